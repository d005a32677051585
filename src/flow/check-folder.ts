import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EvidenceFiles } from '../adapters/evidence-files.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { Doubt } from '../core/model/trusted-run.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { VERSION } from '../core/model/version.ts';
import { toVerdictEntry } from '../core/receipt.ts';

/** A reason not to trust a receipt. */
export type Distrust = Doubt;

/** All that lies in a suite's folder, by contract, besides its reports. */
const KNOWN_NAMES = new Set(['receipt.json', 'verdict.json', 'log.txt', 'files.txt', 'bundle.sigstore.json']);

/** A file of the evidence that is not as the receipt says. */
export function mismatch(file: string, why: string): Distrust {
  return { code: 'digest-mismatch', where: { file }, args: { file, why } };
}

/** files.txt must be what `source.worktree` is the digest of. */
export async function checkFileList(files: EvidenceFiles, { source }: Receipt, problems: Distrust[]): Promise<void> {
  const expected = source?.worktree ?? null;
  if (expected === null) return;
  const found = await files.look('files.txt');
  if ('why' in found) {
    problems.push(mismatch('files.txt', found.why));
    return;
  }
  const hash = createHash('sha256');
  for await (const chunk of files.open('files.txt')) hash.update(chunk);
  if (hash.digest('hex') !== expected) problems.push(mismatch('files.txt', 'its content was changed'));
}

/** What was moved aside is no evidence, yet part of what was kept: any change of it is seen too. */
export async function checkEarlierReports(files: EvidenceFiles, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
  const found = await files.earlier();
  if (found === null) return;
  const now = new Map(found.map(({ path, sha256 }) => [path, sha256]));
  for (const { path, sha256 } of evidence.earlier ?? []) {
    if (!now.has(path)) problems.push(mismatch(path, 'it is missing'));
    else if (now.get(path) !== sha256) problems.push(mismatch(path, 'its content was changed'));
    now.delete(path);
  }
  for (const path of now.keys()) problems.push(mismatch(path, UNKNOWN_FILE));
}

const UNKNOWN_FILE = 'the receipt knows no such file';

/** Files that the receipt knows nothing of: put there by somebody who may hope that they are read. */
export async function checkNames(files: EvidenceFiles, { evidence }: Receipt, problems: Distrust[]): Promise<void> {
  const known = new Set([...evidence.reports, ...evidence.rejected].map(({ path }) => path));
  const extra = (await files.names()).filter((name) => !KNOWN_NAMES.has(name) && !(name.startsWith('reports/') && known.has(name)));
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
export async function checkVerdictJson(files: EvidenceFiles, receipt: Receipt, expected: Uint8Array, problems: Distrust[]): Promise<void> {
  const found = await files.look('verdict.json');
  if ('why' in found) problems.push(mismatch('verdict.json', found.why));
  else if (found.sizeBytes !== expected.length || !Buffer.from(expected).equals(await readWhole(files, 'verdict.json'))) {
    problems.push(mismatch('verdict.json', `it is not what receipt and evidence give: one of them was edited${otherVersion(receipt)}`));
  }
}

/** A small file; how small is for the caller to look at first. */
export async function readWhole(files: EvidenceFiles, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of files.open(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
