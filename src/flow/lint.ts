import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readReportFile, readReportStream } from '../adapters/report-file.ts';
import type { ReportLimits } from '../core/model/expectations.ts';
import type { Reason, ReasonCode, Where } from '../core/model/reasons.ts';
import type { DeclaredCounts, ReportFacts } from '../core/model/report.ts';
import { red, type Tally } from '../core/model/tally.ts';
import type { ReportRead, ReportReaderOptions } from '../core/parse/report-reader.ts';
import { createSeenNames } from '../core/parse/seen-names.ts';
import { applyDialect, type ReadReport } from '../core/reconcile/read-report.ts';
import { declaredShortfall } from '../core/reconcile/report-rules.ts';
import { dialectOf } from '../core/runners/index.ts';

/** What is said of one report. All text in it is hostile. */
export interface LintedReport {
  /** As given, or below the folder that was given. */
  readonly path: string;
  readonly accepted: boolean;
  readonly code: ReasonCode | null;
  readonly where: Where | null;
  /** Of the file; null where there is none to measure. */
  readonly sizeBytes: number | null;
  /** Local name of the root element; null where there was none. */
  readonly root: string | null;
  readonly tally: Tally | null;
  readonly declared: DeclaredCounts | null;
  /** What a reader should know beside the counts: failures, mismatches, skips, what was tolerated. */
  readonly notes: readonly Reason[];
  /** Why it is refused; null where it is accepted. */
  readonly reason: Reason | null;
}

export interface LintOptions {
  /** Absolute. */
  readonly cwd: string;
  readonly limits: ReportLimits;
  readonly stdin: Readable;
}

/**
 * Reads each report, in the order given; a folder stands for the reports in and below it, `-` for standard input.
 * Nothing is thrown for what the files are.
 */
export async function lintReports(paths: readonly string[], options: LintOptions): Promise<LintedReport[]> {
  const linted: LintedReport[] = [];
  for (const path of paths) {
    if (path === '-') linted.push(say(path, await readReportStream(options.stdin, readerOptions(path, options)), null));
    else if (await isFolder(resolve(options.cwd, path))) linted.push(...(await lintFolder(path, options)));
    else linted.push(await lintFile(path, options));
  }
  return linted;
}

async function lintFile(path: string, options: LintOptions): Promise<LintedReport> {
  const file = await readReportFile(resolve(options.cwd, path), { ...readerOptions(path, options), digest: false });
  return say(path, file, file.sizeBytes);
}

function readerOptions(path: string, { limits }: LintOptions): ReportReaderOptions {
  return { path, limits, maxFailing: 0, seen: createSeenNames() };
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Files of other formats in a folder are not its reports; a folder without any report is refused. */
async function lintFolder(folder: string, options: LintOptions): Promise<LintedReport[]> {
  const linted: LintedReport[] = [];
  for (const path of await filesBelow(folder, options.cwd)) {
    const report = await lintFile(path, options);
    if (report.code !== 'not-junit') linted.push(report);
  }
  if (linted.length > 0) return linted;
  const reason: Reason = { code: 'junit-missing', args: { looked: `looked for .xml and .json files below ${folder}` } };
  return [refused(folder, reason, null, null)];
}

/** Depth first, sorted; neither hidden folders nor node_modules; links are not followed. */
async function filesBelow(folder: string, cwd: string): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') found.push(...(await filesBelow(path, cwd)));
    } else if (/\.(?:xml|json)$/i.test(entry.name)) found.push(path);
  }
  return found;
}

function say(path: string, read: ReportRead, sizeBytes: number | null): LintedReport {
  if (read.kind === 'rejected') return refused(path, read.reason, read.root, sizeBytes);
  const { facts } = read;
  const seen = { sizeBytes, root: facts.traits.root, tally: facts.tally, declared: facts.declared, notes: notesOf(path, facts) };
  if (facts.tally.tests > 0) return { path, accepted: true, code: null, where: null, ...seen, reason: null };
  const reason: Reason = { code: 'no-tests', where: { file: path }, args: { what: 'it holds no test case' } };
  return { path, accepted: false, code: reason.code, where: null, ...seen, reason };
}

function refused(path: string, reason: Reason, root: string | null, sizeBytes: number | null): LintedReport {
  const where = reason.where?.line === undefined ? null : reason.where;
  return { path, accepted: false, code: reason.code, where, sizeBytes, root, tally: null, declared: null, notes: [], reason };
}

/** What a reader should know beside the counts, by the producer's own way of counting where that is known. */
function notesOf(file: string, facts: ReportFacts): Reason[] {
  const report = applyDialect({ kind: 'read', path: file, state: 'unknown', facts }, dialectOf(facts.traits));
  const { tally } = facts;
  const notes: Reason[] = [];
  if (red(tally) > 0) notes.push({ code: 'test-failures', args: { red: red(tally), tests: tally.tests } });
  if (tally.tests > 0 && tally.skipped === tally.tests) notes.push({ code: 'all-skipped', args: { skipped: tally.skipped } });
  else if (tally.skipped > 0) notes.push({ code: 'some-skipped', args: { count: tally.skipped } });
  if (tally.flaky > 0) notes.push({ code: 'flaky', args: { count: tally.flaky } });
  return [...notes, ...suiteErrors(report), ...differences(report), ...facts.notes];
}

function suiteErrors({ path: file, facts, dialect }: ReadReport): Reason[] {
  const notes: Reason[] = [];
  if (facts.firstSuiteError !== null) {
    const what = `${facts.suiteErrors} at suite level: ${facts.firstSuiteError.message}`;
    notes.push({ code: 'suite-error', where: facts.firstSuiteError.where, args: { file, what } });
  }
  const lost = dialect?.report?.declared === 'attempts' ? facts.redShortfall.attempts : facts.redShortfall.cases;
  if (lost !== null) {
    const what = `${lost.suite} declares ${lost.declared} failures and errors, ${lost.found} test cases show them`;
    notes.push({ code: 'suite-error', where: lost.where, args: { file, what } });
  }
  return notes;
}

function differences(report: ReadReport): Reason[] {
  const { surplus, duplicates } = report.facts;
  const short = declaredShortfall(report);
  const notes: Reason[] = [];
  if (short !== null) {
    const what = `${short.suite} declares ${short.declared} tests and holds ${short.found}`;
    notes.push({ code: 'count-mismatch', where: short.where, args: { what } });
  }
  if (surplus !== null) {
    const what = `${surplus.suite} holds ${surplus.found} tests and declares ${surplus.declared}`;
    notes.push({ code: 'counts-differ', where: surplus.where, args: { what } });
  }
  if (duplicates.count > 0) notes.push({ code: 'duplicate-tests', args: { count: duplicates.count, first: duplicates.first ?? '' } });
  return notes;
}
