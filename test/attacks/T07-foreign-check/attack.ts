import { type Attack, awaited, blocked } from '../../support/attack/attack.ts';
import { flaky, left, pushAndRun, RED } from '../../support/attack/moves.ts';
import { CHECK, REPOSITORY_ID } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** A workflow with `checks: write` says that all is well. */
function green({ checks, pull }: AttackWorld, mark = ''): void {
  const nothing = { external_id: mark, details_url: '', text: null, annotations: [], hiddenFor: 0 };
  const times = { started_at: '2026-03-02T09:15:00Z', completed_at: '2026-03-02T09:15:00Z' };
  const told = { name: CHECK, head_sha: pull.headSha, status: 'completed', conclusion: 'success', title: 'PASSED', summary: 'PASSED' };
  checks.push({ ...nothing, ...times, ...told, id: 500_000, app: 15368 });
}

export default {
  'beside a red verdict': blocked('failed', 'test-failures', async (world) => {
    await pushAndRun(world, RED);
    green(world);
  }),
  'where there is no verdict': awaited(
    (world) => {
      world.push(RED);
      world.ended = false;
      green(world);
    },
    (world) => {
      // What stands against it is the pin alone.
      world.rules.required = world.rules.required.map(({ context }) => ({ context }));
      if (!world.gate().open) throw new Error('without the pin to the App the gate would not be open');
    },
  ),
  'with the marks of a newer run, so that the App leaves its older green alone': blocked('failed', 'test-failures', async (world) => {
    await flaky(world);
    const { publish } = await world.finish();
    if (publish?.outputs['conclusion'] !== 'success') throw new Error('the first attempt is not green');
    green(world, `receipt:v1:${REPOSITORY_ID}:${world.run.id + 1}:1:*:${'0'.repeat(8)}:${'0'.repeat(16)}:-`);
    world.run.attempt = 2;
    await world.runSuite(left);
  }),
} satisfies Attack;
