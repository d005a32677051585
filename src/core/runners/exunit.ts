import type { RunnerProfile } from './profile.ts';

const item = /\b(?<n>\d+) (?<word>[a-z]+)/;
const others = { invalid: 'errored', skipped: 'skipped', excluded: 'skipped' } as const;
/** What ExUnit calls a test, by the macro that defines it. */
const testsBy = {
  test: 'tests',
  tests: 'tests',
  doctest: 'tests',
  doctests: 'tests',
  property: 'tests',
  properties: 'tests',
  feature: 'tests',
  features: 'tests',
} as const;

const failedBy = {
  test: 'failed',
  tests: 'failed',
  doctest: 'failed',
  doctests: 'failed',
  property: 'failed',
  properties: 'failed',
  feature: 'failed',
  features: 'failed',
} as const;

export const exunit = {
  name: 'exunit',
  title: 'ExUnit',
  family: 'beam',
  argv: [/^mix test(?: |$)/, /^mix do .*test(?: |$)/],
  log: {
    // "Running ExUnit with seed: 0, max_cases: 4" (1.15 and newer)
    openings: [
      { line: /^Running ExUnit with seed: \d+, max_cases: \d+/, session: true },
      // behind a run that stopped among its dots
      { line: /[.*?!]Running ExUnit with seed: \d+, max_cases: \d+/, session: true, glued: 'Running ExUnit ' },
    ],
    closing: {
      counts: [
        // "5 tests, 1 failure, 1 skipped", "1 doctest, 4 tests, 0 failures, 2 excluded, 1 invalid", "4 tests, 0 failures, 1 skipped (2 excluded)" (1.19)
        {
          line: /^(?<list>(?:\d+ (?:doctests?|propert(?:y|ies)|features?|tests?), )*\d+ failures?(?:, \d+ (?:excluded|invalid|skipped))*)(?: \(\d+ excluded\))?$/,
          list: { item, words: { ...testsBy, failure: 'failed', failures: 'failed', ...others } },
        },
        // "Result: 455 passed (70 tests, 14 properties), 1 skipped, 2 excluded", "Result: 0 tests" (1.20)
        {
          line: /^Result: (?:(?<passed>\d+) passed(?: \([^()/]*\))?|0 tests)(?<list>(?:, \d+ (?:excluded|invalid|skipped))*)$/,
          list: { item, words: others },
        },
        // "Result: 447/455 passed (53/54 doctests, 394/401 tests)" and "Failed: 1 doctest, 7 tests"
        {
          line: /^Result: (?<passed>\d+)\/\d+ passed(?: \([^()]*\))?(?<list>(?:, \d+ (?:excluded|invalid|skipped))*)$/,
          list: { item, words: others },
        },
        { line: /^Failed: (?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)$/, list: { item, words: failedBy } },
      ],
      // "Randomized with seed 0" stands behind a blank line (before 1.15; now they are the last lines)
      completes: ['blank', 'other'],
      from: 'lines',
      unit: 'tests',
    },
    // "There are no tests to run"
    zero: [{ line: /^There are no tests to run$/, closes: true }],
    red: [/^Failed: \d+ [a-z]+(?:, \d+ [a-z]+)*$/, /^Result: \d+\/\d+ passed/],
    // "Aborting test suite, the following have not completed:"
    interrupted: [/^Aborting test suite, (?:the following have not completed:|showing results so far)/],
    // "Finished in 0.02 seconds (0.00s async, 0.02s sync)"
    progress: [{ line: /^Finished in \d+\.\d+ seconds(?: \(\d+\.\d+s async, \d+\.\d+s sync\))$/ }],
  },
  exit: { codes: { 2: 'failures' } },
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
