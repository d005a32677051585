import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { onMain } from '../../support/attack/moves.ts';
import { RUN_WORKFLOW, workflow } from '../../support/attack/victim.ts';

const RUN = workflow('receipt-run');

/** Pushes an edited copy. Whatever its run handed over isn't even looked at. */
const edited = (find: string | RegExp, put: string) =>
  blocked(
    'incomplete',
    'workflow-changed',
    (world) => {
      const text = RUN.replace(find, put);
      if (text === RUN) throw new Error('nothing was changed');
      world.push({ [RUN_WORKFLOW]: text });
    },
    (_, { check }) => {
      if (!check?.summary?.includes('workflow')) throw new Error(`the check does not say why:\n${check?.summary}`);
    },
  );
const JOB = '  other:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: exit 0\n';

export default {
  'if: false': edited('    permissions:', '    if: false\n    permissions:'),
  'a comment, by a run that is as green as any': blocked('incomplete', 'workflow-changed', async (world) => {
    world.push({ [RUN_WORKFLOW]: `# harmless\n${RUN}` });
    await world.runSuite();
  }),
  'a job that exits 0 instead': edited(
    /jobs:\n[\s\S]*$/,
    `jobs:\n  receipt:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: exit 0\n`,
  ),
  'a second job': edited(/$/, JOB),
  'another called workflow': edited(/receipt-suite.yml@2{40}/, `other.yml@${'2'.repeat(40)}`),
  'the called workflow at another commit': edited(/@2{40}/, `@${'3'.repeat(40)}`),
  'inputs for the called workflow': edited(/$/, '    with:\n      command: exit 0\n'),
  'a filter of paths': edited('edited]', "edited]\n    paths: ['docs/**']"),
  pull_request_target: edited('  pull_request:', '  pull_request_target:'),
  'more permissions': edited('      contents: read', '      contents: read\n      checks: write'),
  'the file deleted': blocked('incomplete', 'workflow-changed', (world) => {
    world.push({ [RUN_WORKFLOW]: null });
  }),
  'another file is edited': healthy(async (world) => {
    world.push({ 'cart.mjs': `// sums up\n${world.repository.git('show', 'main:cart.mjs')}` });
    await world.runSuite();
  }),
  'main got a newer one meanwhile, which is merged in': healthy(async (world) => {
    onMain(world, { [RUN_WORKFLOW]: `# newer\n${RUN}` });
    await world.runSuite();
  }),
} satisfies Attack;
