import { createHash } from 'node:crypto';
import type { Aggregate, ExpectedCheck } from '../core/model/aggregate.ts';
import type { Trouble } from '../core/model/api-answer.ts';
import type { CheckRunSeen, CheckState } from '../core/model/check-run.ts';
import { type CheckWriter, EVERY_SUITE, parseExternalId } from '../core/model/check-writer.ts';
import { type Budget, Patience } from './patience.ts';
import type { CheckTarget, PublishPorts } from './publish.ts';

export interface AggregateRequest {
  /** The aggregated check itself, with its app known: only that app's checks count. */
  readonly target: CheckTarget & { readonly appId: number };
  /** Names of checks, each once. */
  readonly expect: readonly string[];
  /**
   * Every job that this one needs ended well: what did not run again in this attempt, because it had passed, counts by its earlier check. Without
   * that, a check of an earlier attempt may as well be one of a job that died in this one.
   */
  readonly earlierCount: boolean;
  /** A list may lag behind: so long it is looked again where something is missing. */
  readonly budget: Budget;
}

/** Looks at what the run's other steps have published, until all that is expected is there or the time is over. */
export async function aggregateChecks(ports: PublishPorts, request: AggregateRequest): Promise<Aggregate | { readonly trouble: Trouble }> {
  const { headSha, appId } = request.target;
  const patience = new Patience(ports, request.budget);
  for (;;) {
    const found = await ports.checks.find({ ref: headSha, name: null, appId }, patience.timeout());
    if (!found.ok) {
      ports.debug(`list: ${found.trouble.code}: ${found.trouble.what}`);
      if (await patience.again(found.trouble)) continue;
      return { trouble: found.trouble };
    }
    const aggregate = aggregateOf(found.value, request);
    for (const { name, state } of aggregate.expected) ports.debug(`expected ${JSON.stringify(name)}: ${state}`);
    const settled = aggregate.expected.every(({ state }) => state !== 'missing' && state !== 'open' && state !== 'older');
    if (settled || !(await patience.again(NOT_ALL))) return aggregate;
  }
}

const NOT_ALL: Trouble = { kind: 'weather', code: 'unsettled', what: 'not every check is there yet', retryAfterMs: null };

/** What the checks seen on the commit come to. */
export function aggregateOf(
  seen: readonly CheckRunSeen[],
  { target, expect, earlierCount }: Pick<AggregateRequest, 'target' | 'expect' | 'earlierCount'>,
): Aggregate {
  const { writer, appId, headSha } = target;
  const ours = seen.flatMap((check) => {
    const by = parseExternalId(check.externalId);
    const counts = by !== null && isOfRun(by, writer) && by.suite !== EVERY_SUITE && check.appId === appId && check.headSha === headSha;
    return counts ? [{ check, attempt: by.attempt }] : [];
  });
  const expected = expect.map((name): ExpectedCheck => {
    const named = ours.filter(({ check, attempt }) => check.name === name && attempt <= writer.attempt);
    const latest = Math.max(...named.map(({ attempt }) => attempt));
    const checks = named.filter(({ attempt }) => attempt === latest).map(({ check }) => check);
    const [newest] = checks;
    if (newest === undefined) return { name, state: 'missing', title: null, url: null };
    const state = latest < writer.attempt && !earlierCount ? 'older' : stateOf(checks);
    return { name, state, title: newest.title, url: newest.url };
  });
  const names = new Set(ours.map(({ check }) => check.name));
  return { outcome: outcomeOf(expected), expected, unexpected: [...names].filter((name) => !expect.includes(name)).sort() };
}

const isOfRun = (by: CheckWriter, { repositoryId, runId }: CheckWriter) => by.repositoryId === repositoryId && by.runId === runId;

/** Of several checks of one name all must be green. */
function stateOf(checks: readonly CheckRunSeen[]): ExpectedCheck['state'] {
  if (checks.some(({ status }) => status !== 'completed')) return 'open';
  if (checks.every(({ conclusion }) => conclusion === 'success')) return 'passed';
  return checks.every(({ conclusion }) => conclusion === 'success' || conclusion === 'action_required') ? 'action-required' : 'failed';
}

function outcomeOf(expected: readonly ExpectedCheck[]): Aggregate['outcome'] {
  if (expected.some(({ state }) => state === 'failed')) return 'failed';
  return expected.length > 0 && expected.every(({ state }) => state === 'passed') ? 'passed' : 'incomplete';
}

/** The conclusion of the aggregated check; what needs a person stays so only where nothing worse was seen. */
export function conclusionOfAggregate({ outcome, expected }: Aggregate): Extract<CheckState, { status: 'completed' }>['conclusion'] {
  if (outcome === 'passed') return 'success';
  const looks = expected.some(({ state }) => state === 'action-required');
  return looks && expected.every(({ state }) => state === 'passed' || state === 'action-required') ? 'action_required' : 'failure';
}

/** SHA-256 in hex of what an aggregate rests on. */
export function evidenceOf({ expected }: Aggregate): string {
  const facts = expected.map(({ name, state, title, url }) => [name, state, title, url]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

const RUN_AGAIN: CheckState = {
  status: 'in_progress',
  output: {
    title: 'The suites are running again',
    summary: 'A newer attempt of this run has begun; this check is completed again when its jobs have ended.',
    annotations: [],
  },
};

/**
 * Takes back what aggregated checks of earlier attempts of this run said in green: a step of a newer one has begun. One look, no second try:
 * the aggregating job comes behind, and completes the check in any case where it runs at all.
 */
export async function resetAggregates(ports: PublishPorts, { headSha, writer }: CheckTarget, appId: number): Promise<void> {
  const timeoutMs = 5_000;
  const found = await ports.checks.find({ ref: headSha, name: null, appId }, timeoutMs);
  for (const check of found.ok ? found.value : []) {
    const by = parseExternalId(check.externalId);
    if (by === null || !isOfRun(by, writer) || by.suite !== EVERY_SUITE || by.attempt >= writer.attempt) continue;
    if (check.conclusion !== 'success') continue;
    const change = { externalId: check.externalId, state: RUN_AGAIN, startedAt: null, completedAt: null };
    const answer = await ports.checks.update(check.id, change, timeoutMs);
    ports.debug(`reset of ${JSON.stringify(check.name)}: ${answer.ok ? 'ok' : answer.trouble.what}`);
  }
}
