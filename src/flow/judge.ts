import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { describeIoError } from '../adapters/files.ts';
import { findFiles } from '../adapters/globs.ts';
import { judge } from '../core/judge.ts';
import { ReceiptError } from '../core/model/errors.ts';
import type { Evidence } from '../core/model/evidence.ts';
import type { Exit } from '../core/model/exit.ts';
import type { Expectations, Leniency } from '../core/model/expectations.ts';
import type { Reason } from '../core/model/reasons.ts';
import type { ReportState } from '../core/model/report.ts';
import type { VerdictView } from '../core/present/text.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import { gatherEvidence } from './gather.ts';
import { readLog, readReports, scannerOptions } from './read-witnesses.ts';

/** A verdict that was derived from evidence. */
export interface Judged {
  readonly view: VerdictView;
  /** Content of verdict.json. */
  readonly json: string;
  /** Why the folder's receipt can't be trusted; empty for evidence captured elsewhere. */
  readonly problems: readonly Reason[];
}

/** Evidence that somebody else captured. */
export interface CapturedEvidence {
  /** Path of the log, relative to `cwd`, or the log itself. */
  readonly log: string | Readable;
  readonly exit: Exit;
  /** An older report is stale; null where unknown. */
  readonly startedAt: Date | null;
  /** Absolute. */
  readonly cwd: string;
  readonly expectations: Expectations;
  readonly leniencies: readonly Leniency[];
}

/**
 * The verdict on evidence captured elsewhere. Nothing is known of how log and reports came about, so less is believed than of our own runs.
 * @throws ReceiptError INPUT_INVALID where the log can't be read.
 */
export async function judgeCaptured(captured: CapturedEvidence): Promise<Judged> {
  const { cwd, exit, expectations, leniencies } = captured;
  const log = await readCapturedLog(captured);
  const sources = await Promise.all(
    namedReports(expectations.reports, cwd).map(async ({ absolute, path }) => ({
      path: absolute,
      original: path,
      state: await stateOf(absolute, captured.startedAt),
    })),
  );
  const reports = await readReports(sources, log.facts, expectations);
  const evidence: Evidence = {
    exit,
    capture: 'foreign',
    command: null,
    shell: false,
    log: log.facts,
    logState: { closed: true, lateOutput: false, storedBytes: log.sizeBytes, seenBytes: log.sizeBytes },
    reports: reports.map(({ claim }) => claim),
    movedAside: 0,
    steering: [],
    source: null,
    sourceMissing: 'evidence captured elsewhere',
    ci: null,
    expectations,
    leniencies,
  };
  const verdict = judge(evidence);
  const digests = reports.map(({ claim, sha256 }) => ({ path: claim.path, sha256 }));
  const subject = {
    suite: null,
    run: { exit },
    source: null,
    evidence: { log: { sha256: log.sha256, size_bytes: log.sizeBytes }, reports: [], rejected: digests },
  };
  const { bytes } = toVerdictJson(subject, evidence, verdict, null);
  return { view: { evidence, verdict, receipt: null }, json: new TextDecoder().decode(bytes), problems: [] };
}

async function readCapturedLog({ log, cwd, expectations }: CapturedEvidence) {
  const source = typeof log === 'string' ? resolve(cwd, log) : log;
  try {
    return await readLog(source, scannerOptions(expectations, null, false));
  } catch (cause) {
    throw new ReceiptError(
      'INPUT_INVALID',
      `the log ${typeof log === 'string' ? log : 'on standard input'} could not be read: ${describeIoError(cause)}`,
      {
        remedy: 'name the file that holds the whole output of the command, or `-` for standard input',
        cause,
      },
    );
  }
}

/** Without globs there are none: what is new here says nothing about a run somewhere else. */
function namedReports(globs: readonly string[], cwd: string) {
  const named = globs.filter((glob) => glob !== 'auto' && glob !== 'none');
  return findFiles(named, { cwd, workspace: cwd, outFolder: resolve(cwd, '.receipt') });
}

/** By the file's own time: `timestamp` attributes in a report are whatever the runner says. */
async function stateOf(path: string, startedAt: Date | null): Promise<ReportState> {
  if (startedAt === null) return 'unknown';
  const modified = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  return modified !== null && modified < startedAt.getTime() ? 'unchanged' : 'created';
}

/**
 * Derives the verdict of an evidence folder again. The receipt's own verdict is not believed; it is compared.
 * @param folder the suite's folder, relative to `cwd` or absolute.
 * @throws ReceiptError INPUT_INVALID where there is no receipt to judge by.
 */
export async function judgeFolder(folder: string, cwd: string): Promise<Judged> {
  const gathered = await gatherEvidence(resolve(cwd, folder));
  if (gathered.receipt === null) {
    const [problem] = gathered.problems;
    throw new ReceiptError('INPUT_INVALID', `no receipt to judge by in ${folder}: ${problem?.args?.['why'] ?? 'receipt.json is missing'}`, {
      remedy: 'name a folder such as .receipt/default, or judge a log with --log and --exit',
    });
  }
  const { receipt, evidence, verdict, sha256, verdictJson, problems } = gathered;
  return { view: { evidence, verdict, receipt: { value: receipt, sha256, folder } }, json: verdictJson, problems };
}
