import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_REPORT } from '../../support/attack/victim.ts';

const WRITES = `import { writeFileSync } from 'node:fs';\n${HONEST_SCRIPT}writeFileSync('report.xml', ${JSON.stringify(GREEN_REPORT)});\n`;

export default {
  'by the script, behind the runner': blocked('failed', 'footer-failures', async (world) => await runScript(world, WRITES, RED)),
  'and the status with it': blocked('failed', 'footer-failures', async (world) => {
    await runScript(world, `${WRITES}process.exitCode = 0;\n`, RED);
  }),
  deleted: blocked('incomplete', 'junit-missing', async (world) => {
    await runScript(world, `import { rmSync } from 'node:fs';\n${HONEST_SCRIPT}rmSync('report.xml');\n`, RED);
  }),
} satisfies Attack;
