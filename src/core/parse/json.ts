import { JsonString } from './json-string.ts';
import type { Place } from './xml.ts';

export interface JsonLimits {
  /** Characters of one string or number. */
  readonly tokenChars: number;
  readonly depth: number;
  /** Characters of one key. */
  readonly keyLength: number;
  /** Keys of one object. */
  readonly keys: number;
}

/** Each may return a complaint, which refuses the document at this place. Strings are hostile, and cut (see {@link JsonString}). */
export interface JsonEvents {
  open(kind: 'object' | 'array'): string | null;
  close(): string | null;
  key(name: string): string | null;
  value(value: string | number | boolean | null): string | null;
}

export interface JsonRefusal {
  /** malformed: no JSON. unsafe: beyond a limit, or a key twice in one object. complaint: the events'. */
  readonly kind: 'malformed' | 'unsafe' | 'complaint';
  readonly why: string;
  readonly place: Place;
}

/** Takes decoded text in pieces. */
export interface JsonReader {
  /** @param byte offset of the piece in the file. @param byteLength of a text in the file's encoding. @returns false once refused. */
  write(piece: string, byte: number, byteLength: (text: string) => number): boolean;
  end(): void;
  refusal(): JsonRefusal | null;
  /** Refuses the document where it has come to, for what the decoder found. */
  refuse(why: string): void;
}

class Refused extends Error {}

/** What may come next. `item`: a value or the array's end; `member`: a key or the object's end. */
type Next = 'value' | 'item' | 'key' | 'member' | 'colon' | 'comma' | 'nothing';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const BLANK = /[ \t\r\n]*/y;
const WORD = /[-+.\w]*/y;

/** Reads one JSON text (RFC 8259) strictly, without ever holding a value of it; a key twice in one object is refused. */
export function createJsonReader(limits: JsonLimits, events: JsonEvents): JsonReader {
  const reader = new Reader(limits, events);
  return {
    write: (piece, byte, byteLength) => reader.write(piece, byte, byteLength),
    end: () => reader.end(),
    refusal: () => reader.refusal,
    refuse: (why) => reader.stop(() => reader.refuse('malformed', why)),
  };
}

class Reader {
  refusal: JsonRefusal | null = null;
  readonly #limits: JsonLimits;
  readonly #events: JsonEvents;
  #next: Next = 'value';
  /** The keys so far of each open object, null for an open array. */
  readonly #open: (Set<string> | null)[] = [];
  /** The string being read, null outside of strings; and whether it is a key. */
  #string: JsonString | null = null;
  #isKey = false;
  /** The number or literal being read. */
  #word = '';
  #piece = '';
  #at = 0;
  #line = 1;
  #column = 1;
  #byte = 0;
  #byteLength: (text: string) => number = (text) => text.length;

  constructor(limits: JsonLimits, events: JsonEvents) {
    this.#limits = limits;
    this.#events = events;
  }

  write(piece: string, byte: number, byteLength: (text: string) => number): boolean {
    if (this.refusal !== null) return false;
    this.#moveOn(piece, byte, byteLength);
    this.stop(() => {
      while (this.#at < this.#piece.length) this.#step();
    });
    return this.refusal === null;
  }

  end(): void {
    if (this.refusal !== null) return;
    this.stop(() => {
      this.#endWord();
      if (this.#string !== null) this.refuse('malformed', 'it ends in the middle of a string');
      const open = this.#open.at(-1);
      if (open !== undefined) this.refuse('malformed', `${open === null ? 'an array' : 'an object'} is never closed`);
      if (this.#next !== 'nothing') this.refuse('malformed', 'it holds no value');
    });
  }

  stop(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  refuse(kind: JsonRefusal['kind'], why: string): never {
    const before = this.#piece.slice(0, this.#at);
    const lines = before.split('\n');
    const last = [...(lines.at(-1) ?? '')].length;
    const place = {
      line: this.#line + lines.length - 1,
      column: lines.length > 1 ? last + 1 : this.#column + last,
      byte: this.#byte + this.#byteLength(before),
    };
    this.refusal = { kind, why, place };
    throw new Refused();
  }

  #moveOn(piece: string, byte: number, byteLength: (text: string) => number): void {
    const lines = this.#piece.split('\n');
    const last = [...(lines.at(-1) ?? '')].length;
    this.#line += lines.length - 1;
    this.#column = lines.length > 1 ? last + 1 : this.#column + last;
    this.#piece = piece;
    this.#at = 0;
    this.#byte = byte;
    this.#byteLength = byteLength;
  }

  #step(): void {
    if (this.#string !== null) {
      this.#inString(this.#string);
      return;
    }
    const word = this.#take(WORD);
    this.#word += word;
    if (this.#word.length > 64) this.refuse('malformed', 'a bare word is no JSON');
    if (this.#at === this.#piece.length) return;
    this.#endWord();
    this.#take(BLANK);
    if (this.#at < this.#piece.length && !/[-+.\w]/.test(this.#piece.charAt(this.#at))) this.#sign(this.#piece.charAt(this.#at));
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#piece)?.[0] ?? '';
    this.#at += taken.length;
    return taken;
  }

  #endWord(): void {
    if (this.#word === '') return;
    const word = this.#word;
    this.#word = '';
    if (NUMBER.test(word)) this.#value(Number(word));
    else if (Object.hasOwn(LITERALS, word)) this.#value(LITERALS[word] ?? null);
    else this.refuse('malformed', 'a bare word is no JSON');
  }

  #value(value: string | number | boolean | null): void {
    if (this.#next !== 'value' && this.#next !== 'item') this.refuse('malformed', 'a value stands where none was due');
    this.#complain(this.#events.value(value));
    this.#closedValue();
  }

  #closedValue(): void {
    this.#next = this.#open.length === 0 ? 'nothing' : 'comma';
  }

  #complain(complaint: string | null): void {
    if (complaint !== null) this.refuse('complaint', complaint);
  }

  #sign(sign: string): void {
    const next = this.#next;
    const value = next === 'value' || next === 'item';
    if (sign === '{' && value) this.#opens('object');
    else if (sign === '[' && value) this.#opens('array');
    else if (sign === '}' && (next === 'member' || (next === 'comma' && this.#open.at(-1) !== null))) this.#closes();
    else if (sign === ']' && (next === 'item' || (next === 'comma' && this.#open.at(-1) === null))) this.#closes();
    else if (sign === ':' && next === 'colon') this.#next = 'value';
    else if (sign === ',' && next === 'comma') this.#next = this.#open.at(-1) === null ? 'value' : 'key';
    else if (sign === '"' && (value || next === 'key' || next === 'member')) this.#openString(!value);
    else
      this.refuse(
        'malformed',
        next === 'nothing' ? 'something stands behind the value' : `${JSON.stringify(sign)} stands where none was due`,
      );
    this.#at++;
  }

  #opens(kind: 'object' | 'array'): void {
    const { depth } = this.#limits;
    if (this.#open.length >= depth) this.refuse('unsafe', `values are nested more than ${depth} deep (--max-depth)`);
    this.#open.push(kind === 'object' ? new Set() : null);
    this.#next = kind === 'object' ? 'member' : 'item';
    this.#complain(this.#events.open(kind));
  }

  #closes(): void {
    this.#open.pop();
    this.#complain(this.#events.close());
    this.#closedValue();
  }

  #openString(key: boolean): void {
    this.#string = new JsonString(this.#limits.tokenChars);
    this.#isKey = key;
  }

  #inString(string: JsonString): void {
    this.#at = string.read(this.#piece, this.#at);
    if (string.problem !== null) this.refuse(string.problem.kind, string.problem.why);
    if (!string.done) return;
    this.#string = null;
    if (this.#isKey) this.#key(string);
    else this.#value(string.kept);
  }

  #key({ kept, length }: JsonString): void {
    const keys = this.#open.at(-1) ?? new Set();
    const { keyLength, keys: most } = this.#limits;
    if (length > keyLength) this.refuse('unsafe', `a key is longer than ${keyLength} characters (--max-name-length)`);
    if (keys.has(kept)) this.refuse('unsafe', `the key ${JSON.stringify(kept.slice(0, 80))} stands twice in one object`);
    if (keys.size >= most) this.refuse('unsafe', `an object has more than ${most} keys (--max-attributes)`);
    keys.add(kept);
    this.#next = 'colon';
    this.#complain(this.#events.key(kept));
  }
}
