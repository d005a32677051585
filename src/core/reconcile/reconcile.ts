import { type DecidingCode, REASONS, type Reason, sortReasons } from '../model/reasons.ts';
import { nonEmptyTally, red } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { profileNamed } from '../runners/index.ts';
import { endingReasons } from './ending-rules.ts';
import { missingReasons, signReasons } from './missing-rules.ts';
import { notes } from './notes.ts';
import type { Reading } from './reading.ts';
import { failureReasons, presenceReasons } from './report-rules.ts';
import { runReasons } from './run-rules.ts';

/**
 * Reading → verdict. Every rule is asked, all reasons are kept, and the first one in the table's order decides.
 * With none but notes, `passed` still has to be earned: one of {@link ROADS} must hold, or the run is incomplete.
 */
export function reconcile(reading: Reading): Verdict {
  const reasons = sortReasons([
    ...runReasons(reading),
    ...presenceReasons(reading),
    ...failureReasons(reading),
    ...missingReasons(reading),
    ...signReasons(reading),
    ...endingReasons(reading),
    ...notes(reading),
  ]);
  const deciding = reasons.find((reason) => REASONS[reason.code].outcome !== 'note');
  if (deciding !== undefined) return blocked(deciding, reasons, reading);
  return passed(reading, reasons) ?? blocked(UNEARNED, [UNEARNED, ...reasons], reading);
}

/** No rule objected, and yet nothing showed that tests ran to their end. */
const UNEARNED: Reason = { code: 'runner-unknown' };

function blocked(deciding: Reason, reasons: readonly Reason[], { tally }: Reading): Verdict {
  const others = reasons.filter((reason) => reason !== deciding);
  return {
    outcome: REASONS[deciding.code].outcome as 'failed' | 'incomplete',
    decidedBy: deciding.code as DecidingCode,
    tally,
    reasons: [deciding, ...others],
  };
}

/**
 * Every road to green. A run that no rule objects to passes only by one of these, each of which asks for positive evidence:
 * status 0, green test cases, and what vouches for the end of the run. What GitHub is told in green of a judged run or of several checks
 * is made of such passes alone ({@link ../trust/verdict.ts}, {@link ../../flow/aggregate.ts}). test/forgeries.test.ts tries to forge each of them.
 */
const ROADS: readonly { readonly name: string; readonly holds: (reading: Reading) => boolean }[] = [
  { name: 'reports, and closing lines of the runner', holds: (r) => r.reports.length > 0 && closedByRunner(r) },
  { name: 'reports of a runner for which silence is safe, in a log of ours', holds: (r) => r.reports.length > 0 && silenceIsSafe(r) },
  { name: 'reports, and the closing line that --footer names', holds: (r) => r.reports.length > 0 && closedByFooter(r) },
  { name: 'reports alone, by --runner report-only', holds: (r) => r.reports.length > 0 && r.allows('runner-report-only') },
  {
    name: 'closing lines with counts alone, by --report none',
    holds: (r) => r.withoutReports && r.allows('report-none') && r.footerTally !== null && (closedByRunner(r) || closedByFooter(r)),
  },
];

function passed(reading: Reading, reasons: readonly Reason[]): Verdict | null {
  const { status, tally, footerRed } = reading;
  if (status !== 0 || tally === null || footerRed > 0) return null;
  if (!ROADS.some((road) => road.holds(reading))) return null;
  const earned = nonEmptyTally(tally);
  if (earned !== null) return { outcome: 'passed', empty: false, decidedBy: null, tally: earned, reasons };
  return red(tally) === 0 && reading.allows('allow-empty') ? { outcome: 'passed', empty: true, decidedBy: null, tally, reasons } : null;
}

/** A wrapper's own summary vouches for its tasks, not for tests: it has no closing lines that could count them. */
function closedByRunner({ outer }: Reading): boolean {
  return outer.some((runner) => (runner.closed > 0 || runner.zero) && profileNamed(runner.runner)?.log.closing !== undefined);
}

function closedByFooter({ evidence }: Reading): boolean {
  return evidence.expectations.footer !== null && (evidence.log.footer?.matches ?? 0) > 0;
}

function silenceIsSafe({ reports, evidence }: Reading): boolean {
  return (
    evidence.capture === 'own' &&
    evidence.logState.closed &&
    reports.every(({ dialect, assumed }) => !assumed && dialect?.report?.silenceSafe === true)
  );
}
