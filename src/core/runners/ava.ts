import type { RunnerProfile } from './profile.ts';

/** The cross is ✖ up to 4, ✘ from 5 on, and × on Windows. */
export const ava = {
  name: 'ava',
  title: 'AVA',
  wraps: ['tap'],
  argv: [/^ava(?: |$)/],
  log: {
    closing: {
      counts: [
        // "  4 tests passed"
        { line: /^ {2}(?<passed>\d+) tests? passed(?: \[[\d:]+\])?$/ },
        // "  1 test failed"
        { line: /^ {2}(?<failed>\d+) tests? failed$/ },
        // "  1 test skipped", "  1 test todo"
        { line: /^ {2}(?<skipped>\d+) tests? (?:skipped|todo)$/ },
        // "  1 known failure"
        { line: /^ {2}(?<passed>\d+) known failures?$/ },
      ],
      completes: ['blank', 'other'],
      from: 'lines',
      unit: 'tests',
    },
    // "  ✘ Couldn’t find any files to test", "  ✘ Couldn’t find any matching tests", "  ✖ No tests found in test/a.js, make sure to import "ava""
    zero: [{ line: /^ {2}(?:✖|✘|×) Couldn’t find any (?:files to test|matching tests)/, closes: true }],
    // "  1 uncaught exception", "  1 unhandled rejection", "  ✖ No tests found in test/a.js"
    red: [/^ {2}\d+ (?:uncaught exceptions?|unhandled rejections?)$/, /^ {2}(?:✖|✘|×) No tests found in /],
    notRun: [
      // "  ✖ 2 tests remaining in test/a.js"
      { line: /^ {2}(?:✖|✘|×) \d+ tests? remaining in / },
      // "  2 tests were pending in test/a.js": behind a time-out or an interrupt
      { line: /^ {0,2}\d+ tests were pending in / },
    ],
    // "  ✘ Exiting due to SIGINT"
    interrupted: [/^ {0,2}(?:✖|✘|×) Exiting due to SIG[A-Z]+$/],
    // "  At least 3 tests were skipped, as well as 1 test file" (--fail-fast)
    stopped: [/^ {2}At least \d+ tests? (?:was|were) skipped/],
    fatal: [
      // "  ✘ Exiting due to process.exit() when running test.js", "  ✘ Timed out while running tests", "  ✘ test.js exited due to SIGSEGV"
      {
        line: /^ {0,2}(?:✖|✘|×) (?:Exiting due to process\.exit\(\)|Timed out while running tests|.* exited (?:due to|with))/,
        code: 'worker-crash',
      },
    ],
    progress: [
      // "  ✔ adds", "  ✘ [fail]: is wrong" (6), "  ✖ is wrong No" (3), "  - [skip] later"
      { line: /^ {2}(?:✔ |(?:✖|✘|×) \[fail\]: |- \[(?:skip|todo)\] )/ },
    ],
  },
  env: ['NODE_OPTIONS'],
  junit: { add: '--tap | npx tap-xunit > report.xml', needs: 'npm i -D tap-xunit', writes: 'report.xml' },
} satisfies RunnerProfile;
