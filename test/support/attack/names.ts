import type { End } from './attack.ts';
import { RED_TESTS } from './victim.ts';

/** Tests that bear a name of their author's choice; one fails. */
export const named = (name: string): Record<string, string> => ({
  'cart.test.mjs': RED_TESTS.replaceAll(/'adds \d'/g, () => JSON.stringify(name)),
});

/** What people read of a verdict: first the check, then the summary of the job that judged. */
export function pages({ check, judge }: Pick<End, 'check' | 'judge'>): string[] {
  const told = check === null ? [] : [[check.title, check.summary, check.text].join('\n')];
  return [...told, ...(judge === null ? [] : [judge.summary])];
}
