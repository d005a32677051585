import type { Closing, RunnerProfile } from '../runners/profile.ts';
import { ownBytes } from './byte-patterns.ts';
import type { Groups } from './log-counts.ts';
import type { Rule } from './log-rules.ts';
import { endRunning, startRunning } from './log-running.ts';
import { resultsTally, type Session } from './log-session.ts';
import type { Sessions } from './log-sessions.ts';
import type { RunnerTraces } from './log-traces.ts';

const MAX_CONTAINERS = 60;

/** Reads a runner's results: which tests began and how they ended, and the plan that says how many there are. */
export class ResultLines {
  readonly #results: RunnerProfile['log']['results'];
  readonly #closing: Closing | undefined;
  readonly #traces: RunnerTraces;
  readonly #sessions: Sessions;
  readonly #containers: { readonly line: number; readonly text: string; readonly id: string }[] = [];

  constructor(traces: RunnerTraces, sessions: Sessions) {
    this.#results = traces.profile.log.results;
    this.#closing = traces.profile.log.closing;
    this.#traces = traces;
    this.#sessions = sessions;
  }

  start(groups: Groups, line: number): void {
    this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
    this.#traces.announcesStarts = true;
    const session = this.#sessions.at(groups['scope'] ?? '', line);
    session.last = line;
    session.started += 1;
    startRunning(session, groups['id'] ?? '', this.#traces.bounds.names);
  }

  /** A passed test, of which the line says nothing else. */
  pass(line: number): void {
    this.#traces.finished += 1;
    this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
    const session = this.#sessions.at('', line);
    session.last = line;
    session.passed += 1;
    this.#closeByPlan('', session, line);
  }

  /** The commonest line of all: its groups are read by their places. */
  end({ places }: Rule, match: RegExpExecArray, line: number): void {
    const skipped = match[places.skipped] !== undefined;
    const failed = !skipped && match[places.failed] !== undefined;
    this.#traces.finished += 1;
    if (failed) this.#traces.red += 1;
    this.#traces.mark(this.#results?.opens && !this.#results.start ? 'opening' : 'result');
    const scope = match[places.scope] ?? '';
    const session = this.#results?.start ? this.#sessions.open(scope) : this.#sessions.at(scope, line);
    if (session === undefined) return;
    session.last = line;
    if (skipped) session.skipped += 1;
    else if (failed) session.failed += 1;
    else session.passed += 1;
    if (session.running !== null) endRunning(session, match[places.id], this.#traces.bounds.names);
    this.#closeByPlan(scope, session, line);
  }

  /** A green result that is named like a file. */
  container(groups: Groups, line: number, text: string): void {
    if (this.#containers.length >= MAX_CONTAINERS) return;
    this.#containers.push({ line, text: ownBytes(text), id: ownBytes(groups['id'] ?? '') });
  }

  /** TAP's plan: another one begins another run. */
  plan(tests: number, line: number, text: string, afterBlank: boolean): void {
    if ((this.#sessions.open('')?.plan ?? -1) >= 0) this.#sessions.suspend('');
    const session = this.#sessions.at('', line);
    this.#traces.mark('opening');
    session.plan = tests;
    session.asksMore = afterBlank && session.opened;
    session.last = line;
    session.announced = tests;
    this.#traces.closingLine(line, text);
    this.#closeByPlan('', session, line);
  }

  /** The end of the log: files that ended without results of their own are unfinished, in a run that closed. */
  finish(): void {
    if (this.#traces.strongest !== 'closing') return;
    for (const { line, text, id } of this.#containers) this.#traces.sign('unfinished-test', 'named-case', line, text, id);
  }

  #closeByPlan(scope: string, session: Session, line: number): void {
    const results = session.passed + session.failed + session.skipped;
    if (session.plan < 0 || results < session.plan) return;
    if (session.asksMore && results > 0 && this.#closing?.completes) {
      session.done = true;
      return;
    }
    session.zero = session.plan === 0;
    this.#sessions.close(scope, line, resultsTally(session));
  }
}
