import type { RunnerProfile } from './profile.ts';

export const catch2 = {
  name: 'catch2',
  title: 'Catch2',
  argv: [],
  log: {
    // "Randomness seeded to: 3022473265" (3)
    openings: [{ line: /^Randomness seeded to: \d+$/, session: true }],
    closing: {
      counts: [
        // "All tests passed (4 assertions in 4 test cases)"
        { line: /^All tests passed \(\d+ assertions? in (?<tests>\d+) test cases?\)$/ },
        // "Passed all 4 test cases with 4 assertions.", "Passed 1 test case (no assertions).", "Failed both 2 test cases, failed 1 assertion." (compact, v2)
        { line: /^Passed (?:all |both )?(?<passed>\d+) test cases? (?:with \d+ assertions?|\(no assertions\))\.$/ },
        { line: /^Failed (?:all |both )?(?<failed>\d+) test cases?, failed (?:all |both )?\d+ assertions?\.$/ },
        // "test cases: 5 | 3 passed | 1 failed | 1 skipped", "test cases: 7 | 6 passed | 1 failed as expected"
        {
          line: /^test cases: +(?<tests>\d+)(?<list>(?: \| +\d+ (?:passed|failed|skipped|failed as expected))*)$/,
          list: {
            item: /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)*)/,
            words: { passed: 'passed', failed: 'failed', skipped: 'skipped', 'failed as expected': 'passed' },
          },
        },
      ],
      // "assertions: 4 | 3 passed | 1 failed", "assertions: - none -"
      completes: [/^All tests passed \(/, /^assertions: +[\d-]/, /^(?:Passed|Failed) (?:all |both )?\d+ test cases?[ ,].*\.$/],
      from: 'lines',
      unit: 'tests',
    },
    // "No tests ran", "No tests ran." (compact)
    zero: [{ line: /^No tests ran\.?$/, closes: true }],
    // "sample_test is a Catch v2.13.10 host application.", "… Catch2 v3.4.0 …"
    progress: [{ line: /^[^ ]+ is a Catch2? v\d+\.[\w.-]+ host application\.$/, glued: 'Catch' }],
  },
  exit: { countsFailures: { max: 255 } },
  report: {
    detect: [{ element: 'suite', attribute: 'hostname', value: /^tbd$/ }],
    closed: 'end',
    // version 2 has one reporter at a time
    silenceSafe: true,
    // declares assertions, and lists sections
    declared: 'none',
    agrees: 'none',
  },
  junit: { add: '--reporter junit::out=report.xml --reporter console', writes: 'report.xml' },
} satisfies RunnerProfile;
