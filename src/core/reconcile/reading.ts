import type { Evidence } from '../model/evidence.ts';
import type { Leniency } from '../model/expectations.ts';
import type { RunnerFacts } from '../model/log.ts';
import { addTallies, red, type Tally } from '../model/tally.ts';
import { profileNamed, runnerOfCommand } from '../runners/index.ts';
import type { RunnerProfile } from '../runners/profile.ts';
import { type Agreement, compareFootersWithReports, isWeak } from './agreement.ts';
import { applyDialects, type ReadReport, type RejectedReport } from './read-report.ts';
import { settleReruns } from './reruns.ts';

/** The evidence as the rules see it: dialects applied, runners named, counts compared. Derived once, read by every rule. */
export interface Reading {
  readonly evidence: Evidence;
  /** The plain status, null where the process did not exit by itself. */
  readonly status: number | null;
  readonly reports: readonly ReadReport[];
  readonly rejected: readonly RejectedReport[];
  /** `--report none`: the tally comes from the closing lines. */
  readonly withoutReports: boolean;
  /** Runners in the log that are not another one's output. */
  readonly outer: readonly RunnerFacts[];
  /** The profile that the caller chose with --runner, or the command's words name; null where neither does. */
  readonly chosen: RunnerProfile | null;
  readonly fromCommand: RunnerProfile | null;
  /** Over all reports; over the closing lines where there are to be no reports; null where there is neither. */
  readonly tally: Tally | null;
  /** Over the closing lines of all outer runners that count; null where none does. */
  readonly footerTally: Tally | null;
  /** Red tests of the closing lines, less the red tries of tests that passed when their runner ran them again, where that is allowed. */
  readonly footerRed: number;
  /** Red tests by the witness that shows most of them. */
  readonly redTests: number;
  readonly agreement: Agreement;
  /** The status is the runner's count of failures, and equals them (mocha, Catch2, Test::More). */
  readonly statusCountsFailures: boolean;
  allows(leniency: Leniency): boolean;
}

/** @throws never: evidence of any shape gives a reading. */
export function readEvidence(evidence: Evidence): Reading {
  const { expectations, leniencies } = evidence;
  const chosen = expectations.runner === null ? null : profileNamed(expectations.runner);
  const fromCommand = evidence.command === null ? null : runnerOfCommand(evidence.command, evidence.shell);
  const outer = evidence.log.runners.filter((runner) => runner.nestedIn === null);
  const nested = evidence.log.runners.filter((runner) => runner.nestedIn !== null);
  const status = evidence.exit.kind === 'exited' ? evidence.exit.code : null;
  const read = applyDialects(
    evidence.reports.filter((claim) => claim.kind === 'read'),
    chosen,
    onlyRunner(outer),
  );
  const reports = status === 0 && leniencies.includes('allow-reruns') ? settleReruns(read, outer) : read;
  const rejected = evidence.reports.filter((claim) => claim.kind === 'rejected');
  const withoutReports = expectations.reports.length === 1 && expectations.reports[0] === 'none';
  const footerTally = sumFooters(evidence, outer);
  const tally = reports.length > 0 ? addTallies(reports.map((report) => report.tally)) : withoutReports ? footerTally : null;
  const redTries = reports.reduce((sum, report) => sum + red(report.tries) - red(report.tally), 0);
  const footerRed = footerTally === null ? 0 : Math.max(0, red(footerTally) - redTries);
  const redTests = Math.max(tally === null ? 0 : red(tally), footerRed);
  const profiles = [chosen, fromCommand, ...reports.map((r) => r.dialect), ...outer.map((r) => profileNamed(r.runner))];
  return {
    evidence,
    status,
    reports,
    rejected,
    withoutReports,
    outer,
    chosen,
    fromCommand,
    tally,
    footerTally,
    footerRed,
    redTests,
    agreement: compareFootersWithReports({ status, outer, nested, reports, footer: evidence.log.footer, redTests }),
    statusCountsFailures: profiles.some((profile) => countsFailures(profile, status, redTests)),
    allows: (leniency) => leniencies.includes(leniency),
  };
}

/** The runner that left closing lines with counts, where there is but one. */
function onlyRunner(outer: readonly RunnerFacts[]): RunnerProfile | null {
  const names = new Set(outer.filter((runner) => !isWeak(runner) && runner.tally !== null).map(({ runner }) => runner));
  const [name] = names;
  return names.size === 1 && name !== undefined ? profileNamed(name) : null;
}

function sumFooters(evidence: Evidence, outer: readonly RunnerFacts[]): Tally | null {
  const tallies = outer.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
  if (evidence.log.footer?.tally) tallies.push(evidence.log.footer.tally);
  return tallies.length === 0 ? null : addTallies(tallies);
}

function countsFailures(profile: RunnerProfile | null, status: number | null, failures: number): boolean {
  const rule = profile?.exit?.countsFailures;
  return rule !== undefined && status !== null && failures > 0 && status === Math.min(failures, rule.max);
}
