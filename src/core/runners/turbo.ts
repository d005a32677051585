import type { RunnerProfile } from './profile.ts';

/** Runs tasks of other runners at once; each has lines of its own, marked by a prefix. */
export const turbo = {
  name: 'turbo',
  title: 'Turborepo',
  argv: [/^turbo(?: |$)/],
  log: {
    // " Tasks:    2 successful, 3 total"
    tasks: [/^ *Tasks: +(?<finished>\d+) successful, (?<started>\d+) total$/],
    // "Failed:    web#test"
    red: [/^ *Failed: +[@\w./-]+#[\w:.-]+/],
    cached: {
      // "Cached:    0 cached, 3 total"
      replayed: /^ *Cached: +(?<n>\d+) cached, (?<of>\d+) total$/,
      // "web:test: cache bypass, force executing 5f2a"
      ran: /^cache (?:miss, executing|bypass, force executing) /,
    },
    // "• Packages in scope: web, docs", "• Running test in 2 packages"
    progress: [{ line: /^• (?:Packages in scope: |Running .* in \d+ packages?$)/ }],
  },
  env: ['TURBO_FORCE', 'TURBO_TOKEN'],
} satisfies RunnerProfile;
