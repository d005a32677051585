import type { RunnerProfile } from './profile.ts';

export const ant = {
  name: 'ant',
  title: 'Ant',
  argv: [/^ant(?: |$)/],
  log: {
    // "Buildfile: /home/runner/work/ant-junit/pass/build.xml"
    openings: [{ line: /^Buildfile: /, session: true }],
    closing: {
      counts: [
        // "    [junit] Tests run: 5, Failures: 1, Errors: 0, Skipped: 1, Time elapsed: 0.24 sec": one for each class
        {
          line: /^ *\[junit\] Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+)(?:, Skipped: (?<skipped>\d+))?, Time elapsed: /,
        },
        // "[junitlauncher] Tests run: 4, Failures: 0, Aborted: 0, Skipped: 1, Time elapsed: 0.2 sec": an assumption that didn't hold aborts
        {
          line: /^ *\[junitlauncher\] Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Aborted: (?<aborted>\d+), Skipped: (?<skipped>\d+), Time elapsed: /,
          as: { aborted: 'skipped' },
        },
      ],
      completes: [/^BUILD (?:SUCCESSFUL|FAILED)$/],
      from: 'lines',
      unit: 'tests',
      countless: true,
      gap: 1_000_000,
    },
    red: [/^BUILD FAILED$/],
    fatal: [
      // "    [junit] Test example.SampleTest FAILED (crashed)"
      { line: /^ *\[junit\] Test .* FAILED \((?:crashed|timeout)\)$/, code: 'worker-crash' },
    ],
    // "    [junit] Running example.SampleTest"
    progress: [{ line: /^ *\[junit\] Running / }],
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [{ element: 'property', value: /^ant\.(?:file|version|home|library\.dir|project\.name)/ }],
    places: ['reports/TEST-*.xml'],
    closed: 'per-file',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['ANT_OPTS', 'ANT_ARGS', 'JAVA_TOOL_OPTIONS'],
  junit: { add: '(with <formatter type="xml"/> in the junit task)', writes: 'reports/TEST-*.xml' },
} satisfies RunnerProfile;
