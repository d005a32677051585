export const id = 447;
export const ids = [447];
export const modules = {

/***/ 56349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeJobSummary),
/* harmony export */   say: () => (/* binding */ say)
/* harmony export */ });
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6172);

/** What the runner takes for a command: `::name::` at the start of a line, and `##[name]` anywhere in it. */
const COMMAND = /^(\s*):(?=:)|#(?=#\[)/g;
/**
 * The rendering contract for the step's log and its annotations, and the only way to them: each line is cut, its control and invisible
 * characters are shown as escapes, and none can be a workflow command. The text may hold what anybody wrote; its line ends are ours.
 * @param title of an annotation; nothing for `info`.
 */
async function say(level, text, title) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const shown = text.split('\n').map((line) => (0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(line, 1000));
    // The other levels are commands themselves, whose text @actions/core escapes.
    if (level === 'info')
        core.info(shown
            .map((line) => line.replace(COMMAND, (_, space) => `${space ?? ''}\\x${space === undefined ? '23' : '3a'}`))
            .join('\n'));
    else
        core[level](shown.join('\n'), title === undefined ? {} : { title: (0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(title, 200) });
}
/** Adds to the job summary; an old runner has none. */
async function writeJobSummary(text) {
    if (!process.env['GITHUB_STEP_SUMMARY'])
        return;
    const { summary } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    await summary.addRaw(text).write();
}


/***/ }),

/***/ 45696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mc: () => (/* binding */ githubApi),
  Gv: () => (/* reexport */ isObject),
  IE: () => (/* reexport */ nonsense),
  b6: () => (/* reexport */ textOf)
});

;// CONCATENATED MODULE: ./lib/adapters/github-troubles.js
const is = (...statuses) => ({ status }) => statuses.includes(status);
const says = (pattern) => (signs) => pattern.test(signs.message);
const limited = is(403, 429);
/** Of a secondary limit that names no time, GitHub asks to wait a minute at least. */
const SECONDARY_MS = 60_000;
/** Every way in which a request can fail, and what it means: the first row that fits. */
const FAILURE_CLASSES = [
    { code: 'timeout', kind: 'weather', when: (signs) => signs.status === 0 && signs.message === TIMED_OUT, waitMs: () => null },
    { code: 'unreachable', kind: 'weather', when: is(0), waitMs: () => null },
    {
        code: 'rate-limit',
        kind: 'weather',
        when: (signs) => limited(signs) && String(signs.headers['x-ratelimit-remaining']) === '0' && retryAfter(signs) === null,
        waitMs: (signs) => untilReset(signs),
    },
    {
        code: 'secondary-limit',
        kind: 'weather',
        when: (signs) => signs.status === 429 || (signs.status === 403 && (retryAfter(signs) !== null || says(/rate limit|abuse/i)(signs))),
        waitMs: (signs) => retryAfter(signs) ?? SECONDARY_MS,
    },
    { code: 'bad-token', kind: 'locked', when: is(401) },
    {
        code: 'saml',
        kind: 'locked',
        when: (signs) => signs.status === 403 && (signs.headers['x-github-sso'] !== undefined || says(/\bSAML\b/)(signs)),
    },
    { code: 'not-yours', kind: 'locked', when: (signs) => signs.status === 403 && says(/app_id/)(signs) },
    { code: 'permission', kind: 'locked', when: is(403) },
    { code: 'hidden', kind: 'locked', when: is(404) },
    { code: 'gone', kind: 'locked', when: is(410) },
    { code: 'blocked', kind: 'locked', when: is(402, 451) },
    { code: 'server-error', kind: 'weather', when: is(408, 409, 425), waitMs: retryAfter },
    { code: 'refused', kind: 'ours', when: ({ status }) => status >= 400 && status < 500 },
    { code: 'server-error', kind: 'weather', when: ({ status }) => status >= 500, waitMs: retryAfter },
    // A success whose body is none, a redirect that leads nowhere: it says nothing about what the request did.
    { code: 'nonsense', kind: 'weather', when: () => true, waitMs: () => null },
];
const TIMED_OUT = 'no answer in time';
function retryAfter({ headers }) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
function untilReset({ headers, now }) {
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
    return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : SECONDARY_MS;
}
const isObject = (value) => typeof value === 'object' && value !== null;
const textOf = (value) => (typeof value === 'string' ? value : null);
/** An answer of another shape than it has to have: HTML of a proxy, half a body. It says nothing about what the request did. */
function nonsense() {
    return { kind: 'weather', code: 'nonsense', what: 'GitHub gave an answer that makes no sense', retryAfterMs: null };
}
/** What an error of octokit means. */
function troubleOf(error) {
    const signs = signsOf(error);
    const { status, message, headers } = signs;
    const found = FAILURE_CLASSES.find(({ when }) => when(signs));
    if (found === undefined || found.code === 'nonsense')
        return nonsense();
    const what = status === 0 ? `GitHub could not be reached: ${message}` : `GitHub answered ${status}: ${message}`;
    switch (found.kind) {
        case 'locked':
            return { kind: 'locked', code: found.code, status, what, permission: permissionIn(headers) };
        case 'weather':
            return { kind: 'weather', code: found.code, what, retryAfterMs: found.waitMs(signs) };
        case 'ours':
            return { kind: 'ours', code: found.code, status, what };
    }
}
function signsOf(error) {
    // Octokit gives errors of the network a status as well (500); only an answer has one.
    const response = isObject(error) && isObject(error['response']) ? error['response'] : {};
    const status = typeof response['status'] === 'number' ? response['status'] : 0;
    const headers = isObject(response['headers']) ? response['headers'] : {};
    const data = isObject(response['data']) ? response['data'] : {};
    const said = textOf(data['message']) ?? (status === 0 ? networkMessage(error) : 'no sentence of GitHub came with it');
    const date = Date.parse(textOf(headers['date']) ?? '');
    return { status, headers, message: said.replaceAll(/\s+/g, ' ').slice(0, 300), now: Number.isNaN(date) ? Date.now() : date };
}
function permissionIn(headers) {
    const text = textOf(headers['x-accepted-github-permissions']);
    return text !== null && /^[a-z_=,; ]{1,200}$/.test(text) ? text : null;
}
function networkMessage(error) {
    for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
        if (at.name === 'TimeoutError')
            return TIMED_OUT;
        const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
        if (/^[A-Z_]{3,40}$/.test(code))
            return code;
    }
    return error instanceof Error ? error.message : 'unknown error';
}

;// CONCATENATED MODULE: ./lib/adapters/github-api.js


/**
 * GitHub's API by octokit, which is loaded at the first call: it is a third of the bundle. @actions/github takes the API's address and the
 * proxies from the environment, and repeats nothing by itself, which is what we want: whether a request may be repeated is decided above.
 */
function githubApi({ owner, repo, token, debug = () => { } }) {
    let loaded = null;
    const load = async () => {
        const octokit = (await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 61351))).getOctokit(token, { userAgent: 'test-receipt' });
        octokit.hook.wrap('request', async (request, options) => {
            const started = performance.now();
            // Names in the path are the caller's own; what a query holds is of no use here.
            const told = (how) => debug(`${options.method} ${options.url}: ${how} in ${Math.round(performance.now() - started)} ms`);
            try {
                const response = await request(options);
                told(`${response.status}${idOf(response.headers)}`);
                return response;
            }
            catch (error) {
                told(errorIn(error));
                throw error;
            }
        });
        return octokit;
    };
    return {
        owner,
        repo,
        async call(timeoutMs, act) {
            try {
                loaded ??= load();
                const octokit = await loaded;
                return { ok: true, value: (await act(octokit, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) })).data };
            }
            catch (error) {
                return { ok: false, trouble: troubleOf(error) };
            }
        },
    };
}
/** GitHub's own name for the request, by which its support finds it. */
function idOf(headers) {
    const id = headers['x-github-request-id'];
    return typeof id === 'string' && /^[\w:-]{1,80}$/.test(id) ? ` (${id})` : '';
}
function errorIn(error) {
    const response = typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : null;
    const status = typeof response === 'object' && response !== null ? Reflect.get(response, 'status') : null;
    const headers = typeof response === 'object' && response !== null ? Reflect.get(response, 'headers') : null;
    return typeof status === 'number' ? `${status}${idOf(typeof headers === 'object' && headers !== null ? headers : {})}` : 'no answer';
}


/***/ }),

/***/ 82615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ githubCheckRuns)
/* harmony export */ });
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45696);

const PER_PAGE = 100;
/** GitHub keeps no more than 1000 check runs of a name; and nobody's flood of them may hold us up for ever. */
const MAX_PAGES = 10;
/** Check runs of one repository, by octokit. */
function githubCheckRuns(api) {
    const { owner, repo, call } = api;
    return {
        find: (query, timeoutMs) => find(api, query, timeoutMs),
        get: (id, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.get({ owner, repo, check_run_id: id, request }))),
        create: (check, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.create({ owner, repo, ...createBody(check), request }))),
        update: (id, check, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.checks.update({ owner, repo, check_run_id: id, ...changeBody(check), request }))),
    };
}
async function find({ owner, repo, call }, query, timeoutMs) {
    const { ref, name, appId } = query;
    const asked = { owner, repo, ref, ...(name === null ? {} : { check_name: name }), ...(appId === null ? {} : { app_id: appId }) };
    const found = new Map();
    const until = performance.now() + timeoutMs;
    for (let page = 1; page <= MAX_PAGES; page++) {
        const answer = await call(Math.max(1, until - performance.now()), (octokit, request) => octokit.rest.checks.listForRef({ ...asked, filter: 'all', per_page: PER_PAGE, page, request }));
        if (!answer.ok)
            return answer;
        const listed = (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(answer.value) ? answer.value['check_runs'] : null;
        const seen = Array.isArray(listed) ? listed.map(readCheckRun) : [null];
        if (!seen.every((check) => check !== null))
            return { ok: false, trouble: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .nonsense */ .IE)() };
        for (const check of seen)
            found.set(check.id, check);
        if (seen.length < PER_PAGE)
            break;
    }
    // Asked for, but what is acted upon is checked.
    const isAsked = (check) => (name === null || check.name === name) && (appId === null || check.appId === appId);
    return { ok: true, value: [...found.values()].filter(isAsked).sort((a, b) => b.id - a.id) };
}
async function one(answer) {
    const answered = await answer;
    if (!answered.ok)
        return answered;
    const seen = readCheckRun(answered.value);
    return seen === null ? { ok: false, trouble: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .nonsense */ .IE)() } : { ok: true, value: seen };
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
function readCheckRun(value) {
    if (!(0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return null;
    const { id, name, head_sha: headSha, status, app, output } = value;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof headSha !== 'string' || typeof status !== 'string')
        return null;
    return {
        id,
        name,
        headSha,
        status,
        appId: numberAt(app, 'id'),
        externalId: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value['external_id']) ?? '',
        conclusion: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value['conclusion']),
        title: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) ? (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(output['title']) : null,
        annotations: numberAt(output, 'annotations_count') ?? 0,
        startedAt: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value['started_at']),
        url: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value['html_url']),
    };
}
function numberAt(value, key) {
    const found = (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value[key] : null;
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
}


/***/ }),

/***/ 14832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readGithubRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

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
        repositoryId: wholeNumber(env['GITHUB_REPOSITORY_ID']) ?? 0,
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

/***/ 41285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ describeMachine),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

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

/***/ 45177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   Nw: () => (/* binding */ TITLE_MAX_LENGTH),
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
/** Ours: so many failing tests are marked at their lines, however many requests that takes. */
const MAX_ANNOTATIONS = 500;
/** Ours, so that a title can be read in one look. */
const TITLE_MAX_LENGTH = 100;


/***/ }),

/***/ 28880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   O8: () => (/* binding */ isReasonCode),
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   g8: () => (/* binding */ sortReasons)
/* harmony export */ });
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
    // The policy was not met.
    'policy-invalid': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The policy {file} cannot be used: {why}.',
        remedy: 'Mend it on the default branch; docs/policy.md describes every field. Nothing is taken for granted in its place.',
    },
    'attempts-exceeded': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'This is attempt {attempt} of the run; the policy allows {max}.',
        remedy: 'Mend the test that fails now and then, and push: a new commit begins at attempt 1.',
    },
    'branch-unlisted': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The commit goes into the branch {branch}, which the policy does not list.',
        remedy: 'Take a branch that the policy lists as the base; or list this one, where it is protected as they are.',
    },
    'workflow-changed': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The run workflow {file} is not the one that the policy knows: {why}.',
        remedy: 'Leave it as it is on the base branch. Where the change is meant, an approver of the policy approves exactly this commit; then run the verdict workflow again.',
    },
    'protected-changed': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'Protected files are changed: {files}.',
        remedy: 'An approver of the policy reviews the change and approves exactly this commit; then run the verdict workflow again.',
    },
    'verdict-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The commit {commit} at the head of {branch} has no green verdict: {why}.',
        remedy: 'Look at how it came there. Run the run workflow on it, or take it back.',
    },
    'jobs-unexpected': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The jobs of the run are not as the policy expects: {what}.',
        remedy: 'Look at the run. Where its jobs were meant to change, name them in the policy.',
    },
    'wrong-platform': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The job {job} ran on {given}; the policy asks for {wanted}.',
        remedy: 'Let the job run where the policy says, or name the labels of its runner there.',
    },
    'suite-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'There is no evidence of the suite {suite}: {why}.',
        remedy: 'Look at the job that runs it: evidence is handed over also where tests fail. Then run the workflow again.',
    },
    'shard-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'There is no evidence of these shards of {suite}: {shards}.',
        remedy: 'Look at the jobs that run them, and run those again.',
    },
    'shard-duplicate': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'Evidence of {suite} stands for more than it is: {what}.',
        remedy: 'Give each job a suite or a shard of its own, and run the workflow again.',
    },
    'wrong-command': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The suite {suite} was not run as the policy asks: {what} is {given}, not {wanted}.',
        remedy: 'Let workflow and policy say the same.',
    },
    'leniency-refused': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The suite {suite} was run with {option}, which the policy does not allow.',
        remedy: 'Leave the option out, or allow it for this suite in the policy.',
    },
    'secrets-refused': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The evidence of {suite} held secrets, which the policy refuses: {count} in {files}.',
        remedy: 'Let no test print a secret, and change the one that was printed.',
    },
    // The receipt cannot be trusted.
    'run-unexpected': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'This run is not one to judge: {what}.',
        remedy: 'Name a run of the workflow that the policy names.',
    },
    'run-superseded': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'This run is no longer what counts: {what}.',
        remedy: 'Nothing, where a newer run is on its way; else push again or run the workflow again.',
    },
    'facts-missing': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'What GitHub knows could not be read whole: {what}.',
        remedy: 'Run the verdict workflow again; its log names the request.',
    },
    'judge-failed': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The stage that judges the run handed on nothing that may be published.',
        remedy: 'Run the verdict workflow again; the log of its judge says why.',
    },
    'artifact-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The artifact {artifact} is not what the run handed over: {why}.',
        remedy: 'Run the workflow again. Where that does not help, something in its jobs replaces artifacts or prints digest lines.',
    },
    'run-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt in {artifact} is not of this run: {what} is {given}, not {wanted}.',
        remedy: 'Run the workflow again: evidence of another run counts for nothing.',
    },
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
    'artifact-unsafe': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The artifact {artifact} is not taken as evidence: {why}.',
        remedy: 'Only the artifact that the run stage uploads itself is taken, unchanged. Run the workflow again.',
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
    'secret-in-log': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Secrets stood in the evidence and are blanked in what was handed over: {count} in {files}.',
        remedy: 'Let no test print a secret, and change the one that was printed: the log of the job may show it.',
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

/***/ 74739:
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

/***/ 78179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ passedHeadline),
/* harmony export */   FE: () => (/* binding */ tallySays),
/* harmony export */   NB: () => (/* binding */ alsoOf),
/* harmony export */   Ro: () => (/* binding */ withoutConsequences),
/* harmony export */   Rw: () => (/* binding */ detailOf),
/* harmony export */   _J: () => (/* binding */ isDeciding),
/* harmony export */   f8: () => (/* binding */ tallyLine),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   vJ: () => (/* binding */ tallyCounts)
/* harmony export */ });
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26454);




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
    'policy-invalid': 'the policy {file} cannot be used',
    'attempts-exceeded': 'attempt {attempt}; the policy allows {max}',
    'branch-unlisted': '{branch} is no branch that the policy lists',
    'workflow-changed': 'the run workflow is not the known one',
    'protected-changed': 'this changes {files}',
    'verdict-missing': '{branch} is at a commit without a green verdict',
    'jobs-unexpected': 'the run had other jobs than expected',
    'wrong-platform': '{job} ran on {given}',
    'suite-missing': 'no evidence of the suite {suite}',
    'shard-missing': 'no evidence of the shards {shards} of {suite}',
    'shard-duplicate': 'evidence of {suite} stands for more than it is',
    'wrong-command': '{suite} was not run as the policy asks',
    'leniency-refused': '{suite} was run with {option}',
    'secrets-refused': 'secrets in the evidence of {suite}',
    'run-unexpected': 'the run is not one to judge',
    'run-superseded': 'the run is no longer what counts',
    'facts-missing': 'GitHub did not tell what is needed',
    'judge-failed': 'the judge handed on no verdict',
    'artifact-unsafe': '{artifact} is not taken as evidence',
    'artifact-mismatch': '{artifact} is not what was handed over',
    'run-mismatch': 'the receipt is not of this run',
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
    if (reason.code === 'junit-missing' && args['nearby'] !== undefined) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args['nearby']), 60)} lies where no report was looked for`;
    }
    if (reason.code === 'junit-missing' && args['runner'] !== undefined) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args['runner']), 40)} ran, but wrote no JUnit report`;
    }
    if (reason.code === 'junit-malformed' && / is never closed/.test(String(args['why']))) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args['file']), 80)} is cut short`;
    }
    return HEADLINES[reason.code].replace(/\{(\w+)\}/g, (_, name) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args[name] ?? '…'), 80));
}
/** What a reason tells beyond its headline, escaped; '' where nothing. */
function detailOf(reason) {
    const { args = {} } = reason;
    if (reason.code === 'receipt-missing')
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args['looked'] ?? ''), 400);
    if (reason.code === 'verdict-not-reproduced') {
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(`it gives ${args['derived'] ?? '…'}; the receipt says ${args['claimed'] ?? '…'}`, 400);
    }
    const name = DETAILS.find((key) => args[key] !== undefined && args[key] !== '');
    const said = isDeciding(reason) && name !== undefined && HEADLINES[reason.code].includes(`{${name}}`);
    return name === undefined || said ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(args[name]), 400);
}
/** A further reason on one line: "code: what", with the file it is about. */
function alsoOf(reason) {
    const detail = detailOf(reason);
    const file = detail === '' || reason.args?.['file'] === undefined ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .en)(String(reason.args['file']), 120)}: `;
    return `${reason.code}: ${file}${detail === '' ? headlineOf(reason) : detail}`;
}
function isDeciding(reason) {
    return _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason.code].outcome !== 'note';
}
const CAUSES = new Set([
    'not-started',
    'killed-by-signal',
    'timeout',
    'interrupted',
    'command-failed-early',
]);
/** Without what follows from the deciding reason: a command that never got as far as its tests leaves no report and no closing lines; that goes without saying. */
function withoutConsequences(deciding, others) {
    if (!CAUSES.has(deciding.code))
        return others;
    return others.filter(({ code }) => code !== 'junit-missing' && code !== 'runner-unknown' && code !== 'footer-missing');
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

/***/ 41672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xL: () => (/* binding */ marker),
/* harmony export */   zo: () => (/* binding */ codeLines)
/* harmony export */ });
/* unused harmony export Html */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6172);

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
function shown(text, max) {
    // Normalised, so that a letter can't be built of parts that a reader doesn't see.
    return references((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(text.slice(0, max * 8).normalize('NFC'), max));
}
/** Hostile text, at most `max` code points of it. */
function code(text, max = 200) {
    return new Html(`<code>${shown(text, max)}</code>`);
}
/** Hostile lines, such as the end of a log, each cut at `max` code points; a block of its own. */
function codeLines(lines, max) {
    return new Html(`<pre><code>${lines.map((line) => shown(line, max)).join('&#10;')}</code></pre>`);
}
/** Our own words; what stands between backticks becomes code. Never for text that somebody else wrote. */
function words(text) {
    const parts = text.split('`').map((part, i) => (i % 2 === 0 ? references(part) : `<code>${references(part)}</code>`));
    return new Html(parts.join(''));
}
const PLAIN = /^[\w ,.;:()'"`…/*=|<>&+-]*$/;
/** Mentions, references and addresses in all the forms that GitHub links, and emoji codes. */
const LINKED = /[@#]|gh(?:sa)?-|cve-|:\/\/|www\.|:[\w+-]+:|[0-9a-f]{7}|[A-Za-z]-?\d/i;
/**
 * Our own words that somebody else's may be mixed into, such as a remedy with a file's name: plain while nothing in it is of a kind that
 * GitHub makes a link of, else {@link code}.
 */
function prose(text, max = 1000) {
    return text.length <= max && PLAIN.test(text) && !LINKED.test(text) ? words(text) : code(text, max);
}
/** A template whose values are numbers or {@link Html}; the constant parts are ours. */
function html(parts, ...values) {
    const texts = values.map((value) => (Array.isArray(value) ? value.join('') : String(value)));
    return new Html(parts.map((part, i) => part + (texts[i] ?? '')).join(''));
}
const NOTHING = new Html('');
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
/**
 * A page of GitHub's own, as its API names it. Anything that isn't a plain address below `server` is shown, not linked.
 * @param server such as `https://github.com`.
 */
function link(text, url, server) {
    const plain = /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(url) && url.length <= 500 && url.startsWith(`${server}/`);
    return plain ? new Html(`<a href="${url}">${references(text)}</a>`) : html `${words(text)}: ${code(url, 500)}`;
}
/** A comment that no reader sees, to know a text of ours by. @throws Error for anything but letters, digits, `:`, `.` and single `-`. */
function marker(text) {
    if (!/^[\w:.]+(?:-[\w:.]+)*$/.test(text))
        throw new Error('a marker is made of our own words only');
    return new Html(`<!-- ${text} -->`);
}
/** Blocks as one text, each on a line of its own between blank lines: the only place where {@link Markdown} is made. */
function blocks(parts) {
    return `${parts.map(String).join('\n\n')}\n`;
}


/***/ }),

/***/ 26454:
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

/***/ 25001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NZ: () => (/* binding */ unsettled),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   i3: () => (/* binding */ Patience)
/* harmony export */ });
/** Refusals that say themselves that nothing was done. */
const LIMITS = new Set(['rate-limit', 'secondary-limit']);
const REQUEST_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Below that no request is worth sending. */
const LEAST_MS = 1_000;
/** Decides whether and when to try again. One for each piece of work. */
class Patience {
    #ports;
    #deadline;
    #limitsLeft;
    #wait = FIRST_WAIT_MS;
    #secondaries = 0;
    constructor(ports, { totalMs, limitsMs }) {
        this.#ports = ports;
        this.#deadline = ports.clock.monotonic() + totalMs;
        this.#limitsLeft = limitsMs;
    }
    /** What is left of the budget, in ms. */
    left() {
        return this.#deadline - this.#ports.clock.monotonic();
    }
    /** How long the next request may take. */
    timeout() {
        return Math.max(1, Math.min(REQUEST_MS, this.left()));
    }
    /** Waits until it is worth trying again. @returns false, at once, where it isn't, or no longer. */
    async again(trouble) {
        if (trouble.kind === 'locked')
            return this.#stop('a locked door does not open by knocking');
        if (trouble.kind === 'weather' && (trouble.code === 'rate-limit' || trouble.code === 'secondary-limit'))
            return await this.#sitOut(trouble);
        const asked = trouble.kind === 'weather' ? (trouble.retryAfterMs ?? 0) : 0;
        const pause = Math.max(asked, Math.round(this.#wait * (0.5 + this.#ports.random() / 2)));
        if (this.left() < pause + LEAST_MS)
            return this.#stop('the time is over');
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
        return await this.#pause(pause);
    }
    /** A limit: as long as GitHub says, never less; of secondary ones longer each time. */
    async #sitOut({ code, retryAfterMs }) {
        const asked = (retryAfterMs ?? 0) * (code === 'secondary-limit' ? 2 ** this.#secondaries++ : 1);
        const pause = Math.round(asked + this.#ports.random() * FIRST_WAIT_MS);
        // A short one costs no more than other weather.
        if (this.left() >= pause + LEAST_MS)
            return await this.#pause(pause);
        if (pause > this.#limitsLeft)
            return this.#stop(`GitHub asks to wait ${Math.ceil(pause / 1000)} s, longer than we may`);
        this.#limitsLeft -= pause;
        this.#deadline += pause;
        return await this.#pause(pause);
    }
    async #pause(ms) {
        this.#ports.debug(`again in ${ms} ms`);
        await this.#ports.sleep(ms);
        return true;
    }
    #stop(why) {
        this.#ports.debug(`no more tries: ${why}`);
        return false;
    }
}
/** GitHub took a request, but does not show what it did. @param what a sentence without its end. */
function unsettled(what) {
    return { kind: 'weather', code: 'unsettled', what, retryAfterMs: null };
}


/***/ })

};
