import type { Reason } from '../model/reasons.ts';
import type { ReportClaim, ReportFacts, ReportState } from '../model/report.ts';
import { red, type Tally } from '../model/tally.ts';
import { dialectOf } from '../runners/index.ts';
import type { RunnerProfile } from '../runners/profile.ts';

/** A report that could be read, with its producer's dialect applied. */
export interface ReadReport {
  readonly path: string;
  readonly state: ReportState;
  readonly facts: ReportFacts;
  readonly dialect: RunnerProfile | null;
  /** After the dialect: a failing todo is skipped where the runner says so. */
  readonly tally: Tally;
  /** Cases that stand for a file, not for a test. */
  readonly containers: number;
}

export interface RejectedReport {
  readonly path: string;
  readonly reason: Reason;
  readonly companion: boolean;
}

/** The same counts as the producer means them; `chosen` (--runner) decides the dialect where it has one. */
export function applyDialect(claim: Extract<ReportClaim, { kind: 'read' }>, chosen: RunnerProfile | null): ReadReport {
  const dialect = chosen?.report ? chosen : dialectOf(claim.facts.traits);
  const { tally, cases } = claim.facts;
  const todo = dialect?.report?.todoBeatsRed ? Math.min(cases.redTodo, red(tally)) : 0;
  const todoFailed = Math.min(todo, tally.failed);
  return {
    path: claim.path,
    state: claim.state,
    facts: claim.facts,
    dialect,
    tally: {
      ...tally,
      failed: tally.failed - todoFailed,
      errored: tally.errored - (todo - todoFailed),
      skipped: tally.skipped + todo,
    },
    containers: dialect?.report?.containers ? cases.containers : 0,
  };
}
