import type { Outcome } from '../core/model/verdict.ts';

/** What the process's exit status says; scripts rely on these numbers. */
export const EXIT = { passed: 0, failed: 1, incomplete: 2, ours: 3 } as const satisfies Record<Outcome | 'ours', number>;

export function exitOf(outcome: Outcome): number {
  return EXIT[outcome];
}
