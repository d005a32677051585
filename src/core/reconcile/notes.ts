import type { Leniency } from '../model/expectations.ts';
import type { Reason } from '../model/reasons.ts';
import type { Reading } from './reading.ts';

const LENIENCY_SAYS: Readonly<Record<Leniency, { option: string; what: string }>> = {
  'allow-empty': { option: '--allow-empty', what: 'a run without any executed test counts' },
  'report-none': { option: '--report none', what: 'exit and log only, no report' },
  'runner-report-only': { option: '--runner report-only', what: 'no closing lines are asked for' },
  'allow-cached': { option: '--allow-cached', what: 'replayed results count' },
  'allow-stale': { option: '--allow-stale', what: 'reports from before the run count' },
  'allow-containers': { option: '--allow-containers', what: 'test files without tests of their own count' },
  'allow-reruns': { option: '--allow-reruns', what: 'reruns count by how they ended' },
  'min-tests-0': { option: '--min-tests 0', what: 'no minimum of tests' },
};

/** What a reader should see though it decides nothing. */
export function notes(reading: Reading): Reason[] {
  const { evidence, reports, tally } = reading;
  const found: Reason[] = [];
  const flaky = Math.max(tally?.flaky ?? 0, ...reading.outer.map((runner) => runner.extra['flaky'] ?? runner.tally?.flaky ?? 0));
  if (flaky > 0) found.push({ code: 'flaky', args: { count: flaky } });
  if (tally !== null && tally.skipped > 0 && tally.skipped < tally.tests)
    found.push({ code: 'some-skipped', args: { count: tally.skipped } });
  for (const { path, facts, tally: own } of reports) {
    if (reports.length > 1 && own.tests > 0 && own.skipped === own.tests) found.push({ code: 'suite-skipped', args: { file: path } });
    if (facts.surplus) {
      const what = `${facts.surplus.suite} in ${path} holds ${facts.surplus.found} and declares ${facts.surplus.declared}`;
      found.push({ code: 'counts-differ', where: { ...facts.surplus.where, file: path }, args: { what } });
    }
    if (facts.duplicates.count > 0) {
      found.push({
        code: 'duplicate-tests',
        where: { file: path },
        args: { count: facts.duplicates.count, first: facts.duplicates.first ?? '' },
      });
    }
    found.push(...facts.notes);
  }
  if (evidence.movedAside > 0) found.push({ code: 'reports-moved', args: { count: evidence.movedAside } });
  if (evidence.steering.length > 0) found.push({ code: 'env-steers-tests', args: { names: evidence.steering.slice(0, 20).join(', ') } });
  if (evidence.redacted !== undefined) {
    const { count, files } = evidence.redacted;
    found.push({ code: 'secret-in-log', args: { count, files: files.slice(0, 5).join(', ') } });
  }
  for (const leniency of evidence.leniencies) found.push({ code: 'leniency', args: LENIENCY_SAYS[leniency] });
  return found;
}
