import { createHash } from 'node:crypto';
import type { CheckOutput, CheckState } from '../core/model/check-run.ts';
import { EVERY_SUITE } from '../core/model/check-writer.ts';
import { type Judged, parseJudged } from '../core/model/judged.ts';
import type { RunSeen } from '../core/model/trusted-run.ts';
import { verdictCheckName } from '../core/model/verdict-check.ts';
import type { RunReader } from '../core/ports.ts';
import { Asking, Unanswered } from './asking.ts';
import { type CheckTarget, type Published, type PublishPorts, publishCheck } from './publish.ts';

/** What the publishing stage is asked for. */
export interface PublishJudgedRequest {
  readonly runId: number;
  /** What judge handed on; hostile where judge was taken over, and then still no more than a line. */
  readonly judged: string;
  /** How judge ended, as `needs` or `steps` tell it. */
  readonly judgeResult: string;
  readonly checkName: string;
  /** Page of the workflow run that judged and publishes. */
  readonly detailsUrl: string | null;
  readonly output: (judged: Judged) => CheckOutput;
}

export interface PublishJudgedPorts extends PublishPorts {
  /** By a token that reads the run; that of the App need not. */
  readonly runs: RunReader;
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
  try {
    run = await new Asking(ports, READING).ask(`the run ${request.runId}`, (ms) => ports.runs.run(request.runId, ms));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return { kind: 'unpublished', judged: null, published: null, why: error.message };
  }
  const decided = decide(request, run);
  if ('superseded' in decided) return { kind: 'unpublished', judged: null, published: null, why: decided.superseded };
  const { judged, why } = decided;
  const published = await publishCheck(ports, {
    target: targetOf(request, judged, run, ports.clock.now()),
    state: { status: 'completed', conclusion: judged.conclusion, output: request.output(judged) },
    evidence: judged.evidence,
    onRival: RIVAL,
    replaces: 'runs',
    budget: PUBLISHING,
  });
  if (published.kind === 'done') return { kind: 'published', judged, published, why };
  return { kind: 'unpublished', judged, published, why: whyNot(published) };
}

type Decision = { readonly judged: Judged; readonly why: string | null } | { readonly superseded: string };

/** @param run as GitHub knows it now. */
export function decide({ judged: line, judgeResult, runId }: PublishJudgedRequest, run: RunSeen): Decision {
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
): CheckTarget {
  // The same for every process that publishes the verdict on this attempt: run again, it finds its own check.
  const writer = createHash('sha256').update(`${runId}:${attempt}`).digest('hex').slice(0, 16);
  const step = createHash('sha256').update('publish').digest('hex').slice(0, 8);
  return {
    headSha: sha,
    name: verdictCheckName(checkName, event),
    writer: { repositoryId, runId, attempt, suite: EVERY_SUITE, step, writer },
    detailsUrl,
    startedAt: now.toISOString(),
    appId: null,
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
