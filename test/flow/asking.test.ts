import { describe, expect, test } from 'vitest';
import type { Answer, Trouble } from '../../src/core/model/api-answer.ts';
import { Asking, Unanswered } from '../../src/flow/asking.ts';

const WEATHER: Trouble = { kind: 'weather', code: 'server-error', what: 'GitHub answered 502: Bad Gateway', retryAfterMs: null };
const HIDDEN: Trouble = { kind: 'locked', code: 'hidden', status: 404, what: 'GitHub answered 404: Not Found', permission: null };
const limit = (ms: number): Trouble => ({ kind: 'weather', code: 'rate-limit', what: 'GitHub answered 403: limit', retryAfterMs: ms });

/** Time passes only while somebody sleeps. */
function world(totalMs = 60_000, limitsMs = 300_000) {
  const slept: number[] = [];
  let now = 0;
  const ports = {
    clock: { now: () => new Date(now), monotonic: () => now },
    sleep: async (ms: number) => {
      slept.push(ms);
      now += ms;
    },
    random: () => 0,
    debug: () => {},
  };
  return { slept, asking: new Asking(ports, { totalMs, limitsMs }) };
}

/** Answers with each trouble in turn, then with the value. */
const answering = (...troubles: readonly Trouble[]) => {
  const left = [...troubles];
  let asked = 0;
  return {
    act: async (): Promise<Answer<string>> => {
      asked++;
      const trouble = left.shift();
      return trouble === undefined ? { ok: true, value: 'yes' } : { ok: false, trouble };
    },
    times: () => asked,
  };
};

describe('asking GitHub', () => {
  test('again where the weather was bad, with short waits for each question', async () => {
    const { asking, slept } = world();
    for (let question = 0; question < 10; question++) expect(await asking.ask('it', answering(WEATHER, WEATHER).act)).toBe('yes');
    expect(Math.max(...slept)).toBeLessThanOrEqual(2_000);
  });

  test('no more once the time for all questions together is over', async () => {
    const { asking, slept } = world(20_000);
    const always = Array.from({ length: 50 }, () => WEATHER);
    await expect(asking.ask('the first', answering(...always).act)).rejects.toThrow(Unanswered);
    await expect(asking.ask('the second', answering(...always).act)).rejects.toThrow('the second: GitHub answered 502');
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
  });

  test('after a limit as long as GitHub says, which does not count as time, and is bounded over all questions', async () => {
    const { asking } = world(20_000, 100_000);
    expect(await asking.ask('a', answering(limit(60_000)).act)).toBe('yes');
    expect(await asking.ask('b', answering(WEATHER).act)).toBe('yes');
    await expect(asking.ask('c', answering(limit(60_000)).act)).rejects.toThrow(Unanswered);
  });

  test('not again where it is locked', async () => {
    const { asking } = world();
    const question = answering(HIDDEN);
    const error = await asking.ask('the run 5', question.act).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Unanswered);
    expect((error as Unanswered).doubt).toEqual({
      code: 'facts-missing',
      args: { what: 'the run 5: GitHub answered 404: Not Found', do: expect.stringContaining('was deleted') },
    });
    expect(question.times()).toBe(1);
  });

  test('a few times for what was made just now', async () => {
    const { asking } = world();
    expect(await asking.ask('a log', answering(HIDDEN, HIDDEN).act, { fresh: true })).toBe('yes');
    const never = answering(HIDDEN, HIDDEN, HIDDEN, HIDDEN);
    await expect(asking.ask('a log', never.act, { fresh: true })).rejects.toThrow(Unanswered);
    expect(never.times()).toBe(3);
  });
});
