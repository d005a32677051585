import type { RunnerProfile } from './profile.ts';

/** Runs tasks of other runners. Lerna since 6 prints its lines under its own name. */
export const nx = {
  name: 'nx',
  title: 'Nx',
  argv: [/^nx(?: |$)/],
  log: {
    openings: [
      // " NX   Running target test for 3 projects:", " >  NX   Running target test for project a and 2 tasks it depends on:"
      { line: /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +Running targets? .*:$/, session: true, once: true },
      // "> nx run web:test", "> nx run web:test:ci  [local cache]"
      { line: /^> nx run [^ :]+:[^ ]+(?: +\[[^\]]*\])?$/, session: true, once: true },
    ],
    tasks: [
      // "   ✔    2/3 succeeded [1 read from cache]"
      /^ +✔ +(?<finished>\d+)\/(?<started>\d+) succeeded/,
      // " NX   Successfully ran target test for 3 projects (5s)", " >  NX   Ran targets test, lint for 3 projects (5s)",
      // " NX   Running target test for 3 projects failed", " NX   Cancelled running target test for 3 projects (2s)"
      /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +(?:Successfully ran|Ran|Cancelled running) targets? /,
      /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +Running targets? .* failed(?: \([^()]*\))?$/,
      // ">  NX   SUCCESS  Running target "test" succeeded", ">  NX   ERROR  Running target "test" failed" (before 13)
      /^ *> +NX +(?:SUCCESS|ERROR) +Running target /,
    ],
    red: [
      // "   ✖    1/3 targets failed, including the following:"
      /^ +✖ +\d+\/\d+ (?:targets )?failed/,
      // " NX   Running target test for 3 projects failed", "  NX   ERROR  Running target "test" failed"
      /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +(?:ERROR +)?Running targets? .* failed(?: \([^()]*\))?$/,
    ],
    // " NX   No tasks were run", " >  NX   No projects with target test were run"
    zero: [{ line: /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +No (?:tasks|projects with target .*) were run$/, closes: true }],
    // "Tasks not run because their dependencies failed or --nx-bail=true:"
    notRun: [{ line: /^ *Tasks not run because their dependencies failed/ }],
    interrupted: [/^ *(?:> +)?NX +Cancelled running targets? /],
    cached: {
      // "Nx read the output from the cache instead of running the command for 3 out of 3 tasks."
      // "> nx run web:test  [existing outputs match the cache, left as is]", "> nx run web:test  [local cache]"
      replayed:
        /^(?: *Nx read the output from the cache instead of running the command for (?<n>\d+) out of (?<of>\d+) tasks?\.$|> nx run [^ :]+:[^ ]+ +\[(?:existing outputs match the cache|(?:local|remote) cache))/,
      ran: /^> nx run [^ :]+:[^ ]+$/,
    },
  },
  env: ['NX_SKIP_NX_CACHE', 'NX_DAEMON'],
} satisfies RunnerProfile;
