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
import type { ReportState } from '../core/model/report.ts';
import type { Verdict } from '../core/model/verdict.ts';
import type { VerdictView } from '../core/present/text.ts';
import { distrusted, toVerdictJson } from '../core/present/verdict-json.ts';
import { gatherEvidence } from './gather.ts';
import { readLog, readReports, scannerOptions } from './read-witnesses.ts';

/** A verdict that was derived from evidence. */
export interface Judged {
  readonly verdict: Verdict;
  /** In the form of verdict.json. */
  readonly json: string;
  /** Null where there is no receipt to show anything from. */
  readonly view: VerdictView | null;
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
    expectations,
    run: { exit },
    source: null,
    evidence: { log: { sha256: log.sha256, size_bytes: log.sizeBytes }, reports: [], rejected: digests },
  };
  const { bytes } = toVerdictJson(subject, evidence, verdict, null);
  return { verdict, view: { evidence, verdict, receipt: null }, json: new TextDecoder().decode(bytes) };
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
 * Derives the verdict of an evidence folder again. The receipt's own verdict is not believed; where evidence or verdict are not what the
 * receipt says, that decides. Bad evidence is in the verdict; nothing is thrown for it.
 * @param folder absolute path of one suite's folder.
 * @param shown as a user would name it.
 */
export async function judgeFolder(folder: string, shown: string): Promise<Judged> {
  const gathered = await gatherEvidence(folder);
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  if (gathered.receipt === null) {
    const verdict = distrusted(null, gathered.problems);
    return { verdict, view: null, json: text(toVerdictJson(null, null, verdict, null).bytes) };
  }
  const { receipt, evidence, sha256, problems } = gathered;
  const [first, ...more] = problems;
  const verdict = first === undefined ? gathered.verdict : distrusted(gathered.verdict, [first, ...more]);
  const json = first === undefined ? gathered.verdictJson : text(toVerdictJson(receipt, evidence, verdict, sha256).bytes);
  return { verdict, view: { evidence, verdict, receipt: { value: receipt, sha256, folder: shown } }, json };
}
