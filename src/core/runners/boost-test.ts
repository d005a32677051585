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
        // "  3 test cases out of 5 passed"
        { line: /^ {2}(?<passed>\d+) test cases? out of \d+ passed$/ },
        { line: /^ {2}(?<failed>\d+) test cases? out of \d+ (?:failed|aborted|timed out)$/ },
        { line: /^ {2}(?<skipped>\d+) test cases? out of \d+ skipped$/ },
      ],
      completes: [
        // "  4 assertions out of 4 passed"
        /^ {2}\d+ assertions? out of \d+ (?:passed|failed)$/,
        // "*** No errors detected", '*** 1 failure is detected in the test module "Sample"': no count of tests
        /^\*{3} No errors detected$/,
        /^\*{3} \d+ failures? (?:is|are) detected/,
        'blank',
      ],
      from: 'lines',
      unit: 'tests',
      countless: true,
    },
    // "Test setup error: test tree is empty"
    zero: [{ line: /^Test setup error: (?:test tree is empty|no test cases matching filter)/, closes: true }],
    red: [/^\*{3} \d+ failures? (?:is|are) detected/],
    fatal: [
      // 'unknown location(0): fatal error: in "slow_case": memory access violation at address: 0x0: no mapping at fault address'
      {
        line: /: fatal error: in "[^"]*": (?:memory access violation|signal: )/,
        code: 'crash-in-log',
        glued: ': fatal error: in "',
      },
    ],
  },
  exit: { codes: { 200: 'no-tests' } },
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
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['BOOST_TEST_RUN_FILTERS', 'BOOST_TEST_LOGGER', 'BOOST_TEST_REPORT_LEVEL'],
  junit: { add: '--logger=HRF,test_suite,stdout:JUNIT,all,report.xml --report_level=short', writes: 'report.xml' },
} satisfies RunnerProfile;
