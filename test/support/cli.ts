import { spawn } from 'node:child_process';
import { inject } from 'vitest';

/** How a run of the command line ended, as a user's shell would see it. */
export interface Ended {
  /** The exit status; null where a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Variables by which CI, npm, git or the runner around us would reach into what we start. */
const INHERITED =
  /^(CI|GITHUB_.*|RUNNER_.*|ACTIONS_.*|INPUT_.*|GITLAB_.*|NODE_.*|VITEST.*|VITE_.*|TEST|JEST_.*|MOCHA.*|PYTEST_.*|GO[A-Z]+|npm_.*|NPM_.*|GIT_.*|FORCE_COLOR|NO_COLOR|COLORTERM|TERM|TAP)$/;

/** The environment of a quiet terminal: nothing of the outer runner or CI, git without anybody's configuration. */
export function cleanEnv(extra: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
  return {
    ...Object.fromEntries(kept),
    GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    NO_COLOR: '1',
    ...extra,
  };
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What stdin says; closed at once where absent. */
  readonly input?: string | Buffer;
  /** Sees the running process: to send it a signal. */
  readonly onStart?: (pid: number) => void;
}

/** Starts a program and waits until it has ended and its output is closed. */
export function start(file: string, args: readonly string[], options: CliOptions): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: options.cwd, env: cleanEnv(options.env), stdio: ['pipe', 'pipe', 'pipe'] });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        text[name] += chunk;
      });
    }
    child.on('error', reject).on('close', (code, signal) => resolve({ code, signal, ...text }));
    child.stdin.on('error', () => {}).end(options.input);
    if (child.pid !== undefined) options.onStart?.(child.pid);
  });
}

/** Runs the command line made from `src`, as its users do: a process of its own. */
export function receipt(args: readonly string[], options: CliOptions): Promise<Ended> {
  return start(process.execPath, [inject('cliMain'), ...args], options);
}
