import type { Answer, Trouble } from '../core/model/api-answer.ts';

/** Which repository, and by whose leave. */
export interface GithubAccess {
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
}

export type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;

/** One repository of GitHub's API. Nothing here retries or throws: trouble is data. */
export interface GithubApi {
  readonly owner: string;
  readonly repo: string;
  /**
   * One request, given up after `timeoutMs`.
   * @param act sends it; `request` is octokit's option of that name, which carries the limit.
   * @returns the body of the answer, unchecked.
   */
  call(
    timeoutMs: number,
    act: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<{ readonly data: unknown }>,
  ): Promise<Answer<unknown>>;
}

/**
 * GitHub's API by octokit, which is loaded at the first call: it is a third of the bundle. @actions/github takes the API's address and the
 * proxies from the environment, and repeats nothing by itself, which is what we want: whether a request may be repeated is decided above.
 */
export function githubApi({ owner, repo, token }: GithubAccess): GithubApi {
  let loaded: Promise<Octokit> | null = null;
  const load = async () => (await import('@actions/github')).getOctokit(token, { userAgent: 'test-receipt' });
  return {
    owner,
    repo,
    async call(timeoutMs, act) {
      try {
        loaded ??= load();
        const octokit = await loaded;
        return { ok: true, value: (await act(octokit, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) })).data };
      } catch (error) {
        return { ok: false, trouble: troubleOf(error) };
      }
    },
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An answer that is none: HTML of a proxy, half a body, another shape. It says nothing about what the request did. */
export function nonsense(): Trouble {
  return { kind: 'weather', what: 'GitHub gave an answer that makes no sense', retryAfterMs: null };
}

/** What an error of octokit means (SECURITY 4.1): whether asking again can help. */
export function troubleOf(error: unknown): Trouble {
  // Octokit gives errors of the network a status as well (500); only an answer has one.
  const response = isObject(error) && isObject(error['response']) ? error['response'] : {};
  const status = typeof response['status'] === 'number' ? response['status'] : 0;
  const headers = isObject(response['headers']) ? response['headers'] : {};
  const data = isObject(response['data']) ? response['data'] : {};
  const message = (textOf(data['message']) ?? (error instanceof Error ? error.message : String(error))).slice(0, 300);
  const what = status === 0 ? `GitHub could not be reached: ${describeNetworkError(error)}` : `GitHub answered ${status}: ${message}`;
  if (status === 429 || (status === 403 && isLimit(headers, message))) return { kind: 'weather', what, retryAfterMs: retryAfter(headers) };
  if (status === 401 || status === 403 || status === 404 || status === 410 || status === 451) {
    return { kind: 'locked', status, what, permission: textOf(headers['x-accepted-github-permissions']) };
  }
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'ours', status, what };
  return { kind: 'weather', what, retryAfterMs: retryAfter(headers) };
}

function isLimit(headers: Readonly<Record<string, unknown>>, message: string): boolean {
  return headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0' || /rate limit/i.test(message);
}

function retryAfter(headers: Readonly<Record<string, unknown>>): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function describeNetworkError(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === 'TimeoutError') return 'no answer in time';
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (/^[A-Z_]{3,40}$/.test(code)) return code;
  }
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown error';
}
