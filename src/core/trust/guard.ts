import type { Policy } from '../model/policy.ts';
import type {
  ArtifactSeen,
  BaseSeen,
  Doubt,
  EvidenceSeen,
  HandedOver,
  JobSeen,
  Listing,
  RepositorySeen,
  RunSeen,
  WorkflowSeen,
} from '../model/trusted-run.ts';

/**
 * Where the judge stands. `workflow-run`: in a workflow of the default branch, behind a run that ended, whose definition anybody may have edited.
 * `same-run`: as a later job of the very run, whose definition a ruleset pins (or nobody, where the verdict is advisory).
 */
export type JudgeMode = 'workflow-run' | 'same-run';

/** What the judge is asked for; by the workflow of the default branch, or by a person. */
export interface JudgeRequest {
  readonly mode: JudgeMode;
  readonly runId: number;
  /** The attempt that the event speaks of; null where nobody said. */
  readonly attempt: number | null;
  readonly policyPath: string;
  /** In a same run, how the jobs that it needs ended. */
  readonly runResult: string | null;
}

/** What is known at each stage; every stage has all of those before it. */
export interface RunStage {
  readonly request: JudgeRequest;
  readonly policy: Policy;
  readonly repository: RepositorySeen;
  readonly run: RunSeen;
  /** The workflow that the repository has under the policy's path. */
  readonly workflow: WorkflowSeen | null;
}

export interface DefinitionStage extends RunStage {
  /** Of a pull request one for each open one with this head; of a merge group and a push their branch. */
  readonly bases: readonly BaseSeen[];
}

export interface JobStage extends DefinitionStage {
  /** Of all attempts. */
  readonly jobs: Listing<JobSeen>;
}

export interface ArtifactStage extends JobStage {
  readonly artifacts: Listing<ArtifactSeen>;
  /** A larger zip isn't downloaded. */
  readonly maxZipBytes: number;
}

export interface HandoverStage extends ArtifactStage {
  readonly handedOver: readonly HandedOver[];
}

export interface EvidenceStage extends HandoverStage {
  /** By suite and shard, in the policy's order. */
  readonly evidence: readonly EvidenceSeen[];
  /** Of the run's head commit. */
  readonly headTree: string | null;
  /** The run once more, when all was read. */
  readonly runAgain: RunSeen;
}

/** One question that must be answered with yes before a run may pass. Pure. */
export interface Guard<F> {
  /** Also how tests name it. */
  readonly name: string;
  /** Not asked in a same run, where it can't be (the run hasn't ended), or has no meaning (the definition lies elsewhere). */
  readonly onlyAfterRun?: true;
  /** @returns what stands in the way; empty where nothing does. */
  readonly check: (facts: F) => readonly Doubt[];
}

export const doubt = (code: Doubt['code'], args: NonNullable<Doubt['args']>): Doubt => ({ code, args });

/** "a, b and 3 more": hostile names, bounded. */
export function listed(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map((name) => (name.length > 200 ? `${name.slice(0, 200)}…` : name));
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
}

/** `default`, `unit/2`. */
export function labelOf({ suite, shard }: { readonly suite: string; readonly shard: string | null }): string {
  return shard === null ? suite : `${suite}/${shard}`;
}
