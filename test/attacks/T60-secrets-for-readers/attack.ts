import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, unpacked, zipIn } from '../../support/attack/moves.ts';
import { RED_TESTS } from '../../support/attack/victim.ts';

const SECRET = 'wrong-horse-battery';

export default {
  'in a report, as a message of a failing test': blocked(
    'failed',
    'test-failures',
    async (world) => {
      const text = RED_TESTS.replace('assert.equal(total([1, 2, 3]), 7);', 'assert.fail(process.env.API_TOKEN);');
      await pushAndRun(world, { 'cart.test.mjs': text }, { env: { API_TOKEN: SECRET } });
    },
    async (world, { check, judge }) => {
      for (const [name, bytes] of await unpacked(zipIn(world))) if (bytes.includes(SECRET)) throw new Error(`a secret is in ${name}`);
      if (`${check?.summary}${check?.text}${judge?.summary}${judge?.stdout}`.includes(SECRET)) throw new Error('a secret is shown');
    },
  ),
  'in its name': blocked(
    'failed',
    'test-failures',
    async (world) => {
      const text = RED_TESTS.replace("'adds 4'", "'adds ' + process.env.API_TOKEN");
      await pushAndRun(world, { 'cart.test.mjs': text }, { env: { API_TOKEN: SECRET } });
    },
    async (world, { check, judge }) => {
      for (const [name, bytes] of await unpacked(zipIn(world))) if (bytes.includes(SECRET)) throw new Error(`a secret is in ${name}`);
      if (`${check?.summary}${check?.text}${judge?.summary}${judge?.stdout}`.includes(SECRET)) throw new Error('a secret is shown');
    },
  ),
} satisfies Attack;
