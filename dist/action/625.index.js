export const id = 625;
export const ids = [625];
export const modules = {

/***/ 76186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Xq: () => (/* binding */ openCheck),
/* harmony export */   iL: () => (/* binding */ completeCheck),
/* harmony export */   tQ: () => (/* binding */ closeCheck)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_present_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99006);
/* harmony import */ var _flow_publish_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8614);



/** A slow API may not hold the suite up for long; the check is opened again when it is completed. */
const OPENING = { totalMs: 15_000, limitsMs: 0 };
const COMPLETING = { totalMs: 45_000, limitsMs: 240_000 };
/** Where the check will go, or why there can be none. */
function targetOf({ token, checkName, suite, matrix }, run, env, now) {
    if (run === null)
        return { none: 'this is no run of GitHub Actions' };
    if (token === null)
        return { none: 'the step has no token' };
    if (run.owner === '' || run.repo === '')
        return { none: 'GITHUB_REPOSITORY names no repository' };
    const { head_sha: headSha } = run.ci;
    if (headSha === null)
        return { none: 'the event does not say which commit it is about' };
    const { repositoryId, runId, attempt } = run;
    const writer = { repositoryId, runId, attempt, suite, step: stepOf(env, matrix), writer: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex') };
    return { headSha, name: checkName, writer, detailsUrl: run.url, startedAt: now.toISOString(), appId: null, id: null };
}
/** The same for one step of one job (of one leg of its matrix) in every attempt of a run. */
function stepOf(env, matrix) {
    const parts = [env['GITHUB_JOB'] ?? '', env['GITHUB_ACTION'] ?? '', matrix];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}
const RUNNING = {
    status: 'in_progress',
    output: {
        title: 'The suite is running',
        summary: (0,_core_present_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSummary */ .hQ)('The verdict is written here when the suite has ended.'),
        annotations: [],
    },
};
const TWO_WRITERS = {
    status: 'completed',
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · two steps publish a check of this name',
        summary: (0,_core_present_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSummary */ .hQ)('In one attempt of one workflow run two steps publish a check of this name, so that it can speak for neither.', 'Give each a name of its own by the input `check-name` or `suite`; in a matrix, put its values into the name.'),
        annotations: [],
    },
};
const NOT_FINISHED = {
    status: 'completed',
    conclusion: 'failure',
    output: {
        title: 'INCOMPLETE · the step ended before its verdict was published',
        summary: (0,_core_present_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSummary */ .hQ)('The step that runs the suite was killed, cancelled or cut off before it could say how the suite ended. Run it again.'),
        annotations: [],
    },
};
function openCheck(ports, target) {
    return (0,_flow_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishCheck */ .k)(ports, { target, state: RUNNING, evidence: null, onRival: TWO_WRITERS, budget: OPENING });
}
/** @param leftMs what is left of our own time, where the job was cancelled. */
function completeCheck(ports, target, { conclusion, output, evidence }, leftMs) {
    const state = { status: 'completed', conclusion, output };
    const budget = leftMs === null ? COMPLETING : { totalMs: leftMs, limitsMs: 0 };
    return (0,_flow_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishCheck */ .k)(ports, { target, state, evidence, onRival: TWO_WRITERS, budget });
}
/** Closes what `main` left open; never as anything but a failure. */
function closeCheck(ports, target) {
    const request = { target, state: NOT_FINISHED, evidence: null, onRival: NOT_FINISHED };
    return (0,_flow_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishCheck */ .k)(ports, { ...request, onlyClose: true, budget: COMPLETING });
}


/***/ }),

/***/ 62287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ formatCheckState),
/* harmony export */   LJ: () => (/* binding */ CHECK_STATE),
/* harmony export */   Ng: () => (/* binding */ parseCheckState),
/* harmony export */   ZV: () => (/* binding */ DONE_STATE)
/* harmony export */ });
/* harmony import */ var _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64953);

/** What `main` leaves for `post`: the check that it opens, and whether it was closed. */
const CHECK_STATE = 'check';
const DONE_STATE = 'done';
function formatCheckState({ headSha, name, writer, startedAt, id }) {
    return JSON.stringify({ headSha, name, externalId: (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExternalId */ .E5)(writer, null), startedAt, id });
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
    const writer = (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExternalId */ .Wt)(externalId ?? '');
    if (!/^[0-9a-f]{40,64}$/.test(headSha ?? '') || !name || writer === null || !/^[\d-]{10}T[\d:.]+Z$/.test(startedAt ?? ''))
        return null;
    const id = valueAt(value, 'id');
    return {
        headSha: headSha ?? '',
        name,
        writer,
        startedAt: startedAt ?? '',
        detailsUrl: null,
        appId: null,
        id: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null,
    };
}
function valueAt(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
}
function textAt(value, key) {
    const found = valueAt(value, key);
    return typeof found === 'string' ? found : null;
}


/***/ }),

/***/ 92958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ tellCheck),
/* harmony export */   Z1: () => (/* binding */ troubleContext),
/* harmony export */   s1: () => (/* binding */ tellLine)
/* harmony export */ });
/* harmony import */ var _core_present_trouble_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16658);
/* harmony import */ var _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63637);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56349);



/**
 * Says in one line what is wrong with the check, if anything.
 * @param published null where no check was wanted.
 * @returns the step's exit status: the verdict's, unless a pass could not be told as it had to be.
 */
async function tellCheck(outcome, published, { check, checkName }, context) {
    const line = published === null ? null : lineOn(published, checkName, context);
    const code = (0,_flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exitOf */ .s)(outcome);
    if (line === null)
        return code;
    const mustTell = check === 'always' || published?.kind === 'rival';
    if (mustTell)
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_2__.say)('error', line);
    else if (published?.kind === 'trouble' && published.trouble.kind !== 'locked')
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_2__.say)('warning', line);
    else
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_2__.say)('notice', line);
    return mustTell && code === _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.passed ? _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.ours : code;
}
/** Shows what is worth knowing and decides nothing. */
async function tellLine(line) {
    if (line !== null)
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_2__.say)('notice', line);
}
function lineOn(published, checkName, context) {
    switch (published.kind) {
        case 'trouble':
            return `${(0,_core_present_trouble_text_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleText */ .N)(published.trouble, context)}. The verdict still decides this step.`;
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
/** Our page is where the action itself came from, as GitHub tells. */
function troubleContext(run, env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    const known = server !== undefined && /^[\w.-]+\/[\w.-]+$/.test(repository ?? '') && /^[\w./-]{1,200}$/.test(ref ?? '');
    return { readOnly: run?.readOnly ?? null, page: known ? `${server}/${repository}/blob/${ref}/docs/action.md` : 'docs/action.md' };
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

/***/ 99006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fM: () => (/* binding */ checkSections),
  Z4: () => (/* binding */ checkSummary),
  sp: () => (/* binding */ jobSummary),
  hQ: () => (/* binding */ plainSummary)
});

// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/present/markdown-escape.js
var markdown_escape = __webpack_require__(41672);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var model_reasons = __webpack_require__(28880);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(74739);
// EXTERNAL MODULE: ./lib/core/present/failing-test.js
var failing_test = __webpack_require__(5216);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(78179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(26454);
// EXTERNAL MODULE: ./lib/core/present/remedy.js
var remedy = __webpack_require__(67511);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(75117);
// EXTERNAL MODULE: ./lib/core/present/witnesses.js
var witnesses = __webpack_require__(53716);
;// CONCATENATED MODULE: ./lib/core/present/summary-sections.js









/** Why the verdict is what it is, where, and what to do. */
function why(view, room) {
    const { verdict, receipt } = view;
    if (verdict.outcome === 'passed')
        return [passedBecause(view), ...leniencies(verdict)];
    const [deciding] = verdict.reasons;
    const place = whereOf(deciding);
    const at = place === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) ` at ${(0,markdown_escape/* code */.aY)(place, 300)}`;
    return [
        (0,markdown_escape/* html */.qy) `<p>${boldSentenceOf(deciding, room)}<br>${(0,markdown_escape/* code */.aY)(deciding.code)}${at}</p>`,
        ...remedyOf(verdict, deciding, receipt),
        ...leniencies(verdict),
    ];
}
function passedBecause({ evidence, verdict }) {
    const { tally } = verdict;
    if (tally === null || (verdict.outcome === 'passed' && verdict.empty))
        return (0,markdown_escape/* html */.qy) `<p><b>Passed without a test, by leave.</b></p>`;
    const NAMES = { exit: 'exit', log: 'log', reports: 'reports' };
    const agreeing = (0,witnesses/* witnessesOf */.L)(evidence, verdict).flatMap(({ name, sign }) => (sign === 'good' ? [NAMES[name]] : []));
    const last = agreeing.pop() ?? '';
    const agree = agreeing.length === 0 ? '' : ` ${capital(`${agreeing.join(', ')} and ${last}`)} agree.`;
    return (0,markdown_escape/* html */.qy) `<p><b>${(0,markdown_escape/* words */.aL)(`${(0,headline/* tallyLine */.f8)(tally)}.`)}</b>${(0,markdown_escape/* words */.aL)(agree)}</p>`;
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** Arguments that rules make of our own words, and at most of what the workflow's author asked for. */
const OURS = new Set(['by', 'format', 'limit', 'looked', 'signal', 'where']);
/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentenceOf(reason, room) {
    return (0,markdown_escape/* html */.qy) `${partsOf(reason, room).map(({ shown }) => shown)}`;
}
/** {@link sentenceOf} with our own words bold. */
function boldSentenceOf(reason, room) {
    const parts = partsOf(reason, room);
    return (0,markdown_escape/* html */.qy) `${parts.map(({ shown, ours }, i) => {
        const opened = ours && parts[i - 1]?.ours !== true ? OPEN : markdown_escape/* NOTHING */.K$;
        const closed = ours && parts[i + 1]?.ours !== true ? CLOSE : markdown_escape/* NOTHING */.K$;
        return (0,markdown_escape/* html */.qy) `${opened}${shown}${closed}`;
    })}`;
}
const [OPEN, CLOSE] = [(0,markdown_escape/* html */.qy) `<b>`, (0,markdown_escape/* html */.qy) `</b>`];
function partsOf(reason, room) {
    const max = Math.max(room.text, 60);
    const parts = model_reasons/* REASONS */.ez[reason.code].says.split(/\{(\w+)\}/).map((part, i) => {
        if (i % 2 === 0)
            return { shown: (0,markdown_escape/* words */.aL)(part), ours: part !== '' };
        const value = reason.args?.[part] ?? '…';
        if (typeof value === 'number')
            return { shown: (0,markdown_escape/* html */.qy) `${value}`, ours: true };
        return OURS.has(part) ? { shown: (0,markdown_escape/* prose */.CS)(value, max), ours: true } : { shown: (0,markdown_escape/* code */.aY)(value, max), ours: false };
    });
    return parts.filter(({ shown }) => String(shown) !== '');
}
/** Options of the command line that the table's remedies speak of, and the action's inputs for them. */
const INPUTS = {
    '--report': 'reports',
    '--runner': 'runner',
    '--footer': 'footer',
    '--min-tests': 'min-tests',
    '--timeout': 'timeout-minutes',
};
const MASKED = ' Find what hides them from the exit status, too: `|| true`, a pipe without pipefail, or a hook that overwrites it.';
function remedyOf({ reasons }, reason, { suite }) {
    const { text, command, needs } = (0,remedy/* workflowRemedyFor */.tL)(reason, suite);
    if (text === '')
        return [];
    const shown = text === model_reasons/* REASONS */.ez[reason.code].remedy ? (0,markdown_escape/* words */.aL)(text) : (0,markdown_escape/* prose */.CS)(text);
    const first = needs === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) ` First: ${(0,markdown_escape/* code */.aY)(needs)}.`;
    if (command !== null)
        return [(0,markdown_escape/* html */.qy) `<p><b>Do:</b> ${shown}${first} In the workflow:</p>`, (0,markdown_escape/* codeLines */.zo)([`command: ${command}`], 1000)];
    const inputs = Object.entries(INPUTS).filter(([option]) => new RegExp(`${option}(?![\\w-])`).test(text));
    const names = inputs.map(([option, input]) => (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(option)} is the input ${(0,markdown_escape/* code */.aY)(input)}`);
    const also = names.length === 0 ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) ` (In a workflow ${(0,markdown_escape/* join */.fj)(names, ', ')}.)`;
    const masked = reasons.some(({ code: name }) => name === 'exit-masked') ? (0,markdown_escape/* words */.aL)(MASKED) : markdown_escape/* NOTHING */.K$;
    return [(0,markdown_escape/* html */.qy) `<p><b>Do:</b> ${shown}${also}${masked}</p>`];
}
function whereOf({ where }) {
    if (where?.file === undefined)
        return null;
    const place = [where.file, where.line, where.column].filter((part) => part !== undefined).join(':');
    return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}
function leniencies({ reasons }) {
    const used = reasons.filter((reason) => reason.code === 'leniency');
    if (used.length === 0)
        return [];
    const items = used.map(({ args = {} }) => (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(String(args['option'] ?? '…'))} ${(0,markdown_escape/* code */.aY)(String(args['what'] ?? '…'))}`);
    return [(0,markdown_escape/* html */.qy) `<p><b>By leave of</b> ${(0,markdown_escape/* join */.fj)(items, '; ')}</p>`];
}
const SIGNS = { good: '✓', bad: '✗', unclear: '?', silent: '–' };
const HEADS = { exit: 'Exit', log: 'Log', reports: 'Reports' };
function saysOf({ name, sign, says }) {
    if (says.startsWith('←'))
        return 'hides the failures';
    return name === 'log' && sign === 'unclear' ? 'never closed' : says.replace(/^says: /, '');
}
/** Exit, log and reports side by side: what each says, and below it what was seen. */
function summary_sections_witnesses({ evidence, verdict }) {
    const all = (0,witnesses/* witnessesOf */.L)(evidence, verdict);
    const says = all.map((witness) => (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* words */.aL)(SIGNS[witness.sign])}&nbsp;<b>${(0,markdown_escape/* words */.aL)(saysOf(witness))}</b>`);
    const seen = all.map(({ seen: text }) => (0,markdown_escape/* code */.aY)(text, 300));
    return (0,markdown_escape/* table */.tp)(all.map(({ name }) => HEADS[name]), [says, seen]);
}
/** The failing tests; where there are none, the end of the log as far as it says more. */
function failing(view, room, elsewhere) {
    const { evidence, verdict } = view;
    const tests = verdict.outcome === 'passed' ? [] : (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    const count = Math.max(tests.length, verdict.tally === null ? 0 : (0,tally/* red */.wv)(verdict.tally));
    if (count === 0)
        return tail(evidence, verdict, room);
    const open = tests.slice(0, room.failing);
    const folded = tests.slice(open.length, open.length + room.folded);
    const more = count - open.length - folded.length;
    const shown = open.length + folded.length;
    return [
        ...(open.length > 0 ? [failingTable(open, room)] : []),
        ...(folded.length > 0
            ? [(0,markdown_escape/* html */.qy) `<details><summary>${folded.length} more failing tests</summary>${failingTable(folded, room)}</details>`]
            : []),
        ...(more > 0
            ? [
                (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)(`${shown > 0 ? 'And ' : ''}${(0,quantities/* plural */.LS)(more, shown > 0 ? 'more failing test' : 'failing test')}: ${elsewhere}.`)}</p>`,
            ]
            : []),
        ...marks(view, count),
    ];
}
function failingTable(tests, { text }) {
    const rows = tests.map((test) => {
        const place = (0,failing_test/* placeOf */.$)(test);
        const at = place === '' ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) `<br>${(0,markdown_escape/* code */.aY)(place, text)}`;
        return [(0,markdown_escape/* html */.qy) `${(0,markdown_escape/* words */.aL)('✗')}&nbsp;${(0,markdown_escape/* code */.aY)((0,failing_test/* fullName */.f)(test), text)}${at}`, (0,markdown_escape/* code */.aY)(test.message, text)];
    });
    return (0,markdown_escape/* table */.tp)(['Failing test', 'Message'], rows);
}
/** Where it isn't every failing test that is marked at its line. */
function marks({ marked }, count) {
    if (marked === undefined || marked === 0 || marked >= count)
        return [];
    return [(0,markdown_escape/* html */.qy) `<p>${marked} of ${count} are marked at their lines.</p>`];
}
function tail({ log }, { decidedBy }, room) {
    const lines = decidedBy !== null && verdict_json/* TAIL_FOR */.je.has(decidedBy) ? log.tail.slice(-room.tail) : [];
    if (lines.length === 0 || room.tail === 0)
        return [];
    return [(0,markdown_escape/* html */.qy) `<p>The last lines of the log:</p>`, (0,markdown_escape/* codeLines */.zo)(lines, room.text)];
}
/** What else would have decided, and what else there is to know. */
function others({ verdict }, room) {
    const also = verdict.outcome === 'passed' ? [] : (0,headline/* withoutConsequences */.Ro)(verdict.reasons[0], verdict.reasons.slice(1)).filter(headline/* isDeciding */._J);
    const notes = (0,headline/* notesOf */.h$)(verdict).filter(({ code: name }) => name !== 'leniency');
    return [
        ...listOf('Also:', also, room, (reason) => (0,markdown_escape/* html */.qy) `${sentenceOf(reason, room)} ${(0,markdown_escape/* code */.aY)(reason.code)}`),
        ...listOf('Notes:', notes, room, (note) => sentenceOf(note, room)),
    ];
}
function listOf(head, reasons, room, item) {
    const shown = reasons.slice(0, room.notes);
    if (shown.length === 0)
        return [];
    const more = reasons.length - shown.length;
    return [
        (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)(head)}</p>`,
        (0,markdown_escape/* html */.qy) `<ul>${shown.map((reason) => (0,markdown_escape/* html */.qy) `<li>${item(reason)}</li>`)}${more > 0 ? (0,markdown_escape/* html */.qy) `<li>and ${more} more, in the receipt</li>` : markdown_escape/* NOTHING */.K$}</ul>`,
    ];
}
/** What was tested, in one line. */
function tested({ receipt }) {
    const { source, environment, suite, run, ci } = receipt;
    const commit = source === null || source.git_head === null
        ? (0,markdown_escape/* words */.aL)('no known commit')
        : (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(source.git_head.slice(0, 7))}${(0,markdown_escape/* words */.aL)(source.dirty ? ' with uncommitted changes' : '')}`;
    const merged = ci?.head_sha != null && source?.git_head !== ci.head_sha ? (0,markdown_escape/* html */.qy) ` (for ${(0,markdown_escape/* code */.aY)(ci.head_sha.slice(0, 7))})` : markdown_escape/* NOTHING */.K$;
    const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
    const on = (0,markdown_escape/* code */.aY)([...runtimes, `${environment.os} ${environment.arch}`].join(', '), 200);
    const attempt = (ci?.run_attempt ?? 1) > 1 ? (0,markdown_escape/* html */.qy) `, attempt ${ci?.run_attempt ?? 1}` : markdown_escape/* NOTHING */.K$;
    return (0,markdown_escape/* html */.qy) `<p>Tested: ${commit}${merged} with ${(0,markdown_escape/* code */.aY)(suite.command.join(' '), 200)} in ${(0,markdown_escape/* words */.aL)((0,quantities/* formatDuration */.a3)(run.duration_ms))} on ${on}${attempt}.</p>`;
}
/** Whole digests, and how to derive the verdict from them again. */
function digests({ receipt, receiptSha256, folder }, room) {
    const { source, environment, evidence, ci } = receipt;
    const { log, reports } = evidence;
    const optional = (label, value) => (value == null ? [] : [[(0,markdown_escape/* words */.aL)(label), (0,markdown_escape/* code */.aY)(value)]]);
    const rows = [
        ...optional('commit', source?.git_head),
        ...optional('tree', source?.git_tree),
        ...optional('check goes to', ci?.head_sha === source?.git_head ? null : ci?.head_sha),
        ...optional('image', environment.image),
        [(0,markdown_escape/* code */.aY)('receipt.json'), (0,markdown_escape/* code */.aY)(receiptSha256)],
        [(0,markdown_escape/* code */.aY)('log.txt'), (0,markdown_escape/* code */.aY)(log.sha256)],
        ...reports.slice(0, room.reports).map((report) => [(0,markdown_escape/* code */.aY)(report.path), (0,markdown_escape/* code */.aY)(report.sha256)]),
    ];
    const more = reports.length - Math.min(reports.length, room.reports);
    const rest = more > 0 ? (0,markdown_escape/* html */.qy) `<p>and ${more} more reports, in the receipt</p>` : markdown_escape/* NOTHING */.K$;
    const line = (0,markdown_escape/* html */.qy) `<p>Whoever has the folder ${(0,markdown_escape/* code */.aY)(folder, 300)} can derive this verdict again: <code>npx test-receipt judge</code> ${(0,markdown_escape/* code */.aY)(folder, 300)}</p>`;
    return (0,markdown_escape/* html */.qy) `<details><summary>Digests (SHA-256), and how to verify</summary>${line}${(0,markdown_escape/* table */.tp)([], rows)}${rest}</details>`;
}

;// CONCATENATED MODULE: ./lib/core/present/markdown.js



/** Tried in turn until the bytes fit. */
const CHECK_ROOMS = [
    { failing: 20, folded: 0, tail: 20, text: 200, notes: 20, reports: 20 },
    { failing: 20, folded: 0, tail: 10, text: 80, notes: 10, reports: 10 },
    { failing: 10, folded: 0, tail: 5, text: 60, notes: 5, reports: 5 },
    { failing: 3, folded: 0, tail: 3, text: 40, notes: 3, reports: 3 },
    { failing: 0, folded: 0, tail: 0, text: 20, notes: 0, reports: 0 },
];
const COMMENT_ROOMS = CHECK_ROOMS.map((room) => ({
    ...room,
    failing: Math.min(room.failing, 10),
    notes: Math.min(room.notes, 5),
}));
/** A job summary has sixteen times the room: every failing test that is kept, as long as the text allows. */
const JOB_ROOMS = [
    { failing: 20, folded: 480, tail: 20, text: 200, notes: 20, reports: 100 },
    { failing: 20, folded: 480, tail: 20, text: 100, notes: 20, reports: 50 },
    { failing: 20, folded: 180, tail: 20, text: 80, notes: 20, reports: 20 },
    ...CHECK_ROOMS,
];
/**
 * A verdict in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, the three witnesses side by
 * side, failing tests, what else was found, what was tested, digests and how to verify. What is cut is said.
 * @param make the sections in so much room. @param maxBytes what they may take as UTF-8.
 */
function fitted(rooms, maxBytes, make) {
    let sections = [];
    for (const room of rooms) {
        sections = make(room);
        if (byteLength((0,markdown_escape/* blocks */.Bv)(sections)) <= maxBytes)
            return sections;
    }
    return sections;
}
const byteLength = (text) => new TextEncoder().encode(text).length;
function sectionsOf(view, room, elsewhere) {
    return [...why(view, room), summary_sections_witnesses(view), ...failing(view, room, elsewhere), ...others(view, room), tested(view)];
}
/** For a check run, below its title. */
function checkSummary(view, maxBytes = check_run/* CHECK_TEXT_MAX_BYTES */.yV) {
    const elsewhere = 'the job summary has more of them, the log and the reports all';
    return (0,markdown_escape/* blocks */.Bv)(fitted(CHECK_ROOMS, maxBytes, (room) => [...sectionsOf(view, room, elsewhere), digests(view, room)]));
}
/** For a job's summary, under the check's name: the same, with more failing tests. */
function jobSummary(name, view, maxBytes = check_run/* JOB_SUMMARY_MAX_BYTES */.m9) {
    const heading = (0,markdown_escape/* html */.qy) `<h3>${(0,markdown_escape/* words */.aL)(view.verdict.outcome.toUpperCase())} ${(0,markdown_escape/* code */.aY)(name)}</h3>`;
    const elsewhere = 'the log and the reports have all of them';
    const room = maxBytes - byteLength((0,markdown_escape/* blocks */.Bv)([heading]));
    return (0,markdown_escape/* blocks */.Bv)([heading, ...fitted(JOB_ROOMS, room, (each) => [...sectionsOf(view, each, elsewhere), digests(view, each)])]);
}
/** For a comment, between what else it says: without digests. */
function checkSections(view, maxBytes) {
    return fitted(COMMENT_ROOMS, maxBytes, (room) => sectionsOf(view, room, 'the check has more of them'));
}
/** A check that is open while the suite runs, or was closed without a verdict: our own words only. */
function plainSummary(...paragraphs) {
    return (0,markdown_escape/* blocks */.Bv)([(0,markdown_escape/* html */.qy) `${paragraphs.map((paragraph) => (0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* words */.aL)(paragraph)}</p>`)}`]);
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

/***/ 16658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commentTroubleText),
/* harmony export */   N: () => (/* binding */ troubleText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6172);

const WHO = { fork: 'a pull request from a fork', dependabot: 'a run started by Dependabot' };
/** The part of our page that helps. */
const PART = {
    'bad-token': 'permissions-forks-dependabot',
    permission: 'permissions-forks-dependabot',
    saml: 'permissions-forks-dependabot',
    'not-yours': 'matrix-several-suites',
    hidden: 'permissions-forks-dependabot',
    gone: 'when-github-does-not-answer',
    blocked: 'when-github-does-not-answer',
};
/** One line: why there is no check, what to do, and which page helps. */
function troubleText(trouble, context) {
    const what = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(trouble.what, 400);
    if (trouble.kind !== 'locked') {
        return `The check could not be written: ${what}. Run the job again to have it; see ${context.page}#when-github-does-not-answer`;
    }
    const page = `${context.page}#${PART[trouble.code]}`;
    return `No check was written: ${whyLocked(trouble, context, what)}; see ${page}`;
}
function whyLocked(trouble, { readOnly }, what) {
    switch (trouble.code) {
        case 'bad-token':
            return `${what}; give a valid token in the input \`token\` (an app's token lives for an hour)`;
        case 'saml':
            return `${what}; authorise the token for single sign-on to this organisation`;
        case 'not-yours':
            return `${what}; another app holds a check of this name: give ours another \`check-name\``;
        case 'gone':
        case 'blocked':
            return `${what}; nothing that the workflow says can change that`;
        case 'permission':
        case 'hidden':
            return `the token lacks the permission \`${permissionOf(trouble)}\` (${what}); ${remedyFor(readOnly)}`;
    }
}
/** What GitHub names is what this one request needed; whoever grants no more meets the next locked door. */
function permissionOf({ permission }) {
    return (permission ?? 'checks=write').replace('checks=read', 'checks=write').replaceAll('=', ': ');
}
function remedyFor(readOnly) {
    if (readOnly === null)
        return 'add it under `permissions:` of the job';
    return `${WHO[readOnly]} has a token that only reads, whatever the workflow says, so require this job's own check, or publish from a second workflow`;
}
/** One line: why there is no comment, and what to do. The verdict is not touched by it. */
function commentTroubleText(trouble, { readOnly, page }) {
    const what = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(trouble.what, 400);
    if (trouble.kind !== 'locked' || (trouble.code !== 'permission' && trouble.code !== 'hidden')) {
        return `The comment could not be written: ${what}. The verdict does not depend on it.`;
    }
    const remedy = readOnly === null
        ? 'add it under `permissions:` of the job'
        : `${WHO[readOnly]} has a token that only reads, whatever the workflow says`;
    return `No comment was written: the token lacks the permission \`pull-requests: write\` (${what}); ${remedy}; see ${page}#comment`;
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


/***/ })

};
