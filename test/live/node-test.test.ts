import { describe } from 'vitest';
import { IMPORT_ASSERT, liveOnEachNode, threeTests } from '../support/live-javascript.ts';

describe('live node:test', () => {
  liveOnEachNode((node) => ({
    runner: 'node-test',
    tests: 3,
    files: (scenario) => ({ 'sums.test.mjs': threeTests(scenario, [IMPORT_ASSERT, "import { test } from 'node:test';"], 'process.ppid') }),
    command: (scenario) => [
      node.file,
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=junit',
      '--test-reporter-destination=report.xml',
      ...(scenario === 'zero' ? ['--test-name-pattern=nothing'] : []),
    ],
  }));
});
