import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_LINES, GREEN_REPORT } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** Leaves a process of a session of its own, which writes a green run over these files, again and again, long after the suite has ended. */
const leaves = (files: Readonly<Record<string, string>>) => async (world: AttackWorld) => {
  const daemon = `import { writeFileSync } from 'node:fs';
setInterval(() => {
  for (const [file, text] of ${JSON.stringify(Object.entries(files))}) {
    try { writeFileSync(file, text); } catch {}
  }
}, 5);
setTimeout(() => process.exit(0), 3000);
`;
  const script = `import { spawn } from 'node:child_process';
spawn(process.execPath, ['daemon.mjs'], { detached: true, stdio: 'ignore' }).unref();
${HONEST_SCRIPT}`;
  await runScript(world, script, { ...RED, 'daemon.mjs': daemon });
};

// Which of the codes it is depends on who is faster; none of them is green.
export default {
  'that rewrites the report': blocked(
    ['failed', 'incomplete'],
    ['test-failures', 'footer-failures', 'junit-empty', 'junit-malformed', 'junit-unreadable'],
    leaves({ 'report.xml': GREEN_REPORT }),
  ),
  'that rewrites the evidence': blocked(
    'incomplete',
    ['digest-mismatch', 'suite-missing'],
    leaves({ '.receipt/default/reports/001.xml': GREEN_REPORT, '.receipt/default/log.txt': GREEN_LINES }),
  ),
} satisfies Attack;
