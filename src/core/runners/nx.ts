import type { RunnerProfile } from './profile.ts';

/** Runs tasks of other runners. */
export const nx = {
  name: 'nx',
  title: 'Nx',
  argv: [/^nx(?: |$)/],
  log: {
    // "   ✔    2/3 succeeded [1 read from cache]"
    tasks: [/^ +✔ +(?<finished>\d+)\/(?<started>\d+) succeeded/],
    // "   ✖    1/3 targets failed, including the following:"
    red: [/^ +✖ +\d+\/\d+ (?:targets )?failed/],
    cached: {
      // "Nx read the output from the cache instead of running the command for 3 out of 3 tasks."
      replayed: /^Nx read the output from the cache instead of running the command for (?<n>\d+) out of (?<of>\d+) tasks\.$/,
      ran: /^> nx run [@\w./:-]+$/,
    },
    // " NX   Successfully ran target test for 3 projects (5s)", " NX   Running target test for 3 projects:"
    progress: [{ line: /^ *(?:>)? *NX +(?:Successfully ran|Ran|Running) targets? / }],
  },
  env: ['NX_SKIP_NX_CACHE', 'NX_DAEMON'],
} satisfies RunnerProfile;
