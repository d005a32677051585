import type { RunnerProfile } from './profile.ts';

/** Counts targets, not tests. */
export const bazel = {
  name: 'bazel',
  title: 'Bazel',
  // with --test_output=all; a target is a case of its reports, whatever runs in it
  wraps: [
    'pytest',
    'unittest',
    'gtest',
    'catch2',
    'go-test',
    'cargo-test',
    'junit4',
    'junit-console',
    'jest',
    'jasmine',
    'mocha',
    'node-test',
    'rspec',
    'tap',
  ],
  wrapsUnclosed: true,
  argv: [/^bazel(?:isk)? (?:-\S+ )*(?:test|coverage)(?: |$)/],
  log: {
    closing: {
      counts: [],
      // "Executed 1 out of 1 test: 1 test passes.", "Executed 2 out of 3 tests: 2 tests pass and 1 fails locally."
      completes: [/^Executed \d+ out of \d+ tests?: /],
      from: 'lines',
      unit: 'tests',
      countless: true,
    },
    // "ERROR: No test targets were found, yet testing was requested"
    zero: [{ line: /^ERROR: No test targets were found, yet testing was requested$/, closes: true }],
    // "//pkg:sample_test                         FAILED in 0.4s", "//pkg:slow_test   TIMEOUT in 60.0s"
    red: [/^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +(?:\(cached\) )?(?:FAILED|TIMEOUT|FAILED TO BUILD|REMOTE FAILURE)(?: in .*)?$/],
    // "//pkg:sample_test                         NO STATUS"
    notRun: [{ line: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +NO STATUS$/ }],
    cached: {
      // "//pkg:sample_test                (cached) PASSED in 0.1s"
      replayed: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +\(cached\) PASSED in /,
      ran: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +(?:PASSED|FAILED|TIMEOUT|FLAKY) ?(?:in |,)/,
    },
    // "Bazel caught interrupt signal; cancelling pending invocation."
    interrupted: [/^Bazel caught (?:second )?(?:interrupt|terminate) signal; /],
    fatal: [
      // "Server terminated abruptly (error code: 14, error message: 'Socket closed', …)"
      { line: /^Server terminated abruptly /, code: 'worker-crash' },
    ],
    // "INFO: Analyzed target //pkg:sample_test (0 packages loaded, 0 targets configured)."
    progress: [{ line: /^INFO: (?:Analyzed (?:target|\d+ targets)|Found \d+ (?:target|test target))/ }],
  },
  exit: { codes: { 1: 'failures', 2: 'usage', 3: 'failures', 4: 'no-tests', 8: 'interrupted', 37: 'internal' } },
  report: {
    detect: [],
    places: ['bazel-testlogs/**/test.xml'],
    closed: 'per-file',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'none',
  },
  junit: { add: '--test_output=errors (bazel writes JUnit below bazel-testlogs)', writes: 'bazel-testlogs/**/test.xml' },
} satisfies RunnerProfile;
