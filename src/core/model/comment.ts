import { createHash } from 'node:crypto';
import type { Outcome } from './verdict.ts';

/** GitHub's limit on a comment, in characters; bytes are never fewer. */
export const COMMENT_MAX_BYTES = 65_536;

/** What a comment of ours says, kept in a marker that readers don't see. */
export interface CommentStamp {
  /** Name of the check that the comment speaks for: a pull request has one comment for each. */
  readonly check: string;
  readonly runId: number;
  readonly attempt: number;
  readonly headSha: string;
  readonly state: Outcome | 'running';
}

/** A stamp as it is read back, where the name is known by its digest alone: anybody may have named it. */
export type SeenStamp = Omit<CommentStamp, 'check'> & { readonly key: string };

/** Stands for a check's name in the marker. */
export function commentKey(check: string): string {
  return createHash('sha256').update(check).digest('hex').slice(0, 16);
}

/** `receipt:comment:v1:<key>:<run>:<attempt>:<head>:<state>` */
export function formatStamp({ check, runId, attempt, headSha, state }: CommentStamp): string {
  return ['receipt:comment:v1', commentKey(check), runId, attempt, headSha, state].join(':');
}

const STAMP =
  /^<!-- receipt:comment:v1:([0-9a-f]{16}):(\d{1,15}):(\d{1,6}):([0-9a-f]{40}|[0-9a-f]{64}):(passed|failed|incomplete|running) -->\r?(?:\n|$)/;

/** @param body of a comment, which anybody may have written. @returns null where it doesn't begin with a marker of ours. */
export function parseStamp(body: string): SeenStamp | null {
  const [, key, runId, attempt, headSha, state] = STAMP.exec(body) ?? [];
  if (key === undefined || headSha === undefined) return null;
  return { key, runId: Number(runId), attempt: Number(attempt), headSha, state: state as SeenStamp['state'] };
}

/** Whether `seen` was written by a later run, or a later attempt of the same one, than `ours`. */
export function isNewer(seen: SeenStamp, ours: Pick<CommentStamp, 'runId' | 'attempt'>): boolean {
  return seen.runId > ours.runId || (seen.runId === ours.runId && seen.attempt > ours.attempt);
}

/** A comment as the API shows it; every text is hostile. */
export interface CommentSeen {
  readonly id: number;
  /** Login of whoever wrote it. */
  readonly author: string;
  readonly body: string;
}
