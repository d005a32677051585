import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_LINES, GREEN_REPORT } from '../../support/attack/victim.ts';

/** Writes a green run over all that there is, again and again, long after the suite has ended. */
const DAEMON = `import { writeFileSync } from 'node:fs';
const put = () => {
  for (const [file, text] of ${JSON.stringify([
    ['report.xml', GREEN_REPORT],
    ['.receipt/default/reports/001.xml', GREEN_REPORT],
    ['.receipt/default/log.txt', GREEN_LINES],
  ])}) {
    try { writeFileSync(file, text); } catch {}
  }
};
setInterval(put, 20);
setTimeout(() => process.exit(0), 3000);
`;
const STARTS = `import { spawn } from 'node:child_process';
${HONEST_SCRIPT}spawn(process.execPath, ['daemon.mjs'], { detached: true, stdio: 'ignore' }).unref();
`;

export default {
  'that rewrites the evidence': blocked('incomplete', 'tree-moved', async (world) => {
    await runScript(world, STARTS, { ...RED, 'daemon.mjs': DAEMON }, { after: () => sleep(300) });
  }),
} satisfies Attack;
