import { describe } from 'vitest';
import type { LiveSuite } from '../support/live.ts';
import { liveOnEachNode, REQUIRE_ASSERT, threeTests } from '../support/live-javascript.ts';
import { runnerFile, type Tool } from '../support/tools.ts';

const JUNIT = runnerFile('mocha-junit-reporter', 'index.js');
/** mocha takes one reporter; this one is two. */
const BOTH_REPORTERS = `const { Spec } = require(${JSON.stringify(runnerFile('mocha', 'index.js'))}).reporters;
const JUnit = require(${JSON.stringify(JUNIT)});
module.exports = function (runner, options) {
  new Spec(runner, options);
  return new JUnit(runner, options);
};
`;

function mocha(node: Tool, folder: 'mocha' | 'mocha12', reporter: string): LiveSuite {
  return {
    runner: reporter === JUNIT ? null : 'mocha',
    tests: 3,
    files: (scenario) => ({
      'package.json': '{"private":true}',
      'both-reporters.cjs': BOTH_REPORTERS,
      'test/sums.js': threeTests(scenario, [REQUIRE_ASSERT, 'const test = it;'], 'process.pid'),
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

// Two ways that people use: its usual output beside the report, and the report alone, which leaves the log silent.
describe('live mocha 11', () => liveOnEachNode((node) => mocha(node, 'mocha', './both-reporters.cjs')));
describe('live mocha 12 with a silent log', () => liveOnEachNode((node) => mocha(node, 'mocha12', JUNIT)));
