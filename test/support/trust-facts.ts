import { formatArtifactName } from '../../src/core/model/evidence-artifact.ts';
import { DEFAULT_LIMITS } from '../../src/core/model/expectations.ts';
import { type Policy, policySchema, shardsOf } from '../../src/core/model/policy.ts';
import type { Receipt } from '../../src/core/model/receipt.ts';
import { nonEmptyTally, type Tally } from '../../src/core/model/tally.ts';
import type { ApprovalSeen, ArtifactSeen, BaseSeen, Doubt, EvidenceSeen, JobSeen, RunSeen } from '../../src/core/model/trusted-run.ts';
import type { Verdict } from '../../src/core/model/verdict.ts';
import { policyInForce } from '../../src/core/trust/definition-guards.ts';
import type { EvidenceStage } from '../../src/core/trust/guard.ts';
import { doubtsAt, GUARDS, type Guards } from '../../src/core/trust/guards.ts';
import { verdictOfRun } from '../../src/core/trust/verdict.ts';
import { aTally } from './builders.ts';
import { aReceipt } from './receipt-builder.ts';

/** Anything of the facts may be changed by a test. */
export type Loose<T> =
  T extends ReadonlyMap<infer K, infer V>
    ? Map<K, V>
    : T extends readonly (infer U)[]
      ? Loose<U>[]
      : T extends object
        ? { -readonly [K in keyof T]: Loose<T[K]> }
        : T;

/** What is known of a run when all of it was read; free to be changed. */
export type Facts = Loose<EvidenceStage>;

const sha = (letter: string) => letter.repeat(40);
export const HEAD = sha('a');
export const BASE = sha('b');
export const MERGE = sha('c');
export const TREE = sha('d');
export const MERGE_TREE = sha('e');
export const OTHER = sha('9');
export const WORKFLOW_BLOB = sha('1');
export const PINNED = sha('2');
export const CALLED = 'octo-org/ci/.github/workflows/receipt-suite.yml';
export const RUN_WORKFLOW = '.github/workflows/receipt-run.yml';
export const POLICY = '.github/receipt.policy.json';

const COMMAND = ['npx', 'vitest', 'run'];

export function aPolicy(parts: Partial<Record<keyof Policy, unknown>> = {}): Loose<Policy> {
  return policySchema.parse({
    version: 1,
    check: 'receipt / verdict',
    workflow: { path: RUN_WORKFLOW, jobs: ['receipt / suite'], calls: { path: CALLED, shas: [PINNED] }, labels: ['ubuntu-24.04'] },
    suites: [{ name: 'default', command: COMMAND }],
    branches: ['main', 'release/1', 'release/1.2'],
    approvers: ['octocat'],
    ...parts,
  }) as Loose<Policy>;
}

export function aRun(parts: Partial<RunSeen> = {}): Loose<RunSeen> {
  return {
    id: 30433642,
    repositoryId: 1296269,
    path: RUN_WORKFLOW,
    workflowId: 159038,
    event: 'pull_request',
    status: 'completed',
    conclusion: 'success',
    attempt: 1,
    headSha: HEAD,
    headBranch: 'topic',
    pulls: [],
    referenced: [{ path: CALLED, sha: PINNED }],
    ...parts,
  } as Loose<RunSeen>;
}

export function aBase(parts: Partial<BaseSeen> = {}): Loose<BaseSeen> {
  return {
    branch: 'main',
    pull: 7,
    changes: [{ path: 'src/cart.ts', previousPath: null, blob: sha('5') }],
    workflow: { head: WORKFLOW_BLOB, mergeBase: WORKFLOW_BLOB, tips: [] },
    tipBlobs: new Map(),
    approvals: [],
    proposed: null,
    holdsHead: true,
    ...parts,
  } as Loose<BaseSeen>;
}

/** An approval by octocat of pull request 7, whose author is hubot, with these blobs of protected files. */
export function anApproval(blobs: ReadonlyMap<string, string | null>, pull: Partial<ApprovalSeen['pull']> = {}): Loose<ApprovalSeen> {
  return {
    pull: { number: 7, open: true, headSha: HEAD, baseBranch: 'main', baseRepositoryId: 1296269, author: 'hubot', ...pull },
    reviews: [{ user: 'octocat', association: 'COLLABORATOR', state: 'APPROVED', commit: pull.headSha ?? HEAD }],
    blobs: new Map(blobs),
  };
}

export function aJob(parts: Partial<JobSeen> = {}): Loose<JobSeen> {
  return {
    id: 21,
    name: 'receipt / suite',
    attempt: 1,
    status: 'completed',
    conclusion: 'success',
    startedAt: '2026-03-02T09:14:00Z',
    labels: ['ubuntu-24.04'],
    ...parts,
  } as Loose<JobSeen>;
}

export function passedVerdict(tally: Tally = aTally()): Verdict {
  const full = nonEmptyTally(tally);
  if (full === null) throw new Error('a pass needs a test');
  return { outcome: 'passed', empty: false, decidedBy: null, tally: full, reasons: [] };
}

export function redVerdict(code: Doubt['code'], outcome: 'failed' | 'incomplete', tally: Tally | null): Verdict {
  return { outcome, decidedBy: code, tally, reasons: [{ code, args: {} }] };
}

/** A part of a suite: its artifact, and what it holds. */
interface Part {
  readonly suite: string;
  readonly shard: string | null;
  readonly attempt: number;
}

function artifactOf(part: Part, at: number): Loose<ArtifactSeen> {
  const zip = String(at + 1)
    .repeat(64)
    .slice(0, 64);
  return {
    id: 500 + at,
    name: formatArtifactName(part),
    sizeBytes: 4000,
    expired: false,
    digest: `sha256:${zip}`,
    runId: 30433642,
    headSha: HEAD,
  };
}

function receiptOf({ suite, shard, attempt }: Part): Loose<Receipt> {
  const base = aReceipt();
  if (base.source === null) throw new Error('a receipt of ours has a source');
  const ids = { git_head: HEAD, git_tree: TREE };
  return {
    ...base,
    source: { ...base.source, ...ids, repository: 'octo-org/octo-repo', after: { ...base.source.after, ...ids } },
    ci: {
      provider: 'github-actions',
      run_id: '30433642',
      run_attempt: attempt,
      workflow_ref: null,
      job: 'suite',
      event: 'pull_request',
      head_sha: HEAD,
      head_tree: TREE,
      base_sha: BASE,
      pull_request: 7,
      actor: 'hubot',
    },
    suite: { ...base.suite, name: suite, command: [...COMMAND], ...(shard === null ? {} : { shard }) },
    expectations: { ...base.expectations, limits: DEFAULT_LIMITS },
  } as Loose<Receipt>;
}

/** All that there is to know of a run that passes: a pull request into main, its suites as the policy has them, each part of attempt 1. */
export function facts(policy: Loose<Policy> = aPolicy(), attempts: Readonly<Record<string, number>> = {}): Facts {
  const parts = policy.suites.flatMap((suite) =>
    shardsOf(suite).map((shard) => ({ suite: suite.name, shard, attempt: attempts[shard ?? suite.name] ?? 1 })),
  );
  const artifacts = parts.map(artifactOf);
  const run = aRun();
  const from = parts.map((part, at) => {
    const artifact = artifacts[at] as Loose<ArtifactSeen>;
    return { ...part, artifact: { id: artifact.id, name: artifact.name }, sha256: artifact.digest?.slice(7) ?? '' };
  });
  return {
    request: { mode: 'workflow-run', runId: run.id, attempt: null, policyPath: POLICY, runResult: null },
    policy,
    repository: { id: 1296269, fullName: 'octo-org/octo-repo', defaultBranch: 'main' },
    run,
    workflow: { id: 159038, path: RUN_WORKFLOW },
    bases: [aBase()],
    jobs: { items: policy.workflow.jobs.map((name, at) => aJob({ name, id: 21 + at })), whole: true },
    artifacts: { items: artifacts, whole: true },
    maxZipBytes: 64 * 2 ** 20,
    handedOver: from.map((each, at) => ({ ...each, artifact: artifacts[at] as Loose<ArtifactSeen>, told: [each.sha256] })),
    evidence: parts.map(
      (part, at): Loose<EvidenceSeen> => ({
        from: from[at] as Loose<EvidenceSeen['from']>,
        receipt: receiptOf(part),
        receiptSha256: String.fromCharCode(97 + at).repeat(64),
        verdict: passedVerdict() as Loose<Verdict>,
        failing: [],
        problems: [],
        tested: { sha: HEAD, tree: TREE, parents: [BASE] },
        parentsKnown: false,
      }),
    ),
    headTree: TREE,
    runAgain: { ...run, referenced: [...run.referenced] },
  };
}

/** The first part's evidence and its receipt, which every healthy run has. */
export function firstEvidence(of: Facts) {
  const [evidence] = of.evidence;
  const receipt = evidence?.receipt;
  if (evidence === undefined || !receipt?.source || !receipt.ci) throw new Error('there is no evidence');
  return { evidence, receipt, source: receipt.source, ci: receipt.ci };
}

/** As the flow does it, all facts being there: a stage is entered only where those before it left no doubt. */
export function judgeFacts(of: Facts, guards: Guards = GUARDS): Verdict {
  let all = of as EvidenceStage;
  for (const stage of ['run', 'definition', 'jobs', 'artifacts', 'handover'] as const) {
    const doubts = doubtsAt(guards[stage], all);
    if (doubts.length > 0) return verdictOfRun([], doubts);
    if (stage === 'definition') all = { ...all, policy: policyInForce(all) };
  }
  return verdictOfRun(all.evidence, doubtsAt(guards.evidence, all));
}

/** The guards without some. */
export function without(...names: readonly string[]): Guards {
  const keep = <G extends { readonly name: string }>(guards: readonly G[]) => guards.filter(({ name }) => !names.includes(name));
  const { run, definition, jobs, artifacts, handover, evidence } = GUARDS;
  return {
    run: keep(run),
    definition: keep(definition),
    jobs: keep(jobs),
    artifacts: keep(artifacts),
    handover: keep(handover),
    evidence: keep(evidence),
  };
}
