import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, RED, runScript } from '../../support/attack/moves.ts';
import { GREEN_REPORT } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** Writes over the report of a failing run, whose status is hidden. */
const writes = (xml: string) => async (world: AttackWorld) => {
  const over = `writeFileSync('report.xml', ${JSON.stringify(xml)});\nprocess.exitCode = 0;\n`;
  await runScript(world, `import { writeFileSync } from 'node:fs';\n${HONEST_SCRIPT}${over}`, RED);
};

export default {
  'cut short': blocked('incomplete', 'junit-malformed', writes(GREEN_REPORT.slice(0, -30))),
  'an attribute twice': blocked(
    'incomplete',
    'junit-malformed',
    writes(GREEN_REPORT.replace('<testsuites>', '<testsuites failures="1" failures="0">')),
  ),
  'failures that are declared and not there': blocked(
    'failed',
    'suite-error',
    writes(GREEN_REPORT.replace('<testsuites>', '<testsuites tests="4" failures="1">')),
  ),
  'a failure within a comment': blocked(
    'failed',
    'footer-failures',
    writes(GREEN_REPORT.replace('</testsuites>', '<!-- <failure/> --></testsuites>')),
  ),
  'characters that there are none of': blocked('incomplete', 'junit-malformed', writes(GREEN_REPORT.replace('adds 1', 'adds &#0;'))),
  'more cases declared than there are': blocked(
    'failed',
    'footer-failures',
    writes(GREEN_REPORT.replace('<testsuites>', '<testsuites tests="9">')),
  ),
} satisfies Attack;
