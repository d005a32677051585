import type { RunnerProfile } from './profile.ts';

export const mesonTest = {
  name: 'meson-test',
  title: 'meson test',
  wraps: ['gtest', 'tap'],
  wrapsUnclosed: true,
  argv: [/^meson test(?: |$)/],
  log: {
    openings: [
      // "1/4 add OK               0.10s", "▶ 2/4 shop:unit / sub   RUNNING", "=================================== 1/4 ====…" (--verbose)
      {
        line: /^(?:▶ ?)?(?: *|=+ )\d+\/(?<announces>\d+) (?:=+$|[^ ].* (?:OK|FAIL|SKIP|TIMEOUT|ERROR|EXPECTEDFAIL|UNEXPECTEDPASS|RUNNING|INTERRUPT)\b)/,
        session: true,
        once: true,
      },
    ],
    closing: {
      counts: [
        // "Ok:                 3", "OK:         3" (before 0.50)
        { line: /^(?:Ok|OK): +(?<passed>\d+)$/ },
        { line: /^Expected Fail: +(?<passed>\d+)$/ },
        { line: /^(?:Fail|FAIL): +(?<failed>\d+)$/ },
        { line: /^Unexpected Pass: +(?<failed>\d+)$/ },
        { line: /^(?:Skipped|SKIP|Ignored): +(?<skipped>\d+)$/ },
        { line: /^(?:Timeout|TIMEOUT): +(?<errored>\d+)$/ },
      ],
      // "Full log written to /home/runner/work/meson-test/pass/build/meson-logs/testlog.txt"
      completes: [/^Full log written to .*\.txt$/],
      from: 'lines',
      unit: 'tests',
    },
    // "No tests defined.", "No suitable tests defined."
    zero: [{ line: /^No (?:suitable )?tests defined\.$/, closes: true }],
  },
  report: {
    detect: [],
    places: ['**/meson-logs/testlog.junit.xml'],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['MESON_TESTTHREADS', 'MESON_TEST_ITERATION'],
  junit: { add: '-C build (meson writes JUnit by itself)', writes: 'build/meson-logs/testlog.junit.xml' },
} satisfies RunnerProfile;
