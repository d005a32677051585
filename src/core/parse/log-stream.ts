import type { Rule, RuleKind, RuleTable } from './log-rules.ts';
import { RunnerState } from './log-runner.ts';
import type { SignKeeper } from './log-signs.ts';

/** Kinds of lines that mean nothing where nothing else of their runner was seen. */
const SILENT: ReadonlySet<RuleKind> = new Set<RuleKind>(['completes', 'confirm', 'notRunItem']);

/** The lines of one writer: the whole log, or what a wrapper marks with one prefix. */
export class LogStream {
  readonly name: string;
  readonly runners = new Map<number, RunnerState>();
  /** Lines seen, and how many it takes to believe that there is such a stream. */
  lines = 0;
  needs: number;
  readonly #table: RuleTable;
  readonly #keeper: SignKeeper;
  /** Buckets in which a weak trace was found: their weak rules are done. */
  readonly #traced: Uint8Array;
  #waiting: RunnerState[] = [];

  constructor(name: string, needs: number, table: RuleTable, keeper: SignKeeper) {
    this.name = name;
    this.needs = needs;
    this.#table = table;
    this.#keeper = keeper;
    this.#traced = new Uint8Array(table.buckets.length);
  }

  /** Some closing lines wait for what follows: every line has to be shown. */
  get attentive(): boolean {
    return this.#waiting.length > 0;
  }

  /** Nothing of this bucket is of interest any more. */
  idle(bucket: number): boolean {
    return this.#traced[bucket] === 2;
  }

  /**
   * Shows a clean line (bytes). `glued`: one of the literals stands in it; what begins right behind a wrapper's prefix, at `prefix`, is
   * left to the stream of that prefix. @returns whether a rule matched.
   */
  line(text: string, line: number, glued: boolean, prefix = -1): boolean {
    const bucket = this.#table.bucketOf[pairOf(text)] ?? 0;
    let matched = bucket > 0 && this.#try(bucket, text, line);
    if (glued) matched = this.#tryGlued(text, line, matched, prefix) || matched;
    if (this.#waiting.length > 0) this.#tellWaiting(text, line);
    return matched;
  }

  finish(lastLine: number): void {
    for (const runner of this.runners.values()) runner.finish(lastLine);
  }

  #try(bucket: number, text: string, line: number): boolean {
    let matched = false;
    let only = true;
    const traced = this.#traced[bucket] !== 0;
    for (const rule of this.#table.buckets[bucket] ?? []) {
      if (rule.kind === 'progress') {
        if (traced || this.#traced[bucket] !== 0) continue;
      } else only = false;
      const match = rule.re.exec(text);
      if (match === null) continue;
      matched = true;
      if (rule.kind === 'progress') this.#traced[bucket] = 1;
      this.#apply(rule, match, line, text);
    }
    if (only && this.#traced[bucket] === 1) this.#traced[bucket] = 2;
    return matched;
  }

  #tryGlued(text: string, line: number, already: boolean, prefix: number): boolean {
    let matched = false;
    for (const { literal, rule } of this.#table.glued) {
      if ((rule.kind === 'progress' && this.runners.has(rule.owner)) || !text.includes(literal)) continue;
      const match = rule.re.exec(text);
      if (match === null || (already && match.index === 0) || match.index === prefix) continue;
      matched = true;
      this.#apply(rule, match, line, text);
    }
    return matched;
  }

  #apply(rule: Rule, match: RegExpExecArray, line: number, text: string): void {
    let runner = this.runners.get(rule.owner);
    if (runner === undefined) {
      if (SILENT.has(rule.kind) && !(rule.kind === 'completes' && rule.profile.log.closing?.from === 'results')) return;
      runner = new RunnerState(rule.profile, this.name, line, this.#keeper);
      this.runners.set(rule.owner, runner);
    }
    const waited = runner.awaitsBlank;
    runner.apply(rule, match, line, text);
    if (runner.awaitsBlank && !waited) this.#waiting.push(runner);
    if (runner.awaitsBlank) runner.awaitsSince = line;
  }

  #tellWaiting(text: string, line: number): void {
    const blank = !/[^ \t\r]/.test(text);
    for (const runner of this.#waiting) if (runner.awaitsBlank && runner.awaitsSince !== line) runner.otherLine(blank);
    this.#waiting = this.#waiting.filter((runner) => runner.awaitsBlank);
  }
}

/** The first two bytes behind leading blanks, as {@link RuleTable.bucketOf} knows them; a line end counts as a byte. */
export function pairOf(text: string): number {
  let at = 0;
  while (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09) at++;
  if (at >= text.length) return 0;
  return (text.charCodeAt(at) << 8) | (at + 1 < text.length ? text.charCodeAt(at + 1) : 0x0a);
}
