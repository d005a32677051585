import { type Attack, blocked } from '../../support/attack/attack.ts';
import { RED } from '../../support/attack/moves.ts';
import { CALLED, RUN_WORKFLOW, SUITE_WORKFLOW, workflow } from '../../support/attack/victim.ts';

const SUITE = workflow('receipt-suite').replace('      - run: npm ci', '      - run: echo ./evil >> "$GITHUB_PATH"\n      - run: npm ci');

export default {
  // The caller still names the reviewed commit, whose steps run.
  'in the called workflow': blocked('incomplete', 'protected-changed', (world) => {
    world.push({ ...RED, [SUITE_WORKFLOW]: SUITE });
  }),
  'in the called workflow, called at the commit that has it': blocked('incomplete', 'workflow-changed', (world) => {
    world.push({ [SUITE_WORKFLOW]: SUITE });
    const sha = world.at('topic');
    world.push({ [RUN_WORKFLOW]: workflow('receipt-run').replace('2'.repeat(40), sha) });
    world.run.referenced = [{ path: `${CALLED}@${sha}`, sha }];
  }),
} satisfies Attack;
