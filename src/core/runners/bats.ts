import type { RunnerProfile } from './profile.ts';

/** Its log is TAP, or with --pretty its own. */
export const bats = {
  name: 'bats',
  title: 'Bats',
  // the closing line of --pretty is ExUnit's as well
  wraps: ['tap', 'exunit'],
  argv: [/^bats(?: |$)/],
  log: {
    // "sample.bats", "test/unit/sample.bats" (--pretty)
    openings: [{ line: /^[\w./-]*\.bats$/, session: true, once: true, glued: '.bats' }],
    closing: {
      counts: [
        // "4 tests, 1 failure, 1 skipped, 1 timed out, 2 not run in 3 seconds"
        {
          line: /^(?<tests>\d+) tests?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) skipped)?(?:, (?<errored>\d+) timed out)?(?:, \d+ not run)?(?: in \d+ seconds)?$/,
          where: 'opened',
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
    notRun: [{ line: /^\d+ tests?, \d+ failures?(?:, \d+ [a-z ]+)*, \d+ not run\b/ }],
    // "# Received SIGINT, aborting ..."
    interrupted: [/^# Received SIGINT, aborting \.\.\.$/],
  },
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
