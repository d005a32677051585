import { createHash } from 'node:crypto';
import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { handOver, pushAndRun, unpacked, zipIn } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';
import { zipOf } from '../../support/trusted-run.ts';

const first = ({ artifacts }: AttackWorld) => {
  const [artifact] = artifacts;
  if (artifact === undefined) throw new Error('there is no artifact');
  return artifact;
};
/** Other bytes, as good as those that were handed over. */
const another = async (zip: Buffer) => zipOf(new Map([...(await unpacked(zip))].reverse()));

/** Judges as a later job of the very run, in a workflow that a ruleset pins; `needs` passes on what the first job told. */
function sameRun(world: AttackWorld, told: Readonly<Record<string, string>> = {}): void {
  const digest = createHash('sha256').update(first(world).zip).digest('hex');
  world.event = { mode: 'same-run', digest, 'run-result': 'success', ...told };
  Object.assign(world.run, { status: 'in_progress', conclusion: null, path: 'ci.yml', referenced: [] });
  const [suite] = world.jobs;
  if (suite !== undefined) world.jobs.push({ ...suite, id: 8999, name: 'verdict', status: 'in_progress', conclusion: null, log: '' });
}

export default {
  'another in its place': blocked('incomplete', 'artifact-mismatch', async (world) => {
    first(world).zip = await another(first(world).zip);
  }),
  'two of one name': blocked('incomplete', 'shard-duplicate', (world) => {
    world.artifacts.push({ ...first(world), id: 4999 });
  }),
  'one of a suite that nobody asked for, beside it': blocked('incomplete', 'artifact-mismatch', (world) => {
    world.artifacts.push({ ...first(world), id: 4999, name: 'receipt~quick~~1' });
  }),
  'one of an attempt that there was none of, beside it': blocked('incomplete', 'artifact-mismatch', (world) => {
    world.artifacts.push({ ...first(world), id: 4999, name: 'receipt~default~~9' });
  }),
  'one of another commit': blocked('incomplete', 'artifact-mismatch', (world) => {
    first(world).headSha = '7'.repeat(40);
  }),
  'whose service says another digest': blocked('incomplete', 'artifact-mismatch', (world) => {
    first(world).digest = `sha256:${'7'.repeat(64)}`;
  }),
  'whose service says none': blocked('incomplete', 'facts-missing', (world) => {
    first(world).digest = null;
  }),
  'whose digest no job tells': blocked('incomplete', 'artifact-mismatch', ({ jobs }) => {
    for (const job of jobs) job.log = job.log?.replace('receipt-evidence', 'evidence') ?? null;
  }),
  'whose digest the suite tells too': blocked('incomplete', 'artifact-mismatch', async (world) => {
    const line = `receipt-evidence receipt~default~~1 sha256:${'7'.repeat(64)}`;
    await pushAndRun(world, { 'cart.test.mjs': `${GREEN_TESTS}console.log('${line}');\n` });
  }),
  'by a second job of the run': blocked('incomplete', 'jobs-unexpected', (world) => {
    const zip = zipIn(world);
    world.artifacts.length = 0;
    handOver(world, zip, { job: { name: 'other', log: '' } });
  }),
  'behind more artifacts than GitHub lists': blocked('incomplete', 'facts-missing', (world) => {
    const own = first(world);
    world.artifacts.unshift(...Array.from({ length: 1001 }, (_, at) => ({ ...own, id: 100 + at, name: `x${at}` })));
  }),
  'too large to be fetched': blocked('incomplete', 'artifact-unsafe', (world) => {
    first(world).sizeBytes = 2 ** 40;
  }),
  'another artifact of the run, which is no evidence': healthy((world) => {
    world.artifacts.push({ ...first(world), id: 4999, name: 'coverage' });
  }),
  'another in its place, in a required workflow': blocked('incomplete', 'artifact-mismatch', async (world) => {
    sameRun(world);
    first(world).zip = await another(first(world).zip);
  }),
  'in a required workflow whose first job told nothing': blocked('incomplete', 'artifact-mismatch', (world) =>
    sameRun(world, { digest: '' }),
  ),
  'in a required workflow whose first job failed': blocked('incomplete', 'jobs-unexpected', (world) =>
    sameRun(world, { 'run-result': 'failure' }),
  ),
  'in a required workflow whose first job was skipped': blocked('incomplete', 'jobs-unexpected', (world) =>
    sameRun(world, { 'run-result': 'skipped' }),
  ),
  'none, in a required workflow': healthy((world) => sameRun(world)),
} satisfies Attack;
