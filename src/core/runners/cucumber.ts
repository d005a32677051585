import type { RunnerProfile } from './profile.ts';

/** Cucumber for Ruby and JavaScript. */
export const cucumber = {
  name: 'cucumber',
  title: 'Cucumber',
  argv: [/^cucumber(?:-js)?(?: |$)/],
  log: {
    closing: {
      counts: [
        // "5 scenarios (1 failed, 1 pending, 3 passed)", "0 scenarios"
        {
          line: /^\d+ scenarios?(?: \((?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)\))?$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+)/,
            words: {
              passed: 'passed',
              failed: 'failed',
              skipped: 'skipped',
              pending: 'skipped',
              undefined: 'skipped',
              ambiguous: 'failed',
              unknown: 'failed',
              flaky: 'flaky',
            },
          },
        },
      ],
      // "0m0.055s", "0m00.010s (executing steps: 0m00.001s)"
      completes: [/^\d+m\d+\.\d+s(?: \(executing steps: \d+m\d+\.\d+s\))?$/],
      from: 'lines',
      unit: 'tests',
    },
    // "  Scenario: add      # features/sample.feature:3"
    progress: [{ line: /^ {2,}Scenario(?: Outline)?: .* # [^ ]+\.feature:\d+$/ }],
  },
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^(?:cucumber-js|Cucumber)$/ }],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '--format pretty --format junit --out reports', writes: 'reports/TEST-*.xml' },
} satisfies RunnerProfile;
