import { type Conclusion, conclusionOf } from '../model/check-run.ts';
import { type DecidingCode, REASONS, type Reason, sortReasons } from '../model/reasons.ts';
import { addTallies, nonEmptyTally, type Tally } from '../model/tally.ts';
import type { Doubt, EvidenceSeen } from '../model/trusted-run.ts';
import type { Verdict } from '../model/verdict.ts';
import { doubt, labelOf } from './guard.ts';

/**
 * One verdict on a run: what stands in the way comes before whatever its evidence says; then the verdicts that were derived from the evidence, of
 * which the first deciding reason in the table's order decides. Passed only where every part passed.
 */
export function verdictOfRun(evidence: readonly EvidenceSeen[], doubts: readonly Doubt[]): Verdict {
  const tallies = evidence.flatMap(({ verdict }) => verdict?.tally ?? []);
  const tally = tallies.length === 0 ? null : addTallies(tallies);
  const reasons = sortReasons(evidence.flatMap((seen) => reasonsOf(seen, evidence.length > 1)));
  const red = reasons.filter(isDoubt);
  const [first, ...more] = [...doubts, ...red];
  const notes = reasons.filter((reason) => !isDoubt(reason));
  if (first !== undefined) {
    const outcome = doubts.length > 0 ? 'incomplete' : outcomeOf(first.code);
    return { outcome, decidedBy: first.code, tally, reasons: [first, ...more, ...notes] };
  }
  const passed = evidence.filter(({ verdict }) => verdict?.outcome === 'passed');
  if (tally !== null && evidence.length > 0 && passed.length === evidence.length) return passedVerdict(passed, tally, notes);
  const missing = doubt('facts-missing', { what: 'there is no evidence that a verdict could be derived from' });
  return { outcome: 'incomplete', decidedBy: missing.code, tally, reasons: [missing, ...notes] };
}

/** What GitHub is told: a change of what is protected waits for a person, everything else that is no pass is a failure. */
export function conclusionOfRun({ outcome, decidedBy }: Verdict): Conclusion {
  return decidedBy === 'protected-changed' || decidedBy === 'workflow-changed' ? 'action_required' : conclusionOf(outcome);
}

function passedVerdict(passed: readonly EvidenceSeen[], tally: Tally, reasons: readonly Reason[]): Verdict {
  const full = nonEmptyTally(tally);
  if (full !== null) return { outcome: 'passed', empty: false, decidedBy: null, tally: full, reasons };
  // Each of them passed by --allow-empty, which the policy allows: a guard asks that.
  const empty = passed.every(({ verdict }) => verdict?.outcome === 'passed' && verdict.empty);
  if (empty) return { outcome: 'passed', empty: true, decidedBy: null, tally, reasons };
  const missing: Doubt = { code: 'no-tests', args: {} };
  return { outcome: 'incomplete', decidedBy: missing.code, tally, reasons: [missing, ...reasons] };
}

function isDoubt(reason: Reason): reason is Doubt {
  return REASONS[reason.code].outcome !== 'note';
}

function outcomeOf(code: DecidingCode): 'failed' | 'incomplete' {
  return REASONS[code].outcome;
}

/** With several parts, files are named with theirs. */
function reasonsOf({ verdict, from }: EvidenceSeen, several: boolean): Reason[] {
  return (verdict?.reasons ?? []).map((reason) =>
    several && reason.where?.file !== undefined
      ? { ...reason, where: { ...reason.where, file: `${labelOf(from)}: ${reason.where.file}` } }
      : reason,
  );
}
