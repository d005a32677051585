import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { RUN_WORKFLOW, workflow } from '../../support/attack/victim.ts';

const RUN = workflow('receipt-run');

/** Pushes an edited copy, whose run was green all the same. */
const edited = (change: (text: string) => string) =>
  blocked('incomplete', 'workflow-changed', async (world) => {
    const text = change(RUN);
    if (text === RUN) throw new Error('nothing was changed');
    world.push({ [RUN_WORKFLOW]: text });
    await world.runSuite();
  });

export default {
  'another file is edited': healthy(async (world) => {
    world.push({ 'cart.mjs': `// sums up\n${world.repository.git('show', 'main:cart.mjs')}` });
    await world.runSuite();
  }),
  'if: false': edited((text) => text.replace('    permissions:', '    if: false\n    permissions:')),
} satisfies Attack;
