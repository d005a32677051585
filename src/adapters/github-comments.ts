import type { Answer } from '../core/model/api-answer.ts';
import type { CommentSeen } from '../core/model/comment.ts';
import type { Comments } from '../core/ports.ts';
import { type GithubApi, isObject, nonsense, textOf } from './github-api.ts';

const PAGE = 100;
/** A pull request with more comments than this is one that no comment of ours is found on. */
const MAX_PAGES = 50;

/** Comments on pull requests, by octokit. Who we are is asked by GraphQL, which alone answers it for tokens of every kind. */
export function githubComments({ owner, repo, call }: GithubApi): Comments {
  const one = async (answer: Promise<Answer<unknown>>): Promise<Answer<CommentSeen>> => {
    const answered = await answer;
    if (!answered.ok) return answered;
    const seen = readComment(answered.value);
    return seen === null ? { ok: false, trouble: nonsense() } : { ok: true, value: seen };
  };
  return {
    async self(timeoutMs) {
      const answer = await call(timeoutMs, async (octokit, request) => ({
        data: await octokit.graphql('{ viewer { login } }', { request }),
      }));
      if (!answer.ok) return answer;
      const login = loginOf(isObject(answer.value) ? answer.value['viewer'] : null);
      return login === null ? { ok: false, trouble: nonsense() } : { ok: true, value: login };
    },
    async list(pull, timeoutMs) {
      const seen: CommentSeen[] = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const answer = await call(timeoutMs, (octokit, request) =>
          octokit.rest.issues.listComments({ owner, repo, issue_number: pull, per_page: PAGE, page, request }),
        );
        if (!answer.ok) return answer;
        const read = Array.isArray(answer.value) ? answer.value.map(readComment) : [null];
        if (!read.every((comment) => comment !== null)) return { ok: false, trouble: nonsense() };
        seen.push(...read);
        if (read.length < PAGE) return { ok: true, value: seen };
      }
      return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 0, what: 'the pull request has too many comments' } };
    },
    create: (pull, body, timeoutMs) =>
      one(call(timeoutMs, (octokit, request) => octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body, request }))),
    update: (id, body, timeoutMs) =>
      one(call(timeoutMs, (octokit, request) => octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body, request }))),
    async remove(id, timeoutMs) {
      const answer = await call(timeoutMs, (octokit, request) =>
        octokit.rest.issues.deleteComment({ owner, repo, comment_id: id, request }),
      );
      return answer.ok ? { ok: true, value: null } : answer;
    },
  };
}

function readComment(value: unknown): CommentSeen | null {
  if (!isObject(value) || typeof value['id'] !== 'number') return null;
  // Whoever wrote it may be gone since: then it is nobody's, and not ours.
  return { id: value['id'], author: loginOf(value['user']) ?? '', body: textOf(value['body']) ?? '' };
}

function loginOf(user: unknown): string | null {
  const login = isObject(user) ? textOf(user['login']) : null;
  return login === '' ? null : login;
}
