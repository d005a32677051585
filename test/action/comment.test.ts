import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseStamp } from '../../src/core/model/comment.ts';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { COMMENTS } from '../support/github/comments.ts';
import { useGithub } from '../support/github/use-github.ts';
import { type Checkout, checkout } from '../support/replay.ts';

const github = useGithub();
const all = () => github.server.of(COMMENTS).all;

function job(repository: Checkout, run: string, options: Partial<JobOptions> & { readonly wish?: string } = {}) {
  const { wish = 'on-failure', ...others } = options;
  return runJob({
    event: EVENTS['pull_request synchronize'](repository.commits),
    workspace: repository.path,
    server: github.server,
    inputs: { ...repository.inputs(run), comment: wish },
    ...others,
  });
}

describe('the comment on a pull request', () => {
  test('on-failure: appears with the first failure, is updated, and turns to one line when the suite passes again', async () => {
    const repository = checkout();
    await job(repository, 'passes');
    expect(all()).toEqual([]);
    const { main } = await job(repository, 'fails', { env: { GITHUB_RUN_ID: '4712' } });
    expect(all()).toMatchObject([{ pull: 2, author: 'github-actions[bot]', updates: 0 }]);
    expect(all()[0]?.body).toContain('cart &#62; adds tax');
    expect(all()[0]?.body).toContain('">The check</a>');
    expect(main.annotations.map(({ level }) => level)).toEqual(['error']);
    await job(repository, 'passes', { env: { GITHUB_RUN_ID: '4713' } });
    expect(all()).toHaveLength(1);
    expect(all()[0]?.body).toMatch(/<p><b>PASSED<\/b> <code>receipt<\/code> on <code>[0-9a-f]{7}<\/code>: 3 tests/);
    expect(parseStamp(all()[0]?.body ?? '')).toMatchObject({ state: 'passed', headSha: repository.commits.head });
  });

  test('always: a pass has one too', async () => {
    await job(checkout(), 'passes', { wish: 'always' });
    expect(all()[0]?.body).toContain('<h3>PASSED <code>receipt</code></h3>');
  });

  test('off: none, and nothing is asked', async () => {
    await job(checkout(), 'fails', { wish: 'off' });
    expect(all()).toEqual([]);
    expect(github.server.calls.filter(({ path }) => /graphql|comments/.test(path))).toEqual([]);
  });

  test('on a push there is no pull request, and none', async () => {
    const repository = checkout();
    await job(repository, 'fails', { event: EVENTS.push(repository.commits) });
    expect(all()).toEqual([]);
  });

  test('is outdated from the moment a newer push is tested', async () => {
    const repository = checkout();
    await job(repository, 'fails');
    const seen: string[] = [];
    await job(repository, 'fails', { env: { GITHUB_RUN_ID: '4712' }, onLine: () => seen.push(all()[0]?.body ?? '') });
    expect(seen.some((body) => /<b>Outdated&#58;<\/b>|<b>Outdated:<\/b>/.test(body))).toBe(true);
    expect(all()[0]?.body).toContain('<h3>FAILED');
    expect(all()).toHaveLength(1);
  });

  test('an older attempt that ends late leaves it alone', async () => {
    const repository = checkout();
    await job(repository, 'fails', { attempt: 2 });
    const { body } = all()[0] ?? { body: '' };
    await job(repository, 'passes', { attempt: 1, wish: 'always' });
    expect(all()[0]?.body).toBe(body);
  });

  test('a token that may not write it: one line, and the verdict stands', async () => {
    const repository = checkout();
    github.server.tokens.set('checks-only', { app: 15368, permissions: { checks: 'write', pull_requests: 'read' } });
    const { main } = await job(repository, 'passes', {
      inputs: { ...repository.inputs('passes'), comment: 'always', token: 'checks-only' },
    });
    expect(main.code).toBe(0);
    expect(github.server.checks).toMatchObject([{ conclusion: 'success' }]);
    expect(main.annotations).toMatchObject([
      {
        level: 'notice',
        message: expect.stringMatching(/^No comment was written: the token lacks the permission `pull-requests: write`.*#comment$/),
      },
    ]);
  });

  test('a fork: the line says that no workflow can change it', async () => {
    const repository = checkout();
    github.server.tokens.set('fork', { app: 15368, permissions: { checks: 'read', contents: 'read', pull_requests: 'read' } });
    const { main } = await job(repository, 'fails', {
      event: EVENTS['pull_request from a fork'](repository.commits),
      inputs: { ...repository.inputs('fails'), comment: 'always', token: 'fork' },
    });
    expect(main.code).toBe(1);
    const lines = main.annotations.filter(({ message }) => message.startsWith('No comment'));
    expect(lines).toMatchObject([{ message: expect.stringContaining('a pull request from a fork has a token that only reads') }]);
  });

  test('no verdict: an earlier comment does not go on telling of one', async () => {
    const repository = checkout();
    await job(repository, 'fails');
    rmSync(join(repository.path, '.receipt'), { recursive: true });
    symlinkSync('/tmp', join(repository.path, '.receipt'));
    const { main } = await job(repository, 'fails', { env: { GITHUB_RUN_ID: '4712' } });
    expect(main.code).toBe(3);
    expect(all()).toMatchObject([{ body: expect.stringMatching(/<b>INCOMPLETE<\/b> <code>receipt<\/code>: there is no verdict/) }]);
  });
});
