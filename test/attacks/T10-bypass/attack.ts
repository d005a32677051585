import { type Attack, awaited } from '../../support/attack/attack.ts';
import { RED } from '../../support/attack/moves.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** The audit, as a schedule runs it. */
async function audit(world: AttackWorld): Promise<string> {
  world.github.tokens.set('audit', { app: 15368, permissions: { checks: 'read', contents: 'read' } });
  const { result, stdout } = await world.judge({ mode: 'audit', 'run-id': '', attempt: '', token: 'audit' });
  return `${result}: ${stdout}`;
}

export default {
  'a commit that nobody judged is pushed to main': awaited(
    (world) => {
      world.commit('main', RED);
      world.ended = false;
    },
    async (world) => {
      const said = await audit(world);
      if (!said.startsWith('failure') || !said.includes('has no green verdict')) throw new Error(said);
    },
  ),
  'a commit whose push was judged lies on main': awaited(
    async (world) => {
      world.commit('main', {});
      world.nothingRan();
      Object.assign(world.run, { event: 'push', headBranch: 'main', headSha: world.at('main') });
      await world.runSuite();
      await world.publish(await world.judge());
      world.ended = false;
    },
    async (world) => {
      const said = await audit(world);
      if (!said.startsWith('success')) throw new Error(said);
    },
  ),
} satisfies Attack;
