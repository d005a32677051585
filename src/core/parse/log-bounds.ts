/**
 * What one scan may keep, over all streams and runners together. Beyond these numbers what is told apart gets coarser, and never larger;
 * whatever is left out keeps a run open, and closes none.
 */
export class Bounds {
  /** Names of tests that run. */
  readonly names = new Bound(10_000);
  /** Runs that are open, or were left open by another one. */
  readonly open = new Bound(4_000);
  /** Runs that have ended. */
  readonly ended = new Bound(5_000);
  /** Runners in the streams of wrappers. */
  readonly runners = new Bound(1_500);
}

/** So many of one thing. */
export class Bound {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** @returns whether there was room for one more. */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  get isSpent(): boolean {
    return this.#left === 0;
  }

  give(count = 1): void {
    this.#left += count;
  }
}
