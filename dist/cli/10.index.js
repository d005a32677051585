export const id = 10;
export const ids = [10];
export const modules = {

/***/ 5010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(8880);
;// CONCATENATED MODULE: ./lib/core/model/verdict.js
const WORST = { passed: 0, failed: 1, incomplete: 2 };
/** The worse of two outcomes, for several suites: incomplete beats failed beats passed. */
function worseOutcome(a, b) {
    return WORST[a] >= WORST[b] ? a : b;
}

// EXTERNAL MODULE: ./lib/core/present/columns.js
var columns = __webpack_require__(5508);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/present/remedy.js
var remedy = __webpack_require__(7511);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
// EXTERNAL MODULE: ./lib/core/present/text.js + 1 modules
var present_text = __webpack_require__(4453);
;// CONCATENATED MODULE: ./lib/core/present/verify-text.js









/** The outcome of one suite's verification: what the receipt says where it holds, else incomplete. */
function verifiedOutcome({ problems, verdict }) {
    return problems.length > 0 || verdict === null ? 'incomplete' : verdict.outcome;
}
/** Over all suites the worst decides; none at all is incomplete. */
function worstOf(suites) {
    return suites.length === 0 ? 'incomplete' : suites.map(verifiedOutcome).reduce(worseOutcome);
}
const UNSIGNED = 'unsigned local evidence';
const SHOWN_FILES = 12;
/** What `receipt verify` prints. `nowMs` tells how old the receipt is. */
function verifyText(suites, nowMs, screen) {
    const [only] = suites;
    if (only !== undefined && suites.length === 1)
        return (0,present_text/* lines */.Mn)([[verifyHeadline(only, screen)], ...suiteBlocks(only, nowMs, screen)]);
    const worst = worstSuite(suites);
    const width = Math.min(24, Math.max(...suites.map(({ name }) => name.length)));
    const rows = suites.slice(0, 15).map((suite) => (0,present_screen/* labelRow */.Zz)(screen, (0,columns/* padTo */.v0)(suite.name, width), ` ${summaryOf(suite)}`));
    const more = suites.length > 15 ? [`  and ${suites.length - 15} more suites`] : [];
    return (0,present_text/* lines */.Mn)([[severalHeadline(suites, worst, screen)], [...rows, ...more], worst === null ? [] : remedyOf(worst, screen)]);
}
/** The first line alone, for `--quiet`. */
function verifyLine(suites, screen) {
    const [only] = suites;
    const line = only !== undefined && suites.length === 1 ? verifyHeadline(only, screen) : severalHeadline(suites, worstSuite(suites), screen);
    return `${line}\n`;
}
function worstSuite(suites) {
    const outcome = worstOf(suites);
    return outcome === 'passed' ? null : (suites.find((suite) => verifiedOutcome(suite) === outcome) ?? null);
}
function verifyHeadline(suite, screen) {
    const [problem] = suite.problems;
    if (problem !== undefined)
        return (0,present_screen/* headlineRow */.jc)(screen, 'yellow', 'DOES NOT HOLD', (0,headline/* headlineOf */.gD)(problem), problem.code);
    if (suite.verdict === null)
        return (0,present_screen/* headlineRow */.jc)(screen, 'yellow', 'DOES NOT HOLD', 'there is no receipt', 'receipt-missing');
    const { outcome } = suite.verdict;
    // A receipt of a red run is a true receipt; its first word must still be the outcome, never a reassuring one.
    if (outcome !== 'passed') {
        return (0,present_screen/* headlineRow */.jc)(screen, present_text/* INK */.Pg[outcome], outcome.toUpperCase(), (0,present_text/* whyOf */.gf)(suite.verdict), `the receipt holds, ${UNSIGNED}`);
    }
    return (0,present_screen/* headlineRow */.jc)(screen, 'green', 'HOLDS', `passed, ${(0,present_text/* whyOf */.gf)(suite.verdict).replace(/ passed$/, '')}`, UNSIGNED);
}
function severalHeadline(suites, worst, screen) {
    if (worst === null)
        return (0,present_screen/* headlineRow */.jc)(screen, 'green', 'HOLDS', `passed, ${(0,quantities/* plural */.LS)(suites.length, 'suite')}`, UNSIGNED);
    const [problem] = worst.problems;
    const name = (0,present_escape.escapeTerminal)(worst.name, 60);
    if (problem !== undefined)
        return (0,present_screen/* headlineRow */.jc)(screen, 'yellow', 'DOES NOT HOLD', `${name}: ${(0,headline/* headlineOf */.gD)(problem)}`, problem.code);
    const outcome = worst.verdict?.outcome ?? 'incomplete';
    const why = worst.verdict === null ? 'there is no receipt' : (0,present_text/* whyOf */.gf)(worst.verdict);
    return (0,present_screen/* headlineRow */.jc)(screen, present_text/* INK */.Pg[outcome], outcome.toUpperCase(), `${name}: ${why}`, `the receipt holds, ${UNSIGNED}`);
}
function summaryOf(suite) {
    const [problem] = suite.problems;
    if (problem !== undefined)
        return `does not hold: ${(0,headline/* headlineOf */.gD)(problem)} (${problem.code})`;
    return suite.verdict === null ? 'there is no receipt' : `holds: ${suite.verdict.outcome}, ${(0,present_text/* whyOf */.gf)(suite.verdict)}`;
}
function suiteBlocks(suite, nowMs, screen) {
    if (suite.problems.length > 0)
        return [problemRows(suite, screen), remedyOf(suite, screen)];
    const { receipt, verdict } = suite;
    if (receipt === null || verdict === null)
        return [remedyOf(suite, screen)];
    const notes = suite.notes.map((note) => (0,present_screen/* labelRow */.Zz)(screen, 'note', (0,present_escape.escapeTerminal)((0,reasons/* sentenceOf */.$N)(note), 300)));
    const sentences = [...(0,present_screen/* paragraph */.FY)(screen, testedSentence(suite, receipt, nowMs), 3), ...(0,present_screen/* paragraph */.FY)(screen, wholeSentence(receipt), 2)];
    return [[...sentences, ...notes], remedyOf(suite, screen)];
}
/** "These very files were tested (342 files, 51be07aa…) at 3f2a9c1, 4 minutes ago." */
function testedSentence({ files, commit }, { source, run, suite }, nowMs) {
    const age = (0,quantities/* formatAge */.nV)(Date.parse(run.finished_at), nowMs);
    const when = age === null ? `at ${run.finished_at}, by a clock ahead of ours` : age;
    const what = suite.name === 'default' ? '' : ` by suite ${(0,present_escape.escapeTerminal)(suite.name, 60)}`;
    if (source === null)
        return `The run${what} ended ${when}; it is bound to no commit (outside git).`;
    const head = source.git_head === null ? 'before the first commit' : `at ${source.git_head.slice(0, 7)}`;
    if (commit !== null)
        return `The tree of ${(0,present_escape.escapeTerminal)(commit, 80)} is the one that was tested${what} (${source.git_tree?.slice(0, 8)}…) ${head}, ${when}.`;
    const count = files === null ? '' : `${(0,quantities/* plural */.LS)(files, 'file')}, `;
    return `These very files were tested${what} (${count}${source.worktree?.slice(0, 8) ?? '?'}…) ${head}, ${when}.`;
}
function wholeSentence({ evidence }) {
    const reports = evidence.reports.length + evidence.rejected.length;
    const kept = reports === 0 ? 'The log is whole' : `Log and ${(0,quantities/* plural */.LS)(reports, 'report')} are whole`;
    return `${kept}; the verdict was derived again and is the same.`;
}
function problemRows(suite, screen) {
    const { differing, problems } = suite;
    const rows = [];
    if (differing !== null) {
        const named = [
            ...differing.changed.map((file) => ['changed', file]),
            ...differing.added.map((file) => ['new', file]),
            ...differing.deleted.map((file) => ['deleted', file]),
        ];
        rows.push(...named.slice(0, SHOWN_FILES).map(([how, file]) => (0,present_screen/* labelRow */.Zz)(screen, how, (0,present_escape.escapeTerminal)(file, 300))));
        const more = differing.total - Math.min(named.length, SHOWN_FILES);
        if (more > 0)
            rows.push(`  and ${(0,quantities/* plural */.LS)(more, 'more file')}`);
    }
    for (const [i, problem] of problems.entries()) {
        const detail = (0,headline/* detailOf */.Rw)(problem);
        if (i === 0 && detail !== '')
            rows.push(...(0,present_screen/* paragraph */.FY)(screen, detail, 3));
        if (i > 0 && i < 5)
            rows.push((0,present_screen/* labelRow */.Zz)(screen, 'also', (0,headline/* alsoOf */.NB)(problem)));
    }
    return rows;
}
function remedyOf(suite, screen) {
    const { receipt, problems, verdict } = suite;
    const deciding = problems[0] ?? (verdict !== null && verdict.outcome !== 'passed' ? verdict.reasons[0] : null);
    if (deciding === null)
        return [];
    const again = receipt !== null && /^(receipt-stale|digest-mismatch|verdict-not-reproduced)$/.test(deciding.code);
    const command = receipt === null ? null : (0,remedy/* suiteCommandOf */.zn)(receipt);
    const text = again && command !== null ? `Run it again:  ${(0,remedy/* runLine */.u_)(command)}` : (0,remedy/* remedyFor */.wJ)(deciding, command);
    const more = again ? '' : `More: npx receipt explain ${deciding.code}`;
    return (0,present_screen/* doRows */.xE)(screen, (0,present_escape.escapeTerminal)(text, 2000), more);
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/adapters/git.js
var git = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/adapters/globs.js
var globs = __webpack_require__(8427);
// EXTERNAL MODULE: ./lib/adapters/worktree.js + 5 modules
var worktree = __webpack_require__(8977);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/core/model/files-list.js
var files_list = __webpack_require__(1475);
// EXTERNAL MODULE: ./lib/core/receipt.js
var core_receipt = __webpack_require__(7411);
;// CONCATENATED MODULE: ./lib/flow/compare-source.js








const same = (files, notes = []) => ({ problems: [], notes, files, differing: null });
function stale(what, more = {}, differing = null) {
    return { problems: [{ code: 'receipt-stale', args: { what, ...more } }], notes: [], files: null, differing };
}
/**
 * Compares what a receipt says was tested with the work tree where the user stands, or with a commit of his choice.
 * @throws ReceiptError INPUT_INVALID where the commit named isn't there; GIT_FAILED.
 */
async function compareSource(receipt, suite, standpoint) {
    const { source } = receipt;
    if (source === null) {
        return stale('nobody can tell whether these files differ', {
            why: `the run was bound to no files: ${receipt.source_missing ?? 'it was outside git'}`,
            do: 'Put the files under git (git init, git add, git commit), then run the suite again.',
        });
    }
    const repository = await (0,git/* findRepository */.W1)(await placeOf(standpoint));
    if ('missing' in repository) {
        return stale('nobody can tell whether these files differ', {
            why: repository.missing,
            do: 'Run verify inside the repository that was tested.',
        });
    }
    try {
        if (standpoint.commit !== null)
            return await compareCommit(repository, source, standpoint.commit);
        return await compareWorktree(repository, receipt, source, suite, standpoint);
    }
    catch (error) {
        if (error instanceof git/* GitFailure */.Xi)
            return stale('nobody can tell whether these files differ', { why: `git: ${error.message}` });
        throw error;
    }
}
/** Where the user stands, as long as that is a work tree: a repository inside an evidence folder has no say. */
async function placeOf({ cwd, folder }) {
    return folder === null || !('missing' in (await (0,git/* findRepository */.W1)(cwd))) ? cwd : folder;
}
async function compareWorktree(repository, receipt, source, suite, standpoint) {
    const { root } = repository;
    const snapshot = await snapshotOnce(repository, source, standpoint);
    const reportPaths = reportPathsIn(root, receipt, suite);
    const ownOutput = new Set(source.own_output?.map(files_list/* toBytePath */.xe));
    const now = (0,worktree/* digestSnapshot */.$p)(root, snapshot, { outFolder: suite.evidenceRoot, reportPaths, ownOutput });
    if (now.sha256 === source.worktree || now.sha256 === source.after.worktree) {
        const { commit } = await (0,git/* readHead */.zy)(repository);
        const moved = commit !== source.git_head && commit !== source.after.git_head;
        return same(now.files.size, moved ? [{ code: 'same-tree' }] : []);
    }
    const differing = await nameDifferences(suite.path, now.files);
    const count = differing?.total ?? 0;
    return stale(count === 1 ? '1 file differs' : count > 1 ? `${count} files differ` : 'the files differ', {}, differing);
}
function snapshotOnce(repository, source, { cwd, out, snapshots }) {
    const view = { outFolder: (0,external_node_path_.resolve)(cwd, out), rulesFrom: source.git_head, by: source.worktree_by ?? 'bytes' };
    const key = JSON.stringify([repository.root, view]);
    const taken = snapshots.get(key) ?? (0,worktree/* takeSnapshot */.W9)(repository, view);
    snapshots.set(key, taken);
    return taken;
}
/** Reports are no part of what is tested, by the rule of the run: those it took, and whatever the named globs match. */
function reportPathsIn(root, receipt, { evidenceRoot }) {
    const paths = (0,core_receipt.reportPathsOf)(receipt);
    const named = receipt.expectations.reports.filter((glob) => glob !== 'auto' && glob !== 'none');
    for (const { absolute } of (0,globs/* findFiles */.lY)(named, { cwd: (0,external_node_path_.resolve)(root, receipt.suite.cwd), workspace: root, outFolder: evidenceRoot })) {
        const path = (0,worktree/* bytePathIn */.nu)(root, absolute);
        if (path !== null)
            paths.add(path);
    }
    return paths;
}
const NAMED_FILES = 100;
/** From files.txt, which was whole or is a problem of its own; null where it tells nothing. */
async function nameDifferences(folder, now) {
    const tested = await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'files.txt')).then(files_list/* parseFilesList */.JH, () => null);
    if (tested === null)
        return null;
    const { changed, added, missing } = (0,files_list/* differingFiles */.Ys)(tested, now);
    const names = (paths) => paths.slice(0, NAMED_FILES).map(files_list/* fromBytePath */.cj);
    return { changed: names(changed), added: names(added), deleted: names(missing), total: changed.length + added.length + missing.length };
}
async function compareCommit(repository, source, rev) {
    const tree = rev.startsWith('-') ? null : await (0,git/* gitText */.q_)(repository, ['rev-parse', '--verify', '--quiet', `${rev}^{tree}`]);
    if (tree === null || tree === '') {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `--commit ${rev} names no commit here`, {
            remedy: 'name a commit, branch or tag of this repository',
        });
    }
    if (source.dirty) {
        return stale(`${rev} differs`, {
            why: 'files with uncommitted changes were tested, which are in no commit',
            do: 'Commit, then run the suite again; or verify the work tree, without --commit.',
        });
    }
    if (source.sparse !== undefined) {
        return stale(`${rev} differs`, {
            why: `a sparse checkout left ${source.sparse} of its files out`,
            do: 'Run the suite on a whole checkout (git sparse-checkout disable).',
        });
    }
    return tree === source.git_tree
        ? same(null)
        : stale(`${rev} differs`, { why: `its tree is ${tree.slice(0, 8)}…, tested was ${source.git_tree?.slice(0, 8) ?? 'none'}…` });
}

// EXTERNAL MODULE: ./lib/flow/find-suites.js
var find_suites = __webpack_require__(8243);
// EXTERNAL MODULE: ./lib/flow/gather.js + 1 modules
var gather = __webpack_require__(5599);
;// CONCATENATED MODULE: ./lib/flow/verify.js






/**
 * Does every receipt found hold: is it whole, does its evidence give the same verdict, was it made for the files before us?
 * @throws ReceiptError INPUT_INVALID where the folder or commit named isn't there; IO_FAILED, GIT_FAILED.
 */
async function verifyReceipts(options) {
    const { folder, out, cwd } = options;
    const found = await (0,find_suites/* findSuites */.f)(folder, out, cwd);
    const snapshots = new Map();
    const suites = [];
    for (const suite of found) {
        const gathered = await (0,gather/* gatherEvidence */.h)(suite.path);
        suites.push({ suite: await verifySuite(suite, gathered, { ...options, snapshots }), gathered });
    }
    if (suites.length === 0)
        suites.push(nothingFound(options));
    const verified = suites.map(({ suite }) => suite);
    const worst = worstOf(verified);
    const deciding = suites.find(({ suite }) => verifiedOutcome(suite) === worst) ?? suites[0];
    return { suites: verified, json: deciding === undefined ? '' : verifiedJson(deciding.suite, deciding.gathered, verified) };
}
function nothingFound({ folder, out }) {
    const problem = { code: 'receipt-missing', args: { looked: `looked in ${folder ?? out}` } };
    const suite = {
        name: 'default',
        folder: folder ?? out,
        receipt: null,
        verdict: null,
        notes: [],
        files: null,
        differing: null,
        commit: null,
    };
    return { suite: { ...suite, problems: [problem] }, gathered: { receipt: null, problems: [problem] } };
}
async function verifySuite(suite, gathered, options) {
    const base = { name: suite.name, folder: suite.shown, commit: options.commit, files: null, differing: null, notes: [] };
    if (gathered.receipt === null)
        return { ...base, receipt: null, verdict: null, problems: gathered.problems };
    const { receipt, verdict, problems } = gathered;
    const compared = await compareSource(receipt, suite, options);
    const unsigned = options.requireSigned ? [{ code: 'unsigned' }] : [];
    const renamed = receipt.suite.name === suite.name || options.folder !== null ? [] : [misplaced(receipt, suite)];
    return { ...base, ...compared, receipt, verdict, problems: [...renamed, ...problems, ...compared.problems, ...unsigned] };
}
/** A green suite's folder copied over a red one's. */
function misplaced(receipt, suite) {
    return { code: 'digest-mismatch', args: { file: suite.shown, why: `the receipt in it is that of suite ${receipt.suite.name}` } };
}
/** A verdict of verify in the form of verdict.json; with several suites, all outcomes beside it. */
function verifiedJson(suite, gathered, all) {
    const verdict = verifiedVerdict(suite);
    const { value, bytes } = gathered.receipt === null
        ? (0,verdict_json/* toVerdictJson */.R9)(null, null, verdict, null)
        : (0,verdict_json/* toVerdictJson */.R9)(gathered.receipt, gathered.evidence, verdict, gathered.sha256);
    if (all.length === 1)
        return new TextDecoder().decode(bytes);
    const suites = all.slice(0, 50).map((one) => ({ name: one.name, outcome: verifiedOutcome(one), decided_by: decidedBy(one) }));
    return `${(0,present_escape/* escapeJson */.G)(JSON.stringify({ ...value, suites }, null, 1))}\n`;
}
function decidedBy({ problems, verdict }) {
    return problems[0]?.code ?? verdict?.decidedBy ?? null;
}
function verifiedVerdict({ problems, verdict, notes }) {
    const [first, ...more] = problems;
    if (first !== undefined)
        return (0,verdict_json/* distrusted */.kw)(verdict, [first, ...more]);
    if (verdict === null)
        return (0,verdict_json/* distrusted */.kw)(null, [{ code: 'receipt-missing', args: { looked: 'none was found' } }]);
    return verdict.outcome === 'passed' ? { ...verdict, reasons: [...verdict.reasons, ...notes] } : verdict;
}

// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/config.js + 1 modules
var config = __webpack_require__(2088);
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
// EXTERNAL MODULE: ./lib/cli/screen.js
var cli_screen = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/cli/commands/verify.js








const HELP = {
    usage: ['verify [DIR] [options]'],
    says: 'Is there a receipt, is it whole, was it made for these very files, and does its evidence give the same verdict? Looks at every suite found; the worst decides. DIR is an evidence folder, or a project that holds one.',
    example: 'npx receipt verify',
    options: ['commit', 'require-signed', 'json', 'quiet'],
    notes: [
        'Exit status: that of the outcome where the receipt holds (0 passed, 1 failed, 2 incomplete), 2 where it does not hold.',
        'Without a signature a receipt is local evidence: a change of any one file is seen, a consistent rewrite of all of them is not.',
    ],
};
/** `receipt verify [DIR]`. */
async function verifyCommand(argv, io) {
    const { values, positionals, problems } = (0,args/* parseOptions */.A)(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    (0,args/* refuseProblems */.n)('verify', [...problems, ...(positionals.length > 1 ? ['verify takes one folder at a time'] : [])]);
    const [dir] = positionals;
    const { suites, json } = await verifyReceipts({
        folder: dir === undefined ? null : (0,external_node_path_.resolve)(io.cwd, dir),
        out: (await (0,config/* loadConfig */.Z9)(io.cwd)).values.out ?? '.receipt',
        cwd: io.cwd,
        commit: values.commit ?? null,
        requireSigned: values['require-signed'] === true,
    });
    const screen = (0,cli_screen/* screenOf */.S)(io.stdout, io.env);
    if (values.json)
        io.stdout.write(json);
    else
        io.stdout.write(values.quiet ? verifyLine(suites, screen) : verifyText(suites, Date.now(), screen));
    return (0,exit_codes/* exitOf */.s)(worstOf(suites));
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


/***/ })

};
