import type { Conclusion } from './check-run.ts';
import { LENIENCIES, type Leniency } from './expectations.ts';
import { type DecidingCode, isReasonCode, REASONS } from './reasons.ts';
import type { Tally } from './tally.ts';
import type { Outcome } from './verdict.ts';

/**
 * All that the stage which reads hostile bytes says to the one that holds a credential: words of fixed lists, commit ids, digests and whole numbers,
 * on one line. No name, path or sentence passes, so that nothing a test wrote can reach whoever may write.
 */
export interface Judged {
  readonly outcome: Outcome;
  readonly code: DecidingCode | null;
  readonly conclusion: Conclusion;
  readonly runId: number;
  readonly attempt: number;
  /** The commit that the check goes to. */
  readonly sha: string;
  readonly tally: Tally | null;
  /** Of the policy by which it was judged, see {@link ./policy.ts}. Null where none was in force yet. */
  readonly policy: string | null;
  /** Over all artifacts: of a line `name sha256` for each. Null where none was read. */
  readonly evidence: string | null;
  /** Ids of those artifacts, at most 256. */
  readonly artifacts: readonly number[];
  /** That any of the suites was run with. */
  readonly leniencies: readonly Leniency[];
}

const COUNTS = ['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky'] as const satisfies readonly (keyof Tally)[];

export function formatJudged(judged: Judged): string {
  const { outcome, code, conclusion, runId, attempt, sha, tally, policy, evidence, artifacts, leniencies } = judged;
  const counts = tally === null ? 'none' : COUNTS.map((name) => tally[name]).join(',');
  return [
    'judged/v1',
    outcome,
    code ?? 'none',
    conclusion,
    runId,
    attempt,
    sha,
    counts,
    policy ?? 'none',
    evidence ?? 'none',
    artifacts.slice(0, 256).join(',') || 'none',
    leniencies.join(',') || 'none',
  ].join(' ');
}

const WHOLE = '(?:0|[1-9]\\d{0,14})';
const WORD = '[a-z][a-z0-9-]{1,40}';
const LINE = new RegExp(
  `^judged/v1 (passed|failed|incomplete) (${WORD}) (success|failure|action_required) (${WHOLE}) (${WHOLE}) ([0-9a-f]{40}) ` +
    `(none|${WHOLE}(?:,${WHOLE}){5}) (none|[0-9a-f]{64}) (none|[0-9a-f]{64}) (none|${WHOLE}(?:,${WHOLE}){0,255}) (none|${WORD}(?:,${WORD}){0,20})$`,
);

/** @returns null for anything but what {@link formatJudged} gives, and for what contradicts itself: a pass with a reason, a reason without its outcome. */
export function parseJudged(text: string): Judged | null {
  const [
    ,
    outcome,
    word = '',
    conclusion,
    runId,
    attempt,
    sha = '',
    counts = '',
    policy = '',
    evidence = '',
    artifacts = '',
    leniencies = '',
  ] = LINE.exec(text) ?? [];
  if (outcome === undefined) return null;
  const code = codeOf(word);
  const tally = tallyOf(counts);
  const leave = leniencies === 'none' ? [] : leniencies.split(',').map((name) => LENIENCIES.find((each) => each === name));
  if (code === undefined || !leave.every((each) => each !== undefined)) return null;
  const judged: Judged = {
    outcome: outcome as Outcome,
    code,
    conclusion: conclusion as Conclusion,
    runId: Number(runId),
    attempt: Number(attempt),
    sha,
    tally,
    policy: policy === 'none' ? null : policy,
    evidence: evidence === 'none' ? null : evidence,
    artifacts: artifacts === 'none' ? [] : artifacts.split(',').map(Number),
    leniencies: leave,
  };
  return isConsistent(judged) ? judged : null;
}

function codeOf(word: string): DecidingCode | null | undefined {
  if (word === 'none') return null;
  return isReasonCode(word) && REASONS[word].outcome !== 'note' ? (word as DecidingCode) : undefined;
}

function tallyOf(counts: string): Tally | null {
  if (counts === 'none') return null;
  const [tests = 0, passed = 0, failed = 0, errored = 0, skipped = 0, flaky = 0] = counts.split(',').map(Number);
  return { tests, passed, failed, errored, skipped, flaky };
}

/** Success is for a pass alone; a pass needs a policy, evidence, and a count without red but with a passed test, or leave to be empty; all else a reason. */
function isConsistent({ outcome, code, conclusion, tally, policy, evidence, leniencies }: Judged): boolean {
  if ((outcome === 'passed') !== (conclusion === 'success') || (outcome === 'passed') !== (code === null)) return false;
  if (outcome !== 'passed') return true;
  return (
    tally !== null &&
    policy !== null &&
    evidence !== null &&
    tally.failed + tally.errored === 0 &&
    tally.tests === tally.passed + tally.skipped &&
    (tally.passed > 0 || leniencies.includes('allow-empty'))
  );
}
