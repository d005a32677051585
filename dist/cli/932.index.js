export const id = 932;
export const ids = [932];
export const modules = {

/***/ 6932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintCommand: () => (/* binding */ lintCommand)
});

// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(8880);
// EXTERNAL MODULE: ./lib/core/present/columns.js
var columns = __webpack_require__(5508);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
;// CONCATENATED MODULE: ./lib/core/present/lint.js





/** Longer paths push their line to the right. */
const MOST_LEFT = 36;
/** `lint --json`: one entry for each report, in the order given. */
function lintJson(reports) {
    const entries = reports.map(({ path, accepted, code, where, root, tally, declared, notes, reason }) => ({
        path,
        accepted,
        code,
        where: where === null ? null : placeOnly(where),
        root,
        tally,
        declared,
        notes: notes.map((note) => ({
            code: note.code,
            message: (0,reasons/* sentenceOf */.$N)(note),
            where: note.where === undefined ? null : placeOnly(note.where),
        })),
        message: reason === null ? null : (0,reasons/* sentenceOf */.$N)(reason),
        remedy: reason === null ? null : (0,reasons/* remedyOf */.SM)(reason),
    }));
    return `${(0,present_escape/* escapeJson */.G)(JSON.stringify(entries, null, 2))}\n`;
}
function placeOnly({ line, column, byte }) {
    return { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }), ...(byte === undefined ? {} : { byte }) };
}
/** One line for each report (`path:line:column`, ok or refused, why), what to do below it, and how many were refused. */
function lintText(reports, screen) {
    const places = reports.map(placeOf);
    const left = Math.min(Math.max(...places.map(columns/* widthOf */.qz), 20), MOST_LEFT);
    const lines = reports.flatMap((report, i) => rows(report, places[i] ?? '', left, screen));
    const bad = reports.filter((report) => !report.accepted).length;
    lines.push(bad === 0 ? `${(0,quantities/* plural */.LS)(reports.length, 'report')} ok` : `${bad} of ${(0,quantities/* plural */.LS)(reports.length, 'report')} refused`);
    return `${lines.join('\n')}\n`;
}
function placeOf({ path, where }) {
    const place = where?.line === undefined ? '' : `:${where.line}${where.column === undefined ? '' : `:${where.column}`}`;
    return `${(0,present_escape.escapeTerminal)(path, 300)}${place}`;
}
function rows(report, place, left, screen) {
    const indent = left + 16;
    const below = (text) => (0,columns/* wrapWords */.EO)((0,present_escape.escapeTerminal)(text, 600), Math.max(48, screen.columns - indent)).map((line) => ' '.repeat(indent) + line);
    const lead = (0,columns/* padTo */.v0)(`${place}  `, left + 4);
    if (report.reason === null) {
        const word = (0,present_screen/* paint */.nI)(screen, 'green', (0,columns/* padTo */.v0)('ok', 12));
        return [`${lead}${word}${countsOf(report.tally)}`, ...report.notes.filter(worthSaying).flatMap((note) => below((0,reasons/* sentenceOf */.$N)(note)))];
    }
    const word = (0,present_screen/* paint */.nI)(screen, 'red', (0,columns/* padTo */.v0)('refused', 12));
    const why = (0,present_escape.escapeTerminal)(whyOf(report.reason, report.sizeBytes), 300);
    const code = (0,present_screen/* paint */.nI)(screen, 'dim', report.code ?? '');
    return [`${lead}${word}${why}    ${code}`, ...below((0,reasons/* remedyOf */.SM)(report.reason))];
}
/** The counts stand in the line already. */
function worthSaying({ code }) {
    return code !== 'test-failures' && code !== 'some-skipped' && code !== 'flaky';
}
function countsOf(tally) {
    if (tally === null)
        return '';
    const parts = [
        [tally.passed, 'passed'],
        [tally.failed, 'failed'],
        [tally.errored, 'with errors'],
        [tally.skipped, 'skipped'],
    ];
    const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    const flaky = tally.flaky > 0 ? ` (${tally.flaky} flaky)` : '';
    return `${(0,quantities/* plural */.LS)(tally.tests, 'case')}: ${shown.join(', ')}${flaky}`;
}
/** The reason without the file's name, which stands at the left. */
function whyOf(reason, sizeBytes) {
    const { why, format, what } = reason.args ?? {};
    const byte = reason.where?.byte;
    const of = sizeBytes === null ? '' : ` of ${sizeBytes}`;
    if (why !== undefined)
        return `${why}${byte === undefined ? '' : ` (byte ${byte}${of})`}`;
    if (format !== undefined)
        return `this is ${format}, not JUnit`;
    return what === undefined ? (0,reasons/* sentenceOf */.$N)(reason) : String(what);
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/flow/expectations.js
var expectations = __webpack_require__(9453);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/report-file.js
var report_file = __webpack_require__(1079);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
// EXTERNAL MODULE: ./lib/core/parse/seen-names.js
var seen_names = __webpack_require__(9981);
// EXTERNAL MODULE: ./lib/core/reconcile/read-report.js
var read_report = __webpack_require__(9201);
// EXTERNAL MODULE: ./lib/core/reconcile/report-rules.js
var report_rules = __webpack_require__(4738);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
;// CONCATENATED MODULE: ./lib/flow/lint.js








/**
 * Reads each report, in the order given; a folder stands for the reports in and below it, `-` for standard input.
 * Nothing is thrown for what the files are.
 */
async function lintReports(paths, options) {
    const linted = [];
    for (const path of paths) {
        if (path === '-')
            linted.push(say(path, await (0,report_file/* readReportStream */.bm)(options.stdin, readerOptions(path, options)), null));
        else if (await isFolder((0,external_node_path_.resolve)(options.cwd, path)))
            linted.push(...(await lintFolder(path, options)));
        else
            linted.push(await lintFile(path, options));
    }
    return linted;
}
async function lintFile(path, options) {
    const file = await (0,report_file/* readReportFile */.$h)((0,external_node_path_.resolve)(options.cwd, path), { ...readerOptions(path, options), digest: false });
    return say(path, file, file.sizeBytes);
}
function readerOptions(path, { limits }) {
    return { path, limits, maxFailing: 0, seen: (0,seen_names/* createSeenNames */.I)() };
}
async function isFolder(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/** Files of other formats in a folder are not its reports; a folder without any report is refused. */
async function lintFolder(folder, options) {
    const linted = [];
    for (const path of await filesBelow(folder, options.cwd)) {
        const report = await lintFile(path, options);
        if (report.code !== 'not-junit')
            linted.push(report);
    }
    if (linted.length > 0)
        return linted;
    const reason = { code: 'junit-missing', args: { looked: `looked for .xml and .json files below ${folder}` } };
    return [refused(folder, reason, null, null)];
}
/** Depth first, sorted; neither hidden folders nor node_modules; links are not followed. */
async function filesBelow(folder, cwd) {
    const found = [];
    const entries = await (0,promises_.readdir)((0,external_node_path_.resolve)(cwd, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory()) {
            if (!entry.name.startsWith('.') && entry.name !== 'node_modules')
                found.push(...(await filesBelow(path, cwd)));
        }
        else if (/\.(?:xml|json)$/i.test(entry.name))
            found.push(path);
    }
    return found;
}
function say(path, read, sizeBytes) {
    if (read.kind === 'rejected')
        return refused(path, read.reason, read.root, sizeBytes);
    const { facts } = read;
    const seen = { sizeBytes, root: facts.traits.root, tally: facts.tally, declared: facts.declared, notes: notesOf(path, facts) };
    if (facts.tally.tests > 0)
        return { path, accepted: true, code: null, where: null, ...seen, reason: null };
    const reason = { code: 'no-tests', where: { file: path }, args: { what: 'it holds no test case' } };
    return { path, accepted: false, code: reason.code, where: null, ...seen, reason };
}
function refused(path, reason, root, sizeBytes) {
    const where = reason.where?.line === undefined ? null : reason.where;
    return { path, accepted: false, code: reason.code, where, sizeBytes, root, tally: null, declared: null, notes: [], reason };
}
/** What a reader should know beside the counts, by the producer's own way of counting where that is known. */
function notesOf(file, facts) {
    const report = (0,read_report/* applyDialect */.d)({ kind: 'read', path: file, state: 'unknown', facts }, (0,runners/* dialectOf */.E3)(facts.traits));
    const { tally } = facts;
    const notes = [];
    if ((0,model_tally/* red */.wv)(tally) > 0)
        notes.push({ code: 'test-failures', args: { red: (0,model_tally/* red */.wv)(tally), tests: tally.tests } });
    if (tally.tests > 0 && tally.skipped === tally.tests)
        notes.push({ code: 'all-skipped', args: { skipped: tally.skipped } });
    else if (tally.skipped > 0)
        notes.push({ code: 'some-skipped', args: { count: tally.skipped } });
    if (tally.flaky > 0)
        notes.push({ code: 'flaky', args: { count: tally.flaky } });
    return [...notes, ...suiteErrors(report), ...differences(report), ...facts.notes];
}
function suiteErrors({ path: file, facts, dialect }) {
    const notes = [];
    if (facts.firstSuiteError !== null) {
        const what = `${facts.suiteErrors} at suite level: ${facts.firstSuiteError.message}`;
        notes.push({ code: 'suite-error', where: facts.firstSuiteError.where, args: { file, what } });
    }
    const lost = dialect?.report?.declared === 'attempts' ? facts.redShortfall.attempts : facts.redShortfall.cases;
    if (lost !== null) {
        const what = `${lost.suite} declares ${lost.declared} failures and errors, ${lost.found} test cases show them`;
        notes.push({ code: 'suite-error', where: lost.where, args: { file, what } });
    }
    return notes;
}
function differences(report) {
    const { surplus, duplicates } = report.facts;
    const short = (0,report_rules/* declaredShortfall */.aL)(report);
    const notes = [];
    if (short !== null) {
        const what = `${short.suite} declares ${short.declared} tests and holds ${short.found}`;
        notes.push({ code: 'count-mismatch', where: short.where, args: { what } });
    }
    if (surplus !== null) {
        const what = `${surplus.suite} holds ${surplus.found} tests and declares ${surplus.declared}`;
        notes.push({ code: 'counts-differ', where: surplus.where, args: { what } });
    }
    if (duplicates.count > 0)
        notes.push({ code: 'duplicate-tests', args: { count: duplicates.count, first: duplicates.first ?? '' } });
    return notes;
}

// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/config.js + 1 modules
var cli_config = __webpack_require__(2088);
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
// EXTERNAL MODULE: ./lib/cli/option-table.js
var option_table = __webpack_require__(7548);
// EXTERNAL MODULE: ./lib/cli/screen.js
var screen = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/cli/commands/lint.js









const HELP = {
    usage: ['lint REPORT…'],
    says: 'Says of each report whether it is readable, safe JUnit (or CTRF), where it is not, and what it counts. A folder stands for the reports in and below it, `-` for standard input.',
    example: 'npx receipt lint reports/*.xml',
    options: [...option_table/* REPORT_LIMITS */.S4, 'json'],
    notes: ['Exit status: 0 where every report is accepted, 2 where one is refused. Failing tests are counted, never refused.'],
};
/** `receipt lint REPORT…`. */
async function lintCommand(argv, io) {
    const { values, positionals, problems: found } = (0,args/* parseOptions */.A)(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    const config = await (0,cli_config/* loadConfig */.Z9)(io.cwd);
    const doubts = [];
    const limits = (0,expectations/* readLimits */.B)((0,cli_config/* withConfig */.NV)(values, config), doubts);
    const problems = [...found, ...(0,cli_config/* placeProblems */.kv)(doubts, values, config)];
    (0,args/* refuseProblems */.n)('lint', [...problems, ...(positionals.length === 0 ? ['lint needs the path of a report, or `-`'] : [])]);
    const reports = await lintReports(positionals, { cwd: io.cwd, limits, stdin: io.stdin });
    io.stdout.write(values.json ? lintJson(reports) : lintText(reports, (0,screen/* screenOf */.S)(io.stdout, io.env)));
    return reports.every(({ accepted }) => accepted) ? exit_codes/* EXIT */.d.passed : exit_codes/* EXIT */.d.incomplete;
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


/***/ })

};
