import type { LogFacts, RunnerFacts } from '../model/log.ts';
import { addTallies, executed, red, type Tally } from '../model/tally.ts';
import { profileNamed, sameFamily } from '../runners/index.ts';
import type { ReportProfile } from '../runners/profile.ts';
import type { ReadReport } from './read-report.ts';

/** A runner whose closing lines and reports do not say the same. */
export interface Disagreement {
  readonly runner: string;
  /** "closing lines: 5 executed; reports: 4". Names are profile titles, numbers are counted: nothing hostile. */
  readonly what: string;
}

/** What comparing the witnesses gave. */
export interface Agreement {
  /**
   * Exit, closing lines and reports say the same, by counts, and every outer session is closed.
   * Never true where there was nothing to compare: a closing line without a count can't agree.
   */
  readonly holds: boolean;
  readonly disagreements: readonly Disagreement[];
  /** Closing lines that count more red tests than the reports they belong to (or than no report at all). */
  readonly hiddenFailures: readonly Disagreement[];
  /** Reports whose counts some runner's closing lines confirmed. */
  readonly confirmed: ReadonlySet<ReadReport>;
}

interface Witnesses {
  readonly status: number | null;
  readonly outer: readonly RunnerFacts[];
  readonly reports: readonly ReadReport[];
  readonly footer: LogFacts['footer'];
  readonly redTests: number;
}

/** Closing lines and the reports that belong to them. */
interface Group {
  readonly title: string;
  readonly footers: readonly RunnerFacts[];
  readonly reports: readonly ReadReport[];
  readonly rule: ReportProfile['agrees'];
}

/** Compares per runner, both ways, by executed tests, except as the dialect explains. */
export function compareFootersWithReports(witnesses: Witnesses): Agreement {
  const { status, outer, redTests } = witnesses;
  const disagreements: Disagreement[] = [];
  const hiddenFailures: Disagreement[] = [];
  const confirmed = new Set<ReadReport>();
  for (const group of groupByRunner(witnesses)) {
    const hidden = hiddenFailure(group);
    if (hidden) hiddenFailures.push(hidden);
    if (group.reports.length === 0) continue;
    const compared = compareCounts(group);
    if (compared === 'equal') for (const report of group.reports) confirmed.add(report);
    else if (compared !== 'incomparable') disagreements.push(compared);
  }
  const exitFits = status !== null && (status === 0) === (redTests === 0);
  const allClosed = outer.every((runner) => isWeak(runner) || runner.zero || runner.closed >= runner.sessions);
  return {
    holds: exitFits && allClosed && confirmed.size > 0 && disagreements.length === 0 && hiddenFailures.length === 0,
    disagreements,
    hiddenFailures,
    confirmed,
  };
}

/** Only results or progress were seen: perhaps another program's ticks. */
export function isWeak(runner: RunnerFacts): boolean {
  return (runner.trace === 'progress' || runner.trace === 'result') && runner.closed === 0;
}

function groupByRunner({ outer, reports, footer }: Witnesses): Group[] {
  const groups: Group[] = [];
  const left = new Set(reports);
  const counted = outer.filter((runner) => !isWeak(runner));
  for (const family of families(counted)) {
    const name = family[0]?.runner ?? '';
    const own = reports.filter((report) => report.dialect !== null && sameFamily(report.dialect.name, name));
    for (const report of own) left.delete(report);
    groups.push({ title: titleOf(name), footers: family, reports: own, rule: own[0]?.dialect?.report?.agrees ?? 'executed' });
  }
  return left.size === 0 ? groups : [...groups.filter((g) => g.reports.length > 0), ...adopt([...left], groups, footer)];
}

/** Reports that no runner's dialect claims belong to the closing lines that have no report: all together, or the one family they equal. */
function adopt(reports: readonly ReadReport[], groups: readonly Group[], footer: LogFacts['footer']): Group[] {
  const free = groups.filter((group) => group.reports.length === 0);
  const footers = free.flatMap((group) => group.footers);
  if (footer?.tally) footers.push(footerFacts(footer.tally));
  const all: Group = { title: free.map((g) => g.title).join(' and ') || 'the log', footers, reports, rule: 'executed' };
  if (free.length < 2 || compareCounts(all) === 'equal') return [all];
  const equal = free.find((group) => compareCounts({ ...group, reports }) === 'equal');
  if (equal === undefined) return [all];
  return [{ ...equal, reports }, ...free.filter((group) => group !== equal)];
}

function families(runners: readonly RunnerFacts[]): RunnerFacts[][] {
  const found: RunnerFacts[][] = [];
  for (const runner of runners) {
    const family = found.find((members) => members[0] !== undefined && sameFamily(members[0].runner, runner.runner));
    if (family) family.push(runner);
    else found.push([runner]);
  }
  return found;
}

function compareCounts(group: Group): 'equal' | 'incomparable' | Disagreement {
  const footers = group.footers.filter((runner) => runner.tally !== null && runner.unit === 'tests');
  if (footers.length === 0 || group.rule === 'none') return 'incomparable';
  const footer = addTallies(footers.map((runner) => runner.tally as Tally));
  const report = addTallies(group.reports.map((r) => r.tally));
  if (group.rule === 'elements') {
    const suites = group.reports.reduce((sum, r) => sum + r.facts.suites.all, 0);
    return same(group, footer.tests + extra(footers, 'suites'), report.tests + suites, 'tests and suites');
  }
  const more = { listed: extra(footers, 'todo'), between: footer.skipped, more: Number.POSITIVE_INFINITY, executed: 0 }[group.rule];
  const low = executed(footer);
  return executed(report) > low && executed(report) <= low + more ? 'equal' : same(group, low, executed(report), 'executed');
}

function same(group: Group, footer: number, report: number, of: string): 'equal' | Disagreement {
  if (footer === report) return 'equal';
  return { runner: group.title, what: `${group.title}'s closing lines say ${footer} ${of}, the reports hold ${report}` };
}

function hiddenFailure(group: Group): Disagreement | null {
  const counted = group.footers.reduce((sum, runner) => sum + (runner.tally === null ? 0 : red(runner.tally)), 0);
  const shown = group.reports.reduce((sum, report) => sum + red(report.tally), 0);
  if (counted > shown) return { runner: group.title, what: `${counted} failed in the closing lines, ${shown} in the reports` };
  const line = group.footers.find((runner) => runner.firstRedLine !== null)?.firstRedLine;
  return line && counted === 0 && shown === 0 ? { runner: group.title, what: line.text } : null;
}

function extra(runners: readonly RunnerFacts[], name: string): number {
  return runners.reduce((sum, runner) => sum + (runner.extra[name] ?? 0), 0);
}

function titleOf(name: string): string {
  return profileNamed(name)?.title ?? name;
}

/** A closing line found by --footer, in the shape of a runner's. */
function footerFacts(tally: Tally): RunnerFacts {
  return {
    runner: '',
    stream: '',
    nestedIn: null,
    trace: 'closing',
    sessions: 1,
    closed: 1,
    firstUnclosedLine: null,
    tally,
    unit: 'tests',
    extra: {},
    announced: null,
    results: { finished: 0, red: 0 },
    zero: false,
    redLines: 0,
    firstRedLine: null,
    cached: 0,
    ran: 0,
    closing: null,
  };
}
