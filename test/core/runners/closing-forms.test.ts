import { describe, expect, test } from 'vitest';
import { red } from '../../../src/core/model/tally.ts';
import { scanLog } from './captured-runs.ts';

/** What the lines give: passed, red, skipped; `open` where the run isn't closed; `closed` where it is, without a count. */
type Given = readonly [passed: number, red: number, skipped: number] | 'open' | 'closed';

function given(lines: string): { runner: string; is: Given }[] {
  const outer = scanLog(`${lines}\n`).runners.filter(({ nestedIn }) => nestedIn === null);
  return outer.map(({ runner, sessions, closed, tally }) => ({
    runner,
    is: closed < sessions ? 'open' : tally === null ? 'closed' : [tally.passed, red(tally), tally.skipped],
  }));
}

function forms(runner: string, table: readonly (readonly [what: string, lines: string, is: Given])[]): void {
  describe(runner, () => {
    test.each(table)('%s', (_, lines, is) => {
      expect(given(lines)).toEqual([{ runner, is }]);
    });
  });
}

const GTEST = '[==========] Running 9 tests from 2 test suites.\n[ RUN      ] Sample.Add\nprinted[       OK ] Sample.Add (0 ms)';
forms('gtest', [
  ['one test', '[==========] 1 test from 1 test suite ran. (0 ms total)\n[  PASSED  ] 1 test.', [1, 0, 0]],
  [
    'a skipped and a failed one',
    `${GTEST}\n[==========] 9 tests from 2 test suites ran. (1 ms total)\n[  PASSED  ] 7 tests.\n[  SKIPPED ] 1 test, listed below:\n[  SKIPPED ] Sample.Later\n\n[  FAILED  ] 1 test, listed below:\n[  FAILED  ] Sample.Wrong\n\n 1 FAILED TEST`,
    [7, 1, 1],
  ],
  [
    'cut before what failed is listed',
    `${GTEST}\n[==========] 9 tests from 2 test suites ran. (1 ms total)\n[  PASSED  ] 7 tests.`,
    'open',
  ],
  [
    'before 1.10',
    '[==========] Running 2 tests from 1 test case.\n[==========] 2 tests from 1 test case ran. (0 ms total)\n[  PASSED  ] 2 tests.',
    [2, 0, 0],
  ],
  [
    '--gtest_print_time=0',
    '[==========] Running 1 test from 1 test suite.\n[ RUN      ] A.B\n[       OK ] A.B\n[==========] 1 test from 1 test suite ran.\n[  PASSED  ] 1 test.',
    [1, 0, 0],
  ],
  [
    '--gtest_brief=1',
    'printed[==========] 9 tests from 5 test suites ran. (0 ms total)\n[  PASSED  ] 8 tests.\n[  SKIPPED ] 1 test.',
    [8, 0, 1],
  ],
]);

const CATCH = 'sample is a Catch2 v3.4.0 host application.';
forms('catch2', [
  ['one test', 'All tests passed (1 assertion in 1 test case)', [1, 0, 0]],
  ['one that failed', `${CATCH}\ntest cases: 1 | 1 failed\nassertions: 1 | 1 failed`, [0, 1, 0]],
  [
    'all in order',
    `${CATCH}\ntest cases: 9 | 5 passed | 2 failed | 1 skipped | 1 failed as expected\nassertions: 9 | 6 passed | 3 failed`,
    [6, 2, 1],
  ],
  ['without assertions', `${CATCH}\ntest cases: 1 | 1 passed\nassertions: - none -`, [1, 0, 0]],
  ['cut before the assertions', `${CATCH}\ntest cases: 1 | 1 passed`, 'open'],
  ['compact', 'Passed all 4 test cases with 4 assertions.', [4, 0, 0]],
  ['compact, one', 'Passed 1 test case (no assertions).', [1, 0, 0]],
  ['compact, red', 'Failed both 2 test cases, failed 3 assertions.', [0, 2, 0]],
]);

const BOOST = 'Running 7 test cases...';
forms('boost-test', [
  ['no report: all that was announced', `${BOOST}\n\n*** No errors detected`, [7, 0, 0]],
  ['no report, red', `${BOOST}\n\n*** 3 failures are detected (1 failure is expected) in the test module "Sample"`, 'closed'],
  ['no report, red, older', `${BOOST}\n\n*** 1 failure detected in test suite "Master Test Suite"`, 'closed'],
  ['aborted', `${BOOST}\n\n*** The test module "Sample" was aborted; see standard output for details`, 'closed'],
  [
    'every kind',
    `${BOOST}\n\nTest module "Sample" has failed with:\n  4 test cases out of 8 passed\n  1 test case out of 8 passed with warnings\n  2 test cases out of 8 failed\n  1 test case out of 8 skipped\n  1 test case out of 8 aborted\n  2 assertions out of 5 passed\n  3 assertions out of 5 failed\n  1 failed warning\n  1 expected failure\n\n  Test suite "inner" has passed with:\n    2 test cases out of 3 passed`,
    [5, 2, 1],
  ],
  [
    'assertions first, older',
    `${BOOST}\nTest suite "Master Test Suite" passed with:\n  4 assertions out of 4 passed\n  7 test cases out of 7 passed\n`,
    [7, 0, 0],
  ],
  ['cut between the counts', `${BOOST}\n\nTest module "Sample" has failed with:\n  4 test cases out of 8 passed`, 'open'],
]);

forms('check', [
  ['one test', 'Running suite(s): sample\n100%: Checks: 1, Failures: 0, Errors: 0', [1, 0, 0]],
  ['two suites, the last test printed', 'Running suite(s): sample\n second\nprinted100%: Checks: 6, Failures: 0, Errors: 0', [6, 0, 0]],
  [
    'one crashed',
    'Running suite(s): sample\n75%: Checks: 4, Failures: 0, Errors: 1\nsample.c:18:E:core:segv:0: (after this point) Received signal 11',
    [3, 1, 0],
  ],
]);

forms('cmocka', [
  [
    'a setup that failed',
    '[==========] Running 3 test(s).\n[ RUN      ] t_add\n[       OK ] t_add\n[ RUN      ] t_wrong\n[  FAILED  ] t_wrong\n[ RUN      ] t_set\nCould not run test: Test setup failed\n[  ERROR   ] t_set\n[==========] 3 test(s) run.\n[  PASSED  ] 1 test(s).\n[  FAILED  ] 1 test(s), listed below:\n[  FAILED  ] t_wrong\n\n 2 FAILED TEST(S)',
    [1, 2, 0],
  ],
  [
    'newer',
    '[==========] tests: Running 1 test(s).\n[ RUN      ] t_add\n[       OK ] t_add\n[==========] tests: 1 test(s) run.\n[  PASSED  ] 1 test(s).',
    [1, 0, 0],
  ],
]);

forms('criterion', [
  ['one crashed', '[FAIL] sample::segv: CRASH!\n[====] Synthesis: Tested: 4 | Passing: 3 | Failing: 1 | Crashing: 1 ', [3, 1, 0]],
]);

forms('tap', [
  [
    'results without numbers',
    'TAP version 13\n1..2\n# Running 2 tests from sample\nok - sample::add  (0.00s)\nok - sample::off # SKIP test is disabled',
    [1, 0, 1],
  ],
]);
