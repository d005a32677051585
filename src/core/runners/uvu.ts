import type { RunnerProfile } from './profile.ts';

export const uvu = {
  name: 'uvu',
  title: 'uvu',
  argv: [/^uvu(?: |$)/],
  log: {
    closing: {
      counts: [
        // "  Total:     4": those that ran
        { line: /^ {2}Total: {5}(?<tests>\d+)$/ },
        { line: /^ {2}Passed: {4}(?<passed>\d+)$/ },
        { line: /^ {2}Skipped: {3}(?<skipped>\d+)$/ },
      ],
      // "  Duration:  1.46ms"
      completes: [/^ {2}Duration: {2}\d+(?:\.\d+)?m?s$/],
      from: 'lines',
      unit: 'tests',
      total: 'without-skipped',
      restFailed: true,
    },
    // " queue  • • ", "• • • •   (4 / 4)"
    progress: [{ line: /^(?: [\w./-]+ {1,2})?(?:[•✘] )+/ }],
  },
  env: ['NODE_OPTIONS'],
} satisfies RunnerProfile;
