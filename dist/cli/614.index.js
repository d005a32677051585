export const id = 614;
export const ids = [614];
export const modules = {

/***/ 7249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7642);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);




/** Longer than anybody takes from creating a lock to writing its owner into it. */
const WRITING_MS = 10_000;
/**
 * Takes a lock file, created exclusively with its owner's name in it. One whose owner has died on this host is taken over.
 * @returns gives it back
 * @throws {ReceiptError} BUSY where another process holds it, IO_FAILED where it can't be created
 */
function takeLock(path, what, startedAt) {
    const owner = {
        pid: process.pid,
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        started_at: startedAt.toISOString(),
        process_start: processStart(process.pid),
    };
    const content = `${JSON.stringify(owner)}\n`;
    for (let attempt = 0; attempt < 3; attempt += 1) {
        if (create(path, content))
            return () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        const held = readIfThere(path);
        if (held === null)
            continue;
        const other = parseOwner(held);
        if (other === null ? !isOld(path) : other.host !== owner.host || isAlive(other))
            throw busy(path, what, other);
        takeAway(path, held);
    }
    throw busy(path, what, null);
}
function create(path, content) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { flag: 'wx' });
        return true;
    }
    catch (cause) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(cause) === 'EEXIST')
            return false;
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ioFailed */ .Wi)('create', path, cause);
    }
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(cause) === 'ENOENT')
            return null;
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ioFailed */ .Wi)('read', path, cause);
    }
}
/** Renaming is for one only: of two that find the same dead owner, the slower one must not remove the faster one's new lock. */
function takeAway(path, dead) {
    const aside = `${path}.${process.pid}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path, aside);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(aside, 'utf8') !== dead)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(aside, path);
    }
    catch {
        // Somebody else was faster: the next attempt sees what is there now.
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside, { force: true });
    }
}
function parseOwner(content) {
    try {
        const value = JSON.parse(content);
        const fits = typeof value === 'object' &&
            value !== null &&
            'pid' in value &&
            Number.isSafeInteger(value.pid) &&
            'host' in value &&
            'started_at' in value;
        return fits ? value : null;
    }
    catch {
        return null;
    }
}
function isOld(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || Date.now() - stats.mtimeMs > WRITING_MS;
}
function isAlive({ pid, process_start }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ESRCH')
            return false;
    }
    const start = processStart(pid);
    return start === null || process_start === null || start === process_start;
}
/** Linux tells it as the 22nd field of /proc/PID/stat, in ticks since the boot that has an id of its own. */
function processStart(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        return `${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
    }
    catch {
        return null;
    }
}
function busy(path, what, owner) {
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}, since ${owner.started_at}`;
    return new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReceiptError */ .x('BUSY', `${what} is in use by ${who}`, {
        remedy: `Wait for it to end, or run another suite beside it with --suite NAME. If no such run exists any more, delete ${path}`,
    });
}


/***/ }),

/***/ 1614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanCommand: () => (/* binding */ cleanCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/adapters/files.js
var files = __webpack_require__(4683);
// EXTERNAL MODULE: ./lib/adapters/lock.js
var lock = __webpack_require__(7249);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/flow/find-suites.js
var find_suites = __webpack_require__(8243);
;// CONCATENATED MODULE: ./lib/flow/clean.js







/** All that a suite's folder ever holds, half-written files included. */
const OURS = /^(?:receipt\.json|verdict\.json|log\.txt|files\.txt|reports|earlier-reports|steps\.jsonl|bundle\.sigstore\.json|.*\.tmp)$/;
const LOCK = /^\.(?<suite>.+)\.lock$/;
/**
 * Removes the evidence of every suite from an out folder: only folders that hold nothing but what receipt writes. `state/` stays unless asked
 * for; the out folder goes when nothing is left in it.
 * @param out absolute.
 * @throws ReceiptError INPUT_INVALID where `out` is a link or no folder; BUSY where a suite is running; IO_FAILED where something can't be removed.
 */
async function cleanOutFolder(out, withState) {
    if (!(0,external_node_fs_.existsSync)(out))
        return { removed: [], kept: [] };
    const found = await (0,promises_.lstat)(out);
    if (!found.isDirectory()) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `${out} is ${found.isSymbolicLink() ? 'a link' : 'no folder'}`, {
            remedy: 'receipt only removes from a folder of its own; remove it by hand',
        });
    }
    const removed = [];
    const kept = [];
    for (const name of (await (0,promises_.readdir)(out)).sort()) {
        const path = (0,external_node_path_.join)(out, name);
        if (name === '.gitignore' || LOCK.test(name))
            continue;
        const ours = name === find_suites/* STATE_FOLDER */.P ? withState : await isSuiteFolder(path);
        if (ours)
            await removeHeld(out, name);
        (ours ? removed : kept).push(name);
    }
    if (kept.length === 0)
        await removeEmpty(out);
    return { removed, kept: kept.filter((name) => name !== find_suites/* STATE_FOLDER */.P) };
}
/** Whether a folder (no link) holds nothing but what receipt writes there; what the names hold doesn't matter. */
async function isSuiteFolder(path) {
    if (!(await (0,promises_.lstat)(path)).isDirectory())
        return false;
    return (await (0,promises_.readdir)(path)).every((name) => OURS.test(name));
}
/** With the suite's lock, so that nothing is taken from under a run. */
async function removeHeld(out, name) {
    const suite = name.replace(/\.previous$/, '');
    const release = (0,lock/* takeLock */.H)((0,external_node_path_.join)(out, `.${suite}.lock`), `the evidence folder ${(0,external_node_path_.join)(out, suite)}`, new Date());
    try {
        await (0,promises_.rm)((0,external_node_path_.join)(out, name), { recursive: true, force: true });
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('remove', (0,external_node_path_.join)(out, name), cause);
    }
    finally {
        release();
    }
}
/** The folder itself, unless a lock (of a run that is just beginning) or anything else is in it. */
async function removeEmpty(out) {
    const left = (await (0,promises_.readdir)(out)).filter((name) => name !== '.gitignore');
    if (left.length > 0)
        return;
    await (0,promises_.rm)((0,external_node_path_.join)(out, '.gitignore'), { force: true });
    await (0,promises_.rmdir)(out).catch(() => {
        // Somebody put something in meanwhile: it stays.
    });
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/config.js + 1 modules
var config = __webpack_require__(2088);
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
;// CONCATENATED MODULE: ./lib/cli/commands/clean.js







const HELP = {
    usage: ['clean [--out DIR] [--state]'],
    says: 'Removes the evidence of every suite, earlier runs and reports moved aside included, and nothing that receipt did not write.',
    example: 'npx receipt clean',
    options: ['out', 'state', 'quiet'],
};
/** `receipt clean`. */
async function cleanCommand(argv, io) {
    const { values, positionals, problems } = (0,args/* parseOptions */.A)(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    (0,args/* refuseProblems */.n)('clean', [...problems, ...(positionals.length > 0 ? ['clean takes no folder but --out DIR'] : [])]);
    const out = values.out ?? (await (0,config/* loadConfig */.Z9)(io.cwd)).values.out ?? '.receipt';
    const { removed, kept } = await cleanOutFolder((0,external_node_path_.resolve)(io.cwd, out), values.state === true);
    const name = (entry) => (0,present_escape.escapeTerminal)(`${out.replace(/\/$/, '')}/${entry}`, 300);
    if (!values.quiet)
        io.stdout.write(removed.length === 0 ? 'Nothing to remove.\n' : `Removed ${removed.map(name).join(', ')}.\n`);
    if (kept.length > 0)
        io.stderr.write(`Left ${kept.map(name).join(', ')}: not written by receipt.\n`);
    return exit_codes/* EXIT */.d.passed;
}


/***/ }),

/***/ 2088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z9: () => (/* binding */ loadConfig),
  kv: () => (/* binding */ placeProblems),
  NV: () => (/* binding */ withConfig)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/flow/nearest.js
var flow_nearest = __webpack_require__(6226);
;// CONCATENATED MODULE: ./lib/cli/json-source.js

const TOKEN = /\s+|"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gy;
const key = (path) => JSON.stringify(path.map(String));
/**
 * Parses JSON that a person wrote.
 * @param file as the user knows it, for places.
 * @throws ReceiptError INPUT_INVALID with the place, where it is no JSON.
 */
function parseJsonSource(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const position = /at position (\d+)/.exec(message)?.[1];
        const what = message.replace(/ in JSON at position.*| \(line \d+ column \d+\)|, "[\s\S]*" is not valid JSON/g, '');
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `${placeAt(text, file, position === undefined ? text.length : Number(position))}: ${what}`, {
            remedy: 'the file must hold JSON without comments',
        });
    }
    const { offsets, duplicates } = findKeys(text);
    return {
        value,
        duplicates,
        placeOf: (path) => {
            const offset = offsets.get(key(path));
            return offset === undefined ? file : placeAt(text, file, offset);
        },
    };
}
function placeAt(text, file, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return `${file}:${line}:${offset - before.lastIndexOf('\n')}`;
}
/** Walks well-formed JSON once and keeps the offset of every key. */
function findKeys(text) {
    const offsets = new Map();
    const duplicates = [];
    const path = [];
    const inObject = [];
    let expectKey = false;
    for (const match of text.matchAll(TOKEN)) {
        const token = match[0];
        if (token === '{' || token === '[') {
            inObject.push(token === '{');
            path.push(token === '{' ? '' : 0);
            expectKey = token === '{';
        }
        else if (token === '}' || token === ']') {
            inObject.pop();
            path.pop();
            expectKey = false;
        }
        else if (token === ',') {
            expectKey = inObject.at(-1) === true;
            const at = path.at(-1);
            if (typeof at === 'number')
                path[path.length - 1] = at + 1;
        }
        else if (expectKey && token.startsWith('"')) {
            path[path.length - 1] = String(JSON.parse(token));
            expectKey = false;
            if (offsets.has(key(path)))
                duplicates.push(path.map(String));
            offsets.set(key(path), match.index);
        }
    }
    return { offsets, duplicates };
}

// EXTERNAL MODULE: ./lib/cli/option-table.js
var option_table = __webpack_require__(7548);
// EXTERNAL MODULE: ./lib/cli/values.js
var cli_values = __webpack_require__(694);
;// CONCATENATED MODULE: ./lib/cli/config.js








/** Options in effect: those of the command line before those of a file. */
function withConfig(given, config) {
    return { ...config.values, ...given };
}
/** Problems found with options in effect (`--name …`), those that came from a file with their place there. */
function placeProblems(problems, given, config) {
    return problems.map((problem) => {
        const name = option_table/* CONFIG_OPTIONS */.y3.find((option) => problem.startsWith(`--${option} `));
        if (name === undefined || given[name] !== undefined || config.values[name] === undefined)
            return problem;
        return `${config.placeOf(name)}: ${problem.slice(2)}`;
    });
}
const PACKAGE = 'package.json';
const OWN = '.receiptrc.json';
/**
 * Reads options from package.json ("receipt") or .receiptrc.json of a folder: the same names and the same checks as on the command line.
 * @throws ReceiptError INPUT_INVALID naming every problem with file, line and column; IO_FAILED where a file is there and can't be read.
 */
async function loadConfig(folder) {
    const [packageText, ownText] = await Promise.all([readOptional((0,external_node_path_.join)(folder, PACKAGE)), readOptional((0,external_node_path_.join)(folder, OWN))]);
    // Most package.json files hold no options of ours: those are not even parsed.
    const packaged = packageText?.includes('"receipt"') ? parseJsonSource(packageText, PACKAGE) : null;
    const inPackage = packaged !== null && isObject(packaged.value) && Object.hasOwn(packaged.value, 'receipt');
    if (inPackage && ownText !== null) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `options stand in both ${packaged.placeOf(['receipt'])} and ${OWN}`, {
            remedy: 'keep one of the two',
        });
    }
    if (ownText !== null) {
        const own = parseJsonSource(ownText, OWN);
        return { values: await checkOptions(own.value, own, []), from: OWN, placeOf: (name) => own.placeOf([name]) };
    }
    if (!inPackage || !isObject(packaged.value))
        return { values: {}, from: null, placeOf: () => '' };
    const values = await checkOptions(packaged.value['receipt'], packaged, ['receipt']);
    return { values, from: PACKAGE, placeOf: (name) => packaged.placeOf(['receipt', name]) };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
async function readOptional(path) {
    try {
        return (await (0,promises_.readFile)(path, 'utf8')).replace(/^\ufeff/, '');
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw new errors/* ReceiptError */.x('IO_FAILED', `${path} could not be read: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
        });
    }
}
/** zod is loaded only here: a run without options in a file never pays for it. */
async function configSchema() {
    const { z } = await Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(618)]).then(__webpack_require__.bind(__webpack_require__, 2618));
    const text = z.string();
    const kinds = {
        flag: z.boolean(),
        text,
        list: z.union([text, z.array(text).min(1)]).transform((value) => (typeof value === 'string' ? [value] : value)),
        count: z.int().min(0),
        duration: text,
        size: text,
    };
    return z.strictObject(Object.fromEntries(option_table/* CONFIG_OPTIONS */.y3.map((name) => [name, kinds[option_table/* OPTIONS */.lw[name].kind].optional()])));
}
async function checkOptions(value, source, root) {
    const problems = source.duplicates
        .filter((path) => root.every((step, i) => path[i] === step))
        .map((path) => `${source.placeOf(path)}: "${path.at(-1)}" stands twice`);
    const parsed = (await configSchema()).safeParse(value);
    for (const issue of parsed.error?.issues ?? []) {
        if (issue.code === 'unrecognized_keys') {
            problems.push(...issue.keys.map((key) => `${source.placeOf([...root, ...issue.path, key])}: ${unknownKey(key)}`));
        }
        else {
            const path = [...root, ...issue.path];
            problems.push(`${source.placeOf(path)}: ${path.length === root.length ? 'the options' : String(path.at(-1))}: ${expected(issue.path[0], issue.message)}`);
        }
    }
    const values = parsed.success
        ? readTexts(parsed.data, (name, problem) => problems.push(`${source.placeOf([...root, name])}: ${name} ${problem}`))
        : {};
    if (problems.length === 0)
        return values;
    const [first = '', ...more] = problems;
    throw more.length === 0
        ? new errors/* ReceiptError */.x('INPUT_INVALID', first, { remedy: 'receipt run --help lists the options' })
        : new errors/* ReceiptError */.x('INPUT_INVALID', `${problems.length} things are wrong with the options kept in a file`, {
            remedy: problems.join('\n'),
        });
}
function unknownKey(name) {
    const nearest = (0,flow_nearest.nearestWord)(name, option_table/* CONFIG_OPTIONS */.y3);
    const exists = Object.hasOwn(option_table/* OPTIONS */.lw, name) ? 'is an option of the command line only' : 'is no option';
    return `${JSON.stringify((0,present_escape.cutText)(name, 60))} ${exists}${nearest === null || nearest === name ? '' : `; did you mean ${nearest}?`}`;
}
const EXPECTED = {
    flag: 'takes true or false',
    text: 'takes a text',
    list: 'takes a text or a list of texts',
    count: 'takes a whole number',
    duration: 'takes a time such as "20m"',
    size: 'takes a size such as "256MiB"',
};
function expected(name, message) {
    const option = option_table/* CONFIG_OPTIONS */.y3.find((known) => known === name);
    return option === undefined ? message : EXPECTED[option_table/* OPTIONS */.lw[option].kind];
}
/** Texts become durations and sizes by the command line's own rules. */
function readTexts(data, report) {
    const values = {};
    for (const name of option_table/* CONFIG_OPTIONS */.y3) {
        const value = data[name];
        const { kind } = option_table/* OPTIONS */.lw[name];
        if (value === undefined)
            continue;
        const texts = Array.isArray(value) ? value.map(String) : [String(value)];
        const read = kind === 'flag' ? [] : texts.map((text) => (0,cli_values/* readValue */.w)(kind, text));
        const problem = read.find((one) => 'problem' in one);
        if (problem !== undefined && 'problem' in problem)
            report(name, problem.problem);
        else if (kind === 'list')
            values[name] = texts;
        else if (kind === 'flag')
            values[name] = value;
        else if (read[0] !== undefined && 'value' in read[0])
            values[name] = read[0].value;
    }
    return values;
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
