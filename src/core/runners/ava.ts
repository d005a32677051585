import type { RunnerProfile } from './profile.ts';

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
    // "  ✘ Couldn’t find any files to test"
    zero: [{ line: /^ {2}✘ Couldn’t find any files to test/, closes: true }],
    // "  1 uncaught exception", "  1 unhandled rejection"
    red: [/^ {2}\d+ (?:uncaught exceptions?|unhandled rejections?)$/],
    // "  ✘ 5 tests remaining in test.js"
    notRun: [{ line: /^ {2}✘ \d+ tests? remaining in / }],
    fatal: [
      // "  ✘ Exiting due to process.exit() when running test.js", "  ✘ Timed out while running tests", "  ✘ test.js exited due to SIGSEGV"
      { line: /^ {2}✘ (?:Exiting due to process\.exit\(\)|Timed out while running tests|.* exited (?:due to|with))/, code: 'worker-crash' },
    ],
    progress: [{ line: /^ {2}(?:✔ |✘ \[fail\]: |- \[skip\] )/ }],
  },
  env: ['NODE_OPTIONS'],
  junit: { add: '--tap | npx tap-xunit > report.xml', needs: 'npm i -D tap-xunit', writes: 'report.xml' },
} satisfies RunnerProfile;
