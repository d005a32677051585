import type { RunnerProfile } from '../runners/profile.ts';
import { decodeBytes, ownBytes } from './byte-patterns.ts';
import type { FooterWatch } from './footer-watch.ts';
import { Bounds } from './log-bounds.ts';
import { behindPrefix, hasEscapes, type Prefixed, skipEscapes, skipTimestamp, splitPrefix, stripEscapes } from './log-lines.ts';
import { compileRules, type LinePlan, type Rule, type RuleTable } from './log-rules.ts';
import { type FoundSign, isPassedTest, SignKeeper, SYSTEM_LITERALS, SYSTEM_RULES, type SystemRule } from './log-signs.ts';
import { type LineContext, LogStream } from './log-stream.ts';
import type { Kept, RunnerTraces } from './log-traces.ts';

/** Prefixes that are told apart; lines of further ones are taken together. */
const MAX_STREAMS = 1_000;
const OVERFLOW = '…';

const tables = new WeakMap<readonly RunnerProfile[], RuleTable>();

function tableOf(profiles: readonly RunnerProfile[]): RuleTable {
  let table = tables.get(profiles);
  if (table === undefined) {
    table = compileRules(profiles);
    tables.set(profiles, table);
  }
  return table;
}

/** Reads lines: which streams there are, what their runners say, and what the system says between them. */
export class LogReader {
  /** Literals that must be looked for anywhere in a line. */
  readonly literals: readonly string[];
  readonly #table: RuleTable;
  readonly #keeper = new SignKeeper();
  readonly #kept: Kept = { keeper: this.#keeper, bounds: new Bounds() };
  readonly #main: LogStream;
  readonly #streams = new Map<string, LogStream>();
  readonly #attentive = new Set<LogStream>();
  readonly #footer: FooterWatch | null;
  /** The piece holds a byte without which there is no prefix. */
  #mayHavePrefixes = true;
  /** Lines of this plan tell nothing new, as long as no other line is read. */
  #known: LinePlan | null = null;
  /** The last line that was blank. */
  blankLine = -1;

  constructor(profiles: readonly RunnerProfile[], footer: FooterWatch | null) {
    this.#table = tableOf(profiles);
    this.#footer = footer;
    this.#main = new LogStream('', 0, this.#table, this.#kept, null);
    this.literals = [...new Set([...this.#table.glued.map(({ literal }) => literal), ...SYSTEM_LITERALS])];
  }

  /** A new piece of the log to {@link look} at. */
  piece(text: string): void {
    this.#table.automaton.forget();
    this.#mayHavePrefixes = text.includes(':') || text.includes('|') || text.includes('[');
  }

  /** Every line has to be shown, whatever it begins with. */
  get attentive(): boolean {
    return this.#attentive.size > 0 || this.#footer !== null;
  }

  /**
   * Whether the line from `from` to `end` could matter: the quick look at every line of a log. `text` and `bytes` are the same, and hold at
   * least one character behind `end`. @returns what the line may mean; `'show'` where that has to be read from the clean line; null where it can't matter.
   */
  look(text: string, bytes: Uint8Array, from: number, end: number): LinePlan | 'show' | null {
    const stop = lastInk(text, from, end);
    const at = end - from > 9 ? skipTimestamp(text, from) : from;
    if (at >= stop) return null;
    const plan = this.#matters(bytes, at, stop);
    if (plan !== null) return at === from ? plan : 'show';
    if (!this.#mayHavePrefixes) return null;
    const behind = behindPrefix(text, skipEscapes(text, at), stop);
    if (behind < 0) return null;
    return this.#streams.size > 0 || (behind < stop && this.#matters(bytes, behind, stop) !== null) ? 'show' : null;
  }

  #matters(bytes: Uint8Array, from: number, end: number): LinePlan | null {
    const { automaton } = this.#table;
    const row = automaton.read(bytes, from, end);
    const plan = row === 0 ? null : automaton.plan(row);
    if (plan === null || plan === this.#known) return null;
    if (!this.#main.knows(plan)) return plan;
    this.#known = plan;
    return null;
  }

  /** Reads a line that {@link look} found to be nothing but a passed test's result. */
  passed(rule: Rule, line: number): void {
    this.#known = null;
    this.#main.passed(rule, line);
  }

  /**
   * Reads one line (or one state of a line that is written over), as bytes. `glued`: one of the literals stands in it. `known`: that it holds no
   * escape sequences, or also what {@link look} found for it. `ended`: whether a line end follows.
   */
  line(raw: string, line: number, glued: boolean, known: LinePlan | 'plain' | 'any' = 'any', ended = true): void {
    this.#known = null;
    const plain = known !== 'any' || !hasEscapes(raw) ? raw : stripEscapes(raw);
    const text = plain.slice(skipTimestamp(plain, 0), lastInk(plain, 0, plain.length));
    this.#footer?.line(text);
    const plan = typeof known === 'object' ? known : this.#plan(text);
    this.#system(text, plan, line, glued);
    const before = glued ? splitPrefix(text) : null;
    const prefix = before === null ? -1 : text.length - before.rest.length;
    const behind = before === null ? null : (this.#streams.get(before.stream) ?? null);
    if (this.#show(this.#main, text, plan, line, { glued, prefix, behind, ended, afterBlank: this.blankLine === line - 1 })) return;
    const prefixed = before ?? splitPrefix(text);
    if (prefixed === null) return;
    const own = this.#plan(prefixed.rest);
    const stream = this.#streamOf(prefixed, glued || own !== null);
    if (stream === null) return;
    stream.lines += 1;
    this.#system(prefixed.rest, own, line, glued);
    this.#show(stream, prefixed.rest, own, line, { glued, prefix: -1, behind: null, ended, afterBlank: false });
  }

  #plan(text: string): LinePlan | null {
    const { automaton } = this.#table;
    const row = automaton.readText(text);
    return row === 0 ? null : automaton.plan(row);
  }

  end(lastLine: number): { runners: RunnerTraces[]; signs: FoundSign[] } {
    const streams = [this.#main, ...this.#streams.values()];
    for (const stream of streams) stream.finish(lastLine);
    const believed = streams.filter((stream) => stream.lines >= stream.needs);
    const names = new Set(believed.map((stream) => stream.name));
    return {
      runners: believed.flatMap((stream) => [...stream.runners.values()].map(({ traces }) => traces)),
      signs: this.#keeper.list().filter((sign) => names.has(sign.stream)),
    };
  }

  #show(stream: LogStream, text: string, plan: LinePlan | null, line: number, context: LineContext): boolean {
    const matched = stream.line(text, line, plan, context);
    if (stream.attentive) this.#attentive.add(stream);
    else if (this.#attentive.size > 0) this.#attentive.delete(stream);
    return matched;
  }

  /** A stream begins with a line that matters; others only count for it. */
  #streamOf({ stream: name, needs }: Prefixed, matters: boolean): LogStream | null {
    const known = this.#streams.get(name);
    if (known) return known;
    if (!matters) return null;
    if (this.#streams.size >= MAX_STREAMS) return this.#rest();
    const own = ownBytes(name);
    const stream = new LogStream(decodeBytes(own, 160), needs, this.#table, this.#kept, () => this.#rest());
    this.#streams.set(own, stream);
    return stream;
  }

  /** Has what is beyond what can be told apart. */
  #rest(): LogStream {
    const known = this.#streams.get(OVERFLOW);
    if (known) return known;
    const stream = new LogStream(OVERFLOW, 4, this.#table, this.#kept, null);
    this.#streams.set(OVERFLOW, stream);
    return stream;
  }

  #system(text: string, plan: LinePlan | null, line: number, glued: boolean): void {
    const candidates: readonly SystemRule[] =
      glued && SYSTEM_LITERALS.some((literal) => text.includes(literal)) ? SYSTEM_RULES : (plan?.system ?? []);
    const found = candidates.find(({ re }) => re.test(text));
    if (found && !isPassedTest(text)) this.#sign(found.code, found.yields, line, text);
  }

  #sign(code: FoundSign['code'], yields: FoundSign['yields'], line: number, text: string): void {
    this.#keeper.add({ code, yields, line, text: decodeBytes(text, 200), id: null, runner: null, stream: '' });
  }
}

/** Where the white space at the end of `text` from `from` to `end` begins. */
function lastInk(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
