import { readGithubRun } from '../adapters/github-event.ts';
import { systemClock } from '../adapters/machine.ts';
import type { Aggregate } from '../core/model/aggregate.ts';
import { EVERY_SUITE } from '../core/model/check-writer.ts';
import { ReceiptError } from '../core/model/errors.ts';
import type { Outcome } from '../core/model/verdict.ts';
import { aggregateJobSummary, aggregateOutput, aggregateTitle } from '../core/present/aggregate-text.ts';
import { escapeTerminal } from '../core/present/escape.ts';
import { plainSummary } from '../core/present/markdown.ts';
import { aggregateChecks, conclusionOfAggregate, evidenceOf } from '../flow/aggregate.ts';
import type { Budget } from '../flow/patience.ts';
import type { CheckTarget, Published, PublishPorts } from '../flow/publish.ts';
import type { AggregateInputs } from './aggregate-inputs.ts';
import { Cancellation } from './cancellation.ts';
import { type Completion, completeCheck, openCheck, targetOf } from './check.ts';
import { publishPorts } from './publish-ports.ts';
import { say, writeJobSummary } from './say.ts';
import { CHECK_STATE, DONE_STATE, formatCheckState } from './state.ts';
import { tellCheck, troubleContext, type Unpublished } from './tell-check.ts';

/** The jobs before this one have ended, so that all there is to wait for is GitHub's list. */
const SETTLING: Budget = { totalMs: 8_000, limitsMs: 120_000 };

type Seen = Aggregate | { readonly why: string };

/**
 * The last job of a run: opens the aggregated check, looks at what the others published, and completes it. The exit status carries the verdict.
 * @throws {ReceiptError} outside a run of GitHub Actions.
 */
export async function aggregate(inputs: AggregateInputs, env: NodeJS.ProcessEnv): Promise<number> {
  const cancellation = new Cancellation(systemClock);
  const run = readGithubRun(env);
  const target = targetOf({ ...inputs, suite: EVERY_SUITE, matrix: '' }, run, env, systemClock.now());
  if ('none' in target || run === null) {
    const why = 'none' in target ? target.none : '';
    throw new ReceiptError('INPUT_INVALID', `there can be no aggregated check: ${why}`, {
      remedy: 'Use it as the last job of a workflow.',
    });
  }
  const ports = await publishPorts({ owner: run.owner, repo: run.repo, token: inputs.token ?? '' });
  await saveState(target, null);
  const opened = await openCheck(ports, target);
  const [seen, published] = await aggregateAs(opened, ports, { ...inputs, target, leftMs: () => cancellation.leftMs() });
  await saveState(target, published);
  await writeResults(seen, published, inputs);
  return await tellCheck(outcomeOf(seen, opened, inputs), published, inputs, troubleContext(run, env));
}

interface Work extends AggregateInputs {
  readonly target: CheckTarget;
  readonly leftMs: () => number | null;
}

/** Which app we are is known only from a check that we wrote: without one, nobody's checks can be told from ours. */
async function aggregateAs(opened: Published, ports: PublishPorts, work: Work): Promise<[Seen, Published]> {
  const appId = 'check' in opened ? opened.check.appId : null;
  if (!('check' in opened) || appId === null)
    return [{ why: 'the check could not be opened, so that it is not known which checks are ours' }, opened];
  const target = { ...work.target, appId, id: opened.check.id };
  await saveState(target, null);
  const request = { target, expect: work.expect, earlierCount: work.neededEndedWell === true, budget: SETTLING };
  const seen = await aggregateChecks(ports, request);
  const completion =
    'trouble' in seen ? UNSEEN : { conclusion: conclusionOfAggregate(seen), output: aggregateOutput(seen), evidence: evidenceOf(seen) };
  const published = await completeCheck(ports, target, completion, work.leftMs());
  return ['trouble' in seen ? { why: `the checks could not be read: ${seen.trouble.what}` } : seen, published];
}

const UNSEEN: Completion = {
  conclusion: 'failure',
  output: {
    title: 'INCOMPLETE · the checks of this run could not be read',
    summary: plainSummary('GitHub did not answer in time. Run the job again.'),
    annotations: [],
  },
  evidence: null,
};

/** Where a token may not write at all, the others could not publish either; then how their jobs ended has to do. */
function outcomeOf(seen: Seen, opened: Published, { neededEndedWell }: AggregateInputs): Outcome {
  if ('outcome' in seen) return seen.outcome;
  const locked = opened.kind === 'trouble' && opened.trouble.kind === 'locked';
  return locked && neededEndedWell === true ? 'passed' : 'incomplete';
}

async function saveState(target: CheckTarget, published: Published | Unpublished | null): Promise<void> {
  const { saveState: save } = await import('@actions/core');
  save(CHECK_STATE, formatCheckState(target));
  if (published !== null && published.kind !== 'trouble') save(DONE_STATE, 'true');
}

async function writeResults(seen: Seen, published: Published, { summary, checkName }: AggregateInputs): Promise<void> {
  const core = await import('@actions/core');
  const names = (...states: readonly string[]) =>
    'outcome' in seen ? seen.expected.filter(({ state }) => states.includes(state)).map(({ name }) => name) : [];
  const title = 'outcome' in seen ? aggregateTitle(seen) : `INCOMPLETE · ${escapeTerminal(seen.why, 200)}`;
  if ('outcome' in seen && seen.outcome === 'passed') await say('info', title);
  else await say('error', title, checkName);
  if (summary && 'outcome' in seen) await writeJobSummary(aggregateJobSummary(checkName, seen));
  core.setOutput('verdict', 'outcome' in seen ? seen.outcome : 'incomplete');
  core.setOutput('missing', JSON.stringify(names('missing', 'older', 'open')));
  core.setOutput('failed', JSON.stringify(names('failed', 'action-required')));
  core.setOutput('check-url', 'check' in published ? (published.check.url ?? '') : '');
}
