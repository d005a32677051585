import type { RunnerProfile } from './profile.ts';

export const karma = {
  name: 'karma',
  title: 'Karma',
  argv: [/^karma start(?: |$)/],
  log: {
    closing: {
      // "HeadlessChrome 120.0.0: Executed 5 of 5 (1 FAILED) (skipped 1) (0.512 secs / 0.001 secs)", "… Executed 5 of 5 SUCCESS (…)"
      counts: [
        {
          line: /^(?<scope>[A-Z][\w. ]*(?:\([^)]*\))?): Executed (?<tests>\d+) of (?<of>\d+)(?: \(skipped (?<skipped>\d+)\))?(?: \((?<failed>\d+) FAILED\))?(?: \(skipped (?<ignored>\d+)\))? (?:SUCCESS )?\(/,
          as: { ignored: 'skipped' },
        },
      ],
      completes: null,
      from: 'last',
      unit: 'tests',
      total: 'without-skipped',
    },
    fatal: [
      // "HeadlessChrome 120.0.0 (Linux): Disconnected (0 times), because no message in 30000 ms."
      { line: /: Disconnected \(\d+ times\)/, code: 'worker-crash', glued: ': Disconnected (' },
    ],
    // "HeadlessChrome 120.0.0: Executed 0 of 0 ERROR (0.002 secs / 0 secs)"
    red: [/^[A-Z][\w. ]*(?:\([^)]*\))?: Executed \d+ of \d+ .*(?:ERROR|DISCONNECTED)/],
    // "02 03 2026 09:15:01.100:INFO [karma]: Karma v1.7.1 server started"
    progress: [{ line: /^\d\d \d\d \d{4} [\d:.]+:INFO \[(?:karma|launcher|karma-server)\]: / }],
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
