import type { RunnerProfile } from './profile.ts';

export const gtest = {
  name: 'gtest',
  title: 'GoogleTest',
  argv: [/ --gtest_(?!list_tests)/],
  log: {
    // "[==========] Running 4 tests from 1 test suite.", "… from 2 test cases." (older)
    openings: [{ line: /^\[=+\] Running (?<announces>\d+) tests? from \d+ test (?:suite|case)s?\.$/, session: true }],
    results: {
      // "[ RUN      ] Sample.Add"
      start: [/^\[ RUN {6}\] (?<id>[^ .]+\.[^ ]+)$/],
      end: [
        // "[       OK ] Sample.Add (0 ms)", also behind what the test printed; "[       OK ] Sample.Add" with --gtest_print_time=0
        { line: /\[ {7}OK \] (?<id>[^ .]+\.[^ ]+)(?: \(\d+ ms\))?$/, glued: 'OK ] ' },
        // "[  FAILED  ] Ty/0.W, where TypeParam = int (0 ms)"
        { line: /\[ {2}(?<failed>FAILED) {2}\] (?<id>[^ .]+\.[^ ,]+)(?:, where [^[]*)?(?: \(\d+ ms\))?$/, glued: 'FAILED  ] ' },
        { line: /\[ {2}(?<skipped>SKIPPED) \] (?<id>[^ .]+\.[^ ]+)(?: \(\d+ ms\))?$/, glued: 'SKIPPED ] ' },
      ],
    },
    closing: {
      counts: [
        // "[==========] 4 tests from 1 test suite ran. (0 ms total)"; with --gtest_brief=1 also behind what the last test printed
        { line: /\[={10}\] (?<tests>\d+) tests? from \d+ test (?:suite|case)s? ran\.(?: \(\d+ ms total\))?$/, glued: '=] ' },
        // "[  PASSED  ] 3 tests."
        { line: /^\[ {2}PASSED {2}\] (?<passed>\d+) tests?\.$/ },
        // "[  SKIPPED ] 1 test, listed below:", "[  SKIPPED ] 1 test." (--gtest_brief=1)
        { line: /^\[ {2}SKIPPED \] (?<skipped>\d+) tests?(?:, listed below:|\.)$/ },
        // "[  FAILED  ] 1 test, listed below:"
        { line: /^\[ {2}FAILED {2}\] (?<failed>\d+) tests?, listed below:$/ },
      ],
      completes: [/^\[ {2}(?:PASSED {2}\] \d+ tests?\.$|SKIPPED \] \d+ tests?(?:, listed|\.$)|FAILED {2}\] \d+ tests?, listed)/],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
      gap: 5000,
    },
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [
      {
        element: 'root',
        attribute: 'name',
        value: /^AllTests$/,
        and: [
          { element: 'root', attribute: 'errors' },
          { element: 'case', attribute: 'status', value: /^(?:not)?run$/ },
        ],
      },
      // a suite without a case
      { element: 'root', attribute: 'name', value: /^AllTests$/, and: [{ element: 'root', attribute: 'tests', value: /^0$/ }] },
    ],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['GTEST_FILTER', 'GTEST_OUTPUT', 'GTEST_SHARD_INDEX', 'GTEST_TOTAL_SHARDS', 'GTEST_REPEAT'],
  junit: { add: '--gtest_output=xml:report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
