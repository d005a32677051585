import { GUARDS, type Guards } from '../../../src/core/trust/guards.ts';
import { judge } from '../trusted-run.ts';
import type { AttackWorld } from './world.ts';

/** Names of all guards of the judge. */
export const GUARD_NAMES: readonly string[] = Object.values(GUARDS).flatMap((guards: readonly { readonly name: string }[]) =>
  guards.map(({ name }) => name),
);

/**
 * Which guards have something against a world, whatever else has. Judges it once more within this process, whose variables must name the world's
 * own API.
 */
export async function guardsMet(world: AttackWorld): Promise<string[]> {
  const met: string[] = [];
  const watched = <G extends { readonly name: string; readonly check: (facts: never) => readonly unknown[] }>(guards: readonly G[]): G[] =>
    guards.map((guard) => ({
      ...guard,
      check: (facts: never) => {
        const doubts = guard.check(facts);
        if (doubts.length > 0) met.push(guard.name);
        return doubts;
      },
    }));
  const { run, definition, jobs, artifacts, handover, evidence } = GUARDS;
  const guards: Guards = {
    run: watched(run),
    definition: watched(definition),
    jobs: watched(jobs),
    artifacts: watched(artifacts),
    handover: watched(handover),
    evidence: watched(evidence),
  };
  const attempt = Number(world.event['attempt'] ?? world.run.attempt);
  await judge({ guards, token: 'workflow', attempt });
  return met;
}
