/** Bytes, and behind them the end of the line. */
export const SYMBOLS = 257;
/** Behind a line's last byte. */
export const EOL = 256;

/** A way to another node that takes one symbol of a set. */
export interface Step {
  readonly on: Uint8Array;
  readonly to: number;
}

/** One place in one expression. */
export interface Node {
  readonly rule: number;
  /** The expression matches, whatever follows. */
  readonly accepts: boolean;
  free: number[] | null;
  steps: Step[] | null;
}

/** Adds the nodes of one expression: enough of the syntax for the profiles. A look-around is taken for met. @returns where it starts. */
export function addExpression(re: RegExp, rule: number, nodes: Node[]): number {
  return new Parser(re, rule, nodes).start;
}

const ALL: Uint8Array = new Uint8Array(SYMBOLS).fill(1);

function symbols(...list: number[]): Uint8Array {
  const set = new Uint8Array(SYMBOLS);
  for (const symbol of list) set[symbol] = 1;
  return set;
}

/** Sets of the same bytes are one set: hundreds of expressions are made of few. */
const sets = new Map<string, Uint8Array>();

function shared(key: string, make: () => Uint8Array): Uint8Array {
  let set = sets.get(key);
  if (set === undefined) {
    set = make();
    sets.set(key, set);
  }
  return set;
}

const ANY: Uint8Array = new Uint8Array(SYMBOLS).fill(1, 0, EOL);
const TRAILING = symbols(0x20, 0x09, 0x0d, 0x0c);
const ONLY_EOL = symbols(EOL);

const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;
/** A repetition of one byte is told apart up to so often, a repeated group not at all. */
const EXACT = 8;

class Parser {
  readonly start: number;
  readonly #nodes: Node[];
  readonly #rule: number;
  readonly #source: string;
  readonly #ignoreCase: boolean;
  readonly #end: number;
  #at = 0;

  constructor(re: RegExp, rule: number, nodes: Node[]) {
    this.#nodes = nodes;
    this.#rule = rule;
    this.#source = re.source;
    this.#ignoreCase = re.ignoreCase;
    this.start = this.#node();
    this.#end = this.#node(true);
    this.#step(this.#end, ALL, this.#end);
    this.#free(this.#choice(this.start), this.#end);
  }

  #node(accepts = false): number {
    return this.#nodes.push({ rule: this.#rule, accepts, free: null, steps: null }) - 1;
  }

  #free(from: number, to: number): void {
    const node = this.#nodes[from];
    if (node === undefined) return;
    if (node.free === null) node.free = [to];
    else node.free.push(to);
  }

  #step(from: number, on: Uint8Array, to: number): void {
    const node = this.#nodes[from];
    if (node === undefined) return;
    if (node.steps === null) node.steps = [{ on, to }];
    else node.steps.push({ on, to });
  }

  #choice(from: number): number {
    const end = this.#node();
    do {
      const begin = this.#node();
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
    if (this.#take('^') || this.#take('\\b') || this.#take('\\B')) return from;
    if (this.#take('$')) return this.#lineEnd(from);
    if (/^\\[1-9]/.test(this.#source.slice(this.#at, this.#at + 2))) return this.#anything(from);
    return this.#source[this.#at] === '(' ? this.#group(from) : this.#bytes(from);
  }

  /** One byte of a set, perhaps repeated: so often as the expression says, up to a few; beyond, any number of times. */
  #bytes(from: number): number {
    const on = this.#set();
    const { min, max } = this.#quantifier();
    const next = (last: number) => {
      const node = this.#node();
      this.#step(last, on, node);
      return node;
    };
    let last = from;
    for (let n = 0; n < Math.min(min, EXACT); n++) last = next(last);
    const end = min > 0 && max === min && min <= EXACT ? last : this.#node();
    if (end !== last) this.#free(last, end);
    if (min > EXACT || max - min > EXACT) this.#step(end, on, end);
    else {
      for (let n = min; n < max; n++) {
        last = next(last);
        this.#free(last, end);
      }
    }
    return end;
  }

  #group(from: number): number {
    const opened = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? '(';
    this.#at += opened.length;
    const begin = this.#node();
    const end = this.#choice(begin);
    this.#take(')');
    const { min, max } = this.#quantifier();
    if (/^\(\?<?[=!]/.test(opened)) return from;
    this.#free(from, begin);
    if (min === 1 && max === 1) return end;
    if (max > 1) this.#free(end, begin);
    const next = this.#node();
    this.#free(end, next);
    if (min === 0) this.#free(from, next);
    return next;
  }

  /** How often what stands before may stand there. */
  #quantifier(): { readonly min: number; readonly max: number } {
    const [all, sign, low, comma, high] = QUANTIFIER.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [''];
    this.#at += all.length;
    if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    if (low === undefined) return { min: 1, max: 1 };
    if (comma === undefined) return { min: Number(low), max: Number(low) };
    return { min: Number(low), max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
  }

  /** Trailing white space is taken off before the expressions see the line. */
  #lineEnd(from: number): number {
    const trailing = this.#node();
    this.#free(from, trailing);
    this.#step(trailing, TRAILING, trailing);
    this.#step(trailing, ONLY_EOL, this.#end);
    return this.#node();
  }

  /** A reference back to a group: whatever it holds. */
  #anything(from: number): number {
    this.#at += 2;
    const end = this.#node();
    this.#free(from, end);
    this.#step(end, ALL, end);
    return end;
  }

  #set(): Uint8Array {
    const char = this.#source[this.#at] ?? '';
    if (char === '.') {
      this.#at += 1;
      return ANY;
    }
    const begin = this.#at;
    const known = char === '[' || char === '\\' ? undefined : this.#single(char);
    if (known !== undefined) return known;
    const set = new Uint8Array(SYMBOLS);
    if (char === '[') this.#class(set);
    else this.#add(set, this.#member());
    return shared(`${this.#ignoreCase} ${this.#source.slice(begin, this.#at)}`, () => set);
  }

  #single(char: string): Uint8Array {
    this.#at += 1;
    return shared(`${this.#ignoreCase} ${char}`, () => {
      const set = new Uint8Array(SYMBOLS);
      this.#add(set, char.charCodeAt(0) & 0xff);
      return set;
    });
  }

  #class(set: Uint8Array): void {
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
    if (negated) for (let byte = 0; byte < EOL; byte++) set[byte] = set[byte] === 1 ? 0 : 1;
  }

  /** One byte, or the bytes of a class such as `\d`. */
  #member(): number | Uint8Array {
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
    return shared(`\\${letter}`, () => {
      const re = new RegExp(`\\${letter}`);
      return Uint8Array.from({ length: EOL }, (_, byte) => (re.test(String.fromCharCode(byte)) ? 1 : 0));
    });
  }

  #add(set: Uint8Array, member: number | Uint8Array): void {
    if (typeof member !== 'number') {
      for (const [byte, on] of member.entries()) if (on === 1) set[byte] = 1;
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
