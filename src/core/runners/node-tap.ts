import type { RunnerProfile } from './profile.ts';

export const nodeTap = {
  name: 'node-tap',
  title: 'node-tap',
  wraps: ['tap'],
  argv: [/^tap(?: |$)/],
  log: {
    // "ok 1 - test/sample.js # time=27.449ms", "ok 1 - test/sample.js # time=27.449ms {"
    openings: [{ line: /^(?:not )?ok \d+ - .* # time=\d+(?:\.\d+)?ms(?: \{)?$/, session: false }],
    closing: {
      counts: [
        // "# { total: 5, pass: 3, fail: 1, skip: 1 }": these are assertions
        {
          line: /^# \{ total: (?<tests>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, (?:skip|todo): (?<skipped>\d+))?/,
        },
        // "Asserts:  4 pass  0 fail  4 of 4 complete"
        { line: /^ *Asserts: +(?<passed>\d+) pass(?:ed)? +(?<failed>\d+) fail(?:ed)? +/ },
      ],
      // "# time=1685.846ms"
      completes: [/^# time=\d+(?:\.\d+)?ms$/, /^ *Asserts: .* of \d+ complete$/],
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
