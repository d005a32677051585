import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { type CliOptions, receipt, start } from './support/cli.ts';
import { type Repository, repository, temporaryFolder } from './support/repository.ts';

/** The other side of the forgeries: what honest projects do, and must not be blocked for. */

const NODE_TEST = [
  process.execPath,
  '--test',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=junit',
  '--test-reporter-destination=report.xml',
];
const suite = (body = '') => `import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { sum } from './sum.mjs';
test('adds', () => { ${body}; assert.equal(sum(1, 2), 3); });
test('adds nothing', () => assert.equal(sum(1, 0), 1));
`;
const FILES = { '.gitignore': 'node_modules/\n', 'sum.mjs': 'export const sum = (a, b) => a + b;\n', 'sum.test.mjs': suite() };

const run = (cwd: string, options: readonly string[] = [], more: Omit<CliOptions, 'cwd'> = {}) =>
  receipt(['run', ...options, '--', ...NODE_TEST], { cwd, ...more });
const verify = (cwd: string, ...options: string[]) => receipt(['verify', ...options], { cwd });

async function expectPass(repo: Repository, options: readonly string[] = [], more: Omit<CliOptions, 'cwd'> = {}) {
  const ended = await run(repo.path, options, more);
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  const held = await verify(repo.path);
  expect(held.code, held.stdout + held.stderr).toBe(0);
}

describe('a run is not blocked', () => {
  test.each<[string, string]>([
    [
      'by coverage, caches and snapshots that it leaves, none of them ignored',
      "for (const d of ['coverage', '__pycache__', '__snapshots__']) { fs.mkdirSync(d, { recursive: true }); fs.writeFileSync(d + '/x', 'new'); }",
    ],
    ['by words of failure in its output', "console.error('Error: expected to fail\\nFAILED (failures=3)\\nFATAL ERROR')"],
    [
      "by another runner's red closing lines in a test's output",
      "console.log('collected 2 items\\n\\n=========== 1 failed, 1 passed in 0.10s ===========\\n\\nTests:       1 failed, 1 total')",
    ],
    ['by a line that speaks of truncation', "console.log('... 23 common frames omitted\\n... 30 more')"],
    ['by bytes that are no text', 'process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]))'],
    ['by a line of a megabyte', "process.stdout.write('x'.repeat(1 << 20) + '\\n')"],
  ])('%s', async (_, body) => {
    await expectPass(repository({ ...FILES, 'sum.test.mjs': suite(body) }));
  });

  test('by colours', async () => {
    await expectPass(repository(FILES), [], { env: { NO_COLOR: undefined, FORCE_COLOR: '1' } });
  });

  test('by a skipped test and one that is still to do', async () => {
    await expectPass(repository({ ...FILES, 'sum.test.mjs': `${suite()}test.skip('later', () => {});\ntest.todo('some day');\n` }));
  });

  test('by a report from before, which is moved aside and kept', async () => {
    const repo = repository(FILES);
    repo.write({ 'report.xml': '<testsuites><testcase name="old"><failure/></testcase></testsuites>' });
    await expectPass(repo);
    const kept = join(repo.path, '.receipt', 'default', 'earlier-reports', '001.xml');
    expect(readFileSync(kept, 'utf8')).toContain('old');
  });

  test('by uncommitted work', async () => {
    const repo = repository(FILES);
    repo.write({ 'sum.mjs': 'export const sum = (a, b) => b + a;\n', 'new.mjs': '' });
    await expectPass(repo);
  });

  test('by a name of the folder with spaces and letters beyond ASCII', async () => {
    await expectPass(repository({ ...FILES, 'ein Ordner/größe ✓.txt': 'x' }, 'receipt größe – ✓ '));
  });

  test('by standing in a subfolder', async () => {
    const repo = repository(Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`packages/a/${name}`, text])));
    const cwd = join(repo.path, 'packages', 'a');
    const ended = await run(cwd);
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    expect((await verify(cwd)).code).toBe(0);
    repo.write({ 'packages/b/x': 'an edit elsewhere in the repository' });
    expect((await verify(cwd)).code).toBe(2);
  });

  test('by a work tree linked to another', async () => {
    const repo = repository(FILES);
    const linked = join(temporaryFolder(), 'linked');
    repo.git('worktree', 'add', '--quiet', linked);
    expect((await run(linked)).code).toBe(0);
    expect((await verify(linked)).code).toBe(0);
  });

  test('by a shallow clone', async () => {
    const repo = repository(FILES);
    repo.write({ 'second.txt': '' });
    repo.commit('second');
    const clone = join(temporaryFolder(), 'clone');
    repo.git('clone', '--quiet', '--depth=1', `file://${repo.path}`, clone);
    expect((await run(clone)).code).toBe(0);
    expect((await verify(clone)).code).toBe(0);
  });

  test('by a repository without a commit', async () => {
    const path = temporaryFolder();
    const repo = repository(FILES);
    repo.git('init', '--quiet', path);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(path, name), text);
    expect((await run(path)).code).toBe(0);
  });

  test('by being outside of git, though then no receipt can hold', async () => {
    const path = temporaryFolder();
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(path, name), text);
    const ended = await run(path);
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    expect((await verify(path)).code).toBe(2);
  });

  test.skipIf(process.platform === 'win32')('by a redirect of our own output into the work tree', async () => {
    const repo = repository(FILES);
    const line = `'${process.execPath}' '${inject('cliMain')}' run -- ${NODE_TEST.map((word) => `'${word}'`).join(' ')} > out.txt 2> err.txt`;
    const ended = await start('bash', ['-c', line], { cwd: repo.path });
    expect(ended.code, readFileSync(join(repo.path, 'out.txt'), 'utf8')).toBe(0);
  });

  test('by options kept in package.json', async () => {
    const repo = repository({
      ...FILES,
      'package.json': JSON.stringify({ private: true, receipt: { suite: 'unit', 'min-tests': 2 } }),
    });
    const ended = await run(repo.path);
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    expect(existsSync(join(repo.path, '.receipt', 'unit', 'receipt.json'))).toBe(true);
  });

  test('by a second suite beside it: each has a folder, and verify takes both', async () => {
    const repo = repository(FILES);
    expect((await run(repo.path, ['--suite', 'unit'])).code).toBe(0);
    expect((await run(repo.path, ['--suite', 'e2e'])).code).toBe(0);
    expect((await verify(repo.path)).code).toBe(0);
    const red = await receipt(['run', '--suite', 'e2e', '--', process.execPath, '-e', 'process.exitCode = 1'], { cwd: repo.path });
    expect(red.code).toBe(2);
    expect((await verify(repo.path)).code).toBe(2);
  });
});

describe('a receipt still holds', () => {
  async function tested() {
    const repo = repository(FILES);
    repo.write({ 'sum.mjs': 'export const sum = (a, b) => b + a;\n' });
    expect((await run(repo.path)).code).toBe(0);
    return repo;
  }

  test('after what was tested is committed, and amended', async () => {
    const repo = await tested();
    repo.git('commit', '--quiet', '--all', '--message', 'tested');
    expect((await verify(repo.path)).code).toBe(0);
    repo.git('commit', '--quiet', '--amend', '--message', 'tested, said better');
    expect((await verify(repo.path)).code).toBe(0);
  });

  test('after a branch and a checkout there and back', async () => {
    const repo = await tested();
    repo.git('commit', '--quiet', '--all', '--message', 'tested');
    repo.git('checkout', '--quiet', '-b', 'other');
    expect((await verify(repo.path)).code).toBe(0);
  });

  test('but not after the tested change is stashed, until it is back', async () => {
    const repo = await tested();
    repo.git('stash', '--quiet');
    expect((await verify(repo.path)).code).toBe(2);
    repo.git('stash', 'pop', '--quiet');
    expect((await verify(repo.path)).code).toBe(0);
  });

  test('for the commit whose tree was tested, and for no other', async () => {
    const repo = repository(FILES);
    expect((await run(repo.path)).code).toBe(0);
    appendFileSync(join(repo.path, 'sum.mjs'), '// later\n');
    repo.git('commit', '--quiet', '--all', '--message', 'later');
    expect((await verify(repo.path, '--commit', 'HEAD~1')).code).toBe(0);
    expect((await verify(repo.path, '--commit', 'HEAD')).code).toBe(2);
  });

  test('when ignored files change', async () => {
    const repo = repository(FILES);
    expect((await run(repo.path)).code).toBe(0);
    mkdirSync(join(repo.path, 'node_modules'));
    writeFileSync(join(repo.path, 'node_modules', 'x'), '');
    expect((await verify(repo.path)).code).toBe(0);
  });
});
