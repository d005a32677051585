import type { Answer } from '../core/model/api-answer.ts';
import type { CheckRunSeen, CheckState } from '../core/model/check-run.ts';
import type { CheckRunChange, CheckRuns, NewCheckRun } from '../core/ports.ts';
import { type GithubApi, isObject, nonsense, textOf } from './github-api.ts';

/** Check runs of one repository, by octokit. */
export function githubCheckRuns({ owner, repo, call }: GithubApi): CheckRuns {
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
