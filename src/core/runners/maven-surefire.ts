import type { RunnerProfile } from './profile.ts';

/** Maven with surefire or failsafe. */
export const mavenSurefire = {
  name: 'maven-surefire',
  title: 'Maven Surefire',
  argv: [/^mvn[wd]? (?:.* )?(?:test|verify|install|package|deploy|integration-test|surefire:test|failsafe:integration-test)(?: |$)/],
  log: {
    // "[INFO]  T E S T S": one for each module and plugin execution
    openings: [{ line: /^(?:\[INFO\])? {1,2}T E S T S$/, session: true }],
    // modules that are built at once (-T) open before others have closed
    overlaps: true,
    closing: {
      counts: [
        // "[WARNING] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1", "Tests run: 272, Failures: 0, Errors: 0, Skipped: 5" (older)
        {
          line: /^(?:\[(?:INFO|WARNING|ERROR)\] )?Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+), Skipped: (?<skipped>\d+)(?:, Flakes: (?<flaky>\d+))?$/,
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      // "[INFO] BUILD SUCCESS"
      final: [/^\[(?:INFO|ERROR)\] BUILD (?:SUCCESS|FAILURE)$/],
      // "[INFO] --- maven-surefire-plugin:2.12.4:test (default-test) @ sample ---"
      finalWith: /^\[INFO\] (?:--- | ?T E S T S$)/,
    },
    // "[INFO] No tests to run.", "[INFO] Tests are skipped.", "There are no tests to run." (before 2.13)
    zero: [{ line: /^(?:\[INFO\] )?(?:No tests to run|Tests are skipped|There are no tests to run)\.$/, closes: true }],
    red: [/^\[(?:INFO|ERROR)\] BUILD FAILURE$/],
    fatal: [
      {
        // "[ERROR] … The forked VM terminated without properly saying goodbye. VM crash or System.exit called?"
        line: /The forked VM terminated without (?:properly )?saying (?:properly )?goodbye/,
        code: 'worker-crash',
        glued: 'The forked VM terminated without',
      },
      { line: /There was an error in the forked process/, code: 'worker-crash', glued: 'There was an error in the forked process' },
    ],
    // "[INFO] --- maven-surefire-plugin:2.22.3:test (default-test) @ sample ---", "[INFO] Running example.SampleTest"
    progress: [{ line: /^\[INFO\] (?:--- (?:maven-)?(?:surefire|failsafe)|Running [\w.$]+$)/ }],
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [
      { element: 'root', attribute: 'xsi:noNamespaceSchemaLocation', value: /surefire-test-report/ },
      { element: 'suite', attribute: 'xsi:noNamespaceSchemaLocation', value: /surefire-test-report/ },
      { element: 'property', value: /^surefire\.(?:test|real)\.class\.path$/ },
    ],
    places: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
    closed: 'per-file',
    // -q loses forks that died
    silenceSafe: false,
    declared: 'attempts',
    agrees: 'executed',
  },
  env: ['MAVEN_OPTS', 'MAVEN_ARGS', 'JAVA_TOOL_OPTIONS'],
  junit: { add: 'test (surefire writes JUnit by itself; take -DskipTests away)', writes: 'target/surefire-reports/TEST-*.xml' },
} satisfies RunnerProfile;
