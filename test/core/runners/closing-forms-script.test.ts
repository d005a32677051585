import { describe, expect, test } from 'vitest';
import { scanLog } from './captured-runs.ts';

/** Closing lines in the forms of other versions, of one test, of none: [runner, form, lines, passed, red, skipped]; null where they do not close. */
type Form = readonly [string, string, readonly string[], readonly [number, number, number] | null];

const FORMS: readonly Form[] = [
  [
    'playwright',
    'one failed, none passed',
    ['Running 1 test using 1 worker', '', '  1 failed', '    a.spec.ts:3:1 › adds ────'],
    [0, 1, 0],
  ],
  ['playwright', 'one flaky, none else', ['Running 1 test using 1 worker', '', '  1 flaky', '    a.spec.ts:3:1 › adds ────'], [1, 0, 0]],
  [
    'playwright',
    'one skipped, none else',
    ['Running 1 test using 1 worker', '', '  -  1 a.spec.ts:3:1 › adds', '', '  1 skipped'],
    [0, 0, 1],
  ],
  ['playwright', 'what passed is cut off', ['Running 3 tests using 1 worker', '', '  1 flaky', '    a.spec.ts:3:1 › adds ────'], null],
  ['playwright', 'what passed is the last line', ['Running 3 tests using 2 workers', '', '  1 flaky', '  2 passed (1.2m)'], [3, 0, 0]],
  ['playwright', 'did not run', ['Running 4 tests using 1 worker', '  1 failed', '  2 did not run', '  1 passed (2.3s)'], [1, 1, 2]],
  ['unittest', 'skips that are no tests', ['Ran 1 test in 0.000s', '', 'OK (skipped=3)'], [0, 0, 3]],
  ['unittest', 'expected failures', ['Ran 3 tests in 0.000s', '', 'OK (expected failures=1)'], [2, 0, 1]],
  ['unittest', 'unexpected success', ['Ran 3 tests in 0.000s', '', 'FAILED (unexpected successes=1)'], [2, 1, 0]],
  ['unittest', 'before 3.12', ['Ran 0 tests in 0.000s', '', 'OK'], [0, 0, 0]],
  ['unittest', 'from 3.12', ['Ran 0 tests in 0.000s', '', 'NO TESTS RAN'], [0, 0, 0]],
  ['unittest', 'nose', ['Ran 4 tests in 0.010s', '', 'OK (SKIP=1)'], [3, 0, 1]],
  ['unittest', 'trial', ['Ran 4 tests in 0.010s', '', 'PASSED (skips=1, successes=3)'], [3, 0, 1]],
  [
    'unittest',
    'stestr',
    [
      '======',
      'Totals',
      '======',
      'Ran: 7 tests in 0.0718 sec.',
      ' - Passed: 1',
      ' - Skipped: 1',
      ' - Expected Fail: 1',
      ' - Unexpected Success: 1',
      ' - Failed: 3',
      'Sum of execute time for each test: 0.0004 sec.',
    ],
    [1, 4, 2],
  ],
  [
    'unittest',
    'stestr, a worker died',
    [
      'Ran: 3 tests in 0.0001 sec.',
      ' - Passed: 2',
      ' - Skipped: 0',
      ' - Expected Fail: 0',
      ' - Unexpected Success: 0',
      ' - Failed: 0',
      'Sum of execute time for each test: 0.0001 sec.',
    ],
    [2, 1, 0],
  ],
  ['unittest', 'Django that died', ['Found 4 test(s).', 'System check identified no issues (0 silenced).', '..'], null],
  ['jasmine', 'one', ['1 spec, 0 failures', 'Finished in 1 second'], [1, 0, 0]],
  ['jasmine', 'one failed, one pending', ['2 specs, 1 failure, 1 pending spec', 'Finished in 0.013 seconds'], [0, 1, 1]],
  ['jasmine', 'cut in its last line', ['2 specs, 1 failure, 1 pending spec', 'Finished in 0.0'], null],
  [
    'karma',
    'all',
    ['HeadlessChrome 120.0.0 (Linux 0.0.0): Executed 4 of 4 SUCCESS (0.03 secs / 0.021 secs)', 'TOTAL: 4 SUCCESS'],
    [4, 0, 0],
  ],
  ['karma', 'skipped before failed', ['Chrome 60.0 (Linux): Executed 4 of 5 (skipped 1) (1 FAILED) (0.03 secs / 0.02 secs)'], [3, 1, 1]],
  ['karma', 'failed before skipped', ['Chrome 60.0 (Linux): Executed 4 of 5 (1 FAILED) (skipped 1) (0.03 secs / 0.02 secs)'], [3, 1, 1]],
  ['karma', 'none', ['Chrome 60.0 (Linux): Executed 0 of 0 SUCCESS (0.03 secs / 0 secs)'], [0, 0, 0]],
  ['karma-mocha', 'one failed', ['SUMMARY:', '✔ 0 tests completed', '✖ 1 test failed', '', 'FAILED TESTS:'], [0, 1, 0]],
  ['karma-mocha', 'one skipped', ['SUMMARY:', '✔ 1 test completed', 'ℹ 1 test skipped'], [1, 0, 1]],
  [
    'node-tap',
    'classic',
    ['total ................................................. 4/4', '', '  4 passing (389.804ms)', '', '  ok'],
    [4, 0, 0],
  ],
  ['node-tap', 'skipped and to do', ['# { total: 4, pass: 1, fail: 1, todo: 1, skip: 1 }', '# time=788.702ms'], [1, 1, 2]],
  [
    'node-tap',
    'terse, drawn again',
    ['Asserts:  4 pass  0 fail  4 of 4 complete', '# { total: 4, pass: 4 }', '# time=788.702ms'],
    [4, 0, 0],
  ],
  [
    'bun',
    'dots',
    ['bun test v1.3.14 (0d9b296a)', '', '1 pass', '1 skip', '1 todo', '1 fail', 'Ran 4 tests across 1 file. [9.00ms]'],
    [1, 1, 2],
  ],
  ['bun', '1.0', ['bun test v1.0.36 (40f61ebb)', '', ' 4 pass', ' 0 fail', 'Ran 4 tests across 1 files. [20.00ms]'], [4, 0, 0]],
  [
    'bun',
    'no such test',
    ['bun test v1.3.14 (0d9b296a)', 'error: regex "x" matched 0 tests. Searched 2 files (skipping 8 tests) [11.00ms]'],
    [0, 0, 0],
  ],
  ['deno', 'steps', ['running 1 test from ./a_test.ts', 'ok | 1 passed (2 steps) | 0 failed | 0 ignored (1 step) (21ms)'], [3, 0, 1]],
  ['deno', 'filtered', ['ok | 0 passed | 0 failed | 8 filtered out (80ms)'], [0, 0, 0]],
  [
    'cypress',
    'all',
    [
      '  (Run Starting)',
      '  (Run Finished)',
      '    ✔  All specs passed!                        00:07        6        6        -        -        -',
    ],
    [6, 0, 0],
  ],
  [
    'cypress',
    '3.8',
    ['  (Run Starting)', '     All specs passed!                           00:05       12       12        -        -        -'],
    [12, 0, 0],
  ],
  [
    'cypress',
    '3.8, red',
    ['  (Run Starting)', '     1 of 2 failed (50%)                         00:05        3        2        1        -        -'],
    [2, 1, 0],
  ],
  [
    'cypress',
    'on Windows',
    ['  (Run Starting)', '    √  All specs passed!                        00:12        2        1        -        1        -'],
    [1, 0, 1],
  ],
  [
    'cypress',
    'a hook failed',
    ['  (Run Starting)', '    ✖  1 of 2 failed (50%)                      516ms        3        1        1        -        1'],
    [1, 1, 1],
  ],
  [
    'cypress',
    'none',
    ['  (Run Starting)', '    ✔  All specs passed!                          2ms        -        -        -        -        -'],
    [0, 0, 0],
  ],
  [
    'cypress',
    'stopped in the middle',
    ['  (Run Starting)', '  Running:  a.cy.js                                (1 of 2)', '  2 passing (516ms)', ''],
    null,
  ],
  [
    'behave',
    '1.2.6',
    ['1 scenario passed, 1 failed, 0 skipped', '2 steps passed, 1 failed, 0 skipped, 0 undefined', 'Took 0m0.004s'],
    [1, 1, 0],
  ],
  [
    'behave',
    '1.3',
    ['1 scenario passed, 0 failed, 1 error, 0 skipped', '1 step passed, 0 failed, 1 error, 0 skipped', 'Took 0min 0.004s'],
    [1, 1, 0],
  ],
  ['behave', 'dry run', ['0 scenarios passed, 0 failed, 0 skipped, 3 untested', '0 steps passed', 'Took 0m0.000s'], [0, 0, 3]],
];

describe('closing lines', () => {
  test.each(FORMS)('%s: %s', (runner, _, lines, expected) => {
    const facts = scanLog(`${lines.join('\n')}\n`).runners.find((found) => found.runner === runner);
    const tally = facts?.tally;
    expect(facts?.sessions).toBe(1);
    expect(tally ? [tally.passed, tally.failed + tally.errored, tally.skipped] : null).toEqual(expected);
  });
});

test.each([
  ['playwright', 'Running 4 tests using 1 worker\n  1 failed\n  2 did not run\n  1 passed (2.3s)\n', '  2 did not run'],
  ['ava', '\n  ✔ a\n  ✖ 2 tests remaining in test/a.js\n  ─\n\n  1 test passed\n', '  ✖ 2 tests remaining in test/a.js'],
  ['ava', '\n  ✔ a\n  ✘ 1 test remaining in test/a.js\n  ─\n\n  1 test passed\n', '  ✘ 1 test remaining in test/a.js'],
  [
    'jasmine',
    'Started\n.\n\nRan 1 of 2 specs\n1 spec, 0 failures\nFinished in 0.003 seconds\nIncomplete: fit() or fdescribe() was found\n',
    'Incomplete: fit() or fdescribe() was found',
  ],
])('what %s says did not run never yields', (runner, log, text) => {
  expect(scanLog(log).signs).toMatchObject([{ code: 'not-run', yields: 'never', runner, text }]);
});
