import type { Reason } from '../model/reasons.ts';
import type { ReportClaim, ReportFacts, ReportState } from '../model/report.ts';
import { red, type Tally } from '../model/tally.ts';
import { dialectOf, sameFamily } from '../runners/index.ts';
import type { ReportProfile, RunnerProfile } from '../runners/profile.ts';

/** A report that could be read, with its producer's dialect applied. */
export interface ReadReport {
  readonly path: string;
  readonly state: ReportState;
  readonly facts: ReportFacts;
  readonly dialect: RunnerProfile | null;
  /** Nothing in the report names that dialect: it is taken for the one runner that closed in the log. */
  readonly assumed: boolean;
  /** After the dialect: a failing todo is skipped where the runner says so; reruns count by how they ended where that is allowed. */
  readonly tally: Tally;
  /** The same as the closing lines count it: each try of a test that was run again is one. */
  readonly tries: Tally;
  /** Cases that stand for a file, not for a test. */
  readonly containers: number;
}

export interface RejectedReport {
  readonly path: string;
  readonly reason: Reason;
  readonly companion: boolean;
}

type ReadClaim = Extract<ReportClaim, { kind: 'read' }>;

/**
 * The reports with their dialects: that of the runner which was chosen (--runner), else the one that the report shows. A suite may be named
 * at will, so a report that shows none is taken for one of `only`, the only runner in the log, unless that runner's own are there.
 */
export function applyDialects(claims: readonly ReadClaim[], chosen: RunnerProfile | null, only: RunnerProfile | null): ReadReport[] {
  const shown = claims.map((claim) => (chosen?.report ? chosen : dialectOf(claim.facts.traits)));
  const hasOwn = shown.some((dialect) => dialect !== null && only !== null && sameFamily(dialect.name, only.name));
  const assumed = only?.report && !hasOwn ? only : null;
  return claims.map((claim, i) => applyDialect(claim, shown[i] ?? assumed, shown[i] === null && assumed !== null));
}

/** The same counts as the producer means them. */
export function applyDialect(claim: ReadClaim, dialect: RunnerProfile | null, assumed = false): ReadReport {
  const tally = talliedAs(dialect?.report, claim.facts);
  return {
    path: claim.path,
    state: claim.state,
    facts: claim.facts,
    dialect,
    assumed,
    tally,
    tries: tally,
    containers: dialect?.report?.containers ? claim.facts.cases.containers : 0,
  };
}

function talliedAs(dialect: ReportProfile | undefined, { tally, cases }: ReportFacts): Tally {
  const todo = dialect?.todoBeatsRed ? Math.min(cases.redTodo, red(tally)) : 0;
  const todoFailed = Math.min(todo, tally.failed);
  return {
    ...tally,
    failed: tally.failed - todoFailed,
    errored: tally.errored - (todo - todoFailed),
    skipped: tally.skipped + todo,
  };
}
