/**
 * Finds many literals at once in a stream of bytes, each byte looked at once (Aho and Corasick's automaton), across the borders of pieces.
 */
export class LiteralSearch {
  /** Column of each byte: bytes that no literal has share column 0. */
  readonly #columns = new Uint8Array(256);
  readonly #width: number;
  /** Rows of the next states; a state is the place of its row. */
  readonly #table: Int32Array;
  /** By state (divided by the width): the number of the longest literal that ends there, plus one; 0 where none does. */
  readonly #ends: Int32Array;
  readonly #literals: readonly Uint8Array[];
  #state = 0;

  /** @param literals none of them empty. */
  constructor(literals: readonly Uint8Array[]) {
    this.#literals = literals;
    let width = 1;
    for (const literal of literals) for (const byte of literal) if (this.#columns[byte] === 0) this.#columns[byte] = width++;
    this.#width = width;
    const states = 1 + literals.reduce((sum, { length }) => sum + length, 0);
    this.#table = new Int32Array(states * width);
    this.#ends = new Int32Array(states);
    this.#link(this.#grow());
  }

  /** The tree of all literals. @returns how many states there are. */
  #grow(): number {
    let states = 1;
    for (const [number, literal] of this.#literals.entries()) {
      let state = 0;
      for (const byte of literal) {
        const at = state + (this.#columns[byte] ?? 0);
        if (this.#table[at] === 0) this.#table[at] = states++ * this.#width;
        state = this.#table[at] ?? 0;
      }
      this.#ends[state / this.#width] = number + 1;
    }
    return states;
  }

  /** Where a literal breaks off, the longest end of it that begins another goes on. */
  #link(states: number): void {
    const width = this.#width;
    const fallbacks = new Int32Array(states);
    const queue: number[] = [];
    for (let column = 1; column < width; column++) {
      const next = this.#table[column] ?? 0;
      if (next !== 0) queue.push(next);
    }
    for (let i = 0; i < queue.length; i++) {
      const state = queue[i] ?? 0;
      const fallback = fallbacks[state / width] ?? 0;
      // A literal that goes on longer is the longest; one that ends here by way of another is shorter.
      if (this.#ends[state / width] === 0) this.#ends[state / width] = this.#ends[fallback / width] ?? 0;
      for (let column = 1; column < width; column++) {
        const next = this.#table[state + column] ?? 0;
        const other = this.#table[fallback + column] ?? 0;
        if (next === 0) this.#table[state + column] = other;
        else {
          fallbacks[next / width] = other;
          queue.push(next);
        }
      }
    }
  }

  /**
   * @param found is told of each literal's end: its number, and the place behind its last byte, counted from the start of this piece. Of several
   * that end in one place it hears of the longest alone.
   */
  search(piece: Uint8Array, found: (literal: number, end: number) => void): void {
    const [table, columns, ends, width] = [this.#table, this.#columns, this.#ends, this.#width];
    let state = this.#state;
    for (let at = 0; at < piece.length; at++) {
      state = table[state + (columns[piece[at] as number] as number)] as number;
      if (state !== 0 && ends[state / width] !== 0) found((ends[state / width] as number) - 1, at + 1);
    }
    this.#state = state;
  }
}
