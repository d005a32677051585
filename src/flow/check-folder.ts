import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { EARLIER_REPORTS, readEarlierReports } from '../adapters/earlier-reports.ts';
import { describeIoError, errorCode } from '../adapters/files.ts';
import type { DecidingCode, Reason } from '../core/model/reasons.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { VERSION } from '../core/model/version.ts';
import { toVerdictEntry } from '../core/receipt.ts';

/** A reason not to trust a receipt. */
export type Distrust = Reason & { readonly code: DecidingCode };

/** All that lies in a suite's folder, by contract. */
const KNOWN_NAMES = new Set(['receipt.json', 'verdict.json', 'log.txt', 'files.txt', 'reports', EARLIER_REPORTS, 'bundle.sigstore.json']);

/** A file of the folder that is not as the receipt says. */
export function mismatch(file: string, why: string): Distrust {
  return { code: 'digest-mismatch', where: { file }, args: { file, why } };
}

/** Why a file of the folder can't be read; null where it can. */
export async function whyAbsent(path: string): Promise<string | null> {
  try {
    if (!(await lstat(path)).isFile()) return 'it is not a regular file';
    await access(path, constants.R_OK);
    return null;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'it is missing' : describeIoError(error);
  }
}

/** files.txt must be what `source.worktree` is the digest of. */
export async function checkFileList(folder: string, { source }: Receipt, problems: Distrust[]): Promise<void> {
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
export async function checkEarlierReports(folder: string, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
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
export async function checkNames(folder: string, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
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
export function checkVerdict(receipt: Receipt, verdict: Verdict, problems: Distrust[]): void {
  const derived = toVerdictEntry(verdict);
  if (isDeepStrictEqual(derived, receipt.verdict)) return;
  const say = ({ outcome, decided_by }: Receipt['verdict']) => (decided_by === null ? outcome : `${outcome} (${decided_by})`);
  const [one, other] = [say(derived), say(receipt.verdict)];
  const claimed = one === other ? `${other} with other reasons or counts` : other;
  const args = { derived: one, claimed: `${claimed}${otherVersion(receipt)}` };
  problems.push({ code: 'verdict-not-reproduced', args });
}

/** Rules and words may differ between versions: then nobody need have edited anything. */
function otherVersion({ tool }: Receipt): string {
  return tool.version === VERSION ? '' : ` (by version ${tool.version}; this is ${VERSION})`;
}

/** verdict.json must be, byte for byte, what receipt and evidence give. */
export async function checkVerdictJson(folder: string, receipt: Receipt, expected: string, problems: Distrust[]): Promise<void> {
  const path = join(folder, 'verdict.json');
  const absent = await whyAbsent(path);
  if (absent !== null) problems.push(mismatch('verdict.json', absent));
  else if ((await readFile(path, 'utf8')) !== expected) {
    problems.push(mismatch('verdict.json', `it is not what receipt and evidence give: one of them was edited${otherVersion(receipt)}`));
  }
}
