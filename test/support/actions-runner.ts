import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Annotation, CommandReader, LineSplitter, readCommandFile } from './workflow-commands.ts';

/** Files by which a step tells the runner something: variable, and prefix of the file's name (actions/runner: FileCommandManager.cs). */
const COMMAND_FILES = {
  GITHUB_PATH: 'add_path_',
  GITHUB_ENV: 'set_env_',
  GITHUB_STEP_SUMMARY: 'step_summary_',
  GITHUB_STATE: 'save_state_',
  GITHUB_OUTPUT: 'set_output_',
} as const;
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
/** How long the runner waits between its signals when a job is cancelled (actions/runner: ProcessInvoker.cs). */
const SIGINT_MS = 7_500;
const SIGTERM_MS = 2_500;
/** How long output may stay open behind the exit before the runner kills what holds it. */
const STREAMS_MS = 5_000;

/** One phase of an action, as the runner starts it. */
export interface PhaseOptions {
  /** The Node that the runner brings. */
  readonly node: string;
  /** Absolute path of the script. */
  readonly script: string;
  /** The job's variables: GITHUB_*, RUNNER_*, and what the workflow sets. */
  readonly env: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
  /** What `main` left for `post`. */
  readonly state?: Readonly<Record<string, string>>;
  /** GITHUB_WORKSPACE, where the script is started. */
  readonly workspace: string;
  /** RUNNER_TEMP. */
  readonly temp: string;
  /** Sees the process, and each line of output as it comes; to cancel or to kill. */
  readonly onStart?: (step: RunningStep) => unknown;
  readonly onLine?: (line: string, step: RunningStep) => unknown;
}

export interface RunningStep {
  readonly pid: number;
  readonly child: ChildProcess;
  /** As the runner does when a job is cancelled: SIGINT, 7.5 s, SIGTERM, 2.5 s, kill of the whole tree. */
  cancel(): void;
}

/** What the runner knows when the phase is over. */
export interface Phase {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** How the step is shown. */
  readonly result: 'success' | 'failure';
  readonly stdout: string;
  readonly stderr: string;
  /** Lines that the log shows. */
  readonly shown: readonly string[];
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly matchers: readonly string[];
  readonly summary: string;
  /** What the runner said against the step's files and commands. */
  readonly complaints: readonly string[];
  /** Commands were stopped when the step ended. */
  readonly leftStopped: boolean;
}

/** Processes below `pid`, from /proc; only there. */
function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(join('/proc', name, 'stat'), 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended since.
    }
  }
  const below = (of: number): number[] => [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function killTree(pid: number): void {
  for (const each of [...descendants(pid), pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended since.
    }
  }
}

function inputName(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** Runs one phase of a JavaScript action as GitHub's runner does: a process of its own, nothing inherited, file commands read behind its end. */
export async function runPhase(options: PhaseOptions): Promise<Phase> {
  const folder = join(options.temp, '_runner_file_commands');
  mkdirSync(folder, { recursive: true });
  const suffix = randomUUID();
  const files = Object.fromEntries(Object.entries(COMMAND_FILES).map(([name, prefix]) => [name, join(folder, prefix + suffix)]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  const env = {
    ACTIONS_RUNTIME_URL: 'https://pipelines.invalid/',
    ACTIONS_RUNTIME_TOKEN: 'runtime-token',
    ...options.env,
    ...files,
    ...Object.fromEntries(Object.entries(options.inputs).map(([name, value]) => [inputName(name), value])),
    ...Object.fromEntries(Object.entries(options.state ?? {}).map(([name, value]) => [`STATE_${name}`, value])),
    GITHUB_ACTIONS: 'true',
    CI: 'true',
  };
  const child = spawn(options.node, [options.script], { cwd: options.workspace, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const reader = new CommandReader();
  const step = runningStep(child);
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    const splitter = new LineSplitter((line) => {
      reader.read(line);
      options.onLine?.(line, step);
    });
    child[name]
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text[name] += chunk;
        splitter.write(chunk);
      })
      .on('close', () => splitter.end());
  }
  child.stdin.on('error', () => {}).end();
  options.onStart?.(step);
  const { code, signal } = await ended(child);
  const { effects } = reader;
  const read = readFiles(files, effects.outputs, effects.state);
  for (const file of Object.values(files)) rmSync(file, { recursive: true, force: true });
  const failed = code !== 0 || effects.failed || read.complaints.length > 0;
  return {
    code,
    signal,
    result: failed ? 'failure' : 'success',
    ...text,
    shown: effects.shown,
    annotations: effects.annotations,
    masks: effects.masks,
    matchers: effects.matchers,
    path: [...effects.path, ...read.path],
    outputs: effects.outputs,
    state: effects.state,
    env: read.env,
    summary: read.summary,
    complaints: read.complaints,
    leftStopped: reader.stopped,
  };
}

function runningStep(child: ChildProcess): RunningStep {
  const pid = child.pid ?? 0;
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    child,
    cancel() {
      child.kill('SIGINT');
      setTimeout(() => alive() && child.kill('SIGTERM'), SIGINT_MS).unref();
      setTimeout(() => alive() && killTree(pid), SIGINT_MS + SIGTERM_MS).unref();
    },
  };
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    let late: NodeJS.Timeout | undefined;
    child.on('error', reject);
    child.on('exit', () => {
      late = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, STREAMS_MS);
    });
    child.on('close', (code, signal) => {
      clearTimeout(late);
      resolve({ code, signal });
    });
  });
}

function readFiles(files: Readonly<Record<string, string>>, outputs: Record<string, string>, state: Record<string, string>) {
  const env: Record<string, string> = {};
  const path: string[] = [];
  const complaints: string[] = [];
  let summary = '';
  const into = (pairs: Record<string, string>) => (content: string) =>
    readCommandFile(content, (name, value) => {
      pairs[name] = value;
    });
  const attempt = (name: string, act: (content: string) => void) => {
    const file = files[name] ?? '';
    if (!existsSync(file)) return;
    try {
      act(readFileSync(file, 'utf8'));
    } catch (error) {
      complaints.push(`Unable to process file command '${name}' successfully: ${error instanceof Error ? error.message : error}`);
    }
  };
  attempt('GITHUB_PATH', (content) => path.push(...content.split(/\r?\n/).filter((line) => line !== '')));
  attempt('GITHUB_ENV', into(env));
  // The one variable that the runner refuses to set.
  delete env['NODE_OPTIONS'];
  attempt('GITHUB_STEP_SUMMARY', (content) => {
    if (Buffer.byteLength(content) > SUMMARY_LIMIT_BYTES) throw new Error('the summary is too large');
    summary = content;
  });
  attempt('GITHUB_STATE', into(state));
  attempt('GITHUB_OUTPUT', into(outputs));
  return { env, path, summary, complaints };
}
