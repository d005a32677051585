import { describe, test } from 'vitest';
import { type LiveSuite, liveTests, type Scenario } from '../support/live.ts';
import { maySkip, node24, nodeHere, runnerFile, type Tool } from '../support/tools.ts';

/** The bodies of three tests by scenario. `runner`: an expression for the runner's own process id. */
function bodies(scenario: Scenario, runner: string): readonly string[] {
  const middle: Record<Scenario, string> = {
    pass: 'assert.equal(3 - 1, 2)',
    fail: 'assert.equal(3 - 1, 1)',
    zero: 'assert.equal(3 - 1, 2)',
    exit: 'process.exit(0)',
    killed: `process.kill(${runner}, 'SIGKILL'); return new Promise((r) => setTimeout(r, 20_000))`,
  };
  return ['assert.equal(1 + 1, 2)', middle[scenario], 'assert.equal(2 * 2, 4)'];
}

const suiteText = (imports: readonly string[], scenario: Scenario, runner: string) =>
  [...imports, ...bodies(scenario, runner).map((body, i) => `test('does sum ${i + 1}', () => { ${body}; });`), ''].join('\n');

const MANIFEST = JSON.stringify({ private: true });

const SUITES: Readonly<Record<string, (node: Tool) => LiveSuite>> = {
  'node:test': (node) => ({
    runner: 'node-test',
    tests: 3,
    files: (scenario) => ({
      'sums.test.mjs': suiteText(
        ["import assert from 'node:assert/strict';", "import { test } from 'node:test';"],
        scenario,
        'process.ppid',
      ),
    }),
    command: (scenario) => [
      node.file,
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=junit',
      '--test-reporter-destination=report.xml',
      ...(scenario === 'zero' ? ['--test-name-pattern=nothing'] : []),
    ],
  }),
  vitest: (node) => ({
    runner: 'vitest',
    tests: 3,
    files: (scenario) => ({ 'sums.test.mjs': suiteText(["import assert from 'node:assert/strict';"], scenario, 'process.ppid') }),
    command: (scenario) => [
      node.file,
      runnerFile('vitest', 'vitest.mjs'),
      'run',
      '--globals',
      '--pool=forks',
      '--reporter=default',
      '--reporter=junit',
      '--outputFile=report.xml',
      ...(scenario === 'zero' ? ['--passWithNoTests', 'nothing'] : []),
    ],
    // vitest catches the exit and calls it an error.
    alsoFailed: ['exit'],
  }),
  jest: (node) => ({
    runner: 'jest',
    tests: 3,
    files: (scenario) => ({
      'package.json': JSON.stringify({
        private: true,
        jest: {
          transform: {},
          reporters: ['default', [runnerFile('jest-junit', 'index.js'), { outputDirectory: '.', outputName: 'report.xml' }]],
        },
      }),
      'sums.test.js': suiteText(["const assert = require('node:assert/strict');"], scenario, 'process.pid'),
    }),
    command: (scenario) => [
      node.file,
      runnerFile('jest', 'bin', 'jest.js'),
      '--runInBand',
      '--no-cache',
      ...(scenario === 'zero' ? ['--passWithNoTests', 'nothing'] : []),
    ],
  }),
  // Two ways that people use: its usual output beside the report, and the report alone, which leaves the log silent.
  'mocha 11': (node) => mocha(node, 'mocha', './both-reporters.cjs'),
  'mocha 12, silent': (node) => mocha(node, 'mocha12', runnerFile('mocha-junit-reporter', 'index.js')),
};

/** mocha takes one reporter; this one is two. */
const BOTH_REPORTERS = `const { Spec } = require(${JSON.stringify(runnerFile('mocha', 'index.js'))}).reporters;
const JUnit = require(${JSON.stringify(runnerFile('mocha-junit-reporter', 'index.js'))});
module.exports = function (runner, options) {
  new Spec(runner, options);
  return new JUnit(runner, options);
};
`;

function mocha(node: Tool, folder: string, reporter: string): LiveSuite {
  return {
    runner: 'mocha',
    tests: 3,
    files: (scenario) => ({
      'package.json': MANIFEST,
      'both-reporters.cjs': BOTH_REPORTERS,
      'test/sums.js': suiteText(["const assert = require('node:assert/strict');", 'const test = it;'], scenario, 'process.pid'),
    }),
    command: (scenario) => [
      node.file,
      runnerFile(folder, 'bin', 'mocha.js'),
      '--reporter',
      reporter,
      '--reporter-options',
      'mochaFile=report.xml',
      ...(scenario === 'zero' ? ['--grep', 'nothing'] : []),
    ],
  };
}

const NODES: readonly (readonly [string, Tool | null])[] = [
  [nodeHere.name, nodeHere],
  ['Node 24', node24()],
];

describe.each(NODES)('live on %s', (_, node) => {
  describe.each(Object.entries(SUITES))('%s', (__, suiteOn) => {
    // Skipped where the tool isn't there and nobody requires it; else a missing tool fails here.
    if (node) liveTests(suiteOn(node));
    else
      test.skipIf(maySkip(node))('needs Node 24 (test/support/node24, linux-x64 only)', () => {
        throw new Error('Node 24 is not installed');
      });
  });
});
