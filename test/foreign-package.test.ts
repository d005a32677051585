import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';

/**
 * The bare npm name `receipt` is somebody else's package. Whoever runs `npx receipt` without ours installed would download and run theirs.
 * So: nothing ever installs or fetches `receipt`; scripts and hooks say `npx --no receipt`, which never downloads; a document may say
 * `npx receipt` only below a line that installs ours.
 */
const FETCHES = [
  /\bnpx\s+(?:-\S+\s+)*(?:-y|--yes)\s+(?:-\S+\s+)*receipt(?![\w-])/,
  /\bnpx\s+(?:-\S+\s+)*receipt@/,
  /\b(?:npx|npm exec)\s.*?(?:-p|--package)[= ]receipt(?![\w-])/,
  /\bnpm\s+(?:i|in|install|add|create|init)\s+(?:-\S+\s+)*receipt(?![\w-])/,
  /\b(?:yarn|pnpm|bun)\s+(?:add|dlx|create|i|install|x)\s+(?:-\S+\s+)*receipt(?![\w-])/,
  /\b(?:bunx|pnpx)\s+(?:-\S+\s+)*receipt(?![\w-])/,
];
/** `npx receipt …` and its longer form, alright where ours is installed. */
const MAY_FETCH = /\b(?:npx|npm\s+exec|npm\s+exec\s+--)\s+receipt(?![\w@-])/;
const INSTALLS_OURS = /\bnpm i(?:nstall)? (?:-D|--save-dev) test-receipt\b/;

type Kind = 'document' | 'script' | 'product';

/** The product's own sentences speak to people who have it installed; everything that a machine runs is a script. */
function kindOf(path: string): Kind | null {
  if (/^(dist|fixtures|test|node_modules)\//.test(path) || /(^|\/)package-lock\.json$/.test(path)) return null;
  if (/\.md$/.test(path) || path.startsWith('docs/')) return 'document';
  return path.startsWith('src/') ? 'product' : 'script';
}

function trespasses(path: string, text: string): string[] {
  const kind = kindOf(path);
  if (kind === null) return [];
  const lines = text.split('\n');
  const installed = lines.findIndex((line) => INSTALLS_OURS.test(line));
  return lines.flatMap((line, at) => {
    const bare = MAY_FETCH.test(line) && (kind === 'script' || (path === 'README.md' && (installed < 0 || installed > at)));
    return bare || FETCHES.some((pattern) => pattern.test(line)) ? [`${path}:${at + 1}: ${line.trim()}`] : [];
  });
}

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

describe('the foreign package `receipt` is never called', () => {
  test('by a document, a script, or a sentence of the product', () => {
    const watched = tracked.filter((path) => kindOf(path) !== null);
    expect(watched).toContain('README.md');
    expect(watched.flatMap((path) => trespasses(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });

  test('nor is it a dependency', () => {
    for (const path of tracked.filter((name) => name.endsWith('package-lock.json'))) {
      const { packages } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { packages: Record<string, unknown> };
      expect(Object.keys(packages).filter((name) => /(^|\/)node_modules\/receipt$/.test(name))).toEqual([]);
    }
  });

  test.each<[string, string]>([
    ['README.md', 'npx receipt verify\nnpm i -D test-receipt\n'],
    ['README.md', 'npm i -D test-receipt\nnpx -y receipt verify\n'],
    ['README.md', 'npm i -D test-receipt\nnpm i -D receipt\n'],
    ['docs/x.md', 'npx receipt@latest verify'],
    ['docs/x.md', 'npx -p receipt receipt verify'],
    ['scripts/x.sh', 'npm exec receipt verify'],
    ['scripts/x.sh', 'npm exec -- receipt verify'],
    ['docs/x.md', 'pnpm dlx receipt verify'],
    ['docs/x.md', 'bunx receipt verify'],
    ['.ci/run', 'npx receipt verify'],
    ['.github/workflows/x.yml', '- run: npx receipt run -- npm test'],
    ['scripts/hook.mjs', "spawn('npx receipt verify')"],
    ['package.json', '"pretest": "npx receipt verify"'],
  ])('%s: %j is seen', (path, text) => expect(trespasses(path, text)).toHaveLength(1));

  test.each<[string, string]>([
    ['README.md', 'npm i -D test-receipt\nnpx receipt verify\n'],
    ['README.md', 'npx test-receipt verify\n'],
    ['docs/x.md', 'npx receipt explain junit-missing'],
    ['.ci/run', 'npx --no receipt verify'],
    ['src/x.ts', "'Run the suite: npx receipt run -- npm test'"],
  ])('%s: %j is alright', (path, text) => expect(trespasses(path, text)).toEqual([]));
});
