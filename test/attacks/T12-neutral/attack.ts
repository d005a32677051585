import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, RED } from '../../support/attack/moves.ts';

const ends = (conclusion: 'neutral' | 'skipped' | 'cancelled' | 'timed_out') =>
  blocked('incomplete', 'jobs-unexpected', ({ jobs, run }) => {
    for (const job of jobs) job.conclusion = conclusion;
    run.conclusion = conclusion;
  });

export default {
  'a job that is skipped': ends('skipped'),
  'a job that is cancelled': ends('cancelled'),
  'a job that is neutral': ends('neutral'),
  'a job that never ended': blocked('incomplete', 'jobs-unexpected', ({ jobs }) => {
    for (const job of jobs) Object.assign(job, { status: 'in_progress', conclusion: null });
  }),
  'a run whose job failed behind green evidence': blocked('incomplete', 'jobs-unexpected', ({ run }) => {
    run.conclusion = 'failure';
  }),
  'a judge that says neutral': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, RED),
    async (world, { judge }) => {
      if (judge === null) throw new Error('nothing was judged');
      const outputs = { ...judge.outputs, judged: judge.outputs['judged']?.replace(' failure ', ' neutral ') ?? '' };
      await world.publish({ ...judge, outputs });
      const said = world.checks.map(({ conclusion }) => conclusion);
      if (said.some((conclusion) => conclusion !== 'failure')) throw new Error(`a check says ${said.join(', ')}`);
    },
  ),
} satisfies Attack;
