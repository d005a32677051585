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

const EXUNIT = 'Running ExUnit with seed: 0, max_cases: 4\n\n....\nFinished in 0.02 seconds (0.00s async, 0.02s sync)\n';
forms('exunit', [
  ['one test', '\nFinished in 0.02 seconds\n1 test, 0 failures\n\nRandomized with seed 0', [1, 0, 0]],
  ['excluded before invalid and skipped, all in the total', `${EXUNIT}9 tests, 1 failure, 3 excluded, 1 invalid, 1 skipped`, [3, 2, 4]],
  ['several kinds', `${EXUNIT}1 doctest, 2 properties, 4 tests, 0 failures`, [7, 0, 0]],
  ['1.19: excluded ones in no total', `${EXUNIT}4 tests, 0 failures, 1 skipped (2 excluded)`, [3, 0, 1]],
  ['1.20', `${EXUNIT}\nResult: 455 passed (70 tests, 385 properties), 1 skipped, 2 excluded`, [455, 0, 3]],
  ['1.20, red', `${EXUNIT}\nResult: 447/455 passed (53/54 doctests, 394/401 tests), 1 invalid\nFailed: 1 doctest, 7 tests`, [447, 9, 0]],
  ['1.20, nothing to run', `${EXUNIT}\nResult: 0 tests, 3 excluded`, [0, 0, 3]],
]);

forms('eunit', [
  ['one test', '  Test passed.', [1, 0, 0]],
  ['two tests', '  2 tests passed.', [2, 0, 0]],
  ['one that failed', '=======================================================\n  Failed: 1.  Skipped: 0.  Passed: 0.', [0, 1, 0]],
  ['rebar3', '===> Performing EUnit tests...\n....\nFinished in 0.056 seconds\n4 tests, 0 failures', [4, 0, 0]],
  ['rebar3, red', '===> Performing EUnit tests...\n.F.\nFinished in 0.056 seconds\n5 tests, 1 failures, 2 cancelled', [2, 3, 0]],
]);

forms('bats', [
  ['--pretty', 'sample.bats\n ✓ adds\n - later (skipped: not today)\n ✗ is wrong\n\n3 tests, 1 failure, 1 skipped', [1, 1, 1]],
  ['--pretty, two files, timed', 'a.bats\n ✓ adds [12]\nb.bats\n ✓ subs [3]\n\n2 tests, 0 failures in 1 seconds', [2, 0, 0]],
]);

forms('cucumber', [
  ['one scenario', '1 scenario (1 passed)\n1 step (1 passed)\n0m0.041s', [1, 0, 0]],
  [
    'JavaScript',
    '3 scenarios (1 failed, 1 undefined, 1 passed)\n9 steps (1 failed, 1 undefined, 7 passed)\n0m00.010s (executing steps: 0m00.001s)',
    [1, 1, 1],
  ],
  [
    'JavaScript, with the progress bar',
    '  6 scenarios (4 passed, 1 skipped, 1 ambiguous)\n  18 steps (8 passed, 10 skipped)\n  0m 0.49s (0m 0.11s executing your code)',
    [4, 1, 1],
  ],
  ['JVM', '3 Scenarios (3 passed)\n9 Steps (9 passed)\n0m0.123s', [3, 0, 0]],
  ['flaky', '2 scenarios (1 flaky, 1 passed)\n2 steps (2 passed)\n0m0.1s', [2, 0, 0]],
  ['cut before the steps', '3 scenarios (3 passed)', 'open'],
]);

const PHPUNIT = 'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n';
forms('phpunit', [
  ['one test', `${PHPUNIT}OK (1 test, 1 assertion)`, [1, 0, 0]],
  ['one that failed', `${PHPUNIT}FAILURES!\nTests: 1, Assertions: 1, Failures: 1.`, [0, 1, 0]],
  [
    'issues of every kind',
    `${PHPUNIT}ERRORS!\nTests: 9, Assertions: 8, Errors: 1, Failures: 1, PHPUnit Warnings: 1, Warnings: 2, PHPUnit Deprecations: 1, Skipped: 1, Incomplete: 1, Risky: 1.`,
    [5, 2, 2],
  ],
  [
    'a class without tests is none',
    `${PHPUNIT}There was 1 warning:\n\n1) Warning\nNo tests found in class "SampleTest".\n\nWARNINGS!\nTests: 1, Assertions: 0, Warnings: 1.`,
    [0, 0, 0],
  ],
  ['ParaTest', 'ParaTest v7.4.3 upon PHPUnit 11.1.3 by Sebastian Bergmann and contributors.\n\nOK (4 tests, 4 assertions)', [4, 0, 0]],
]);

forms('pest', [
  ['one test', '\n  Tests:    1 passed (1 assertion)\n  Duration: 0.05s\n', [1, 0, 0]],
  [
    'every kind',
    '\n  Tests:    1 failed, 1 deprecated, 2 warnings, 1 risky, 1 skipped, 2 todos, 3 passed (5 assertions)\n  Duration: 0.05s\n',
    [7, 1, 3],
  ],
  ['before 2', '\n  Tests:  1 skipped, 2 passed\n  Time:   0.05s\n', [2, 0, 1]],
]);

forms('minitest', [
  ['one test', '# Running:\n\n.\n\n1 runs, 1 assertions, 0 failures, 0 errors, 0 skips', [1, 0, 0]],
  ['warnings counted', '# Running:\n\n2 runs, 1 assertions, 0 failures, 1 errors, 0 skips, 3 warnings', [1, 1, 0]],
  ['version 4, minitest-reporters', '# Running tests:\n\n2 tests, 1 assertions, 0 failures, 0 errors, 1 skips', [1, 0, 1]],
  ['test-unit', '3 tests, 2 assertions, 1 failures, 0 errors, 0 pendings, 1 omissions, 0 notifications', [1, 1, 1]],
]);

const RSPEC = 'Finished in 0.00515 seconds (files took 0.16926 seconds to load)\n';
forms('parallel-tests', [
  [
    'rspec, summed once',
    `2 processes for 10 specs, ~ 5 specs per process\n${RSPEC}4 examples, 0 failures\n${RSPEC}6 examples, 1 failure, 1 pending\n\n10 examples, 1 failure, 1 pending\n\nTook 5 seconds`,
    [8, 1, 1],
  ],
  [
    'minitest, words in their order',
    '2 processes for 2 tests, ~ 1 test per process\n# Running:\n2 runs, 2 assertions, 0 failures, 0 errors, 0 skips\n\n2 assertions, 0 errors, 0 failures, 2 runs, 0 skips\n\nTook 1 second',
    [2, 0, 0],
  ],
  ['cut before the sum', `2 processes for 10 specs, ~ 5 specs per process\n${RSPEC}4 examples, 0 failures`, 'open'],
]);

const TESTNG = '[TestNG] Running:\n  Command line suite\n\n\n===============================================\nCommand line suite\n';
forms('testng', [
  ['version 6', `${TESTNG}Total tests run: 3, Failures: 0, Skips: 1\n===============================================\n`, [2, 0, 1]],
  [
    'version 7',
    `${TESTNG}Total tests run: 4, Passes: 2, Failures: 1, Skips: 1, Retries: 1\nConfiguration Failures: 1, Skips: 0\n===============================================\n`,
    [2, 1, 1],
  ],
  ['cut before the line that ends them', `${TESTNG}Total tests run: 3, Failures: 0, Skips: 1`, 'open'],
]);

const DOTNET = 'Starting test execution, please wait...\nA total of 1 test files matched the specified pattern.\n\n';
const MTP = 'Running tests from bin/Debug/net9.0/Units.Tests.dll (net9.0|x64)\n\nTest run summary: ';
forms('dotnet-test', [
  [
    'one test',
    `${DOTNET}Passed!  - Failed:     0, Passed:     1, Skipped:     0, Total:     1, Duration: < 1 ms - Units.Tests.dll (net8.0)`,
    [1, 0, 0],
  ],
  [
    'two assemblies',
    `${DOTNET}Failed!  - Failed:     1, Passed:     2, Skipped:     1, Total:     4, Duration: 46 ms - A.dll (net8.0)\nSkipped! - Failed:     0, Passed:     0, Skipped:     1, Total:     1, Duration: 2 ms - B.dll (net8.0)`,
    [2, 1, 2],
  ],
  [
    'verbosity normal',
    `${DOTNET}Test Run Successful.\nTotal tests: 4\n     Passed: 3\n    Skipped: 1\n Total time: 1.2345 Seconds`,
    [3, 0, 1],
  ],
  ['verbosity normal, aborted', `${DOTNET}Test Run Aborted.\nTotal tests: Unknown\n     Passed: 1\n Total time: 1.2345 Seconds`, 'open'],
  [
    'before 16',
    `${DOTNET}Total tests: 3. Passed: 2. Failed: 1. Skipped: 0.\nTest Run Failed.\nTest execution time: 1.2345 Seconds`,
    [2, 1, 0],
  ],
  ['terminal logger', 'Test summary: total: 3, failed: 0, succeeded: 3, skipped: 0, duration: 1.2s\nBuild succeeded in 3.1s', [3, 0, 0]],
  [
    'Microsoft.Testing.Platform',
    `${MTP}Passed! - bin/Debug/net9.0/Units.Tests.dll (net9.0|x64)\n  total: 2\n  failed: 0\n  succeeded: 2\n  skipped: 0\n  duration: 88ms`,
    [2, 0, 0],
  ],
  [
    'Microsoft.Testing.Platform, retried',
    `${MTP}Failed!\n  error: 1\n\n  total: 4\n  failed: 1\n  succeeded: 2\n  skipped: 1\n  flaky: 1 (passed after retry)\n  retried: 2 test(s), 2 extra run(s)\n  duration: 1s 234ms`,
    [2, 1, 1],
  ],
]);

forms('dotnet-test', [
  [
    'two projects at once',
    `${DOTNET}${DOTNET}Passed!  - Failed:     0, Passed:     1, Skipped:     0, Total:     1, Duration: 1 ms - A.dll (net8.0)\nPassed!  - Failed:     0, Passed:     2, Skipped:     0, Total:     2, Duration: 1 ms - B.dll (net8.0)`,
    [3, 0, 0],
  ],
]);

const CARGO = 'running 1 test\ntest add ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured';
forms('cargo-test', [
  ['one test', `${CARGO}; 0 filtered out; finished in 0.00s`, [1, 0, 0]],
  ['before 1.50', `${CARGO}; 0 filtered out`, [1, 0, 0]],
  ['before 1.20', CARGO, [1, 0, 0]],
  ['two binaries, one of which died', `running 4 tests\n${CARGO}; 0 filtered out; finished in 0.00s`, 'open'],
]);

forms('nextest', [
  ['one test', '    Starting 1 test across 1 binary\n     Summary [   0.031s] 1 test run: 1 passed, 0 skipped', [1, 0, 0]],
  [
    'every kind',
    '    Starting 9 tests across 2 binaries (3 tests skipped)\n     Summary [   0.031s] 9 tests run: 5 passed (1 slow, 1 flaky, 1 leaky), 2 failed (1 due to being leaky), 1 exec failed, 1 timed out, 3 skipped',
    [5, 4, 3],
  ],
]);

forms('swift-testing', [
  ['one test', '◇ Test run started.\n✔ Test run with 1 test in 1 suite passed after 0.002 seconds.', [1, 0, 0]],
  [
    'one skipped, one known issue',
    '◇ Test run started.\n➜ Test later() skipped: "not today"\n✔ Test run with 4 tests in 2 suites passed after 1.200 seconds with 1 known issue.',
    [3, 0, 1],
  ],
  ['6.0', '◇ Test run started.\n✔ Test run with 2 tests passed after 0.002 seconds.', [2, 0, 0]],
]);

forms('xctest', [
  [
    'parallel testing prints no counts',
    "Test suite 'SampleTests' started on 'Clone 1 of iPhone 15'\nTest case 'SampleTests.testAdd()' passed on 'Clone 1 of iPhone 15' (0.001 seconds)\n** TEST SUCCEEDED **",
    'closed',
  ],
  [
    'counts before the last line',
    "Test Suite 'Selected tests' started at 2026-03-02 09:15:04.123\nTest Suite 'Selected tests' passed at 2026-03-02 09:15:05.001.\n\t Executed 1 test, with 0 failures (0 unexpected) in 0.471 (0.488) seconds\n** TEST SUCCEEDED **",
    [1, 0, 0],
  ],
]);

forms('xctest', [
  ['swift test --parallel', '[1/2] Testing SampleTests.SampleTests/testAdd\n[2/2] Testing SampleTests.SampleTests/testSub', [2, 0, 0]],
  ['swift test --parallel, cut', '[1/2] Testing SampleTests.SampleTests/testAdd', 'open'],
]);

forms('meson-test', [
  [
    'all in order',
    'Ok:                3   \nExpected Fail:     1   \nFail:              1   \nSkipped:           1   \nIgnored:           1   \nTimeout:           1   \n\nFull log written to /build/meson-logs/testlog.txt',
    [4, 2, 2],
  ],
]);

const SUREFIRE =
  '-------------------------------------------------------\n T E S T S\n-------------------------------------------------------\nRunning AppTest\nTests run: 4, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 sec\n\nResults :\n\n';
const INFO = '[INFO] --- surefire:3.2.5:test (default-test) @ sample ---\n[INFO]  T E S T S\n';
forms('maven-surefire', [
  ['one test', `${INFO}[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS`, [1, 0, 0]],
  ['without BUILD', `${INFO}[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0`, 'open'],
  ['--quiet, before 2.20', `${SUREFIRE}Tests run: 4, Failures: 0, Errors: 0, Skipped: 0\n`, [4, 0, 0]],
  ['flaky ones', `${INFO}[WARNING] Tests run: 4, Failures: 0, Errors: 0, Skipped: 1, Flakes: 1\n[INFO] BUILD SUCCESS`, [3, 0, 1]],
  [
    '-T: two modules at once',
    `${INFO}${INFO}[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0\n[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS`,
    [3, 0, 0],
  ],
  ['-T: one of two died', `${INFO}${INFO}[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS`, 'open'],
]);

forms('kyua', [
  [
    'skipped ones count as passed there',
    't_test:adds  ->  passed  [0.018s]\nt_test:later  ->  skipped: not today  [0.016s]\n\n2/2 passed (0 failed)',
    [1, 0, 1],
  ],
  ['newer', 't_test:crash  ->  broken: Premature exit  [0.018s]\n\n1/3 passed (1 broken, 1 failed, 0 skipped)', [1, 2, 0]],
]);

forms('junit4', [
  ['one test', 'JUnit version 4.13.2\n.\nTime: 0.01\n\nOK (1 test)\n', [1, 0, 0]],
  ['JUnit 3', '.F\nTime: 0.01\n\nFAILURES!!!\nTests run: 2,  Failures: 1,  Errors: 0\n', [1, 1, 0]],
]);

forms('ant', [
  [
    'junitlauncher',
    'Buildfile: /home/runner/work/build.xml\n[junitlauncher] Tests run: 4, Failures: 0, Aborted: 1, Skipped: 1, Time elapsed: 0.2 sec\n\nBUILD SUCCESSFUL\nTotal time: 1 second',
    [2, 0, 2],
  ],
]);

const GRADLE = '> Task :compileJava\n> Task :test\n';
forms('gradle', [
  ['no count', `${GRADLE}\nBUILD SUCCESSFUL in 3s`, 'closed'],
  [
    'two red tasks',
    `${GRADLE}\n4 tests completed, 1 failed\n\n> Task :it:integrationTest FAILED\n\n3 tests completed, 1 failed, 1 skipped\n\nBUILD FAILED in 3s`,
    [4, 2, 1],
  ],
  ['test logger plugin', `${GRADLE}SUCCESS: Executed 6 tests in 1.4s (2 skipped)\n\nBUILD SUCCESSFUL in 3s`, [4, 0, 2]],
  ['cut before BUILD', `${GRADLE}SUCCESS: Executed 6 tests in 1.4s (2 skipped)`, 'open'],
]);

forms('catch2', [
  [
    '3: a first binary that died',
    `Randomness seeded to: 1\nRandomness seeded to: 2\n====\nAll tests passed (1 assertion in 1 test case)\n`,
    'open',
  ],
  ['3', `Randomness seeded to: 3022473265\n====\nAll tests passed (4 assertions in 4 test cases)\n`, [4, 0, 0]],
]);

forms('prove', [
  [
    'one test',
    't/a.t .. ok\nAll tests successful.\nFiles=1, Tests=1,  0 wallclock secs ( 0.02 usr  0.01 sys =  0.03 CPU)\nResult: PASS',
    [1, 0, 0],
  ],
  [
    'two files with failures',
    't/a.t .. Failed 1/5 subtests\n\nTest Summary Report\n-------------------\nt/a.t (Wstat: 256 (exited 1) Tests: 5 Failed: 1)\n  Failed test:  3\nt/b.t (Wstat: 0 Tests: 4 Failed: 2)\n  Failed tests:  1-2\nFiles=2, Tests=9,  0 wallclock secs ( 0.02 usr  0.01 sys =  0.03 CPU)\nResult: FAIL',
    [6, 3, 0],
  ],
]);

forms('automake', [
  ['serial-tests', 'PASS: a.sh\nPASS: b.sh\n==================\nAll 2 tests passed\n==================\n', [2, 0, 0]],
  ['serial-tests, one', 'PASS: a.sh\n=============\n1 test passed\n=============\n', [1, 0, 0]],
  [
    'serial-tests, red and skipped',
    'PASS: a.sh\n====================\n1 of 2 tests failed\n(1 test was not run)\n====================\n',
    [1, 1, 1],
  ],
  ['parallel, cut', 'PASS: a.sh\n====\nTestsuite summary for s 1.0\n====\n# TOTAL: 4\n# PASS:  2\n# SKIP:  0\n', 'open'],
]);
