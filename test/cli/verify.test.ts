import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';
import { IMITATION, masked } from '../support/imitation.ts';
import { type Repository, repository, temporaryFolder } from '../support/repository.ts';

/** A repository whose suite has just passed (or not). */
async function tested(mode = 'pass', ...options: string[]): Promise<Repository> {
  const made = repository({ 'suite.mjs': IMITATION, 'src/cart.js': 'export const tax = 0.19;\n', 'src/old.js': '' });
  await receipt(['run', '--quiet', ...options, '--', 'node', 'suite.mjs', mode], { cwd: made.path });
  return made;
}

const verify = async ({ path }: Repository, ...args: string[]) => {
  const { code, stdout, stderr } = await receipt(['verify', ...args], { cwd: path });
  return { code, screen: masked(stdout), stderr };
};

describe('a receipt holds', () => {
  test('for the very files that were tested', async () => {
    const made = await tested();
    const { code, screen } = await verify(made);
    expect(code).toBe(0);
    expect(screen).toMatchSnapshot();
    expect((await verify(made, '--quiet')).screen).toBe(`${screen.split('\n')[0]}\n`);
  });

  test('after an amend of the same files, and says so', async () => {
    const made = await tested();
    made.git('commit', '--quiet', '--amend', '--message', 'other words');
    const { code, screen } = await verify(made);
    expect(code).toBe(0);
    expect(screen).toContain('  note      HEAD is another commit than at the run; the files are the same.\n');
  });

  test('when a tested change is committed afterwards, and no more when it is stashed', async () => {
    const made = repository({ 'suite.mjs': IMITATION, 'src/cart.js': 'old\n' });
    made.write({ 'src/cart.js': 'new\n' });
    await receipt(['run', '--quiet', '--', 'node', 'suite.mjs', 'pass'], { cwd: made.path });
    made.git('stash', '--quiet');
    expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringContaining('  changed   src/cart.js\n') });
    made.git('stash', 'pop', '--quiet');
    expect((await verify(made)).code).toBe(0);
    made.commit('as tested');
    expect((await verify(made)).code).toBe(0);
  });

  test('whatever becomes of the reports, and with more of them', async () => {
    const made = await tested('pass', '--report', '*.xml');
    made.write({ 'report.xml': 'rewritten by a run without receipt', 'other.xml': '' });
    expect((await verify(made)).code).toBe(0);
  });

  test('by the limits of its run, which decide alike when it is read again', async () => {
    const shallow = await tested('pass', '--max-depth', '2');
    expect(await verify(shallow)).toMatchObject({ code: 2, screen: expect.stringContaining('junit-unsafe') });
    const written = readFileSync(join(shallow.path, '.receipt/default/receipt.json'), 'utf8');
    expect(JSON.parse(written).expectations.limits).toMatchObject({ depth: 2, attributes: 256, name_length: 1024 });
    // With the limit it would have had by default, the same evidence gives another verdict, and the receipt doesn't hold.
    shallow.write({ '.receipt/default/receipt.json': written.replace('"depth": 2', '"depth": 128') });
    expect((await verify(shallow)).screen).toContain('verdict-not-reproduced');
    expect((await verify(await tested('pass', '--max-depth', '3'))).code).toBe(0);
  });

  test('as what it is: a red run verifies as failed, with the outcome for its first word', async () => {
    const made = await tested('fail');
    const { code, screen } = await verify(made);
    expect(code).toBe(1);
    expect(screen).toMatchSnapshot();
    expect((await verify(await tested('cut'))).code).toBe(2);
  });

  test('from a copy of its folder, elsewhere or in the tree', async () => {
    const made = await tested();
    const away = join(temporaryFolder(), 'evidence');
    cpSync(join(made.path, '.receipt/default'), away, { recursive: true });
    expect((await verify(made, away)).code).toBe(0);
    cpSync(away, join(made.path, 'artifact'), { recursive: true });
    expect((await verify(made, 'artifact')).code).toBe(0);
  });
});

test('files that only look like evidence are not taken for it unless they are named', async () => {
  const made = await tested();
  made.write({ 'log.txt': 'output of ours, redirected' });
  expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringContaining('  new       log.txt\n') });
  expect((await verify(made, '.')).code).toBe(2);
  rmSync(join(made.path, 'log.txt'));
  expect((await verify(made, '.')).code).toBe(0);
});

describe('a receipt does not hold', () => {
  test('where files differ, which are named', async () => {
    const made = await tested();
    made.write({ 'src/cart.js': 'export const tax = 0;\n', 'src/tax.js': '' });
    rmSync(join(made.path, 'src/old.js'));
    const { code, screen } = await verify(made);
    expect(code).toBe(2);
    expect(screen).toMatchSnapshot();
  });

  test('where there is none', async () => {
    const { code, screen } = await verify(repository({ a: '' }));
    expect(code).toBe(2);
    expect(screen).toMatchSnapshot();
  });

  test('where the run died before its end', async () => {
    const made = await tested();
    rmSync(join(made.path, '.receipt/default/receipt.json'));
    const { code, screen } = await verify(made);
    expect(code).toBe(2);
    expect(screen).toContain('receipt.json is missing: the run did not come to its end');
  });

  test('without a signature where one is required', async () => {
    const { code, screen } = await verify(await tested(), '--require-signed');
    expect(code).toBe(2);
    expect(screen).toMatch(/^DOES NOT HOLD {2}the receipt carries no signature +unsigned\n/);
  });

  test('outside the repository, or for a run outside of any', async () => {
    const made = await tested();
    const folder = temporaryFolder();
    cpSync(join(made.path, '.receipt'), join(folder, '.receipt'), { recursive: true });
    const { code, stdout } = await receipt(['verify'], { cwd: folder });
    expect(code).toBe(2);
    expect(stdout).toMatch(/^DOES NOT HOLD {2}nobody can tell whether these files differ from what was tested/);
  });

  test('where a repository hides in the evidence folder', async () => {
    const made = await tested();
    made.write({ 'src/cart.js': 'changed\n' });
    const inner = join(made.path, '.receipt/default');
    cpSync(join(made.path, '.git'), join(inner, '.git'), { recursive: true });
    expect((await verify(made, '.receipt/default')).code).toBe(2);
  });
});

describe('an edit of any one file of the folder is seen', () => {
  test.each(['log.txt', 'reports/001.xml', 'files.txt', 'receipt.json', 'verdict.json'])('%s', async (name) => {
    const made = await tested();
    const file = join(made.path, '.receipt/default', name);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringMatching(/^DOES NOT HOLD /) });
  });

  test('reports from before the run, moved aside', async () => {
    const made = repository({ 'suite.mjs': IMITATION });
    made.write({ 'report.xml': 'yesterday', 'junit.xml': 'last week' });
    await receipt(['run', '--quiet', '--', 'node', 'suite.mjs', 'pass'], { cwd: made.path });
    expect((await verify(made)).code).toBe(0);
    const folder = join(made.path, '.receipt/default/earlier-reports');
    const [first = '', second = ''] = readdirSync(folder).sort();
    expect(readFileSync(join(folder, first), 'utf8')).toBe('last week');
    writeFileSync(join(folder, second), 'today');
    expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringContaining(`earlier-reports/${second} is not`) });
    rmSync(join(folder, second));
    expect((await verify(made)).code).toBe(2);
  });

  test('a file that the receipt knows nothing of', async () => {
    const made = await tested();
    writeFileSync(join(made.path, '.receipt/default/reports/002.xml'), '<testsuites/>');
    expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringContaining('reports/002.xml') });
  });

  test('a verdict turned green in both places', async () => {
    const made = await tested('fail');
    const folder = join(made.path, '.receipt/default');
    for (const name of ['receipt.json', 'verdict.json']) {
      const file = join(folder, name);
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replace('"outcome": "failed"', '"outcome": "passed"')
          .replace('"decided_by": "test-failures"', '"decided_by": null'),
      );
    }
    const { code, screen } = await verify(made);
    expect(code).toBe(2);
    expect(screen).toMatch(/^DOES NOT HOLD {2}the evidence gives another verdict +verdict-not-reproduced\n/);
    expect(screen).toContain('failed (test-failures)');
    const judged = await receipt(['judge', '.receipt/default', '--json'], { cwd: made.path });
    expect(judged.code).toBe(2);
    expect(JSON.parse(judged.stdout)).toMatchObject({ outcome: 'incomplete', decided_by: 'verdict-not-reproduced' });
  });

  test('a key that stands twice, an unknown one, a newer schema', async () => {
    const made = await tested();
    const file = join(made.path, '.receipt/default/receipt.json');
    const text = readFileSync(file, 'utf8');
    for (const [from, to] of [
      ['"policy": null,', '"policy": null,\n  "policy": null,'],
      ['"policy": null,', '"policy": null,\n  "extra": 1,'],
      ['"receipt/v1"', '"receipt/v2"'],
    ] as const) {
      writeFileSync(file, text.replace(from, to));
      expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringMatching(/ receipt-malformed\n/) });
    }
  });
});

describe('with several suites the worst decides', () => {
  test('all green, one red, one dead', async () => {
    const made = await tested('pass', '--suite', 'unit', '--report', 'unit.xml');
    const run = (suite: string, mode: string) =>
      receipt(['run', '--quiet', '--suite', suite, '--report', `${suite}.xml`, '--', 'node', 'suite.mjs', mode, `${suite}.xml`], {
        cwd: made.path,
      });
    made.write({ '.gitignore': '*.xml\n' });
    made.commit('ignore reports');
    await run('unit', 'pass');
    await run('e2e', 'pass');
    expect(await verify(made)).toMatchObject({ code: 0, screen: expect.stringMatching(/^HOLDS {2}passed, 2 suites/) });
    await run('e2e', 'fail');
    const red = await verify(made);
    expect(red.code).toBe(1);
    expect(red.screen).toMatchSnapshot();
    mkdirSync(join(made.path, '.receipt/load'));
    const dead = await verify(made);
    expect(dead).toMatchObject({ code: 2, screen: expect.stringMatching(/^DOES NOT HOLD {2}load: there is no receipt/) });
    const { stdout } = await receipt(['verify', '--json'], { cwd: made.path });
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'incomplete',
      decided_by: 'receipt-missing',
      suites: [
        { name: 'e2e', outcome: 'failed', decided_by: 'test-failures' },
        { name: 'load', outcome: 'incomplete', decided_by: 'receipt-missing' },
        { name: 'unit', outcome: 'passed', decided_by: null },
      ],
    });
  });

  test("a green suite's folder in a red one's place is seen", async () => {
    const made = await tested('fail', '--suite', 'unit');
    await receipt(['run', '--quiet', '--suite', 'other', '--', 'node', 'suite.mjs', 'pass'], { cwd: made.path });
    rmSync(join(made.path, '.receipt/unit'), { recursive: true });
    cpSync(join(made.path, '.receipt/other'), join(made.path, '.receipt/unit'), { recursive: true });
    expect(await verify(made)).toMatchObject({ code: 2, screen: expect.stringContaining('unit: ') });
  });
});

describe('--commit', () => {
  test('holds for a commit of the tested tree, wherever the work tree stands now', async () => {
    const made = await tested();
    made.git('commit', '--quiet', '--allow-empty', '--message', 'same tree');
    made.write({ 'src/cart.js': 'later\n' });
    const { code, screen } = await verify(made, '--commit', 'HEAD');
    expect(code).toBe(0);
    expect(screen).toMatchSnapshot();
    made.commit('later');
    expect((await verify(made, '--commit', 'HEAD')).code).toBe(2);
    expect((await verify(made, '--commit', 'HEAD~1')).code).toBe(0);
  });

  test('does not hold where uncommitted changes were tested', async () => {
    const made = repository({ 'suite.mjs': IMITATION });
    made.write({ 'suite.mjs': `${IMITATION}\n` });
    await receipt(['run', '--quiet', '--', 'node', 'suite.mjs', 'pass'], { cwd: made.path });
    expect(await verify(made, '--commit', 'HEAD')).toMatchObject({ code: 2, screen: expect.stringContaining('uncommitted changes') });
  });

  test.each(['nonsense', '--upload-pack=x', 'HEAD:suite.mjs'])('refuses %s, which names no commit', async (rev) => {
    const made = await tested();
    const { code, stderr } = await verify(made, `--commit=${rev}`);
    expect(code).toBe(3);
    expect(stderr).toContain(`receipt: --commit ${rev} names no commit here`);
  });
});

test('a named folder that is not there is an error of the caller', async () => {
  const { code, stderr } = await verify(repository({ a: '' }), 'nowhere');
  expect(code).toBe(3);
  expect(stderr).toMatch(/^receipt: .*nowhere is not a folder\n/);
});

test('a folder without evidence has no receipt', async () => {
  const made = repository({ 'src/deep/a.js': '' });
  expect(await verify(made, 'src')).toMatchObject({ code: 2, screen: expect.stringContaining('receipt-missing') });
  expect(existsSync(join(made.path, '.receipt'))).toBe(false);
});
