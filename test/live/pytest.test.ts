import { describe, test } from 'vitest';
import { type LiveSuite, liveTests, type Scenario } from '../support/live.ts';
import { maySkip, python } from '../support/tools.ts';

const middle: Record<Scenario, string> = {
  pass: 'assert 3 - 1 == 2',
  fail: 'assert 3 - 1 == 1',
  zero: 'assert 3 - 1 == 2',
  exit: 'os._exit(0)',
  killed: 'os.kill(os.getpid(), signal.SIGKILL)',
};

const pytest: LiveSuite = {
  runner: 'pytest',
  tests: 3,
  files: (scenario) => ({
    'test_sums.py': `import os, signal

def test_first():
    assert 1 + 1 == 2

def test_second():
    ${middle[scenario]}

def test_third():
    assert 2 * 2 == 4
`,
  }),
  command: (scenario) => ['python3', '-m', 'pytest', '--junitxml=report.xml', ...(scenario === 'zero' ? ['-k', 'nothing'] : [])],
  // Somebody's own plugins and options are no business of this test.
  env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1' },
};

const found = python();

describe('live pytest', () => {
  if (found) liveTests(pytest);
  else
    test.skipIf(maySkip(found))('needs python3 with pytest', () => {
      throw new Error('pytest is not installed');
    });
});
