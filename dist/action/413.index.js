export const id = 413;
export const ids = [413];
export const modules = {

/***/ 79828:
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
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45696);

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
/* harmony import */ var _github_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79828);


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

/***/ 33534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ githubSources)
/* harmony export */ });
/* harmony import */ var _github_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79828);

/** GitHub lists no more files of a comparison. */
const COMPARED_FILES = 300;
/** Commits, files and pull requests of one repository, as GitHub's API tells of them. */
function githubSources(api) {
    const { owner, repo } = api;
    const at = { owner, repo };
    return {
        tip: (branch, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readMaybe */ .n_)(api, timeoutMs, (octokit, request) => octokit.rest.repos.getBranch({ ...at, branch, request }), readTip),
        commit: (sha, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readMaybe */ .n_)(api, timeoutMs, (octokit, request) => octokit.rest.git.getCommit({ ...at, commit_sha: sha, request }), readCommit),
        compare: (base, head, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(api, timeoutMs, (octokit, request) => octokit.rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}`, per_page: _github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE */ .KL, page: 1, request }), readComparison),
        tree: (sha, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, recursive: '1', request }), readTree),
        folder: (sha, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, request }), readFolder),
        file: (path, sha, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readMaybe */ .n_)(api, timeoutMs, (octokit, request) => octokit.rest.repos.getContent({ ...at, path, ref: sha, request }), readFile),
        pulls: (sha, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: sha, ...page }),
            key: null,
            read: readPull,
            pages: 5,
        }),
        pull: (number, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readMaybe */ .n_)(api, timeoutMs, (octokit, request) => octokit.rest.pulls.get({ ...at, pull_number: number, request }), readPull),
        reviews: (number, timeoutMs) => (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(api, timeoutMs, {
            act: (octokit, page) => octokit.rest.pulls.listReviews({ ...at, pull_number: number, ...page }),
            key: null,
            read: readReview,
            pages: 5,
        }),
    };
}
const part = (value, key) => ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value) && (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value[key]) ? value[key] : {});
function readTip(value) {
    return (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(part(value, 'commit')['sha']);
}
function readCommit(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value) || !Array.isArray(value['parents']))
        return null;
    const [sha, tree] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(value['sha']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(part(value, 'tree')['sha'])];
    const parents = value['parents'].map((parent) => ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(parent) ? (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(parent['sha']) : null));
    return sha === null || tree === null || !parents.every((parent) => parent !== null) ? null : { sha, tree, parents };
}
function readComparison(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return null;
    const mergeBase = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(part(value, 'merge_base_commit')['sha']);
    const { status, files, commits } = value;
    if (mergeBase === null || !Array.isArray(files) || !Array.isArray(commits))
        return null;
    if (status !== 'ahead' && status !== 'behind' && status !== 'identical' && status !== 'diverged')
        return null;
    const changes = files.map(readChange);
    if (!changes.every((change) => change !== null))
        return null;
    const subjects = commits.map((commit) => ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(part(commit, 'commit')['message'], 500) ?? '').split('\n')[0] ?? '');
    return { mergeBase, status, files: { items: changes, whole: changes.length < COMPARED_FILES }, subjects };
}
function readTree(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value) || !Array.isArray(value['tree']))
        return null;
    const items = value['tree']
        .filter((entry) => !(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(entry) || entry['type'] !== 'tree')
        .map((entry) => {
        const [path, blob] = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(entry) ? [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(entry['path'], 4096), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(entry['sha'])] : [null, null];
        return path === null || blob === null ? null : { path, blob };
    });
    return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}
function readFolder(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value) || !Array.isArray(value['tree']))
        return null;
    const items = value['tree'].map((entry) => {
        const [name, id] = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(entry) ? [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(entry['path'], 4096), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(entry['sha'])] : [null, null];
        return name === null || id === null ? null : { name, id, isFolder: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(entry) && entry['type'] === 'tree' };
    });
    return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}
/** A folder comes as a list; a submodule has no content. */
function readFile(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return null;
    const blob = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(value['sha']);
    if (blob === null)
        return null;
    const { content, encoding } = value;
    return { blob, bytes: typeof content === 'string' && encoding === 'base64' ? Buffer.from(content, 'base64') : null };
}
function readChange(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return null;
    const path = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(value['filename'], 4096);
    const { status } = value;
    if (path === null || typeof status !== 'string')
        return null;
    const previousPath = status === 'renamed' ? (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(value['previous_filename'], 4096) : null;
    if (status === 'renamed' && previousPath === null)
        return null;
    // GitHub may leave the blob out, which is not to look as if the file were gone.
    return { path, previousPath, blob: status === 'removed' ? null : ((0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(value['sha']) ?? '') };
}
function readPull(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return null;
    const [head, base, user] = [part(value, 'head'), part(value, 'base'), part(value, 'user')];
    const [number, headSha, baseBranch] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)(value['number']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(head['sha']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(base['ref'])];
    if (number === null || headSha === null || baseBranch === null)
        return null;
    const baseRepositoryId = (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)(part(base, 'repo')['id']);
    return { number, open: value['state'] === 'open', headSha, baseBranch, baseRepositoryId, author: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(user['login']) };
}
function readReview(value) {
    if (!(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return null;
    const [state, association] = [(0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(value['state']), (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(value['author_association'])];
    if (state === null)
        return null;
    return { user: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .bounded */ .Mm)(part(value, 'user')['login']), association: association ?? '', state, commit: (0,_github_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .commitId */ .xk)(value['commit_id']) };
}


/***/ }),

/***/ 75812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formatJudged),
/* harmony export */   l: () => (/* binding */ parseJudged)
/* harmony export */ });
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96818);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28880);


const COUNTS = ['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky'];
function formatJudged(judged) {
    const { outcome, code, conclusion, runId, attempt, sha, tally, policy, evidence, artifacts, leniencies } = judged;
    const counts = tally === null ? 'none' : COUNTS.map((name) => tally[name]).join(',');
    return [
        'judged/v1',
        outcome,
        code ?? 'none',
        conclusion,
        runId,
        attempt,
        sha,
        counts,
        policy ?? 'none',
        evidence ?? 'none',
        artifacts.slice(0, 256).join(',') || 'none',
        leniencies.join(',') || 'none',
    ].join(' ');
}
const WHOLE = '(?:0|[1-9]\\d{0,14})';
const WORD = '[a-z][a-z0-9-]{1,40}';
const LINE = new RegExp(`^judged/v1 (passed|failed|incomplete) (${WORD}) (success|failure|action_required) (${WHOLE}) (${WHOLE}) ([0-9a-f]{40}) ` +
    `(none|${WHOLE}(?:,${WHOLE}){5}) (none|[0-9a-f]{64}) (none|[0-9a-f]{64}) (none|${WHOLE}(?:,${WHOLE}){0,255}) (none|${WORD}(?:,${WORD}){0,20})$`);
/** @returns null for anything but what {@link formatJudged} gives, and for what contradicts itself: a pass with a reason, a reason without its outcome. */
function parseJudged(text) {
    const [, outcome, word = '', conclusion, runId, attempt, sha = '', counts = '', policy = '', evidence = '', artifacts = '', leniencies = '',] = LINE.exec(text) ?? [];
    if (outcome === undefined)
        return null;
    const code = codeOf(word);
    const tally = tallyOf(counts);
    const leave = leniencies === 'none' ? [] : leniencies.split(',').map((name) => _expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .LENIENCIES */ .k.find((each) => each === name));
    if (code === undefined || !leave.every((each) => each !== undefined))
        return null;
    const judged = {
        outcome: outcome,
        code,
        conclusion: conclusion,
        runId: Number(runId),
        attempt: Number(attempt),
        sha,
        tally,
        policy: policy === 'none' ? null : policy,
        evidence: evidence === 'none' ? null : evidence,
        artifacts: artifacts === 'none' ? [] : artifacts.split(',').map(Number),
        leniencies: leave,
    };
    return isConsistent(judged) ? judged : null;
}
function codeOf(word) {
    if (word === 'none')
        return null;
    return (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .isReasonCode */ .O8)(word) && _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .REASONS */ .ez[word].outcome !== 'note' ? word : undefined;
}
function tallyOf(counts) {
    if (counts === 'none')
        return null;
    const [tests = 0, passed = 0, failed = 0, errored = 0, skipped = 0, flaky = 0] = counts.split(',').map(Number);
    return { tests, passed, failed, errored, skipped, flaky };
}
/** Success is for a pass alone; a pass needs a policy, evidence, and a count without red but with a passed test, or leave to be empty; all else a reason. */
function isConsistent({ outcome, code, conclusion, tally, policy, evidence, leniencies }) {
    if ((outcome === 'passed') !== (conclusion === 'success') || (outcome === 'passed') !== (code === null))
        return false;
    if (outcome !== 'passed')
        return true;
    return (tally !== null &&
        policy !== null &&
        evidence !== null &&
        tally.failed + tally.errored === 0 &&
        tally.tests === tally.passed + tally.skipped &&
        (tally.passed > 0 || leniencies.includes('allow-empty')));
}


/***/ }),

/***/ 43129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ verdictCheckName)
/* harmony export */ });
/**
 * The name of the check that the verdict on a run is told as. That on a push has another: a check belongs to a commit, whatever it is about to go into,
 * and what is asked of a push (is it on a protected branch?) says nothing of a pull request with the very same head.
 * @param event by which GitHub says that the run was started.
 */
function verdictCheckName(name, event) {
    return event === 'push' ? `${name} (push)` : name;
}


/***/ }),

/***/ 59777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ LOOKS),
/* harmony export */   XX: () => (/* binding */ Unanswered),
/* harmony export */   go: () => (/* binding */ Asking)
/* harmony export */ });
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25001);

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
        const patience = new _patience_js__WEBPACK_IMPORTED_MODULE_0__/* .Patience */ .i3(this.#ports, { totalMs: this.#left(), limitsMs: this.#limitsMs });
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


/***/ }),

/***/ 70963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   y: () => (/* binding */ Doubted)
/* harmony export */ });
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


/***/ }),

/***/ 51628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ History)
/* harmony export */ });
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


/***/ })

};
