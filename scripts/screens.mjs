// `npm run screens`: writes docs/images, what a check looks like on GitHub, by the browser tests. Needs Chromium.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

install();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const env = { ...process.env, RECEIPT_SCREENS: 'write', RECEIPT_REQUIRE: 'all' };
const done = spawnSync(process.execPath, [vitest, 'run', 'test/screens.test.ts'], {
  cwd: ROOT,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = done.status ?? 1;
