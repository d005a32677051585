import type { RunnerProfile } from './profile.ts';

const words = { passed: 'passed', 'expected fail': 'passed', failed: 'failed', skipped: 'skipped', todo: 'skipped' } as const;
const item = /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)*)/;

export const vitest = {
  name: 'vitest',
  title: 'vitest',
  argv: [/^vitest(?: |$)/],
  log: {
    // " RUN  v4.1.12 /home/runner/work/vitest/pass", " DEV  v3.2.4 …"
    openings: [{ line: /^ ?(?:RUN|DEV) +v\d+\.\d+/, session: true }],
    opensAlways: true,
    closing: {
      counts: [
        // "      Tests  1 failed | 3 passed | 1 expected fail | 1 skipped (6)"
        { line: /^ *Tests +(?<list>\d+ [a-z ]+(?: \| \d+ [a-z ]+)*) \(\d+\)$/, list: { item, words } },
        // "      Tests  no tests"
        { line: /^ *Tests +no tests$/ },
        // " Test Files  1 failed | 1 passed (2)"
        { line: /^ *Test Files +(?:(?<failedFiles>\d+) failed(?: \| )?)?(?:\d+ [a-z]+(?: \| \d+ [a-z]+)*)? \(\d+\)$/, first: true },
      ],
      // "   Duration  278ms (transform 19ms, setup 0ms, …)", "   Duration  1.20s"
      completes: [/^ *Duration +\d+(?:\.\d+)? ?m?s(?: \([^)]*\))?$/],
      from: 'lines',
      unit: 'tests',
      headed: /^ *(?:Tests|Test Files) /,
    },
    // "No test files found, exiting with code 1"
    zero: [{ line: /^No test files found, exiting with code \d$/, closes: true }],
    // "     Errors  1 error", "Type Errors  2 errors"
    red: [/^ *(?:Type )?Errors +\d+ errors?$/],
    // " Test Files  2 failed (8)" after "--bail": "Cancelled: …"
    stopped: [/^ *Cancelled +\d+/],
    fatal: [
      // "Error: [vitest-pool]: Worker forks emitted error.", "Error: Worker exited unexpectedly", "Error: Channel closed"
      {
        line: /^(?:Error: )?(?:\[vitest-pool\]: )?Worker (?:exited unexpectedly|forks emitted error|threads emitted error)/,
        code: 'worker-crash',
      },
      { line: /^ *⎯+ Unhandled Rejection ⎯+$/, code: 'worker-crash' },
    ],
    progress: [
      // " ✓ sample.test.js (4 tests) 5ms", " ❯ sample.test.js (5 tests | 1 failed | 1 skipped) 13ms"
      { line: /^ [✓❯×↓] .*\(\d+ tests?(?: \| \d+ [a-z]+)*\)/ },
    ],
  },
  exit: { codes: { 130: 'interrupted' } },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^vitest tests$/ }],
    closed: 'end',
    // unhandled errors are in the closing lines alone
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['NODE_OPTIONS', 'VITEST'],
  junit: { add: '--reporter=default --reporter=junit --outputFile.junit=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
