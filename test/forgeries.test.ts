import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cleanEnv, type Ended, receipt } from './support/cli.ts';
import { gitIn, makeFolder, type Repository, removeFolder, repository, repositoryIn, temporaryFolder } from './support/repository.ts';
import { runnerFile } from './support/tools.ts';

/**
 * Every way to a false green that we know of, tried through the command line as built. None may end with 0.
 * What no witness can tell apart is not here but in docs/threat-model.md.
 */

const REPORTERS = [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=junit',
  '--test-reporter-destination=report.xml',
];
const NODE_TEST = [process.execPath, '--test', ...REPORTERS];

const suite = (...bodies: readonly string[]) =>
  [
    "import assert from 'node:assert/strict';",
    "import { test } from 'node:test';",
    ...bodies.map((body, i) => `test('does sum ${i + 1}', () => { ${body}; });`),
    '',
  ].join('\n');
const GREEN = suite('assert.equal(1 + 1, 2)', 'assert.equal(3 - 1, 2)', 'assert.equal(2 * 2, 4)');
const RED = suite('assert.equal(1 + 1, 2)', 'assert.equal(3 - 1, 1)', 'assert.equal(2 * 2, 4)');

/** A program that runs the suite as scripts do, with something before it, something after it, and a status of its own choice. */
const wrapper = ({ before = '', after = '', status = 'status' }) => `import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
${before}
const { status } = spawnSync(process.execPath, ${JSON.stringify(NODE_TEST.slice(1))}, { stdio: 'inherit' });
${after}
process.exitCode = ${status};
`;

const report = (...cases: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n${cases.map((name) => `\t<testcase name="${name}" time="0.001" classname="test"/>\n`).join('')}</testsuites>\n`;
const GREEN_REPORT = report('does sum 1', 'does sum 2', 'does sum 3');

/** What runners print at the end of a green run. */
const CLOSING_LINES: Readonly<Record<string, string>> = {
  'node:test':
    '✔ does sum 1 (0.5ms)\nℹ tests 3\nℹ suites 0\nℹ pass 3\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 40.1\n',
  'node:test TAP':
    'TAP version 13\nok 1 - does sum 1\nok 2 - does sum 2\nok 3 - does sum 3\n1..3\n# tests 3\n# suites 0\n# pass 3\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 40.1\n',
  vitest:
    '\n RUN  v4.1.12 /app\n\n ✓ sums.test.ts (3 tests) 2ms\n\n Test Files  1 passed (1)\n      Tests  3 passed (3)\n   Start at  13:00:00\n   Duration  300ms\n\n',
  jest: 'PASS ./sums.test.js\n\nTest Suites: 1 passed, 1 total\nTests:       3 passed, 3 total\nSnapshots:   0 total\nTime:        0.3 s\nRan all test suites.\n',
  mocha: '\n\n  ✔ does sum 1\n  ✔ does sum 2\n  ✔ does sum 3\n\n  3 passing (4ms)\n\n',
  pytest:
    '============================= test session starts ==============================\ncollected 3 items\n\ntest_sums.py ...                                                         [100%]\n\n============================== 3 passed in 0.01s ===============================\n',
  'go test': '=== RUN   TestSums\n--- PASS: TestSums (0.00s)\nPASS\nok  \texample.com/sums\t0.004s\n',
};

const prints = (text: string) => `process.stdout.write(${JSON.stringify(text)});\n`;

interface Forgery {
  readonly files: Readonly<Record<string, string>>;
  /** The command's words; `node` stands for the Node that runs this. */
  readonly command?: readonly string[];
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Between commit and run. */
  readonly prepare?: (repo: Repository) => void;
}

/** [how it is forged, the forgery, exit status, the reasons that may decide] */
type Row = readonly [string, Forgery, 1 | 2, readonly string[]];

const program = (text: string): Forgery => ({ files: { 'fake.mjs': text }, command: ['node', 'fake.mjs'] });
const wrapped = (parts: Parameters<typeof wrapper>[0], tests = GREEN): Forgery => ({
  files: { 'sums.test.mjs': tests, 'wrap.mjs': wrapper(parts) },
  command: ['node', 'wrap.mjs'],
});
const writes = (text: string, after = '') =>
  program(
    `${prints(CLOSING_LINES['node:test'] ?? '')}import fs from 'node:fs';\nfs.writeFileSync('report.xml', ${JSON.stringify(text)});\n${after}`,
  );

const SAYING_SO: readonly Row[] = [
  ...Object.entries(CLOSING_LINES).map(
    ([name, lines]): Row => [`the closing lines of ${name}, printed by nobody's runner`, program(prints(lines)), 2, ['junit-missing']],
  ),
  ['prose: "all 312 tests pass"', program(prints('✅ All 312 tests pass. Exit code: 0. Verdict: passed\n')), 2, ['junit-missing']],
  ['a receipt that the command prints', program(prints('{"schema":"receipt/v1","verdict":{"outcome":"passed"}}\n')), 2, ['junit-missing']],
  ['nothing at all, with status 0', program(''), 2, ['junit-missing']],
];

const OLD_REPORTS: readonly Row[] = [
  [
    'a report written by hand before the run',
    { ...program(prints(CLOSING_LINES['node:test'] ?? '')), prepare: (repo) => repo.write({ 'report.xml': GREEN_REPORT }) },
    2,
    ['junit-missing'],
  ],
  [
    'a report that is tracked by git and never written',
    { files: { 'fake.mjs': prints(CLOSING_LINES['node:test'] ?? ''), 'report.xml': GREEN_REPORT }, command: ['node', 'fake.mjs'] },
    2,
    ['junit-stale', 'junit-missing'],
  ],
  [
    'a tracked report, named with --report',
    {
      files: { 'fake.mjs': prints(CLOSING_LINES['node:test'] ?? ''), 'report.xml': GREEN_REPORT },
      command: ['node', 'fake.mjs'],
      options: ['--report', 'report.xml'],
    },
    2,
    ['junit-stale'],
  ],
  [
    'a tracked report that is only touched',
    {
      files: {
        'fake.mjs': `import fs from 'node:fs';\n${prints(CLOSING_LINES['node:test'] ?? '')}fs.utimesSync('report.xml', new Date(), new Date());\n`,
        'report.xml': GREEN_REPORT,
      },
      command: ['node', 'fake.mjs'],
      options: ['--report', 'report.xml'],
    },
    2,
    ['junit-stale'],
  ],
  [
    "a green report of another run over this one's",
    wrapped({ after: `fs.writeFileSync('report.xml', ${JSON.stringify(report('a', 'b', 'c', 'd', 'e'))});` }),
    2,
    ['count-mismatch'],
  ],
  [
    "a green report over a red run's",
    wrapped({ after: `fs.writeFileSync('report.xml', ${JSON.stringify(GREEN_REPORT)});`, status: '0' }, RED),
    1,
    ['footer-failures'],
  ],
  [
    'a link to a report outside of the work tree',
    {
      files: {
        'sums.test.mjs': GREEN,
        'wrap.mjs': wrapper({ after: "fs.rmSync('report.xml'); fs.symlinkSync(process.env.ELSEWHERE, 'report.xml');" }),
      },
      command: ['node', 'wrap.mjs'],
      env: { ELSEWHERE: '' },
    },
    2,
    ['junit-unreadable', 'junit-missing'],
  ],
  [
    'a link to a tracked report inside of it',
    {
      files: {
        'old/green.xml': GREEN_REPORT,
        'fake.mjs': `import fs from 'node:fs';\n${prints(CLOSING_LINES['node:test'] ?? '')}fs.symlinkSync('old/green.xml', 'report.xml');\n`,
      },
      command: ['node', 'fake.mjs'],
      options: ['--report', 'report.xml'],
    },
    2,
    ['junit-stale', 'junit-unreadable', 'junit-missing'],
  ],
];

const HIDDEN_FAILURES: readonly Row[] = [
  ['`|| true` behind a red suite', wrapped({ status: '0' }, RED), 1, ['test-failures']],
  ['a red suite whose report is deleted', wrapped({ after: "fs.rmSync('report.xml');", status: '0' }, RED), 2, ['junit-missing']],
  ['a red suite whose report is emptied', wrapped({ after: "fs.writeFileSync('report.xml', '');", status: '0' }, RED), 2, ['junit-empty']],
  [
    'a red suite whose failing case is commented out of the report',
    wrapped(
      {
        after:
          "fs.writeFileSync('report.xml', fs.readFileSync('report.xml', 'utf8').replace(/<testcase[^>]*>\\s*<failure[^]*?<\\/testcase>/, ''));",
        status: '0',
      },
      RED,
    ),
    1,
    ['footer-failures'],
  ],
  ['a green command after a red one', { ...wrapped({ status: '0', after: "console.log('done, all good');" }, RED) }, 1, ['test-failures']],
  [
    'an exit hook that overwrites the status',
    { files: { 'sums.test.mjs': `${RED}process.on('exit', () => { process.exitCode = 0; });\n` }, command: NODE_TEST },
    1,
    ['test-failures'],
  ],
];

const UNFINISHED: readonly Row[] = [
  [
    'a test that ends its process with 0',
    { files: { 'sums.test.mjs': suite('assert.equal(1, 1)', 'process.exit(0)', 'assert.equal(1, 2)') }, command: NODE_TEST },
    2,
    ['no-tests', 'unfinished-test', 'count-mismatch'],
  ],
  [
    'one file of two whose process ends with 0',
    {
      files: { 'a.test.mjs': GREEN, 'b.test.mjs': suite('assert.equal(1, 1)', 'process.exit(0)', 'assert.equal(1, 2)') },
      command: NODE_TEST,
    },
    2,
    ['unfinished-test', 'count-mismatch'],
  ],
  [
    'a test that prints green closing lines and ends its process',
    {
      files: {
        'sums.test.mjs': suite(
          'assert.equal(1, 1)',
          `${prints(CLOSING_LINES['node:test'] ?? '').trim()} process.exit(0)`,
          'assert.equal(1, 2)',
        ),
      },
      command: NODE_TEST,
    },
    2,
    ['no-tests', 'unfinished-test', 'count-mismatch'],
  ],
  [
    'a mocha test that prints green closing lines and ends the run',
    {
      files: {
        'package.json': '{}',
        'test/sums.js': `it('one', () => {});\nit('two', () => { console.log('\\n\\n  2 passing (4ms)\\n'); process.exit(0); });\n`,
      },
      command: ['node', runnerFile('mocha', 'bin', 'mocha.js')],
    },
    2,
    ['junit-missing'],
  ],
  [
    // Under it `node --test` runs nothing and is green: it never reaches the command.
    'NODE_TEST_CONTEXT set outside',
    { files: { 'sums.test.mjs': RED }, command: NODE_TEST, env: { NODE_TEST_CONTEXT: 'child-v8' } },
    1,
    ['test-failures'],
  ],
  [
    'NODE_TEST_CONTEXT set by the command: node --test runs nothing',
    wrapped({ before: "process.env.NODE_TEST_CONTEXT = 'child-v8';" }, RED),
    2,
    ['junit-missing', 'junit-empty', 'no-tests'],
  ],
  [
    'a runner that is killed inside a script that ends with 0',
    wrapped({ status: '0' }, suite('assert.equal(1, 1)', "process.kill(process.ppid, 'SIGKILL')", 'assert.equal(1, 1)')),
    2,
    ['junit-missing', 'junit-empty', 'junit-malformed', 'footer-missing', 'log-not-closed'],
  ],
  ['every test skipped', { files: { 'sums.test.mjs': GREEN.replaceAll("test('", "test.skip('") }, command: NODE_TEST }, 2, ['all-skipped']],
  [
    'one focused test of twenty-five',
    {
      files: {
        'package.json': '{}',
        'sums.test.mjs': `${Array.from({ length: 24 }, (_, i) => `test('sum ${i}', () => { expect(${i}).toBe(0); });`).join('\n')}\ntest.only('easy', () => {});\n`,
      },
      command: [
        'node',
        runnerFile('vitest', 'vitest.mjs'),
        'run',
        '--globals',
        '--allowOnly',
        '--reporter=default',
        '--reporter=junit',
        '--outputFile=report.xml',
      ],
    },
    2,
    ['mostly-skipped'],
  ],
  [
    'everything replayed from a cache',
    { ...program(prints('ok  \texample.com/sums\t(cached)\n')), options: ['--report', 'none'] },
    2,
    ['cached', 'footer-missing'],
  ],
  [
    'a selection that matches nothing',
    { files: { 'sums.test.mjs': RED }, command: [...NODE_TEST, '--test-name-pattern=nothing'] },
    2,
    ['no-tests', 'all-skipped'],
  ],
];

const BAD_REPORTS: readonly Row[] = [
  ['a report of zero bytes', writes(''), 2, ['junit-empty']],
  ['a report without a case', writes('<testsuites tests="3" failures="0"/>'), 2, ['no-tests', 'count-mismatch']],
  ['a report cut short', writes(GREEN_REPORT.slice(0, 120)), 2, ['junit-malformed']],
  ['a second document behind the first', writes(GREEN_REPORT + GREEN_REPORT.replace(/^<\?xml.*\n/, '')), 2, ['junit-malformed']],
  [
    'an attribute given twice, the last one green',
    writes(GREEN_REPORT.replace('<testsuites>', '<testsuites failures="1" failures="0">')),
    2,
    ['junit-malformed'],
  ],
  [
    'a document type that could define anything',
    writes(GREEN_REPORT.replace('<testsuites>', '<!DOCTYPE testsuites [<!ENTITY x "y">]><testsuites>')),
    2,
    ['junit-unsafe'],
  ],
  [
    'another format',
    { ...writes('<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"/>'), options: ['--report', 'report.xml'] },
    2,
    ['not-junit'],
  ],
  [
    'a declared failure whose case is gone',
    writes(GREEN_REPORT.replace('<testsuites>', '<testsuites><testsuite name="s" tests="1" failures="1"/>')),
    1,
    ['suite-error'],
  ],
  [
    'one green report and one empty one',
    { ...writes(GREEN_REPORT, "fs.writeFileSync('report-2.xml', '');\n"), options: ['--report', '*.xml'] },
    2,
    ['junit-empty'],
  ],
];

/** A program in the place of gotestsum --rerun-fails: what it prints, the reports that it writes, its status. */
function reruns(rounds: string, files: readonly string[], status = 0): Forgery {
  const log = `✖  . (2ms)\n\nDONE 2 tests, 1 failure in 0.4s\n\n✓  . (2ms)\n\nDONE ${rounds}3 tests, 1 failure in 0.8s\n`;
  const written = files.map((text, i) => `fs.writeFileSync('report-${i}.xml', ${JSON.stringify(text)});`).join('\n');
  const text = `import fs from 'node:fs';\n${prints(log)}${written}\nprocess.exitCode = ${status};\n`;
  return { ...program(text), options: ['--allow-reruns', '--report', 'report-*.xml'] };
}
const goReport = (...cases: readonly string[]) =>
  `<testsuites><testsuite name="sums"><properties><property name="go.version" value="go1.19"/></properties>${cases.join('')}</testsuite></testsuites>`;
const goCase = (name: string, isRed = false) => `<testcase classname="sums" name="${name}">${isRed ? '<failure/>' : ''}</testcase>`;

const RERUNS: readonly Row[] = [
  [
    'a red test and a green one of its name, and no word of a second round',
    reruns('', [goReport(goCase('TestA', true), goCase('TestB'), goCase('TestA'))]),
    1,
    ['test-failures'],
  ],
  [
    'a test that is green first, and then red',
    reruns('2 runs, ', [goReport(goCase('TestA'), goCase('TestB'), goCase('TestA', true))]),
    1,
    ['test-failures'],
  ],
  [
    'a red test that stays red',
    reruns('2 runs, ', [goReport(goCase('TestA', true), goCase('TestB'), goCase('TestC'))]),
    1,
    ['test-failures'],
  ],
  [
    'a red test that is green in another report',
    reruns('2 runs, ', [goReport(goCase('TestA', true), goCase('TestB')), goReport(goCase('TestA'))]),
    1,
    ['test-failures'],
  ],
  [
    'a red test that is green when run again, in a command that fails',
    reruns('2 runs, ', [goReport(goCase('TestA', true), goCase('TestB'), goCase('TestA'))], 1),
    1,
    ['test-failures'],
  ],
  ['a red suite of a runner without such a mode', { ...wrapped({ status: '0' }, RED), options: ['--allow-reruns'] }, 1, ['test-failures']],
];

const MOVED: readonly Row[] = [
  ['a commit made during the run', wrapped({ after: "execSync('git commit -q --allow-empty -m sneaky');" }), 2, ['tree-moved']],
  ['a tracked file edited during the run', wrapped({ after: "fs.appendFileSync('wrap.mjs', '// edited');" }), 2, ['tree-moved']],
  [
    'the red test deleted during the run',
    {
      files: { 'sums.test.mjs': GREEN, 'red.test.mjs': RED, 'wrap.mjs': wrapper({ before: "fs.rmSync('red.test.mjs');" }) },
      command: ['node', 'wrap.mjs'],
    },
    2,
    ['tree-moved'],
  ],
];

const node = (word: string) => (word === 'node' ? process.execPath : word);

async function runForgery(forgery: Forgery): Promise<{ ended: Ended; decidedBy: string | null; repo: Repository }> {
  const repo = repository({ '.gitignore': 'node_modules/\n', ...forgery.files });
  forgery.prepare?.(repo);
  const elsewhere = join(temporaryFolder(), 'green.xml');
  writeFileSync(elsewhere, GREEN_REPORT);
  const env = { ...forgery.env, ...(forgery.env?.['ELSEWHERE'] === '' && { ELSEWHERE: elsewhere }) };
  const command = (forgery.command ?? []).map(node);
  const ended = await receipt(['run', '--json', ...(forgery.options ?? []), '--', ...command], { cwd: repo.path, env });
  const verdict = ended.stdout === '' ? null : (JSON.parse(ended.stdout) as { decided_by: string | null });
  return { ended, decidedBy: verdict?.decided_by ?? null, repo };
}

describe.each<[string, readonly Row[]]>([
  ['by saying so', SAYING_SO],
  ['with reports of another time or place', OLD_REPORTS],
  ['by hiding failures', HIDDEN_FAILURES],
  ['by not running, or not finishing', UNFINISHED],
  ['with bad reports', BAD_REPORTS],
  ['by --allow-reruns', RERUNS],
  ['by moving what is tested', MOVED],
])('no pass %s', (_, rows) => {
  test.each(rows)('%s', async (__, forgery, code, reasons) => {
    const { ended, decidedBy, repo } = await runForgery(forgery);
    expect(reasons, `${ended.stdout}\n${ended.stderr}`).toContain(decidedBy);
    expect(ended.code).toBe(code);
    // What a run refused, its receipt doesn't redeem.
    expect((await receipt(['verify'], { cwd: repo.path })).code).not.toBe(0);
  });
});

test('honest: the same suite, untouched, passes', async () => {
  const { ended, decidedBy } = await runForgery({ files: { 'sums.test.mjs': GREEN }, command: NODE_TEST });
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
  expect(decidedBy).toBeNull();
});

test('honest: a test that its runner runs again passes by --allow-reruns, and only by it', async () => {
  const honest = reruns('2 runs, ', [goReport(goCase('TestA', true), goCase('TestB'), goCase('TestA'))]);
  const { ended, repo } = await runForgery(honest);
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
  expect(JSON.parse(ended.stdout)).toMatchObject({ tally: { tests: 2, passed: 2, flaky: 1 }, failing: [] });
  expect((await receipt(['verify'], { cwd: repo.path })).code).toBe(0);
  expect((await runForgery({ ...honest, options: ['--report', 'report-*.xml'] })).ended.code).toBe(1);
});

describe('no pass by ending receipt itself', () => {
  /** Starts a long run over an earlier green one, and ends it with `signal` once the suite runs. */
  async function endMidway(signal: NodeJS.Signals) {
    const repo = repository({
      'sums.test.mjs': GREEN,
      'slow.mjs': `import fs from 'node:fs';\nfs.writeFileSync('started', '');\nsetTimeout(() => {}, 30_000);\n`,
    });
    expect((await receipt(['run', '--', ...NODE_TEST], { cwd: repo.path })).code).toBe(0);
    const child = spawn(process.execPath, [inject('cliMain'), 'run', '--', process.execPath, 'slow.mjs'], {
      cwd: repo.path,
      env: cleanEnv(),
      stdio: 'ignore',
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
    await expect.poll(() => existsSync(join(repo.path, 'started')), { timeout: 20_000 }).toBe(true);
    child.kill(signal);
    const code = await ended;
    rmSync(join(repo.path, 'started'));
    return { repo, code };
  }

  test.skipIf(process.platform === 'win32')('kill -9 leaves no receipt, and not the earlier green one', async () => {
    const { repo } = await endMidway('SIGKILL');
    expect((await receipt(['verify'], { cwd: repo.path })).code).toBe(2);
  });

  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)('%s is an interrupted run', async (signal) => {
    const { repo, code } = await endMidway(signal);
    expect(code).toBe(2);
    const verified = await receipt(['verify', '--json'], { cwd: repo.path });
    expect(verified.code, verified.stdout).toBe(2);
  });

  test('a time limit that the suite ignores', async () => {
    const repo = repository({ 'slow.mjs': "process.on('SIGTERM', () => {});\nsetTimeout(() => {}, 60_000);\n" });
    const ended = await receipt(['run', '--timeout', '1s', '--json', '--', process.execPath, 'slow.mjs'], { cwd: repo.path });
    expect(ended.code, ended.stderr).toBe(2);
    expect(JSON.parse(ended.stdout)).toMatchObject({ decided_by: 'timeout' });
  });
});

describe('no pass through a folder that is not ours', () => {
  test('.receipt is a link to somewhere else', async () => {
    const repo = repository({ 'sums.test.mjs': GREEN });
    symlinkSync(temporaryFolder(), join(repo.path, '.receipt'), 'junction');
    expect((await receipt(['run', '--', ...NODE_TEST], { cwd: repo.path })).code).toBe(3);
  });

  test('.receipt is tracked by git', async () => {
    const repo = repository({ 'sums.test.mjs': GREEN, '.receipt/default/receipt.json': '{}' });
    expect((await receipt(['run', '--', ...NODE_TEST], { cwd: repo.path })).code).toBe(3);
    expect((await receipt(['verify'], { cwd: repo.path })).code).not.toBe(0);
  });
});

describe('no receipt holds after', () => {
  let honest: string;
  const folder = '.receipt/default';

  beforeAll(async () => {
    honest = makeFolder();
    repositoryIn(honest, { '.gitignore': 'node_modules/\n', 'sums.test.mjs': GREEN });
    const ended = await receipt(['run', '--', ...NODE_TEST], { cwd: honest });
    expect(ended, ended.stderr).toMatchObject({ code: 0 });
  });
  afterAll(() => removeFolder(honest));

  /** A green run's repository, copied, so that each test spoils its own. */
  function copy(): string {
    const path = join(temporaryFolder(), 'repo');
    cpSync(honest, path, { recursive: true, verbatimSymlinks: true });
    return path;
  }
  const verify = (cwd: string, ...options: string[]) => receipt(['verify', ...options], { cwd });
  const edit = (path: string, change: (text: string) => string) => writeFileSync(path, change(readFileSync(path, 'utf8')));

  test('nothing: it holds', async () => {
    const held = await verify(copy());
    expect(held, held.stdout + held.stderr).toMatchObject({ code: 0 });
  });

  test.each<[string, (file: string) => void]>([
    ['appended to', (file) => writeFileSync(file, '\n', { flag: 'a' })],
    ['cut by one byte', (file) => truncateSync(file, readFileSync(file).length - 1)],
    ['emptied', (file) => truncateSync(file, 0)],
    ['deleted', (file) => rmSync(file)],
    [
      'changed in one byte',
      (file) => {
        const bytes = readFileSync(file);
        const middle = bytes.length >> 1;
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
    [
      'replaced by a link to its own copy',
      (file) => {
        renameSync(file, `${file}.copy`);
        symlinkSync(`${file}.copy`, file);
      },
    ],
  ])('any file of the evidence is %s', async (_, spoil) => {
    const names = readdirSync(join(honest, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(honest, join(entry.parentPath, entry.name)));
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of names) {
      const repo = copy();
      spoil(join(repo, name));
      const ended = await verify(repo);
      expect(ended.code, `${name}: ${ended.stdout}`).toBe(2);
    }
  });

  const receiptEdits: readonly (readonly [string, (text: string) => string])[] = [
    ['the outcome is turned to failed', (text) => text.replace('"outcome": "passed"', '"outcome": "failed"')],
    ['the exit status is edited', (text) => text.replace(/("kind": "exited",\s*"code": )0/, '$11')],
    ['a key is there twice', (text) => text.replace('"schema":', '"schema": "receipt/v1", "schema":')],
    ['a key is unknown', (text) => text.replace('"schema":', '"trust": "me", "schema":')],
    ['the schema is a later one', (text) => text.replace('receipt/v1', 'receipt/v1.1')],
    ['__proto__ is a key', (text) => text.replace('"schema":', '"__proto__": {"outcome": "passed"}, "schema":')],
    ['a second value follows', (text) => `${text}{}`],
    ['a leniency is added', (text) => text.replace(/"leniencies": \[\]/, '"leniencies": ["allow-empty"]')],
    ['the work tree digest is another', (text) => text.replace(/("worktree": ")[0-9a-f]{8}/g, '$100000000')],
    ['it is not text', () => '\u0000\u0001\u0002'],
  ];

  test.each(receiptEdits)('receipt.json: %s', async (_, change) => {
    const repo = copy();
    const path = join(repo, folder, 'receipt.json');
    const before = readFileSync(path, 'utf8');
    edit(path, change);
    expect(readFileSync(path, 'utf8')).not.toBe(before);
    expect((await verify(repo)).code).toBe(2);
  });

  test.each<[string, (repo: string, git: (...args: string[]) => void) => void]>([
    ['a tested file is edited', (repo) => edit(join(repo, 'sums.test.mjs'), (text) => `${text}\n`)],
    ['a tested file is deleted', (repo) => rmSync(join(repo, 'sums.test.mjs'))],
    ['an untracked file appears', (repo) => writeFileSync(join(repo, 'new.mjs'), '')],
    [
      'an edit is hidden with assume-unchanged',
      (repo, git) => {
        git('update-index', '--assume-unchanged', 'sums.test.mjs');
        edit(join(repo, 'sums.test.mjs'), (text) => `${text}\n`);
      },
    ],
    [
      'an edit is hidden with skip-worktree',
      (repo, git) => {
        git('update-index', '--skip-worktree', 'sums.test.mjs');
        edit(join(repo, 'sums.test.mjs'), (text) => `${text}\n`);
      },
    ],
    [
      'a new file is hidden with info/exclude',
      (repo) => {
        mkdirSync(join(repo, '.git', 'info'), { recursive: true });
        writeFileSync(join(repo, '.git', 'info', 'exclude'), 'new.mjs\n');
        writeFileSync(join(repo, 'new.mjs'), '');
      },
    ],
    [
      'a new file is hidden with an ignore file nobody committed',
      (repo) => {
        writeFileSync(join(repo, '.gitignore'), 'node_modules/\nnew.mjs\n.gitignore\n');
        writeFileSync(join(repo, 'new.mjs'), '');
      },
    ],
    [
      'an edit is committed',
      (repo, git) => {
        edit(join(repo, 'sums.test.mjs'), (text) => `${text}\n`);
        git('commit', '-qam', 'later');
      },
    ],
  ])('%s', async (_, spoil) => {
    const path = copy();
    spoil(path, gitIn(path));
    const ended = await verify(path);
    expect(ended.code, ended.stdout).toBe(2);
  });

  test('the evidence of a green repository is carried into another', async () => {
    const other = repository({ 'sums.test.mjs': RED });
    cpSync(join(honest, '.receipt'), join(other.path, '.receipt'), { recursive: true });
    expect((await verify(other.path)).code).toBe(2);
  });

  test("the previous green evidence is put back over a red run's", async () => {
    const path = copy();
    edit(join(path, 'sums.test.mjs'), () => RED);
    expect((await receipt(['run', '--', ...NODE_TEST], { cwd: path })).code).toBe(1);
    rmSync(join(path, folder), { recursive: true });
    renameSync(join(path, `${folder}.previous`), join(path, folder));
    expect((await verify(path)).code).toBe(2);
  });

  test("a red run's receipt is edited to say passed, consistently but for its evidence", async () => {
    const repo = repository({ 'sums.test.mjs': RED });
    expect((await receipt(['run', '--', ...NODE_TEST], { cwd: repo.path })).code).toBe(1);
    const file = join(repo.path, folder, 'receipt.json');
    const text = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const tally = { tests: 3, passed: 3, failed: 0, errored: 0, skipped: 0, flaky: 0 };
    text['verdict'] = { outcome: 'passed', decided_by: null, tally, reasons: [] };
    writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
    expect((await verify(repo.path)).code).toBe(2);
    expect((await receipt(['judge', folder], { cwd: repo.path })).code).not.toBe(0);
  });

  test('the receipt is unsigned and a signature is required', async () => {
    expect((await verify(copy(), '--require-signed')).code).toBe(2);
  });

  test('the receipt was never written', async () => {
    const repo = repository({ 'sums.test.mjs': GREEN });
    expect((await verify(repo.path)).code).toBe(2);
  });
});
