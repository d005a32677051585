import { Buffer } from 'node:buffer';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { createDecoder, type Decoder, type Sniffed } from './encoding.ts';
import { complaintOf } from './xml-complaints.ts';
import { CDATA_CLOSE, CDATA_OPEN, closesCdata, linesIn, nextRun, opensCdata, plainEnd } from './xml-plain.ts';

/** Bounds on what a document may ask for; lengths in characters, sizes in bytes. */
export interface XmlLimits {
  /** Between two events: one tag, text, CDATA section, attribute or comment. */
  readonly tokenBytes: number;
  readonly depth: number;
  readonly attributes: number;
  readonly nameLength: number;
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

/** Attribute names as written; values decoded, forbidden control characters dropped. */
export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlEvents {
  /**
   * @param name as written, with its prefix. @param line,column of the `<`, 1-based.
   * @returns false to stop: nothing more is read then.
   */
  open(name: string, attributes: XmlAttributes, line: number, column: number): boolean;
  close(): void;
  /** Text and CDATA, in pieces, only while {@link XmlReader.capture} is on; control characters dropped. */
  text(text: string): void;
  comment(text: string): void;
}

/** A push reader: bytes in, events out. It never throws for what it reads; after a refusal it takes nothing more. */
export interface XmlReader {
  /** @returns false once the document is refused, or reading was stopped. */
  write(bytes: Buffer): boolean;
  end(): void;
  refusal(): XmlRefusal | null;
  capture(on: boolean): void;
  /** Raw C0 control characters dropped from text and attribute values, which XML forbids. */
  controls(): number;
}

class Refused extends Error {}

/** Pieces that are decoded at once: bounds the strings alive, and the slack of the token limit. */
const PIECE = 64 * 1024;
const CONTROLS = /[\x01-\x08\x0b\x0c\x0e-\x1f]/g;

const GATE = { xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;

/**
 * saxes, made strict: it goes on after an error unless its `fail` throws. The listener is kept outside, since one property more
 * of its own makes V8 keep the parser as a dictionary, five times slower.
 */
class Gate extends SaxesParser<typeof GATE> {
  override fail(message: string): this {
    LISTENERS.get(this)?.(message);
    return this;
  }
}

const LISTENERS = new WeakMap<Gate, (message: string) => void>();

/**
 * Reads one XML 1.0 document strictly: well-formed or refused, no document type, no entities beyond the five.
 * Tolerated, and counted: raw control characters in text and attribute values (colours in captured output).
 * @param sniffed of the document's first bytes; `write` then gets all bytes behind the mark and the blank.
 */
export function createXmlReader(sniffed: Sniffed, limits: XmlLimits, events: XmlEvents): XmlReader {
  const reader = new Reader(sniffed, limits, events);
  return {
    write: (bytes) => reader.write(bytes),
    end: () => reader.end(),
    refusal: () => reader.refusal,
    capture: (on) => reader.capture(on),
    controls: () => reader.controls,
  };
}

class Reader {
  refusal: XmlRefusal | null = null;
  controls = 0;
  readonly #gate = new Gate(GATE);
  readonly #decoder: Decoder;
  readonly #sniffed: Sniffed;
  readonly #limits: XmlLimits;
  readonly #events: XmlEvents;
  /** Bytes handed over so far, and how many of them came since the last event. */
  #bytes: number;
  #sinceEvent = 0;
  /** The piece being parsed, with the place of its first character. */
  #piece = '';
  #pieceByte = 0;
  #pieceChar = 0;
  #ended = false;
  #stopped = false;
  #rooted = false;
  #depth = 0;
  #attributes = 0;
  #tagLine = 1;
  #tagColumn = 1;
  #closed = '';
  /** Characters shown to the parser, and characters of plain text that were not. */
  #shown = 0;
  #hidden = 0;
  /** What #shown was when the last tag or CDATA section ended: as long as it still is, the parser stands in text. */
  #textAt = -1;
  /** The parser stands in a CDATA section, of which nothing is to be captured. */
  #inCdata = false;
  #controlsSeen = 0;
  #capturing = false;

  constructor(sniffed: Sniffed, limits: XmlLimits, events: XmlEvents) {
    this.#sniffed = sniffed;
    this.#limits = limits;
    this.#events = events;
    this.#decoder = createDecoder(sniffed.encoding);
    this.#bytes = sniffed.bomBytes + sniffed.blankBytes;
    this.#gate.line = 1 + sniffed.blankLines;
    this.#listen();
    if (sniffed.problem !== null) this.#try(() => this.#refuse('malformed', sniffed.problem ?? '', encodingHint(sniffed)));
  }

  write(bytes: Buffer): boolean {
    for (let at = 0; at < bytes.length && this.#taking(); at += PIECE) this.#feed(bytes.subarray(at, at + PIECE), false);
    return this.#taking();
  }

  end(): void {
    if (this.#taking()) this.#feed(Buffer.alloc(0), true);
    if (this.#taking()) {
      this.#ended = true;
      this.#try(() => this.#gate.close());
    }
  }

  capture(on: boolean): void {
    this.#capturing = on;
    // Without a listener saxes holds no text at all.
    if (on) this.#gate.on('text', (text) => this.#text(text));
    else this.#gate.off('text');
  }

  #taking(): boolean {
    return this.refusal === null && !this.#stopped;
  }

  #feed(bytes: Buffer, last: boolean): void {
    this.#pieceByte = this.#bytes - this.#decoder.pending();
    this.#bytes += bytes.length;
    this.#sinceEvent += bytes.length;
    const decoded = this.#decoder.decode(bytes, last);
    this.#pieceChar += this.#piece.length;
    this.#piece = decoded.text;
    this.#try(() => {
      if (this.#pieceChar === 0 && this.#piece.startsWith('\ufeff')) this.#refuse('malformed', 'it begins with two byte order marks', null);
      this.#parse();
      if (decoded.problem !== null) this.#refuseAt(this.#piece.length, 'malformed', decoded.problem, BYTES_HINT);
      if (this.#sinceEvent > this.#limits.tokenBytes) this.#refuse('unsafe', tokenLimit(this.#limits.tokenBytes), null);
    });
  }

  /** Shows the piece to the parser, except for runs of plain text behind a tag: see {@link plainEnd}. */
  #parse(): void {
    const piece = this.#piece;
    for (let at = 0; at < piece.length; ) {
      if (this.#inCdata || (this.#textAt === this.#shown && this.#depth > 0 && !this.#capturing)) at = this.#skipPlain(at);
      if (at === piece.length) return;
      if (this.#inCdata) {
        this.#inCdata = false;
        at = this.#show(at, at + (closesCdata(piece, at) ? CDATA_CLOSE : 1));
      } else if (this.#textAt === this.#shown && opensCdata(piece, at)) {
        at = this.#show(at, at + CDATA_OPEN);
        this.#inCdata = !this.#capturing;
      } else at = this.#show(at, nextRun(piece, at));
    }
  }

  #show(from: number, to: number): number {
    this.#shown += to - from;
    this.#gate.write(this.#piece.slice(from, to));
    return to;
  }

  #skipPlain(from: number): number {
    const to = plainEnd(this.#piece, from, this.#inCdata);
    if (to === from) return to;
    const { lines, rest } = linesIn(this.#piece.slice(from, to));
    this.#gate.line += lines;
    this.#gate.column = lines > 0 ? rest : this.#gate.column + rest;
    this.#hidden += to - from;
    return to;
  }

  #try(parse: () => void): void {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  #listen(): void {
    const gate = this.#gate;
    LISTENERS.set(gate, (message) => this.#failed(message));
    gate.on('doctype', () => this.#refuse('unsafe', 'it has a document type declaration (DTD)', null));
    gate.on('opentagstart', (tag) => this.#openStarts(tag.name));
    gate.on('attribute', () => {
      this.#sinceEvent = 0;
      if (++this.#attributes > this.#limits.attributes) {
        this.#refuse('unsafe', `an element has more than ${this.#limits.attributes} attributes`, null);
      }
    });
    gate.on('opentag', (tag) => this.#open(tag));
    gate.on('closetag', (tag) => {
      this.#sinceEvent = 0;
      this.#closed = tag.name;
      this.#textAt = this.#gate.position;
      this.#depth--;
      this.#events.close();
    });
    gate.on('cdata', (text) => {
      this.#textAt = this.#gate.position;
      this.#text(text);
    });
    gate.on('comment', (text) => {
      this.#sinceEvent = 0;
      this.#noControls('a comment');
      this.#events.comment(text);
    });
    gate.on('processinginstruction', () => {
      this.#sinceEvent = 0;
      this.#noControls('a processing instruction');
    });
  }

  #openStarts(name: string): void {
    this.#sinceEvent = 0;
    this.#attributes = 0;
    this.#controlsSeen = this.controls;
    this.#tagLine = this.#gate.line;
    this.#tagColumn = Math.max(this.#gate.column - name.length - 1, 1);
    if (name.length > this.#limits.nameLength) this.#refuse('unsafe', `a name is longer than ${this.#limits.nameLength} characters`, null);
    if (++this.#depth > this.#limits.depth) this.#refuse('unsafe', `elements are nested more than ${this.#limits.depth} deep`, null);
    if (!this.#rooted) this.#checkDeclaration();
    this.#rooted = true;
  }

  #open(tag: SaxesTagPlain): void {
    this.#sinceEvent = 0;
    this.#textAt = this.#gate.position;
    let attributes = tag.attributes;
    if (this.controls > this.#controlsSeen) {
      this.#controlsSeen = this.controls;
      attributes = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, withoutControls(value)]));
    }
    if (this.#events.open(tag.name, attributes, this.#tagLine, this.#tagColumn)) return;
    this.#stopped = true;
    throw new Refused();
  }

  #text(text: string): void {
    this.#sinceEvent = 0;
    this.#controlsSeen = this.controls;
    if (this.#capturing) this.#events.text(withoutControls(text));
  }

  /** The encoding was chosen from the raw bytes; here the parser's own view of the declaration must agree. */
  #checkDeclaration(): void {
    const seen = this.#gate.xmlDecl.encoding ?? null;
    if (seen !== this.#sniffed.declared) {
      this.#refuse('malformed', `its XML declaration cannot be made out (encoding ${seen ?? 'not named'})`, null);
    }
  }

  #noControls(where: string): void {
    if (this.controls > this.#controlsSeen) this.#refuse('malformed', `a control character stands in ${where}`, null);
  }

  #failed(message: string): void {
    const at = this.#gate.position + this.#hidden - this.#pieceChar - 1;
    const char = this.#ended ? '' : this.#piece.charAt(at);
    if (message === 'disallowed character.' && char !== '\0' && char < ' ') {
      this.controls++;
      return;
    }
    const before = this.#piece.slice(Math.max(0, at - 64), at + 1);
    const complaint = complaintOf(message, { char, before, rooted: this.#rooted, closed: this.#closed });
    this.#refuseAt(this.#ended ? this.#piece.length : Math.max(at, 0), 'malformed', complaint.why, complaint.hint);
  }

  #refuse(kind: XmlRefusal['kind'], why: string, hint: string | null): never {
    const at = this.#gate.position + this.#hidden - this.#pieceChar;
    this.#refuseAt(Math.min(Math.max(at, 0), this.#piece.length), kind, why, hint);
  }

  /** @param at index of the offending character within the piece; its length for the place behind it. */
  #refuseAt(at: number, kind: XmlRefusal['kind'], why: string, hint: string | null): never {
    // `column` counts the characters already taken, so it is the 1-based column of the last of them.
    const behind = at >= this.#piece.length;
    const column = behind ? this.#gate.column + 1 : Math.max(this.#gate.column, 1);
    const byte = this.#pieceByte + this.#decoder.byteLength(this.#piece.slice(0, at));
    this.refusal = { kind, why, hint, place: { line: this.#gate.line, column, byte } };
    throw new Refused();
  }
}

const BYTES_HINT =
  'The file was written in another encoding than it declares (or than UTF-8, where it declares none), or raw bytes of captured output went into it.';

function encodingHint(sniffed: Sniffed): string {
  return sniffed.encoding.startsWith('utf-16')
    ? 'A redirection in PowerShell (`> report.xml`) turns text into UTF-16: let the runner write the file itself.'
    : 'UTF-8, UTF-16, ISO-8859-1, windows-1252 and US-ASCII are read: have the producer write UTF-8, and declare what it writes.';
}

function tokenLimit(bytes: number): string {
  return `one piece of text or markup is longer than ${bytes} bytes (--max-token-size)`;
}

function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}
