import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';

const runs = (...commands: readonly string[]) => {
  const calls = commands.map((command) => `execSync(${JSON.stringify(command)});\n`).join('');
  return { 'cart.test.mjs': `${GREEN_TESTS}const { execSync } = await import('node:child_process');\n${calls}` };
};
const COMMIT = 'git -c user.name=x -c user.email=x@example.invalid commit --quiet --allow-empty --message x';

export default {
  'by a commit': blocked('incomplete', 'tree-moved', async (world) => await pushAndRun(world, runs(COMMIT))),
  'by an edit of a tracked file': blocked(
    'incomplete',
    'tree-moved',
    async (world) => await pushAndRun(world, runs('echo x >> README.md')),
  ),
} satisfies Attack;
