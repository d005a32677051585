import type { Reason, Where } from '../model/reasons.ts';
import type { Shortfall } from '../model/report.ts';
import { red } from '../model/tally.ts';
import { profileNamed } from '../runners/index.ts';
import type { RunnerProfile } from '../runners/profile.ts';
import type { ReadReport } from './read-report.ts';
import type { Reading } from './reading.ts';

/** Are the reports there, whole, and of this run? Places 8 to 14 of the table. */
export function presenceReasons(reading: Reading): Reason[] {
  return [...missing(reading), ...rejections(reading), ...stale(reading)];
}

function missing(reading: Reading): Reason[] {
  const { reports, rejected, withoutReports, evidence } = reading;
  if (withoutReports || reports.length + rejected.length > 0) return [];
  const seen = seenRunner(reading);
  const asked = evidence.expectations.reports.includes('auto')
    ? 'looked for new files at the usual places'
    : `looked for ${evidence.expectations.reports.slice(0, 5).join(', ')}`;
  const elsewhere = evidence.nearby ?? [];
  const [nearby] = elsewhere;
  if (nearby !== undefined) return [{ code: 'junit-missing', args: { looked: `${asked}; nearby lies ${elsewhere.join(', ')}`, nearby } }];
  const hint = seen?.junit;
  return [
    {
      code: 'junit-missing',
      args: {
        looked: asked,
        ...(seen ? { runner: seen.title } : {}),
        ...(hint ? { add: hint.add, writes: hint.writes, ...(hint.needs ? { needs: hint.needs } : {}) } : {}),
      },
    },
  ];
}

/** The runner to name in a remedy: chosen, else seen in the log, else named by the command. */
function seenRunner({ chosen, outer, fromCommand }: Reading): RunnerProfile | null {
  const strongest = outer.find((r) => r.trace === 'closing') ?? outer.find((r) => r.trace === 'opening') ?? outer[0];
  return chosen ?? (strongest ? profileNamed(strongest.runner) : null) ?? fromCommand;
}

function rejections({ reports, rejected }: Reading): Reason[] {
  return rejected.map(({ path, reason, companion }) =>
    companion && reports.length > 0
      ? { code: 'foreign-report', where: { file: path }, args: { file: path, format: String(reason.args?.['format'] ?? 'another format') } }
      : reason,
  );
}

function stale({ reports, rejected, evidence, allows }: Reading): Reason[] {
  if (allows('allow-stale')) return [];
  const unchanged = new Set(evidence.reports.filter((claim) => claim.state === 'unchanged').map((claim) => claim.path));
  return [...reports, ...rejected]
    .filter(({ path }) => unchanged.has(path))
    .map(({ path }) => ({ code: 'junit-stale' as const, where: { file: path }, args: { file: path } }));
}

/** Is anything red? Places 20 to 22. */
export function failureReasons(reading: Reading): Reason[] {
  const { reports, agreement, tally, status, redTests, withoutReports } = reading;
  const reasons: Reason[] = [];
  if (tally !== null && red(tally) > 0) reasons.push({ code: 'test-failures', args: { red: red(tally), tests: tally.tests } });
  for (const report of reports) reasons.push(...suiteErrors(report));
  for (const { runner, what } of withoutReports && reasons.length > 0 ? [] : agreement.hiddenFailures) {
    reasons.push({ code: 'footer-failures', args: { runner, what } });
  }
  const seen = redTests > 0 || reasons.length > 0;
  if (seen && status === 0) reasons.push({ code: 'exit-masked' });
  return reasons;
}

function suiteErrors({ path, facts, dialect }: ReadReport): Reason[] {
  const reasons: Reason[] = [];
  if (facts.suiteErrors > 0) {
    const first = facts.firstSuiteError;
    const what = `${facts.suiteErrors} at suite level${first?.message ? `: ${first.message}` : ''}`;
    reasons.push({ code: 'suite-error', where: placed(path, first?.where), args: { file: path, what } });
  }
  const lost = dialect?.report?.declared === 'attempts' ? facts.redShortfall.attempts : facts.redShortfall.cases;
  if (lost) {
    const what = `${lost.suite} declares ${lost.declared} failures and errors, ${lost.found} test cases show them`;
    reasons.push({ code: 'suite-error', where: placed(path, lost.where), args: { file: path, what } });
  }
  return reasons;
}

/** The suite or root that declares more tests than it holds, by the way its producer counts; null where none does. */
export function declaredShortfall({ facts, dialect, assumed }: ReadReport): Shortfall | null {
  const way = dialect?.report?.declared ?? 'cases';
  if (way === 'none' || (assumed && facts.shortfall.cases === null)) return null;
  return facts.shortfall[way];
}

export function placed(path: string, where: Where | undefined): Where {
  return { ...where, file: path };
}
