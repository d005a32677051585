import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Answer, Trouble } from '../../src/core/model/api-answer.ts';
import {
  type CheckRunSeen,
  type CheckState,
  type Conclusion,
  conclusionOf,
  formatExternalId,
  parseExternalId,
} from '../../src/core/model/check-run.ts';
import type { CheckRuns } from '../../src/core/ports.ts';
import { type CheckTarget, type PublishRequest, publishCheck } from '../../src/flow/publish.ts';

const SHA = 'a'.repeat(40);
const writer = { runId: 7, attempt: 2, writer: '0123456789abcdef' };
const target: CheckTarget = { headSha: SHA, name: 'receipt', writer, detailsUrl: null, startedAt: '2026-11-29T09:15:02Z' };
const output = { title: 't', summary: 's', annotations: [] };
const passed: CheckState = { status: 'completed', conclusion: 'success', output };
const running: CheckState = { status: 'in_progress', output };
const rival: CheckState = { status: 'completed', conclusion: 'failure', output: { ...output, title: 'two' } };
const weather: Trouble = { kind: 'weather', what: 'rain', retryAfterMs: null };

/** GitHub in memory, with time that passes only while somebody sleeps; `meet` may give trouble instead, before or after the effect. */
function world(meet: (call: string, nth: number) => { trouble: Trouble; after?: boolean } | null = () => null) {
  const checks: CheckRunSeen[] = [];
  const calls: string[] = [];
  let now = 0;
  let reopens = true;
  const act = <T>(call: string, effect: () => T): Promise<Answer<T>> => {
    calls.push(call);
    const met = meet(call, calls.filter((each) => each === call).length);
    const value = met === null || met.after === true ? effect() : null;
    if (met !== null || value === null) return Promise.resolve({ ok: false, trouble: met?.trouble ?? weather });
    return Promise.resolve({ ok: true, value });
  };
  const seen = (state: CheckState) => ({ status: state.status, conclusion: state.status === 'completed' ? state.conclusion : null });
  const port: CheckRuns = {
    find: (_, name) => act('find', () => checks.filter((check) => check.name === name).reverse()),
    create: (check) =>
      act('create', () => {
        const made = {
          id: checks.length + 1,
          name: check.name,
          headSha: check.headSha,
          externalId: check.externalId,
          url: null,
          ...seen(check.state),
        };
        checks.push(made);
        return made;
      }),
    update: (id, change) =>
      act('update', () => {
        const at = checks.findIndex((check) => check.id === id);
        const before = checks[at];
        if (before === undefined) throw new Error(`no check ${id}`);
        const stuck = !reopens && before.status === 'completed' && change.state.status !== 'completed';
        const after = { ...before, externalId: change.externalId, ...(stuck ? {} : seen(change.state)) };
        checks[at] = after;
        return after;
      }),
  };
  const ports = {
    checks: port,
    clock: { now: () => new Date(now), monotonic: () => now },
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
    debug: () => {},
  };
  return {
    checks,
    calls,
    elapsed: () => now,
    neverReopens: () => {
      reopens = false;
    },
    add: (parts: Partial<CheckRunSeen>) =>
      checks.push({
        id: checks.length + 1,
        name: 'receipt',
        headSha: SHA,
        externalId: '',
        status: 'completed',
        conclusion: 'success',
        url: null,
        ...parts,
      }),
    publish: (state: CheckState, more: Partial<PublishRequest> = {}) =>
      publishCheck(ports, { target, state, onRival: rival, budgetMs: 60_000, ...more }),
  };
}

test('there is no conclusion but these', () => {
  expectTypeOf<Conclusion>().toEqualTypeOf<'success' | 'failure' | 'action_required'>();
  expect((['passed', 'failed', 'incomplete'] as const).map(conclusionOf)).toEqual(['success', 'failure', 'failure']);
});

test('who wrote a check is read back from it, and from nothing else', () => {
  expect(parseExternalId(formatExternalId(writer))).toEqual(writer);
  for (const text of [
    '',
    'receipt:v1:7:2',
    `${formatExternalId(writer)}0`,
    `x${formatExternalId(writer)}`,
    'receipt:v1:7:2:0123456789ABCDEF',
  ]) {
    expect(parseExternalId(text)).toBeNull();
  }
});

describe('publishCheck', () => {
  test('opens, then completes the same check', async () => {
    const { publish, checks, calls } = world();
    expect(await publish(running)).toMatchObject({ kind: 'done', id: 1 });
    expect(await publish(passed)).toMatchObject({ kind: 'done', id: 1 });
    expect(calls).toEqual(['find', 'create', 'find', 'update']);
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });

  test.each(['find', 'create', 'update'])(
    'trouble at any %s, before or after it takes effect, ends in one check as asked',
    async (operation) => {
      for (const after of [false, true]) {
        for (const nth of [1, 2]) {
          const { publish, checks } = world((call, times) => (call === operation && times === nth ? { trouble: weather, after } : null));
          await publish(running);
          expect(await publish(passed)).toMatchObject({ kind: 'done' });
          expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
        }
      }
    },
  );

  test('stops at a locked door at once', async () => {
    const locked: Trouble = { kind: 'locked', status: 403, what: 'no', permission: 'checks=write' };
    const { publish, calls } = world((call) => (call === 'create' ? { trouble: locked } : null));
    expect(await publish(running)).toEqual({ kind: 'trouble', trouble: locked });
    expect(calls).toEqual(['find', 'create']);
  });

  test('gives up when its time is over, not much later', async () => {
    const { publish, elapsed } = world(() => ({ trouble: weather }));
    expect(await publish(running, { budgetMs: 20_000 })).toMatchObject({ kind: 'trouble' });
    expect(elapsed()).toBeLessThanOrEqual(20_000);
  });

  test('does not wait for a Retry-After beyond its time', async () => {
    const { publish, elapsed } = world(() => ({ trouble: { ...weather, retryAfterMs: 3_600_000 } }));
    expect(await publish(running)).toMatchObject({ kind: 'trouble' });
    expect(elapsed()).toBe(0);
  });

  test('says less where what it says is refused, once', async () => {
    const ours: Trouble = { kind: 'ours', status: 422, what: 'too long' };
    const twice = world((call) => (call === 'create' ? { trouble: ours } : null));
    expect(await twice.publish(passed)).toEqual({ kind: 'trouble', trouble: ours });
    expect(twice.calls.filter((call) => call === 'create')).toHaveLength(2);
  });

  test('an earlier attempt of the run is taken over, another run left alone', async () => {
    const { publish, checks, add } = world();
    add({ externalId: formatExternalId({ runId: 6, attempt: 1, writer: 'f'.repeat(16) }) });
    add({ externalId: formatExternalId({ ...writer, attempt: 1, writer: 'e'.repeat(16) }) });
    add({ externalId: 'somebody else' });
    await publish(running);
    expect(checks.map(({ status }) => status)).toEqual(['completed', 'in_progress', 'completed']);
  });

  test('where GitHub does not open a completed check again, a new one is made, and both end alike', async () => {
    const { publish, checks, add, neverReopens } = world();
    neverReopens();
    add({ externalId: formatExternalId({ ...writer, attempt: 1, writer: 'e'.repeat(16) }), conclusion: 'failure' });
    expect(await publish(running)).toMatchObject({ kind: 'done' });
    expect(checks.map(({ status }) => status)).toEqual(['completed', 'in_progress']);
    expect(await publish(passed)).toMatchObject({ kind: 'done' });
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
  });

  test('a newer attempt is never overwritten', async () => {
    const { publish, checks, add } = world();
    add({ externalId: formatExternalId({ ...writer, attempt: 3 }), conclusion: 'failure' });
    expect(await publish(passed)).toEqual({ kind: 'superseded' });
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('another step of this attempt under the same name: ours becomes a failure, the other is not touched', async () => {
    const { publish, checks, add } = world();
    await publish(running);
    add({ externalId: formatExternalId({ ...writer, writer: 'e'.repeat(16) }), conclusion: 'failure' });
    expect(await publish(passed)).toMatchObject({ kind: 'rival' });
    expect(checks).toMatchObject([{ conclusion: 'failure' }, { conclusion: 'failure' }]);
  });

  describe('to close what is open', () => {
    const close = { onlyOpen: true, onRival: rival };

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

    test('makes nothing where there is nothing, having looked more than once', async () => {
      const { publish, calls } = world();
      expect(await publish(rival, close)).toEqual({ kind: 'none' });
      expect(calls).toEqual(['find', 'find', 'find']);
    });
  });
});
