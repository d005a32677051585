import type { RunEvent } from '../model/policy.ts';
import { doubt, type Guard, type RunStage } from './guard.ts';

/** Is this a run to judge at all? Identity comes from GitHub's API alone. */

const ownRepository: Guard<RunStage> = {
  name: 'ownRepository',
  check: ({ run, repository }) =>
    run.repositoryId === repository.id
      ? []
      : [doubt('run-unexpected', { what: `it belongs to the repository ${run.repositoryId}, not to ${repository.fullName}` })],
};

const workflowPath: Guard<RunStage> = {
  name: 'workflowPath',
  onlyAfterRun: true,
  check: ({ run, policy }) =>
    run.path === policy.workflow.path
      ? []
      : [doubt('run-unexpected', { what: `it is one of ${run.path}; the policy names ${policy.workflow.path}` })],
};

const workflowId: Guard<RunStage> = {
  name: 'workflowId',
  onlyAfterRun: true,
  check: ({ run, workflow, policy }) =>
    workflow !== null && workflow.id === run.workflowId && workflow.path === policy.workflow.path
      ? []
      : [doubt('run-unexpected', { what: `its workflow ${run.workflowId} is not the one that lies at ${policy.workflow.path}` })],
};

const allowedEvent: Guard<RunStage> = {
  name: 'allowedEvent',
  check: ({ run, policy }) =>
    policy.events.includes(run.event as RunEvent)
      ? []
      : [doubt('run-unexpected', { what: `it was started by ${run.event}; the policy names ${policy.events.join(', ')}` })],
};

const completed: Guard<RunStage> = {
  name: 'completed',
  onlyAfterRun: true,
  check: ({ run }) => (run.status === 'completed' ? [] : [doubt('run-superseded', { what: `it is ${run.status}, not completed` })]),
};

const newestAttempt: Guard<RunStage> = {
  name: 'newestAttempt',
  check: ({ run, request }) =>
    request.attempt === null || request.attempt === run.attempt
      ? []
      : [doubt('run-superseded', { what: `attempt ${request.attempt} was to be judged, and attempt ${run.attempt} is the newest` })],
};

const attemptLimit: Guard<RunStage> = {
  name: 'attemptLimit',
  check: ({ run, policy }) =>
    run.attempt <= policy.max_attempts ? [] : [doubt('attempts-exceeded', { attempt: run.attempt, max: policy.max_attempts })],
};

export const RUN_GUARDS: readonly Guard<RunStage>[] = [
  ownRepository,
  workflowPath,
  workflowId,
  allowedEvent,
  completed,
  newestAttempt,
  attemptLimit,
];
