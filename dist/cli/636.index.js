export const id = 636;
export const ids = [636,226,172];
export const modules = {

/***/ 2453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseOptions),
/* harmony export */   n: () => (/* binding */ refuseProblems)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7642);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _flow_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6226);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7548);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(694);






/** Options that every command takes. */
const COMMON = ['help', 'debug'];
function typeOf(name) {
    const type = _option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTIONS */ .lw[name].kind === 'flag' ? 'boolean' : 'string';
    return name === 'help' ? { type, short: 'h' } : { type };
}
function isOption(name) {
    return Object.hasOwn(_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTIONS */ .lw, name);
}
function unknownOption(raw, allowed) {
    const nearest = (0,_flow_nearest_js__WEBPACK_IMPORTED_MODULE_5__.nearestWord)(raw.replace(/^-+/, ''), allowed);
    return `unknown option ${(0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(raw, 80)}${nearest === null ? '' : `; did you mean --${nearest}?`}`;
}
/**
 * Reads options and positionals, and lists everything that is wrong with them.
 * @param argv the user's words, without what stands behind `--`.
 * @param allowed the options of this command.
 */
function parseOptions(argv, allowed) {
    const names = [...allowed, ...COMMON];
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...argv],
        options: Object.fromEntries(names.map((name) => [name, typeOf(name)])),
        // Not strict: parseArgs would stop at the first bad word, and we list them all.
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const values = {};
    const positionals = [];
    const problems = [];
    let firstPositional = null;
    for (const token of tokens) {
        if (token.kind === 'positional') {
            positionals.push(token.value);
            firstPositional ??= token.index;
        }
        if (token.kind !== 'option')
            continue;
        const { name, rawName, value, inlineValue } = token;
        if (!isOption(name) || !names.includes(name)) {
            problems.push(unknownOption(rawName, names));
            continue;
        }
        const problem = addValue(values, name, value, inlineValue === true);
        if (problem !== null)
            problems.push(`--${name} ${problem}`);
    }
    return { values: values, positionals, firstPositional, problems };
}
function addValue(values, name, text, inline) {
    const { kind } = _option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTIONS */ .lw[name];
    const before = values[name];
    if (kind === 'flag') {
        values[name] = true;
        return text === undefined ? null : 'takes no value';
    }
    // `--suite --json` forgot the value; one that really begins so is written --suite=--json.
    if (text === undefined || (!inline && /^-./.test(text)))
        return 'needs a value';
    const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readValue */ .w)(kind, text);
    if ('problem' in read)
        return `${read.problem}, not ${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(text, 60))}`;
    if (kind === 'list') {
        values[name] = [...(Array.isArray(before) ? before : []), String(read.value)];
        return null;
    }
    values[name] = read.value;
    return before === undefined ? null : 'was given twice';
}
/** Throws one INPUT_INVALID error that names every problem; does nothing where there is none. */
function refuseProblems(command, problems) {
    const [first, ...more] = problems;
    if (first === undefined)
        return;
    const help = `receipt ${command} --help lists the options`;
    if (more.length === 0)
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', first, { remedy: help });
    throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', `${problems.length} things are wrong with this command line`, {
        remedy: [...problems, help].join('\n'),
    });
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
;// CONCATENATED MODULE: ./lib/cli/commands/sweep.js











const HELP = {
    usage: ['sweep [--repository OWNER/NAME] [--older-than TIME] [--dry-run]'],
    says: 'Closes, as failures, checks that receipt opened on GitHub and whose machine was lost before it could complete them. Looks at the heads of open pull requests and at all branches. Never writes anything but a failure. Meant for a scheduled workflow.',
    example: 'npx --yes test-receipt sweep --older-than 6h',
    options: ['repository', 'older-than', 'dry-run', 'quiet'],
    notes: [
        'The token is taken from GITHUB_TOKEN or GH_TOKEN; it needs checks: write, contents: read and pull-requests: read, and with actions: read a check whose run goes on is left alone. The API is where GITHUB_API_URL says.',
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
    const repository = values.repository ?? io.env['GITHUB_REPOSITORY'] ?? '';
    const [, owner = '', repo = ''] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(repository) ?? [];
    const token = (io.env['GITHUB_TOKEN'] || io.env['GH_TOKEN'] || '').trim();
    (0,args/* refuseProblems */.n)('sweep', [
        ...problems,
        ...(positionals.length > 0 ? ['sweep takes options only'] : []),
        ...(repo === '' ? ['--repository takes OWNER/NAME, or GITHUB_REPOSITORY says it'] : []),
        ...(token === '' ? ['a token is needed, in GITHUB_TOKEN or GH_TOKEN'] : []),
    ]);
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

/***/ 931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _core_present_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5508);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7548);


const INDENT = 24;
function optionLines(name) {
    const { value, says, config } = _option_table_js__WEBPACK_IMPORTED_MODULE_0__/* .OPTIONS */ .lw[name];
    const left = `  --${name}${value === '' ? '' : ` ${value}`}`;
    const [first = '', ...rest] = (0,_core_present_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)(config ? `${says} *` : says, 96 - INDENT);
    const lead = left.length < INDENT - 1 ? [left.padEnd(INDENT) + first] : [left, ' '.repeat(INDENT) + first];
    return [...lead, ...rest.map((line) => ' '.repeat(INDENT) + line)];
}
/** The text of `receipt COMMAND --help`. */
function helpText(page) {
    const options = [...page.options, 'debug', 'help'];
    const lines = [
        ...page.usage.map((usage, i) => `${i === 0 ? 'Usage: ' : '       '}receipt ${usage}`),
        '',
        ...(0,_core_present_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)(page.says, 96),
        '',
        'Example:',
        `  ${page.example}`,
        '',
        'Options:',
        ...options.flatMap(optionLines),
    ];
    if (options.some((name) => _option_table_js__WEBPACK_IMPORTED_MODULE_0__/* .OPTIONS */ .lw[name].config)) {
        lines.push('', ...(0,_core_present_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)('Options marked * can also stand in package.json under "receipt", or in .receiptrc.json, by the same names.', 96));
    }
    for (const note of page.notes ?? [])
        lines.push('', ...(0,_core_present_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)(note, 96));
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 7548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ REPORT_LIMITS),
/* harmony export */   lw: () => (/* binding */ OPTIONS),
/* harmony export */   pD: () => (/* binding */ VERDICT_OPTIONS),
/* harmony export */   y3: () => (/* binding */ CONFIG_OPTIONS)
/* harmony export */ });
/**
 * Every option there is, once: what it takes, what `--help` says. `config` marks those that may also stand in package.json ("receipt")
 * or .receiptrc.json, under the same name.
 */
const flag = (says, config = false) => ({ kind: 'flag', value: '', says, config });
const text = (value, says, config = false) => ({ kind: 'text', value, says, config });
const list = (value, says, config = false) => ({ kind: 'list', value, says, config });
const count = (says) => ({ kind: 'count', value: 'N', says, config: true });
const duration = (says) => ({ kind: 'duration', value: 'TIME', says, config: true });
const size = (says) => ({ kind: 'size', value: 'SIZE', says, config: true });
const OPTIONS = {
    // Asked of a verdict: shared by run and judge.
    report: list('GLOB', 'a report file; repeatable, `!` excludes; `none` for none at all (leniency)', true),
    runner: text('NAME', "the test runner, where it isn't recognised; `report-only` trusts exit and report (leniency)", true),
    footer: text('REGEX', 'the closing line of a home-made runner; groups (?<passed>…) (?<failed>…) (?<skipped>…) (?<tests>…) count', true),
    'min-tests': count('at least so many tests must be executed; 1 by default, 0 is a leniency'),
    'max-skipped': count('accept up to so many skipped tests, however many were executed'),
    suite: text('NAME', 'name of the suite and its folder; `default` by default', true),
    'allow-empty': flag('zero tests are right here (leniency)', true),
    'allow-cached': flag('results replayed from a cache count (leniency)', true),
    'allow-stale': flag("reports that this run didn't write count (leniency)", true),
    'allow-containers': flag("node:test's cases named like their file count as tests without results (leniency)", true),
    'allow-reruns': flag("a test that passes when its runner's own rerun mode runs it again counts as passed (leniency)", true),
    'max-log-size': size('the log beyond it is counted and hashed, not kept; 4GiB by default'),
    'max-report-size': size('a larger report is refused; 256MiB by default'),
    'max-token-size': size('a report with a longer text between two tags is refused; 64MiB by default'),
    'max-depth': count('a report with more elements within each other is refused; 128 by default'),
    'max-attributes': count('a report with more attributes in one element is refused; 256 by default'),
    'max-name-length': count('a report with a longer name of an element or attribute is refused; 1024 by default'),
    // Of run alone.
    timeout: duration('stop the command after this time; 60m by default, 0 for no limit'),
    shell: flag('run one string with bash --noprofile --norc -eo pipefail -c'),
    cwd: text('DIR', 'as if receipt were started there'),
    out: text('DIR', 'where evidence goes; `.receipt` by default', true),
    'pass-env': list('NAME', 'a variable that the command may see though CI runs drop it; repeatable', true),
    // Of judge, for evidence captured elsewhere.
    log: text('FILE', 'the whole output of the command; `-` reads standard input'),
    exit: text('N|SIG', 'how the command ended: a status (0, 137) or a signal (SIGKILL)'),
    'started-at': text('TIME', 'when the command was started (RFC 3339): an older report is stale'),
    'finished-at': text('TIME', 'when it ended'),
    // Of judge, for a run of GitHub Actions.
    run: text('ID', 'a run of GitHub Actions: its evidence is fetched and judged by the policy of the default branch'),
    repo: text('OWNER/NAME', 'where it ran; the remote of this checkout by default'),
    policy: text('FILE', 'the policy on the default branch; `.github/receipt.policy.json` by default'),
    // Of verify.
    commit: text('REV', 'verify for this commit instead of the files in the work tree'),
    'require-signed': flag('an unsigned receipt does not hold'),
    // Of sweep.
    repository: text('OWNER/NAME', 'the repository on GitHub; GITHUB_REPOSITORY by default'),
    'older-than': { ...duration('leave checks alone that were opened later; 6h by default'), config: false },
    'dry-run': flag('say what would be done, and do nothing'),
    // Of clean.
    state: flag('remove .receipt/state as well (history, audit log)'),
    // Everywhere.
    json: flag('print JSON on standard output and nothing else (for a verdict: verdict.json)'),
    quiet: flag('print one line'),
    debug: flag('show the stack of an error of ours'),
    help: flag('print this'),
};
/** What a report may ask for: shared by run, judge and lint. */
const REPORT_LIMITS = [
    'max-report-size',
    'max-token-size',
    'max-depth',
    'max-attributes',
    'max-name-length',
];
/** Shared by run and judge. */
const VERDICT_OPTIONS = [
    'report',
    'runner',
    'footer',
    'min-tests',
    'max-skipped',
    'suite',
    'allow-empty',
    'allow-cached',
    'allow-stale',
    'allow-containers',
    'allow-reruns',
    'max-log-size',
    ...REPORT_LIMITS,
];
const CONFIG_OPTIONS = Object.keys(OPTIONS).filter((name) => OPTIONS[name].config);


/***/ }),

/***/ 694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readValue)
/* harmony export */ });
const SIZES = {
    '': 1,
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 2 ** 10,
    MiB: 2 ** 20,
    GiB: 2 ** 30,
};
/** Timers hold a signed 32-bit number of milliseconds; a longer one would fire at once. */
const LONGEST_MS = 24 * 86_400_000;
function readCount(text) {
    return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: 'takes a whole number, such as 20' };
}
function readDuration(text) {
    if (text === '0')
        return { value: 0 };
    const parts = /^(?:(?<h>\d{1,6})h)?(?:(?<m>\d{1,6})m)?(?:(?<s>\d{1,9}(?:\.\d{1,3})?)s)?$/.exec(text);
    if (parts === null || text === '')
        return { problem: 'takes a time such as 90s, 20m or 1h' };
    const { h = '0', m = '0', s = '0' } = parts.groups ?? {};
    const ms = Math.round((Number(h) * 3600 + Number(m) * 60 + Number(s)) * 1000);
    return ms > LONGEST_MS ? { problem: 'takes a time of at most 24 days' } : { value: ms };
}
function readSize(text) {
    const parts = /^(?<n>\d{1,15}(?:\.\d{1,3})?)(?<unit>[A-Za-z]*)$/.exec(text);
    const factor = SIZES[parts?.groups?.['unit'] ?? '?'];
    if (parts === null || factor === undefined)
        return { problem: 'takes a size such as 256MiB or 4GiB' };
    const bytes = Math.round(Number(parts.groups?.['n']) * factor);
    return Number.isSafeInteger(bytes) ? { value: bytes } : { problem: 'takes a size that a file can have' };
}
function readText(text) {
    if (text.trim() === '')
        return { problem: 'needs a value' };
    return text.length > 4096 ? { problem: 'takes at most 4096 characters' } : { value: text };
}
/** Reads one value of an option as its kind asks; for `list`, one element. */
function readValue(kind, text) {
    switch (kind) {
        case 'count':
            return readCount(text);
        case 'duration':
            return readDuration(text);
        case 'size':
            return readSize(text);
        case 'text':
        case 'list':
            return readText(text);
    }
}


/***/ }),

/***/ 5508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   Xn: () => (/* binding */ fitTo),
/* harmony export */   pD: () => (/* binding */ justify),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   v0: () => (/* binding */ padTo)
/* harmony export */ });
/**
 * How many columns of a terminal text takes, and fitting text into them. Text is expected to be escaped already, so that what has no
 * width is at most a combining mark.
 */
// The blocks that Unicode 16's EastAsianWidth.txt gives as W or F, joined where only unassigned code points lie between.
const WIDE = [
    [0x1100, 0x115f],
    [0x231a, 0x231b],
    [0x2329, 0x232a],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6b],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x16fe0, 0x18dff],
    [0x1aff0, 0x1b2ff],
    [0x20000, 0x3fffd],
];
const NO_WIDTH = /\p{M}/u;
const EMOJI = /\p{Emoji_Presentation}/u;
function characterWidth(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x300)
        return 1;
    if (NO_WIDTH.test(character))
        return 0;
    return EMOJI.test(character) || WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
/** Columns that a text takes on a terminal. */
function widthOf(text) {
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
/** The text, or as much of its beginning as fits with a `…` behind it. */
function fitTo(text, columns) {
    if (widthOf(text) <= columns)
        return text;
    let fitted = '';
    let width = 0;
    for (const character of text) {
        width += characterWidth(character);
        if (width > columns - 1)
            break;
        fitted += character;
    }
    return columns < 1 ? '' : `${fitted}…`;
}
/** The text with spaces behind it up to the given width. */
function padTo(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/** Left text, and right text ending in the last column; the left one gives way. */
function justify(left, right, columns) {
    if (right === '')
        return fitTo(left, columns);
    const fitted = fitTo(left, Math.max(1, columns - widthOf(right) - 2));
    return padTo(fitted, columns - widthOf(right)) + right;
}
/** Words broken into lines of at most `columns`; a word that is longer by itself keeps a line of its own, uncut, so that it can be copied. */
function wrapWords(text, columns) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && widthOf(line) + 1 + widthOf(word) > columns) {
            lines.push(line);
            line = word;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    return line === '' ? lines : [...lines, line];
}


/***/ }),

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson),
/* harmony export */   cutText: () => (/* binding */ cutText),
/* harmony export */   escapeTerminal: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* unused harmony export cutUnits */
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


/***/ }),

/***/ 6226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearestWord: () => (/* binding */ nearestWord)
/* harmony export */ });
/** Edits (insert, delete, replace, swap of neighbours) that turn one short word into another. */
function distance(a, b) {
    const rows = [];
    const at = (i, j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
    for (let i = 0; i <= a.length; i++) {
        const row = [];
        rows.push(row);
        for (let j = 0; j <= b.length; j++) {
            const replace = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
            const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
            row.push(i + j === 0 ? 0 : Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace, swap));
        }
    }
    return at(a.length, b.length);
}
/** The known word that was probably meant, or null where none is near. */
function nearestWord(word, known) {
    // Known words are short; a longer one is nobody's slip, and must not cost time.
    if (word === '' || word.length > 40)
        return null;
    const begun = word.length >= 3 ? known.find((candidate) => candidate.startsWith(word)) : undefined;
    if (begun !== undefined)
        return begun;
    let best = null;
    let least = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const candidate of known) {
        const edits = distance(word, candidate);
        if (edits < least) {
            least = edits;
            best = candidate;
        }
    }
    return best;
}


/***/ })

};
