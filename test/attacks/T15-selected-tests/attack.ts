import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';

const file = (text: string) => ({ 'cart.test.mjs': text });

export default {
  'all are skipped': blocked('incomplete', 'all-skipped', async (world) => {
    await pushAndRun(world, file(GREEN_TESTS.replaceAll('test(', 'test.skip(').replace('{ test.skip }', '{ test }')));
  }),
  'all but one are skipped': blocked('incomplete', 'below-minimum', async (world) => {
    await pushAndRun(world, file(GREEN_TESTS.replace(/test\('adds [234]/g, (found) => found.replace('test(', 'test.skip('))));
  }),
  'a file without tests': blocked('incomplete', 'no-tests', async (world) => {
    await pushAndRun(world, file("console.log('nothing to do');\n"));
  }),
  'the command runs one of them': blocked('incomplete', 'wrong-command', async (world) => {
    world.nothingRan();
    await world.runSuite({ inputs: { command: 'node --test --test-name-pattern="adds 1" --test-reporter=spec' } });
  }),
  'all are skipped, by leave': blocked('incomplete', 'leniency-refused', async (world) => {
    const text = GREEN_TESTS.replaceAll("test('", "test.skip('");
    await pushAndRun(world, file(text), { inputs: { 'min-tests': '0' } });
  }),
  'another runner is named, whose lines nobody asks for': blocked('incomplete', 'wrong-command', async (world) => {
    world.nothingRan();
    await world.runSuite({ inputs: { runner: 'report-only' } });
  }),
} satisfies Attack;
