import { limitText } from './limit-text.ts';

/** How much of a string is kept; the rest is checked and dropped. */
export const STRING_CHARS = 8 * 1024;

const END = /["\\\x00-\x1f]/g;
const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

export interface StringProblem {
  readonly kind: 'malformed' | 'unsafe';
  readonly why: string;
}

/** Reads the inside of one JSON string, in pieces. */
export class JsonString {
  /** Its first {@link STRING_CHARS} characters. */
  kept = '';
  length = 0;
  done = false;
  problem: StringProblem | null = null;
  readonly #limit: number;
  /** The start of an escape that isn't whole: `\` and what follows. */
  #escape = '';

  /** @param limit in characters. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns the index behind what was read: the end of the piece, the closing quote, or the character that is a problem. */
  read(piece: string, from: number): number {
    let at = from;
    while (at < piece.length && !this.done && this.problem === null)
      at = this.#escape === '' ? this.#plain(piece, at) : this.#inEscape(piece, at);
    return at;
  }

  #plain(piece: string, from: number): number {
    END.lastIndex = from;
    const end = END.exec(piece)?.index ?? piece.length;
    this.#keep(piece.slice(from, end));
    if (end === piece.length || this.problem !== null) return end;
    const sign = piece.charAt(end);
    if (sign === '"') this.done = true;
    else if (sign === '\\') this.#escape = sign;
    else {
      this.problem = { kind: 'malformed', why: 'a raw control character stands in a string' };
      return end;
    }
    return end + 1;
  }

  #inEscape(piece: string, at: number): number {
    this.#escape += piece.charAt(at);
    const letter = this.#escape.charAt(1);
    if (letter === 'u' ? !/^\\u[\da-fA-F]{0,4}$/.test(this.#escape) : ESCAPES[letter] === undefined) {
      this.problem = { kind: 'malformed', why: 'an escape in a string is unknown' };
      return at;
    }
    if (letter === 'u' && this.#escape.length < 6) return at + 1;
    this.#keep(ESCAPES[letter] ?? String.fromCharCode(Number.parseInt(this.#escape.slice(2), 16)));
    this.#escape = '';
    return at + 1;
  }

  #keep(text: string): void {
    this.length += text.length;
    if (this.length > this.#limit)
      this.problem = { kind: 'unsafe', why: `a string is longer than ${limitText(this.#limit)} (--max-token-size)` };
    if (this.kept.length < STRING_CHARS) this.kept += text.slice(0, STRING_CHARS - this.kept.length);
  }
}
