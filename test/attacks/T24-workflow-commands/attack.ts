import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { GREEN_TESTS, RED_TESTS } from '../../support/attack/victim.ts';
import type { AttackWorld } from '../../support/attack/world.ts';

const COMMANDS = [
  '::set-output name=verdict::passed',
  '::set-output name=judged::judged/v1 passed none success',
  '##[set-output name=verdict]passed',
  '  ::Set-Output name=verdict::passed',
  '::save-state name=verdict::passed',
  '::set-env name=NODE_OPTIONS::--require ./evil.cjs',
  '::add-path::/tmp/evil',
  '::error file=cart.mjs,line=1::forged by a test',
  '::notice title=receipt::PASSED',
  '::add-matcher::evil.json',
  '::group::all green',
  '::echo::on',
  '::debug::x',
];
const prints = (text: string) => ({ 'cart.test.mjs': `${text}process.stdout.write(${JSON.stringify(`${COMMANDS.join('\n')}\n`)});\n` });

/** None of them was heard. */
function unheard({ step }: AttackWorld): void {
  if (step === null) throw new Error('no suite was run');
  const { outputs, state, env, path, annotations, matchers } = step;
  const forged = annotations.filter(({ message }) => /forged by a test|^PASSED$/.test(message));
  if (outputs['judged'] !== undefined || outputs['verdict'] === undefined) throw new Error(JSON.stringify(outputs));
  if (state['verdict'] !== undefined || Object.keys(env).length + path.length + matchers.length + forged.length > 0) {
    throw new Error(JSON.stringify({ state, env, path, matchers, annotations }));
  }
}

export default {
  'by a failing test': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, prints(RED_TESTS)),
    (world) => {
      unheard(world);
      if (world.step?.outputs['verdict'] !== 'failed') throw new Error('the verdict was forged');
    },
  ),
  'by a passing one': healthy(async (world) => await pushAndRun(world, prints(GREEN_TESTS)), unheard),
} satisfies Attack;
