import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatDigestLine } from '../../src/core/model/evidence-artifact.ts';
import { POLICY_PATH } from '../../src/core/model/policy.ts';
import { CONTENTS } from '../support/github/contents.ts';
import { FAULTS } from '../support/github/faults.ts';
import { PULLS } from '../support/github/pulls.ts';
import { RUNS } from '../support/github/runs.ts';
import { useGithub } from '../support/github/use-github.ts';
import type { GithubSide } from '../support/trusted-run.ts';
import { aSide, copyOf, handOver, jobLog, judge, load, policyOf, REPOSITORY_ID, runStage, zipOf } from '../support/trusted-run.ts';

const github = useGithub();
const made: { side: GithubSide; remove: () => void }[] = [];
let healthy: GithubSide;
let sharded: GithubSide;

beforeAll(async () => {
  made.push(await aSide(), await aSide({ shards: 2 }));
  healthy = made[0]?.side as GithubSide;
  sharded = made[1]?.side as GithubSide;
});
beforeEach(() => {
  process.env['GITHUB_API_URL'] = github.server.url;
});
afterAll(() => {
  delete process.env['GITHUB_API_URL'];
  for (const { remove } of made) remove();
});

/** Judges a changed copy of a healthy run. */
async function judged(change: (side: GithubSide) => unknown = () => {}, options: Parameters<typeof judge>[0] = {}, of = healthy) {
  const side = copyOf(of);
  await change(side);
  load(github.server, side);
  const { verdict, ...rest } = await judge(options);
  return { ...rest, verdict, says: verdict.decidedBy === null ? verdict.outcome : `${verdict.outcome} ${verdict.decidedBy}` };
}

/** A branch of the real repository with these files changed; afterwards main is checked out. */
function branch({ repository }: GithubSide, name: string, from: string, files: Readonly<Record<string, string | null>>): string {
  repository.git('checkout', '--quiet', '-B', name, from);
  for (const [path, content] of Object.entries(files)) {
    if (content === null) repository.git('rm', '--quiet', path);
    else repository.write({ [path]: content });
  }
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--allow-empty', '--message', name);
  const sha = repository.git('rev-parse', 'HEAD').trim();
  repository.git('checkout', '--quiet', '--detach', 'main');
  return sha;
}

/** The same pull request with another head, and nothing that belongs to it: for what a judge refuses before he comes to that. */
function moveTo(side: GithubSide, head: string): void {
  side.run.headSha = head;
  side.pull.headSha = head;
}

/** The same pull request with another head, and evidence of it. */
async function withHead(side: GithubSide, head: string): Promise<void> {
  moveTo(side, head);
  side.artifacts.length = 0;
  side.jobs.length = 0;
  handOver(side, { zip: zipOf(await runStage(side)) });
}

describe('passes', () => {
  test('a healthy run of a pull request, with few requests', async () => {
    const { says, verdict, evidence, run } = await judged();
    expect(verdict.reasons).toEqual([]);
    expect(says).toBe('passed');
    expect(verdict.tally).toMatchObject({ tests: 4, passed: 4 });
    expect(evidence).toHaveLength(1);
    expect(run?.headSha).toBe(healthy.head);
    expect(github.server.calls.filter(({ operation }) => operation !== '').length).toBeLessThanOrEqual(15);
    expect(github.server.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('two shards, the tally of both', async () => {
    const { says, verdict } = await judged(() => {}, {}, sharded);
    expect([says, verdict.tally?.tests]).toEqual(['passed', 8]);
  });

  test('two shards of which one was run again', async () => {
    const again = async (side: GithubSide) => {
      side.run.attempt = 2;
      handOver(side, { zip: zipOf(await runStage(side, { shard: '2', attempt: 2 })), shard: '2', attempt: 2, index: 1 });
      const [, first] = side.jobs;
      if (first !== undefined) first.conclusion = 'failure';
    };
    expect((await judged(again, {}, sharded)).says).toBe('passed');
  });

  test('a pull request of a fork', async () => {
    const fork = (side: GithubSide) => {
      side.run.headRepositoryId = 99;
      side.pull.headRepositoryId = 99;
    };
    expect((await judged(fork)).says).toBe('passed');
  });

  test('a pull request from the default branch into a release branch, which GitHub does not list by its commit', async () => {
    const release = async (side: GithubSide) => {
      side.repository.git('branch', '--force', 'release/1', side.base);
      branch(side, 'trunk', side.head, {});
      github.server.of(CONTENTS).defaultBranch = 'trunk';
      Object.assign(side.run, { headBranch: 'topic', pulls: [7] });
      side.pull.baseBranch = 'release/1';
    };
    expect((await judged(release)).says).toBe('passed');
  });

  test('the merge of head and base that GitHub made', async () => {
    const merged = async (side: GithubSide) => {
      const { repository, head } = side;
      repository.git('checkout', '--quiet', '--detach', 'main');
      repository.git('merge', '--quiet', '--no-ff', '--message', 'merge', head);
      const merge = repository.git('rev-parse', 'HEAD').trim();
      repository.git('checkout', '--quiet', '--detach', 'main');
      side.artifacts.length = 0;
      side.jobs.length = 0;
      handOver(side, { zip: zipOf(await runStage(side, { ref: merge })) });
    };
    expect((await judged(merged)).says).toBe('passed');
  });

  test('a protected change that was approved', async () => {
    const approved = async (side: GithubSide) => {
      const policy = policyOf({ policy: { max_attempts: 3 } });
      await withHead(side, branch(side, 'approved', side.head, { [POLICY_PATH]: JSON.stringify(policy) }));
      side.pull.reviews.push({ user: 'octocat', association: 'MEMBER', state: 'APPROVED', commit: side.pull.headSha });
    };
    expect((await judged(approved)).says).toBe('passed');
  });

  test('an approved policy that asks for another command, which the run has', async () => {
    const command = ['node', 'suite.mjs', 'pass', './report.xml'];
    const changed = async (side: GithubSide) => {
      const head = branch(side, 'bump', side.head, {
        [POLICY_PATH]: JSON.stringify(policyOf({ policy: { suites: [{ name: 'default', command }] } })),
      });
      side.run.headSha = head;
      side.pull.headSha = head;
      side.artifacts.length = 0;
      side.jobs.length = 0;
      handOver(side, { zip: zipOf(await runStage(side, { command })) });
    };
    const approved = async (side: GithubSide) => {
      await changed(side);
      side.pull.reviews.push({ user: 'octocat', association: 'MEMBER', state: 'APPROVED', commit: side.pull.headSha });
    };
    expect((await judged(approved)).says).toBe('passed');
    github.server.reset();
    expect((await judged(changed)).says).toBe('incomplete protected-changed');
  });

  test.each([1, 20])('a merge group of a change of %s protected files that was approved', async (many) => {
    const group = async (side: GithubSide) => {
      const templates = Object.fromEntries(Array.from({ length: many }, (_, i) => [`.github/ISSUE_TEMPLATE/${i}.md`, `${i}`]));
      const changed = branch(side, `in-group-${many}`, side.head, templates);
      const { repository } = side;
      repository.git('checkout', '--quiet', '--detach', 'main');
      repository.git('merge', '--quiet', '--no-ff', '--message', 'Merge pull request #7 from topic', changed);
      const head = repository.git('rev-parse', 'HEAD').trim();
      repository.git('checkout', '--quiet', '--detach', 'main');
      Object.assign(side.run, { event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${side.base}` });
      await withHead(side, head);
      side.pull.headSha = changed;
      side.pull.reviews.push({ user: 'octocat', association: 'OWNER', state: 'APPROVED', commit: changed });
    };
    expect((await judged(group)).says).toBe('passed');
  });

  test('a push to main', async () => {
    const pushed = async (side: GithubSide) => {
      Object.assign(side.run, { event: 'push', headBranch: 'main' });
      await withHead(side, side.base);
      side.pull.state = 'closed';
    };
    expect((await judged(pushed)).says).toBe('passed');
  });

  test('a pull request into a release branch, whose run workflow was changed since they parted', async () => {
    const release = (side: GithubSide) => {
      branch(side, 'release/1', 'main', { '.github/workflows/receipt-run.yml': 'on: [pull_request, push]\n' });
      side.pull.baseBranch = 'release/1';
    };
    expect((await judged(release)).says).toBe('passed');
  });

  test('the same run, from within it: the digest comes by needs', async () => {
    let told = '';
    const within = (side: GithubSide) => {
      Object.assign(side.run, { status: 'in_progress', conclusion: null });
      told = /sha256:([0-9a-f]{64})/.exec(side.jobs[0]?.log ?? '')?.[1] ?? '';
      if (side.jobs[0] !== undefined) side.jobs[0].log = null;
    };
    const side = copyOf(healthy);
    within(side);
    load(github.server, side);
    const { verdict } = await judge({ mode: 'same-run', runResult: 'success', told: [{ name: null, sha256: told }] });
    expect(verdict.outcome).toBe('passed');
  });
});

test('a needed job of the same run that GitHub lists late is waited for', async () => {
  const side = copyOf(healthy);
  const [job] = side.jobs;
  if (job === undefined) throw new Error('there is no job');
  const told = /sha256:([0-9a-f]{64})/.exec(job.log ?? '')?.[1] ?? '';
  Object.assign(side.run, { status: 'in_progress', conclusion: null });
  job.status = 'in_progress';
  load(github.server, side);
  const onSleep = () => {
    job.status = 'completed';
  };
  const { verdict } = await judge({ mode: 'same-run', runResult: 'success', told: [{ name: null, sha256: told }], onSleep });
  expect(verdict.outcome).toBe('passed');
});

describe('does not pass', () => {
  test('failing tests: what the suite says, by name', async () => {
    const red = await aSide({ mode: 'fail' });
    made.push(red);
    const { says, verdict, evidence } = await judged(() => {}, {}, red.side);
    expect([says, verdict.tally?.failed]).toEqual(['failed test-failures', 1]);
    expect(evidence[0]?.failing).toMatchObject([{ name: 'adds tax' }]);
  });

  test('green evidence beside a run that failed', async () => {
    expect((await judged((side) => Object.assign(side.run, { conclusion: 'failure' }))).says).toBe('incomplete jobs-unexpected');
  });

  const replayed: readonly [string, (side: GithubSide) => Promise<Map<string, Buffer>>, string][] = [
    ['commit', async (side) => await runStage({ ...side, run: { ...side.run, headSha: side.base } }), 'run-mismatch'],
    ['repository', async (side) => await runStage(side, { repository: 'octo-org/other' }), 'run-mismatch'],
    ['run', async (side) => await runStage(side, { runId: 1 }), 'run-mismatch'],
    ['attempt', async (side) => await runStage(side, { attempt: 2 }), 'run-mismatch'],
    ['suite', async (side) => await runStage(side, { suite: 'quick' }), 'run-mismatch'],
    ['shard', async (side) => await runStage(side, { shard: '2' }), 'run-mismatch'],
    ['tree', async (side) => await runStage(side, { ref: side.base }), 'head-mismatch'],
    ['command', async (side) => await runStage(side, { command: ['node', 'suite.mjs', 'pass', './report.xml'] }), 'wrong-command'],
    ['leniency', async (side) => await runStage(side, { reports: ['none'], leniencies: ['report-none'] }), 'leniency-refused'],
  ];
  test.each(replayed)('evidence of another %s', async (_, stage, code) => {
    const replay = async (side: GithubSide) => {
      const files = await stage(side);
      side.artifacts.length = 0;
      side.jobs.length = 0;
      handOver(side, { zip: zipOf(files) });
    };
    const { verdict } = await judged(replay);
    expect(verdict.outcome).toBe('incomplete');
    expect(verdict.reasons.map((reason) => reason.code)).toContain(code);
  });

  test('shard 1 handed over again as shard 2', async () => {
    const twice = (side: GithubSide) => {
      const [one, two] = side.artifacts;
      if (one !== undefined && two !== undefined) two.zip = one.zip;
      const line = /receipt-evidence \S+ sha256:(\w+)/.exec(side.jobs[0]?.log ?? '')?.[1] ?? '';
      const job = side.jobs[1];
      if (job !== undefined) job.log = jobLog(formatDigestLine('receipt~default~2~1', line));
    };
    const { verdict } = await judged(twice, {}, sharded);
    expect(verdict.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['shard-duplicate', 'run-mismatch']));
  });

  const protectedChanges: readonly [string, string, Readonly<Record<string, string | null>>, string][] = [
    ['the run workflow', 'edited-workflow', { '.github/workflows/receipt-run.yml': 'on: pull_request\n' }, 'workflow-changed'],
    ['no run workflow', 'no-workflow', { '.github/workflows/receipt-run.yml': null }, 'workflow-changed'],
    ['the policy', 'edited-policy', { [POLICY_PATH]: '{}' }, 'protected-changed'],
    ['code owners', 'edited-owners', { CODEOWNERS: '* @mallory' }, 'protected-changed'],
    ['another workflow', 'another-workflow', { '.github/workflows/other.yml': 'on: push' }, 'protected-changed'],
  ];
  test.each(protectedChanges)('a pull request that changes %s', async (_, name, files, code) => {
    const edited = (side: GithubSide) => moveTo(side, branch(side, name, side.head, files));
    const { verdict } = await judged(edited);
    expect(verdict.decidedBy).toBe(code);
    expect(JSON.stringify(verdict.reasons[0]?.args)).toContain(Object.keys(files)[0]);
    expect(github.server.calls.filter(({ operation }) => operation.startsWith('actions/download'))).toEqual([]);
  });

  test('the next pull request after one that edited the policy: the default branch counts', async () => {
    const next = (side: GithubSide) => {
      const weak = branch(side, 'weak-policy', side.head, { [POLICY_PATH]: JSON.stringify(policyOf({ policy: { protected: [] } })) });
      moveTo(side, branch(side, 'on-top', weak, { 'more.js': '' }));
    };
    expect((await judged(next)).says).toBe('incomplete protected-changed');
  });

  test('a protected change approved before the last push', async () => {
    const stale = (side: GithubSide) => {
      moveTo(side, branch(side, 'stale', side.head, { [POLICY_PATH]: '{}' }));
      side.pull.reviews.push({ user: 'octocat', association: 'MEMBER', state: 'APPROVED', commit: side.head });
    };
    expect((await judged(stale)).says).toBe('incomplete protected-changed');
  });

  test('a merge group with a change that nobody approved', async () => {
    const group = (side: GithubSide) => {
      const head = branch(side, 'group', side.head, { '.github/x.yml': '' });
      Object.assign(side.run, { event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${side.base}` });
      moveTo(side, head);
    };
    expect((await judged(group)).says).toBe('incomplete protected-changed');
  });

  test('a branch of the base that the policy does not list', async () => {
    const evil = (side: GithubSide) => {
      branch(side, 'evil', 'main', { '.github/workflows/receipt-run.yml': 'on: pull_request\n' });
      side.pull.baseBranch = 'evil';
    };
    expect((await judged(evil)).says).toBe('incomplete branch-unlisted');
  });

  test('a second pull request with this head into another branch', async () => {
    const second = (side: GithubSide) => {
      github.server.of(PULLS).pulls.push({ ...side.pull, number: 8, baseBranch: 'topic' });
    };
    expect((await judged(second)).says).toBe('incomplete branch-unlisted');
  });

  test('a tag named main', async () => {
    const tagged = (side: GithubSide) => {
      Object.assign(side.run, { event: 'push', headBranch: 'main' });
    };
    expect((await judged(tagged)).says).toBe('incomplete run-superseded');
  });

  test('a head that has moved on', async () => {
    expect((await judged((side) => Object.assign(side.pull, { headSha: side.base }))).says).toBe('incomplete run-superseded');
  });

  test('run again while it is judged', async () => {
    const side = copyOf(healthy);
    load(github.server, side);
    github.server.watch = ({ operation }, moment) => {
      if (operation === 'actions/download-artifact' && moment === 'after') side.run.attempt = 2;
    };
    const { verdict } = await judge();
    expect(verdict.decidedBy).toBe('run-superseded');
  });

  test.each([
    ['a second digest line that the tests printed', (log: string) => log.replace(/\r\n$/, `\r\n${log.split('\r\n')[1]}\r\n`)],
    ['no digest line', () => jobLog('nothing')],
    ['another digest', (log: string) => log.replace(/sha256:./, (text) => (text.endsWith('0') ? 'sha256:1' : 'sha256:0'))],
  ])('%s', async (_, change) => {
    const told = ({ jobs }: GithubSide) => {
      const [job] = jobs;
      if (job !== undefined) job.log = change(job.log ?? '');
    };
    expect((await judged(told)).says).toBe('incomplete artifact-mismatch');
  });

  test('a job that was run again and left nothing: the evidence of the first attempt does not stand for it', async () => {
    const again = (line: (log: string) => string) => (side: GithubSide) => {
      const [first] = side.jobs;
      if (first === undefined) return;
      const { log } = first;
      side.run.attempt = 2;
      side.jobs.push({ ...first, id: 9000, attempt: 2, startedAt: '2026-03-03T09:00:00Z', log: line(log ?? '') });
      first.conclusion = 'failure';
    };
    expect((await judged(again(() => jobLog('nothing')))).says).toBe('incomplete artifact-mismatch');
    github.server.reset();
    // Even where the second attempt says the digest of the first one's.
    expect((await judged(again((log) => log))).says).toBe('incomplete artifact-mismatch');
  });

  test('a pull request with this head into another repository does not count', async () => {
    const elsewhere = (side: GithubSide) => {
      github.server.of(PULLS).pulls.push({ ...side.pull, number: 8, baseBranch: 'topic', baseRepositoryId: 77 });
    };
    expect((await judged(elsewhere)).says).toBe('passed');
  });

  test('an artifact replaced by another green one', async () => {
    const replaced = async ({ artifacts, ...side }: GithubSide) => {
      const [artifact] = artifacts;
      if (artifact !== undefined) artifact.zip = zipOf(await runStage({ ...side, artifacts }));
    };
    expect((await judged(replaced)).says).toBe('incomplete artifact-mismatch');
  });

  test('an expired artifact, a deleted run, a deleted log', async () => {
    const expired = ({ artifacts }: GithubSide) => artifacts.map((artifact) => Object.assign(artifact, { expired: true }));
    expect((await judged(expired)).says).toBe('incomplete suite-missing');
    github.server.reset();
    const { verdict } = await judged(() => {}, { runId: 5 });
    expect(verdict).toMatchObject({
      decidedBy: 'facts-missing',
      reasons: [{ args: { what: expect.stringMatching(/^the run 5: GitHub answered 404/) } }],
    });
    github.server.reset();
    expect((await judged(({ jobs }) => jobs.map((job) => Object.assign(job, { log: null })))).says).toBe('incomplete facts-missing');
  });

  test('a server without digests of artifacts says that the enforced level is not there', async () => {
    const { verdict } = await judged(({ artifacts }) => artifacts.map((artifact) => Object.assign(artifact, { digest: null })));
    expect(verdict.decidedBy).toBe('facts-missing');
    expect(verdict.reasons[0]?.args?.['what']).toContain('the enforced level is not available');
  });

  test.each([
    ['no policy', null, 'the default branch has no such file'],
    ['half a policy', '{"version": 1', 'it is not whole JSON'],
    ['a policy with an unknown key', JSON.stringify({ ...policyOf(), protect: [] }), 'Unrecognized key: "protect"'],
    ['a policy of another version', JSON.stringify({ ...policyOf(), version: 2 }), 'version'],
  ])('%s', async (_, content, why) => {
    const broken = (side: GithubSide) => {
      branch(side, 'trunk', 'main', { [POLICY_PATH]: content });
      github.server.of(CONTENTS).defaultBranch = 'trunk';
    };
    const { verdict } = await judged(broken);
    expect(verdict.decidedBy).toBe('policy-invalid');
    expect(verdict.reasons[0]?.args?.['why']).toContain(why);
  });
});

describe('limits of what GitHub lists', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`docs/${i}.md`, '']));

  const hidden = (side: GithubSide) => branch(side, 'wide', side.head, { ...many(320), '.github/hidden.yml': '' });

  test('300 files of a comparison: the trees tell the rest', async () => {
    expect((await judged((side) => moveTo(side, hidden(side)))).says).toBe('incomplete protected-changed');
    github.server.reset();
    expect((await judged(async (side) => await withHead(side, branch(side, 'wide', side.head, many(320))))).says).toBe('passed');
  });

  test('a pull request that has another head for as long as its files are listed', async () => {
    const swapped = async (side: GithubSide) => {
      const head = hidden(side);
      await withHead(side, head);
      github.server.fault = ({ operation }) => {
        side.pull.headSha = operation === 'pulls/list-files' ? side.base : head;
        return null;
      };
    };
    expect((await judged(swapped)).says).toBe('incomplete protected-changed');
  });

  test('more files than a list of all holds: folder by folder, only into those that differ', async () => {
    const wide = async (side: GithubSide, files: Readonly<Record<string, string | null>>) => {
      await withHead(side, branch(side, 'wide', side.head, { ...many(320), 'a/b/c.md': '', '.gitignore': null, ...files }));
      github.server.of(CONTENTS).wholeTrees = false;
    };
    expect((await judged((side) => wide(side, {}))).says).toBe('passed');
    github.server.reset();
    const { verdict } = await judged((side) => wide(side, { '.github/a/b.yml': '', [POLICY_PATH]: null }));
    expect(verdict).toMatchObject({
      decidedBy: 'protected-changed',
      reasons: [{ args: { files: `.github/a/b.yml, ${POLICY_PATH}` } }],
    });
  });

  test('trees that are cut are no answer', async () => {
    const group = async (side: GithubSide) => {
      const head = branch(side, 'wide-group', side.head, many(320));
      Object.assign(side.run, { event: 'merge_group', headBranch: `gh-readonly-queue/main/pr-7-${side.base}` });
      await withHead(side, head);
      github.server.of(CONTENTS).truncated = true;
    };
    expect((await judged(group)).says).toBe('incomplete facts-missing');
    github.server.reset();
    const whole = async (side: GithubSide) => {
      await group(side);
      github.server.of(CONTENTS).truncated = false;
    };
    expect((await judged(whole)).says).toBe('passed');
  });
});

describe('trouble with GitHub', () => {
  test.each(['502 of a proxy', 'a reset', 'half an answer', '429 with Retry-After'] as const)(
    '%s, once each: asked again',
    async (name) => {
      const met = new Set<string>();
      github.server.fault = ({ operation, path }) => {
        if (operation === '' || met.has(path)) return null;
        met.add(path);
        return FAULTS[name];
      };
      expect((await judged()).says).toBe('passed');
    },
  );

  test('for good: no verdict, and a sentence', async () => {
    github.server.fault = ({ operation }) => (operation === 'actions/list-jobs-for-workflow-run' ? FAULTS['500'] : null);
    const { verdict } = await judged();
    expect(verdict).toMatchObject({
      decidedBy: 'facts-missing',
      reasons: [{ args: { what: expect.stringMatching(/^the jobs of the run: /) } }],
    });
  });

  test('a token that may not read says which permission it needs', async () => {
    github.server.tokens.set('judge', { app: 15368, permissions: { contents: 'read' } });
    const side = copyOf(healthy);
    load(github.server, side);
    github.server.tokens.set('poor', { app: 15368, permissions: { contents: 'read' } });
    const { verdict } = await judge({ token: 'poor' });
    expect(verdict.reasons[0]?.args).toMatchObject({ do: 'Let the token read it: actions=read.' });
  });

  test('a log and an artifact that come late', async () => {
    let misses = 0;
    github.server.fault = ({ operation }) =>
      operation === 'actions/download-job-logs-for-workflow-run' && misses++ < 2
        ? { kind: 'answer', status: 404, body: { message: 'Not Found' } }
        : null;
    expect((await judged()).says).toBe('passed');
  });
});

test('the ids of the test and of GitHub are the same', () => {
  expect(github.server.of(CONTENTS).id).toBe(REPOSITORY_ID);
  expect(github.server.of(RUNS).runs).toEqual([]);
});
