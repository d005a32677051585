import type { RunnerProfile } from './profile.ts';

/** Before 18 its closing lines had no count, and the files and tests of the raw TAP are what is counted. */
export const nodeTap = {
  name: 'node-tap',
  title: 'node-tap',
  wraps: ['tap'],
  argv: [/^tap(?: |$)/],
  log: {
    // "ok 1 - test/sample.js # time=27.449ms", "ok 1 - test/sample.js # time=27.449ms {"
    openings: [{ line: /^(?:not )?ok \d+ - .* # time=\d+(?:\.\d+)?ms(?: \{)?$/, session: false, glued: '# time=' }],
    closing: {
      counts: [
        // "# { total: 5, pass: 3, fail: 1, skip: 1 }", "# { total: 4, pass: 1, fail: 1, todo: 1, skip: 1 }": these are assertions
        {
          line: /^# \{ total: (?<tests>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, (?:skip|todo): (?<skipped>\d+))?(?:, (?:skip|todo): (?<others>\d+))? \}$/,
          as: { others: 'skipped' },
        },
        // "  4 passing (389.804ms)": the classic reporter, with fractions that mocha hasn't
        { line: /^ {2}(?<passed>\d+) passing \(\d+\.\d+m?s\)$/ },
      ],
      // "# time=1685.846ms", "  ok" (classic)
      completes: [/^# time=\d+(?:\.\d+)?ms$/, /^ {2}ok$/],
      from: 'lines',
      unit: 'assertions',
      countless: true,
    },
    // "No test files found"
    zero: [{ line: /^No test files found$/, closes: true }],
  },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^TAP Tests$/ }],
    closed: 'end',
    silenceSafe: false,
    // declares assertions and the groups around them
    declared: 'none',
    agrees: 'none',
  },
  env: ['NODE_OPTIONS', 'TAP_RCFILE'],
  junit: { add: '--reporter=junit --reporter-file=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
