// Installs what the lock files name, where it is missing or older than its lock file. No dependency: it runs in a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders with a lock file of their own; the private ones hold what only the tests run. */
const FOLDERS = [
  { path: '.', where: () => true },
  { path: 'test/support/runners', where: () => true },
  // The one platform its package is made for; tests that need it are skipped elsewhere, and say so.
  { path: 'test/support/node24', where: () => process.platform === 'linux' && process.arch === 'x64' },
];

/** npm writes this file last, so an install that was cut short doesn't have it. */
const isFresh = (folder) => {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
};

/** Runs npm whether or not we were started by it; on Windows npm is a .cmd file, which only a shell starts. */
function npm(args, cwd) {
  const own = process.env.npm_execpath;
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] };
  return own?.endsWith('.js')
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Ends the process where an install fails: nothing after it could be trusted. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
    process.exit(1);
  }
  for (const { path, where } of FOLDERS) {
    const folder = join(ROOT, path);
    if (!where() || isFresh(folder)) continue;
    console.log(`Installing ${path === '.' ? 'the development tools' : path} from the lock file (npm ci) …`);
    // No package here needs its install script.
    const done = npm(['ci', '--include=dev', '--ignore-scripts', '--no-progress', '--loglevel=error'], folder);
    if (done.status !== 0) {
      console.error(`npm ci failed in ${folder}${done.error ? `: ${done.error.message}` : ''}`);
      process.exit(1);
    }
  }
}
