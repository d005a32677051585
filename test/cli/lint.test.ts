import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';

const GOOD = '<testsuite name="s" tests="1"><testcase name="a"/></testsuite>\n';
let cwd = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  mkdirSync(join(cwd, 'reports/deep'), { recursive: true });
  mkdirSync(join(cwd, 'reports/node_modules'));
  mkdirSync(join(cwd, 'none'));
  write('reports/a.xml', GOOD);
  write('reports/deep/b.xml', GOOD);
  write('reports/coverage.xml', '<coverage/>');
  write('reports/package.json', '{"name":"x"}');
  write('reports/notes.txt', 'x');
  write('reports/node_modules/c.xml', '<testsuite>');
  write('cut.xml', '<testsuite>\n<testcase name="a"/>\n');
  write('red.xml', '<testsuite name="s" tests="3"><testcase name="a"><failure/></testcase></testsuite>\n');
  write('none.xml', '<testsuite/>');
  write('none/pom.xml', '<project/>');
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const json = async (...args: string[]) => JSON.parse((await receipt(['lint', '--json', ...args], { cwd })).stdout);

describe('receipt lint', () => {
  test('accepts a report, red ones too, and exits with 0', async () => {
    const { code, stdout, stderr } = await receipt(['lint', 'reports/a.xml', 'red.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^reports\/a\.xml {2,}ok {2,}1 case: 1 passed\n/);
    const [red] = await json('red.xml');
    expect(red.accepted).toBe(true);
    expect(red.notes.map((note: { code: string }) => note.code)).toEqual(['test-failures', 'count-mismatch']);
  });

  test('refuses with the place, and exits with 2', async () => {
    const { code, stdout } = await receipt(['lint', 'reports/a.xml', 'cut.xml'], { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain('cut.xml:3:1 ');
    expect(stdout).toContain('<testsuite> is never closed; 1 case was read before it (byte 33 of 33)    junit-malformed');
    expect(stdout).toMatch(/1 of 2 reports refused\n$/);
  });

  test('prints JSON in the order given', async () => {
    const [none, missing, good] = await json('none.xml', 'missing.xml', 'reports/a.xml');
    expect(none).toMatchObject({ path: 'none.xml', accepted: false, code: 'no-tests', root: 'testsuite', tally: { tests: 0 } });
    expect(missing).toMatchObject({ path: 'missing.xml', accepted: false, code: 'junit-unreadable', where: null, tally: null });
    expect(good).toMatchObject({ path: 'reports/a.xml', accepted: true, code: null, declared: { tests: 1, failures: null } });
  });

  test('takes a folder for its reports', async () => {
    const all = await json('reports');
    expect(all.map(({ path, accepted }: { path: string; accepted: boolean }) => [path.replaceAll('\\', '/'), accepted])).toEqual([
      ['reports/a.xml', true],
      ['reports/deep/b.xml', true],
    ]);
    expect(await json('none')).toMatchObject([{ path: 'none', accepted: false, code: 'junit-missing' }]);
  });

  test('reads standard input', async () => {
    const { code, stdout } = await receipt(['lint', '--json', '-'], { cwd, input: GOOD });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ path: '-', accepted: true, tally: { tests: 1 } }]);
    expect((await receipt(['lint', '-'], { cwd, input: '' })).code).toBe(2);
  });

  test('takes limits', async () => {
    const { code, stdout } = await receipt(['lint', '--max-report-size', '10B', 'reports/a.xml'], { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain('it is larger than 10 bytes (--max-report-size)');
  });

  test.each([
    ['--max-depth', '1', 'elements are nested more than 1 deep (--max-depth)'],
    ['--max-attributes', '1', 'an element has more than 1 attributes (--max-attributes)'],
    ['--max-name-length', '8', 'a name is longer than 8 characters (--max-name-length)'],
  ])('refuses beyond %s, and says so', async (option, value, why) => {
    const { code, stdout } = await receipt(['lint', option, value, 'reports/a.xml'], { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain(why);
    expect((await receipt(['lint', option, '900', 'reports/a.xml'], { cwd })).code).toBe(0);
  });

  test('takes limits from the file that run takes them from', async () => {
    const options = join(cwd, '.receiptrc.json');
    try {
      writeFileSync(options, '{"max-depth": 1}');
      expect((await receipt(['lint', 'reports/a.xml'], { cwd })).code).toBe(2);
      expect((await receipt(['lint', '--max-depth', '2', 'reports/a.xml'], { cwd })).code).toBe(0);
      writeFileSync(options, '{"max-depth": 5000}');
      expect((await receipt(['lint', 'reports/a.xml'], { cwd })).stderr).toContain('.receiptrc.json:1:2: max-depth takes at most 1000');
    } finally {
      rmSync(options);
    }
  });

  test('says how it is used, exit 3', async () => {
    const { code, stderr } = await receipt(['lint'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('lint needs the path of a report, or `-`');
    expect((await receipt(['lint', '--max-report-size', 'much', 'x'], { cwd })).code).toBe(3);
    expect((await receipt(['lint', '--max-depth', '1001', 'reports/a.xml'], { cwd })).stderr).toContain('--max-depth takes at most 1000');
    expect(await receipt(['lint', '--help'], { cwd })).toMatchObject({ code: 0, stderr: '' });
  });
});
