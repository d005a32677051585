import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, pushAndRun, RED, runScript } from '../../support/attack/moves.ts';
import { COMMAND, RED_TESTS } from '../../support/attack/victim.ts';

export default {
  '|| true in the command': blocked('incomplete', 'wrong-command', async (world) => {
    await pushAndRun(world, RED, { inputs: { command: `${COMMAND.join(' ')} || true`, shell: 'true' } });
  }),
  'in package.json': blocked('incomplete', 'protected-changed', async (world) => {
    const text = world.repository.git('show', 'main:package.json').replace('report.xml', 'report.xml || true');
    await pushAndRun(world, { ...RED, 'package.json': text });
  }),
  'in a script that nobody protects': blocked('failed', 'test-failures', async (world) => {
    await runScript(world, HONEST_SCRIPT.replace('status ?? 1', '0'), RED);
  }),
  'by a handler of the test process': blocked('failed', 'test-failures', async (world) => {
    await pushAndRun(world, { 'cart.test.mjs': `${RED_TESTS}process.on('exit', () => {\n  process.exitCode = 0;\n});\n` });
  }),
  'a script that hides nothing': healthy(async (world) => await runScript(world, `// as before\n${HONEST_SCRIPT}`)),
} satisfies Attack;
