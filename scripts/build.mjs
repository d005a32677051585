// Builds dist/ from src/: tsc to lib/, then one self-contained ESM bundle per face (ncc can't read TypeScript 7 itself).
// The same sources and lock file give the same bytes anywhere, so that dist/ can be committed and checked.
//   node scripts/build.mjs          writes dist/
//   node scripts/build.mjs --check  writes elsewhere and compares: exit 1 where dist/ isn't what src/ gives
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bundle, FACES } from './bundle.mjs';
import { ROOT } from './install.mjs';

const inRoot = (...parts) => join(ROOT, ...parts);

function build(dist) {
  rmSync(inRoot('lib'), { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
  const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const compiled = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (compiled.status !== 0) process.exit(compiled.status ?? 1);
  if (!FACES.every((face) => bundle(face, inRoot('lib'), dist))) process.exit(1);
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

function differences(committed, fresh) {
  const names = [...new Set([committed, fresh].flatMap(filesBelow))].sort();
  return names.filter((name) => {
    const [a, b] = [join(committed, name), join(fresh, name)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(join(tmpdir(), 'receipt-dist-'));
  build(fresh);
  const stale = existsSync(inRoot('dist')) ? differences(inRoot('dist'), fresh) : ['(there is no dist/)'];
  rmSync(fresh, { recursive: true, force: true });
  for (const name of stale) console.error(`dist/${name} is not what src/ gives; run: npm run build`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  build(inRoot('dist'));
}
