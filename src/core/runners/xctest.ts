import type { RunnerProfile } from './profile.ts';

/** xcodebuild, and swift test with XCTest. */
export const xctest = {
  name: 'xctest',
  title: 'XCTest',
  family: 'swift',
  argv: [/^xcodebuild (?:.* )?(?:test|test-without-building)(?: |$)/, /^swift (?:-\S+ )*test(?: |$)/],
  log: {
    // "Test Suite 'All tests' started at 2026-03-02 09:15:04.123"
    openings: [
      { line: /^Test Suite '(?:All|Selected) tests' started at /, session: true },
      // "Test suite 'SampleTests' started on 'Clone 1 of iPhone 15 - Sample (4711)'": parallel testing
      { line: /^Test suite '[^']+' started on '/, session: true, once: true },
    ],
    closing: {
      counts: [
        // "[4/4] Testing SampleTests.SampleTests/testAdd": swift test --parallel has no other closing line
        { line: /^\[(?<tests>\d+)\/(?<of>\d+)\] Testing / },
        // "\t Executed 4 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.471 (0.488) seconds": of each suite, the outermost last
        {
          line: /^[\t ]*Executed (?<tests>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures? \(\d+ unexpected\) in \d+\.\d+ \(\d+\.\d+\) seconds$/,
        },
      ],
      // "** TEST SUCCEEDED **": with parallel testing there is no other closing line
      completes: [/^\*\* TEST (?:EXECUTE )?SUCCEEDED \*\*$/],
      countless: true,
      from: 'last',
      unit: 'tests',
      // "Test Suite 'All tests' passed at 2026-03-02 09:15:05.001."
      confirmed: { line: /^Test Suite '(?:All|Selected) tests' (?:passed|failed|finished) at / },
    },
    // "** TEST FAILED **"
    red: [/^\*\* TEST (?:EXECUTE )?FAILED \*\*$/],
    fatal: [
      // "Restarting after unexpected exit, crash, or test timeout in SampleTests.testSlow(); summary will include totals from previous launches."
      { line: /^Restarting after unexpected exit, crash, or test timeout/, code: 'worker-crash' },
      // "error: Exited with unexpected signal code 11"
      { line: /^error: Exited with (?:unexpected )?signal code \d+/, code: 'worker-crash' },
    ],
    // "Test Case '-[SampleTests testAdd]' passed (0.001 seconds).", "Test case 'SampleTests.testAdd()' passed on 'Clone 1 …' (0.001 seconds)"
    progress: [{ line: /^Test [Cc]ase '[^']+' (?:started|passed|failed|skipped)/ }],
  },
  exit: { codes: { 65: 'failures' } },
  junit: { add: '| xcpretty --report junit --output report.xml', needs: 'gem install xcpretty', writes: 'report.xml' },
} satisfies RunnerProfile;
