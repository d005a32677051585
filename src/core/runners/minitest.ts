import type { RunnerProfile } from './profile.ts';

/** Minitest, and test-unit. */
export const minitest = {
  name: 'minitest',
  title: 'Minitest',
  argv: [/^rails test(?: |$)/, /^minitest(?: |$)/],
  log: {
    // "# Running:", "# Running tests:" (4)
    openings: [{ line: /^# Running(?: tests)?:$/, session: true }],
    closing: {
      counts: [
        // "5 runs, 4 assertions, 1 failures, 0 errors, 1 skips", "1 tests, 1 assertions, 0 failures, 1 errors, 0 skips" (4, minitest-reporters)
        {
          line: /^(?<tests>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errored>\d+) errors, (?<skipped>\d+) skips(?:, \d+ warnings)?$/,
        },
        // "4 tests, 4 assertions, 0 failures, 0 errors, 0 pendings, 0 omissions, 0 notifications" (test-unit)
        {
          line: /^(?<tests>\d+) tests, \d+ assertions, (?<failed>\d+) failures, (?<errored>\d+) errors, (?<skipped>\d+) pendings, (?<omitted>\d+) omissions, \d+ notifications$/,
          as: { omitted: 'skipped' },
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
    // "Interrupted. Exiting..."
    interrupted: [/^Interrupted\. Exiting\.\.\.$/],
    // "Run options: --seed 48112"
    progress: [{ line: /^Run options: .*--seed \d+/ }],
  },
  exit: { codes: { 1: 'failures' } },
  env: ['TESTOPTS', 'RUBYOPT'],
  junit: { add: '--junit --junit-filename=report.xml', needs: 'gem install minitest-junit', writes: 'report.xml' },
} satisfies RunnerProfile;
