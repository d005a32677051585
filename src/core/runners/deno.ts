import type { RunnerProfile } from './profile.ts';

export const deno = {
  name: 'deno',
  title: 'deno test',
  // --reporter=tap
  wraps: ['tap'],
  argv: [/^deno (?:-\S+ )*test(?: |$)/],
  log: {
    // "running 4 tests from ./sample_test.js": one line for each file
    openings: [{ line: /^running (?<announces>\d+) tests? from /, session: false, sums: true }],
    closing: {
      counts: [
        // "FAILED | 3 passed | 1 failed | 1 ignored (9ms)", "ok | 4 passed (2 steps) | 0 failed | 3 filtered out (12ms)": steps are cases of the report
        {
          line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \((?<passedSteps>\d+) steps?\))? \| (?<failed>\d+) failed(?: \((?<failedSteps>\d+) steps?\))?(?: \| (?<skipped>\d+) ignored(?: \((?<ignoredSteps>\d+) steps?\))?)?(?: \| \d+ measured)?(?: \| \d+ filtered out)? \(\d+(?:ms|s|m\d*s?)\)$/,
          as: { passedSteps: 'passed', failedSteps: 'failed', ignoredSteps: 'skipped' },
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
