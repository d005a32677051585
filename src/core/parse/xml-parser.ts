import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Complaint, complaintOf, ESCAPING } from './xml-complaints.ts';
import {
  CDATA_OPEN,
  cdataRun,
  decodeCdata,
  decodeReference,
  decodeText,
  hasControls,
  linesIn,
  markupEnd,
  type Run,
  rawAmpersand,
  textRun,
  withoutControls,
} from './xml-text.ts';

/** Attribute names as written; values decoded, forbidden control characters dropped. */
export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlEvents {
  /**
   * @param name as written, with its prefix. @param line,column of the `<`, 1-based.
   * @returns false to stop: nothing more is read then.
   */
  open(name: string, attributes: XmlAttributes, line: number, column: number): boolean;
  close(): void;
  /** Text and CDATA, in pieces, only while capturing; control characters dropped. */
  text(text: string): void;
  comment(text: string): void;
}

export interface ParserLimits {
  readonly depth: number;
  readonly attributes: number;
  readonly nameLength: number;
}

/** Thrown to stop parsing, and caught by the reader. */
export class XmlStop extends Error {
  readonly kind: 'malformed' | 'unsafe' | 'asked';
  readonly why: string;
  readonly hint: string | null;
  /** Index in the piece; its length for its end. */
  readonly at: number;
  readonly line: number;
  readonly column: number;

  constructor(kind: XmlStop['kind'], why: string, hint: string | null, at: number, line: number, column: number) {
    super(why);
    this.kind = kind;
    this.why = why;
    this.hint = hint;
    this.at = at;
    this.line = line;
    this.column = column;
  }
}

/** ` a=""` */
const SHORTEST_ATTRIBUTE = 5;
const OPTIONS = { xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;

/**
 * saxes, made strict: it goes on after an error unless its `fail` throws. The listener is kept outside, since one property more
 * of its own makes V8 keep the parser as a dictionary, five times slower.
 */
class Gate extends SaxesParser<typeof OPTIONS> {
  override fail(message: string): this {
    LISTENERS.get(this)?.(message);
    return this;
  }
}

const LISTENERS = new WeakMap<Gate, (message: string) => void>();

/** Parses text in pieces: markup by saxes, character data by itself. Every refusal is an {@link XmlStop}. */
export class XmlParser {
  /** Raw C0 control characters dropped. */
  controls = 0;
  /** Tags, comments, processing instructions and CDATA sections that have ended. */
  tokens = 0;
  readonly #gate = new Gate(OPTIONS);
  readonly #limits: ParserLimits;
  readonly #events: XmlEvents;
  readonly #encoding: string | null;
  /** Where the next character belongs: to markup (or before or behind the root), to an element's text, or to a CDATA section. */
  #in: 'markup' | 'text' | 'cdata' = 'markup';
  #piece = '';
  /** Where the piece begins: 1-based line, characters of that line before it. */
  #startLine: number;
  #startColumn = 0;
  /** Characters before the piece; shown to saxes; and kept from it. */
  #before = 0;
  #shown = 0;
  #hidden = 0;
  /** Index in the piece of what was shown last. */
  #shownFrom = 0;
  /** What #shown was when the last tag ended: as long as it still is, saxes has come to text. */
  #tagEnd = -1;
  #ended = false;
  #rooted = false;
  #depth = 0;
  #tagStart = 0;
  #tagLine = 1;
  #tagColumn = 1;
  #controlsBefore = 0;
  #closed = '';
  #capturing = false;
  #listening = false;

  /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
  constructor(limits: ParserLimits, events: XmlEvents, encoding: string | null, line: number) {
    this.#limits = limits;
    this.#events = events;
    this.#encoding = encoding;
    this.#gate.line = line;
    this.#startLine = line;
    this.#listen();
  }

  /** A tag, comment or the like has begun and not ended yet. */
  inMarkup(): boolean {
    return this.#in === 'markup';
  }

  /** @returns how many characters were taken; the rest must come again at the start of the next piece. */
  parse(piece: string, last: boolean): number {
    this.#before = this.#shown + this.#hidden;
    this.#piece = piece;
    this.#startLine = this.#gate.line;
    this.#startColumn = this.#gate.column;
    let at = 0;
    for (let stuck = false; at < piece.length && !stuck; ) {
      const from = at;
      at = this.#in === 'markup' ? this.#markup(at) : this.#characters(at, last);
      stuck = at === from && this.#in !== 'markup';
    }
    return at;
  }

  /** Ends the document. */
  close(): void {
    this.#ended = true;
    this.#gate.close();
  }

  capture(on: boolean): void {
    this.#capturing = on;
    this.#listenToText(on);
  }

  /** @param at index of the offending character in the piece; by default, where saxes has come to. */
  refuse(kind: 'malformed' | 'unsafe', why: string, hint: string | null, at = this.#position()): never {
    const { lines, rest } = linesIn(this.#piece.slice(0, at));
    const column = (lines > 0 ? 0 : this.#startColumn) + rest + 1;
    throw new XmlStop(kind, why, hint, at, this.#startLine + lines, column);
  }

  #position(): number {
    return Math.min(Math.max(this.#gate.position + this.#hidden - this.#before, 0), this.#piece.length);
  }

  /** saxes is asked for text only where it stands in one go with markup; without a listener it holds none. */
  #listenToText(on: boolean): void {
    if (on === this.#listening) return;
    this.#listening = on;
    if (on) this.#gate.on('text', (text) => this.#events.text(this.controls > 0 ? withoutControls(text) : text));
    else this.#gate.off('text');
  }

  #markup(from: number): number {
    this.#listenToText(this.#capturing);
    const end = this.#show(from, markupEnd(this.#piece, from));
    if (this.#tagEnd === this.#shown && this.#depth > 0) this.#in = 'text';
    return end;
  }

  #characters(from: number, last: boolean): number {
    this.#listenToText(false);
    const cdata = this.#in === 'cdata';
    const run = cdata ? cdataRun(this.#piece, from, last) : textRun(this.#piece, from, last);
    this.#hide(from, run);
    switch (run.stop) {
      case 'wait':
        return run.end;
      case 'close':
        this.#in = 'text';
        return this.#show(run.end, run.end + 3);
      case 'reference':
        this.#show(run.end, run.end + run.shown);
        if (this.#capturing) this.#events.text(decodeReference(this.#piece.slice(run.end, run.end + run.shown)));
        return run.end + run.shown;
      case 'markup':
        return this.#openMarkup(run.end, last);
      case 'doubt':
        if (!cdata) this.#refuseRaw(run.end);
        this.#in = 'markup';
        return run.end;
    }
  }

  #openMarkup(at: number, last: boolean): number {
    const start = this.#piece.slice(at, at + CDATA_OPEN.length);
    if (start === CDATA_OPEN) {
      this.#in = 'cdata';
      return this.#show(at, at + start.length);
    }
    if (last || !CDATA_OPEN.startsWith(start)) this.#in = 'markup';
    return at;
  }

  #show(from: number, to: number): number {
    this.#shown += to - from;
    this.#shownFrom = from;
    this.#gate.write(this.#piece.slice(from, to));
    return to;
  }

  #hide(from: number, { end, controls }: Run): void {
    if (end === from) return;
    const run = this.#piece.slice(from, end);
    if (this.#capturing) this.#events.text(this.#in === 'cdata' ? decodeCdata(run) : decodeText(run));
    const { lines, rest } = linesIn(run);
    this.#gate.line += lines;
    this.#gate.column = lines > 0 ? rest : this.#gate.column + rest;
    this.#hidden += end - from;
    this.controls += controls;
  }

  #listen(): void {
    const gate = this.#gate;
    LISTENERS.set(gate, (message) => this.#failed(message));
    gate.on('doctype', () => {
      const start = this.#piece.lastIndexOf('<!DOCTYPE', this.#position());
      this.refuse('unsafe', 'it has a document type declaration (DTD)', null, Math.max(start, 0));
    });
    gate.on('xmldecl', () => {
      this.#tagEnd = gate.position;
    });
    gate.on('opentagstart', (tag) => this.#openStarts(tag.name));
    gate.on('opentag', (tag) => this.#open(tag));
    gate.on('closetag', (tag) => this.#close(tag.name));
    gate.on('cdata', (text) => {
      this.tokens++;
      this.#tagEnd = gate.position;
      if (this.#capturing && text !== '') this.#events.text(withoutControls(text));
    });
    gate.on('comment', (text) => {
      this.tokens++;
      // It is announced before its `>`, without which it is refused.
      this.#tagEnd = gate.position + 1;
      if (hasControls(text)) this.refuse('malformed', 'a control character stands in a comment', null);
      this.#events.comment(text);
    });
    gate.on('processinginstruction', ({ body }) => {
      this.tokens++;
      this.#tagEnd = gate.position;
      if (hasControls(body)) this.refuse('malformed', 'a control character stands in a processing instruction', null);
    });
  }

  #openStarts(name: string): void {
    const { nameLength, depth } = this.#limits;
    this.#tagStart = this.#gate.position;
    this.#controlsBefore = this.controls;
    this.#tagLine = this.#gate.line;
    this.#tagColumn = Math.max(this.#gate.column - name.length - 1, 1);
    if (name.length > nameLength) this.refuse('unsafe', `a name is longer than ${nameLength} characters`, null);
    if (++this.#depth > depth) this.refuse('unsafe', `elements are nested more than ${depth} deep`, null);
    if (!this.#rooted) this.#checkDeclaration();
    this.#rooted = true;
  }

  /** The encoding was chosen from the raw bytes; the parser's own view of the declaration must agree. */
  #checkDeclaration(): void {
    const seen = this.#gate.xmlDecl.encoding ?? null;
    if (seen !== this.#encoding) this.refuse('malformed', 'its XML declaration cannot be made out', null);
  }

  #open(tag: SaxesTagPlain): void {
    this.tokens++;
    this.#tagEnd = this.#gate.position;
    this.#checkAttributes(tag.attributes);
    let attributes: XmlAttributes = tag.attributes;
    if (this.controls > this.#controlsBefore) {
      attributes = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, withoutControls(value)]));
    }
    if (!this.#events.open(tag.name, attributes, this.#tagLine, this.#tagColumn)) throw new XmlStop('asked', '', null, 0, 0, 0);
  }

  /** A tag is short for most, which tells without counting. */
  #checkAttributes(attributes: XmlAttributes): void {
    const most = this.#limits.attributes;
    if (this.#gate.position - this.#tagStart <= most * SHORTEST_ATTRIBUTE || Object.keys(attributes).length <= most) return;
    this.refuse('unsafe', `an element has more than ${most} attributes`, null);
  }

  #close(name: string): void {
    this.tokens++;
    this.#tagEnd = this.#gate.position;
    this.#closed = name;
    this.#depth--;
    this.#events.close();
  }

  #failed(message: string): void {
    const at = this.#position() - 1;
    const char = this.#ended ? '' : this.#piece.charAt(at);
    // saxes asks again for each place where only names may stand, so what comes through here is text or an attribute's value.
    if (message === 'disallowed character.' && char !== '\0' && char < ' ') {
      this.controls++;
      return;
    }
    // saxes looks for the `;` of a raw `&` up to the end of the file.
    if (this.#ended || message.includes('entity')) this.#refuseRaw(this.#shownFrom);
    const before = this.#piece.slice(Math.max(0, at - 64), at + 1);
    const { why, hint, start } = complaintOf(message, { char, before, rooted: this.#rooted, closed: this.#closed });
    this.refuse('malformed', why, hint, this.#ended ? this.#piece.length : this.#startOf(start, Math.max(at, 0)));
  }

  #refuseRaw(from: number): void {
    const raw = rawAmpersand(this.#piece, from);
    if (raw >= 0) this.refuse('malformed', 'a raw `&` stands in text or in an attribute', ESCAPING, raw);
  }

  /** The place that a reader will look for, where saxes complains only at the end of what is wrong. */
  #startOf(start: Complaint['start'], at: number): number {
    if (start === 'here') return at;
    if (start !== 'outside') return Math.max(this.#piece.lastIndexOf(start === 'tag' ? '<' : '&', at), 0);
    const tagEnd = Math.max(this.#tagEnd + this.#hidden - this.#before, 0);
    return tagEnd + (/\S/.exec(this.#piece.slice(tagEnd))?.index ?? 0);
  }
}
