export const id = 897;
export const ids = [897,226,172];
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

/***/ 1264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ screenOf),
/* harmony export */   c2: () => (/* binding */ shownFrom),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* unused harmony export wantsColour */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The screen that a stream is: its columns (100 where it is no terminal) and whether it wants colours. */
function screenOf(stream, env) {
    const columns = stream.isTTY === true && (stream.columns ?? 0) > 0 ? (stream.columns ?? 100) : 100;
    return { columns: Math.min(Math.max(columns, 40), 200), colour: wantsColour(stream, env), from: process.cwd() };
}
/** NO_COLOR (no-color.org) wins, then FORCE_COLOR (0 and false: none), then whether it is a terminal that knows colours. */
function wantsColour(stream, env) {
    if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '')
        return false;
    const force = env['FORCE_COLOR'];
    if (force !== undefined)
        return force !== '0' && force !== 'false';
    return stream.isTTY === true && env['TERM'] !== 'dumb';
}
/** A path as a user would name it from where he stands. */
function shownFrom(cwd, path) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, path);
    return shown === '' ? '.' : shown.startsWith('..') ? path : shown;
}
async function isFolder(path) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((found) => found.isDirectory(), () => false);
}


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

/***/ 8880:
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

/***/ 1663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Zz: () => (/* binding */ labelRow),
/* harmony export */   jc: () => (/* binding */ headlineRow),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ doRows),
/* harmony export */   xg: () => (/* binding */ MAX_LINES)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5508);

/** No screen of ours is longer. */
const MAX_LINES = 25;
const INKS = {
    green: [32, 39],
    red: [31, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** Colours a finished piece of a line; its width stays the same to whoever measured before. */
function paint(screen, ink, text) {
    const [on, off] = INKS[ink];
    return screen.colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}
/** "WORD  why …                                              right": the outcome first, as a word. */
function headlineRow(screen, ink, word, why, right) {
    const line = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .justify */ .pD)(`${word}  ${why}`, right, screen.columns);
    const tail = right === '' || !line.endsWith(right) ? '' : right;
    const middle = line.slice(word.length, line.length - tail.length);
    return paint(screen, 'bold', paint(screen, ink, word)) + middle + (tail === '' ? '' : paint(screen, 'dim', tail));
}
/** "  label     text", cut at the last column. */
function labelRow(screen, label, text) {
    return `  ${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .padTo */ .v0)(label, 10)}${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(text, screen.columns - 12)}`;
}
/** Text below the headline, indented and broken into at most `max` lines. */
function paragraph(screen, text, max, indent = 2) {
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapWords */ .EO)(text, screen.columns - indent);
    const shown = lines.slice(0, max);
    const cut = lines.length > max ? `${shown.at(-1) ?? ''} …` : shown.at(-1);
    return [...shown.slice(0, -1), cut ?? ''].map((line) => ' '.repeat(indent) + (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(line, screen.columns - indent));
}
/** Rows of cells as columns two spaces apart; each column is as wide as its widest cell, but at most its share; the last one takes the rest. */
function table(screen, rows, shares, indent = 2) {
    const room = screen.columns - indent;
    const widths = shares.map((share, i) => Math.min(Math.floor(room * share), Math.max(0, ...rows.map((row) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(row[i] ?? '')))));
    return rows.map((row) => {
        let line = '';
        for (const [i, cell] of row.entries()) {
            const width = widths[i];
            const left = room - (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(line);
            line += width === undefined ? (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(cell, left) : width === 0 ? '' : `${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .padTo */ .v0)((0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(cell, width), width)}  `;
        }
        return ' '.repeat(indent) + line.trimEnd();
    });
}
/** A command to copy at the end of a remedy, and the words before it. */
const COPYABLE = /^(?<prose>|.*: +)(?<command>npx receipt (?:run|verify|judge) .*)$/s;
/** "  Do   …": what to do next, at most `max` lines and the command to copy, which keeps one line however long. */
function doRows(screen, text, more, max = 4) {
    const lead = '  Do   ';
    const room = screen.columns - lead.length;
    const { prose = text, command = '' } = COPYABLE.exec(text)?.groups ?? {};
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapWords */ .EO)(prose.trimEnd(), room).slice(0, max);
    if (command !== '') {
        if (prose.length <= 30)
            lines.splice(0, 1, prose + command);
        else
            lines.push(command);
    }
    else if (more !== '') {
        const last = lines.at(-1) ?? '';
        if ((0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(last) + 4 + (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(more) <= room)
            lines[lines.length - 1] = `${last}    ${more}`;
        else
            lines.push(more);
    }
    return lines.map((line, i) => (i === 0 ? lead : ' '.repeat(lead.length)) + line);
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
