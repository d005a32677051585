import { EMPTY_TALLY, type Tally } from '../model/tally.ts';
import type { Closing, RunnerProfile } from '../runners/profile.ts';
import { addCounts } from './log-counts.ts';
import type { Rule } from './log-rules.ts';
import { type Counts, isCountKey, resultsTally, type Session, tallyOf } from './log-session.ts';
import type { Sessions } from './log-sessions.ts';
import type { RunnerTraces } from './log-traces.ts';

/** Lines of one closing block may be this far apart, unless the profile says more: other processes write between them. */
const GAP = 12;

/** Counting lines that wait for the line that completes them. */
interface Block {
  readonly counts: Counts;
  readonly first: number;
  last: number;
}

/** Reads the closing lines of a runner, and closes its runs by them. */
export class ClosingLines {
  /** Counts wait for the line behind them, whatever it is. */
  awaitsNext = false;
  readonly #log: RunnerProfile['log'];
  readonly #closing: Closing | undefined;
  readonly #gap: number;
  readonly #traces: RunnerTraces;
  readonly #sessions: Sessions;
  #block: Block | null = null;
  #confirmed = false;

  constructor(traces: RunnerTraces, sessions: Sessions) {
    this.#log = traces.profile.log;
    this.#closing = this.#log.closing;
    this.#gap = this.#closing?.gap ?? GAP;
    this.#traces = traces;
    this.#sessions = sessions;
  }

  /** A run opened: what was counted before is not its own. */
  forget(): void {
    this.#block = null;
    this.#confirmed = false;
  }

  /** A line without which a completing one doesn't count. */
  confirm(scope: string): void {
    const session = this.#sessions.open(scope);
    if (session) session.confirmed = true;
    else this.#confirmed = true;
  }

  /** The runner says that there was nothing to run. */
  zero(closes: boolean, scope: string, line: number, text: string): void {
    const session = this.#sessions.open(scope);
    if (session) session.zero = true;
    else this.#sessions.zeroNext = true;
    if (!closes) return;
    this.#traces.closingLine(line, text);
    this.#sessions.close(scope, line, EMPTY_TALLY);
  }

  /** A line with counts. */
  count(rule: Rule, match: RegExpExecArray, line: number, text: string): void {
    const { where, first, announced } = rule.count ?? {};
    const current = this.#sessions.open('');
    if (where !== undefined && (current?.opened === true) !== (where === 'opened')) return;
    if (!first && !this.#reaches(line)) return;
    this.#traces.closingLine(line, text);
    if (announced) this.#sessions.close('', line, allPassed(current?.announced ?? null));
    else if (this.#closing?.from === 'last') this.#runningTotal(rule, match, line);
    else this.#addToBlock(rule, match, line);
  }

  /** A line that completes a block, or closes without counts. */
  completes(rule: Rule, scope: string, line: number, text: string): void {
    switch (this.#closing?.from) {
      case 'plan':
        this.#completesPlan(line);
        break;
      case 'results':
        this.#completesResults(rule, scope, line, text);
        break;
      default:
        if (this.#reaches(line)) this.#closeBlock(scope, line);
        else if (this.#closing?.countless) this.#sessions.close(scope, line, this.#sessions.open(scope)?.tally ?? null);
    }
  }

  /** The line behind the counts that wait for it; not one of theirs. `ended`: a line end follows. */
  nextLine(blank: boolean, ended: boolean): void {
    if (blank || (ended && this.#closing?.completes?.includes('other'))) this.#closeBlock('', this.#block?.last ?? 0);
    this.#block = null;
    this.awaitsNext = false;
  }

  /** The end of the log, right behind the counts, is as good as any other line. */
  end(lastLine: number): void {
    if (this.awaitsNext && this.#block?.last === lastLine && this.#closing?.completes?.includes('other')) this.nextLine(true, true);
  }

  /** Whether a line is near enough to the block to belong to it. */
  #reaches(line: number): boolean {
    return this.#block !== null && line - this.#block.last <= this.#gap;
  }

  #addToBlock(rule: Rule, match: RegExpExecArray, line: number): void {
    const block = this.#block !== null && this.#reaches(line) ? this.#block : { counts: new Map(), first: line, last: line };
    this.#block = block;
    block.last = line;
    addCounts(block.counts, rule, match);
    if (this.#closing?.completes === null || this.#isAsAnnounced(block.counts)) this.#closeBlock('', line);
    else if (this.#closing?.completes.some((way) => way === 'blank' || way === 'other')) this.awaitsNext = true;
  }

  /** Whether the counts are those of all tests announced: then nothing more is counted, whichever line comes last. */
  #isAsAnnounced(counts: Counts): boolean {
    const announced = this.#sessions.open('')?.announced ?? null;
    if (announced === null || !this.#closing?.completes?.includes('announced')) return false;
    return tallyOf(counts, this.#closing)?.tests === announced;
  }

  #closeBlock(scope: string, line: number): void {
    const block = this.#block;
    if (block === null || this.#closing === undefined) return;
    const tally = tallyOf(block.counts, this.#closing);
    if (tally === null) return;
    const extra = [...block.counts].filter(([name]) => !isCountKey(name));
    if ((block.counts.get(this.#closing.rounds ?? '') ?? 0) > 1) this.#sessions.reopenLast(tally);
    this.#block = null;
    this.#sessions.close(scope, line, tally, block.first, extra.length > 0 ? new Map(extra) : null);
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
    const complete = of === undefined ? !session.opened || session.confirmed : (tally?.tests ?? 0) >= of;
    session.done = complete && rule.count?.running !== true;
    this.#traces.mark(session.done ? 'closing' : 'opening');
  }

  /** The run that totals belong to: a new one where a complete one would have lost tests. */
  #continued(scope: string, line: number, tally: Tally | null): Session {
    const session = this.#sessions.at(scope, line);
    if (tally === null || !session.done || tally.tests >= (session.tally?.tests ?? 0)) return session;
    this.#sessions.leave(scope);
    return this.#sessions.at(scope, line);
  }

  #completesPlan(line: number): void {
    const session = this.#sessions.open('');
    if (session?.done) this.#sessions.close('', line, resultsTally(session));
  }

  #completesResults(rule: Rule, scope: string, line: number, text: string): void {
    this.#traces.closingLine(line, text);
    const session = this.#sessions.open(scope);
    const confirmed = session?.confirmed ?? this.#confirmed;
    this.#confirmed = false;
    if (this.#traces.announcesStarts && !confirmed && rule.except?.test(text)) {
      this.#traces.mark('opening');
      this.#sessions.at(scope, line);
      this.#sessions.suspend(scope);
    } else {
      // runs that are told apart by name announce each start: one without has no tests
      const counts = session !== undefined && (session.started > 0 || (session.opened && scope !== ''));
      this.#sessions.close(scope, line, counts ? resultsTally(session) : null);
    }
  }
}

function allPassed(tests: number | null): Tally | null {
  return tests === null ? null : { ...EMPTY_TALLY, tests, passed: tests };
}
