import type { Answer } from './model/api-answer.ts';
import type { CheckRunSeen, CheckState } from './model/check-run.ts';

/** What the house asks of the outside world: interfaces only. Adapters implement them, flows take them, faces wire them. */
export interface Clock {
  now(): Date;
  /** Milliseconds from an arbitrary start, never going back. */
  monotonic(): number;
}

/** Check runs of one repository. Nothing here retries; each call takes at most the given time. No call throws: trouble is data. */
export interface CheckRuns {
  /** Those of this name on a commit, from every app, newest first. */
  find(headSha: string, name: string, timeoutMs: number): Promise<Answer<readonly CheckRunSeen[]>>;
  create(check: NewCheckRun, timeoutMs: number): Promise<Answer<CheckRunSeen>>;
  update(id: number, check: CheckRunChange, timeoutMs: number): Promise<Answer<CheckRunSeen>>;
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
