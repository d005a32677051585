import type { RunnerProfile } from './profile.ts';

/** Runs tasks of other runners at once; each has lines of its own, marked by a prefix. */
export const turbo = {
  name: 'turbo',
  title: 'Turborepo',
  argv: [/^turbo(?: |$)/],
  log: {
    // "• Running test in 3 packages" (1), "   • Running test in 3 packages" (2), "• Running test, lint in 1 package"
    openings: [{ line: /^ *• Running .* in \d+ packages?$/, session: true }],
    tasks: [
      // " Tasks:    2 successful, 3 total"
      /^ *Tasks: +(?<finished>\d+) successful, (?<started>\d+) total$/,
      // "  Time:    2.25s", "  Time:    100ms >>> FULL TURBO", "  Time:    1m2.5s"
      /^ {2}Time: {4}\d[\dhms.]*(?: >>> FULL TURBO)?$/,
    ],
    // "Failed:    web#test", "Failed:    @lab/b#test, @lab/c#test"
    red: [/^ *Failed: +[@\w./-]+#[\w:.-]+/],
    // " No tasks were executed as part of this run."
    // "  x Missing tasks in project"
    zero: [
      { line: /^ *No tasks were executed as part of this run\.$/, closes: true },
      { line: /^ *[x×] Missing tasks in project$/, closes: true },
    ],
    cached: {
      // "Cached:    0 cached, 3 total"; "web:test: cache hit, replaying logs 5f2a", "web:test: cache hit (outputs already on disk), suppressing logs 5f2a"
      replayed: /^(?: *Cached: +(?<n>\d+) cached, (?<of>\d+) total$|cache hit(?: \([^)]*\))?, (?:replaying|suppressing) logs )/,
      // "web:test: cache miss, executing 5f2a", "web:test: cache bypass, force executing 5f2a"
      ran: /^cache (?:miss, executing|bypass, force executing) /,
    },
    // "• Packages in scope: web, docs", "   • Remote caching disabled"
    progress: [{ line: /^ *• (?:Packages in scope: |Remote caching (?:disabled|enabled))/ }],
  },
  env: ['TURBO_FORCE', 'TURBO_TOKEN'],
} satisfies RunnerProfile;
