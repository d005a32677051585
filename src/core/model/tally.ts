/** How many test cases there are and how each ended. `tests` = passed + failed + errored + skipped; `flaky` are among the passed. */
export interface Tally {
  readonly tests: number;
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  readonly skipped: number;
  readonly flaky: number;
}

declare const nonEmpty: unique symbol;
/** A tally that is known to hold at least one executed test; only {@link nonEmptyTally} makes one. */
export type NonEmptyTally = Tally & { readonly [nonEmpty]: true };

export const EMPTY_TALLY: Tally = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 };

/** Test cases that ran: all but the skipped ones. */
export function executed(tally: Tally): number {
  return tally.passed + tally.failed + tally.errored;
}

export function red(tally: Tally): number {
  return tally.failed + tally.errored;
}

export function addTallies(tallies: Iterable<Tally>): Tally {
  const sum = { ...EMPTY_TALLY };
  for (const tally of tallies) {
    sum.tests += tally.tests;
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.errored += tally.errored;
    sum.skipped += tally.skipped;
    sum.flaky += tally.flaky;
  }
  return sum;
}

/** The only way to a {@link NonEmptyTally}: null unless at least one test case passed and none is red. */
export function nonEmptyTally(tally: Tally): NonEmptyTally | null {
  return tally.passed > 0 && red(tally) === 0 ? (tally as NonEmptyTally) : null;
}
