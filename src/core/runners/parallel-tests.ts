import type { RunnerProfile } from './profile.ts';

/** parallel_rspec, parallel_test, parallel_cucumber: processes of other runners, and their counts summed once more. */
export const parallelTests = {
  name: 'parallel-tests',
  title: 'parallel_tests',
  wraps: ['rspec', 'minitest', 'cucumber'],
  argv: [/^parallel_(?:rspec|test|cucumber)(?: |$)/],
  log: {
    // "2 processes for 10 specs, ~ 5 specs per process"
    openings: [{ line: /^\d+ process(?:es)? for \d+ \w+, ~ \d+ \w+ per process$/, session: true }],
    closing: {
      counts: [
        // "10 examples, 1 failure, 2 pendings", "20 assertions, 0 errors, 1 failure, 10 runs, 0 skips", "3 failed, 10 scenarios, 7 passed": words in their order
        {
          line: /^(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)+)$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+)/,
            words: {
              example: 'tests',
              examples: 'tests',
              run: 'tests',
              runs: 'tests',
              test: 'tests',
              tests: 'tests',
              failure: 'failed',
              failures: 'failed',
              error: 'errored',
              errors: 'errored',
              pending: 'skipped',
              pendings: 'skipped',
              skip: 'skipped',
              skips: 'skipped',
            },
          },
          where: 'opened',
        },
      ],
      // "Took 5 seconds", "Took 83 seconds (1:23)"
      completes: [/^Took \d+ seconds?(?: \([\d:]+\))?$/],
      from: 'last',
      unit: 'tests',
      countless: true,
    },
    // "Specs Failed", "Tests Failed"
    red: [/^(?:Specs|Tests|Features|Examples) Failed$/],
  },
  env: ['PARALLEL_TEST_PROCESSORS', 'SPEC_OPTS'],
} satisfies RunnerProfile;
