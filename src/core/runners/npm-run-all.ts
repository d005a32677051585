import type { RunnerProfile } from './profile.ts';

/** `run-s` and `run-p`: several npm scripts, one after the other or at once. */
export const npmRunAll = {
  name: 'npm-run-all',
  title: 'npm-run-all',
  argv: [/^(?:npm-run-all2?|run-s|run-p)(?: |$)/],
  log: {
    // 'ERROR: Task not found: "nosuch:*"'
    zero: [{ line: /^ERROR: (?:Task not found|No matches found): "/, closes: true }],
    // 'ERROR: "test:unit" exited with 1.'
    red: [/^ERROR: "[^"]*" exited with [1-9]\d*\.$/],
  },
} satisfies RunnerProfile;
