export const id = 972;
export const ids = [972];
export const modules = {

/***/ 35972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aggregate: () => (/* binding */ aggregate_aggregate)
});

// EXTERNAL MODULE: ./lib/adapters/github-event.js
var github_event = __webpack_require__(14832);
// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
// EXTERNAL MODULE: ./lib/core/model/check-writer.js
var check_writer = __webpack_require__(64953);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(57642);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/markdown-escape.js
var markdown_escape = __webpack_require__(41672);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(26454);
;// CONCATENATED MODULE: ./lib/core/present/aggregate-text.js




const SAYS = {
    passed: 'passed',
    failed: 'failed',
    'action-required': 'needs a person to look',
    open: 'has not finished',
    missing: 'is missing',
    older: 'is missing in this attempt',
};
const DO = {
    passed: '',
    failed: 'Open the check: it says what failed, and what to do.',
    'action-required': 'Open the check: it says what to look at.',
    open: 'Let this job wait for the others by `needs`; a check whose machine was lost is closed by `receipt sweep`. Then run all jobs again.',
    missing: 'Its job did not run, or ended before it could publish, or publishes under another name: compare `expect` with the names of the checks.',
    older: 'Run all jobs again; or let this step know how the other jobs ended, by its input `needs`, so that those which did not run again count.',
};
/** What is told first. */
const ORDER = ['failed', 'action-required', 'missing', 'older', 'open'];
const MAX_ROWS = 100;
/** `FAILED · 2 of 4 checks: receipt (22), receipt (24)`. */
function aggregateTitle({ outcome, expected }) {
    if (outcome === 'passed')
        return `PASSED · ${(0,quantities/* plural */.LS)(expected.length, 'check')}`;
    const state = ORDER.find((each) => expected.some((check) => check.state === each)) ?? 'missing';
    const names = expected.filter((check) => check.state === state).map(({ name }) => (0,present_escape/* escapeTerminal */.en)(name, 60));
    const [first = ''] = names;
    const what = names.length === 1
        ? `${first} ${SAYS[state]}`
        : `${names.length} of ${(0,quantities/* plural */.LS)(expected.length, 'check')} ${manySay(state)}: ${names.join(', ')}`;
    return (0,present_escape/* cutText */.IN)(`${outcome.toUpperCase()} · ${what}`, check_run/* TITLE_MAX_LENGTH */.Nw);
}
const manySay = (state) => SAYS[state]
    .replace(/^is /, 'are ')
    .replace(/^has /, 'have ')
    .replace(/^needs /, 'need ');
/** What people read on the aggregated check and in the job summary. */
function aggregateSummary(aggregate) {
    return (0,markdown_escape/* blocks */.Bv)(sectionsOf(aggregate));
}
function sectionsOf({ expected, unexpected }) {
    const remedies = [...new Set(ORDER.filter((each) => expected.some(({ state }) => state === each)).map((each) => DO[each]))];
    const rows = expected
        .slice(0, MAX_ROWS)
        .map(({ name, state, title }) => [(0,markdown_escape/* code */.aY)(name, 100), (0,markdown_escape/* words */.aL)(SAYS[state]), title === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* code */.aY)(title, 100)]);
    const parts = [
        ...remedies.map((remedy) => (0,markdown_escape/* html */.qy) `<p><b>Do:</b> ${(0,markdown_escape/* words */.aL)(remedy)}</p>`),
        (0,markdown_escape/* table */.tp)(['Check', 'here', 'says'], rows),
        expected.length > MAX_ROWS ? (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)(`and ${expected.length - MAX_ROWS} more`)}</p>` : markdown_escape/* NOTHING */.K$,
        unexpected.length > 0
            ? (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)('Not expected, and not counted:')} ${unexpected.slice(0, 20).map((name) => (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(name, 100)} `)}${(0,markdown_escape/* words */.aL)(unexpected.length > 20 ? `and ${unexpected.length - 20} more` : '')}</p>`
            : markdown_escape/* NOTHING */.K$,
        (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)('Counted are checks of this app, this run and this attempt. Each says for itself how to verify it.')}</p>`,
    ];
    return parts.filter((part) => part !== markdown_escape/* NOTHING */.K$);
}
/** The same for the job summary, below the check's name and title. */
function aggregateJobSummary(name, aggregate) {
    const heading = (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* code */.aY)(name, 100)} ${(0,markdown_escape/* code */.aY)(aggregateTitle(aggregate), check_run/* TITLE_MAX_LENGTH */.Nw)}</p>`;
    return (0,markdown_escape/* blocks */.Bv)([heading, ...sectionsOf(aggregate)]);
}
function aggregateOutput(aggregate) {
    const summary = aggregateSummary(aggregate);
    const fits = Buffer.byteLength(summary) <= check_run/* CHECK_TEXT_MAX_BYTES */.yV;
    return {
        title: aggregateTitle(aggregate),
        summary: fits ? summary : (0,markdown_escape/* blocks */.Bv)([(0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)('There are more checks than can be shown; the job summary has them.')}</p>`]),
        annotations: [],
    };
}

// EXTERNAL MODULE: ./lib/core/present/markdown.js + 1 modules
var markdown = __webpack_require__(99006);
// EXTERNAL MODULE: ./lib/flow/aggregate.js
var aggregate = __webpack_require__(69895);
// EXTERNAL MODULE: ./lib/action/cancellation.js
var action_cancellation = __webpack_require__(72851);
// EXTERNAL MODULE: ./lib/action/check.js
var check = __webpack_require__(76186);
// EXTERNAL MODULE: ./lib/action/publish-ports.js
var publish_ports = __webpack_require__(22824);
// EXTERNAL MODULE: ./lib/action/say.js
var say = __webpack_require__(56349);
// EXTERNAL MODULE: ./lib/action/state.js
var state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/tell-check.js
var tell_check = __webpack_require__(92958);
;// CONCATENATED MODULE: ./lib/action/aggregate.js














/** The jobs before this one have ended, so that all there is to wait for is GitHub's list. */
const SETTLING = { totalMs: 8_000, limitsMs: 120_000 };
/**
 * The last job of a run: opens the aggregated check, looks at what the others published, and completes it. The exit status carries the verdict.
 * @throws {ReceiptError} outside a run of GitHub Actions.
 */
async function aggregate_aggregate(inputs, env) {
    const cancellation = new action_cancellation/* Cancellation */.m(machine/* systemClock */.m);
    const run = (0,github_event/* readGithubRun */.l)(env);
    const target = (0,check/* targetOf */.$r)({ ...inputs, suite: check_writer/* EVERY_SUITE */.$c, matrix: '' }, run, env, machine/* systemClock */.m.now());
    if ('none' in target || run === null) {
        const why = 'none' in target ? target.none : '';
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `there can be no aggregated check: ${why}`, {
            remedy: 'Use it as the last job of a workflow.',
        });
    }
    const ports = await (0,publish_ports/* publishPorts */.Y)({ owner: run.owner, repo: run.repo, token: inputs.token ?? '' });
    await saveState(target, null);
    const opened = await (0,check/* openCheck */.Xq)(ports, target);
    const [seen, published] = await aggregateAs(opened, ports, { ...inputs, target, leftMs: () => cancellation.leftMs() });
    await saveState(target, published);
    await writeResults(seen, published, inputs);
    return await (0,tell_check/* tellCheck */.Ak)(outcomeOf(seen, opened, inputs), published, inputs, (0,tell_check/* troubleContext */.Z1)(run, env));
}
/** Which app we are is known only from a check that we wrote: without one, nobody's checks can be told from ours. */
async function aggregateAs(opened, ports, work) {
    const appId = 'check' in opened ? opened.check.appId : null;
    if (!('check' in opened) || appId === null)
        return [{ why: 'the check could not be opened, so that it is not known which checks are ours' }, opened];
    const target = { ...work.target, appId, id: opened.check.id };
    await saveState(target, null);
    const request = { target, expect: work.expect, earlierCount: work.neededEndedWell === true, budget: SETTLING };
    const seen = await (0,aggregate/* aggregateChecks */.Fs)(ports, request);
    const completion = 'trouble' in seen ? UNSEEN : { conclusion: (0,aggregate/* conclusionOfAggregate */.s0)(seen), output: aggregateOutput(seen), evidence: (0,aggregate/* evidenceOf */.X1)(seen) };
    const published = await (0,check/* completeCheck */.iL)(ports, target, completion, work.leftMs());
    return ['trouble' in seen ? { why: `the checks could not be read: ${seen.trouble.what}` } : seen, published];
}
const UNSEEN = {
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · the checks of this run could not be read',
        summary: (0,markdown/* plainSummary */.hQ)('GitHub did not answer in time. Run the job again.'),
        annotations: [],
    },
    evidence: null,
};
/** Where a token may not write at all, the others could not publish either; then how their jobs ended has to do. */
function outcomeOf(seen, opened, { neededEndedWell }) {
    if ('outcome' in seen)
        return seen.outcome;
    const locked = opened.kind === 'trouble' && opened.trouble.kind === 'locked';
    return locked && neededEndedWell === true ? 'passed' : 'incomplete';
}
async function saveState(target, published) {
    const { saveState: save } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    save(state/* CHECK_STATE */.LJ, (0,state/* formatCheckState */.BV)(target));
    if (published !== null && published.kind !== 'trouble')
        save(state/* DONE_STATE */.ZV, 'true');
}
async function writeResults(seen, published, { summary, checkName }) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const names = (...states) => 'outcome' in seen ? seen.expected.filter(({ state }) => states.includes(state)).map(({ name }) => name) : [];
    const title = 'outcome' in seen ? aggregateTitle(seen) : `INCOMPLETE · ${(0,present_escape/* escapeTerminal */.en)(seen.why, 200)}`;
    if ('outcome' in seen && seen.outcome === 'passed')
        await (0,say.say)('info', title);
    else
        await (0,say.say)('error', title, checkName);
    if (summary && 'outcome' in seen)
        await (0,say/* writeJobSummary */.j)(aggregateJobSummary(checkName, seen));
    core.setOutput('verdict', 'outcome' in seen ? seen.outcome : 'incomplete');
    core.setOutput('missing', JSON.stringify(names('missing', 'older', 'open')));
    core.setOutput('failed', JSON.stringify(names('failed', 'action-required')));
    core.setOutput('check-url', 'check' in published ? (published.check.url ?? '') : '');
}


/***/ }),

/***/ 72851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Cancellation)
/* harmony export */ });
/** What GitHub's runner gives a step that is cancelled, less what our own end takes: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. */
const CANCELLED_MS = 10_000 - 1_500;
/**
 * Notices that the job is cancelled, instead of ending at once: the check is to be completed first. The command has its own ears.
 */
class Cancellation {
    #clock;
    #since = null;
    #signal = null;
    constructor(clock) {
        this.#clock = clock;
        for (const signal of ['SIGINT', 'SIGTERM']) {
            process.on(signal, () => {
                this.#signal ??= signal;
                this.#since ??= this.#clock.monotonic();
            });
        }
    }
    /** The signal that told us; null while nothing did. */
    get signal() {
        return this.#signal;
    }
    /** What is left until we are killed; null while the job goes on. */
    leftMs() {
        return this.#since === null ? null : Math.max(500, CANCELLED_MS - (this.#clock.monotonic() - this.#since));
    }
}


/***/ }),

/***/ 69895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ aggregateChecks),
/* harmony export */   SU: () => (/* binding */ resetAggregates),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   s0: () => (/* binding */ conclusionOfAggregate)
/* harmony export */ });
/* unused harmony export aggregateOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64953);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25001);



/** Looks at what the run's other steps have published, until all that is expected is there or the time is over. */
async function aggregateChecks(ports, request) {
    const { headSha, appId } = request.target;
    const patience = new _patience_js__WEBPACK_IMPORTED_MODULE_1__/* .Patience */ .i3(ports, request.budget);
    for (;;) {
        const found = await ports.checks.find({ ref: headSha, name: null, appId }, patience.timeout());
        if (!found.ok) {
            ports.debug(`list: ${found.trouble.code}: ${found.trouble.what}`);
            if (await patience.again(found.trouble))
                continue;
            return { trouble: found.trouble };
        }
        const aggregate = aggregateOf(found.value, request);
        for (const { name, state } of aggregate.expected)
            ports.debug(`expected ${JSON.stringify(name)}: ${state}`);
        const settled = aggregate.expected.every(({ state }) => state !== 'missing' && state !== 'open' && state !== 'older');
        if (settled || !(await patience.again(NOT_ALL)))
            return aggregate;
    }
}
const NOT_ALL = { kind: 'weather', code: 'unsettled', what: 'not every check is there yet', retryAfterMs: null };
/** What the checks seen on the commit come to. */
function aggregateOf(seen, { target, expect, earlierCount }) {
    const { writer, appId, headSha } = target;
    const ours = seen.flatMap((check) => {
        const by = (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExternalId */ .Wt)(check.externalId);
        const counts = by !== null && isOfRun(by, writer) && by.suite !== _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERY_SUITE */ .$c && check.appId === appId && check.headSha === headSha;
        return counts ? [{ check, attempt: by.attempt }] : [];
    });
    const expected = expect.map((name) => {
        const named = ours.filter(({ check, attempt }) => check.name === name && attempt <= writer.attempt);
        const latest = Math.max(...named.map(({ attempt }) => attempt));
        const checks = named.filter(({ attempt }) => attempt === latest).map(({ check }) => check);
        const [newest] = checks;
        if (newest === undefined)
            return { name, state: 'missing', title: null, url: null };
        const state = latest < writer.attempt && !earlierCount ? 'older' : stateOf(checks);
        return { name, state, title: newest.title, url: newest.url };
    });
    const names = new Set(ours.map(({ check }) => check.name));
    return { outcome: outcomeOf(expected), expected, unexpected: [...names].filter((name) => !expect.includes(name)).sort() };
}
const isOfRun = (by, { repositoryId, runId }) => by.repositoryId === repositoryId && by.runId === runId;
/** Of several checks of one name all must be green. */
function stateOf(checks) {
    if (checks.some(({ status }) => status !== 'completed'))
        return 'open';
    if (checks.every(({ conclusion }) => conclusion === 'success'))
        return 'passed';
    return checks.every(({ conclusion }) => conclusion === 'success' || conclusion === 'action_required') ? 'action-required' : 'failed';
}
function outcomeOf(expected) {
    if (expected.some(({ state }) => state === 'failed'))
        return 'failed';
    return expected.length > 0 && expected.every(({ state }) => state === 'passed') ? 'passed' : 'incomplete';
}
/** The conclusion of the aggregated check; what needs a person stays so only where nothing worse was seen. */
function conclusionOfAggregate({ outcome, expected }) {
    if (outcome === 'passed')
        return 'success';
    const looks = expected.some(({ state }) => state === 'action-required');
    return looks && expected.every(({ state }) => state === 'passed' || state === 'action-required') ? 'action_required' : 'failure';
}
/** SHA-256 in hex of what an aggregate rests on. */
function evidenceOf({ expected }) {
    const facts = expected.map(({ name, state, title, url }) => [name, state, title, url]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(facts)).digest('hex');
}
const RUN_AGAIN = {
    status: 'in_progress',
    output: {
        title: 'The suites are running again',
        summary: 'A newer attempt of this run has begun; this check is completed again when its jobs have ended.',
        annotations: [],
    },
};
/**
 * Takes back what aggregated checks of earlier attempts of this run said in green: a step of a newer one has begun. One look, no second try:
 * the aggregating job comes behind, and completes the check in any case where it runs at all.
 */
async function resetAggregates(ports, { headSha, writer }, appId) {
    const timeoutMs = 5_000;
    const found = await ports.checks.find({ ref: headSha, name: null, appId }, timeoutMs);
    for (const check of found.ok ? found.value : []) {
        const by = (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExternalId */ .Wt)(check.externalId);
        if (by === null || !isOfRun(by, writer) || by.suite !== _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERY_SUITE */ .$c || by.attempt >= writer.attempt)
            continue;
        if (check.conclusion !== 'success')
            continue;
        const change = { externalId: check.externalId, state: RUN_AGAIN, startedAt: null, completedAt: null };
        const answer = await ports.checks.update(check.id, change, timeoutMs);
        ports.debug(`reset of ${JSON.stringify(check.name)}: ${answer.ok ? 'ok' : answer.trouble.what}`);
    }
}


/***/ })

};
