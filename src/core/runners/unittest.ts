import type { RunnerProfile } from './profile.ts';

/** Also Django's runner, nose, nose2, xmlrunner and Twisted's trial, which end in the same lines, and stestr. */
export const unittest = {
  name: 'unittest',
  title: 'unittest',
  argv: [
    /^python[\d.]*(?: -[A-Za-z]+)*? -m (?:unittest|xmlrunner|nose|twisted\.trial)(?: |$)/,
    /^nosetests[\d.-]*(?: |$)/,
    /^trial3?(?: |$)/,
    /^(?:python[\d.]* )?manage test(?: |$)/,
    /^python[\d.]* manage\.py test(?: |$)/,
    /^django-admin test(?: |$)/,
    /^stestr(?: |$)/,
  ],
  log: {
    // "Found 5 test(s)." (Django)
    openings: [{ line: /^Found \d+ test\(s\)\.$/, session: true }],
    closing: {
      counts: [
        // "Ran 5 tests in 0.001s", "Ran 1 test in 0.000s"
        { line: /^Ran (?<tests>\d+) tests? in \d+\.\d+s$/ },
        // "Ran: 4 tests in 0.3600 sec.", " - Passed: 4", … (stestr)
        { line: /^Ran: (?<tests>\d+) tests? in \d+\.\d+ sec\.$/ },
        { line: /^ - Passed: (?<passed>\d+)$/ },
        { line: /^ - (?:Skipped|Expected Fail): (?<skipped>\d+)$/ },
        // "FAILED (failures=1, errors=2, skipped=1)", "OK (SKIP=3)" (nose), "PASSED (skips=1, successes=3)" (trial)
        {
          line: /^(?:OK|FAILED|PASSED) \((?<list>[A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*)\)$/,
          list: {
            item: /(?<=^|, )(?<word>[A-Za-z]+(?: [a-z]+)?)=(?<n>\d+)/,
            words: {
              failures: 'failed',
              errors: 'errored',
              skipped: 'skipped',
              SKIP: 'skipped',
              skips: 'skipped',
              // reports list them as skipped
              'expected failures': 'skipped',
              expectedFailures: 'skipped',
              'unexpected successes': 'failed',
              unexpectedSuccesses: 'failed',
            },
          },
        },
      ],
      // "OK", "FAILED (failures=1)", "NO TESTS RAN" (3.12 and newer), "PASSED (successes=5)"
      completes: [
        /^(?:OK|FAILED|PASSED|NO TESTS RAN)(?: \([A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*\))?$/,
        // "Sum of execute time for each test: 0.0002 sec." (stestr)
        /^Sum of execute time for each test: \d+\.\d+ sec\.$/,
      ],
      from: 'lines',
      unit: 'tests',
      // stestr's failed tests; one whose worker died is in the total alone
      restFailed: true,
    },
    zero: [{ line: /^NO TESTS RAN(?: \(.*\))?$/, closes: false }],
    reopens: [/^test\w* \([\w.]+\) \.\.\. /],
    progress: [
      // "test_add (test_sample.SampleTest.test_add) ... ok", "  test_add (test_sample.SampleTest) ... ok (0.001s)" (xmlrunner)
      { line: /^ *(?:test\w*|runTest|setUpClass|setUpModule) \([\w.]+\)(?: \(.*\))? \.\.\.(?: |$)/ },
      // "test_sample.SampleTest.test_add ... ok" (nose)
      { line: /^[\w.]+\.test\w* \.\.\. (?:ok|FAIL|ERROR|SKIP)\b/, glued: '... ' },
      // "{0} tests.test_sample.SampleTest.test_add [0.000158s] ... ok" (stestr)
      { line: /^\{\d+\} \w.* \.\.\. (?:ok|FAILED|SKIPPED)/ },
      // "Running tests..." (xmlrunner)
      { line: /^Running tests\.\.\.$/ },
    ],
  },
  exit: { codes: { 5: 'no-tests' } },
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
    // a skipped class or subtest is in the count of what was skipped and no test
    agrees: 'between',
  },
  env: ['PYTHONPATH', 'PYTHONOPTIMIZE', 'DJANGO_SETTINGS_MODULE'],
  junit: {
    add: '(with `-m xmlrunner` in place of `-m unittest`) --output-file report.xml',
    needs: 'pip install unittest-xml-reporting',
    writes: 'report.xml',
  },
} satisfies RunnerProfile;
