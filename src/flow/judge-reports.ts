import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export interface FoundReport {
  /** Absolute. */
  readonly path: string;
  /** As the user would name it. */
  readonly original: string;
}

/** The files that report globs name, in the order of their paths; for evidence captured elsewhere, so without `auto`. */
export async function findReports(patterns: readonly string[], cwd: string): Promise<FoundReport[]> {
  return patterns
    .filter((pattern) => !['auto', 'none'].includes(pattern) && existsSync(resolve(cwd, pattern)))
    .sort()
    .map((original) => ({ path: resolve(cwd, original), original }));
}
