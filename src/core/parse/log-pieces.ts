import type { LogFacts } from '../model/log.ts';
import { decodeBytes } from './byte-patterns.ts';
import { hasEscapes, stripEscapes } from './log-lines.ts';
import { Literals, Needles } from './log-literals.ts';
import type { LogReader } from './log-reader.ts';
import type { LinePlan } from './log-rules.ts';

/** So much fits a processor's nearest cache, where it is searched again and again. */
const PIECE = 32 * 1024;
/** Windows writes it at the beginning of a text. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Of a longer line only so much is matched by its beginning; literals are found anywhere in it. */
const HEAD = 8 * 1024;
/** What a literal needs around it. */
const AROUND = 512;
const TAIL_BYTES = 32 * 1024;
const TAIL_LINES = 20;
const TAIL_WIDTH = 400;
/** Stands for the rest of a line that was cut, so that no expression takes the cut for the line's end. */
const CUT = '\x01';

/** Cuts a stream of bytes into lines and shows the reader those that may matter. A CR ends a state of a line, not the line. */
export class LogLines {
  readonly #reader: LogReader;
  readonly #needles: Needles;
  #size = 0;
  #lines = 0;
  #ink = false;
  /** The unfinished line: its beginning, its length, and the window in which literals are looked for once it is long. */
  #head = '';
  #length = 0;
  #window = '';
  /** An earlier state of the current line wasn't blank. */
  #overwritten = false;
  #tail = '';

  constructor(reader: LogReader) {
    this.#reader = reader;
    this.#needles = new Needles(reader.literals);
  }

  write(chunk: Uint8Array): void {
    const whole = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const bytes =
      this.#size === 0 && whole.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
        ? whole.subarray(BYTE_ORDER_MARK.length)
        : whole;
    this.#size += whole.length;
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      this.#piece(piece.toString('latin1'), piece);
    }
  }

  end(): Pick<LogFacts, 'sizeBytes' | 'lines' | 'blank' | 'endsMidLine' | 'tail'> {
    const endsMidLine = this.#length > 0 && /[^\s]/.test(stripEscapes(this.#head));
    if (this.#length > 0) {
      this.#lines += 1;
      this.#finishLine(this.#lines, false);
    }
    return { sizeBytes: this.#size, lines: this.#lines, blank: !this.#ink, endsMidLine, tail: lastLines(this.#tail) };
  }

  #piece(piece: string, bytes: Uint8Array): void {
    this.#ink ||= /[^\s]/.test(stripEscapes(piece));
    this.#tail = piece.length >= TAIL_BYTES ? piece : this.#tail + piece;
    if (this.#tail.length > 2 * TAIL_BYTES) this.#tail = this.#tail.slice(-TAIL_BYTES);
    let from = 0;
    if (this.#length > 0) {
      const end = lineEnd(piece, 0);
      this.#extend(end < 0 ? piece : piece.slice(0, end));
      if (end < 0) return;
      this.#endLine(piece.charCodeAt(end));
      from = end + 1;
    }
    const rest = this.#wholeLines(piece, bytes, from);
    if (rest < piece.length) this.#extend(piece.slice(rest));
  }

  /** Shows the whole lines of a piece. @returns where the unfinished one begins. */
  #wholeLines(piece: string, bytes: Uint8Array, from: number): number {
    const reader = this.#reader;
    const known = hasEscapes(piece) ? 'any' : 'plain';
    reader.piece(piece);
    const literals = new Literals(piece, from, this.#needles.for(bytes));
    let start = from;
    let cr = piece.indexOf('\r', from);
    for (;;) {
      let end = piece.indexOf('\n', start);
      if (cr >= 0 && cr < start) cr = piece.indexOf('\r', start);
      const overwrites = cr >= 0 && (end < 0 || cr < end);
      if (overwrites) end = cr;
      if (end < 0) return start;
      if (!overwrites) this.#lines += 1;
      const glued = literals.next < end && literals.within(start, end);
      const plan = reader.look(piece, bytes, start, end);
      const may = plan === 'show' || plan === null || known === 'any' ? known : plan;
      if (overwrites) {
        if (glued || plan !== null) reader.line(piece.slice(start, end), this.#lines + 1, glued, may);
        this.#overwritten ||= end > start;
      } else {
        const passed = typeof may === 'object' && !glued && !reader.attentive ? may.passed : null;
        if (passed !== null) reader.passed(passed, this.#lines);
        else if (glued || plan !== null || reader.attentive) this.#show(piece.slice(start, end), glued, may);
        if (end === start && !this.#overwritten) reader.blankLine = this.#lines;
        this.#overwritten = false;
      }
      start = end + 1;
    }
  }

  /** What is left of an overwritten line is no blank line. */
  #show(line: string, glued: boolean, known: LinePlan | 'plain' | 'any'): void {
    if (this.#overwritten && line.length === 0) return;
    this.#reader.line(line, this.#lines, glued, known);
  }

  #extend(part: string): void {
    if (this.#head.length < HEAD) this.#head += part.slice(0, HEAD - this.#head.length);
    this.#length += part.length;
    if (this.#length <= HEAD) return;
    this.#window += part;
    this.#searchWindow(this.#window.length - AROUND);
    this.#window = this.#window.slice(-AROUND);
  }

  /** Shows what stands around literals that begin in the window before `limit`. */
  #searchWindow(limit: number): void {
    for (const literal of this.#reader.literals) {
      for (let at = this.#window.indexOf(literal); at >= 0 && at < limit; at = this.#window.indexOf(literal, at + AROUND)) {
        this.#reader.line(CUT + this.#window.slice(Math.max(0, at - 32), at + AROUND), this.#lines + 1, true);
      }
    }
  }

  #endLine(terminator: number): void {
    const overwrites = terminator === 0x0d;
    if (!overwrites) this.#lines += 1;
    if (!overwrites && this.#length === 0) this.#reader.blankLine = this.#lines;
    this.#finishLine(overwrites ? this.#lines + 1 : this.#lines, true);
    this.#overwritten = overwrites;
  }

  #finishLine(line: number, ended: boolean): void {
    const whole = this.#length <= HEAD;
    if (!whole) this.#searchWindow(this.#window.length);
    const text = whole ? this.#head : this.#head + CUT;
    const glued = whole && this.#reader.literals.some((literal) => text.includes(literal));
    this.#reader.line(text, line, glued, 'any', ended);
    this.#head = '';
    this.#length = 0;
    this.#window = '';
  }
}

function lineEnd(piece: string, from: number): number {
  const lf = piece.indexOf('\n', from);
  const cr = piece.indexOf('\r', from);
  return cr >= 0 && (lf < 0 || cr < lf) ? cr : lf;
}

function lastLines(tail: string): string[] {
  const lines = stripEscapes(tail)
    .split('\n')
    .map((line) => line.slice(line.trimEnd().lastIndexOf('\r') + 1).trimEnd())
    .filter((line) => line !== '');
  return lines.slice(-TAIL_LINES).map((line) => decodeBytes(line, TAIL_WIDTH));
}
