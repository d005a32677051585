/** A literal, and the end of it that begins with its rarest byte: a search for that is let run by nearly all bytes of a log. */
interface Needle {
  readonly literal: string;
  readonly key: string;
  readonly offset: number;
}

/** Pieces between two that are counted: logs change (a build, then its tests). */
const COUNT_EVERY = 256;
/** So much of a piece is counted. */
const COUNTED = 4 * 1024;

/** What to search for in a log; learns from the log itself which bytes are rare in it. */
export class Needles {
  #all: readonly Needle[];
  readonly #counts = new Uint32Array(256);
  #pieces = 0;

  /** A literal that holds another needs no search of its own: its lines are found by the other. */
  constructor(literals: readonly string[]) {
    const apart = literals.filter((literal) => !literals.some((other) => other !== literal && literal.includes(other)));
    this.#all = apart.map((literal) => ({ literal, key: literal, offset: 0 }));
  }

  /** Those for a piece, which is the next one of its log. */
  for(piece: Uint8Array): readonly Needle[] {
    if (this.#pieces++ % COUNT_EVERY === 0) {
      const counts = this.#counts.fill(0);
      for (let at = Math.min(piece.length, COUNTED) - 1; at >= 0; at--) {
        const byte = piece[at] as number;
        counts[byte] = (counts[byte] as number) + 1;
      }
      this.#all = this.#all.map(({ literal }) => this.#needle(literal));
    }
    return this.#all;
  }

  #needle(literal: string): Needle {
    const countAt = (at: number) => this.#counts[literal.charCodeAt(at)] ?? 0;
    let offset = 0;
    for (let at = 1; at < literal.length - 1; at++) if (countAt(at) < countAt(offset)) offset = at;
    return { literal, key: literal.slice(offset), offset };
  }
}

/** Where the literals stand in a piece behind other output, asked for in rising order. At a line's beginning, other looks find them. */
export class Literals {
  /** Place of the first one that is left; Infinity where there is none. */
  next = Number.POSITIVE_INFINITY;
  readonly #piece: string;
  readonly #left: { readonly needle: Needle; at: number }[] = [];

  constructor(piece: string, from: number, needles: readonly Needle[]) {
    this.#piece = piece;
    for (const needle of needles) {
      const at = this.#find(needle, from);
      if (at === Number.POSITIVE_INFINITY) continue;
      this.#left.push({ needle, at });
      if (at < this.next) this.next = at;
    }
  }

  /** Whether one stands between `start` and `end`; forgets those before `end`. */
  within(start: number, end: number): boolean {
    let found = false;
    this.next = Number.POSITIVE_INFINITY;
    for (const entry of this.#left) {
      if (entry.at < end) {
        found ||= entry.at >= start;
        entry.at = this.#find(entry.needle, end);
      }
      if (entry.at < this.next) this.next = entry.at;
    }
    return found;
  }

  #find({ literal, key, offset }: Needle, from: number): number {
    const piece = this.#piece;
    for (let hit = piece.indexOf(key, from + offset); hit >= 0; hit = piece.indexOf(key, hit + 1)) {
      const at = hit - offset;
      const whole = offset === 0 || piece.startsWith(literal, at);
      // at the beginning of a line it is found by its beginning
      if (whole && !(at > 0 && piece.charCodeAt(at - 1) === 0x0a)) return at;
    }
    return Number.POSITIVE_INFINITY;
  }
}
