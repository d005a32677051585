import type { Answer } from '../core/model/api-answer.ts';
import type { Listing } from '../core/model/trusted-run.ts';
import { type GithubApi, isObject, nonsense, type Octokit } from './github-api.ts';

/** One request through octokit. */
type Act = (octokit: Octokit, request: { signal: AbortSignal }) => Promise<{ readonly data: unknown }>;

/** An object of an answer that may have any shape. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);

/** Texts of others, bounded; anything but a text is none. */
export function bounded(value: unknown, max = 1000): string | null {
  return typeof value === 'string' ? value.slice(0, max) : null;
}

export function whole(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export function commitId(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(value) ? value : null;
}

/** One answer, read; nonsense where it can't be. */
export async function readOne<T>(api: GithubApi, timeoutMs: number, act: Act, read: (value: unknown) => T | null): Promise<Answer<T>> {
  const answer = await api.call(timeoutMs, act);
  if (!answer.ok) return answer;
  const value = read(answer.value);
  return value === null ? { ok: false, trouble: nonsense() } : { ok: true, value };
}

/** As {@link readOne}; null where GitHub knows no such thing. */
export async function readMaybe<T>(
  api: GithubApi,
  timeoutMs: number,
  act: Act,
  read: (value: unknown) => T | null,
): Promise<Answer<T | null>> {
  const answer = await readOne(api, timeoutMs, act, read);
  return !answer.ok && answer.trouble.kind === 'locked' && answer.trouble.status === 404 ? { ok: true, value: null } : answer;
}

/** GitHub's largest page. */
export const PAGE = 100;

export interface ListRequest<T> {
  readonly act: (
    octokit: Octokit,
    page: { readonly page: number; readonly per_page: number; readonly request: { signal: AbortSignal } },
  ) => Promise<{
    readonly data: unknown;
  }>;
  /** The list in an answer, where it isn't the answer itself. */
  readonly key: string | null;
  readonly read: (value: unknown) => T | null;
  /** More pages aren't asked for: the list is not whole then. */
  readonly pages: number;
}

/** A whole list, page by page; trouble with one page is trouble with all. */
export async function readList<T>(
  api: GithubApi,
  timeoutMs: number,
  { act, key, read, pages }: ListRequest<T>,
): Promise<Answer<Listing<T>>> {
  const items: T[] = [];
  for (let page = 1; page <= pages; page++) {
    const answer = await api.call(timeoutMs, (octokit, request) => act(octokit, { page, per_page: PAGE, request }));
    if (!answer.ok) return answer;
    const listed = key === null ? answer.value : isJson(answer.value) ? answer.value[key] : null;
    if (!Array.isArray(listed)) return { ok: false, trouble: nonsense() };
    for (const each of listed) {
      const value = read(each);
      if (value === null) return { ok: false, trouble: nonsense() };
      items.push(value);
    }
    if (listed.length < PAGE) return { ok: true, value: { items, whole: true } };
  }
  return { ok: true, value: { items, whole: false } };
}

/** Bytes of an answer that GitHub sends elsewhere for: octokit follows, and fetch takes the token away on the way to another host. */
export async function readStream(
  api: GithubApi,
  timeoutMs: number,
  act: (octokit: Octokit, request: { signal: AbortSignal; parseSuccessResponseBody: false }) => Promise<{ readonly data: unknown }>,
  take: (chunk: Uint8Array) => boolean,
): Promise<Answer<boolean>> {
  // The body is read within the call, so that its limit of time holds for all of it.
  return (await api.call(timeoutMs, async (octokit, request) => {
    const { data } = await act(octokit, { ...request, parseSuccessResponseBody: false });
    if (!(data instanceof ReadableStream)) throw new Error('the answer has no body');
    for await (const chunk of data as ReadableStream<Uint8Array>) if (!take(chunk)) return { data: false };
    return { data: true };
  })) as Answer<boolean>;
}
