import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY_PATH } from '../../../src/core/model/policy.ts';
import type { PullRecord } from '../github/pulls.ts';
import type { RunRecord, WorkflowRecord } from '../github/runs.ts';
import { ROOT } from '../root.ts';

/** The project whose gate is attacked: a real suite under node:test, and the trusted verdict set up from our own templates. */

export const RUN_ID = 30433642;
export const REPOSITORY_ID = 1296269;
export const RUN_WORKFLOW = '.github/workflows/receipt-run.yml';
export const SUITE_WORKFLOW = '.github/workflows/receipt-suite.yml';
export const VERDICT_WORKFLOW = '.github/workflows/receipt-verdict.yml';
export const POLICY = POLICY_PATH;
export const CALLED = `octo-org/octo-repo/${SUITE_WORKFLOW}`;
export const PINNED = '2'.repeat(40);
export const JOB = 'receipt / suite';
export const CHECK = 'receipt / verdict';

export const COMMAND = [
  'node',
  '--test',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=junit',
  '--test-reporter-destination=report.xml',
];

/** A test file of node:test, from the bodies of its tests. */
export const tests = (...bodies: readonly string[]): string =>
  [
    "import assert from 'node:assert/strict';",
    "import { test } from 'node:test';",
    "import { total } from './cart.mjs';",
    ...bodies.map((body, at) => `test('adds ${at + 1}', () => {\n  ${body}\n});`),
    '',
  ].join('\n');

export const GREEN_TESTS = tests(
  'assert.equal(total([]), 0);',
  'assert.equal(total([1]), 1);',
  'assert.equal(total([1, 2]), 3);',
  'assert.equal(total([1, 2, 3]), 6);',
);
/** The last one fails. */
export const RED_TESTS = GREEN_TESTS.replace('total([1, 2, 3]), 6', 'total([1, 2, 3]), 7');
/** What a suite that passed would have written. */
export const GREEN_REPORT = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
${[1, 2, 3, 4].map((n) => `\t<testcase name="adds ${n}" time="0.000500" classname="test"/>\n`).join('')}</testsuites>
`;
export const GREEN_LINES =
  '✔ adds 1 (0.5ms)\n✔ adds 2 (0.1ms)\n✔ adds 3 (0.1ms)\n✔ adds 4 (0.1ms)\nℹ tests 4\nℹ suites 0\nℹ pass 4\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 40.1\n';

export function policy(parts: Readonly<Record<string, unknown>> = {}): string {
  const sample = JSON.parse(template('enforced/receipt.policy.json')) as Record<string, unknown>;
  const whole = {
    ...sample,
    workflow: { path: RUN_WORKFLOW, jobs: [JOB], calls: { path: CALLED, shas: [PINNED] }, labels: ['ubuntu-24.04'] },
    suites: [{ name: 'default', command: COMMAND, min_tests: 4 }],
    branches: ['main', 'release/1', 'release/evil'],
    protected: ['.github/**', 'package.json'],
    approvers: ['octocat'],
    ...parts,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

const template = (name: string) => readFileSync(join(ROOT, 'templates', name), 'utf8');

/** A template with its slots filled in. */
export function workflow(name: 'receipt-run' | 'receipt-suite' | 'receipt-verdict'): string {
  return template(`enforced/${name}.yml`)
    .replaceAll('YOUR-ORG/YOUR-REPO', 'octo-org/octo-repo')
    .replaceAll('0'.repeat(40), PINNED)
    .replaceAll('OWNER/', 'octo-org/')
    .replace(/command: npx.*/, `command: ${COMMAND.join(' ')}`);
}

/** Files of main. */
export function project(): Record<string, string> {
  return {
    '.gitignore': 'report*.xml\nnode_modules/\n',
    'package.json': `${JSON.stringify({ name: 'cart', type: 'module', scripts: { test: COMMAND.join(' ') } }, null, 2)}\n`,
    'README.md': '# Cart\n',
    'cart.mjs': 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
    'cart.test.mjs': GREEN_TESTS,
    '.github/CODEOWNERS': '/.github/ @octocat\n',
    [POLICY]: policy(),
    [RUN_WORKFLOW]: workflow('receipt-run'),
    [SUITE_WORKFLOW]: workflow('receipt-suite'),
    [VERDICT_WORKFLOW]: workflow('receipt-verdict'),
  };
}

/** What GitHub knows of the pull request, the run of its head, and the workflow. */
export function startState(head: string): { readonly pull: PullRecord; readonly run: RunRecord; readonly workflow: WorkflowRecord } {
  const pull: PullRecord = {
    number: 7,
    state: 'open',
    author: 'hubot',
    headSha: head,
    headBranch: 'topic',
    headRepositoryId: REPOSITORY_ID,
    baseBranch: 'main',
    reviews: [],
  };
  const run: RunRecord = {
    id: RUN_ID,
    workflowId: 159038,
    path: RUN_WORKFLOW,
    event: 'pull_request',
    status: 'completed',
    conclusion: 'success',
    attempt: 1,
    headSha: head,
    headBranch: 'topic',
    repositoryId: REPOSITORY_ID,
    headRepositoryId: REPOSITORY_ID,
    referenced: [{ path: `${CALLED}@${PINNED}`, sha: PINNED }],
  };
  return { run, pull, workflow: { id: 159038, name: 'receipt-run', path: RUN_WORKFLOW } };
}
