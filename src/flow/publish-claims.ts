import type { CheckRunSeen } from '../core/model/check-run.ts';
import { type CheckWriter, type ExternalId, parseExternalId } from '../core/model/check-writer.ts';

/**
 * What a newer publication replaces. `attempts`: what an earlier attempt of the same run wrote by the same step; other runs of the commit have
 * checks of their own. `runs`: every earlier run's as well, for an app whose one check speaks for the commit.
 */
export type Replaces = 'attempts' | 'runs';

/** The checks of a name and commit, by what they are to a writer; each list newest first. What isn't ours at all is in none. */
export interface Claims {
  readonly own: readonly CheckRunSeen[];
  /** Written before us, and ours to replace. */
  readonly earlier: readonly CheckRunSeen[];
  /** Another step publishes under this name: neither may speak for it. */
  readonly rivals: readonly CheckRunSeen[];
  /** Somebody newer holds the name. */
  readonly newer: readonly CheckRunSeen[];
}

export function claimsOn(seen: readonly CheckRunSeen[], writer: CheckWriter, replaces: Replaces): Claims {
  const claims = { own: [] as CheckRunSeen[], earlier: [] as CheckRunSeen[], rivals: [] as CheckRunSeen[], newer: [] as CheckRunSeen[] };
  const earlierWriters = new Map<number, Set<string>>();
  for (const check of [...seen].sort((a, b) => b.id - a.id)) {
    const by = parseExternalId(check.externalId);
    const claim = by === null ? null : claimOf(by, writer, replaces);
    if (by === null || claim === null) continue;
    claims[claim].push(check);
    if (claim === 'earlier') earlierWriters.set(by.attempt, (earlierWriters.get(by.attempt) ?? new Set()).add(by.writer));
  }
  // Two steps shared the name in an earlier attempt already: if only one of them runs again, it can't speak for the other.
  if (replaces === 'attempts' && [...earlierWriters.values()].some(({ size }) => size > 1)) claims.rivals.push(...claims.earlier.splice(0));
  return claims;
}

function claimOf(by: ExternalId, writer: CheckWriter, replaces: Replaces): keyof Claims | null {
  if (by.repositoryId !== writer.repositoryId) return null;
  if (by.runId !== writer.runId && replaces === 'attempts') return null;
  const age = by.runId - writer.runId || by.attempt - writer.attempt;
  if (age > 0) return 'newer';
  if (age === 0) return by.writer === writer.writer ? 'own' : 'rivals';
  return by.step === writer.step || replaces === 'runs' ? 'earlier' : 'rivals';
}
