import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, pushAndRun, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_LINES, RED_TESTS } from '../../support/attack/victim.ts';

const FOOTERS = [
  GREEN_LINES,
  '\n RUN  v4.1.12 /app\n\n Test Files  1 passed (1)\n      Tests  4 passed (4)\n   Start at  13:00:00\n   Duration  300ms\n\n',
  'PASS ./cart.test.js\n\nTest Suites: 1 passed, 1 total\nTests:       4 passed, 4 total\nSnapshots:   0 total\nTime:        0.3 s\nRan all test suites.\n',
  '============================= test session starts ==============================\ncollected 4 items\n\n============================== 4 passed in 0.01s ===============================\n',
  '--- PASS: TestCart (0.00s)\nPASS\nok  \texample.com/cart\t0.004s\n',
  'receipt: passed, 4 tests\n',
];

export default {
  'of six runners, by a failing test': blocked('failed', 'test-failures', async (world) => {
    await pushAndRun(world, { 'cart.test.mjs': `${RED_TESTS}process.stdout.write(${JSON.stringify(FOOTERS.join('\n'))});\n` });
  }),
  'behind a failing run, whose status is hidden': blocked('failed', 'test-failures', async (world) => {
    await runScript(world, `${HONEST_SCRIPT}process.stdout.write(${JSON.stringify(GREEN_LINES)});\nprocess.exitCode = 0;\n`, RED);
  }),
  'instead of a run': blocked('incomplete', 'junit-missing', async (world) => {
    await runScript(world, `process.stdout.write(${JSON.stringify(GREEN_LINES)});\n`);
  }),
} satisfies Attack;
