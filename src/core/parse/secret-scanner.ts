import { LiteralSearch } from './literal-search.ts';
import { JWT_PART, JWT_PART_MIN, JWT_PREFIX, KEY_OPENING, KEY_PREFIX, looksDrawn, TOKEN_SHAPES, type TokenShape } from './token-shapes.ts';

/** A stretch of a file, in bytes from its start. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** What a token may reach over before it is taken as it is. A token of this length has been seen to be one long before. */
const HELD_BYTES = 16 * 1024;
/** Looked back at from where a token begins. */
const BEFORE_BYTES = 32;
/** From the opening of a private key to its first line (headers lie between), and between its lines (what a log puts before each). */
const KEY_GAPS = { first: 300, next: 64 };
const KEY_RUN_MIN = { first: 40, next: 8 } as const;
/** Nobody's key is larger. */
const KEY_BYTES = 64 * 1024;

const SHAPES_BY_PREFIX: readonly (readonly [string, TokenShape | 'jwt' | 'key'])[] = [
  ...TOKEN_SHAPES.flatMap((shape) => shape.prefixes.map((prefix) => [prefix, shape] as const)),
  [JWT_PREFIX, 'jwt'],
  [KEY_PREFIX, 'key'],
];
/** What may go on behind a token that was cut for its length. */
const MORE_OF_IT = /[A-Za-z0-9_.+/=-]*/y;

interface Candidate {
  readonly at: number;
  readonly shape: TokenShape | 'jwt' | 'key';
}

/**
 * Looks for secrets in a stream of bytes: for literals that it is given, and for tokens of well-known shapes. Linear in the stream whatever is in
 * it, across the borders of pieces, in bounded memory.
 */
export class SecretScanner {
  readonly #search: LiteralSearch;
  readonly #lengths: readonly number[];
  readonly #firstShape: number;
  /** Bytes that came last and may be part of a token that isn't at its end yet; latin1. */
  #held = '';
  #heldAt = 0;
  #seen = 0;
  #candidates: Candidate[] = [];
  /** In a private key: where its next line is looked for, and how far. */
  #key: { from: number; until: number; started: boolean; readonly end: number } | null = null;
  /** Where a token was cut for its length and may go on. */
  #cutAt: number | null = null;
  /** Up to where a JSON Web Token was looked for in vain. */
  #noJwtBefore = 0;
  /** Up to where nothing else is looked for: a token, or what only looks like one. */
  #doneUntil = 0;

  constructor(literals: readonly Uint8Array[]) {
    const prefixes = SHAPES_BY_PREFIX.map(([prefix]) => Uint8Array.from(prefix, (char) => char.charCodeAt(0)));
    this.#firstShape = literals.length;
    this.#lengths = [...literals, ...prefixes].map(({ length }) => length);
    this.#search = new LiteralSearch([...literals, ...prefixes]);
  }

  /** @returns what was found by now, in no order; stretches may overlap. */
  write(piece: Uint8Array): Span[] {
    const spans: Span[] = [];
    this.#search.search(piece, (literal, end) => {
      const at = this.#seen + end - (this.#lengths[literal] ?? 0);
      if (literal < this.#firstShape) spans.push({ offset: at, length: this.#seen + end - at });
      else this.#candidates.push({ at, shape: SHAPES_BY_PREFIX[literal - this.#firstShape]?.[1] ?? 'jwt' });
    });
    const busy = this.#candidates.length > 0 || this.#key !== null || this.#cutAt !== null;
    const text = busy ? this.#held + latin1(piece) : '';
    this.#seen += piece.length;
    if (busy) this.#decide(text, spans, false);
    this.#hold(busy ? text : this.#held + latin1(piece.subarray(-BEFORE_BYTES)));
    return spans;
  }

  end(): Span[] {
    const spans: Span[] = [];
    this.#decide(this.#held, spans, true);
    return spans;
  }

  /** Keeps what isn't decided, with a little before it. */
  #hold(text: string): void {
    const open = Math.min(this.#candidates[0]?.at ?? this.#seen, this.#key?.from ?? this.#seen);
    const from = Math.max(this.#seen - text.length, open - BEFORE_BYTES, 0);
    this.#held = own(text.slice(text.length - (this.#seen - from)));
    this.#heldAt = from;
  }

  /** @param text all bytes from `#heldAt` on. */
  #decide(text: string, spans: Span[], last: boolean): void {
    const add = (from: number, to: number) => {
      if (to > from) spans.push({ offset: from, length: to - from });
      this.#doneUntil = Math.max(this.#doneUntil, to);
    };
    this.#goOn(text, add);
    let settled = 0;
    for (; ; settled++) {
      if (this.#key !== null && !this.#readKey(text, add, last)) break;
      const candidate = this.#candidates[settled];
      if (candidate === undefined) break;
      if (candidate.at >= this.#doneUntil && !this.#settle(candidate, text, add, last)) break;
    }
    this.#candidates = this.#candidates.slice(settled);
  }

  #goOn(text: string, add: (from: number, to: number) => void): void {
    if (this.#cutAt === null) return;
    const end = this.#cutAt + matchAt(MORE_OF_IT, text, this.#cutAt - this.#heldAt).length;
    add(this.#cutAt, end);
    this.#cutAt = end === this.#heldAt + text.length ? end : null;
  }

  /** @returns whether there is nothing more to wait for. */
  #settle({ at, shape }: Candidate, text: string, add: (from: number, to: number) => void, last: boolean): boolean {
    const local = at - this.#heldAt;
    const short = !last && text.length - local < HELD_BYTES;
    if (shape === 'key') {
      const opening = matchAt(KEY_OPENING, text, local);
      if (opening === '' && short && text.length - local < 80) return false;
      if (opening !== '') this.#key = keyFrom(at + opening.length);
      return true;
    }
    const found = shape === 'jwt' ? this.#jwtAt(at, text, short) : tokenAt(shape, text, local, short);
    if (found === null) return false;
    const end = at + found.length;
    // What has so few different characters has no token within it either.
    if (!looksDrawn(found)) this.#doneUntil = Math.max(this.#doneUntil, end);
    else {
      add(at, end);
      if (local + found.length === text.length && !last) this.#cutAt = end;
    }
    return true;
  }

  /** @returns null where more must be seen, '' where there is none. */
  #jwtAt(at: number, text: string, short: boolean): string | null {
    if (at < this.#noJwtBefore) return '';
    const start = at - this.#heldAt;
    const header = matchAt(JWT_PART, text, start);
    let end = start + header.length;
    let sound = header.length >= JWT_PART_MIN;
    for (const prefix of [JWT_PREFIX, '']) {
      if (end >= text.length && short) return null;
      if (!sound || text[end] !== '.') break;
      const part = matchAt(JWT_PART, text, end + 1);
      sound = part.length >= JWT_PART_MIN && part.startsWith(prefix);
      end += 1 + part.length;
    }
    if (end >= text.length && short) return null;
    if (sound && text.slice(start, end).split('.').length === 3) return text.slice(start, end);
    // Whatever else begins within this header has the same behind it.
    this.#noJwtBefore = at + header.length;
    return '';
  }

  /** Runs of base64 behind the opening of a private key. @returns whether the key has ended. */
  #readKey(text: string, add: (from: number, to: number) => void, last: boolean): boolean {
    const key = this.#key;
    if (key === null) return true;
    for (;;) {
      const rest = text.slice(key.from - this.#heldAt, key.until - this.#heldAt);
      const run = nextRun(rest, key.started ? KEY_RUN_MIN.next : KEY_RUN_MIN.first);
      const untilSeen = this.#heldAt + text.length >= key.until;
      if (run === null) {
        if (!untilSeen && !last) return false;
        break;
      }
      const start = key.from + run.index;
      const whole = matchAt(KEY_RUN, text, start - this.#heldAt);
      add(start, start + whole.length);
      Object.assign(key, { started: true, from: start + whole.length, until: Math.min(key.end, start + whole.length + KEY_GAPS.next) });
      if (key.from >= key.end) break;
    }
    this.#key = null;
    return true;
  }
}

const KEY_RUN = /[A-Za-z0-9+/=]*/y;
const KEY_RUNS = { 8: /-----END|[A-Za-z0-9+/=]{8}/, 40: /-----END|[A-Za-z0-9+/=]{40}/ };

function nextRun(text: string, min: 8 | 40): { readonly index: number } | null {
  const found = KEY_RUNS[min].exec(text);
  return found === null || found[0] === '-----END' ? null : found;
}

const keyFrom = (at: number) => ({ from: at, until: at + KEY_GAPS.first, started: false, end: at + KEY_BYTES });

function tokenAt({ pattern, apart }: TokenShape, text: string, local: number, short: boolean): string | null {
  if (apart === true && !standsApart(text, local)) return '';
  const token = matchAt(pattern, text, local);
  if (!short) return token;
  // A token, or what only a further byte can make one, that reaches the end may go on.
  const reach = token === '' ? local + matchAt(MORE_OF_IT, text, local).length : local + token.length;
  return reach >= text.length ? null : token;
}

/** Behind an escape sequence a token is apart too, though that ends in a letter. */
function standsApart(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BEFORE_BYTES), at);
  return !/[A-Za-z0-9_-]$/.test(before) || /\x1b\[[\d;]*[A-Za-z]$|\\[nrt]$|%[0-9A-Fa-f]{2}$/.test(before);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
/** A copy: a slice would keep the whole text alive. */
const own = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
