// `npm test`: installs what is missing, then runs every test. Further arguments go to vitest: npm test -- test/cli
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

install();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const done = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
process.exitCode = done.status ?? 1;
