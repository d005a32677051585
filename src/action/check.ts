import { randomBytes } from 'node:crypto';
import type { GithubRun } from '../adapters/github-event.ts';
import type { CheckOutput, CheckState, Conclusion } from '../core/model/check-run.ts';
import { plainSummary } from '../core/present/markdown.ts';
import { type CheckTarget, type Published, type PublishPorts, publishCheck } from '../flow/publish.ts';
import type { ActionInputs } from './inputs.ts';

/** A slow API may not hold the suite up for long; the check is opened again when it is completed. */
const OPEN_BUDGET_MS = 15_000;
const COMPLETE_BUDGET_MS = 45_000;

/** Where the check will go, or why there can be none. */
export function targetOf(inputs: ActionInputs, run: GithubRun | null, now: Date): CheckTarget | { readonly none: string } {
  if (run === null) return { none: 'this is no run of GitHub Actions' };
  if (inputs.token === null) return { none: 'the step has no token' };
  if (run.owner === '' || run.repo === '') return { none: 'GITHUB_REPOSITORY names no repository' };
  const { head_sha: headSha } = run.ci;
  if (headSha === null) return { none: 'the event does not say which commit it is about' };
  const writer = { runId: run.runId, attempt: run.attempt, writer: randomBytes(8).toString('hex') };
  return { headSha, name: inputs.checkName, writer, detailsUrl: run.url, startedAt: now.toISOString() };
}

const RUNNING: CheckState = {
  status: 'in_progress',
  output: {
    title: 'The suite is running',
    summary: plainSummary('The verdict is written here when the suite has ended.'),
    annotations: [],
  },
};

const TWO_WRITERS: CheckState = {
  status: 'completed',
  conclusion: 'failure',
  output: {
    title: 'INCOMPLETE · two steps publish a check of this name',
    summary: plainSummary(
      'In one attempt of one workflow run two steps publish a check of this name, so that it can speak for neither.',
      'Give each a name of its own by the input `check-name` or `suite`; in a matrix, put its values into the name.',
    ),
    annotations: [],
  },
};

const NOT_FINISHED: CheckState = {
  status: 'completed',
  conclusion: 'failure',
  output: {
    title: 'INCOMPLETE · the step ended before its verdict was published',
    summary: plainSummary(
      'The step that runs the suite was killed, cancelled or cut off before it could say how the suite ended. Run it again.',
    ),
    annotations: [],
  },
};

export function openCheck(ports: PublishPorts, target: CheckTarget): Promise<Published> {
  return publishCheck(ports, { target, state: RUNNING, onRival: TWO_WRITERS, budgetMs: OPEN_BUDGET_MS });
}

/** @param leftMs what is left of our own time, where the job was cancelled. */
export function completeCheck(
  ports: PublishPorts,
  target: CheckTarget,
  conclusion: Conclusion,
  output: CheckOutput,
  leftMs: number | null,
): Promise<Published> {
  const state: CheckState = { status: 'completed', conclusion, output };
  return publishCheck(ports, { target, state, onRival: TWO_WRITERS, budgetMs: leftMs ?? COMPLETE_BUDGET_MS });
}

/** Closes what `main` left open; never as anything but a failure. */
export function closeCheck(ports: PublishPorts, target: CheckTarget): Promise<Published> {
  return publishCheck(ports, { target, state: NOT_FINISHED, onRival: NOT_FINISHED, onlyOpen: true, budgetMs: COMPLETE_BUDGET_MS });
}
