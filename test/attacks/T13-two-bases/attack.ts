import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { POLICY, policy } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** A second pull request of the same head. */
function second({ pulls, pull }: AttackWorld, baseBranch: string): void {
  pulls.push({ ...pull, number: 8, baseBranch, reviews: [] });
}

export default {
  'into a branch that nobody protects': blocked('incomplete', 'branch-unlisted', (world) => {
    world.commit('weak', {});
    second(world, 'weak');
  }),
  'into a protected branch that has another policy': blocked('incomplete', 'protected-changed', (world) => {
    world.commit('release/1', { [POLICY]: policy({ max_attempts: 2 }) });
    // There the head would take the newer policy back.
    world.repository.git('checkout', '--quiet', 'topic');
    world.repository.git('merge', '--quiet', '--strategy=ours', '--no-edit', 'release/1');
    world.push({});
    second(world, 'release/1');
  }),
  'into a protected branch, where nothing of the gate is changed': healthy((world) => {
    world.repository.git('branch', 'release/1', 'main');
    second(world, 'release/1');
  }),
} satisfies Attack;
