import type { RunnerProfile } from './profile.ts';

export const jest = {
  name: 'jest',
  title: 'Jest',
  argv: [/^jest(?: |$)/, /^react-scripts test(?: |$)/],
  log: {
    closing: {
      counts: [
        // "Tests:       1 failed, 1 skipped, 3 passed, 5 total"
        {
          line: /^Tests: +(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+)/,
            words: { passed: 'passed', failed: 'failed', skipped: 'skipped', todo: 'skipped', total: 'tests' },
          },
        },
        // "Test Suites: 1 failed, 1 total", "Test Suites: 0 of 74 total"
        { line: /^Test Suites: +(?:(?<failedFiles>\d+) failed, )?(?:\d+ [a-z]+, )*\d+ (?:of \d+ )?total$/, first: true },
      ],
      // "Time:        0.418 s, estimated 1 s"
      completes: [/^Time: +\d+(?:\.\d+)? ?m?s(?:, estimated \d+(?:\.\d+)? ?m?s)?$/],
      // "Ran all test suites.", "Ran all test suites matching /test/i."; --silent prints none
      usually: [/^Ran all test suites.*\.$/, /^Test run was interrupted\.$/],
      from: 'lines',
      unit: 'tests',
    },
    // "No tests found, exiting with code 1"
    zero: [{ line: /^No tests found, exiting with code \d$/, closes: true }],
    // "Test run was interrupted."
    interrupted: [/^Test run was interrupted\.$/],
    fatal: [
      // "A jest worker process (pid=4711) was terminated by another process: signal=SIGSEGV, exitCode=null."
      { line: /^ *A jest worker process \(pid=\d+\) (?:was terminated by another process|crashed)/, code: 'worker-crash' },
      // "  ●  process.exit called with \"0\"": by a test or what it calls, and that is the end of the run or of a worker
      { line: /^ *● +process\.exit called with "/, code: 'worker-crash' },
      // "Jest worker encountered 4 child process exceptions, exceeding retry limit"
      { line: /^ *Jest worker encountered \d+ child process exceptions/, code: 'worker-crash' },
    ],
    reopens: [/^ ?(?:PASS|FAIL) +(?:[^ ]+ )?[^ ]+\.[cm]?[jt]sx?(?: \(.*\))?$/],
    progress: [
      // "PASS ./sample.test.js", " FAIL  src/a.test.ts (5.1 s)"
      { line: /^ ?(?:PASS|FAIL) +(?:[^ ]+ )?[^ ]+\.(?:[cm]?[jt]sx?|snap|vue)(?: \(.*\))?$/ },
    ],
  },
  report: {
    // jest-junit; its suites are named by title, so the root's name is what tells
    detect: [{ element: 'root', attribute: 'name', value: /^jest tests$/ }],
    places: ['junit.xml'],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'listed',
  },
  env: ['NODE_OPTIONS', 'JEST_JUNIT_OUTPUT_DIR', 'JEST_JUNIT_OUTPUT_NAME', 'JEST_JUNIT_OUTPUT_FILE'],
  junit: { add: '--reporters=default --reporters=jest-junit', needs: 'npm i -D jest-junit', writes: 'junit.xml' },
} satisfies RunnerProfile;
