import type { Policy } from './policy.ts';
import type { DecidingCode, Reason } from './reasons.ts';
import type { Receipt } from './receipt.ts';
import type { FailingTest } from './report.ts';
import type { Verdict } from './verdict.ts';

/**
 * What GitHub's API tells of a run that is to be judged. Ids, commits, events and states are GitHub's own; names, branches, logins and paths
 * were chosen by anybody. Nothing here comes from an artifact, except {@link EvidenceSeen}, which is hostile through and through.
 */

/** A reason that stands in the way of a pass. */
export type Doubt = Reason & { readonly code: DecidingCode };

/** A list as far as GitHub gives it. */
export interface Listing<T> {
  readonly items: readonly T[];
  /** false: GitHub has more than it lists, or than we ask for. */
  readonly whole: boolean;
}

export interface RepositorySeen {
  readonly id: number;
  /** `owner/name`. */
  readonly fullName: string;
  readonly defaultBranch: string;
}

export interface RunSeen {
  readonly id: number;
  readonly repositoryId: number;
  /** Of the workflow, without `@ref`. */
  readonly path: string;
  readonly workflowId: number;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** The newest one. */
  readonly attempt: number;
  readonly headSha: string;
  /** Of a push the branch (or tag), of a merge group its own; of a pull request the head's, which a fork names as it likes. */
  readonly headBranch: string | null;
  /** Numbers of pull requests that GitHub sets beside it, which need not be those that it is about: hints only. None for a fork. */
  readonly pulls: readonly number[];
  /** Reusable workflows that it called: `owner/repo/.github/workflows/file.yml`, without `@ref`, and the commit of each. */
  readonly referenced: readonly { readonly path: string; readonly sha: string }[];
}

export interface WorkflowSeen {
  readonly id: number;
  readonly path: string;
}

export interface JobSeen {
  readonly id: number;
  readonly name: string;
  readonly attempt: number;
  readonly status: string;
  readonly conclusion: string | null;
  /** RFC 3339; null where it never began. */
  readonly startedAt: string | null;
  readonly labels: readonly string[];
}

export interface ArtifactSeen {
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly expired: boolean;
  /** `sha256:` and 64 hex digits, by the artifact service; null where it gives none. */
  readonly digest: string | null;
  readonly runId: number | null;
  readonly headSha: string | null;
}

export interface PullSeen {
  readonly number: number;
  readonly open: boolean;
  readonly headSha: string;
  readonly baseBranch: string;
  /** Null where GitHub doesn't say. */
  readonly baseRepositoryId: number | null;
  readonly author: string | null;
}

export interface ReviewSeen {
  readonly user: string | null;
  /** `OWNER`, `MEMBER`, `COLLABORATOR` or what else GitHub knows. */
  readonly association: string;
  /** `APPROVED`, `CHANGES_REQUESTED`, `DISMISSED`, `COMMENTED`, `PENDING`. */
  readonly state: string;
  readonly commit: string | null;
}

export interface FileChange {
  readonly path: string;
  /** Of a renamed file. */
  readonly previousPath: string | null;
  /** At the head; null where it was removed, '' where GitHub doesn't say. */
  readonly blob: string | null;
}

/** How `head` stands to `base`, from where they parted. */
export interface ComparisonSeen {
  readonly mergeBase: string;
  readonly status: 'ahead' | 'behind' | 'identical' | 'diverged';
  readonly files: Listing<FileChange>;
  /** First lines of the messages of its commits, the last ones; hints only. */
  readonly subjects: readonly string[];
}

export interface CommitSeen {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** A branch that the tested commit goes into, or lies on. */
export interface BaseSeen {
  readonly branch: string;
  /** The pull request by which it does; null for a merge group and a push. */
  readonly pull: number | null;
  /** Files changed since the commit left the branch; null where GitHub can't list them all. */
  readonly changes: readonly FileChange[] | null;
  /** Of the run workflow: at the head, where the head left the branch, at the branch's tip, and at the tip of the default branch. */
  readonly workflow: { readonly head: string | null; readonly mergeBase: string | null; readonly tips: readonly (string | null)[] };
  /** Of each protected file that was changed: its blob at the branch's tip. */
  readonly tipBlobs: ReadonlyMap<string, string | null>;
  /** Approvals: of the pull request, or of the pull requests that a merge group may hold; asked for only where a protected file was changed. */
  readonly approvals: readonly ApprovalSeen[];
  /** The policy as the head has it, where it is another one than the branch's and can be read; what it asks counts only once it is approved. */
  readonly proposed: Policy | null;
  /** Whether a pushed commit lies on the branch; true for what isn't pushed. */
  readonly holdsHead: boolean;
}

/** A pull request with its reviews, and what it makes of the protected files. */
export interface ApprovalSeen {
  readonly pull: PullSeen;
  readonly reviews: readonly ReviewSeen[];
  /** Of each protected file that was changed: its blob at the pull request's head. */
  readonly blobs: ReadonlyMap<string, string | null>;
}

/** An artifact, downloaded. */
export interface HandedOver {
  readonly artifact: ArtifactSeen;
  readonly suite: string;
  readonly shard: string | null;
  readonly attempt: number;
  /** Of the bytes that were downloaded. */
  readonly sha256: string;
  /** What the second channel says its digest is: every line of the jobs' logs that names it, or what `needs` passes on. */
  readonly told: readonly string[];
}

/** What an artifact turned out to hold. Hostile. */
export interface EvidenceSeen {
  readonly from: Pick<HandedOver, 'suite' | 'shard' | 'attempt' | 'sha256'> & { readonly artifact: Pick<ArtifactSeen, 'id' | 'name'> };
  /** Null where there is none that can be read. */
  readonly receipt: Receipt | null;
  readonly receiptSha256: string | null;
  /** Derived from the bytes of the evidence; null without a receipt. */
  readonly verdict: Verdict | null;
  readonly failing: readonly FailingTest[];
  /** Whatever of the evidence isn't as its receipt says; unsafe archives too. */
  readonly problems: readonly Doubt[];
  /** The commit that was tested, by GitHub's word for the id that the receipt gives; null where GitHub knows none, or none was asked for. */
  readonly tested: CommitSeen | null;
  /** Whether the tested commit's parents besides the head lie on a listed branch. */
  readonly parentsKnown: boolean;
}
