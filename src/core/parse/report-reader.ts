import { Buffer } from 'node:buffer';
import type { Reason, Where } from '../model/reasons.ts';
import type { ReportFacts } from '../model/report.ts';
import { sniffEncoding } from './encoding.ts';
import { type ForeignFormat, foreignRoot, foreignStart, OTHER_JSON, unknownRoot } from './foreign.ts';
import { createJUnitCounter, type JUnitCounter } from './junit.ts';
import { createSeenNames, type SeenNames } from './seen-names.ts';
import { createXmlReader, type XmlReader, type XmlRefusal } from './xml.ts';

export interface ReportReaderOptions {
  /** As the user knows it: for reasons. */
  readonly path: string;
  /** Bytes for the file and for one token (tag, text, attribute); the rest has defaults that no honest report comes near. */
  readonly limits: {
    readonly reportBytes: number;
    readonly tokenBytes: number;
    readonly depth?: number;
    readonly attributes?: number;
    readonly nameLength?: number;
  };
  /** Names of tests to look for among the finished cases: see {@link ReportFacts.finished}. */
  readonly watch?: ReadonlySet<string>;
  /** How many failing tests are described, 20 by default. */
  readonly maxFailing?: number;
  /** Shared between the reports of one run, so that a test in two of them is seen twice. */
  readonly seen?: SeenNames;
}

/** What a report file turned out to be. A file without a single test case is read: it is for the judge to say what that means. */
export type ReportRead =
  | { readonly kind: 'read'; readonly facts: ReportFacts }
  /** `reason.code` is one of `junit-unreadable`, `junit-empty`, `junit-malformed`, `junit-unsafe`, `not-junit`. */
  | {
      readonly kind: 'rejected';
      readonly reason: Reason;
      /** A well-known file that lies beside reports: coverage, summaries. */
      readonly companion: boolean;
      /** Local name of the root element (hostile), null where none was reached. */
      readonly root: string | null;
    };

/** Takes a report's raw bytes in pieces of any size. Never throws for what they hold. */
export interface ReportReader {
  /** @returns false once the report is refused: further bytes change nothing. */
  write(chunk: Uint8Array): boolean;
  end(): ReportRead;
}

/** How many failing tests are described where nobody says otherwise. */
export const DEFAULT_FAILING = 20;
const DEFAULTS = { depth: 128, attributes: 256, nameLength: 1024 };
/** Enough for marks, white space and an XML declaration. */
const HEAD = 4096;

export function createReportReader(options: ReportReaderOptions): ReportReader {
  return new Reader(options);
}

class Reader implements ReportReader {
  readonly #options: ReportReaderOptions;
  readonly #counter: JUnitCounter;
  #xml: XmlReader | null = null;
  /** The first bytes, until there are enough to know the format. */
  #head: Buffer = Buffer.alloc(0);
  /** Nothing but white space so far. */
  #blank = true;
  #wide = false;
  #bytes = 0;
  #root: string | null = null;
  #rejected: ReportRead | null = null;
  #blankBefore = 0;

  constructor(options: ReportReaderOptions) {
    this.#options = options;
    this.#counter = createJUnitCounter({
      file: options.path,
      watch: options.watch ?? new Set(),
      maxFailing: options.maxFailing ?? DEFAULT_FAILING,
      seen: options.seen ?? createSeenNames(),
      capture: (on) => this.#xml?.capture(on),
    });
  }

  write(chunk: Uint8Array): boolean {
    if (this.#rejected !== null) return false;
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#bytes += bytes.length;
    if (this.#bytes > this.#options.limits.reportBytes) {
      this.#unreadable(`it is larger than ${this.#options.limits.reportBytes} bytes (--max-report-size)`);
    } else if (this.#xml !== null) this.#feed(bytes);
    else {
      this.#head = Buffer.concat([this.#head, bytes]);
      if (this.#head.length >= HEAD) this.#begin();
    }
    return this.#rejected === null;
  }

  end(): ReportRead {
    if (this.#rejected === null && this.#xml === null) this.#begin();
    if (this.#rejected === null && this.#blank) this.#reject({ code: 'junit-empty', args: { file: this.#options.path } });
    if (this.#rejected === null) this.#finish();
    return this.#rejected ?? { kind: 'read', facts: { ...this.#counter.facts(), notes: this.#notes() } };
  }

  #begin(): void {
    const sniffed = sniffEncoding(this.#head);
    const rest = this.#head.subarray(sniffed.bomBytes + sniffed.blankBytes);
    this.#blankBefore = sniffed.blankBytes;
    this.#head = Buffer.alloc(0);
    const first = rest.toString('latin1').replace(/\0/g, '').trimStart().charAt(0);
    const format = first === '{' || first === '[' ? OTHER_JSON : first === '<' ? null : foreignStart(rest.toString('latin1'));
    if (format !== null) {
      this.#foreign(format);
      return;
    }
    this.#wide = sniffed.encoding.startsWith('utf-16');
    const { depth, attributes, nameLength } = { ...DEFAULTS, ...this.#options.limits };
    this.#xml = createXmlReader(
      sniffed,
      { tokenBytes: this.#options.limits.tokenBytes, depth, attributes, nameLength },
      {
        open: (name, attributes, line, column) => this.#open(name, attributes, line, column),
        close: () => this.#counter.close(),
        text: (text) => this.#counter.text(text),
        comment: (text) => this.#counter.comment(text),
      },
    );
    this.#feed(rest);
  }

  #open(name: string, attributes: Readonly<Record<string, string>>, line: number, column: number): boolean {
    if (this.#root === null) {
      this.#root = name.slice(name.lastIndexOf(':') + 1);
      const format = foreignRoot(this.#root, attributes);
      if (format !== null) {
        this.#foreign(format, { line, column });
        return false;
      }
    }
    return this.#counter.open(name, attributes, line, column);
  }

  #feed(bytes: Buffer): void {
    this.#blank &&= (this.#wide ? /^[ \t\r\n\0]*$/ : /^[ \t\r\n]*$/).test(bytes.toString('latin1'));
    this.#xml?.write(bytes);
    this.#checkXml();
  }

  #checkXml(): void {
    const refusal = this.#xml?.refusal() ?? null;
    if (refusal !== null && this.#rejected === null) this.#refused(refusal);
  }

  #finish(): void {
    this.#xml?.end();
    this.#checkXml();
    const root = this.#root ?? '';
    if (this.#rejected === null && root !== 'testsuites' && root !== 'testsuite' && this.#counter.suites() === 0) {
      this.#foreign(unknownRoot(root), { line: 1, column: 1 });
    }
  }

  #refused({ kind, why, hint, place }: XmlRefusal): void {
    const cases = this.#counter.cases();
    this.#reject({
      code: kind === 'unsafe' ? 'junit-unsafe' : 'junit-malformed',
      where: { file: this.#options.path, ...place },
      args: {
        file: this.#options.path,
        why: cases === 0 ? why : `${why}; ${cases} ${cases === 1 ? 'case was' : 'cases were'} read before it`,
        cases,
        ...(hint === null ? {} : { do: hint }),
      },
    });
  }

  #foreign({ format, how, companion }: ForeignFormat, where: Where = { line: 1, column: 1 }): void {
    const { path } = this.#options;
    this.#reject({ code: 'not-junit', where: { file: path, ...where }, args: { file: path, format, how } }, companion);
  }

  #unreadable(why: string): void {
    this.#reject({ code: 'junit-unreadable', where: { file: this.#options.path }, args: { file: this.#options.path, why } });
  }

  #reject(reason: Reason, companion = false): void {
    this.#rejected ??= { kind: 'rejected', reason, companion, root: this.#root };
  }

  #notes(): Reason[] {
    const notes: Reason[] = [];
    const file = this.#options.path;
    const note = (count: number, what: string) => {
      if (count > 0) notes.push({ code: 'control-characters', args: { file, count, what } });
    };
    note(this.#xml?.controls() ?? 0, 'control characters');
    note(this.#blankBefore, 'bytes of white space before the XML declaration');
    return notes;
  }
}
