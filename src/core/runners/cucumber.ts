import type { RunnerProfile } from './profile.ts';

/** Cucumber for Ruby, JavaScript and the JVM. */
export const cucumber = {
  name: 'cucumber',
  title: 'Cucumber',
  argv: [/^cucumber(?:-js)?(?: |$)/, /^java .*io\.cucumber\.core\.cli\.Main(?: |$)/],
  log: {
    closing: {
      counts: [
        // "5 scenarios (1 failed, 1 pending, 3 passed)", "0 scenarios", "  6 scenarios (1 flaky, 5 passed)", "3 Scenarios (3 passed)" (JVM)
        {
          line: /^(?: {2})?\d+ [Ss]cenarios?(?: \((?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)\))?$/,
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
      // "5 steps (1 failed, 4 passed)", "0 Steps"
      completes: [/^(?: {2})?\d+ [Ss]teps?(?: \(\d+ [a-z]+(?:, \d+ [a-z]+)*\))?$/],
      // "0m0.055s", "0m00.010s (executing steps: 0m00.001s)", "0m 0.49s (0m 0.11s executing your code)"; --quiet leaves it out (Ruby)
      usually: [/^(?: {2})?\d+m ?\d+\.\d+s(?: \((?:executing steps: )?\d+m ?\d+\.\d+s(?: executing your code)?\))?$/],
      from: 'lines',
      unit: 'tests',
    },
    // "1 test run (1 failed)": an error outside of scenarios; "2 hooks (1 failed, 1 passed)": of the whole run
    red: [/^(?: {2})?(?:\d+ test runs?|\d+ hooks?) \((?:\d+ [a-z]+, )*\d+ failed\b/],
    // "  Scenario: add      # features/sample.feature:3"
    reopens: [/^ {2,}Scenario(?: Outline)?: .* # [^ ]+\.feature:\d+$/],
    progress: [{ line: /^ {2,}Scenario(?: Outline)?: .* # [^ ]+\.feature:\d+$/ }],
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^(?:cucumber-js|Cucumber)$/ }],
    closed: 'end',
    // those that name themselves write one file, at the end; Ruby's write one for each feature, and don't
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: {
    add: '--format pretty --format junit --out reports (JavaScript: --format junit:reports/TEST-all.xml)',
    writes: 'reports/TEST-*.xml',
  },
} satisfies RunnerProfile;
