export const id = 768;
export const ids = [768];
export const modules = {

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Q1: () => (/* binding */ readTreeOf),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wn: () => (/* binding */ readParents),
/* harmony export */   XV: () => (/* binding */ gitEntries),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   o2: () => (/* binding */ readRepositoryName),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   q_: () => (/* binding */ gitText),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* unused harmony export repositoryNameOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7642);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4683);






/** A listing of some million files. */
const MAX_OUTPUT_BYTES = 2 ** 30;
/** GIT_* that say where configuration lies; all others could turn our reads to another repository, index or object store. */
const KEPT = new Set(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM', 'GIT_EXEC_PATH']);
function gitEnv(extra = {}) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.has(name)));
    return {
        ...env,
        LC_ALL: 'C',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
        ...extra,
    };
}
/** Neither replaced objects nor a program that the repository's configuration names has a say in what we read. */
const HARDENED = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`];
/** What git says when it fails: its first line, without `fatal:`. */
class GitFailure extends Error {
}
/**
 * Runs one git command and returns its raw output. Not by @actions/exec: paths in `-z` output are bytes without a line end, which that
 * one decodes as UTF-8 and searches for lines again with every chunk.
 * @throws {GitFailure} where git ends with another status than 0
 * @throws {ReceiptError} GIT_FAILED where git can't be started
 */
function git(repository, args, options = {}) {
    const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
    const safe = ['-c', `safe.directory=${repository.root}`];
    return runGit([...HARDENED, ...safe, ...place, ...args], repository.root, options);
}
function runGit(args, cwd, { input, env }) {
    return new Promise((resolve, reject) => {
        const options = { cwd, env: gitEnv(env), encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, options, (error, stdout, stderr) => {
            if (error === null)
                resolve(stdout);
            else if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOENT')
                reject(new GitFailure('git is not installed'));
            else if (typeof error.code !== 'number')
                reject(new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceiptError */ .x('GIT_FAILED', `git could not be run: ${error.message}`, { cause: error }));
            else
                reject(new GitFailure(firstLine(stderr.toString('utf8'))));
        });
        child.stdin?.on('error', () => { });
        child.stdin?.end(input);
    });
}
function firstLine(stderr) {
    const [line = 'git failed'] = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('warning:'));
    return line.replace(/^(fatal|error): /, '').slice(0, 300);
}
/** Output of a command that answers in text, trimmed; null where it fails. */
async function gitText(repository, args, options = {}) {
    try {
        return (await git(repository, args, options)).toString('utf8').trim();
    }
    catch (error) {
        if (error instanceof GitFailure)
            return null;
        throw error;
    }
}
/** Entries of `-z` output, as bytes. */
async function gitEntries(repository, args, options = {}) {
    const output = await git(repository, args, options);
    return output.toString('latin1').split('\0').slice(0, -1);
}
/**
 * The work tree that holds `cwd`.
 * @returns why there is none, as the end of a sentence, where there is none
 */
async function findRepository(cwd) {
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(cwd);
    for (let root = start;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root)) {
        const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '.git');
        if (exists(gitDir))
            return await readable({ root, gitDir });
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root))
            return { missing: await whyMissing(start) };
    }
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
async function readable(repository) {
    try {
        await git(repository, ['rev-parse', '--git-dir']);
        return repository;
    }
    catch (error) {
        if (error instanceof GitFailure)
            return { missing: `git cannot read ${repository.gitDir} (${error.message})` };
        throw error;
    }
}
async function whyMissing(cwd) {
    try {
        const bare = (await runGit([...HARDENED, 'rev-parse', '--is-bare-repository'], cwd, {})).toString('utf8').trim() === 'true';
        return bare ? 'this is a bare repository, which holds no files to test' : 'not in a git work tree';
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        return error.message === 'git is not installed' ? error.message : 'not a git repository';
    }
}
async function readTree(repository, commit) {
    if (commit === null)
        return [];
    const entries = await gitEntries(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return entries.flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ mode, id, path }];
    });
}
async function readHead(repository) {
    const [commit, tree] = (await gitText(repository, ['rev-parse', 'HEAD^{commit}', 'HEAD^{tree}']))?.split('\n') ?? [];
    return { commit: commit ?? null, tree: tree ?? null };
}
/** Parents of a commit, as the commit itself names them: a shallow clone holds it without them. */
async function readParents(repository, commit) {
    const text = commit === null ? null : await gitText(repository, ['cat-file', 'commit', commit]);
    const [header = ''] = (text ?? '').split('\n\n');
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, parent]) => (parent === undefined ? [] : [parent]));
}
/** The tree of a commit; null where the clone doesn't hold it. */
async function readTreeOf(repository, commit) {
    return (await gitText(repository, ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`])) || null;
}
async function readBranch(repository) {
    return (await gitText(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || null;
}
/** `owner/name` of the branch's remote, else of `origin`, else of the only one; null where there is none or it is a folder. */
async function readRepositoryName(repository, branch) {
    const listed = (await gitText(repository, ['config', '--get-regexp', '^remote\\..*\\.url$'])) ?? '';
    const urls = new Map();
    for (const line of listed.split('\n')) {
        const [, name, url] = /^remote\.(.*)\.url (.+)$/.exec(line) ?? [];
        if (name !== undefined && url !== undefined)
            urls.set(name, url);
    }
    const upstream = branch === null ? null : await gitText(repository, ['config', '--get', `branch.${branch}.remote`]);
    const url = urls.get(upstream ?? '') ?? urls.get('origin') ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? null : repositoryNameOf(url);
}
/** The path of a remote's address, never its user, password or host: `git@host:o/n.git` and `https://user:key@host/o/n` → `o/n`. */
function repositoryNameOf(url) {
    const [, path] = /^[a-z+]+:\/\/[^/]+\/(.+)$/i.exec(url) ?? /^(?:[^/@:]+@)?[^/:]{2,}:([^/\\].*)$/.exec(url) ?? [];
    const name = path
        ?.replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    return name !== undefined && /^[\w.~-]+(\/[\w.~-]+)+$/.test(name) ? name.slice(0, 400) : null;
}


/***/ }),

/***/ 5696:
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
        const octokit = (await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413))).getOctokit(token, { userAgent: 'test-receipt' });
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

/***/ 9828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   bv: () => (/* binding */ readStream),
/* harmony export */   n_: () => (/* binding */ readMaybe),
/* harmony export */   xk: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5696);

const isJson = (value) => (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !Array.isArray(value);
/** Texts of others, bounded; anything but a text is none. */
function bounded(value, max = 1000) {
    return typeof value === 'string' ? value.slice(0, max) : null;
}
function whole(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function commitId(value) {
    return typeof value === 'string' && /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(value) ? value : null;
}
/** One answer, read; nonsense where it can't be. */
async function readOne(api, timeoutMs, act, read) {
    const answer = await api.call(timeoutMs, act);
    if (!answer.ok)
        return answer;
    const value = read(answer.value);
    return value === null ? { ok: false, trouble: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .nonsense */ .IE)() } : { ok: true, value };
}
/** As {@link readOne}; null where GitHub knows no such thing. */
async function readMaybe(api, timeoutMs, act, read) {
    const answer = await readOne(api, timeoutMs, act, read);
    return !answer.ok && answer.trouble.kind === 'locked' && answer.trouble.status === 404 ? { ok: true, value: null } : answer;
}
/** GitHub's largest page. */
const PAGE = 100;
/** A whole list, page by page; trouble with one page is trouble with all. */
async function readList(api, timeoutMs, { act, key, read, pages }) {
    const items = [];
    for (let page = 1; page <= pages; page++) {
        const answer = await api.call(timeoutMs, (octokit, request) => act(octokit, { page, per_page: PAGE, request }));
        if (!answer.ok)
            return answer;
        const listed = key === null ? answer.value : isJson(answer.value) ? answer.value[key] : null;
        if (!Array.isArray(listed))
            return { ok: false, trouble: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .nonsense */ .IE)() };
        for (const each of listed) {
            const value = read(each);
            if (value === null)
                return { ok: false, trouble: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .nonsense */ .IE)() };
            items.push(value);
        }
        if (listed.length < PAGE)
            return { ok: true, value: { items, whole: true } };
    }
    return { ok: true, value: { items, whole: false } };
}
/** Bytes of an answer that GitHub sends elsewhere for: octokit follows, and fetch takes the token away on the way to another host. */
async function readStream(api, timeoutMs, act, take) {
    // The body is read within the call, so that its limit of time holds for all of it.
    return (await api.call(timeoutMs, async (octokit, request) => {
        const { data } = await act(octokit, { ...request, parseSuccessResponseBody: false });
        if (!(data instanceof ReadableStream))
            throw new Error('the answer has no body');
        for await (const chunk of data)
            if (!take(chunk))
                return { data: false };
        return { data: true };
    }));
}


/***/ }),

/***/ 5396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ githubRuns)
/* harmony export */ });
/* harmony import */ var _core_model_evidence_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
/* harmony import */ var _github_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9828);


/** Jobs of all attempts, artifacts of all attempts. */
const MOST_PAGES = 10;
/** Of one job's log. */
const LOG_MAX_BYTES = 2 ** 30;
/** Pull requests beside a run. */
const MOST_HINTS = 20;
/** Runs of one repository, as GitHub's API tells of them. */
function githubRuns(api) {
    const { owner, repo } = api;
    return {
        repository: (timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(api, timeoutMs, (octokit, request) => octokit.rest.repos.get({ owner, repo, request }), readRepository),
        run: (id, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(api, timeoutMs, (octokit, request) => octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id, request }), readRun),
        workflow: (file, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readMaybe */ .n_)(api, timeoutMs, (octokit, request) => octokit.rest.actions.getWorkflow({ owner, repo, workflow_id: file, request }), readWorkflow),
        jobs: (runId, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.actions.listJobsForWorkflowRun({ owner, repo, run_id: runId, filter: 'all', ...page }),
            key: 'jobs',
            read: readJob,
            pages: MOST_PAGES,
        }),
        artifacts: (runId, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }),
            key: 'artifacts',
            read: readArtifact,
            pages: MOST_PAGES,
        }),
        async zip(artifactId, maxBytes, timeoutMs) {
            const chunks = [];
            let size = 0;
            const answer = await (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readStream */ .bv)(api, timeoutMs, (octokit, request) => octokit.rest.actions.downloadArtifact({ owner, repo, artifact_id: artifactId, archive_format: 'zip', request }), (chunk) => {
                size += chunk.length;
                chunks.push(chunk);
                return size <= maxBytes;
            });
            if (!answer.ok)
                return answer;
            if (answer.value)
                return { ok: true, value: Buffer.concat(chunks) };
            return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 200, what: `the artifact is larger than ${maxBytes} bytes` } };
        },
        async digestLines(jobId, timeoutMs) {
            const lines = new DigestLines();
            const answer = await (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readStream */ .bv)(api, timeoutMs, (octokit, request) => octokit.rest.actions.downloadJobLogsForWorkflowRun({ owner, repo, job_id: jobId, request }), (chunk) => lines.write(chunk));
            if (!answer.ok)
                return answer;
            if (answer.value)
                return { ok: true, value: lines.end() };
            return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 200, what: `the log of job ${jobId} is larger than any` } };
        },
    };
}
/** Finds the digest lines of a log as it streams, in flat memory. */
class DigestLines {
    #found = [];
    #line = [];
    #lineBytes = 0;
    #seen = 0;
    write(chunk) {
        this.#seen += chunk.length;
        let from = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
            this.#add(chunk.subarray(from, end));
            this.#close();
            from = end + 1;
        }
        this.#add(chunk.subarray(from));
        return this.#seen <= LOG_MAX_BYTES;
    }
    end() {
        this.#close();
        return this.#found;
    }
    #add(piece) {
        this.#lineBytes += piece.length;
        // A digest line is much shorter than that.
        if (this.#lineBytes <= 1000)
            this.#line.push(Buffer.from(piece));
    }
    #close() {
        if (this.#lineBytes <= 1000)
            this.#found.push(...(0,_core_model_evidence_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .digestLinesIn */ .Vl)(Buffer.concat(this.#line).toString('utf8')));
        this.#line = [];
        this.#lineBytes = 0;
    }
}
function readRepository(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return null;
    const [id, fullName, defaultBranch] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['full_name'], 400), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['default_branch'], 400)];
    return id === null || fullName === null || defaultBranch === null ? null : { id, fullName, defaultBranch };
}
function readRun(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return null;
    const [id, workflowId, attempt] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['workflow_id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['run_attempt'])];
    const repositoryId = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value['repository']) ? (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['repository']['id']) : null;
    const [path, event, status] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['path']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['event']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['status'])];
    const headSha = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .commitId */ .xk)(value['head_sha']);
    const referenced = readReferenced(value['referenced_workflows']);
    if (id === null || workflowId === null || attempt === null || repositoryId === null || headSha === null || referenced === null)
        return null;
    if (path === null || event === null || status === null)
        return null;
    return {
        id,
        repositoryId,
        path: withoutRef(path),
        workflowId,
        event,
        status,
        conclusion: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['conclusion']),
        attempt,
        headSha,
        headBranch: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['head_branch']),
        pulls: readPulls(value['pull_requests']),
        referenced,
    };
}
/** `.github/workflows/run.yml@refs/heads/main` */
function withoutRef(path) {
    const at = path.indexOf('@');
    return at < 0 ? path : path.slice(0, at);
}
function readReferenced(value) {
    if (value === null || value === undefined)
        return [];
    if (!Array.isArray(value))
        return null;
    const read = value.map((each) => {
        const [path, sha] = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(each) ? [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(each['path']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .commitId */ .xk)(each['sha'])] : [null, null];
        return path === null || sha === null ? null : { path: withoutRef(path), sha };
    });
    return read.every((each) => each !== null) ? read : null;
}
function readPulls(value) {
    return (Array.isArray(value) ? value.slice(0, MOST_HINTS) : []).flatMap((pull) => ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(pull) ? ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(pull['number']) ?? []) : []));
}
function readWorkflow(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return null;
    const [id, path] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['path'])];
    return id === null || path === null ? null : { id, path };
}
function readJob(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return null;
    const [id, name, attempt, status] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['name']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['run_attempt']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['status'])];
    if (id === null || name === null || status === null)
        return null;
    const labels = Array.isArray(value['labels']) ? value['labels'].map((label) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(label) ?? '') : [];
    const startedAt = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['started_at']);
    return { id, name, attempt: attempt ?? 1, status, conclusion: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['conclusion']), startedAt, labels };
}
function readArtifact(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return null;
    const [id, name, sizeBytes] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['id']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['name']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(value['size_in_bytes'])];
    if (id === null || name === null || sizeBytes === null)
        return null;
    const run = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value['workflow_run']) ? value['workflow_run'] : {};
    return {
        id,
        name,
        sizeBytes,
        // What doesn't say that it is still there isn't.
        expired: value['expired'] !== false,
        digest: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .bounded */ .Mm)(value['digest']),
        runId: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(run['id']),
        headSha: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .commitId */ .xk)(run['head_sha']),
    };
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

/***/ 2873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ REPOSITORY_NAME),
/* harmony export */   dN: () => (/* binding */ repositoryOnGithub),
/* harmony export */   ow: () => (/* binding */ tokenFrom)
/* harmony export */ });
/* harmony import */ var _adapters_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7692);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7642);


const REPOSITORY_NAME = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;
/**
 * The repository on GitHub that a command means: by its option, else as a workflow says, else by the remote of the checkout.
 * @param command as a remedy shows it
 * @throws {ReceiptError} INPUT_INVALID where none of them names one
 */
async function repositoryOnGithub(named, io, command) {
    const name = named ?? (io.env['GITHUB_REPOSITORY'] || (await nameOfRemote(io.cwd)));
    if (name !== null && REPOSITORY_NAME.test(name)) {
        const [owner = '', repo = ''] = name.split('/');
        return { owner, repo };
    }
    throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', 'which repository is meant? This folder is no checkout with a remote on GitHub', {
        remedy: `Name it: receipt ${command} --repository OWNER/NAME`,
    });
}
async function nameOfRemote(cwd) {
    const repository = await (0,_adapters_git_js__WEBPACK_IMPORTED_MODULE_0__/* .findRepository */ .W1)(cwd);
    return 'missing' in repository ? null : await (0,_adapters_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readRepositoryName */ .o2)(repository, await (0,_adapters_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readBranch */ .pG)(repository));
}
/**
 * @param needs what the token has to be allowed, as a sentence
 * @throws {ReceiptError} INPUT_INVALID where there is none
 */
function tokenFrom(env, command, needs) {
    const token = (env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '').trim();
    if (token !== '')
        return token;
    throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', 'this goes through the API of GitHub, which needs a token, in GH_TOKEN or GITHUB_TOKEN', {
        remedy: `GH_TOKEN=$(gh auth token) npx receipt ${command}\n${needs}`,
    });
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TZ: () => (/* binding */ parseArtifactName),
/* harmony export */   VE: () => (/* binding */ EVIDENCE_MAX_FILES),
/* harmony export */   Vl: () => (/* binding */ digestLinesIn),
/* harmony export */   rv: () => (/* binding */ EVIDENCE_MAX_BYTES),
/* harmony export */   t: () => (/* binding */ EVIDENCE_ZIP_MAX_BYTES)
/* harmony export */ });
/* unused harmony exports formatArtifactName, formatDigestLine */
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

/***/ 5001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i3: () => (/* binding */ Patience)
/* harmony export */ });
/* unused harmony exports LIMITS, unsettled */
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
