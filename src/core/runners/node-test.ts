import type { RunnerProfile } from './profile.ts';

export const nodeTest = {
  name: 'node-test',
  title: 'node:test',
  wraps: ['tap'],
  argv: [/^node(?: .*)? --test(?:[ =]|$)/],
  log: {
    // "  duration_ms: 1.441087" below a result (tap)
    openings: [{ line: /^ {2,}duration_ms: \d+(?:\.\d+)?$/, session: false }],
    results: {
      // "✔ /home/runner/work/suite/sample.test.js (70.142882ms)" (Node 20), "✔ sample.test.js (72.926695ms)" (Node 24),
      // "ok 1 - /home/runner/work/suite/sample.test.js" (tap; a path with a blank isn't looked for: TAP has too many lines)
      container: [
        /^✔ (?<id>[^ ].*\.(?:[cm]?js|[cm]?ts|[jt]sx)) \(\d+(?:\.\d+)?ms\)$/,
        /^ok \d+ - (?<id>[^ ]+\.(?:[cm]?js|[cm]?ts|[jt]sx))$/,
      ],
    },
    closing: {
      counts: [
        // "ℹ tests 4" (spec), "# tests 4" (tap)
        { line: /^(?:ℹ|#) tests (?<tests>\d+)$/, first: true },
        { line: /^(?:ℹ|#) suites (?<suites>\d+)$/ },
        { line: /^(?:ℹ|#) pass (?<passed>\d+)$/ },
        { line: /^(?:ℹ|#) fail (?<failed>\d+)$/ },
        // "ℹ cancelled 2": red, and in none of the other counts
        { line: /^(?:ℹ|#) cancelled (?<errored>\d+)$/ },
        { line: /^(?:ℹ|#) skipped (?<skipped>\d+)$/ },
        { line: /^(?:ℹ|#) todo (?<skipped>\d+)$/ },
      ],
      // "ℹ duration_ms 87.92933"
      completes: [/^(?:ℹ|#) duration_ms \d+(?:\.\d+)?$/],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // not the red ones: they are listed again behind the closing lines
    reopens: [/^ *✔ .* \(\d+\.\d+ms\)$/],
    progress: [
      // "✔ adds (1.374754ms)", "  ✖ is wrong (1.993137ms)", "﹣ comes later (0.2975ms) # not today", "▶ parent"
      { line: /^ *[✔✖﹣] .* \(\d+\.\d+ms\)/ },
    ],
  },
  report: {
    // no attribute at the root, classname="test" or "suite", and the counts as comments at the end
    detect: [
      { element: 'root', attribute: '', value: /^testsuites$/, and: [{ element: 'comment', value: /^(?:tests|duration_ms) \d/ }] },
      {
        element: 'root',
        attribute: '',
        value: /^testsuites$/,
        and: [
          { element: 'root', attribute: 'name', absent: true },
          { element: 'root', attribute: 'tests', absent: true },
          { element: 'case', attribute: 'classname', value: /^(?:test|suite)$/ },
        ],
      },
    ],
    closed: 'end',
    silenceSafe: true,
    declared: 'children',
    agrees: 'elements',
    todoBeatsRed: true,
    containers: true,
  },
  env: ['NODE_OPTIONS', 'NODE_TEST_CONTEXT'],
  junit: {
    add: '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=report.xml',
    writes: 'report.xml',
  },
} satisfies RunnerProfile;
