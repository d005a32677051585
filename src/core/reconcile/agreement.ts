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
   * Never true where some of it could not be compared: a closing line without a count can't agree.
   */
  readonly holds: boolean;
  readonly disagreements: readonly Disagreement[];
  /** Closing lines that count more red tests than the reports they belong to (or than no report at all). */
  readonly hiddenFailures: readonly Disagreement[];
  /** Reports whose counts some runner's closing lines confirmed. */
  readonly confirmed: ReadonlySet<ReadReport>;
  /** Skipped tests that the closing lines count beyond those in the reports that they confirmed: reporters may leave them out. */
  readonly unlisted: number;
}

interface Witnesses {
  readonly status: number | null;
  readonly outer: readonly RunnerFacts[];
  /** Runners in another one's output. */
  readonly nested: readonly RunnerFacts[];
  readonly reports: readonly ReadReport[];
  readonly footer: LogFacts['footer'];
  readonly redTests: number;
}

/** Closing lines and the reports that belong to them. */
interface Group {
  readonly title: string;
  readonly footers: readonly RunnerFacts[];
  readonly reports: readonly ReadReport[];
  /** Ways to count, of which one has to agree. */
  readonly rules: readonly ReportProfile['agrees'][];
}

/** Compares per runner, both ways, by executed tests, except as the dialect explains. */
export function compareFootersWithReports(witnesses: Witnesses): Agreement {
  const { status, outer, redTests } = witnesses;
  let unsure = false;
  let unlisted = 0;
  const disagreements: Disagreement[] = [];
  const hiddenFailures: Disagreement[] = [];
  const confirmed = new Set<ReadReport>();
  for (const group of groupByRunner(witnesses)) {
    const hidden = hiddenFailure(group);
    if (hidden) hiddenFailures.push(hidden);
    if (group.reports.length === 0) continue;
    const compared = compareCounts(group);
    if (compared === 'equal') {
      for (const report of group.reports) confirmed.add(report);
      unlisted += Math.max(0, skippedIn(group.footers) - skippedIn(group.reports));
    } else if (compared !== 'incomparable') disagreements.push(compared);
    else if (group.footers.length > 0) unsure = true;
  }
  const exitFits = status !== null && (status === 0) === (redTests === 0);
  const allClosed = outer.every((runner) => isWeak(runner) || runner.zero || runner.closed >= runner.sessions);
  return {
    holds: exitFits && allClosed && confirmed.size > 0 && !unsure && disagreements.length === 0 && hiddenFailures.length === 0,
    disagreements,
    hiddenFailures,
    confirmed,
    unlisted,
  };
}

function skippedIn(counted: readonly { readonly tally: Tally | null }[]): number {
  return counted.reduce((sum, { tally }) => sum + (tally?.skipped ?? 0), 0);
}

/** Only results or progress were seen: perhaps another program's ticks. */
export function isWeak(runner: RunnerFacts): boolean {
  return (runner.trace === 'progress' || runner.trace === 'result') && runner.closed === 0;
}

function groupByRunner({ outer, nested, reports, footer }: Witnesses): Group[] {
  const families = familiesOf(outer.filter((runner) => !isWeak(runner)));
  const owners = new Map(reports.map((report) => [report, ownerOf(report, families)]));
  const groups = families.map((footers): Group => {
    const own = reports.filter((report) => owners.get(report) === footers);
    return { title: titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: rulesOf(own) };
  });
  const withinOthers = groupNested(
    nested,
    reports.filter((report) => owners.get(report) === null),
  );
  const left = reports.filter((report) => owners.get(report) === null && !withinOthers.some((group) => group.reports.includes(report)));
  const found = [...groups, ...withinOthers];
  return left.length === 0 ? found : [...found.filter((group) => group.reports.length > 0), ...adopt(left, groups, footer)];
}

/** Lines that look like another runner's output, but a report of their own says the same: TAP of a suite that ran before mocha. */
function groupNested(nested: readonly RunnerFacts[], reports: readonly ReadReport[]): Group[] {
  return familiesOf(nested.filter((runner) => runner.closed >= runner.sessions)).flatMap((footers) => {
    const own = reports.filter((report) => ownerOf(report, [footers]) !== null);
    const group = { title: titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: rulesOf(own) };
    return own.length > 0 && compareCounts(group) === 'equal' ? [group] : [];
  });
}

function familiesOf(runners: readonly RunnerFacts[]): RunnerFacts[][] {
  const found: RunnerFacts[][] = [];
  for (const runner of runners) {
    const family = found.find((members) => members[0] !== undefined && kinship(members[0].runner, runner.runner) >= SAME_FAMILY);
    if (family) family.push(runner);
    else found.push([runner]);
  }
  return found;
}

const SAME_FAMILY = 2;

/** 3: the same; 2: of one family; 1: one prints the other's lines; 0: none. */
function kinship(a: string, b: string): number {
  if (a === b) return 3;
  if (!sameFamily(a, b)) return 0;
  const [first, second] = [profileNamed(a)?.family, profileNamed(b)?.family];
  return first !== undefined && first === second ? SAME_FAMILY : 1;
}

/** The closing lines that a report belongs to by its dialect: those of its own runner before those of one that shares lines with it. */
function ownerOf({ dialect }: ReadReport, families: readonly RunnerFacts[][]): RunnerFacts[] | null {
  if (dialect === null) return null;
  const ranked = families.map((family) => ({ family, rank: Math.max(...family.map(({ runner }) => kinship(dialect.name, runner))) }));
  const best = ranked.reduce((a, b) => (b.rank > a.rank ? b : a), { family: [] as RunnerFacts[], rank: 0 });
  return best.rank === 0 ? null : best.family;
}

function rulesOf(reports: readonly ReadReport[]): Group['rules'] {
  const rule = reports[0]?.dialect?.report?.agrees ?? 'executed';
  return reports.some((report) => report.assumed) ? ['executed', rule] : [rule];
}

/** Reports that no runner's dialect claims belong to the closing lines that have no report: all together, or the one family they equal. */
function adopt(reports: readonly ReadReport[], groups: readonly Group[], footer: LogFacts['footer']): Group[] {
  const free = groups.filter((group) => group.reports.length === 0);
  const footers = free.flatMap((group) => group.footers);
  if (footer?.tally) footers.push(footerFacts(footer.tally));
  const all: Group = { title: free.map((g) => g.title).join(' and ') || 'the log', footers, reports, rules: ['executed'] };
  if (free.length < 2 || compareCounts(all) === 'equal') return [all];
  const equal = free.find((group) => compareCounts({ ...group, reports }) === 'equal');
  if (equal === undefined) return [all];
  return [{ ...equal, reports }, ...free.filter((group) => group !== equal)];
}

function compareCounts(group: Group): 'equal' | 'incomparable' | Disagreement {
  const compared = group.rules.map((rule) => compareBy(rule, group));
  return compared.find((result) => result === 'equal') ?? compared[0] ?? 'incomparable';
}

function compareBy(rule: ReportProfile['agrees'], group: Group): 'equal' | 'incomparable' | Disagreement {
  const held = group.reports.reduce((sum, { tries }) => sum + executed(tries), 0);
  if (held > 0 && group.footers.length > 0 && group.footers.every((runner) => runner.zero)) {
    return { runner: group.title, what: `${group.title} says that it ran nothing, the reports hold ${held}` };
  }
  const footers = group.footers.filter((runner) => runner.tally !== null && runner.unit === 'tests');
  if (footers.length === 0 || rule === 'none') return 'incomparable';
  const footer = addTallies(footers.map((runner) => runner.tally as Tally));
  const report = addTallies(group.reports.map((r) => r.tries));
  if (rule === 'elements') {
    const suites = group.reports.reduce((sum, r) => sum + r.facts.suites.all, 0);
    return same(group, footer.tests + extra(footers, 'suites'), report.tests + suites, 'tests and suites');
  }
  const low = executed(footer);
  const parts = low === 0 ? 0 : Number.POSITIVE_INFINITY;
  const more = { listed: extra(footers, 'todo'), between: footer.skipped, more: parts, executed: 0 }[rule];
  return executed(report) > low && executed(report) <= low + more ? 'equal' : same(group, low, executed(report), 'executed');
}

function same(group: Group, footer: number, report: number, of: string): 'equal' | Disagreement {
  if (footer === report) return 'equal';
  return { runner: group.title, what: `${group.title}'s closing lines say ${footer} ${of}, the reports hold ${report}` };
}

function hiddenFailure(group: Group): Disagreement | null {
  const counted = group.footers.reduce((sum, runner) => sum + (runner.tally === null ? 0 : red(runner.tally)), 0);
  const shown = group.reports.reduce((sum, report) => sum + red(report.tries), 0);
  if (counted > shown) return { runner: group.title, what: `${counted} failed in the closing lines, ${shown} in the reports` };
  const left = group.reports.reduce((sum, report) => sum + red(report.tally), 0);
  if (left > 0 || counted > shown - left) return null;
  const line = group.footers.find((runner) => runner.firstRedLine !== null)?.firstRedLine;
  if (line) return { runner: group.title, what: line.text };
  const files = extra(group.footers, 'failedFiles');
  const ran = group.footers.some((runner) => runner.tally !== null && executed(runner.tally) > 0);
  // Where nothing ran at all, that is what there is to say: a file without tests fails as well.
  return files > 0 && ran ? { runner: group.title, what: `${files} of the test files failed, none of its tests` } : null;
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
