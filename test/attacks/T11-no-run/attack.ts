import { type Attack, awaited, blocked } from '../../support/attack/attack.ts';
import { RED } from '../../support/attack/moves.ts';
import { RUN_WORKFLOW, workflow } from '../../support/attack/victim.ts';

export default {
  '[skip ci]': awaited((world) => {
    world.push(RED);
    world.ended = false;
  }),
  'a filter that leaves this very change out, and a run by hand': blocked('incomplete', 'workflow-changed', (world) => {
    world.push({ [RUN_WORKFLOW]: workflow('receipt-run').replace('edited]', "edited]\n    paths: ['docs/**']") });
  }),
} satisfies Attack;
