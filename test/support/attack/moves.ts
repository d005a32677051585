import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { storedEvidence } from '../../../src/adapters/evidence-files.ts';
import { readEvidenceZip } from '../../../src/adapters/evidence-zip.ts';
import { formatArtifactName, formatDigestLine } from '../../../src/core/model/evidence-artifact.ts';
import type { Receipt } from '../../../src/core/model/receipt.ts';
import { completeReceipt, renderReceipt } from '../../../src/core/receipt.ts';
import { gatherFrom } from '../../../src/flow/gather.ts';
import type { JobRecord } from '../github/runs.ts';
import { jobLog, zipOf } from '../trusted-run.ts';
import { COMMAND, GREEN_TESTS, JOB, policy, RED_TESTS } from './victim.ts';
import type { AttackWorld, RunStage } from './world.ts';

/** Moves that several attacks have in common. */

type Files = Readonly<Record<string, string | Buffer | null>>;

/** Pushes, and the run runs as it should. */
export async function pushAndRun(world: AttackWorld, files: Files, stage: RunStage = {}): Promise<void> {
  world.push(files);
  await world.runSuite(stage);
}

/** A change that breaks a test. */
export const RED: Files = { 'cart.test.mjs': RED_TESTS };

/** Changes main, as only somebody trusted can, and brings the pull request up to date. */
export function onMain(world: AttackWorld, files: Files): void {
  world.commit('main', files);
  world.repository.git('checkout', '--quiet', 'topic');
  world.repository.git('merge', '--quiet', '--no-edit', 'main');
  world.push({});
}

/** Fails where a file says so that no commit holds. */
const FLAKY = `import { existsSync } from 'node:fs';
await import(existsSync('left.txt') ? './red.mjs' : './green.mjs');
`;

/** A suite that is green now, and red in a job that {@link left} something. */
export async function flaky(world: AttackWorld): Promise<void> {
  await pushAndRun(world, { 'cart.test.mjs': FLAKY, 'red.mjs': RED_TESTS, 'green.mjs': GREEN_TESTS });
}
export const left: RunStage = { before: ({ write }) => write({ 'left.txt': 'x\n' }) };

/** What a suite's own script does when nobody tampered with it. */
export const HONEST_SCRIPT = `import { spawnSync } from 'node:child_process';
const { status } = spawnSync(process.execPath, ${JSON.stringify(COMMAND.slice(1))}, { stdio: 'inherit' });
process.exitCode = status ?? 1;
`;

/** A project whose command is a script of its own, which nobody protects; the pull request edits it. */
export async function runScript(world: AttackWorld, script: string, files: Files = {}, stage: RunStage = {}): Promise<void> {
  const suites = [{ name: 'default', command: ['node', 'suite.mjs'], min_tests: 4 }];
  onMain(world, { '.github/receipt.policy.json': policy({ suites }), 'suite.mjs': HONEST_SCRIPT });
  await pushAndRun(world, { 'suite.mjs': script, ...files }, { ...stage, inputs: { command: 'node suite.mjs', ...stage.inputs } });
}

export async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const read = await readEvidenceZip(zip, 'evidence');
  if ('unsafe' in read) throw new Error(String(read.unsafe.args?.['why']));
  const files = await Promise.all([...read.files].map(async ([name, file]) => [name, await buffer(file.open())] as const));
  return new Map(files);
}

export interface HandOver {
  readonly suite?: string;
  readonly shard?: string | null;
  readonly attempt?: number;
  readonly job?: Partial<JobRecord>;
}

/** Puts an artifact in place, and lets a job tell its digest: whoever runs code in the job can do both. */
export function handOver(world: AttackWorld, zip: Buffer, { suite = 'default', shard = null, attempt, job }: HandOver = {}): void {
  const { run } = world;
  const name = formatArtifactName({ suite, shard, attempt: attempt ?? run.attempt });
  const sha256 = createHash('sha256').update(zip).digest('hex');
  world.artifacts.push({ id: 4000 + world.artifacts.length, name, runId: run.id, zip, expired: false });
  world.jobs.push({
    id: 8000 + world.jobs.length,
    runId: run.id,
    attempt: run.attempt,
    name: JOB,
    status: 'completed',
    conclusion: 'success',
    startedAt: '2026-03-02T09:15:00Z',
    labels: ['ubuntu-24.04'],
    log: jobLog(formatDigestLine(name, sha256)),
    ...job,
  });
}

/** The zip of the world's only artifact. */
export function zipIn(world: AttackWorld): Buffer {
  const [artifact, ...more] = world.artifacts;
  if (artifact === undefined || more.length > 0) throw new Error(`there are ${world.artifacts.length} artifacts`);
  return artifact.zip;
}

/** Edits files of the evidence that a run handed over, and hands that over in its place. */
export async function tamper(world: AttackWorld, change: (files: Map<string, Buffer>) => unknown): Promise<void> {
  const files = await unpacked(zipIn(world));
  await change(files);
  world.nothingRan();
  handOver(world, zipOf(files));
}

/** Edits the receipt so that all of the evidence goes with it, as a forger with our sources would. */
export async function forge(files: Map<string, Buffer>, change: (receipt: Receipt) => Receipt): Promise<void> {
  const put = (receipt: Receipt) => files.set('receipt.json', Buffer.from(renderReceipt(receipt)));
  put(change((await gathered(files)).receipt));
  const { receipt, verdict } = await gathered(files);
  put(completeReceipt(receipt, verdict));
  files.set('verdict.json', Buffer.from((await gathered(files)).verdictJson));
}

async function gathered(files: ReadonlyMap<string, Buffer>) {
  const stored = new Map([...files].map(([name, bytes]) => [name, { sizeBytes: bytes.length, open: () => pieces(bytes) }] as const));
  const found = await gatherFrom(storedEvidence(stored), null);
  if (found.receipt === null) throw new Error('there is no receipt to forge');
  return found;
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
