import type { RunnerProfile } from './profile.ts';

export const phpunit = {
  name: 'phpunit',
  title: 'PHPUnit',
  family: 'phpunit',
  argv: [/^(?:php )?(?:\S*\/)?(?:phpunit|paratest|simple-phpunit)(?:\.phar)?(?: |$)/],
  log: {
    // "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.", "ParaTest v7.4.3 upon PHPUnit 11.1.3 by Sebastian Bergmann and contributors."
    openings: [
      { line: /^(?:ParaTest v[\w.-]+ upon )?PHPUnit \d+\.[\w.-]+ by Sebastian Bergmann/, session: true },
      // "..PHPUnit 9.6.7 by …": behind a run that stopped among its dots
      { line: /[.FEISRWDN]PHPUnit \d+\.[\w.-]+ by Sebastian Bergmann/, session: true, glued: 'PHPUnit ' },
    ],
    opensAlways: true,
    closing: {
      counts: [
        // 'No tests found in class "SampleTest".', "   │ No tests found …" (--testdox): 9 and older count such a class as a test
        { line: /^(?: *│ )?No tests found in class "/, fixed: { tests: -1 } },
        // "OK (4 tests, 4 assertions)"
        { line: /^OK \((?<tests>\d+) tests?, \d+ assertions?\)$/ },
        // "Tests: 5, Assertions: 4, Failures: 1, Skipped: 1."
        {
          line: /^(?<list>Tests: \d+, Assertions: \d+(?:, [A-Z][A-Za-z ]*: \d+)*)\.$/,
          list: {
            item: /(?<=^|, )(?<word>[A-Z][A-Za-z ]*): (?<n>\d+)/,
            words: { Tests: 'tests', Failures: 'failed', Errors: 'errored', Skipped: 'skipped', Incomplete: 'skipped' },
          },
        },
      ],
      completes: [/^OK \(\d+ tests?, /, /^Tests: \d+, Assertions: /],
      gap: 1_000_000,
      from: 'lines',
      unit: 'tests',
    },
    // "No tests executed!"
    zero: [{ line: /^No tests executed!$/, closes: true }],
    fatal: [
      // "PHP Fatal error:  Uncaught Error: …", "Premature end of PHP process when running SampleTest::testX."
      { line: /^(?:PHP )?Fatal error: /, code: 'crash-in-log' },
      { line: /^ *Premature end of PHP process when running /, code: 'worker-crash' },
    ],
  },
  exit: { codes: { 1: 'failures', 2: 'failures' } },
  report: {
    // only PHPUnit gives a case both a class and a classname
    detect: [{ element: 'case', attribute: 'class', and: [{ element: 'case', attribute: 'assertions' }] }],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    // a class without tests is a case (9 and older)
    agrees: 'more',
    // a risky test is written as an error (9 and older), beside exit 0: it stays red
  },
  junit: { add: '--log-junit report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
