// `npm run demo`: the main job on a small real suite, with the committed dist/ and nothing installed.
// Shows what a user sees, and ends with 0 only when every run came out as it should.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = process.argv[2] ?? join(root, 'dist', 'cli', 'index.js');
const scratch = mkdtempSync(join(tmpdir(), 'receipt-demo-'));

/** A terminal's environment: nothing of npm, CI or a test runner that may have started us. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(CI|GITHUB_|RUNNER_|ACTIONS_|npm_|NODE_OPTIONS|NODE_TEST_|NODE_ENV|VITEST|GIT_)/i.test(name),
  ),
);

const CART = `export const withTax = (net) => Math.round(net * 119) / 100;
export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);
`;
const TESTS = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total, withTax } from './cart.js';

test('adds tax', () => assert.equal(withTax(100), 119));
test('adds up', () => assert.equal(total([1, 2, 3]), 6));
test('an empty cart costs nothing', () => assert.equal(total([]), 0));
`;
const RUN_TESTS =
  'node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=report.xml';

/** A small shop in a git repository of its own, with one commit. */
function shop(name, changes = {}) {
  const folder = join(scratch, name);
  const files = {
    'package.json': `${JSON.stringify({ name: 'shop', version: '1.0.0', type: 'module', scripts: { test: RUN_TESTS } }, null, 2)}\n`,
    'cart.js': CART,
    'cart.test.js': TESTS,
    ...changes,
  };
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const author = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.invalid'];
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'A small shop'],
  ]) {
    const done = spawnSync('git', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (done.status !== 0) throw new Error(`git ${args.join(' ')} failed`);
  }
  return folder;
}

let step = 0;
const wrong = [];

/** Runs receipt as a user would, in full view, and compares how it ended. `decidedBy`: the deciding reason, null for a pass. */
function show(title, folder, args, { exit, decidedBy }) {
  step += 1;
  const quoted = args.map((arg) => (/^[\w./=-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');
  console.log(`\n──── ${step}. ${title}\n\n$ receipt ${quoted}`);
  const done = spawnSync(process.execPath, [cli, ...args], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const problems = done.status === exit ? [] : [`exit status ${done.status ?? done.signal}, not ${exit}`];
  if (decidedBy !== undefined) {
    const file = join(folder, '.receipt', 'default', 'verdict.json');
    const got = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).decided_by : 'no verdict.json';
    if (![decidedBy].flat().includes(got)) problems.push(`decided by ${got}, not ${[decidedBy].flat().join(' or ')}`);
  }
  console.log(problems.length === 0 ? `\n(exit status ${exit}: as it should be)` : `\n(NOT AS IT SHOULD BE: ${problems.join('; ')})`);
  if (problems.length > 0) wrong.push(`${step}. ${title}: ${problems.join('; ')}`);
}

try {
  const green = shop('green');
  show('A green suite', green, ['run', '--', 'npm', 'test'], { exit: 0, decidedBy: null });

  const broken = shop('broken', { 'cart.js': CART.replace('119', '107') });
  show('A failure that the command hides', broken, ['run', '--shell', '--', 'npm test || true'], { exit: 1, decidedBy: 'test-failures' });

  const cut = shop('cut', {
    'cut.js': `import { spawnSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
const done = spawnSync(process.execPath, ${JSON.stringify(RUN_TESTS.split(' ').slice(1))}, { stdio: 'inherit' });
truncateSync('report.xml', 200); // what a full disk leaves
process.exitCode = done.status;
`,
  });
  show('A report that is cut short', cut, ['run', '--', 'node', 'cut.js'], { exit: 2, decidedBy: 'junit-malformed' });

  const leaves = shop('leaves', { 'cart.test.js': TESTS.replace('assert.equal(total([1, 2, 3]), 6)', 'process.exit(0)') });
  show('A suite that exits with 0 in the middle', leaves, ['run', '--', 'npm', 'test'], {
    exit: 2,
    decidedBy: ['no-tests', 'unfinished-test', 'count-mismatch', 'footer-missing'],
  });

  show('Does the first receipt hold?', green, ['verify'], { exit: 0 });

  appendFileSync(join(green, 'cart.js'), 'export const discount = (net) => net * 0.9;\n');
  show('And after an edit?', green, ['verify'], { exit: 2 });
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

console.log(`\n──── ${step - wrong.length} of ${step} came out as they should`);
for (const problem of wrong) console.log(`wrong: ${problem}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
