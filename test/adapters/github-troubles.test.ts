import { beforeEach, describe, expect, test } from 'vitest';
import { githubApi } from '../../src/adapters/github-api.ts';
import { githubCheckRuns } from '../../src/adapters/github-checks.ts';
import { FAILURE_CLASSES } from '../../src/adapters/github-troubles.ts';
import type { CheckState } from '../../src/core/model/check-run.ts';
import { FAULT_NAMES, FAULTS, type FaultName } from '../support/github/faults.ts';
import { useGithub } from '../support/github/use-github.ts';

const github = useGithub();
const SHA = 'a'.repeat(40);
const state: CheckState = { status: 'in_progress', output: { title: 't', summary: 's', annotations: [] } };
const lines: string[] = [];

beforeEach(() => {
  // Read when @actions/github is loaded, which is at the first request.
  process.env['GITHUB_API_URL'] = github.server.url;
  lines.length = 0;
});

const checks = (token = 'full') =>
  githubCheckRuns(githubApi({ owner: 'octo-org', repo: 'octo-repo', token, debug: (line) => lines.push(line) }));
const create = (timeoutMs = 10_000) =>
  checks().create(
    { headSha: SHA, name: 'receipt', detailsUrl: null, externalId: '', startedAt: null, completedAt: null, state },
    timeoutMs,
  );

describe('what each answer means', () => {
  test.each<[FaultName, string, string, number | null]>([
    ['500', 'weather', 'server-error', null],
    ['502 of a proxy', 'weather', 'server-error', null],
    ['503 with Retry-After', 'weather', 'server-error', 2_000],
    ['409', 'weather', 'server-error', null],
    ['a reset', 'weather', 'unreachable', null],
    ['no answer', 'weather', 'timeout', null],
    ['a byte at a time', 'weather', 'nonsense', null],
    ['HTML for JSON', 'weather', 'nonsense', null],
    ['half an answer', 'weather', 'nonsense', null],
    ['an answer of another shape', 'weather', 'nonsense', null],
    ['the limit is used up', 'weather', 'rate-limit', 31_000],
    ['the limit is used up (429)', 'weather', 'rate-limit', 31_000],
    ['a secondary limit with Retry-After', 'weather', 'secondary-limit', 5_000],
    ['a secondary limit', 'weather', 'secondary-limit', 60_000],
    ['429 with Retry-After', 'weather', 'secondary-limit', 5_000],
    ['429', 'weather', 'secondary-limit', 60_000],
    ['a bad token', 'locked', 'bad-token', null],
    ['no permission', 'locked', 'permission', null],
    ['SAML', 'locked', 'saml', null],
    ['another app’s', 'locked', 'not-yours', null],
    ['hidden', 'locked', 'hidden', null],
    ['gone', 'locked', 'gone', null],
    ['legal reasons', 'locked', 'blocked', null],
    ['refused', 'ours', 'refused', null],
  ])('%s: %s, %s', async (name, kind, code, waitMs) => {
    github.server.fault = () => FAULTS[name];
    const answer = await create(['no answer', 'a byte at a time'].includes(name) ? 300 : 10_000);
    expect(answer).toMatchObject({ ok: false, trouble: { kind, code, ...(kind === 'weather' ? { retryAfterMs: waitMs } : {}) } });
    expect(github.server.calls).toHaveLength(1);
  });

  test('every fault that the tests know is in that table, and every class that the code knows is met', () => {
    expect(FAULT_NAMES).toHaveLength(24);
    const met = FAULT_NAMES.length > 0 && FAILURE_CLASSES.every(({ code }) => CODES_MET.has(code));
    expect(met).toBe(true);
  });

  test('the permission is named as GitHub names it, and nothing else is taken for one', async () => {
    github.server.fault = () => FAULTS['no permission'];
    expect(await create()).toMatchObject({ trouble: { permission: 'checks=write' } });
    github.server.fault = () => ({ ...FAULTS['no permission'], headers: { 'x-accepted-github-permissions': '<b>anything</b>' } });
    expect(await create()).toMatchObject({ trouble: { permission: null } });
  });
});

const CODES_MET = new Set([
  'timeout',
  'unreachable',
  'rate-limit',
  'secondary-limit',
  'bad-token',
  'saml',
  'not-yours',
  'permission',
  'hidden',
  'gone',
  'blocked',
  'server-error',
  'refused',
  'nonsense',
]);

test('the debug log holds each request and no secret', async () => {
  await create();
  await checks('sesame-is-the-token').get(1, 10_000);
  expect(lines).toEqual([
    expect.stringMatching(/^POST \/repos\/\{owner\}\/\{repo\}\/check-runs: 201 \(TEST\) in \d+ ms$/),
    expect.stringMatching(/^GET \/repos\/\{owner\}\/\{repo\}\/check-runs\/\{check_run_id\}: 401 \(TEST\) in \d+ ms$/),
  ]);
  expect(lines.join('')).not.toContain('sesame');
});
