import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { onMain, pushAndRun } from '../../support/attack/moves.ts';
import { POLICY, policy } from '../../support/attack/victim.ts';

export default {
  'package.json': blocked('incomplete', 'protected-changed', (world) => {
    world.push({ 'package.json': '{ "name": "cart", "type": "module", "imports": { "#x": "./y.mjs" } }\n' });
  }),
  'by another case of its name': blocked('incomplete', 'protected-changed', (world) => {
    world.push({ 'Package.json': '{}\n' });
  }),
  'by renaming it away': blocked('incomplete', 'protected-changed', (world) => {
    const text = world.repository.git('show', 'main:package.json');
    world.push({ 'package.json': null, 'old/package.json': text });
  }),
  'a file that a glob names': blocked('incomplete', 'protected-changed', (world) => {
    onMain(world, { [POLICY]: policy({ protected: ['vitest.config.*', '**/conftest.py'] }) });
    world.push({ 'deep/in/it/conftest.py': 'collect_ignore = ["*"]\n' });
  }),
  'a file that none names': healthy(async (world) => await pushAndRun(world, { 'deep/notes.md': 'x\n' })),
} satisfies Attack;
