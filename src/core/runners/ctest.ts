import type { RunnerProfile } from './profile.ts';

export const ctest = {
  name: 'ctest',
  title: 'CTest',
  wraps: ['gtest', 'catch2', 'doctest', 'boost-test', 'cmocka', 'criterion', 'check', 'tap'],
  argv: [/^ctest(?: |$)/],
  log: {
    // "Test project /home/runner/work/ctest/pass/build"
    openings: [{ line: /^Test project [/A-Z]/, session: true }],
    results: {
      // "    Start 1: add"
      start: [/^ +Start +\d+: (?<id>.+)$/],
      end: [
        // "3/3 Test #3: c ................................Subprocess aborted***Exception:   0.01 sec", "… ***Exception: SegFault  0.10 sec"
        // "2/3 Test #2: b ................................***Skipped   0.00 sec", "… ***Not Run (Disabled)   0.00 sec", "…   Passed    0.00 sec"
        {
          line: /^ *\d+\/\d+ Test +#\d+: (?<id>.+?) \.+ ?(?: +(?<passed>Passed)|(?:[A-Z][a-z ]*)?\*\*\*(?:(?<skipped>Skipped|Not Run \(Disabled\))|(?<failed>[A-Z][A-Za-z :]*))) /,
        },
      ],
    },
    closing: {
      counts: [],
      // "Total Test time (real) =   0.01 sec"
      completes: [/^Total Test time \(real\) = +\d+(?:\.\d+)? sec$/],
      from: 'results',
      unit: 'tests',
      headed: /^Total Test time/,
    },
    // "No tests were found!!!"
    zero: [{ line: /^No tests were found!!!$/, closes: true }],
    // "Errors while running CTest"
    red: [/^Errors while running CTest$/],
    notRun: [
      // "The following tests did not run:" and "\t  2 - later (Skipped)"
      { line: /^The following tests did not run:$/, items: /^\t +\d+ - /, except: /\((?:Skipped|Disabled)\)$/ },
    ],
  },
  exit: { codes: { 8: 'failures' } },
  report: {
    detect: [
      {
        element: 'root',
        attribute: '',
        value: /^testsuite$/,
        and: [
          { element: 'suite', attribute: 'disabled' },
          { element: 'case', attribute: 'status', value: /^(?:run|fail|notrun|disabled)$/ },
        ],
      },
    ],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['CTEST_OUTPUT_ON_FAILURE', 'CTEST_PARALLEL_LEVEL', 'GTEST_FILTER'],
  junit: { add: '--output-junit report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
