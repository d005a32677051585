import type { Answer } from '../core/model/api-answer.ts';
import { troubleOf } from './github-troubles.ts';

export { isObject, nonsense, textOf } from './github-troubles.ts';

/** Which repository, and by whose leave. */
export interface GithubAccess {
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** Gets one line for each request: method, path, status, time; no header, no body, no token. */
  readonly debug?: (line: string) => void;
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
export function githubApi({ owner, repo, token, debug = () => {} }: GithubAccess): GithubApi {
  let loaded: Promise<Octokit> | null = null;
  const load = async () => {
    const octokit = (await import('@actions/github')).getOctokit(token, { userAgent: 'test-receipt' });
    octokit.hook.wrap('request', async (request, options) => {
      const started = performance.now();
      // Names in the path are the caller's own; what a query holds is of no use here.
      const told = (how: string) => debug(`${options.method} ${options.url}: ${how} in ${Math.round(performance.now() - started)} ms`);
      try {
        const response = await request(options);
        told(`${response.status}${idOf(response.headers)}`);
        return response;
      } catch (error) {
        told(errorIn(error));
        throw error;
      }
    });
    return octokit;
  };
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

/** GitHub's own name for the request, by which its support finds it. */
function idOf(headers: Readonly<Record<string, unknown>>): string {
  const id = headers['x-github-request-id'];
  return typeof id === 'string' && /^[\w:-]{1,80}$/.test(id) ? ` (${id})` : '';
}

function errorIn(error: unknown): string {
  const response = typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : null;
  const status = typeof response === 'object' && response !== null ? Reflect.get(response, 'status') : null;
  const headers = typeof response === 'object' && response !== null ? Reflect.get(response, 'headers') : null;
  return typeof status === 'number' ? `${status}${idOf(typeof headers === 'object' && headers !== null ? headers : {})}` : 'no answer';
}
