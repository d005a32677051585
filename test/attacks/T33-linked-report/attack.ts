import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, runScript, unpacked, zipIn } from '../../support/attack/moves.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const SECRET = 'of-this-machine-alone';
/** Puts something else where the report was. */
const instead = (code: string) => async (world: AttackWorld) => {
  const script = `import fs from 'node:fs';\nimport { execFileSync } from 'node:child_process';\n${HONEST_SCRIPT}fs.rmSync('report.xml');\n${code}\n`;
  await runScript(world, script, {}, { before: ({ path }) => void writeSecret(path) });
};
function writeSecret(path: string): void {
  writeFileSync(join(path, '..', 'secret.xml'), `<testsuites><testcase name="${SECRET}"/></testsuites>`);
}
/** Whatever became of it, the secret stays where it is. */
async function untouched(world: AttackWorld): Promise<void> {
  for (const bytes of (await unpacked(zipIn(world))).values()) if (bytes.includes(SECRET)) throw new Error('a secret was handed over');
}

export default {
  'to a file of the machine': blocked(
    'incomplete',
    'junit-unreadable',
    instead("fs.symlinkSync('../secret.xml', 'report.xml');"),
    untouched,
  ),
  'to its environment': blocked(
    'incomplete',
    'junit-unreadable',
    instead("fs.symlinkSync('/proc/self/environ', 'report.xml');"),
    untouched,
  ),
  'a pipe': blocked('incomplete', 'junit-unreadable', instead("execFileSync('mkfifo', ['report.xml']);"), untouched),
  'a folder': blocked('incomplete', 'junit-missing', instead("fs.mkdirSync('report.xml');"), untouched),
} satisfies Attack;
