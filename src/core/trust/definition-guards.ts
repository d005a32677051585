import type { Policy } from '../model/policy.ts';
import type { BaseSeen, Doubt, FileChange } from '../model/trusted-run.ts';
import { isApproved } from './approval.ts';
import { matcherOf } from './globs.ts';
import { type DefinitionStage, doubt, type Guard, listed } from './guard.ts';

/** Is what ran the definition that the protected branches know, and not one that whoever made the change wrote for himself? */

/** Where a change would weaken the gate itself. */
const OWNERS = ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS'];

/** @returns whether a file of the repository is protected; a caller's policy path counts too. */
export function protectedPaths(policy: Pick<Policy, 'protected' | 'workflow'>, policyPath: string): (path: string) => boolean {
  const always = new Set([...OWNERS, policy.workflow.path, policyPath].map((path) => path.toLowerCase()));
  const fits = matcherOf(policy.protected);
  return (path) => always.has(path.toLowerCase()) || fits(path);
}

/** What a change leaves at each path that it touches: a blob, or nothing. A renamed file leaves nothing at its old one. */
export function touchedPaths(changes: readonly FileChange[]): Map<string, string | null> {
  const touched = new Map<string, string | null>();
  for (const { previousPath } of changes) if (previousPath !== null) touched.set(previousPath, null);
  for (const { path, blob } of changes) touched.set(path, blob);
  return touched;
}

/** Whether an approver let exactly this content of a file through. In a merge group that was for one of the pull requests in it, which are open still. */
function isApprovedContent({ policy, run }: DefinitionStage, base: BaseSeen, path: string, blob: string | null): boolean {
  return base.approvals.some((approval) => {
    const { pull, blobs } = approval;
    const isMeant = base.pull === null || (pull.number === base.pull && pull.headSha === run.headSha);
    const isOfBranch = pull.open && pull.baseBranch === base.branch;
    return isMeant && isOfBranch && isApproved(policy, approval) && blobs.has(path) && blobs.get(path) === blob;
  });
}

/** Paths whose content at the head is neither the branch's own nor approved. */
function unapproved(stage: DefinitionStage, base: BaseSeen, touched: ReadonlyMap<string, string | null>): string[] {
  return [...touched].flatMap(([path, blob]) => {
    const isTip = base.tipBlobs.has(path) && base.tipBlobs.get(path) === blob;
    return isTip || isApprovedContent(stage, base, path, blob) ? [] : [path];
  });
}

/**
 * The policy that says what the run has to be: the default branch's, or the one that a change brings along, where an approver approved exactly that
 * change for every branch that it goes into; that a release branch has it by now is no approval. What may be changed, and by whose approval, is always
 * said by the default branch.
 */
export function policyInForce(stage: DefinitionStage): Policy {
  const { policy, bases, request } = stage;
  const [first] = bases;
  const isApprovedIn = (base: BaseSeen) => {
    const blob = touchedPaths(base.changes ?? []).get(request.policyPath);
    return base.proposed !== null && blob !== undefined && isApprovedContent(stage, base, request.policyPath, blob);
  };
  return first?.proposed != null && bases.every(isApprovedIn) ? first.proposed : policy;
}

const forBases = (check: (stage: DefinitionStage, base: BaseSeen) => readonly Doubt[]) => (stage: DefinitionStage) =>
  stage.bases.flatMap((base) => check(stage, base));

/** Owner and name of a repository are one in upper and lower case; its files are not. */
function lowerOwner(path: string): string {
  return path.replace(/^[^/]*\/[^/]*/, (name) => name.toLowerCase());
}

/** Reusable workflows: GitHub's own word for what ran, whatever the caller's file says by now. */
const calledWorkflow: Guard<DefinitionStage> = {
  name: 'calledWorkflow',
  onlyAfterRun: true,
  check: (stage) => {
    const { run } = stage;
    const { calls, path: file } = policyInForce(stage).workflow;
    const called = run.referenced.map(({ path, sha }) => `${lowerOwner(path)}@${sha}`);
    if (calls === null) return called.length === 0 ? [] : [doubt('workflow-changed', { file, why: `it calls ${listed(called, 3)}` })];
    const wanted = calls.shas.map((sha) => `${lowerOwner(calls.path)}@${sha}`);
    const [only, ...more] = called;
    if (only !== undefined && more.length === 0 && wanted.includes(only)) return [];
    const what = called.length === 0 ? 'no workflow' : listed(called, 3);
    return [doubt('workflow-changed', { file, why: `it calls ${what} instead of ${listed(wanted, 3)}` })];
  },
};

const openPullRequest: Guard<DefinitionStage> = {
  name: 'openPullRequest',
  check: ({ bases, run }) => {
    if (bases.length > 0) return [];
    const what = run.event === 'pull_request' ? 'no open pull request has this commit as its head' : 'its branch is none of a merge queue';
    return [doubt('run-superseded', { what })];
  },
};

const listedBranch: Guard<DefinitionStage> = {
  name: 'listedBranch',
  check: forBases(({ policy }, { branch }) =>
    policy.branches.includes(branch) ? [] : [doubt('branch-unlisted', { branch: branch.slice(0, 200) })],
  ),
};

const onBranch: Guard<DefinitionStage> = {
  name: 'onBranch',
  check: forBases((_, { holdsHead, branch }) =>
    holdsHead ? [] : [doubt('run-superseded', { what: `its commit does not lie on ${branch.slice(0, 200)}` })],
  ),
};

const wholeListing: Guard<DefinitionStage> = {
  name: 'wholeListing',
  check: forBases((_, { changes, branch }) =>
    changes !== null
      ? []
      : [doubt('facts-missing', { what: `GitHub lists only a part of the files changed against ${branch.slice(0, 200)}` })],
  ),
};

const knownWorkflow: Guard<DefinitionStage> = {
  name: 'knownWorkflow',
  onlyAfterRun: true,
  check: forBases((stage, base) => {
    const { head, mergeBase, tips } = base.workflow;
    const file = stage.policy.workflow.path;
    if (head !== null && (head === mergeBase || tips.includes(head))) return [];
    const why = head === null ? 'this commit has none' : `this commit has another one than ${base.branch.slice(0, 200)}`;
    return unapproved(stage, base, new Map([[file, head]])).map(() => doubt('workflow-changed', { file, why }));
  }),
};

const protectedFiles: Guard<DefinitionStage> = {
  name: 'protectedFiles',
  check: forBases((stage, base) => {
    const isProtected = protectedPaths(stage.policy, stage.request.policyPath);
    const touched = new Map([...touchedPaths(base.changes ?? [])].filter(([path]) => isProtected(path)));
    const files = unapproved(stage, base, touched);
    return files.length === 0 ? [] : [doubt('protected-changed', { files: listed(files.sort()) })];
  }),
};

export const DEFINITION_GUARDS: readonly Guard<DefinitionStage>[] = [
  openPullRequest,
  listedBranch,
  onBranch,
  calledWorkflow,
  wholeListing,
  knownWorkflow,
  protectedFiles,
];
