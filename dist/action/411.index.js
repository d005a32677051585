export const id = 411;
export const ids = [411,321];
export const modules = {

/***/ 10321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitSchema: () => (/* binding */ exitSchema),
/* harmony export */   reasonSchema: () => (/* binding */ reasonSchema),
/* harmony export */   receiptSchema: () => (/* binding */ receiptSchema),
/* harmony export */   rejectedEntrySchema: () => (/* binding */ rejectedEntrySchema),
/* harmony export */   reportEntrySchema: () => (/* binding */ reportEntrySchema),
/* harmony export */   runnerFootersSchema: () => (/* binding */ runnerFootersSchema),
/* harmony export */   sourceSchema: () => (/* binding */ sourceSchema),
/* harmony export */   tallySchema: () => (/* binding */ tallySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96818);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28880);



/**
 * The schema of `receipt.json` (docs/receipt-format.md), the single source of docs/receipt-v1.schema.json. Strict: unknown keys, wrong types and over-long
 * values are refused. Whoever reads a receipt must treat every string in it as hostile.
 */
const text = (max) => zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(max);
const path = text(4096);
const sha256 = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const gitId = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}$|^[0-9a-f]{64}$/);
const time = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/);
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const size = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const tallySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ tests: count, passed: count, failed: count, errored: count, skipped: count, flaky: count });
const exitSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('exited'), code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('signaled'), signal: text(32) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('timed_out'), limit_ms: count }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('interrupted'), signal: text(32) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('not_started'), message: text(1000) }),
]);
const whereSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ file: path.optional(), line: count.optional(), column: count.optional(), byte: count.optional() });
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_CODES */ .OE),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['failed', 'incomplete', 'note']),
    where: whereSchema.optional(),
    args: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text(64), zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([text(2000), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()])).optional(),
});
const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    log_bytes: size,
    report_bytes: size,
    token_bytes: size,
    depth: count,
    attributes: count,
    name_length: count,
});
const sourceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repository: text(400).nullable(),
    git_head: gitId.nullable(),
    git_tree: gitId.nullable(),
    /** Present where HEAD is a merge: its parents, in their order. */
    git_parents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(gitId).min(2).max(100).optional(),
    worktree: sha256.nullable(),
    /** Present where the work tree was too large to hash and git's own view was taken. */
    worktree_by: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('git').optional(),
    after: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ git_head: gitId.nullable(), git_tree: gitId.nullable(), worktree: sha256.nullable(), generated: count }),
    /** Tracked files changed or deleted during the run (report matches and the out folder aside), at most 20. */
    moved: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(path).max(20),
    dirty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Present where dirty: how many tracked files differed from HEAD before the run, and the first of them. */
    changed: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ count, first: path }).optional(),
    /** Present where receipt's own output went to untracked files in the work tree, which are left out: which ones. */
    own_output: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(path).max(2).optional(),
    /** Present where a sparse checkout left tracked files out: how many. */
    sparse: count.optional(),
    branch: text(400).nullable(),
});
const runnerFootersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text(64), footers: count, tally: tallySchema.nullable() });
const reportEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path,
    original_path: path,
    sha256,
    size_bytes: size,
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['created', 'modified', 'unchanged', 'unknown']),
    tally: tallySchema.nullable(),
});
const rejectedEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Where the copy lies in the evidence folder; null where no bytes could be kept. */
    path: path.nullable(),
    original_path: path,
    sha256: sha256.nullable(),
    size_bytes: size.nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['created', 'modified', 'unchanged', 'unknown']),
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_CODES */ .OE),
    /** Why the bytes could not be kept, for `junit-unreadable`. */
    why: text(500).nullable(),
});
const receiptSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('receipt/v1'),
    tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('test-receipt'), version: text(64) }),
    source: sourceSchema.nullable(),
    /** Why `source` is null; null where it isn't. */
    source_missing: text(500).nullable(),
    ci: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
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
    environment: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        hostname: text(255),
        os: text(64),
        kernel: text(255),
        arch: text(64),
        runtimes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text(64), text(255)),
        image: text(255).nullable(),
    }),
    suite: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: text(100),
        /** Present where the suite runs in shards: which one this is. */
        shard: text(64).optional(),
        command: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(131072)).max(10000),
        shell: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        cwd: path,
        fingerprint: sha256,
        timeout_ms: count.nullable(),
        env: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            dropped: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(255)).max(1000),
            passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(255)).max(1000),
            steering: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(255)).max(1000),
            /** Variables that receipt itself set for the child, such as CI and FORCE_COLOR. */
            set: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(255)).max(20),
        }),
        leniencies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .LENIENCIES */ .k)).max(_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .LENIENCIES */ .k.length),
        /** Where options came from besides the command line: `package.json` or `.receiptrc.json`. */
        options_from: path.nullable(),
    }),
    expectations: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        reports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(4096)).max(1000),
        runner: text(64).nullable(),
        footer: text(1000).nullable(),
        min_tests: count,
        max_skipped: count.nullable(),
        limits: limitsSchema,
    }),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ started_at: time, finished_at: time, duration_ms: count, exit: exitSchema }),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        log: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            path: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('log.txt'),
            sha256,
            size_bytes: size,
            /** All bytes that the command wrote, also those past the limit. */
            seen_bytes: size,
            /** Of all those bytes; present where the log passed its limit. */
            seen_sha256: sha256.optional(),
            /** Every writer had let go of the output. */
            closed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
            /** Where it was not closed: something was written after the exit. */
            late_output: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
            /** Present (and true) where processes that the command left behind held the output until they were ended. */
            leftovers_ended: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
            runners: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runnerFootersSchema).max(200),
        }),
        reports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(reportEntrySchema).max(100000),
        rejected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rejectedEntrySchema).max(100000),
        /** Reports from before the run that were moved to earlier-reports/. */
        moved_aside: count,
        /** Where the globs match nothing: JUnit files that lie elsewhere, to be named in the remedy; absent where there are none. */
        nearby: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(path).min(1).max(5).optional(),
        /** Those, so that a change of any of them is seen; absent where there are none. */
        earlier: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path, sha256: sha256.nullable() }))
            .max(100000)
            .optional(),
        /** Present where secrets stood in the evidence that was handed over, each byte of which is a `*` here: by file, its digest before. */
        redactions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            path,
            raw_sha256: sha256,
            count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
            /** Offset and length in bytes of the first of them. */
            spans: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([size, zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1)])).max(1000),
        }))
            .min(1)
            .max(1000)
            .optional(),
    }),
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path, sha256, source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'worktree']) }).nullable(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete']),
        /** Present (and true) only for a pass by --allow-empty. */
        empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
        decided_by: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_CODES */ .OE).nullable(),
        tally: tallySchema.nullable(),
        reasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(reasonSchema).max(2000),
    }),
});


/***/ }),

/***/ 57411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completeReceipt: () => (/* binding */ completeReceipt),
/* harmony export */   parseReceipt: () => (/* binding */ parseReceipt),
/* harmony export */   renderReceipt: () => (/* binding */ renderReceipt),
/* harmony export */   reportPathsOf: () => (/* binding */ reportPathsOf),
/* harmony export */   suiteFingerprint: () => (/* binding */ suiteFingerprint),
/* harmony export */   toEvidence: () => (/* binding */ toEvidence),
/* harmony export */   toVerdictEntry: () => (/* binding */ toVerdictEntry)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_files_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51475);
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28880);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10321);




/**
 * Puts together what a verdict is derived from: from a run that just ended, and from its receipt at any later time, in the same way.
 * @param log      facts from the whole of log.txt
 * @param reports  claims of the report files, in the order of their original paths
 */
function toEvidence(receipt, log, reports) {
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
        source: source === null
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
function redactedOf(redactions) {
    return { count: redactions.reduce((sum, { count }) => sum + count, 0), files: redactions.map(({ path }) => path) };
}
/** Enough for a sentence. */
const ARGUMENT_CHARACTERS = 2000;
const PATH_CHARACTERS = 4096;
const MAX_REASONS = 2000;
/** A verdict as a receipt holds it; the same verdict always gives the same entry. */
function toVerdictEntry(verdict) {
    return {
        outcome: verdict.outcome,
        ...(verdict.outcome === 'passed' && verdict.empty ? { empty: true } : {}),
        decided_by: verdict.decidedBy,
        tally: verdict.tally,
        reasons: verdict.reasons.slice(0, MAX_REASONS).map(({ code, where, args }) => ({
            code,
            outcome: _model_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .REASONS */ .ez[code].outcome,
            ...(where === undefined
                ? {}
                : { where: { ...where, ...(where.file === undefined ? {} : { file: cut(where.file, PATH_CHARACTERS) }) } }),
            ...(args === undefined ? {} : { args: cutArguments(args) }),
        })),
    };
}
function cutArguments(args) {
    const entries = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? cut(value, ARGUMENT_CHARACTERS) : value]);
    return Object.fromEntries(entries);
}
function cut(text, characters) {
    return text.length <= characters ? text : text.slice(0, characters);
}
function completeReceipt(draft, verdict) {
    return { ...draft, verdict: toVerdictEntry(verdict) };
}
/**
 * Where the reports of a run lay, relative to the work tree's top with `/`: they are no part of what is tested. Hostile.
 * @returns byte paths; reports outside the work tree aren't among them
 */
function reportPathsOf({ suite, evidence }) {
    const paths = [...evidence.reports, ...evidence.rejected].flatMap(({ original_path: path }) => {
        if (/^(?:\/|[A-Za-z]:)/.test(path))
            return [];
        const parts = [];
        for (const part of `${suite.cwd}/${path}`.split('/')) {
            if (part === '..' && parts.length === 0)
                return [];
            if (part === '..')
                parts.pop();
            else if (part !== '.' && part !== '')
                parts.push(part);
        }
        return [(0,_model_files_list_js__WEBPACK_IMPORTED_MODULE_3__/* .toBytePath */ .xe)(parts.join('/'))];
    });
    return new Set(paths);
}
/** What was run, so that an edited command never passes for the old one. `cwd` is relative to the work tree's top. */
function suiteFingerprint(suite) {
    const { name, command, shell, cwd } = suite;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify({ command, shell, cwd, suite: name, env: {} }))
        .digest('hex');
}
/**
 * The bytes of `receipt.json`: one form only, so that {@link parseReceipt} can ask for it.
 * @throws {Error} where a value breaks the schema: a mistake of ours, found before a receipt is written that nobody could read
 */
function renderReceipt(receipt) {
    return new TextEncoder().encode(layout(_model_receipt_js__WEBPACK_IMPORTED_MODULE_2__.receiptSchema.parse(receipt)));
}
function layout(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
/**
 * Reads the bytes of a receipt, which anybody may have written: strictly by the schema and in the very form in which receipts are written,
 * so that no key stands twice and nothing means something else to another reader.
 * @returns why they can't be believed, as the end of a sentence, where they can't
 */
function parseReceipt(bytes) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { why: 'it is not UTF-8' };
    }
    try {
        value = JSON.parse(text);
    }
    catch {
        return { why: text.trim() === '' ? 'it is empty' : 'it is not whole JSON' };
    }
    const later = laterSchema(value);
    if (later !== null)
        return { why: `it was written by a newer version (schema ${later}); update test-receipt` };
    const parsed = _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__.receiptSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return { why: `${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'unknown'}`.slice(0, 300) };
    }
    if (layout(value) !== text)
        return { why: 'a key stands twice in it, or it was formatted anew' };
    return { receipt: parsed.data };
}
/** `receipt/v1.1`, `receipt/v2`: what this version can't read whole. */
function laterSchema(value) {
    if (typeof value !== 'object' || value === null || !('schema' in value) || typeof value.schema !== 'string')
        return null;
    return /^receipt\/v\d{1,4}(\.\d{1,4})?$/.test(value.schema) && value.schema !== 'receipt/v1' ? value.schema : null;
}


/***/ })

};
