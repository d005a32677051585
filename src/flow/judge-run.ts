import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { EVIDENCE_ZIP_MAX_BYTES } from '../core/model/evidence-artifact.ts';
import type { Policy } from '../core/model/policy.ts';
import type { BaseSeen, Doubt, EvidenceSeen, HandedOver, JobSeen, Listing, RepositorySeen, RunSeen } from '../core/model/trusted-run.ts';
import type { Verdict } from '../core/model/verdict.ts';
import type { RunReader, SourceReader } from '../core/ports.ts';
import { policyInForce } from '../core/trust/definition-guards.ts';
import type { EvidenceStage, HandoverStage, JobStage, JudgeRequest } from '../core/trust/guard.ts';
import { doubtsAt, GUARDS, type Guards } from '../core/trust/guards.ts';
import { newestJobs } from '../core/trust/job-guards.ts';
import { verdictOfRun } from '../core/trust/verdict.ts';
import { Asking, LOOKS, Unanswered } from './asking.ts';
import { Doubted, refuse } from './doubted.ts';
import { History } from './history.ts';
import type { PatiencePorts } from './patience.ts';
import { DefinitionReader } from './read-definition.ts';
import { download, readEvidence, readToldDigests, type ToldDigest, withTested } from './read-evidence.ts';
import { readPolicy } from './read-policy.ts';

export interface JudgePorts extends PatiencePorts {
  readonly runs: RunReader;
  readonly sources: SourceReader;
}

export interface JudgeRunRequest extends JudgeRequest {
  /** In a same run what `needs` passes on; else empty: the logs of the jobs are read. */
  readonly told: readonly ToldDigest[];
  /** All requests and waits together take at most so long. */
  readonly budgetMs: number;
}

/** A run of GitHub Actions, judged. */
export interface JudgedRun {
  readonly verdict: Verdict;
  /** Null where nothing is known of the run. */
  readonly run: RunSeen | null;
  readonly repository: RepositorySeen | null;
  /** By which it was judged; null where it did not come so far. */
  readonly policy: Policy | null;
  /** Of the artifacts that were downloaded, in the policy's order. */
  readonly evidence: readonly EvidenceSeen[];
}

/** For weather only; GitHub may ask to be left alone for longer. */
const LIMITS_MS = 5 * 60_000;

/**
 * Derives the verdict on a run from what GitHub's API tells and from the raw evidence that the run handed over. It believes nothing that an
 * artifact says about itself, and takes no answer for no.
 * @param guards all of them, but in tests that ask what each is good for.
 * @returns bad evidence and trouble with GitHub as reasons of the verdict; nothing is thrown for them.
 */
export async function judgeRun(ports: JudgePorts, request: JudgeRunRequest, guards: Guards = GUARDS): Promise<JudgedRun> {
  return await new RunJudge(ports, request, guards).judge();
}

class RunJudge {
  readonly #ports: JudgePorts;
  readonly #request: JudgeRunRequest;
  readonly #guards: Guards;
  readonly #asking: Asking;
  readonly #history: History;
  #run: RunSeen | null = null;
  #repository: RepositorySeen | null = null;
  #policy: Policy | null = null;
  #evidence: EvidenceSeen[] = [];

  constructor(ports: JudgePorts, request: JudgeRunRequest, guards: Guards) {
    this.#ports = ports;
    this.#request = request;
    this.#guards = guards;
    this.#asking = new Asking(ports, { totalMs: request.budgetMs, limitsMs: LIMITS_MS });
    this.#history = new History(this.#asking, ports.sources);
  }

  async judge(): Promise<JudgedRun> {
    const doubts = await this.#doubts();
    const verdict = verdictOfRun(this.#evidence, doubts);
    return { verdict, run: this.#run, repository: this.#repository, policy: this.#policy, evidence: this.#evidence };
  }

  async #doubts(): Promise<readonly Doubt[]> {
    try {
      return doubtsAt(this.#guards.evidence, await this.#handedOver(await this.#upToJobs()));
    } catch (error) {
      if (error instanceof Doubted) return error.doubts;
      if (error instanceof Unanswered) return [error.doubt];
      throw error;
    }
  }

  /** Identity, definition, jobs: all of it by GitHub's word, before a byte of evidence is looked at. */
  async #upToJobs(): Promise<JobStage> {
    const { runs, sources } = this.#ports;
    const { runId } = this.#request;
    const repository = await this.#asking.ask('the repository', (ms) => runs.repository(ms));
    this.#repository = repository;
    const run = await this.#asking.ask(`the run ${runId}`, (ms) => runs.run(runId, ms));
    this.#run = run;
    const policy = await readPolicy(this.#asking, sources, this.#history, repository, this.#request.policyPath);
    const workflow = await this.#asking.ask('the run workflow', (ms) => runs.workflow(basename(policy.workflow.path), ms));
    const stage = { request: this.#request, policy, repository, run, workflow };
    refuse(doubtsAt(this.#guards.run, stage));

    const withBases = { ...stage, bases: await new DefinitionReader(this.#asking, sources, this.#history, stage).read() };
    refuse(doubtsAt(this.#guards.definition, withBases));

    const inForce = { ...withBases, policy: policyInForce(withBases) };
    this.#policy = inForce.policy;
    const jobs = { ...inForce, jobs: await this.#jobs(inForce.policy) };
    refuse(doubtsAt(this.#guards.jobs, jobs));
    return jobs;
  }

  /** In a same run the needed jobs have just ended, which the list may not show yet. */
  async #jobs({ workflow }: Policy): Promise<Listing<JobSeen>> {
    const { mode, runId } = this.#request;
    const isOver = ({ name, status }: JobSeen) => !workflow.jobs.includes(name) || status === 'completed';
    for (let look = 1; ; look++) {
      const jobs = await this.#asking.ask('the jobs of the run', (ms) => this.#ports.runs.jobs(runId, ms));
      if (mode !== 'same-run' || look === LOOKS || newestJobs(jobs.items).every(isOver)) return jobs;
      await this.#asking.pause();
    }
  }

  /** Artifacts are unpacked only where both channels agree on every one of them, so each is fetched, and held no longer than it takes. */
  async #handedOver(stage: JobStage): Promise<EvidenceStage> {
    const { runs } = this.#ports;
    const artifacts = {
      ...stage,
      artifacts: await this.#asking.ask('the artifacts of the run', (ms) => runs.artifacts(stage.run.id, ms)),
      maxZipBytes: EVIDENCE_ZIP_MAX_BYTES,
    };
    refuse(doubtsAt(this.#guards.artifacts, artifacts));
    const told = stage.request.mode === 'same-run' ? this.#request.told : await readToldDigests(this.#asking, runs, artifacts);
    const handedOver: HandedOver[] = [];
    for await (const downloaded of download(this.#asking, runs, artifacts, told)) {
      refuse(doubtsAt(this.#guards.handover, { ...artifacts, handedOver: [downloaded.seen] }));
      handedOver.push(downloaded.seen);
      const footer = stage.policy.suites.find(({ name }) => name === downloaded.seen.suite)?.footer ?? null;
      const evidence = await readEvidence(downloaded, footer);
      this.#evidence.push(evidence.receipt === null ? evidence : await this.#withCommit(evidence, stage));
    }
    const head = await this.#history.commit(stage.run.headSha);
    const again = await this.#asking.ask(`the run ${stage.run.id}`, (ms) => runs.run(stage.run.id, ms));
    const handover: HandoverStage = { ...artifacts, handedOver };
    return { ...handover, evidence: this.#evidence, headTree: head?.tree ?? null, runAgain: again };
  }

  /** The commit that was tested is asked of GitHub, whatever the receipt says of its tree and parents. */
  async #withCommit(evidence: EvidenceSeen, { run, policy, bases }: JobStage): Promise<EvidenceSeen> {
    const id = evidence.receipt?.source?.git_head ?? null;
    if (id === null || id.length !== run.headSha.length) return evidence;
    const tested = await this.#history.commit(id);
    if (tested === null || tested.sha === run.headSha || !tested.parents.includes(run.headSha)) return withTested(evidence, tested, false);
    const others = tested.parents.filter((parent) => parent !== run.headSha);
    const branches = bases.map(({ branch }: BaseSeen) => branch).filter((branch) => policy.branches.includes(branch));
    for (const parent of others) if (!(await this.#history.liesOn(parent, branches))) return withTested(evidence, tested, false);
    return withTested(evidence, tested, others.length > 0);
  }
}

/** One digest for all that was judged: of a line `name sha256` for each artifact, in the policy's order. Null where there was nothing. */
export function evidenceDigest(evidence: readonly EvidenceSeen[]): string | null {
  if (evidence.length === 0) return null;
  const lines = evidence.map(({ from }) => `${from.artifact.name} ${from.sha256}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
