import { red, type Tally } from '../model/tally.ts';
import type { Closing } from '../runners/profile.ts';
import { ownBytes } from './byte-patterns.ts';
import type { Bounds } from './log-bounds.ts';
import { forgetRunning } from './log-running.ts';
import { type Counts, mergeInto, newSession, type Session } from './log-session.ts';
import type { RunnerTraces } from './log-traces.ts';

/** Of one name that was started and not ended more than once. */
const MAX_OF_ONE_NAME = 3;

/** The runs of one runner in one stream: which are open, and how they end. */
export class Sessions {
  /** The runner said that there is nothing to run, before its run opened or closed. */
  zeroNext = false;
  readonly #traces: RunnerTraces;
  readonly #closing: Closing | undefined;
  readonly #bounds: Bounds;
  readonly #ended: Session[];
  readonly #open = new Map<string, Session>();
  /** Another one began while they were open: only a runner whose runs overlap can still close them. */
  readonly #suspended: Session[] = [];
  /** Stands for all that were open beyond what can be told apart; nothing closes it. */
  #rest: Session | null = null;

  constructor(traces: RunnerTraces) {
    this.#traces = traces;
    this.#closing = traces.profile.log.closing;
    this.#bounds = traces.bounds;
    this.#ended = traces.sessions;
  }

  /** The run that is open in a scope. */
  open(scope: string): Session | undefined {
    return this.#open.get(scope);
  }

  /** The run that a line belongs to, which began there if none is open. */
  at(scope: string, line: number): Session {
    return this.#open.get(scope) ?? this.#start(scope, newSession(line, false));
  }

  /** An opening line begins a run: the one before it has closed by its totals, or stays open. */
  begin(scope: string, line: number): void {
    this.leave(scope);
    this.#start(scope, newSession(line, true));
  }

  /** Another run begins in this scope, closed where the running totals of the one before were complete. */
  leave(scope: string): void {
    const session = this.#open.get(scope);
    if (session === undefined) return;
    if (session.done && this.#closing?.from === 'last') {
      session.close = session.last;
      this.#record(session);
      this.#open.delete(scope);
      this.#bounds.open.give();
    } else this.suspend(scope);
  }

  /** The run of this scope goes on no more, and has not closed. */
  suspend(scope: string): void {
    const session = this.#open.get(scope);
    if (session === undefined) return;
    this.#open.delete(scope);
    this.#suspended.push(session);
  }

  /**
   * Closing lines are complete.
   * @param tally what they count; null where they count nothing.
   * @param first the first of them, where the run begins if nothing was seen of it before.
   */
  close(scope: string, line: number, tally: Tally | null, first = line, extra: Counts | null = null): void {
    const { opensAlways, overlaps } = this.#traces.profile.log;
    this.#traces.mark('closing');
    const oldest = overlaps ? this.#suspended.shift() : undefined;
    const before = opensAlways ? this.#suspended : [];
    const opened = oldest ?? this.#open.get(scope) ?? before.pop();
    if (oldest === undefined) this.#open.delete(scope);
    if (opened !== undefined) this.#bounds.open.give();
    const session = opened ?? newSession(first, false);
    session.close = line;
    session.last = line;
    session.tally = tally;
    session.extra = extra;
    session.zero ||= this.zeroNext;
    this.zeroNext = false;
    if (this.#isHeadless(session)) this.#traces.sign('log-truncated', 'agreement', line, ownBytes(this.#traces.closing?.text ?? ''));
    this.#tellUnfinished(session);
    this.#record(session);
  }

  /** The last run that closed goes on: lines that hold its counts close it anew. Only where it has something red, and no more than they. */
  reopenLast(tally: Tally): void {
    const before = this.#ended.at(-1)?.tally;
    if (before && red(before) > 0 && red(before) <= red(tally) && before.tests <= tally.tests) {
      this.#ended.pop();
      this.#bounds.ended.give();
    }
  }

  /** The end of the log: what is still open stays open, save what its running totals close. All are then in the order of their openings. */
  end(): void {
    if (this.#rest !== null) this.#suspended.push({ ...this.#rest, done: false });
    for (const session of [...this.#suspended, ...this.#open.values()]) {
      if (session.done && this.#closing?.from === 'last') session.close = session.last;
      this.#tellUnfinished(session);
      this.#record(session);
    }
    this.#ended.sort((a, b) => a.open - b.open);
  }

  /** A run that must have been there, and of which nothing was seen: it stays open. */
  addMissing(line: number): void {
    this.#record(newSession(line, false));
  }

  /** Whether the log began in the middle of the run: the first of this runner, and closed as only one with an opening can be. */
  #isHeadless(session: Session): boolean {
    if (session.opened || this.#ended.length > 0 || this.#suspended.length > 0 || this.#open.size > 0) return false;
    return this.#closing?.headed?.test(this.#traces.closing?.text ?? '') ?? false;
  }

  /** @returns the run that lines of the scope now belong to. */
  #start(scope: string, session: Session): Session {
    if (!this.#bounds.open.take()) {
      const oldest = this.#suspended.shift();
      if (oldest === undefined) {
        this.#rest ??= session;
        return this.#rest;
      }
      this.#record(oldest);
    }
    this.#open.set(scope, session);
    return session;
  }

  /** Where there is no room for one more, neighbours are taken together. */
  #record(session: Session): void {
    forgetRunning(session, this.#bounds.names);
    const before = this.#ended.at(-1);
    if (this.#bounds.ended.take() || before === undefined) this.#ended.push(session);
    else mergeInto(before, session);
  }

  #tellUnfinished(session: Session): void {
    for (const [id, count] of session.running ?? []) {
      for (let n = 0; n < Math.min(count, MAX_OF_ONE_NAME); n++) this.#traces.sign('unfinished-test', 'named-case', session.last, id, id);
    }
    if (session.overflow > 0)
      this.#traces.sign('unfinished-test', 'never', session.last, `${session.overflow} more tests started and have no result`);
    forgetRunning(session, this.#bounds.names);
  }
}
