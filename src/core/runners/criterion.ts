import type { RunnerProfile } from './profile.ts';

export const criterion = {
  name: 'criterion',
  title: 'Criterion',
  argv: [],
  log: {
    // "[====] Running 4 tests from sample:" (with --verbose); disabled tests are announced too
    openings: [{ line: /^\[====\] Running \d+ tests? from /, session: false }],
    results: {
      // "[RUN ] sample::add"
      start: [/^\[RUN \] [^ :]+::(?<id>[^ ]+)$/],
      end: [{ line: /^\[(?:PASS|(?<failed>FAIL)|(?<skipped>SKIP))\] [^ :]+::(?<id>[^ :]+): / }],
    },
    closing: {
      counts: [
        // "[====] Synthesis: Tested: 4 | Passing: 3 | Failing: 1 | Crashing: 1": those that crashed are among those that failed
        {
          line: /^\[====\] Synthesis: Tested: (?<tests>\d+) \| Passing: (?<passed>\d+) \| Failing: (?<failed>\d+) \| Crashing: \d+$/,
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^Criterion Tests$/ }],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['CRITERION_TEST_PATTERN', 'CRITERION_OUTPUTS'],
  junit: { add: '--xml=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
