import { type Attack, awaited, healthy } from '../../support/attack/attack.ts';
import { CHECK } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const status = (state: 'success' | 'failure', { statuses, pull }: AttackWorld) =>
  void statuses.push({ id: 1, app: null, context: CHECK, sha: pull.headSha, state });

export default {
  'a green one, where there is no verdict': awaited(
    (world) => {
      world.ended = false;
      status('success', world);
    },
    (world) => {
      world.rules.required = world.rules.required.map(({ context }) => ({ context }));
      if (!world.gate().open) throw new Error('without the pin to the App the gate would not be open');
    },
  ),
  'a red one of somebody else, beside a green verdict': healthy((world) => status('failure', world)),
} satisfies Attack;
