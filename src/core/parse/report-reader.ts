import { Buffer } from 'node:buffer';
import type { Reason, Where } from '../model/reasons.ts';
import type { ReportFacts } from '../model/report.ts';
import { CtrfReport } from './ctrf-report.ts';
import { type Sniffed, sniffEncoding } from './encoding.ts';
import { foreignStart } from './foreign.ts';
import { JUnitReport } from './junit-report.ts';
import { limitText } from './limit-text.ts';
import { type FormatReader, limitsOf, type Refusal, type ReportReaderOptions } from './report-format.ts';

export type { ReportReaderOptions };

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

/** Enough for marks, white space and an XML declaration. */
const HEAD = 4096;
/** A report is read in pieces of this size, however its bytes come: so that a refusal is the same each time, too. */
const PIECE = 64 * 1024;

export function createReportReader(options: ReportReaderOptions): ReportReader {
  return new Reader(options);
}

class Reader implements ReportReader {
  readonly #options: ReportReaderOptions;
  #format: FormatReader | null = null;
  /** The start of the next piece. */
  #held: Buffer = Buffer.alloc(0);
  #sniffed: Sniffed | null = null;
  /** Nothing but white space so far. */
  #blank = true;
  #bytes = 0;
  #rejected: ReportRead | null = null;

  constructor(options: ReportReaderOptions) {
    this.#options = options;
  }

  write(chunk: Uint8Array): boolean {
    if (this.#rejected !== null) return false;
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const { report_bytes: reportBytes } = limitsOf(this.#options);
    this.#bytes += bytes.length;
    if (this.#bytes > reportBytes) {
      this.#reject('junit-unreadable', { why: tooLarge(reportBytes) });
      return false;
    }
    let rest = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    for (; rest.length >= PIECE && this.#rejected === null; rest = rest.subarray(PIECE)) this.#take(rest.subarray(0, PIECE));
    this.#held = Buffer.from(rest);
    return this.#rejected === null;
  }

  end(): ReportRead {
    if (this.#rejected === null) this.#take(this.#held);
    if (this.#rejected === null && this.#blank) this.#reject('junit-empty', {});
    const refusal = this.#rejected === null ? (this.#format?.end() ?? null) : null;
    if (refusal !== null) this.#refuse(refusal);
    if (this.#rejected !== null) return this.#rejected;
    if (this.#format === null) throw new Error('a report that is neither read nor rejected');
    const facts = this.#format.facts();
    return { kind: 'read', facts: { ...facts, notes: [...facts.notes, ...this.#blankNote()] } };
  }

  #take(bytes: Buffer): void {
    if (this.#sniffed === null) this.#begin(bytes);
    else this.#feed(bytes);
  }

  #begin(head: Buffer): void {
    const sniffed = sniffEncoding(head.subarray(0, HEAD));
    const rest = head.subarray(sniffed.bomBytes + sniffed.blankBytes);
    this.#sniffed = sniffed;
    const start = rest.toString('latin1', 0, HEAD).replace(/\0/g, '').trimStart();
    const foreign = /^[<[{]/.test(start) ? null : foreignStart(rest.toString('latin1', 0, HEAD));
    if (foreign !== null) this.#refuse({ kind: 'foreign', format: foreign, place: { line: 1, column: 1 } });
    else {
      this.#format = /^[[{]/.test(start) ? new CtrfReport(sniffed, this.#options) : new JUnitReport(sniffed, this.#options);
      this.#feed(rest);
    }
  }

  #feed(bytes: Buffer): void {
    this.#blank &&= this.#isBlank(bytes);
    const refusal = this.#format?.write(bytes) ?? null;
    if (refusal !== null) this.#refuse(refusal);
  }

  #isBlank(bytes: Buffer): boolean {
    const text = bytes.toString('latin1');
    return this.#sniffed?.encoding.startsWith('utf-16') ? /^[ \t\r\n\0]*$/.test(text) : /^[ \t\r\n]*$/.test(text);
  }

  #refuse(refusal: Refusal): void {
    if (refusal.kind === 'foreign') {
      const { format, how, companion } = refusal.format;
      this.#reject('not-junit', { format, how }, refusal.place, companion);
      return;
    }
    const { kind, hint, place, cases } = refusal;
    const why = cases === 0 ? refusal.why : `${refusal.why}; ${cases} ${cases === 1 ? 'case was' : 'cases were'} read before it`;
    this.#reject(kind === 'unsafe' ? 'junit-unsafe' : 'junit-malformed', { why, cases, ...(hint === null ? {} : { do: hint }) }, place);
  }

  #reject(code: Reason['code'], args: NonNullable<Reason['args']>, place: Where = {}, companion = false): void {
    const file = this.#options.path;
    const reason: Reason = { code, where: { file, ...place }, args: { file, ...args } };
    this.#rejected ??= { kind: 'rejected', reason, companion, root: this.#format?.root() ?? null };
  }

  #blankNote(): Reason[] {
    const count = this.#sniffed?.blankBytes ?? 0;
    const what = 'bytes of white space before the XML declaration';
    return count === 0 ? [] : [{ code: 'control-characters', args: { file: this.#options.path, count, what } }];
  }
}

/** Why a report over the limit is not read. */
export function tooLarge(reportBytes: number): string {
  return `it is larger than ${limitText(reportBytes)} (--max-report-size)`;
}
