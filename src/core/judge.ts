import type { Evidence } from './model/evidence.ts';
import type { Verdict } from './model/verdict.ts';
import { readEvidence } from './reconcile/reading.ts';
import { reconcile } from './reconcile/reconcile.ts';

/**
 * Derives the verdict from evidence, the same anywhere and at any time: no clock, no files, no environment.
 * Never throws for bad evidence, and believes no verdict that was sent.
 */
export function judge(evidence: Evidence): Verdict {
  return reconcile(readEvidence(evidence));
}
