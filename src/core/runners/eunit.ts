import type { RunnerProfile } from './profile.ts';

export const eunit = {
  name: 'eunit',
  title: 'EUnit',
  family: 'beam',
  // rebar3 prints its results as ExUnit does
  wraps: ['exunit'],
  argv: [/^erl .*eunit:test/, /^rebar3 eunit(?: |$)/],
  log: {
    // "======================== EUnit ========================" (verbose)
    openings: [
      { line: /^=+ EUnit =+$/, session: true },
      // "===> Performing EUnit tests..." (rebar3)
      { line: /^===> Performing EUnit tests\.\.\.$/, session: true },
    ],
    closing: {
      counts: [
        // "  All 4 tests passed.", "  2 tests passed."
        { line: /^ {2}(?:All )?(?<passed>\d+) tests passed\.$/ },
        // "  Test passed."
        { line: /^ {2}Test passed\.$/, fixed: { passed: 1 } },
        // "5 tests, 1 failures, 1 skipped, 2 cancelled", "0 tests" (rebar3)
        {
          line: /^(?<tests>\d+) tests(?:, (?<failed>\d+) failures)?(?:, (?<skipped>\d+) skipped)?(?:, (?<errored>\d+) cancelled)?$/,
          where: 'opened',
        },
        // "  Failed: 1.  Skipped: 0.  Passed: 3."
        { line: /^ {2}Failed: (?<failed>\d+)\. {2}Skipped: (?<skipped>\d+)\. {2}Passed: (?<passed>\d+)\.$/ },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
    // "  There were no tests to run."
    zero: [{ line: /^ {2}There were no tests to run\.$/, closes: true }],
    // "One or more tests were cancelled."
    // "  Failed: 0.  Skipped: 0.  Passed: 4.": this line stands only where not all is well, so some were cancelled
    notRun: [{ line: /^ {2}Failed: 0\. {2}Skipped: 0\. {2}Passed: \d+\.$/ }, { line: /^ *One or more tests were cancelled\.$/ }],
    // "  sample_tests: add_test...ok"
    progress: [{ line: /^ {2}[a-z]\w*: [^ ]+\.\.\.(?:\[[\d.]+ s\] )?(?:ok$|\*failed\*)/ }],
  },
  report: {
    // eunit_surefire
    detect: [{ element: 'suite', attribute: 'name', value: /^(?:module|application|directory|file) ['"]/ }],
    places: ['TEST-*.xml'],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['ERL_FLAGS', 'ERL_AFLAGS'],
} satisfies RunnerProfile;
