import type { RunnerProfile } from './profile.ts';

/** JUnitCore, the runner that JUnit 4 brings along. */
export const junit4 = {
  name: 'junit4',
  title: 'JUnit 4',
  argv: [/^java .*org\.junit\.runner\.JUnitCore(?: |$)/],
  log: {
    // "JUnit version 4.13.2"
    openings: [
      { line: /^JUnit version 4\.[\w.-]+$/, session: true },
      // behind a run that stopped among its dots
      { line: /[.EI]JUnit version 4\.[\w.-]+$/, session: true, glued: 'JUnit version 4' },
    ],
    opensAlways: true,
    closing: {
      counts: [
        // "OK (4 tests)"
        { line: /^OK \((?<tests>\d+) tests?\)$/ },
        // "Tests run: 4,  Failures: 1", "Tests run: 4,  Failures: 1,  Errors: 0" (3)
        { line: /^Tests run: (?<tests>\d+), {2}Failures: (?<failed>\d+)(?:, {2}Errors: (?<errored>\d+))?$/ },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      total: 'without-skipped',
    },
  },
  exit: { codes: { 1: 'failures' } },
  env: ['JAVA_TOOL_OPTIONS'],
} satisfies RunnerProfile;
