import type { RunnerProfile } from './profile.ts';

export const pest = {
  name: 'pest',
  title: 'Pest',
  family: 'phpunit',
  argv: [/^(?:php )?(?:\S*\/)?pest(?: |$)/, /^(?:php )?artisan test(?: |$)/],
  log: {
    closing: {
      counts: [
        // "  Tests:    1 failed, 1 skipped, 3 passed (5 assertions)"
        {
          line: /^ {2}Tests: +(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)(?: \(\d+ assertions?\))?$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+)/,
            words: {
              passed: 'passed',
              failed: 'failed',
              skipped: 'skipped',
              todo: 'skipped',
              todos: 'skipped',
              incomplete: 'skipped',
              risky: 'passed',
              warnings: 'passed',
              warning: 'passed',
              deprecated: 'passed',
              notices: 'passed',
              notice: 'passed',
            },
          },
        },
      ],
      // "  Duration: 0.05s", "  Time:   0.05s" (older)
      completes: [/^ {2}(?:Duration|Time): +\d+(?:\.\d+)?s$/],
      from: 'lines',
      unit: 'tests',
    },
    // "  Tests:    1 failed, 2 passed, 3 pending (5 assertions)": a failure stopped the run
    notRun: [{ line: /^ {2}Tests: .*\b\d+ pending\b/ }],
    // "   INFO  No tests found."
    zero: [{ line: /^ +INFO {2}No tests found\.$/, closes: true }],
    // "   PASS  Tests\Unit\ExampleTest"
    progress: [{ line: /^ {2,3}(?:PASS|FAIL|WARN|TODO) {2}[\w\\]+$/ }],
  },
  exit: { codes: { 1: 'failures', 2: 'failures' } },
  junit: { add: '--log-junit report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
