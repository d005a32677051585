import type { RunnerProfile } from './profile.ts';

export const tape = {
  name: 'tape',
  title: 'tape',
  wraps: ['tap'],
  argv: [/^tape(?: |$)/],
  log: {
    closing: {
      counts: [
        // "# pass  4": two blanks, and it counts assertions
        { line: /^# pass {2}(?<passed>\d+)$/ },
        // "# fail  1"
        { line: /^# fail {2}(?<failed>\d+)$/ },
      ],
      // "# ok"; a red run ends with its count of failures
      completes: [/^# ok$/, /^# fail {2}\d+$/],
      from: 'lines',
      unit: 'assertions',
    },
  },
  env: ['NODE_OPTIONS'],
  junit: { add: '| npx tap-xunit > report.xml', needs: 'npm i -D tap-xunit', writes: 'report.xml' },
} satisfies RunnerProfile;
