import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Exit } from '../core/model/exit.ts';
import type { Clock } from '../core/ports.ts';
import { Capture, type CapturedLog } from './capture.ts';
import { errorCode } from './files.ts';
import { type OutputPipe, openOutputPipe } from './output-pipe.ts';
import { type Ended, RunningCommand } from './running-command.ts';

export interface CommandRequest {
  /** argv; with `shell`, one string in one element. */
  readonly command: readonly string[];
  readonly shell: boolean;
  /** Absolute; exists. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number | null;
  /** How long the command may take to end when it was told to, and its output to close behind its exit; 10 s by default. */
  readonly graceMs?: number;
  /** As {@link graceMs}, where it is we who were told to stop. */
  readonly stopGraceMs?: number;
  /** The signal by which we were told to stop before there was a command; it isn't started then. */
  readonly stopSignal?: () => NodeJS.Signals | null;
  readonly log: {
    readonly path: string;
    readonly limitBytes: number;
    /** Sees every stored byte, in order; a chunk is valid only during the call. May ask to wait for a moment. */
    readonly consume: (chunk: Uint8Array) => Promise<void> | null;
  };
  /** Where the output is shown as it comes; null for nowhere. */
  readonly display: Writable | null;
}

export interface CommandOutcome {
  readonly exit: Exit;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly durationMs: number;
  readonly log: CapturedLog & Omit<Ended, 'exit'>;
}

/**
 * Runs a command to its end and keeps all it prints. Own code on `spawn`, not @actions/exec: that one loses the signal a command died of,
 * holds no writer back, and goes quadratic on long lines.
 *
 * The command leads a process group of its own, which is ended at a time limit, when we are told to stop, and behind its exit.
 * @throws {ReceiptError} IO_FAILED where the log can't be written; the command is ended then.
 */
export async function runCommand(request: CommandRequest, clock: Clock): Promise<CommandOutcome> {
  const { path, limitBytes, consume } = request.log;
  const capture = new Capture({ path, limitBytes, consume, display: request.display });
  const pipe = openOutputPipe();
  const startedAt = clock.now();
  const started = clock.monotonic();
  const times = () => ({ startedAt, finishedAt: clock.now(), durationMs: Math.max(0, Math.round(clock.monotonic() - started)) });
  const stopped = request.stopSignal?.() ?? null;
  const child = stopped === null ? await startChild(request, pipe) : { message: '' };
  if ('message' in child) {
    pipe.abandon();
    const exit: Exit = stopped === null ? { kind: 'not_started', message: child.message } : { kind: 'interrupted', signal: stopped };
    return { exit, ...times(), log: { ...capture.close(), closed: true, leftoversEnded: false, lateOutput: false } };
  }
  let ended = times();
  const running = new RunningCommand(child, pipe, capture, request);
  const onExit = () => {
    ended = times();
  };
  const { exit, ...output } = await running.end(onExit).catch((error: unknown) => {
    capture.abandon();
    throw error;
  });
  return { exit, ...ended, log: { ...capture.close(), ...output } };
}

const SHELL = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];

async function startChild({ command, shell, cwd, env }: CommandRequest, pipe: OutputPipe): Promise<ChildProcess | { message: string }> {
  const [file = '', ...args] = shell ? [...SHELL, ...command] : command;
  const windows = process.platform === 'win32';
  const options: SpawnOptions = { cwd, env: { ...env }, stdio: ['ignore', pipe.stdio, pipe.stdio], detached: !windows, windowsHide: true };
  try {
    // cross-spawn knows how Windows finds programs and runs `.cmd` shims; elsewhere it adds nothing.
    const child = windows ? (await import('cross-spawn')).default.spawn(file, args, options) : spawn(file, args, options);
    return await new Promise((resolve) => {
      child.once('spawn', () => resolve(child));
      // Stays for good: Node also says by this event that a signal could not be sent.
      child.on('error', (error) => resolve({ message: describeSpawnError(file, error) }));
    });
  } catch (error) {
    return { message: describeSpawnError(file, error) };
  }
}

function describeSpawnError(file: string, error: unknown): string {
  const name = file.slice(0, 200);
  switch (errorCode(error)) {
    case 'ENOENT':
      if (!/[/\\]/.test(file)) return `${name}: not found on PATH`;
      return existsSync(file) ? `${name}: the interpreter in its first line was not found` : `${name}: not found`;
    case 'EACCES':
      return `${name}: not executable`;
    case 'E2BIG':
      return `${name}: the command or the environment is too long`;
    default:
      return `${name}: ${errorCode(error) || (error instanceof Error ? error.message : String(error))}`;
  }
}
