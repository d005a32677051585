import { beforeEach, describe, expect, test } from 'vitest';
import { type JobOptions, runJob, runMain } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { ACTIONS_APP, type Call } from '../support/github/family.ts';
import { FAULTS } from '../support/github/faults.ts';
import { githubServer } from '../support/github/server.ts';
import type { Fault } from '../support/github/transport.ts';
import { useGithub } from '../support/github/use-github.ts';
import { type Checkout, checkout } from '../support/replay.ts';

const github = useGithub();

function options(repository: Checkout, more: Partial<JobOptions> = {}): JobOptions {
  const { commits, path } = repository;
  return {
    event: EVENTS['pull_request opened'](commits),
    workspace: path,
    inputs: repository.inputs('passes'),
    server: github.server,
    ...more,
  };
}

/** A fault at the nth call of an operation. */
const at = (operation: string, nth: number, fault: Fault) => {
  let seen = 0;
  return (call: Call) => (call.operation === operation && ++seen === nth ? fault : null);
};

describe('weather: one check in the end, as the evidence gave', () => {
  // In a real process only what differs there; flow/publish-faults.test.ts has all of them.
  test.each<[string, string, number, Fault]>([
    ['a reset when it opens, nothing done', 'checks/create', 1, FAULTS['a reset']],
    ['a reset when it opens, done all the same', 'checks/create', 1, { ...FAULTS['a reset'], after: true }],
    ['HTML when it completes, done all the same', 'checks/update', 1, { ...FAULTS['HTML for JSON'], after: true }],
    ['a limit', 'checks/update', 1, { ...FAULTS['429 with Retry-After'], headers: { 'retry-after': '1' } }],
    ['422 for the details', 'checks/update', 1, FAULTS.refused],
    ['502 when it reads back', 'checks/get', 1, FAULTS['502 of a proxy']],
  ])('%s', async (_, operation, nth, fault) => {
    const repository = checkout('merge');
    github.server.fault = at(operation, nth, fault);
    const { main, post } = await runJob(options(repository));
    expect(main).toMatchObject({ code: 0, annotations: [] });
    expect(post.stdout).toBe('');
    expect(github.server.checks).toMatchObject([
      { status: 'completed', conclusion: 'success', title: 'PASSED · 3 tests, 1 skipped · vitest' },
    ]);
  });
});

describe('a locked door: at once, one line that names the permission, and the verdict decides the step', () => {
  test.each<[string, keyof typeof EVENTS, string, string, number, RegExp]>([
    ['a token that only reads, pass', 'push', 'reads', 'passes', 0, /lacks the permission `checks: write`.*add it under `permissions:`/],
    ['a token that only reads, fail', 'push', 'reads', 'fails', 1, /lacks the permission `checks: write`/],
    ['a token without anything', 'push', 'nothing', 'passes', 0, /lacks the permission `checks: write`/],
    ['a fork', 'pull_request from a fork', 'reads', 'passes', 0, /a pull request from a fork has a token that only reads/],
    ['Dependabot', 'pull_request from Dependabot', 'reads', 'fails', 1, /Dependabot has a token that only reads/],
    ['a token that is none', 'push', 'forged', 'passes', 0, /401: Bad credentials.*input `token`/],
  ])('%s', async (_, event, token, run, code, line) => {
    const repository = checkout(event === 'push' ? 'head' : 'merge');
    const { main, post } = await runJob(
      options(repository, { event: EVENTS[event](repository.commits), inputs: { ...repository.inputs(run), token } }),
    );
    expect(main.code).toBe(code);
    const notices = main.annotations.filter(({ level }) => level === 'notice');
    expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(line)]);
    expect(notices[0]?.message).not.toContain('\n');
    expect(notices[0]?.message).toContain('see docs/action.md#permissions-forks-dependabot. The verdict still decides this step.');
    expect(github.server.checks).toEqual([]);
    expect(github.server.calls.length).toBeLessThanOrEqual(2);
    expect(main.outputs).toMatchObject({ verdict: code === 0 ? 'passed' : 'failed', 'check-url': '' });
    expect(main.summary).not.toBe('');
    expect(post.code).toBe(0);
  });

  test('the page is named where the action came from', async () => {
    const repository = checkout('merge');
    const env = { GITHUB_ACTION_REPOSITORY: 'octo-org/receipt', GITHUB_ACTION_REF: 'v0.1.0' };
    const main = await runMain(options(repository, { env, inputs: { ...repository.inputs('passes'), token: 'reads' } }));
    expect(main.annotations[0]?.message).toContain('see https://github.invalid/octo-org/receipt/blob/v0.1.0/docs/action.md#permissions');
  });

  test('every request and decision is in the debug log, and no token', async () => {
    const repository = checkout('merge');
    github.server.tokens.set('sesame-open', { app: ACTIONS_APP, permissions: { checks: 'write' } });
    const { main, post } = await runJob(options(repository, { inputs: { ...repository.inputs('passes'), token: 'sesame-open' } }));
    const debug = main.stdout.split('\n').filter((line) => line.startsWith('::debug::'));
    for (const part of ['POST /repos/{owner}/{repo}/check-runs: 201', 'PATCH', 'create: ok', 'read back 1000: ok', ': done'])
      expect(debug.join('\n')).toContain(part);
    for (const text of [main.stdout, main.summary, JSON.stringify(main.state), post.stdout]) expect(text).not.toContain('sesame');
  });

  test('`check: always` fails the step', async () => {
    const repository = checkout('merge');
    const { main } = await runJob(options(repository, { inputs: { ...repository.inputs('passes'), token: 'reads', check: 'always' } }));
    expect(main).toMatchObject({ code: 3, result: 'failure', outputs: { verdict: 'passed' } });
    expect(main.annotations).toMatchObject([{ level: 'error', message: expect.stringContaining('checks: write') }]);
  });

  test('`check: never` asks nothing of GitHub', async () => {
    const repository = checkout('merge');
    const { main, post } = await runJob(options(repository, { inputs: { ...repository.inputs('passes'), check: 'never' } }));
    expect(main).toMatchObject({ code: 0, annotations: [], state: {} });
    expect(post).toMatchObject({ code: 0, stdout: '' });
    expect(github.server.calls).toEqual([]);
  });

  test('no token at all', async () => {
    const repository = checkout('merge');
    const { main } = await runJob(options(repository, { inputs: { ...repository.inputs('passes'), token: '' } }));
    expect(main).toMatchObject({ code: 0, annotations: [{ level: 'notice', message: expect.stringContaining('no token') }] });
  });
});

describe('an API that is not there', () => {
  test('unreachable, hanging, or one byte at a time: bounded, and the verdict decides the step', async () => {
    const [hanging, dripping] = await Promise.all([githubServer(), githubServer()]);
    hanging.fault = () => ({ kind: 'hang' });
    dripping.fault = () => ({ kind: 'drip' });
    const inputs = checkout('merge').inputs('fails');
    const [unreached, hung, dripped] = await Promise.all([
      runMain(options(checkout('merge'), { server: null, inputs })),
      runMain(options(checkout('merge'), { server: hanging })),
      runMain(options(checkout('merge'), { server: dripping })),
    ]);
    await Promise.all([hanging.close(), dripping.close()]);
    expect([unreached, hung, dripped].map(({ code, outputs }) => [code, outputs['verdict']])).toEqual([
      [1, 'failed'],
      [0, 'passed'],
      [0, 'passed'],
    ]);
    const warnings = [unreached, hung, dripped].map(({ annotations }) => annotations.find(({ level }) => level === 'warning')?.message);
    expect(warnings).toEqual([
      expect.stringContaining('could not be reached: ECONNREFUSED'),
      expect.stringContaining('no answer in time'),
      expect.stringContaining('an answer that makes no sense'),
    ]);
  }, 150_000);
});

describe('two steps under one name', () => {
  test('in one attempt: neither is green', async () => {
    const repository = checkout('merge');
    const first = await runJob(options(repository));
    expect(first.result).toBe('success');
    const second = await runJob(options(repository));
    expect(second.main).toMatchObject({ code: 3, outputs: { verdict: 'passed' } });
    expect(second.main.annotations).toMatchObject([{ level: 'error', message: expect.stringMatching(/give each a name of its own/) }]);
    expect(github.server.checks.at(-1)).toMatchObject({
      conclusion: 'failure',
      title: 'INCOMPLETE · two steps publish a check of this name',
    });
  });

  test('names of suites are names of checks', async () => {
    const repository = checkout('merge');
    for (const suite of ['unit', 'e2e']) await runJob(options(repository, { inputs: { ...repository.inputs('passes'), suite } }));
    expect(github.server.checks).toMatchObject([
      { name: 'receipt / unit', conclusion: 'success' },
      { name: 'receipt / e2e', conclusion: 'success' },
    ]);
  });

  const during: (string | null | undefined)[] = [];
  const onLine = (line: string) => {
    if (line.startsWith(' RUN ')) during.push(...github.server.checks.map(({ conclusion, status }) => conclusion ?? status));
  };
  beforeEach(() => during.splice(0));

  test('a new attempt resets the green of the earlier one first', async () => {
    const repository = checkout('merge');
    await runJob(options(repository));
    await runJob(options(repository, { attempt: 2, onLine, inputs: repository.inputs('fails') }));
    expect(during).toEqual(['in_progress']);
    expect(github.server.checks).toMatchObject([{ conclusion: 'failure', title: 'FAILED · 1 of 2 tests · attempt 2' }]);
  });

  test('a new attempt leaves the annotations of the earlier one behind', async () => {
    const repository = checkout('merge');
    await runJob(options(repository, { inputs: repository.inputs('fails') }));
    expect(github.server.checks).toMatchObject([{ conclusion: 'failure', annotations: [{ path: 'src/cart.test.js' }] }]);
    await runJob(options(repository, { attempt: 2, onLine }));
    expect(during).toEqual(['failure', 'in_progress']);
    expect(github.server.checks).toMatchObject([
      { conclusion: 'success', title: 'Superseded by attempt 2' },
      { conclusion: 'success', title: 'PASSED · 3 tests, 1 skipped · vitest · attempt 2', annotations: [] },
    ]);
  });
});
