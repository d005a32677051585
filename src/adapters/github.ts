import type { Answer, CheckRunSeen, CheckState, Trouble } from '../core/model/check-run.ts';
import type { CheckRunChange, CheckRuns, NewCheckRun } from '../core/ports.ts';

/** Which repository, and by whose leave. */
export interface GithubAccess {
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
}

type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;
interface Reply {
  readonly data: unknown;
}

/**
 * Check runs by octokit, which is loaded at the first call: it is a third of the bundle. @actions/github takes the API's address and the
 * proxies from the environment, and repeats nothing by itself, which is what we want: whether a request may be repeated is decided above.
 */
export function githubCheckRuns({ owner, repo, token }: GithubAccess): CheckRuns {
  let loaded: Promise<Octokit> | null = null;
  const load = async () => (await import('@actions/github')).getOctokit(token, { userAgent: 'test-receipt' });
  const call = async (
    timeoutMs: number,
    act: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<Reply>,
  ): Promise<Answer<unknown>> => {
    try {
      loaded ??= load();
      const octokit = await loaded;
      return { ok: true, value: (await act(octokit, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) })).data };
    } catch (error) {
      return { ok: false, trouble: troubleOf(error) };
    }
  };
  const one = async (answer: Promise<Answer<unknown>>): Promise<Answer<CheckRunSeen>> => {
    const answered = await answer;
    if (!answered.ok) return answered;
    const seen = readCheckRun(answered.value);
    return seen === null ? { ok: false, trouble: nonsense() } : { ok: true, value: seen };
  };
  return {
    async find(headSha, name, timeoutMs) {
      const answer = await call(timeoutMs, (octokit, request) =>
        octokit.rest.checks.listForRef({ owner, repo, ref: headSha, check_name: name, filter: 'all', per_page: 100, request }),
      );
      if (!answer.ok) return answer;
      const listed = isObject(answer.value) ? answer.value['check_runs'] : null;
      const seen = Array.isArray(listed) ? listed.map(readCheckRun) : [null];
      if (!seen.every((check) => check !== null)) return { ok: false, trouble: nonsense() };
      // Asked for by name and commit, but what is acted upon is checked.
      return { ok: true, value: seen.filter((check) => check.name === name && check.headSha === headSha) };
    },
    create: (check, timeoutMs) =>
      one(call(timeoutMs, (octokit, request) => octokit.rest.checks.create({ owner, repo, ...createBody(check), request }))),
    update: (id, check, timeoutMs) =>
      one(
        call(timeoutMs, (octokit, request) => octokit.rest.checks.update({ owner, repo, check_run_id: id, ...changeBody(check), request })),
      ),
  };
}

function createBody(check: NewCheckRun) {
  const details = check.detailsUrl === null ? {} : { details_url: check.detailsUrl };
  return { name: check.name, head_sha: check.headSha, ...details, ...changeBody(check) };
}

function changeBody({ externalId, state, startedAt, completedAt }: CheckRunChange) {
  return {
    external_id: externalId,
    ...(startedAt === null ? {} : { started_at: startedAt }),
    ...(completedAt === null ? {} : { completed_at: completedAt }),
    ...stateBody(state),
  };
}

function stateBody(state: CheckState) {
  const { title, summary, annotations } = state.output;
  const output = {
    title,
    summary,
    annotations: annotations.map((note) => ({
      path: note.path,
      start_line: note.line,
      end_line: note.line,
      annotation_level: 'failure' as const,
      title: note.title,
      message: note.message,
    })),
  };
  // GitHub completes whatever has a conclusion, so one is sent only where it is meant.
  return state.status === 'completed'
    ? { status: 'completed' as const, conclusion: state.conclusion, output }
    : { status: 'in_progress' as const, output };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readCheckRun(value: unknown): CheckRunSeen | null {
  if (!isObject(value)) return null;
  const { id, name, head_sha: headSha, status } = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof headSha !== 'string' || typeof status !== 'string') return null;
  return {
    id,
    name,
    headSha,
    status,
    externalId: textOf(value['external_id']) ?? '',
    conclusion: textOf(value['conclusion']),
    url: textOf(value['html_url']),
  };
}

/** An answer that is none: HTML of a proxy, half a body, another shape. It says nothing about what the request did. */
function nonsense(): Trouble {
  return { kind: 'weather', what: 'GitHub gave an answer that makes no sense', retryAfterMs: null };
}

/** What an error of octokit means (SECURITY 4.1): whether asking again can help. */
function troubleOf(error: unknown): Trouble {
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
