import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Trouble } from '../../src/core/model/api-answer.ts';
import { type CheckState, type Conclusion, conclusionOf } from '../../src/core/model/check-run.ts';
import { formatExternalId, parseExternalId } from '../../src/core/model/check-writer.ts';
import { type PublishRequest, publishCheck } from '../../src/flow/publish.ts';
import { type Call, checkWorld, type Meeting, markOf, TARGET, WEATHER, WRITER } from '../support/check-world.ts';

const EVIDENCE = 'ab'.repeat(32);
const output = { title: 't', summary: 's', annotations: [] };
const passed: CheckState = { status: 'completed', conclusion: 'success', output };
const failed: CheckState = { status: 'completed', conclusion: 'failure', output };
const running: CheckState = { status: 'in_progress', output };
const rival: CheckState = { status: 'completed', conclusion: 'failure', output: { ...output, title: 'two' } };
const notes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: 'a.js', line: at + 1, title: 'test', message: `note ${at + 1}` }));
const failedWith = (count: number): CheckState => ({ ...failed, output: { ...output, annotations: notes(count) } });

function world(meet?: (call: Call, nth: number, total: number) => Meeting | null) {
  const made = checkWorld(meet);
  return {
    ...made,
    publish: (state: CheckState, more: Partial<PublishRequest> = {}) =>
      publishCheck(made.ports, {
        target: TARGET,
        state,
        evidence: state.status === 'completed' ? EVIDENCE : null,
        onRival: rival,
        budget: { totalMs: 60_000, limitsMs: 0 },
        ...more,
      }),
  };
}

test('there is no conclusion but these', () => {
  expectTypeOf<Conclusion>().toEqualTypeOf<'success' | 'failure' | 'action_required'>();
  expect((['passed', 'failed', 'incomplete'] as const).map(conclusionOf)).toEqual(['success', 'failure', 'failure']);
});

describe('who wrote a check', () => {
  test.each([null, EVIDENCE])('is read back from it (evidence %s)', (evidence) => {
    const read = parseExternalId(formatExternalId(WRITER, evidence));
    expect(read).toEqual({ ...WRITER, evidence: evidence?.slice(0, 32) ?? null });
  });

  test('fits into the field, however long its parts are', () => {
    const longest = { ...WRITER, repositoryId: 10 ** 15 - 1, runId: 10 ** 15 - 1, attempt: 999_999, suite: 's'.repeat(100) };
    expect(formatExternalId(longest, EVIDENCE).length).toBeLessThan(255);
    expect(parseExternalId(formatExternalId(longest, EVIDENCE))).toMatchObject(longest);
  });

  const mark = formatExternalId(WRITER, EVIDENCE);
  test.each(['', 'receipt:v1:7:2', `${mark}0`, `x${mark}`, mark.toUpperCase(), `${mark}\n`, mark.replace('default', 'a b')])(
    'is read from nothing else: %j',
    (text) => expect(parseExternalId(text)).toBeNull(),
  );
});

describe('publishCheck', () => {
  test('opens, then completes the same check, and reads it back', async () => {
    const { publish, checks, calls } = world();
    expect(await publish(running)).toMatchObject({ kind: 'done', check: { id: 1 } });
    expect(await publish(passed)).toMatchObject({ kind: 'done', check: { id: 1 } });
    expect(calls).toEqual(['find', 'create', 'find', 'update', 'get']);
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success', externalId: formatExternalId(WRITER, EVIDENCE) }]);
  });

  test('a second time there is nothing to write', async () => {
    const { publish, calls } = world();
    await publish(passed);
    expect(await publish(passed)).toMatchObject({ kind: 'done' });
    expect(calls).toEqual(['find', 'create', 'get', 'find', 'get']);
  });

  test.each<Call>(['find', 'create', 'update', 'get'])(
    'trouble at any %s, before or after it takes effect, ends in one check as asked',
    async (operation) => {
      for (const after of [false, true]) {
        for (const nth of [1, 2]) {
          const { publish, checks } = world((call, times) => (call === operation && times === nth ? { trouble: WEATHER, after } : null));
          await publish(running);
          expect(await publish(passed)).toMatchObject({ kind: 'done' });
          expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
        }
      }
    },
  );

  test('what is read back as something else is written again', async () => {
    const { publish, checks } = world((call, nth) => {
      if (call === 'get' && nth === 1) checks[0] = { ...checks[0], conclusion: 'neutral' } as (typeof checks)[number];
      return null;
    });
    expect(await publish(passed)).toMatchObject({ kind: 'done' });
    expect(checks).toMatchObject([{ conclusion: 'success' }]);
  });

  test('what somebody made of our check in the meantime does not stay', async () => {
    const { publish, checks } = world();
    await publish(passed);
    checks[0] = { ...checks[0], conclusion: 'failure' } as (typeof checks)[number];
    expect(await publish(passed)).toMatchObject({ kind: 'done' });
    expect(checks).toMatchObject([{ conclusion: 'success' }]);
  });

  test('stops at a locked door at once', async () => {
    const locked: Trouble = { kind: 'locked', code: 'permission', status: 403, what: 'no', permission: 'checks=write' };
    const { publish, calls } = world((call) => (call === 'create' ? { trouble: locked } : null));
    expect(await publish(running)).toEqual({ kind: 'trouble', trouble: locked });
    expect(calls).toEqual(['find', 'create']);
  });

  test('gives up when its time is over, not much later', async () => {
    const { publish, state } = world(() => ({ trouble: WEATHER }));
    expect(await publish(running, { budget: { totalMs: 20_000, limitsMs: 0 } })).toMatchObject({ kind: 'trouble' });
    expect(state.now).toBeGreaterThan(5_000);
    expect(state.now).toBeLessThanOrEqual(20_000);
  });

  test('says less where what it says is refused, once', async () => {
    const ours: Trouble = { kind: 'ours', code: 'refused', status: 422, what: 'too long' };
    const twice = world((call) => (call === 'create' ? { trouble: ours } : null));
    expect(await twice.publish(passed)).toEqual({ kind: 'trouble', trouble: ours });
    expect(twice.calls.filter((call) => call === 'create')).toHaveLength(2);
    const once = world((call, nth) => (call === 'create' && nth === 1 ? { trouble: ours } : null));
    expect(await once.publish(failedWith(3))).toMatchObject({ kind: 'done' });
    expect(once.checks).toMatchObject([{ conclusion: 'failure', annotations: 0 }]);
  });
});

describe('a list that does not show yet what was made', () => {
  test.each([0, 1, 2, 3])('for %i readings: one check, though nobody said that it was made', async (lag) => {
    const lost = world((call, nth) => (call === 'create' && nth === 1 ? { trouble: WEATHER, after: true } : null));
    lost.state.lag = lag;
    expect(await lost.publish(passed)).toMatchObject({ kind: 'done' });
    expect(lost.checks).toMatchObject([{ conclusion: 'success' }]);
  });

  test('our own is found by its id', async () => {
    const { publish, checks, calls, state } = world();
    state.lag = 100;
    const opened = await publish(running);
    const id = opened.kind === 'done' ? opened.check.id : null;
    expect(await publish(passed, { target: { ...TARGET, id } })).toMatchObject({ kind: 'done' });
    expect(calls).toEqual(['find', 'create', 'find', 'get', 'update', 'get']);
    expect(checks).toHaveLength(1);
  });

  test('an id that is none, or of another check, is not believed', async () => {
    const { publish, checks, add } = world();
    add({ name: 'other' });
    for (const id of [1, 99])
      expect(await publish(failed, { target: { ...TARGET, id } })).toMatchObject({ kind: 'done', check: { id: 2 } });
    expect(checks[0]).toMatchObject({ name: 'other', conclusion: 'success' });
  });

  test('duplicates that turn up late end alike', async () => {
    const { publish, checks, add } = world();
    for (let i = 0; i < 3; i++) add({ externalId: formatExternalId(WRITER, null), status: 'in_progress', conclusion: null });
    await publish(passed);
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['success', 'success', 'success']);
  });
});

describe('annotations', () => {
  test.each([0, 1, 50, 51, 100, 101, 500])('all of %i arrive, once and in order, and the conclusion last', async (count) => {
    const { publish, checks, calls } = world();
    await publish(running);
    expect(await publish(failedWith(count))).toMatchObject({ kind: 'done' });
    expect(checks[0]?.notes).toEqual(notes(count).map(({ message }) => message));
    expect(calls.filter((call) => call === 'update')).toHaveLength(Math.max(1, Math.ceil(count / 50)));
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });

  test('of a check that was not opened too', async () => {
    const { publish, checks } = world();
    expect(await publish(failedWith(120))).toMatchObject({ kind: 'done' });
    expect(checks).toMatchObject([{ conclusion: 'failure', notes: notes(120).map(({ message }) => message) }]);
  });

  test('trouble at any request, before or after it takes effect: no annotation twice, none missing', async () => {
    for (let at = 1; at <= 7; at++) {
      for (const after of [false, true]) {
        const { publish, checks } = world((_, __, total) => (total === at ? { trouble: WEATHER, after } : null));
        expect(await publish(failedWith(170))).toMatchObject({ kind: 'done' });
        expect(checks, `request ${at}, ${after}`).toMatchObject([
          { conclusion: 'failure', notes: notes(170).map(({ message }) => message) },
        ]);
      }
    }
  });

  test('with no time for all of them, the conclusion matters more', async () => {
    const { publish, checks } = world();
    await publish(failedWith(500), { budget: { totalMs: 10_000, limitsMs: 0 } });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
    expect(checks[0]?.notes.length).toBeLessThan(500);
  });
});

describe('an earlier attempt', () => {
  const before = { externalId: markOf({ attempt: 1 }, EVIDENCE) };

  test('that was lost in progress is marked as ours', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 1 }), status: 'in_progress', conclusion: null, title: 't' });
    await publish(running);
    expect(checks).toMatchObject([{ externalId: formatExternalId(WRITER, null) }]);
  });

  test('is taken over, another run or repository left alone', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ repositoryId: 6, attempt: 1 }), conclusion: 'failure' });
    add({ externalId: markOf({ runId: 6, attempt: 1 }) });
    add(before);
    add({ externalId: 'somebody else' });
    await publish(running);
    expect(checks.map(({ status }) => status)).toEqual(['completed', 'completed', 'in_progress', 'completed']);
  });

  test('of several one becomes ours, and the others end alike', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 0 }) });
    add(before);
    await publish(running);
    expect(checks.map(({ conclusion, status }) => conclusion ?? status)).toEqual(['failure', 'in_progress']);
    await publish(passed);
    expect(checks.map(({ conclusion, externalId }) => [conclusion, externalId])).toEqual([
      ['success', markOf({ attempt: 0 })],
      ['success', formatExternalId(WRITER, EVIDENCE)],
    ]);
  });

  test('whose annotations can not be taken back stands aside, and ends alike', async () => {
    const { publish, checks, add } = world();
    add({ ...before, conclusion: 'failure', notes: ['old'] });
    await publish(running);
    expect(checks).toMatchObject([{ conclusion: 'failure' }, { status: 'in_progress', notes: [] }]);
    expect(await publish(passed)).toMatchObject({ kind: 'done', check: { id: 2 } });
    expect(checks).toMatchObject([
      { conclusion: 'success', externalId: before.externalId },
      { conclusion: 'success', externalId: formatExternalId(WRITER, EVIDENCE) },
    ]);
  });

  test('that stands aside is green no longer while we run', async () => {
    const { publish, checks, add } = world();
    add({ ...before, notes: ['old'] });
    await publish(running);
    expect(checks).toMatchObject([{ conclusion: 'failure' }, { status: 'in_progress' }]);
  });

  test('where GitHub does not open a completed check again, a new one is made, and both end alike', async () => {
    for (const conclusion of ['success', 'failure']) {
      const { publish, checks, add, state } = world();
      state.reopens = false;
      add({ ...before, conclusion });
      expect(await publish(running)).toMatchObject({ kind: 'done' });
      expect(checks.map(({ status, conclusion: shown }) => shown ?? status)).toEqual(['failure', 'in_progress']);
      expect(await publish(passed)).toMatchObject({ kind: 'done' });
      expect(checks.map((check) => check.conclusion)).toEqual(['success', 'success']);
    }
  });

  test('that GitHub does not let us change stays as it is, and a new one is made', async () => {
    const locked: Trouble = { kind: 'locked', code: 'permission', status: 403, what: 'no', permission: null };
    const { publish, checks, add } = world((call, nth) => (call === 'update' && nth === 1 ? { trouble: locked } : null));
    add({ ...before, conclusion: 'failure' });
    expect(await publish(running)).toMatchObject({ kind: 'done', check: { id: 2 } });
    expect(await publish(passed)).toMatchObject({ kind: 'done', check: { id: 2 } });
    expect(checks[1]).toMatchObject({ conclusion: 'success' });
  });

  test('before a token that may write nothing: said behind one more request', async () => {
    const locked: Trouble = { kind: 'locked', code: 'permission', status: 403, what: 'no', permission: 'checks=write' };
    const { publish, calls, add } = world((call) => (call === 'update' || call === 'create' ? { trouble: locked } : null));
    add(before);
    expect(await publish(running)).toEqual({ kind: 'trouble', trouble: locked });
    expect(calls).toEqual(['find', 'update', 'find', 'create']);
  });

  test('by another step is no earlier one of ours: the name is shared', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 1, step: '00000000' }), conclusion: 'failure' });
    expect(await publish(passed)).toMatchObject({ kind: 'rival' });
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['failure', 'failure']);
  });

  test('in which two shared the name: who runs again speaks for one of them only', async () => {
    const { publish, checks, add } = world();
    add({ ...before, conclusion: 'failure' });
    add({ externalId: markOf({ attempt: 1, writer: 'd'.repeat(16) }), conclusion: 'failure' });
    expect(await publish(passed)).toMatchObject({ kind: 'rival' });
    expect(checks.every(({ conclusion }) => conclusion === 'failure')).toBe(true);
  });
});

describe('somebody else', () => {
  test('a newer attempt is never overwritten', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 3 }), conclusion: 'failure' });
    expect(await publish(passed)).toEqual({ kind: 'superseded' });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('another step of this attempt under the same name: ours becomes a failure, the other is not touched', async () => {
    const { publish, checks, add } = world();
    await publish(running);
    add({ externalId: markOf({}), conclusion: 'failure' });
    expect(await publish(passed)).toMatchObject({ kind: 'rival' });
    expect(checks).toMatchObject([{ conclusion: 'failure' }, { conclusion: 'failure' }]);
  });

  test('another app that writes our marks can neither stop us nor be taken for us', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 1 }), appId: 99 });
    expect(await publish(passed)).toMatchObject({ kind: 'done', check: { id: 2 } });
    expect(checks).toMatchObject([{ appId: 99 }, { appId: 1, conclusion: 'success' }]);
  });

  test('with the app known, the others are not looked at', async () => {
    const { publish, calls, add } = world();
    add({ externalId: markOf({ attempt: 3 }), appId: 99 });
    expect(await publish(passed, { target: { ...TARGET, appId: 1 } })).toMatchObject({ kind: 'done' });
    expect(calls).toEqual(['find', 'create', 'get']);
  });
});

describe('an app whose one check speaks for the commit', () => {
  const whole = { replaces: 'runs' } as const;

  test('replaces what an earlier run said', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ runId: 6, attempt: 9, step: '00000000' }), conclusion: 'failure' });
    expect(await publish(passed, whole)).toMatchObject({ kind: 'done', check: { id: 1 } });
    expect(checks).toMatchObject([{ conclusion: 'success', externalId: formatExternalId(WRITER, EVIDENCE) }]);
  });

  test('and gives way to a later run', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ runId: 8, attempt: 1 }), conclusion: 'failure' });
    expect(await publish(passed, whole)).toEqual({ kind: 'superseded' });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
  });
});

describe('to close what is open', () => {
  const close = { onlyClose: true, onRival: rival };

  test('writes to what is open, never to what was completed', async () => {
    const open = world();
    await open.publish(running);
    expect(await open.publish(rival, close)).toMatchObject({ kind: 'done' });
    expect(open.checks).toMatchObject([{ conclusion: 'failure' }]);
    const completed = world();
    await completed.publish(passed);
    expect(await completed.publish(rival, close)).toEqual({ kind: 'none' });
    expect(completed.checks).toMatchObject([{ conclusion: 'success' }]);
  });

  test('leaves no green of the attempt before, where this one said nothing at all', async () => {
    const { publish, checks, add } = world();
    add({ externalId: markOf({ attempt: 1 }) });
    expect(await publish(rival, close)).toMatchObject({ kind: 'done' });
    expect(checks).toMatchObject([{ conclusion: 'failure', externalId: formatExternalId(WRITER, EVIDENCE) }]);
  });

  test('makes nothing where there is nothing, having looked more than once', async () => {
    const { publish, calls } = world();
    expect(await publish(rival, close)).toEqual({ kind: 'none' });
    expect(calls).toEqual(['find', 'find', 'find']);
  });
});
