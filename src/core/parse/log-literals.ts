/** A literal, and the end of it that begins with its rarest byte: a search for that is let run by nearly all bytes of a log. */
export interface Needle {
  readonly literal: string;
  readonly key: string;
  readonly offset: number;
}

/** Bytes of logs, the commonest first; any other is rarer. */
const COMMON = ' etaoinsrlhdcu0123456789.:-/(),_mpfgbwyvk';

/** @returns what to search for, so that each line with one of the literals is found: one that holds another needs no search of its own. */
export function needlesOf(literals: readonly string[]): Needle[] {
  return literals.filter((literal) => !literals.some((other) => other !== literal && literal.includes(other))).map(needleOf);
}

function needleOf(literal: string): Needle {
  let offset = 0;
  let best = -1;
  for (let at = 0; at < literal.length - 1; at++) {
    const place = COMMON.indexOf(literal.charAt(at));
    const rarity = place < 0 ? COMMON.length : place;
    if (rarity > best) [best, offset] = [rarity, at];
  }
  return { literal, key: literal.slice(offset), offset };
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
