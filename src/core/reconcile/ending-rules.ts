import type { RunnerFacts } from '../model/log.ts';
import type { Reason } from '../model/reasons.ts';
import { executed } from '../model/tally.ts';
import { profileNamed, sameFamily } from '../runners/index.ts';
import type { RunnerProfile } from '../runners/profile.ts';
import { isWeak } from './agreement.ts';
import type { Reading } from './reading.ts';

/** Did the run end as a whole run of its runner ends? Places 40 to 56, crash signs aside. */
export function endingReasons(reading: Reading): Reason[] {
  return [
    ...exitNonzero(reading),
    ...(reading.evidence.expectations.runner === 'report-only'
      ? []
      : [...openSessions(reading), ...silentRunners(reading), ...unknown(reading)]),
    ...customFooter(reading),
    ...cut(reading),
    ...cached(reading),
    ...belowMinimum(reading),
  ];
}

function exitNonzero(reading: Reading): Reason[] {
  const { status, redTests, reports, rejected, outer } = reading;
  if (status === null || status === 0 || redTests > 0) return [];
  const cleanReports = reports.length > 0 && rejected.length === 0;
  const cleanFooters = outer.some((runner) => runner.closed > 0) && outer.every((runner) => runner.closed >= runner.sessions);
  return cleanReports || (reading.withoutReports && cleanFooters) ? [{ code: 'exit-nonzero', args: { code: status } }] : [];
}

function missingFooter(profile: RunnerProfile | null, name: string, where: string): Reason {
  return { code: 'footer-missing', args: { runner: profile?.title ?? name, where } };
}

/** Every outer session needs closing lines of its own. A weak trace asks for them only where nothing else has closed and agrees. */
function openSessions({ outer, agreement, withoutReports }: Reading): Reason[] {
  const closedOne = outer.some((runner) => runner.closed > 0);
  return outer.flatMap((runner) => {
    const profile = profileNamed(runner.runner);
    if (withoutReports && runner.unit === 'none' && runner.closed > 0 && profile?.log.closing !== undefined && !isCounted(runner, outer)) {
      const args = { runner: profile?.title ?? runner.runner, where: ' a count, and there is no report', ...countRemedy(profile) };
      return [{ code: 'footer-missing' as const, args }];
    }
    if (runner.zero || runner.closed >= runner.sessions) return [];
    if (isWeak(runner) && (agreement.holds || (closedOne && hasClosedRelative(runner.runner, outer)))) return [];
    return [
      missingFooter(profile, runner.runner, runner.firstUnclosedLine === null ? '' : ` (opened at log line ${runner.firstUnclosedLine})`),
    ];
  });
}

/** Whether closing lines of a relative count what this one's leave uncounted. */
function isCounted({ runner, stream }: RunnerFacts, outer: Reading['outer']): boolean {
  return outer.some((other) => other.tally !== null && other.stream === stream && sameFamily(other.runner, runner));
}

function countRemedy(profile: RunnerProfile | null): { do: string } {
  const hint = profile?.junit;
  return {
    do: `${profile?.title ?? 'The runner'} prints no counts this way. Let it print each result${hint ? `, or write a report: ${hint.add}` : ', or write a report'}.`,
  };
}

function hasClosedRelative(name: string, outer: Reading['outer']): boolean {
  return outer.some((other) => other.closed > 0 && sameFamily(other.runner, name));
}

/** A runner known from report, command or choice that left no closing lines in the log. */
function silentRunners(reading: Reading): Reason[] {
  const { reports, chosen, fromCommand, outer, evidence, agreement } = reading;
  if (evidence.expectations.footer !== null) return [];
  const seen = (profile: RunnerProfile) => outer.some((runner) => sameFamily(runner.runner, profile.name));
  const silentLog = evidence.capture === 'own' && evidence.logState.closed && evidence.log.runners.every((r) => r.trace !== 'opening');
  const reasons: Reason[] = [];
  const named = new Set<string>();
  for (const report of reports) {
    const { dialect } = report;
    if (dialect === null || seen(dialect) || agreement.confirmed.has(report) || named.has(dialect.name)) continue;
    named.add(dialect.name);
    const safe = silentLog && dialect.report?.silenceSafe === true;
    reasons.push(safe ? { code: 'log-silent', args: { runner: dialect.title } } : missingFooter(dialect, dialect.name, ''));
  }
  for (const profile of [chosen, fromCommand]) {
    if (profile === null || profile.log.closing === undefined || seen(profile) || named.has(profile.name)) continue;
    if ((profile.wraps?.length ?? 0) > 0 && outer.some((runner) => runner.closed > 0)) continue;
    // A command's words may name a launcher of another runner; three witnesses that agree know better. A choice is a contract.
    if (
      profile !== chosen &&
      (agreement.holds || reports.some((report) => report.dialect !== null && sameFamily(report.dialect.name, profile.name)))
    )
      continue;
    named.add(profile.name);
    reasons.push(missingFooter(profile, profile.name, ''));
  }
  return reasons;
}

/** Neither dialect, command, nor any line names a runner, and no contract was chosen. */
function unknown({ reports, chosen, fromCommand, outer, evidence }: Reading): Reason[] {
  if (chosen !== null || fromCommand !== null || outer.length > 0 || evidence.expectations.footer !== null) return [];
  return reports.some((report) => report.dialect !== null) ? [] : [{ code: 'runner-unknown' }];
}

function customFooter({ evidence }: Reading): Reason[] {
  const { expectations, log } = evidence;
  if (expectations.footer === null || (log.footer !== null && log.footer.matches > 0)) return [];
  return [{ code: 'footer-missing', args: { runner: 'The suite', where: ` (no line matches --footer ${expectations.footer})` } }];
}

function cut({ evidence, outer }: Reading): Reason[] {
  const { log } = evidence;
  if (!log.endsMidLine || outer.some((runner) => runner.closed > 0) || (log.footer?.matches ?? 0) > 0 || outer.length === 0) return [];
  return [{ code: 'log-truncated', where: { file: 'log.txt', line: log.lines }, args: { text: 'it ends in the middle of a line' } }];
}

function cached({ outer, allows }: Reading): Reason[] {
  // where a wrapper says it of each task, what counts is what it says of those that tested something
  const tested = new Set(outer.filter((runner) => runner.tally !== null).map(({ stream }) => stream));
  const ofTasks = outer.filter(({ stream, cached, ran }) => stream !== '' && tested.has(stream) && cached + ran > 0);
  const telling = ofTasks.length > 0 ? ofTasks : outer;
  const replayed = telling.filter((runner) => runner.cached > 0);
  if (allows('allow-cached') || replayed.length === 0 || telling.some((runner) => runner.ran > 0)) return [];
  const count = replayed.reduce((sum, runner) => sum + runner.cached, 0);
  return [{ code: 'cached', args: { text: `${count} of ${count}` } }];
}

function belowMinimum({ tally, evidence }: Reading): Reason[] {
  const minimum = evidence.expectations.min_tests;
  if (tally === null || executed(tally) >= minimum) return [];
  if (executed(tally) === 0 && minimum <= 1) return []; // no-tests and all-skipped speak for that
  return [{ code: 'below-minimum', args: { executed: executed(tally), minimum } }];
}
