import { addExpression, EOL, type Node, SYMBOLS } from './byte-expression.ts';

/**
 * One automaton for the beginnings of all lines that any expression could match, so that a line is read once, byte by byte, and most are
 * let go after the first. It errs only towards more: what it lets through is then matched by the expressions themselves.
 */

/** Further bytes of a line are left to the expressions. */
const DEPTH = 256;
/** States are made as lines need them; beyond so many all are forgotten. The lines of one log need some hundred. */
const MAX_STATES = 1_000;
const ESC = 0x1b;

const NONE: readonly never[] = [];

interface State<Plan> {
  readonly nodes: readonly number[];
  readonly plan: Plan;
  readonly key: string;
  /** The only byte that leads to another state; null where there are several, undefined where that isn't known. */
  leaves: number | null | undefined;
}

/** Where a byte stands next, so that each stretch of a piece is searched once. */
class NextByte {
  #bytes: Uint8Array | null = null;
  #byte = -1;
  #from = 0;
  #found = 0;

  forget(): void {
    this.#bytes = null;
  }

  /** @returns the place of `byte` at or behind `at`, else one behind the end. */
  find(bytes: Uint8Array, byte: number, at: number): number {
    if (bytes !== this.#bytes || byte !== this.#byte || at < this.#from || at > this.#found) {
      const found = bytes.indexOf(byte, at);
      this.#bytes = bytes;
      this.#byte = byte;
      this.#from = at;
      this.#found = found < 0 ? bytes.length : found;
    }
    return this.#found;
  }
}

/**
 * What the table holds for a state and a symbol: above 0 the row of the next state, below {@link SPECIAL} the negated row of a state that no
 * further byte can change, else one of these.
 */
const DEAD = 0;
const UNKNOWN = -1;
const ESCAPE = -2;
const SPECIAL = -2;
/** Below it: the negated row of a state that only one byte (besides an escape) leads out of. */
const LOOPS = -(1 << 24);

export class ByteAutomaton<Plan> {
  readonly #nodes: Node[] = [];
  readonly #starts: number[] = [];
  readonly #planFor: (rules: readonly number[], settled: boolean) => Plan;
  #states: State<Plan>[] = [];
  #ids = new Map<string, number>();
  #table = new Int32Array(0);
  readonly #scratch = Buffer.alloc(DEPTH);
  #generation = 0;
  readonly #nextLeaving = new NextByte();
  readonly #nextEscape = new NextByte();

  /**
   * @param expressions over bytes, each beginning with `^`
   * @param planFor what is to be done where those of them may match whose places it is given, in order; `settled`: nothing that follows
   * changes which
   */
  constructor(expressions: readonly RegExp[], planFor: (places: readonly number[], settled: boolean) => Plan) {
    this.#planFor = planFor;
    for (const [rule, re] of expressions.entries()) {
      if (!re.source.startsWith('^')) throw new Error(`not anchored: ${re.source}`);
      this.#starts.push(addExpression(re, rule, this.#nodes));
    }
    this.#reset();
  }

  /** {@link read} for text that is bytes, one character each. */
  readText(text: string): number {
    const length = this.#scratch.write(text, 'latin1');
    this.forget();
    // of a longer line the rest is left open, as its end is
    return this.read(this.#scratch, 0, length, text.length > length);
  }

  /**
   * Reads a line, escape sequences skipped. @param open what follows isn't the line's end
   * @returns what to give to {@link plan}, 0 where no expression can match; good until the next call.
   */
  read(bytes: Uint8Array, from: number, end: number, open = false): number {
    let row = SYMBOLS;
    let table = this.#table;
    const limit = Math.min(end, from + DEPTH);
    for (let at = from; at < limit; at++) {
      let next = table[row + (bytes[at] as number)] as number;
      if (next <= 0) {
        if (next === UNKNOWN) {
          next = this.#make(row, bytes[at] as number);
          table = this.#table;
        }
        if (next === ESCAPE) {
          if (bytes[at + 1] !== 0x5b) return row;
          at += 2;
          while (at < limit && (bytes[at] as number) < 0x40) at++;
          continue;
        }
        if (next === DEAD) return 0;
        if (next < SPECIAL) {
          if (next > LOOPS) return -next;
          row = LOOPS - next;
          const leaves = this.#states[row / SYMBOLS]?.leaves ?? ESC;
          at = Math.min(this.#nextLeaving.find(bytes, leaves, at + 1), this.#nextEscape.find(bytes, ESC, at + 1), limit) - 1;
          continue;
        }
      }
      row = next;
    }
    if (open || limit !== end) return row;
    const last = table[row + EOL] as number;
    return Math.abs(last === UNKNOWN ? this.#make(row, EOL) : last);
  }

  /** The bytes that were read last are others now. */
  forget(): void {
    this.#nextLeaving.forget();
    this.#nextEscape.forget();
  }

  plan(row: number): Plan | null {
    return this.#states[row / SYMBOLS]?.plan ?? null;
  }

  /** Makes the state that `symbol` leads to. @returns what the table then holds. */
  #make(row: number, symbol: number): number {
    const generation = this.#generation;
    let entry = this.#intern(this.#move(row, symbol));
    if (this.#generation !== generation) return entry;
    if (entry === row && symbol !== EOL && this.#leavesOf(row) !== null) entry = LOOPS - row;
    this.#table[row + symbol] = entry;
    return entry;
  }

  #move(row: number, symbol: number): Set<number> {
    const nodes = new Set<number>();
    for (const node of this.#states[row / SYMBOLS]?.nodes ?? NONE) {
      for (const { on, to } of this.#nodes[node]?.steps ?? NONE) if (on[symbol] === 1) nodes.add(to);
    }
    return nodes;
  }

  /** The only byte that leads out of a state that others lead back to. */
  #leavesOf(row: number): number | null {
    const state = this.#states[row / SYMBOLS];
    if (state === undefined) return null;
    if (state.leaves === undefined) {
      const leaving: number[] = [];
      for (let byte = 0; byte < EOL && leaving.length < 2; byte++) {
        if (byte !== ESC && this.#close(this.#move(row, byte)).key !== state.key) leaving.push(byte);
      }
      state.leaves = leaving.length === 1 ? (leaving[0] ?? null) : null;
    }
    return state.leaves;
  }

  /** @returns what the table holds for these nodes. */
  #intern(seeds: Set<number>): number {
    const { nodes, key } = this.#close(seeds);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= MAX_STATES) this.#reset();
    const row = this.#states.length * SYMBOLS;
    const rules = [...new Set(nodes.map((node) => this.#nodes[node]?.rule ?? 0))].sort((a, b) => a - b);
    const settled = nodes.every((node) => this.#nodes[node]?.accepts);
    this.#states.push({ nodes, plan: this.#planFor(rules, settled), key, leaves: undefined });
    const entry = settled ? -row : row;
    this.#ids.set(key, entry);
    if (this.#table.length < row + SYMBOLS) this.#grow();
    this.#table[row + ESC] = ESCAPE;
    return entry;
  }

  /** The nodes that tell a state from others, with what is reached from the seeds for free. */
  #close(seeds: Set<number>): { readonly nodes: readonly number[]; readonly key: string } {
    for (const node of seeds) for (const next of this.#nodes[node]?.free ?? NONE) seeds.add(next);
    const decided = new Set([...seeds].filter((node) => this.#nodes[node]?.accepts).map((node) => this.#nodes[node]?.rule));
    const nodes = [...seeds].filter((node) => this.#nodes[node]?.accepts || this.#matters(node, decided)).sort((a, b) => a - b);
    return { nodes, key: nodes.join() };
  }

  /** Only nodes with steps tell states apart, and none of an expression that matches already. */
  #matters(node: number, decided: ReadonlySet<number | undefined>): boolean {
    const known = this.#nodes[node];
    return known !== undefined && known.steps !== null && !decided.has(known.rule);
  }

  #grow(): void {
    const larger = new Int32Array(Math.max(64 * SYMBOLS, this.#table.length * 2)).fill(UNKNOWN);
    larger.set(this.#table);
    this.#table = larger;
  }

  #reset(): void {
    this.#generation += 1;
    this.#states = [{ nodes: [], plan: this.#planFor([], true), key: '', leaves: null }];
    this.#ids = new Map([['', DEAD]]);
    this.#table = new Int32Array(64 * SYMBOLS).fill(UNKNOWN);
    this.#table.fill(DEAD, 0, SYMBOLS);
    this.#intern(new Set(this.#starts));
  }
}
