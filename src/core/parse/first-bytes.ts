/**
 * With which two bytes can a line begin, white space aside, that an expression matches? Most lines of a log begin like no line of any
 * profile, and a look into a table of such pairs is all that they cost.
 */

const BYTES = 256;
type ByteSet = Uint8Array;

interface State {
  readonly free: number[];
  readonly steps: { readonly on: ByteSet; readonly to: number }[];
}

/** A little automaton of an expression over bytes: enough of the syntax for the profiles, and never too few pairs. */
class Automaton {
  readonly states: State[] = [];
  readonly start: number;
  readonly end: number;
  readonly #source: string;
  readonly #ignoreCase: boolean;
  #at = 0;

  constructor(re: RegExp) {
    this.#source = re.source;
    this.#ignoreCase = re.ignoreCase;
    this.start = this.#state();
    this.end = this.#choice(this.start);
  }

  #state(): number {
    return this.states.push({ free: [], steps: [] }) - 1;
  }

  #free(from: number, to: number): void {
    this.states[from]?.free.push(to);
  }

  #choice(from: number): number {
    const end = this.#state();
    do {
      const begin = this.#state();
      this.#free(from, begin);
      this.#free(this.#sequence(begin), end);
    } while (this.#take('|'));
    return end;
  }

  #sequence(from: number): number {
    let last = from;
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') last = this.#term(last);
    return last;
  }

  #term(from: number): number {
    const begin = this.#state();
    this.#free(from, begin);
    const end = this.#atom(begin);
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12))?.[0];
    if (quantifier === undefined) return end;
    this.#at += quantifier.length;
    if (/^(?:[*?]|\{0)/.test(quantifier)) this.#free(begin, end);
    if (!quantifier.startsWith('?')) this.#free(end, begin);
    const next = this.#state();
    this.#free(end, next);
    return next;
  }

  #atom(from: number): number {
    if (this.#take('^') || this.#take('$') || this.#take('\\b') || this.#take('\\B')) return from;
    const group = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0];
    if (group !== undefined) {
      this.#at += group.length;
      const end = this.#choice(from);
      this.#take(')');
      return /^\(\?<?[=!]/.test(group) ? from : end;
    }
    const end = this.#state();
    this.states[from]?.steps.push({ on: this.#set(), to: end });
    return end;
  }

  #set(): ByteSet {
    const set: ByteSet = new Uint8Array(BYTES);
    const char = this.#source[this.#at] ?? '';
    if (char === '[') this.#class(set);
    else if (char === '.') {
      this.#at += 1;
      set.fill(1);
    } else this.#add(set, this.#member());
    return set;
  }

  #class(set: ByteSet): void {
    this.#at += 1;
    const negated = this.#take('^');
    while (this.#at < this.#source.length && !this.#take(']')) {
      const low = this.#member();
      if (typeof low === 'number' && this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']') {
        this.#at += 1;
        const high = this.#member();
        for (let byte = low; byte <= (typeof high === 'number' ? high : low); byte++) this.#add(set, byte);
      } else this.#add(set, low);
    }
    if (negated) for (let byte = 0; byte < BYTES; byte++) set[byte] = set[byte] === 1 ? 0 : 1;
  }

  /** One character, or the characters of an escape such as `\d`. */
  #member(): number | ByteSet {
    const char = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (char !== '\\') return char.charCodeAt(0) & 0xff;
    const letter = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (letter === 'x') {
      this.#at += 2;
      return Number.parseInt(this.#source.slice(this.#at - 2, this.#at), 16);
    }
    const known = { t: 9, n: 10, v: 11, f: 12, r: 13 }[letter];
    if (known !== undefined) return known;
    if (!/[dDwW]/.test(letter)) return letter.charCodeAt(0) & 0xff;
    const re = new RegExp(`\\${letter}`);
    return Uint8Array.from({ length: BYTES }, (_, byte) => (re.test(String.fromCharCode(byte)) ? 1 : 0));
  }

  #add(set: ByteSet, member: number | ByteSet): void {
    if (typeof member !== 'number') {
      for (let byte = 0; byte < BYTES; byte++) if (member[byte] === 1) set[byte] = 1;
      return;
    }
    set[member] = 1;
    if (!this.#ignoreCase) return;
    const char = String.fromCharCode(member);
    for (const other of [char.toLowerCase(), char.toUpperCase()]) set[other.charCodeAt(0) & 0xff] = 1;
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

function closure(states: readonly State[], seeds: Iterable<number>): Set<number> {
  const reached = new Set(seeds);
  for (const state of reached) for (const next of states[state]?.free ?? []) reached.add(next);
  return reached;
}

function step(states: readonly State[], from: Iterable<number>, byte: number): number[] {
  const reached: number[] = [];
  for (const state of from) for (const { on, to } of states[state]?.steps ?? []) if (on[byte] === 1) reached.push(to);
  return reached;
}

const BLANKS = [0x20, 0x09];

/**
 * Every pair of bytes (`first << 8 | second`) with which, behind leading blanks, a line can begin that `re` (over bytes, anchored) matches.
 * Where the match may end after one byte, all second bytes count, the line's end among them.
 */
export function firstPairs(re: RegExp): number[] {
  const { states, start, end } = new Automaton(re);
  let begin = closure(states, [start]);
  for (let size = 0; size !== begin.size; ) {
    size = begin.size;
    begin = closure(states, [...begin, ...BLANKS.flatMap((blank) => step(states, begin, blank))]);
  }
  const pairs: number[] = [];
  for (let first = 0; first < BYTES; first++) {
    if (BLANKS.includes(first)) continue;
    const after = closure(states, step(states, begin, first));
    if (after.size === 0) continue;
    const seconds: ByteSet = new Uint8Array(BYTES);
    if (after.has(end)) seconds.fill(1);
    for (const state of after) {
      for (const { on } of states[state]?.steps ?? []) for (let byte = 0; byte < BYTES; byte++) if (on[byte] === 1) seconds[byte] = 1;
    }
    for (let second = 0; second < BYTES; second++) if (seconds[second] === 1) pairs.push((first << 8) | second);
  }
  return pairs;
}
