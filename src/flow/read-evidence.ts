import { createHash } from 'node:crypto';
import { storedEvidence } from '../adapters/evidence-files.ts';
import { readEvidenceZip } from '../adapters/evidence-zip.ts';
import { parseArtifactName } from '../core/model/evidence-artifact.ts';
import { DEFAULT_LIMITS, type Limits } from '../core/model/expectations.ts';
import type { ArtifactSeen, CommitSeen, Doubt, EvidenceSeen, HandedOver } from '../core/model/trusted-run.ts';
import { VERSION } from '../core/model/version.ts';
import type { RunReader } from '../core/ports.ts';
import { failingTests } from '../core/present/verdict-json.ts';
import { newestArtifacts } from '../core/trust/artifact-guards.ts';
import type { ArtifactStage } from '../core/trust/guard.ts';
import { executionOf, newestJobs } from '../core/trust/job-guards.ts';
import { type Asking, LOOKS } from './asking.ts';
import { type Gathered, gatherFrom } from './gather.ts';

/** A digest as the second channel tells it; `name` is null where it stands for the only artifact there is. */
export interface ToldDigest {
  readonly name: string | null;
  readonly sha256: string;
}

/** An artifact with its bytes, as long as they are needed. */
export interface Downloaded {
  readonly seen: HandedOver;
  readonly bytes: Uint8Array;
}

/**
 * Every digest that the run's jobs told, each from the log of the execution that counts. Behind a run that has just ended a log may not be whole yet:
 * where a digest is missing, it is read again.
 * @throws {Unanswered}
 */
export async function readToldDigests(asking: Asking, runs: RunReader, stage: ArtifactStage): Promise<ToldDigest[]> {
  const names = newestArtifacts(stage.policy, stage.artifacts.items).map(({ artifact }) => artifact.name);
  for (let look = 1; ; look++) {
    const told = await readLogs(asking, runs, stage);
    if (look === LOOKS || names.every((name) => told.some((each) => each.name === name))) return told;
    await asking.pause();
  }
}

async function readLogs(asking: Asking, runs: RunReader, { jobs, policy }: ArtifactStage): Promise<ToldDigest[]> {
  const told: ToldDigest[] = [];
  for (const job of newestJobs(jobs.items).filter(({ name }) => policy.workflow.jobs.includes(name))) {
    const { id, attempt } = executionOf(job, jobs.items);
    const lines = await asking.ask(`the log of the job ${job.name}`, (ms) => runs.digestLines(id, ms), { fresh: true, download: true });
    // Nobody vouches for what another attempt handed over: a job that was run again and left nothing has nothing.
    told.push(...lines.filter(({ name }) => parseArtifactName(name)?.attempt === attempt));
  }
  return told;
}

/**
 * Downloads each artifact that counts, one after the other.
 * @throws {Unanswered}
 */
export async function* download(
  asking: Asking,
  runs: RunReader,
  stage: ArtifactStage,
  told: readonly ToldDigest[],
): AsyncGenerator<Downloaded> {
  const named = newestArtifacts(stage.policy, stage.artifacts.items);
  for (const { artifact, suite, shard, attempt } of named) {
    const bytes = await downloadZip(asking, runs, artifact, stage.maxZipBytes);
    const own = told.filter(({ name }) => name === artifact.name || (name === null && named.length === 1));
    yield { seen: { artifact, suite, shard, attempt, sha256: digestOf(bytes), told: own.map((each) => each.sha256) }, bytes };
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes with another digest than the service's may have been damaged on their way: they are fetched again. */
async function downloadZip(asking: Asking, runs: RunReader, { id, name, digest }: ArtifactSeen, maxBytes: number): Promise<Uint8Array> {
  for (let look = 1; ; look++) {
    const bytes = await asking.ask(`the artifact ${name}`, (ms) => runs.zip(id, maxBytes, ms), { fresh: true, download: true });
    if (look === LOOKS || digest === null || digest === `sha256:${digestOf(bytes)}`) return bytes;
    await asking.pause();
  }
}

/** Wider ones than these a receipt can't ask for. */
const LIMITS: Limits = { ...DEFAULT_LIMITS, depth: 1000, attributes: 10_000, name_length: 8192 };
const RECEIPT_BYTES = 16 * 2 ** 20;

/**
 * Unpacks an artifact in memory and derives its verdict. What is wrong with it is in the result; nothing is thrown for it.
 * @param footer as the policy gives it.
 */
export async function readEvidence({ seen, bytes }: Downloaded, footer: string | null): Promise<EvidenceSeen> {
  const { artifact, suite, shard, attempt, sha256 } = seen;
  const from = { artifact: { id: artifact.id, name: artifact.name }, suite, shard, attempt, sha256 };
  const nothing = { from, receipt: null, receiptSha256: null, verdict: null, failing: [], tested: null, parentsKnown: false };
  const zipped = await readEvidenceZip(bytes, artifact.name);
  if ('unsafe' in zipped) return { ...nothing, problems: [zipped.unsafe] };
  const gathered = await gatherFrom(storedEvidence(zipped.files), { footer, receiptBytes: RECEIPT_BYTES, limits: LIMITS });
  if (gathered.receipt === null) return { ...nothing, problems: gathered.problems };
  const { receipt, sha256: receiptSha256, verdict, evidence } = gathered;
  return { ...nothing, receipt, receiptSha256, verdict, failing: failingTests(evidence, verdict), problems: problemsOf(gathered) };
}

/**
 * The verdict that a receipt claims is believed nowhere. Where the same version of receipt claims another one, somebody edited it; another version
 * may have had other rules, and says nothing.
 */
function problemsOf({ receipt, problems }: Extract<Gathered, { receipt: object }>): Doubt[] {
  const claims = (problem: Doubt) => problem.code === 'verdict-not-reproduced' || problem.where?.file === 'verdict.json';
  return receipt.tool.version === VERSION ? [...problems] : problems.filter((problem) => !claims(problem));
}

/** What GitHub knows of the commit that a receipt says was tested. */
export function withTested(evidence: EvidenceSeen, tested: CommitSeen | null, parentsKnown: boolean): EvidenceSeen {
  return { ...evidence, tested, parentsKnown };
}
