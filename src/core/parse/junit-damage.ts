import type { Reason } from '../model/reasons.ts';
import type { OpenCase } from './junit-cases.ts';
import { COUNTED_ELEMENTS, STATUS_WORDS, statusKind } from './junit-names.ts';
import type { XmlAttributes } from './xml.ts';

const LOST_NAMES = withOneLost(COUNTED_ELEMENTS);
const LOST_WORDS = withOneLost(STATUS_WORDS);
const LOST_ATTRIBUTES = withOneLost(['status', 'result']);

/** From what remains when one character is lost to the word it was; what is a word itself (`fail` of `fails`) isn't damaged. */
function withOneLost(words: readonly string[]): ReadonlyMap<string, string> {
  const lost = words.flatMap((word) => [...word].map((_, at) => [word.slice(0, at) + word.slice(at + 1), word] as const));
  return new Map(lost.filter(([remains]) => !words.includes(remains)));
}

/**
 * Looks for elements and statuses that seem to have lost one character, so that a lost byte can't turn a red case green without a word:
 * what isn't counted because of it is noted, the first time.
 */
export class DamageDetector {
  readonly #file: string;
  #note: Reason | null = null;
  /** Some case has a status or a result. */
  #statuses = false;
  #cases = 0;

  constructor(file: string) {
    this.#file = file;
  }

  notes(): Reason[] {
    return this.#note === null ? [] : [this.#note];
  }

  /** Whether there is still something to look for. */
  looking(): boolean {
    return this.#note === null;
  }

  /** @param local name of an element that JUnit doesn't have. */
  element(local: string, line: number, column: number): void {
    if (this.#note !== null) return;
    // `nsfailure` was `ns:failure`.
    const counted = LOST_NAMES.get(local) ?? COUNTED_ELEMENTS.find((name) => local.length > name.length && local.endsWith(name));
    if (counted !== undefined) this.#found(`<${local.slice(0, 80)}> looks like <${counted}>`, line, column);
  }

  /** Looking through all attributes costs: it is done where the producer writes a status, and for the first case. */
  testCase({ attributes, status, result, line, column }: OpenCase): void {
    if (this.#note !== null) return;
    const has = status !== undefined || result !== undefined;
    this.#statuses ||= has;
    if (this.#cases++ > 0 && !this.#statuses) return;
    const lost = lostStatus(attributes);
    if (lost !== null) this.#found(`an attribute looks like ${lost.slice(0, 80)}`, line, column);
  }

  /** @param name of the element in which a CDATA section ends that may have swallowed others; hostile. */
  swallowed(name: string, line: number): void {
    if (this.#note !== null) return;
    const what = `in line ${line} of ${this.#file}, a CDATA section ends that holds <${name.slice(0, 80)}> and the beginning of another: where it has lost its own end, what stood between was not counted`;
    this.#note = { code: 'counts-differ', where: { file: this.#file, line }, args: { what } };
  }

  /** @param text between suites and cases, where an element that has lost its `<` would stand. */
  strayText(text: string): void {
    if (this.#note !== null || !text.includes('>') || !/[/?-]>/.test(text)) return;
    const what = `${this.#file} holds the text ${JSON.stringify(text.trim().slice(0, 40))} between its elements, which may have been one of them`;
    this.#note = { code: 'counts-differ', where: { file: this.#file }, args: { what } };
  }

  #found(what: string, line: number, column: number): void {
    this.#note = {
      code: 'counts-differ',
      where: { file: this.#file, line, column },
      args: { what: `in line ${line} of ${this.#file}, ${what}, and was not counted as such` },
    };
  }
}

/** The attribute with its value as it may have been; null where nothing looks lost. */
function lostStatus(attributes: XmlAttributes): string | null {
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    if (name === 'status' || name === 'result') {
      const word = LOST_WORDS.get(value.trim().toLowerCase());
      if (word !== undefined) return `${name}="${word}"`;
    } else if (name.length === 5 && LOST_ATTRIBUTES.has(name) && statusKind(value) !== null) {
      return `${LOST_ATTRIBUTES.get(name)}="${value}"`;
    }
  }
  return null;
}
