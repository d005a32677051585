import type { Evidence } from '../model/evidence.ts';
import type { Exit } from '../model/exit.ts';
import type { Expectations } from '../model/expectations.ts';
import {
  type DecidingCode,
  REASONS,
  type Reason,
  type ReasonClass,
  type ReasonCode,
  type ReasonOutcome,
  sentenceOf,
  type Where,
} from '../model/reasons.ts';
import type { FailingTest } from '../model/report.ts';
import { red, type Tally } from '../model/tally.ts';
import type { Outcome, Verdict } from '../model/verdict.ts';
import { cutText, escapeJson } from './escape.ts';
import { type RunAsked, remedyFor, type SuiteCommand, suiteCommandOf } from './remedy.ts';

/** More than an agent reads in one go is no summary any more. */
export const VERDICT_JSON_MAX_BYTES = 8192;

/** `verdict.json`, schema `verdict/v1` (docs/receipt-format.md): all an agent needs, and what `--json` prints. Text from tests is in it as data. */
export interface VerdictJson {
  readonly schema: 'verdict/v1';
  readonly outcome: Outcome;
  /** Of the deciding reason; null where it passed. */
  readonly class: ReasonClass | null;
  readonly decided_by: ReasonCode | null;
  /** In the table's order, the deciding one first. */
  readonly reasons: readonly ReasonJson[];
  readonly tally: Tally | null;
  /** Null, like log and source, where there is no receipt to read it from. */
  readonly exit: Exit | null;
  readonly failing: readonly FailingTest[];
  /** The last lines of the log, where the command failed before or beside the tests; else null. */
  readonly tail: readonly string[] | null;
  readonly log: { readonly sha256: string; readonly size_bytes: number } | null;
  readonly reports: readonly { readonly path: string; readonly sha256: string }[];
  readonly source: {
    readonly git_head: string | null;
    readonly git_tree: string | null;
    readonly worktree: string | null;
    readonly dirty: boolean;
  } | null;
  /** Of the bytes of receipt.json; null where there is none (evidence captured elsewhere). */
  readonly receipt_sha256: string | null;
  /** How many entries were left out of each list to stay within the size; absent where none was. */
  readonly omitted?: { readonly reasons: number; readonly failing: number; readonly reports: number };
}

export interface ReasonJson {
  readonly code: ReasonCode;
  readonly outcome: ReasonOutcome;
  readonly class: ReasonClass;
  readonly message: string;
  readonly remedy: string;
  readonly where: Where | null;
}

/** The digests and facts that stand beside a verdict: a receipt has this shape; for evidence without one it is put together. */
export interface VerdictSubject {
  /** Null where the command is unknown. */
  readonly suite: RunAsked['suite'] | null;
  readonly expectations: Expectations;
  readonly run: { readonly exit: Exit };
  readonly source: VerdictJson['source'];
  readonly evidence: {
    readonly log: { readonly sha256: string; readonly size_bytes: number };
    readonly reports: readonly { readonly path: string; readonly sha256: string }[];
    readonly rejected: readonly { readonly path: string | null; readonly sha256: string | null }[];
  };
}

/** How much of each list and text is kept. */
interface Room {
  readonly reasons: number;
  readonly failing: number;
  readonly reports: number;
  readonly tail: number;
  readonly text: number;
}

/** Tried in turn until the bytes fit; the last one fits whatever the evidence holds. */
const ROOMS: readonly Room[] = [
  { reasons: 30, failing: 20, reports: 20, tail: 20, text: 400 },
  { reasons: 20, failing: 20, reports: 20, tail: 20, text: 200 },
  { reasons: 12, failing: 20, reports: 10, tail: 12, text: 120 },
  { reasons: 8, failing: 12, reports: 6, tail: 8, text: 100 },
  { reasons: 4, failing: 6, reports: 3, tail: 4, text: 80 },
  { reasons: 2, failing: 2, reports: 1, tail: 2, text: 40 },
  { reasons: 1, failing: 0, reports: 0, tail: 0, text: 20 },
];

/** Where the log's end says more than the reports do. */
export const TAIL_FOR: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['command-failed-early', 'not-started', 'exit-nonzero']);

/**
 * The verdict for an agent: an object, and its bytes as they are kept and printed (at most {@link VERDICT_JSON_MAX_BYTES}, invisible
 * characters escaped, a line end behind). The same evidence always gives the same bytes.
 */
export function toVerdictJson(
  subject: VerdictSubject | null,
  evidence: Evidence | null,
  verdict: Verdict,
  receiptSha256: string | null,
): { value: VerdictJson; bytes: Uint8Array } {
  const encoder = new TextEncoder();
  for (const room of ROOMS) {
    const value = fill(subject, evidence, verdict, receiptSha256, room);
    const bytes = encoder.encode(`${escapeJson(JSON.stringify(value, null, 1))}\n`);
    if (bytes.length <= VERDICT_JSON_MAX_BYTES || room === ROOMS.at(-1)) return { value, bytes };
  }
  throw new Error('unreachable: the last room always returns');
}

function fill(
  subject: VerdictSubject | null,
  evidence: Evidence | null,
  verdict: Verdict,
  receiptSha256: string | null,
  room: Room,
): VerdictJson {
  const failing = evidence === null ? [] : failingTests(evidence, verdict);
  const reports = subject === null ? [] : digestsOf(subject);
  const log = subject?.evidence.log;
  const suite =
    subject === null || subject.suite === null ? null : suiteCommandOf({ suite: subject.suite, expectations: subject.expectations });
  const omitted = {
    reasons: Math.max(0, verdict.reasons.length - room.reasons),
    failing: Math.max(0, failing.length - room.failing),
    reports: Math.max(0, reports.length - room.reports),
  };
  const { decidedBy } = verdict;
  const tail = decidedBy !== null && TAIL_FOR.has(decidedBy) && room.tail > 0 ? evidence?.log.tail.slice(-room.tail) : null;
  return {
    schema: 'verdict/v1',
    outcome: verdict.outcome,
    class: decidedBy === null ? null : REASONS[decidedBy].class,
    decided_by: decidedBy,
    reasons: verdict.reasons.slice(0, room.reasons).map((reason) => reasonJson(reason, suite, room.text)),
    tally: verdict.tally,
    exit: subject === null ? null : exitJson(subject.run.exit, room.text),
    failing: failing.slice(0, room.failing).map((test) => failingJson(test, room.text)),
    tail: tail?.map((line) => cutText(line, room.text)) ?? null,
    log: log === undefined ? null : { sha256: log.sha256, size_bytes: log.size_bytes },
    reports: reports.slice(0, room.reports),
    source: sourceJson(subject?.source ?? null),
    receipt_sha256: receiptSha256,
    ...(omitted.reasons + omitted.failing + omitted.reports > 0 ? { omitted } : {}),
  };
}

/** A verdict that can't be believed, and why: the reasons of distrust decide, whatever was derived. */
export function distrusted(
  verdict: Verdict | null,
  [first, ...more]: readonly [Reason & { code: DecidingCode }, ...(Reason & { code: DecidingCode })[]],
): Verdict {
  return {
    outcome: 'incomplete',
    decidedBy: first.code,
    tally: verdict?.tally ?? null,
    reasons: [first, ...more, ...(verdict?.reasons ?? [])],
  };
}

/** Red test cases over all reports, in order; none where the producer's dialect says that the red ones are no failures (todo). */
export function failingTests(evidence: Evidence, verdict: Verdict): FailingTest[] {
  if (verdict.tally !== null && red(verdict.tally) === 0) return [];
  return evidence.reports.flatMap((claim) => (claim.kind === 'read' ? claim.facts.failing : []));
}

function reasonJson(reason: Reason, suite: SuiteCommand | null, text: number): ReasonJson {
  const { where } = reason;
  return {
    code: reason.code,
    outcome: REASONS[reason.code].outcome,
    class: REASONS[reason.code].class,
    message: cutText(sentenceOf(reason), text),
    // A remedy may hold the command to copy, which is of no use when cut in the middle: it gets more room.
    remedy: cutText(remedyFor(reason, suite), text * 5),
    where: where === undefined ? null : where.file === undefined ? where : { ...where, file: cutText(where.file, text) },
  };
}

function exitJson(exit: Exit, text: number): Exit {
  return exit.kind === 'not_started' ? { ...exit, message: cutText(exit.message, text) } : exit;
}

function failingJson(test: FailingTest, text: number): FailingTest {
  const cut = (value: string | null) => (value === null ? null : cutText(value, text));
  return {
    suite: cut(test.suite),
    name: cutText(test.name, text),
    file: cut(test.file),
    line: test.line,
    message: cutText(test.message, text),
  };
}

function digestsOf({ evidence }: VerdictSubject): { path: string; sha256: string }[] {
  return [...evidence.reports, ...evidence.rejected]
    .flatMap(({ path, sha256 }) => (path === null || sha256 === null ? [] : [{ path: cutText(path, 200), sha256 }]))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function sourceJson(source: VerdictJson['source']): VerdictJson['source'] {
  if (source === null) return null;
  const { git_head, git_tree, worktree, dirty } = source;
  return { git_head, git_tree, worktree, dirty };
}
