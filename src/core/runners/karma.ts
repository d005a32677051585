import type { RunnerProfile } from './profile.ts';

/** A browser as Karma names it: "HeadlessChrome 120.0.0", "Chrome Headless 120.0.0.0 (Linux x86_64)", "Safari 10.1.2 (Mac OS X 10.12.6)". */
const BROWSER = /[A-Za-z][\w. /-]*(?:\([^)]*\))?/.source;
const COUNTS =
  /Executed (?<tests>\d+) of (?<of>\d+)(?: \(skipped (?<skipped>\d+)\))?(?: \((?<failed>\d+) FAILED\))?(?: \(skipped (?<ignored>\d+)\))?/
    .source;
const TOTAL = `^(?<scope>${BROWSER}): ${COUNTS} (?:SUCCESS )?\\(`;

export const karma = {
  name: 'karma',
  title: 'Karma',
  family: 'karma',
  argv: [/^karma start(?: |$)/, /^ng test(?: |$)/],
  log: {
    closing: {
      counts: [
        // "HeadlessChrome 120.0.0: Executed 5 of 5 (1 FAILED) (skipped 1) (0.512 secs / 0.001 secs)", "… Executed 5 of 5 SUCCESS (…)"
        {
          line: new RegExp(`${TOTAL}(?!0 secs / )`),
          as: { ignored: 'skipped' },
          glued: 'Executed ',
        },
        // "HeadlessChrome 120.0.0: Executed 5 of 5 SUCCESS (0 secs / 0.001 secs)": until the browser has told that it is done
        {
          line: new RegExp(`${TOTAL}0 secs / `),
          as: { ignored: 'skipped' },
          glued: 'Executed ',
          running: true,
        },
      ],
      completes: null,
      from: 'last',
      unit: 'tests',
      total: 'without-skipped',
    },
    fatal: [
      // "HeadlessChrome 120.0.0 (Linux): Executed 1 of 3 DISCONNECTED (5.008 secs / 0.001 secs)"
      { line: /^[A-Za-z][\w. /-]*(?:\([^)]*\))?: Executed \d+ of \d+ .*DISCONNECTED/, code: 'worker-crash', glued: 'Executed ' },
    ],
    // "HeadlessChrome 120.0.0: Executed 0 of 0 ERROR (0.002 secs / 0 secs)": an error outside the tests
    red: [{ line: /^[A-Za-z][\w. /-]*(?:\([^)]*\))?: Executed \d+ of \d+ .*ERROR/, glued: 'Executed ' }],
    progress: [
      // "02 03 2026 09:15:01.100:INFO [karma]: Karma v1.7.1 server started", "…:INFO [karma-server]: …", "…:INFO [launcher]: …"
      { line: /^\d\d \d\d \d{4} [\d:.]+:INFO \[(?:karma|launcher|karma-server)\]: / },
    ],
  },
  report: {
    // karma-junit-reporter
    detect: [{ element: 'property', value: /^browser\.fullName$/ }],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['CHROME_BIN', 'NODE_OPTIONS'],
  junit: { add: '--reporters progress,junit', needs: 'npm i -D karma-junit-reporter', writes: 'TESTS-*.xml' },
} satisfies RunnerProfile;
