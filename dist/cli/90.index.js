export const id = 90;
export const ids = [90];
export const modules = {

/***/ 3090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeCommand: () => (/* binding */ judgeCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_model_exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2033);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _core_runners_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2035);
/* harmony import */ var _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3637);
/* harmony import */ var _flow_expectations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9453);
/* harmony import */ var _flow_judge_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(587);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2453);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2088);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(931);
/* harmony import */ var _judged_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8361);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7548);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1264);













const CAPTURED = ['log', 'exit', 'started-at', 'finished-at'];
const RUN = ['run', 'repository', 'policy'];
const OUTPUT = ['json', 'quiet'];
const HELP = {
    usage: ['judge DIR', 'judge --log FILE --exit N|SIG [--report GLOB]… [options]', 'judge --run ID [--repository OWNER/NAME]'],
    says: 'Derives the verdict from evidence: a folder of ours; a log, an exit and reports that somebody else captured; or what a run of GitHub Actions handed over. Starts nothing.',
    example: 'npx receipt judge --log build.log --exit 0 --report report.xml',
    options: [...CAPTURED, ..._option_table_js__WEBPACK_IMPORTED_MODULE_11__/* .VERDICT_OPTIONS */ .pD, ...RUN, ...OUTPUT],
    notes: [
        'For a folder the options that it was run with hold, and no others are taken.',
        'For a run of GitHub Actions a token is read from GH_TOKEN or GITHUB_TOKEN; it needs to read actions, contents and pull requests. The verdict is the one that the judge of the trusted workflow gives.',
    ],
};
/** `receipt judge`, both forms. */
async function judgeCommand(argv, io) {
    const parsed = (0,_args_js__WEBPACK_IMPORTED_MODULE_7__/* .parseOptions */ .A)(argv, HELP.options);
    if (parsed.values.help) {
        io.stdout.write((0,_help_js__WEBPACK_IMPORTED_MODULE_9__/* .helpText */ .B)(HELP));
        return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.passed;
    }
    if (parsed.values.run !== undefined)
        return await (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(366)]).then(__webpack_require__.bind(__webpack_require__, 1366))).judgeRunCommand(parsed, io);
    const judged = parsed.values.log === undefined && parsed.values.exit === undefined ? await folder(parsed, io) : await captured(parsed, io);
    io.stdout.write(parsed.values.json ? judged.json : (0,_judged_text_js__WEBPACK_IMPORTED_MODULE_10__/* .judgedText */ .X)(judged, parsed.values.quiet === true, (0,_screen_js__WEBPACK_IMPORTED_MODULE_12__/* .screenOf */ .S)(io.stdout, io.env)));
    return (0,_flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exitOf */ .s)(judged.verdict.outcome);
}
async function folder({ values, positionals, problems }, io) {
    const [dir, ...more] = positionals;
    const foreign = Object.keys(values).filter((name) => !['json', 'quiet', 'debug', ...RUN].includes(name));
    (0,_args_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseProblems */ .n)('judge', [
        ...problems,
        ...(dir === undefined ? ['judge needs a folder, or --log and --exit'] : []),
        ...(more.length > 0 ? ['judge takes one folder at a time'] : []),
        ...forRuns(values),
        ...foreign.map((name) => `--${name} goes with --log; a folder is judged by the options that it was run with`),
    ]);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, dir ?? '.');
    if (!(await (0,_screen_js__WEBPACK_IMPORTED_MODULE_12__/* .isFolder */ .lQ)(path)))
        (0,_args_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseProblems */ .n)('judge', [`${dir} is not a folder`]);
    return await (0,_flow_judge_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeFolder */ ._)(path, (0,_screen_js__WEBPACK_IMPORTED_MODULE_12__/* .shownFrom */ .c2)(io.cwd, path));
}
async function captured({ values, positionals, problems }, io) {
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_8__/* .loadConfig */ .Z9)(io.cwd);
    const found = [...problems];
    if (positionals.length > 0)
        found.push(`judge takes a folder or --log, not both: ${(0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(positionals.join(' '), 80)}`);
    found.push(...forRuns(values));
    if (values.log === undefined)
        found.push('--exit needs --log beside it');
    const exit = readExit(values.exit, found);
    const startedAt = readTime('started-at', values, found);
    const finishedAt = readTime('finished-at', values, found);
    if (startedAt !== null && finishedAt !== null && finishedAt < startedAt)
        found.push('--finished-at lies before --started-at');
    const doubts = [];
    const asked = (0,_flow_expectations_js__WEBPACK_IMPORTED_MODULE_5__/* .readExpectations */ .u)((0,_config_js__WEBPACK_IMPORTED_MODULE_8__/* .withConfig */ .NV)(values, config), _core_runners_index_js__WEBPACK_IMPORTED_MODULE_3__/* .PROFILES */ .jI.map(({ name }) => name), doubts);
    (0,_args_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseProblems */ .n)('judge', [...found, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_8__/* .placeProblems */ .kv)(doubts, values, config)]);
    return await (0,_flow_judge_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeCaptured */ .e)({
        log: values.log === '-' ? io.stdin : (values.log ?? ''),
        exit,
        startedAt,
        cwd: io.cwd,
        expectations: asked.expectations,
        leniencies: asked.leniencies,
    });
}
/** Options that say which run of GitHub Actions is meant, where none is. */
function forRuns(values) {
    return RUN.filter((name) => values[name] !== undefined).map((name) => `--${name} goes with --run`);
}
/** A status, or a signal's name with or without SIG. */
function readExit(text, problems) {
    if (text === undefined)
        problems.push('--log needs --exit beside it: how did the command end?');
    else if (/^\d{1,10}$/.test(text))
        return { kind: 'exited', code: Number(text) };
    else {
        const signal = text.startsWith('SIG') ? text : `SIG${text}`;
        if ((0,_core_model_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .isSignalName */ .so)(signal))
            return { kind: 'signaled', signal };
        problems.push(`--exit takes a status (0, 137) or a signal (SIGKILL), not ${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(text, 40))}`);
    }
    return { kind: 'not_started', message: 'unknown' };
}
const RFC3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;
function readTime(name, values, problems) {
    const text = values[name];
    if (text === undefined)
        return null;
    const time = new Date(RFC3339.test(text) ? text.replace(' ', 'T') : Number.NaN);
    if (Number.isNaN(time.getTime()))
        problems.push(`--${name} takes a time such as 2026-03-02T09:15:00Z, not ${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(text, 40))}`);
    return time;
}


/***/ }),

/***/ 8361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ judgedText)
/* harmony export */ });
/* harmony import */ var _core_present_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4453);

/** What a terminal shows of a verdict that was derived again; `quiet`: its first line alone. */
function judgedText({ view, verdict }, quiet, screen) {
    if (view === null)
        return quiet ? (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .bareVerdictLine */ .Km)(verdict, screen) : (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .bareVerdictText */ .Rc)(verdict, screen);
    return quiet ? (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictLine */ .MT)(view, screen) : (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictText */ .nt)(view, screen);
}


/***/ }),

/***/ 9453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readLimits),
/* harmony export */   u: () => (/* binding */ readExpectations)
/* harmony export */ });
/* harmony import */ var _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6818);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6226);



const REPORT_ONLY = 'report-only';
/**
 * What a verdict is asked for, from checked options. Every problem with them is added to `problems`.
 * @param runnerNames the profiles there are.
 */
function readExpectations(values, runnerNames, problems, name = (option) => `--${option}`) {
    const reports = values.report ?? ['auto'];
    const expectations = {
        reports,
        runner: values.runner ?? null,
        footer: values.footer ?? null,
        min_tests: values['min-tests'] ?? 1,
        max_skipped: values['max-skipped'] ?? null,
        limits: readLimits(values, problems),
    };
    const suite = values.suite ?? 'default';
    problems.push(...reportProblems(reports, name('report')), ...runnerProblems(values.runner, runnerNames, name('runner')), ...footerProblems(values.footer, name('footer')), ...suiteProblems(suite, name('suite')));
    return { expectations, leniencies: grantedLeniencies(expectations, values), suite };
}
/** Deeper documents would be more than the stack of the parser that describes failing tests can take. */
const DEEPEST = 1000;
/** So much of a JSON key is looked at. */
const LONGEST_NAME = 8192;
/** The limits that the options set, the others as by default. Every problem with them is added to `problems`. */
function readLimits(values, problems) {
    const limits = {
        log_bytes: values['max-log-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.log_bytes,
        report_bytes: values['max-report-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.report_bytes,
        token_bytes: values['max-token-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.token_bytes,
        depth: values['max-depth'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.depth,
        attributes: values['max-attributes'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.attributes,
        name_length: values['max-name-length'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.name_length,
    };
    if (limits.depth > DEEPEST)
        problems.push(`--max-depth takes at most ${DEEPEST}`);
    if (limits.name_length > LONGEST_NAME)
        problems.push(`--max-name-length takes at most ${LONGEST_NAME}`);
    return limits;
}
/** Every option in effect that makes `passed` easier, in the table's order. */
function grantedLeniencies(expectations, values) {
    const granted = {
        'allow-empty': values['allow-empty'] === true,
        'report-none': expectations.reports.includes('none'),
        'runner-report-only': expectations.runner === REPORT_ONLY,
        'allow-cached': values['allow-cached'] === true,
        'allow-stale': values['allow-stale'] === true,
        'allow-containers': values['allow-containers'] === true,
        'allow-reruns': values['allow-reruns'] === true,
        'min-tests-0': expectations.min_tests === 0,
    };
    return _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .LENIENCIES */ .k.filter((leniency) => granted[leniency]);
}
function reportProblems(reports, name) {
    const alone = reports.find((report) => report === 'none' || report === 'auto');
    if (alone !== undefined && reports.length > 1)
        return [`${name} ${alone} stands alone, without others`];
    if (reports.every((report) => report.startsWith('!')))
        return [`${name} only excludes; name a report as well`];
    return [];
}
function runnerProblems(runner, known, name) {
    if (runner === undefined || runner === REPORT_ONLY || known.includes(runner))
        return [];
    const nearest = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__.nearestWord)(runner, known);
    const advice = nearest === null ? `known are ${[...known].sort().join(', ')}, ${REPORT_ONLY}` : `did you mean ${nearest}?`;
    return [`${name} ${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__.cutText)(runner, 60))} is not known; ${advice}`];
}
function footerProblems(footer, name) {
    if (footer === undefined)
        return [];
    if (footer.length > 1000)
        return [`${name} takes at most 1000 characters`];
    try {
        new RegExp(footer);
        return [];
    }
    catch (error) {
        return [`${name} is no regular expression: ${error instanceof Error ? error.message : String(error)}`];
    }
}
function suiteProblems(suite, name) {
    // The name becomes a folder's, on every system, beside `state` and `<suite>.previous`.
    if (!/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9_-])?$/.test(suite)) {
        return [`${name} takes letters, digits, ".", "_" and "-", at most 100, beginning with a letter or digit`];
    }
    return suite === 'state' || suite.endsWith('.previous') ? [`${name} ${suite} is a name that receipt keeps for itself`] : [];
}


/***/ }),

/***/ 587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ judgeFolder),
/* harmony export */   e: () => (/* binding */ judgeCaptured)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4683);
/* harmony import */ var _adapters_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8427);
/* harmony import */ var _core_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6554);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7642);
/* harmony import */ var _core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5117);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5599);
/* harmony import */ var _read_witnesses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7883);









/**
 * The verdict on evidence captured elsewhere. Nothing is known of how log and reports came about, so less is believed than of our own runs.
 * @throws ReceiptError INPUT_INVALID where the log can't be read.
 */
async function judgeCaptured(captured) {
    const { cwd, exit, expectations, leniencies } = captured;
    const log = await readCapturedLog(captured);
    const sources = await Promise.all(namedReports(expectations.reports, cwd).map(async ({ absolute, path }) => ({
        path: absolute,
        original: path,
        state: await stateOf(absolute, captured.startedAt),
    })));
    const reports = await (0,_read_witnesses_js__WEBPACK_IMPORTED_MODULE_8__/* .readReports */ .oh)(sources, log.facts, expectations);
    const evidence = {
        exit,
        capture: 'foreign',
        command: null,
        shell: false,
        log: log.facts,
        logState: { closed: true, lateOutput: false, storedBytes: log.sizeBytes, seenBytes: log.sizeBytes },
        reports: reports.map(({ claim }) => claim),
        movedAside: 0,
        steering: [],
        source: null,
        sourceMissing: 'evidence captured elsewhere',
        ci: null,
        expectations,
        leniencies,
    };
    const verdict = (0,_core_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S)(evidence);
    const digests = reports.map(({ claim, sha256 }) => ({ path: claim.path, sha256 }));
    const subject = {
        suite: null,
        expectations,
        run: { exit },
        source: null,
        evidence: { log: { sha256: log.sha256, size_bytes: log.sizeBytes }, reports: [], rejected: digests },
    };
    const { bytes } = (0,_core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .toVerdictJson */ .R9)(subject, evidence, verdict, null);
    return { verdict, view: { evidence, verdict, receipt: null }, json: new TextDecoder().decode(bytes) };
}
async function readCapturedLog({ log, cwd, expectations }) {
    const source = typeof log === 'string' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, log) : log;
    try {
        return await (0,_read_witnesses_js__WEBPACK_IMPORTED_MODULE_8__/* .readLog */ .x6)(source, (0,_read_witnesses_js__WEBPACK_IMPORTED_MODULE_8__/* .scannerOptions */ .fp)(expectations, null, false));
    }
    catch (cause) {
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReceiptError */ .x('INPUT_INVALID', `the log ${typeof log === 'string' ? log : 'on standard input'} could not be read: ${(0,_adapters_files_js__WEBPACK_IMPORTED_MODULE_2__/* .describeIoError */ .QY)(cause)}`, {
            remedy: 'name the file that holds the whole output of the command, or `-` for standard input',
            cause,
        });
    }
}
/** Without globs there are none: what is new here says nothing about a run somewhere else. */
function namedReports(globs, cwd) {
    const named = globs.filter((glob) => glob !== 'auto' && glob !== 'none');
    return (0,_adapters_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .findFiles */ .lY)(named, { cwd, workspace: cwd, outFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, '.receipt') });
}
/** By the file's own time: `timestamp` attributes in a report are whatever the runner says. */
async function stateOf(path, startedAt) {
    if (startedAt === null)
        return 'unknown';
    const modified = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(({ mtimeMs }) => mtimeMs, () => null);
    return modified !== null && modified < startedAt.getTime() ? 'unchanged' : 'created';
}
/**
 * Derives the verdict of an evidence folder again. The receipt's own verdict is not believed; where evidence or verdict are not what the
 * receipt says, that decides. Bad evidence is in the verdict; nothing is thrown for it.
 * @param folder absolute path of one suite's folder.
 * @param shown as a user would name it.
 */
async function judgeFolder(folder, shown) {
    const gathered = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_7__/* .gatherEvidence */ .h)(folder);
    const text = (bytes) => new TextDecoder().decode(bytes);
    if (gathered.receipt === null) {
        const verdict = (0,_core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .distrusted */ .kw)(null, gathered.problems);
        return { verdict, view: null, json: text((0,_core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .toVerdictJson */ .R9)(null, null, verdict, null).bytes) };
    }
    const { receipt, evidence, sha256, problems } = gathered;
    const [first, ...more] = problems;
    const verdict = first === undefined ? gathered.verdict : (0,_core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .distrusted */ .kw)(gathered.verdict, [first, ...more]);
    const json = first === undefined ? gathered.verdictJson : text((0,_core_present_verdict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .toVerdictJson */ .R9)(receipt, evidence, verdict, sha256).bytes);
    return { verdict, view: { evidence, verdict, receipt: { value: receipt, sha256, folder: shown } }, json };
}


/***/ })

};
