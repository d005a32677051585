import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePolicy } from '../src/core/model/policy.ts';
import { VERSION } from '../src/core/model/version.ts';
import { ROOT } from './support/root.ts';
import { type Finding, lintWorkflow, type WorkflowRole } from './support/workflow-linter.ts';
import { parseActionFile, parseWorkflowFile } from './support/workflows.ts';

const FILES: Readonly<Record<WorkflowRole, string>> = {
  run: 'enforced/receipt-run.yml',
  suite: 'enforced/receipt-suite.yml',
  verdict: 'enforced/receipt-verdict.yml',
  audit: 'enforced/receipt-audit.yml',
  advisory: 'advisory/receipt.yml',
  sweep: 'advisory/receipt-sweep.yml',
  required: 'required/receipt.yml',
};
const read = (file: string) => readFileSync(join(ROOT, 'templates', file), 'utf8');
const ROLES = Object.keys(FILES) as WorkflowRole[];

test.each(ROLES)('the workflow %s is as safe as the trusted verdict needs it to be', async (role) => {
  expect(await lintWorkflow(role, read(FILES[role]))).toEqual([]);
});

test.each(ROLES)('the workflow %s names the version that it lies beside', (role) => {
  const named = [...read(FILES[role]).matchAll(/# SLOT v(\S+)|test-receipt@(\S+)/g)].map(([, tag, version]) => tag ?? version);
  expect(named.filter((version) => version !== VERSION)).toEqual([]);
});

/** Steps of a workflow, with what they use and give it. */
async function stepsOf(role: WorkflowRole): Promise<{ readonly uses: string; readonly with: Readonly<Record<string, string>> }[]> {
  const { content } = await parseWorkflowFile(FILES[role], read(FILES[role]));
  const jobs = Object.values(content['jobs'] as Record<string, { steps?: { uses?: string; with?: Record<string, string> }[] }>);
  return jobs.flatMap(({ steps = [] }) => steps.map((step) => ({ uses: step.uses ?? '', with: step.with ?? {} })));
}

test.each(ROLES)('the workflow %s gives our actions what they take, and takes what they give', async (role) => {
  const given: string[] = [];
  for (const { uses, with: inputs } of await stepsOf(role)) {
    const ours = /^OWNER\/receipt(?<path>\/\w+)?@/.exec(uses);
    if (ours === null) continue;
    const action = parseActionFile('action.yml', readFileSync(join(ROOT, ours.groups?.['path'] ?? '', 'action.yml'), 'utf8'));
    expect(Object.keys(inputs).filter((name) => action.inputs[name] === undefined)).toEqual([]);
    const needed = Object.entries(action.inputs).filter(([, { required }]) => String(required) === 'true');
    expect(needed.map(([name]) => name).filter((name) => inputs[name] === undefined)).toEqual([]);
    given.push(...Object.keys(action.outputs));
  }
  const taken = [...read(FILES[role]).matchAll(/steps\.(?:receipt|judge)\.outputs\.([\w-]+)/g)].map(([, name]) => name);
  expect(taken.filter((name) => !given.includes(name ?? ''))).toEqual([]);
});

test('every workflow template has a role', () => {
  const files = readdirSync(join(ROOT, 'templates'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.ya?ml$/.test(file));
  expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.values(FILES).sort());
});

interface Mutant {
  readonly role: WorkflowRole;
  readonly rule: Finding['rule'];
  readonly find: string | RegExp;
  readonly put: string;
}

const STEP = '      - uses: OWNER/receipt@';
const NEW_JOB = '  other:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n    permissions: {}\n    steps:\n      - run: echo\n';

/** Each takes one property away, in a way that GitHub's parser has nothing against. */
const MUTANTS: Readonly<Record<string, Mutant>> = {
  'an unknown key': { role: 'run', rule: 'parses', find: 'uses:', put: 'usses:' },
  pull_request_target: { role: 'run', rule: 'events', find: '  pull_request:', put: '  pull_request_target:' },
  'pull_request_target beside it': { role: 'run', rule: 'events', find: '  merge_group:', put: '  pull_request_target:\n  merge_group:' },
  'a filter of paths': { role: 'run', rule: 'events', find: 'edited]', put: "edited]\n    paths-ignore: ['docs/**']" },
  'a filter of branches': { role: 'run', rule: 'events', find: 'edited]', put: 'edited]\n    branches: [main]' },
  'not run again for another base': { role: 'run', rule: 'events', find: ', edited]', put: ']' },
  'no merge queue': { role: 'run', rule: 'events', find: / {2}merge_group:\n.*\n/, put: '' },
  'pushes to every branch': { role: 'run', rule: 'events', find: 'branches: [main]', put: "branches: ['**']" },
  'pushes of any branch': { role: 'run', rule: 'events', find: / {2}push:\n.*\n/, put: '  push:\n' },
  'pushes of some files': { role: 'run', rule: 'events', find: 'branches: [main]', put: "branches: [main]\n    paths: ['src/**']" },
  'by hand too': { role: 'run', rule: 'events', find: '  merge_group:', put: '  workflow_dispatch:\n  merge_group:' },
  'every token may write': { role: 'run', rule: 'permissions', find: 'permissions: {}', put: 'permissions: write-all' },
  'the usual permissions': { role: 'suite', rule: 'permissions', find: 'permissions: {}\n', put: '' },
  'one permission more': {
    role: 'suite',
    rule: 'permissions',
    find: '      contents: read',
    put: '      contents: read\n      id-token: write',
  },
  'a permission that writes': { role: 'verdict', rule: 'permissions', find: '      actions: read', put: '      actions: write' },
  'the judge may write checks': {
    role: 'verdict',
    rule: 'permissions',
    find: '      pull-requests: read',
    put: '      pull-requests: read\n      checks: write',
  },
  'a job without a word of permissions': { role: 'required', rule: 'permissions', find: / {4}permissions:\n {6}contents: read\n/, put: '' },
  'no group': { role: 'verdict', rule: 'concurrency', find: /concurrency:\n.*\n.*\n/, put: '' },
  'a second job': { role: 'run', rule: 'jobs', find: /$/, put: NEW_JOB },
  'a second job that runs the suite': { role: 'suite', rule: 'jobs', find: /$/, put: NEW_JOB },
  'a job of another name': { role: 'suite', rule: 'jobs', find: '  suite:\n', put: '  tests:\n' },
  'a matrix': {
    role: 'suite',
    rule: 'surroundings',
    find: '    timeout-minutes',
    put: '    strategy:\n      matrix:\n        n: [1, 2]\n    timeout-minutes',
  },
  'an if that is never true': { role: 'run', rule: 'condition', find: '    permissions:\n', put: '    if: false\n    permissions:\n' },
  'an if around the suite': {
    role: 'suite',
    rule: 'condition',
    find: '    timeout-minutes',
    put: "    if: github.actor != 'bot'\n    timeout-minutes",
  },
  'an if around the judge': {
    role: 'verdict',
    rule: 'condition',
    find: '  judge:\n',
    put: "  judge:\n    if: github.event.workflow_run.conclusion == 'success'\n",
  },
  'no always() around publish': { role: 'verdict', rule: 'condition', find: / {4}if: .*\n/, put: '' },
  'publish only where judge went well': { role: 'verdict', rule: 'condition', find: 'always()', put: 'success()' },
  'no always() around a gate': { role: 'required', rule: 'condition', find: / {4}if: .*\n/, put: '' },
  'a step that is left out': { role: 'suite', rule: 'condition', find: STEP, put: `      - if: false\n        uses: OWNER/receipt@` },
  'the key outside the environment': { role: 'verdict', rule: 'environment', find: / {4}environment: .*\n/, put: '' },
  'the judge inside the environment': {
    role: 'verdict',
    rule: 'environment',
    find: '  judge:\n',
    put: '  judge:\n    environment: receipt-verdict\n',
  },
  'a machine of one’s own': { role: 'suite', rule: 'hosted', find: 'ubuntu-24.04', put: 'self-hosted' },
  'a machine that is chosen': { role: 'verdict', rule: 'hosted', find: 'ubuntu-24.04', put: `\${{ vars.RUNNER }}` },
  'no time limit': { role: 'suite', rule: 'time-limit', find: / {4}timeout-minutes: 30\n/, put: '' },
  'a tag': { role: 'suite', rule: 'pinned', find: /actions\/checkout@\w+ # v7.0.1/, put: 'actions/checkout@v7' },
  'a short commit': { role: 'verdict', rule: 'pinned', find: /judge@0{40}/, put: 'judge@0000000' },
  'a branch of the called workflow': { role: 'run', rule: 'pinned', find: /@0{40} # SLOT/, put: '@main' },
  'a called workflow of the same commit': {
    role: 'run',
    rule: 'pinned',
    find: /uses: .*/,
    put: 'uses: ./.github/workflows/receipt-suite.yml',
  },
  'inputs of the called workflow': { role: 'run', rule: 'surroundings', find: /$/, put: '    with:\n      command: exit 0\n' },
  'secrets for the called workflow': { role: 'run', rule: 'surroundings', find: /$/, put: '    secrets: inherit\n' },
  'inputs that a caller may give': {
    role: 'suite',
    rule: 'events',
    find: '  workflow_call:\n',
    put: '  workflow_call:\n    inputs:\n      command:\n        type: string\n',
  },
  'an audit that may write': { role: 'audit', rule: 'permissions', find: 'checks: read', put: 'checks: write' },
  'an audit of pushes': { role: 'audit', rule: 'events', find: '  schedule:', put: '  push:\n  schedule:' },
  'another script than the sweep': { role: 'sweep', rule: 'uses', find: 'sweep --older', put: 'run --older' },
  'the newest sweep, whoever published it': { role: 'sweep', rule: 'uses', find: '@0.1.0', put: '' },
  'other variables for the sweep': {
    role: 'sweep',
    rule: 'surroundings',
    find: 'GITHUB_TOKEN:',
    put: 'NODE_OPTIONS: --require x\n          GITHUB_TOKEN:',
  },
  'an expression in a script': { role: 'suite', rule: 'expression', find: 'npm ci', put: `echo \${{ github.head_ref }} && npm ci` },
  'a script beside the judge': { role: 'verdict', rule: 'uses', find: '      - id: judge', put: '      - run: npm ci\n      - id: judge' },
  'a checkout beside the judge': {
    role: 'verdict',
    rule: 'uses',
    find: '      - id: judge',
    put: `      - uses: actions/checkout@${'3'.repeat(40)} # v7.0.1\n      - id: judge`,
  },
  'another action beside the key': {
    role: 'verdict',
    rule: 'uses',
    find: '      - id: app',
    put: `      - uses: octo-org/other@${'3'.repeat(40)} # v1.0.0\n      - id: app`,
  },
  'a step behind the measured one': { role: 'suite', rule: 'uses', find: /$/, put: '      - run: node tidy-reports.mjs\n' },
  'no measured step': { role: 'suite', rule: 'uses', find: /OWNER\/receipt@/, put: 'octo-org/other@' },
  'a secret of the repository': {
    role: 'suite',
    rule: 'secrets',
    find: '      - run: npm ci',
    put: `      - name: \${{ secrets.KEY }}\n        run: npm ci`,
  },
  'a token that may do all that the App may': { role: 'verdict', rule: 'secrets', find: / {10}permission-checks: write\n/, put: '' },
  'a token that may push': {
    role: 'verdict',
    rule: 'secrets',
    find: 'permission-checks: write',
    put: 'permission-checks: write\n          permission-contents: write',
  },
  'a token that outlives the job': {
    role: 'verdict',
    rule: 'secrets',
    find: 'permission-checks: write',
    put: 'permission-checks: write\n          skip-token-revoke: true',
  },
  'a token of the whole installation': {
    role: 'verdict',
    rule: 'secrets',
    find: 'permission-checks: write',
    put: 'permission-checks: write\n          owner: octo-org',
  },
  'a cache': {
    role: 'suite',
    rule: 'cache',
    find: '      - run: npm ci',
    put: `      - uses: actions/cache@${'3'.repeat(40)} # v5.0.0\n        with:\n          path: node_modules\n          key: x\n      - run: npm ci`,
  },
  'a cache that comes by itself': { role: 'suite', rule: 'cache', find: / {10}package-manager-cache: false\n/, put: '' },
  'a cache that is asked for': {
    role: 'suite',
    rule: 'cache',
    find: "node-version: '24'",
    put: "node-version: '24'\n          cache: npm",
  },
  'a checkout that keeps the token': { role: 'suite', rule: 'checkout', find: / {10}persist-credentials: false\n/, put: '' },
  'a checkout of something else': { role: 'suite', rule: 'checkout', find: /ref: .*/, put: 'ref: main' },
  'a checkout of another repository': {
    role: 'suite',
    rule: 'checkout',
    find: 'persist-credentials: false',
    put: 'persist-credentials: false\n          repository: octo-org/other',
  },
  'a failed job that counts as success': {
    role: 'suite',
    rule: 'masked',
    find: '    timeout-minutes',
    put: '    continue-on-error: true\n    timeout-minutes',
  },
  'a failed step that counts as success': {
    role: 'suite',
    rule: 'masked',
    find: '      - run: npm ci',
    put: '      - continue-on-error: true\n        run: npm ci',
  },
  'variables for all': { role: 'suite', rule: 'surroundings', find: 'jobs:\n', put: 'env:\n  NODE_OPTIONS: --require ./x.cjs\njobs:\n' },
  'variables for one step': {
    role: 'suite',
    rule: 'surroundings',
    find: '      - run: npm ci',
    put: '      - env:\n          NODE_TEST_CONTEXT: child-v8\n        run: npm ci',
  },
  'a container': { role: 'suite', rule: 'surroundings', find: '    timeout-minutes', put: '    container: node:24\n    timeout-minutes' },
};

describe('a template that lost one property', () => {
  test.each(Object.entries(MUTANTS))('%s', async (_, { role, rule, find, put }) => {
    const text = read(FILES[role]);
    const mutant = text.replace(find, () => put);
    expect(mutant).not.toBe(text);
    expect((await lintWorkflow(role, mutant)).map((finding) => finding.rule)).toContain(rule);
  });
});

test('each rule of the linter is held by a mutant', async () => {
  const held = new Set(Object.values(MUTANTS).map(({ rule }) => rule));
  const source = readFileSync(join(ROOT, 'test', 'support', 'workflow-linter.ts'), 'utf8');
  const rules = [...((source.split('type Rule =')[1] ?? '').split(';')[0]?.matchAll(/'([\w-]+)'/g) ?? [])].map(([, rule]) => rule);
  expect(rules.filter((rule) => !held.has(rule as Finding['rule']))).toEqual([]);
});

test('the sample of a policy is one, and it fits the workflows beside it', () => {
  const parsed = parsePolicy(readFileSync(join(ROOT, 'templates', 'enforced', 'receipt.policy.json')));
  if ('why' in parsed) throw new Error(parsed.why);
  const { policy } = parsed;
  expect(read('enforced/receipt-suite.yml')).toContain(`command: ${policy.suites[0]?.command.join(' ')}\n`);
  expect(read('enforced/receipt-run.yml')).toContain(`uses: ${policy.workflow.calls?.path}@${policy.workflow.calls?.shas[0]} `);
  expect(read('enforced/receipt-verdict.yml')).toContain('name: receipt-verdict\n');
  expect(policy.workflow.path).toBe('.github/workflows/receipt-run.yml');
  expect(policy.workflow.jobs).toEqual(['receipt / suite']);
});

test.each(['advisory', 'required'] as const)('the policy for the %s form names the job that its workflow judges', async (role) => {
  const parsed = parsePolicy(readFileSync(join(ROOT, 'templates', role, 'receipt.policy.json')));
  if ('why' in parsed) throw new Error(parsed.why);
  const { policy } = parsed;
  const { content } = await parseWorkflowFile(FILES[role], read(FILES[role]));
  const jobs = content['jobs'] as Record<string, { 'runs-on': string; needs?: string }>;
  expect(policy.workflow.jobs).toEqual([jobs['verdict']?.needs]);
  expect(policy.workflow.labels).toEqual([jobs[policy.workflow.jobs[0] ?? '']?.['runs-on']]);
  expect(policy.suites.map(({ command }) => command.join(' '))).toEqual(
    (await stepsOf(role)).flatMap(({ with: inputs }) => inputs['command'] ?? []),
  );
  expect([policy.app, policy.workflow.calls, policy.workflow.path]).toEqual([null, null, '.github/workflows/receipt.yml']);
});
