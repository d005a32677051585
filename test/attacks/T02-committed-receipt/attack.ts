import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, RED, unpacked, zipIn } from '../../support/attack/moves.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** All that a green run left, to be committed. */
async function evidence(world: AttackWorld, folder: string): Promise<Record<string, Buffer>> {
  return Object.fromEntries([...(await unpacked(zipIn(world)))].map(([name, bytes]) => [`${folder}/${name}`, bytes]));
}

export default {
  'where a run keeps its evidence': blocked('incomplete', 'suite-missing', async (world) => {
    await pushAndRun(world, { ...RED, ...(await evidence(world, '.receipt/default')) });
  }),
  'anywhere else': blocked('failed', 'test-failures', async (world) => {
    await pushAndRun(world, { ...RED, ...(await evidence(world, 'receipt')) });
  }),
} satisfies Attack;
