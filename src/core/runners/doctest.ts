import type { RunnerProfile } from './profile.ts';

/** doctest for C++. */
export const doctest = {
  name: 'doctest',
  title: 'doctest',
  argv: [],
  log: {
    // '[doctest] doctest version is "2.4.9"'
    openings: [{ line: /^\[doctest\] doctest version is "/, session: true }],
    opensAlways: true,
    closing: {
      // "[doctest] test cases: 4 | 3 passed | 1 failed | 1 skipped": those that a filter left out are skipped, and in no total
      counts: [
        {
          line: /^\[doctest\] test cases: +(?<tests>\d+) \| +(?<passed>\d+) passed \| +(?<failed>\d+) failed \| +(?<skipped>\d+) skipped$/,
        },
      ],
      // "[doctest] Status: SUCCESS!"
      completes: [/^\[doctest\] Status: (?:SUCCESS|FAILURE)!$/],
      from: 'lines',
      unit: 'tests',
      total: 'without-skipped',
    },
  },
  exit: { codes: { 1: 'failures' } },
  report: {
    detect: [{ element: 'suite', attribute: 'doctest_version' }],
    closed: 'end',
    // --out takes every reporter's lines, so a report takes the terminal's place
    silenceSafe: true,
    declared: 'cases',
    // each way through the subcases is a case: doctest's own examples/all_features (subcases.cpp)
    agrees: 'more',
  },
  junit: { add: '--reporters=junit --out=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
