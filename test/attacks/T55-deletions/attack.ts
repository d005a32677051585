import { type Attack, awaited, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, RED } from '../../support/attack/moves.ts';
import { RUNS } from '../../support/github/runs.ts';

export default {
  'the artifact': blocked('incomplete', 'suite-missing', ({ artifacts }) => {
    artifacts.length = 0;
  }),
  'the artifact, by time': blocked('incomplete', 'suite-missing', ({ artifacts }) => {
    for (const artifact of artifacts) artifact.expired = true;
  }),
  'the log': blocked('incomplete', 'facts-missing', ({ jobs }) => {
    for (const job of jobs) job.log = null;
  }),
  'the run': {
    attempt: async (world) => {
      await pushAndRun(world, RED);
      world.github.of(RUNS).runs.length = 0;
    },
    expect: { gate: 'blocked', outcome: 'incomplete', code: 'facts-missing', conclusion: null },
  },
  'the pull request': blocked('incomplete', 'run-superseded', ({ pull }) => {
    pull.state = 'closed';
  }),
  'the verdict workflow': awaited((world) => {
    world.push(RED);
    world.ended = false;
  }),
} satisfies Attack;
