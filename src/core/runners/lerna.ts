import type { RunnerProfile } from './profile.ts';

/** Runs npm scripts of many packages. What it leaves to Nx is in that profile. */
export const lerna = {
  name: 'lerna',
  title: 'Lerna',
  argv: [/^lerna (?:run|exec)(?: |$)/],
  log: {
    // 'lerna info Executing command in 3 packages: "npm run test"'
    openings: [{ line: /^lerna info Executing command in \d+ packages?: /, session: true }],
    tasks: [
      // "lerna success run Ran npm script 'test' in 3 packages in 5.2s:", 'lerna success exec Executed command in 3 packages: "node --test"'
      /^lerna success (?:run Ran npm script|exec Executed command) /,
      // "lerna ERR! npm run test exited 1 in '@lab/b'"
      /^lerna ERR! .* exited [1-9]\d* in /,
    ],
    // "lerna ERR! npm run test exited 1 in 'web'", "lerna ERR! Received non-zero exit code 1 during execution"
    red: [/^lerna ERR! (?:.* exited [1-9]\d* in |Received non-zero exit code [1-9]\d* during execution)/],
    // "lerna success run No packages found with the lifecycle script 'test'"
    zero: [{ line: /^lerna success run No packages found with /, closes: true }],
    // "lerna info run Ran npm script 'test' in 'web' in 5.2s:"
    progress: [{ line: /^lerna info run Ran npm script / }],
  },
} satisfies RunnerProfile;
