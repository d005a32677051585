import type { RunnerFacts } from '../model/log.ts';
import type { Tally } from '../model/tally.ts';
import { profileNamed, sameFamily } from '../runners/index.ts';
import type { ReadReport } from './read-report.ts';

/**
 * The reports with tests that were run again counted by how they ended, for a run that ended with status 0 and may have reruns
 * (--allow-reruns). Only where the runner's own rerun mode shows: else a red case stays red, whatever passes behind it.
 */
export function settleReruns(reports: readonly ReadReport[], outer: readonly RunnerFacts[]): ReadReport[] {
  return reports.map((report) => {
    const ways = outer.flatMap((runner) =>
      report.dialect !== null && sameFamily(report.dialect.name, runner.runner) ? [wayOf(runner)] : [],
    );
    if (ways.includes('cases')) return { ...report, tally: settled(report) };
    return ways.includes('elements') ? { ...report, tries: withElements(report) } : report;
  });
}

function wayOf({ runner, extra }: RunnerFacts): 'cases' | 'elements' | null {
  const profile = profileNamed(runner);
  const way = profile?.report?.reruns ?? null;
  return way === 'cases' && (extra[profile?.log.closing?.rounds ?? ''] ?? 0) < 2 ? null : way;
}

/** Red cases that passed behind are no tests of their own: the passed case is, and it is flaky. */
function settled({ tally, facts }: ReadReport): Tally {
  const { tests, failed, errored } = facts.passedLater;
  return {
    ...tally,
    tests: tally.tests - failed - errored,
    failed: tally.failed - failed,
    errored: tally.errored - errored,
    flaky: tally.flaky + tests,
  };
}

/** Each flaky element is a red try that the closing lines count. */
function withElements({ tally, facts }: ReadReport): Tally {
  return { ...tally, tests: tally.tests + facts.reruns, failed: tally.failed + facts.reruns };
}
