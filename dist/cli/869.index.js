export const id = 869;
export const ids = [869,226,172];
export const modules = {

/***/ 4683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   PX: () => (/* binding */ inTemporaryFolder),
/* harmony export */   QY: () => (/* binding */ describeIoError),
/* harmony export */   Wi: () => (/* binding */ ioFailed),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7642);




/** The code of a system error (`ENOENT`), or '' for anything else. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
const SAYS = {
    EACCES: 'permission denied',
    EPERM: 'operation not permitted',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file is larger than the system allows',
    ENOENT: 'it does not exist',
    ENOTDIR: 'a part of its path is not a folder',
    EEXIST: 'it exists already',
    ELOOP: 'it is a link, or a circle of links',
    EMFILE: 'too many open files',
};
/** What a system error means, without its call and path. */
function describeIoError(error) {
    const code = errorCode(error);
    return SAYS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
const REMEDIES = {
    EACCES: 'Make it writable, or put the evidence elsewhere with --out DIR.',
    EPERM: 'Make it writable, or put the evidence elsewhere with --out DIR.',
    EROFS: 'Put the evidence on a writable file system with --out DIR.',
    ENOSPC: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
    EDQUOT: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
};
/** An error of ours about a file of ours. */
function ioFailed(act, path, cause) {
    const remedy = REMEDIES[errorCode(cause)];
    return new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReceiptError */ .x('IO_FAILED', `cannot ${act} ${path}: ${describeIoError(cause)}`, {
        cause,
        ...(remedy === undefined ? {} : { remedy }),
    });
}
/**
 * Makes a folder, and those above it, where there is none. Level by level: Node's `recursive` says ENOENT on a read-only file system.
 * @throws {ReceiptError} IO_FAILED
 */
function makeFolder(path) {
    const problem = tryMakeFolder(path);
    if (problem === null)
        return;
    if (errorCode(problem) !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path)
        throw ioFailed('make', path, problem);
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const again = tryMakeFolder(path);
    if (again !== null)
        throw ioFailed('make', path, again);
}
/**
 * Has `use` work in a folder that is gone afterwards.
 * @throws {ReceiptError} IO_FAILED where none can be made
 */
async function inTemporaryFolder(use) {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'receipt-'));
    }
    catch (cause) {
        throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReceiptError */ .x('IO_FAILED', `no temporary folder can be made in ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()}: ${describeIoError(cause)}`, {
            cause,
            remedy: 'Name one that can be written to by the variable TMPDIR.',
        });
    }
    try {
        return await use(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}
function tryMakeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        return null;
    }
    catch (cause) {
        return isFolder(path) ? null : cause;
    }
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * Puts a whole file in its place or none: written beside it, forced to the disk, renamed.
 * @throws {ReceiptError} IO_FAILED
 */
function writeAtomically(path, bytes) {
    const temporary = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx', 0o644);
        try {
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
        syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    }
    catch (cause) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw ioFailed('write', path, cause);
    }
}
/** Forces a rename to the disk; not every system can. */
function syncFolder(path) {
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(folder);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
        }
    }
    catch {
        // Windows opens no folders, some file systems can't sync them: the file itself is safe.
    }
}


/***/ }),

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
    policy: text('FILE', 'the policy on the default branch; `.github/receipt.policy.json` by default'),
    // Of verify.
    commit: text('REV', 'verify for this commit instead of the files in the work tree'),
    'require-signed': flag('an unsigned receipt does not hold'),
    // Of sweep.
    repository: text('OWNER/NAME', 'the repository on GitHub; GITHUB_REPOSITORY by default, else the remote of this checkout'),
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
