import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const attempt = (number: number) => async (world: AttackWorld) => {
  world.nothingRan();
  world.run.attempt = number;
  await world.runSuite();
};

export default {
  'once more than the policy allows': blocked('incomplete', 'attempts-exceeded', attempt(4)),
  'as often as it allows': healthy(attempt(3)),
} satisfies Attack;
