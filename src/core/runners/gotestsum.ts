import type { RunnerProfile } from './profile.ts';

export const gotestsum = {
  name: 'gotestsum',
  title: 'gotestsum',
  family: 'go',
  wraps: ['go-test'],
  wrapsUnclosed: true,
  argv: [/^gotestsum(?: |$)/, /^go run gotest\.tools\/gotestsum/],
  log: {
    closing: {
      counts: [
        // "DONE 5 tests, 1 skipped, 1 failure in 0.390s", "DONE 0 tests, 1 error in 0.1s"; with --rerun-fails "DONE 5 tests, 1 skipped,
        // 2 failures in 0.465s" and then "DONE 2 runs, 7 tests, 1 skipped, 2 failures in 0.872s"
        {
          line: /^DONE (?:(?<runs>\d+) runs, )?(?<tests>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<builds>\d+) errors?)? in \d+(?:\.\d+)?s$/,
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      rounds: 'runs',
    },
    // an error is a package that could not be built
    red: [/^DONE .*, \d+ errors? in \d+(?:\.\d+)?s$/],
    cached: {
      // "PASS internal/x (cached)", "✓  internal/x (cached) (coverage: 80% of statements)"
      replayed: /^(?:PASS|✓) +[^ ]+ \(cached\)/,
      ran: /^(?:PASS|✓|✖|FAIL) +[^ ]+(?: \(\d+(?:\.\d+)?m?s\))?(?: \(coverage: .*\))?$/,
    },
    // "PASS TestAdd (0.00s)", "PASS example.TestAdd (0.00s)"
    progress: [{ line: /^(?:PASS|FAIL|SKIP) [^ ]+ \(\d+\.\d+s\)$/ }, { line: /^(?:EMPTY|∅) +[^ ]+/ }],
  },
  report: {
    detect: [],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
    // --rerun-fails: `<testcase name="TestFlaky"><failure …/></testcase>`, and further down `<testcase name="TestFlaky"></testcase>`
    reruns: 'cases',
  },
  env: ['GOFLAGS', 'GOTESTSUM_FORMAT', 'GOTESTSUM_JUNITFILE'],
  junit: { add: '--junitfile report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
