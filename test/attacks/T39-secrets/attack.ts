import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { onMain, pushAndRun, unpacked, zipIn } from '../../support/attack/moves.ts';
import { GREEN_TESTS, POLICY, policy } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** Put together here, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;
const VALUE = 'correct-horse-battery';
const prints = (...values: readonly string[]) => ({
  'cart.test.mjs': `${GREEN_TESTS}console.log(${JSON.stringify(values.join(' and '))});\n`,
});

async function gone(world: AttackWorld): Promise<void> {
  for (const [name, bytes] of await unpacked(zipIn(world))) {
    if (bytes.includes(TOKEN) || bytes.includes(VALUE)) throw new Error(`a secret is in ${name}`);
  }
}

export default {
  'where the policy takes no such evidence': blocked(
    'incomplete',
    'secrets-refused',
    async (world) => {
      onMain(world, { [POLICY]: policy({ secrets: 'refuse' }) });
      await pushAndRun(world, prints(TOKEN));
    },
    gone,
  ),
  'where it takes them blanked': healthy(
    async (world) => await pushAndRun(world, prints(TOKEN, VALUE), { env: { DATABASE_PASSWORD: VALUE } }),
    gone,
  ),
} satisfies Attack;
