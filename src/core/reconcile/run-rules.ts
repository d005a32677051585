import type { CiFacts, SourceFacts } from '../model/evidence.ts';
import { signalOfStatus } from '../model/exit.ts';
import type { Reason } from '../model/reasons.ts';
import type { Reading } from './reading.ts';

/** How the command ended, and whether log and source can be believed: places 1 to 7 of the table. */
export function runReasons(reading: Reading): Reason[] {
  return [...exitReasons(reading), ...logReasons(reading), ...sourceReasons(reading), ...failedEarly(reading)];
}

function exitReasons({ evidence, status, statusCountsFailures }: Reading): Reason[] {
  const { exit } = evidence;
  switch (exit.kind) {
    case 'not_started':
      return [{ code: 'not-started', args: { message: exit.message } }];
    case 'signaled':
      return [{ code: 'killed-by-signal', args: { signal: exit.signal } }];
    case 'timed_out':
      return [{ code: 'timeout', args: { limit: `${exit.limit_ms / 1000} s` } }];
    case 'interrupted':
      return [{ code: 'interrupted', args: { by: exit.signal } }];
    case 'exited':
      return status === null || statusCountsFailures ? [] : statusReasons(status);
  }
}

/** Statuses by which shells and limiters pass on what happened to their child. */
function statusReasons(status: number): Reason[] {
  if (status === 126 || status === 127) {
    return [{ code: 'not-started', args: { message: status === 127 ? 'status 127, "not found"' : 'status 126, "not executable"' } }];
  }
  if (status === 124) return [{ code: 'timeout', args: { limit: 'status 124 of a limiter' } }];
  if (status === 130) return [{ code: 'interrupted', args: { by: 'status 130, SIGINT' } }];
  const signal = signalOfStatus(status);
  return signal === null ? [] : [{ code: 'killed-by-signal', args: { signal: `${signal} (status ${status})` } }];
}

function logReasons({ evidence, reports, outer }: Reading): Reason[] {
  const { closed, lateOutput, leftoversEnded, storedBytes, seenBytes } = evidence.logState;
  const reasons: Reason[] = [];
  const witnessMissing = reports.length === 0 || !outer.some((runner) => runner.closed > 0);
  if (!closed) reasons.push({ code: lateOutput || witnessMissing ? 'log-not-closed' : 'leftover-process' });
  else if (leftoversEnded) reasons.push({ code: 'leftover-process' });
  if (seenBytes > storedBytes) {
    reasons.push({ code: 'log-limit', args: { limit: evidence.expectations.limits.log_bytes, dropped: seenBytes - storedBytes } });
  }
  return reasons;
}

function sourceReasons({ evidence }: Reading): Reason[] {
  const { source, sourceMissing, ci } = evidence;
  if (source === null) {
    const why = sourceMissing ?? 'not recorded';
    if (evidence.capture === 'foreign') return [];
    return [ci === null ? { code: 'no-source', args: { why } } : { code: 'source-unknown', args: { why } }];
  }
  const reasons: Reason[] = ci === null ? [] : checkoutReasons(source, ci);
  const headMoved = source.after.git_head !== source.git_head;
  if (headMoved || source.moved.length > 0) {
    const first = source.moved[0] ?? '';
    const more = source.moved.length > 1 ? ` and ${source.moved.length - 1} more` : '';
    const what = headMoved ? 'HEAD moved' : `${first}${more} changed`;
    reasons.push({ code: 'tree-moved', args: { what }, ...(headMoved ? {} : { where: { file: first } }) });
  }
  if (source.dirty)
    reasons.push(
      ci === null
        ? { code: 'dirty' }
        : { code: 'dirty-checkout', args: { count: source.changed?.count ?? 1, file: source.changed?.first ?? '…' } },
    );
  if (source.after.generated > 0) reasons.push({ code: 'tree-grew', args: { count: source.after.generated } });
  return reasons;
}

/** Whether what was tested is what the check goes to. */
function checkoutReasons(source: SourceFacts, ci: CiFacts): Reason[] {
  const { git_head: tested, git_tree: tree, git_parents: parents = [] } = source;
  if (tested === null) return [{ code: 'source-unknown', args: { why: 'the repository has no commit' } }];
  const { head_sha: head, head_tree: headTree } = ci;
  if (head === null) return [{ code: 'source-unknown', args: { why: 'the event does not say which commit the check goes to' } }];
  // One parent is no merge: such a commit is a change on top of the head.
  const isMerge = parents.length > 1 && parents.includes(head);
  if (tested === head || isMerge || (tree !== null && tree === headTree)) return [];
  return [{ code: 'head-mismatch', args: { tested: tested.slice(0, 12), head: head.slice(0, 12) } }];
}

/** A plain failure before any runner showed up: a lint or compile step, not a lost report. */
function failedEarly({ status, reports, rejected, evidence, statusCountsFailures }: Reading): Reason[] {
  if (status === null || status === 0 || statusCountsFailures || statusReasons(status).length > 0) return [];
  if (reports.length > 0 || rejected.length > 0 || evidence.log.runners.length > 0) return [];
  return [{ code: 'command-failed-early', args: { code: status } }];
}
