export const id = 683;
export const ids = [683,640];
export const modules = {

/***/ 65588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish_publish)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/artifact-upload.js
var artifact_upload = __webpack_require__(21640);
// EXTERNAL MODULE: ./lib/adapters/github-api.js + 1 modules
var github_api = __webpack_require__(45696);
// EXTERNAL MODULE: ./lib/adapters/github-event.js
var github_event = __webpack_require__(14832);
// EXTERNAL MODULE: ./lib/adapters/github-runs.js
var github_runs = __webpack_require__(5396);
// EXTERNAL MODULE: ./lib/adapters/github-sources.js
var github_sources = __webpack_require__(33534);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(57642);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(28880);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(78179);
// EXTERNAL MODULE: ./lib/core/present/markdown-escape.js
var markdown_escape = __webpack_require__(41672);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(26454);
;// CONCATENATED MODULE: ./lib/core/present/judged-output.js






/**
 * What the check of a judged run shows: made of numbers, commit ids, digests, and words of our own tables. Nothing that a test, a report or a
 * branch could have written has a way in; names are in the job summary of the judge, to which it leads.
 * @param judgeUrl page of the workflow run that judged. @param server where GitHub is: addresses elsewhere are no links.
 */
function judgedOutput(judged, judgeUrl, server) {
    return { title: judgedTitle(judged), summary: (0,markdown_escape/* blocks */.Bv)(sections(judged, judgeUrl, server)), annotations: [] };
}
/** One line, at most {@link TITLE_MAX_LENGTH} characters. A pass by leave says so here. */
function judgedTitle({ outcome, conclusion, code: reason, tally, attempt, leniencies }) {
    const word = conclusion === 'action_required' ? 'NEEDS REVIEW' : outcome.toUpperCase();
    const counts = tally === null ? '' : (0,headline/* tallyLine */.f8)(tally);
    const facts = [
        reason === null ? counts : reason,
        outcome === 'failed' ? counts : '',
        leniencies.length === 0 ? '' : `by leave of ${leniencies.join(', ')}`,
        attempt > 1 ? `attempt ${attempt}` : '',
    ];
    const title = [word, ...facts.filter((fact) => fact !== '')].join(' · ');
    if (title.length <= check_run/* TITLE_MAX_LENGTH */.Nw)
        return title;
    return (0,present_escape/* cutText */.IN)(title.replace(/by leave of [^·]*[^· ]/, `by leave of ${(0,quantities/* plural */.LS)(leniencies.length, 'option')}`), check_run/* TITLE_MAX_LENGTH */.Nw);
}
function sections(judged, judgeUrl, server) {
    const { code: reason, tally, runId, attempt, sha, evidence, artifacts, leniencies } = judged;
    const rows = [
        [(0,markdown_escape/* words */.aL)('run'), (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(String(runId))}, attempt ${(0,markdown_escape/* code */.aY)(String(attempt))}`],
        [(0,markdown_escape/* words */.aL)('commit'), (0,markdown_escape/* code */.aY)(sha)],
        ...(tally === null ? [] : [[(0,markdown_escape/* words */.aL)('tests'), (0,markdown_escape/* words */.aL)((0,headline/* tallyLine */.f8)(tally))]]),
        ...(leniencies.length === 0 ? [] : [[(0,markdown_escape/* words */.aL)('by leave of'), (0,markdown_escape/* code */.aY)(leniencies.join(', '))]]),
        ...(evidence === null
            ? []
            : [[(0,markdown_escape/* words */.aL)('evidence'), (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* words */.aL)((0,quantities/* plural */.LS)(artifacts.length, 'artifact'))}, ${(0,markdown_escape/* code */.aY)(evidence)}`]]),
    ];
    return [
        ...(reason === null ? [(0,markdown_escape/* html */.qy) `<p><b>${(0,markdown_escape/* words */.aL)('The evidence of this run was judged anew, and holds.')}</b></p>`] : why(reason)),
        ...(judgeUrl === null ? [] : [(0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* link */.nf)('What was found, by name', judgeUrl, server)}</p>`]),
        (0,markdown_escape/* table */.tp)([], rows),
    ];
}
/** The table's own words, as far as they need no name. */
function why(reason) {
    const { says, remedy } = reasons/* REASONS */.ez[reason];
    const plain = (text) => text !== '' && !/\{\w+\}/.test(text);
    return [
        (0,markdown_escape/* html */.qy) `<p><b>${plain(says) ? (0,markdown_escape/* words */.aL)(says) : (0,markdown_escape/* code */.aY)(reason)}</b>${plain(says) ? (0,markdown_escape/* html */.qy) `<br>${(0,markdown_escape/* code */.aY)(reason)}` : markdown_escape/* NOTHING */.K$}</p>`,
        ...(plain(remedy) ? [(0,markdown_escape/* html */.qy) `<p><b>Do:</b> ${(0,markdown_escape/* words */.aL)(remedy)}</p>`] : []),
    ];
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(63637);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/core/model/check-writer.js
var check_writer = __webpack_require__(64953);
// EXTERNAL MODULE: ./lib/core/model/judged.js
var model_judged = __webpack_require__(75812);
// EXTERNAL MODULE: ./lib/core/model/verdict-check.js
var verdict_check = __webpack_require__(43129);
// EXTERNAL MODULE: ./lib/flow/asking.js
var flow_asking = __webpack_require__(59777);
// EXTERNAL MODULE: ./lib/flow/doubted.js
var doubted = __webpack_require__(70963);
// EXTERNAL MODULE: ./lib/flow/history.js
var flow_history = __webpack_require__(51628);
// EXTERNAL MODULE: ./lib/flow/publish.js + 2 modules
var publish = __webpack_require__(8614);
;// CONCATENATED MODULE: ./lib/flow/publish-judged.js








const READING = { totalMs: 60_000, limitsMs: 120_000 };
const PUBLISHING = { totalMs: 120_000, limitsMs: 240_000 };
/**
 * Publishes what judge decided as one completed check on the commit that GitHub itself names for the run. What judge handed on is believed only
 * where it is of this very run, commit and attempt and goes with how judge ended; else the check says INCOMPLETE. Nothing but a check that GitHub,
 * asked again, shows as decided counts as published.
 */
async function publishJudged(ports, request) {
    let run;
    let policy;
    try {
        const asking = new flow_asking/* Asking */.go(ports, READING);
        run = await asking.ask(`the run ${request.runId}`, (ms) => ports.runs.run(request.runId, ms));
        policy = await policyNow(asking, ports, request.policyPath);
    }
    catch (error) {
        if (!(error instanceof flow_asking/* Unanswered */.XX))
            throw error;
        return { kind: 'unpublished', judged: null, published: null, why: error.message };
    }
    const decided = decide(request, run, policy);
    if ('superseded' in decided)
        return { kind: 'unpublished', judged: null, published: null, why: decided.superseded };
    const { judged, why } = decided;
    const { appId } = policy;
    const published = await (0,publish/* publishCheck */.k)(ports, {
        target: { ...targetOf(request, judged, run, ports.clock.now()), appId },
        state: { status: 'completed', conclusion: judged.conclusion, output: request.output(judged) },
        evidence: judged.evidence,
        onRival: RIVAL,
        replaces: 'runs',
        budget: PUBLISHING,
    });
    const elsewhere = published.kind === 'done' ? whoseElse(published.check.appId, appId) : null;
    if (elsewhere !== null)
        return { kind: 'unpublished', judged, published, why: elsewhere };
    if (published.kind === 'done')
        return { kind: 'published', judged, published, why };
    return { kind: 'unpublished', judged, published, why: whyNot(published) };
}
/** @throws {Unanswered} */
async function policyNow(asking, { runs, sources }, policyPath) {
    const [{ readPolicy }, { POLICY_PATH }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(725)]).then(__webpack_require__.bind(__webpack_require__, 71725)), Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(647)]).then(__webpack_require__.bind(__webpack_require__, 93647))]);
    try {
        const repository = await asking.ask('the repository', (ms) => runs.repository(ms));
        const { app } = await readPolicy(asking, sources, new flow_history/* History */.B(asking, sources), repository, policyPath ?? POLICY_PATH);
        return { inForce: true, appId: app };
    }
    catch (error) {
        if (error instanceof doubted/* Doubted */.y)
            return { inForce: false, appId: null };
        throw error;
    }
}
/** A check of another app than the policy's stands where nobody looks for it. */
function whoseElse(appId, wanted) {
    if (wanted === null || appId === wanted)
        return null;
    return `the token writes as the app ${appId ?? 'unknown'}, and the policy names ${wanted}`;
}
/** @param run as GitHub knows it now, and so the policy. */
function decide({ judged: line, judgeResult, runId }, run, policy) {
    const judged = (0,model_judged/* parseJudged */.l)(line);
    if (run.id !== runId)
        return incomplete(run, 'GitHub answers with another run');
    if (judged === null)
        return incomplete(run, line === '' ? `judge handed on nothing (${known(judgeResult)})` : 'judge handed on something else than a verdict');
    if (judged.runId !== run.id || judged.sha !== run.headSha || judged.attempt > run.attempt) {
        return incomplete(run, 'judge speaks of another run or commit');
    }
    if (judged.attempt < run.attempt) {
        return { superseded: `attempt ${judged.attempt} was judged, and attempt ${run.attempt} is the newest: its own verdict will be told` };
    }
    // The exit status of judge says the same as its words; a pass that it did not end with is none.
    if (judged.outcome === 'passed' && judgeResult !== 'success')
        return incomplete(run, `judge says passed and ended with ${known(judgeResult)}`);
    // Without one nothing passes; it may have been taken away or broken since judge read it.
    if (judged.outcome === 'passed' && !policy.inForce)
        return incomplete(run, 'judge says passed, and no policy can be read on the default branch');
    return { judged, why: null };
}
/** GitHub's own words for how a job or step ends; anything else isn't repeated. */
const known = (result) => (/^(?:success|failure|cancelled|skipped)$/.test(result) ? result : 'an unknown result');
function incomplete(run, why) {
    const judged = {
        outcome: 'incomplete',
        code: 'judge-failed',
        conclusion: 'failure',
        runId: run.id,
        attempt: run.attempt,
        sha: run.headSha,
        tally: null,
        policy: null,
        evidence: null,
        artifacts: [],
        leniencies: [],
    };
    return { judged, why };
}
function targetOf({ checkName, detailsUrl }, { runId, attempt, sha }, { repositoryId, event }, now) {
    // The same for every process that publishes the verdict on this attempt: run again, it finds its own check.
    const writer = (0,external_node_crypto_.createHash)('sha256').update(`${runId}:${attempt}`).digest('hex').slice(0, 16);
    const step = (0,external_node_crypto_.createHash)('sha256').update('publish').digest('hex').slice(0, 8);
    return {
        headSha: sha,
        name: (0,verdict_check/* verdictCheckName */.T)(checkName, event),
        writer: { repositoryId, runId, attempt, suite: check_writer/* EVERY_SUITE */.$c, step, writer },
        detailsUrl,
        startedAt: now.toISOString(),
        id: null,
    };
}
const RIVAL = {
    status: 'completed',
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · two workflows publish a check of this name',
        summary: 'Two workflows publish a check of this name on one run, so that it can speak for neither. Give each a name of its own.',
        annotations: [],
    },
};
function whyNot(published) {
    switch (published.kind) {
        case 'rival':
            return 'two workflows publish a check of this name on one run';
        case 'superseded':
            return 'the verdict on a newer run of this commit is told already';
        case 'none':
            return 'there is no check';
        case 'trouble':
            return published.trouble.what;
    }
}

// EXTERNAL MODULE: ./lib/action/publish-ports.js
var publish_ports = __webpack_require__(22824);
// EXTERNAL MODULE: ./lib/action/say.js
var say = __webpack_require__(56349);
;// CONCATENATED MODULE: ./lib/action/publish.js














/**
 * Publishes what judge decided: the stage that holds a credential, and reads nothing that a test could have written.
 * @returns 0 only where the check says, and GitHub shows, what was decided of a run that judge understood.
 * @throws {ReceiptError} where the workflow itself is wrong.
 */
async function publish_publish(inputs, env) {
    const here = (0,github_event/* readGithubRun */.l)(env);
    if (here === null || here.repo === '') {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', 'GITHUB_REPOSITORY names no repository', {
            remedy: 'Use this action in a workflow of GitHub Actions.',
        });
    }
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const { owner, repo, url: detailsUrl } = here;
    const ports = await (0,publish_ports/* publishPorts */.Y)({ owner, repo, token: inputs.token });
    const reading = (0,github_api/* githubApi */.Mc)({ owner, repo, token: inputs.readToken, debug: core.debug });
    const server = env['GITHUB_SERVER_URL'] ?? '';
    const output = (judged) => judgedOutput(judged, detailsUrl, server);
    const publication = await publishJudged({ ...ports, runs: (0,github_runs/* githubRuns */.Q)(reading), sources: (0,github_sources/* githubSources */.A)(reading) }, { ...inputs, detailsUrl, output });
    const artifactId = publication.kind === 'published' ? await keepReceipt(publication, here, env) : null;
    return await tell(publication, artifactId);
}
async function tell(publication, artifactId) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const { judged, why } = publication;
    const check = publication.kind === 'published' ? publication.published.check : null;
    const outputs = { conclusion: check?.conclusion ?? '', 'check-url': check?.url ?? '', 'artifact-id': artifactId ?? '' };
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, String(value));
    if (publication.kind === 'unpublished') {
        await (0,say.say)('error', `The verdict was not published: ${publication.why}.`, 'receipt');
        return exit_codes/* EXIT */.d.ours;
    }
    await (0,say.say)('info', judged === null ? '' : judgedTitle(judged));
    if (why === null)
        return exit_codes/* EXIT */.d.passed;
    await (0,say.say)('error', `The check says INCOMPLETE: ${why}.`, 'receipt');
    return exit_codes/* EXIT */.d.incomplete;
}
/** The receipt of a verdict that was published, for whoever asks later what the check stood on. It decides nothing, so that it may be missing. */
async function keepReceipt({ judged }, here, env) {
    const impossible = (0,artifact_upload.whyNoArtifacts)(env);
    if (impossible !== null) {
        await (0,say.say)('info', `The receipt of the verdict was not kept: ${impossible}.`);
        return null;
    }
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'receipt-judged-'));
    try {
        const file = (0,external_node_path_.join)(root, 'judged.json');
        (0,external_node_fs_.writeFileSync)(file, judgedReceipt(judged, here));
        const name = `receipt-judged~${judged.runId}~${judged.attempt}~${here.attempt}`;
        const kept = await (0,artifact_upload.uploadArtifact)({ name, files: [file], root, retentionDays: null });
        if ('why' in kept)
            await (0,say.say)('info', `The receipt of the verdict was not kept: ${kept.why}.`);
        return 'why' in kept ? null : kept.id;
    }
    finally {
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    }
}
function judgedReceipt(judged, { owner, repo, repositoryId }) {
    const { runId, attempt, sha, outcome, code, conclusion, tally, policy, evidence, artifacts, leniencies } = judged;
    const receipt = {
        schema: 'judged/v1',
        repository: { id: repositoryId, name: `${owner}/${repo}` },
        run: { id: runId, attempt, head_sha: sha },
        verdict: { outcome, decided_by: code, conclusion, tally, leniencies },
        policy: { sha256: policy },
        evidence: { sha256: evidence, artifacts },
    };
    return `${JSON.stringify(receipt, null, 2)}\n`;
}


/***/ }),

/***/ 21640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact),
/* harmony export */   whyNoArtifacts: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64683);

/**
 * Whether there is an artifact service here that can be used: known before anything large is loaded.
 * @returns why not, as a sentence without its end; null where there is one.
 */
function whyNoArtifacts(env) {
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    // By the client's own rule.
    if (!/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host)) {
        return `GitHub Enterprise Server (${host.slice(0, 100)}) has no artifacts of the kind that is needed; the enforced level is not available here`;
    }
    const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].find((name) => !env[name]);
    return missing === undefined
        ? null
        : `this runner offers no artifact service (${missing} is not set); the enforced level is not available here`;
}
/** Uploads files as one artifact, by GitHub's own client: the protocol is documented nowhere else. */
async function uploadArtifact(artifact) {
    const { name, files, root, retentionDays } = artifact;
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(143), __webpack_require__.e(351), __webpack_require__.e(659), __webpack_require__.e(550)]).then(__webpack_require__.bind(__webpack_require__, 18550));
        const options = { compressionLevel: 6, ...(retentionDays === null ? {} : { retentionDays }) };
        const { id, size, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], root, options);
        if (id === undefined || !/^[0-9a-f]{64}$/.test(digest ?? ''))
            return notUploaded('the artifact service took it without a number or a digest');
        return { id, sha256: digest ?? '', sizeBytes: size ?? 0 };
    }
    catch (error) {
        const text = (error instanceof Error ? error.message : (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIoError */ .QY)(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
        return /already exists/i.test(text) ? { why: takenWhy(name), taken: true } : notUploaded(text);
    }
}
const notUploaded = (why) => ({ why, taken: false });
const takenWhy = (name) => `another job of this attempt has handed over ${name}; give each its own \`suite\`, or its \`shard\` where they run parts of one suite`;


/***/ }),

/***/ 64683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   PX: () => (/* binding */ inTemporaryFolder),
/* harmony export */   QY: () => (/* binding */ describeIoError),
/* harmony export */   Wi: () => (/* binding */ ioFailed),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57642);




/** The code of a system error (`ENOENT`), or '' for anything else. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
const SAYS = {
    EACCES: 'permission denied',
    EPERM: 'operation not permitted',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file is larger than the system allows',
    ENOENT: 'it does not exist',
    ENOTDIR: 'a part of its path is not a folder',
    EEXIST: 'it exists already',
    ELOOP: 'it is a link, or a circle of links',
    EMFILE: 'too many open files',
};
/** What a system error means, without its call and path. */
function describeIoError(error) {
    const code = errorCode(error);
    return SAYS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
const REMEDIES = {
    EACCES: 'Make it writable, or put the evidence elsewhere with --out DIR.',
    EPERM: 'Make it writable, or put the evidence elsewhere with --out DIR.',
    EROFS: 'Put the evidence on a writable file system with --out DIR.',
    ENOSPC: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
    EDQUOT: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
};
/** An error of ours about a file of ours. */
function ioFailed(act, path, cause) {
    const remedy = REMEDIES[errorCode(cause)];
    return new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReceiptError */ .x('IO_FAILED', `cannot ${act} ${path}: ${describeIoError(cause)}`, {
        cause,
        ...(remedy === undefined ? {} : { remedy }),
    });
}
/**
 * Makes a folder, and those above it, where there is none. Level by level: Node's `recursive` says ENOENT on a read-only file system.
 * @throws {ReceiptError} IO_FAILED
 */
function makeFolder(path) {
    const problem = tryMakeFolder(path);
    if (problem === null)
        return;
    if (errorCode(problem) !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path)
        throw ioFailed('make', path, problem);
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const again = tryMakeFolder(path);
    if (again !== null)
        throw ioFailed('make', path, again);
}
/**
 * Has `use` work in a folder that is gone afterwards.
 * @throws {ReceiptError} IO_FAILED where none can be made
 */
async function inTemporaryFolder(use) {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'receipt-'));
    }
    catch (cause) {
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReceiptError */ .x('IO_FAILED', `no temporary folder can be made in ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()}: ${describeIoError(cause)}`, {
            cause,
            remedy: 'Name one that can be written to by the variable TMPDIR.',
        });
    }
    try {
        return await use(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}
function tryMakeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        return null;
    }
    catch (cause) {
        return isFolder(path) ? null : cause;
    }
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * Puts a whole file in its place or none: written beside it, forced to the disk, renamed.
 * @throws {ReceiptError} IO_FAILED
 */
function writeAtomically(path, bytes) {
    const temporary = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx', 0o644);
        try {
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
        syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    }
    catch (cause) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw ioFailed('write', path, cause);
    }
}
/** Forces a rename to the disk; not every system can. */
function syncFolder(path) {
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(folder);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
        }
    }
    catch {
        // Windows opens no folders, some file systems can't sync them: the file itself is safe.
    }
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ formatArtifactName),
/* harmony export */   TZ: () => (/* binding */ parseArtifactName),
/* harmony export */   VE: () => (/* binding */ EVIDENCE_MAX_FILES),
/* harmony export */   Vl: () => (/* binding */ digestLinesIn),
/* harmony export */   rv: () => (/* binding */ EVIDENCE_MAX_BYTES),
/* harmony export */   sv: () => (/* binding */ formatDigestLine),
/* harmony export */   t: () => (/* binding */ EVIDENCE_ZIP_MAX_BYTES)
/* harmony export */ });
const PART = '[A-Za-z0-9._-]{1,64}';
const NAME = new RegExp(`^receipt~(${PART})~(${PART})?~(\\d{1,6})$`);
/** `receipt~<suite>~<shard>~<attempt>`: no part may hold `~`. */
function formatArtifactName({ suite, shard, attempt }) {
    return `receipt~${suite}~${shard ?? ''}~${attempt}`;
}
/** @returns null for an artifact that isn't ours: any job of a run may upload others. */
function parseArtifactName(name) {
    const [, suite, shard, attempt] = NAME.exec(name) ?? [];
    return suite === undefined ? null : { suite, shard: shard ?? null, attempt: Number(attempt) };
}
/**
 * The line by which the run's job tells the digest of what it uploaded; alone on its line, behind the runner's time stamp. The suite can
 * print such a line too: whoever reads the log takes exactly one for an artifact, or none.
 * @param sha256 of the zip as the artifact service has it, 64 hex digits.
 */
function formatDigestLine(name, sha256) {
    return `receipt-evidence ${name} sha256:${sha256}`;
}
const LINE = /^(?:\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z )?receipt-evidence (\S{1,200}) sha256:([0-9a-f]{64})\s*$/;
/** @returns every digest line in a job's log (hostile, as GitHub serves it), in order. */
function digestLinesIn(log) {
    return log.split('\n').flatMap((line) => {
        const [, name, sha256] = LINE.exec(line) ?? [];
        return name === undefined || sha256 === undefined ? [] : [{ name, sha256 }];
    });
}
/** Of the zip; what is larger isn't downloaded. A log compresses to a tenth or less. */
const EVIDENCE_ZIP_MAX_BYTES = 64 * 2 ** 20;
/** Of everything unpacked; read as it streams, never held. */
const EVIDENCE_MAX_BYTES = 2 ** 30;
/** One report file each for the classes of a very large project. */
const EVIDENCE_MAX_FILES = 20_000;


/***/ }),

/***/ 96818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   k: () => (/* binding */ LENIENCIES)
/* harmony export */ });
const DEFAULT_LIMITS = {
    log_bytes: 4 * 2 ** 30,
    report_bytes: 256 * 2 ** 20,
    token_bytes: 64 * 2 ** 20,
    depth: 128,
    attributes: 256,
    name_length: 1024,
};
/**
 * Every option that makes `passed` easier. Each is recorded in the receipt, noted, and shown in the title.
 * This list and the roads of {@link ../reconcile/reconcile.ts} are all ways to green there are.
 */
const LENIENCIES = [
    'allow-empty',
    'report-none',
    'runner-report-only',
    'allow-cached',
    'allow-stale',
    'allow-containers',
    'allow-reruns',
    'min-tests-0',
];


/***/ }),

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ cutUnits),
/* harmony export */   GO: () => (/* binding */ escapeJson),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   en: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/**
 * The rendering contract for a terminal: text that tests, reports, file names or git wrote is shown so that it can neither steer the
 * terminal (ESC, control characters) nor look like something else (bidi, zero-width, tag and other invisible characters, line breaks).
 * Each such character appears as a visible escape; everything else stays as it is.
 */
// Controls, format characters (bidi, zero-width, tags), lone surrogates, private use, unassigned, line and paragraph separators, and
// whatever Unicode says may be drawn as nothing (Hangul fillers, variation selectors, grapheme joiner).
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;
const UNSAFE_ALL = new RegExp(UNSAFE, 'gu');
// A variation selector behind an emoji is how editors write it: it chooses the glyph and hides nothing.
const STYLED_OR_UNSAFE = new RegExp(String.raw `(\p{Emoji}[\ufe0e\ufe0f])|${UNSAFE}`, 'gu');
// Marks stacked on one letter climb over the lines above; no script needs more than a few.
const STACKED_MARKS = /(?<=\p{M}{3})\p{M}/gu;
// Nothing in it to escape: most text, which then needs none of the large expressions above (megabytes, once they are compiled).
const PLAIN = /^[ -~…]*$/;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\x1b', '\0': '\\0' };
function visible(character) {
    const code = character.codePointAt(0) ?? 0;
    return NAMED[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`);
}
/** The first `max` code points of a text, the last of them `…` where something was cut. Looks at no more than it shows. */
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const head = [...text.slice(0, (max + 1) * 2)];
    return head.length <= max ? text : `${head.slice(0, Math.max(0, max - 1)).join('')}…`;
}
/** At most `max` UTF-16 units, no character cut in two, the last one `…` where something was cut: for limits of others. */
function cutUnits(text, max) {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - 1));
    return `${head.replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * Makes hostile text safe to show on one line of a terminal.
 * @param text whatever somebody else wrote.
 * @param max how many code points of it are shown.
 */
function escapeTerminal(text, max = 200) {
    const shown = cutText(text, max);
    if (PLAIN.test(shown))
        return shown;
    return shown
        .replace(STYLED_OR_UNSAFE, (character, styled) => styled ?? visible(character))
        .replace(STACKED_MARKS, visible);
}
/**
 * JSON whose invisible and steering characters are written as `\uXXXX`: safe to print, and the same data to every reader.
 * @param json what JSON.stringify gave; its own line breaks stay.
 */
function escapeJson(json) {
    return json.replace(UNSAFE_ALL, (character) => {
        if (character === '\n')
            return character;
        return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    });
}


/***/ })

};
