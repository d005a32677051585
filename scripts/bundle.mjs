// Bundles compiled faces with ncc: one self-contained ESM folder each, cut at lazy imports.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Faces: the entry in lib/, the folder in dist/, and small files beside the bundle that start one of its exports each. */
export const FACES = [
  { entry: 'cli/main.js', out: 'cli', starts: {} },
  // GitHub's runner starts main and post as two scripts; they share one bundle.
  {
    entry: 'action/index.js',
    out: 'action',
    starts: {
      'main.js': 'runMain',
      'post.js': 'runPost',
      'judge.js': 'runJudge',
      'publish.js': 'runPublish',
      'aggregate.js': 'runAggregate',
    },
  },
];

/**
 * @param lib  where tsc wrote to.
 * @param dist where the face's folder is made.
 * @returns whether it worked; ncc has said why not.
 */
export function bundle({ entry, out, starts }, lib, dist) {
  const ncc = join(ROOT, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const folder = join(dist, out);
  const args = [ncc, 'build', join(lib, entry), '--out', folder, '--license', 'licenses.txt', '--no-cache', '--quiet'];
  const done = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) return false;
  const missing = unresolvedIn(folder).filter((name) => !OPTIONAL.has(name));
  for (const name of missing) console.error(`ncc found no module ${name} for dist/${out}`);
  if (missing.length > 0) return false;
  chmodSync(join(folder, 'index.js'), 0o755);
  for (const [name, start] of Object.entries(starts)) {
    writeFileSync(join(folder, name), `import { ${start} } from './index.js';\n\nawait ${start}();\n`);
  }
  return true;
}

/** Asked for within a try, and not needed. */
const OPTIONAL = new Set(['supports-color']);

/** What ncc didn't find: it leaves the call in, says nothing, and the bundle dies of it when it is run. */
function unresolvedIn(folder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/eval\("require"\)\("([^"]+)"\)/g)]);
  return [...new Set(found.map(([, name]) => name))];
}
