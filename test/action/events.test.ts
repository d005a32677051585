import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReceipt } from '../../src/core/receipt.ts';
import { type Job, type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { useGithub } from '../support/github/use-github.ts';
import { type Checkout, checkout } from '../support/replay.ts';
import { temporaryFolder } from '../support/repository.ts';

const github = useGithub();

async function job(repository: Checkout, event: keyof typeof EVENTS, run: string, options: Partial<JobOptions> = {}): Promise<Job> {
  const { commits, path } = repository;
  github.server.commits = new Set(Object.values(commits));
  const done = await runJob({
    event: EVENTS[event](commits),
    workspace: path,
    inputs: repository.inputs(run),
    server: github.server,
    ...options,
  });
  return done;
}

function receiptOf(repository: Checkout) {
  const parsed = parseReceipt(readFileSync(join(repository.path, '.receipt', 'default', 'receipt.json')));
  if (!('receipt' in parsed)) throw new Error(parsed.why);
  return parsed.receipt;
}

describe('the check goes to the commit that GitHub asks about, and what was tested is recorded', () => {
  test.each<[keyof typeof EVENTS, 'head' | 'merge']>([
    ['pull_request opened', 'merge'],
    ['pull_request opened', 'head'],
    ['pull_request synchronize', 'merge'],
    ['pull_request synchronize', 'head'],
    ['pull_request from Dependabot', 'merge'],
    ['pull_request from a fork', 'merge'],
    ['push', 'head'],
    ['merge_group', 'head'],
    ['workflow_dispatch', 'head'],
    ['schedule', 'head'],
  ])('%s, %s checked out', async (event, at) => {
    const repository = checkout(at);
    const { main, result } = await job(repository, event, 'passes');
    expect(main.outputs['verdict'], main.stdout).toBe('passed');
    expect(result).toBe('success');
    expect(github.server.checks).toMatchObject([
      { name: 'receipt', head_sha: repository.commits.head, status: 'completed', conclusion: 'success' },
    ]);
    const { source, ci } = receiptOf(repository);
    expect(source?.git_head).toBe(repository.commits[at]);
    expect(source?.git_parents).toEqual(at === 'merge' ? [repository.commits.base, repository.commits.head] : undefined);
    expect(ci).toMatchObject({
      provider: 'github-actions',
      head_sha: repository.commits.head,
      run_id: '4711',
      run_attempt: 1,
      job: 'test',
    });
    expect(ci?.pull_request).toBe(event.startsWith('pull_request') ? 2 : null);
  });

  test.each<[keyof typeof EVENTS, 'head' | 'merge']>([
    ['pull_request opened', 'merge'],
    ['merge_group', 'head'],
    ['push', 'head'],
  ])('%s that fails', async (event, at) => {
    const repository = checkout(at);
    const { main, result } = await job(repository, event, 'fails');
    expect(main).toMatchObject({ code: 1, outputs: { verdict: 'failed', 'decided-by': 'test-failures', failed: '1' } });
    expect(result).toBe('failure');
    expect(github.server.checks).toMatchObject([
      { head_sha: repository.commits.head, conclusion: 'failure', title: 'FAILED · 1 of 2 tests' },
    ]);
  });
});

describe('what was tested is not what the check goes to', () => {
  test('`ref: main` checked out for a pull request', async () => {
    const repository = checkout('base');
    const { main } = await job(repository, 'pull_request opened', 'passes');
    expect(main).toMatchObject({ code: 2, outputs: { verdict: 'incomplete', 'decided-by': 'head-mismatch' } });
    expect(github.server.checks).toMatchObject([{ head_sha: repository.commits.head, conclusion: 'failure' }]);
    expect(github.server.checks[0]?.title).toBe('INCOMPLETE · another commit was tested');
  });

  test('another commit of the same tree is as good', async () => {
    const repository = checkout('head');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'nothing');
    const { main } = await job(repository, 'pull_request opened', 'passes');
    expect(main.outputs['verdict']).toBe('passed');
    expect(receiptOf(repository).ci?.head_tree).toBe(receiptOf(repository).source?.git_tree);
  });

  test('a commit on top of the head is not', async () => {
    const repository = checkout('head');
    repository.write({ 'src/cart.js': 'export const tax = 0;\n' });
    repository.commit('one more');
    const { main } = await job(repository, 'pull_request opened', 'passes');
    expect(main.outputs).toMatchObject({ verdict: 'incomplete', 'decided-by': 'head-mismatch' });
  });

  test('a shallow clone knows the parents of its merge commit', async () => {
    const repository = checkout('merge');
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.path}`, 'shallow');
    const shallow = { ...repository, path: join(repository.path, 'shallow') };
    const { main } = await job(shallow, 'pull_request opened', 'passes');
    expect(main.outputs['verdict'], main.stdout).toBe('passed');
    expect(receiptOf(shallow)).toMatchObject({
      ci: { head_tree: null },
      source: { git_parents: [repository.commits.base, repository.commits.head] },
    });
  });

  test('tracked files that an earlier step changed', async () => {
    const repository = checkout('head');
    repository.write({ 'src/cart.js': 'export const tax = 0;\n' });
    const { main } = await job(repository, 'push', 'passes');
    expect(main.outputs).toMatchObject({ verdict: 'incomplete', 'decided-by': 'dirty-checkout' });
    expect(main.annotations[0]?.message).toMatch(/tracked files differed from HEAD before the run.*src\/cart\.js/);
  });

  test('no git', async () => {
    const repository = checkout('head');
    const { main } = await job({ ...repository, path: temporaryFolder() }, 'push', 'passes');
    expect(main.outputs).toMatchObject({ verdict: 'incomplete', 'decided-by': 'source-unknown' });
  });

  test('a suite that writes another event into the event file changes nothing', async () => {
    const repository = checkout('base');
    const script = `const fs = require('node:fs'); const p = process.env.GITHUB_EVENT_PATH; const e = JSON.parse(fs.readFileSync(p));
      e.pull_request.head.sha = '${repository.commits.base}'; fs.writeFileSync(p, JSON.stringify(e)); console.log('event rewritten')`;
    const replay = JSON.parse(repository.inputs('passes')['command'] ?? '[]') as string[];
    const command = `${process.execPath} -e ${JSON.stringify(script.replaceAll(/\s+/g, ' '))} && ${replay.join(' ')}`;
    const { main } = await job(repository, 'pull_request opened', 'passes', {
      inputs: { command, shell: 'true' },
    });
    expect(main.shown).toContain('event rewritten');
    expect(main.outputs).toMatchObject({ verdict: 'incomplete', 'decided-by': 'head-mismatch', tests: '3' });
  });
});
