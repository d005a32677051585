import type { Judged } from '../core/model/judged.ts';
import { digestOfPolicy } from '../core/model/policy.ts';
import type { RunView } from '../core/present/run-text.ts';
import { labelOf } from '../core/trust/guard.ts';
import { conclusionOfRun } from '../core/trust/verdict.ts';
import { evidenceDigest, type JudgedRun } from './judge-run.ts';

/** What people are shown of a judged run. */
export function runViewOf({ verdict, run, repository, evidence }: JudgedRun, runId: number): RunView {
  return {
    verdict,
    conclusion: conclusionOfRun(verdict),
    repository: repository?.fullName ?? null,
    runId,
    attempt: run?.attempt ?? null,
    headSha: run?.headSha ?? null,
    parts: evidence.map(({ from, verdict: own, failing }) => ({
      label: labelOf(from),
      artifact: from.artifact.name,
      sha256: from.sha256,
      verdict: own,
      failing,
    })),
    evidence: evidenceDigest(evidence),
  };
}

/** What the publishing stage is told; null where nothing is known of the run, not even its commit. */
export function judgedOf({ verdict, run, policy, evidence }: JudgedRun): Judged | null {
  if (run === null || run.headSha.length !== 40) return null;
  return {
    outcome: verdict.outcome,
    code: verdict.decidedBy,
    conclusion: conclusionOfRun(verdict),
    runId: run.id,
    attempt: run.attempt,
    sha: run.headSha,
    tally: verdict.tally,
    policy: policy === null ? null : digestOfPolicy(policy),
    evidence: evidenceDigest(evidence),
    artifacts: evidence.map(({ from }) => from.artifact.id),
    leniencies: [...new Set(evidence.flatMap(({ receipt }) => receipt?.suite.leniencies ?? []))],
  };
}
