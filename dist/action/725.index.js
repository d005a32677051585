export const id = 725;
export const ids = [725,647];
export const modules = {

/***/ 93647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   POLICY_PATH: () => (/* binding */ POLICY_PATH),
/* harmony export */   RUN_EVENTS: () => (/* binding */ RUN_EVENTS),
/* harmony export */   digestOfPolicy: () => (/* binding */ digestOfPolicy),
/* harmony export */   parsePolicy: () => (/* binding */ parsePolicy),
/* harmony export */   policySchema: () => (/* binding */ policySchema),
/* harmony export */   shardsOf: () => (/* binding */ shardsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96818);



/**
 * The schema of the policy, a file on the default branch (docs/policy.md), the single source of docs/policy-v1.schema.json. Strict: unknown keys and
 * wrong types are refused, and a policy that can't be read has no defaults in its place. Its author is trusted: whoever may change the default branch.
 */
/** Where it lies, unless another place is named. */
const POLICY_PATH = '.github/receipt.policy.json';
const text = (max) => zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(max);
const path = text(1000).regex(/^[^\\]+$/, 'a path is written with /');
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
/** As artifacts name suites and shards. */
const part = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z0-9._-]{1,64}$/, 'letters, digits, `.`, `_` and `-`, at most 64');
const sha = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/, 'a commit is written as 40 lower-case hex digits');
const RUN_EVENTS = ['pull_request', 'merge_group', 'push'];
const workflowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** The workflow that runs the suites, as it lies in the repository. */
    path: path.regex(/^\.github\/workflows\/[^/]+\.ya?ml$/, 'a workflow lies in .github/workflows/'),
    /** Names of all its jobs, as a run shows them: of a called workflow `caller / called`, of a matrix `job (value)`. */
    jobs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(200)).min(1).max(256),
    /** The one reusable workflow that it calls and the commits at which it may; null where it calls none, which leaves T59 open. */
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[^/@]+\.ya?ml$/, 'owner/repo/.github/workflows/file.yml'),
        shas: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(sha).min(1).max(20),
    })
        .nullable(),
    /** Labels that each job's runner must have been asked for; null takes any. */
    labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(100)).min(1).max(20).nullable().default(null),
    /**
     * What it checks out of a pull request: the `head` itself, or GitHub's `merge` of it. No API says whether a merge's files are what merging gives,
     * so that a set-up step that runs code of the pull request could check out another one.
     */
    tests: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['head', 'merge']).default('head'),
});
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: part,
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(131072)).min(1).max(10000),
    shell: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    cwd: path.default('.'),
    /** How many (1, 2, …) or which shards the suite runs in; null where it runs in one piece. */
    shards: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(256), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(part).min(1).max(256)])
        .nullable()
        .default(null),
    /** Over all shards. */
    min_tests: count.default(1),
    max_skipped: count.nullable().default(null),
    reports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(4096)).min(1).max(1000).default(['auto']),
    runner: text(64).nullable().default(null),
    footer: text(1000).nullable().default(null),
    /** Leniencies that it may be run with. */
    allow: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_expectations_js__WEBPACK_IMPORTED_MODULE_1__/* .LENIENCIES */ .k)).max(_expectations_js__WEBPACK_IMPORTED_MODULE_1__/* .LENIENCIES */ .k.length).default([]),
});
const unique = (names) => new Set(names).size === names.length;
const policySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** For editors. */
    $schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000).optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** Name of the check that the verdict is told as. */
    check: text(100),
    /** Id of the app that writes it; null where it is GitHub Actions itself, which anybody who may push a workflow can speak for. */
    app: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).nullable().default(null),
    workflow: workflowSchema,
    suites: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(suiteSchema)
        .min(1)
        .max(100)
        .refine((suites) => unique(suites.map(({ name }) => name)), 'two suites have one name'),
    /** Protected branches by their names: only what goes into one of them is judged. No globs: somebody would make a branch that fits one. */
    branches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(255).regex(/^[^*?[\]\\^~:]+$/, 'branches are listed by their whole names, without globs'))
        .min(1)
        .max(100),
    events: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(RUN_EVENTS)).min(1).default(['pull_request', 'merge_group', 'push']),
    /** Globs of files that a pull request may change only with an approval; the workflow, the policy and code owners are always among them. */
    protected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(1000).regex(/^[^!]/, 'a glob takes nothing out of what the others protect')).max(1000).default(['.github/**']),
    /** Logins of people whose approval of exactly the tested commit lets a change of protected files through; never its author's. */
    approvers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text(100).regex(/^[^@/\s]+$/, 'a login is written without @, and no team'))
        .max(100)
        .default([]),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).default(10),
    /** What becomes of evidence in which secrets were found and blanked: judged all the same, or refused. */
    secrets: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['redact', 'refuse']).default('redact'),
});
const MAX_BYTES = 256 * 1024;
/** @returns the policy, or why it can't be used, as the end of a sentence. */
function parsePolicy(bytes) {
    if (bytes.length > MAX_BYTES)
        return { why: `it is larger than ${MAX_BYTES} bytes` };
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (error) {
        return { why: `it is not whole JSON: ${error instanceof Error ? error.message : ''}`.slice(0, 300) };
    }
    const parsed = policySchema.safeParse(value);
    if (parsed.success)
        return { policy: parsed.data };
    const [issue] = parsed.error.issues;
    return { why: `${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'unknown'}`.slice(0, 300) };
}
/** SHA-256 of what a policy says, defaults filled in: the same however its file is laid out. */
function digestOfPolicy(policy) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(policy)).digest('hex');
}
/** The shards that a suite runs in, by name; `[null]` where it runs in one piece. */
function shardsOf({ shards }) {
    if (shards === null)
        return [null];
    return typeof shards === 'number' ? Array.from({ length: shards }, (_, i) => String(i + 1)) : shards;
}


/***/ }),

/***/ 71725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPolicy: () => (/* binding */ readPolicy)
/* harmony export */ });
/* harmony import */ var _core_model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93647);
/* harmony import */ var _doubted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70963);


/**
 * The policy of the default branch: a pull request's copy of it is nobody's policy yet.
 * @throws {Doubted} `policy-invalid` where it can't be used. @throws {Unanswered}
 */
async function readPolicy(asking, sources, history, { defaultBranch }, file) {
    const invalid = (why) => new _doubted_js__WEBPACK_IMPORTED_MODULE_1__/* .Doubted */ .y([{ code: 'policy-invalid', where: { file }, args: { file, why } }]);
    const tip = await history.tip(defaultBranch);
    if (tip === null)
        throw invalid(`the default branch ${defaultBranch} has no commit`);
    const found = await asking.ask(`the policy ${file}`, (ms) => sources.file(file, tip, ms));
    if (found === null)
        throw invalid('the default branch has no such file');
    if (found.bytes === null)
        throw invalid('GitHub does not give its content');
    const parsed = (0,_core_model_policy_js__WEBPACK_IMPORTED_MODULE_0__.parsePolicy)(found.bytes);
    if ('why' in parsed)
        throw invalid(parsed.why);
    return parsed.policy;
}


/***/ })

};
