import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { githubApi } from '../../src/adapters/github-api.ts';
import { githubRuns } from '../../src/adapters/github-runs.ts';
import { githubSources } from '../../src/adapters/github-sources.ts';
import { formatDigestLine } from '../../src/core/model/evidence-artifact.ts';
import { ARTIFACTS } from '../support/github/artifacts.ts';
import { FAULTS } from '../support/github/faults.ts';
import { type JobRecord, RUNS } from '../support/github/runs.ts';
import { useGithub } from '../support/github/use-github.ts';
import { jobLog } from '../support/trusted-run.ts';

const github = useGithub();
const SHA = 'a'.repeat(40);
const MS = 5_000;
beforeEach(() => {
  process.env['GITHUB_API_URL'] = github.server.url;
  github.server.tokens.set('judge', { app: 15368, permissions: { actions: 'read', contents: 'read', pull_requests: 'read' } });
});
const api = () => githubApi({ owner: 'octo-org', repo: 'octo-repo', token: 'judge' });
const runs = () => githubRuns(api());

const aJob = (id: number, parts: Partial<JobRecord> = {}): JobRecord => ({
  id,
  runId: 5,
  attempt: 1,
  name: `job ${id}`,
  status: 'completed',
  conclusion: 'success',
  startedAt: '2026-03-02T09:15:00Z',
  labels: [],
  log: null,
  ...parts,
});

describe('digest lines of a log', () => {
  const digest = createHash('sha256').update('x').digest('hex');
  const line = formatDigestLine('receipt~default~~1', digest);
  const found = async (log: string) => {
    github.server.of(RUNS).jobs.push(aJob(1, { log }));
    return await runs().digestLines(1, MS);
  };

  test('are found as GitHub serves them, each as often as it is there', async () => {
    expect(await found(jobLog('before', line, 'after', line))).toEqual({
      ok: true,
      value: [
        { name: 'receipt~default~~1', sha256: digest },
        { name: 'receipt~default~~1', sha256: digest },
      ],
    });
  });

  test('are found at the very end, without a line end, and behind lines that are larger than any memory should be', async () => {
    expect(await found(`${'x'.repeat(3_000_000)}\n${'y'.repeat(70_000)}\n2026-03-02T09:15:00.1234567Z ${line}`)).toMatchObject({
      value: [{ sha256: digest }],
    });
  });

  test.each([
    ['in the middle of a line', `2026-03-02T09:15:00.1234567Z said ${line}`],
    ['with something behind', `${line} and more`],
    ['in capitals', line.toUpperCase()],
    ['cut', line.slice(0, -1)],
  ])('are not found %s', async (_, log) => {
    expect(await found(log)).toEqual({ ok: true, value: [] });
  });

  test('of a job without a log are trouble', async () => {
    github.server.of(RUNS).jobs.push(aJob(1));
    expect(await runs().digestLines(1, MS)).toMatchObject({ ok: false, trouble: { kind: 'locked', status: 404 } });
  });
});

describe('lists', () => {
  test.each([
    [250, true],
    [1000, false],
  ])('of %s jobs are read page by page (whole: %s)', async (count, whole) => {
    github.server.of(RUNS).jobs.push(...Array.from({ length: count }, (_, i) => aJob(i + 1)));
    const answer = await runs().jobs(5, 30_000);
    expect(answer.ok && [answer.value.items.length, answer.value.whole]).toEqual([count, whole]);
  });
});

describe('artifacts', () => {
  test('are taken up to the size that was asked for, not one byte more', async () => {
    const zip = Buffer.alloc(1000, 1);
    github.server.of(ARTIFACTS).artifacts.push({ id: 9, name: 'a', runId: 5, zip, expired: false });
    expect(await runs().zip(9, 1000, MS)).toEqual({ ok: true, value: zip });
    expect(await runs().zip(9, 999, MS)).toMatchObject({ ok: false, trouble: { what: 'the artifact is larger than 999 bytes' } });
  });

  test('without a word on being expired are', async () => {
    github.server.fault = () => ({ kind: 'answer', status: 200, body: { artifacts: [{ id: 1, name: 'a', size_in_bytes: 5 }] } });
    expect(await runs().artifacts(5, MS)).toMatchObject({
      value: { items: [{ expired: true, digest: null, runId: null, headSha: null }] },
    });
  });
});

describe('answers that make no sense', () => {
  const sources = () => githubSources(api());
  const questions: Readonly<Record<string, () => Promise<{ readonly ok: boolean }>>> = {
    repository: () => runs().repository(MS),
    run: () => runs().run(5, MS),
    workflow: () => runs().workflow('a.yml', MS),
    jobs: () => runs().jobs(5, MS),
    artifacts: () => runs().artifacts(5, MS),
    tip: () => sources().tip('main', MS),
    commit: () => sources().commit(SHA, MS),
    compare: () => sources().compare(SHA, SHA, MS),
    tree: () => sources().tree(SHA, MS),
    folder: () => sources().folder(SHA, MS),
    file: () => sources().file('a', SHA, MS),
    pulls: () => sources().pulls(SHA, MS),
    pull: () => sources().pull(1, MS),
    reviews: () => sources().reviews(1, MS),
  };

  test.each(Object.entries(questions))('%s: is no answer', async (_, ask) => {
    for (const name of ['an answer of another shape', 'half an answer', 'HTML for JSON'] as const) {
      github.server.fault = () => FAULTS[name];
      expect(await ask(), name).toMatchObject({ ok: false, trouble: { kind: 'weather' } });
    }
  });

  test('a change without a blob is another one than any, and no removal; a renamed file without its old name is no answer', async () => {
    const compared = (file: object) => {
      const body = { status: 'ahead', merge_base_commit: { sha: SHA }, commits: [], files: [{ filename: '.github/x.yml', ...file }] };
      github.server.fault = () => ({ kind: 'answer', status: 200, body });
      return sources().compare(SHA, SHA, MS);
    };
    expect(await compared({ status: 'added', sha: null })).toMatchObject({ value: { files: { items: [{ blob: '' }] } } });
    expect(await compared({ status: 'removed', sha: SHA })).toMatchObject({ value: { files: { items: [{ blob: null }] } } });
    expect(await compared({ status: 'renamed', sha: SHA })).toMatchObject({ ok: false });
  });

  test('a list with one entry that makes none is none', async () => {
    github.server.fault = () => ({
      kind: 'answer',
      status: 200,
      body: { jobs: [{ id: 1, name: 'a', status: 'completed', run_attempt: 1 }, {}] },
    });
    expect(await runs().jobs(5, MS)).toMatchObject({ ok: false, trouble: { kind: 'weather' } });
  });
});
