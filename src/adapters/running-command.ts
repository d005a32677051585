import { type ChildProcess, execFileSync } from 'node:child_process';
import type { Exit } from '../core/model/exit.ts';
import type { Capture } from './capture.ts';
import type { OutputPipe, OutputReader } from './output-pipe.ts';

/** How long output is awaited after the exit, and how long a command that was told to end may take. */
const GRACE_MS = 10_000;
/** After the signal that we were told to stop by, the command gets SIGTERM too: shells' background jobs ignore SIGINT. */
const SECOND_SIGNAL_MS = 1_000;
/** How long a killed process may take to let go of the pipe. */
const KILLED_MS = 1_000;
/** After such a silence behind the exit, or so long after it, whatever comes was not waiting in the pipe. */
const QUIET_MS = 200;
const LATE_MS = 500;
/** More than any pipe holds: beyond it, output was written after the exit. */
const PIPE_BYTES = 2 * 2 ** 20;
/** What a timer can hold. */
const LONGEST_MS = 2 ** 31 - 1;

/** Signals by which we are told to stop. */
const STOP_SIGNALS: readonly NodeJS.Signals[] = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

export interface Limits {
  readonly timeoutMs: number | null;
  readonly graceMs?: number;
  /** How long it may take when we were told to stop, where that is less. */
  readonly stopGraceMs?: number;
  /** The signal by which we were told to stop already; null where we weren't. */
  readonly stopSignal?: () => NodeJS.Signals | null;
}

export interface Ended {
  readonly exit: Exit;
  /** Every writer had let go of the output, if only because it was ended. */
  readonly closed: boolean;
  /** Processes that the command left behind held the output until they were ended. */
  readonly leftoversEnded: boolean;
  /** Something was written after the exit. */
  readonly lateOutput: boolean;
}

/** A command that was spawned, until nothing of it is left. */
export class RunningCommand {
  readonly #child: ChildProcess;
  readonly #capture: Capture;
  readonly #timeoutMs: number | null;
  readonly #graceMs: number;
  readonly #stopGraceMs: number;
  readonly #stopSignal: () => NodeJS.Signals | null;
  readonly #reader: OutputReader;
  readonly #exited: Promise<Exit>;
  readonly #outputClosed: Promise<true>;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Why we ended the command; its own exit says nothing then. */
  #stopped: Exit | null = null;
  #failure: { readonly error: unknown } | null = null;
  /** Set once the command has exited. */
  #tail: { readonly seenAtExit: number; readonly quiet: NodeJS.Timeout } | null = null;
  /** What was in the pipe at the exit has been read. */
  #isDrained = false;
  #lateOutput = false;
  #leftoversEnded = false;
  #giveUp: () => void = () => {};
  readonly #setDrained = () => {
    this.#isDrained = true;
  };

  constructor(child: ChildProcess, pipe: OutputPipe, capture: Capture, limits: Limits) {
    const { timeoutMs, graceMs = GRACE_MS } = limits;
    this.#child = child;
    this.#capture = capture;
    this.#timeoutMs = timeoutMs;
    this.#graceMs = graceMs;
    this.#stopGraceMs = Math.min(graceMs, limits.stopGraceMs ?? graceMs);
    this.#stopSignal = limits.stopSignal ?? (() => null);
    this.#exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(exitOf(code, signal))));
    let closed: (value: true) => void = () => {};
    this.#outputClosed = new Promise((resolve) => {
      closed = resolve;
    });
    this.#reader = pipe.read(
      child,
      (chunk) => this.#take(chunk),
      () => closed(true),
    );
  }

  /**
   * Waits for the exit, then for the output to close, ends what is left, and says how it went. Told to end or not, at the end nobody is
   * left in the group.
   * @param onExit called at the exit, before the output is awaited.
   * @throws what storing or scanning the output threw, once the command is ended.
   */
  async end(onExit: () => void): Promise<Ended> {
    const onSignal = (signal: NodeJS.Signals) => this.#interrupt(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
    const early = this.#stopSignal();
    if (early !== null) this.#interrupt(early);
    const limit = this.#timeoutMs;
    const timer = limit === null ? null : this.#after(limit, () => this.#stop({ kind: 'timed_out', limit_ms: limit }, 'SIGTERM'));
    try {
      const exit = await this.#exited;
      onExit();
      if (timer !== null) clearTimeout(timer);
      this.#tail = { seenAtExit: this.#capture.seenBytes, quiet: this.#after(QUIET_MS, this.#setDrained) };
      this.#after(LATE_MS, this.#setDrained);
      this.#capture.hurry();
      const closed = await this.#drain();
      if (this.#failure !== null) throw this.#failure.error;
      return { exit: this.#stopped ?? exit, closed, leftoversEnded: this.#leftoversEnded, lateOutput: this.#lateOutput };
    } finally {
      for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
      for (const each of this.#timers) clearTimeout(each);
      this.#signal('SIGKILL');
    }
  }

  /** Whether every writer has let go, be it because it was killed. A process that left the group keeps the pipe: it is given up. */
  async #drain(): Promise<boolean> {
    if (await this.#closedWithin(this.#patienceMs())) return true;
    this.#leftoversEnded = true;
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      this.#signal(signal);
      if (await this.#closedWithin(KILLED_MS)) return true;
    }
    this.#reader.destroy();
    return false;
  }

  #closedWithin(ms: number): Promise<boolean> {
    const { promise, resolve } = withResolver<false>();
    this.#giveUp = () => resolve(false);
    const timer = this.#after(ms, this.#giveUp);
    return Promise.race([this.#outputClosed, promise]).finally(() => clearTimeout(timer));
  }

  #take(chunk: Buffer): boolean {
    if (this.#failure !== null) return true;
    const tail = this.#tail;
    try {
      const more = this.#capture.take(chunk, tail === null);
      if (tail !== null) {
        if (this.#isDrained || this.#capture.seenBytes - tail.seenAtExit > PIPE_BYTES) this.#lateOutput = true;
        tail.quiet.refresh();
      }
      if (more === null) return true;
      void more.then(() => this.#reader.resume());
      return false;
    } catch (error) {
      this.#failure = { error };
      this.#stop(null, 'SIGTERM');
      return true;
    }
  }

  /** The second time we are told to stop, we don't wait. */
  #interrupt(signal: NodeJS.Signals): void {
    const again = this.#stopped?.kind === 'interrupted';
    this.#stop({ kind: 'interrupted', signal }, again ? 'SIGKILL' : signal);
  }

  /** Tells the whole group to end, and makes sure that it does. The first reason to stop is the one that counts. */
  #stop(why: Exit | null, signal: NodeJS.Signals): void {
    this.#stopped ??= why;
    this.#signal(signal);
    if (this.#tail !== null) this.#giveUp();
    if (signal !== 'SIGTERM') this.#after(Math.min(SECOND_SIGNAL_MS, this.#patienceMs() / 2), () => this.#signal('SIGTERM'));
    this.#after(this.#patienceMs(), () => this.#signal('SIGKILL'));
  }

  #patienceMs(): number {
    return this.#stopped?.kind === 'interrupted' ? this.#stopGraceMs : this.#graceMs;
  }

  #after(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(act, Math.min(ms, LONGEST_MS));
    this.#timers.add(timer);
    return timer;
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform !== 'win32') process.kill(-pid, signal);
      // Windows has no groups, and no way to ask: the tree below a living command is ended at once, below a dead one it can't be found.
      else if (this.#tail === null) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    } catch {
      // Nobody is left, or not ours to end.
    }
  }
}

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A code or a signal, as the kernel said it; neither would be a bug of the platform, and no success. */
function exitOf(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (signal !== null) return { kind: 'signaled', signal };
  return code === null ? { kind: 'signaled', signal: 'an unknown signal' } : { kind: 'exited', code };
}
