import { readFileSync, statSync } from 'node:fs';
import type { Receipt } from '../core/model/receipt.ts';

/** What the receipt says of CI. */
export type Ci = NonNullable<Receipt['ci']>;

/** The run of GitHub Actions that we are part of. */
export interface GithubRun {
  readonly ci: Ci;
  readonly owner: string;
  readonly repo: string;
  /** 0 where the runner doesn't tell. */
  readonly repositoryId: number;
  readonly runId: number;
  readonly attempt: number;
  /** Page of this attempt. */
  readonly url: string | null;
  /** Where a token can't write whatever the workflow's permissions say: `fork` for a pull request from a fork, `dependabot`; else null. */
  readonly readOnly: 'fork' | 'dependabot' | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** GitHub caps payloads at 25 MB. */
const MAX_EVENT_BYTES = 32 * 2 ** 20;
const COMMIT = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;

/**
 * Reads the run's facts from the variables and the event file that GitHub's runner gives to every step. Text in them (branches, names) was
 * written by anybody and is bounded here.
 * @returns null outside GitHub Actions.
 */
export function readGithubRun(env: Env): GithubRun | null {
  if (env['GITHUB_ACTIONS'] !== 'true') return null;
  const event = readEvent(env['GITHUB_EVENT_PATH']);
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const runId = wholeNumber(env['GITHUB_RUN_ID']);
  const attempt = wholeNumber(env['GITHUB_RUN_ATTEMPT']);
  const server = env['GITHUB_SERVER_URL'];
  return {
    ci: ciOf(env, event),
    owner,
    repo,
    repositoryId: wholeNumber(env['GITHUB_REPOSITORY_ID']) ?? 0,
    runId: runId ?? 0,
    attempt: attempt ?? 1,
    url: server === undefined || runId === null ? null : `${server}/${owner}/${repo}/actions/runs/${runId}/attempts/${attempt ?? 1}`,
    readOnly: readOnlyFor(env, event),
  };
}

function ciOf(env: Env, event: Json): Ci {
  const pull = event.at('pull_request');
  return {
    provider: 'github-actions',
    run_id: cut(env['GITHUB_RUN_ID'], 64),
    run_attempt: wholeNumber(env['GITHUB_RUN_ATTEMPT']),
    workflow_ref: cut(env['GITHUB_WORKFLOW_REF'], 1000),
    job: cut(env['GITHUB_JOB'], 400),
    event: cut(env['GITHUB_EVENT_NAME'], 64),
    head_sha: headOf(env, event),
    // Only git knows it.
    head_tree: null,
    base_sha: pull.at('base').at('sha').commit() ?? event.at('merge_group').at('base_sha').commit(),
    pull_request: pull.at('number').number(),
    actor: cut(env['GITHUB_ACTOR'], 400),
  };
}

/**
 * The commit that a check goes to. Of a pull request its head, never the merge commit that the workflow runs on: GitHub looks for required
 * checks at the head. Null where it can't be known: a pull request's event without its head must not fall back to the merge commit.
 */
function headOf(env: Env, event: Json): string | null {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (name.startsWith('pull_request')) return event.at('pull_request').at('head').at('sha').commit();
  if (name === 'merge_group') return event.at('merge_group').at('head_sha').commit() ?? commit(env['GITHUB_SHA']);
  return commit(env['GITHUB_SHA']);
}

function readOnlyFor(env: Env, event: Json): GithubRun['readOnly'] {
  const pull = event.at('pull_request');
  const head = pull.at('head').at('repo').at('id').number();
  const base = pull.at('base').at('repo').at('id').number();
  // A fork that was deleted has no repository any more.
  if (base !== null && head !== base) return 'fork';
  return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'dependabot' : null;
}

function readEvent(path: string | undefined): Json {
  if (path === undefined || path === '') return new Json(null);
  try {
    return statSync(path).size > MAX_EVENT_BYTES ? new Json(null) : new Json(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Without an event what depends on it is unknown, and said to be.
    return new Json(null);
  }
}

/** A value of a JSON document that may have any shape. */
class Json {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  at(key: string): Json {
    const value = this.#value;
    return new Json(typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null);
  }

  number(): number | null {
    return typeof this.#value === 'number' && Number.isSafeInteger(this.#value) && this.#value >= 0 ? this.#value : null;
  }

  commit(): string | null {
    return typeof this.#value === 'string' ? commit(this.#value) : null;
  }
}

function commit(text: string | undefined): string | null {
  return text !== undefined && COMMIT.test(text) && !/^0+$/.test(text) ? text : null;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function cut(text: string | undefined, max: number): string | null {
  return text === undefined || text === '' ? null : text.slice(0, max);
}
