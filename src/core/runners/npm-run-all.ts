import type { RunnerProfile } from './profile.ts';

/** `run-s` and `run-p`: several npm scripts, one after the other or at once. */
export const npmRunAll = {
  name: 'npm-run-all',
  title: 'npm-run-all',
  argv: [/^(?:npm-run-all2?|run-s|run-p)(?: |$)/],
  log: {
    // 'ERROR: "test:unit" exited with 1.'
    red: [/^ERROR: "[^"]*" exited with [1-9]\d*\.$/],
    // 'ERROR: "test:unit" exited with 139.'
    fatal: [{ line: /^ERROR: "[^"]*" exited with (?:13[24-6]|139)\.$/, code: 'crash-in-log' }],
  },
} satisfies RunnerProfile;
