import { describe, expect, test } from 'vitest';
import { judgeBytes } from '../support/judging.ts';
import { capturedRuns } from './runners/captured-runs.ts';

/** Two runners in one log, one after the other, each with its own report. */

const greens = capturedRuns().filter(
  ({ scenario, log, reports }) => scenario === 'pass' && reports.length > 0 && judgeBytes({ log, reports }).outcome === 'passed',
);
/** Both print TAP, and nothing tells whose it is. */
const ONE_TAP = /^(?:bats|busted) (?:prove|tap)$/;
/** Of so many each run is tried with a few others; which ones changes with its place. */
const pairs = greens.flatMap((first, i) =>
  [1, 2, 5, 11, 17].map((step) => [first, greens[(i + step * (1 + (i % 3))) % greens.length] ?? first] as const),
);
const named = pairs
  .filter(([first, second]) => first !== second && first.profile !== second.profile)
  .map(([first, second]) => [`${first.name.split('/')[0]} ${second.name.split('/')[0]}`, first, second] as const)
  .filter(([name]) => !ONE_TAP.test(name));

describe('two green runs', () => {
  test.each(named)('%s', (_, first, second) => {
    const { outcome, reasons } = judgeBytes({
      log: Buffer.concat([first.log, second.log]),
      reports: [...first.reports, ...second.reports],
    });
    expect({ outcome, reasons }).toMatchObject({ outcome: 'passed' });
  });
});

describe('one report for two runs of one runner', () => {
  // their closing lines count no tests, or count other things than their reports
  const uncounted = ['catch2', 'prove', 'tap'];
  test.each(greens.filter(({ name }) => !uncounted.includes(name.split('/')[0] ?? '')).map((run) => [run.name, run] as const))(
    '%s',
    (_, { log, reports }) => {
      const { outcome, reasons } = judgeBytes({ log: Buffer.concat([log, log]), reports });
      expect(outcome).toBe('incomplete');
      expect(reasons.map(({ code }) => code)).toContain('count-mismatch');
    },
  );
});
