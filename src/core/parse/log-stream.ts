import type { LinePlan, Rule, RuleKind, RuleTable } from './log-rules.ts';
import { RunnerState } from './log-runner.ts';
import { isPassedTest } from './log-signs.ts';
import type { Kept } from './log-traces.ts';

/** Kinds of lines that can close a run. */
const CLOSING: ReadonlySet<RuleKind> = new Set<RuleKind>(['plan', 'zero', 'count', 'completes', 'final', 'usually', 'end', 'tasks']);
/** What a line that was cut could have gone on with. */
const MORE = [
  '\x01',
  '0',
  's',
  '.',
  ')',
  ' 0',
  ' (0)',
  ', 0',
  '; 0',
  '; 0 filtered out',
  '; finished in 0.00s',
  ' a',
  'a',
  ', 0 skipped',
  ', 0 pending',
  ' | 0 skipped',
  ' (skipped=0)',
];

/** Whether the last line of a log, which no line end ends, is whole by its own shape. */
function isWhole(re: RegExp, text: string): boolean {
  return !MORE.some((more) => re.test(text + more));
}

/** Kinds of lines that mean nothing where nothing else of their runner was seen: others print such lines as well. */
const SILENT: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'completes',
  'final',
  'finalDue',
  'usually',
  'confirm',
  'notRunItem',
  'red',
  'reopens',
]);

function speaksAlone({ kind, profile, count }: Rule): boolean {
  if (!SILENT.has(kind)) return count?.where !== 'opened';
  const { closing } = profile.log;
  return closing === undefined || (kind === 'completes' && (closing.from === 'results' || closing.counts.length === 0));
}

/** What is known of a line besides its text. */
export interface LineContext {
  /** One of the literals stands in it. */
  readonly glued: boolean;
  /** Where what a wrapper's prefix stands before begins, else -1: what is glued there is left to the stream of that prefix. */
  readonly prefix: number;
  /** The stream of that prefix, where it is known: it has its runners' lines that stand further behind as well. */
  readonly behind: LogStream | null;
  /** A line end follows. */
  readonly ended: boolean;
  /** The line before it is blank. */
  readonly afterBlank: boolean;
}

/** The lines of one writer: the whole log, or what a wrapper marks with one prefix. */
export class LogStream {
  readonly name: string;
  readonly runners = new Map<number, RunnerState>();
  /** Lines seen, and how many it takes to believe that there is such a stream. */
  lines = 0;
  needs: number;
  readonly #table: RuleTable;
  readonly #kept: Kept;
  readonly #rest: (() => LogStream) | null;
  #waiting: RunnerState[] = [];

  /** @param rest of a wrapper's stream: where runners go for whom there is no room. */
  constructor(name: string, needs: number, table: RuleTable, kept: Kept, rest: (() => LogStream) | null) {
    this.name = name;
    this.needs = needs;
    this.#table = table;
    this.#kept = kept;
    this.#rest = rest;
  }

  /** Some closing lines wait for what follows: every line has to be shown. */
  get attentive(): boolean {
    return this.#waiting.length > 0;
  }

  /** Lines of this plan tell nothing new: weak traces of a runner that left one already, and no run of theirs has closed. */
  knows({ faint, rules }: LinePlan): boolean {
    if (!faint) return false;
    const first = rules.find(({ kind }) => kind === 'progress');
    if (first !== undefined && !this.runners.has(first.owner)) return false;
    return rules.every(({ kind, owner }) => kind === 'progress' || this.runners.get(owner)?.mayReopen !== true);
  }

  /** Shows a clean line (bytes). @returns whether a rule matched. */
  line(text: string, line: number, plan: LinePlan | null, context: LineContext): boolean {
    let matched = plan !== null && this.#try(plan.rules, text, line, context);
    if (context.glued) matched = this.#tryGlued(text, line, matched, context) || matched;
    if (this.#waiting.length > 0) this.#tellWaiting(text, line, context.ended);
    return matched;
  }

  /** A line that is known to be nothing but a passed test's result. */
  passed(rule: Rule, line: number): void {
    this.#runnerOf(rule, line).results.pass(line);
  }

  finish(lastLine: number): void {
    for (const runner of this.runners.values()) runner.finish(lastLine);
  }

  #try(rules: readonly Rule[], text: string, line: number, { ended, afterBlank }: LineContext): boolean {
    let matched = false;
    let claimed = false;
    for (const rule of rules) {
      if (rule.kind === 'progress') {
        if (claimed) continue;
        claimed = this.runners.has(rule.owner);
        if (claimed) continue;
      }
      const match = rule.re.exec(text);
      if (match === null || (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text))) continue;
      claimed ||= rule.kind === 'progress';
      matched = this.#apply(rule, match, line, text, afterBlank) || matched;
    }
    return matched;
  }

  #tryGlued(text: string, line: number, already: boolean, { prefix, behind, ended }: LineContext): boolean {
    let matched = false;
    for (const { literal, rule, alone } of this.#table.glued) {
      if ((rule.kind === 'progress' && this.runners.has(rule.owner)) || !text.includes(literal)) continue;
      const match = rule.re.exec(text);
      if (match === null || (!alone && (match.index === prefix || (already && isBlank(text, match.index))))) continue;
      if (prefix >= 0 && match.index > prefix && behind?.runners.has(rule.owner)) continue;
      if (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text)) continue;
      if ((rule.kind === 'crash-in-log' || rule.kind === 'worker-crash') && isPassedTest(text)) continue;
      matched = this.#apply(rule, match, line, text) || matched;
    }
    return matched;
  }

  #runnerOf({ owner, profile }: Rule, line: number): RunnerState {
    const known = this.runners.get(owner);
    if (known !== undefined) return known;
    if (this.#rest !== null) this.#kept.bounds.runners.take();
    const runner = new RunnerState(profile, this.name, line, this.#kept);
    this.runners.set(owner, runner);
    return runner;
  }

  #apply(rule: Rule, match: RegExpExecArray, line: number, text: string, afterBlank = false): boolean {
    const known = this.runners.has(rule.owner);
    if (!known && this.#rest !== null && this.#kept.bounds.runners.isSpent) return this.#rest().#apply(rule, match, line, text);
    if (!known && !speaksAlone(rule)) return false;
    const runner = this.#runnerOf(rule, line);
    const waited = runner.closing.awaitsNext;
    runner.apply(rule, match, line, text, afterBlank);
    if (runner.closing.awaitsNext && !waited) this.#waiting.push(runner);
    if (runner.closing.awaitsNext) runner.awaitsSince = line;
    return true;
  }

  #tellWaiting(text: string, line: number, ended: boolean): void {
    const blank = ended && !/[^ \t\r]/.test(text);
    for (const { closing, awaitsSince } of this.#waiting) if (closing.awaitsNext && awaitsSince !== line) closing.nextLine(blank, ended);
    this.#waiting = this.#waiting.filter(({ closing }) => closing.awaitsNext);
  }
}

function isBlank(text: string, end: number): boolean {
  for (let at = 0; at < end; at++) if (text.charCodeAt(at) !== 0x20 && text.charCodeAt(at) !== 0x09) return false;
  return true;
}
