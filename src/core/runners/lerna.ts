import type { RunnerProfile } from './profile.ts';

/** Runs npm scripts of many packages. */
export const lerna = {
  name: 'lerna',
  title: 'Lerna',
  argv: [/^lerna (?:run|exec)(?: |$)/],
  log: {
    // "lerna ERR! npm run test exited 1 in 'web'"
    red: [/^lerna ERR! .* exited [1-9]\d* in /],
    // "lerna success run Ran npm script 'test' in 3 packages in 5.2s:"
    progress: [{ line: /^lerna (?:info run|success run|info Executing) / }],
  },
} satisfies RunnerProfile;
