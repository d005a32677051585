import type { RunnerProfile } from './profile.ts';

/** What karma-mocha-reporter prints in place of Karma's own lines. */
export const karmaMocha = {
  name: 'karma-mocha',
  title: 'Karma (mocha reporter)',
  family: 'karma',
  argv: [],
  log: {
    closing: {
      counts: [
        // "✔ 4 tests completed"
        { line: /^[✔√] (?<passed>\d+) tests? completed$/ },
        // "ℹ 1 test skipped"
        { line: /^(?:ℹ|i) (?<skipped>\d+) tests? skipped$/ },
        // "✖ 1 test failed"
        { line: /^[✖×] (?<failed>\d+) tests? failed$/ },
      ],
      completes: ['blank', 'other'],
      from: 'lines',
      unit: 'tests',
    },
    // "✖ Error while running the tests! Exit code: 1"
    red: [/^[✖×] Error while running the tests! Exit code: [1-9]/],
    // "SUMMARY:"
    progress: [{ line: /^SUMMARY:$/ }],
  },
} satisfies RunnerProfile;
