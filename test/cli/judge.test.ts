import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receipt, start } from '../support/cli.ts';
import { IMITATION } from '../support/imitation.ts';
import { repository, temporaryFolder } from '../support/repository.ts';

/** Log and report of a run that receipt did not start. */
async function captured(mode: string): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'suite.mjs'), IMITATION);
  const { stdout } = await start(process.execPath, ['suite.mjs', mode], { cwd: folder });
  writeFileSync(join(folder, 'log.txt'), stdout);
  return folder;
}

const judge = (cwd: string, ...args: string[]) => receipt(['judge', ...args], { cwd });

describe('receipt judge --log', () => {
  test('passed', async () => {
    const { code, stdout, stderr } = await judge(await captured('pass'), '--log', 'log.txt', '--exit', '0', '--report', 'report.xml');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchSnapshot();
  });

  test('failed', async () => {
    const { code, stdout } = await judge(await captured('fail'), '--log', 'log.txt', '--exit', '1', '--report', '*.xml');
    expect(code).toBe(1);
    expect(stdout).toMatchSnapshot();
  });

  test.each([
    ['SIGKILL', 'SIGKILL'],
    ['TERM', 'SIGTERM'],
    ['137', 'SIGKILL (status 137)'],
  ])('incomplete: ended by %s', async (exit, signal) => {
    const { code, stdout } = await judge(await captured('pass'), '--log', 'log.txt', '--exit', exit, '--report', 'report.xml');
    expect(code).toBe(2);
    expect(stdout).toMatch(new RegExp(`^INCOMPLETE {2}ended by ${signal.replace(/[()]/g, '\\$&')} `));
  });

  test('incomplete: no report was named, and none is looked for', async () => {
    const { code, stdout } = await judge(await captured('pass'), '--log', 'log.txt', '--exit', '0');
    expect(code).toBe(2);
    expect(stdout).toMatchSnapshot();
  });

  test('--report none passes by leave, and says so', async () => {
    const { code, stdout } = await judge(await captured('none'), '--log', 'log.txt', '--exit', '0', '--report', 'none');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^PASSED {2}4 tests passed; exit and log only, no report \(--report none\)\n/);
  });

  test('a report older than the start of the run is stale, by its own time', async () => {
    const folder = await captured('pass');
    const old = new Date('2026-03-01T08:00:00Z');
    utimesSync(join(folder, 'report.xml'), old, old);
    const args = ['--log', 'log.txt', '--exit', '0', '--report', 'report.xml', '--json'];
    const stale = await judge(folder, ...args, '--started-at', '2026-03-02T09:15:00Z');
    expect({ code: stale.code, ...JSON.parse(stale.stdout) }).toMatchObject({ code: 2, decided_by: 'junit-stale' });
    expect((await judge(folder, ...args, '--started-at', '2026-03-01T07:59:59.5+00:00')).code).toBe(0);
    expect((await judge(folder, ...args)).code).toBe(0);
    expect((await judge(folder, ...args, '--allow-stale', '--started-at', '2026-03-02T09:15:00Z')).code).toBe(0);
  });

  test('--log - reads standard input', async () => {
    const folder = await captured('pass');
    const input = 'Tests  4 passed (4)\n';
    const { code, stdout } = await receipt(['judge', '--log', '-', '--exit', '0', '--json'], { cwd: folder, input });
    expect(code).toBe(2);
    expect(JSON.parse(stdout).log).toMatchObject({ size_bytes: input.length });
  });

  test('--json has digests and no receipt', async () => {
    const { stdout } = await judge(await captured('pass'), '--log', 'log.txt', '--exit', '0', '--report', 'report.xml', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'passed',
      log: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      reports: [{ path: 'report.xml', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      source: null,
      receipt_sha256: null,
    });
  });

  test('takes options from .receiptrc.json, and names the place of a bad one', async () => {
    const folder = await captured('pass');
    const args = ['--log', 'log.txt', '--exit', '0'];
    writeFileSync(join(folder, '.receiptrc.json'), '{"report": "report.xml"}');
    expect((await judge(folder, ...args)).code).toBe(0);
    writeFileSync(join(folder, '.receiptrc.json'), '{"report": "report.xml",\n "runner": "vitset"}');
    expect(await judge(folder, ...args)).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^receipt: \.receiptrc\.json:2:2: runner "vitset" is not known; did you mean vitest\?/),
    });
  });

  test.each([
    [[], 'judge needs a folder, or --log and --exit'],
    [['a', 'b'], 'judge takes one folder at a time'],
    [['nowhere'], 'nowhere is not a folder'],
    [['.', '--min-tests', '2'], '--min-tests goes with --log'],
    [['--log', 'log.txt'], '--log needs --exit beside it'],
    [['--exit', '0'], '--exit needs --log beside it'],
    [['x', '--log', 'log.txt', '--exit', '0'], 'judge takes a folder or --log, not both: x'],
    [['--log', 'log.txt', '--exit', 'SIGNAL'], '--exit takes a status (0, 137) or a signal (SIGKILL), not "SIGNAL"'],
    [['--log', 'log.txt', '--exit', '0', '--started-at', 'noon'], '--started-at takes a time such as 2026-03-02T09:15:00Z, not "noon"'],
    [['--log', 'none.txt', '--exit', '0'], 'the log none.txt could not be read: it does not exist'],
    [['--log', '.', '--exit', '0'], 'the log . could not be read'],
  ])('refuses %j', async (args, problem) => {
    const { code, stdout, stderr } = await judge(await captured('pass'), ...args);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(`receipt: ${problem}`);
  });
});

describe('receipt judge DIR, and show', () => {
  test('derive what the run said, from the evidence alone', async () => {
    const { path } = repository({ 'suite.mjs': IMITATION });
    const ran = await receipt(['run', '--', 'node', 'suite.mjs', 'fail'], { cwd: path });
    const screen = ran.stdout.slice(ran.stdout.indexOf('FAILED  '));
    expect(await judge(path, '.receipt/default')).toMatchObject({ code: 1, stdout: screen });
    expect(await receipt(['show'], { cwd: path })).toMatchObject({ code: 0, stdout: screen });
    const json = await receipt(['show', '--json'], { cwd: path });
    expect(json.stdout).toBe((await judge(path, '.receipt/default', '--json')).stdout);
  });

  test('say so where there is no receipt in the folder', async () => {
    const { path } = repository({ 'empty/log.txt': '' });
    const { code, stdout } = await judge(path, 'empty');
    expect(code).toBe(2);
    expect(stdout).toMatchSnapshot();
    expect(await receipt(['show'], { cwd: path })).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^receipt: no receipt in \.receipt\n/),
    });
  });
});
