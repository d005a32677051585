import type { RunnerProfile } from '../runners/profile.ts';
import { decodeBytes, toBytes } from './byte-patterns.ts';
import { firstPairs } from './first-bytes.ts';
import type { FooterWatch } from './footer-watch.ts';
import { behindPrefix, skipEscapes, skipTimestamp, splitPrefix, stripEscapes } from './log-lines.ts';
import { compileRules, type RuleTable } from './log-rules.ts';
import type { RunnerState } from './log-runner.ts';
import { type FoundSign, SignKeeper, SYSTEM_LITERALS, SYSTEM_SIGNS } from './log-signs.ts';
import { LogStream, pairOf } from './log-stream.ts';
import { TRUNCATION_MARKS } from './truncation-marks.ts';

/** Prefixes that are told apart; lines of further ones are taken together. */
const MAX_STREAMS = 1_000;
const OVERFLOW = '…';

const MARKS = TRUNCATION_MARKS.map(toBytes);
const SIGNS = SYSTEM_SIGNS.map((sign) => ({ ...sign, line: toBytes(sign.line) }));
/** Pairs of first bytes with which a line of the system or a truncation mark may begin. */
const SYSTEM_PAIRS = new Uint8Array(0x10000);
for (const re of [...MARKS, ...SIGNS.map(({ line }) => line)]) {
  if (re.source.startsWith('^')) for (const pair of firstPairs(re)) SYSTEM_PAIRS[pair] = 1;
}
for (const pair of ['Se', 'Ab', 'Bu', 'Il', 'Fl', 'Tr', 'Ba', 'FA']) SYSTEM_PAIRS[pairOf(pair)] = 1;

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
  readonly #main: LogStream;
  readonly #streams = new Map<string, LogStream>();
  readonly #attentive = new Set<LogStream>();
  readonly #footer: FooterWatch | null;

  constructor(profiles: readonly RunnerProfile[], footer: FooterWatch | null) {
    this.#table = tableOf(profiles);
    this.#footer = footer;
    this.#main = new LogStream('', 0, this.#table, this.#keeper);
    this.literals = [...new Set([...this.#table.literals, ...SYSTEM_LITERALS])];
  }

  /** Every line has to be shown, whatever it begins with. */
  get attentive(): boolean {
    return this.#attentive.size > 0 || this.#footer !== null;
  }

  /**
   * Whether the line in `text` from `from` to `end` could matter by its beginning: the quick look at every line of a log. `text` holds at
   * least one character behind `end`.
   */
  interesting(text: string, from: number, end: number): boolean {
    const first = text.charCodeAt(from);
    let at = from;
    if ((first === 0x32 || first === 0x5b) && end - from > 19) at = skipTimestamp(text, from);
    const begin = skipBlanks(text, at);
    if (begin >= end) return false;
    if (this.#pairMatters(text, begin)) return true;
    if (begin !== at && text.charCodeAt(at) === 0x20) return false;
    const behind = behindPrefix(text, begin, end);
    if (behind < 0 || behind >= end) return false;
    return this.#streams.size > 0 || this.#pairMatters(text, skipBlanks(text, behind));
  }

  #pairMatters(text: string, at: number): boolean {
    const pair = (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1);
    const second = pair & 0xff;
    // an escape sequence inside the first word hides the second byte
    if (second === 0x1b) return true;
    const bucket = this.#table.bucketOf[pair] ?? 0;
    return (bucket !== 0 && !this.#main.idle(bucket)) || SYSTEM_PAIRS[pair] === 1;
  }

  /** Reads one line (or one state of a line that is written over), as bytes. `glued`: one of the literals stands in it. */
  line(raw: string, line: number, glued: boolean): void {
    const plain = /[\x00\x07\x08\x1b]/.test(raw) ? stripEscapes(raw) : raw;
    const text = trimEnd(plain).slice(skipTimestamp(plain, 0));
    this.#footer?.line(text);
    this.#system(text, line);
    const prefixed = splitPrefix(text);
    const prefix = prefixed === null ? -1 : text.length - prefixed.rest.length;
    if (this.#show(this.#main, text, line, glued, prefix) || prefixed === null) return;
    const stream = this.#streamOf(prefixed.stream, prefixed.needs, prefixed.rest, glued);
    if (stream === null) return;
    stream.lines += 1;
    this.#system(prefixed.rest, line);
    this.#show(stream, prefixed.rest, line, glued);
  }

  end(lastLine: number): { runners: RunnerState[]; signs: FoundSign[] } {
    const streams = [this.#main, ...this.#streams.values()];
    for (const stream of streams) stream.finish(lastLine);
    const believed = streams.filter((stream) => stream.lines >= stream.needs);
    const names = new Set(believed.map((stream) => stream.name));
    return {
      runners: believed.flatMap((stream) => [...stream.runners.values()]),
      signs: this.#keeper.list().filter((sign) => names.has(sign.stream)),
    };
  }

  #show(stream: LogStream, text: string, line: number, glued: boolean, prefix = -1): boolean {
    const matched = stream.line(text, line, glued, prefix);
    if (stream.attentive) this.#attentive.add(stream);
    else this.#attentive.delete(stream);
    return matched;
  }

  /** A stream begins with a line that matters; others only count for it. */
  #streamOf(name: string, needs: number, rest: string, glued: boolean): LogStream | null {
    const known = this.#streams.get(name);
    if (known) return known;
    if (!glued && this.#table.bucketOf[pairOf(rest)] === 0) return null;
    const own = this.#streams.size < MAX_STREAMS ? name : OVERFLOW;
    let stream = this.#streams.get(own);
    if (stream === undefined) {
      stream = new LogStream(decodeBytes(own, 160), needs, this.#table, this.#keeper);
      this.#streams.set(own, stream);
    }
    return stream;
  }

  #system(text: string, line: number): void {
    const begins = SYSTEM_PAIRS[pairOf(text)] === 1;
    if (!begins && !SYSTEM_LITERALS.some((literal) => text.includes(literal))) return;
    const found = SIGNS.find(({ line: re }) => re.test(text));
    if (found) this.#sign(found.code, found.yields, line, text);
    else if (begins && MARKS.some((re) => re.test(text))) this.#sign('log-truncated', 'agreement', line, text);
  }

  #sign(code: FoundSign['code'], yields: FoundSign['yields'], line: number, text: string): void {
    this.#keeper.add({ code, yields, line, text: decodeBytes(text, 200), id: null, runner: null, stream: '' });
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const byte = text.charCodeAt(at);
    if (byte === 0x20 || byte === 0x09) at++;
    else if (byte === 0x1b) {
      const behind = skipEscapes(text, at);
      if (behind === at) return at;
      at = behind;
    } else return at;
  }
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
