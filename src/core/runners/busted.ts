import type { RunnerProfile } from './profile.ts';

export const busted = {
  name: 'busted',
  title: 'busted',
  wraps: ['tap'],
  argv: [/^busted(?: |$)/],
  log: {
    closing: {
      counts: [
        // "4 successes / 0 failures / 0 errors / 0 pending : 0.001 seconds"
        {
          line: /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errored>\d+) errors? \/ (?<skipped>\d+) pending : \d+(?:\.\d+)? seconds$/,
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
    },
  },
  exit: { countsFailures: { max: 255 } },
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^Run \d+ of \d+$/ }],
    closed: 'end',
    // -o junit takes the terminal's place
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  junit: { add: '-o junit -Xoutput report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
