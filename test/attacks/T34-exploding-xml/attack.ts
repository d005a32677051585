import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, runScript } from '../../support/attack/moves.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const writes = (expression: string) => async (world: AttackWorld) => {
  await runScript(world, `import { writeFileSync } from 'node:fs';\n${HONEST_SCRIPT}writeFileSync('report.xml', ${expression});\n`);
};
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><testsuites><testcase name="&b;"/></testsuites>`;
const EXTERNAL = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><testsuites><testcase name="&a;"/></testsuites>`;

export default {
  'entities that expand': blocked('incomplete', 'junit-unsafe', writes(JSON.stringify(LAUGHS))),
  'an entity that is a file': blocked('incomplete', 'junit-unsafe', writes(JSON.stringify(EXTERNAL))),
  'elements within elements': blocked('incomplete', 'junit-unsafe', writes("'<testsuites>' + '<testsuite>'.repeat(20000)")),
  'attributes without end': blocked(
    'incomplete',
    'junit-unsafe',
    writes("'<testsuites ' + Array.from({ length: 20000 }, (_, i) => 'a' + i + '=\"\"').join(' ') + '/>'"),
  ),
} satisfies Attack;
