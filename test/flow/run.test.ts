import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/model/expectations.ts';
import { parseReceipt } from '../../src/core/receipt.ts';
import type { RunOptions, RunResult } from '../../src/flow/options.ts';
import { runSuite } from '../../src/flow/run.ts';
import { cleanEnv } from '../support/cli.ts';
import { IMITATION } from '../support/imitation.ts';
import { repository, temporaryFolder } from '../support/repository.ts';

type Asked = Partial<Omit<RunOptions, 'expectations'>> & { readonly reports?: readonly string[] };

function options(cwd: string, { reports = ['auto'], ...more }: Asked = {}): RunOptions {
  return {
    command: ['node', 'suite.mjs'],
    shell: false,
    cwd,
    out: '.receipt',
    suite: 'default',
    timeoutMs: 60_000,
    passEnv: [],
    expectations: { reports, runner: null, footer: null, min_tests: 1, max_skipped: null, limits: DEFAULT_LIMITS },
    leniencies: [],
    optionsFrom: null,
    colour: false,
    ...more,
  };
}

/** Runs a suite that passes, with something done to the world before it prints its last line. */
async function run(cwd: string, asked: Asked = {}): Promise<RunResult> {
  return await runSuite(options(cwd, asked), { display: null, env: cleanEnv() });
}

const aRepository = (more: Readonly<Record<string, string>> = {}) => repository({ 'suite.mjs': IMITATION, ...more });
const codes = ({ verdict }: RunResult) => verdict.reasons.map(({ code }) => code);
const shell = (command: string): Asked => ({ shell: true, command: [command] });
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

describe('what a run leaves', () => {
  test('is a folder whose every file the receipt vouches for', async () => {
    const repo = aRepository();
    const { receipt, receiptSha256, folder, verdict } = await run(repo.path);
    expect(verdict.outcome).toBe('passed');
    expect(readdirSync(folder).sort()).toEqual(['files.txt', 'log.txt', 'receipt.json', 'reports', 'verdict.json']);
    expect(sha256(join(folder, 'receipt.json'))).toBe(receiptSha256);
    expect(parseReceipt(readFileSync(join(folder, 'receipt.json')))).toEqual({ receipt });
    expect(JSON.parse(readFileSync(join(folder, 'verdict.json'), 'utf8'))).toMatchObject({
      outcome: 'passed',
      receipt_sha256: receiptSha256,
    });
    expect(sha256(join(folder, 'log.txt'))).toBe(receipt.evidence.log.sha256);
    expect(sha256(join(folder, 'files.txt'))).toBe(receipt.source?.worktree);
    expect(sha256(join(folder, 'reports/001.xml'))).toBe(receipt.evidence.reports[0]?.sha256);
    expect(readFileSync(join(folder, 'files.txt'), 'utf8')).toMatch(/^100644 [0-9a-f]{64} suite\.mjs\n$/);
  });

  test('says what was run, where, and on what', async () => {
    const repo = aRepository({ 'pkg/a/keep': '' });
    repo.git('remote', 'add', 'origin', 'https://user:secret@host/owner/name.git');
    const { receipt } = await run(join(repo.path, 'pkg/a'), {
      command: ['node', '../../suite.mjs', 'pass', 'out.xml'],
      reports: ['*.xml'],
      suite: 'unit',
    });
    expect(receipt).toMatchObject({
      source: { repository: 'owner/name', branch: 'main', dirty: false, git_head: repo.git('rev-parse', 'HEAD').trim() },
      suite: { name: 'unit', command: ['node', '../../suite.mjs', 'pass', 'out.xml'], shell: false, cwd: 'pkg/a', timeout_ms: 60_000 },
      environment: { os: process.platform, arch: process.arch, runtimes: { node: process.versions.node } },
      run: { exit: { kind: 'exited', code: 0 } },
      evidence: { reports: [{ path: 'reports/001.xml', original_path: 'out.xml', state: 'created' }] },
    });
    expect(JSON.stringify(receipt)).not.toContain('secret');
    expect(existsSync(join(repo.path, 'pkg/a/.receipt/unit/receipt.json'))).toBe(true);
  });

  test('outside git names no files, and says why', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'suite.mjs'), IMITATION);
    const result = await run(cwd);
    expect(result.receipt).toMatchObject({ source: null, source_missing: 'not a git repository' });
    expect(existsSync(join(result.folder, 'files.txt'))).toBe(false);
    expect(codes(result)).toEqual(['no-source']);
  });
});

describe('reports', () => {
  test('of the run and of before are no part of what is tested', async () => {
    const repo = aRepository({ 'tracked.xml': '<testsuites/>' });
    repo.write({ 'old.xml': '<testsuites/>' });
    const { receipt, folder } = await run(repo.path, { reports: ['*.xml'] });
    expect(readFileSync(join(folder, 'files.txt'), 'utf8')).toMatch(/^\S+ \S+ suite\.mjs\n$/);
    expect(receipt.source?.after).toMatchObject({ worktree: receipt.source?.worktree, generated: 0 });
    expect(receipt.evidence.moved_aside).toBe(1);
    expect(readdirSync(join(folder, 'earlier-reports'))).toEqual(['001.xml']);
  });

  test('that could not be read are kept as they are, with the reason', async () => {
    const repo = aRepository();
    const { receipt, folder } = await run(repo.path, { command: ['node', 'suite.mjs', 'cut'] });
    expect(receipt.evidence).toMatchObject({
      reports: [],
      rejected: [{ path: 'reports/001.xml', original_path: 'report.xml', code: 'junit-malformed', why: null }],
    });
    expect(sha256(join(folder, 'reports/001.xml'))).toBe(receipt.evidence.rejected[0]?.sha256);
  });

  test('that the globs miss are named where they lie; fixtures and other formats are not', async () => {
    const fixture = '<testsuite tests="1"><testcase name="old"/></testsuite>';
    const repo = aRepository({ 'fixtures/junit/old.xml': fixture, 'pom.xml': '<project/>' });
    const { receipt, verdict } = await run(repo.path, { reports: ['out/*.xml', 'fixtures/*.xml'] });
    expect(receipt.evidence.nearby).toEqual(['report.xml']);
    expect(verdict.reasons[0]).toMatchObject({
      code: 'junit-missing',
      args: { looked: 'looked for out/*.xml, fixtures/*.xml; nearby lies report.xml' },
    });
  });

  test('that are folders are no files, and what lies in them is named', async () => {
    const repo = aRepository();
    const { verdict } = await run(repo.path, shell('node suite.mjs && mkdir -p out/a.xml && mv report.xml out/a.xml/b.xml'));
    const named = await run(repo.path, {
      ...shell('node suite.mjs && mkdir -p out/a.xml && mv report.xml out/a.xml/b.xml'),
      reports: ['out/*.xml'],
    });
    expect(verdict.decidedBy).toBe('junit-missing');
    expect(named.verdict.reasons[0]).toMatchObject({
      code: 'junit-missing',
      args: { looked: 'looked for out/*.xml; nearby lies out/a.xml/b.xml' },
    });
  });

  test('that could not be kept are named, with the reason', async () => {
    const repo = aRepository();
    const small = options(repo.path, { reports: ['report.xml'] });
    const limits = { ...DEFAULT_LIMITS, report_bytes: 100 };
    const result = await runSuite({ ...small, expectations: { ...small.expectations, limits } }, { display: null, env: cleanEnv() });
    expect(result.receipt.evidence.rejected).toMatchObject([
      {
        path: null,
        original_path: 'report.xml',
        sha256: null,
        code: 'junit-unreadable',
        why: 'it is larger than 100 bytes (--max-report-size)',
      },
    ]);
    expect(codes(result)).toContain('junit-unreadable');
  });
});

describe('what happens to the files during a run', () => {
  const passing = 'node suite.mjs';

  test.each<[string, string, readonly string[]]>([
    ['a tracked file is edited', `echo >> a.txt; ${passing}`, ['a.txt']],
    ['a tracked file is deleted', `rm a.txt; ${passing}`, ['a.txt']],
    ['a tracked file is made executable', `chmod +x a.txt; ${passing}`, process.platform === 'win32' ? [] : ['a.txt']],
    ['an ignored file that is tracked is edited', `echo >> forced.log; ${passing}`, ['forced.log']],
    ['an edit is hidden from git', `echo >> a.txt; git update-index --assume-unchanged a.txt; ${passing}`, ['a.txt']],
    ['the repository is taken away', `${passing}; rm -rf .git`, ['.git']],
  ])('%s: the tree moved', async (_, command, moved) => {
    const repo = aRepository({ 'a.txt': 'a', '.gitignore': '*.log\n' });
    repo.write({ 'forced.log': '' });
    repo.git('add', '--force', 'forced.log');
    repo.git('commit', '--quiet', '--amend', '--no-edit');
    const result = await run(repo.path, shell(command));
    expect(result.receipt.source?.moved).toEqual(moved);
    expect(result.verdict.decidedBy).toBe(moved.length === 0 ? null : 'tree-moved');
  });

  test('a commit is made: the tree moved', async () => {
    const repo = aRepository();
    const result = await run(repo.path, shell(`git commit --quiet --allow-empty -m x; ${passing}`));
    expect(result.verdict.decidedBy).toBe('tree-moved');
  });

  test('new files, changed untracked ones, and caches block nothing, and are counted', async () => {
    const repo = aRepository();
    repo.write({ 'notes.txt': '' });
    const command = `mkdir -p coverage __pycache__; echo x > coverage/index.html; echo x > __pycache__/a.pyc; echo x >> notes.txt; ${passing}`;
    const result = await run(repo.path, shell(command));
    expect(codes(result)).toEqual(['tree-grew']);
    expect(result.receipt.source).toMatchObject({ moved: [], after: { generated: 2 } });
    expect(result.receipt.source?.after.worktree).not.toBe(result.receipt.source?.worktree);
  });

  test('uncommitted work is tested as it is, and named', async () => {
    const repo = aRepository({ 'a.txt': 'a', 'b.txt': 'b' });
    repo.write({ 'a.txt': 'x', 'b.txt': 'x' });
    const result = await run(repo.path);
    expect(result.receipt.source).toMatchObject({ dirty: true, changed: { count: 2, first: 'a.txt' } });
    expect(codes(result)).toEqual(['dirty']);
  });
});

describe('a run that does not come to its end leaves no receipt', () => {
  test('where no receipt could hold what is asked for: then nothing is started', async () => {
    const repo = aRepository();
    const command = ['node', '-e', "require('fs').writeFileSync('started', '')", 'x'.repeat(200_000)];
    await expect(run(repo.path, { command })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      message: expect.stringContaining('suite.command.3'),
    });
    expect(existsSync(join(repo.path, 'started'))).toBe(false);
  });

  test('where the suite removes the evidence', async () => {
    const repo = aRepository();
    await expect(run(repo.path, shell('git clean -fdxq; node suite.mjs'))).rejects.toMatchObject({
      code: 'IO_FAILED',
      message: expect.stringContaining('was removed by somebody else'),
    });
    expect(existsSync(join(repo.path, '.receipt/default/receipt.json'))).toBe(false);
  });

  test('where a folder stands in the place of a file of ours', async () => {
    const repo = aRepository();
    await expect(run(repo.path, shell('mkdir .receipt/default/receipt.json; node suite.mjs'))).rejects.toMatchObject({ code: 'IO_FAILED' });
  });

  test('where a report of ours is there before us', async () => {
    const repo = aRepository();
    const command = 'mkdir .receipt/default/reports; echo "<testsuites/>" > .receipt/default/reports/001.xml; node suite.mjs';
    await expect(run(repo.path, shell(command))).rejects.toMatchObject({ code: 'IO_FAILED' });
    expect(existsSync(join(repo.path, '.receipt/default/receipt.json'))).toBe(false);
  });

  test('and gives the folder back', async () => {
    const repo = aRepository();
    await run(repo.path);
    mkdirSync(join(repo.path, 'x'));
    await expect(run(repo.path, { out: 'suite.mjs' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(run(repo.path, shell('rm -rf .receipt/default; node suite.mjs'))).rejects.toMatchObject({ code: 'IO_FAILED' });
    expect((await run(repo.path)).verdict.outcome).toBe('passed');
  });
});

test.runIf(process.platform !== 'win32')('an interrupted run has a receipt that says so', async () => {
  const repo = aRepository();
  const display = new PassThrough();
  const asked = options(repo.path, { command: ['node', '-e', "console.log('ready'); setInterval(() => {}, 9e4)"] });
  const ended = runSuite(asked, { display, env: cleanEnv() });
  await once(display, 'data');
  process.emit('SIGINT', 'SIGINT');
  const result = await ended;
  expect(result.receipt.run.exit).toEqual({ kind: 'interrupted', signal: 'SIGINT' });
  expect(result.verdict.decidedBy).toBe('interrupted');
  expect(existsSync(join(result.folder, 'receipt.json'))).toBe(true);
});

test('an edited command has another fingerprint', async () => {
  const repo = aRepository();
  const first = await run(repo.path);
  rmSync(join(repo.path, 'report.xml'));
  const again = await run(repo.path);
  const other = await run(repo.path, { command: ['node', 'suite.mjs', 'pass'] });
  expect(again.receipt.suite.fingerprint).toBe(first.receipt.suite.fingerprint);
  expect(other.receipt.suite.fingerprint).not.toBe(first.receipt.suite.fingerprint);
});
