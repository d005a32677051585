import type { RunnerProfile } from './profile.ts';

export const prove = {
  name: 'prove',
  title: 'prove',
  wraps: ['tap'],
  wrapsUnclosed: true,
  argv: [/^prove(?: |$)/, /^make (?:.* )?test(?: |$)(?=.*HARNESS)/],
  log: {
    // "t/sample.t .. ok", "t/sample.t .. ", "t/db.t .. skipped: no database"
    openings: [
      { line: /^[\w./-]+\.t \.{2,}(?: |$)/, session: false, glued: '.t ..' },
      { line: /^x?t\/[\w./-]+ \.{2,}(?: |$)/, session: false },
    ],
    reopens: [/^x?t\/[\w./-]+ \.{2,}(?: |$)/],
    closing: {
      // "Files=1, Tests=4,  0 wallclock secs ( 0.02 usr  0.01 sys +  0.04 cusr  0.03 csys =  0.10 CPU)"
      counts: [
        { line: /^Files=\d+, Tests=(?<tests>\d+), +\d+ wallclock secs/ },
        // "t/sample.t (Wstat: 256 (exited 1) Tests: 5 Failed: 1)": one for each file with trouble, before it
        { line: / Tests: \d+ Failed: (?<failed>\d+)\)$/, glued: ' (Wstat: ' },
      ],
      gap: 100_000,
      // "Result: PASS"
      completes: [/^Result: (?:PASS|FAIL|NOTESTS)$/],
      from: 'lines',
      unit: 'tests',
    },
    zero: [{ line: /^Result: NOTESTS$/, closes: false }],
    red: [/^Result: FAIL$/, /^Bailout called\. {2}Further testing stopped/],
  },
  exit: { countsFailures: { max: 254 } },
  report: {
    // TAP::Formatter::JUnit: <testcase name="1 - add">
    detect: [{ element: 'case', attribute: 'name', value: /^\d+ - /, and: [{ element: 'case', attribute: 'classname', absent: true }] }],
    closed: 'end',
    // --formatter takes the terminal's place
    silenceSafe: true,
    // an exit status that isn't 0 is declared as an error, and listed as a case
    declared: 'none',
    agrees: 'none',
  },
  env: ['PERL5OPT', 'HARNESS_OPTIONS', 'HARNESS_PERL_SWITCHES'],
  junit: { add: '--formatter TAP::Formatter::JUnit > report.xml', needs: 'cpanm TAP::Formatter::JUnit', writes: 'report.xml' },
} satisfies RunnerProfile;
