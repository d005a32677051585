import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { handOver, zipIn } from '../../support/attack/moves.ts';
import { CALLED, PINNED, RUN_WORKFLOW } from '../../support/attack/victim.ts';

const EVIL = 'on: pull_request\njobs:\n  receipt:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: ./forge\n';

export default {
  'a pull request into a branch whose run workflow is edited': blocked('incomplete', 'branch-unlisted', (world) => {
    world.commit('evil', { [RUN_WORKFLOW]: EVIL });
    world.pull.baseBranch = 'evil';
    world.run.referenced = [];
  }),
  'the same, its base put back to main when the run has ended': blocked('incomplete', 'workflow-changed', (world) => {
    world.commit('evil', { [RUN_WORKFLOW]: EVIL });
    world.run.referenced = [];
  }),
  'a job beside the reviewed one': blocked('incomplete', 'jobs-unexpected', (world) => {
    const zip = zipIn(world);
    world.nothingRan();
    handOver(world, zip);
    handOver(world, zip, { suite: 'x', job: { name: 'forge' } });
    world.artifacts.pop();
  }),
  // The first attempt skipped it, and only it is run again.
  'a job of its own under the name of the reviewed one, in a later attempt': blocked('incomplete', 'jobs-unexpected', async (world) => {
    const [reviewed] = world.jobs;
    world.artifacts.length = 0;
    if (reviewed !== undefined)
      world.jobs.push({ ...reviewed, id: 8100, conclusion: 'skipped', startedAt: '2026-03-02T09:20:00Z', log: null });
    world.run.attempt = 2;
    await world.runSuite();
  }),
  'a group of the merge queue for such a branch': blocked('incomplete', 'branch-unlisted', async (world) => {
    world.commit('evil', { [RUN_WORKFLOW]: EVIL });
    world.nothingRan();
    Object.assign(world.run, { event: 'merge_group', headBranch: `gh-readonly-queue/evil/pr-7-${world.at('evil')}` });
    await world.runSuite();
  }),
  // A tag may bear that name.
  'a push of something that is called main, and does not lie there': {
    attempt: async (world) => {
      world.nothingRan();
      Object.assign(world.run, { event: 'push', headBranch: 'main' });
      await world.runSuite();
    },
    expect: { gate: 'blocked', outcome: 'incomplete', code: 'run-superseded', conclusion: null },
  },
  'a group of the merge queue for main': healthy(async (world) => {
    world.nothingRan();
    Object.assign(world.run, { event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${world.at('main')}` });
    await world.runSuite();
  }),
  'the reviewed workflow at a commit that the policy names': healthy(({ run }) => {
    run.referenced = [{ path: `${CALLED}@${PINNED}`, sha: PINNED }];
  }),
} satisfies Attack;
