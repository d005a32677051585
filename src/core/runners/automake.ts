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
      ],
      completes: [/^# ERROR: +\d+$/],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // "PASS: add.sh"
    progress: [{ line: /^(?:PASS|FAIL|SKIP|XFAIL|XPASS|ERROR): [^ ]+$/ }],
  },
  env: ['TESTS', 'MAKEFLAGS'],
} satisfies RunnerProfile;
