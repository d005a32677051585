import type { LogSign, SignCode } from '../model/log.ts';
import { EMPTY_TALLY, type Tally } from '../model/tally.ts';
import type { Closing, RunnerProfile } from '../runners/profile.ts';
import { decodeBytes, ownBytes } from './byte-patterns.ts';
import { addCounts, type Groups, groupsOf } from './log-counts.ts';
import type { Rule } from './log-rules.ts';
import { endRunning, startRunning } from './log-running.ts';
import { type Counts, isCountKey, mergeInto, newSession, resultsTally, type Session, tallyOf } from './log-session.ts';
import type { SignKeeper } from './log-signs.ts';

/** Lines of one closing block may be this far apart, unless the profile says more: other processes write between them. */
const GAP = 12;
/** Sessions that are told apart; beyond, neighbours are taken together. */
const MAX_SESSIONS = 5_000;
const MAX_CONTAINERS = 60;
const TEXT = 200;

export type Trace = 'closing' | 'opening' | 'result' | 'progress';
const STRENGTH: Readonly<Record<Trace, number>> = { progress: 0, result: 1, opening: 2, closing: 3 };

interface Block {
  readonly counts: Counts;
  readonly first: number;
  last: number;
}

/** What one runner does in one stream: a machine that the matching lines drive. Bounded, however many lines there are. */
export class RunnerState {
  readonly profile: RunnerProfile;
  readonly stream: string;
  trace: Trace = 'progress';
  firstLine = 0;
  /** Of the lines that said more than that a test ended. */
  lastLine = 0;
  readonly sessions: Session[] = [];
  finished = 0;
  red = 0;
  redLines = 0;
  firstRedLine: { line: number; text: string } | null = null;
  cached = 0;
  ran = 0;
  closing: { line: number; text: string } | null = null;
  /** Closing lines wait for the blank line that completes them. */
  awaitsBlank = false;
  awaitsSince = 0;
  readonly #closing: Closing | undefined;
  readonly #keeper: SignKeeper;
  readonly #open = new Map<string, Session>();
  readonly #suspended: Session[] = [];
  #block: Block | null = null;
  #verbose = false;
  #confirmed = false;
  #zeroNext = false;
  #notRunLine = -2;
  #finalLine = 0;
  #finalDue: boolean;
  readonly #containers: { readonly line: number; readonly text: string; readonly id: string }[] = [];

  constructor(profile: RunnerProfile, stream: string, line: number, keeper: SignKeeper) {
    this.profile = profile;
    this.stream = stream;
    this.firstLine = line;
    this.#closing = profile.log.closing;
    this.#finalDue = this.#closing?.final !== undefined && this.#closing.finalWith === undefined;
    this.#keeper = keeper;
  }

  /** Applies a rule that matched. `text` is the clean line, as bytes. */
  apply(rule: Rule, match: RegExpExecArray, line: number, text: string, afterBlank: boolean): void {
    if (rule.kind === 'end') {
      this.#end(rule, match, line);
      return;
    }
    this.lastLine = line;
    const groups = groupsOf(rule.names, match);
    switch (rule.kind) {
      case 'opening':
        this.#opening(rule, groups, line);
        break;
      case 'start':
        this.#start(groups, line);
        break;
      case 'container':
        if (this.#containers.length < MAX_CONTAINERS)
          this.#containers.push({ line, text: ownBytes(text), id: ownBytes(groups['id'] ?? '') });
        break;
      case 'plan':
        this.#plan(Number(groups['n']), line, text, afterBlank);
        break;
      case 'confirm':
        this.#confirm(groups['scope'] ?? '');
        break;
      case 'zero':
        this.#zero(rule.flag, groups['scope'] ?? '', line, text);
        break;
      case 'count':
        this.#count(rule, match, line, text);
        break;
      case 'completes':
        this.#completes(rule, groups['scope'] ?? '', line, text);
        break;
      case 'red':
        this.redLines += 1;
        this.firstRedLine ??= { line, text: decodeBytes(text, TEXT) };
        this.#mark('closing');
        break;
      case 'replayed':
        this.cached += Number(groups['n'] ?? 1);
        this.#mark('result');
        this.ran += Number(groups['of'] ?? 0) - (groups['of'] === undefined ? 0 : Number(groups['n'] ?? 0));
        break;
      case 'ran':
        this.ran += 1;
        // a wrapper says so of the task whose lines follow
        if (this.#closing === undefined) this.#mark('result');
        break;
      case 'finalDue':
        this.#finalDue = true;
        break;
      case 'final':
      case 'usually':
        this.#finalLine = line;
        break;
      case 'notRun':
        if (rule.flag) this.#notRunLine = line;
        else if (!rule.except?.test(text)) this.#sign('not-run', 'never', line, text);
        break;
      case 'notRunItem':
        if (line !== this.#notRunLine + 1) return;
        this.#notRunLine = line;
        if (!rule.except?.test(text)) this.#sign('not-run', 'never', line, text);
        break;
      case 'interrupted':
        this.#sign('interrupted', 'never', line, text);
        break;
      case 'stopped':
        this.#sign('stopped-early', 'agreement', line, text);
        break;
      case 'worker-crash':
      case 'crash-in-log':
        this.#sign(rule.kind, 'never', line, text);
        break;
      case 'tasks':
        this.#mark('closing');
        this.closing = { line, text: decodeBytes(text, TEXT) };
        if (groups['finished'] === undefined && this.#open.has('')) this.#close('', line, null);
        if (Number(groups['finished']) < Number(groups['started'])) this.#sign('task-incomplete', 'never', line, text);
        break;
      case 'reopens':
        if (this.trace === 'closing' || this.#open.has('')) this.#session('', line).last = line;
        break;
      case 'progress':
        break;
    }
  }

  /** A line of this stream that no rule of this runner matched, while {@link awaitsBlank}. */
  otherLine(blank: boolean, ended = true): void {
    if (blank || (ended && this.#closing?.completes?.includes('other'))) this.#closeBlock('', this.#block?.last ?? 0);
    this.#block = null;
    this.awaitsBlank = false;
  }

  /** The end of the log: what is still open stays open. */
  finish(lastLine: number): void {
    if (this.awaitsBlank && this.#block?.last === lastLine) this.otherLine(true);
    for (const session of [...this.#suspended, ...this.#open.values()]) {
      if (session.done && this.#closing?.from === 'last') session.close = session.last;
      this.#unfinished(session);
      this.#record(session);
    }
    this.sessions.sort((a, b) => a.open - b.open);
    if (this.trace === 'closing') {
      for (const { line, text, id } of this.#containers) this.#sign('unfinished-test', 'named-case', line, text, id);
    }
    const last = Math.max(0, ...this.sessions.map((session) => session.last));
    if (last <= this.#finalLine) return;
    if (this.#finalDue) this.#record(newSession(last, false));
    const closing = this.sessions.at(-1);
    if (this.#closing?.usually !== undefined && closing?.close === last && !closing.zero) {
      this.#sign('log-truncated', 'agreement', last, ownBytes(this.closing?.text ?? ''));
    }
  }

  #mark(trace: Trace): void {
    if (STRENGTH[trace] > STRENGTH[this.trace]) this.trace = trace;
  }

  #opening({ flag: session, sums, once }: Rule, groups: Groups, line: number): void {
    this.#mark('opening');
    const scope = groups['scope'] ?? '';
    const before = this.#open.get(scope);
    if (session && !(once && before !== undefined)) {
      if (before) this.#leave(before);
      this.#open.set(scope, newSession(line, true));
      this.#block = null;
      this.#confirmed = false;
    }
    const announces = groups['announces'];
    if (announces === undefined) return;
    const current = this.#session(scope, line);
    current.last = line;
    const announced = Number(announces) - Number(groups['minus'] ?? 0);
    if (current.announced === null || sums) current.announced = (current.announced ?? 0) + announced;
  }

  #session(scope: string, line: number): Session {
    let session = this.#open.get(scope);
    if (session === undefined) {
      session = newSession(line, false);
      this.#open.set(scope, session);
    }
    return session;
  }

  #start(groups: Groups, line: number): void {
    this.#mark(this.profile.log.results?.opens ? 'opening' : 'result');
    this.#verbose = true;
    const session = this.#session(groups['scope'] ?? '', line);
    session.last = line;
    session.started += 1;
    startRunning(session, groups['id'] ?? '');
  }

  /** A result without groups. */
  pass(line: number): void {
    this.finished += 1;
    this.#mark(this.profile.log.results?.opens ? 'opening' : 'result');
    const session = this.#session('', line);
    session.last = line;
    session.passed += 1;
    this.#closeByPlan('', session, line);
  }

  /** The commonest line of all: its groups are read by their places. */
  #end({ places }: Rule, match: RegExpExecArray, line: number): void {
    const skipped = match[places.skipped] !== undefined;
    const failed = !skipped && match[places.failed] !== undefined;
    this.finished += 1;
    if (failed) this.red += 1;
    const { results } = this.profile.log;
    this.#mark(results?.opens && !results.start ? 'opening' : 'result');
    const scope = match[places.scope] ?? '';
    const session = results?.start ? this.#open.get(scope) : this.#session(scope, line);
    if (session === undefined) return;
    session.last = line;
    if (skipped) session.skipped += 1;
    else if (failed) session.failed += 1;
    else session.passed += 1;
    if (session.running !== null) endRunning(session, match[places.id]);
    this.#closeByPlan(scope, session, line);
  }

  #plan(n: number, line: number, text: string, afterBlank: boolean): void {
    const before = this.#open.get('');
    if (before !== undefined && before.plan >= 0) {
      this.#suspend(before);
      this.#open.delete('');
    }
    const session = this.#session('', line);
    this.#mark('opening');
    session.plan = n;
    session.asksMore = afterBlank && session.opened;
    session.last = line;
    session.announced = n;
    this.closing = { line, text: decodeBytes(text, TEXT) };
    this.#closeByPlan('', session, line);
  }

  #closeByPlan(scope: string, session: Session, line: number): void {
    const results = session.passed + session.failed + session.skipped;
    if (session.plan < 0 || results < session.plan) return;
    if (session.asksMore && results > 0 && this.#closing?.completes) {
      session.done = true;
      return;
    }
    session.zero = session.plan === 0;
    this.#close(scope, line, resultsTally(session));
  }

  #confirm(scope: string): void {
    const session = this.#open.get(scope);
    if (session) session.confirmed = true;
    else this.#confirmed = true;
  }

  #zero(closes: boolean, scope: string, line: number, text: string): void {
    const session = this.#open.get(scope);
    if (session) session.zero = true;
    else this.#zeroNext = true;
    if (!closes) return;
    this.closing = { line, text: decodeBytes(text, TEXT) };
    this.#close(scope, line, EMPTY_TALLY);
  }

  #count(rule: Rule, match: RegExpExecArray, line: number, text: string): void {
    if (rule.count?.where !== undefined && (this.#open.get('')?.opened === true) !== (rule.count.where === 'opened')) return;
    const begun = this.#block !== null && line - this.#block.last <= (this.#closing?.gap ?? GAP);
    if (!begun && !rule.count?.first) return;
    this.closing = { line, text: decodeBytes(text, TEXT) };
    if (rule.count?.announced) {
      const announced = this.#open.get('')?.announced ?? null;
      this.#close('', line, announced === null ? null : { ...EMPTY_TALLY, tests: announced, passed: announced });
      return;
    }
    if (this.#closing?.from === 'last') {
      this.#runningTotal(rule, match, line);
      return;
    }
    if (this.#block === null || !begun) {
      this.#block = { counts: new Map(), first: line, last: line };
    }
    this.#block.last = line;
    addCounts(this.#block.counts, rule, match);
    if (this.#closing?.completes === null || this.#isAsAnnounced(this.#block.counts)) this.#closeBlock('', line);
    else if (this.#closing?.completes.some((way) => way === 'blank' || way === 'other')) this.awaitsBlank = true;
  }

  /** Whether the counts are those of all tests announced: then nothing more is counted, whichever line comes last. */
  #isAsAnnounced(counts: Counts): boolean {
    const announced = this.#open.get('')?.announced ?? null;
    if (announced === null || !this.#closing?.completes?.includes('announced')) return false;
    return tallyOf(counts, this.#closing)?.tests === announced;
  }

  #runningTotal(rule: Rule, match: RegExpExecArray, line: number): void {
    const scope = match[rule.places.scope] ?? '';
    const counts: Counts = new Map();
    addCounts(counts, rule, match);
    const of = counts.get('of');
    const tally = this.#closing ? tallyOf(counts, this.#closing) : null;
    const session = this.#continued(scope, line, of === undefined ? null : tally);
    session.last = line;
    session.tally = tally;
    session.done = of === undefined ? !session.opened || session.confirmed : (session.tally?.tests ?? 0) >= of;
    this.#mark(session.done ? 'closing' : 'opening');
  }

  /** The run that totals belong to: a new one where a complete one would have lost tests. */
  #continued(scope: string, line: number, tally: Tally | null): Session {
    const session = this.#session(scope, line);
    if (tally === null || !session.done || tally.tests >= (session.tally?.tests ?? 0)) return session;
    this.#leave(session);
    this.#open.delete(scope);
    return this.#session(scope, line);
  }

  #completes(rule: Rule, scope: string, line: number, text: string): void {
    if (this.#closing?.from === 'plan') {
      const session = this.#open.get('');
      if (session?.done) this.#close('', line, resultsTally(session));
      return;
    }
    if (this.#closing?.from !== 'results') {
      if (this.#block !== null && line - this.#block.last <= (this.#closing?.gap ?? GAP)) this.#closeBlock(scope, line);
      else if (this.#closing?.countless) this.#close(scope, line, this.#open.get(scope)?.tally ?? null);
      return;
    }
    this.closing = { line, text: decodeBytes(text, TEXT) };
    const session = this.#open.get(scope);
    const confirmed = session?.confirmed ?? this.#confirmed;
    this.#confirmed = false;
    if (this.#verbose && !confirmed && rule.except?.test(text)) {
      this.#mark('opening');
      this.#suspend(this.#session(scope, line));
      this.#open.delete(scope);
    } else this.#close(scope, line, session !== undefined && session.started > 0 ? resultsTally(session) : null);
  }

  #closeBlock(scope: string, line: number): void {
    const block = this.#block;
    if (block === null || this.#closing === undefined) return;
    const tally = tallyOf(block.counts, this.#closing);
    if (tally === null) return;
    const extra = [...block.counts].filter(([name]) => !isCountKey(name));
    this.#block = null;
    this.#close(scope, line, tally, block.first, extra.length > 0 ? new Map(extra) : null);
  }

  #close(scope: string, line: number, tally: Tally | null, first = line, extra: Counts | null = null): void {
    this.#mark('closing');
    const nestedInItself = this.profile.log.opensAlways ? this.#suspended : [];
    const oldest = this.profile.log.overlaps ? this.#suspended.shift() : undefined;
    const session = oldest ?? this.#open.get(scope) ?? nestedInItself.pop() ?? newSession(first, false);
    if (oldest === undefined) this.#open.delete(scope);
    session.close = line;
    session.last = line;
    session.tally = tally;
    session.extra = extra;
    session.zero ||= this.#zeroNext;
    this.#zeroNext = false;
    if (this.#isHeadless(session)) this.#sign('log-truncated', 'agreement', line, ownBytes(this.closing?.text ?? ''));
    this.#unfinished(session);
    this.#record(session);
  }

  /** Whether the log began in the middle of the run: the first of this runner, and closed as only one with an opening can be. */
  #isHeadless(session: Session): boolean {
    if (session.opened || this.sessions.length > 0 || this.#suspended.length > 0 || this.#open.size > 0) return false;
    return this.#closing?.headed?.test(this.closing?.text ?? '') ?? false;
  }

  /** Another run begins: the one before it has closed by its totals, or stays open. */
  #leave(session: Session): void {
    if (session.done && this.#closing?.from === 'last') {
      session.close = session.last;
      this.#record(session);
    } else this.#suspend(session);
  }

  #suspend(session: Session): void {
    if (this.#suspended.push(session) <= MAX_SESSIONS) return;
    const oldest = this.#suspended.shift();
    if (oldest) this.#record(oldest);
  }

  #record(session: Session): void {
    session.running = null;
    const before = this.sessions.at(-1);
    if (this.sessions.length < MAX_SESSIONS || before === undefined) this.sessions.push(session);
    else mergeInto(before, session);
  }

  #unfinished(session: Session): void {
    for (const [id, count] of session.running ?? []) {
      for (let n = 0; n < Math.min(count, 3); n++) this.#sign('unfinished-test', 'named-case', session.last, id, id);
    }
    if (session.overflow > 0)
      this.#sign('unfinished-test', 'never', session.last, `${session.overflow} more tests started and have no result`);
    session.running = null;
    session.overflow = 0;
  }

  #sign(code: SignCode, yields: LogSign['yields'], line: number, text: string, id: string | null = null): void {
    if (STRENGTH[this.trace] < STRENGTH.result && code !== 'unfinished-test') this.#mark('result');
    this.#keeper.add({
      code,
      yields,
      line,
      text: decodeBytes(text, TEXT),
      id: id === null ? null : decodeBytes(id, TEXT),
      runner: this.profile.name,
      stream: this.stream,
    });
  }
}
