import type { RunnerProfile } from './profile.ts';

export const automake = {
  name: 'automake',
  title: 'Automake',
  wraps: ['tap'],
  wrapsUnclosed: true,
  // `make check` is everybody's word: it names no runner
  argv: [],
  log: {
    // "Testsuite summary for sample 1.0"
    openings: [{ line: /^Testsuite summary for /, session: true }],
    closing: {
      counts: [
        { line: /^# TOTAL: +(?<tests>\d+)$/ },
        // "# PASS:  4"
        { line: /^# (?:PASS|XFAIL): +(?<passed>\d+)$/ },
        { line: /^# SKIP: +(?<skipped>\d+)$/ },
        { line: /^# (?:FAIL|XPASS): +(?<failed>\d+)$/ },
        { line: /^# ERROR: +(?<errored>\d+)$/ },
        // "All 4 tests passed", "1 test passed", "All 2 tests behaved as expected (1 expected failure)", "1 of 4 tests failed": serial-tests
        { line: /^All (?<tests>\d+) tests (?:passed|behaved as expected \(\d+ expected failures?\))$/ },
        { line: /^(?<tests>1) test (?:passed|behaved as expected \(1 expected failure\))$/ },
        { line: /^(?<failed>\d+) of (?<tests>\d+) tests? (?:failed|did not behave as expected \(\d+ unexpected pass(?:es)?\))$/ },
        // "(1 test was not run)"
        { line: /^\((?<skipped>\d+) tests? (?:was|were) not run\)$/ },
      ],
      // "====================" (serial-tests)
      completes: [/^# ERROR: +\d+$/, /^={13,}$/],
      total: 'without-skipped',
      gap: 3,
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // "PASS: add.sh"
    progress: [{ line: /^(?:PASS|FAIL|SKIP|XFAIL|XPASS|ERROR): [^ ]+$/ }],
  },
  exit: { codes: { 2: 'failures' } },
  env: ['TESTS', 'MAKEFLAGS'],
} satisfies RunnerProfile;
