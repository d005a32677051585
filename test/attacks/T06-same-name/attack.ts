import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';

export default {
  'another file of the same name': blocked('incomplete', 'run-unexpected', ({ run }) => {
    run.path = '.github/workflows/other.yml';
    run.workflowId = 666;
  }),
  'another workflow that was at this path once': blocked('incomplete', 'run-unexpected', ({ run }) => {
    run.workflowId = 666;
  }),
  'the workflow of another repository': blocked('incomplete', 'run-unexpected', ({ run }) => {
    run.repositoryId = 99;
  }),
  'the workflow started by hand': blocked('incomplete', 'run-unexpected', ({ run }) => {
    run.event = 'workflow_dispatch';
  }),
  'the workflow, from a fork': healthy(({ run, pull }) => {
    run.headRepositoryId = 77;
    run.headBranch = 'main';
    pull.headRepositoryId = 77;
    pull.headBranch = 'main';
  }),
} satisfies Attack;
