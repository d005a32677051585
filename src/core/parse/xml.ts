import { Buffer } from 'node:buffer';
import { createDecoder, type Decoder } from './decoder.ts';
import type { Sniffed } from './encoding.ts';
import { limitText } from './limit-text.ts';
import type { MarkupLimits, XmlEvents } from './xml-markup.ts';
import { XmlParser, XmlStop } from './xml-parser.ts';

export type { XmlAttributes, XmlEvents } from './xml-markup.ts';

/** Bounds on what a document may ask for; lengths in characters, sizes in bytes. */
export interface XmlLimits extends MarkupLimits {
  /** Text between two tags, or a CDATA section. */
  readonly tokenBytes: number;
  /** One tag with all its attributes, or one comment: unlike text, these are held as a whole. */
  readonly markupBytes: number;
}

/** 1-based line and column (in characters), 0-based byte. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly byte: number;
}

export interface XmlRefusal {
  /** malformed: not well-formed, or bytes that don't fit the encoding. unsafe: a document type, or beyond a limit. */
  readonly kind: 'malformed' | 'unsafe';
  /** What is wrong, without the file's name; may quote a short piece of the document (hostile). */
  readonly why: string;
  /** The producer bug that usually makes it, and what to do; null where there is no usual one. */
  readonly hint: string | null;
  readonly place: Place;
}

/** A push reader: bytes in, events out. It never throws for what it reads; after a refusal it takes nothing more. */
export interface XmlReader {
  /** @returns false once the document is refused, or reading was stopped. */
  write(bytes: Buffer): boolean;
  end(): void;
  refusal(): XmlRefusal | null;
  /** Whether text events are wanted from here on. */
  capture(on: boolean): void;
  /** Raw C0 control characters dropped from text and attribute values, which XML forbids. */
  controls(): number;
}

/** Bytes that are decoded at once: bounds the strings alive, and the slack of the size limits. */
const PIECE = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Reads one XML 1.0 document strictly: well-formed or refused, no document type, no entities beyond the five.
 * Tolerated, and counted: raw control characters in text and attribute values (colours in captured output).
 * @param sniffed of the document's first bytes; `write` then gets all bytes behind the mark and the blank.
 */
export function createXmlReader(sniffed: Sniffed, limits: XmlLimits, events: XmlEvents): XmlReader {
  return new Reader(sniffed, limits, events);
}

class Reader implements XmlReader {
  readonly #sniffed: Sniffed;
  readonly #limits: XmlLimits;
  readonly #decoder: Decoder;
  readonly #parser: XmlParser;
  #refusal: XmlRefusal | null = null;
  #stopped = false;
  #begun = false;
  /** Bytes since a token ended, and how many tokens had ended then. */
  #sinceToken = 0;
  #tokens = 0;
  /** Decoded, with the byte at which it begins; so many characters of it are parsed. */
  #piece = '';
  #taken = 0;
  #pieceByte: number;

  constructor(sniffed: Sniffed, limits: XmlLimits, events: XmlEvents) {
    this.#sniffed = sniffed;
    this.#limits = limits;
    this.#decoder = createDecoder(sniffed.encoding);
    this.#parser = new XmlParser(limits, events, sniffed.declared, 1 + sniffed.blankLines);
    this.#pieceByte = sniffed.bomBytes + sniffed.blankBytes;
  }

  refusal = () => this.#refusal;
  capture = (on: boolean) => this.#parser.capture(on);
  controls = () => this.#parser.controls();

  write(bytes: Buffer): boolean {
    for (let at = 0; at < bytes.length && !this.#stopped; at += PIECE) {
      const part = bytes.subarray(at, at + PIECE);
      this.#guard(() => this.#take(part, false));
    }
    return !this.#stopped;
  }

  end(): void {
    if (this.#stopped) return;
    this.#guard(() => {
      this.#take(NOTHING, true);
      this.#parser.end();
    });
  }

  #take(bytes: Buffer, last: boolean): void {
    if (this.#sniffed.problem !== null) this.#parser.refuse('malformed', this.#sniffed.problem, encodingHint(this.#sniffed));
    const { text, problem } = this.#decoder.decode(bytes, last);
    if (!this.#begun && text.startsWith('\ufeff')) this.#parser.refuse('malformed', 'it begins with two byte order marks', null);
    this.#begun = true;
    this.#addText(text);
    const ends = last || problem !== null;
    // A carriage return says only with the next character what it is.
    const whole = !ends && this.#piece.endsWith('\r') ? this.#piece.slice(0, -1) : this.#piece;
    if (this.#taken < whole.length) this.#taken = this.#parser.parse(whole, ends);
    if (problem !== null) this.#parser.refuse('malformed', problem, BYTES_HINT);
    this.#checkSize(bytes.length);
  }

  /** What was parsed is let go only now: until more text comes, a refusal may have its place there. */
  #addText(text: string): void {
    if (text === '' && this.#taken === this.#piece.length) return;
    this.#pieceByte += this.#decoder.byteLength(this.#piece.slice(0, this.#taken));
    this.#piece = this.#piece.slice(this.#taken) + text;
    this.#taken = 0;
  }

  #checkSize(bytes: number): void {
    const moved = this.#parser.tokens() !== this.#tokens || this.#parser.idle();
    this.#sinceToken = moved ? 0 : this.#sinceToken + bytes;
    this.#tokens = this.#parser.tokens();
    const { tokenBytes, markupBytes } = this.#limits;
    if (this.#sinceToken > tokenBytes)
      this.#parser.refuse('unsafe', `a text is longer than ${limitText(tokenBytes)} (--max-token-size)`, SIZE_HINT);
    if (this.#parser.inMarkup() && this.#sinceToken > markupBytes) {
      this.#parser.refuse(
        'unsafe',
        `a tag, an attribute or a comment is longer than ${limitText(markupBytes)} (--max-token-size)`,
        MARKUP_HINT,
      );
    }
  }

  #guard(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof XmlStop)) throw error;
      this.#stopped = true;
      if (error.kind === 'asked') return;
      const { kind, why, hint, line, column, at } = error;
      const byte = this.#pieceByte + this.#decoder.byteLength(this.#piece.slice(0, at));
      this.#refusal = { kind, why, hint, place: { line, column, byte } };
    }
  }
}

const BYTES_HINT =
  'The file was written in another encoding than it declares (or than UTF-8, where it declares none), or raw bytes of captured output went into it.';
const SIZE_HINT = 'Keep such output out of the report; where it belongs there, raise the limit with --max-token-size (for example 256MiB).';
const MARKUP_HINT =
  'Long texts belong between tags. The limit is a 32nd of --max-token-size: raise that where the report is right (for example 256MiB).';

function encodingHint(sniffed: Sniffed): string {
  return sniffed.encoding.startsWith('utf-16')
    ? 'A redirection in PowerShell (`> report.xml`) turns text into UTF-16: let the runner write the file itself.'
    : 'UTF-8, UTF-16, ISO-8859-1, windows-1252 and US-ASCII are read: have the producer write UTF-8, and declare what it writes.';
}
