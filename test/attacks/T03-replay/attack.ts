import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { forge, handOver, onMain, pushAndRun, RED, tamper, zipIn } from '../../support/attack/moves.ts';
import { COMMAND, JOB, POLICY, policy } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** Runs the suite as if elsewhere; what comes of it is handed over here. */
const ranAs = (env: Readonly<Record<string, string>>) => async (world: AttackWorld) => {
  world.nothingRan();
  await world.runSuite({ env });
};

const jobOf = (shard: string) => `${JOB} (${shard})`;

/** main has a suite of two shards. */
function shards(world: AttackWorld): void {
  const { workflow } = JSON.parse(policy()) as { workflow: object };
  onMain(world, {
    [POLICY]: policy({
      workflow: { ...workflow, jobs: [jobOf('1'), jobOf('2')] },
      suites: [{ name: 'default', command: COMMAND, min_tests: 8, shards: 2 }],
    }),
  });
}

async function runShard(world: AttackWorld, shard: string): Promise<void> {
  await world.runSuite({ inputs: { shard }, job: { name: jobOf(shard) } });
}

export default {
  'of another run': blocked('incomplete', 'run-mismatch', ranAs({ GITHUB_RUN_ID: '30433641' })),
  'of another repository': blocked('incomplete', 'run-mismatch', ranAs({ GITHUB_REPOSITORY: 'octo-org/fork' })),
  'of another event': blocked('incomplete', 'run-mismatch', async (world) => {
    world.nothingRan();
    await world.runSuite({ env: { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: world.run.headSha } });
  }),
  'of an attempt that there was none of': blocked('incomplete', 'artifact-mismatch', ranAs({ GITHUB_RUN_ATTEMPT: '2' })),
  'of an earlier attempt, under the name of the newest': blocked('incomplete', 'run-mismatch', (world) => {
    const zip = zipIn(world);
    world.nothingRan();
    world.run.attempt = 2;
    handOver(world, zip);
  }),
  'of the commit before': blocked('incomplete', 'run-mismatch', (world) => {
    const zip = zipIn(world);
    world.push(RED);
    handOver(world, zip);
  }),
  'of another tree, said to be of this commit': blocked('incomplete', 'run-mismatch', async (world) => {
    await tamper(world, (files) =>
      forge(files, (receipt) => ({
        ...receipt,
        source: receipt.source && {
          ...receipt.source,
          git_tree: '7'.repeat(40),
          after: { ...receipt.source.after, git_tree: '7'.repeat(40) },
        },
      })),
    );
  }),
  'of a commit that nobody knows': blocked('incomplete', 'run-mismatch', async (world) => {
    await tamper(world, (files) =>
      forge(files, (receipt) => ({
        ...receipt,
        source: receipt.source && {
          ...receipt.source,
          git_head: '7'.repeat(40),
          after: { ...receipt.source.after, git_head: '7'.repeat(40) },
        },
      })),
    );
  }),
  'of another suite': blocked('incomplete', 'suite-missing', async (world) => {
    world.nothingRan();
    await world.runSuite({ inputs: { suite: 'quick' } });
  }),
  'of another suite, under the name of this one': blocked('incomplete', 'run-mismatch', async (world) => {
    world.nothingRan();
    await world.runSuite({ inputs: { suite: 'quick' } });
    const zip = zipIn(world);
    world.nothingRan();
    handOver(world, zip);
  }),
  'of one shard, under the name of another': blocked('incomplete', 'run-mismatch', async (world) => {
    shards(world);
    await runShard(world, '1');
    const zip = zipIn(world);
    world.nothingRan();
    await runShard(world, '1');
    handOver(world, zip, { shard: '2', job: { name: jobOf('2') } });
  }),
  'of one shard, for both': blocked('incomplete', 'shard-duplicate', async (world) => {
    shards(world);
    await runShard(world, '1');
    handOver(world, zipIn(world), { shard: '2', job: { name: jobOf('2') } });
  }),
  'of one shard, and no other': blocked('incomplete', 'shard-missing', async (world) => {
    shards(world);
    await runShard(world, '1');
    world.jobs.push(...world.jobs.map((job) => ({ ...job, id: 8009, name: jobOf('2') })));
  }),
  'of a shard that ran another commit': blocked('incomplete', 'run-mismatch', async (world) => {
    shards(world);
    await runShard(world, '1');
    await world.runSuite({ inputs: { shard: '2' }, job: { name: jobOf('2') }, ref: 'origin/main' });
  }),
  'of another command': blocked('incomplete', 'wrong-command', async (world) => {
    world.nothingRan();
    await world.runSuite({ inputs: { command: 'node --test cart.test.mjs' } });
  }),
  'edited in one byte': blocked('incomplete', 'digest-mismatch', async (world) => {
    await pushAndRun(world, RED);
    await tamper(world, (files) => {
      files.set('log.txt', Buffer.from(String(files.get('log.txt')).replace('fail 1', 'fail 0')));
    });
  }),
  'with another verdict written over its own': blocked('incomplete', 'digest-mismatch', async (world) => {
    await pushAndRun(world, RED);
    await tamper(world, (files) => {
      const receipt = JSON.parse(String(files.get('receipt.json')));
      receipt.verdict = { outcome: 'passed', decided_by: null, tally: { ...receipt.verdict.tally, passed: 4, failed: 0 }, reasons: [] };
      files.set('receipt.json', Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`));
    });
  }),
  'both shards, of this run': healthy(async (world) => {
    shards(world);
    await runShard(world, '1');
    await runShard(world, '2');
  }),
  'of this run': healthy(() => {}),
} satisfies Attack;
