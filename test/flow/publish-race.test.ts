import { describe, expect, test } from 'vitest';
import type { CheckState } from '../../src/core/model/check-run.ts';
import type { CheckWriter } from '../../src/core/model/check-writer.ts';
import type { CheckRuns } from '../../src/core/ports.ts';
import { publishCheck } from '../../src/flow/publish.ts';
import { checkWorld, SHA, TARGET, WRITER } from '../support/check-world.ts';
import { mayMerge } from '../support/merge-gate.ts';

const output = (title: string) => ({ title, summary: 's', annotations: [] });
const running: CheckState = { status: 'in_progress', output: output('running') };
const passed: CheckState = { status: 'completed', conclusion: 'success', output: output('passed') };
const rival: CheckState = { status: 'completed', conclusion: 'failure', output: output('two') };

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each request waits for its turn, which the dice decide. */
function shuffled(real: CheckRuns, random: () => number): CheckRuns {
  const turn = async () => {
    for (let wait = Math.floor(random() * 6); wait > 0; wait--) await Promise.resolve();
  };
  return {
    find: (...args) => turn().then(() => real.find(...args)),
    get: (...args) => turn().then(() => real.get(...args)),
    create: (...args) => turn().then(() => real.create(...args)),
    update: (...args) => turn().then(() => real.update(...args)),
  };
}

async function race(writers: readonly CheckWriter[], seed: number) {
  const random = dice(seed);
  const world = checkWorld();
  const ports = { ...world.ports, checks: shuffled(world.ports.checks, random) };
  const step = async (writer: CheckWriter) => {
    const request = { target: { ...TARGET, writer }, onRival: rival, budget: { totalMs: 60_000, limitsMs: 0 } };
    await publishCheck(ports, { ...request, state: running, evidence: null });
    for (let suite = Math.floor(random() * 30); suite > 0; suite--) await Promise.resolve();
    return (await publishCheck(ports, { ...request, state: passed, evidence: 'ab'.repeat(32) })).kind;
  };
  const kinds = await Promise.all(writers.map(step));
  const checks = world.checks.map((check) => ({ ...check, app: check.appId, head_sha: check.headSha }));
  return { kinds, checks, open: mayMerge({ checks }, { sha: SHA }, { required: [{ context: 'receipt' }] }).open };
}

const other = (parts: Partial<CheckWriter>): CheckWriter => ({ ...WRITER, writer: 'e'.repeat(16), ...parts });
const SEEDS = 500;

describe('two that publish under one name at the same time, in every order', () => {
  test.each<[string, CheckWriter]>([
    ['another step', other({ step: '00000000' })],
    ['the same step of a reusable workflow that is called twice', other({})],
  ])('%s: at least one sees the other, and nobody is let through', async (_, second) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { kinds, open, checks } = await race([WRITER, second], seed);
      expect(kinds, `seed ${seed}`).toContain('rival');
      expect(open, `seed ${seed}: ${JSON.stringify(checks)}`).toBe(false);
    }
  });

  test('an attempt that is late never takes the check from a newer one', async () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { checks } = await race([WRITER, other({ attempt: 3 })], seed);
      const newest = checks.filter(({ externalId }) => externalId.includes(':7:3:'));
      expect(newest, `seed ${seed}`).toMatchObject([{ conclusion: 'success' }]);
    }
  });
});
