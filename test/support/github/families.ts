import { CHECKS } from './checks.ts';
import { type BoundFamily, bound } from './family.ts';

/** Every family that the server answers for: a new one is a file of its own and a line here. */
export const FAMILIES: readonly BoundFamily[] = [bound(CHECKS)];
