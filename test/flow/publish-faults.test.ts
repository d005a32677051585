import { beforeEach, expect, test } from 'vitest';
import { githubApi } from '../../src/adapters/github-api.ts';
import { githubCheckRuns } from '../../src/adapters/github-checks.ts';
import type { CheckState } from '../../src/core/model/check-run.ts';
import type { CheckRuns } from '../../src/core/ports.ts';
import { publishCheck } from '../../src/flow/publish.ts';
import { SHA, TARGET } from '../support/check-world.ts';
import { AFTER_EFFECT, FAULT_NAMES, FAULTS, type FaultName } from '../support/github/faults.ts';
import type { Fault } from '../support/github/transport.ts';
import { useGithub } from '../support/github/use-github.ts';

const github = useGithub();
const LOCKED: readonly FaultName[] = ['a bad token', 'no permission', 'SAML', 'another app’s', 'gone', 'legal reasons'];

beforeEach(() => {
  process.env['GITHUB_API_URL'] = github.server.url;
});

/** The real adapter, with little patience for answers that never come. */
function checks(): CheckRuns {
  const real = githubCheckRuns(githubApi({ owner: 'octo-org', repo: 'octo-repo', token: 'full' }));
  const { server } = github;
  const endless = ['hang', 'drip'];
  const ms = () => (endless.includes(server.fault(NEXT(server.calls.length + 1))?.kind ?? '') ? 150 : 10_000);
  return {
    find: (query) => real.find(query, ms()),
    get: (id) => real.get(id, ms()),
    create: (check) => real.create(check, ms()),
    update: (id, change) => real.update(id, change, ms()),
  };
}
const NEXT = (number: number) => ({ number, method: '', path: '', operation: '', body: null, token: null, status: 0, breaches: [] });

const said = (title: string, notes: number): CheckState['output'] => ({
  title,
  summary: 's',
  annotations: Array.from({ length: notes }, (_, at) => ({ path: 'a.js', line: 1, title: 't', message: `note ${at + 1}` })),
});

/** Opens and completes, with time that passes only while it sleeps. */
async function play(fault: Fault | null, at: number) {
  github.server.reset();
  github.server.lag = 1;
  github.server.fault = ({ number }) => (number === at ? fault : null);
  let now = 0;
  const sleep = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  const clock = { now: () => new Date(1_800_000_000_000 + now), monotonic: () => now };
  const ports = { checks: checks(), clock, sleep, random: () => 0.5, debug: () => {} };
  const budget = { totalMs: 45_000, limitsMs: 240_000 };
  const failed: CheckState = { status: 'completed', conclusion: 'failure', output: said('failed', 60) };
  const request = { target: TARGET, evidence: null, onRival: failed, budget };
  const opened = await publishCheck(ports, { ...request, state: { status: 'in_progress', output: said('running', 0) } });
  const id = opened.kind === 'done' ? opened.check.id : null;
  const told = await publishCheck(ports, { ...request, target: { ...TARGET, id }, state: failed });
  return { opened, told, calls: github.server.calls.length, checks: github.server.checks };
}

test('every fault at every request of GitHub’s API: one check with every annotation once, or a locked door said at once', async () => {
  const calm = await play(null, 0);
  expect(calm.told.kind).toBe('done');
  let points = 0;
  for (const name of FAULT_NAMES) {
    for (const after of AFTER_EFFECT.includes(name) ? [false, true] : [false]) {
      for (let at = 1; at <= calm.calls; at++) {
        points += 1;
        const { opened, told, checks: seen } = await play({ ...FAULTS[name], after }, at);
        const point = `${name}${after ? ', behind the effect' : ''}, at request ${at}`;
        // A door that was locked for one moment: whoever met it stopped, and said so.
        const stopped = [opened, told].filter(({ kind }) => kind === 'trouble');
        expect(stopped.length, point).toBeLessThanOrEqual(LOCKED.includes(name) || name === 'hidden' ? 1 : 0);
        for (const { conclusion } of seen) expect([null, 'failure'], point).toContain(conclusion);
        if (told.kind === 'trouble') continue;
        expect(seen, point).toMatchObject([{ head_sha: SHA, status: 'completed', conclusion: 'failure', title: 'failed' }]);
        const messages = seen[0]?.annotations.map(({ message }) => message);
        // What GitHub refused once is said without details.
        if (name !== 'refused') expect(messages, point).toEqual(said('', 60).annotations.map(({ message }) => message));
        expect(new Set(messages).size, point).toBe(messages?.length);
      }
    }
  }
  console.log(`faults of the API: ${points} points`);
  expect(points).toBe((FAULT_NAMES.length + AFTER_EFFECT.length) * calm.calls);
}, 120_000);
