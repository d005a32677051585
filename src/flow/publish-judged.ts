import { createHash } from 'node:crypto';
import type { CheckOutput, CheckState } from '../core/model/check-run.ts';
import { EVERY_SUITE } from '../core/model/check-writer.ts';
import { type Judged, parseJudged } from '../core/model/judged.ts';
import type { RunSeen } from '../core/model/trusted-run.ts';
import { verdictCheckName } from '../core/model/verdict-check.ts';
import type { RunReader, SourceReader } from '../core/ports.ts';
import { Asking, Unanswered } from './asking.ts';
import { Doubted } from './doubted.ts';
import { History } from './history.ts';
import { type CheckTarget, type Published, type PublishPorts, publishCheck } from './publish.ts';

/** What the publishing stage is asked for. */
export interface PublishJudgedRequest {
  readonly runId: number;
  /** What judge handed on; hostile where judge was taken over, and then still no more than a line. */
  readonly judged: string;
  /** How judge ended, as `needs` or `steps` tell it. */
  readonly judgeResult: string;
  readonly checkName: string;
  /** Null for where it usually lies. */
  readonly policyPath: string | null;
  /** Page of the workflow run that judged and publishes. */
  readonly detailsUrl: string | null;
  readonly output: (judged: Judged) => CheckOutput;
}

export interface PublishJudgedPorts extends PublishPorts {
  /** Both by a token that reads the run and the policy; that of the App need not. */
  readonly runs: RunReader;
  readonly sources: SourceReader;
}

/** What was decided, and what became of it. `why` is a sentence without its end. */
export type JudgedPublication =
  | { readonly kind: 'published'; readonly judged: Judged; readonly published: Published & { kind: 'done' }; readonly why: string | null }
  | { readonly kind: 'unpublished'; readonly judged: Judged | null; readonly published: Published | null; readonly why: string };

const READING = { totalMs: 60_000, limitsMs: 120_000 };
const PUBLISHING = { totalMs: 120_000, limitsMs: 240_000 };

/**
 * Publishes what judge decided as one completed check on the commit that GitHub itself names for the run. What judge handed on is believed only
 * where it is of this very run, commit and attempt and goes with how judge ended; else the check says INCOMPLETE. Nothing but a check that GitHub,
 * asked again, shows as decided counts as published.
 */
export async function publishJudged(ports: PublishJudgedPorts, request: PublishJudgedRequest): Promise<JudgedPublication> {
  let run: RunSeen;
  let policy: PolicySeen;
  try {
    const asking = new Asking(ports, READING);
    run = await asking.ask(`the run ${request.runId}`, (ms) => ports.runs.run(request.runId, ms));
    policy = await policyNow(asking, ports, request.policyPath);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return { kind: 'unpublished', judged: null, published: null, why: error.message };
  }
  const decided = decide(request, run, policy);
  if ('superseded' in decided) return { kind: 'unpublished', judged: null, published: null, why: decided.superseded };
  const { judged, why } = decided;
  const { appId } = policy;
  const published = await publishCheck(ports, {
    target: { ...targetOf(request, judged, run, ports.clock.now()), appId },
    state: { status: 'completed', conclusion: judged.conclusion, output: request.output(judged) },
    evidence: judged.evidence,
    onRival: RIVAL,
    replaces: 'runs',
    budget: PUBLISHING,
  });
  const elsewhere = published.kind === 'done' ? whoseElse(published.check.appId, appId) : null;
  if (elsewhere !== null) return { kind: 'unpublished', judged, published, why: elsewhere };
  if (published.kind === 'done') return { kind: 'published', judged, published, why };
  return { kind: 'unpublished', judged, published, why: whyNot(published) };
}

/** The policy on the default branch, as far as publishing asks. */
export interface PolicySeen {
  /** It is there and can be read. */
  readonly inForce: boolean;
  /**
   * The app that it names: its checks alone are ours. Any other app's may bear the marks of a newer run of ours, and must not make us leave an older green
   * one alone. Null where it names none, or isn't in force.
   */
  readonly appId: number | null;
}

/** @throws {Unanswered} */
async function policyNow(asking: Asking, { runs, sources }: PublishJudgedPorts, policyPath: string | null): Promise<PolicySeen> {
  const [{ readPolicy }, { POLICY_PATH }] = await Promise.all([import('./read-policy.ts'), import('../core/model/policy.ts')]);
  try {
    const repository = await asking.ask('the repository', (ms) => runs.repository(ms));
    const { app } = await readPolicy(asking, sources, new History(asking, sources), repository, policyPath ?? POLICY_PATH);
    return { inForce: true, appId: app };
  } catch (error) {
    if (error instanceof Doubted) return { inForce: false, appId: null };
    throw error;
  }
}

/** A check of another app than the policy's stands where nobody looks for it. */
function whoseElse(appId: number | null, wanted: number | null): string | null {
  if (wanted === null || appId === wanted) return null;
  return `the token writes as the app ${appId ?? 'unknown'}, and the policy names ${wanted}`;
}

type Decision = { readonly judged: Judged; readonly why: string | null } | { readonly superseded: string };

/** @param run as GitHub knows it now, and so the policy. */
export function decide({ judged: line, judgeResult, runId }: PublishJudgedRequest, run: RunSeen, policy: PolicySeen): Decision {
  const judged = parseJudged(line);
  if (run.id !== runId) return incomplete(run, 'GitHub answers with another run');
  if (judged === null)
    return incomplete(
      run,
      line === '' ? `judge handed on nothing (${known(judgeResult)})` : 'judge handed on something else than a verdict',
    );
  if (judged.runId !== run.id || judged.sha !== run.headSha || judged.attempt > run.attempt) {
    return incomplete(run, 'judge speaks of another run or commit');
  }
  if (judged.attempt < run.attempt) {
    return { superseded: `attempt ${judged.attempt} was judged, and attempt ${run.attempt} is the newest: its own verdict will be told` };
  }
  // The exit status of judge says the same as its words; a pass that it did not end with is none.
  if (judged.outcome === 'passed' && judgeResult !== 'success')
    return incomplete(run, `judge says passed and ended with ${known(judgeResult)}`);
  // Without one nothing passes; it may have been taken away or broken since judge read it.
  if (judged.outcome === 'passed' && !policy.inForce)
    return incomplete(run, 'judge says passed, and no policy can be read on the default branch');
  return { judged, why: null };
}

/** GitHub's own words for how a job or step ends; anything else isn't repeated. */
const known = (result: string): string => (/^(?:success|failure|cancelled|skipped)$/.test(result) ? result : 'an unknown result');

function incomplete(run: RunSeen, why: string): Decision {
  const judged: Judged = {
    outcome: 'incomplete',
    code: 'judge-failed',
    conclusion: 'failure',
    runId: run.id,
    attempt: run.attempt,
    sha: run.headSha,
    tally: null,
    policy: null,
    evidence: null,
    artifacts: [],
    leniencies: [],
  };
  return { judged, why };
}

function targetOf(
  { checkName, detailsUrl }: PublishJudgedRequest,
  { runId, attempt, sha }: Judged,
  { repositoryId, event }: RunSeen,
  now: Date,
): Omit<CheckTarget, 'appId'> {
  // The same for every process that publishes the verdict on this attempt: run again, it finds its own check.
  const writer = createHash('sha256').update(`${runId}:${attempt}`).digest('hex').slice(0, 16);
  const step = createHash('sha256').update('publish').digest('hex').slice(0, 8);
  return {
    headSha: sha,
    name: verdictCheckName(checkName, event),
    writer: { repositoryId, runId, attempt, suite: EVERY_SUITE, step, writer },
    detailsUrl,
    startedAt: now.toISOString(),
    id: null,
  };
}

const RIVAL: CheckState = {
  status: 'completed',
  conclusion: 'failure',
  output: {
    title: 'INCOMPLETE · two workflows publish a check of this name',
    summary: 'Two workflows publish a check of this name on one run, so that it can speak for neither. Give each a name of its own.',
    annotations: [],
  },
};

function whyNot(published: Exclude<Published, { kind: 'done' }>): string {
  switch (published.kind) {
    case 'rival':
      return 'two workflows publish a check of this name on one run';
    case 'superseded':
      return 'the verdict on a newer run of this commit is told already';
    case 'none':
      return 'there is no check';
    case 'trouble':
      return published.trouble.what;
  }
}
