export const id = 456;
export const ids = [456];
export const modules = {

/***/ 9116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tQ: () => (/* binding */ closeCheck),
  iL: () => (/* binding */ completeCheck),
  Xq: () => (/* binding */ openCheck),
  $r: () => (/* binding */ targetOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/present/markdown.js + 1 modules
var markdown = __webpack_require__(9872);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(5177);
;// CONCATENATED MODULE: ./lib/flow/publish.js

const REQUEST_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/**
 * Brings the check run to a state. There is no key by which GitHub would know a repeated request, so a POST is never blindly repeated: whenever
 * it is unclear what a request did, we look. Our checks are known by `external_id`; those of an earlier attempt of the run become ours.
 */
async function publishCheck(ports, request) {
    return await new Publisher(ports, request).run();
}
class Publisher {
    #ports;
    #request;
    #deadline;
    /** The request as it was was refused: from now on without annotations and with a short summary. */
    #minimal = false;
    /** GitHub showed a completed check as completed still, though it took our request to open it again. */
    #reopens = true;
    #looks = 2;
    constructor(ports, request) {
        this.#ports = ports;
        this.#request = request;
        this.#deadline = ports.clock.monotonic() + request.budgetMs;
    }
    async run() {
        for (let wait = FIRST_WAIT_MS;; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
            const round = await this.#round();
            if ('end' in round)
                return round.end;
            const { retry: trouble } = round;
            const pause = Math.max(wait, (trouble.kind === 'weather' ? trouble.retryAfterMs : null) ?? 0);
            if (trouble.kind === 'locked' || this.#left() < pause + 1000)
                return { kind: 'trouble', trouble };
            this.#ports.debug(`again in ${pause} ms`);
            await this.#ports.sleep(pause);
        }
    }
    #left() {
        return this.#deadline - this.#ports.clock.monotonic();
    }
    #timeout() {
        return Math.max(1, Math.min(REQUEST_MS, this.#left()));
    }
    async #round() {
        const { checks } = this.#ports;
        const { target } = this.#request;
        const found = this.#note('find', await checks.find(target.headSha, target.name, this.#timeout()));
        if (!found.ok)
            return { retry: found.trouble };
        const { own, earlier, rivals, newer } = sortByWriter(found.value, target.writer);
        if (own.length === 0 && newer > 0)
            return { end: { kind: 'superseded' } };
        const state = rivals > 0 ? this.#request.onRival : this.#request.state;
        if (this.#request.onlyOpen === true)
            return await this.#closeOpen(own, state);
        // What an earlier attempt left is reset, not left to stand beside ours.
        const ours = [...own, ...earlier].filter((check) => this.#reopens || check.status !== 'completed' || state.status === 'completed');
        const written = ours.length > 0 ? await this.#updateAll(ours, state) : await this.#create(state);
        if (!written.ok)
            return this.#afterTrouble(written.trouble);
        if (rivals > 0 && state.status === 'completed')
            return { end: { kind: 'rival', url: written.value.url } };
        return { end: { kind: 'done', id: written.value.id, url: written.value.url } };
    }
    async #closeOpen(own, state) {
        const open = own.filter((check) => check.status !== 'completed');
        // A check that was just made may not be listed yet: looking again costs little.
        if (own.length === 0 && this.#looks-- > 0)
            return { retry: { kind: 'weather', what: 'no check of this step was found', retryAfterMs: null } };
        if (open.length === 0)
            return { end: { kind: 'none' } };
        const written = await this.#updateAll(open, state);
        return written.ok ? { end: { kind: 'done', id: written.value.id, url: written.value.url } } : this.#afterTrouble(written.trouble);
    }
    #afterTrouble(trouble) {
        if (trouble.kind !== 'ours')
            return { retry: trouble };
        // Something in what we say was refused: once more with the least that can be said, then no more.
        if (this.#minimal)
            return { end: { kind: 'trouble', trouble } };
        this.#minimal = true;
        return { retry: trouble };
    }
    #change(state) {
        const { target } = this.#request;
        return {
            externalId: (0,check_run/* formatExternalId */.E5)(target.writer),
            state: this.#minimal ? minimal(state) : state,
            startedAt: target.startedAt,
            completedAt: state.status === 'completed' ? this.#ports.clock.now().toISOString() : null,
        };
    }
    async #create(state) {
        const { headSha, name, detailsUrl } = this.#request.target;
        const made = await this.#ports.checks.create({ headSha, name, detailsUrl, ...this.#change(state) }, this.#timeout());
        return this.#held(this.#note('create', made), state);
    }
    /** @returns the answer for the newest; or the first trouble. */
    async #updateAll(checks, state) {
        let newest = null;
        for (const { id } of checks) {
            const updated = await this.#ports.checks.update(id, this.#change(state), this.#timeout());
            const held = this.#held(this.#note(`update ${id}`, updated), state);
            if (!held.ok)
                return held;
            newest ??= held;
        }
        return newest ?? { ok: false, trouble: { kind: 'ours', status: 0, what: 'nothing to update' } };
    }
    /** What was written is read back from the answer: a check that isn't as asked wasn't published. */
    #held(answer, state) {
        if (!answer.ok)
            return answer;
        const { status, conclusion, headSha } = answer.value;
        const asked = state.status === 'completed' ? state.conclusion : null;
        if (status === state.status && conclusion === asked && headSha === this.#request.target.headSha)
            return answer;
        if (state.status === 'in_progress')
            this.#reopens = false;
        return { ok: false, trouble: { kind: 'weather', what: 'GitHub took the check, but shows it otherwise', retryAfterMs: null } };
    }
    #note(what, answer) {
        this.#ports.debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}: ${answer.trouble.what}`);
        return answer;
    }
}
/** Checks of this name and commit by who wrote them; what isn't ours at all is left alone. */
function sortByWriter(seen, writer) {
    const own = [];
    const earlier = [];
    let rivals = 0;
    let newer = 0;
    for (const check of seen) {
        const by = (0,check_run/* parseExternalId */.Wt)(check.externalId);
        // Another run of the same commit (another event, another workflow) has a check of its own.
        if (by === null || by.runId !== writer.runId)
            continue;
        if (by.attempt > writer.attempt)
            newer += 1;
        else if (by.attempt < writer.attempt)
            earlier.push(check);
        else if (by.writer === writer.writer)
            own.push(check);
        else
            rivals += 1;
    }
    return { own, earlier, rivals, newer };
}
function minimal(state) {
    const { title } = state.output;
    return {
        ...state,
        output: { title, summary: 'GitHub refused the details. They are in the job summary and in the receipt.', annotations: [] },
    };
}

;// CONCATENATED MODULE: ./lib/action/check.js



/** A slow API may not hold the suite up for long; the check is opened again when it is completed. */
const OPEN_BUDGET_MS = 15_000;
const COMPLETE_BUDGET_MS = 45_000;
/** Where the check will go, or why there can be none. */
function targetOf(inputs, run, now) {
    if (run === null)
        return { none: 'this is no run of GitHub Actions' };
    if (inputs.token === null)
        return { none: 'the step has no token' };
    if (run.owner === '' || run.repo === '')
        return { none: 'GITHUB_REPOSITORY names no repository' };
    const { head_sha: headSha } = run.ci;
    if (headSha === null)
        return { none: 'the event does not say which commit it is about' };
    const writer = { runId: run.runId, attempt: run.attempt, writer: (0,external_node_crypto_.randomBytes)(8).toString('hex') };
    return { headSha, name: inputs.checkName, writer, detailsUrl: run.url, startedAt: now.toISOString() };
}
const RUNNING = {
    status: 'in_progress',
    output: {
        title: 'The suite is running',
        summary: (0,markdown/* plainSummary */.hQ)('The verdict is written here when the suite has ended.'),
        annotations: [],
    },
};
const TWO_WRITERS = {
    status: 'completed',
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · two steps publish a check of this name',
        summary: (0,markdown/* plainSummary */.hQ)('In one attempt of one workflow run two steps publish a check of this name, so that it can speak for neither.', 'Give each a name of its own by the input `check-name` or `suite`; in a matrix, put its values into the name.'),
        annotations: [],
    },
};
const NOT_FINISHED = {
    status: 'completed',
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · the step ended before its verdict was published',
        summary: (0,markdown/* plainSummary */.hQ)('The step that runs the suite was killed, cancelled or cut off before it could say how the suite ended. Run it again.'),
        annotations: [],
    },
};
function openCheck(ports, target) {
    return publishCheck(ports, { target, state: RUNNING, onRival: TWO_WRITERS, budgetMs: OPEN_BUDGET_MS });
}
/** @param leftMs what is left of our own time, where the job was cancelled. */
function completeCheck(ports, target, conclusion, output, leftMs) {
    const state = { status: 'completed', conclusion, output };
    return publishCheck(ports, { target, state, onRival: TWO_WRITERS, budgetMs: leftMs ?? COMPLETE_BUDGET_MS });
}
/** Closes what `main` left open; never as anything but a failure. */
function closeCheck(ports, target) {
    return publishCheck(ports, { target, state: NOT_FINISHED, onRival: NOT_FINISHED, onlyOpen: true, budgetMs: COMPLETE_BUDGET_MS });
}


/***/ }),

/***/ 2287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ formatCheckState),
/* harmony export */   LJ: () => (/* binding */ CHECK_STATE),
/* harmony export */   Ng: () => (/* binding */ parseCheckState),
/* harmony export */   ZV: () => (/* binding */ DONE_STATE)
/* harmony export */ });
/* harmony import */ var _core_model_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5177);

/** What `main` leaves for `post`: the check that it opens, and whether it was closed. */
const CHECK_STATE = 'check';
const DONE_STATE = 'done';
function formatCheckState({ headSha, name, writer, startedAt }) {
    return JSON.stringify({ headSha, name, externalId: (0,_core_model_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExternalId */ .E5)(writer), startedAt });
}
/**
 * Reads what `main` left. The suite ran in between and may have written there, so that all of it is checked; the worst that a forged state can
 * do is to close a check of this run as a failure.
 * @returns null where there is nothing to close.
 */
function parseCheckState(text) {
    if (text === undefined || text.length > 4096)
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null;
    }
    const [headSha, name, externalId, startedAt] = ['headSha', 'name', 'externalId', 'startedAt'].map((key) => textAt(value, key));
    const writer = (0,_core_model_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExternalId */ .Wt)(externalId ?? '');
    if (!/^[0-9a-f]{40,64}$/.test(headSha ?? '') || !name || writer === null || !/^[\d-]{10}T[\d:.]+Z$/.test(startedAt ?? ''))
        return null;
    return { headSha: headSha ?? '', name, writer, startedAt: startedAt ?? '', detailsUrl: null };
}
function textAt(value, key) {
    const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
    return typeof found === 'string' ? found : null;
}


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ tellCheck),
/* harmony export */   L: () => (/* binding */ describeTrouble)
/* harmony export */ });
/* harmony import */ var _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3637);

/**
 * Says in one line what is wrong with the check, if anything.
 * @param published null where no check was wanted.
 * @returns the step's exit status: the verdict's, unless a pass could not be told as it had to be.
 */
async function tellCheck(outcome, published, { check, checkName }, run) {
    const line = published === null ? null : lineOn(published, checkName, run);
    const code = (0,_flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exitOf */ .s)(outcome);
    if (line === null)
        return code;
    const { error, notice, warning } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
    const mustTell = check === 'always' || published?.kind === 'rival';
    if (mustTell)
        error(line);
    else if (published?.kind === 'trouble' && published.trouble.kind !== 'locked')
        warning(line);
    else
        notice(line);
    return mustTell && code === _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.passed ? _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.ours : code;
}
function lineOn(published, checkName, run) {
    switch (published.kind) {
        case 'trouble':
            return describeTrouble(published.trouble, run);
        case 'impossible':
            return `No check was written: ${published.why}. The verdict still decides this step.`;
        case 'superseded':
            return 'A newer attempt of this run holds the check; this one left it alone.';
        case 'rival':
            return `Two steps publish the check "${checkName}" in this attempt: give each a name of its own (\`check-name\` or \`suite\`).`;
        case 'done':
        case 'none':
            return null;
    }
}
/** One line: why there is no check, and what to do. */
function describeTrouble(trouble, run) {
    if (trouble.kind !== 'locked')
        return `The check could not be written: ${trouble.what}. Run the job again to have it.`;
    // What GitHub names is what this one request needed; whoever grants no more meets the next locked door.
    const needed = (trouble.permission ?? 'checks=write').replace('checks=read', 'checks=write');
    const permission = `the token lacks the permission \`${needed.replace('=', ': ')}\``;
    if (trouble.status === 401)
        return `No check was written: ${trouble.what}; give a valid token in the input \`token\`.`;
    const who = run?.readOnly === 'fork' ? 'a pull request from a fork' : run?.readOnly === 'dependabot' ? 'a run started by Dependabot' : null;
    const remedy = who === null
        ? 'add it under `permissions:` of the job'
        : `${who} has a token that only reads, whatever the workflow says, so require this job's own check, or publish from a second workflow`;
    return `No check was written: ${permission} (${trouble.what}); ${remedy}. The verdict still decides this step.`;
}


/***/ }),

/***/ 4832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readGithubRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** GitHub caps payloads at 25 MB. */
const MAX_EVENT_BYTES = 32 * 2 ** 20;
const COMMIT = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;
/**
 * Reads the run's facts from the variables and the event file that GitHub's runner gives to every step. Text in them (branches, names) was
 * written by anybody and is bounded here.
 * @returns null outside GitHub Actions.
 */
function readGithubRun(env) {
    if (env['GITHUB_ACTIONS'] !== 'true')
        return null;
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const runId = wholeNumber(env['GITHUB_RUN_ID']);
    const attempt = wholeNumber(env['GITHUB_RUN_ATTEMPT']);
    const server = env['GITHUB_SERVER_URL'];
    return {
        ci: ciOf(env, event),
        owner,
        repo,
        runId: runId ?? 0,
        attempt: attempt ?? 1,
        url: server === undefined || runId === null ? null : `${server}/${owner}/${repo}/actions/runs/${runId}/attempts/${attempt ?? 1}`,
        readOnly: readOnlyFor(env, event),
    };
}
function ciOf(env, event) {
    const pull = event.at('pull_request');
    return {
        provider: 'github-actions',
        run_id: cut(env['GITHUB_RUN_ID'], 64),
        run_attempt: wholeNumber(env['GITHUB_RUN_ATTEMPT']),
        workflow_ref: cut(env['GITHUB_WORKFLOW_REF'], 1000),
        job: cut(env['GITHUB_JOB'], 400),
        event: cut(env['GITHUB_EVENT_NAME'], 64),
        head_sha: headOf(env, event),
        // Only git knows it.
        head_tree: null,
        base_sha: pull.at('base').at('sha').commit() ?? event.at('merge_group').at('base_sha').commit(),
        pull_request: pull.at('number').number(),
        actor: cut(env['GITHUB_ACTOR'], 400),
    };
}
/**
 * The commit that a check goes to. Of a pull request its head, never the merge commit that the workflow runs on: GitHub looks for required
 * checks at the head. Null where it can't be known: a pull request's event without its head must not fall back to the merge commit.
 */
function headOf(env, event) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (name.startsWith('pull_request'))
        return event.at('pull_request').at('head').at('sha').commit();
    if (name === 'merge_group')
        return event.at('merge_group').at('head_sha').commit() ?? commit(env['GITHUB_SHA']);
    return commit(env['GITHUB_SHA']);
}
function readOnlyFor(env, event) {
    const pull = event.at('pull_request');
    const head = pull.at('head').at('repo').at('id').number();
    const base = pull.at('base').at('repo').at('id').number();
    // A fork that was deleted has no repository any more.
    if (base !== null && head !== base)
        return 'fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'dependabot' : null;
}
function readEvent(path) {
    if (path === undefined || path === '')
        return new Json(null);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_EVENT_BYTES ? new Json(null) : new Json(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch {
        // Without an event what depends on it is unknown, and said to be.
        return new Json(null);
    }
}
/** A value of a JSON document that may have any shape. */
class Json {
    #value;
    constructor(value) {
        this.#value = value;
    }
    at(key) {
        const value = this.#value;
        return new Json(typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null);
    }
    number() {
        return typeof this.#value === 'number' && Number.isSafeInteger(this.#value) && this.#value >= 0 ? this.#value : null;
    }
    commit() {
        return typeof this.#value === 'string' ? commit(this.#value) : null;
    }
}
function commit(text) {
    return text !== undefined && COMMIT.test(text) && !/^0+$/.test(text) ? text : null;
}
function wholeNumber(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
function cut(text, max) {
    return text === undefined || text === '' ? null : text.slice(0, max);
}


/***/ }),

/***/ 5521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ githubCheckRuns)
/* harmony export */ });
/**
 * Check runs by octokit, which is loaded at the first call: it is a third of the bundle. @actions/github takes the API's address and the
 * proxies from the environment, and repeats nothing by itself, which is what we want: whether a request may be repeated is decided above.
 */
function githubCheckRuns({ owner, repo, token }) {
    let loaded = null;
    const load = async () => (await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413))).getOctokit(token, { userAgent: 'test-receipt' });
    const call = async (timeoutMs, act) => {
        try {
            loaded ??= load();
            const octokit = await loaded;
            return { ok: true, value: (await act(octokit, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) })).data };
        }
        catch (error) {
            return { ok: false, trouble: troubleOf(error) };
        }
    };
    const one = async (answer) => {
        const answered = await answer;
        if (!answered.ok)
            return answered;
        const seen = readCheckRun(answered.value);
        return seen === null ? { ok: false, trouble: nonsense() } : { ok: true, value: seen };
    };
    return {
        async find(headSha, name, timeoutMs) {
            const answer = await call(timeoutMs, (octokit, request) => octokit.rest.checks.listForRef({ owner, repo, ref: headSha, check_name: name, filter: 'all', per_page: 100, request }));
            if (!answer.ok)
                return answer;
            const listed = isObject(answer.value) ? answer.value['check_runs'] : null;
            const seen = Array.isArray(listed) ? listed.map(readCheckRun) : [null];
            if (!seen.every((check) => check !== null))
                return { ok: false, trouble: nonsense() };
            // Asked for by name and commit, but what is acted upon is checked.
            return { ok: true, value: seen.filter((check) => check.name === name && check.headSha === headSha) };
        },
        create: (check, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.create({ owner, repo, ...createBody(check), request }))),
        update: (id, check, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.update({ owner, repo, check_run_id: id, ...changeBody(check), request }))),
    };
}
function createBody(check) {
    const details = check.detailsUrl === null ? {} : { details_url: check.detailsUrl };
    return { name: check.name, head_sha: check.headSha, ...details, ...changeBody(check) };
}
function changeBody({ externalId, state, startedAt, completedAt }) {
    return {
        external_id: externalId,
        ...(startedAt === null ? {} : { started_at: startedAt }),
        ...(completedAt === null ? {} : { completed_at: completedAt }),
        ...stateBody(state),
    };
}
function stateBody(state) {
    const { title, summary, annotations } = state.output;
    const output = {
        title,
        summary,
        annotations: annotations.map((note) => ({
            path: note.path,
            start_line: note.line,
            end_line: note.line,
            annotation_level: 'failure',
            title: note.title,
            message: note.message,
        })),
    };
    // GitHub completes whatever has a conclusion, so one is sent only where it is meant.
    return state.status === 'completed'
        ? { status: 'completed', conclusion: state.conclusion, output }
        : { status: 'in_progress', output };
}
const isObject = (value) => typeof value === 'object' && value !== null;
const textOf = (value) => (typeof value === 'string' ? value : null);
function readCheckRun(value) {
    if (!isObject(value))
        return null;
    const { id, name, head_sha: headSha, status } = value;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof headSha !== 'string' || typeof status !== 'string')
        return null;
    return {
        id,
        name,
        headSha,
        status,
        externalId: textOf(value['external_id']) ?? '',
        conclusion: textOf(value['conclusion']),
        url: textOf(value['html_url']),
    };
}
/** An answer that is none: HTML of a proxy, half a body, another shape. It says nothing about what the request did. */
function nonsense() {
    return { kind: 'weather', what: 'GitHub gave an answer that makes no sense', retryAfterMs: null };
}
/** What an error of octokit means (SECURITY 4.1): whether asking again can help. */
function troubleOf(error) {
    // Octokit gives errors of the network a status as well (500); only an answer has one.
    const response = isObject(error) && isObject(error['response']) ? error['response'] : {};
    const status = typeof response['status'] === 'number' ? response['status'] : 0;
    const headers = isObject(response['headers']) ? response['headers'] : {};
    const data = isObject(response['data']) ? response['data'] : {};
    const message = (textOf(data['message']) ?? (error instanceof Error ? error.message : String(error))).slice(0, 300);
    const what = status === 0 ? `GitHub could not be reached: ${describeNetworkError(error)}` : `GitHub answered ${status}: ${message}`;
    if (status === 429 || (status === 403 && isLimit(headers, message)))
        return { kind: 'weather', what, retryAfterMs: retryAfter(headers) };
    if (status === 401 || status === 403 || status === 404 || status === 410 || status === 451) {
        return { kind: 'locked', status, what, permission: textOf(headers['x-accepted-github-permissions']) };
    }
    if (status >= 400 && status < 500 && status !== 408)
        return { kind: 'ours', status, what };
    return { kind: 'weather', what, retryAfterMs: retryAfter(headers) };
}
function isLimit(headers, message) {
    return headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0' || /rate limit/i.test(message);
}
function retryAfter(headers) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
function describeNetworkError(error) {
    for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
        if (at.name === 'TimeoutError')
            return 'no answer in time';
        const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
        if (/^[A-Z_]{3,40}$/.test(code))
            return code;
    }
    return error instanceof Error ? error.message.slice(0, 200) : 'unknown error';
}


/***/ }),

/***/ 1285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ describeMachine),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const systemClock = { now: () => new Date(), monotonic: () => performance.now() };
/** What a run ran on. `image` is what GitHub's hosted runners call theirs. */
function describeMachine(env) {
    const { ImageOS: os, ImageVersion: version } = env;
    return {
        hostname: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)().slice(0, 255),
        os: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)(),
        kernel: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)().slice(0, 255),
        arch: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)(),
        runtimes: { node: process.versions.node },
        image: os ? `${os}${version ? ` ${version}` : ''}`.slice(0, 255) : null,
    };
}


/***/ }),

/***/ 5177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   Nw: () => (/* binding */ TITLE_MAX_LENGTH),
/* harmony export */   Wt: () => (/* binding */ parseExternalId),
/* harmony export */   jg: () => (/* binding */ ANNOTATIONS_PER_REQUEST),
/* harmony export */   m9: () => (/* binding */ JOB_SUMMARY_MAX_BYTES),
/* harmony export */   vu: () => (/* binding */ conclusionOf),
/* harmony export */   yV: () => (/* binding */ CHECK_TEXT_MAX_BYTES)
/* harmony export */ });
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
const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;
/** Ours, so that a title can be read in one look. */
const TITLE_MAX_LENGTH = 100;
const PREFIX = 'receipt:v1';
function formatExternalId({ runId, attempt, writer }) {
    return `${PREFIX}:${runId}:${attempt}:${writer}`;
}
/** @returns null for what isn't ours: anybody may write anything there. */
function parseExternalId(text) {
    const parts = /^receipt:v1:(\d{1,15}):(\d{1,6}):([0-9a-f]{16})$/.exec(text);
    return parts === null ? null : { runId: Number(parts[1]), attempt: Number(parts[2]), writer: parts[3] ?? '' };
}


/***/ }),

/***/ 2033:
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

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   g8: () => (/* binding */ sortReasons)
/* harmony export */ });
/* unused harmony export isReasonCode */
/**
 * The one table of reasons: code, outcome, class, sentence, remedy. The order of the keys is the order of precedence:
 * the first reason present decides the outcome. `receipt explain` and docs/reasons.md are made from it.
 *
 * `{name}` in a sentence or remedy stands for an argument of the reason; an argument that is absent shows as `…`.
 */
const REASONS = {
    // The run, or its evidence, cannot be believed.
    'not-started': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The command could not be started: {message}.',
        remedy: 'Check the spelling and that the program is installed and executable here. A shell says 127 for "not found" and 126 for "not executable".',
    },
    'killed-by-signal': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The command was ended by {signal}.',
        remedy: 'SIGKILL usually means out of memory or a runner that was taken away; SIGSEGV and SIGABRT a crash of the program. Whatever was printed before says nothing about the tests that did not run.',
    },
    timeout: {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The command was stopped at its time limit ({limit}).',
        remedy: 'Find the test that hangs, or raise the limit with --timeout (for example --timeout 90m).',
    },
    interrupted: {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The run was interrupted from outside ({by}).',
        remedy: 'Run it again and let it finish.',
    },
    'log-not-closed': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'Processes that the command left behind still held its output after it had ended, and what they wrote is part of the evidence.',
        remedy: 'Stop background processes before the command ends, or redirect their output.',
    },
    'log-limit': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The log passed the size limit of {limit}; {dropped} bytes after it were counted but not kept.',
        remedy: 'Make the suite quieter, or raise --max-log-size.',
    },
    'tree-moved': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'What was tested changed during the run: {what}.',
        remedy: 'Do not commit, check out or edit while the suite runs; have the suite write to ignored or untracked places.',
    },
    'source-unknown': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'In CI, but what was tested is unknown: {why}.',
        remedy: 'Check the repository out with git (actions/checkout) before this step, and run inside the checkout.',
    },
    'dirty-checkout': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'In CI, but tracked files differed from HEAD before the run: {count}, {file} first.',
        remedy: 'Run the suite on the checkout as it is; let earlier steps write only to ignored or untracked files.',
    },
    'head-mismatch': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The tested commit {tested} is neither the head {head} that the check goes to, nor a merge of it, nor of the same tree.',
        remedy: 'Check out the commit that triggered the workflow (actions/checkout without `ref`).',
    },
    'command-failed-early': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The command ended with status {code} before any test runner showed up.',
        remedy: 'A lint, compile or set-up step before the tests failed: fix what its last lines say.',
    },
    'junit-missing': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'No JUnit report was written ({looked}).',
        remedy: 'Have the runner write JUnit XML, and name it with --report where it is not found by itself.',
    },
    'junit-unreadable': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The report {file} could not be read: {why}.',
        remedy: 'A report must be a regular file inside the workspace, within the size limit (--max-report-size), and at rest when the command has ended.',
    },
    'junit-empty': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The report {file} is empty.',
        remedy: 'The runner opened it and never wrote to it: it was killed, its disk was full, or it had nothing to run.',
    },
    'junit-malformed': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The report {file} is not well-formed: {why}.',
        remedy: 'Let the runner finish writing: a killed process, a full disk or two jobs writing one file are the usual causes. Then run again.',
    },
    'junit-unsafe': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The report {file} asks for something no test report needs: {why}.',
        remedy: 'Reports with a document type, entities, or beyond the limits on depth, attributes and token size are refused. Find what wrote it.',
    },
    'not-junit': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The file {file} is {format}, not a JUnit report.',
        remedy: '{how}',
    },
    'junit-stale': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The report {file} was not written by this run.',
        remedy: 'Delete reports before the run, keep them out of git, and make sure the runner writes this very file.',
    },
    // A failure was seen.
    'test-failures': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: '{red} of {tests} tests failed.',
        remedy: 'Fix the failing tests; the log has their whole output.',
    },
    'suite-error': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: 'The report {file} shows an error outside any test case: {what}.',
        remedy: 'Look for an error while a file was loaded or set up, in the log and in the report.',
    },
    'footer-failures': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: "{runner}'s closing lines count failures that no report shows: {what}.",
        remedy: 'Believe the closing lines: fix what failed, and find out why the report lost it (two processes writing one file?).',
    },
    // Nothing red was seen, but something is missing.
    'no-tests': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'No test was executed ({what}).',
        remedy: 'Check the selection (filters, paths, groups). A package that rightly has no tests should write no report; a lane that rightly runs none says --allow-empty.',
    },
    'all-skipped': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'All {skipped} tests were skipped.',
        remedy: 'Find out what skips them (a missing service, a filter, a condition), or say --allow-empty where that is right.',
    },
    'mostly-skipped': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'Executed: {executed} of {tests} tests; the others were skipped.',
        remedy: 'Look for a focused test or a broken condition; where it is right, say how many may be skipped with --max-skipped.',
    },
    'count-mismatch': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'The counts do not agree: {what}.',
        remedy: 'Results were lost between the runner and its report: two processes writing one file, a crash, or a report of another run.',
    },
    'unfinished-test': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'A test started and has no result: {test}.',
        remedy: 'Look for a process exit, a crash or a promise that never settles in that test.',
    },
    'not-run': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: '{runner} says itself that tests did not run: {text}.',
        remedy: 'Make them run (a missing executable, a failed fixture), or disable them by name.',
    },
    'task-incomplete': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'Fewer tasks finished than were started: {text}.',
        remedy: 'Find the task that did not finish in the log.',
    },
    // The run ended, but not as a whole run ends.
    'exit-nonzero': {
        group: 'ending',
        outcome: 'failed',
        class: 'code',
        says: 'The command ended with status {code}, though no test case is red.',
        remedy: 'The log says what failed beside the tests: a coverage threshold, an unhandled error, a later command.',
    },
    'worker-crash': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'A worker or host process of {runner} died: {text}.',
        remedy: 'Its tests were lost. Look for a process exit, a native crash or memory.',
    },
    'crash-in-log': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'A process crashed during the run: {text}.',
        remedy: 'Find which one and what it was to do; let the script stop at the first error (set -e).',
    },
    'footer-missing': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: '{runner} was running, but its closing lines are missing{where}.',
        remedy: 'It ended in the middle (a process exit in a test, a crash), or its output was silenced or redirected: let it print its summary to the log.',
    },
    'log-truncated': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The log is not whole: {text}.',
        remedy: 'Capture the whole output, best by running the suite under `receipt run`; no tail, head or display limit in between.',
    },
    'runner-unknown': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'No known test runner was recognised in the command, the log or the reports.',
        remedy: 'Name it with --runner NAME; or give the line with which your runner closes: --footer REGEX; or trust exit and report alone: --runner report-only (a leniency, shown in the title).',
    },
    cached: {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'Everything was replayed from a cache, nothing was executed: {text}.',
        remedy: 'Run without the cache (go test -count=1, gradle --rerun-tasks, turbo --force, nx --skip-nx-cache), or accept replayed results with --allow-cached.',
    },
    'below-minimum': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'Executed tests: {executed}, expected at least {minimum}.',
        remedy: 'Find the tests that went missing, or lower --min-tests.',
    },
    // The receipt cannot be trusted.
    'receipt-missing': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'code',
        says: 'There is no receipt ({looked}).',
        remedy: 'Run the suite under receipt: npx receipt run -- <your test command>',
    },
    'receipt-malformed': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt {file} cannot be read: {why}.',
        remedy: 'It was edited, cut short or written by another version. Run the suite again.',
    },
    'receipt-stale': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'code',
        says: '{what} from what was tested.',
        remedy: 'Run the suite again on these files.',
    },
    'digest-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: '{file} is not the file that the receipt was made for: {why}.',
        remedy: 'The evidence was changed after the run. Run the suite again.',
    },
    'verdict-not-reproduced': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The evidence gives another verdict than the receipt claims: {derived} instead of {claimed}.',
        remedy: 'The receipt was edited, or made by another version of receipt. Run the suite again.',
    },
    unsigned: {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt carries no signature, and one is required.',
        remedy: 'Use a receipt that was signed in CI, or verify without --require-signed.',
    },
    // Notes: shown, never deciding.
    flaky: {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Failed at first and passed when run again: {count}.',
        remedy: '',
    },
    'some-skipped': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Skipped: {count}.',
        remedy: '',
    },
    'suite-skipped': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'All tests of {file} were skipped.',
        remedy: '',
    },
    'control-characters': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: '{count} {what}, which XML forbids, were dropped from {file} (the digest is that of the raw bytes).',
        remedy: 'Switch colours off for the report writer, or strip them from captured output.',
    },
    'counts-differ': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'A count or a name looks odd, though nothing is missing: {what}.',
        remedy: '',
    },
    'duplicate-tests': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Test cases with the name of another one: {count}, {first} first.',
        remedy: '',
    },
    dirty: {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'The working tree differed from HEAD: what was tested is no commit.',
        remedy: '',
    },
    'no-source': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'What was tested is not recorded: {why}.',
        remedy: '',
    },
    'tree-grew': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'New untracked files during the run: {count}.',
        remedy: '',
    },
    'reports-moved': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Report files from before the run, moved aside: {count}.',
        remedy: '',
    },
    'foreign-report': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: '{file} was left out: it is {format}.',
        remedy: '',
    },
    'log-silent': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The log is silent; {runner} closes its report only at the end of a whole run.',
        remedy: '',
    },
    'log-elided': {
        group: 'note',
        outcome: 'note',
        class: 'infrastructure',
        says: 'A line of the log looks like a truncation mark, but exit, closing lines and reports agree: {text}.',
        remedy: '',
    },
    'exit-masked': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The command ended with status 0 beside failures.',
        remedy: 'Look for `|| true`, a pipe without pipefail, or a hook that overwrites the status.',
    },
    'stopped-early': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The runner stopped at a failure limit: {text}.',
        remedy: '',
    },
    'sign-in-nested-output': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: "A line in another runner's session looks like {code}, but exit, closing lines and reports agree: {text}.",
        remedy: '',
    },
    'leftover-process': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Processes that the command left behind were ended.',
        remedy: '',
    },
    'env-steers-tests': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Variables that steer a runner were set: {names}.',
        remedy: '',
    },
    'same-tree': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'HEAD is another commit than at the run; the files are the same.',
        remedy: '',
    },
    leniency: {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Passed by leave of {option}: {what}.',
        remedy: '',
    },
};
const REASON_CODES = Object.keys(REASONS);
const PLACE = new Map(REASON_CODES.map((code, place) => [code, place]));
function isReasonCode(text) {
    return Object.hasOwn(REASONS, text);
}
/** In the table's order; stable. */
function sortReasons(reasons) {
    return [...reasons].sort((a, b) => (PLACE.get(a.code) ?? 0) - (PLACE.get(b.code) ?? 0));
}
function fill(template, args) {
    return template.replace(/\{(\w+)\}/g, (_, name) => String(args?.[name] ?? '…'));
}
/** The sentence of a reason, its arguments filled in, unescaped. */
function sentenceOf(reason) {
    return fill(REASONS[reason.code].says, reason.args);
}
/** What to do about a reason, its arguments filled in, unescaped; a rule's own `do` argument comes before the table's text. */
function remedyOf(reason) {
    const own = reason.args?.['do'];
    return typeof own === 'string' ? own : fill(REASONS[reason.code].remedy, reason.args);
}


/***/ }),

/***/ 4739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ executed),
/* harmony export */   LF: () => (/* binding */ nonEmptyTally),
/* harmony export */   MA: () => (/* binding */ addTallies),
/* harmony export */   dd: () => (/* binding */ EMPTY_TALLY),
/* harmony export */   wv: () => (/* binding */ red)
/* harmony export */ });
const EMPTY_TALLY = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 };
/** Test cases that ran: all but the skipped ones. */
function executed(tally) {
    return tally.passed + tally.failed + tally.errored;
}
function red(tally) {
    return tally.failed + tally.errored;
}
function addTallies(tallies) {
    const sum = { ...EMPTY_TALLY };
    for (const tally of tallies) {
        sum.tests += tally.tests;
        sum.passed += tally.passed;
        sum.failed += tally.failed;
        sum.errored += tally.errored;
        sum.skipped += tally.skipped;
        sum.flaky += tally.flaky;
    }
    return sum;
}
/** The only way to a {@link NonEmptyTally}: null unless at least one test case passed and none is red. */
function nonEmptyTally(tally) {
    return tally.passed > 0 && red(tally) === 0 ? tally : null;
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ passedHeadline),
/* harmony export */   FE: () => (/* binding */ tallySays),
/* harmony export */   NB: () => (/* binding */ alsoOf),
/* harmony export */   Rw: () => (/* binding */ detailOf),
/* harmony export */   _J: () => (/* binding */ isDeciding),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   vJ: () => (/* binding */ tallyCounts)
/* harmony export */ });
/* unused harmony export tallyLine */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6454);




/** The why of an outcome in a few words, for one line of a terminal. `{name}` stands for an argument of the reason. */
const HEADLINES = {
    'not-started': 'the command could not be started',
    'killed-by-signal': 'ended by {signal}',
    timeout: 'stopped at the time limit of {limit}',
    interrupted: 'interrupted from outside',
    'log-not-closed': 'a process left behind held the output',
    'log-limit': 'the log passed its limit of {limit}',
    'tree-moved': 'what was tested changed during the run',
    'source-unknown': 'what was tested is unknown',
    'dirty-checkout': 'tracked files differed from HEAD before the run',
    'head-mismatch': 'another commit was tested',
    'command-failed-early': 'exit {code} before any test ran',
    'junit-missing': 'no JUnit report was written',
    'junit-unreadable': '{file} could not be read',
    'junit-empty': '{file} is empty',
    'junit-malformed': '{file} is not well-formed',
    'junit-unsafe': '{file} is not safe to read',
    'not-junit': '{file} is {format}, not JUnit',
    'junit-stale': '{file} was not written by this run',
    'test-failures': '{red} of {tests} tests',
    'suite-error': 'an error outside any test case',
    'footer-failures': 'failures that no report shows',
    'no-tests': 'no test was executed',
    'all-skipped': 'all {skipped} tests were skipped',
    'mostly-skipped': 'only {executed} of {tests} tests were executed',
    'count-mismatch': 'the counts do not agree',
    'unfinished-test': 'a test started and has no result',
    'not-run': '{runner} says that tests did not run',
    'task-incomplete': 'fewer tasks finished than were started',
    'exit-nonzero': 'exit {code}, though no test case is red',
    'worker-crash': 'a worker process died',
    'crash-in-log': 'a process crashed during the run',
    'footer-missing': "{runner}'s closing lines are missing",
    'log-truncated': 'the log is not whole',
    'runner-unknown': 'no known test runner was recognised',
    cached: 'nothing was executed, all came from a cache',
    'below-minimum': '{executed} tests executed, at least {minimum} expected',
    'receipt-missing': 'there is no receipt',
    'receipt-malformed': 'the receipt cannot be read',
    'receipt-stale': '{what} from what was tested',
    'digest-mismatch': '{file} is not what the receipt was made for',
    'verdict-not-reproduced': 'the evidence gives another verdict',
    unsigned: 'the receipt carries no signature',
};
/** Notes whose words are in the headline or beside a witness already. */
const SAID_ABOVE = new Set(['some-skipped', 'exit-masked', 'flaky']);
/** Arguments that tell more than the headline, the first one present is shown below it. */
const DETAILS = ['why', 'what', 'test', 'text', 'message', 'by'];
/** A deciding reason in a few words, escaped. */
function headlineOf(reason) {
    const { args = {} } = reason;
    if (reason.code === 'junit-missing' && args['runner'] !== undefined) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['runner']), 40)} ran, but wrote no JUnit report`;
    }
    if (reason.code === 'junit-malformed' && / is never closed/.test(String(args['why']))) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['file']), 80)} is cut short`;
    }
    return HEADLINES[reason.code].replace(/\{(\w+)\}/g, (_, name) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args[name] ?? '…'), 80));
}
/** What a reason tells beyond its headline, escaped; '' where nothing. */
function detailOf(reason) {
    const { args = {} } = reason;
    if (reason.code === 'receipt-missing')
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['looked'] ?? ''), 400);
    if (reason.code === 'verdict-not-reproduced') {
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(`it gives ${args['derived'] ?? '…'}; the receipt says ${args['claimed'] ?? '…'}`, 400);
    }
    const name = DETAILS.find((key) => args[key] !== undefined && args[key] !== '');
    const said = isDeciding(reason) && name !== undefined && HEADLINES[reason.code].includes(`{${name}}`);
    return name === undefined || said ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args[name]), 400);
}
/** A further reason on one line: "code: what", with the file it is about. */
function alsoOf(reason) {
    const detail = detailOf(reason);
    const file = detail === '' || reason.args?.['file'] === undefined ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(reason.args['file']), 120)}: `;
    return `${reason.code}: ${file}${detail === '' ? headlineOf(reason) : detail}`;
}
function isDeciding(reason) {
    return _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason.code].outcome !== 'note';
}
/** Notes that a reader has not been told otherwise. */
function notesOf(verdict) {
    return verdict.reasons.filter((reason) => !isDeciding(reason) && !SAID_ABOVE.has(reason.code));
}
/** "128 tests: 126 passed, 2 skipped", "31 tests passed", with every leniency that was used: a pass by leave says so in its first line. */
function passedHeadline(tally, reasons) {
    const leave = reasons.filter((reason) => reason.code === 'leniency').map((reason) => reason.args ?? {});
    const [only] = leave;
    if (only === undefined)
        return tallyLine(tally);
    if (leave.length === 1)
        return `${tallyLine(tally)}; ${only['what']} (${only['option']})`;
    return `${tallyLine(tally)}; by leave of ${leave.map((args) => args['option']).join(', ')}`;
}
/** "128 tests: 126 passed, 2 skipped"; "4 tests passed" where that is all. */
function tallyLine(tally) {
    if (tally.passed === tally.tests && tally.flaky === 0 && tally.tests > 0)
        return `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tally.tests, 'test')} passed`;
    return [(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tally.tests, 'test'), tallyCounts(tally)].filter((text) => text !== '').join(': ');
}
/** The counts that aren't zero, in words; '' where all are. */
function tallyCounts(tally) {
    const counts = [
        tally.failed > 0 ? `${tally.failed} failed` : '',
        tally.errored > 0 ? `${tally.errored} with errors` : '',
        tally.passed > 0 ? `${tally.passed} passed` : '',
        tally.flaky > 0 ? `${tally.flaky} of them flaky` : '',
        tally.skipped > 0 ? `${tally.skipped} skipped` : '',
    ];
    return counts.filter((text) => text !== '').join(', ');
}
/** The shortest true word on a tally: for the column "says". */
function tallySays(tally) {
    if ((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally) > 0)
        return `${(0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally)} failed`;
    if (tally.passed > 0)
        return `${tally.passed} passed`;
    return tally.skipped > 0 ? `${tally.skipped} skipped` : 'no tests';
}


/***/ }),

/***/ 9872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z4: () => (/* binding */ checkSummary),
  sp: () => (/* binding */ jobSummary),
  hQ: () => (/* binding */ plainSummary)
});

// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(5177);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(8880);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(4739);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
;// CONCATENATED MODULE: ./lib/core/present/markdown-escape.js

/**
 * The rendering contract for GitHub's Markdown: check runs, job summaries, comments. What we write is made of HTML blocks, one on each line,
 * in which Markdown reads nothing; and text that tests, reports, branches or users wrote stands only inside `<code>`, where GitHub makes
 * neither mentions, issue references, commit links nor emoji. There it is cut, invisible and steering characters are shown as escapes (line
 * ends too, so that no block can be left), and every ASCII punctuation character is a character reference.
 *
 * {@link Html} can only be made here, so that a plain string can't slip in.
 */
class Html {
    #text;
    /** For this module alone. */
    constructor(text) {
        this.#text = text;
    }
    toString() {
        return this.#text;
    }
}
function references(text) {
    return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** Hostile text, at most `max` code points of it. Normalised, so that a letter can't be built of parts that a reader doesn't see. */
function code(text, max = 200) {
    return new Html(`<code>${references((0,present_escape.escapeTerminal)(text.slice(0, max * 8).normalize('NFC'), max))}</code>`);
}
/** Our own words; what stands between backticks becomes code. Never for text that somebody else wrote. */
function words(text) {
    const parts = text.split('`').map((part, i) => (i % 2 === 0 ? references(part) : `<code>${references(part)}</code>`));
    return new Html(parts.join(''));
}
/** A template whose values are numbers or {@link Html}; the constant parts are ours. */
function html(parts, ...values) {
    const shown = values.map((value) => (Array.isArray(value) ? value.join('') : String(value)));
    return new Html(parts.map((part, i) => part + (shown[i] ?? '')).join(''));
}
/** `a, b, c`. */
function join(items, between) {
    return new Html(items.join(references(between)));
}
/** A table; each row one line of the block. */
function table(head, rows) {
    const line = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const first = head.length === 0 ? '' : line(head.map(words), 'th');
    return new Html(`<table>${first}${rows.map((row) => line(row, 'td')).join('')}</table>`);
}

// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/present/remedy.js
var remedy = __webpack_require__(7511);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
// EXTERNAL MODULE: ./lib/core/present/witnesses.js
var witnesses = __webpack_require__(3716);
;// CONCATENATED MODULE: ./lib/core/present/markdown.js









/** How much is shown, tried in turn until the bytes fit; `text` in code points. */
const ROOMS = [
    { failing: 20, tail: 20, text: 200, notes: 20, reports: 20 },
    { failing: 20, tail: 10, text: 80, notes: 10, reports: 10 },
    { failing: 10, tail: 5, text: 60, notes: 5, reports: 5 },
    { failing: 3, tail: 3, text: 40, notes: 3, reports: 3 },
    { failing: 0, tail: 0, text: 20, notes: 0, reports: 0 },
];
/**
 * A verdict in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, failing tests, the three
 * witnesses, what was tested, leniencies, digests. What is cut is said.
 * @param maxBytes what it may take as UTF-8.
 */
function checkSummary(view, maxBytes) {
    let shown = '';
    for (const room of ROOMS) {
        shown = `${sections(view, room).map(String).join('\n\n')}\n`;
        if (new TextEncoder().encode(shown).length <= maxBytes)
            return shown;
    }
    return shown;
}
function sections(view, room) {
    return [
        ...why(view, room),
        ...tail(view, room),
        ...failing(view, room),
        ...also(view.verdict, room),
        markdown_witnesses(view),
        tested(view),
        ...leniencies(view.verdict),
        ...notes(view.verdict, room),
        digests(view, room),
    ];
}
function why({ verdict, receipt }, room) {
    if (verdict.outcome === 'passed') {
        const { tally } = verdict;
        const skipped = tally.skipped > 0 ? html `, ${tally.skipped} skipped` : words('');
        const flaky = tally.flaky > 0 ? html `, ${tally.flaky} flaky` : words('');
        return [
            html `<p><b>${words(verdict.empty ? 'Passed without a test, by leave.' : 'Passed.')}</b> ${tally.passed} passed${skipped}${flaky}; no witness contradicts it.</p>`,
        ];
    }
    const [deciding] = verdict.reasons;
    const blocks = [html `<p><b>${sentence(deciding, room)}</b> (${code(deciding.code)})</p>`];
    const place = placeOf(deciding);
    if (place !== null)
        blocks.push(html `<p>At ${code(place, 300)}</p>`);
    const remedy = remedyOf(deciding, receipt.suite);
    if (remedy !== null)
        blocks.push(html `<p><b>Do:</b> ${remedy}</p>`);
    return blocks;
}
/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentence(reason, room) {
    const parts = reasons/* REASONS */.ez[reason.code].says.split(/\{(\w+)\}/);
    return html `${parts.map((part, i) => {
        if (i % 2 === 0)
            return words(part);
        const value = reason.args?.[part];
        return typeof value === 'number' ? html `${value}` : code(value ?? '…', Math.max(room.text, 60));
    })}`;
}
/** Where the log's end says more than the reports do. */
const TAIL_FOR = new Set(['command-failed-early', 'not-started', 'exit-nonzero']);
function tail({ evidence, verdict }, room) {
    const lines = verdict.decidedBy !== null && TAIL_FOR.has(verdict.decidedBy) ? evidence.log.tail.slice(-room.tail) : [];
    if (lines.length === 0 || room.tail === 0)
        return [];
    return [
        html `<p>${words('The last lines of the log:')}</p>`,
        html `<ul>${lines.map((line) => html `<li>${code(line, room.text)}</li>`)}</ul>`,
    ];
}
/** Options of the command line that the table's remedies speak of, and the action's inputs for them. */
const INPUTS = {
    '--report': 'reports',
    '--runner': 'runner',
    '--footer': 'footer',
    '--min-tests': 'min-tests',
    '--timeout': 'timeout-minutes',
};
function remedyOf(reason, suite) {
    const text = (0,remedy/* remedyFor */.wJ)(reason, suite);
    if (text === '')
        return null;
    const ours = reasons/* REASONS */.ez[reason.code].remedy;
    const shown = text === ours ? words(text) : code(text, 1000);
    const inputs = Object.entries(INPUTS).filter(([option]) => new RegExp(`${option}(?![\\w-])`).test(text));
    return inputs.length === 0
        ? shown
        : html `${shown} ${words(`In a workflow: ${inputs.map(([option, input]) => `\`${option}\` is the input \`${input}\``).join(', ')}.`)}`;
}
function placeOf({ where }) {
    if (where?.file === undefined)
        return null;
    const place = [where.file, where.line, where.column].filter((part) => part !== undefined).join(':');
    return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}
function failing({ evidence, verdict }, room) {
    const tests = verdict.outcome === 'passed' ? [] : (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    const count = Math.max(tests.length, verdict.tally === null ? 0 : (0,tally/* red */.wv)(verdict.tally));
    if (count === 0)
        return [];
    const shown = tests.slice(0, room.failing);
    const rows = shown.map((test) => [
        words('✗'),
        code(nameOf(test), room.text),
        code(whereOf(test), room.text),
        code(test.message, room.text),
    ]);
    const more = count - shown.length;
    return [
        ...(rows.length > 0 ? [table(['', 'Failing test', 'Place', 'Message'], rows)] : []),
        ...(more > 0
            ? [
                html `<p>${words(shown.length > 0 ? 'and' : '')} ${more} ${words(shown.length > 0 ? 'more failing tests; the log and the reports have them.' : 'failing tests; the log and the reports have them.')}</p>`,
            ]
            : []),
    ];
}
function nameOf({ suite, name }) {
    return suite === null || suite === '' || name.startsWith(suite) ? name : `${suite} > ${name}`;
}
function whereOf({ file, line }) {
    return file === null ? '' : line === null ? file : `${file}:${line}`;
}
/** What else would have decided. */
function also({ outcome, reasons }, room) {
    const others = outcome === 'passed' ? [] : reasons.slice(1).filter(headline/* isDeciding */._J);
    if (others.length === 0)
        return [];
    const items = others.slice(0, 10).map((reason) => html `<li>${sentence(reason, room)} (${code(reason.code)})</li>`);
    return [html `<p>Also:</p><ul>${items}</ul>`];
}
function markdown_witnesses({ evidence, verdict }) {
    const rows = (0,witnesses/* witnessesOf */.L)(evidence, verdict).map(({ name, seen, says }) => [
        words(name),
        code(seen, 300),
        words(says.replace(/^says: /, '')),
    ]);
    return table(['Witness', 'Seen', 'Says'], rows);
}
function tested({ receipt }) {
    const { source, ci, environment, suite, run } = receipt;
    const rows = [];
    const row = (label, value) => rows.push([words(label), value]);
    if (source === null || source.git_head === null)
        row('Tested', words('no known commit'));
    else
        row('Tested', html `${code(source.git_head)}${words(source.dirty ? ', with uncommitted changes' : '')}`);
    if (ci !== null && ci.head_sha !== null && ci.head_sha !== source?.git_head)
        row('Check goes to', code(ci.head_sha));
    if (source !== null && source.git_tree !== null)
        row('Tree', code(source.git_tree));
    row('Command', code(suite.command.join(' '), 300));
    const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
    row('On', code([...runtimes, `${environment.os} ${environment.arch}`, environment.image ?? ''].filter((part) => part !== '').join(', '), 300));
    if (ci !== null && ci.run_attempt !== null)
        row('Attempt', html `${ci.run_attempt}`);
    row('Took', words((0,quantities/* formatDuration */.a3)(run.duration_ms)));
    return table([], rows);
}
function leniencies({ reasons }) {
    const used = reasons.filter((reason) => reason.code === 'leniency');
    if (used.length === 0)
        return [];
    const items = used.map(({ args = {} }) => html `<li><b>${code(String(args['option'] ?? '…'))}</b>: ${code(String(args['what'] ?? '…'))}</li>`);
    return [html `<p><b>By leave of:</b></p><ul>${items}</ul>`];
}
/** Notes that are shown elsewhere. */
const SHOWN_ABOVE = new Set(['leniency']);
function notes(verdict, room) {
    const all = (0,headline/* notesOf */.h$)(verdict).filter(({ code: name }) => !SHOWN_ABOVE.has(name));
    if (all.length === 0 || room.notes === 0)
        return [];
    const items = all.slice(0, room.notes).map((note) => html `<li>${sentence(note, room)}</li>`);
    const more = all.length - items.length;
    return [html `<p>Notes:</p><ul>${items}${more > 0 ? html `<li>and ${more} more, in the receipt</li>` : words('')}</ul>`];
}
function digests({ receipt, receiptSha256, folder }, room) {
    const { log, reports } = receipt.evidence;
    const rows = [
        [words('receipt.json'), code(receiptSha256)],
        [words('log.txt'), code(log.sha256)],
        ...reports.slice(0, room.reports).map((report) => [code(report.path), code(report.sha256)]),
    ];
    const more = reports.length - Math.min(reports.length, room.reports);
    const rest = more > 0 ? html `<p>and ${more} more reports, in the receipt</p>` : words('');
    const line = html `<p>Whoever has the folder ${code(folder, 300)} can derive this verdict again: <code>npx test-receipt judge</code> ${code(folder, 300)}.</p>`;
    return html `<details><summary>Digests (sha256), and how to check them</summary>${table([], rows)}${rest}${line}</details>`;
}
/** {@link checkSummary} for a job's summary, under the check's name and title. */
function jobSummary(name, title, view) {
    const heading = `${html `<h3>${code(name)} ${code(title)}</h3>`}\n\n`;
    return heading + checkSummary(view, check_run/* JOB_SUMMARY_MAX_BYTES */.m9 - new TextEncoder().encode(heading).length);
}
/** A check that is open while the suite runs, or was closed without a verdict: our own words only. */
function plainSummary(...paragraphs) {
    return `${join(paragraphs.map((paragraph) => html `<p>${words(paragraph)}</p>`), '')}\n`;
}


/***/ }),

/***/ 6454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export formatAge */
/** Numbers as people read them: right, short, with units. */
/** "0.4 s", "12.4 s", "3 min 05 s", "1 h 02 min". */
function formatDuration(ms) {
    if (ms < 99_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const two = (n) => String(n).padStart(2, '0');
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
    const minutes = Math.round(ms / 60_000);
    return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
/** "812 B", "48.2 KB", "1.3 GB": decimal units, as file managers show them. */
function formatBytes(bytes) {
    let value = bytes;
    for (const unit of ['B', 'KB', 'MB', 'GB']) {
        if (value < 999.95 || unit === 'GB')
            return `${unit === 'B' ? value : value.toFixed(1)} ${unit}`;
        value /= 1000;
    }
    return `${bytes} B`;
}
/** "4 seconds ago", "4 minutes ago", "2 days ago"; null for a time ahead of `now` (another clock). */
function formatAge(fromMs, nowMs) {
    const seconds = Math.round((nowMs - fromMs) / 1000);
    if (!Number.isFinite(seconds) || seconds < -5)
        return null;
    for (const [unit, size] of [
        ['day', 86_400],
        ['hour', 3_600],
        ['minute', 60],
    ]) {
        if (seconds >= size)
            return `${plural(Math.floor(seconds / size), unit)} ago`;
    }
    return seconds < 5 ? 'just now' : `${plural(seconds, 'second')} ago`;
}
/** "1 test", "2 tests". */
function plural(count, noun, many = `${noun}s`) {
    return `${count} ${count === 1 ? noun : many}`;
}


/***/ }),

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wJ: () => (/* binding */ remedyFor),
/* harmony export */   zn: () => (/* binding */ suiteCommandOf)
/* harmony export */ });
/* unused harmony exports quoteWord, runLine */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2035);


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
    if (reason.code === 'junit-missing' && typeof args['add'] === 'string')
        return reportRemedy(args['add'], args, suite);
    if (reason.code === 'runner-unknown' && suite !== null) {
        return `${(0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .SM)(reason)} For example: ${runLine({ ...suite, options: [...(suite.options ?? []), '--footer', quoteWord(FOOTER_EXAMPLE)] })}`;
    }
    return (0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .SM)(reason);
}
function reportRemedy(add, args, suite) {
    const needs = typeof args['needs'] === 'string' ? `First: ${args['needs']}. Then: ` : '';
    const runner = String(args['runner'] ?? 'the runner');
    const command = suite === null ? null : withReport(suite, runner, add);
    return command === null ? `${needs}Add to the words that start ${runner}: ${add}` : `${needs}${runLine(command)}`;
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ toVerdictJson),
/* harmony export */   je: () => (/* binding */ TAIL_FOR),
/* harmony export */   qU: () => (/* binding */ failingTests)
/* harmony export */ });
/* unused harmony exports VERDICT_JSON_MAX_BYTES, distrusted */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);




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
        const bytes = encoder.encode(`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeJson */ .G)(JSON.stringify(value, null, 1))}\n`);
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
        tail: tail?.map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(line, room.text)) ?? null,
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
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)((0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(reason), text),
        // A remedy may hold the command to copy, which is of no use when cut in the middle: it gets more room.
        remedy: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)((0,_remedy_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyFor */ .wJ)(reason, suite), text * 5),
        where: where === undefined ? null : where.file === undefined ? where : { ...where, file: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(where.file, text) },
    };
}
function exitJson(exit, text) {
    return exit.kind === 'not_started' ? { ...exit, message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(exit.message, text) } : exit;
}
function failingJson(test, text) {
    const cut = (value) => (value === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(value, text));
    return {
        suite: cut(test.suite),
        name: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(test.name, text),
        file: cut(test.file),
        line: test.line,
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(test.message, text),
    };
}
function digestsOf({ evidence }) {
    return [...evidence.reports, ...evidence.rejected]
        .flatMap(({ path, sha256 }) => (path === null || sha256 === null ? [] : [{ path: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .I)(path, 200), sha256 }]))
        .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
function sourceJson(source) {
    if (source === null)
        return null;
    const { git_head, git_tree, worktree, dirty } = source;
    return { git_head, git_tree, worktree, dirty };
}


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ witnessesOf)
/* harmony export */ });
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2033);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4739);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2035);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6172);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8179);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6454);






/** Exit, log and reports, in this order. */
function witnessesOf(evidence, verdict) {
    return [exitWitness(evidence, verdict), logWitness(evidence), reportWitness(evidence, verdict)];
}
function exitWitness({ exit }, verdict) {
    const masked = verdict.reasons.some((reason) => reason.code === 'exit-masked');
    const seen = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)((0,_model_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .describeExit */ .KE)(exit), 300);
    const says = exit.kind !== 'exited' ? 'says: did not end by itself' : exit.code === 0 ? 'says: fine' : 'says: failed';
    return { name: 'exit', seen, says: masked ? '← hides the failures: look for `|| true` or a pipe without pipefail' : says };
}
/** A closing line without the rules that runners draw around it. */
function closingText(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)(text.replace(/\s+/g, ' ').replace(/^[ =─━#*-]+(?=\S)|(?<=\S)[ =─━#*-]+$/g, ''), 100);
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
    return (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_2__/* .profileNamed */ .JD)(runner.runner)?.title ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)(runner.runner, 40);
}
function logWitness({ log, logState }) {
    const size = log.sizeBytes === 0 ? 'empty' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(log.sizeBytes);
    const open = logState.closed ? '' : ', still held open by a process left behind';
    const outer = log.runners.filter((runner) => runner.nestedIn === null);
    const closed = outer.filter((runner) => runner.closed > 0);
    const unclosed = outer.find((runner) => runner.closed < runner.sessions && runner.closed === 0 && runner.trace !== 'progress');
    const tallies = closed.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
    const says = tallies.length > 0 ? `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .addTallies */ .MA)(tallies))}` : 'says: nothing';
    const [only] = closed;
    if (only !== undefined && closed.length === 1 && unclosed === undefined) {
        return { name: 'log', seen: `${size}${open}, closed by ${title(only)}${closingOf(only)}`, says };
    }
    if (unclosed !== undefined) {
        const where = unclosed.firstUnclosedLine === null ? '' : ` (opened at line ${unclosed.firstUnclosedLine})`;
        return { name: 'log', seen: `${size}${open}, never closed by ${title(unclosed)}${where}`, says };
    }
    if (closed.length > 1) {
        const names = [...new Set(closed.map(title))].slice(0, 5).join(', ');
        return { name: 'log', seen: `${size}${open}, closed ${closed.length} times: ${names}`, says };
    }
    if (log.footer !== null && log.footer.matches > 0) {
        const footerSays = log.footer.tally === null ? says : `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)(log.footer.tally)}`;
        return { name: 'log', seen: `${size}${open}, closed: ${closingText(log.footer.text)}`, says: footerSays };
    }
    return { name: 'log', seen: log.sizeBytes === 0 ? `${size}${open}` : `${size}${open}, no runner's closing lines`, says };
}
function reportWitness({ reports, expectations, capture }, verdict) {
    const read = reports.filter((claim) => claim.kind === 'read');
    const bad = reports.find((claim) => claim.kind === 'rejected' && !claim.companion);
    if (bad !== undefined)
        return { name: 'reports', seen: rejectedSeen(bad, read.length), says: "can't be believed" };
    if (read.length === 0)
        return { name: 'reports', seen: noneSeen(expectations.reports, capture, verdict.reasons), says: 'says: nothing' };
    // The verdict's tally has the producer's dialect applied (a failing todo is no failure).
    const tally = verdict.tally ?? (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .addTallies */ .MA)(read.map((claim) => claim.facts.tally));
    const [first] = read;
    const name = read.length === 1 && first !== undefined ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)(first.path, 60) : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(read.length, 'file');
    const failed = (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally) > 0 ? `, ${(0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally)} failed` : '';
    return { name: 'reports', seen: `${name}: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(tally.tests, 'case')}${failed}`, says: `says: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySays */ .FE)(tally)}` };
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
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)(bad.path, 60)}: ${state}${after}${beside}`;
}
function noneSeen(asked, capture, reasons) {
    if (asked.includes('none'))
        return 'none asked for (--report none)';
    if (capture === 'foreign' && asked.includes('auto'))
        return 'none named (--report FILE)';
    const looked = reasons.find((reason) => reason.code === 'junit-missing')?.args?.['looked'];
    return looked === undefined ? 'none' : `none; ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.escapeTerminal)(String(looked), 200)}`;
}


/***/ })

};
