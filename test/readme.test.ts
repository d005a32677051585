import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { receipt } from './support/cli.ts';
import { type Repository, repository } from './support/repository.ts';
import { ROOT } from './support/root.ts';

/** The project that the README's examples were made with. */
const SHOP = {
  '.gitignore': 'node_modules/\nreport.xml\n',
  'package.json': JSON.stringify({
    name: 'shop',
    type: 'module',
    scripts: {
      test: 'node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=report.xml',
    },
  }),
  'cart.js': `export const withTax = (net) => Math.round(net * 119) / 100;
export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);
`,
  'cart.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total, withTax } from './cart.js';

test('adds tax', () => assert.equal(withTax(100), 119));
test('adds up', () => assert.equal(total([1, 2, 3]), 6));
test('an empty cart costs nothing', () => assert.equal(total([]), 0));
`,
  'cut.js': `import { execSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
execSync('npm test', { stdio: 'inherit' });
truncateSync('report.xml', 200);
`,
};

/** The words of an output; what differs from run to run, and how it is spread over lines and columns, aside. */
const words = (text: string) =>
  text
    .replace(/[0-9a-f]{7,8}(?=…| on | at |,)/g, '<id>')
    .replace(/\d+(\.\d)? (s|ms|B|KB)\b/g, '<n> $2')
    .replace(/\d+ files, /g, '<n> files, ')
    .replace(/node \d[\d.]*, \w+ \w+/g, '<machine>')
    .replace(/\bbyte \d+\b/g, 'byte <n>')
    .replace(/just now|\d+ (seconds?|minutes?) ago/g, '<ago>')
    .replace(/\/[^ ]*(\/cart\.test\.js:5|…)/g, '<path>')
    .replace(/ {2}note {6}Report files from before .*\n/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

/** The README's example that begins with `first`. */
function example(first: string): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = [...readme.matchAll(/```\n(.*?)```/gs)]
    .map(([, text = '']) => text)
    .find((text) => text.includes(`\n${first}`) || text.startsWith(first));
  if (block === undefined) throw new Error(`the README shows nothing that begins with ${first}`);
  return block.slice(block.indexOf(first));
}

async function shown(repo: Repository, first: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await receipt(args, { cwd: repo.path });
  const at = stdout.lastIndexOf(first);
  if (at < 0) throw new Error(`no ${first} in:\n${stdout}${stderr}`);
  return stdout.slice(at);
}

// Windows has other paths, and no bash to count on.
test.skipIf(process.platform === 'win32')("the README's examples are what is printed", async () => {
  const repo = repository(SHOP);
  expect(words(await shown(repo, 'PASSED', 'run', '--', 'npm', 'test'))).toBe(words(example('PASSED')));
  expect(words(await shown(repo, 'HOLDS', 'verify'))).toBe(words(example('HOLDS')));
  repo.write({ 'cart.js': `${SHOP['cart.js']}// edited\n` });
  expect(words(await shown(repo, 'DOES NOT HOLD', 'verify'))).toBe(words(example('DOES NOT HOLD')));
  repo.write({ 'cart.js': SHOP['cart.js'] });
  expect(words(await shown(repo, 'INCOMPLETE', 'run', '--', 'node', 'cut.js'))).toBe(words(example('INCOMPLETE')));
  repo.write({ 'cart.js': SHOP['cart.js'].replace('119', '107') });
  repo.commit('another tax');
  expect(words(await shown(repo, 'FAILED', 'run', '--shell', '--', 'npm test || true'))).toBe(words(example('FAILED')));
});
