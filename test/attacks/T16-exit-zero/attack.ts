import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, runScript } from '../../support/attack/moves.ts';
import { GREEN_LINES, tests } from '../../support/attack/victim.ts';

const ends = tests('assert.equal(total([]), 0);', 'process.exit(0);', 'assert.equal(total([1]), 2);', 'assert.equal(total([]), 1);');

export default {
  'in a test': blocked('incomplete', 'no-tests', async (world) => await pushAndRun(world, { 'cart.test.mjs': ends })),
  'of the runner itself': blocked('incomplete', 'junit-missing', async (world) => {
    await runScript(world, `process.stdout.write(${JSON.stringify(GREEN_LINES)});\nprocess.exit(0);\n`);
  }),
} satisfies Attack;
