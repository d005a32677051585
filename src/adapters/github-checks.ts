import type { Answer } from '../core/model/api-answer.ts';
import type { CheckRunSeen, CheckState } from '../core/model/check-run.ts';
import type { CheckQuery, CheckRunChange, CheckRuns, NewCheckRun } from '../core/ports.ts';
import { type GithubApi, isObject, nonsense, textOf } from './github-api.ts';

const PER_PAGE = 100;
/** GitHub keeps no more than 1000 check runs of a name; and nobody's flood of them may hold us up for ever. */
const MAX_PAGES = 10;

/** Check runs of one repository, by octokit. */
export function githubCheckRuns(api: GithubApi): CheckRuns {
  const { owner, repo, call } = api;
  return {
    find: (query, timeoutMs) => find(api, query, timeoutMs),
    get: (id, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.get({ owner, repo, check_run_id: id, request }))),
    create: (check, timeoutMs) =>
      one(call(timeoutMs, (octokit, request) => octokit.rest.checks.create({ owner, repo, ...createBody(check), request }))),
    update: (id, check, timeoutMs) =>
      one(
        call(timeoutMs, (octokit, request) => octokit.rest.checks.update({ owner, repo, check_run_id: id, ...changeBody(check), request })),
      ),
  };
}

async function find({ owner, repo, call }: GithubApi, query: CheckQuery, timeoutMs: number): Promise<Answer<readonly CheckRunSeen[]>> {
  const { ref, name, appId } = query;
  const asked = { owner, repo, ref, ...(name === null ? {} : { check_name: name }), ...(appId === null ? {} : { app_id: appId }) };
  const found = new Map<number, CheckRunSeen>();
  const until = performance.now() + timeoutMs;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await call(Math.max(1, until - performance.now()), (octokit, request) =>
      octokit.rest.checks.listForRef({ ...asked, filter: 'all', per_page: PER_PAGE, page, request }),
    );
    if (!answer.ok) return answer;
    const listed = isObject(answer.value) ? answer.value['check_runs'] : null;
    const seen = Array.isArray(listed) ? listed.map(readCheckRun) : [null];
    if (!seen.every((check) => check !== null)) return { ok: false, trouble: nonsense() };
    for (const check of seen) found.set(check.id, check);
    if (seen.length < PER_PAGE) break;
  }
  // Asked for, but what is acted upon is checked.
  const isAsked = (check: CheckRunSeen) => (name === null || check.name === name) && (appId === null || check.appId === appId);
  return { ok: true, value: [...found.values()].filter(isAsked).sort((a, b) => b.id - a.id) };
}

async function one(answer: Promise<Answer<unknown>>): Promise<Answer<CheckRunSeen>> {
  const answered = await answer;
  if (!answered.ok) return answered;
  const seen = readCheckRun(answered.value);
  return seen === null ? { ok: false, trouble: nonsense() } : { ok: true, value: seen };
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

function readCheckRun(value: unknown): CheckRunSeen | null {
  if (!isObject(value)) return null;
  const { id, name, head_sha: headSha, status, app, output } = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof headSha !== 'string' || typeof status !== 'string') return null;
  return {
    id,
    name,
    headSha,
    status,
    appId: numberAt(app, 'id'),
    externalId: textOf(value['external_id']) ?? '',
    conclusion: textOf(value['conclusion']),
    title: isObject(output) ? textOf(output['title']) : null,
    annotations: numberAt(output, 'annotations_count') ?? 0,
    startedAt: textOf(value['started_at']),
    url: textOf(value['html_url']),
  };
}

function numberAt(value: unknown, key: string): number | null {
  const found = isObject(value) ? value[key] : null;
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
}
