import { type Attack, blocked } from '../../support/attack/attack.ts';
import { CALLED, PINNED, SUITE_WORKFLOW, workflow } from '../../support/attack/victim.ts';

const EVIL = '6'.repeat(40);

export default {
  'of an action, in the called workflow': blocked('incomplete', 'protected-changed', (world) => {
    world.push({ [SUITE_WORKFLOW]: workflow('receipt-suite').replace(/octo-org\/receipt@\w+/, `octo-org/receipt@${EVIL}`) });
  }),
  'of the called workflow': blocked('incomplete', 'workflow-changed', ({ run }) => {
    run.referenced = [{ path: `${CALLED}@${EVIL}`, sha: EVIL }];
  }),
  'of a called workflow elsewhere': blocked('incomplete', 'workflow-changed', ({ run }) => {
    const path = CALLED.replace('octo-org/octo-repo', 'octo-0rg/octo-repo');
    run.referenced = [{ path: `${path}@${PINNED}`, sha: PINNED }];
  }),
  'of another called workflow beside it': blocked('incomplete', 'workflow-changed', ({ run }) => {
    run.referenced.push({ path: `octo-org/octo-repo/.github/workflows/other.yml@${PINNED}`, sha: PINNED });
  }),
} satisfies Attack;
