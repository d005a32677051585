import { type Attack, blocked } from '../../support/attack/attack.ts';

const on = (...labels: string[]) =>
  blocked('incomplete', 'wrong-platform', ({ jobs }) => {
    for (const job of jobs) job.labels = labels;
  });

export default {
  'of one’s own': on('self-hosted'),
  'that answers to both names': on('ubuntu-24.04', 'self-hosted'),
} satisfies Attack;
