import type { RunnerProfile } from './profile.ts';

/** Its log is TAP; command and reports are its own. */
export const bats = {
  name: 'bats',
  title: 'Bats',
  wraps: ['tap'],
  argv: [/^bats(?: |$)/],
  log: {},
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /\.bats$/ }],
    places: ['report.xml'],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['BATS_NO_PARALLELIZE_WITHIN_FILES', 'BATS_TEST_FILTER'],
  junit: { add: '--report-formatter junit --output .', writes: 'report.xml' },
} satisfies RunnerProfile;
