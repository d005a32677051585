import { describe, expect, test } from 'vitest';
import { githubApi } from '../../src/adapters/github-api.ts';
import { githubComments } from '../../src/adapters/github-comments.ts';
import { type CommentStamp, formatStamp, parseStamp } from '../../src/core/model/comment.ts';
import type { Markdown } from '../../src/core/model/shown-text.ts';
import { type Commented, publishComment } from '../../src/flow/comment.ts';
import { COMMENTS, type CommentRecord } from '../support/github/comments.ts';
import type { Call } from '../support/github/family.ts';
import type { Fault } from '../support/github/transport.ts';
import { useGithub } from '../support/github/use-github.ts';

const github = useGithub();
const PULL = 2;
const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];

const aStamp = (parts: Partial<CommentStamp> = {}): CommentStamp => ({
  check: 'receipt',
  runId: 10,
  attempt: 1,
  headSha: NEW,
  state: 'failed',
  ...parts,
});
const bodyOf = (stamp: CommentStamp, text: string = stamp.state) => `<!-- ${formatStamp(stamp)} -->\n\n${text}\n` as Markdown;
const all = (): CommentRecord[] => github.server.of(COMMENTS).all;

function add(body: string, author = 'github-actions[bot]'): CommentRecord {
  const part = github.server.of(COMMENTS);
  const comment = { id: part.next++, pull: PULL, author, body, updates: 0, hiddenFor: 0 };
  part.all.push(comment);
  return comment;
}

interface Wish {
  readonly stamp?: CommentStamp;
  readonly onlyExisting?: boolean;
  readonly token?: string;
}

async function publish({ stamp = aStamp(), onlyExisting = false, token = 'full' }: Wish = {}): Promise<Commented> {
  process.env['GITHUB_API_URL'] = github.server.url;
  let now = 0;
  const debug: string[] = [];
  const result = await publishComment(
    {
      comments: githubComments(githubApi({ owner: 'octo-org', repo: 'octo-repo', token, debug: (line) => debug.push(line) })),
      clock: { now: () => new Date(0), monotonic: () => now },
      sleep: async (ms) => {
        now += ms;
      },
      random: () => 1,
      debug: (line) => debug.push(line),
    },
    {
      pull: PULL,
      stamp,
      bodyAfter: (earlier) => (onlyExisting && earlier === null ? null : bodyOf(stamp)),
      budget: { totalMs: 20_000, limitsMs: 0 },
    },
  );
  expect(debug.join('\n')).not.toContain(token);
  return result;
}

describe('one comment for each check name', () => {
  test('is made where there is none, and updated from then on', async () => {
    expect(await publish()).toEqual({ kind: 'done' });
    expect(await publish({ stamp: aStamp({ runId: 11, state: 'passed' }) })).toEqual({ kind: 'done' });
    expect(all()).toMatchObject([{ body: bodyOf(aStamp({ runId: 11, state: 'passed' })), updates: 1 }]);
  });

  test('is left alone where it says that already', async () => {
    await publish();
    await publish();
    expect(all()).toMatchObject([{ updates: 0 }]);
  });

  test('is not made where only an existing one is to change', async () => {
    expect(await publish({ onlyExisting: true })).toEqual({ kind: 'none' });
    expect(all()).toEqual([]);
  });

  test("another check's is another one", async () => {
    await publish();
    await publish({ stamp: aStamp({ check: 'receipt / e2e' }) });
    expect(all()).toHaveLength(2);
  });

  test('is found among hundreds', async () => {
    for (let i = 0; i < 250; i++) add(`comment ${i}`, 'octocat');
    const ours = add(bodyOf(aStamp({ runId: 9 })));
    await publish();
    expect(all()).toHaveLength(251);
    expect(ours.updates).toBe(1);
  });
});

describe("somebody else's comment is never touched", () => {
  test.each([
    ['a person who copied our marker', 'octocat'],
    ['another app that copied our marker', 'app-424242[bot]'],
    ['an account that was deleted', ''],
  ])('%s', async (_, author) => {
    const other = add(bodyOf(aStamp({ runId: 9 })), author);
    await publish();
    expect(other).toMatchObject({ updates: 0, body: bodyOf(aStamp({ runId: 9 })) });
    expect(all()).toHaveLength(2);
  });

  test('nor does it hold ours back by a marker of a later run', async () => {
    add(bodyOf(aStamp({ runId: 99 })), 'octocat');
    expect(await publish()).toEqual({ kind: 'done' });
    expect(all()).toHaveLength(2);
  });

  test('a marker in the middle of a text of our own is none', async () => {
    const other = add(`quoted: ${bodyOf(aStamp({ runId: 9 }))}`);
    await publish();
    expect(other.updates).toBe(0);
  });

  test("an app's own token finds its own", async () => {
    github.server.tokens.set('bot', { app: 424242, permissions: { pull_requests: 'write' } });
    const foreign = add(bodyOf(aStamp({ runId: 9 })));
    const own = add(bodyOf(aStamp({ runId: 9 })), 'app-424242[bot]');
    await publish({ token: 'bot' });
    expect([foreign.updates, own.updates]).toEqual([0, 1]);
  });
});

describe('order', () => {
  test.each<[string, Partial<CommentStamp>, Partial<CommentStamp>, Commented['kind']]>([
    ['a newer attempt writes over an older', { attempt: 1 }, { attempt: 2 }, 'done'],
    ['an older attempt leaves a newer alone', { attempt: 2 }, { attempt: 1 }, 'superseded'],
    ['a newer push writes over an older', { runId: 9, headSha: OLD }, { runId: 10 }, 'done'],
    ['the second attempt of an older push leaves a newer alone', { runId: 11 }, { attempt: 2, headSha: OLD }, 'superseded'],
  ])('%s', async (_, there, ours, kind) => {
    const comment = add(bodyOf(aStamp(there)));
    expect(await publish({ stamp: aStamp(ours) })).toEqual({ kind });
    expect(comment.updates).toBe(kind === 'done' ? 1 : 0);
    expect(all()).toHaveLength(1);
  });

  test('of several of ours the oldest stays, the others go', async () => {
    for (const runId of [7, 8, 9]) add(bodyOf(aStamp({ runId })));
    add(bodyOf(aStamp({ runId: 6, check: 'other' })));
    await publish();
    expect(all().map(({ id, body }) => [id, parseStamp(body)?.runId])).toEqual([
      [501, 10],
      [504, 6],
    ]);
  });
});

describe('a flaky API', () => {
  const calls = ['graphql', 'list', 'create', 'update'] as const;
  const isCall = (call: Call, name: (typeof calls)[number]) =>
    name === 'graphql'
      ? call.path === '/graphql'
      : call.operation === { list: 'issues/list-comments', create: 'issues/create-comment', update: 'issues/update-comment' }[name];
  const once = (name: (typeof calls)[number], fault: Fault) => {
    let left = 1;
    github.server.fault = (call) => (isCall(call, name) && left-- > 0 ? fault : null);
  };
  const faults: readonly [string, Fault][] = [
    ['500 before', { kind: 'answer', status: 500 }],
    ['500 after', { kind: 'answer', status: 500, after: true }],
    ['a reset before', { kind: 'reset' }],
    ['a reset after', { kind: 'reset', after: true }],
    ['502 with a page', { kind: 'answer', status: 502, body: '<html>', after: true }],
    [
      'a secondary limit',
      { kind: 'answer', status: 403, headers: { 'retry-after': '1' }, body: { message: 'You have exceeded a secondary rate limit' } },
    ],
  ];

  test.each(calls.flatMap((name) => faults.map(([how, fault]) => [name, how, fault] as const)))('%s: %s', async (name, _, fault) => {
    if (name === 'update') add(bodyOf(aStamp({ runId: 9 })));
    once(name, fault);
    expect(await publish()).toEqual({ kind: 'done' });
    expect(all()).toMatchObject([{ body: bodyOf(aStamp()) }]);
  });

  test('a comment that was made but not shown yet is found by the next run, and only one stays', async () => {
    github.server.lag = 3;
    once('create', { kind: 'reset', after: true });
    await publish();
    github.server.lag = 0;
    for (const comment of all()) comment.hiddenFor = 0;
    await publish({ stamp: aStamp({ runId: 11 }) });
    expect(all()).toMatchObject([{ body: bodyOf(aStamp({ runId: 11 })) }]);
  });

  test('a comment that somebody deletes meanwhile is made again', async () => {
    add(bodyOf(aStamp({ runId: 9 })));
    github.server.watch = (call, moment) => {
      if (moment === 'before' && isCall(call, 'update')) all().length = 0;
    };
    expect(await publish()).toEqual({ kind: 'done' });
    expect(all()).toMatchObject([{ body: bodyOf(aStamp()) }]);
  });

  test('two jobs that look at the same moment leave one', async () => {
    const first = publish();
    const second = publish({ stamp: aStamp({ runId: 11 }) });
    await Promise.all([first, second]);
    expect(all().length).toBeGreaterThan(0);
    await publish({ stamp: aStamp({ runId: 12 }) });
    expect(all()).toHaveLength(1);
  });

  test('an API that stays away is given up, and nothing is written twice', async () => {
    github.server.fault = (call) => (call.method === 'POST' && call.path !== '/graphql' ? { kind: 'answer', status: 503 } : null);
    expect(await publish()).toMatchObject({ kind: 'trouble', trouble: { kind: 'weather' } });
    expect(all()).toEqual([]);
  });

  test('a token that may not write is asked once', async () => {
    expect(await publish({ token: 'reads' })).toMatchObject({ kind: 'trouble', trouble: { kind: 'locked' } });
    expect(github.server.calls).toHaveLength(2);
  });
});

describe('the marker', () => {
  test('is read back', () => {
    const stamp = aStamp({ check: 'receipt --> <script>', attempt: 3 });
    expect(parseStamp(bodyOf(stamp))).toMatchObject({ runId: 10, attempt: 3, headSha: NEW, state: 'failed' });
    expect(formatStamp(stamp)).toMatch(/^[\w:]+$/);
  });

  test.each([
    '',
    'x',
    '<!-- receipt:comment:v1 -->',
    `<!-- ${formatStamp(aStamp())}`,
    ` ${bodyOf(aStamp())}`,
    bodyOf(aStamp()).replace('failed', 'green'),
  ])('is none: %j', (body) => expect(parseStamp(body)).toBeNull());
});
