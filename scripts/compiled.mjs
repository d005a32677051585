// The present src as JavaScript in a folder, for scripts that look at it from outside: nothing stale, nothing bundled. Types aren't checked.
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

/**
 * @param folder an empty one, which gets `lib/` with the modules of src.
 * @returns imports a module by its path below src, without its ending.
 */
export function compiledSources(folder) {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const done = spawnSync(process.execPath, [tsc, '-p', ROOT, '--noCheck', '--outDir', join(folder, 'lib')], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`src does not compile:\n${done.stdout}`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return (path) => import(pathToFileURL(join(folder, 'lib', `${path}.js`)).href);
}
