import type { RunnerProfile } from './profile.ts';

export const nextest = {
  name: 'nextest',
  title: 'cargo-nextest',
  family: 'cargo',
  argv: [/^cargo(?:-nextest)? nextest r(?:un)?(?: |$)/],
  log: {
    // "    Starting 4 tests across 2 binaries (1 test skipped)"
    openings: [{ line: /^ +Starting (?<announces>\d+) tests? across \d+ binar(?:y|ies)/, session: true }],
    opensAlways: true,
    closing: {
      counts: [
        // "     Summary [   0.031s] 5 tests run: 3 passed (1 flaky), 1 failed, 1 timed out, 2 skipped"
        {
          line: /^ +Summary \[ *\d+\.\d+s\] (?<ran>\d+)(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed(?: \([^)]*\))?)?(?:, (?<broken>\d+) exec failed)?(?:, (?<errored>\d+) timed out)?, (?<skipped>\d+) skipped$/,
          as: { broken: 'errored' },
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      headed: /^/,
    },
    // "error: no tests to run", "warning: no tests to run"
    zero: [{ line: /^(?:error|warning): no tests to run$/, closes: false }],
    red: [/^error: test run failed$/],
    // "     Summary [   0.031s] 3/9 tests run: 2 passed, 1 failed, 0 skipped"
    // "warning: 5/8 tests were not run due to signal"
    notRun: [
      { line: /^ +Summary \[ *\d+\.\d+s\] \d+\/\d+ tests? run: / },
      { line: /^warning: \d+\/\d+ tests? (?:was|were) not run due to / },
    ],
    // "   Canceling due to interrupt: 2 tests still running"
    interrupted: [/^ +Cancell?(?:ing|ed) due to (?:interrupt|signal|second signal|termination|global timeout)/],
    // "  Cancelling due to test failure"
    stopped: [/^ +Cancell?(?:ing|ed) due to test failure/],
    // "        PASS [   0.005s] sample tests::add"
    progress: [{ line: /^ +(?:PASS|FAIL|SLOW|LEAK|SIGSEGV|SIGABRT|TIMEOUT|TRY \d+ \w+) \[ *(?:> *)?\d+\.\d+s\] / }],
  },
  exit: { codes: { 4: 'no-tests', 96: 'internal', 100: 'failures', 101: 'failures', 104: 'internal', 105: 'internal', 110: 'internal' } },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^nextest-run$/ }],
    places: ['target/nextest/*/junit.xml'],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['RUSTFLAGS', 'NEXTEST_PROFILE', 'NEXTEST_TEST_THREADS'],
  junit: {
    add: '--profile ci (with `[profile.ci.junit] path = "junit.xml"` in .config/nextest.toml)',
    writes: 'target/nextest/ci/junit.xml',
  },
} satisfies RunnerProfile;
