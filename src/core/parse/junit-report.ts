import type { Buffer } from 'node:buffer';
import type { Where } from '../model/reasons.ts';
import type { ReportFacts } from '../model/report.ts';
import type { Sniffed } from './encoding.ts';
import { foreignRoot, unknownRoot } from './foreign.ts';
import { createJUnitCounter, type JUnitCounter } from './junit.ts';
import { DEFAULT_FAILING, type FormatReader, limitsOf, type Refusal, type ReportReaderOptions } from './report-format.ts';
import { createSeenNames } from './seen-names.ts';
import { createXmlReader, type XmlAttributes, type XmlReader } from './xml.ts';

/** Tags and comments are held as a whole, text isn't: they may be a 32nd as long. */
const MARKUP_SHARE = 32;

/** Reads an XML document and counts it, as long as its root may be JUnit's. */
export class JUnitReport implements FormatReader {
  readonly #file: string;
  readonly #counter: JUnitCounter;
  readonly #xml: XmlReader;
  #root: string | null = null;
  #foreign: Refusal | null = null;

  constructor(sniffed: Sniffed, options: ReportReaderOptions) {
    this.#file = options.path;
    this.#counter = createJUnitCounter({
      file: options.path,
      watch: options.watch ?? new Set(),
      maxFailing: options.maxFailing ?? DEFAULT_FAILING,
      seen: options.seen ?? createSeenNames(),
      capture: (on) => this.#xml.capture(on),
    });
    const { depth, attributes, name_length: nameLength, token_bytes: tokenBytes } = limitsOf(options);
    const counter = this.#counter;
    this.#xml = createXmlReader(
      sniffed,
      { tokenBytes, markupBytes: Math.ceil(tokenBytes / MARKUP_SHARE), depth, attributes, nameLength },
      {
        open: (name, values, line, column) => this.#open(name, values, line, column),
        close: () => counter.close(),
        text: (text) => counter.text(text),
        comment: (text) => counter.comment(text),
        swallowed: (element, line) => counter.swallowed(element, line),
      },
    );
  }

  root = () => this.#root;

  write(bytes: Buffer): Refusal | null {
    this.#xml.write(bytes);
    return this.#refusal();
  }

  end(): Refusal | null {
    this.#xml.end();
    const refusal = this.#refusal();
    const root = this.#root ?? '';
    // Some tools wrap suites in a root of their own; a root without any suite is another format.
    if (refusal !== null || root === 'testsuites' || root === 'testsuite' || this.#counter.suites() > 0) return refusal;
    return { kind: 'foreign', format: unknownRoot(root), place: { line: 1, column: 1 } };
  }

  facts(): ReportFacts {
    const facts = this.#counter.facts();
    const count = this.#xml.controls();
    if (count === 0) return facts;
    return {
      ...facts,
      notes: [...facts.notes, { code: 'control-characters', args: { file: this.#file, count, what: 'control characters' } }],
    };
  }

  #open(name: string, attributes: XmlAttributes, line: number, column: number): boolean {
    if (this.#root === null) {
      this.#root = name.slice(name.lastIndexOf(':') + 1);
      const format = foreignRoot(this.#root, attributes);
      const place: Where = { line, column };
      if (format !== null) this.#foreign = { kind: 'foreign', format, place };
    }
    return this.#foreign === null && this.#counter.open(name, attributes, line, column);
  }

  #refusal(): Refusal | null {
    const refusal = this.#xml.refusal();
    return refusal === null ? this.#foreign : { ...refusal, cases: this.#counter.cases() };
  }
}
