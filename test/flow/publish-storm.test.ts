import { describe, expect, test } from 'vitest';
import type { Trouble } from '../../src/core/model/api-answer.ts';
import type { CheckState } from '../../src/core/model/check-run.ts';
import { type CheckWriter, parseExternalId } from '../../src/core/model/check-writer.ts';
import { type CheckTarget, publishCheck } from '../../src/flow/publish.ts';
import { type CheckRecord, checkWorld, Killed, type Meeting, markOf, SHA, TARGET, WEATHER, WRITER } from '../support/check-world.ts';
import { mayMerge } from '../support/merge-gate.ts';

/**
 * A whole step in memory: main opens, the suite runs, main completes, post closes what is open; and a second attempt. Whatever a request
 * meets, and wherever main dies, the gate opens for what the evidence gives, or not at all.
 */

const EVIDENCE = 'cd'.repeat(32);
const say = (title: string, count = 0) => ({
  title,
  summary: 's',
  annotations: Array.from({ length: count }, (_, at) => ({ path: 'a.js', line: 1, title: 't', message: `note ${at + 1}` })),
});
type Completed = Extract<CheckState, { status: 'completed' }>;
const failure = (title: string, notes = 0): Completed => ({ status: 'completed', conclusion: 'failure', output: say(title, notes) });
const VERDICTS: Readonly<Record<'green' | 'red' | 'red with 170 notes', Completed>> = {
  green: { status: 'completed', conclusion: 'success', output: say('passed') },
  red: failure('failed', 3),
  'red with 170 notes': failure('failed', 170),
};
type Verdict = keyof typeof VERDICTS;

const BEFORE = {
  nothing: [],
  'a green attempt': [{ externalId: markOf({ attempt: 1 }) }],
  'a red attempt with notes': [{ externalId: markOf({ attempt: 1 }), conclusion: 'failure', notes: ['old'] }],
  'an attempt that was lost': [{ externalId: markOf({ attempt: 1 }), conclusion: null, status: 'in_progress' }],
} as const satisfies Readonly<Record<string, readonly Partial<CheckRecord>[]>>;

const TROUBLES: Readonly<Record<string, readonly Meeting[]>> = {
  weather: [{ trouble: WEATHER }, { trouble: WEATHER, after: true }],
  limits: [
    { trouble: { kind: 'weather', code: 'rate-limit', what: 'limit', retryAfterMs: 30_000 } },
    { trouble: { kind: 'weather', code: 'secondary-limit', what: 'limit', retryAfterMs: 60_000 } },
    { trouble: { kind: 'weather', code: 'rate-limit', what: 'limit', retryAfterMs: 3_600_000 } },
  ],
  doors: (['permission', 'hidden', 'bad-token'] as const).map((code) => ({
    trouble: { kind: 'locked', code, status: 403, what: 'no', permission: null } satisfies Trouble,
  })),
  refusals: [{ trouble: { kind: 'ours', code: 'refused', status: 422, what: 'no' } }],
  deaths: [{ death: 'before' }, { death: 'after' }],
};

interface Scene {
  readonly verdict: Verdict;
  readonly before: keyof typeof BEFORE;
  readonly lag: number;
  /** From the nth request on `lasting` of them meet it. */
  readonly at: number;
  readonly lasting: number;
  readonly meeting: Meeting | null;
}

async function play(scene: Scene) {
  const { at, lasting, meeting } = scene;
  const world = checkWorld((_, __, total) => (total >= at && total < at + lasting ? meeting : null));
  world.state.lag = scene.lag;
  for (const check of BEFORE[scene.before]) world.add(check);
  const verdict = VERDICTS[scene.verdict];
  const publish = (target: CheckTarget, state: CheckState, more: object = {}) =>
    publishCheck(world.ports, {
      target,
      state,
      evidence: state === verdict ? EVIDENCE : null,
      onRival: failure('two'),
      budget: { totalMs: 45_000, limitsMs: 240_000 },
      ...more,
    });

  /** @returns whether main told its verdict, and what its runner leaves for post. */
  const main = async (writer: CheckWriter) => {
    let target: CheckTarget = { ...TARGET, writer };
    try {
      const running: CheckState = { status: 'in_progress', output: say('running') };
      const opened = await publish(target, running, { budget: { totalMs: 15_000, limitsMs: 0 } });
      if (opened.kind === 'done') target = { ...target, id: opened.check.id };
      if (opened.kind === 'trouble' && opened.trouble.kind === 'locked') return { told: true, target };
      return { told: (await publish(target, verdict)).kind === 'done', target };
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      return { told: false, target };
    }
  };
  const post = async (target: CheckTarget) => {
    await publish(target, failure('not finished'), { onlyClose: true }).catch((error) => {
      if (!(error instanceof Killed)) throw error;
    });
  };
  const first = await main(WRITER);
  if (!first.told) await post(first.target);
  const afterFirst = world.checks.map((check) => ({ ...check }));
  const requests = world.calls.length;
  const second: CheckWriter = { ...WRITER, attempt: 3, writer: 'f'.repeat(16) };
  await main(second);
  return { world, first, afterFirst, second, requests };
}

const gate = (checks: readonly CheckRecord[]) =>
  mayMerge(
    { checks: checks.map((check) => ({ ...check, app: check.appId, head_sha: check.headSha })) },
    { sha: SHA },
    { required: [{ context: 'receipt', integrationId: 1 }] },
  ).open;

const of = (checks: readonly CheckRecord[], { attempt }: CheckWriter) =>
  checks.filter((check) => parseExternalId(check.externalId)?.attempt === attempt);

function holds(scene: Scene, { world, afterFirst, second }: Awaited<ReturnType<typeof play>>): void {
  const verdict = VERDICTS[scene.verdict];
  const green = scene.verdict === 'green';
  const earlier = scene.before === 'a green attempt';
  // A green that is none of ours is that of the attempt before, which was never reached: its evidence gave it.
  if (gate(afterFirst) && !green) expect(of(afterFirst, WRITER)).toEqual([]);
  if (gate(afterFirst) && !green) expect(earlier).toBe(true);
  const last = of(world.checks, second);
  expect(last.length).toBeLessThanOrEqual(1);
  for (const check of [...of(afterFirst, WRITER), ...last]) {
    if (check.conclusion === 'success') expect(green).toBe(true);
    expect(new Set(check.notes).size).toBe(check.notes.length);
  }
  expect(of(afterFirst, WRITER).length).toBeLessThanOrEqual(1);
  // The second attempt met no trouble of its own, unless the first one's lasts.
  if (scene.lasting === 1) {
    expect(last).toMatchObject([{ status: 'completed', conclusion: verdict.conclusion }]);
    expect(last[0]?.notes).toEqual(verdict.output.annotations.map(({ message }) => message));
    expect(gate(world.checks)).toBe(green);
  }
}

describe('whatever happens to a request', () => {
  let points = 0;
  for (const verdict of Object.keys(VERDICTS) as Verdict[]) {
    for (const before of Object.keys(BEFORE) as (keyof typeof BEFORE)[]) {
      test(`${verdict}, behind ${before}`, async () => {
        for (const lag of [0, 2]) {
          const calm = await play({ verdict, before, lag, at: 0, lasting: 0, meeting: null });
          expect(calm.first.told).toBe(true);
          for (const lasting of [1, 2, 1000]) {
            for (const [kind, meetings] of Object.entries(TROUBLES)) {
              for (const meeting of meetings) {
                for (let at = 1; at <= calm.requests; at++) {
                  const scene = { verdict, before, lag, at, lasting, meeting };
                  points += 1;
                  const played = await play(scene);
                  try {
                    holds(scene, played);
                  } catch (error) {
                    throw new Error(
                      `${JSON.stringify({ kind, ...scene })}\n${played.world.checks.map((check) => `${check.id} ${check.externalId} ${check.conclusion} ${check.title} ${check.notes.length}`).join('\n')}`,
                      {
                        cause: error,
                      },
                    );
                  }
                }
              }
            }
          }
        }
      });
    }
  }

  test('that was a lot', () => {
    console.log(`faults and deaths in memory: ${points} points`);
    expect(points).toBeGreaterThan(1000);
  });
});
