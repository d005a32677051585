import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { tests } from '../../support/attack/victim.ts';

export default {
  'a test is deleted': blocked('incomplete', 'below-minimum', async (world) => {
    await pushAndRun(world, { 'cart.test.mjs': tests('assert.equal(1, 1);', 'assert.equal(1, 1);', 'assert.equal(1, 1);') });
  }),
  'the whole file is': blocked('incomplete', 'no-tests', async (world) => {
    await pushAndRun(world, { 'cart.test.mjs': null });
  }),
} satisfies Attack;
