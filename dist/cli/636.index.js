export const id = 636;
export const ids = [636];
export const modules = {

/***/ 9636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepCommand: () => (/* binding */ sweepCommand)
});

// EXTERNAL MODULE: ./lib/adapters/github-api.js + 1 modules
var github_api = __webpack_require__(5696);
// EXTERNAL MODULE: ./lib/adapters/github-runs.js
var github_runs = __webpack_require__(5396);
;// CONCATENATED MODULE: ./lib/adapters/github-checks.js

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
        const listed = (0,github_api/* isObject */.Gv)(answer.value) ? answer.value['check_runs'] : null;
        const seen = Array.isArray(listed) ? listed.map(readCheckRun) : [null];
        if (!seen.every((check) => check !== null))
            return { ok: false, trouble: (0,github_api/* nonsense */.IE)() };
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
    return seen === null ? { ok: false, trouble: (0,github_api/* nonsense */.IE)() } : { ok: true, value: seen };
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
    if (!(0,github_api/* isObject */.Gv)(value))
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
        externalId: (0,github_api/* textOf */.b6)(value['external_id']) ?? '',
        conclusion: (0,github_api/* textOf */.b6)(value['conclusion']),
        title: (0,github_api/* isObject */.Gv)(output) ? (0,github_api/* textOf */.b6)(output['title']) : null,
        annotations: numberAt(output, 'annotations_count') ?? 0,
        startedAt: (0,github_api/* textOf */.b6)(value['started_at']),
        url: (0,github_api/* textOf */.b6)(value['html_url']),
    };
}
function numberAt(value, key) {
    const found = (0,github_api/* isObject */.Gv)(value) ? value[key] : null;
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
}

// EXTERNAL MODULE: ./lib/adapters/github-reading.js
var github_reading = __webpack_require__(9828);
;// CONCATENATED MODULE: ./lib/adapters/github-sweep.js



/** A thousand of each. */
const MOST_PAGES = 10;
const LOST = {
    title: 'INCOMPLETE · the machine was lost',
    summary: '<p>The step that runs the suite opened this check and never completed it: its machine was lost, or killed with all that ran on it. A sweep closed it. Run the job again.</p>\n',
    annotations: [],
};
function githubCheckCloser(api) {
    const { owner, repo, call } = api;
    const { find, get } = githubCheckRuns(api);
    return {
        find,
        get,
        async fail(id, now, timeoutMs) {
            const { title, summary } = LOST;
            const change = { status: 'completed', conclusion: 'failure', completed_at: now.toISOString(), output: { title, summary } };
            const answer = await call(timeoutMs, (octokit, request) => octokit.rest.checks.update({ owner, repo, check_run_id: id, ...change, request }));
            if (!answer.ok)
                return answer;
            const failed = (0,github_api/* isObject */.Gv)(answer.value) && answer.value['conclusion'] === 'failure';
            return failed ? { ok: true, value: { conclusion: 'failure' } } : { ok: false, trouble: (0,github_api/* nonsense */.IE)() };
        },
    };
}
function githubHeads(api) {
    const { owner, repo } = api;
    return {
        async list(timeoutMs) {
            const pulls = await (0,github_reading/* readList */.LD)(api, timeoutMs, {
                act: (octokit, page) => octokit.rest.pulls.list({ owner, repo, state: 'open', sort: 'updated', direction: 'desc', ...page }),
                key: null,
                read: (pull) => ((0,github_reading/* isJson */.Fh)(pull) && (0,github_reading/* isJson */.Fh)(pull['head']) ? (0,github_reading/* commitId */.xk)(pull['head']['sha']) : null),
                pages: MOST_PAGES,
            });
            if (!pulls.ok)
                return pulls;
            const branches = await (0,github_reading/* readList */.LD)(api, timeoutMs, {
                act: (octokit, page) => octokit.rest.repos.listBranches({ owner, repo, ...page }),
                key: null,
                read: (branch) => ((0,github_reading/* isJson */.Fh)(branch) && (0,github_reading/* isJson */.Fh)(branch['commit']) ? (0,github_reading/* commitId */.xk)(branch['commit']['sha']) : null),
                pages: MOST_PAGES,
            });
            if (!branches.ok)
                return branches;
            return {
                ok: true,
                value: { items: [...pulls.value.items, ...branches.value.items], whole: pulls.value.whole && branches.value.whole },
            };
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(1285);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
;// CONCATENATED MODULE: ./lib/core/model/check-writer.js
const EVERY_SUITE = '*';
const FORM = /^receipt:v1:(\d{1,15}):(\d{1,15}):(\d{1,6}):([\w.-]{1,100}|\*):([0-9a-f]{8}):([0-9a-f]{16}):([0-9a-f]{32}|-)$/;
const EVIDENCE_LENGTH = 32;
/** @param evidence a SHA-256 in hex, of which the first half is kept. */
function formatExternalId({ repositoryId, runId, attempt, suite, step, writer }, evidence) {
    return ['receipt:v1', repositoryId, runId, attempt, suite, step, writer, evidence?.slice(0, EVIDENCE_LENGTH) ?? '-'].join(':');
}
/** @returns null for what isn't ours: anybody may write anything there. */
function parseExternalId(text) {
    const [, repositoryId, runId, attempt, suite, step, writer, evidence] = FORM.exec(text) ?? [];
    if (suite === undefined || step === undefined || writer === undefined)
        return null;
    return {
        repositoryId: Number(repositoryId),
        runId: Number(runId),
        attempt: Number(attempt),
        suite,
        step,
        writer,
        evidence: evidence === undefined || evidence === '-' ? null : evidence,
    };
}

// EXTERNAL MODULE: ./lib/flow/patience.js
var patience = __webpack_require__(5001);
;// CONCATENATED MODULE: ./lib/flow/sweep.js


/**
 * Closes, as failures, checks that were left in progress: their machine was lost, so that nobody else will. Looks at the heads of open pull requests and at
 * all branches.
 */
async function sweepChecks(ports, request) {
    return await new Sweeper(ports, request).run();
}
class Sweeper {
    #ports;
    #request;
    #patience;
    #over = new Map();
    constructor(ports, request) {
        this.#ports = ports;
        this.#request = request;
        this.#patience = new patience/* Patience */.i3(ports, request.budget);
    }
    async run() {
        const listed = await this.#try((timeoutMs) => this.#ports.heads.list(timeoutMs));
        if (!listed.ok)
            return { trouble: listed.trouble };
        const heads = [...new Set(listed.value.items)];
        const checks = [];
        const troubles = [];
        for (const ref of heads) {
            const found = await this.#try((timeoutMs) => this.#ports.checks.find({ ref, name: null, appId: null }, timeoutMs));
            // A commit may have gone since; a door that is locked is locked for all.
            if (!found.ok && found.trouble.kind === 'locked' && found.trouble.code !== 'hidden')
                return { trouble: found.trouble };
            if (!found.ok)
                troubles.push(found.trouble);
            for (const check of found.ok ? found.value : []) {
                const by = parseExternalId(check.externalId);
                if (by !== null && check.status !== 'completed')
                    checks.push(await this.#sweep(check, by));
            }
        }
        return { heads: heads.length, whole: listed.value.whole, checks, troubles };
    }
    async #sweep(check, by) {
        const as = (became, trouble = null) => {
            this.#ports.debug(`check ${check.id} of run ${by.runId}: ${became}`);
            return { check, by, became, trouble };
        };
        const startedAt = Date.parse(check.startedAt ?? '');
        // Without a time nobody knows how old it is.
        if (!(this.#ports.clock.now().getTime() - startedAt >= this.#request.olderThanMs))
            return as('young');
        if ((await this.#isOver(by)) === false)
            return as('going');
        // It may have been completed since the list was made.
        const now = await this.#try((timeoutMs) => this.#ports.checks.get(check.id, timeoutMs));
        if (!now.ok)
            return as('trouble', now.trouble);
        if (now.value.status === 'completed' || now.value.externalId !== check.externalId)
            return as('going');
        if (this.#request.dryRun)
            return as('would-close');
        const closed = await this.#try((timeoutMs) => this.#ports.checks.fail(check.id, this.#ports.clock.now(), timeoutMs));
        if (closed.ok)
            return as('closed');
        return closed.trouble.kind === 'locked' && closed.trouble.code === 'not-yours' ? as('foreign') : as('trouble', closed.trouble);
    }
    /** @returns null where the token can't see runs; then age has to do. */
    async #isOver({ runId, attempt }) {
        const key = `${runId}:${attempt}`;
        const known = this.#over.get(key);
        if (known !== undefined)
            return known;
        const run = await this.#try((timeoutMs) => this.#ports.runs.run(runId, timeoutMs));
        const over = run.ok ? run.value.attempt > attempt || run.value.status === 'completed' : null;
        this.#over.set(key, over);
        return over;
    }
    async #try(ask) {
        for (;;) {
            const answer = await ask(this.#patience.timeout());
            if (answer.ok || answer.trouble.kind !== 'weather' || !(await this.#patience.again(answer.trouble)))
                return answer;
        }
    }
}

// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/github-target.js
var github_target = __webpack_require__(2873);
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
;// CONCATENATED MODULE: ./lib/cli/commands/sweep.js












const HELP = {
    usage: ['sweep [--repository OWNER/NAME] [--older-than TIME] [--dry-run]'],
    says: 'Closes, as failures, checks that receipt opened on GitHub and whose machine was lost before it could complete them. Looks at the heads of open pull requests and at all branches. Never writes anything but a failure. Meant for a scheduled workflow.',
    example: 'npx --yes test-receipt sweep --older-than 6h',
    options: ['repository', 'older-than', 'dry-run', 'quiet'],
    notes: [
        'The token is taken from GH_TOKEN or GITHUB_TOKEN; it needs checks: write, contents: read and pull-requests: read, and with actions: read a check whose run goes on is left alone. The API is where GITHUB_API_URL says.',
        'Exit status: 0 where all was looked at, whatever was found; 3 where something could not be read or closed.',
    ],
};
const DEFAULT_AGE_MS = 6 * 3_600_000;
const BUDGET = { totalMs: 10 * 60_000, limitsMs: 15 * 60_000 };
/** `receipt sweep`. */
async function sweepCommand(argv, io) {
    const { values, positionals, problems } = (0,args/* parseOptions */.A)(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    (0,args/* refuseProblems */.n)('sweep', [
        ...problems,
        ...(positionals.length > 0 ? ['sweep takes options only'] : []),
        ...(github_target/* REPOSITORY_NAME */.Ni.test(values.repository ?? 'a/b') ? [] : ['--repository takes OWNER/NAME']),
    ]);
    const { owner, repo } = await (0,github_target/* repositoryOnGithub */.dN)(values.repository, io, 'sweep');
    const token = (0,github_target/* tokenFrom */.ow)(io.env, 'sweep', 'It needs to write checks, and to read contents and pull requests.');
    const debug = values.debug ? (line) => void io.stderr.write(`${(0,present_escape.escapeTerminal)(line, 1000)}\n`) : () => { };
    const api = (0,github_api/* githubApi */.Mc)({ owner, repo, token, debug });
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
    const swept = await sweepChecks({
        checks: githubCheckCloser(api),
        heads: githubHeads(api),
        runs: (0,github_runs/* githubRuns */.Q)(api),
        clock: machine/* systemClock */.m,
        sleep,
        random: Math.random,
        debug,
    }, { olderThanMs: values['older-than'] ?? DEFAULT_AGE_MS, dryRun: values['dry-run'] === true, budget: BUDGET });
    if ('trouble' in swept)
        throw refused(swept.trouble);
    return tell(swept, io, values.quiet === true);
}
function refused(trouble) {
    const remedy = trouble.kind !== 'locked'
        ? 'Run it again later.'
        : `The token needs ${trouble.permission?.replaceAll('=', ': ') ?? 'checks: write, contents: read and pull-requests: read'} for this repository.`;
    return new errors/* ReceiptError */.x('GITHUB_REFUSED', trouble.what, { remedy });
}
const SAYS = {
    closed: 'closed      ',
    'would-close': 'would close ',
    young: 'left, young ',
    going: 'left, goes on',
    foreign: 'left, of another app',
    trouble: 'NOT CLOSED  ',
};
function tell({ heads, whole, checks, troubles }, io, quiet) {
    for (const { check, by, became, trouble } of quiet ? [] : checks) {
        const where = `${(0,present_escape.escapeTerminal)(check.name, 100)} on ${check.headSha.slice(0, 12)}, run ${by.runId}, attempt ${by.attempt}`;
        const since = `open since ${(0,present_escape.escapeTerminal)(check.startedAt ?? 'an unknown time', 40)}`;
        io.stdout.write(`${SAYS[became]} ${where}, ${since}${trouble === null ? '' : `: ${(0,present_escape.escapeTerminal)(trouble.what, 300)}`}\n`);
    }
    for (const { what } of troubles)
        io.stderr.write(`receipt: a head could not be looked at: ${(0,present_escape.escapeTerminal)(what, 300)}\n`);
    if (!whole)
        io.stderr.write('receipt: there are more heads than are looked at; those of the pull requests changed last were\n');
    const count = (...states) => checks.filter(({ became }) => states.includes(became)).length;
    const left = count('young', 'going', 'foreign');
    io.stdout.write(`Looked at ${(0,quantities/* plural */.LS)(heads, 'head')}: ${count('closed')} closed, ${left + count('would-close')} left, ${count('trouble')} not closed.\n`);
    return count('trouble') + troubles.length === 0 ? exit_codes/* EXIT */.d.passed : exit_codes/* EXIT */.d.ours;
}


/***/ }),

/***/ 6454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
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


/***/ })

};
