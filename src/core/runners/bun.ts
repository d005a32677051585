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
      counts: [{ line: /^ (?<passed>\d+) pass$/ }, { line: /^ (?<failed>\d+) fail$/ }, { line: /^ (?<skipped>\d+) (?:skip|todo)$/ }],
      // "Ran 4 tests across 1 file. [79.00ms]"
      completes: [/^Ran \d+ tests? across \d+ files?\. \[[^\]]*\]$/],
      from: 'lines',
      unit: 'tests',
    },
    // "No tests found!"
    zero: [{ line: /^No tests found!$/, closes: true }],
    // " 1 error"
    red: [/^ \d+ errors?$/],
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
