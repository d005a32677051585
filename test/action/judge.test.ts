import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variableOf } from '../../src/action/inputs.ts';
import { JUDGE_INPUT_NAMES, readJudgeInputs } from '../../src/action/judge-inputs.ts';
import { parseJudged } from '../../src/core/model/judged.ts';
import { actionDist } from '../support/action-dist.ts';
import { start } from '../support/cli.ts';
import type { CheckRunRecord } from '../support/github/checks.ts';
import { OWN_APP } from '../support/github/family.ts';
import { useGithub } from '../support/github/use-github.ts';
import { ROOT } from '../support/root.ts';
import { aSide, copyOf, type GithubSide, load, RUN_ID } from '../support/trusted-run.ts';
import { parseActionFile } from '../support/workflows.ts';

const github = useGithub();
let made: { side: GithubSide; remove: () => void };
let script = '';
beforeAll(async () => {
  made = await aSide({ shards: 2, policy: { app: OWN_APP } });
  script = join(await actionDist(), 'judge.js');
});
afterAll(() => made.remove());

const inputs = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [variableOf(name), value]));

/** Runs the built judge as a step of a workflow. */
async function step(given: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-judge-'));
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const env = {
    ...inputs({ mode: 'workflow-run', 'run-id': String(RUN_ID), attempt: '1', policy: '', token: 'judge', summary: 'true', ...given }),
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo-org/octo-repo',
    GITHUB_API_URL: github.server.url,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  const ended = await start(process.execPath, [script], { cwd: folder, env });
  const outputs = Object.fromEntries(
    [...readFileSync(output, 'utf8').matchAll(/^([\w-]+)<<(\S+)\n(.*?)\n\2$/gms)].map(([, name, , value]) => [name, value]),
  );
  const shown = readFileSync(summary, 'utf8');
  rmSync(folder, { recursive: true });
  return { ...ended, outputs, summary: shown };
}

describe('judge/action.yml', () => {
  const action = parseActionFile('judge/action.yml', readFileSync(join(ROOT, 'judge', 'action.yml'), 'utf8'));

  test("GitHub's own parser has nothing against it", () => expect(action.problems).toEqual([]));
  test('starts the judge, and nothing behind it', () => expect(action.runs).toEqual({ using: 'node24', main: '../dist/action/judge.js' }));
  test('has the inputs that the code reads', () => expect(Object.keys(action.inputs).sort()).toEqual([...JUDGE_INPUT_NAMES].sort()));
});

describe('inputs', () => {
  const read = (given: Readonly<Record<string, string>>) => readJudgeInputs(inputs({ 'run-id': '5', token: 't', ...given }));
  const toldBy = (digest: string) => ({ told: [], ...read({ digest }) }).told;

  test('have defaults', () => {
    expect(read({})).toEqual({
      mode: 'workflow-run',
      runId: 5,
      attempt: null,
      policyPath: '.github/receipt.policy.json',
      token: 't',
      told: [],
      runResult: null,
      summary: true,
    });
  });

  test('take digests as the run stage tells them', () => {
    const sha256 = 'a'.repeat(64);
    expect(toldBy(sha256)).toEqual([{ name: null, sha256 }]);
    expect(toldBy(`sha256:${sha256}`)).toEqual([{ name: null, sha256 }]);
    expect(toldBy(`receipt~a~1~1 sha256:${sha256}\nreceipt~a~2~1 sha256:${sha256}\n`)).toEqual([
      { name: 'receipt~a~1~1', sha256 },
      { name: 'receipt~a~2~1', sha256 },
    ]);
  });

  test.each([
    [{ 'run-id': '' }, /run-id/],
    [{ 'run-id': '5; rm' }, /run-id/],
    [{ mode: 'both' }, /mode takes/],
    [{ attempt: 'x' }, /attempt takes/],
    [{ token: '' }, /token is empty/],
    [{ digest: 'nothing' }, /digest takes/],
    [{ polcy: 'x' }, /did you mean policy/],
  ])('%j are refused', (given, message) => {
    expect(() => read(given)).toThrow(message);
  });
});

describe('the audit of a branch', () => {
  const check = (parts: Partial<CheckRunRecord> = {}): CheckRunRecord => ({
    id: 1,
    app: OWN_APP,
    name: 'receipt / verdict',
    head_sha: made.side.base,
    external_id: '',
    status: 'completed',
    conclusion: 'success',
    started_at: '2026-03-02T09:15:00Z',
    completed_at: '2026-03-02T09:16:00Z',
    details_url: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
    hiddenFor: 0,
    ...parts,
  });

  test.each<readonly [string, () => CheckRunRecord[], number, RegExp]>([
    ['with a green verdict', () => [check()], 0, /^main is at a commit with a green verdict/m],
    [
      'with a green verdict on its push',
      () => [check({ name: 'receipt / verdict (push)' })],
      0,
      /^main is at a commit with a green verdict/m,
    ],
    [
      'with a red verdict on its push beside a green one on the pull request',
      () => [check({ name: 'receipt / verdict (push)', conclusion: 'failure' }), check({ id: 2 })],
      2,
      /ended with failure/,
    ],
    ['without any', () => [], 2, /has no green verdict: no check receipt \/ verdict is there/],
    ['with a red one behind a green one', () => [check(), check({ id: 2, conclusion: 'failure' })], 2, /ended with failure/],
    ['with one that is still open', () => [check({ status: 'in_progress', conclusion: null })], 2, /is in_progress/],
    ['with a green one of another app', () => [check({ app: 15368 })], 2, /no check receipt/],
    ['with a green one of another commit', () => [check({ head_sha: made.side.head })], 2, /no check receipt/],
  ])('%s', async (_, checks, status, says) => {
    load(github.server, copyOf(made.side));
    github.server.checks.push(...checks());
    github.server.tokens.set('judge', { app: 15368, permissions: { checks: 'read', contents: 'read' } });
    const { code, stdout } = await step({ mode: 'audit', 'run-id': '', attempt: '', digest: '' });
    expect(stdout).toMatch(says);
    expect(code).toBe(status);
  });
});

describe('the built step', () => {
  test('of a healthy run says so in numbers and words of fixed lists, and succeeds', async () => {
    load(github.server, copyOf(made.side));
    const { code, outputs, summary, stderr } = await step();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(outputs).toMatchObject({
      verdict: 'passed',
      code: '',
      conclusion: 'success',
      sha: made.side.head,
      'run-id': String(RUN_ID),
      tests: '8',
    });
    expect(parseJudged(outputs['judged'] ?? '')).toMatchObject({ outcome: 'passed', sha: made.side.head, artifacts: [4000, 4001] });
    for (const value of Object.values(outputs)) expect(value).toMatch(/^[a-z0-9/_, -]*$/);
    expect(summary).toContain('8 tests passed');
    expect(github.server.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('of a run that lost a shard fails, and names it', async () => {
    const side = copyOf(made.side);
    side.artifacts.pop();
    load(github.server, side);
    const { code, outputs, stdout } = await step();
    expect(code).toBe(2);
    expect(outputs).toMatchObject({ verdict: 'incomplete', code: 'shard-missing', conclusion: 'failure' });
    expect(stdout).toContain('There is no evidence of these shards of default: 2.');
  });

  test('of a run that is gone says nothing to publish', async () => {
    const { code, outputs } = await step();
    expect(code).toBe(2);
    expect(outputs).toMatchObject({ judged: '', code: 'facts-missing', conclusion: 'failure', sha: '' });
  });

  test('with a wrong input says which', async () => {
    const { code, stdout } = await step({ mode: 'neither' });
    expect(code).toBe(3);
    expect(stdout).toContain('mode takes workflow-run, same-run or audit');
  });
});
