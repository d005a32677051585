export const id = 599;
export const ids = [599,411,321];
export const modules = {

/***/ 81137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ storedEvidence)
/* harmony export */ });
/* unused harmony export evidenceFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _earlier_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62966);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64683);
/* harmony import */ var _report_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31079);






/** A suite's folder on disk. Links aren't followed. @param folder absolute. */
function evidenceFolder(folder) {
    const at = (name) => join(folder, name);
    return {
        look: async (name) => await lookAt(at(name)),
        open: (name) => createReadStream(at(name), { highWaterMark: 256 * 1024 }),
        readReport: async (name, options) => await readReportFile(at(name), options),
        names: async () => {
            const names = await readdir(folder).catch(() => []);
            const reports = await readdir(at('reports')).catch(() => []);
            return [
                ...names.filter((name) => name !== 'reports' && name !== EARLIER_REPORTS && !name.startsWith('.')),
                ...reports.map((name) => `reports/${name}`),
            ];
        },
        earlier: async () => await readEarlierReports(folder),
    };
}
async function lookAt(path) {
    try {
        const found = await lstat(path);
        if (!found.isFile())
            return { why: 'it is not a regular file', missing: false };
        await access(path, constants.R_OK);
        return { sizeBytes: found.size };
    }
    catch (error) {
        const missing = errorCode(error) === 'ENOENT';
        return { why: missing ? 'it is missing' : describeIoError(error), missing };
    }
}
/** The files of an artifact that was unpacked in memory. */
function storedEvidence(files) {
    const file = (name) => files.get(name) ?? { sizeBytes: 0, open: nothing };
    return {
        look: async (name) => files.get(name) ?? { why: 'it is missing', missing: true },
        open: (name) => file(name).open(),
        readReport: async (name, options) => await (0,_report_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readStoredReport */ .k$)(file(name), options),
        names: async () => [...files.keys()],
        earlier: async () => null,
    };
}
async function* nothing() { }


/***/ }),

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


/***/ }),

/***/ 85599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ gatherFrom)
});

// UNUSED EXPORTS: gatherEvidence

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/adapters/evidence-files.js
var evidence_files = __webpack_require__(81137);
// EXTERNAL MODULE: ./lib/adapters/files.js
var adapters_files = __webpack_require__(64683);
// EXTERNAL MODULE: ./lib/core/judge.js + 10 modules
var judge = __webpack_require__(15052);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(75117);
// EXTERNAL MODULE: ./lib/core/receipt.js
var core_receipt = __webpack_require__(57411);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/core/model/version.js
var version = __webpack_require__(67581);
;// CONCATENATED MODULE: ./lib/flow/check-folder.js




/** All that lies in a suite's folder, by contract, besides its reports. */
const KNOWN_NAMES = new Set(['receipt.json', 'verdict.json', 'log.txt', 'files.txt', 'bundle.sigstore.json']);
/** A file of the evidence that is not as the receipt says. */
function mismatch(file, why) {
    return { code: 'digest-mismatch', where: { file }, args: { file, why } };
}
/** files.txt must be what `source.worktree` is the digest of. */
async function checkFileList(files, { source }, problems) {
    const expected = source?.worktree ?? null;
    if (expected === null)
        return;
    const found = await files.look('files.txt');
    if ('why' in found) {
        problems.push(mismatch('files.txt', found.why));
        return;
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of files.open('files.txt'))
        hash.update(chunk);
    if (hash.digest('hex') !== expected)
        problems.push(mismatch('files.txt', 'its content was changed'));
}
/** What was moved aside is no evidence, yet part of what was kept: any change of it is seen too. */
async function checkEarlierReports(files, { evidence }, problems) {
    const found = await files.earlier();
    if (found === null)
        return;
    const now = new Map(found.map(({ path, sha256 }) => [path, sha256]));
    for (const { path, sha256 } of evidence.earlier ?? []) {
        if (!now.has(path))
            problems.push(mismatch(path, 'it is missing'));
        else if (now.get(path) !== sha256)
            problems.push(mismatch(path, 'its content was changed'));
        now.delete(path);
    }
    for (const path of now.keys())
        problems.push(mismatch(path, UNKNOWN_FILE));
}
const UNKNOWN_FILE = 'the receipt knows no such file';
/** Files that the receipt knows nothing of: put there by somebody who may hope that they are read. */
async function checkNames(files, { evidence }, problems) {
    const known = new Set([...evidence.reports, ...evidence.rejected].map(({ path }) => path));
    const extra = (await files.names()).filter((name) => !KNOWN_NAMES.has(name) && !(name.startsWith('reports/') && known.has(name)));
    for (const name of extra.sort().slice(0, 20))
        problems.push(mismatch(name, UNKNOWN_FILE));
}
/** Every field of the verdict must come out again, not only the outcome. */
function checkVerdict(receipt, verdict, problems) {
    const derived = (0,core_receipt.toVerdictEntry)(verdict);
    if ((0,external_node_util_.isDeepStrictEqual)(derived, receipt.verdict))
        return;
    const say = ({ outcome, decided_by }) => (decided_by === null ? outcome : `${outcome} (${decided_by})`);
    const [one, other] = [say(derived), say(receipt.verdict)];
    const claimed = one === other ? `${other} with other reasons or counts` : other;
    const args = { derived: one, claimed: `${claimed}${otherVersion(receipt)}` };
    problems.push({ code: 'verdict-not-reproduced', args });
}
/** Rules and words may differ between versions: then nobody need have edited anything. */
function otherVersion({ tool }) {
    return tool.version === version/* VERSION */.x ? '' : ` (by version ${tool.version}; this is ${version/* VERSION */.x})`;
}
/** verdict.json must be, byte for byte, what receipt and evidence give. */
async function checkVerdictJson(files, receipt, expected, problems) {
    const found = await files.look('verdict.json');
    if ('why' in found)
        problems.push(mismatch('verdict.json', found.why));
    else if (found.sizeBytes !== expected.length || !Buffer.from(expected).equals(await readWhole(files, 'verdict.json'))) {
        problems.push(mismatch('verdict.json', `it is not what receipt and evidence give: one of them was edited${otherVersion(receipt)}`));
    }
}
/** A small file; how small is for the caller to look at first. */
async function readWhole(files, name) {
    const chunks = [];
    for await (const chunk of files.open(name))
        chunks.push(chunk);
    return Buffer.concat(chunks);
}

// EXTERNAL MODULE: ./lib/flow/read-witnesses.js + 2 modules
var read_witnesses = __webpack_require__(87883);
;// CONCATENATED MODULE: ./lib/flow/gather.js








/** A receipt names every report; even a hundred thousand of them stay below this. */
const RECEIPT_MAX_BYTES = 64 * 2 ** 20;
const REPORT_PATH = /^reports\/\d{3,6}(?:\.[A-Za-z0-9]{1,16})?$/;
/**
 * Reads an evidence folder: the receipt strictly, and log, reports and list of files by their bytes, each digested again. All of it is hostile.
 * Bad evidence is in the result; nothing is thrown for it.
 * @param folder absolute path of one suite's folder.
 */
async function gatherEvidence(folder) {
    return await gatherFrom(evidenceFolder(folder), null);
}
/** As {@link gatherEvidence}, wherever the files lie. @param caution null for evidence of one's own machine. */
async function gatherFrom(files, caution) {
    const read = await readReceipt(files, caution?.receiptBytes ?? RECEIPT_MAX_BYTES);
    if ('problem' in read)
        return { receipt: null, problems: [read.problem] };
    const { receipt, sha256 } = read;
    const problems = [];
    const log = await gatherLog(files, receipt, caution, problems);
    const reports = await gatherReports(files, receipt, log, caution, problems);
    await checkFileList(files, receipt, problems);
    await checkEarlierReports(files, receipt, problems);
    await checkNames(files, receipt, problems);
    const evidence = (0,core_receipt.toEvidence)(receipt, log, reports);
    const verdict = (0,judge/* judge */.S)(evidence);
    checkVerdict(receipt, verdict, problems);
    const { bytes } = (0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, sha256);
    await checkVerdictJson(files, receipt, bytes, problems);
    return { receipt, sha256, evidence, verdict, verdictJson: new TextDecoder().decode(bytes), problems };
}
async function readReceipt(files, maxBytes) {
    const malformed = (why) => ({
        problem: { code: 'receipt-malformed', args: { file: 'receipt.json', why } },
    });
    try {
        const found = await files.look('receipt.json');
        if ('why' in found && found.missing) {
            return { problem: { code: 'receipt-missing', args: { looked: 'receipt.json is missing: the run did not come to its end' } } };
        }
        if ('why' in found)
            return malformed(found.why);
        if (found.sizeBytes > maxBytes)
            return malformed('it is larger than any receipt');
        const bytes = await readWhole(files, 'receipt.json');
        const parsed = (0,core_receipt.parseReceipt)(bytes);
        if ('why' in parsed)
            return malformed(parsed.why);
        return { receipt: parsed.receipt, sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') };
    }
    catch (error) {
        return malformed((0,adapters_files/* describeIoError */.QY)(error));
    }
}
async function gatherLog(files, { evidence, expectations, suite }, caution, problems) {
    const { path, sha256, size_bytes } = evidence.log;
    const scan = (0,read_witnesses/* scannerOptions */.fp)(caution ?? expectations, suite.command, suite.shell);
    const found = await files.look(path);
    if ('why' in found) {
        problems.push(mismatch(path, found.why));
        return (await (0,read_witnesses/* readLog */.x6)(nothing(), scan)).facts;
    }
    const log = await (0,read_witnesses/* readLog */.x6)(files.open(path), scan);
    if (log.sha256 !== sha256)
        problems.push(mismatch(path, changed(log.sizeBytes, size_bytes)));
    return log.facts;
}
async function* nothing() { }
function narrower(limits, bounds) {
    const least = (name) => Math.min(limits[name], bounds[name]);
    return {
        log_bytes: limits.log_bytes,
        report_bytes: least('report_bytes'),
        token_bytes: least('token_bytes'),
        depth: least('depth'),
        attributes: least('attributes'),
        name_length: least('name_length'),
    };
}
function changed(sizeBytes, before) {
    return sizeBytes === before ? 'its content was changed' : `it has ${sizeBytes ?? 'no'} bytes instead of ${before ?? 'none'}`;
}
/** Reports in the order of their original paths: those that were read and those that were rejected, each by its bytes again. */
async function gatherReports(files, receipt, log, caution, problems) {
    const { reports, rejected } = receipt.evidence;
    const { limits: own } = receipt.expectations;
    const limits = caution === null ? own : narrower(own, caution.limits);
    const claims = [];
    const sources = [];
    for (const entry of [...reports, ...rejected]) {
        const { original_path: original, state } = entry;
        if (entry.path === null) {
            const args = { file: original, why: 'code' in entry ? (entry.why ?? 'it could not be kept') : '' };
            const reason = { code: 'code' in entry ? entry.code : 'junit-unreadable', where: { file: original }, args };
            claims.push({ original, claim: { kind: 'rejected', path: original, state, reason, companion: false } });
        }
        else if (!REPORT_PATH.test(entry.path))
            problems.push(mismatch(entry.path, 'no report of ours is kept under such a name'));
        else {
            const kept = entry.path;
            const found = await files.look(kept);
            if ('why' in found)
                problems.push(mismatch(kept, found.why));
            else {
                const path = async (options) => await files.readReport(kept, options);
                sources.push({ path, original, state, sha256: entry.sha256, sizeBytes: entry.size_bytes, kept });
            }
        }
    }
    sources.sort((a, b) => (a.kept < b.kept ? -1 : 1));
    for (const [i, { claim, sha256, sizeBytes }] of (await (0,read_witnesses/* readReports */.oh)(sources, log, { limits })).entries()) {
        const source = sources[i];
        if (source === undefined)
            continue;
        if (sha256 !== source.sha256)
            problems.push(mismatch(source.kept, changed(sizeBytes, source.sizeBytes)));
        claims.push({ original: source.original, claim });
    }
    return claims.sort((a, b) => (a.original < b.original ? -1 : a.original > b.original ? 1 : 0)).map(({ claim }) => claim);
}


/***/ })

};
