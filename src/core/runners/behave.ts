import type { RunnerProfile } from './profile.ts';

export const behave = {
  name: 'behave',
  title: 'behave',
  argv: [/^behave(?: |$)/, /^python[\d.]* -m behave(?: |$)/, /^(?:python[\d.]* )?manage(?:\.py)? behave(?: |$)/],
  log: {
    closing: {
      counts: [
        // "3 scenarios passed, 1 failed, 1 skipped", "1 scenario passed, 0 failed, 1 error, 0 skipped" (1.3), "0 scenarios passed, 0 failed, 0 skipped, 3 untested"
        {
          line: /^(?<passed>\d+) scenarios? passed(?<list>(?:, \d+ [a-z_]+)+)$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z_]+)/,
            words: {
              failed: 'failed',
              undefined: 'failed',
              pending: 'failed',
              error: 'errored',
              errored: 'errored',
              hook_error: 'errored',
              cleanup_error: 'errored',
              skipped: 'skipped',
              untested: 'skipped',
              xfailed: 'skipped',
            },
          },
        },
      ],
      // "Took 0m0.000s"
      completes: [/^Took \d+(?:min |m)\d+\.\d+s$/, /^Took \d+h /],
      from: 'lines',
      unit: 'tests',
    },
    reopens: [/^Feature: .* # [^ ]+\.feature:\d+$/],
    progress: [
      // "Feature: Sums # features/sample.feature:1": cucumber gives the place of scenarios only
      { line: /^Feature: .* # [^ ]+\.feature:\d+$/ },
    ],
  },
  report: {
    detect: [
      {
        element: 'root',
        attribute: '',
        value: /^testsuite$/,
        and: [{ element: 'case', attribute: 'status', value: /^(?:passed|failed|skipped|untested|undefined|error)$/ }],
      },
    ],
    places: ['reports/TESTS-*.xml'],
    closed: 'per-file',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '--junit --junit-directory reports', writes: 'reports/TESTS-*.xml' },
} satisfies RunnerProfile;
