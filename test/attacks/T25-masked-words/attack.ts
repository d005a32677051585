import { type Attack, blocked } from '../../support/attack/attack.ts';
import { HONEST_SCRIPT, pushAndRun, runScript } from '../../support/attack/moves.ts';
import { RED_TESTS } from '../../support/attack/victim.ts';

const prints = (...lines: readonly string[]) => `process.stdout.write(${JSON.stringify(`${lines.join('\n')}\n`)});\n`;
const WORDS = ['::add-mask::passed', '::add-mask::failed', '::add-mask::0', '::add-mask::INCOMPLETE', '##[add-mask]receipt'];
/** All that is red in log and report. */
const RED_SIGNS = ['::add-mask::ℹ fail 1', '::add-mask::✖ failing tests:', '::add-mask::failures="1"', '::add-mask::<failure'];

export default {
  // What the suite masks counts as a secret, and without these words no receipt can be told: nothing is handed over.
  'in what the runner shows': blocked(
    'incomplete',
    'suite-missing',
    async (world) => await pushAndRun(world, { 'cart.test.mjs': `${RED_TESTS}${prints(...WORDS)}` }),
    ({ step }) => {
      const masked = step?.masks.filter((mask) => WORDS.some((word) => word.endsWith(mask))) ?? ['nothing was run'];
      if (masked.length > 0) throw new Error(`masked: ${masked.join(', ')}`);
    },
  ),
  // What the suite masks is blanked in what is handed over; so its signs of failure can be, and what is left of the evidence must not be green.
  'in the evidence, the status hidden too': blocked('incomplete', 'junit-malformed', async (world) => {
    await runScript(world, `${prints(...RED_SIGNS)}${HONEST_SCRIPT}process.exitCode = 0;\n`, { 'cart.test.mjs': RED_TESTS });
  }),
} satisfies Attack;
