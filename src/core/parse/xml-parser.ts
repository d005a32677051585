import { CdataWatch } from './xml-cdata.ts';
import { complaintOf, ESCAPING } from './xml-complaints.ts';
import { type MarkupLimits, MarkupParser, type Start, type XmlEvents } from './xml-markup.ts';
import {
  CDATA_OPEN,
  cdataRun,
  decodeCdata,
  decodeReference,
  decodeText,
  isControl,
  linesIn,
  markupEnd,
  type Run,
  rawAmpersand,
  textRun,
} from './xml-text.ts';

/** Thrown to stop parsing, and caught by the reader. */
export class XmlStop extends Error {
  readonly kind: 'malformed' | 'unsafe' | 'asked';
  readonly why: string;
  readonly hint: string | null;
  /** Index in the piece; its length for its end. */
  readonly at: number;
  readonly line: number;
  readonly column: number;

  constructor(kind: XmlStop['kind'], why: string, hint: string | null, place: { at: number; line: number; column: number }) {
    super(why);
    this.kind = kind;
    this.why = why;
    this.hint = hint;
    this.at = place.at;
    this.line = place.line;
    this.column = place.column;
  }
}

/**
 * Parses text in pieces: saxes is shown the markup, character data is read here. In step by construction: text is only left out where saxes
 * has just announced a tag's end, and only such text as it could not object to. Every refusal is an {@link XmlStop}.
 */
export class XmlParser {
  readonly #markup: MarkupParser;
  readonly #events: XmlEvents;
  /** Where the next character belongs: to markup (or before or behind the root), to an element's text, or to a CDATA section. */
  #in: 'markup' | 'text' | 'cdata' = 'markup';
  #piece = '';
  /** Where the piece begins: 1-based line, characters of that line before it, characters of the document before it. */
  #start: { line: number; column: number; chars: number };
  /** Characters shown to saxes, and left out; and index in the piece of what was shown last. */
  #shown = 0;
  #hidden = 0;
  #shownFrom = 0;
  #ended = false;
  #capturing = false;
  #idle = true;
  readonly #cdata = new CdataWatch();

  /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
  constructor(limits: MarkupLimits, events: XmlEvents, encoding: string | null, line: number) {
    this.#events = events;
    this.#start = { line, column: 0, chars: 0 };
    const trouble = {
      refuse: (kind: 'malformed' | 'unsafe', why: string, start: Start): never => this.refuse(kind, why, null, this.#startOf(start)),
      complain: (message: string) => this.#complain(message),
      stop: (): never => {
        throw new XmlStop('asked', '', null, { at: 0, line: 0, column: 0 });
      },
    };
    this.#markup = new MarkupParser(limits, events, trouble, encoding, line);
  }

  /** Raw C0 control characters dropped. */
  controls(): number {
    return this.#markup.controls;
  }

  /** Tags, comments, processing instructions and CDATA sections that have ended. */
  tokens(): number {
    return this.#markup.tokens;
  }

  /** A tag, comment or the like has begun and not ended yet. */
  inMarkup(): boolean {
    return this.#in === 'markup';
  }

  /** Outside the root, where nothing but white space has come since a token ended: that is held nowhere. */
  idle(): boolean {
    return this.#idle;
  }

  /** @returns how many characters were taken; the rest must come again at the start of the next piece. */
  parse(piece: string, last: boolean): number {
    const { line, column } = this.#markup.place();
    this.#start = { line, column, chars: this.#shown + this.#hidden };
    this.#piece = piece;
    let at = 0;
    for (let stuck = false; at < piece.length && !stuck; ) {
      const from = at;
      at = this.#in === 'markup' ? this.#showMarkup(at) : this.#readCharacters(at, last);
      stuck = at === from && this.#in !== 'markup';
    }
    this.#idle = this.#markup.depth === 0 && this.#isIdle();
    return at;
  }

  /** Ends the document. */
  end(): void {
    this.#ended = true;
    this.#markup.end();
  }

  /** Whether text is wanted from here on, within the tag just announced. */
  capture(on: boolean): void {
    this.#capturing = on;
    this.#markup.wantText(on);
  }

  /** @param at index of the offending character in the piece; by default, where saxes has come to. */
  refuse(kind: 'malformed' | 'unsafe', why: string, hint: string | null, at = this.#position()): never {
    const { lines, rest } = linesIn(this.#piece.slice(0, at));
    const { line, column } = this.#start;
    throw new XmlStop(kind, why, hint, { at, line: line + lines, column: (lines > 0 ? 0 : column) + rest + 1 });
  }

  #isIdle(): boolean {
    const tokenEnd = this.#markup.tokenEnd + this.#hidden - this.#start.chars;
    return (this.#idle || tokenEnd >= 0) && !/\S/.test(this.#piece.slice(Math.max(tokenEnd, 0)));
  }

  #position(): number {
    return Math.min(Math.max(this.#markup.position() + this.#hidden - this.#start.chars, 0), this.#piece.length);
  }

  #showMarkup(from: number): number {
    // Text that stands in one go with markup comes from saxes.
    this.#markup.wantText(this.#capturing);
    const end = this.#show(from, markupEnd(this.#piece, from));
    if (this.#markup.tokenEnd === this.#shown && this.#markup.depth > 0) this.#in = 'text';
    return end;
  }

  #readCharacters(from: number, last: boolean): number {
    this.#markup.wantText(false);
    const cdata = this.#in === 'cdata';
    const run = cdata ? cdataRun(this.#piece, from, last) : textRun(this.#piece, from, last);
    this.#hide(from, run);
    switch (run.stop) {
      case 'wait':
        return run.end;
      case 'close':
        this.#in = 'text';
        if (this.#cdata.swallowed()) this.#events.swallowed(this.#markup.element(), this.#markup.place().line);
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
      this.#cdata.begin(this.#markup.element());
      return this.#show(at, at + start.length);
    }
    if (last || !CDATA_OPEN.startsWith(start)) this.#in = 'markup';
    return at;
  }

  #show(from: number, to: number): number {
    this.#shown += to - from;
    this.#shownFrom = from;
    this.#markup.show(this.#piece.slice(from, to));
    return to;
  }

  #hide(from: number, { end, controls }: Run): void {
    if (end === from) return;
    const run = this.#piece.slice(from, end);
    if (this.#capturing) this.#events.text(this.#in === 'cdata' ? decodeCdata(run) : decodeText(run));
    if (this.#in === 'cdata') this.#cdata.add(run);
    const { lines, rest } = linesIn(run);
    this.#markup.moveOn(lines, rest);
    this.#hidden += end - from;
    this.#markup.controls += controls;
  }

  #complain(message: string): void {
    const at = this.#position() - 1;
    const char = this.#ended ? '' : this.#piece.charAt(at);
    // saxes complains again where only names may stand, so what passes here is text or an attribute's value.
    if (message === 'disallowed character.' && isControl(char)) {
      this.#markup.controls++;
      return;
    }
    // saxes looks for the `;` of a raw `&` up to the end of the file.
    if (this.#ended || message.includes('entity')) this.#refuseRaw(this.#shownFrom);
    const before = this.#piece.slice(Math.max(0, at - 64), at + 1);
    const { rooted, closed } = this.#markup;
    const { why, hint, start } = complaintOf(message, { char, before, rooted, closed });
    this.refuse('malformed', why, hint, this.#ended ? this.#piece.length : this.#startOf(start, Math.max(at, 0)));
  }

  #refuseRaw(from: number): void {
    const raw = rawAmpersand(this.#piece, from);
    if (raw >= 0) this.refuse('malformed', 'a raw `&` stands in text or in an attribute', ESCAPING, raw);
  }

  /** The place that a reader will look for, where saxes has come to the end of what is wrong. */
  #startOf(start: Start, at = this.#position()): number {
    if (start === 'here') return at;
    if (start === 'outside') {
      const tokenEnd = Math.max(this.#markup.tokenEnd + this.#hidden - this.#start.chars, 0);
      return tokenEnd + (/\S/.exec(this.#piece.slice(tokenEnd))?.index ?? 0);
    }
    const sign = { reference: '&', tag: '<', doctype: '<!DOCTYPE' }[start];
    return Math.max(this.#piece.lastIndexOf(sign, at), 0);
  }
}
