import type { RunnerProfile } from './profile.ts';

export const behave = {
  name: 'behave',
  title: 'behave',
  argv: [/^behave(?: |$)/, /^python[\d.]* -m behave(?: |$)/, /^(?:python[\d.]* )?manage(?:\.py)? behave(?: |$)/],
  log: {
    closing: {
      counts: [
        // "3 scenarios passed, 1 failed, 1 skipped", "4 scenarios passed, 0 failed, 0 error, 0 skipped"
        {
          line: /^(?<passed>\d+) scenarios? passed, (?<failed>\d+) failed(?:, (?<errored>\d+) (?:error|errored|hook_error))?, (?<skipped>\d+) skipped(?:, (?<untested>\d+) (?:untested|undefined))?$/,
          as: { untested: 'skipped' },
        },
      ],
      // "Took 0m0.000s"
      completes: [/^Took \d+(?:min |m)\d+\.\d+s$/, /^Took \d+h /],
      from: 'lines',
      unit: 'tests',
    },
    // "  Scenario: add      # features/sample.feature:3"
    progress: [{ line: /^(?:Feature: .*| {2,}Scenario(?: Outline)?: .*) # [^ ]+\.feature:\d+$/ }],
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
