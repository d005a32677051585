import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { type GithubServer, githubServer } from '../support/github-server.ts';
import { type Checkout, checkout } from '../support/replay.ts';
import { node24, nodeHere } from '../support/tools.ts';

let server: GithubServer;
beforeAll(async () => {
  server = await githubServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

function job(repository: Checkout, options: Partial<JobOptions> = {}) {
  return runJob({
    event: EVENTS.push(repository.commits),
    workspace: repository.path,
    inputs: repository.inputs('passes'),
    server,
    ...options,
  });
}

describe.each([nodeHere, node24()].filter((node) => node !== null))('on $name', ({ file: node }) => {
  test('a pass', async () => {
    const repository = checkout();
    const { main, post, result } = await job(repository, { node });
    expect({ ...main, shown: '', stdout: '', summary: '' }).toMatchObject({ code: 0, stderr: '', complaints: [], leftStopped: false });
    expect(server.breaches()).toEqual([]);
    expect(server.checks).toMatchObject([{ name: 'receipt', head_sha: repository.commits.head, conclusion: 'success' }]);
    expect(server.checks[0]?.title).toBe('PASSED · 3 tests, 1 skipped · vitest');
    expect(main.outputs).toMatchObject({ verdict: 'passed', 'decided-by': '', tests: '3', passed: '2', skipped: '1', failed: '0' });
    expect(post).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(result).toBe('success');
  });
});
