import { describe, expect, test } from 'vitest';
import type { Trouble, WeatherCode } from '../../src/core/model/api-answer.ts';
import { type Budget, Patience } from '../../src/flow/patience.ts';

const weather = (code: WeatherCode, retryAfterMs: number | null = null): Trouble => ({ kind: 'weather', code, what: 'rain', retryAfterMs });

/** The pauses that it takes for the same trouble again and again, until it gives up. */
async function pauses(trouble: Trouble, budget: Budget, random = 1): Promise<number[]> {
  const slept: number[] = [];
  let now = 0;
  const sleep = (ms: number) => {
    slept.push(ms);
    now += ms;
    return Promise.resolve();
  };
  const clock = { now: () => new Date(now), monotonic: () => now };
  const patience = new Patience({ clock, sleep, random: () => random, debug: () => {} }, budget);
  while (await patience.again(trouble)) expect(slept.length).toBeLessThan(100);
  return slept;
}

describe('how often and when it is tried again', () => {
  test.each<[string, Trouble, Budget, number[]]>([
    ['weather: longer each time, within the budget', weather('server-error'), { totalMs: 20_000, limitsMs: 0 }, [1000, 2000, 4000, 8000]],
    ['never longer than a while', weather('unreachable'), { totalMs: 50_000, limitsMs: 0 }, [1000, 2000, 4000, 8000, 15_000, 15_000]],
    ['no sooner than a server asks', weather('server-error', 9000), { totalMs: 30_000, limitsMs: 0 }, [9000, 9000, 9000]],
    [
      'a locked door',
      { kind: 'locked', code: 'permission', status: 403, what: 'no', permission: null },
      { totalMs: 1e6, limitsMs: 1e6 },
      [],
    ],
    ['a limit that ends within the budget', weather('rate-limit', 5000), { totalMs: 15_000, limitsMs: 0 }, [6000, 6000]],
    ['a limit beyond it, with no leave for that', weather('rate-limit', 60_000), { totalMs: 45_000, limitsMs: 0 }, []],
    ['a limit beyond it', weather('rate-limit', 60_000), { totalMs: 45_000, limitsMs: 130_000 }, [61_000, 61_000]],
    ['secondary limits: longer each time', weather('secondary-limit', 60_000), { totalMs: 45_000, limitsMs: 240_000 }, [61_000, 121_000]],
    ['an hour', weather('rate-limit', 3_600_000), { totalMs: 45_000, limitsMs: 240_000 }, []],
  ])('%s', async (_, trouble, budget, expected) => expect(await pauses(trouble, budget)).toEqual(expected));

  test('not all at the same moment', async () => {
    const budget = { totalMs: 20_000, limitsMs: 0 };
    expect(await pauses(weather('timeout'), budget, 0)).toEqual([500, 1000, 2000, 4000, 7500]);
    expect(await pauses(weather('rate-limit', 5000), budget, 0)).toEqual([5000, 5000, 5000]);
  });
});
