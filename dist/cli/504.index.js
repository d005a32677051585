export const id = 504;
export const ids = [504];
export const modules = {

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showCommand: () => (/* binding */ showCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7642);
/* harmony import */ var _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3637);
/* harmony import */ var _flow_find_suites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8243);
/* harmony import */ var _flow_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(587);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2453);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2088);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(931);
/* harmony import */ var _judged_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8361);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1264);










const HELP = {
    usage: ['show [DIR]'],
    says: 'Prints the receipt of every suite found, as the run printed it. It checks nothing against the work tree: that is what verify does.',
    example: 'npx receipt show',
    options: ['json', 'quiet'],
};
/** `receipt show [DIR]`: exit 0 whatever the outcome; it only reads. */
async function showCommand(argv, io) {
    const { values, positionals, problems } = (0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .parseOptions */ .A)(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,_help_js__WEBPACK_IMPORTED_MODULE_7__/* .helpText */ .B)(HELP));
        return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.passed;
    }
    (0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseProblems */ .n)('show', [...problems, ...(positionals.length > 1 ? ['show takes one folder at a time'] : [])]);
    const [dir] = positionals;
    const out = (await (0,_config_js__WEBPACK_IMPORTED_MODULE_6__/* .loadConfig */ .Z9)(io.cwd)).values.out ?? '.receipt';
    const suites = await (0,_flow_find_suites_js__WEBPACK_IMPORTED_MODULE_3__/* .findSuites */ .f)(dir === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, dir), out, io.cwd);
    if (suites.length === 0) {
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', `no receipt in ${dir ?? out}`, {
            remedy: 'npx receipt run -- <your test command>',
        });
    }
    const screen = (0,_screen_js__WEBPACK_IMPORTED_MODULE_9__/* .screenOf */ .S)(io.stdout, io.env);
    for (const [i, suite] of suites.entries()) {
        const judged = await (0,_flow_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeFolder */ ._)(suite.path, suite.shown);
        const text = values.json ? judged.json : (0,_judged_text_js__WEBPACK_IMPORTED_MODULE_8__/* .judgedText */ .X)(judged, values.quiet === true, screen);
        io.stdout.write(i > 0 && !values.json && !values.quiet ? `\n${text}` : text);
    }
    return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.passed;
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

/***/ 8243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ STATE_FOLDER),
/* harmony export */   f: () => (/* binding */ findSuites)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapters_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7642);





/** Files by which a suite's folder is known, whatever it is called. */
const MARKS = ['receipt.json', 'verdict.json', 'log.txt'];
/** What must outlive runs is kept here, beside the suites. */
const STATE_FOLDER = 'state';
const PREVIOUS = '.previous';
/**
 * The suites whose evidence there is. Where nothing is named: those in the out folder where the user stands. Of a named folder: itself where it
 * is one suite's, else those in the out folder in it, else those right below it. In an out folder every folder counts as a suite, also one
 * without a receipt: a run that died leaves no other trace.
 * @param folder absolute; what the user named, or null.
 * @param out path of the out folder, relative to where it is looked for.
 * @throws ReceiptError INPUT_INVALID where there is no such folder; IO_FAILED where it can't be read.
 */
async function findSuites(folder, out, cwd) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder ?? cwd, out);
    if (folder === null)
        return await suitesIn(inside, (await readFolder(inside)) ?? [], true, cwd);
    const entries = await readFolder(folder);
    if (entries === null) {
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceiptError */ .x('INPUT_INVALID', `${folder} is not a folder`, { remedy: 'name the folder that holds the evidence' });
    }
    if (entries.includes('receipt.json'))
        return [namedSuite(folder, out, cwd)];
    const listed = await readFolder(inside);
    if (listed !== null)
        return await suitesIn(inside, listed, true, cwd);
    if (MARKS.some((mark) => entries.includes(mark)))
        return [namedSuite(folder, out, cwd)];
    return await suitesIn(folder, entries, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(out), cwd);
}
function namedSuite(folder, out, cwd) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return suiteAt(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(parent) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(out) ? parent : folder, cwd);
}
async function suitesIn(parent, entries, isOut, cwd) {
    const suites = [];
    for (const name of [...entries].sort()) {
        if (name === STATE_FOLDER || name.endsWith(PREVIOUS) || name.startsWith('.'))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
        const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((found) => found.isDirectory(), () => false);
        if (isFolder && (isOut || MARKS.some((mark) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, mark)))))
            suites.push(suiteAt(path, parent, cwd));
    }
    return suites;
}
function suiteAt(path, evidenceRoot, cwd) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, path);
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), path, shown: shown === '' ? '.' : shown.startsWith('..') ? path : shown, evidenceRoot };
}
/** Names in a folder; null where there is no folder of that name. */
async function readFolder(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_adapters_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
            return null;
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceiptError */ .x('IO_FAILED', `${path} could not be read: ${(0,_adapters_files_js__WEBPACK_IMPORTED_MODULE_3__/* .describeIoError */ .QY)(error)}`, { cause: error });
    }
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
