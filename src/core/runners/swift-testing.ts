import type { RunnerProfile } from './profile.ts';

export const swiftTesting = {
  name: 'swift-testing',
  title: 'Swift Testing',
  family: 'swift',
  argv: [],
  log: {
    // "◇ Test run started."; on macOS a symbol from a private area stands before it
    openings: [{ line: /^(?:[^ -~]{1,8} +)?Test run started\.$/, session: true }],
    opensAlways: true,
    closing: {
      // "✔ Test run with 2 tests passed after 0.002 seconds.", "✘ Test run with 4 tests in 2 suites failed after 1.200 seconds with 3 issues."
      counts: [
        {
          line: /^(?:[^ -~]{1,8} +)?Test run with (?<tests>\d+) tests?(?: in \d+ suites?)? (?:passed|failed) after \d+\.\d+ seconds(?: with .*)?\.?$/,
        },
        // "➜ Test later() skipped." and "➜ Test later() skipped: \"not today\"": the total holds it
        { line: /^[^ -~]{1,8} +Test .* skipped(?:\.$|: )/, fixed: { skipped: 1 } },
      ],
      completes: [
        /^(?:[^ -~]{1,8} +)?Test run with \d+ tests?(?: in \d+ suites?)? (?:passed|failed) after \d+\.\d+ seconds(?: with .*)?\.?$/,
      ],
      gap: 1_000_000,
      from: 'lines',
      unit: 'tests',
    },
    red: [/^(?:[^ -~]{1,8} +)?Test run with \d+ tests?(?: in \d+ suites?)? failed after /],
    // "✔ Test adds() passed after 0.001 seconds."
    progress: [{ line: /^(?:[^ -~]{1,8} +)Test .* (?:passed|failed|skipped|started)\b/ }],
  },
  report: {
    detect: [],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '--xunit-output report.xml', writes: 'report-swift-testing.xml' },
} satisfies RunnerProfile;
