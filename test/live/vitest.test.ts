import { describe } from 'vitest';
import { IMPORT_ASSERT, liveOnEachNode, threeTests } from '../support/live-javascript.ts';
import { runnerFile } from '../support/tools.ts';

describe('live vitest', () => {
  liveOnEachNode((node) => ({
    runner: 'vitest',
    tests: 3,
    files: (scenario) => ({ 'sums.test.mjs': threeTests(scenario, [IMPORT_ASSERT], 'process.ppid') }),
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
  }));
});
