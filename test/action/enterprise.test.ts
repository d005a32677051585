import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { type GithubServer, githubServer } from '../support/github/server.ts';
import { type HttpProxy, httpProxy } from '../support/http-proxy.ts';
import { type Checkout, checkout } from '../support/replay.ts';
import { ROOT } from '../support/root.ts';

/** A host that no name server knows. */
const HOST = 'ghe.company.invalid';
let server: GithubServer;
let proxy: HttpProxy;

beforeAll(async () => {
  server = await githubServer('/api/v3');
  proxy = await httpProxy();
});
afterAll(() => Promise.all([server.close(), proxy.close()]));

function job(repository: Checkout, env: Readonly<Record<string, string>>, more: Partial<JobOptions> = {}) {
  server.reset();
  proxy.seen.length = 0;
  const event = EVENTS['pull_request opened'](repository.commits);
  return runJob({ event, workspace: repository.path, inputs: repository.inputs('passes'), server, env, ...more });
}

test('GitHub Enterprise Server: another host and a path before the API’s', async () => {
  const { main, post } = await job(checkout('merge'), { GITHUB_SERVER_URL: `https://${HOST}` });
  expect(main).toMatchObject({ code: 0, stderr: '', annotations: [] });
  expect(post).toMatchObject({ code: 0, stdout: '' });
  expect(server.breaches()).toEqual([]);
  expect(server.checks).toMatchObject([{ conclusion: 'success', details_url: expect.stringMatching(`^https://${HOST}/octo-org/`) }]);
  for (const text of [main.stdout, main.summary, server.checks[0]?.summary ?? '']) expect(text).not.toContain('github.com');
});

test('behind a proxy that is the only way out', async () => {
  const port = new URL(server.url).port;
  const env = { GITHUB_API_URL: `http://${HOST}:${port}/api/v3`, http_proxy: proxy.url, no_proxy: 'localhost' };
  const { main } = await job(checkout('merge'), env);
  expect(main, main.stdout).toMatchObject({ code: 0, annotations: [] });
  expect(server.checks).toMatchObject([{ conclusion: 'success' }]);
  expect(proxy.seen.length).toBeGreaterThan(0);
  for (const request of proxy.seen) expect(request).toContain(`${HOST}:${port}`);
});

/** Go's modules are named after where they lie; and GitHub's artifact client asks by name whether a host has its service. */
const MAY_NAME_IT = /^(core\/runners\/go-test|adapters\/artifact-upload)\.ts$/;

test('no code names GitHub’s own host', () => {
  const src = join(ROOT, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const isComment = (line: string) => /^\s*(\*|\/\*|\/\/)/.test(line);
  const naming = files.filter((path) =>
    readFileSync(join(src, path), 'utf8')
      .split('\n')
      .some((line) => !isComment(line) && /github\.com|githubusercontent/.test(line)),
  );
  expect(naming.filter((path) => !MAY_NAME_IT.test(path.split(sep).join('/')))).toEqual([]);
});
