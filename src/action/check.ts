import { createHash, randomBytes } from 'node:crypto';
import type { GithubRun } from '../adapters/github-event.ts';
import type { CheckOutput, CheckState, Conclusion } from '../core/model/check-run.ts';
import { plainSummary } from '../core/present/markdown.ts';
import type { Budget } from '../flow/patience.ts';
import { type CheckTarget, type Published, type PublishPorts, publishCheck } from '../flow/publish.ts';
import type { ActionInputs } from './inputs.ts';

/** A slow API may not hold the suite up for long; the check is opened again when it is completed. */
const OPENING: Budget = { totalMs: 15_000, limitsMs: 0 };
const COMPLETING: Budget = { totalMs: 45_000, limitsMs: 240_000 };

type Env = Readonly<Record<string, string | undefined>>;

/** Where the check will go, or why there can be none. */
export function targetOf(
  { token, checkName, suite, matrix }: Pick<ActionInputs, 'token' | 'checkName' | 'suite' | 'matrix'>,
  run: GithubRun | null,
  env: Env,
  now: Date,
): CheckTarget | { readonly none: string } {
  if (run === null) return { none: 'this is no run of GitHub Actions' };
  if (token === null) return { none: 'the step has no token' };
  if (run.owner === '' || run.repo === '') return { none: 'GITHUB_REPOSITORY names no repository' };
  const { head_sha: headSha } = run.ci;
  if (headSha === null) return { none: 'the event does not say which commit it is about' };
  const { repositoryId, runId, attempt } = run;
  const writer = { repositoryId, runId, attempt, suite, step: stepOf(env, matrix), writer: randomBytes(8).toString('hex') };
  return { headSha, name: checkName, writer, detailsUrl: run.url, startedAt: now.toISOString(), appId: null, id: null };
}

/** The same for one step of one job (of one leg of its matrix) in every attempt of a run. */
function stepOf(env: Env, matrix: string): string {
  const parts = [env['GITHUB_JOB'] ?? '', env['GITHUB_ACTION'] ?? '', matrix];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
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
  return publishCheck(ports, { target, state: RUNNING, evidence: null, onRival: TWO_WRITERS, budget: OPENING });
}

/** What a check is completed with. */
export interface Completion {
  readonly conclusion: Conclusion;
  readonly output: CheckOutput;
  /** SHA-256 of the receipt, which holds the digests of all evidence; null where there is none. */
  readonly evidence: string | null;
}

/** @param leftMs what is left of our own time, where the job was cancelled. */
export function completeCheck(
  ports: PublishPorts,
  target: CheckTarget,
  { conclusion, output, evidence }: Completion,
  leftMs: number | null,
): Promise<Published> {
  const state: CheckState = { status: 'completed', conclusion, output };
  const budget = leftMs === null ? COMPLETING : { totalMs: leftMs, limitsMs: 0 };
  return publishCheck(ports, { target, state, evidence, onRival: TWO_WRITERS, budget });
}

/** Closes what `main` left open; never as anything but a failure. */
export function closeCheck(ports: PublishPorts, target: CheckTarget): Promise<Published> {
  const request = { target, state: NOT_FINISHED, evidence: null, onRival: NOT_FINISHED };
  return publishCheck(ports, { ...request, onlyClose: true, budget: COMPLETING });
}
