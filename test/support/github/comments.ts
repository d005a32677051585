import { ACTIONS_APP, type Asked, type Family, type RawRequest, type World } from './family.ts';
import { appShown, userShown } from './people.ts';
import { type Answer, invalid, notFound } from './transport.ts';

export interface CommentRecord {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  body: string;
  updates: number;
  /** Readings of a list that don't show it yet. */
  hiddenFor: number;
}

interface Comments {
  readonly all: CommentRecord[];
  next: number;
}

export const COMMENTS: Family<Comments> = {
  name: 'comments',
  empty: () => ({ all: [], next: 501 }),
  operations: {
    'issues/list-comments': { needs: ['pull_requests', 'read'], handle: list },
    'issues/create-comment': { needs: ['pull_requests', 'write'], handle: create },
    'issues/update-comment': { needs: ['pull_requests', 'write'], handle: update },
    'issues/delete-comment': { needs: ['pull_requests', 'write'], handle: remove },
  },
  outside: graphql,
};

const LIMIT = 65_536;

/** Whom a token writes as: an app's bot, or a person. */
function loginOf(world: World, token: string | null): string | null {
  const grant = world.tokens.get(token ?? '');
  if (grant === undefined) return null;
  return grant.app === null ? 'octocat' : grant.app === ACTIONS_APP ? 'github-actions[bot]' : `app-${grant.app}[bot]`;
}

/** Of GraphQL only the question who asks. */
function graphql(_: Comments, { method, url, headers, body }: RawRequest, world: World): Answer | null {
  if (method !== 'POST' || !/^(?:\/api)?\/graphql$/.test(url.pathname)) return null;
  const login = loginOf(world, /^(?:token|bearer) (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? null);
  if (login === null) return { status: 401, body: { message: 'Bad credentials', status: '401' } };
  const { query } = JSON.parse(body.toString('utf8')) as { query: string };
  if (!/^\{\s*viewer\s*\{\s*login\s*\}\s*\}$/.test(query))
    return { status: 200, body: { errors: [{ type: 'NOT_FOUND', message: `no answer to ${query}` }] } };
  return { status: 200, body: { data: { viewer: { login } } } };
}

function list({ all }: Comments, { params, query }: Asked): Answer {
  const { per_page: perPage = 30, page = 1 } = query;
  const shownNow = all.filter((comment) => comment.hiddenFor-- <= 0 && comment.pull === Number(params['issue_number']));
  const from = (Number(page) - 1) * Number(perPage);
  return { status: 200, body: shownNow.slice(from, from + Number(perPage)).map(shown) };
}

function create(part: Comments, { params, body, world, call }: Asked): Answer {
  const text = String(body['body'] ?? '');
  if (text.length > LIMIT) return invalid(`body is too long (maximum is ${LIMIT} characters)`);
  const comment: CommentRecord = {
    id: part.next++,
    pull: Number(params['issue_number']),
    author: loginOf(world, call.token) ?? '',
    body: text,
    updates: 0,
    hiddenFor: world.lag,
  };
  part.all.push(comment);
  return { status: 201, body: shown(comment) };
}

/** Whoever may write may edit what others wrote; the author stays. */
function update({ all }: Comments, { params, body }: Asked): Answer {
  const comment = all.find(({ id }) => id === Number(params['comment_id']));
  if (comment === undefined) return notFound();
  const text = String(body['body'] ?? '');
  if (text.length > LIMIT) return invalid(`body is too long (maximum is ${LIMIT} characters)`);
  comment.body = text;
  comment.updates++;
  return { status: 200, body: shown(comment) };
}

function remove({ all }: Comments, { params }: Asked): Answer {
  const at = all.findIndex(({ id }) => id === Number(params['comment_id']));
  if (at < 0) return notFound();
  all.splice(at, 1);
  return { status: 204, body: '' };
}

function shown(comment: CommentRecord): unknown {
  const url = `https://api.github.invalid/repos/octo-org/octo-repo/issues/comments/${comment.id}`;
  const bot = comment.author.endsWith('[bot]');
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url,
    html_url: `https://github.invalid/octo-org/octo-repo/pull/${comment.pull}#issuecomment-${comment.id}`,
    issue_url: `https://api.github.invalid/repos/octo-org/octo-repo/issues/${comment.pull}`,
    body: comment.body,
    user: userShown(comment.author, bot ? 41_898_282 : 583_231, bot ? 'Bot' : 'User'),
    created_at: '2026-03-02T09:15:00Z',
    updated_at: '2026-03-02T09:15:00Z',
    author_association: bot ? 'NONE' : 'CONTRIBUTOR',
    performed_via_github_app: bot ? appShown(ACTIONS_APP) : null,
  };
}
