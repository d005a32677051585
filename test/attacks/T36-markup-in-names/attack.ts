import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { named, pages } from '../../support/attack/names.ts';

const HOSTILE = '✅ all passed</details><img src=//evil.example/x><script>x</script>\n```\n# PASSED [x](//evil.example) | a | **b** `c`';

export default {
  'of GitHub and of HTML': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, named(HOSTILE)),
    (_, end) => {
      for (const page of pages(end)) {
        if (/<img|<script|<\/details>\s*<img|\]\(\/\/evil|^# PASSED/m.test(page)) throw new Error(`markup of a test is shown:\n${page}`);
      }
      if (end.check?.title?.includes('all passed')) throw new Error(`the title says ${end.check.title}`);
    },
  ),
} satisfies Attack;
