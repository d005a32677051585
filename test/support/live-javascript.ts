import { describe, test } from 'vitest';
import { type LiveSuite, liveTests, type Scenario } from './live.ts';
import { maySkip, node24, nodeHere, type Tool } from './tools.ts';

/** Three tests, the second of which is what the scenario is about. `runner`: an expression for the runner's own process id. */
export function threeTests(scenario: Scenario, imports: readonly string[], runner: 'process.pid' | 'process.ppid'): string {
  const middle: Record<Scenario, string> = {
    pass: 'assert.equal(3 - 1, 2)',
    fail: 'assert.equal(3 - 1, 1)',
    zero: 'assert.equal(3 - 1, 2)',
    exit: 'process.exit(0)',
    killed: `process.kill(${runner}, 'SIGKILL'); return new Promise((r) => setTimeout(r, 20_000))`,
  };
  const bodies = ['assert.equal(1 + 1, 2)', middle[scenario], 'assert.equal(2 * 2, 4)'];
  return [...imports, ...bodies.map((body, i) => `test('does sum ${i + 1}', () => { ${body}; });`), ''].join('\n');
}

export const IMPORT_ASSERT = "import assert from 'node:assert/strict';";
export const REQUIRE_ASSERT = "const assert = require('node:assert/strict');";

const NODES: readonly (readonly [string, Tool | null])[] = [
  [nodeHere.name, nodeHere],
  ['Node 24', node24()],
];

/** Runs the suite on the Node that runs us and on Node 24, which is skipped (and says so) where it can't be had and nobody requires it. */
export function liveOnEachNode(suiteOn: (node: Tool) => LiveSuite): void {
  describe.each(NODES)('on %s', (_, node) => {
    if (node !== null) liveTests(suiteOn(node));
    else
      test.skipIf(maySkip(node))('needs Node 24 (test/support/node24, linux-x64 only)', () => {
        throw new Error('Node 24 is not installed');
      });
  });
}
