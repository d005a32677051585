import type { RunnerProfile } from './profile.ts';

/** Prints no count of tests unless some failed. */
export const gradle = {
  name: 'gradle',
  title: 'Gradle',
  argv: [/^gradlew?(?: |$)/],
  log: {
    closing: {
      counts: [
        // "259 tests completed, 46 failed, 2 skipped"
        { line: /^(?<tests>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/ },
        // "SUCCESS: Executed 6 tests in 1.4s (2 skipped)": the test logger plugin; for a red task Gradle's own line stands as well
        { line: /^SUCCESS: Executed (?<tests>\d+) tests? in [\d.]+(?:ms|s|m)\b.*?(?: \((?<skipped>\d+) skipped\))?$/ },
      ],
      // "BUILD SUCCESSFUL in 812ms", "BUILD FAILED in 3s"
      completes: [/^BUILD (?:SUCCESSFUL|FAILED)(?: in \d.*)?$/],
      from: 'lines',
      unit: 'tests',
      countless: true,
      gap: 100_000,
    },
    // "> Task :test NO-SOURCE", "> Task :test SKIPPED"
    zero: [{ line: /^> Task (?::[\w.-]+)*:(?:test|\w+Tests?) (?:NO-SOURCE|SKIPPED)$/, closes: false }],
    red: [/^BUILD FAILED(?: in \d.*)?$/],
    cached: {
      // "> Task :app:test UP-TO-DATE", ":test UP-TO-DATE" (older)
      replayed: /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Tests?) (?:UP-TO-DATE|FROM-CACHE)$/,
      ran: /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Tests?)(?: FAILED)?$/,
    },
    fatal: [
      // "> Process 'Gradle Test Executor 1' finished with non-zero exit value 134"
      { line: /^ *> Process 'Gradle Test Executor \d+' finished with non-zero exit value \d+/, code: 'worker-crash' },
      {
        line: /^(?:The message received from the daemon indicates that the daemon has disappeared|Gradle build daemon disappeared unexpectedly)/,
        code: 'worker-crash',
      },
    ],
    // "> Task :compileJava"
    progress: [{ line: /^> Task :/ }, { line: /^:[\w:-]+(?: UP-TO-DATE| NO-SOURCE)?$/ }],
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    // Nothing in Gradle's reports names it
    detect: [],
    places: ['**/build/test-results/**/TEST-*.xml'],
    closed: 'per-file',
    silenceSafe: false,
    declared: 'attempts',
    // only red tasks are counted (and those that the test logger plugin counts), and tasks from the cache have reports as well
    agrees: 'more',
    // the test retry plugin with `mergeReruns = true`: `<testcase name="flaky()"><flakyFailure …/></testcase>`. Unmerged, nothing tells its tries
    // from other cases of one name: neither the report nor the log, which says "There were failing tests" as with `ignoreFailures`
    reruns: 'elements',
  },
  env: ['GRADLE_OPTS', 'JAVA_TOOL_OPTIONS'],
  junit: { add: 'test (Gradle writes JUnit by itself; --rerun-tasks where nothing ran)', writes: 'build/test-results/test/TEST-*.xml' },
} satisfies RunnerProfile;
