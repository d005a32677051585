import type { RunnerProfile } from './profile.ts';

export const cmocka = {
  name: 'cmocka',
  title: 'cmocka',
  argv: [],
  log: {
    // "[==========] Running 4 test(s).", "[==========] group: Running 4 test(s)." (newer)
    openings: [{ line: /^\[=+\] (?:[^ ]+: )?Running (?<announces>\d+) test\(s\)\.$/, session: true }],
    results: {
      // "[ RUN      ] test_add"
      start: [/^\[ RUN {6}\] (?<id>[^ .]+)$/],
      end: [
        // "[       OK ] test_add", "[  FAILED  ] test_wrong", "[  SKIPPED ] test_later"
        { line: /\[ {7}OK \] (?<id>[^ .]+)$/, glued: 'OK ] ' },
        { line: /\[ {2}(?<failed>FAILED) {2}\] (?<id>[^ .]+)$/, glued: 'FAILED  ] ' },
        { line: /\[ {2}(?<skipped>SKIPPED) \] (?<id>[^ .]+)$/, glued: 'SKIPPED ] ' },
        // "[  ERROR   ] test_add": its setup failed; "[  ERROR   ] --- 0x1 != 0x2" is an assertion's message
        { line: /\[ {2}(?<failed>ERROR) {3}\] (?<id>[A-Za-z_]\w*)$/, glued: 'ERROR   ] ' },
      ],
    },
    closing: {
      counts: [
        // "[==========] 4 test(s) run."
        { line: /^\[=+\] (?:[^ ]+: )?(?<tests>\d+) test\(s\) run\.$/ },
        { line: /^\[ {2}PASSED {2}\] (?<passed>\d+) test\(s\)\.$/ },
        { line: /^\[ {2}SKIPPED \] (?:[^ ]+: )?(?<skipped>\d+) test\(s\), listed below:$/ },
        // " 2 FAILED TEST(S)": those whose setup failed stand in no list
        { line: /^ (?<failed>\d+) FAILED TEST\(S\)$/ },
      ],
      completes: [/^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/, /^\[ {2}SKIPPED \] .*test\(s\), listed/, /^ \d+ FAILED TEST\(S\)$/],
      from: 'lines',
      unit: 'tests',
      headed: /^\[/,
      addsUp: true,
      gap: 5000,
    },
  },
  exit: { countsFailures: { max: 255 } },
  env: ['CMOCKA_MESSAGE_OUTPUT', 'CMOCKA_TEST_ABORT'],
  // no hint how to have JUnit: CMOCKA_MESSAGE_OUTPUT=xml takes the place of the closing lines, and a group's file is never overwritten
} satisfies RunnerProfile;
