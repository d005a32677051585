import { describe, expect, test } from 'vitest';
import { createLogScanner } from '../../../src/core/parse/log-scanner.ts';

function scan(lines: readonly string[]) {
  const scanner = createLogScanner();
  scanner.write(new TextEncoder().encode(`${lines.join('\n')}\n`));
  return scanner.end();
}

const SUITE = ['TAP version 13', 'ok 1 - adds', '1..1'];
const TURBO = ['• Packages in scope: web', '• Running test in 1 package', ...SUITE.map((line) => `web:test: ${line}`)];
const NX = ['> nx run web:test', ...SUITE, '> nx run docs:test', ...SUITE];
const LERNA = ['lerna info Executing command in 1 package: "npm run test"', ...SUITE];

describe('a wrapper that opened', () => {
  test.each([
    ['turbo', TURBO, [' Tasks:    1 successful, 1 total', '  Time:    2.25s ']],
    ['turbo', TURBO.map((line) => line.replace('•', '   •')), [' Tasks:    1 successful, 1 total', '  Time:    2.25s ']],
    ['nx', NX, ['', ' NX   Successfully ran target test for 2 projects', '']],
    ['nx', NX, ['', ' >  NX   Successfully ran target test for 2 projects (5s)', '']],
    ['nx', NX, ['', ' Lerna (powered by Nx)   Successfully ran target test for 2 projects', '']],
    ['lerna', LERNA, ["lerna success run Ran npm script 'test' in 1 package in 5.0s:", 'lerna success - web']],
  ])('%s asks for closing lines of its own', (name, lines, end) => {
    const facts = (log: readonly string[]) => scan(log).runners.find(({ runner }) => runner === name);
    expect(facts(lines)).toMatchObject({ sessions: 1, closed: 0, firstUnclosedLine: name === 'turbo' ? 2 : 1 });
    expect(facts([...lines, ...end])).toMatchObject({ sessions: 1, closed: 1, tally: null });
  });

  test('takes nothing of what it runs for its own', () => {
    const { runners } = scan([...NX, ' NX   Successfully ran target test for 2 projects']);
    expect(runners.find(({ runner }) => runner === 'tap')).toMatchObject({ nestedIn: null, closed: 2, tally: { passed: 2 } });
  });
});

describe('task-incomplete', () => {
  test.each([
    ' Tasks:    2 successful, 3 total',
    '\x1b[1m Tasks:    \x1b[32m\x1b[1m2 successful\x1b[0m, 3 total\x1b[0m',
    '    ✔    2/3 succeeded [1 read from cache]',
  ])('%j', (line) => {
    expect(scan([...SUITE, line]).signs).toMatchObject([{ code: 'task-incomplete', yields: 'never' }]);
  });

  test.each([' Tasks:    3 successful, 3 total', '    ✔    3/3 succeeded [0 read from cache]'])('not %j', (line) => {
    expect(scan([...SUITE, line]).signs).toEqual([]);
  });
});

describe('a script that crashed', () => {
  test.each([
    'npm error code 139',
    'npm ERR! errno 134',
    '\u2009ELIFECYCLE\u2009 Command failed with exit code 134.',
    ' ELIFECYCLE  Command failed with exit code 134.',
    'error Command failed with exit code 139.',
    'error Command failed with signal "SIGSEGV".',
    'make: [Makefile:3: test] Segmentation fault (core dumped) (ignored)',
    'ERROR: "test:unit" exited with 134.',
    '[b] node --test exited with code 139',
    'tests-1 exited with code 139',
    'nox > Command pytest failed with exit code -11',
    'py311: exit -11 (0.55 seconds) /home/runner/work/app> pytest pid=4711',
  ])('%j is a crash, whatever else agrees', (line) => {
    expect(scan([...SUITE, line]).signs).toMatchObject([{ code: 'crash-in-log', yields: 'never' }]);
  });

  test.each([
    'npm error code 1',
    'npm ERR! errno 137',
    'error Command failed with exit code 1.',
    'server exited with code 143',
    '[server] npm start exited with code SIGTERM',
    'py311: exit 1 (0.55 seconds) /home/runner/work/app> pytest pid=4711',
  ])('%j is none', (line) => {
    expect(scan([...SUITE, line]).signs).toEqual([]);
  });
});

describe('what was replayed from a cache', () => {
  const task = (name: string, how: string) => [`${name}: ${how} 5f2a`, ...SUITE.map((line) => `${name}: ${line}`)];
  const counted = (lines: readonly string[]) => scan(lines).runners.map(({ runner, stream, cached, ran }) => [runner, stream, cached, ran]);
  test('is told for each task', () => {
    const log = [
      '• Running test in 2 packages',
      ...task('a:test', 'cache hit, replaying logs'),
      ...task('b:test', 'cache miss, executing'),
      ' Tasks:    2 successful, 2 total',
      'Cached:    1 cached, 2 total',
      '  Time:    2.25s',
    ];
    expect(counted(log).filter(([runner]) => runner === 'turbo')).toEqual([
      ['turbo', '', 1, 1],
      ['turbo', 'a:test', 1, 0],
      ['turbo', 'b:test', 0, 1],
    ]);
  });
});

describe("a wrapper's lines that a test printed", () => {
  const VITEST = [' RUN  v3.2.4', '', ' Test Files  1 passed (1)', '      Tests  2 passed (2)', '   Duration  402ms'];
  const RED = [' Tasks:    2 successful, 3 total', 'Failed:    web#test'];
  const turbo = (lines: readonly string[]) => scan(lines).runners.find(({ runner }) => runner === 'turbo');
  test('lie within the run', () => {
    const [opening = '', ...rest] = VITEST;
    expect(turbo([opening, ...RED, ...rest])).toMatchObject({ nestedIn: 'vitest', redLines: 1 });
  });
  test('and are its own where they stand behind it, or in both places', () => {
    const [opening = '', ...rest] = VITEST;
    expect(turbo([...VITEST, ...RED])).toMatchObject({ nestedIn: null, redLines: 1 });
    expect(turbo([opening, ...RED, ...rest, ...RED])).toMatchObject({ nestedIn: null, redLines: 2 });
  });
});

test("what a test printed before its result stays in the stream of the line's prefix", () => {
  const gtest = [
    '[==========] Running 1 test from 1 test suite.',
    '[ RUN      ] Sample.Add',
    'printed[       OK ] Sample.Add (0 ms)',
    '[==========] 1 test from 1 test suite ran. (0 ms total)',
    '[  PASSED  ] 1 test.',
  ];
  const ctest = [
    'Test project /build',
    '    Start 3: g',
    ...gtest.map((line) => `3: ${line}`),
    '1/1 Test #3: g ......   Passed    0.00 sec',
  ];
  const { runners, signs } = scan([...ctest, '', 'Total Test time (real) =   0.02 sec']);
  expect(runners).toMatchObject([
    { runner: 'ctest', stream: '', closed: 1 },
    { runner: 'gtest', stream: '3', nestedIn: 'ctest', closed: 1, results: { finished: 1 } },
  ]);
  expect(signs).toEqual([]);
});
