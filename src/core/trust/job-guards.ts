import type { JobSeen } from '../model/trusted-run.ts';
import { doubt, type Guard, type JobStage, listed } from './guard.ts';

/** Did exactly the jobs run that were to run? Any job of a run can replace what another one handed over. */

/** The newest execution of each job: when only failed jobs are run again, those that passed stand as they were. */
export function newestJobs(jobs: readonly JobSeen[]): JobSeen[] {
  const newest = new Map<string, number>();
  for (const { name, attempt } of jobs) newest.set(name, Math.max(attempt, newest.get(name) ?? 0));
  return jobs.filter(({ name, attempt }) => newest.get(name) === attempt);
}

/** Where GitHub lists a job of an earlier attempt again under the newest one: the execution that it really is, whose log there is. */
export function executionOf(job: JobSeen, jobs: readonly JobSeen[]): JobSeen {
  const began = jobs.filter(({ name, startedAt }) => name === job.name && startedAt !== null && startedAt === job.startedAt);
  return began.reduce((first, other) => (other.attempt < first.attempt ? other : first), job);
}

const wholeJobList: Guard<JobStage> = {
  name: 'wholeJobList',
  check: ({ jobs }) => (jobs.whole ? [] : [doubt('facts-missing', { what: 'GitHub lists only a part of the jobs' })]),
};

const expectedJobs: Guard<JobStage> = {
  name: 'expectedJobs',
  check: ({ jobs, policy, request }) => {
    const names = newestJobs(jobs.items).map(({ name }) => name);
    const missing = policy.workflow.jobs.filter((name) => !names.includes(name));
    // In a same run there are at least the jobs that judge and publish.
    const extra = request.mode === 'same-run' ? [] : names.filter((name) => !policy.workflow.jobs.includes(name));
    // In any attempt: a job of that name that was skipped in one could be all that there is of it in the next.
    const executions = jobs.items.filter(({ name }) => policy.workflow.jobs.includes(name));
    const isOther = (job: JobSeen) => executions.find(({ name, attempt }) => name === job.name && attempt === job.attempt) !== job;
    const twice = executions.filter(isOther).map(({ name }) => name);
    return [
      ...(missing.length > 0 ? [doubt('jobs-unexpected', { what: `missing: ${listed(missing)}` })] : []),
      ...(extra.length > 0 ? [doubt('jobs-unexpected', { what: `not in the policy: ${listed([...new Set(extra)])}` })] : []),
      ...(twice.length > 0 ? [doubt('jobs-unexpected', { what: `twice: ${listed([...new Set(twice)])}` })] : []),
    ];
  },
};

/** Skipped, cancelled, neutral: nothing that these say is about tests. A failed job may have judged evidence to hand over. */
const jobsRan: Guard<JobStage> = {
  name: 'jobsRan',
  check: ({ jobs, policy }) =>
    newestJobs(jobs.items)
      .filter(({ name }) => policy.workflow.jobs.includes(name))
      .filter(({ status, conclusion }) => status !== 'completed' || (conclusion !== 'success' && conclusion !== 'failure'))
      .slice(0, 5)
      .map(({ name, status, conclusion }) => doubt('jobs-unexpected', { what: `${listed([name])} is ${conclusion ?? status}` })),
};

const runnerLabels: Guard<JobStage> = {
  name: 'runnerLabels',
  check: ({ jobs, policy }) => {
    const { labels, jobs: expected } = policy.workflow;
    if (labels === null) return [];
    return newestJobs(jobs.items)
      .filter(
        (job) =>
          expected.includes(job.name) && (job.labels.length !== labels.length || !labels.every((label) => job.labels.includes(label))),
      )
      .slice(0, 5)
      .map((job) =>
        doubt('wrong-platform', { job: listed([job.name]), given: listed(job.labels) || 'no label', wanted: labels.join(', ') }),
      );
  },
};

export const JOB_GUARDS: readonly Guard<JobStage>[] = [wholeJobList, expectedJobs, jobsRan, runnerLabels];
