import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { pushAndRun, RED } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';

export default {
  'an earlier step mends the test that fails': blocked('incomplete', 'dirty-checkout', async (world) => {
    await pushAndRun(world, RED, { before: ({ write }) => write({ 'cart.test.mjs': GREEN_TESTS }) });
  }),
  'an earlier step checks out another commit': blocked('incomplete', 'run-mismatch', async (world) => {
    await pushAndRun(world, RED, { ref: 'HEAD~1' });
  }),
  'an earlier step deletes the test that fails': blocked('incomplete', 'dirty-checkout', async (world) => {
    await pushAndRun(world, RED, { before: ({ git }) => git('rm', '--quiet', 'cart.test.mjs') });
  }),
  'an earlier step leaves what it installed': healthy(async (world) => {
    world.nothingRan();
    await world.runSuite({ before: ({ write }) => write({ 'node_modules/x/index.js': 'x\n', 'left.txt': 'x\n' }) });
  }),
} satisfies Attack;
