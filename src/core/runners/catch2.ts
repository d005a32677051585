import type { RunnerProfile } from './profile.ts';

export const catch2 = {
  name: 'catch2',
  title: 'Catch2',
  argv: [],
  log: {
    closing: {
      counts: [
        // "All tests passed (4 assertions in 4 test cases)"
        { line: /^All tests passed \(\d+ assertions? in (?<tests>\d+) test cases?\)$/ },
        // "test cases: 5 | 3 passed | 1 failed | 1 skipped"
        {
          line: /^test cases: +(?<tests>\d+)(?: \| +(?<passed>\d+) passed)?(?: \| +(?<failed>\d+) failed)?(?: \| +(?<expected>\d+) failed as expected)?(?: \| +(?<skipped>\d+) skipped)?$/,
          as: { expected: 'passed' },
        },
      ],
      // "assertions: 4 | 3 passed | 1 failed", "assertions: - none -"
      completes: [/^All tests passed \(/, /^assertions: +[\d-]/],
      from: 'lines',
      unit: 'tests',
    },
    // "No tests ran"
    zero: [{ line: /^No tests ran$/, closes: true }],
    // "sample_test is a Catch v2.13.10 host application.", "… Catch2 v3.4.0 …"
    progress: [{ line: /^[^ ]+ is a Catch2? v\d+\.[\w.-]+ host application\.$/ }],
  },
  exit: { countsFailures: { max: 255 } },
  report: {
    detect: [{ element: 'suite', attribute: 'hostname', value: /^tbd$/ }],
    closed: 'end',
    silenceSafe: false,
    // declares assertions, and lists sections
    declared: 'none',
    agrees: 'none',
  },
  junit: { add: '--reporter junit::out=report.xml --reporter console', writes: 'report.xml' },
} satisfies RunnerProfile;
