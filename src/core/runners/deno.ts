import type { RunnerProfile } from './profile.ts';

export const deno = {
  name: 'deno',
  title: 'deno test',
  argv: [/^deno (?:-\S+ )*test(?: |$)/],
  log: {
    // "running 4 tests from ./sample_test.js": one line for each file
    openings: [{ line: /^running (?<announces>\d+) tests? from /, session: false, sums: true }],
    closing: {
      counts: [
        // "FAILED | 3 passed | 1 failed | 1 ignored (9ms)", "ok | 4 passed (2 steps) | 0 failed | 3 filtered out (12ms)"
        {
          line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \(\d+ steps?\))? \| (?<failed>\d+) failed(?: \(\d+ steps?\))?(?: \| (?<skipped>\d+) ignored(?: \(\d+ steps?\))?)?(?: \| \d+ measured)?(?: \| \d+ filtered out)? \(\d+(?:ms|s|m\d*s?)\)$/,
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
    // "error: No test modules found"
    zero: [{ line: /^error: No test modules found$/, closes: true }],
    // "error: Test failed"
    red: [/^error: (?:Test failed|Type checking failed|Uncaught \(in promise\))/],
    fatal: [],
  },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^deno test$/ }],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '--junit-path=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
