import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { pushAndRun, RED } from '../../support/attack/moves.ts';

const env = { NODE_TEST_CONTEXT: 'child-v8' };

export default {
  'NODE_TEST_CONTEXT, left by an earlier step': blocked('failed', 'test-failures', async (world) => await pushAndRun(world, RED, { env })),
  'the same, with tests that pass': healthy(async (world) => {
    world.nothingRan();
    await world.runSuite({ env });
  }),
} satisfies Attack;
