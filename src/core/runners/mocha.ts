import type { RunnerProfile } from './profile.ts';

export const mocha = {
  name: 'mocha',
  title: 'mocha',
  wraps: ['tap'],
  argv: [/^_?mocha(?: |$)/],
  log: {
    closing: {
      counts: [
        // "  4 passing (5ms)", "  3 passing (1m)"
        { line: /^ *(?<passed>\d+) passing \(\d+(?:ms|s|m|h|d)\)$/ },
        // "  1 pending"
        { line: /^ *(?<skipped>\d+) pending$/ },
        // "  1 failing"
        { line: /^ *(?<failed>\d+) failing$/ },
      ],
      completes: ['blank'],
      from: 'lines',
      unit: 'tests',
    },
    // "    ✔ adds one item (12ms)": in a suite
    reopens: [/^ {4,}[✔✓] (?!.*\(\d+\.\d+ms\))/],
    progress: [
      // "    ✔ adds one item (12ms)" (8 and newer), "    ✓ adds one item" (older); node:test prints fractions of a millisecond
      { line: /^ {2,}[✔✓] (?!.*\(\d+\.\d+ms\))/ },
    ],
  },
  exit: { countsFailures: { max: 255 } },
  report: {
    detect: [
      // mocha-junit-reporter
      { element: 'root', attribute: 'name', value: /^Mocha Tests$/ },
      { element: 'suite', attribute: 'name', value: /^Mocha Tests$/ },
    ],
    places: ['test-results.xml'],
    closed: 'end',
    silenceSafe: true,
    declared: 'none',
    agrees: 'executed',
  },
  env: ['NODE_OPTIONS', 'MOCHA_FILE'],
  junit: { add: '--reporter mocha-junit-reporter', needs: 'npm i -D mocha-junit-reporter', writes: 'test-results.xml' },
} satisfies RunnerProfile;
