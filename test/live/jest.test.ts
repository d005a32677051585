import { describe } from 'vitest';
import { liveOnEachNode, REQUIRE_ASSERT, threeTests } from '../support/live-javascript.ts';
import { runnerFile } from '../support/tools.ts';

const MANIFEST = JSON.stringify({
  private: true,
  jest: {
    transform: {},
    reporters: ['default', [runnerFile('jest-junit', 'index.js'), { outputDirectory: '.', outputName: 'report.xml' }]],
  },
});

describe('live jest', () => {
  liveOnEachNode((node) => ({
    runner: 'jest',
    tests: 3,
    files: (scenario) => ({ 'package.json': MANIFEST, 'sums.test.js': threeTests(scenario, [REQUIRE_ASSERT], 'process.pid') }),
    command: (scenario) => [
      node.file,
      runnerFile('jest', 'bin', 'jest.js'),
      '--runInBand',
      '--no-cache',
      ...(scenario === 'zero' ? ['--passWithNoTests', 'nothing'] : []),
    ],
  }));
});
