import type { RunnerProfile } from './profile.ts';

export const junitConsole = {
  name: 'junit-console',
  title: 'JUnit Platform console',
  argv: [/^java .*org\.junit\.platform\.console\.ConsoleLauncher/, /^java .*junit-platform-console-standalone/],
  log: {
    // "Thanks for using JUnit! Support its development at https://junit.org/sponsoring"; not with --disable-banner
    openings: [{ line: /^(?:💚 )?Thanks for using JUnit!/, session: true }],
    closing: {
      counts: [
        // "[         4 tests found           ]"
        { line: /^\[ +(?<tests>\d+) tests found +\]$/ },
        { line: /^\[ +(?<skipped>\d+) tests (?:skipped|aborted) +\]$/ },
        { line: /^\[ +(?<passed>\d+) tests successful +\]$/ },
        { line: /^\[ +(?<failed>\d+) tests failed +\]$/ },
      ],
      completes: [/^\[ +\d+ tests failed +\]$/],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // "[         1 containers failed     ]"
    red: [/^\[ +[1-9]\d* containers failed +\]$/],
    // "└─ JUnit Jupiter ✔", "Test run finished after 452 ms"
    progress: [{ line: /^(?:[├└]─ JUnit (?:Jupiter|Vintage|Platform)|Test run finished after \d+ ms$)/ }],
  },
  exit: { codes: { 1: 'failures', 2: 'no-tests' } },
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^JUnit (?:Jupiter|Vintage|Platform Suite)$/ }],
    places: ['reports/TEST-junit-*.xml'],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['JAVA_TOOL_OPTIONS'],
  junit: { add: '--reports-dir=reports', writes: 'reports/TEST-junit-jupiter.xml' },
} satisfies RunnerProfile;
