import type { RunnerProfile } from './profile.ts';

const list = {
  item: /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)?)/,
  words: {
    passed: 'passed',
    failed: 'failed',
    skipped: 'skipped',
    error: 'errored',
    errors: 'errored',
    xfailed: 'skipped',
    xpassed: 'passed',
    'subtests passed': 'none',
    'subtests failed': 'none',
    deselected: 'none',
    warning: 'none',
    warnings: 'none',
    rerun: 'none',
  },
} as const;

export const pytest = {
  name: 'pytest',
  title: 'pytest',
  argv: [/^(?:pytest|py\.test)(?: |$)/, /^python[\d.]*(?: -[A-Za-z]+)*? -m pytest(?: |$)/],
  log: {
    openings: [
      // "============================= test session starts ==============================", also glued behind an earlier session's dots
      { line: /(?<!=)={3,} test session starts ={3,}$/, session: true, glued: '= test session starts =' },
      // "collected 5 items / 2 deselected / 3 selected", "collecting ... collected 4 items", "collected 4 items / 1 error"
      {
        line: /^(?:collecting \.\.\. )?collected (?<announces>\d+) items?(?: \/ \d+ errors?)?(?: \/ (?<minus>\d+) deselected)?/,
        session: false,
      },
      // "gw0 [4] / gw1 [4]": xdist
      { line: /^gw\d+ \[(?<announces>\d+)\]/, session: false },
    ],
    closing: {
      counts: [
        // the line is filled up on both sides, so that its end shows whether it is whole
        // "==================== 1 failed, 3 passed, 1 skipped in 0.20s ====================", "… in 548.50 seconds =", "… in 83.12s (0:01:23) ="
        {
          line: /^(=+) (?<list>\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed|tests? collected)(?:, \d+ [a-z]+(?: (?:passed|failed))?)*) in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))? \1=?$/,
          list,
        },
        // "============================ no tests ran in 0.19s ============================="
        {
          line: /^(=+) no tests (?:ran|collected)(?: \(\d+ deselected\))?(?:, \d+ [a-z]+)* in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))? \1=?$/,
        },
        // "4 passed in 0.21s": with -q, which prints no opening
        {
          line: /^(?<list>\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed|tests? collected)(?:, \d+ [a-z]+(?: (?:passed|failed))?)*) in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))?$/,
          list,
          where: 'unopened',
        },
        {
          line: /^no tests (?:ran|collected)(?: \(\d+ deselected\))?(?:, \d+ [a-z]+)* in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))?$/,
          where: 'unopened',
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      headed: /^=/,
    },
    // "no tests ran in 0.18s", "2 tests collected in 0.40s", "=== no tests collected (4 deselected) in 0.1s ==="
    zero: [
      { line: /^(?:=+ )?(?:no tests (?:ran|collected)|\d+ tests? collected|\d+\/\d+ tests collected)\b.* in \d+\.\d+ ?s/, closes: false },
    ],
    interrupted: [
      // "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! KeyboardInterrupt !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
      /^!+ KeyboardInterrupt !+$/,
      // "!!!!!!!!!!!!!!!!!!!!!!!!! _pytest.outcomes.Exit: done !!!!!!!!!!!!!!!!!!!!!!!!!!"
      /^!+ _pytest\.outcomes\.Exit: /,
    ],
    // "!!!!!!!!!!!!!!!!!!!!!!!!!! stopping after 1 failures !!!!!!!!!!!!!!!!!!!!!!!!!!!"
    stopped: [/^!+ stopping after \d+ failures !+$/],
    fatal: [
      // "INTERNALERROR> Traceback (most recent call last):"
      { line: /^INTERNALERROR> /, code: 'worker-crash' },
      // "[gw1] node down: Not properly terminated"
      { line: /^\[gw\d+\] node down: /, code: 'worker-crash' },
      // "worker 'gw1' crashed while running 'test_sample.py::test_slow'"
      { line: /^worker 'gw\d+' crashed while running /, code: 'worker-crash' },
      // "========= xdist: worker gw0 crashed and worker restarting disabled ========="
      { line: /^=+ xdist: worker gw\d+ crashed /, code: 'worker-crash' },
    ],
    progress: [
      // "tests/test_app.py sxX.                                                   [100%]"
      { line: /^[^ ]+\.py [.FEsxXRrp,]+(?: +\[ *\d+%\])?$/, glued: '.py ' },
      // "test_sample.py::test_add PASSED                                          [ 25%]"
      { line: /^[^ :]+\.py::[^ ].* (?:PASSED|FAILED|SKIPPED|ERROR|XFAIL|XPASS)\b/, glued: '.py::' },
      // "....                                                                     [100%]"
      { line: /^[.FEs][.FEsxXRrp]* +\[ *\d+%\]$/ },
    ],
  },
  exit: { codes: { 2: 'interrupted', 3: 'internal', 4: 'usage', 5: 'no-tests' } },
  report: {
    detect: [
      { element: 'root', attribute: 'name', value: /^pytest tests$/ },
      { element: 'suite', attribute: 'name', value: /^pytest$/ },
    ],
    closed: 'end',
    // -qq and -p no:terminal lose errors that stand in no report
    silenceSafe: false,
    // counts subtests as well
    declared: 'none',
    agrees: 'executed',
    namelessIsUnfinished: true,
  },
  env: ['PYTEST_ADDOPTS', 'PYTEST_PLUGINS', 'PYTEST_DISABLE_PLUGIN_AUTOLOAD'],
  junit: { add: '--junitxml=report.xml', writes: 'report.xml' },
} satisfies RunnerProfile;
