import { z } from 'zod';
import { LENIENCIES } from './expectations.ts';
import { REASON_CODES, type ReasonCode } from './reasons.ts';

/**
 * The schema of `receipt.json` (docs/receipt-format.md), the single source of docs/receipt-v1.schema.json. Strict: unknown keys, wrong types and over-long
 * values are refused. Whoever reads a receipt must treat every string in it as hostile.
 */

const text = (max: number) => z.string().max(max);
const path = text(4096);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const gitId = z.string().regex(/^[0-9a-f]{40}$|^[0-9a-f]{64}$/);
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/);
const count = z.int().min(0);
const size = z.int().min(0);

export const tallySchema = z.strictObject({ tests: count, passed: count, failed: count, errored: count, skipped: count, flaky: count });

export const exitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exited'), code: z.int() }),
  z.strictObject({ kind: z.literal('signaled'), signal: text(32) }),
  z.strictObject({ kind: z.literal('timed_out'), limit_ms: count }),
  z.strictObject({ kind: z.literal('interrupted'), signal: text(32) }),
  z.strictObject({ kind: z.literal('not_started'), message: text(1000) }),
]);

const whereSchema = z.strictObject({ file: path.optional(), line: count.optional(), column: count.optional(), byte: count.optional() });

export const reasonSchema = z.strictObject({
  code: z.enum(REASON_CODES as [ReasonCode, ...ReasonCode[]]),
  outcome: z.enum(['failed', 'incomplete', 'note']),
  where: whereSchema.optional(),
  args: z.record(text(64), z.union([text(2000), z.number()])).optional(),
});

const limitsSchema = z.strictObject({
  log_bytes: size,
  report_bytes: size,
  token_bytes: size,
  depth: count,
  attributes: count,
  name_length: count,
});

export const sourceSchema = z.strictObject({
  repository: text(400).nullable(),
  git_head: gitId.nullable(),
  git_tree: gitId.nullable(),
  /** Present where HEAD is a merge: its parents, in their order. */
  git_parents: z.array(gitId).min(2).max(100).optional(),
  worktree: sha256.nullable(),
  /** Present where the work tree was too large to hash and git's own view was taken. */
  worktree_by: z.literal('git').optional(),
  after: z.strictObject({ git_head: gitId.nullable(), git_tree: gitId.nullable(), worktree: sha256.nullable(), generated: count }),
  /** Tracked files changed or deleted during the run (report matches and the out folder aside), at most 20. */
  moved: z.array(path).max(20),
  dirty: z.boolean(),
  /** Present where dirty: how many tracked files differed from HEAD before the run, and the first of them. */
  changed: z.strictObject({ count, first: path }).optional(),
  /** Present where receipt's own output went to untracked files in the work tree, which are left out: which ones. */
  own_output: z.array(path).max(2).optional(),
  /** Present where a sparse checkout left tracked files out: how many. */
  sparse: count.optional(),
  branch: text(400).nullable(),
});

export const runnerFootersSchema = z.strictObject({ name: text(64), footers: count, tally: tallySchema.nullable() });

export const reportEntrySchema = z.strictObject({
  path,
  original_path: path,
  sha256,
  size_bytes: size,
  state: z.enum(['created', 'modified', 'unchanged', 'unknown']),
  tally: tallySchema.nullable(),
});

export const rejectedEntrySchema = z.strictObject({
  /** Where the copy lies in the evidence folder; null where no bytes could be kept. */
  path: path.nullable(),
  original_path: path,
  sha256: sha256.nullable(),
  size_bytes: size.nullable(),
  state: z.enum(['created', 'modified', 'unchanged', 'unknown']),
  code: z.enum(REASON_CODES as [ReasonCode, ...ReasonCode[]]),
  /** Why the bytes could not be kept, for `junit-unreadable`. */
  why: text(500).nullable(),
});

export const receiptSchema = z.strictObject({
  schema: z.literal('receipt/v1'),
  tool: z.strictObject({ name: z.literal('test-receipt'), version: text(64) }),
  source: sourceSchema.nullable(),
  /** Why `source` is null; null where it isn't. */
  source_missing: text(500).nullable(),
  ci: z
    .strictObject({
      provider: text(64),
      run_id: text(64).nullable(),
      run_attempt: count.nullable(),
      workflow_ref: text(1000).nullable(),
      job: text(400).nullable(),
      event: text(64).nullable(),
      /** The commit that a check goes to: of a pull request its head. */
      head_sha: gitId.nullable(),
      /** Its tree, where the clone held that commit. */
      head_tree: gitId.nullable(),
      base_sha: gitId.nullable(),
      pull_request: count.nullable(),
      actor: text(400).nullable(),
    })
    .nullable(),
  environment: z.strictObject({
    hostname: text(255),
    os: text(64),
    kernel: text(255),
    arch: text(64),
    runtimes: z.record(text(64), text(255)),
    image: text(255).nullable(),
  }),
  suite: z.strictObject({
    name: text(100),
    /** Present where the suite runs in shards: which one this is. */
    shard: text(64).optional(),
    command: z.array(text(131072)).max(10000),
    shell: z.boolean(),
    cwd: path,
    fingerprint: sha256,
    timeout_ms: count.nullable(),
    env: z.strictObject({
      dropped: z.array(text(255)).max(1000),
      passed: z.array(text(255)).max(1000),
      steering: z.array(text(255)).max(1000),
      /** Variables that receipt itself set for the child, such as CI and FORCE_COLOR. */
      set: z.array(text(255)).max(20),
    }),
    leniencies: z.array(z.enum(LENIENCIES)).max(LENIENCIES.length),
    /** Where options came from besides the command line: `package.json` or `.receiptrc.json`. */
    options_from: path.nullable(),
  }),
  expectations: z.strictObject({
    reports: z.array(text(4096)).max(1000),
    runner: text(64).nullable(),
    footer: text(1000).nullable(),
    min_tests: count,
    max_skipped: count.nullable(),
    limits: limitsSchema,
  }),
  run: z.strictObject({ started_at: time, finished_at: time, duration_ms: count, exit: exitSchema }),
  evidence: z.strictObject({
    log: z.strictObject({
      path: z.literal('log.txt'),
      sha256,
      size_bytes: size,
      /** All bytes that the command wrote, also those past the limit. */
      seen_bytes: size,
      /** Of all those bytes; present where the log passed its limit. */
      seen_sha256: sha256.optional(),
      /** Every writer had let go of the output. */
      closed: z.boolean(),
      /** Where it was not closed: something was written after the exit. */
      late_output: z.boolean(),
      /** Present (and true) where processes that the command left behind held the output until they were ended. */
      leftovers_ended: z.literal(true).optional(),
      runners: z.array(runnerFootersSchema).max(200),
    }),
    reports: z.array(reportEntrySchema).max(100000),
    rejected: z.array(rejectedEntrySchema).max(100000),
    /** Reports from before the run that were moved to earlier-reports/. */
    moved_aside: count,
    /** Where the globs match nothing: JUnit files that lie elsewhere, to be named in the remedy; absent where there are none. */
    nearby: z.array(path).min(1).max(5).optional(),
    /** Those, so that a change of any of them is seen; absent where there are none. */
    earlier: z
      .array(z.strictObject({ path, sha256: sha256.nullable() }))
      .max(100000)
      .optional(),
    /** Present where secrets stood in the evidence that was handed over, each byte of which is a `*` here: by file, its digest before. */
    redactions: z
      .array(
        z.strictObject({
          path,
          raw_sha256: sha256,
          count: z.int().min(1),
          /** Offset and length in bytes of the first of them. */
          spans: z.array(z.tuple([size, z.int().min(1)])).max(1000),
        }),
      )
      .min(1)
      .max(1000)
      .optional(),
  }),
  policy: z.strictObject({ path, sha256, source: z.enum(['base', 'worktree']) }).nullable(),
  verdict: z.strictObject({
    outcome: z.enum(['passed', 'failed', 'incomplete']),
    /** Present (and true) only for a pass by --allow-empty. */
    empty: z.literal(true).optional(),
    decided_by: z.enum(REASON_CODES as [ReasonCode, ...ReasonCode[]]).nullable(),
    tally: tallySchema.nullable(),
    reasons: z.array(reasonSchema).max(2000),
  }),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type Source = z.infer<typeof sourceSchema>;
