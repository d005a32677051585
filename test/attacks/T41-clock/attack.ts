import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { onMain, pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_LINES, GREEN_REPORT, POLICY, policy } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const inputs = { command: 'node suite.mjs', reports: 'report.xml' };
const suites = [{ name: 'default', command: ['node', 'suite.mjs'], reports: ['report.xml'] }];
const PRINTS = `process.stdout.write(${JSON.stringify(GREEN_LINES)});\n`;
const FUTURE = new Date('2099-01-01T00:00:00Z');

/** The project's script is trusted with its report alone. */
async function script(
  world: AttackWorld,
  text: string,
  tracked: Readonly<Record<string, string>>,
  before: (path: string) => void,
): Promise<void> {
  onMain(world, { [POLICY]: policy({ suites }) });
  await pushAndRun(world, { 'suite.mjs': text, ...tracked }, { inputs, before: ({ path }) => before(path) });
}

export default {
  'a tracked report, dated into the future': blocked('incomplete', 'junit-stale', async (world) => {
    await script(world, PRINTS, { 'report.xml': GREEN_REPORT }, (path) => utimesSync(join(path, 'report.xml'), FUTURE, FUTURE));
  }),
  'a tracked report, dated anew by the run': blocked('incomplete', 'junit-stale', async (world) => {
    const touches = `import { utimesSync } from 'node:fs';\nutimesSync('report.xml', new Date(), new Date());\n${PRINTS}`;
    await script(world, touches, { 'report.xml': GREEN_REPORT }, () => {});
  }),
  'a report of this run, dated into the past': healthy(async (world) => {
    const writes = `import { utimesSync, writeFileSync } from 'node:fs';
writeFileSync('report.xml', ${JSON.stringify(GREEN_REPORT)});
utimesSync('report.xml', 0, 0);
${PRINTS}`;
    await script(world, writes, {}, () => {});
  }),
} satisfies Attack;
