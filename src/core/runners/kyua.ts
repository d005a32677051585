import type { RunnerProfile } from './profile.ts';

export const kyua = {
  name: 'kyua',
  title: 'Kyua',
  argv: [/^kyua (?:-\S+ )*test(?: |$)/],
  log: {
    closing: {
      counts: [
        // "4/5 passed (1 failed)", "3/5 passed (1 broken, 1 failed, 0 skipped)" (newer): those that were skipped count as passed
        { line: /^\d+\/(?<tests>\d+) passed \((?:(?<errored>\d+) broken, )?(?<failed>\d+) failed(?:, \d+ skipped)?\)$/ },
        // "t_test:later  ->  skipped: not today  [0.016s]"
        { line: /^[^ ]+ {2}-> {2}skipped(?:: .*)? {2}\[\d+\.\d+s\]$/, glued: '  ->  skipped', fixed: { skipped: 1 } },
      ],
      completes: [/^\d+\/\d+ passed \((?:\d+ broken, )?\d+ failed(?:, \d+ skipped)?\)$/],
      gap: 1_000_000,
      from: 'lines',
      unit: 'tests',
    },
    // "t_test:adds  ->  passed  [0.018s]", "t_test:slow  ->  "
    progress: [{ line: /^[^ :]+:[^ ]+ {2}->(?: {2}|$)/, glued: '  ->' }],
  },
  exit: { codes: { 1: 'failures', 2: 'internal', 3: 'usage' } },
  report: {
    // a suite without a name, and the context of the run as properties
    detect: [
      {
        element: 'root',
        attribute: '',
        value: /^testsuite$/,
        and: [
          { element: 'root', attribute: 'name', absent: true },
          { element: 'property', value: /^cwd$/ },
        ],
      },
    ],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['KYUA_CONFDIR'],
  junit: { add: '&& kyua report-junit --output report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
