import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { hasControls, withoutControls } from './xml-text.ts';

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
  /**
   * A CDATA section has ended that holds a start tag named like its own element, and the beginning of a section behind it: what remains where
   * an end has lost one of its characters.
   * @param line 1-based, of the section's end.
   */
  swallowed(name: string, line: number): void;
}

export interface MarkupLimits {
  readonly depth: number;
  readonly attributes: number;
  readonly nameLength: number;
}

/** Where something that is refused begins, seen from where saxes has come to. */
export type Start = 'here' | 'reference' | 'tag' | 'doctype' | 'outside';

/** What becomes of trouble: each throws, unless it is tolerated. */
export interface Trouble {
  refuse(kind: 'malformed' | 'unsafe', why: string, start: Start): never;
  /** saxes complains. */
  complain(message: string): void;
  /** The events asked to stop. */
  stop(): never;
}

const OPTIONS = { xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;
/** ` a=""` */
const SHORTEST_ATTRIBUTE = 5;

/**
 * saxes, made strict: it goes on after an error unless its `fail` throws. The listener is kept outside, since one property more
 * of its own makes V8 keep the parser as a dictionary, five times slower.
 */
class Gate extends SaxesParser<typeof OPTIONS> {
  override fail(message: string): this {
    LISTENERS.get(this)?.(message);
    return this;
  }

  /**
   * Lets go of what the value of an attribute, or a comment, has beyond {@link VALUE_CHARS}: a message of a megabyte is read past.
   * @returns what was let go of.
   */
  trim(): string {
    const held = this as unknown as { text: string };
    const rest = held.text.slice(VALUE_CHARS);
    if (rest !== '') held.text = held.text.slice(0, VALUE_CHARS);
    return rest;
  }
}

/** So much of an attribute's value is kept; nothing looks at more. */
const VALUE_CHARS = 16 * 1024;

const LISTENERS = new WeakMap<Gate, (message: string) => void>();

/** Parses markup with saxes, within limits; an element's text may be left out of what is shown to it. */
export class MarkupParser {
  /** Raw C0 control characters that were tolerated. */
  controls = 0;
  /** Tags, comments, processing instructions and CDATA sections that have ended. */
  tokens = 0;
  /** Elements that are open. */
  depth = 0;
  /** The root element has begun. */
  rooted = false;
  /** Characters shown when the last tag (or the like) ended: as long as no more were, saxes has come to text. */
  tokenEnd = -1;
  /** Name of the element closed last; hostile. */
  closed = '';
  /** Names of the elements that are open; hostile. */
  readonly #names: string[] = [];
  readonly #gate = new Gate(OPTIONS);
  readonly #limits: MarkupLimits;
  readonly #events: XmlEvents;
  readonly #trouble: Trouble;
  readonly #encoding: string | null;
  #tagStart = 0;
  #tagLine = 1;
  #tagColumn = 1;
  #controlsBefore = 0;
  #textWanted = false;
  /** What was let go of the markup that is open had control characters. */
  #letGo = false;

  /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
  constructor(limits: MarkupLimits, events: XmlEvents, trouble: Trouble, encoding: string | null, line: number) {
    this.#limits = limits;
    this.#events = events;
    this.#trouble = trouble;
    this.#encoding = encoding;
    this.#gate.line = line;
    this.#listen();
  }

  /** Name of the innermost element that is open. */
  element(): string {
    return this.#names.at(-1) ?? '';
  }

  show(text: string): void {
    this.#gate.write(text);
    this.#letGo ||= hasControls(this.#gate.trim());
  }

  /** Text was left out: so many line ends, and characters behind the last of them. */
  moveOn(lines: number, rest: number): void {
    this.#gate.line += lines;
    this.#gate.column = lines > 0 ? rest : this.#gate.column + rest;
  }

  end(): void {
    this.#gate.close();
  }

  /** Characters shown and taken. */
  position(): number {
    return this.#gate.position;
  }

  /** Line (1-based) and characters of it taken. */
  place(): { line: number; column: number } {
    return this.#gate;
  }

  /** Without a listener saxes holds no text at all. */
  wantText(on: boolean): void {
    if (on === this.#textWanted) return;
    this.#textWanted = on;
    if (on) this.#gate.on('text', (text) => this.#events.text(this.controls > 0 ? withoutControls(text) : text));
    else this.#gate.off('text');
  }

  #listen(): void {
    const gate = this.#gate;
    LISTENERS.set(gate, (message) => this.#trouble.complain(message));
    gate.on('doctype', () => this.#trouble.refuse('unsafe', 'it has a document type declaration (DTD)', 'doctype'));
    gate.on('xmldecl', () => this.#ended(gate.position));
    gate.on('opentagstart', (tag) => this.#openStarts(tag.name));
    gate.on('opentag', (tag) => this.#open(tag));
    gate.on('closetag', (tag) => this.#close(tag.name));
    gate.on('cdata', (text) => {
      this.#ended(gate.position);
      if (this.#textWanted) this.#events.text(withoutControls(text));
    });
    gate.on('comment', (text) => {
      if (this.#letGo || hasControls(text)) this.#trouble.refuse('malformed', 'a control character stands in a comment', 'here');
      // It is announced before its `>`, without which it is refused.
      this.#ended(gate.position + 1);
      this.#events.comment(text);
    });
    gate.on('processinginstruction', ({ body }) => {
      if (this.#letGo || hasControls(body))
        this.#trouble.refuse('malformed', 'a control character stands in a processing instruction', 'here');
      this.#ended(gate.position);
    });
  }

  #ended(position: number): void {
    this.tokens++;
    this.tokenEnd = position;
    this.#letGo = false;
  }

  #openStarts(name: string): void {
    const { nameLength, depth } = this.#limits;
    this.#tagStart = this.#gate.position;
    this.#controlsBefore = this.controls;
    this.#tagLine = this.#gate.line;
    this.#tagColumn = Math.max(this.#gate.column - name.length - 1, 1);
    if (name.length > nameLength)
      this.#trouble.refuse('unsafe', `a name is longer than ${nameLength} characters (--max-name-length)`, 'tag');
    if (++this.depth > depth) this.#trouble.refuse('unsafe', `elements are nested more than ${depth} deep (--max-depth)`, 'tag');
    if (!this.rooted) this.#checkDeclaration();
    this.rooted = true;
    this.#names.push(name);
  }

  /** The encoding was chosen from the raw bytes; saxes' own view of the declaration must agree. */
  #checkDeclaration(): void {
    const seen = this.#gate.xmlDecl.encoding ?? null;
    if (seen !== this.#encoding) this.#trouble.refuse('malformed', 'its XML declaration cannot be made out', 'here');
  }

  #open(tag: SaxesTagPlain): void {
    this.#ended(this.#gate.position);
    this.#checkAttributes(tag.attributes);
    let attributes: XmlAttributes = tag.attributes;
    if (this.controls > this.#controlsBefore) {
      attributes = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, withoutControls(value)]));
    }
    if (!this.#events.open(tag.name, attributes, this.#tagLine, this.#tagColumn)) this.#trouble.stop();
  }

  /** A tag is short for most, which tells without counting. */
  #checkAttributes(attributes: XmlAttributes): void {
    const most = this.#limits.attributes;
    if (this.#gate.position - this.#tagStart <= most * SHORTEST_ATTRIBUTE || Object.keys(attributes).length <= most) return;
    this.#trouble.refuse('unsafe', `an element has more than ${most} attributes (--max-attributes)`, 'tag');
  }

  #close(name: string): void {
    this.#ended(this.#gate.position);
    this.closed = name;
    this.#names.pop();
    this.depth--;
    this.#events.close();
  }
}
