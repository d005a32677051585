import type { RunnerProfile } from './profile.ts';

export const unittest = {
  name: 'unittest',
  title: 'unittest',
  argv: [
    /^python[\d.]*(?: -[A-Za-z]+)*? -m (?:unittest|xmlrunner|nose)(?: |$)/,
    /^nosetests[\d.-]*(?: |$)/,
    /^(?:python[\d.]* )?manage test(?: |$)/,
    /^python[\d.]* manage\.py test(?: |$)/,
    /^stestr(?: |$)/,
  ],
  log: {
    closing: {
      counts: [
        // "Ran 5 tests in 0.001s"
        { line: /^Ran (?<tests>\d+) tests? in \d+\.\d+s$/ },
        // "FAILED (failures=1, errors=2, skipped=1)", "OK (SKIP=3)" (nose)
        {
          line: /^(?:OK|FAILED) \((?<list>[A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*)\)$/,
          list: {
            item: /(?<word>[A-Za-z]+(?: [a-z]+)?)=(?<n>\d+)/,
            words: { failures: 'failed', errors: 'errored', skipped: 'skipped', SKIP: 'skipped', 'unexpected successes': 'failed' },
          },
        },
      ],
      // "OK", "FAILED (failures=1)", "NO TESTS RAN" (3.12 and newer)
      completes: [/^(?:OK|FAILED|NO TESTS RAN)(?: \([A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*\))?$/],
      from: 'lines',
      unit: 'tests',
    },
    zero: [{ line: /^NO TESTS RAN(?: \(.*\))?$/, closes: false }],
    progress: [
      // "test_add (test_sample.SampleTest.test_add) ... ok"
      { line: /^test\w* \([\w.]+\) \.\.\. / },
      // "Running tests..." (xmlrunner)
      { line: /^Running tests\.\.\.$/ },
    ],
  },
  report: {
    detect: [
      // unittest-xml-reporting: name="test_sample.SampleTest-20261129111519"
      { element: 'suite', attribute: 'name', value: /-\d{14}$/ },
      // nose --with-xunit
      { element: 'root', attribute: 'name', value: /^nosetests$/ },
    ],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['PYTHONPATH', 'PYTHONOPTIMIZE'],
  junit: {
    add: '(with `-m xmlrunner` in place of `-m unittest`) --output-file report.xml',
    needs: 'pip install unittest-xml-reporting',
    writes: 'report.xml',
  },
} satisfies RunnerProfile;
