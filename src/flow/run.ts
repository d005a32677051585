import { createHash } from 'node:crypto';
import { accessSync, constants, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { EARLIER_REPORTS, readEarlierReports } from '../adapters/earlier-reports.ts';
import { openEvidenceFolder } from '../adapters/evidence-folder.ts';
import { ioFailed, writeAtomically } from '../adapters/files.ts';
import { findRepository, type Repository, readTreeOf } from '../adapters/git.ts';
import { readGithubRun } from '../adapters/github-event.ts';
import { systemClock } from '../adapters/machine.ts';
import { type CommandOutcome, runCommand } from '../adapters/process.ts';
import {
  type CollectedReport,
  collectReports,
  nearbyReports,
  type ReportSearch,
  setEarlierReportsAside,
} from '../adapters/report-files.ts';
import { startLogScan } from '../adapters/scan-thread.ts';
import { bytePathIn } from '../adapters/worktree.ts';
import { judge } from '../core/judge.ts';
import { ReceiptError } from '../core/model/errors.ts';
import type { LogFacts } from '../core/model/log.ts';
import type { Source } from '../core/model/receipt.ts';
import type { ReportClaim } from '../core/model/report.ts';
import type { LogScannerOptions } from '../core/parse/log-scanner.ts';
import type { Clock } from '../core/ports.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import { PROFILES } from '../core/runners/index.ts';
import { type ChildEnvironment, childEnvironment } from './child-environment.ts';
import { draftReceipt, recordAsked } from './draft-receipt.ts';
import type { RunOptions, RunResult } from './options.ts';
import { readLog, readReports, scannerOptions } from './read-witnesses.ts';
import { reportPlaces } from './report-places.ts';
import { readSourceAfter, readSourceBefore, type SourceBefore } from './source.ts';

export interface RunPorts {
  /** Where the command's output is shown as it comes; null for nowhere. In GitHub Actions a guarded one, lest the runner obeys it. */
  readonly display: Writable | null;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** A script that, started as a thread, scans a log (adapters/scan-worker.ts): for large logs. Without one they are scanned as they are stored. */
  readonly scanThread?: URL;
  /** How long the command may take to end when it is told to; 10 s by default. */
  readonly graceMs?: number;
  /** As {@link graceMs}, where it is we who were told to stop. */
  readonly stopGraceMs?: number;
  /** The signal by which we were told to stop before the command was started; it isn't then. */
  readonly stopSignal?: () => NodeJS.Signals | null;
}

/**
 * Runs a suite, keeps the evidence, judges it, and writes the receipt last: where anything of ours fails on the way, there is none.
 * @throws {ReceiptError} INPUT_INVALID, BUSY, IO_FAILED, GIT_FAILED
 */
export async function runSuite(options: RunOptions, ports: RunPorts): Promise<RunResult> {
  const { env = process.env, clock = systemClock } = ports;
  const place = await findPlace(options);
  const folder = await openEvidenceFolder({ ...place, suite: options.suite, now: clock.now() });
  try {
    const before = place.repository === null ? { missing: place.missing } : await readSourceBefore(place.repository, place.out);
    // The suite could write another event into the file that says which commit a check goes to.
    const run = readGithubRun(env);
    const ci = run === null ? null : { ...run.ci, head_tree: await headTree(place, run.ci.head_sha) };
    const search = reportSearch(options, place);
    const earlier = setEarlierReportsAside(search, trackedBy(before), join(folder.path, EARLIER_REPORTS));
    const child = childEnvironment(env, { ...options, runnerVariables: PROFILES.flatMap((profile) => profile.env ?? []) });

    const asked = await recordAsked(options, place, child);

    const { outcome, log } = await runAndScan(options, place, child, join(folder.path, 'log.txt'), ports, clock);

    const collected = collectReports(search, earlier, folder.path, options.expectations.limits.report_bytes);
    const nearby = collected.length === 0 && search.globs.length > 0 && !search.auto ? nearbyReports(search, reportPlaces(), earlier) : [];
    const claims = await readCollected(collected, folder.path, log, options);
    const source = await sourceOf(before, [...earlier.paths, ...collected.map(({ absolute }) => absolute)], run);
    if (source.filesList !== null) write(join(folder.path, 'files.txt'), source.filesList);

    const { completeReceipt, renderReceipt, toEvidence } = await import('../core/receipt.ts');
    const earlierKept = await readEarlierReports(folder.path);
    const seen = {
      outcome,
      log,
      earlier,
      earlierKept,
      collected,
      nearby,
      claims,
      source: source.source,
      sourceMissing: source.missing,
      ci,
      env,
    };
    const draft = draftReceipt(asked, seen);
    const evidence = toEvidence(draft, log, claims);
    const verdict = judge(evidence);
    const receipt = completeReceipt(draft, verdict);
    const bytes = renderReceipt(receipt);
    const receiptSha256 = createHash('sha256').update(bytes).digest('hex');
    writeAtomically(join(folder.path, 'verdict.json'), toVerdictJson(receipt, evidence, verdict, receiptSha256).bytes);
    writeAtomically(join(folder.path, 'receipt.json'), bytes);
    return { receipt, verdict, evidence, receiptSha256, folder: folder.path };
  } finally {
    folder.release();
  }
}

/** Where a run happens; all paths absolute. */
interface Place {
  readonly cwd: string;
  readonly out: string;
  readonly repository: Repository | null;
  /** Why there is no repository. */
  readonly missing: string;
  /** Top of the work tree, or the working directory outside git. */
  readonly workspace: string;
}

async function findPlace(options: RunOptions): Promise<Place> {
  const cwd = realFolder(options.cwd);
  const found = await findRepository(cwd);
  const repository = 'missing' in found ? null : found;
  const missing = 'missing' in found ? found.missing : '';
  return { cwd, out: resolve(cwd, options.out), repository, missing, workspace: repository?.root ?? cwd };
}

function realFolder(path: string): string {
  try {
    const real = realpathSync(path);
    accessSync(real, constants.X_OK);
    return real;
  } catch (cause) {
    throw ioFailed('enter', path, cause);
  }
}

async function headTree({ repository }: Place, head: string | null): Promise<string | null> {
  return repository === null || head === null ? null : await readTreeOf(repository, head);
}

function reportSearch({ expectations, leniencies }: RunOptions, { cwd, out, workspace }: Place): ReportSearch {
  const auto = expectations.reports.length === 1 && expectations.reports[0] === 'auto';
  const none = expectations.reports.length === 1 && expectations.reports[0] === 'none';
  const globs = auto ? reportPlaces() : none ? [] : expectations.reports;
  return { globs, auto, keepEarlier: leniencies.includes('allow-stale'), cwd, workspace, outFolder: out };
}

function trackedBy(before: SourceBefore | { readonly missing: string }): (path: string) => boolean {
  if ('missing' in before) return () => false;
  const { repository, snapshot } = before;
  return (path) => snapshot.tracked.has(bytePathIn(repository.root, path) ?? '');
}

async function runAndScan(
  { command, shell, timeoutMs, expectations }: RunOptions,
  { cwd }: Place,
  { env }: ChildEnvironment,
  logPath: string,
  { display, graceMs, stopGraceMs, stopSignal, scanThread }: RunPorts,
  clock: Clock,
): Promise<{ outcome: CommandOutcome; log: LogFacts }> {
  const scanOptions = scannerOptions(expectations, command, shell);
  const scan = startLogScan(scanOptions, scanThread ?? null);
  const log = { path: logPath, limitBytes: expectations.limits.log_bytes, consume: (chunk: Uint8Array) => scan.write(chunk) };
  const patience = {
    ...(graceMs === undefined ? {} : { graceMs }),
    ...(stopGraceMs === undefined ? {} : { stopGraceMs }),
    ...(stopSignal === undefined ? {} : { stopSignal }),
  };
  try {
    const outcome = await runCommand({ command, shell, cwd, env, timeoutMs, log, display, ...patience }, clock);
    return { outcome, log: await scan.end().catch(() => scanAgain(logPath, outcome.log.sha256, scanOptions)) };
  } finally {
    scan.abandon();
  }
}

/** Should the scanning thread have died (of memory, say), the log is all there. */
async function scanAgain(path: string, expected: string, options: LogScannerOptions): Promise<LogFacts> {
  const { facts, sha256 } = await readLog(path, options);
  if (sha256 !== expected) throw new ReceiptError('IO_FAILED', `${path} was changed by somebody else while it was read`);
  return facts;
}

async function readCollected(
  collected: readonly CollectedReport[],
  folder: string,
  log: LogFacts,
  { expectations }: RunOptions,
): Promise<ReportClaim[]> {
  const kept = collected.flatMap(({ kept, original, state }) => (kept === null ? [] : [{ path: join(folder, kept), original, state }]));
  const read = (await readReports(kept, log, expectations)).map(({ claim }) => claim);
  return collected.map((report): ReportClaim => {
    const claim = report.kept === null ? undefined : read.shift();
    if (claim !== undefined) return claim;
    const args = { file: report.original, why: report.kept === null ? report.why : 'it could not be kept' };
    const reason = { code: 'junit-unreadable', where: { file: report.original }, args } as const;
    return { kind: 'rejected', path: report.original, state: report.state, reason, companion: false };
  });
}

interface SourceRead {
  readonly source: Source | null;
  readonly missing: string | null;
  readonly filesList: Uint8Array | null;
}

async function sourceOf(
  before: SourceBefore | { readonly missing: string },
  reportPaths: readonly string[],
  ci: { readonly owner: string; readonly repo: string } | null,
): Promise<SourceRead> {
  if ('missing' in before) return { source: null, missing: before.missing.slice(0, 500), filesList: null };
  const name = ci === null || ci.repo === '' ? null : `${ci.owner}/${ci.repo}`.slice(0, 400);
  return { ...(await readSourceAfter(before, reportPaths, name)), missing: null };
}

function write(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (cause) {
    throw ioFailed('write', path, cause);
  }
}
