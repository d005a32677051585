import { sortReasons } from '../model/reasons.ts';
import type { Doubt } from '../model/trusted-run.ts';
import { ARTIFACT_GUARDS, HANDOVER_GUARDS } from './artifact-guards.ts';
import { DEFINITION_GUARDS } from './definition-guards.ts';
import { EVIDENCE_GUARDS } from './evidence-guards.ts';
import type { ArtifactStage, DefinitionStage, EvidenceStage, Guard, HandoverStage, JobStage, RunStage } from './guard.ts';
import { JOB_GUARDS } from './job-guards.ts';
import { RUN_GUARDS } from './run-guards.ts';

/** All that a run must answer before it may pass, stage by stage: a stage is entered only where the ones before it left no doubt. */
export interface Guards {
  readonly run: readonly Guard<RunStage>[];
  readonly definition: readonly Guard<DefinitionStage>[];
  readonly jobs: readonly Guard<JobStage>[];
  readonly artifacts: readonly Guard<ArtifactStage>[];
  readonly handover: readonly Guard<HandoverStage>[];
  readonly evidence: readonly Guard<EvidenceStage>[];
}

export const GUARDS: Guards = {
  run: RUN_GUARDS,
  definition: DEFINITION_GUARDS,
  jobs: JOB_GUARDS,
  artifacts: ARTIFACT_GUARDS,
  handover: HANDOVER_GUARDS,
  evidence: EVIDENCE_GUARDS,
};

/** @returns what stands in the way at one stage, in the order of the table of reasons. */
export function doubtsAt<F extends RunStage>(guards: readonly Guard<F>[], facts: F): Doubt[] {
  const asked = guards.filter(({ onlyAfterRun }) => onlyAfterRun !== true || facts.request.mode === 'workflow-run');
  return sortReasons(asked.flatMap(({ check }) => check(facts))) as Doubt[];
}
