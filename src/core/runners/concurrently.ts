import type { RunnerProfile } from './profile.ts';

/** Runs commands at once, each with a prefix of its own. It stops helpers itself, so their statuses say nothing, save those of a crash. */
export const concurrently = {
  name: 'concurrently',
  title: 'concurrently',
  argv: [/^concurrently(?: |$)/],
  log: {
    fatal: [
      // "[test] node --test exited with code 139", "[test] vitest run exited with code SIGSEGV", "tests-1 exited with code 139" (docker compose)
      {
        line: / exited with code (?:13[24-6]|139|SIG(?:SEGV|ABRT|BUS|ILL|FPE|TRAP))$/,
        code: 'crash-in-log',
        glued: ' exited with code ',
      },
    ],
    // "--> Sending SIGTERM to other processes.."
    progress: [{ line: /^--> Sending SIG[A-Z]+ to other processes\.\.$/ }],
  },
} satisfies RunnerProfile;
