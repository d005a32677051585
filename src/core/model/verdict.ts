import type { DecidingCode, Reason } from './reasons.ts';
import type { NonEmptyTally, Tally } from './tally.ts';

export type Outcome = 'passed' | 'failed' | 'incomplete';

/** Outcome and reasons. `passed` asks for a tally with a passed test in its very type; `empty` is the one other road, and says so. */
export type Verdict =
  | {
      readonly outcome: 'passed';
      readonly empty: false;
      readonly decidedBy: null;
      readonly tally: NonEmptyTally;
      readonly reasons: readonly Reason[];
    }
  | {
      readonly outcome: 'passed';
      readonly empty: true;
      readonly decidedBy: null;
      readonly tally: Tally;
      readonly reasons: readonly Reason[];
    }
  | {
      readonly outcome: 'failed' | 'incomplete';
      readonly decidedBy: DecidingCode;
      /** Null where no witness gave counts. */
      readonly tally: Tally | null;
      /** In the table's order, the deciding one first. */
      readonly reasons: readonly [Reason, ...Reason[]];
    };

const WORST: Readonly<Record<Outcome, number>> = { passed: 0, failed: 1, incomplete: 2 };

/** The worse of two outcomes, for several suites: incomplete beats failed beats passed. */
export function worseOutcome(a: Outcome, b: Outcome): Outcome {
  return WORST[a] >= WORST[b] ? a : b;
}
