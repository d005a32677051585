import type { Policy } from '../model/policy.ts';
import type { ApprovalSeen, ReviewSeen } from '../model/trusted-run.ts';

/** Whose review counts: in a public repository anybody may write one, under a login that somebody else gave up. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Whether an approver of the policy approves a pull request as it is: by the last word of his, on exactly its head. Never by its author.
 */
export function isApproved(policy: Pick<Policy, 'approvers'>, { pull, reviews }: ApprovalSeen): boolean {
  return policy.approvers.some((approver) => {
    if (pull.author === null || same(pull.author, approver)) return false;
    const last = reviews.filter((review) => review.user !== null && same(review.user, approver) && decides(review)).at(-1);
    return last !== undefined && last.state === 'APPROVED' && last.commit === pull.headSha && TRUSTED.has(last.association);
  });
}

/** A comment takes no approval back. */
function decides({ state }: ReviewSeen): boolean {
  return state === 'APPROVED' || state === 'CHANGES_REQUESTED' || state === 'DISMISSED';
}
