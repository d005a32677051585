import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { RED_TESTS } from '../../support/attack/victim.ts';

/** Guesses where the runner keeps the files, which are of the same user. */
const APPENDS = `
const { appendFileSync, readdirSync } = await import('node:fs');
const folder = '../temp/_runner_file_commands';
for (const file of readdirSync(folder)) appendFileSync(folder + '/' + file, 'verdict=passed\\njudged=judged/v1 passed\\nNODE_ENV=evil\\n');
`;

export default {
  'by their place on the disk': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, { 'cart.test.mjs': `${RED_TESTS}${APPENDS}` }),
    ({ step }) => {
      if (step?.outputs['verdict'] !== 'failed' || step.outputs['judged'] !== undefined) throw new Error(JSON.stringify(step?.outputs));
      if (Object.keys(step.env).length > 0 || step.path.length > 0) throw new Error('later steps get what the test wrote');
    },
  ),
  'by the variables that name them': blocked('failed', 'test-failures', async (world) => {
    const names = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
    const text = `if (${JSON.stringify(names)}.some((name) => process.env[name])) process.exit(0);\n${RED_TESTS}`;
    await pushAndRun(world, { 'cart.test.mjs': text });
  }),
} satisfies Attack;
