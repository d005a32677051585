import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_LINES, GREEN_REPORT } from '../../support/attack/victim.ts';

const PRINTS = `process.stdout.write(${JSON.stringify(GREEN_LINES)});\n`;

export default {
  'tracked by git': blocked('incomplete', 'junit-missing', async (world) => await runScript(world, PRINTS, { 'report.xml': GREEN_REPORT })),
  'left by an earlier step': blocked('incomplete', 'junit-missing', async (world) => {
    await runScript(world, PRINTS, {}, { before: ({ write }) => write({ 'report.xml': GREEN_REPORT }) });
  }),
  'beside the real one': blocked('failed', 'test-failures', async (world) => {
    await pushAndRun(world, RED, { before: ({ write }) => write({ 'test-results/junit.xml': GREEN_REPORT }) });
  }),
} satisfies Attack;
