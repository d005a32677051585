import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun, RED } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';
import type { Repository } from '../../support/repository.ts';

/** Mends the failing test on the disk alone, where git is told not to look. */
const hidden = (hide: (checkout: Repository) => unknown) =>
  blocked('incomplete', 'dirty-checkout', async (world) => {
    await pushAndRun(world, RED, {
      before: (checkout) => {
        hide(checkout);
        checkout.write({ 'cart.test.mjs': GREEN_TESTS });
      },
    });
  });

export default {
  'assume-unchanged': hidden(({ git }) => git('update-index', '--assume-unchanged', 'cart.test.mjs')),
  'skip-worktree': hidden(({ git }) => git('update-index', '--skip-worktree', 'cart.test.mjs')),
  'a clean filter': hidden(({ git, write }) => {
    write({ '.git/info/attributes': 'cart.test.mjs filter=lie\n' });
    git('config', 'filter.lie.clean', 'git show HEAD:cart.test.mjs');
  }),
  'a monitor of files that sees nothing': hidden(({ git, write }) => {
    write({ '.git/hooks/fsmonitor': '#!/bin/sh\nprintf "1\\0"\n' });
    git('config', 'core.fsmonitor', '.git/hooks/fsmonitor');
  }),
  'another commit in the place of HEAD': hidden(({ git, write }) => {
    write({ 'cart.test.mjs': GREEN_TESTS });
    const blob = git('hash-object', '-w', 'cart.test.mjs').trim();
    git('replace', git('rev-parse', 'HEAD:cart.test.mjs').trim(), blob);
  }),
} satisfies Attack;
