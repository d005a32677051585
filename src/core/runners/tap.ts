import type { RunnerProfile } from './profile.ts';

/** Raw TAP, as Test::More, bats, busted, mocha's and AVA's TAP reporters and many home-made suites print it. */
export const tap = {
  name: 'tap',
  title: 'TAP',
  argv: [],
  log: {
    // "TAP version 13"
    openings: [{ line: /^TAP version 1[2-9]$/, session: true }],
    results: {
      end: [
        // "ok 1 - adds", "ok 2", "ok - sample::add" (Criterion)
        { line: /^ok(?: \d+(?:[^\w#][^#]*)?| +- [^#]*)$/ },
        // "ok 5 - comes later # SKIP not today", "ok 1 - sample.js # time=27ms"
        { line: /^ok(?: \d+(?:[^\w#][^#]*)?| +- [^#]*)(?:(?<skipped># (?:[Ss][Kk][Ii][Pp]|[Tt][Oo][Dd][Oo]))|#)/ },
        // "not ok 4 - is wrong", "not ok 6 - later # TODO"
        { line: /^(?<failed>not ok)(?: \d+\b| +- )(?:[^#]*(?<skipped># (?:[Ss][Kk][Ii][Pp]|[Tt][Oo][Dd][Oo])))?/ },
      ],
      opens: false,
    },
    closing: {
      counts: [],
      // behind a plan that comes last and behind a blank line, AVA, tape and the like print their counts: "# ok", "# fail 0", "# fail  1", "# duration_ms 102.4"
      completes: [/^# (?:ok$|fail +\d+$|duration_ms \d|time[= ]|\{ total)/],
      from: 'plan',
      // "1..4", "1..0 # SKIP no database"
      plan: /^1\.\.(?<n>\d+)(?: +#.*)?$/,
      unit: 'tests',
    },
    // "Bail out!  Couldn't connect to the database"
    red: [/^Bail out!/],
  },
  // Test::More's
  exit: { countsFailures: { max: 254 } },
} satisfies RunnerProfile;
