import type { RunnerProfile } from './profile.ts';

export const boostTest = {
  name: 'boost-test',
  title: 'Boost.Test',
  argv: [],
  log: {
    // "Running 4 test cases..."
    openings: [{ line: /^Running (?<announces>\d+) test cases?\.\.\.$/, session: true }],
    opensAlways: true,
    closing: {
      counts: [
        // "*** No errors detected": the closing line without --report_level
        { line: /^\*{3} No errors detected$/, announced: true },
        // "  3 test cases out of 8 passed", "  1 test case out of 8 passed with warnings": with --report_level=short or detailed
        { line: /^ {2}(?<passed>\d+) test cases? out of (?<of>\d+) passed(?: with warnings)?$/ },
        { line: /^ {2}(?<failed>\d+) test cases? out of (?<of>\d+) failed$/ },
        { line: /^ {2}(?<skipped>\d+) test cases? out of (?<of>\d+) skipped$/ },
        // "  1 test case out of 8 aborted": of those that failed; "  4 assertions out of 5 passed", "  1 failed warning", "  1 expected failure"
        {
          line: /^ {2}\d+ (?:test cases? out of \d+ (?:aborted|timed out)|assertions? out of \d+ \w+|failed warnings?|expected failures?)$/,
        },
      ],
      completes: [
        'blank',
        // '*** 1 failure is detected in the test module "Sample"', '*** 2 failures detected in test suite "Master Test Suite"' (older): no count of tests
        /^\*{3} (?:\d+ failures?(?: is| are)?|[Ee]rrors?(?: were| where)?|failures?) detected\b/,
        // '*** The test module "Sample" was aborted; see standard output for details'
        /^\*{3} The test .* (?:was (?:aborted|skipped)|timed out)\b/,
      ],
      from: 'lines',
      unit: 'tests',
      countless: true,
      addsUp: true,
    },
    // "Test setup error: test tree is empty", "Test setup error: no test cases matching filter or all test cases were disabled"
    zero: [{ line: /^Test setup error: (?:test tree is empty|no test cases matching filter)/, closes: true }],
    red: [
      /^\*{3} (?:\d+ failures?(?: is| are)?|[Ee]rrors?(?: were| where)?|failures?) detected\b/,
      /^\*{3} The test .* (?:was aborted|timed out)\b/,
    ],
    fatal: [
      // 'unknown location(0): fatal error: in "slow_case": memory access violation at address: 0x0: no mapping at fault address'
      {
        line: /: fatal error: in "[^"]{0,200}": (?:memory access violation|signal: )/,
        code: 'crash-in-log',
        glued: 'fatal error: in "',
      },
    ],
  },
  exit: { codes: { 200: 'internal', 201: 'failures' } },
  report: {
    detect: [
      {
        element: 'root',
        attribute: 'id',
        value: /^\d+$/,
        and: [
          { element: 'root', attribute: '', value: /^testsuite$/ },
          { element: 'root', attribute: 'hostname', absent: true },
        ],
      },
    ],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['BOOST_TEST_RUN_FILTERS', 'BOOST_TEST_LOGGER', 'BOOST_TEST_REPORT_LEVEL'],
  junit: { add: '--logger=HRF,test_suite,stdout:JUNIT,all,report.xml --report_level=short', writes: 'report.xml' },
} satisfies RunnerProfile;
