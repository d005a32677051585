export const id = 366;
export const ids = [366];
export const modules = {

/***/ 1366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeRunCommand: () => (/* binding */ judgeRunCommand)
});

// EXTERNAL MODULE: ./lib/adapters/github-api.js + 1 modules
var github_api = __webpack_require__(5696);
// EXTERNAL MODULE: ./lib/adapters/github-runs.js
var github_runs = __webpack_require__(5396);
// EXTERNAL MODULE: ./lib/adapters/github-reading.js
var github_reading = __webpack_require__(9828);
;// CONCATENATED MODULE: ./lib/adapters/github-sources.js

/** GitHub lists no more files of a comparison. */
const COMPARED_FILES = 300;
/** Commits, files and pull requests of one repository, as GitHub's API tells of them. */
function githubSources(api) {
    const { owner, repo } = api;
    const at = { owner, repo };
    return {
        tip: (branch, timeoutMs) => (0,github_reading/* readMaybe */.n_)(api, timeoutMs, (octokit, request) => octokit.rest.repos.getBranch({ ...at, branch, request }), readTip),
        commit: (sha, timeoutMs) => (0,github_reading/* readMaybe */.n_)(api, timeoutMs, (octokit, request) => octokit.rest.git.getCommit({ ...at, commit_sha: sha, request }), readCommit),
        compare: (base, head, timeoutMs) => (0,github_reading/* readOne */.JF)(api, timeoutMs, (octokit, request) => octokit.rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}`, per_page: github_reading/* PAGE */.KL, page: 1, request }), readComparison),
        tree: (sha, timeoutMs) => (0,github_reading/* readOne */.JF)(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, recursive: '1', request }), readTree),
        folder: (sha, timeoutMs) => (0,github_reading/* readOne */.JF)(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, request }), readFolder),
        file: (path, sha, timeoutMs) => (0,github_reading/* readMaybe */.n_)(api, timeoutMs, (octokit, request) => octokit.rest.repos.getContent({ ...at, path, ref: sha, request }), readFile),
        pulls: (sha, timeoutMs) => (0,github_reading/* readList */.LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: sha, ...page }),
            key: null,
            read: readPull,
            pages: 5,
        }),
        pull: (number, timeoutMs) => (0,github_reading/* readMaybe */.n_)(api, timeoutMs, (octokit, request) => octokit.rest.pulls.get({ ...at, pull_number: number, request }), readPull),
        reviews: (number, timeoutMs) => (0,github_reading/* readList */.LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.pulls.listReviews({ ...at, pull_number: number, ...page }),
            key: null,
            read: readReview,
            pages: 5,
        }),
    };
}
const part = (value, key) => ((0,github_reading/* isJson */.Fh)(value) && (0,github_reading/* isJson */.Fh)(value[key]) ? value[key] : {});
function readTip(value) {
    return (0,github_reading/* commitId */.xk)(part(value, 'commit')['sha']);
}
function readCommit(value) {
    if (!(0,github_reading/* isJson */.Fh)(value) || !Array.isArray(value['parents']))
        return null;
    const [sha, tree] = [(0,github_reading/* commitId */.xk)(value['sha']), (0,github_reading/* commitId */.xk)(part(value, 'tree')['sha'])];
    const parents = value['parents'].map((parent) => ((0,github_reading/* isJson */.Fh)(parent) ? (0,github_reading/* commitId */.xk)(parent['sha']) : null));
    return sha === null || tree === null || !parents.every((parent) => parent !== null) ? null : { sha, tree, parents };
}
function readComparison(value) {
    if (!(0,github_reading/* isJson */.Fh)(value))
        return null;
    const mergeBase = (0,github_reading/* commitId */.xk)(part(value, 'merge_base_commit')['sha']);
    const { status, files, commits } = value;
    if (mergeBase === null || !Array.isArray(files) || !Array.isArray(commits))
        return null;
    if (status !== 'ahead' && status !== 'behind' && status !== 'identical' && status !== 'diverged')
        return null;
    const changes = files.map(readChange);
    if (!changes.every((change) => change !== null))
        return null;
    const subjects = commits.map((commit) => ((0,github_reading/* bounded */.Mm)(part(commit, 'commit')['message'], 500) ?? '').split('\n')[0] ?? '');
    return { mergeBase, status, files: { items: changes, whole: changes.length < COMPARED_FILES }, subjects };
}
function readTree(value) {
    if (!(0,github_reading/* isJson */.Fh)(value) || !Array.isArray(value['tree']))
        return null;
    const items = value['tree']
        .filter((entry) => !(0,github_reading/* isJson */.Fh)(entry) || entry['type'] !== 'tree')
        .map((entry) => {
        const [path, blob] = (0,github_reading/* isJson */.Fh)(entry) ? [(0,github_reading/* bounded */.Mm)(entry['path'], 4096), (0,github_reading/* commitId */.xk)(entry['sha'])] : [null, null];
        return path === null || blob === null ? null : { path, blob };
    });
    return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}
function readFolder(value) {
    if (!(0,github_reading/* isJson */.Fh)(value) || !Array.isArray(value['tree']))
        return null;
    const items = value['tree'].map((entry) => {
        const [name, id] = (0,github_reading/* isJson */.Fh)(entry) ? [(0,github_reading/* bounded */.Mm)(entry['path'], 4096), (0,github_reading/* commitId */.xk)(entry['sha'])] : [null, null];
        return name === null || id === null ? null : { name, id, isFolder: (0,github_reading/* isJson */.Fh)(entry) && entry['type'] === 'tree' };
    });
    return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}
/** A folder comes as a list; a submodule has no content. */
function readFile(value) {
    if (!(0,github_reading/* isJson */.Fh)(value))
        return null;
    const blob = (0,github_reading/* commitId */.xk)(value['sha']);
    if (blob === null)
        return null;
    const { content, encoding } = value;
    return { blob, bytes: typeof content === 'string' && encoding === 'base64' ? Buffer.from(content, 'base64') : null };
}
function readChange(value) {
    if (!(0,github_reading/* isJson */.Fh)(value))
        return null;
    const path = (0,github_reading/* bounded */.Mm)(value['filename'], 4096);
    const { status } = value;
    if (path === null || typeof status !== 'string')
        return null;
    const previousPath = status === 'renamed' ? (0,github_reading/* bounded */.Mm)(value['previous_filename'], 4096) : null;
    if (status === 'renamed' && previousPath === null)
        return null;
    // GitHub may leave the blob out, which is not to look as if the file were gone.
    return { path, previousPath, blob: status === 'removed' ? null : ((0,github_reading/* commitId */.xk)(value['sha']) ?? '') };
}
function readPull(value) {
    if (!(0,github_reading/* isJson */.Fh)(value))
        return null;
    const [head, base, user] = [part(value, 'head'), part(value, 'base'), part(value, 'user')];
    const [number, headSha, baseBranch] = [(0,github_reading/* whole */.WQ)(value['number']), (0,github_reading/* commitId */.xk)(head['sha']), (0,github_reading/* bounded */.Mm)(base['ref'])];
    if (number === null || headSha === null || baseBranch === null)
        return null;
    const baseRepositoryId = (0,github_reading/* whole */.WQ)(part(base, 'repo')['id']);
    return { number, open: value['state'] === 'open', headSha, baseBranch, baseRepositoryId, author: (0,github_reading/* bounded */.Mm)(user['login']) };
}
function readReview(value) {
    if (!(0,github_reading/* isJson */.Fh)(value))
        return null;
    const [state, association] = [(0,github_reading/* bounded */.Mm)(value['state']), (0,github_reading/* bounded */.Mm)(value['author_association'])];
    if (state === null)
        return null;
    return { user: (0,github_reading/* bounded */.Mm)(part(value, 'user')['login']), association: association ?? '', state, commit: (0,github_reading/* commitId */.xk)(value['commit_id']) };
}

// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(1285);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./lib/core/model/expectations.js
var expectations = __webpack_require__(6818);
;// CONCATENATED MODULE: ./lib/core/model/policy.js



/**
 * The schema of the policy, a file on the default branch (docs/policy.md), the single source of docs/policy-v1.schema.json. Strict: unknown keys and
 * wrong types are refused, and a policy that can't be read has no defaults in its place. Its author is trusted: whoever may change the default branch.
 */
/** Where it lies, unless another place is named. */
const POLICY_PATH = '.github/receipt.policy.json';
const policy_text = (max) => schemas.string().min(1).max(max);
const path = policy_text(1000).regex(/^[^\\]+$/, 'a path is written with /');
const count = schemas.int().min(0);
/** As artifacts name suites and shards. */
const policy_part = schemas.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'letters, digits, `.`, `_` and `-`, at most 64');
const sha = schemas.string().regex(/^[0-9a-f]{40}$/, 'a commit is written as 40 lower-case hex digits');
const RUN_EVENTS = ['pull_request', 'merge_group', 'push'];
const workflowSchema = schemas.strictObject({
    /** The workflow that runs the suites, as it lies in the repository. */
    path: path.regex(/^\.github\/workflows\/[^/]+\.ya?ml$/, 'a workflow lies in .github/workflows/'),
    /** Names of all its jobs, as a run shows them: of a called workflow `caller / called`, of a matrix `job (value)`. */
    jobs: schemas.array(policy_text(200)).min(1).max(256),
    /** The one reusable workflow that it calls and the commits at which it may; null where it calls none, which leaves T59 open. */
    calls: schemas.strictObject({
        path: schemas.string().regex(/^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[^/@]+\.ya?ml$/, 'owner/repo/.github/workflows/file.yml'),
        shas: schemas.array(sha).min(1).max(20),
    })
        .nullable(),
    /** Labels that each job's runner must have been asked for; null takes any. */
    labels: schemas.array(policy_text(100)).min(1).max(20).nullable().default(null),
    /**
     * What it checks out of a pull request: the `head` itself, or GitHub's `merge` of it. No API says whether a merge's files are what merging gives,
     * so that a set-up step that runs code of the pull request could check out another one.
     */
    tests: schemas["enum"](['head', 'merge']).default('head'),
});
const suiteSchema = schemas.strictObject({
    name: policy_part,
    command: schemas.array(schemas.string().max(131072)).min(1).max(10000),
    shell: schemas.boolean().default(false),
    cwd: path.default('.'),
    /** How many (1, 2, …) or which shards the suite runs in; null where it runs in one piece. */
    shards: schemas.union([schemas.int().min(1).max(256), schemas.array(policy_part).min(1).max(256)])
        .nullable()
        .default(null),
    /** Over all shards. */
    min_tests: count.default(1),
    max_skipped: count.nullable().default(null),
    reports: schemas.array(policy_text(4096)).min(1).max(1000).default(['auto']),
    runner: policy_text(64).nullable().default(null),
    footer: policy_text(1000).nullable().default(null),
    /** Leniencies that it may be run with. */
    allow: schemas.array(schemas["enum"](expectations/* LENIENCIES */.k)).max(expectations/* LENIENCIES */.k.length).default([]),
});
const unique = (names) => new Set(names).size === names.length;
const policySchema = schemas.strictObject({
    /** For editors. */
    $schema: schemas.string().max(1000).optional(),
    version: schemas.literal(1),
    /** Name of the check that the verdict is told as. */
    check: policy_text(100),
    /** Id of the app that writes it; null where it is GitHub Actions itself, which anybody who may push a workflow can speak for. */
    app: schemas.int().min(1).nullable().default(null),
    workflow: workflowSchema,
    suites: schemas.array(suiteSchema)
        .min(1)
        .max(100)
        .refine((suites) => unique(suites.map(({ name }) => name)), 'two suites have one name'),
    /** Protected branches by their names: only what goes into one of them is judged. No globs: somebody would make a branch that fits one. */
    branches: schemas.array(policy_text(255).regex(/^[^*?[\]\\^~:]+$/, 'branches are listed by their whole names, without globs'))
        .min(1)
        .max(100),
    events: schemas.array(schemas["enum"](RUN_EVENTS)).min(1).default(['pull_request', 'merge_group', 'push']),
    /** Globs of files that a pull request may change only with an approval; the workflow, the policy and code owners are always among them. */
    protected: schemas.array(policy_text(1000).regex(/^[^!]/, 'a glob takes nothing out of what the others protect')).max(1000).default(['.github/**']),
    /** Logins of people whose approval of exactly the tested commit lets a change of protected files through; never its author's. */
    approvers: schemas.array(policy_text(100).regex(/^[^@/\s]+$/, 'a login is written without @, and no team'))
        .max(100)
        .default([]),
    max_attempts: schemas.int().min(1).default(10),
    /** What becomes of evidence in which secrets were found and blanked: judged all the same, or refused. */
    secrets: schemas["enum"](['redact', 'refuse']).default('redact'),
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
function policy_digestOfPolicy(policy) {
    return createHash('sha256').update(JSON.stringify(policy)).digest('hex');
}
/** The shards that a suite runs in, by name; `[null]` where it runs in one piece. */
function shardsOf({ shards }) {
    if (shards === null)
        return [null];
    return typeof shards === 'number' ? Array.from({ length: shards }, (_, i) => String(i + 1)) : shards;
}

// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var model_reasons = __webpack_require__(8880);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/present/red-rows.js + 1 modules
var red_rows = __webpack_require__(7765);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
// EXTERNAL MODULE: ./lib/core/present/text.js + 1 modules
var present_text = __webpack_require__(4453);
;// CONCATENATED MODULE: ./lib/core/present/run-text.js








const WORDS = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' };
const wordOf = ({ verdict, conclusion }) => (conclusion === 'action_required' ? 'NEEDS REVIEW' : WORDS[verdict.outcome]);
/** The check's title; one line, at most {@link TITLE_MAX_LENGTH} characters, what others wrote in it escaped and short. */
function runTitle(view) {
    const { verdict, parts, attempt } = view;
    const facts = [
        whyOf(verdict),
        verdict.outcome === 'passed' && parts.length > 1 ? `in ${parts.length} parts` : '',
        attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
    ];
    return cutText([wordOf(view), ...facts.filter((fact) => fact !== '')].join(' · '), TITLE_MAX_LENGTH);
}
/** What `receipt judge --run` prints. */
function runText(view, screen) {
    const { verdict, parts, evidence } = view;
    const head = (0,present_screen/* headlineRow */.jc)(screen, present_text/* INK */.Pg[verdict.outcome], wordOf(view), (0,present_text/* whyOf */.gf)(verdict), verdict.decidedBy ?? '');
    const several = parts.length > 1
        ? parts.slice(0, 8).map((part) => (0,present_screen/* labelRow */.Zz)(screen, 'part', `${(0,present_escape.escapeTerminal)(part.label, 80)}  ${partSays(part)}`))
        : [];
    const more = parts.length > 8 ? [(0,present_screen/* labelRow */.Zz)(screen, '', `and ${parts.length - 8} more`)] : [];
    const rows = [
        ...several,
        ...more,
        (0,present_screen/* labelRow */.Zz)(screen, 'run', runLine(view)),
        ...(view.headSha === null ? [] : [(0,present_screen/* labelRow */.Zz)(screen, 'commit', view.headSha)]),
        ...(evidence === null ? [] : [(0,present_screen/* labelRow */.Zz)(screen, 'evidence', `${(0,quantities/* plural */.LS)(parts.length, 'artifact')}, sha256 ${evidence.slice(0, 8)}…`)]),
        ...(0,headline/* notesOf */.h$)(verdict)
            .slice(0, 3)
            .map((note) => (0,present_screen/* labelRow */.Zz)(screen, 'note', (0,present_escape.escapeTerminal)((0,model_reasons/* sentenceOf */.$N)(note), 300))),
    ];
    return (0,present_text/* lines */.Mn)([[head], whyRows(view, screen), rows, remedyRows(verdict, screen)]);
}
/** The first line alone, for `--quiet`. */
function runLineText(view, screen) {
    const { verdict } = view;
    return `${(0,present_screen/* headlineRow */.jc)(screen, present_text/* INK */.Pg[verdict.outcome], wordOf(view), (0,present_text/* whyOf */.gf)(verdict), verdict.decidedBy ?? '')}\n`;
}
function runLine({ runId, attempt, repository }) {
    const where = repository === null ? '' : ` of ${(0,present_escape.escapeTerminal)(repository, 120)}`;
    return `${runId}${attempt === null ? '' : `, attempt ${attempt}`}${where}`;
}
function whyRows({ verdict, parts }, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding, ...others] = verdict.reasons;
    const failing = parts.flatMap((part) => part.failing);
    return [
        ...(0,present_screen/* paragraph */.FY)(screen, (0,present_escape.escapeTerminal)((0,model_reasons/* sentenceOf */.$N)(deciding), 600), 4),
        ...(0,red_rows/* failingRows */.ST)(failing.slice(0, 5), failing.length, null, screen, 6),
        ...(0,red_rows/* alsoRows */.R3)(others, screen).slice(0, 4),
    ];
}
function partSays({ verdict }) {
    if (verdict === null)
        return 'its evidence cannot be read';
    if (verdict.outcome === 'passed')
        return `passed, ${(0,headline/* tallyLine */.f8)(verdict.tally).replace(/ passed$/, '')}`;
    const [deciding] = verdict.reasons;
    return `${verdict.outcome}, ${(0,headline/* isDeciding */._J)(deciding) ? (0,headline/* headlineOf */.gD)(deciding) : ''} (${deciding.code})`;
}
function remedyRows(verdict, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding] = verdict.reasons;
    const remedy = (0,present_escape.escapeTerminal)((0,model_reasons/* remedyOf */.SM)(deciding), 2000);
    const more = model_reasons/* REASONS */.ez[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`;
    return remedy === '' ? [] : (0,present_screen/* doRows */.xE)(screen, remedy, more);
}

// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/core/model/evidence-artifact.js
var evidence_artifact = __webpack_require__(7187);
;// CONCATENATED MODULE: ./lib/core/trust/approval.js
/** Whose review counts: in a public repository anybody may write one, under a login that somebody else gave up. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
const same = (a, b) => a.toLowerCase() === b.toLowerCase();
/**
 * Whether an approver of the policy approves a pull request as it is: by the last word of his, on exactly its head. Never by its author.
 */
function isApproved(policy, { pull, reviews }) {
    return policy.approvers.some((approver) => {
        if (pull.author === null || same(pull.author, approver))
            return false;
        const last = reviews.filter((review) => review.user !== null && same(review.user, approver) && decides(review)).at(-1);
        return last !== undefined && last.state === 'APPROVED' && last.commit === pull.headSha && TRUSTED.has(last.association);
    });
}
/** A comment takes no approval back. */
function decides({ state }) {
    return state === 'APPROVED' || state === 'CHANGES_REQUESTED' || state === 'DISMISSED';
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/core/trust/globs.js
// The matcher that the rest of the house uses for globs; pure where it is told not to look for Windows.

/**
 * @param globs from the top of the repository, `/` before them or not; one that ends with a plain name means what is below a folder of that name too.
 * @returns whether a path of the repository (hostile) fits one of the globs. Upper and lower case are one: some file systems have no other way.
 */
function matcherOf(globs) {
    const all = globs.flatMap(spelled).map((glob) => picomatch(glob, { dot: true, nocase: true, windows: false }));
    // A dot of an expression doesn't stand for a line end.
    return (path) => all.some((fits) => fits(path.replace(/[\n\r\u2028\u2029]/g, '_')));
}
/** Whoever writes `/tests` or `tests/` must not find out later that it protected nothing. */
function spelled(glob) {
    const plain = glob.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
    if (plain === '')
        return [];
    return /[*?[\]{}()!+@\\][^/]*$/.test(plain) ? [plain] : [plain, `${plain}/**`];
}

;// CONCATENATED MODULE: ./lib/core/trust/guard.js
const doubt = (code, args) => ({ code, args });
/** "a, b and 3 more": hostile names, bounded. */
function listed(names, most = 5) {
    const shown = names.slice(0, most).map((name) => (name.length > 200 ? `${name.slice(0, 200)}…` : name));
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
}
/** `default`, `unit/2`. */
function labelOf({ suite, shard }) {
    return shard === null ? suite : `${suite}/${shard}`;
}

;// CONCATENATED MODULE: ./lib/core/trust/definition-guards.js



/** Is what ran the definition that the protected branches know, and not one that whoever made the change wrote for himself? */
/** Where a change would weaken the gate itself. */
const OWNERS = ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS'];
/** @returns whether a file of the repository is protected; a caller's policy path counts too. */
function protectedPaths(policy, policyPath) {
    const always = new Set([...OWNERS, policy.workflow.path, policyPath].map((path) => path.toLowerCase()));
    const fits = matcherOf(policy.protected);
    return (path) => always.has(path.toLowerCase()) || fits(path);
}
/** What a change leaves at each path that it touches: a blob, or nothing. A renamed file leaves nothing at its old one. */
function touchedPaths(changes) {
    const touched = new Map();
    for (const { previousPath } of changes)
        if (previousPath !== null)
            touched.set(previousPath, null);
    for (const { path, blob } of changes)
        touched.set(path, blob);
    return touched;
}
/** Whether an approver let exactly this content of a file through. In a merge group that was for one of the pull requests in it, which are open still. */
function isApprovedContent({ policy, run }, base, path, blob) {
    return base.approvals.some((approval) => {
        const { pull, blobs } = approval;
        const isMeant = base.pull === null || (pull.number === base.pull && pull.headSha === run.headSha);
        const isOfBranch = pull.open && pull.baseBranch === base.branch;
        return isMeant && isOfBranch && isApproved(policy, approval) && blobs.has(path) && blobs.get(path) === blob;
    });
}
/** Paths whose content at the head is neither the branch's own nor approved. */
function unapproved(stage, base, touched) {
    return [...touched].flatMap(([path, blob]) => {
        const isTip = base.tipBlobs.has(path) && base.tipBlobs.get(path) === blob;
        return isTip || isApprovedContent(stage, base, path, blob) ? [] : [path];
    });
}
/**
 * The policy that says what the run has to be: the default branch's, or the one that a change brings along, where an approver approved exactly that
 * change for every branch that it goes into; that a release branch has it by now is no approval. What may be changed, and by whose approval, is always
 * said by the default branch.
 */
function policyInForce(stage) {
    const { policy, bases, request } = stage;
    const [first] = bases;
    const isApprovedIn = (base) => {
        const blob = touchedPaths(base.changes ?? []).get(request.policyPath);
        return base.proposed !== null && blob !== undefined && isApprovedContent(stage, base, request.policyPath, blob);
    };
    return first?.proposed != null && bases.every(isApprovedIn) ? first.proposed : policy;
}
const forBases = (check) => (stage) => stage.bases.flatMap((base) => check(stage, base));
/** Owner and name of a repository are one in upper and lower case; its files are not. */
function lowerOwner(path) {
    return path.replace(/^[^/]*\/[^/]*/, (name) => name.toLowerCase());
}
/** Reusable workflows: GitHub's own word for what ran, whatever the caller's file says by now. */
const calledWorkflow = {
    name: 'calledWorkflow',
    onlyAfterRun: true,
    check: (stage) => {
        const { run } = stage;
        const { calls, path: file } = policyInForce(stage).workflow;
        const called = run.referenced.map(({ path, sha }) => `${lowerOwner(path)}@${sha}`);
        if (calls === null)
            return called.length === 0 ? [] : [doubt('workflow-changed', { file, why: `it calls ${listed(called, 3)}` })];
        const wanted = calls.shas.map((sha) => `${lowerOwner(calls.path)}@${sha}`);
        const [only, ...more] = called;
        if (only !== undefined && more.length === 0 && wanted.includes(only))
            return [];
        const what = called.length === 0 ? 'no workflow' : listed(called, 3);
        return [doubt('workflow-changed', { file, why: `it calls ${what} instead of ${listed(wanted, 3)}` })];
    },
};
const openPullRequest = {
    name: 'openPullRequest',
    check: ({ bases, run }) => {
        if (bases.length > 0)
            return [];
        const what = run.event === 'pull_request' ? 'no open pull request has this commit as its head' : 'its branch is none of a merge queue';
        return [doubt('run-superseded', { what })];
    },
};
const listedBranch = {
    name: 'listedBranch',
    check: forBases(({ policy }, { branch }) => policy.branches.includes(branch) ? [] : [doubt('branch-unlisted', { branch: branch.slice(0, 200) })]),
};
const onBranch = {
    name: 'onBranch',
    check: forBases((_, { holdsHead, branch }) => holdsHead ? [] : [doubt('run-superseded', { what: `its commit does not lie on ${branch.slice(0, 200)}` })]),
};
const wholeListing = {
    name: 'wholeListing',
    check: forBases((_, { changes, branch }) => changes !== null
        ? []
        : [doubt('facts-missing', { what: `GitHub lists only a part of the files changed against ${branch.slice(0, 200)}` })]),
};
const knownWorkflow = {
    name: 'knownWorkflow',
    onlyAfterRun: true,
    check: forBases((stage, base) => {
        const { head, mergeBase, tips } = base.workflow;
        const file = stage.policy.workflow.path;
        if (head !== null && (head === mergeBase || tips.includes(head)))
            return [];
        const why = head === null ? 'this commit has none' : `this commit has another one than ${base.branch.slice(0, 200)}`;
        return unapproved(stage, base, new Map([[file, head]])).map(() => doubt('workflow-changed', { file, why }));
    }),
};
const protectedFiles = {
    name: 'protectedFiles',
    check: forBases((stage, base) => {
        const isProtected = protectedPaths(stage.policy, stage.request.policyPath);
        const touched = new Map([...touchedPaths(base.changes ?? [])].filter(([path]) => isProtected(path)));
        const files = unapproved(stage, base, touched);
        return files.length === 0 ? [] : [doubt('protected-changed', { files: listed(files.sort()) })];
    }),
};
const DEFINITION_GUARDS = [
    openPullRequest,
    listedBranch,
    onBranch,
    calledWorkflow,
    wholeListing,
    knownWorkflow,
    protectedFiles,
];

;// CONCATENATED MODULE: ./lib/core/trust/artifact-guards.js



/** Artifacts that are named as evidence; what else a run uploads is no concern of ours. */
function evidenceArtifacts(artifacts) {
    return artifacts.flatMap((artifact) => {
        const named = (0,evidence_artifact/* parseArtifactName */.TZ)(artifact.name);
        return named === null ? [] : [{ ...named, artifact }];
    });
}
/** What of each suite and shard counts: its newest attempt. In the policy's order. */
function newestArtifacts(policy, artifacts) {
    const named = evidenceArtifacts(artifacts);
    return expectedParts(policy).flatMap((part) => {
        const own = named.filter((each) => each.suite === part.suite && each.shard === part.shard);
        const newest = Math.max(0, ...own.map(({ attempt }) => attempt));
        return own.filter(({ attempt }) => attempt === newest);
    });
}
function expectedParts({ suites }) {
    return suites.flatMap((suite) => shardsOf(suite).map((shard) => ({ suite: suite.name, shard })));
}
const mismatch = ({ artifact }, why) => doubt('artifact-mismatch', { artifact: artifact.name.slice(0, 200), why });
const wholeArtifactList = {
    name: 'wholeArtifactList',
    check: ({ artifacts }) => (artifacts.whole ? [] : [doubt('facts-missing', { what: 'GitHub lists only a part of the artifacts' })]),
};
const knownParts = {
    name: 'knownParts',
    check: ({ policy, artifacts }) => {
        const parts = expectedParts(policy);
        return evidenceArtifacts(artifacts.items)
            .filter(({ suite, shard }) => !parts.some((part) => part.suite === suite && part.shard === shard))
            .slice(0, 5)
            .map((named) => mismatch(named, `the policy knows no ${named.shard === null ? 'suite' : 'shard'} ${labelOf(named)}`));
    },
};
const possibleAttempts = {
    name: 'possibleAttempts',
    check: ({ run, artifacts }) => evidenceArtifacts(artifacts.items)
        .filter(({ attempt }) => attempt < 1 || attempt > run.attempt)
        .slice(0, 5)
        .map((named) => mismatch(named, `the run has no attempt ${named.attempt}`)),
};
const present = {
    name: 'partsPresent',
    check: ({ policy, artifacts, jobs }) => {
        const newest = newestArtifacts(policy, artifacts.items);
        return policy.suites.flatMap((suite) => {
            const own = newest.filter((named) => named.suite === suite.name);
            const gone = own.filter(({ artifact }) => artifact.expired);
            const missing = shardsOf(suite).filter((shard) => !own.some((named) => named.shard === shard && !named.artifact.expired));
            if (missing.length === 0)
                return [];
            if (suite.shards !== null)
                return [doubt('shard-missing', { suite: suite.name, shards: listed(missing.map(String), 20) })];
            const failed = jobs.items.some(({ conclusion }) => conclusion === 'failure');
            const why = gone.length > 0 ? 'its artifact has expired' : `no artifact was handed over${failed ? ', and a job failed' : ''}`;
            return [doubt('suite-missing', { suite: suite.name, why })];
        });
    },
};
const oneEach = {
    name: 'oneEach',
    check: ({ policy, artifacts }) => {
        const names = newestArtifacts(policy, artifacts.items).map(({ artifact }) => artifact.name);
        const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
        return twice
            .slice(0, 5)
            .map((name) => doubt('shard-duplicate', { suite: (0,evidence_artifact/* parseArtifactName */.TZ)(name)?.suite ?? '', what: `${name} is there twice` }));
    },
};
const artifactsOfRun = {
    name: 'artifactsOfRun',
    check: ({ policy, run, artifacts }) => newestArtifacts(policy, artifacts.items)
        .filter(({ artifact }) => artifact.runId !== run.id || artifact.headSha !== run.headSha)
        .slice(0, 5)
        .map((named) => mismatch(named, `it belongs to run ${named.artifact.runId ?? '…'} of ${named.artifact.headSha ?? '…'}`)),
};
const boundedSize = {
    name: 'boundedSize',
    check: ({ policy, artifacts, maxZipBytes }) => newestArtifacts(policy, artifacts.items)
        .filter(({ artifact }) => artifact.sizeBytes > maxZipBytes)
        .slice(0, 5)
        .map(({ artifact }) => doubt('artifact-unsafe', { artifact: artifact.name, why: `it has ${artifact.sizeBytes} bytes, more than ${maxZipBytes}` })),
};
const ARTIFACT_GUARDS = [
    wholeArtifactList,
    knownParts,
    possibleAttempts,
    present,
    oneEach,
    artifactsOfRun,
    boundedSize,
];
/** The artifact service's own word for what it gave us. */
const serviceDigest = {
    name: 'serviceDigest',
    check: ({ handedOver }) => handedOver.flatMap((each) => {
        if (each.artifact.digest === `sha256:${each.sha256}`)
            return [];
        if (each.artifact.digest === null) {
            const what = 'GitHub gives no digest of its artifacts here, so the enforced level is not available';
            return [doubt('facts-missing', { what })];
        }
        return [mismatch(each, 'what was downloaded has another digest than GitHub gives')];
    }),
};
/** The second channel: what the job itself said when it handed over, told by a way that no artifact can be replaced by. */
const toldDigest = {
    name: 'toldDigest',
    check: ({ handedOver }) => handedOver.flatMap((each) => {
        const [told, ...more] = each.told;
        if (told === undefined)
            return [mismatch(each, 'no job told its digest')];
        if (more.length > 0)
            return [mismatch(each, `its digest was told ${each.told.length} times, and must be told once`)];
        return told === each.sha256 ? [] : [mismatch(each, 'its digest is not the one that was told when it was handed over')];
    }),
};
const HANDOVER_GUARDS = [serviceDigest, toldDigest];

// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
;// CONCATENATED MODULE: ./lib/core/trust/job-guards.js

/** Did exactly the jobs run that were to run? Any job of a run can replace what another one handed over. */
/** The newest execution of each job: when only failed jobs are run again, those that passed stand as they were. */
function newestJobs(jobs) {
    const newest = new Map();
    for (const { name, attempt } of jobs)
        newest.set(name, Math.max(attempt, newest.get(name) ?? 0));
    return jobs.filter(({ name, attempt }) => newest.get(name) === attempt);
}
/** Where GitHub lists a job of an earlier attempt again under the newest one: the execution that it really is, whose log there is. */
function executionOf(job, jobs) {
    const began = jobs.filter(({ name, startedAt }) => name === job.name && startedAt !== null && startedAt === job.startedAt);
    return began.reduce((first, other) => (other.attempt < first.attempt ? other : first), job);
}
const wholeJobList = {
    name: 'wholeJobList',
    check: ({ jobs }) => (jobs.whole ? [] : [doubt('facts-missing', { what: 'GitHub lists only a part of the jobs' })]),
};
const expectedJobs = {
    name: 'expectedJobs',
    check: ({ jobs, policy, request }) => {
        const names = newestJobs(jobs.items).map(({ name }) => name);
        const missing = policy.workflow.jobs.filter((name) => !names.includes(name));
        // In a same run there are at least the jobs that judge and publish.
        const extra = request.mode === 'same-run' ? [] : names.filter((name) => !policy.workflow.jobs.includes(name));
        // In any attempt: a job of that name that was skipped in one could be all that there is of it in the next.
        const executions = jobs.items.filter(({ name }) => policy.workflow.jobs.includes(name));
        const isOther = (job) => executions.find(({ name, attempt }) => name === job.name && attempt === job.attempt) !== job;
        const twice = executions.filter(isOther).map(({ name }) => name);
        return [
            ...(missing.length > 0 ? [doubt('jobs-unexpected', { what: `missing: ${listed(missing)}` })] : []),
            ...(extra.length > 0 ? [doubt('jobs-unexpected', { what: `not in the policy: ${listed([...new Set(extra)])}` })] : []),
            ...(twice.length > 0 ? [doubt('jobs-unexpected', { what: `twice: ${listed([...new Set(twice)])}` })] : []),
        ];
    },
};
/** Skipped, cancelled, neutral: nothing that these say is about tests. A failed job may have judged evidence to hand over. */
const jobsRan = {
    name: 'jobsRan',
    check: ({ jobs, policy }) => newestJobs(jobs.items)
        .filter(({ name }) => policy.workflow.jobs.includes(name))
        .filter(({ status, conclusion }) => status !== 'completed' || (conclusion !== 'success' && conclusion !== 'failure'))
        .slice(0, 5)
        .map(({ name, status, conclusion }) => doubt('jobs-unexpected', { what: `${listed([name])} is ${conclusion ?? status}` })),
};
const runnerLabels = {
    name: 'runnerLabels',
    check: ({ jobs, policy }) => {
        const { labels, jobs: expected } = policy.workflow;
        if (labels === null)
            return [];
        return newestJobs(jobs.items)
            .filter((job) => expected.includes(job.name) && (job.labels.length !== labels.length || !labels.every((label) => job.labels.includes(label))))
            .slice(0, 5)
            .map((job) => doubt('wrong-platform', { job: listed([job.name]), given: listed(job.labels) || 'no label', wanted: labels.join(', ') }));
    },
};
const JOB_GUARDS = [wholeJobList, expectedJobs, jobsRan, runnerLabels];

;// CONCATENATED MODULE: ./lib/core/trust/evidence-guards.js



/** Is the evidence whole, of this very run, and of what the policy asks for? What it says about itself is believed nowhere. */
const wholeEvidence = {
    name: 'wholeEvidence',
    check: ({ evidence }) => evidence.flatMap(({ problems }) => problems),
};
/** Asks of each receipt; one that can't be read is refused by {@link wholeEvidence}. */
const ofEach = (check) => (stage) => stage.evidence.flatMap((seen) => seen.receipt === null ? [] : check({ seen, receipt: seen.receipt, stage }).filter((found) => found !== null));
/** A receipt of another time or place. */
function differs(held, what, given, wanted) {
    return given === wanted ? null : mismatched(held, what, given, wanted);
}
function mismatched({ seen }, what, given, wanted) {
    return doubt('run-mismatch', { artifact: seen.from.artifact.name, what, given: shown(given), wanted: shown(wanted) });
}
function shown(value) {
    if (value === null || value === undefined)
        return 'none';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
const sameRepository = {
    name: 'sameRepository',
    check: ofEach((held) => {
        const given = held.receipt.source?.repository ?? null;
        return [differs(held, 'the repository', given?.toLowerCase() ?? null, held.stage.repository.fullName.toLowerCase())];
    }),
};
const sameRun = {
    name: 'sameRun',
    check: ofEach((held) => [differs(held, 'the run', held.receipt.ci?.run_id ?? null, String(held.stage.run.id))]),
};
const sameAttempt = {
    name: 'sameAttempt',
    check: ofEach((held) => [differs(held, 'the attempt', held.receipt.ci?.run_attempt ?? null, held.seen.from.attempt)]),
};
const sameEvent = {
    name: 'sameEvent',
    check: ofEach((held) => [differs(held, 'the event', held.receipt.ci?.event ?? null, held.stage.run.event)]),
};
const sameSuite = {
    name: 'sameSuite',
    check: ofEach((held) => [differs(held, 'the suite', held.receipt.suite.name, held.seen.from.suite)]),
};
const sameShard = {
    name: 'sameShard',
    check: ofEach((held) => [differs(held, 'the shard', held.receipt.suite.shard ?? null, held.seen.from.shard)]),
};
const sameHead = {
    name: 'sameHead',
    check: ofEach((held) => [differs(held, 'the commit', held.receipt.ci?.head_sha ?? null, held.stage.run.headSha)]),
};
/** The tested commit by GitHub's word: the head, one of the same tree, or, by the policy's leave, the head merged into a branch that it lists. */
const sameTree = {
    name: 'sameTree',
    check: ofEach((held) => {
        const { seen, receipt, stage } = held;
        const { tested } = seen;
        const given = receipt.source?.git_head ?? null;
        if (tested === null || tested.sha !== given)
            return [mismatched(held, 'the tested commit', given, 'one that GitHub knows')];
        const tree = differs(held, 'the tested tree', receipt.source?.git_tree ?? null, tested.tree);
        if (tree !== null)
            return [tree];
        const isHead = tested.sha === stage.run.headSha || (stage.headTree !== null && tested.tree === stage.headTree);
        const isMerge = stage.policy.workflow.tests === 'merge' &&
            tested.parents.length === 2 &&
            tested.parents.includes(stage.run.headSha) &&
            seen.parentsKnown;
        return [isHead || isMerge ? null : differs(held, 'the tested commit', tested.sha, stage.run.headSha)];
    }),
};
const suiteOf = ({ seen, stage }) => stage.policy.suites.find(({ name }) => name === seen.from.suite);
function unlike(suite, what, given, wanted) {
    return JSON.stringify(given) === JSON.stringify(wanted)
        ? null
        : doubt('wrong-command', { suite, what, given: shown(given), wanted: shown(wanted) });
}
const expectedCommand = {
    name: 'expectedCommand',
    check: ofEach((held) => {
        const [suite, wanted] = [held.receipt.suite, suiteOf(held)];
        const name = labelOf(held.seen.from);
        return [
            unlike(name, 'the command', suite.command, wanted?.command),
            unlike(name, '`shell`', suite.shell, wanted?.shell),
            unlike(name, 'the folder', suite.cwd, wanted?.cwd),
        ];
    }),
};
const expectedExpectations = {
    name: 'expectedExpectations',
    check: ofEach((held) => {
        const [asked, wanted] = [held.receipt.expectations, suiteOf(held)];
        const name = labelOf(held.seen.from);
        return [
            unlike(name, '`reports`', asked.reports, wanted?.reports),
            unlike(name, '`runner`', asked.runner, wanted?.runner),
            unlike(name, '`footer`', asked.footer, wanted?.footer),
            unlike(name, '`max_skipped`', asked.max_skipped, wanted?.max_skipped),
        ];
    }),
};
const allowedLeniencies = {
    name: 'allowedLeniencies',
    check: ofEach((held) => {
        const allowed = suiteOf(held)?.allow ?? [];
        return held.receipt.suite.leniencies
            .filter((option) => !allowed.includes(option))
            .map((option) => doubt('leniency-refused', { suite: labelOf(held.seen.from), option }));
    }),
};
const bearableSecrets = {
    name: 'bearableSecrets',
    check: ofEach((held) => {
        const redactions = held.receipt.evidence.redactions ?? [];
        if (redactions.length === 0 || held.stage.policy.secrets === 'redact')
            return [];
        const count = redactions.reduce((sum, each) => sum + each.count, 0);
        return [doubt('secrets-refused', { suite: labelOf(held.seen.from), count, files: listed(redactions.map(({ path }) => path)) })];
    }),
};
/** One run's evidence handed over under two names. */
const distinctEvidence = {
    name: 'distinctEvidence',
    check: ({ evidence }) => {
        const first = new Map();
        return evidence.flatMap((seen) => {
            if (seen.receiptSha256 === null)
                return [];
            const other = first.get(seen.receiptSha256);
            if (other === undefined) {
                first.set(seen.receiptSha256, seen);
                return [];
            }
            return [
                doubt('shard-duplicate', { suite: seen.from.suite, what: `${labelOf(other.from)} and ${labelOf(seen.from)} have one receipt` }),
            ];
        });
    },
};
/** Shards that tested different commits make no whole: the branch may have moved between them. */
const oneCommit = {
    name: 'oneCommit',
    check: (stage) => {
        const [first] = stage.evidence;
        return ofEach((held) => [
            differs(held, 'the tested commit', held.receipt.source?.git_tree ?? null, first?.receipt?.source?.git_tree ?? null),
        ])(stage);
    },
};
/** The sum over the shards of a suite. */
const enoughTests = {
    name: 'enoughTests',
    check: ({ evidence, policy }) => policy.suites.flatMap((suite) => {
        const own = evidence.filter(({ from }) => from.suite === suite.name);
        // Where a part did not pass, that is said, and the count with it.
        if (own.some(({ verdict }) => verdict?.outcome !== 'passed') || suite.allow.includes('allow-empty'))
            return [];
        const count = (0,model_tally/* executed */.AB)((0,model_tally/* addTallies */.MA)(own.flatMap(({ verdict }) => verdict?.tally ?? [])));
        return count >= suite.min_tests ? [] : [doubt('below-minimum', { executed: count, minimum: suite.min_tests })];
    }),
};
/** What GitHub says of the run must not be worse than its evidence: another step of a job may have failed. */
const runAgrees = {
    name: 'runAgrees',
    check: ({ evidence, run, request, jobs, policy }) => {
        if (evidence.some(({ verdict }) => verdict?.outcome !== 'passed'))
            return [];
        // A job that may fail doesn't make its run fail.
        const red = newestJobs(jobs.items).filter(({ name, conclusion }) => policy.workflow.jobs.includes(name) && conclusion !== 'success');
        if (red.length > 0)
            return [doubt('jobs-unexpected', { what: `all evidence is green, and ${listed(red.map(({ name }) => name))} failed` })];
        const result = request.mode === 'same-run' ? request.runResult : run.conclusion;
        return result === 'success'
            ? []
            : [doubt('jobs-unexpected', { what: `all evidence is green, and the run ended with ${result ?? 'nothing'}` })];
    },
};
/** Somebody may have run it again meanwhile. */
const stillNewest = {
    name: 'stillNewest',
    check: ({ run, runAgain }) => runAgain.attempt === run.attempt && runAgain.headSha === run.headSha
        ? []
        : [doubt('run-superseded', { what: `attempt ${runAgain.attempt} began while attempt ${run.attempt} was judged` })],
};
const EVIDENCE_GUARDS = [
    wholeEvidence,
    sameRepository,
    sameRun,
    sameAttempt,
    sameEvent,
    sameSuite,
    sameShard,
    sameHead,
    sameTree,
    expectedCommand,
    expectedExpectations,
    allowedLeniencies,
    bearableSecrets,
    distinctEvidence,
    oneCommit,
    enoughTests,
    runAgrees,
    stillNewest,
];

;// CONCATENATED MODULE: ./lib/core/trust/run-guards.js

/** Is this a run to judge at all? Identity comes from GitHub's API alone. */
const ownRepository = {
    name: 'ownRepository',
    check: ({ run, repository }) => run.repositoryId === repository.id
        ? []
        : [doubt('run-unexpected', { what: `it belongs to the repository ${run.repositoryId}, not to ${repository.fullName}` })],
};
const workflowPath = {
    name: 'workflowPath',
    onlyAfterRun: true,
    check: ({ run, policy }) => run.path === policy.workflow.path
        ? []
        : [doubt('run-unexpected', { what: `it is one of ${run.path}; the policy names ${policy.workflow.path}` })],
};
const workflowId = {
    name: 'workflowId',
    onlyAfterRun: true,
    check: ({ run, workflow, policy }) => workflow !== null && workflow.id === run.workflowId && workflow.path === policy.workflow.path
        ? []
        : [doubt('run-unexpected', { what: `its workflow ${run.workflowId} is not the one that lies at ${policy.workflow.path}` })],
};
const allowedEvent = {
    name: 'allowedEvent',
    check: ({ run, policy }) => policy.events.includes(run.event)
        ? []
        : [doubt('run-unexpected', { what: `it was started by ${run.event}; the policy names ${policy.events.join(', ')}` })],
};
const completed = {
    name: 'completed',
    onlyAfterRun: true,
    check: ({ run }) => (run.status === 'completed' ? [] : [doubt('run-superseded', { what: `it is ${run.status}, not completed` })]),
};
const newestAttempt = {
    name: 'newestAttempt',
    check: ({ run, request }) => request.attempt === null || request.attempt === run.attempt
        ? []
        : [doubt('run-superseded', { what: `attempt ${request.attempt} was to be judged, and attempt ${run.attempt} is the newest` })],
};
const attemptLimit = {
    name: 'attemptLimit',
    check: ({ run, policy }) => run.attempt <= policy.max_attempts ? [] : [doubt('attempts-exceeded', { attempt: run.attempt, max: policy.max_attempts })],
};
const RUN_GUARDS = [
    ownRepository,
    workflowPath,
    workflowId,
    allowedEvent,
    completed,
    newestAttempt,
    attemptLimit,
];

;// CONCATENATED MODULE: ./lib/core/trust/guards.js






const GUARDS = {
    run: RUN_GUARDS,
    definition: DEFINITION_GUARDS,
    jobs: JOB_GUARDS,
    artifacts: ARTIFACT_GUARDS,
    handover: HANDOVER_GUARDS,
    evidence: EVIDENCE_GUARDS,
};
/** @returns what stands in the way at one stage, in the order of the table of reasons. */
function doubtsAt(guards, facts) {
    const asked = guards.filter(({ onlyAfterRun }) => onlyAfterRun !== true || facts.request.mode === 'workflow-run');
    return (0,model_reasons/* sortReasons */.g8)(asked.flatMap(({ check }) => check(facts)));
}

;// CONCATENATED MODULE: ./lib/core/model/check-run.js
/** The conclusion that an outcome is told as. */
function conclusionOf(outcome) {
    switch (outcome) {
        case 'passed':
            return 'success';
        case 'failed':
        case 'incomplete':
            return 'failure';
    }
}
/** GitHub's limits: of `output.summary` and `output.text` in bytes of UTF-8, of annotations in one request, of a job summary in bytes. */
const CHECK_TEXT_MAX_BYTES = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;
const JOB_SUMMARY_MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** Ours: so many failing tests are marked at their lines, however many requests that takes. */
const MAX_ANNOTATIONS = 500;
/** Ours, so that a title can be read in one look. */
const check_run_TITLE_MAX_LENGTH = 100;

;// CONCATENATED MODULE: ./lib/core/trust/verdict.js




/**
 * One verdict on a run: what stands in the way comes before whatever its evidence says; then the verdicts that were derived from the evidence, of
 * which the first deciding reason in the table's order decides. Passed only where every part passed.
 */
function verdictOfRun(evidence, doubts) {
    const tallies = evidence.flatMap(({ verdict }) => verdict?.tally ?? []);
    const tally = tallies.length === 0 ? null : (0,model_tally/* addTallies */.MA)(tallies);
    const reasons = (0,model_reasons/* sortReasons */.g8)(evidence.flatMap((seen) => reasonsOf(seen, evidence.length > 1)));
    const red = reasons.filter(isDoubt);
    const [first, ...more] = [...doubts, ...red];
    const notes = reasons.filter((reason) => !isDoubt(reason));
    if (first !== undefined) {
        const outcome = doubts.length > 0 ? 'incomplete' : outcomeOf(first.code);
        return { outcome, decidedBy: first.code, tally, reasons: [first, ...more, ...notes] };
    }
    const passed = evidence.filter(({ verdict }) => verdict?.outcome === 'passed');
    if (tally !== null && evidence.length > 0 && passed.length === evidence.length)
        return passedVerdict(passed, tally, notes);
    const missing = doubt('facts-missing', { what: 'there is no evidence that a verdict could be derived from' });
    return { outcome: 'incomplete', decidedBy: missing.code, tally, reasons: [missing, ...notes] };
}
/** What GitHub is told: a change of what is protected waits for a person, everything else that is no pass is a failure. */
function verdict_conclusionOfRun({ outcome, decidedBy }) {
    return decidedBy === 'protected-changed' || decidedBy === 'workflow-changed' ? 'action_required' : conclusionOf(outcome);
}
function passedVerdict(passed, tally, reasons) {
    const full = (0,model_tally/* nonEmptyTally */.LF)(tally);
    if (full !== null)
        return { outcome: 'passed', empty: false, decidedBy: null, tally: full, reasons };
    // Each of them passed by --allow-empty, which the policy allows: a guard asks that.
    const empty = passed.every(({ verdict }) => verdict?.outcome === 'passed' && verdict.empty);
    if (empty)
        return { outcome: 'passed', empty: true, decidedBy: null, tally, reasons };
    const missing = { code: 'no-tests', args: {} };
    return { outcome: 'incomplete', decidedBy: missing.code, tally, reasons: [missing, ...reasons] };
}
function isDoubt(reason) {
    return model_reasons/* REASONS */.ez[reason.code].outcome !== 'note';
}
function outcomeOf(code) {
    return model_reasons/* REASONS */.ez[code].outcome;
}
/** With several parts, files are named with theirs. */
function reasonsOf({ verdict, from }, several) {
    return (verdict?.reasons ?? []).map((reason) => several && reason.where?.file !== undefined
        ? { ...reason, where: { ...reason.where, file: `${labelOf(from)}: ${reason.where.file}` } }
        : reason);
}

// EXTERNAL MODULE: ./lib/flow/patience.js
var flow_patience = __webpack_require__(5001);
;// CONCATENATED MODULE: ./lib/flow/asking.js

/** What was asked is needed, and there is no answer. Caught where a verdict is made of it: no answer is never a yes. */
class Unanswered extends Error {
    doubt;
    constructor(what, trouble) {
        super(`${what}: ${trouble.what}`);
        this.doubt = { code: 'facts-missing', args: { what: this.message.slice(0, 500), ...remedyOf(trouble) } };
    }
}
function remedyOf(trouble) {
    if (trouble.kind !== 'locked')
        return {};
    switch (trouble.code) {
        case 'bad-token':
            return { do: 'Give a token that GitHub knows.' };
        case 'permission':
            return { do: `Let the token read it${trouble.permission === null ? '' : `: ${trouble.permission}`}.` };
        case 'saml':
            return { do: "Authorise the token for the organisation's single sign-on." };
        case 'hidden':
            return { do: 'It was deleted, or the token cannot see it. Push again, or run the workflow again.' };
        case 'gone':
            return { do: 'It has expired. Run the workflow again.' };
        default:
            return {};
    }
}
/** Just after a run has ended, GitHub may not show all of it yet. */
const LATE_TRIES = 3;
const LATE_WAIT_MS = 2_000;
/** Artifacts and logs are large. */
const DOWNLOAD_MS = 120_000;
/** How often what a job has just left behind is looked for, before it is taken for missing. */
const LOOKS = LATE_TRIES;
/** Asks GitHub, again where that may help, within one budget for all. Only for reading. */
class Asking {
    #ports;
    #deadline;
    #limitsMs;
    constructor(ports, { totalMs, limitsMs }) {
        this.#ports = ports;
        this.#deadline = ports.clock.monotonic() + totalMs;
        this.#limitsMs = limitsMs;
    }
    /**
     * @param what the beginning of a sentence on what went wrong.
     * @throws {Unanswered}
     */
    async ask(what, act, manner = {}) {
        // Each question begins with short waits; what it takes, waits for limits included, the later ones lack.
        const patience = new flow_patience/* Patience */.i3(this.#ports, { totalMs: this.#left(), limitsMs: this.#limitsMs });
        try {
            return await this.#answer(patience, what, act, manner);
        }
        finally {
            const extended = patience.left() - this.#left();
            this.#deadline += extended;
            this.#limitsMs -= extended;
        }
    }
    /** Before one looks again for what may come late. */
    async pause() {
        await this.#ports.sleep(LATE_WAIT_MS);
    }
    #left() {
        return this.#deadline - this.#ports.clock.monotonic();
    }
    async #answer(patience, what, act, { fresh = false, download = false }) {
        for (let late = 1;;) {
            const left = download ? Math.min(DOWNLOAD_MS, patience.left()) : patience.timeout();
            const answer = await act(Math.max(1, left));
            if (answer.ok)
                return answer.value;
            const { trouble } = answer;
            if (fresh && trouble.kind === 'locked' && trouble.code === 'hidden' && late++ < LATE_TRIES)
                await this.pause();
            else if (!(await patience.again(trouble)))
                throw new Unanswered(what, trouble);
        }
    }
}

;// CONCATENATED MODULE: ./lib/flow/doubted.js
/** Ends a judgement at a stage: what comes later isn't asked. Caught where a verdict is made of it. */
class Doubted extends Error {
    doubts;
    constructor(doubts) {
        super('there is doubt');
        this.doubts = doubts;
    }
}
/** @throws {Doubted} where there is any. */
function refuse(doubts) {
    if (doubts.length > 0)
        throw new Doubted(doubts);
}

;// CONCATENATED MODULE: ./lib/flow/history.js
/** Branches and commits of a repository, each asked for once: so that all of a judgement speaks of one moment. */
class History {
    #asking;
    #sources;
    #tips = new Map();
    #commits = new Map();
    constructor(asking, sources) {
        this.#asking = asking;
        this.#sources = sources;
    }
    /** Commit that a branch is at; null where there is no such branch. @throws {Unanswered} */
    async tip(branch) {
        const known = this.#tips.get(branch) ?? this.#asking.ask(`the branch ${branch}`, (ms) => this.#sources.tip(branch, ms));
        this.#tips.set(branch, known);
        return await known;
    }
    /** Null where GitHub knows no such commit. @throws {Unanswered} */
    async commit(sha) {
        const known = this.#commits.get(sha) ?? this.#asking.ask(`the commit ${sha.slice(0, 12)}`, (ms) => this.#sources.commit(sha, ms));
        this.#commits.set(sha, known);
        return await known;
    }
    /** @throws {Unanswered} */
    async compare(base, head) {
        const what = `the comparison of ${base.slice(0, 12)} and ${head.slice(0, 12)}`;
        return await this.#asking.ask(what, (ms) => this.#sources.compare(base, head, ms));
    }
    /** Whether a commit is, or lies behind, the tip of one of the branches. @throws {Unanswered} */
    async liesOn(commit, branches) {
        for (const branch of branches) {
            const tip = await this.tip(branch);
            if (tip === commit)
                return true;
            const status = tip === null ? null : (await this.compare(commit, tip)).status;
            if (status === 'ahead' || status === 'identical')
                return true;
        }
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/flow/tree-changes.js
/** So many folders that differ are looked into; a change of more is left for GitHub to list. */
const MOST_FOLDERS = 300;
/**
 * Files that differ between two commits, by their trees: what these hold can't change while it is read, unlike a list of a pull request's files, whose
 * head can be moved away and back. Where a list of everything is cut, folder by folder, only into those that differ.
 */
class TreeChanges {
    #asking;
    #sources;
    #folders = 0;
    constructor(asking, sources) {
        this.#asking = asking;
        this.#sources = sources;
    }
    /** Null where GitHub can't list them all. @throws {Unanswered} */
    async between(before, after) {
        const [old, now] = await Promise.all([this.blobs(before), this.blobs(after)]);
        if (old === null || now === null)
            return await this.#below('', before, after);
        const changed = [...now].filter(([path, blob]) => old.get(path) !== blob);
        const gone = [...old.keys()].filter((path) => !now.has(path));
        return [...changed.map(([path, blob]) => change(path, blob)), ...gone.map((path) => change(path, null))];
    }
    /** Every file of a commit; null where GitHub can't list them all. @throws {Unanswered} */
    async blobs(sha) {
        const { items, whole } = await this.#asking.ask(`the tree of ${sha.slice(0, 12)}`, (ms) => this.#sources.tree(sha, ms), {
            download: true,
        });
        return whole ? new Map(items.map(({ path, blob }) => [path, blob])) : null;
    }
    /** @param folder '' or with `/` behind it; `before` and `after` its trees, null where it isn't there. */
    async #below(folder, before, after) {
        const [old, now] = [await this.#entries(before), await this.#entries(after)];
        if (old === null || now === null)
            return null;
        const changes = [];
        for (const name of new Set([...old.keys(), ...now.keys()])) {
            const [was, is] = [old.get(name), now.get(name)];
            if (was?.id === is?.id && was?.isFolder === is?.isFolder)
                continue;
            const [wasFolder, isFolder] = [was?.isFolder === true ? was.id : null, is?.isFolder === true ? is.id : null];
            if (was?.isFolder === false || is?.isFolder === false)
                changes.push(change(folder + name, is?.isFolder === false ? is.id : null));
            if (wasFolder === null && isFolder === null)
                continue;
            const below = await this.#below(`${folder}${name}/`, wasFolder, isFolder);
            if (below === null)
                return null;
            for (const each of below)
                changes.push(each);
        }
        return changes;
    }
    async #entries(tree) {
        if (tree === null)
            return new Map();
        if (++this.#folders > 2 * MOST_FOLDERS)
            return null;
        const { items, whole } = await this.#asking.ask(`the tree ${tree.slice(0, 12)}`, (ms) => this.#sources.folder(tree, ms));
        return whole ? new Map(items.map(({ name, ...entry }) => [name, entry])) : null;
    }
}
const change = (path, blob) => ({ path, previousPath: null, blob });

;// CONCATENATED MODULE: ./lib/flow/read-definition.js



/** Reads what the definition of a run is held against: one base for each way in which its commit goes into a branch. */
class DefinitionReader {
    #asking;
    #sources;
    #stage;
    #isProtected;
    #history;
    #trees;
    constructor(asking, sources, history, stage) {
        this.#asking = asking;
        this.#sources = sources;
        this.#history = history;
        this.#trees = new TreeChanges(asking, sources);
        this.#stage = stage;
        this.#isProtected = protectedPaths(stage.policy, stage.request.policyPath);
    }
    /** @throws {Unanswered} */
    async read() {
        const { run } = this.#stage;
        switch (run.event) {
            case 'pull_request':
                return await this.#ofPulls();
            case 'merge_group':
                return await this.#ofGroup();
            default:
                return await this.#ofPush();
        }
    }
    async #ofPulls() {
        const { run, repository } = this.#stage;
        const found = await this.#asking.ask('the pull requests of this commit', (ms) => this.#sources.pulls(run.headSha, ms));
        // What goes into another repository is no concern of this one's checks.
        const own = ({ baseRepositoryId: id }) => id === null || id === repository.id;
        const open = [...found.items, ...(await this.#unlisted(found.items))].filter((pull) => pull.open && pull.headSha === run.headSha && own(pull));
        // More pull requests than are listed can't be shown to be all right.
        const rest = found.whole && open.length <= MOST_PULLS ? [] : [this.#unread({ branch: '(more than are listed)', pull: null })];
        return [...(await Promise.all(open.slice(0, MOST_PULLS).map(async (pull) => await this.#ofPull(pull)))), ...rest];
    }
    /** Of a commit that the default branch holds GitHub lists the pull request that brought it there, and none by which it goes on to a release branch. */
    async #unlisted(listed) {
        const hints = this.#stage.run.pulls.filter((hint) => !listed.some(({ number }) => number === hint));
        const found = await Promise.all(hints.map(async (number) => await this.#asking.ask(`pull request ${number}`, (ms) => this.#sources.pull(number, ms))));
        return found.filter((pull) => pull !== null);
    }
    async #ofPull(pull) {
        const { run } = this.#stage;
        const base = { branch: pull.baseBranch, pull: pull.number };
        const compared = await this.#compared(base.branch);
        if (compared === null)
            return this.#unread(base);
        const changes = compared.files.whole ? compared.files.items : await this.#trees.between(compared.mergeBase, run.headSha);
        const touched = this.#protectedOf(changes);
        const workflow = await this.#workflow(base.branch, compared.mergeBase);
        const needed = touched.size > 0 || workflow.head !== workflow.mergeBase;
        const approvals = needed ? [await this.#approval(pull, withWorkflow(touched, this.#stage.policy.workflow.path, workflow.head))] : [];
        const tipBlobs = await this.#blobsAtTip(base.branch, touched);
        return { ...base, changes, workflow, tipBlobs, approvals, proposed: await this.#proposed(touched), holdsHead: true };
    }
    /** The branch that a group of the merge queue goes into is in the name of its own, which GitHub gives. */
    async #ofGroup() {
        const { run, policy } = this.#stage;
        const [, branch, number] = /^gh-readonly-queue\/(.{1,400})\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(run.headBranch ?? '') ?? [];
        if (branch === undefined)
            return [];
        const base = { branch, pull: null };
        const compared = await this.#compared(branch);
        if (compared === null)
            return [this.#unread(base)];
        const changes = compared.files.whole ? compared.files.items : await this.#trees.between(compared.mergeBase, run.headSha);
        const touched = this.#protectedOf(changes);
        const workflow = await this.#workflow(branch, compared.mergeBase);
        const needed = touched.size > 0 || workflow.head !== workflow.mergeBase;
        const paths = withWorkflow(touched, policy.workflow.path, workflow.head);
        const approvals = needed ? await this.#approvalsInGroup(Number(number), compared.subjects, paths) : [];
        const tipBlobs = await this.#blobsAtTip(branch, touched);
        return [{ ...base, changes, workflow, tipBlobs, approvals, proposed: await this.#proposed(touched), holdsHead: true }];
    }
    /** What was pushed to a protected branch went through its protection; it must lie there, whatever its tag or branch is called. */
    async #ofPush() {
        const { run } = this.#stage;
        const branch = run.headBranch ?? '';
        const holdsHead = branch !== '' && (await this.#history.liesOn(run.headSha, [branch]));
        const blob = await this.#blob(this.#stage.policy.workflow.path, run.headSha);
        const workflow = { head: blob, mergeBase: blob, tips: [] };
        return [{ branch, pull: null, changes: [], workflow, tipBlobs: new Map(), approvals: [], proposed: null, holdsHead }];
    }
    /** Null where the branch is gone. */
    async #compared(branch) {
        const tip = await this.#history.tip(branch);
        return tip === null ? null : await this.#history.compare(tip, this.#stage.run.headSha);
    }
    #unread(base) {
        const workflow = { head: null, mergeBase: null, tips: [] };
        return { ...base, changes: null, workflow, tipBlobs: new Map(), approvals: [], proposed: null, holdsHead: true };
    }
    #protectedOf(changes) {
        return new Map([...touchedPaths(changes ?? [])].filter(([path]) => this.#isProtected(path)));
    }
    async #blob(path, sha) {
        return (await this.#asking.ask(`${path} at ${sha.slice(0, 12)}`, (ms) => this.#sources.file(path, sha, ms)))?.blob ?? null;
    }
    async #proposed(touched) {
        const { request, run } = this.#stage;
        if (touched.get(request.policyPath) == null)
            return null;
        const file = await this.#asking.ask(`the policy at ${run.headSha.slice(0, 12)}`, (ms) => this.#sources.file(request.policyPath, run.headSha, ms));
        const parsed = file === null || file.bytes === null ? { why: '' } : parsePolicy(file.bytes);
        return 'policy' in parsed ? parsed.policy : null;
    }
    /** Of the run workflow. */
    async #workflow(branch, mergeBase) {
        const { run, policy, repository } = this.#stage;
        const { path } = policy.workflow;
        const head = await this.#blob(path, run.headSha);
        const before = await this.#blob(path, mergeBase);
        if (head === before)
            return { head, mergeBase: before, tips: [] };
        const tips = await Promise.all([...new Set([branch, repository.defaultBranch])].map((each) => this.#history.tip(each)));
        return { head, mergeBase: before, tips: await Promise.all(tips.flatMap((tip) => (tip === null ? [] : this.#blob(path, tip)))) };
    }
    async #blobsAtTip(branch, touched) {
        const tip = await this.#history.tip(branch);
        return tip === null ? new Map() : await this.#blobsAt(tip, touched);
    }
    /** A few files one by one; of many the whole tree, where GitHub lists it. */
    async #blobsAt(sha, touched) {
        const paths = [...touched.keys()];
        if (paths.length > MOST_BLOBS) {
            const tree = await this.#trees.blobs(sha);
            return tree === null ? new Map() : new Map(paths.map((path) => [path, tree.get(path) ?? null]));
        }
        return new Map(await Promise.all(paths.map(async (path) => [path, await this.#blob(path, sha)])));
    }
    async #approval(pull, blobs) {
        const { items, whole } = await this.#asking.ask(`the reviews of pull request ${pull.number}`, (ms) => this.#sources.reviews(pull.number, ms));
        // The last word of a reviewer counts, and may be on a page that isn't listed.
        return { pull, reviews: whole ? items : [], blobs };
    }
    /** Numbers of pull requests in a group are hints, taken from texts that anybody may write; what counts is what GitHub says of each. */
    async #approvalsInGroup(number, subjects, touched) {
        const hints = subjects.flatMap((subject) => [...subject.matchAll(/#(\d{1,9})\b/g)].map(([, digits]) => Number(digits)));
        const numbers = [...new Set([number, ...hints.reverse()])].slice(0, MOST_PULLS);
        const approvals = [];
        for (const each of numbers) {
            const pull = await this.#asking.ask(`pull request ${each}`, (ms) => this.#sources.pull(each, ms));
            if (pull !== null)
                approvals.push(await this.#approval(pull, await this.#blobsAt(pull.headSha, touched)));
        }
        return approvals;
    }
}
const MOST_BLOBS = 10;
const MOST_PULLS = 20;
function withWorkflow(touched, path, blob) {
    return new Map([...touched, [path, blob]]);
}

// EXTERNAL MODULE: ./lib/adapters/evidence-files.js
var evidence_files = __webpack_require__(1137);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/evidence-zip.js



/**
 * Reads the zip of an evidence artifact, which whoever ran the tests may have made: in memory, never on disk, and all of it checked before any
 * of it is used. yauzl reads the records, since the format's corners are many and it is well kept; what it leaves open is closed here. Only one
 * form is taken, the one that the artifact client writes: entries one behind the other from the first byte on, then the directory, then its
 * end; no extra fields, no comments, no zip64. So there is nothing that two readers of the zip could see differently.
 */
/** What may be in an evidence artifact. */
const ALLOWED = /^(?:receipt\.json|verdict\.json|log\.txt|files\.txt|reports\/\d{3,6}(?:\.[A-Za-z0-9]{1,16})?)$/;
/** What is below is let through however well it packs, and what packs better beyond is a bomb: real logs stay below a twentieth of it. */
const FREE_BYTES = 64 * 2 ** 20;
const MAX_RATIO = 200;
/**
 * @param bytes the whole zip, as downloaded; hostile.
 * @param name of the artifact, for the reason; hostile.
 */
async function readEvidenceZip(bytes, name) {
    try {
        const files = new Map();
        for (const packed of await packedFiles(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
            await checkContent(packed);
            const { name, sizeBytes } = packed;
            files.set(name, { name, sizeBytes, open: () => contentOf(packed) });
        }
        return { files };
    }
    catch (error) {
        // Whatever a hostile zip brings a library to throw is about that zip.
        const why = error instanceof Error ? error.message : String(error);
        return { unsafe: { code: 'artifact-unsafe', args: { artifact: name, why: why.slice(0, 300) } } };
    }
}
async function packedFiles(bytes) {
    if (bytes.length > evidence_artifact/* EVIDENCE_ZIP_MAX_BYTES */.t)
        throw new Error(`it has ${bytes.length} bytes, more than ${evidence_artifact/* EVIDENCE_ZIP_MAX_BYTES */.t}`);
    checkEnd(bytes);
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
    // Names stay bytes: what they mean in another encoding is of no interest.
    const zip = await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true });
    const [directorySize, directoryAt] = [12, 16].map((offset) => bytes.readUInt32LE(bytes.length - END_BYTES + offset));
    const files = [];
    const names = new Set();
    let at = 0;
    let total = 0;
    let listed = 0;
    for await (const entry of zip.eachEntry()) {
        const name = nameOf(entry);
        if (names.has(name.toLowerCase()))
            throw new Error(`${evidence_zip_shown(name)} is in it twice`);
        names.add(name.toLowerCase());
        total += entry.uncompressedSize;
        checkEntry(entry, name, total);
        const file = await locate(zip, entry, name, at, bytes);
        files.push(file.packed);
        at = file.end;
        listed += DIRECTORY_ENTRY_BYTES + entry.fileNameLength;
    }
    if (at !== directoryAt)
        throw new Error(`there are bytes between the last file and the directory, at ${at}`);
    if (listed !== directorySize)
        throw new Error('the directory holds more than its end record says');
    return files;
}
const DIRECTORY_ENTRY_BYTES = 46;
const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;
/** The end record must be the last bytes, and speak of one disk, and of a directory that lies right before it. */
function checkEnd(bytes) {
    const at = bytes.length - END_BYTES;
    if (at < 0 || bytes.readUInt32LE(at) !== END_SIGNATURE)
        throw new Error('it does not end as a zip without a comment does');
    const [disk, directoryDisk, here, all] = [4, 6, 8, 10].map((offset) => bytes.readUInt16LE(at + offset));
    const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    if (disk !== 0 || directoryDisk !== 0 || here !== all)
        throw new Error('it is a part of several disks');
    if (all === 0xffff || size === 0xffffffff || offset === 0xffffffff)
        throw new Error('it is in the zip64 form');
    if (at >= 20 && bytes.readUInt32LE(at - 20) === 0x07064b50)
        throw new Error('it is in the zip64 form');
    if (all > evidence_artifact/* EVIDENCE_MAX_FILES */.VE)
        throw new Error(`it holds ${all} files, more than ${evidence_artifact/* EVIDENCE_MAX_FILES */.VE}`);
    if (offset + size !== at)
        throw new Error(`the directory is not where its end record says, at ${offset}`);
    if (all * DIRECTORY_ENTRY_BYTES > size)
        throw new Error(`the end record speaks of ${all} files, more than the directory can hold`);
}
/** ASCII that is allowed, or nothing: neither `..` nor `\`, another encoding or another form of the same letters is a question then. */
function nameOf({ fileName }) {
    const name = Buffer.isBuffer(fileName) ? fileName.toString('latin1') : fileName;
    if (!ALLOWED.test(name))
        throw new Error(`no evidence has a file named ${evidence_zip_shown(name)}`);
    return name;
}
const evidence_zip_shown = (name) => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);
/** Deflate's level, a descriptor behind the data, names in UTF-8. */
const FLAGS = 0x0002 | 0x0004 | 0x0008 | 0x0800;
const DESCRIPTOR_FLAG = 0x0008;
const REGULAR = 0o100000;
const KIND = 0o170000;
function checkEntry(entry, name, total) {
    const refuse = (why) => {
        throw new Error(`${name}: ${why}`);
    };
    const { generalPurposeBitFlag: flags, compressionMethod: method, uncompressedSize: size, compressedSize: packed } = entry;
    if (entry.isEncrypted())
        refuse('it is encrypted');
    if ((flags & ~FLAGS) !== 0)
        refuse(`it has flags that are not taken (0x${flags.toString(16)})`);
    if (method !== 0 && method !== 8)
        refuse(`it is packed by method ${method}`);
    if (entry.extraFieldLength > 0 || entry.fileCommentLength > 0)
        refuse('it has extra fields or a comment');
    const host = entry.versionMadeBy >>> 8;
    const kind = (entry.externalFileAttributes >>> 16) & KIND;
    if (host !== 0 && host !== 3)
        refuse(`it was made by a system that is not taken (${host})`);
    if ((kind !== 0 && kind !== REGULAR) || (entry.externalFileAttributes & 0x10) !== 0)
        refuse('it is no regular file');
    if (size > packed * MAX_RATIO && total > FREE_BYTES)
        refuse(`${packed} bytes unpack to ${size}`);
    if (total > evidence_artifact/* EVIDENCE_MAX_BYTES */.rv)
        refuse(`with it there are ${total} bytes unpacked, more than ${evidence_artifact/* EVIDENCE_MAX_BYTES */.rv}`);
}
/** Local header, data and descriptor must say what the directory says, and begin where the file before ends. */
async function locate(zip, entry, name, at, bytes) {
    if (entry.relativeOffsetOfLocalHeader !== at) {
        throw new Error(`${name}: it begins at ${entry.relativeOffsetOfLocalHeader}, not where the file before ends, at ${at}`);
    }
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!agree(local, entry))
        throw new Error(`${name}: its own header and the directory differ`);
    const { fileDataStart: start } = local;
    const end = start + entry.compressedSize;
    const file = {
        name,
        sizeBytes: entry.uncompressedSize,
        crc: entry.crc32,
        deflated: entry.compressionMethod === 8,
        packed: bytes.subarray(start, end),
    };
    if ((entry.generalPurposeBitFlag & DESCRIPTOR_FLAG) === 0)
        return { packed: file, end };
    checkDescriptor(bytes.subarray(end, end + DESCRIPTOR_BYTES), entry, name);
    return { packed: file, end: end + DESCRIPTOR_BYTES };
}
function agree(local, entry) {
    const later = (entry.generalPurposeBitFlag & DESCRIPTOR_FLAG) !== 0;
    const said = [local.crc32, local.compressedSize, local.uncompressedSize];
    return (local.fileName.equals(entry.fileNameRaw) &&
        local.extraFieldLength === 0 &&
        local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
        local.compressionMethod === entry.compressionMethod &&
        said.join() === (later ? [0, 0, 0] : [entry.crc32, entry.compressedSize, entry.uncompressedSize]).join());
}
const DESCRIPTOR_BYTES = 16;
function checkDescriptor(descriptor, entry, name) {
    const expected = Buffer.alloc(DESCRIPTOR_BYTES);
    for (const [i, value] of [0x08074b50, entry.crc32, entry.compressedSize, entry.uncompressedSize].entries()) {
        expected.writeUInt32LE(value, i * 4);
    }
    if (!descriptor.equals(expected))
        throw new Error(`${name}: the descriptor behind it and the directory differ`);
}
const CHUNK_BYTES = 256 * 1024;
function contentOf({ packed, deflated }) {
    if (!deflated)
        return external_node_stream_.Readable.from(piecesOf(packed));
    const inflate = (0,external_node_zlib_.createInflateRaw)({ chunkSize: CHUNK_BYTES });
    inflate.end(packed);
    return inflate;
}
function* piecesOf(bytes) {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
        yield bytes.subarray(at, at + CHUNK_BYTES);
}
/** Unpacks once, keeping nothing: the size must be the one that was said, to the byte, and the sum too. */
async function checkContent(file) {
    const stream = contentOf(file);
    let size = 0;
    let sum = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > file.sizeBytes) {
            stream.destroy();
            throw new Error(`${file.name}: it unpacks to more than the ${file.sizeBytes} bytes it speaks of`);
        }
        sum = (0,external_node_zlib_.crc32)(chunk, sum);
    }
    if (size !== file.sizeBytes)
        throw new Error(`${file.name}: it unpacks to ${size} bytes instead of ${file.sizeBytes}`);
    if (sum !== file.crc)
        throw new Error(`${file.name}: its check sum is another`);
    if ('bytesWritten' in stream && stream.bytesWritten !== file.packed.length)
        throw new Error(`${file.name}: there are bytes behind its end`);
}

// EXTERNAL MODULE: ./lib/core/model/version.js
var version = __webpack_require__(7581);
// EXTERNAL MODULE: ./lib/flow/gather.js + 1 modules
var gather = __webpack_require__(5599);
;// CONCATENATED MODULE: ./lib/flow/read-evidence.js











/**
 * Every digest that the run's jobs told, each from the log of the execution that counts. Behind a run that has just ended a log may not be whole yet:
 * where a digest is missing, it is read again.
 * @throws {Unanswered}
 */
async function readToldDigests(asking, runs, stage) {
    const names = newestArtifacts(stage.policy, stage.artifacts.items).map(({ artifact }) => artifact.name);
    for (let look = 1;; look++) {
        const told = await readLogs(asking, runs, stage);
        if (look === LOOKS || names.every((name) => told.some((each) => each.name === name)))
            return told;
        await asking.pause();
    }
}
async function readLogs(asking, runs, { jobs, policy }) {
    const told = [];
    for (const job of newestJobs(jobs.items).filter(({ name }) => policy.workflow.jobs.includes(name))) {
        const { id, attempt } = executionOf(job, jobs.items);
        const lines = await asking.ask(`the log of the job ${job.name}`, (ms) => runs.digestLines(id, ms), { fresh: true, download: true });
        // Nobody vouches for what another attempt handed over: a job that was run again and left nothing has nothing.
        told.push(...lines.filter(({ name }) => (0,evidence_artifact/* parseArtifactName */.TZ)(name)?.attempt === attempt));
    }
    return told;
}
/**
 * Downloads each artifact that counts, one after the other.
 * @throws {Unanswered}
 */
async function* download(asking, runs, stage, told) {
    const named = newestArtifacts(stage.policy, stage.artifacts.items);
    for (const { artifact, suite, shard, attempt } of named) {
        const bytes = await downloadZip(asking, runs, artifact, stage.maxZipBytes);
        const own = told.filter(({ name }) => name === artifact.name || (name === null && named.length === 1));
        yield { seen: { artifact, suite, shard, attempt, sha256: digestOf(bytes), told: own.map((each) => each.sha256) }, bytes };
    }
}
const digestOf = (bytes) => (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
/** Bytes with another digest than the service's may have been damaged on their way: they are fetched again. */
async function downloadZip(asking, runs, { id, name, digest }, maxBytes) {
    for (let look = 1;; look++) {
        const bytes = await asking.ask(`the artifact ${name}`, (ms) => runs.zip(id, maxBytes, ms), { fresh: true, download: true });
        if (look === LOOKS || digest === null || digest === `sha256:${digestOf(bytes)}`)
            return bytes;
        await asking.pause();
    }
}
/** Wider ones than these a receipt can't ask for. */
const LIMITS = { ...expectations/* DEFAULT_LIMITS */.d, depth: 1000, attributes: 10_000, name_length: 8192 };
const RECEIPT_BYTES = 16 * 2 ** 20;
/**
 * Unpacks an artifact in memory and derives its verdict. What is wrong with it is in the result; nothing is thrown for it.
 * @param footer as the policy gives it.
 */
async function readEvidence({ seen, bytes }, footer) {
    const { artifact, suite, shard, attempt, sha256 } = seen;
    const from = { artifact: { id: artifact.id, name: artifact.name }, suite, shard, attempt, sha256 };
    const nothing = { from, receipt: null, receiptSha256: null, verdict: null, failing: [], tested: null, parentsKnown: false };
    const zipped = await readEvidenceZip(bytes, artifact.name);
    if ('unsafe' in zipped)
        return { ...nothing, problems: [zipped.unsafe] };
    const gathered = await (0,gather/* gatherFrom */.Q)((0,evidence_files/* storedEvidence */.h)(zipped.files), { footer, receiptBytes: RECEIPT_BYTES, limits: LIMITS });
    if (gathered.receipt === null)
        return { ...nothing, problems: gathered.problems };
    const { receipt, sha256: receiptSha256, verdict, evidence } = gathered;
    return { ...nothing, receipt, receiptSha256, verdict, failing: (0,verdict_json/* failingTests */.qU)(evidence, verdict), problems: problemsOf(gathered) };
}
/**
 * The verdict that a receipt claims is believed nowhere. Where the same version of receipt claims another one, somebody edited it; another version
 * may have had other rules, and says nothing.
 */
function problemsOf({ receipt, problems }) {
    const claims = (problem) => problem.code === 'verdict-not-reproduced' || problem.where?.file === 'verdict.json';
    return receipt.tool.version === version/* VERSION */.x ? [...problems] : problems.filter((problem) => !claims(problem));
}
/** What GitHub knows of the commit that a receipt says was tested. */
function withTested(evidence, tested, parentsKnown) {
    return { ...evidence, tested, parentsKnown };
}

;// CONCATENATED MODULE: ./lib/flow/read-policy.js


/**
 * The policy of the default branch: a pull request's copy of it is nobody's policy yet.
 * @throws {Doubted} `policy-invalid` where it can't be used. @throws {Unanswered}
 */
async function readPolicy(asking, sources, history, { defaultBranch }, file) {
    const invalid = (why) => new Doubted([{ code: 'policy-invalid', where: { file }, args: { file, why } }]);
    const tip = await history.tip(defaultBranch);
    if (tip === null)
        throw invalid(`the default branch ${defaultBranch} has no commit`);
    const found = await asking.ask(`the policy ${file}`, (ms) => sources.file(file, tip, ms));
    if (found === null)
        throw invalid('the default branch has no such file');
    if (found.bytes === null)
        throw invalid('GitHub does not give its content');
    const parsed = parsePolicy(found.bytes);
    if ('why' in parsed)
        throw invalid(parsed.why);
    return parsed.policy;
}

;// CONCATENATED MODULE: ./lib/flow/judge-run.js













/** For weather only; GitHub may ask to be left alone for longer. */
const LIMITS_MS = 5 * 60_000;
/**
 * Derives the verdict on a run from what GitHub's API tells and from the raw evidence that the run handed over. It believes nothing that an
 * artifact says about itself, and takes no answer for no.
 * @param guards all of them, but in tests that ask what each is good for.
 * @returns bad evidence and trouble with GitHub as reasons of the verdict; nothing is thrown for them.
 */
async function judgeRun(ports, request, guards = GUARDS) {
    return await new RunJudge(ports, request, guards).judge();
}
class RunJudge {
    #ports;
    #request;
    #guards;
    #asking;
    #history;
    #run = null;
    #repository = null;
    #policy = null;
    #evidence = [];
    constructor(ports, request, guards) {
        this.#ports = ports;
        this.#request = request;
        this.#guards = guards;
        this.#asking = new Asking(ports, { totalMs: request.budgetMs, limitsMs: LIMITS_MS });
        this.#history = new History(this.#asking, ports.sources);
    }
    async judge() {
        const doubts = await this.#doubts();
        const verdict = verdictOfRun(this.#evidence, doubts);
        return { verdict, run: this.#run, repository: this.#repository, policy: this.#policy, evidence: this.#evidence };
    }
    async #doubts() {
        try {
            return doubtsAt(this.#guards.evidence, await this.#handedOver(await this.#upToJobs()));
        }
        catch (error) {
            if (error instanceof Doubted)
                return error.doubts;
            if (error instanceof Unanswered)
                return [error.doubt];
            throw error;
        }
    }
    /** Identity, definition, jobs: all of it by GitHub's word, before a byte of evidence is looked at. */
    async #upToJobs() {
        const { runs, sources } = this.#ports;
        const { runId } = this.#request;
        const repository = await this.#asking.ask('the repository', (ms) => runs.repository(ms));
        this.#repository = repository;
        const run = await this.#asking.ask(`the run ${runId}`, (ms) => runs.run(runId, ms));
        this.#run = run;
        const policy = await readPolicy(this.#asking, sources, this.#history, repository, this.#request.policyPath);
        const workflow = await this.#asking.ask('the run workflow', (ms) => runs.workflow((0,posix_.basename)(policy.workflow.path), ms));
        const stage = { request: this.#request, policy, repository, run, workflow };
        refuse(doubtsAt(this.#guards.run, stage));
        const withBases = { ...stage, bases: await new DefinitionReader(this.#asking, sources, this.#history, stage).read() };
        refuse(doubtsAt(this.#guards.definition, withBases));
        const inForce = { ...withBases, policy: policyInForce(withBases) };
        this.#policy = inForce.policy;
        const jobs = { ...inForce, jobs: await this.#jobs(inForce.policy) };
        refuse(doubtsAt(this.#guards.jobs, jobs));
        return jobs;
    }
    /** In a same run the needed jobs have just ended, which the list may not show yet. */
    async #jobs({ workflow }) {
        const { mode, runId } = this.#request;
        const isOver = ({ name, status }) => !workflow.jobs.includes(name) || status === 'completed';
        for (let look = 1;; look++) {
            const jobs = await this.#asking.ask('the jobs of the run', (ms) => this.#ports.runs.jobs(runId, ms));
            if (mode !== 'same-run' || look === LOOKS || newestJobs(jobs.items).every(isOver))
                return jobs;
            await this.#asking.pause();
        }
    }
    /** Artifacts are unpacked only where both channels agree on every one of them, so each is fetched, and held no longer than it takes. */
    async #handedOver(stage) {
        const { runs } = this.#ports;
        const artifacts = {
            ...stage,
            artifacts: await this.#asking.ask('the artifacts of the run', (ms) => runs.artifacts(stage.run.id, ms)),
            maxZipBytes: evidence_artifact/* EVIDENCE_ZIP_MAX_BYTES */.t,
        };
        refuse(doubtsAt(this.#guards.artifacts, artifacts));
        const told = stage.request.mode === 'same-run' ? this.#request.told : await readToldDigests(this.#asking, runs, artifacts);
        const handedOver = [];
        for await (const downloaded of download(this.#asking, runs, artifacts, told)) {
            refuse(doubtsAt(this.#guards.handover, { ...artifacts, handedOver: [downloaded.seen] }));
            handedOver.push(downloaded.seen);
            const footer = stage.policy.suites.find(({ name }) => name === downloaded.seen.suite)?.footer ?? null;
            const evidence = await readEvidence(downloaded, footer);
            this.#evidence.push(evidence.receipt === null ? evidence : await this.#withCommit(evidence, stage));
        }
        const head = await this.#history.commit(stage.run.headSha);
        const again = await this.#asking.ask(`the run ${stage.run.id}`, (ms) => runs.run(stage.run.id, ms));
        const handover = { ...artifacts, handedOver };
        return { ...handover, evidence: this.#evidence, headTree: head?.tree ?? null, runAgain: again };
    }
    /** The commit that was tested is asked of GitHub, whatever the receipt says of its tree and parents. */
    async #withCommit(evidence, { run, policy, bases }) {
        const id = evidence.receipt?.source?.git_head ?? null;
        if (id === null || id.length !== run.headSha.length)
            return evidence;
        const tested = await this.#history.commit(id);
        if (tested === null || tested.sha === run.headSha || !tested.parents.includes(run.headSha))
            return withTested(evidence, tested, false);
        const others = tested.parents.filter((parent) => parent !== run.headSha);
        const branches = bases.map(({ branch }) => branch).filter((branch) => policy.branches.includes(branch));
        for (const parent of others)
            if (!(await this.#history.liesOn(parent, branches)))
                return withTested(evidence, tested, false);
        return withTested(evidence, tested, others.length > 0);
    }
}
/** One digest for all that was judged: of a line `name sha256` for each artifact, in the policy's order. Null where there was nothing. */
function judge_run_evidenceDigest(evidence) {
    if (evidence.length === 0)
        return null;
    const lines = evidence.map(({ from }) => `${from.artifact.name} ${from.sha256}\n`);
    return (0,external_node_crypto_.createHash)('sha256').update(lines.join('')).digest('hex');
}

;// CONCATENATED MODULE: ./lib/flow/run-view.js




/** What people are shown of a judged run. */
function runViewOf({ verdict, run, repository, evidence }, runId) {
    return {
        verdict,
        conclusion: verdict_conclusionOfRun(verdict),
        repository: repository?.fullName ?? null,
        runId,
        attempt: run?.attempt ?? null,
        headSha: run?.headSha ?? null,
        parts: evidence.map(({ from, verdict: own, failing }) => ({
            label: labelOf(from),
            artifact: from.artifact.name,
            sha256: from.sha256,
            verdict: own,
            failing,
        })),
        evidence: judge_run_evidenceDigest(evidence),
    };
}
/** What the publishing stage is told; null where nothing is known of the run, not even its commit. */
function judgedOf({ verdict, run, policy, evidence }) {
    if (run === null || run.headSha.length !== 40)
        return null;
    return {
        outcome: verdict.outcome,
        code: verdict.decidedBy,
        conclusion: conclusionOfRun(verdict),
        runId: run.id,
        attempt: run.attempt,
        sha: run.headSha,
        tally: verdict.tally,
        policy: policy === null ? null : digestOfPolicy(policy),
        evidence: evidenceDigest(evidence),
        artifacts: evidence.map(({ from }) => from.artifact.id),
        leniencies: [...new Set(evidence.flatMap(({ receipt }) => receipt?.suite.leniencies ?? []))],
    };
}

// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/github-target.js
var github_target = __webpack_require__(2873);
// EXTERNAL MODULE: ./lib/cli/screen.js
var cli_screen = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/cli/commands/judge-run.js














const TAKEN = ['run', 'repository', 'policy', 'json', 'quiet', 'debug'];
const BUDGET_MS = 5 * 60_000;
const NEEDS = 'It needs to read actions, contents and pull requests.';
/** `receipt judge --run`: for a person with a token, what the trusted workflow does. */
async function judgeRunCommand({ values, positionals, problems }, io) {
    const found = [...problems];
    const foreign = Object.keys(values).filter((name) => !TAKEN.includes(name));
    found.push(...foreign.map((name) => `--${name} does not go with --run; a run is judged by the policy of its repository`));
    if (positionals.length > 0)
        found.push(`judge takes a folder or --run, not both: ${(0,present_escape.cutText)(positionals.join(' '), 80)}`);
    const runId = /^\d{1,15}$/.test(values.run ?? '') ? Number(values.run) : null;
    if (runId === null)
        found.push('--run takes the id of a run, the number in its address behind /actions/runs/');
    if (values.repository !== undefined && !github_target/* REPOSITORY_NAME */.Ni.test(values.repository))
        found.push('--repository takes OWNER/NAME');
    (0,args/* refuseProblems */.n)('judge', found);
    const { owner, repo } = await (0,github_target/* repositoryOnGithub */.dN)(values.repository, io, 'judge --run ID');
    const debug = values.debug === true ? (line) => void io.stderr.write(`${line}\n`) : () => { };
    const api = (0,github_api/* githubApi */.Mc)({ owner, repo, token: (0,github_target/* tokenFrom */.ow)(io.env, 'judge --run ID', NEEDS), debug });
    const ports = {
        runs: (0,github_runs/* githubRuns */.Q)(api),
        sources: githubSources(api),
        clock: machine/* systemClock */.m,
        sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
        random: Math.random,
        debug,
    };
    const request = { mode: 'workflow-run', runId: runId ?? 0, attempt: null, runResult: null, told: [] };
    const judged = await judgeRun(ports, { ...request, policyPath: values.policy ?? POLICY_PATH, budgetMs: BUDGET_MS });
    if (values.json)
        io.stdout.write(new TextDecoder().decode((0,verdict_json/* toVerdictJson */.R9)(null, null, judged.verdict, null).bytes));
    else {
        const [view, screen] = [runViewOf(judged, runId ?? 0), (0,cli_screen/* screenOf */.S)(io.stdout, io.env)];
        io.stdout.write(values.quiet === true ? runLineText(view, screen) : runText(view, screen));
    }
    return (0,exit_codes/* exitOf */.s)(judged.verdict.outcome);
}


/***/ })

};
