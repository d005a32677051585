import { describe, expect, test } from 'vitest';
import { type JobOptions, runJob, runMain } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { ACTIONS_APP } from '../support/github/family.ts';
import { useGithub } from '../support/github/use-github.ts';
import { mayMerge } from '../support/merge-gate.ts';
import { type Checkout, checkout } from '../support/replay.ts';

const github = useGithub();

function options(repository: Checkout, more: Partial<JobOptions> = {}): JobOptions {
  return {
    event: EVENTS['pull_request opened'](repository.commits),
    workspace: repository.path,
    inputs: repository.inputs('passes'),
    server: github.server,
    ...more,
  };
}

/** May the pull request's head be merged, if these checks are required of GitHub Actions? */
const open = ({ commits }: Checkout, ...names: string[]) =>
  mayMerge(
    github.server,
    { sha: commits.head, mergeSha: commits.merge },
    { required: (names.length === 0 ? ['receipt'] : names).map((context) => ({ context, integrationId: ACTIONS_APP })) },
  ).open;

describe('who is let through', () => {
  test.each<[keyof typeof EVENTS, 'head' | 'merge']>([
    ['pull_request opened', 'merge'],
    ['pull_request synchronize', 'merge'],
    ['merge_group', 'head'],
    ['push', 'head'],
    ['workflow_dispatch', 'head'],
    ['schedule', 'head'],
  ])('%s: a red run blocks its commit, a green one opens it, and no other', async (name, at) => {
    const repository = checkout(at);
    const event = EVENTS[name](repository.commits);
    await runJob(options(repository, { event, inputs: repository.inputs('fails') }));
    expect(open(repository)).toBe(false);
    await runJob(options(repository, { event, attempt: 2 }));
    expect(open(repository)).toBe(true);
    expect(open({ ...repository, commits: { ...repository.commits, head: repository.commits.base } })).toBe(false);
  });

  test('a run that says nothing: blocked', async () => {
    const repository = checkout('merge');
    await runJob(options(repository, { inputs: { ...repository.inputs('passes'), token: 'reads' } }));
    expect(open(repository)).toBe(false);
  });

  test('an attempt that was cancelled, then one that passes', async () => {
    const repository = checkout('merge');
    await runJob(options(repository));
    expect(open(repository)).toBe(true);
    const inputs = { command: 'echo started; sleep 60', shell: 'true' };
    await runJob(options(repository, { inputs, attempt: 2, onLine: (line, step) => line === 'started' && step.cancel() }));
    expect(github.server.checks).toMatchObject([{ conclusion: 'failure', title: expect.stringContaining('INCOMPLETE') }]);
    expect(open(repository)).toBe(false);
    await runJob(options(repository, { attempt: 3 }));
    expect(open(repository)).toBe(true);
  });

  test('a machine that is lost: blocked, until the job runs again', async () => {
    const repository = checkout('merge');
    // Nobody is left to run post.
    const onLine: JobOptions['onLine'] = (line, step) => line === 'started' && step.child.kill('SIGKILL');
    await runMain(options(repository, { inputs: { command: 'echo started; sleep 60', shell: 'true' }, onLine }));
    expect(github.server.checks).toMatchObject([{ status: 'in_progress' }]);
    expect(open(repository)).toBe(false);
    await runJob(options(repository, { attempt: 2 }));
    expect(github.server.checks).toMatchObject([{ conclusion: 'success' }]);
    expect(open(repository)).toBe(true);
  });

  test('two suites in one job: both are required, each by its own name', async () => {
    const repository = checkout('merge');
    const suite = (name: string, run: string) => runJob(options(repository, { inputs: { ...repository.inputs(run), suite: name } }));
    await suite('unit', 'passes');
    expect(open(repository, 'receipt / unit', 'receipt / e2e')).toBe(false);
    await suite('e2e', 'fails');
    expect(open(repository, 'receipt / unit', 'receipt / e2e')).toBe(false);
    expect(open(repository, 'receipt / unit')).toBe(true);
  });

  test('a matrix of four: each leg has a name of its own', async () => {
    const repository = checkout('merge');
    const nodes = [20, 22, 24, 26];
    const jobs = nodes.map((node) => ({ ...repository.inputs(node === 24 ? 'fails' : 'passes'), matrix: JSON.stringify({ node }) }));
    for (const inputs of jobs) await runJob(options(repository, { inputs }));
    expect(nodes.map((node) => open(repository, `receipt (${node})`))).toEqual([true, true, false, true]);
  });

  test('a matrix whose legs share a name: nobody is let through, and the remedy is said', async () => {
    const repository = checkout('merge');
    const leg = (node: number) => ({ ...repository.inputs('passes'), 'check-name': 'tests', matrix: JSON.stringify({ node }) });
    await runJob(options(repository, { inputs: leg(22) }));
    const { main } = await runJob(options(repository, { inputs: leg(24) }));
    expect(main.annotations).toMatchObject([{ level: 'error', message: expect.stringMatching(/name of its own.*`check-name`/) }]);
    expect(open(repository, 'tests')).toBe(false);
    // Running one of them again changes nothing of that.
    await runJob(options(repository, { inputs: leg(24), attempt: 2 }));
    expect(open(repository, 'tests')).toBe(false);
  });

  test('a green check of another app under our name is none of GitHub Actions', async () => {
    const repository = checkout('merge');
    await runJob(options(repository, { inputs: { ...repository.inputs('passes'), token: 'app' } }));
    expect(github.server.checks).toMatchObject([{ conclusion: 'success', app: 424242 }]);
    expect(open(repository)).toBe(false);
  });
});
