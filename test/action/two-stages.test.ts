import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { variableOf } from '../../src/action/inputs.ts';
import { PUBLISH_INPUT_NAMES, readPublishInputs } from '../../src/action/publish-inputs.ts';
import { parseArtifactName } from '../../src/core/model/evidence-artifact.ts';
import { parseJudged } from '../../src/core/model/judged.ts';
import { AttackGround } from '../support/attack/ground.ts';
import { CHECK, POLICY, policy, RED_TESTS } from '../support/attack/victim.ts';
import type { AttackWorld } from '../support/attack/world.ts';
import { runtimeToken } from '../support/github/artifact-service.ts';
import { ACTIONS_APP, OWN_APP } from '../support/github/family.ts';
import { ROOT } from '../support/root.ts';
import { parseActionFile } from '../support/workflows.ts';

/** Run, judge and publish as three processes of the built action, against a server that plays GitHub. */

const ground = new AttackGround(1);
afterAll(() => ground.close());

/** Does it in a world of its own, in which the suite of the pull request has not run yet. */
async function inWorld(act: (world: AttackWorld) => Promise<void>): Promise<void> {
  let done = false;
  const { breaches } = await ground.try({
    expect: { gate: 'open', outcome: null, code: null, conclusion: null },
    attempt: async (world) => {
      world.nothingRan();
      await act(world);
      world.ended = false;
      done = true;
    },
  });
  expect(done).toBe(true);
  expect(breaches).toEqual([]);
}

const newest = ({ checks }: AttackWorld, app: number) => checks.filter((check) => check.app === app && check.name === CHECK).at(-1);

describe('publish/action.yml', () => {
  const action = parseActionFile('publish/action.yml', readFileSync(join(ROOT, 'publish', 'action.yml'), 'utf8'));
  const env = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [variableOf(name), value]));
  const read = (given: Readonly<Record<string, string>>) =>
    readPublishInputs(env({ 'run-id': '5', 'judge-result': 'success', token: 't', ...given }));

  test("GitHub's own parser has nothing against it", () => expect(action.problems).toEqual([]));
  test('starts publish, and nothing behind it', () => expect(action.runs).toEqual({ using: 'node24', main: '../dist/action/publish.js' }));
  test('has the inputs that the code reads', () => expect(Object.keys(action.inputs).sort()).toEqual([...PUBLISH_INPUT_NAMES].sort()));
  test('has defaults', () =>
    expect(read({})).toEqual({
      runId: 5,
      judged: '',
      judgeResult: 'success',
      checkName: CHECK,
      policyPath: null,
      token: 't',
      readToken: 't',
    }));
  test.each([
    [{ 'run-id': 'x' }, /run-id takes/],
    [{ 'judge-result': '' }, /judge-result is empty/],
    [{ token: '' }, /token is empty/],
    [{ 'check-name': 'a\nb' }, /check-name takes one line/],
    [{ judge: 'x' }, /did you mean judged/],
  ])('%j are refused', (given, message) => {
    expect(() => read(given)).toThrow(message);
  });
});

describe('the enforced form', () => {
  test('a healthy pull request gets one completed check of the App, and may be merged', async () => {
    await inWorld(async (world) => {
      const run = await world.runSuite();
      const judge = await world.judge();
      const publish = await world.publish(judge);
      expect([run.code, judge.code, publish.code], publish.stdout).toEqual([0, 0, 0]);
      expect(world.checks).toHaveLength(1);
      expect(newest(world, OWN_APP)).toMatchObject({
        status: 'completed',
        conclusion: 'success',
        head_sha: world.pull.headSha,
        title: 'PASSED · 4 tests passed',
        details_url: 'https://github.com/octo-org/octo-repo/actions/runs/30499999/attempts/1',
      });
      expect(publish.outputs).toMatchObject({ conclusion: 'success' });
      expect(world.gate()).toEqual({ open: true, why: [] });
    });
  });

  test('a red one gets a failure, from a publication that worked', async () => {
    await inWorld(async (world) => {
      world.push({ 'cart.test.mjs': RED_TESTS });
      const run = await world.runSuite();
      const judge = await world.judge();
      const publish = await world.publish(judge);
      expect([run.code, judge.code, publish.code]).toEqual([1, 1, 0]);
      expect(newest(world, OWN_APP)).toMatchObject({
        conclusion: 'failure',
        title: expect.stringMatching(/^FAILED · test-failures · 4 tests: 1 failed/),
      });
      expect(world.gate().open).toBe(false);
    });
  });

  test('run again, both stages leave one check', async () => {
    await inWorld(async (world) => {
      await world.runSuite();
      for (let time = 0; time < 2; time++) expect((await world.publish(await world.judge())).code).toBe(0);
      expect(world.checks).toHaveLength(1);
    });
  });

  test.each([
    ['crashed', ''],
    ['said something else', '::set-output name=conclusion::success'],
  ])('judge that %s is INCOMPLETE, and said so', async (_, judged) => {
    await inWorld(async (world) => {
      await world.runSuite();
      const publish = await world.publish(await world.judge(), { judged, 'judge-result': 'failure' });
      expect(publish.code).toBe(2);
      expect(newest(world, OWN_APP)).toMatchObject({
        conclusion: 'failure',
        title: 'INCOMPLETE · judge-failed',
        head_sha: world.pull.headSha,
      });
      expect(world.gate().open).toBe(false);
    });
  });

  test('what could not be published is no success of the step', async () => {
    await inWorld(async (world) => {
      await world.runSuite();
      const judge = await world.judge();
      const publish = await world.publish(judge, { token: 'workflow' });
      expect(publish.code).toBe(3);
      expect(publish.annotations).toContainEqual(
        expect.objectContaining({ level: 'error', message: expect.stringMatching(/^The verdict was not published/) }),
      );
      expect(world.checks).toEqual([]);
      const gone = await world.publish(judge, { 'run-id': '999' });
      expect(gone.code).toBe(3);
    });
  });

  test('a newer attempt that has begun keeps the verdict on the older from being told', async () => {
    await inWorld(async (world) => {
      await world.runSuite();
      const judge = await world.judge();
      Object.assign(world.run, { attempt: 2, status: 'in_progress', conclusion: null });
      const publish = await world.publish(judge);
      expect(publish.code).toBe(3);
      const message = expect.stringContaining('attempt 1 was judged, and attempt 2 is the newest');
      expect(publish.annotations).toContainEqual(expect.objectContaining({ level: 'error', message }));
      expect(world.checks).toEqual([]);
    });
  });

  test('the receipt of the verdict is kept as an artifact of the verdict workflow', async () => {
    await inWorld(async (world) => {
      await world.runSuite();
      const judge = await world.judge();
      const env = { ACTIONS_RUNTIME_TOKEN: runtimeToken(30499999), ACTIONS_RESULTS_URL: `${world.github.url}/` };
      const publish = await world.publish(judge, {}, env);
      const kept = world.artifacts.find(({ runId }) => runId === 30499999);
      expect(publish.outputs['artifact-id']).toBe(String(kept?.id));
      expect(kept?.name).toBe(`receipt-judged~${world.run.id}~1~1`);
      // No evidence: whoever looks for that must not take it.
      expect(parseArtifactName(kept?.name ?? '')).toBeNull();
      const zip = await fromBufferPromise(kept?.zip ?? Buffer.alloc(0));
      for await (const entry of zip.eachEntry()) {
        const judged = parseJudged(judge.outputs['judged'] ?? '');
        expect(JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString())).toMatchObject({
          schema: 'judged/v1',
          repository: { name: 'octo-org/octo-repo' },
          run: { id: world.run.id, attempt: 1, head_sha: world.pull.headSha },
          verdict: { outcome: 'passed', conclusion: 'success' },
          policy: { sha256: judged?.policy },
          evidence: { sha256: judged?.evidence, artifacts: judged?.artifacts },
        });
      }
    });
  });
});

describe('in one run', () => {
  /** As a later job of the run itself, to which `needs` passes on how the first one ended and what it handed over. */
  const sameRun = (world: AttackWorld, digest: string, result: string) => {
    Object.assign(world.run, { status: 'in_progress', conclusion: null });
    return world.judge({ mode: 'same-run', digest, 'run-result': result });
  };

  test('the advisory form: judged and told with GITHUB_TOKEN', async () => {
    await inWorld(async (world) => {
      world.commit('main', { [POLICY]: policy({ app: null }) });
      const run = await world.runSuite();
      const judge = await sameRun(world, run.outputs['evidence-digest'] ?? '', run.result);
      expect(judge.code, judge.stdout).toBe(0);
      const publish = await world.publish(judge, { token: 'full', 'read-token': '' });
      expect(publish.code, publish.stdout).toBe(0);
      expect(newest(world, ACTIONS_APP)).toMatchObject({ conclusion: 'success', head_sha: world.pull.headSha });
    });
  });

  test('a token of another app than the policy names: nobody looks there', async () => {
    await inWorld(async (world) => {
      await world.runSuite();
      const publish = await world.publish(await world.judge(), { token: 'full' });
      expect(publish.code).toBe(3);
      const message = expect.stringContaining(`the token writes as the app ${ACTIONS_APP}, and the policy names ${OWN_APP}`);
      expect(publish.annotations).toContainEqual(expect.objectContaining({ level: 'error', message }));
      expect(world.gate().open).toBe(false);
    });
  });

  test('an artifact that was replaced after its job ended is not what `needs` tells', async () => {
    await inWorld(async (world) => {
      const run = await world.runSuite();
      const digest = run.outputs['evidence-digest'] ?? '';
      world.nothingRan();
      world.push({ 'cart.test.mjs': RED_TESTS });
      await world.runSuite();
      const judge = await sameRun(world, digest, 'success');
      expect(judge.outputs).toMatchObject({ verdict: 'incomplete', code: 'artifact-mismatch' });
    });
  });

  test('a job that failed behind green evidence is no pass', async () => {
    await inWorld(async (world) => {
      const run = await world.runSuite();
      const judge = await sameRun(world, run.outputs['evidence-digest'] ?? '', 'failure');
      expect(judge.outputs).toMatchObject({ verdict: 'incomplete', code: 'jobs-unexpected' });
    });
  });
});
