import type { RunnerProfile } from './profile.ts';

export const rspec = {
  name: 'rspec',
  title: 'RSpec',
  argv: [/^rspec(?: |$)/, /^parallel_rspec(?: |$)/],
  log: {
    closing: {
      // "5 examples, 1 failure, 1 pending", "0 examples, 0 failures, 1 error occurred outside of examples"
      counts: [
        // "Finished in 0.00515 seconds (files took 0.16926 seconds to load)", "Finished in 1 minute 2.3 seconds" (2)
        { line: /^Finished in \d[\d.]* (?:second|minute|hour|day)s?\b.*$/, first: true },
        {
          line: /^(?<tests>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, \d+ errors? occurred outside of examples)?$/,
        },
      ],
      completes: [/^\d+ examples?, \d+ failures?/],
      from: 'lines',
      unit: 'tests',
    },
    // "No examples found."
    zero: [{ line: /^No examples found\.$/, closes: false }],
    red: [/^\d+ examples?, \d+ failures?.*, \d+ errors? occurred outside of examples$/],
    // "RSpec is shutting down and will print the summary report…"
    interrupted: [/^RSpec is shutting down and will print the summary report/],
    // "Finished in 0.00515 seconds (files took 0.16926 seconds to load)"
    progress: [{ line: /^Finished in [^(]+ \(files took [^)]+ to load\)$/ }],
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^rspec\d*$/ }],
    closed: 'end',
    // with no other formatter
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['SPEC_OPTS', 'RUBYOPT'],
  junit: {
    add: '--format progress --format RspecJunitFormatter --out report.xml',
    needs: 'gem install rspec_junit_formatter',
    writes: 'report.xml',
  },
} satisfies RunnerProfile;
