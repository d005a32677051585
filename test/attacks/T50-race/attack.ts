import type { Phase } from '../../support/actions-runner.ts';
import { type Attack, blocked } from '../../support/attack/attack.ts';
import { flaky, left } from '../../support/attack/moves.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

/** Green the first time, red the second. */
async function twice(world: AttackWorld, again: (world: AttackWorld) => void): Promise<Phase> {
  await flaky(world);
  const green = await world.judge();
  if (green.outputs['verdict'] !== 'passed') throw new Error(green.stdout);
  again(world);
  await world.runSuite(left);
  return green;
}

let late: Phase | null = null;
/** The older verdict is published when the newer one is there. */
async function publishLate(world: AttackWorld, runId: number): Promise<void> {
  if (late === null) throw new Error('there is no older verdict');
  await world.publish(late, { 'run-id': String(runId) });
  const gate = world.gate();
  if (gate.open) throw new Error('the older verdict opened the gate');
}

export default {
  'of an earlier attempt, published last': blocked(
    'failed',
    'test-failures',
    async (world) => {
      late = await twice(world, ({ run }) => {
        run.attempt = 2;
      });
    },
    async (world) => await publishLate(world, world.run.id),
  ),
  'of an attempt that is no longer the newest': {
    attempt: async (world) => {
      await twice(world, ({ run }) => {
        run.attempt = 2;
      });
      world.event = { attempt: '1' };
    },
    expect: { gate: 'blocked', outcome: 'incomplete', code: 'run-superseded', conclusion: 'failure' },
  },
  // The newer attempt will have a verdict of its own.
  'run again while it is judged': {
    attempt: (world) => {
      world.github.watch = ({ operation }) => {
        if (operation === 'actions/download-artifact') world.run.attempt = 2;
      };
    },
    expect: { gate: 'blocked', outcome: 'incomplete', code: 'run-superseded', conclusion: null },
  },
  'an earlier attempt, judged when the newer one is there': blocked('incomplete', 'run-superseded', ({ run }) => {
    run.status = 'in_progress';
  }),
} satisfies Attack;
