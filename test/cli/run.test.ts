import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';
import { IMITATION, masked } from '../support/imitation.ts';
import { repository, temporaryFolder } from '../support/repository.ts';

const aRepository = (files: Readonly<Record<string, string>> = {}) => repository({ 'suite.mjs': IMITATION, ...files });
const suite = (mode: string, ...options: string[]) => ['run', ...options, '--', 'node', 'suite.mjs', mode];
/** Our block, below the suite's own output. */
const ownScreen = (stdout: string) => masked(stdout.slice(stdout.search(/^(?:PASSED|FAILED|INCOMPLETE) /m)));

describe('receipt run', () => {
  test('shows the suite as it is, then one screen: passed', async () => {
    const { path } = aRepository();
    const { code, stdout, stderr } = await receipt(suite('pass'), { cwd: path });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.startsWith(readFileSync(join(path, '.receipt/default/log.txt'), 'utf8'))).toBe(true);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('failed', async () => {
    const { code, stdout } = await receipt(suite('fail'), { cwd: aRepository().path });
    expect(code).toBe(1);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('failed, hidden by the shell', async () => {
    const { code, stdout } = await receipt(['run', '--shell', '--', 'node suite.mjs fail || true'], { cwd: aRepository().path });
    expect(code).toBe(1);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('incomplete: a report cut short', async () => {
    const { code, stdout } = await receipt(suite('cut'), { cwd: aRepository().path });
    expect(code).toBe(2);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('incomplete: stopped in the middle with exit 0', async () => {
    const { code, stdout } = await receipt(suite('silent'), { cwd: aRepository().path });
    expect(code).toBe(2);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('incomplete: no report', async () => {
    const { code, stdout } = await receipt(suite('none'), { cwd: aRepository().path });
    expect(code).toBe(2);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('incomplete: no such command', async () => {
    const { code, stdout } = await receipt(['run', '--', 'no-such-program'], { cwd: aRepository().path });
    expect(code).toBe(2);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('a pass by leave says so first', async () => {
    const { code, stdout } = await receipt(suite('none', '--report', 'none'), { cwd: aRepository().path });
    expect(code).toBe(0);
    expect(ownScreen(stdout)).toMatchSnapshot();
  });

  test('outside git a run counts, and it says that it is bound to no files', async () => {
    const folder = temporaryFolder();
    const { code, stdout } = await receipt(
      ['run', '--', 'node', '-e', IMITATION.replaceAll('import {', 'const {').replaceAll("} from 'node:fs'", "} = require('node:fs')")],
      { cwd: folder },
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/tested {4}no commit: not a git repository;/);
  });

  test('--json prints verdict.json and nothing else; the suite goes to standard error', async () => {
    const { path } = aRepository();
    const { code, stdout, stderr } = await receipt(suite('fail', '--json'), { cwd: path });
    expect(code).toBe(1);
    expect(stdout).toBe(readFileSync(join(path, '.receipt/default/verdict.json'), 'utf8'));
    expect(JSON.parse(stdout)).toMatchObject({ schema: 'verdict/v1', outcome: 'failed', decided_by: 'test-failures' });
    expect(stderr).toBe(readFileSync(join(path, '.receipt/default/log.txt'), 'utf8'));
  });

  test('--quiet leaves one line of ours', async () => {
    const { path } = aRepository();
    const { stdout } = await receipt(suite('pass', '--quiet'), { cwd: path });
    const log = readFileSync(join(path, '.receipt/default/log.txt'), 'utf8');
    expect(masked(stdout.slice(log.length))).toBe('PASSED  4 tests passed  <time>\n');
  });

  test('colours only where they are wanted, and moves nothing where there is no terminal', async () => {
    const { path } = aRepository();
    const { stdout } = await receipt(suite('pass', '--quiet'), { cwd: path, env: { NO_COLOR: undefined, FORCE_COLOR: '1' } });
    expect(stdout).toContain('\u001b[32mPASSED\u001b[39m');
    const plain = await receipt(suite('pass'), { cwd: path, env: { NO_COLOR: undefined, TERM: 'xterm' } });
    expect(plain.stdout).not.toMatch(/\u001b|\r/);
  });

  test('takes options from package.json, shown in the receipt, and the command line before them', async () => {
    const { path } = aRepository({ 'package.json': '{"receipt":{"suite":"unit","min-tests":9,"out":"evidence"}}' });
    const less = await receipt(suite('pass', '--min-tests', '4'), { cwd: path });
    expect(less.code).toBe(0);
    const kept = JSON.parse(readFileSync(join(path, 'evidence/unit/receipt.json'), 'utf8'));
    expect(kept).toMatchObject({ suite: { name: 'unit', options_from: 'package.json' }, expectations: { min_tests: 4 } });
    expect((await receipt(suite('pass'), { cwd: path })).code).toBe(2);
    expect((await receipt(['verify'], { cwd: path })).code).toBe(2);
  });

  test('--cwd is as if started there', async () => {
    const { path } = repository({ 'packages/über a/suite.mjs': IMITATION });
    const { code, stdout } = await receipt(suite('pass', '--cwd', 'packages/über a'), { cwd: path });
    expect(code).toBe(0);
    expect(stdout).toContain('receipt   packages/über a/.receipt/default/receipt.json');
    expect((await receipt(['verify', 'packages/über a'], { cwd: path })).code).toBe(0);
    expect((await receipt(['verify'], { cwd: join(path, 'packages/über a') })).code).toBe(0);
  });

  test.each([
    [['--cwd', 'nowhere'], '--cwd nowhere is not a folder'],
    [['--pass-env', 'A=B'], '--pass-env takes the name of a variable, not "A=B"'],
    [['--report', 'none', '--report', 'a.xml'], '--report none stands alone, without others'],
    [['--footer', '('], '--footer is no regular expression'],
  ])('refuses %j before anything is started', async (options, problem) => {
    const { path } = aRepository();
    const { code, stderr, stdout } = await receipt(suite('pass', ...options), { cwd: path });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(`receipt: ${problem}`);
    expect(existsSync(join(path, '.receipt'))).toBe(false);
  });

  test('puts its block on a line of its own when the suite left one open', async () => {
    const { stdout } = await receipt(['run', '--', 'printf', 'no line end'], { cwd: aRepository().path });
    expect(stdout).toMatch(/^no line end\n\nINCOMPLETE /);
  });
});

test('receipt clean removes evidence and nothing else', async () => {
  const { path } = aRepository();
  await receipt(suite('pass', '--quiet'), { cwd: path });
  await receipt(suite('pass', '--quiet'), { cwd: path });
  for (const folder of ['state', 'mine']) mkdirSync(join(path, '.receipt', folder));
  mkdirSync(join(path, '.receipt/mine/notes'));
  const cleaned = await receipt(['clean'], { cwd: path });
  expect(cleaned).toMatchObject({
    code: 0,
    stdout: 'Removed .receipt/default, .receipt/default.previous.\n',
    stderr: 'Left .receipt/mine: not written by receipt.\n',
  });
  expect(existsSync(join(path, '.receipt/state'))).toBe(true);
  expect(existsSync(join(path, 'report.xml'))).toBe(true);
  expect((await receipt(['clean'], { cwd: path })).stdout).toBe('Nothing to remove.\n');
  expect((await receipt(['clean', '--state'], { cwd: path })).stdout).toBe('Removed .receipt/state.\n');
});
