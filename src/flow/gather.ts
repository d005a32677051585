import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { EARLIER_REPORTS, readEarlierReports } from '../adapters/earlier-reports.ts';
import { describeIoError, errorCode } from '../adapters/files.ts';
import { judge } from '../core/judge.ts';
import type { Evidence } from '../core/model/evidence.ts';
import type { LogFacts } from '../core/model/log.ts';
import type { DecidingCode, Reason } from '../core/model/reasons.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { ReportClaim } from '../core/model/report.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import { parseReceipt, toEvidence, toVerdictEntry } from '../core/receipt.ts';
import { isRegularFile, type ReportSource, readLog, readReports, scannerOptions } from './read-witnesses.ts';

/** A reason not to trust a receipt. */
export type Distrust = Reason & { readonly code: DecidingCode };

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
/** All that lies in a suite's folder, by contract. */
const KNOWN_NAMES = new Set(['receipt.json', 'verdict.json', 'log.txt', 'files.txt', 'reports', EARLIER_REPORTS, 'bundle.sigstore.json']);
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
  await checkVerdictJson(folder, verdictJson, problems);
  return { receipt, sha256, evidence, verdict, verdictJson, problems };
}

function mismatch(file: string, why: string): Distrust {
  return { code: 'digest-mismatch', where: { file }, args: { file, why } };
}

async function readReceipt(folder: string): Promise<{ receipt: Receipt; sha256: string } | { problem: Distrust }> {
  const path = join(folder, 'receipt.json');
  const malformed = (why: string): { problem: Distrust } => ({
    problem: { code: 'receipt-malformed', args: { file: 'receipt.json', why } },
  });
  try {
    const { size } = await stat(path);
    if (!(await isRegularFile(path))) return malformed('it is not a regular file');
    if (size > RECEIPT_MAX_BYTES) return malformed('it is larger than any receipt');
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

async function whyAbsent(path: string): Promise<string | null> {
  if (await isRegularFile(path)) return null;
  return existsSync(path) ? 'it is not a regular file' : 'it is missing';
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

async function checkFileList(folder: string, { source }: Receipt, problems: Distrust[]): Promise<void> {
  const path = join(folder, 'files.txt');
  const expected = source?.worktree ?? null;
  const absent = await whyAbsent(path);
  if (expected === null) return;
  if (absent !== null) {
    problems.push(mismatch('files.txt', absent));
    return;
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if (hash.digest('hex') !== expected) problems.push(mismatch('files.txt', 'its content was changed'));
}

/** What was moved aside is no evidence, yet part of what was kept: any change of it is seen too. */
async function checkEarlierReports(folder: string, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
  const now = new Map((await readEarlierReports(folder)).map(({ path, sha256 }) => [path, sha256]));
  for (const { path, sha256 } of evidence.earlier ?? []) {
    if (!now.has(path)) problems.push(mismatch(path, 'it is missing'));
    else if (now.get(path) !== sha256) problems.push(mismatch(path, 'its content was changed'));
    now.delete(path);
  }
  for (const path of now.keys()) problems.push(mismatch(path, UNKNOWN_FILE));
}

const UNKNOWN_FILE = 'the receipt knows no such file';

/** Files that the receipt knows nothing of: put there by somebody who may hope that they are read. */
async function checkNames(folder: string, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
  const known = new Set([...evidence.reports, ...evidence.rejected].map(({ path }) => path));
  const names = await readdir(folder).catch(() => []);
  const reports = await readdir(join(folder, 'reports')).catch(() => []);
  const extra = [
    ...names.filter((name) => !KNOWN_NAMES.has(name) && !name.startsWith('.')),
    ...reports.map((name) => `reports/${name}`).filter((name) => !known.has(name)),
  ];
  for (const name of extra.sort().slice(0, 20)) problems.push(mismatch(name, UNKNOWN_FILE));
}

/** Every field of the verdict must come out again, not only the outcome. */
function checkVerdict(receipt: Receipt, verdict: Verdict, problems: Distrust[]): void {
  const derived = toVerdictEntry(verdict);
  if (isDeepStrictEqual(derived, receipt.verdict)) return;
  const say = ({ outcome, decided_by }: Receipt['verdict']) => (decided_by === null ? outcome : `${outcome} (${decided_by})`);
  const [one, other] = [say(derived), say(receipt.verdict)];
  const args = { derived: one, claimed: one === other ? `${other} with other reasons or counts` : other };
  problems.push({ code: 'verdict-not-reproduced', args });
}

async function checkVerdictJson(folder: string, expected: string, problems: Distrust[]): Promise<void> {
  const path = join(folder, 'verdict.json');
  const absent = await whyAbsent(path);
  if (absent !== null) problems.push(mismatch('verdict.json', absent));
  else if ((await readFile(path, 'utf8')) !== expected) {
    problems.push(mismatch('verdict.json', 'it is not what receipt and evidence give: one of them was edited'));
  }
}
