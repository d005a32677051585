import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';

const hangs = (code: string) => ({ 'cart.test.mjs': `${GREEN_TESTS}${code}\n` });
const inputs = { 'timeout-minutes': '0.03' };

export default {
  'a test that waits for ever': blocked('incomplete', 'timeout', async (world) => {
    await pushAndRun(world, hangs("test('waits', () => new Promise(() => setInterval(() => {}, 1000)));"), { inputs });
  }),
  'a test that prints for ever': blocked('incomplete', 'timeout', async (world) => {
    await pushAndRun(world, hangs("test('talks', () => new Promise(() => setInterval(() => console.log('y'.repeat(1000)), 1)));"), {
      inputs,
    });
  }),
} satisfies Attack;
