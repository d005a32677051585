import { createHash } from 'node:crypto';
import { type EvidenceFiles, evidenceFolder } from '../adapters/evidence-files.ts';
import { describeIoError } from '../adapters/files.ts';
import { judge } from '../core/judge.ts';
import type { Evidence } from '../core/model/evidence.ts';
import type { Limits } from '../core/model/expectations.ts';
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
  readWhole,
} from './check-folder.ts';
import { type ReportSource, readLog, readReports, scannerOptions } from './read-witnesses.ts';

/** What evidence holds, read again from its bytes. */
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

/** How evidence is read that somebody made who would gain from our trouble: a receipt's own word isn't taken for more than this. */
export interface Caution {
  /** By which closing lines are looked for, whatever the receipt says: an expression can be made to never end. */
  readonly footer: string | null;
  readonly receiptBytes: number;
  /** Reports are read within these, where the receipt's own are wider. */
  readonly limits: Limits;
}

/** A receipt names every report; even a hundred thousand of them stay below this. */
const RECEIPT_MAX_BYTES = 64 * 2 ** 20;
const REPORT_PATH = /^reports\/\d{3,6}(?:\.[A-Za-z0-9]{1,16})?$/;

/**
 * Reads an evidence folder: the receipt strictly, and log, reports and list of files by their bytes, each digested again. All of it is hostile.
 * Bad evidence is in the result; nothing is thrown for it.
 * @param folder absolute path of one suite's folder.
 */
export async function gatherEvidence(folder: string): Promise<Gathered> {
  return await gatherFrom(evidenceFolder(folder), null);
}

/** As {@link gatherEvidence}, wherever the files lie. @param caution null for evidence of one's own machine. */
export async function gatherFrom(files: EvidenceFiles, caution: Caution | null): Promise<Gathered> {
  const read = await readReceipt(files, caution?.receiptBytes ?? RECEIPT_MAX_BYTES);
  if ('problem' in read) return { receipt: null, problems: [read.problem] };
  const { receipt, sha256 } = read;
  const problems: Distrust[] = [];
  const log = await gatherLog(files, receipt, caution, problems);
  const reports = await gatherReports(files, receipt, log, caution, problems);
  await checkFileList(files, receipt, problems);
  await checkEarlierReports(files, receipt, problems);
  await checkNames(files, receipt, problems);
  const evidence = toEvidence(receipt, log, reports);
  const verdict = judge(evidence);
  checkVerdict(receipt, verdict, problems);
  const { bytes } = toVerdictJson(receipt, evidence, verdict, sha256);
  await checkVerdictJson(files, receipt, bytes, problems);
  return { receipt, sha256, evidence, verdict, verdictJson: new TextDecoder().decode(bytes), problems };
}

async function readReceipt(files: EvidenceFiles, maxBytes: number): Promise<{ receipt: Receipt; sha256: string } | { problem: Distrust }> {
  const malformed = (why: string): { problem: Distrust } => ({
    problem: { code: 'receipt-malformed', args: { file: 'receipt.json', why } },
  });
  try {
    const found = await files.look('receipt.json');
    if ('why' in found && found.missing) {
      return { problem: { code: 'receipt-missing', args: { looked: 'receipt.json is missing: the run did not come to its end' } } };
    }
    if ('why' in found) return malformed(found.why);
    if (found.sizeBytes > maxBytes) return malformed('it is larger than any receipt');
    const bytes = await readWhole(files, 'receipt.json');
    const parsed = parseReceipt(bytes);
    if ('why' in parsed) return malformed(parsed.why);
    return { receipt: parsed.receipt, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    return malformed(describeIoError(error));
  }
}

async function gatherLog(
  files: EvidenceFiles,
  { evidence, expectations, suite }: Receipt,
  caution: Caution | null,
  problems: Distrust[],
): Promise<LogFacts> {
  const { path, sha256, size_bytes } = evidence.log;
  const scan = scannerOptions(caution ?? expectations, suite.command, suite.shell);
  const found = await files.look(path);
  if ('why' in found) {
    problems.push(mismatch(path, found.why));
    return (await readLog(nothing(), scan)).facts;
  }
  const log = await readLog(files.open(path), scan);
  if (log.sha256 !== sha256) problems.push(mismatch(path, changed(log.sizeBytes, size_bytes)));
  return log.facts;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function narrower(limits: Limits, bounds: Limits): Limits {
  const least = (name: keyof Limits) => Math.min(limits[name], bounds[name]);
  return {
    log_bytes: limits.log_bytes,
    report_bytes: least('report_bytes'),
    token_bytes: least('token_bytes'),
    depth: least('depth'),
    attributes: least('attributes'),
    name_length: least('name_length'),
  };
}

function changed(sizeBytes: number | null, before: number | null): string {
  return sizeBytes === before ? 'its content was changed' : `it has ${sizeBytes ?? 'no'} bytes instead of ${before ?? 'none'}`;
}

/** Reports in the order of their original paths: those that were read and those that were rejected, each by its bytes again. */
async function gatherReports(
  files: EvidenceFiles,
  receipt: Receipt,
  log: LogFacts,
  caution: Caution | null,
  problems: Distrust[],
): Promise<ReportClaim[]> {
  const { reports, rejected } = receipt.evidence;
  const { limits: own } = receipt.expectations;
  const limits = caution === null ? own : narrower(own, caution.limits);
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
      const kept = entry.path;
      const found = await files.look(kept);
      if ('why' in found) problems.push(mismatch(kept, found.why));
      else {
        const path: ReportSource['path'] = async (options) => await files.readReport(kept, options);
        sources.push({ path, original, state, sha256: entry.sha256, sizeBytes: entry.size_bytes, kept });
      }
    }
  }
  sources.sort((a, b) => (a.kept < b.kept ? -1 : 1));
  for (const [i, { claim, sha256, sizeBytes }] of (await readReports(sources, log, { limits })).entries()) {
    const source = sources[i];
    if (source === undefined) continue;
    if (sha256 !== source.sha256) problems.push(mismatch(source.kept, changed(sizeBytes, source.sizeBytes)));
    claims.push({ original: source.original, claim });
  }
  return claims.sort((a, b) => (a.original < b.original ? -1 : a.original > b.original ? 1 : 0)).map(({ claim }) => claim);
}
