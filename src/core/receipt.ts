import { createHash } from 'node:crypto';
import type { Evidence } from './model/evidence.ts';
import { type BytePath, toBytePath } from './model/files-list.ts';
import type { LogFacts } from './model/log.ts';
import { REASONS } from './model/reasons.ts';
import { type Receipt, receiptSchema } from './model/receipt.ts';
import type { ReportClaim } from './model/report.ts';
import type { Verdict } from './model/verdict.ts';

/** All of a receipt that is known before the verdict: what the verdict is derived from. */
export type ReceiptDraft = Omit<Receipt, 'verdict'>;

/**
 * Puts together what a verdict is derived from: from a run that just ended, and from its receipt at any later time, in the same way.
 * @param log      facts from the whole of log.txt
 * @param reports  claims of the report files, in the order of their original paths
 */
export function toEvidence(receipt: ReceiptDraft, log: LogFacts, reports: readonly ReportClaim[]): Evidence {
  const { source, suite, run, evidence, expectations, ci } = receipt;
  return {
    exit: run.exit,
    capture: 'own',
    command: suite.command,
    shell: suite.shell,
    log,
    logState: {
      closed: evidence.log.closed,
      lateOutput: evidence.log.late_output,
      ...(evidence.log.leftovers_ended ? { leftoversEnded: true } : {}),
      storedBytes: evidence.log.size_bytes,
      seenBytes: evidence.log.seen_bytes,
    },
    reports,
    movedAside: evidence.moved_aside,
    ...(evidence.nearby === undefined ? {} : { nearby: evidence.nearby }),
    ...(evidence.redactions === undefined ? {} : { redacted: redactedOf(evidence.redactions) }),
    steering: suite.env.steering,
    source:
      source === null
        ? null
        : {
            git_head: source.git_head,
            git_tree: source.git_tree,
            ...(source.git_parents === undefined ? {} : { git_parents: source.git_parents }),
            dirty: source.dirty,
            ...(source.changed === undefined ? {} : { changed: source.changed }),
            after: { git_head: source.after.git_head, generated: source.after.generated },
            moved: source.moved,
          },
    sourceMissing: receipt.source_missing,
    ci: ci === null ? null : { head_sha: ci.head_sha, head_tree: ci.head_tree },
    expectations,
    leniencies: suite.leniencies,
  };
}

function redactedOf(redactions: NonNullable<Receipt['evidence']['redactions']>): NonNullable<Evidence['redacted']> {
  return { count: redactions.reduce((sum, { count }) => sum + count, 0), files: redactions.map(({ path }) => path) };
}

/** Enough for a sentence. */
const ARGUMENT_CHARACTERS = 2000;
const PATH_CHARACTERS = 4096;
const MAX_REASONS = 2000;

/** A verdict as a receipt holds it; the same verdict always gives the same entry. */
export function toVerdictEntry(verdict: Verdict): Receipt['verdict'] {
  return {
    outcome: verdict.outcome,
    ...(verdict.outcome === 'passed' && verdict.empty ? { empty: true as const } : {}),
    decided_by: verdict.decidedBy,
    tally: verdict.tally,
    reasons: verdict.reasons.slice(0, MAX_REASONS).map(({ code, where, args }) => ({
      code,
      outcome: REASONS[code].outcome,
      ...(where === undefined
        ? {}
        : { where: { ...where, ...(where.file === undefined ? {} : { file: cut(where.file, PATH_CHARACTERS) }) } }),
      ...(args === undefined ? {} : { args: cutArguments(args) }),
    })),
  };
}

function cutArguments(args: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const entries = Object.entries(args).map(
    ([name, value]) => [name, typeof value === 'string' ? cut(value, ARGUMENT_CHARACTERS) : value] as const,
  );
  return Object.fromEntries(entries);
}

function cut(text: string, characters: number): string {
  return text.length <= characters ? text : text.slice(0, characters);
}

export function completeReceipt(draft: ReceiptDraft, verdict: Verdict): Receipt {
  return { ...draft, verdict: toVerdictEntry(verdict) };
}

/**
 * Where the reports of a run lay, relative to the work tree's top with `/`: they are no part of what is tested. Hostile.
 * @returns byte paths; reports outside the work tree aren't among them
 */
export function reportPathsOf({ suite, evidence }: Pick<Receipt, 'suite' | 'evidence'>): Set<BytePath> {
  const paths = [...evidence.reports, ...evidence.rejected].flatMap(({ original_path: path }) => {
    if (/^(?:\/|[A-Za-z]:)/.test(path)) return [];
    const parts: string[] = [];
    for (const part of `${suite.cwd}/${path}`.split('/')) {
      if (part === '..' && parts.length === 0) return [];
      if (part === '..') parts.pop();
      else if (part !== '.' && part !== '') parts.push(part);
    }
    return [toBytePath(parts.join('/'))];
  });
  return new Set(paths);
}

/** What was run, so that an edited command never passes for the old one. `cwd` is relative to the work tree's top. */
export function suiteFingerprint(suite: { name: string; command: readonly string[]; shell: boolean; cwd: string }): string {
  const { name, command, shell, cwd } = suite;
  return createHash('sha256')
    .update(JSON.stringify({ command, shell, cwd, suite: name, env: {} }))
    .digest('hex');
}

/**
 * The bytes of `receipt.json`: one form only, so that {@link parseReceipt} can ask for it.
 * @throws {Error} where a value breaks the schema: a mistake of ours, found before a receipt is written that nobody could read
 */
export function renderReceipt(receipt: Receipt): Uint8Array {
  return new TextEncoder().encode(layout(receiptSchema.parse(receipt)));
}

function layout(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Reads the bytes of a receipt, which anybody may have written: strictly by the schema and in the very form in which receipts are written,
 * so that no key stands twice and nothing means something else to another reader.
 * @returns why they can't be believed, as the end of a sentence, where they can't
 */
export function parseReceipt(bytes: Uint8Array): { readonly receipt: Receipt } | { readonly why: string } {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { why: 'it is not UTF-8' };
  }
  try {
    value = JSON.parse(text);
  } catch {
    return { why: text.trim() === '' ? 'it is empty' : 'it is not whole JSON' };
  }
  const later = laterSchema(value);
  if (later !== null) return { why: `it was written by a newer version (schema ${later}); update test-receipt` };
  const parsed = receiptSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { why: `${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'unknown'}`.slice(0, 300) };
  }
  if (layout(value) !== text) return { why: 'a key stands twice in it, or it was formatted anew' };
  return { receipt: parsed.data };
}

/** `receipt/v1.1`, `receipt/v2`: what this version can't read whole. */
function laterSchema(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('schema' in value) || typeof value.schema !== 'string') return null;
  return /^receipt\/v\d{1,4}(\.\d{1,4})?$/.test(value.schema) && value.schema !== 'receipt/v1' ? value.schema : null;
}
