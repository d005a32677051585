export const id = 668;
export const ids = [668,725,647];
export const modules = {

/***/ 39569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/adapters/github-api.js + 1 modules
var github_api = __webpack_require__(45696);
// EXTERNAL MODULE: ./lib/adapters/github-checks.js
var github_checks = __webpack_require__(82615);
// EXTERNAL MODULE: ./lib/adapters/github-event.js
var github_event = __webpack_require__(14832);
// EXTERNAL MODULE: ./lib/adapters/github-runs.js
var github_runs = __webpack_require__(5396);
// EXTERNAL MODULE: ./lib/adapters/github-sources.js
var github_sources = __webpack_require__(33534);
// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(57642);
// EXTERNAL MODULE: ./lib/core/model/judged.js
var model_judged = __webpack_require__(75812);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var model_reasons = __webpack_require__(28880);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/present/failing-test.js
var failing_test = __webpack_require__(5216);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(78179);
// EXTERNAL MODULE: ./lib/core/present/markdown-escape.js
var markdown_escape = __webpack_require__(41672);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(26454);
// EXTERNAL MODULE: ./lib/core/present/red-rows.js
var red_rows = __webpack_require__(22012);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(61663);
// EXTERNAL MODULE: ./lib/core/present/text.js
var present_text = __webpack_require__(44552);
;// CONCATENATED MODULE: ./lib/core/present/run-text.js








const WORDS = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' };
const wordOf = ({ verdict, conclusion }) => (conclusion === 'action_required' ? 'NEEDS REVIEW' : WORDS[verdict.outcome]);
/** The check's title; one line, at most {@link TITLE_MAX_LENGTH} characters, what others wrote in it escaped and short. */
function runTitle(view) {
    const { verdict, parts, attempt } = view;
    const facts = [
        (0,present_text/* whyOf */.gf)(verdict),
        verdict.outcome === 'passed' && parts.length > 1 ? `in ${parts.length} parts` : '',
        attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
    ];
    return (0,present_escape/* cutText */.IN)([wordOf(view), ...facts.filter((fact) => fact !== '')].join(' · '), check_run/* TITLE_MAX_LENGTH */.Nw);
}
/** What `receipt judge --run` prints. */
function runText(view, screen) {
    const { verdict, parts, evidence } = view;
    const head = (0,present_screen/* headlineRow */.jc)(screen, present_text/* INK */.Pg[verdict.outcome], wordOf(view), (0,present_text/* whyOf */.gf)(verdict), verdict.decidedBy ?? '');
    const several = parts.length > 1
        ? parts.slice(0, 8).map((part) => (0,present_screen/* labelRow */.Zz)(screen, 'part', `${(0,present_escape/* escapeTerminal */.en)(part.label, 80)}  ${partSays(part)}`))
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
            .map((note) => (0,present_screen/* labelRow */.Zz)(screen, 'note', (0,present_escape/* escapeTerminal */.en)((0,model_reasons/* sentenceOf */.$N)(note), 300))),
    ];
    return (0,present_text/* lines */.Mn)([[head], whyRows(view, screen), rows, remedyRows(verdict, screen)]);
}
/** The first line alone, for `--quiet`. */
function runLineText(view, screen) {
    const { verdict } = view;
    return `${headlineRow(screen, INK[verdict.outcome], wordOf(view), whyOf(verdict), verdict.decidedBy ?? '')}\n`;
}
function runLine({ runId, attempt, repository }) {
    const where = repository === null ? '' : ` of ${(0,present_escape/* escapeTerminal */.en)(repository, 120)}`;
    return `${runId}${attempt === null ? '' : `, attempt ${attempt}`}${where}`;
}
function whyRows({ verdict, parts }, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding, ...others] = verdict.reasons;
    const failing = parts.flatMap((part) => part.failing);
    return [
        ...(0,present_screen/* paragraph */.FY)(screen, (0,present_escape/* escapeTerminal */.en)((0,model_reasons/* sentenceOf */.$N)(deciding), 600), 4),
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
    const remedy = (0,present_escape/* escapeTerminal */.en)((0,model_reasons/* remedyOf */.SM)(deciding), 2000);
    const more = model_reasons/* REASONS */.ez[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`;
    return remedy === '' ? [] : (0,present_screen/* doRows */.xE)(screen, remedy, more);
}

;// CONCATENATED MODULE: ./lib/core/present/run-summary.js






/** How much is shown, tried in turn until the bytes fit. */
const ROOMS = [
    { failing: 100, parts: 256, notes: 30, text: 200 },
    { failing: 20, parts: 64, notes: 10, text: 100 },
    { failing: 0, parts: 16, notes: 0, text: 60 },
];
/**
 * A judged run in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, its parts, failing tests, what
 * else was found, digests.
 */
function runSummary(view, maxBytes = check_run/* JOB_SUMMARY_MAX_BYTES */.m9) {
    let shown = (0,markdown_escape/* blocks */.Bv)([]);
    for (const room of ROOMS) {
        shown = (0,markdown_escape/* blocks */.Bv)(sections(view, room));
        if (new TextEncoder().encode(shown).length <= maxBytes)
            return shown;
    }
    return shown;
}
function sections(view, room) {
    return [
        (0,markdown_escape/* html */.qy) `<h3>${(0,markdown_escape/* code */.aY)(runTitle(view))}</h3>`,
        ...why(view, room),
        ...parts(view, room),
        ...failing(view, room),
        ...others(view, room),
        about(view),
    ];
}
function why({ verdict }, room) {
    if (verdict.outcome === 'passed')
        return [(0,markdown_escape/* html */.qy) `<p><b>${(0,markdown_escape/* words */.aL)(verdict.empty ? 'Passed without a test, by leave.' : `${(0,headline/* tallyLine */.f8)(verdict.tally)}.`)}</b></p>`];
    const [deciding] = verdict.reasons;
    const remedy = (0,model_reasons/* remedyOf */.SM)(deciding);
    const shown = remedy === model_reasons/* REASONS */.ez[deciding.code].remedy ? (0,markdown_escape/* words */.aL)(remedy) : (0,markdown_escape/* code */.aY)(remedy, 1000);
    return [
        (0,markdown_escape/* html */.qy) `<p><b>${sentence(deciding, room)}</b><br>${(0,markdown_escape/* code */.aY)(deciding.code)}</p>`,
        ...(remedy === '' ? [] : [(0,markdown_escape/* html */.qy) `<p><b>Do:</b> ${shown}</p>`]),
    ];
}
/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentence(reason, { text }) {
    const parts = model_reasons/* REASONS */.ez[reason.code].says.split(/\{(\w+)\}/);
    return (0,markdown_escape/* html */.qy) `${parts.map((part, i) => {
        if (i % 2 === 0)
            return (0,markdown_escape/* words */.aL)(part);
        const value = reason.args?.[part] ?? '…';
        return typeof value === 'number' ? (0,markdown_escape/* html */.qy) `${value}` : (0,markdown_escape/* code */.aY)(value, Math.max(text, 100));
    })}`;
}
function parts({ parts: all }, room) {
    if (all.length === 0)
        return [];
    const rows = all.slice(0, room.parts).map((part) => [(0,markdown_escape/* code */.aY)(part.label), ...saysOf(part), (0,markdown_escape/* code */.aY)(part.sha256)]);
    const more = all.length - rows.length;
    return [(0,markdown_escape/* table */.tp)(['Suite', 'Verdict', 'Tests', 'SHA-256 of its artifact'], rows), ...(more > 0 ? [(0,markdown_escape/* html */.qy) `<p>and ${more} more</p>`] : [])];
}
function saysOf({ verdict }) {
    if (verdict === null)
        return [(0,markdown_escape/* words */.aL)('? unreadable'), markdown_escape/* NOTHING */.K$];
    const counts = verdict.tally === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* words */.aL)((0,headline/* tallyLine */.f8)(verdict.tally));
    if (verdict.outcome === 'passed')
        return [(0,markdown_escape/* words */.aL)('✓ passed'), counts];
    const [deciding] = verdict.reasons;
    return [
        (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* words */.aL)(`✗ ${verdict.outcome}`)} ${(0,markdown_escape/* code */.aY)(deciding.code)}<br>${(0,headline/* isDeciding */._J)(deciding) ? (0,markdown_escape/* code */.aY)((0,headline/* headlineOf */.gD)(deciding)) : markdown_escape/* NOTHING */.K$}`,
        counts,
    ];
}
function failing({ parts: all }, room) {
    const tests = all.flatMap((part) => part.failing.map((test) => ({ test, label: part.label })));
    if (tests.length === 0)
        return [];
    const rows = tests.slice(0, room.failing).map(({ test, label }) => [(0,markdown_escape/* code */.aY)(label), cell(test, room), (0,markdown_escape/* code */.aY)(test.message, room.text)]);
    const more = tests.length - rows.length;
    return [
        ...(rows.length > 0 ? [(0,markdown_escape/* table */.tp)(['Suite', 'Failing test', 'Message'], rows)] : []),
        ...(more > 0 ? [(0,markdown_escape/* html */.qy) `<p>and ${more} more failing tests, in the artifacts</p>`] : []),
    ];
}
function cell(test, { text }) {
    const place = (0,failing_test/* placeOf */.$)(test);
    return (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)((0,failing_test/* fullName */.f)(test), text)}${place === '' ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) `<br>${(0,markdown_escape/* code */.aY)(place, text)}`}`;
}
function others({ verdict }, room) {
    const also = verdict.outcome === 'passed' ? [] : verdict.reasons.slice(1).filter(headline/* isDeciding */._J);
    const item = (reason) => (0,markdown_escape/* html */.qy) `<li>${sentence(reason, room)} ${(0,markdown_escape/* code */.aY)(reason.code)}</li>`;
    const listed = [...also, ...(0,headline/* notesOf */.h$)(verdict)].slice(0, room.notes);
    return listed.length === 0 ? [] : [(0,markdown_escape/* html */.qy) `<p>Also:</p>`, (0,markdown_escape/* html */.qy) `<ul>${listed.map(item)}</ul>`];
}
function about({ runId, attempt, headSha, repository, evidence }) {
    const rows = [
        [(0,markdown_escape/* words */.aL)('Run'), (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(String(runId))}${attempt === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) `, attempt ${attempt}`}`],
        ...(repository === null ? [] : [[(0,markdown_escape/* words */.aL)('Repository'), (0,markdown_escape/* code */.aY)(repository)]]),
        ...(headSha === null ? [] : [[(0,markdown_escape/* words */.aL)('Commit'), (0,markdown_escape/* code */.aY)(headSha)]]),
        ...(evidence === null ? [] : [[(0,markdown_escape/* words */.aL)('Evidence'), (0,markdown_escape/* code */.aY)(evidence)]]),
    ];
    return (0,markdown_escape/* table */.tp)([], rows);
}

// EXTERNAL MODULE: ./lib/core/model/verdict-check.js
var verdict_check = __webpack_require__(43129);
// EXTERNAL MODULE: ./lib/flow/asking.js
var flow_asking = __webpack_require__(59777);
// EXTERNAL MODULE: ./lib/flow/doubted.js
var doubted = __webpack_require__(70963);
// EXTERNAL MODULE: ./lib/flow/history.js
var flow_history = __webpack_require__(51628);
// EXTERNAL MODULE: ./lib/flow/read-policy.js
var read_policy = __webpack_require__(71725);
;// CONCATENATED MODULE: ./lib/flow/audit.js





/**
 * Whether the head of a protected branch has a green verdict of the App that the policy names: administrators, deploy keys and whoever may bypass the
 * rules merge without one. For a schedule: just after a push its run still goes on.
 */
async function auditBranch(ports, { policyPath, branch, budgetMs }) {
    const asking = new flow_asking/* Asking */.go(ports, { totalMs: budgetMs, limitsMs: budgetMs });
    const history = new flow_history/* History */.B(asking, ports.sources);
    let at = { branch: branch ?? '', sha: null };
    try {
        const repository = await asking.ask('the repository', (ms) => ports.runs.repository(ms));
        const policy = await (0,read_policy.readPolicy)(asking, ports.sources, history, repository, policyPath);
        at = { branch: branch ?? repository.defaultBranch, sha: null };
        const sha = await history.tip(at.branch);
        at = { ...at, sha };
        if (sha === null)
            return { ...at, doubts: [missing(at, 'there is no such branch')] };
        const find = (name) => asking.ask(`the checks of ${sha.slice(0, 12)}`, (ms) => ports.checks.find({ ref: sha, name, appId: policy.app }, ms));
        // That of the push decides; where a merge made no new commit, that of the pull request is as good.
        const pushed = await find((0,verdict_check/* verdictCheckName */.T)(policy.check, 'push'));
        return { ...at, doubts: doubtsOf(at, pushed.length > 0 ? pushed : await find(policy.check), policy.check) };
    }
    catch (error) {
        if (error instanceof doubted/* Doubted */.y)
            return { ...at, doubts: error.doubts };
        if (error instanceof flow_asking/* Unanswered */.XX)
            return { ...at, doubts: [error.doubt] };
        throw error;
    }
}
function doubtsOf(at, checks, name) {
    const [newest] = checks;
    if (newest === undefined)
        return [missing(at, `no check ${name} is there`)];
    if (newest.status !== 'completed')
        return [missing(at, `the check ${name} is ${newest.status}`)];
    return newest.conclusion === 'success' ? [] : [missing(at, `the check ${name} ended with ${newest.conclusion ?? 'nothing'}`)];
}
function missing({ branch, sha }, why) {
    return { code: 'verdict-missing', args: { commit: sha?.slice(0, 12) ?? 'unknown', branch: branch.slice(0, 200), why } };
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(63637);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
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
var picomatch = __webpack_require__(14006);
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

// EXTERNAL MODULE: ./lib/core/model/policy.js
var model_policy = __webpack_require__(93647);
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
    return suites.flatMap((suite) => (0,model_policy.shardsOf)(suite).map((shard) => ({ suite: suite.name, shard })));
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
            const missing = (0,model_policy.shardsOf)(suite).filter((shard) => !own.some((named) => named.shard === shard && !named.artifact.expired));
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
var model_tally = __webpack_require__(74739);
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
function conclusionOfRun({ outcome, decidedBy }) {
    return decidedBy === 'protected-changed' || decidedBy === 'workflow-changed' ? 'action_required' : (0,check_run/* conclusionOf */.vu)(outcome);
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
        const parsed = file === null || file.bytes === null ? { why: '' } : (0,model_policy.parsePolicy)(file.bytes);
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
var evidence_files = __webpack_require__(81137);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
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
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
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

// EXTERNAL MODULE: ./lib/core/model/expectations.js
var expectations = __webpack_require__(96818);
// EXTERNAL MODULE: ./lib/core/model/version.js
var version = __webpack_require__(67581);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(75117);
// EXTERNAL MODULE: ./lib/flow/gather.js + 1 modules
var gather = __webpack_require__(85599);
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
        if (look === flow_asking/* LOOKS */.BJ || names.every((name) => told.some((each) => each.name === name)))
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
        if (look === flow_asking/* LOOKS */.BJ || digest === null || digest === `sha256:${digestOf(bytes)}`)
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
        this.#asking = new flow_asking/* Asking */.go(ports, { totalMs: request.budgetMs, limitsMs: LIMITS_MS });
        this.#history = new flow_history/* History */.B(this.#asking, ports.sources);
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
            if (error instanceof doubted/* Doubted */.y)
                return error.doubts;
            if (error instanceof flow_asking/* Unanswered */.XX)
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
        const policy = await (0,read_policy.readPolicy)(this.#asking, sources, this.#history, repository, this.#request.policyPath);
        const workflow = await this.#asking.ask('the run workflow', (ms) => runs.workflow((0,posix_.basename)(policy.workflow.path), ms));
        const stage = { request: this.#request, policy, repository, run, workflow };
        (0,doubted/* refuse */.T)(doubtsAt(this.#guards.run, stage));
        const withBases = { ...stage, bases: await new DefinitionReader(this.#asking, sources, this.#history, stage).read() };
        (0,doubted/* refuse */.T)(doubtsAt(this.#guards.definition, withBases));
        const inForce = { ...withBases, policy: policyInForce(withBases) };
        this.#policy = inForce.policy;
        const jobs = { ...inForce, jobs: await this.#jobs(inForce.policy) };
        (0,doubted/* refuse */.T)(doubtsAt(this.#guards.jobs, jobs));
        return jobs;
    }
    /** In a same run the needed jobs have just ended, which the list may not show yet. */
    async #jobs({ workflow }) {
        const { mode, runId } = this.#request;
        const isOver = ({ name, status }) => !workflow.jobs.includes(name) || status === 'completed';
        for (let look = 1;; look++) {
            const jobs = await this.#asking.ask('the jobs of the run', (ms) => this.#ports.runs.jobs(runId, ms));
            if (mode !== 'same-run' || look === flow_asking/* LOOKS */.BJ || newestJobs(jobs.items).every(isOver))
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
        (0,doubted/* refuse */.T)(doubtsAt(this.#guards.artifacts, artifacts));
        const told = stage.request.mode === 'same-run' ? this.#request.told : await readToldDigests(this.#asking, runs, artifacts);
        const handedOver = [];
        for await (const downloaded of download(this.#asking, runs, artifacts, told)) {
            (0,doubted/* refuse */.T)(doubtsAt(this.#guards.handover, { ...artifacts, handedOver: [downloaded.seen] }));
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
function evidenceDigest(evidence) {
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
        conclusion: conclusionOfRun(verdict),
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
        evidence: evidenceDigest(evidence),
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
        policy: policy === null ? null : (0,model_policy.digestOfPolicy)(policy),
        evidence: evidenceDigest(evidence),
        artifacts: evidence.map(({ from }) => from.artifact.id),
        leniencies: [...new Set(evidence.flatMap(({ receipt }) => receipt?.suite.leniencies ?? []))],
    };
}

// EXTERNAL MODULE: ./lib/action/say.js
var say = __webpack_require__(56349);
;// CONCATENATED MODULE: ./lib/action/judge.js

















const BUDGET_MS = 5 * 60_000;
const SCREEN = { columns: 100, colour: false };
/**
 * Judges a run of GitHub Actions: the stage that reads what anybody may have written. It holds no credential that could write, starts nothing, and puts
 * nothing on disk; what it hands on is {@link formatJudged} alone. The exit status carries the verdict.
 * @throws {ReceiptError} where the workflow itself is wrong.
 */
async function judge(inputs, env) {
    const here = (0,github_event/* readGithubRun */.l)(env);
    if (here === null || here.repo === '') {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', 'GITHUB_REPOSITORY names no repository', {
            remedy: 'Use this action in a workflow of GitHub Actions.',
        });
    }
    const { debug } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const api = (0,github_api/* githubApi */.Mc)({ owner: here.owner, repo: here.repo, token: inputs.token, debug });
    return inputs.mode === 'audit' ? await audit(inputs, api, debug) : await judgeOne(inputs, api, debug);
}
function portsOf(api, debug) {
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
    return { runs: (0,github_runs/* githubRuns */.Q)(api), sources: (0,github_sources/* githubSources */.A)(api), clock: machine/* systemClock */.m, sleep, random: Math.random, debug };
}
async function audit({ policyPath, branch }, api, debug) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const ports = { ...portsOf(api, debug), checks: (0,github_checks/* githubCheckRuns */.a)(api) };
    const { doubts, sha, ...audited } = await auditBranch(ports, { policyPath, branch, budgetMs: BUDGET_MS });
    const [first] = doubts;
    core.setOutput('verdict', first === undefined ? 'passed' : 'incomplete');
    core.setOutput('code', first?.code ?? '');
    core.setOutput('sha', sha ?? '');
    if (first === undefined)
        await (0,say.say)('info', `${audited.branch} is at a commit with a green verdict: ${sha ?? ''}`);
    else
        await (0,say.say)('error', `${(0,model_reasons/* sentenceOf */.$N)(first)} ${(0,model_reasons/* remedyOf */.SM)(first)}`, `INCOMPLETE · ${first.code}`);
    return first === undefined ? exit_codes/* EXIT */.d.passed : exit_codes/* EXIT */.d.incomplete;
}
async function judgeOne(inputs, api, debug) {
    const { token: _, summary, ...request } = inputs;
    const judged = await judgeRun(portsOf(api, debug), { ...request, budgetMs: BUDGET_MS });
    const view = runViewOf(judged, inputs.runId);
    await tell(judged, view, summary);
    return (0,exit_codes/* exitOf */.s)(judged.verdict.outcome);
}
async function tell(judged, view, summary) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const { verdict } = judged;
    const title = runTitle(view);
    // Names of tests are in it: no line of it may be a command of the runner.
    const stop = (0,external_node_crypto_.randomUUID)();
    process.stdout.write(`::stop-commands::${stop}\n${runText(view, SCREEN)}\n::${stop}::\n`);
    if (verdict.outcome !== 'passed') {
        const [deciding] = verdict.reasons;
        const text = [(0,model_reasons/* sentenceOf */.$N)(deciding), (0,model_reasons/* remedyOf */.SM)(deciding)].filter((part) => part !== '').join(' ');
        await (0,say.say)('error', text, title);
    }
    if (summary)
        await (0,say/* writeJobSummary */.j)(runSummary(view));
    for (const [name, value] of Object.entries(outputsOf(judged)))
        core.setOutput(name, String(value));
}
/** Words of fixed lists, numbers, commit ids and digests; nothing else. */
function outputsOf(run) {
    const judged = judgedOf(run);
    const tally = run.verdict.tally;
    return {
        judged: judged === null ? '' : (0,model_judged/* formatJudged */.N)(judged),
        verdict: run.verdict.outcome,
        code: run.verdict.decidedBy ?? '',
        conclusion: judged?.conclusion ?? 'failure',
        sha: judged?.sha ?? '',
        'run-id': judged?.runId ?? '',
        attempt: judged?.attempt ?? '',
        tests: tally?.tests ?? '',
        passed: tally?.passed ?? '',
        failed: tally?.failed ?? '',
        errored: tally?.errored ?? '',
        skipped: tally?.skipped ?? '',
        evidence: judged?.evidence ?? '',
        'artifact-id': judged?.artifacts.length === 1 ? (judged.artifacts[0] ?? '') : '',
    };
}


/***/ }),

/***/ 52033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ describeExit),
/* harmony export */   _L: () => (/* binding */ signalOfStatus)
/* harmony export */ });
/* unused harmony export isSignalName */
/** POSIX signal numbers that are the same on Linux and macOS, and those where Linux is what CI runs on. */
const SIGNALS = {
    1: 'SIGHUP',
    2: 'SIGINT',
    3: 'SIGQUIT',
    4: 'SIGILL',
    5: 'SIGTRAP',
    6: 'SIGABRT',
    7: 'SIGBUS',
    8: 'SIGFPE',
    9: 'SIGKILL',
    10: 'SIGUSR1',
    11: 'SIGSEGV',
    12: 'SIGUSR2',
    13: 'SIGPIPE',
    14: 'SIGALRM',
    15: 'SIGTERM',
    16: 'SIGSTKFLT',
    19: 'SIGSTOP',
    20: 'SIGTSTP',
    21: 'SIGTTIN',
    22: 'SIGTTOU',
    24: 'SIGXCPU',
    25: 'SIGXFSZ',
    26: 'SIGVTALRM',
    27: 'SIGPROF',
    29: 'SIGIO',
    30: 'SIGPWR',
    31: 'SIGSYS',
};
/** The signal that a shell reports as status 128+n, or null where the status stands for none. */
function signalOfStatus(code) {
    return SIGNALS[code - 128] ?? null;
}
/** Whether `name` is a signal name a user may pass for `--exit`, such as SIGTERM. */
function isSignalName(name) {
    return Object.values(SIGNALS).includes(name);
}
/** "exit 0", "SIGKILL", "time limit of 60 s": the words for a terminal or a title. */
function describeExit(exit) {
    switch (exit.kind) {
        case 'exited':
            return String(exit.code);
        case 'signaled':
            return `killed by ${exit.signal}`;
        case 'timed_out':
            return `stopped at the time limit of ${exit.limit_ms / 1000} s`;
        case 'interrupted':
            return `interrupted by ${exit.signal}`;
        case 'not_started':
            return `not started: ${exit.message}`;
    }
}


/***/ }),

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

/***/ 5216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   f: () => (/* binding */ fullName)
/* harmony export */ });
/** A failing test as people name it: its suite, unless that says no more than the name or the place. Unescaped. */
function fullName({ suite, name, file }) {
    const plain = suite === null || suite === '' || name.startsWith(suite) || (file !== null && (suite === file || file.endsWith(`/${suite}`)));
    const shown = plain ? name : `${suite} > ${name}`;
    return shown === '' ? '(no name)' : shown;
}
/** `src/cart.test.ts:41`, or what of it is known. Unescaped. */
function placeOf({ file, line }) {
    return file === null ? '' : line === null ? file : `${file}:${line}`;
}


/***/ }),

/***/ 67511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tL: () => (/* binding */ workflowRemedyFor),
/* harmony export */   wJ: () => (/* binding */ remedyFor),
/* harmony export */   zn: () => (/* binding */ suiteCommandOf)
/* harmony export */ });
/* unused harmony exports quoteWord, runLine */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28880);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82035);


/** The command of a run, with the options that running it again must have. */
function suiteCommandOf({ suite, expectations }) {
    const { reports, runner, footer, min_tests, max_skipped } = expectations;
    const options = [
        ...(suite.name === 'default' ? [] : ['--suite', suite.name]),
        ...(reports.length === 1 && reports[0] === 'auto' ? [] : reports.flatMap((glob) => ['--report', quoteWord(glob)])),
        ...(runner === null ? [] : ['--runner', quoteWord(runner)]),
        ...(footer === null ? [] : ['--footer', quoteWord(footer)]),
        ...(min_tests === 1 ? [] : ['--min-tests', String(min_tests)]),
        ...(max_skipped === null ? [] : ['--max-skipped', String(max_skipped)]),
        ...suite.leniencies.filter((name) => name.startsWith('allow-')).map((name) => `--${name}`),
    ];
    return { command: suite.command, shell: suite.shell, options };
}
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** A package manager calling a script; npm alone wants `--` before what is meant for the script. */
const SCRIPT_CALL = /^(?<manager>npm|pnpm|yarn|bun) (?:(?:run|run-script) )?(?<script>[\w:.-]+)/;
const NO_SCRIPT = /^(?:exec|x|dlx|install|ci|i)$/;
/** Whatever makes more of a shell string than one simple command, or could. */
const COMPOUND = /[|&;<>()$`\n#]/;
/** A word as a shell reads it back, on one line: control characters need the quoting of bash, zsh and ksh, the rest that of any POSIX shell. */
function quoteWord(word) {
    if (PLAIN_WORD.test(word))
        return word;
    if (!/\p{Cc}/u.test(word))
        return `'${word.replaceAll("'", `'\\''`)}'`;
    const escaped = word.replace(/[\\']/g, '\\$&').replace(/\p{Cc}/gu, (control) => {
        if (control === '\n')
            return '\\n';
        if (control === '\t')
            return '\\t';
        return `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
    return `$'${escaped}'`;
}
/** The command as it can be pasted into a POSIX shell, behind `receipt run`'s own words. */
function runLine({ command, shell, options = [] }) {
    return ['npx receipt run', ...options, ...(shell ? ['--shell'] : []), '--', ...command.map(quoteWord)].join(' ');
}
/** The command with a report writer's words added, where it is clear that they reach the runner; null where it isn't. */
function withReport({ command, shell, options = [] }, runner, add) {
    const line = command.join(' ');
    if (shell && COMPOUND.test(line))
        return null;
    const script = SCRIPT_CALL.exec(line)?.groups;
    const callsScript = script !== undefined && !NO_SCRIPT.test(script['script'] ?? '');
    if (!callsScript && (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_1__/* .runnerOfCommand */ .D)(command, shell)?.title !== runner)
        return null;
    const dashes = callsScript && script['manager'] === 'npm' && !/ -- /.test(`${line} `) ? ['--'] : [];
    const added = [...dashes, ...add.split(' ')];
    const words = shell ? [[line, ...added].join(' ')] : [...command, ...added];
    return { command: words, shell, options: withoutReports(options) };
}
const FOOTER_EXAMPLE = '^(?<passed>\\d+) passed, (?<failed>\\d+) failed';
/** The report goes where the runner's words say, and is found there by itself. */
function withoutReports(options) {
    return options.filter((option, i) => option !== '--report' && options[i - 1] !== '--report');
}
/**
 * What to do about a reason: the table's text, or the command to copy where it is known. Unescaped; commands and arguments may be hostile.
 * @param suite null where the command is unknown (evidence captured elsewhere).
 */
function remedyFor(reason, suite) {
    const { args = {} } = reason;
    if (typeof args['do'] === 'string')
        return args['do'];
    if (reason.code === 'junit-missing' && typeof args['nearby'] === 'string' && suite !== null) {
        const options = [...withoutReports(suite.options ?? []), '--report', quoteWord(args['nearby'])];
        return `If that is the report: ${runLine({ ...suite, options })}`;
    }
    if (reason.code === 'junit-missing' && typeof args['add'] === 'string')
        return reportRemedy(args['add'], args, suite);
    if (reason.code === 'runner-unknown' && suite !== null) {
        return `${(0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .SM)(reason)} For example: ${runLine({ ...suite, options: [...(suite.options ?? []), '--footer', quoteWord(FOOTER_EXAMPLE)] })}`;
    }
    return (0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .SM)(reason);
}
function workflowRemedyFor(reason, suite) {
    const { add, runner, needs, nearby } = reason.args ?? {};
    if (reason.code === 'junit-missing' && typeof nearby === 'string') {
        return { text: `If that is the report, name it in the input reports: ${nearby}`, command: null, needs: null };
    }
    const command = reason.code === 'junit-missing' && typeof add === 'string' ? withReport(suite, String(runner ?? ''), add) : null;
    if (command === null) {
        return { text: reason.code === 'runner-unknown' ? (0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .SM)(reason) : remedyFor(reason, suite), command: null, needs: null };
    }
    const line = command.shell ? command.command.join(' ') : command.command.map(quoteWord).join(' ');
    return { text: `Have ${String(runner)} write a report.`, command: line, needs: typeof needs === 'string' ? needs : null };
}
function reportRemedy(add, args, suite) {
    const needs = typeof args['needs'] === 'string' ? `First: ${args['needs']}. Then: ` : '';
    const runner = String(args['runner'] ?? 'the runner');
    const command = suite === null ? null : withReport(suite, runner, add);
    return command === null ? `${needs}Add to the words that start ${runner}: ${add}` : `${needs}${runLine(command)}`;
}


/***/ }),

/***/ 75117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ toVerdictJson),
/* harmony export */   je: () => (/* binding */ TAIL_FOR),
/* harmony export */   qU: () => (/* binding */ failingTests)
/* harmony export */ });
/* unused harmony exports VERDICT_JSON_MAX_BYTES, distrusted */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67511);




/** More than an agent reads in one go is no summary any more. */
const VERDICT_JSON_MAX_BYTES = 8192;
/** Tried in turn until the bytes fit; the last one fits whatever the evidence holds. */
const ROOMS = [
    { reasons: 30, failing: 20, reports: 20, tail: 20, text: 400 },
    { reasons: 20, failing: 20, reports: 20, tail: 20, text: 200 },
    { reasons: 12, failing: 20, reports: 10, tail: 12, text: 120 },
    { reasons: 8, failing: 12, reports: 6, tail: 8, text: 100 },
    { reasons: 4, failing: 6, reports: 3, tail: 4, text: 80 },
    { reasons: 2, failing: 2, reports: 1, tail: 2, text: 40 },
    { reasons: 1, failing: 0, reports: 0, tail: 0, text: 20 },
];
/** Where the log's end says more than the reports do. */
const TAIL_FOR = new Set(['command-failed-early', 'not-started', 'exit-nonzero']);
/**
 * The verdict for an agent: an object, and its bytes as they are kept and printed (at most {@link VERDICT_JSON_MAX_BYTES}, invisible
 * characters escaped, a line end behind). The same evidence always gives the same bytes.
 */
function toVerdictJson(subject, evidence, verdict, receiptSha256) {
    const encoder = new TextEncoder();
    for (const room of ROOMS) {
        const value = fill(subject, evidence, verdict, receiptSha256, room);
        const bytes = encoder.encode(`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeJson */ .GO)(JSON.stringify(value, null, 1))}\n`);
        if (bytes.length <= VERDICT_JSON_MAX_BYTES || room === ROOMS.at(-1))
            return { value, bytes };
    }
    throw new Error('unreachable: the last room always returns');
}
function fill(subject, evidence, verdict, receiptSha256, room) {
    const failing = evidence === null ? [] : failingTests(evidence, verdict);
    const reports = subject === null ? [] : digestsOf(subject);
    const log = subject?.evidence.log;
    const suite = subject === null || subject.suite === null ? null : (0,_remedy_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteCommandOf */ .zn)({ suite: subject.suite, expectations: subject.expectations });
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
        class: decidedBy === null ? null : _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[decidedBy].class,
        decided_by: decidedBy,
        reasons: verdict.reasons.slice(0, room.reasons).map((reason) => reasonJson(reason, suite, room.text)),
        tally: verdict.tally,
        exit: subject === null ? null : exitJson(subject.run.exit, room.text),
        failing: failing.slice(0, room.failing).map((test) => failingJson(test, room.text)),
        tail: tail?.map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(line, room.text)) ?? null,
        log: log === undefined ? null : { sha256: log.sha256, size_bytes: log.size_bytes },
        reports: reports.slice(0, room.reports),
        source: sourceJson(subject?.source ?? null),
        receipt_sha256: receiptSha256,
        ...(omitted.reasons + omitted.failing + omitted.reports > 0 ? { omitted } : {}),
    };
}
/** A verdict that can't be believed, and why: the reasons of distrust decide, whatever was derived. */
function distrusted(verdict, [first, ...more]) {
    return {
        outcome: 'incomplete',
        decidedBy: first.code,
        tally: verdict?.tally ?? null,
        reasons: [first, ...more, ...(verdict?.reasons ?? [])],
    };
}
/** Red test cases over all reports, in order; none where the producer's dialect says that the red ones are no failures (todo). */
function failingTests(evidence, verdict) {
    if (verdict.tally !== null && (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(verdict.tally) === 0)
        return [];
    return evidence.reports.flatMap((claim) => (claim.kind === 'read' ? claim.facts.failing : []));
}
function reasonJson(reason, suite, text) {
    const { where } = reason;
    return {
        code: reason.code,
        outcome: _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason.code].outcome,
        class: _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason.code].class,
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)((0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(reason), text),
        // A remedy may hold the command to copy, which is of no use when cut in the middle: it gets more room.
        remedy: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)((0,_remedy_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyFor */ .wJ)(reason, suite), text * 5),
        where: where === undefined ? null : where.file === undefined ? where : { ...where, file: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(where.file, text) },
    };
}
function exitJson(exit, text) {
    return exit.kind === 'not_started' ? { ...exit, message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(exit.message, text) } : exit;
}
function failingJson(test, text) {
    const cut = (value) => (value === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(value, text));
    return {
        suite: cut(test.suite),
        name: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(test.name, text),
        file: cut(test.file),
        line: test.line,
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(test.message, text),
    };
}
function digestsOf({ evidence }) {
    return [...evidence.reports, ...evidence.rejected]
        .flatMap(({ path, sha256 }) => (path === null || sha256 === null ? [] : [{ path: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(path, 200), sha256 }]))
        .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
function sourceJson(source) {
    if (source === null)
        return null;
    const { git_head, git_tree, worktree, dirty } = source;
    return { git_head, git_tree, worktree, dirty };
}


/***/ }),

/***/ 53716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ witnessesOf)
/* harmony export */ });
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52033);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74739);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82035);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6172);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78179);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26454);






/** Exit, log and reports, in this order. */
function witnessesOf(evidence, verdict) {
    return [exitWitness(evidence, verdict), logWitness(evidence), reportWitness(evidence, verdict)];
}
function exitWitness({ exit }, verdict) {
    const masked = verdict.reasons.some((reason) => reason.code === 'exit-masked');
    const seen = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)((0,_model_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .describeExit */ .KE)(exit), 300);
    const says = exit.kind !== 'exited' ? 'says: did not end by itself' : exit.code === 0 ? 'says: fine' : 'says: failed';
    const sign = exit.kind === 'exited' && exit.code === 0 && !masked ? 'good' : 'bad';
    return { name: 'exit', seen, says: masked ? '← hides the failures: look for `|| true` or a pipe without pipefail' : says, sign };
}
function signOf(tally) {
    if ((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally) > 0)
        return 'bad';
    return tally.passed > 0 ? 'good' : 'silent';
}
/** A closing line without the rules that runners draw around it. */
function closingText(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)(text.replace(/\s+/g, ' ').replace(/^[ =─━#*-]+(?=\S)|(?<=\S)[ =─━#*-]+$/g, ''), 100);
}
/** The closing line that a reader knows from the log; the counts, where the last line of a block tells none of them. */
function closingOf({ closing, tally }) {
    const text = closing === null ? '' : closingText(closing.text);
    // "ℹ todo 0" tells nothing of a run without a pass.
    const telling = tally === null ? [] : [(0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .executed */ .AB)(tally), tally.passed].filter((count) => count > 0);
    if (tally === null || telling.some((count) => new RegExp(`\\b${count}\\b`).test(text)))
        return text === '' ? '' : `: ${text}`;
    return `: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyCounts */ .vJ)(tally)}`;
}
function title(runner) {
    return (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_2__/* .profileNamed */ .JD)(runner.runner)?.title ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)(runner.runner, 40);
}
function logWitness({ log, logState }) {
    const size = log.sizeBytes === 0 ? 'empty' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(log.sizeBytes);
    const open = logState.closed ? '' : ', still held open by a process left behind';
    const outer = log.runners.filter((runner) => runner.nestedIn === null);
    const closed = outer.filter((runner) => runner.closed > 0);
    const unclosed = outer.find((runner) => runner.closed < runner.sessions && runner.closed === 0 && runner.trace !== 'progress');
    const tallies = closed.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
    const says = tallies.length > 0 ? `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .addTallies */ .MA)(tallies))}` : 'says: nothing';
    const sign = tallies.length > 0 ? signOf((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .addTallies */ .MA)(tallies)) : 'silent';
    const [only] = closed;
    if (only !== undefined && closed.length === 1 && unclosed === undefined) {
        return { name: 'log', seen: `${size}${open}, closed by ${title(only)}${closingOf(only)}`, says, sign };
    }
    if (unclosed !== undefined) {
        const where = unclosed.firstUnclosedLine === null ? '' : ` (opened at line ${unclosed.firstUnclosedLine})`;
        return { name: 'log', seen: `${size}${open}, never closed by ${title(unclosed)}${where}`, says, sign: 'unclear' };
    }
    if (closed.length > 1) {
        const names = [...new Set(closed.map(title))].slice(0, 5).join(', ');
        return { name: 'log', seen: `${size}${open}, closed ${closed.length} times: ${names}`, says, sign };
    }
    if (log.footer !== null && log.footer.matches > 0) {
        const footerSays = log.footer.tally === null ? says : `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)(log.footer.tally)}`;
        const footerSign = log.footer.tally === null ? sign : signOf(log.footer.tally);
        return { name: 'log', seen: `${size}${open}, closed: ${closingText(log.footer.text)}`, says: footerSays, sign: footerSign };
    }
    return { name: 'log', seen: log.sizeBytes === 0 ? `${size}${open}` : `${size}${open}, no runner's closing lines`, says, sign };
}
function reportWitness({ reports, expectations, capture }, verdict) {
    const read = reports.filter((claim) => claim.kind === 'read');
    const bad = reports.find((claim) => claim.kind === 'rejected' && !claim.companion);
    if (bad !== undefined)
        return { name: 'reports', seen: rejectedSeen(bad, read.length), says: "can't be believed", sign: 'unclear' };
    if (read.length === 0) {
        return { name: 'reports', seen: noneSeen(expectations.reports, capture, verdict.reasons), says: 'says: nothing', sign: 'silent' };
    }
    // The verdict's tally has the producer's dialect applied (a failing todo is no failure).
    const tally = verdict.tally ?? (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .addTallies */ .MA)(read.map((claim) => claim.facts.tally));
    const [first] = read;
    const name = read.length === 1 && first !== undefined ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)(first.path, 60) : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(read.length, 'file');
    const failed = (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally) > 0 ? `, ${(0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally)} failed` : '';
    return {
        name: 'reports',
        seen: `${name}: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(tally.tests, 'case')}${failed}`,
        says: `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)(tally)}`,
        sign: signOf(tally),
    };
}
const REFUSED = {
    'junit-empty': 'empty',
    'not-junit': 'not JUnit',
    'junit-unsafe': 'unsafe',
};
function rejectedSeen(bad, others) {
    const reason = bad.kind === 'rejected' ? bad.reason : null;
    const cases = Number(reason?.args?.['cases'] ?? 0);
    const state = (reason === null ? undefined : REFUSED[reason.code]) ?? 'unreadable';
    const after = cases > 0 ? ` after ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(cases, 'case')}` : '';
    const beside = others > 0 ? `, beside ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(others, 'readable file')}` : '';
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)(bad.path, 60)}: ${state}${after}${beside}`;
}
function noneSeen(asked, capture, reasons) {
    if (asked.includes('none'))
        return 'none asked for (--report none)';
    if (capture === 'foreign' && asked.includes('auto'))
        return 'none named (--report FILE)';
    const looked = reasons.find((reason) => reason.code === 'junit-missing')?.args?.['looked'];
    return looked === undefined ? 'none' : `none; ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .en)(String(looked), 200)}`;
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
