import type { RunnerProfile } from './profile.ts';

export const exunit = {
  name: 'exunit',
  title: 'ExUnit',
  argv: [/^mix test(?: |$)/, /^mix do .*test(?: |$)/],
  log: {
    // "Running ExUnit with seed: 0, max_cases: 4" (1.15 and newer)
    openings: [{ line: /^Running ExUnit with seed: \d+, max_cases: \d+/, session: true }],
    closing: {
      counts: [
        // "5 tests, 1 failure, 1 skipped", "1 doctest, 2 properties, 4 tests, 0 failures, 2 excluded", "0 failures"
        {
          line: /^(?:(?<list>\d+ (?:doctests?|propert(?:y|ies)|features?|tests?)(?:, \d+ (?:doctests?|propert(?:y|ies)|features?|tests?))*), )?(?<failed>\d+) failures?(?:, (?<errored>\d+) invalid)?(?:, (?<skipped>\d+) skipped)?(?:, (?<excluded>\d+) excluded)?$/,
          as: { excluded: 'skipped' },
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+)/,
            words: {
              test: 'tests',
              tests: 'tests',
              doctest: 'tests',
              doctests: 'tests',
              property: 'tests',
              properties: 'tests',
              feature: 'tests',
              features: 'tests',
            },
          },
        },
      ],
      // "Randomized with seed 0" stands behind a blank line
      completes: ['blank'],
      from: 'lines',
      unit: 'tests',
    },
    // "There are no tests to run"
    zero: [{ line: /^There are no tests to run$/, closes: true }],
    // "Finished in 0.02 seconds (0.00s async, 0.02s sync)"
    progress: [{ line: /^Finished in \d+\.\d+ seconds(?: \(\d+\.\d+s async, \d+\.\d+s sync\))$/ }],
  },
  report: {
    // junit_formatter
    detect: [{ element: 'suite', attribute: 'name', value: /^Elixir\./ }],
    places: ['**/_build/test/lib/*/test-junit-report.xml'],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['MIX_ENV', 'ELIXIR_ERL_OPTIONS'],
  junit: {
    add: '--formatter JUnitFormatter --formatter ExUnit.CLIFormatter',
    needs: '{:junit_formatter, "~> 3.4", only: :test} in mix.exs',
    writes: '_build/test/lib/<app>/test-junit-report.xml',
  },
} satisfies RunnerProfile;
