import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { formatExternalId } from '../../src/core/model/check-writer.ts';
import type { CheckCloser } from '../../src/core/ports.ts';
import type { SweepPorts } from '../../src/flow/sweep.ts';
import { WRITER } from '../support/check-world.ts';
import { receipt } from '../support/cli.ts';
import { CHECKS, type CheckRunRecord } from '../support/github/checks.ts';
import { ACTIONS_APP, OWN_APP } from '../support/github/family.ts';
import { FAULTS } from '../support/github/faults.ts';
import { HEADS } from '../support/github/heads.ts';
import { PULLS } from '../support/github/pulls.ts';
import { RUNS } from '../support/github/runs.ts';
import { useGithub } from '../support/github/use-github.ts';
import { mayMerge } from '../support/merge-gate.ts';
import { temporaryFolder } from '../support/repository.ts';

const github = useGithub();
const [MAIN, PULL, FORK] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

beforeEach(() => {
  const { server } = github;
  server.tokens.set('sweeper', {
    app: ACTIONS_APP,
    permissions: { checks: 'write', contents: 'read', pull_requests: 'read', actions: 'read' },
  });
  server.of(HEADS).branches.set('main', MAIN).set('same', MAIN);
  const pull = { state: 'open', author: 'a', headBranch: 'x', headRepositoryId: 1, baseBranch: 'main', reviews: [] } as const;
  server.of(PULLS).pulls.push({ ...pull, number: 1, headSha: PULL, reviews: [] }, { ...pull, number: 2, headSha: FORK, reviews: [] });
});

function add(parts: Partial<CheckRunRecord>, by: Partial<typeof WRITER> = {}): void {
  const { runs } = github.server.of(CHECKS);
  runs.push({
    id: 1000 + runs.length,
    app: ACTIONS_APP,
    name: 'receipt',
    head_sha: PULL,
    external_id: formatExternalId({ ...WRITER, ...by }, null),
    status: 'in_progress',
    conclusion: null,
    started_at: hoursAgo(7),
    completed_at: null,
    details_url: '',
    title: 'The suite is running',
    summary: null,
    text: null,
    annotations: [],
    hiddenFor: 0,
    ...parts,
  });
}

const run = (id: number, status: 'completed' | 'in_progress', attempt = 2) =>
  github.server.of(RUNS).runs.push({
    id,
    workflowId: 1,
    path: '.github/workflows/ci.yml',
    event: 'push',
    status,
    conclusion: null,
    attempt,
    headSha: PULL,
    headBranch: 'x',
    repositoryId: 1,
    headRepositoryId: 1,
    referenced: [],
  });

const sweep = (...args: string[]) => sweepAs('sweeper', ...args);
const sweepAs = (token: string, ...args: string[]) =>
  receipt(['sweep', '--repository', 'octo-org/octo-repo', ...args], {
    cwd: temporaryFolder(),
    env: { GITHUB_API_URL: github.server.url, GITHUB_TOKEN: token },
  });
const shown = () => github.server.checks.map(({ conclusion, status }) => conclusion ?? status);

test('a sweep can write nothing but a failure', () => {
  expectTypeOf<SweepPorts['checks']>().toEqualTypeOf<CheckCloser>();
  expectTypeOf<keyof CheckCloser>().toEqualTypeOf<'find' | 'get' | 'fail'>();
  expectTypeOf<Parameters<CheckCloser['fail']>>().toEqualTypeOf<[id: number, now: Date, timeoutMs: number]>();
});

describe('receipt sweep', () => {
  test('closes what was lost, on pull requests of all kinds and on branches, and says so', async () => {
    for (const head_sha of [MAIN, PULL, FORK]) add({ head_sha });
    const { code, stdout, stderr } = await sweep();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(shown()).toEqual(['failure', 'failure', 'failure']);
    expect(github.server.checks[0]).toMatchObject({
      title: 'INCOMPLETE · the machine was lost',
      external_id: formatExternalId(WRITER, null),
    });
    expect(stdout).toMatch(/^closed\s+receipt on bbbbbbbbbbbb, run 7, attempt 2, open since /m);
    expect(stdout).toMatch(/^Looked at 3 heads: 3 closed, 0 left, 0 not closed\.$/m);
    expect(mayMerge(github.server, { sha: PULL }, { required: [{ context: 'receipt' }] }).open).toBe(false);
  });

  test('leaves alone what is completed, young, not ours, or of a run that goes on', async () => {
    add({ status: 'completed', conclusion: 'success' });
    add({ started_at: hoursAgo(5) });
    add({ external_id: 'somebody else' });
    add({}, { runId: 8 });
    run(8, 'in_progress');
    const { code, stdout } = await sweep();
    expect(code).toBe(0);
    expect(shown()).toEqual(['success', 'in_progress', 'in_progress', 'in_progress']);
    expect(stdout).toContain('0 closed, 2 left');
  });

  test('closes what is of an earlier attempt, or of a run that has ended, once it is as old as asked', async () => {
    add({ started_at: hoursAgo(1) }, { runId: 8 });
    add({ started_at: hoursAgo(1) }, { runId: 9, attempt: 1 });
    run(8, 'completed');
    run(9, 'in_progress', 2);
    expect((await sweep('--older-than', '30m')).stdout).toContain('2 closed');
    expect(shown()).toEqual(['failure', 'failure']);
  });

  test('says what it would close', async () => {
    add({});
    const { stdout } = await sweep('--dry-run');
    expect(stdout).toContain('would close  receipt on');
    expect(shown()).toEqual(['in_progress']);
  });

  test('can not close what another app opened, and says so', async () => {
    add({ app: OWN_APP });
    const { code, stdout } = await sweep();
    expect(code).toBe(0);
    expect(stdout).toContain('left, of another app');
    expect(shown()).toEqual(['in_progress']);
  });

  test('what was completed while it looked is left alone', async () => {
    add({});
    github.server.watch = ({ operation }, moment) => {
      const [check] = github.server.checks;
      if (operation === 'checks/list-for-ref' && moment === 'after' && check)
        Object.assign(check, { status: 'completed', conclusion: 'success' });
    };
    expect((await sweep()).code).toBe(0);
    expect(shown()).toEqual(['success']);
  });

  test('sits weather out', async () => {
    add({});
    github.server.fault = ({ number }) => (number % 3 === 1 ? FAULTS['502 of a proxy'] : null);
    expect((await sweep()).code).toBe(0);
    expect(shown()).toEqual(['failure']);
  }, 60_000);

  test.each<[string, string, RegExp]>([
    ['a token that only reads', 'reads', /GitHub answered 403.*\n.*needs pull_requests: read/],
    ['a token that is none', 'forged', /GitHub answered 401/],
  ])('%s: at once, with what is missing', async (_, token, why) => {
    const { code, stderr } = await sweepAs(token);
    expect(code).toBe(3);
    expect(stderr).toMatch(why);
    expect(github.server.calls).toHaveLength(1);
  });

  test('a token that may not write checks: what it did not close is named', async () => {
    add({});
    github.server.tokens.set('half', { app: ACTIONS_APP, permissions: { checks: 'read', contents: 'read', pull_requests: 'read' } });
    const { code, stdout } = await sweepAs('half');
    expect(code).toBe(3);
    expect(stdout).toMatch(/^NOT CLOSED\s+receipt on .*Resource not accessible/m);
  });

  test('without repository and token nothing is asked', async () => {
    const env = { GITHUB_API_URL: github.server.url };
    const nowhere = await receipt(['sweep'], { cwd: temporaryFolder(), env });
    const misnamed = await receipt(['sweep', '--repository', 'octo'], { cwd: temporaryFolder(), env });
    const bare = await receipt(['sweep'], { cwd: temporaryFolder(), env: { ...env, GITHUB_REPOSITORY: 'octo-org/octo-repo' } });
    expect([nowhere.code, misnamed.code, bare.code]).toEqual([3, 3, 3]);
    expect(nowhere.stderr).toMatch(/which repository is meant\?.*\n.*receipt sweep --repository OWNER\/NAME/);
    expect(misnamed.stderr).toMatch(/--repository takes OWNER\/NAME/);
    expect(bare.stderr).toMatch(/needs a token, in GH_TOKEN or GITHUB_TOKEN\n {2}GH_TOKEN=/);
    expect(github.server.calls).toEqual([]);
  });

  test('a hostile name is shown as text', async () => {
    add({ name: '\u001b[31m::error::x\u202e' });
    const { stdout } = await sweep();
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('\u202e');
  });
});
