import type { Answer } from './model/api-answer.ts';
import type { CheckRunSeen, CheckState } from './model/check-run.ts';
import type { CommentSeen } from './model/comment.ts';
import type { Markdown } from './model/shown-text.ts';
import type {
  ArtifactSeen,
  CommitSeen,
  ComparisonSeen,
  JobSeen,
  Listing,
  PullSeen,
  RepositorySeen,
  ReviewSeen,
  RunSeen,
  WorkflowSeen,
} from './model/trusted-run.ts';

/** What the house asks of the outside world: interfaces only. Adapters implement them, flows take them, faces wire them. */
export interface Clock {
  now(): Date;
  /** Milliseconds from an arbitrary start, never going back. */
  monotonic(): number;
}

/** Which check runs of a commit. */
export interface CheckQuery {
  /** A commit; where only reading is meant, a branch will do. */
  readonly ref: string;
  /** Null: every name. */
  readonly name: string | null;
  /** Null: of every app. */
  readonly appId: number | null;
}

/** Check runs of one repository. Nothing here retries; each call takes at most the given time. No call throws: trouble is data. */
export interface CheckRuns {
  /** Newest first, those that newer ones have replaced among them. */
  find(query: CheckQuery, timeoutMs: number): Promise<Answer<readonly CheckRunSeen[]>>;
  get(id: number, timeoutMs: number): Promise<Answer<CheckRunSeen>>;
  create(check: NewCheckRun, timeoutMs: number): Promise<Answer<CheckRunSeen>>;
  update(id: number, check: CheckRunChange, timeoutMs: number): Promise<Answer<CheckRunSeen>>;
}

/** What a sweep may do with check runs: read them, and complete one as a failure. There is no way to ask for anything else. */
export interface CheckCloser extends Pick<CheckRuns, 'find' | 'get'> {
  /** Says that the check's step was lost. */
  fail(id: number, now: Date, timeoutMs: number): Promise<Answer<{ readonly conclusion: 'failure' }>>;
}

/** Commits that somebody may still want to merge: heads of open pull requests, newest first, and tips of branches. */
export interface HeadLister {
  list(timeoutMs: number): Promise<Answer<Listing<string>>>;
}

/** Times are RFC 3339. */
export interface CheckRunChange {
  readonly externalId: string;
  readonly state: CheckState;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

export interface NewCheckRun extends CheckRunChange {
  readonly headSha: string;
  readonly name: string;
  readonly detailsUrl: string | null;
}

/** Comments on the pull requests of one repository. Nothing here retries; each call takes at most the given time. No call throws. */
export interface Comments {
  /** Login of whoever the token writes as. */
  self(timeoutMs: number): Promise<Answer<string>>;
  /** All of a pull request, oldest first. */
  list(pull: number, timeoutMs: number): Promise<Answer<readonly CommentSeen[]>>;
  create(pull: number, body: Markdown, timeoutMs: number): Promise<Answer<CommentSeen>>;
  update(id: number, body: Markdown, timeoutMs: number): Promise<Answer<CommentSeen>>;
  remove(id: number, timeoutMs: number): Promise<Answer<null>>;
}

/** What the trusted judge reads of a run and its repository. Nothing here retries; each call takes at most the given time. No call throws. */
export interface RunReader {
  repository(timeoutMs: number): Promise<Answer<RepositorySeen>>;
  run(id: number, timeoutMs: number): Promise<Answer<RunSeen>>;
  /** @param file name in `.github/workflows/`. @returns null where the repository knows none. */
  workflow(file: string, timeoutMs: number): Promise<Answer<WorkflowSeen | null>>;
  /** Of all attempts. */
  jobs(runId: number, timeoutMs: number): Promise<Answer<Listing<JobSeen>>>;
  artifacts(runId: number, timeoutMs: number): Promise<Answer<Listing<ArtifactSeen>>>;
  /** Bytes of an artifact's zip; trouble where there are more than `maxBytes`. */
  zip(artifactId: number, maxBytes: number, timeoutMs: number): Promise<Answer<Uint8Array>>;
  /** Digest lines in the log of one execution of a job. */
  digestLines(jobId: number, timeoutMs: number): Promise<Answer<readonly { readonly name: string; readonly sha256: string }[]>>;
}

/** What the trusted judge reads of commits, files and pull requests. As {@link RunReader}. */
export interface SourceReader {
  /** Commit that a branch is at; null where there is none. */
  tip(branch: string, timeoutMs: number): Promise<Answer<string | null>>;
  /** Null where the repository knows no such commit. */
  commit(sha: string, timeoutMs: number): Promise<Answer<CommitSeen | null>>;
  /** By commits. */
  compare(base: string, head: string, timeoutMs: number): Promise<Answer<ComparisonSeen>>;
  /** Every file of a commit and its blob. */
  tree(sha: string, timeoutMs: number): Promise<Answer<Listing<{ readonly path: string; readonly blob: string }>>>;
  /** What lies in one folder itself, by its tree or a commit. */
  folder(
    sha: string,
    timeoutMs: number,
  ): Promise<Answer<Listing<{ readonly name: string; readonly id: string; readonly isFolder: boolean }>>>;
  /** A file at a commit; null where there is none. `bytes` is null where GitHub gives the blob's id alone. */
  file(path: string, sha: string, timeoutMs: number): Promise<Answer<{ readonly blob: string; readonly bytes: Uint8Array | null } | null>>;
  /** Pull requests into this repository that have this commit. */
  pulls(sha: string, timeoutMs: number): Promise<Answer<Listing<PullSeen>>>;
  /** Null where there is none. */
  pull(number: number, timeoutMs: number): Promise<Answer<PullSeen | null>>;
  reviews(number: number, timeoutMs: number): Promise<Answer<Listing<ReviewSeen>>>;
}
