import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Commits of a test's repository. */
export interface Commits {
  /** Head of the pull request, or the commit that was pushed. */
  readonly head: string;
  readonly base: string;
  /** What GitHub makes of head and base for a pull request's workflow. */
  readonly merge: string;
}

export interface GithubEvent {
  readonly payload: Readonly<Record<string, unknown>>;
  /** GITHUB_* that depend on the event. */
  readonly env: Readonly<Record<string, string>>;
  /** The commit that a check has to go to. */
  readonly checkSha: string;
}

type Payload = Record<string, unknown> & { pull_request?: Pull; merge_group?: Record<string, unknown> };
interface Pull {
  number: number;
  merge_commit_sha: string | null;
  user: Record<string, unknown>;
  head: { ref: string; sha: string; label: string; user: Record<string, unknown>; repo: Record<string, unknown> };
  base: { ref: string; sha: string };
}

const read = (name: string): Payload => JSON.parse(readFileSync(join(ROOT, 'fixtures', 'github', 'events', `${name}.json`), 'utf8'));

function pullRequest(
  action: 'opened' | 'synchronize',
  commits: Commits,
  change: (pull: Pull) => void = () => {},
  actor = 'Codertocat',
): GithubEvent {
  const payload = read(`pull_request.${action}`);
  const pull = payload.pull_request;
  if (pull === undefined) throw new Error('the fixture has no pull request');
  pull.head.sha = commits.head;
  pull.base.sha = commits.base;
  // GitHub computes it later than it sends the event.
  pull.merge_commit_sha = action === 'opened' ? null : commits.merge;
  if (action === 'synchronize') payload['after'] = commits.head;
  change(pull);
  const number = pull.number;
  return {
    payload,
    checkSha: commits.head,
    env: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: commits.merge,
      GITHUB_REF: `refs/pull/${number}/merge`,
      GITHUB_REF_NAME: `${number}/merge`,
      GITHUB_HEAD_REF: pull.head.ref,
      GITHUB_BASE_REF: pull.base.ref,
      GITHUB_ACTOR: actor,
    },
  };
}

function branchEvent(name: string, commits: Commits, change: (payload: Payload) => void = () => {}): GithubEvent {
  const payload = read(name);
  change(payload);
  return {
    payload,
    checkSha: commits.head,
    env: {
      GITHUB_EVENT_NAME: name,
      GITHUB_SHA: commits.head,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_ACTOR: 'Codertocat',
    },
  };
}

/** What GitHub gives a workflow, by event; commits are those of a test's repository. */
export const EVENTS = {
  'pull_request opened': (commits: Commits) => pullRequest('opened', commits),
  'pull_request synchronize': (commits: Commits) => pullRequest('synchronize', commits),
  'pull_request from a fork': (commits: Commits) =>
    pullRequest('opened', commits, (pull) => {
      pull.head.repo = { ...pull.head.repo, id: 77_777_777, name: 'octo-repo', full_name: 'stranger/octo-repo', fork: true };
      pull.head.label = 'stranger:changes';
    }),
  'pull_request from Dependabot': (commits: Commits) =>
    pullRequest(
      'opened',
      commits,
      (pull) => {
        pull.user = { ...pull.user, login: 'dependabot[bot]', type: 'Bot' };
        pull.head.ref = 'dependabot/npm_and_yarn/vite-8.3.8';
      },
      'dependabot[bot]',
    ),
  push: (commits: Commits) =>
    branchEvent('push', commits, (payload) => {
      payload['before'] = commits.base;
      payload['after'] = commits.head;
      payload['ref'] = 'refs/heads/main';
    }),
  merge_group: (commits: Commits) => {
    const event = branchEvent('merge_group', commits, (payload) => {
      payload.merge_group = { ...payload.merge_group, head_sha: commits.head, base_sha: commits.base };
    });
    const ref = `refs/heads/gh-readonly-queue/main/pr-104-${commits.base}`;
    return { ...event, env: { ...event.env, GITHUB_REF: ref, GITHUB_REF_NAME: ref.slice('refs/heads/'.length) } };
  },
  workflow_dispatch: (commits: Commits) => branchEvent('workflow_dispatch', commits),
  schedule: (commits: Commits) => branchEvent('schedule', commits),
} as const satisfies Readonly<Record<string, (commits: Commits) => GithubEvent>>;
