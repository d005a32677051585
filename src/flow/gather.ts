import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describeIoError, errorCode } from '../adapters/files.ts';
import { judge } from '../core/judge.ts';
import type { Evidence } from '../core/model/evidence.ts';
import type { LogFacts } from '../core/model/log.ts';
import type { Reason } from '../core/model/reasons.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { ReportClaim } from '../core/model/report.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import { parseReceipt, toEvidence } from '../core/receipt.ts';
import {
  checkEarlierReports,
  checkFileList,
  checkNames,
  checkVerdict,
  checkVerdictJson,
  type Distrust,
  mismatch,
  whyAbsent,
} from './check-folder.ts';
import { type ReportSource, readLog, readReports, scannerOptions } from './read-witnesses.ts';

/** What an evidence folder holds, read again from its bytes. */
export type Gathered =
  | { readonly receipt: null; readonly problems: readonly [Distrust, ...Distrust[]] }
  | {
      readonly receipt: Receipt;
      /** Of the bytes of receipt.json. */
      readonly sha256: string;
      readonly evidence: Evidence;
      /** Derived from the evidence, not read from the receipt. */
      readonly verdict: Verdict;
      /** What verdict.json must be. */
      readonly verdictJson: string;
      /** Every file that is not as the receipt says, and a verdict that is not reproduced; empty where all is well. */
      readonly problems: readonly Distrust[];
    };

/** A receipt names every report; even a hundred thousand of them stay below this. */
const RECEIPT_MAX_BYTES = 64 * 2 ** 20;
const REPORT_PATH = /^reports\/\d{3,6}(?:\.[A-Za-z0-9]{1,16})?$/;

/**
 * Reads an evidence folder: the receipt strictly, and log, reports and list of files by their bytes, each digested again. All of it is hostile.
 * Bad evidence is in the result; nothing is thrown for it.
 * @param folder absolute path of one suite's folder.
 */
export async function gatherEvidence(folder: string): Promise<Gathered> {
  const read = await readReceipt(folder);
  if ('problem' in read) return { receipt: null, problems: [read.problem] };
  const { receipt, sha256 } = read;
  const problems: Distrust[] = [];
  const log = await gatherLog(folder, receipt, problems);
  const reports = await gatherReports(folder, receipt, log, problems);
  await checkFileList(folder, receipt, problems);
  await checkEarlierReports(folder, receipt, problems);
  await checkNames(folder, receipt, problems);
  const evidence = toEvidence(receipt, log, reports);
  const verdict = judge(evidence);
  checkVerdict(receipt, verdict, problems);
  const { bytes } = toVerdictJson(receipt, evidence, verdict, sha256);
  const verdictJson = new TextDecoder().decode(bytes);
  await checkVerdictJson(folder, receipt, verdictJson, problems);
  return { receipt, sha256, evidence, verdict, verdictJson, problems };
}

async function readReceipt(folder: string): Promise<{ receipt: Receipt; sha256: string } | { problem: Distrust }> {
  const path = join(folder, 'receipt.json');
  const malformed = (why: string): { problem: Distrust } => ({
    problem: { code: 'receipt-malformed', args: { file: 'receipt.json', why } },
  });
  try {
    const found = await lstat(path);
    if (!found.isFile()) return malformed('it is not a regular file');
    if (found.size > RECEIPT_MAX_BYTES) return malformed('it is larger than any receipt');
    const bytes = await readFile(path);
    const parsed = parseReceipt(bytes);
    if ('why' in parsed) return malformed(parsed.why);
    return { receipt: parsed.receipt, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') return malformed(describeIoError(error));
    return { problem: { code: 'receipt-missing', args: { looked: 'receipt.json is missing: the run did not come to its end' } } };
  }
}

async function gatherLog(folder: string, { evidence, expectations, suite }: Receipt, problems: Distrust[]): Promise<LogFacts> {
  const { path, sha256, size_bytes } = evidence.log;
  const scan = scannerOptions(expectations, suite.command, suite.shell);
  const absent = await whyAbsent(join(folder, path));
  if (absent !== null) {
    problems.push(mismatch(path, absent));
    return (await readLog(Readable.from([]), scan)).facts;
  }
  const log = await readLog(join(folder, path), scan);
  if (log.sha256 !== sha256) problems.push(mismatch(path, changed(log.sizeBytes, size_bytes)));
  return log.facts;
}

function changed(sizeBytes: number | null, before: number | null): string {
  return sizeBytes === before ? 'its content was changed' : `it has ${sizeBytes ?? 'no'} bytes instead of ${before ?? 'none'}`;
}

/** Reports in the order of their original paths: those that were read and those that were rejected, each by its bytes again. */
async function gatherReports(folder: string, receipt: Receipt, log: LogFacts, problems: Distrust[]): Promise<ReportClaim[]> {
  const { reports, rejected } = receipt.evidence;
  const claims: { original: string; claim: ReportClaim }[] = [];
  const sources: (ReportSource & { sha256: string | null; sizeBytes: number | null; kept: string })[] = [];
  for (const entry of [...reports, ...rejected]) {
    const { original_path: original, state } = entry;
    if (entry.path === null) {
      const args = { file: original, why: 'code' in entry ? (entry.why ?? 'it could not be kept') : '' };
      const reason: Reason = { code: 'code' in entry ? entry.code : 'junit-unreadable', where: { file: original }, args };
      claims.push({ original, claim: { kind: 'rejected', path: original, state, reason, companion: false } });
    } else if (!REPORT_PATH.test(entry.path)) problems.push(mismatch(entry.path, 'no report of ours is kept under such a name'));
    else {
      const path = join(folder, entry.path);
      const absent = await whyAbsent(path);
      if (absent !== null) problems.push(mismatch(entry.path, absent));
      else sources.push({ path, original, state, sha256: entry.sha256, sizeBytes: entry.size_bytes, kept: entry.path });
    }
  }
  sources.sort((a, b) => (a.kept < b.kept ? -1 : 1));
  for (const [i, { claim, sha256, sizeBytes }] of (await readReports(sources, log, receipt.expectations)).entries()) {
    const source = sources[i];
    if (source === undefined) continue;
    if (sha256 !== source.sha256) problems.push(mismatch(source.kept, changed(sizeBytes, source.sizeBytes)));
    claims.push({ original: source.original, claim });
  }
  return claims.sort((a, b) => (a.original < b.original ? -1 : a.original > b.original ? 1 : 0)).map(({ claim }) => claim);
}
