import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_TESTS, RED_TESTS } from '../../support/attack/victim.ts';

const stops = (text: string) => ({ 'cart.test.mjs': `${text}console.log('::stop-commands::of-the-test');\n` });

export default {
  'by a failing test': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, stops(RED_TESTS)),
    ({ step }) => {
      if (step?.leftStopped !== false) throw new Error('commands are stopped for whatever comes next');
    },
  ),
  'by a passing one: the evidence is handed over all the same': healthy(async (world) => await pushAndRun(world, stops(GREEN_TESTS))),
} satisfies Attack;
