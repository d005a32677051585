import type { Asked, Family, RawRequest, World } from './family.ts';
import { paged } from './pulls.ts';
import { shaped } from './shape.ts';
import { type Answer, notFound } from './transport.ts';

export interface WorkflowRecord {
  id: number;
  name: string;
  path: string;
}

export interface RunRecord {
  id: number;
  workflowId: number;
  path: string;
  event: string;
  status: 'completed' | 'in_progress' | 'queued';
  conclusion: 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral' | 'timed_out' | null;
  attempt: number;
  headSha: string;
  headBranch: string;
  repositoryId: number;
  headRepositoryId: number;
  /** Numbers of pull requests beside it. */
  pulls?: number[];
  /** `owner/repo/.github/workflows/file.yml@ref` and the commit. */
  referenced: { path: string; sha: string; ref?: string }[];
}

export interface JobRecord {
  id: number;
  runId: number;
  attempt: number;
  name: string;
  status: 'completed' | 'in_progress' | 'queued';
  conclusion: 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral' | 'timed_out' | null;
  startedAt: string;
  labels: string[];
  /** Null where GitHub has none. */
  log: string | null;
}

interface Runs {
  readonly workflows: WorkflowRecord[];
  readonly runs: RunRecord[];
  readonly jobs: JobRecord[];
}

export const RUNS: Family<Runs> = {
  name: 'runs',
  empty: () => ({ workflows: [], runs: [], jobs: [] }),
  operations: {
    'actions/get-workflow': { needs: ['actions', 'read'], handle: getWorkflow },
    'actions/get-workflow-run': { needs: ['actions', 'read'], handle: getRun },
    'actions/get-workflow-run-attempt': { needs: ['actions', 'read'], handle: getAttempt },
    'actions/list-jobs-for-workflow-run': { needs: ['actions', 'read'], handle: listJobs },
    'actions/list-jobs-for-workflow-run-attempt': { needs: ['actions', 'read'], handle: listJobsOfAttempt },
    'actions/get-job-for-workflow-run': { needs: ['actions', 'read'], handle: getJob },
    'actions/download-job-logs-for-workflow-run': { needs: ['actions', 'read'], handle: downloadLog },
  },
  outside: storedLog,
};

function getWorkflow({ workflows }: Runs, { params }: Asked): Answer {
  const asked = decodeURIComponent(params['workflow_id'] ?? '');
  const workflow = workflows.find(({ id, path }) => String(id) === asked || path === `.github/workflows/${asked}`);
  return workflow === undefined ? notFound() : { status: 200, body: shaped('actions/get-workflow', workflow) };
}

const findRun = ({ runs }: Runs, { params }: Asked) => runs.find(({ id }) => id === Number(params['run_id']));

function getRun(part: Runs, asked: Asked): Answer {
  const run = findRun(part, asked);
  return run === undefined ? notFound() : { status: 200, body: shaped('actions/get-workflow-run', shown(run)) };
}

/** An earlier attempt of a run is over. */
function getAttempt(part: Runs, asked: Asked): Answer {
  const run = findRun(part, asked);
  const attempt = Number(asked.params['attempt_number']);
  if (run === undefined || attempt < 1 || attempt > run.attempt) return notFound();
  const told = attempt === run.attempt ? run : { ...run, attempt, status: 'completed' as const, conclusion: 'failure' as const };
  return { status: 200, body: shaped('actions/get-workflow-run-attempt', shown(told)) };
}

function shown(run: RunRecord): Record<string, unknown> {
  return {
    id: run.id,
    workflow_id: run.workflowId,
    path: run.path,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    run_attempt: run.attempt,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    repository: { id: run.repositoryId },
    head_repository: { id: run.headRepositoryId },
    referenced_workflows: run.referenced,
    // Of a fork's pull request GitHub lists none, and nothing may depend on it.
    pull_requests: (run.pulls ?? []).map((number) => ({ number })),
  };
}

function listJobs({ jobs }: Runs, asked: Asked): Answer {
  const own = jobs.filter(({ runId }) => runId === Number(asked.params['run_id']));
  const newest = Math.max(0, ...own.map(({ attempt }) => attempt));
  return jobList(asked.query['filter'] === 'all' ? own : own.filter(({ attempt }) => attempt === newest), asked);
}

function listJobsOfAttempt({ jobs }: Runs, asked: Asked): Answer {
  const attempt = Number(asked.params['attempt_number']);
  return jobList(
    jobs.filter((job) => job.runId === Number(asked.params['run_id']) && job.attempt === attempt),
    asked,
  );
}

function jobList(jobs: readonly JobRecord[], asked: Asked): Answer {
  const body = { total_count: jobs.length, jobs: paged(jobs, asked).map(shownJob) };
  return { status: 200, body: shaped('actions/list-jobs-for-workflow-run', body) };
}

function getJob({ jobs }: Runs, { params }: Asked): Answer {
  const job = jobs.find(({ id }) => id === Number(params['job_id']));
  return job === undefined ? notFound() : { status: 200, body: shaped('actions/get-job-for-workflow-run', shownJob(job)) };
}

function shownJob({ id, runId, attempt, name, status, conclusion, startedAt, labels }: JobRecord): Record<string, unknown> {
  return { id, run_id: runId, run_attempt: attempt, name, status, conclusion, started_at: startedAt, completed_at: null, labels };
}

const LOGS = '/storage/job-logs/';

/** GitHub sends elsewhere for a log. */
function downloadLog({ jobs }: Runs, { params, world }: Asked): Answer {
  const job = jobs.find(({ id }) => id === Number(params['job_id']));
  if (job === undefined || job.log === null) return notFound();
  return { status: 302, headers: { location: `${new URL(world.url).origin}${LOGS}${job.id}` }, body: '' };
}

function storedLog({ jobs }: Runs, { url }: RawRequest, _: World): Answer | null {
  if (!url.pathname.startsWith(LOGS)) return null;
  const job = jobs.find(({ id }) => id === Number(url.pathname.slice(LOGS.length)));
  if (job?.log === undefined || job.log === null) return notFound();
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: job.log };
}
