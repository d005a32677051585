import { createHash } from 'node:crypto';
import { createReadStream, writeFileSync } from 'node:fs';
import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlankedCopy, copyBlanked, maskedInLog } from '../adapters/blanked-copy.ts';
import { type StoredFile, storedEvidence } from '../adapters/evidence-files.ts';
import { describeIoError } from '../adapters/files.ts';
import { EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '../core/model/evidence-artifact.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { Verdict } from '../core/model/verdict.ts';
import { SecretScanner } from '../core/parse/secret-scanner.ts';
import { literalsOf, MAX_SECRETS, secretsIn } from '../core/parse/secret-values.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import { completeReceipt, parseReceipt, renderReceipt } from '../core/receipt.ts';
import { gatherFrom } from './gather.ts';

/** What a run hands over: copies of its evidence, scanned for secrets, in a folder of their own. */
export type Staged =
  | {
      readonly kind: 'staged';
      /** Absolute paths, all below the folder that was given. */
      readonly files: readonly string[];
      /** What the copies give: that of the run, unless a secret was blanked. */
      readonly verdict: Verdict;
      readonly receipt: Receipt;
      readonly receiptSha256: string;
    }
  /** Why nothing may leave the machine, as a sentence without its end. */
  | { readonly kind: 'refused'; readonly why: string };

/** A run whose evidence lies in a folder. */
export interface RunToStage {
  readonly folder: string;
  readonly receipt: Receipt;
  readonly verdict: Verdict;
  readonly receiptSha256: string;
  /** Of our own process: which values are secrets. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Copies what may be handed over, each byte through the scanner. Where there is a secret it is blanked, and receipt and verdict are made anew for
 * the copies, so that anybody can derive the verdict from what was handed over, and sees where something is missing from it.
 * @param into absolute path of an empty folder that nobody else writes to.
 */
export async function stageEvidence(run: RunToStage, into: string): Promise<Staged> {
  try {
    return await new Staging(run, into).stage();
  } catch (error) {
    return { kind: 'refused', why: `the evidence could not be read: ${describeIoError(error)}` };
  }
}

const refused = (why: string): Staged => ({ kind: 'refused', why });

class Staging {
  readonly #run: RunToStage;
  readonly #into: string;
  #literals: readonly Uint8Array[] = [];

  constructor(run: RunToStage, into: string) {
    this.#run = run;
    this.#into = into;
  }

  async stage(): Promise<Staged> {
    const { folder, receipt, verdict, receiptSha256, env } = this.#run;
    const names = namesOf(receipt);
    const tooMuch = await this.#tooMuch(names);
    if (tooMuch !== null) return refused(tooMuch);
    const known = secretsIn(env);
    const masked = await maskedInLog(join(folder, 'log.txt'));
    if (masked === null || known.length + masked.length > MAX_SECRETS) return refused('there are more secrets than are looked for');
    this.#literals = literalsOf([...known, ...masked]);
    await mkdir(join(this.#into, 'reports'));
    const copies = new Map<string, BlankedCopy>();
    for (const name of names) copies.set(name, await copyBlanked(join(folder, name), join(this.#into, name), this.#literals));
    // A list with gaps is a list of other files: its digest is what the verdict stands on.
    if ((copies.get('files.txt')?.count ?? 0) > 0) return refused('the name of a tracked file looks like a secret');
    const files = [...names, 'receipt.json', 'verdict.json'].map((name) => join(this.#into, name));
    const told = new Map<string, BlankedCopy>();
    for (const name of ['receipt.json', 'verdict.json'])
      told.set(name, await copyBlanked(join(folder, name), join(this.#into, name), this.#literals));
    if ([...copies.values(), ...told.values()].every(({ count }) => count === 0)) {
      return { kind: 'staged', files, verdict, receipt, receiptSha256 };
    }
    return await this.#renew(withRedactions(receipt, copies), copies, files);
  }

  async #tooMuch(names: readonly string[]): Promise<string | null> {
    if (names.length + 2 > EVIDENCE_MAX_FILES) return `there are ${names.length} files, more than ${EVIDENCE_MAX_FILES}`;
    let total = 0;
    for (const name of names) total += (await lstat(join(this.#run.folder, name))).size;
    return total > EVIDENCE_MAX_BYTES ? `it has ${total} bytes, more than ${EVIDENCE_MAX_BYTES}` : null;
  }

  /** Receipt and verdict for copies with something blanked. */
  async #renew(changed: Receipt, copies: ReadonlyMap<string, BlankedCopy>, files: readonly string[]): Promise<Staged> {
    const draft = this.#blank(renderReceipt(changed));
    const parsed = parseReceipt(draft);
    if ('why' in parsed) return refused('the receipt can not be told without a secret');
    const stored = new Map([...copies].map(([name, { sizeBytes }]) => [name, this.#stored(name, sizeBytes)] as const));
    stored.set('receipt.json', { sizeBytes: draft.length, open: () => pieces(draft) });
    const gathered = await gatherFrom(storedEvidence(stored), null);
    if (gathered.receipt === null) return refused('the receipt can not be told without a secret');
    const { evidence, verdict } = gathered;
    // The suite says what is blanked, by `::add-mask::`: its failures too, if it likes.
    if (verdict.outcome === 'passed' && this.#run.verdict.outcome !== 'passed')
      return refused('with its secrets blanked it would pass, and it did not');
    const receipt = completeReceipt(parsed.receipt, verdict);
    const bytes = renderReceipt(receipt);
    const receiptSha256 = createHash('sha256').update(bytes).digest('hex');
    const json = toVerdictJson(receipt, evidence, verdict, receiptSha256).bytes;
    // Read out of a report, a secret may stand there in a form that no scan of the report could know.
    if ([bytes, json].some((each) => !this.#blank(each).equals(each)))
      return refused('a secret stands in it in a form that can not be blanked');
    writeFileSync(join(this.#into, 'receipt.json'), bytes);
    writeFileSync(join(this.#into, 'verdict.json'), json);
    return { kind: 'staged', files, verdict, receipt, receiptSha256 };
  }

  #stored(name: string, sizeBytes: number): StoredFile {
    return { sizeBytes, open: () => createReadStream(join(this.#into, name), { highWaterMark: 256 * 1024 }) };
  }

  #blank(bytes: Uint8Array): Buffer {
    const copy = Buffer.from(bytes);
    const scanner = new SecretScanner(this.#literals);
    for (const { offset, length } of [...scanner.write(bytes), ...scanner.end()]) copy.fill('*', offset, offset + length);
    return copy;
  }
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Files of an evidence folder that are handed over: what a verdict is derived from, and no more. */
function namesOf({ evidence, source }: Receipt): string[] {
  const reports = [...evidence.reports, ...evidence.rejected].flatMap(({ path }) => (path === null ? [] : [path]));
  const list = (source?.worktree ?? null) === null ? [] : ['files.txt'];
  return ['log.txt', ...list, ...reports];
}

/** The receipt of the copies: their digests, and what is blanked in them. */
function withRedactions(receipt: Receipt, copies: ReadonlyMap<string, BlankedCopy>): Receipt {
  const { log, reports, rejected, ...rest } = receipt.evidence;
  const renewed = <E extends { readonly path: string | null; readonly sha256: string | null }>(entry: E): E => {
    const copy = copies.get(entry.path ?? '');
    return copy === undefined || copy.count === 0 ? entry : { ...entry, sha256: copy.sha256 };
  };
  const redactions = [...copies].flatMap(([path, { rawSha256, count, spans }]) =>
    count === 0
      ? []
      : [{ path, raw_sha256: rawSha256, count, spans: spans.map(({ offset, length }): [number, number] => [offset, length]) }],
  );
  return {
    ...receipt,
    evidence: {
      log: renewed(log),
      reports: reports.map(renewed),
      rejected: rejected.map(renewed),
      ...rest,
      ...(redactions.length === 0 ? {} : { redactions: redactions.slice(0, 1000) }),
    },
  };
}
