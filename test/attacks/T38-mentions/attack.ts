import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { named, pages } from '../../support/attack/names.ts';

export default {
  'of a team, a person, an issue and a commit': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, named('@octo-org/everybody @octocat #1 octo-org/octo-repo#2 fixes #3')),
    (_, end) => {
      for (const page of pages(end)) if (/@octo|#[123]\b/.test(page)) throw new Error(`somebody is mentioned:\n${page}`);
    },
  ),
} satisfies Attack;
