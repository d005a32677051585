import type { RunnerProfile } from './profile.ts';

export const playwright = {
  name: 'playwright',
  title: 'Playwright',
  argv: [/^playwright test(?: |$)/],
  log: {
    // "Running 4 tests using 1 worker", "Running 4 tests using 2 workers, shard 1 of 2"
    openings: [{ line: /^Running (?<announces>\d+) tests? using \d+ workers?/, session: true }],
    closing: {
      counts: [
        { line: /^ {2}(?<failed>\d+) failed$/ },
        { line: /^ {2}(?<flaky>\d+) flaky$/ },
        { line: /^ {2}(?<skipped>\d+) skipped$/ },
        { line: /^ {2}(?<skipped>\d+) did not run$/ },
        { line: /^ {2}(?<errored>\d+) interrupted$/ },
        // "  4 passed (1.6s)"
        { line: /^ {2}(?<passed>\d+) passed \(\d+(?:\.\d+)?(?:ms|s|m|h)\)$/ },
      ],
      // the line of those that passed is left out where there are none
      completes: ['announced', /^ {2}\d+ passed \(\d+(?:\.\d+)?(?:ms|s|m|h)\)$/],
      from: 'lines',
      unit: 'tests',
      headed: /^ {2}\d+ /,
      // the failed tests are listed in between
      gap: 2000,
    },
    zero: [
      // "Error: No tests found"
      { line: /^Error: No tests found/, closes: true },
      // " no tests found.": between two lines of "=" (before 1.27)
      { line: /^ no tests found\.$/, closes: true },
    ],
    // "  2 did not run"
    notRun: [{ line: /^ {2}\d+ did not run$/ }],
    // "  1 error was not a part of any test, see above for details"
    red: [/^ {2}\d+ errors? (?:was|were) not a part of any test, see above for details$/],
    // "Testing stopped early after 1 maximum allowed failures."
    stopped: [/^Testing stopped early after \d+ maximum allowed failures\.$/],
    progress: [
      // "  ✓  1 tests/sample.spec.js:3:1 › adds (19ms)", "  x  1) tests/fail.spec.ts:3:1 › my test (4ms)"
      { line: /^ +(?:[✓✘]|[x-]|ok) +\d+\)? .*:\d+:\d+ › / },
      // "[3/5] [chromium] › tests/sample.spec.js:3:1 › adds" (line reporter)
      { line: /^\[\d+\/\d+\] .*:\d+:\d+ › / },
    ],
  },
  report: {
    // <testsuites id="" name="" …>
    detect: [{ element: 'root', attribute: 'id', value: /^$/, and: [{ element: 'root', attribute: 'name', value: /^$/ }] }],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['NODE_OPTIONS', 'PLAYWRIGHT_JUNIT_OUTPUT_NAME', 'PLAYWRIGHT_JUNIT_OUTPUT_FILE'],
  junit: { add: '--reporter=list,junit (with PLAYWRIGHT_JUNIT_OUTPUT_NAME=report.xml in the environment)', writes: 'report.xml' },
} satisfies RunnerProfile;
