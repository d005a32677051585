import type { RunnerProfile } from './profile.ts';

export const bun = {
  name: 'bun',
  title: 'bun test',
  argv: [/^bun (?:-\S+ )*test(?: |$)/],
  log: {
    // "bun test v1.4.5 (a7733435c)"
    openings: [{ line: /^bun test v\d+\.\d+/, session: true }],
    opensAlways: true,
    closing: {
      counts: [
        // " 4 pass", " 1 fail", " 1 skip", " 1 todo"
        { line: /^ (?<passed>\d+) pass$/ },
        { line: /^ (?<failed>\d+) fail$/ },
        { line: /^ (?<skipped>\d+) (?:skip|todo)$/ },
        // "4 pass": with --dots
        { line: /^(?<passed>\d+) pass$/, where: 'opened' },
        { line: /^(?<failed>\d+) fail$/, where: 'opened' },
        { line: /^(?<skipped>\d+) (?:skip|todo)$/, where: 'opened' },
      ],
      // "Ran 4 tests across 1 file. [79.00ms]"
      completes: [/^Ran \d+ tests? across \d+ files?\. \[[^\]]*\]$/],
      from: 'lines',
      unit: 'tests',
      headed: /^/,
    },
    zero: [
      // "No tests found!", "The following filters did not match any test files:"
      { line: /^(?:No tests found!|The following filters did not match any test files:)$/, closes: true },
      // 'error: regex "adds" matched 0 tests. Searched 2 files (skipping 8 tests) [11.00ms]'
      { line: /^error: regex .* matched 0 tests\. Searched \d+ files? /, closes: true },
    ],
    // " 1 error", "Bailed out after 1 failure"
    red: [/^ \d+ errors?$/, /^Bailed out after \d+ failures?$/],
    // "Bailed out after 1 failure"
    stopped: [/^Bailed out after \d+ failures?$/],
    fatal: [
      // "panic(main thread): Segmentation fault at address 0x8"
      { line: /^panic(?:\(.*\))?: (?:Segmentation fault|Internal assertion|Illegal instruction)/, code: 'crash-in-log' },
    ],
    // "(pass) adds [0.12ms]"
    progress: [{ line: /^\((?:pass|fail|skip|todo)\) / }],
  },
  report: {
    detect: [{ element: 'root', attribute: 'name', value: /^bun test$/ }],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '--reporter=junit --reporter-outfile=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
