import type { RunnerProfile } from './profile.ts';

/** libcheck. */
export const check = {
  name: 'check',
  title: 'Check',
  wraps: ['tap'],
  argv: [],
  log: {
    // "Running suite(s): sample"
    openings: [{ line: /^Running suite\(s\): /, session: true }],
    closing: {
      // "75%: Checks: 4, Failures: 1, Errors: 0", also behind what the last test printed
      counts: [{ line: /\d{1,3}%: Checks: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+)$/, glued: '%: Checks: ' }],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
  },
  env: ['CK_RUN_CASE', 'CK_RUN_SUITE', 'CK_FORK', 'CK_VERBOSITY'],
} satisfies RunnerProfile;
