export const id = 452;
export const ids = [452];
export const modules = {

/***/ 1079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   bm: () => (/* binding */ readReportStream),
/* harmony export */   k$: () => (/* binding */ readStoredReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var _core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6228);
/* harmony import */ var _core_parse_report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3013);
/* harmony import */ var _core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5955);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4683);







const CHUNK = 256 * 1024;
/** Up to this size a report's details are read from a tree, which takes a good 15 times the file in memory. */
const DETAILS_BYTES = 2 ** 20;
/**
 * Reads one report file, in flat memory; what is wrong with it is in the result, nothing is thrown for it.
 * Links are followed: whether a link may be believed is for the caller to say.
 * @param path absolute; hostile. Anything but a regular file is refused without being opened, so that a pipe or device can't hold us.
 */
async function readReportFile(path, options) {
    let file = null;
    try {
        const before = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path, { bigint: true });
        const problem = unfit(before, options);
        if (problem !== null)
            return unreadable(options, problem, before.isFile() ? Number(before.size) : null);
        // O_NONBLOCK: should a pipe have taken the file's place by now, opening it returns at once.
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
        const opened = await file.stat({ bigint: true });
        if (!sameFile(before, opened))
            return unreadable(options, CHANGED, null);
        const reader = (0,_core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .createReportReader */ ._)(options);
        const kept = [];
        const hash = options.digest === false ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const sizeBytes = await readWhole(file, reader, opened.size, kept, hash);
        const after = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path, { bigint: true });
        if (!sameFile(opened, after) || (hash !== null && BigInt(sizeBytes) !== opened.size))
            return unreadable(options, CHANGED, sizeBytes);
        return {
            ...(await withDetails(reader.end(), Buffer.concat(kept), sizeBytes, options)),
            sha256: hash?.digest('hex') ?? null,
            sizeBytes: Number(opened.size),
        };
    }
    catch (error) {
        return unreadable(options, (0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .describeIoError */ .QY)(error), null, (0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error) === 'ENOENT' ? MISSING : undefined);
    }
    finally {
        await file?.close();
    }
}
/** As {@link readReportFile}, for a report whose bytes are in memory and whole. */
async function readStoredReport(file, options) {
    const { report_bytes: most } = (0,_core_parse_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .limitsOf */ .A)(options);
    if (file.sizeBytes > most)
        return unreadable(options, (0,_core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g)(most), file.sizeBytes);
    const reader = (0,_core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .createReportReader */ ._)(options);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const kept = [];
    let sizeBytes = 0;
    for await (const chunk of file.open()) {
        sizeBytes += chunk.length;
        hash.update(chunk);
        reader.write(chunk);
        if (file.sizeBytes <= DETAILS_BYTES)
            kept.push(Buffer.from(chunk));
    }
    return { ...(await withDetails(reader.end(), Buffer.concat(kept), sizeBytes, options)), sha256: hash.digest('hex'), sizeBytes };
}
/** Reads a report from a stream, such as standard input. */
async function readReportStream(stream, options) {
    const reader = (0,_core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .createReportReader */ ._)(options);
    const kept = [];
    let size = 0;
    for await (const chunk of stream) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size <= DETAILS_BYTES)
            kept.push(bytes);
        if (!reader.write(bytes))
            break;
    }
    return await withDetails(reader.end(), Buffer.concat(kept), size, options);
}
/**
 * Has a second parser read a report that the gate accepted, where it is small: its tree gives the details of failing cases, and its
 * counts must be the gate's. Larger reports keep the details of the stream.
 */
async function withDetails(read, bytes, size, options) {
    if (read.kind === 'rejected' || read.facts.format !== 'junit' || bytes.length !== size)
        return read;
    const { parseDetails } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 8091));
    const details = parseDetails(bytes, options.maxFailing ?? _core_parse_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_FAILING */ .N);
    const why = typeof details === 'string' ? details : (0,_core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_3__/* .disagreement */ .fn)(read.facts, details);
    if (why !== null || typeof details === 'string') {
        return {
            kind: 'rejected',
            reason: { code: 'junit-malformed', where: { file: options.path }, args: { file: options.path, why: why ?? '' } },
            companion: false,
            root: read.facts.traits.root,
        };
    }
    return { kind: 'read', facts: { ...read.facts, failing: details.failing } };
}
const MISSING = 'Check the path: it is taken from the working directory, and a pattern that the shell left as it is matches no file.';
const CHANGED = 'it changed while it was read';
/** Why a file can't be a report at all, null where it may be one. */
function unfit(stats, options) {
    if (stats.isDirectory())
        return 'it is a folder';
    if (stats.isFIFO())
        return 'it is a named pipe';
    if (stats.isSocket())
        return 'it is a socket';
    if (!stats.isFile())
        return 'it is a device';
    const { report_bytes: most } = (0,_core_parse_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .limitsOf */ .A)(options);
    return stats.size > BigInt(most) ? (0,_core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g)(most) : null;
}
function sameFile(a, b) {
    return a.dev === b.dev && a.ino === b.ino && a.size === b.size && a.mtimeNs === b.mtimeNs && b.isFile();
}
/** With a digest every byte is read, also behind the place where the reader refused; never more than the file's size and one chunk. */
async function readWhole(file, reader, size, kept, hash) {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let sizeBytes = 0;
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
        if (bytesRead === 0 || BigInt(sizeBytes) > size)
            break;
        const chunk = buffer.subarray(0, bytesRead);
        sizeBytes += bytesRead;
        hash?.update(chunk);
        if (!reader.write(chunk) && hash === null)
            break;
        if (size <= BigInt(DETAILS_BYTES))
            kept.push(Buffer.from(chunk));
    }
    return sizeBytes;
}
function unreadable(options, why, sizeBytes, remedy) {
    const reason = {
        code: 'junit-unreadable',
        where: { file: options.path },
        args: { file: options.path, why, ...(remedy === undefined ? {} : { do: remedy }) },
    };
    return { kind: 'rejected', reason, companion: false, root: null, sha256: null, sizeBytes };
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

/***/ 6818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   k: () => (/* binding */ LENIENCIES)
/* harmony export */ });
const DEFAULT_LIMITS = {
    log_bytes: 4 * 2 ** 30,
    report_bytes: 256 * 2 ** 20,
    token_bytes: 64 * 2 ** 20,
    depth: 128,
    attributes: 256,
    name_length: 1024,
};
/**
 * Every option that makes `passed` easier. Each is recorded in the receipt, noted, and shown in the title.
 * This list and the roads of {@link ../reconcile/reconcile.ts} are all ways to green there are.
 */
const LENIENCIES = [
    'allow-empty',
    'report-none',
    'runner-report-only',
    'allow-cached',
    'allow-stale',
    'allow-containers',
    'allow-reruns',
    'min-tests-0',
];


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createDecoder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function createDecoder(encoding) {
    switch (encoding) {
        case 'utf-8':
            return carrying(unfinishedUtf8, decodeUtf8, (text) => node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text, 'utf8'), 'UTF-8');
        case 'utf-16le':
            return carrying((bytes) => unfinishedUtf16(bytes, 1), decodeUtf16, (text) => 2 * text.length, 'UTF-16');
        case 'utf-16be':
            return carrying((bytes) => unfinishedUtf16(bytes, 0), decodeUtf16be, (text) => 2 * text.length, 'UTF-16');
        case 'iso-8859-1':
            return carrying(none, (bytes) => ({ text: bytes.toString('latin1'), problem: null }), lengthOf, encoding);
        case 'windows-1252':
            return carrying(none, decodeWindows1252, lengthOf, encoding);
        case 'us-ascii':
            return carrying(none, decodeAscii, lengthOf, encoding);
    }
}
const none = () => 0;
const lengthOf = (text) => text.length;
/** A decoder that keeps back the `unfinished` bytes at the end of each piece for the next one. */
function carrying(unfinished, decodeWhole, byteLength, title) {
    let carry = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.alloc(0);
    return {
        decode(bytes, last) {
            const all = carry.length === 0 ? bytes : node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat([carry, bytes]);
            const kept = unfinished(all);
            const decoded = decodeWhole(kept === 0 ? all : all.subarray(0, all.length - kept));
            carry = kept === 0 ? node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.alloc(0) : node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(all.subarray(all.length - kept));
            if (last && kept > 0 && decoded.problem === null)
                return { text: decoded.text, problem: `the last ${title} character is cut` };
            return decoded;
        },
        pending: () => carry.length,
        byteLength,
    };
}
const hex = (byte) => `0x${(byte ?? 0).toString(16).padStart(2, '0')}`;
/** How many bytes at the end begin a UTF-8 character that isn't whole. */
function unfinishedUtf8(bytes) {
    for (let back = 1; back <= 3 && back <= bytes.length; back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) === 0x80)
            continue;
        const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return needs > back ? back : 0;
    }
    return 0;
}
function decodeUtf8(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return { text: bytes.toString('latin1'), problem: null };
    // On Node 20 by way of UTF-16 is seven times as fast as toString('utf8').
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { text: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.transcode)(bytes, 'utf8', 'ucs2').toString('utf16le'), problem: null };
    // Longest valid start, by halving: a prefix without its unfinished end is valid up to the bad byte, and never after it.
    let valid = 0;
    let invalid = bytes.length;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        const prefix = bytes.subarray(0, middle);
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(prefix.subarray(0, middle - unfinishedUtf8(prefix))))
            valid = middle;
        else
            invalid = middle;
    }
    const good = valid - unfinishedUtf8(bytes.subarray(0, valid));
    return { text: bytes.toString('utf8', 0, good), problem: `the byte ${hex(bytes[good])} is no UTF-8` };
}
/** @param high index (0 or 1) of the more significant byte of a unit. */
function unfinishedUtf16(bytes, high) {
    const odd = bytes.length % 2;
    const unit = bytes.length - odd - 2;
    if (unit < 0)
        return odd;
    const top = bytes[unit + high] ?? 0;
    return top >= 0xd8 && top <= 0xdb ? odd + 2 : odd;
}
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
function decodeUtf16(bytes) {
    const text = bytes.toString('utf16le');
    const lone = text.search(LONE_SURROGATE);
    return lone < 0 ? { text, problem: null } : { text: text.slice(0, lone), problem: 'half of a surrogate pair is no UTF-16' };
}
function decodeUtf16be(bytes) {
    return decodeUtf16(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes).swap16());
}
function decodeAscii(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return { text: bytes.toString('latin1'), problem: null };
    const bad = bytes.findIndex((byte) => byte > 0x7f);
    return { text: bytes.toString('latin1', 0, bad), problem: `the byte ${hex(bytes[bad])} is no US-ASCII` };
}
/** The characters of 0x80 to 0x9f; `\0` where the encoding has none. */
const WINDOWS_1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
function decodeWindows1252(bytes) {
    const latin = bytes.toString('latin1');
    const bad = latin.search(/[\x81\x8d\x8f\x90\x9d]/);
    const text = (bad < 0 ? latin : latin.slice(0, bad)).replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? char);
    return { text, problem: bad < 0 ? null : `the byte ${hex(bytes[bad])} is no windows-1252` };
}


/***/ }),

/***/ 9222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sniffEncoding),
/* harmony export */   g: () => (/* binding */ decodeWhole)
/* harmony export */ });
/* harmony import */ var _decoder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4791);

const NAMES = {
    'utf-8': 'utf-8',
    utf8: 'utf-8',
    'utf-16': 'utf-16',
    'utf-16le': 'utf-16le',
    'utf-16be': 'utf-16be',
    'iso-8859-1': 'iso-8859-1',
    'iso8859-1': 'iso-8859-1',
    iso_8859_1: 'iso-8859-1',
    'iso_8859-1': 'iso-8859-1',
    'latin-1': 'iso-8859-1',
    latin1: 'iso-8859-1',
    'windows-1252': 'windows-1252',
    cp1252: 'windows-1252',
    'us-ascii': 'us-ascii',
    ascii: 'us-ascii',
};
const DECLARATION = /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*')[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']([\w.-]+)["']/;
/** The encoding of the marks at the start of `head`, and how long the mark is; null where nothing marks one. */
function marked(head) {
    if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf)
        return { encoding: 'utf-8', bomBytes: 3 };
    if (head[0] === 0xff && head[1] === 0xfe)
        return { encoding: 'utf-16le', bomBytes: 2 };
    if (head[0] === 0xfe && head[1] === 0xff)
        return { encoding: 'utf-16be', bomBytes: 2 };
    // XML begins with `<` or white space, so a NUL beside the first byte is the other half of a UTF-16 unit.
    if (head.length >= 2 && head[0] !== 0 && head[1] === 0)
        return { encoding: 'utf-16le', bomBytes: 0 };
    if (head.length >= 2 && head[0] === 0 && head[1] !== 0)
        return { encoding: 'utf-16be', bomBytes: 0 };
    return null;
}
/**
 * Finds the encoding by the byte order mark, by the pattern of NUL bytes, or by the XML declaration.
 * @param head the first bytes of the file, at least 1 KiB of them where there are as many; hostile.
 */
function sniffEncoding(head) {
    const mark = marked(head);
    const wide = mark !== null && mark.encoding !== 'utf-8';
    const rest = head.subarray(mark?.bomBytes ?? 0);
    const text = wide ? (0,_decoder_js__WEBPACK_IMPORTED_MODULE_0__/* .createDecoder */ .$)(mark.encoding).decode(rest, false).text : rest.toString('latin1');
    const blank = /^[ \t\r\n]+(?=<\?xml[ \t\r\n])/.exec(text)?.[0] ?? '';
    const declared = DECLARATION.exec(text.slice(blank.length))?.[1] ?? null;
    const encoding = chooseEncoding(mark, declared);
    return {
        encoding: typeof encoding === 'string' ? encoding : (mark?.encoding ?? 'utf-8'),
        bomBytes: mark?.bomBytes ?? 0,
        blankBytes: blank.length * (wide ? 2 : 1),
        blankLines: blank.split(/\r\n|\r|\n/).length - 1,
        declared,
        problem: typeof encoding === 'string' ? null : encoding.problem,
    };
}
/** The whole text of a file that the reader has accepted, without mark and the white space before its declaration. */
function decodeWhole(bytes) {
    const { encoding, bomBytes, blankBytes } = sniffEncoding(bytes.subarray(0, 4096));
    return (0,_decoder_js__WEBPACK_IMPORTED_MODULE_0__/* .createDecoder */ .$)(encoding).decode(bytes.subarray(bomBytes + blankBytes), true).text;
}
function chooseEncoding(mark, declared) {
    if (declared === null)
        return mark?.encoding ?? 'utf-8';
    const named = NAMES[declared.toLowerCase()];
    if (named === undefined)
        return { problem: `its encoding ${declared} is not supported` };
    if (mark !== null) {
        const fits = named === mark.encoding || (named === 'utf-16' && mark.encoding !== 'utf-8');
        const form = mark.encoding === 'utf-8' ? 'UTF-8' : 'UTF-16';
        return fits ? mark.encoding : { problem: `it declares the encoding ${declared}, but its bytes are ${form}` };
    }
    if (named === 'utf-16' || named === 'utf-16le' || named === 'utf-16be') {
        return { problem: `it declares the encoding ${declared}, but its bytes are not UTF-16` };
    }
    return named;
}


/***/ }),

/***/ 7053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G3: () => (/* binding */ DETAIL_CHARS),
  pJ: () => (/* binding */ endOf),
  jY: () => (/* binding */ failingTest),
  TM: () => (/* binding */ firstLine),
  RA: () => (/* binding */ openCase),
  Od: () => (/* binding */ scopeOf)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/core/parse/junit-location.js
const SOURCE = '(?:[cm]?[jt]sx?|vue|svelte|py|rb|go|rs|java|kts?|groovy|scala|cljs?|cs|fs|vb|php|c|cc|cpp|cxx|hh?|hpp|mm?|swift|exs?|erl|lua|p[lm]|t|sh|bats|dart|hs|ml|nim|zig|jl|[rR]|feature|robot)';
// `at f (src/a.ts:41:7)`, ` ❯ src/a.ts:41:20`, `tests/test_a.py:12: AssertionError`, `    a_test.go:12: want 1`, `(AppTest.java:20)`
const WITH_COLON = new RegExp(`(?:^|[\\s('"\`@])((?:file://)?(?:[A-Za-z]:)?[^\\s()'"\`:<>|]{1,300}\\.${SOURCE}):(?:line )?(\\d{1,7})\\b`, 'gm');
// `  File "/app/tests/test_a.py", line 12, in test_a`
const PYTHON = /File "([^"\n]{1,300})", line (\d{1,7})/g;
const FOREIGN = /node_modules|node:internal|\binternal\/|site-packages|dist-packages|\/vendor\/|\.pnpm|\/rustc\//;
const JVM = /^[^\\/]+\.(?:java|kts?|groovy|scala|clj)$/;
/**
 * The place in the project's own sources that a failure's text names: the first one in the file or class of the case, else the first.
 * @param text bounded by the caller; hostile.
 */
function locationIn(text, hint) {
    const found = placesIn(text);
    const { file } = hint;
    if (file !== null) {
        const own = found.find((place) => sameFile(place.file, file));
        return own === undefined ? null : { file, line: own.line };
    }
    const unit = /(\w+)(?:\$\w+)*$/.exec(hint.classname)?.[1];
    // A JVM's frames are mostly the framework's, and name no folder: only the class itself tells which is ours.
    return found.find((place) => unit !== undefined && stemOf(place.file) === unit) ?? found.find((place) => !JVM.test(place.file)) ?? null;
}
/** Further places that a failure's text names, for a reader who knows which files are the project's; none of a JVM's bare names. */
function framesIn(text, seen) {
    const others = placesIn(text).filter(({ file, line }) => !JVM.test(file) && (file !== seen?.file || line !== seen.line));
    return others.slice(0, MAX_FRAMES);
}
const MAX_FRAMES = 8;
function placesIn(text) {
    const places = [];
    for (const pattern of [WITH_COLON, PYTHON]) {
        for (const [, path = '', line = ''] of text.matchAll(pattern)) {
            if (!FOREIGN.test(path))
                places.push({ file: path.replace(/^file:\/\//, ''), line: Number(line) });
        }
    }
    return places;
}
function stemOf(path) {
    return /([^\\/]+)\.\w+$/.exec(path)?.[1] ?? '';
}
function sameFile(a, b) {
    const [long, short] = a.length >= b.length ? [a, b] : [b, a];
    return long === short || (long.endsWith(short) && /[\\/]/.test(long.charAt(long.length - short.length - 1)));
}

// EXTERNAL MODULE: ./lib/core/parse/junit-names.js
var junit_names = __webpack_require__(1510);
// EXTERNAL MODULE: ./lib/core/parse/junit-suites.js
var junit_suites = __webpack_require__(4961);
;// CONCATENATED MODULE: ./lib/core/parse/junit-cases.js




/** How much of a failure's text is looked at. */
const DETAIL_CHARS = 8 * 1024;
const MESSAGE_CHARS = 300;
const NAME_CHARS = 300;
function openCase(attributes, suite, line, column) {
    const { name = '', classname = '', status, result } = attributes;
    return {
        name,
        classname,
        suite,
        attributes,
        status,
        result,
        line,
        column,
        errors: 0,
        failures: 0,
        skips: 0,
        todo: false,
        reruns: 0,
        detail: null,
    };
}
/** Red beats skipped; an error child beats a failure; a status or result attribute counts where no child says it. */
function endOf(open) {
    if (open.errors > 0)
        return 'errored';
    const status = (0,junit_names/* statusKind */.BE)(open.status);
    const result = (0,junit_names/* statusKind */.BE)(open.result);
    if (open.failures > 0 || status === 'red' || result === 'red')
        return 'failed';
    return open.skips > 0 || status === 'skipped' || result === 'skipped' ? 'skipped' : 'passed';
}
/** With its name, what tells a test from others, across files too: its class, else its suite. */
function scopeOf({ classname, suite }) {
    return classname === '' ? (suite ?? '') : classname;
}
/** A red case for a reader; holds nothing of the document that it was read from. */
function failingTest(open, suiteFile) {
    const file = open.attributes['file'] ?? suiteFile ?? null;
    const text = open.detail?.text ?? '';
    const message = open.detail?.message ?? '';
    const seen = locationIn(text, { file, classname: open.classname }) ?? locationIn(message, { file, classname: open.classname });
    const frames = file === null ? framesIn(`${text}\n${message}`, seen) : [];
    return {
        suite: open.suite === null ? null : cut(open.suite, NAME_CHARS),
        name: cut(open.name.trim() === '' ? '(no name)' : open.name, NAME_CHARS),
        file: cutOrNull(seen?.file ?? file),
        line: seen?.line ?? (0,junit_suites/* countOf */.pq)(open.attributes['line'] ?? open.attributes['lineno']),
        message: firstLine(message) ?? firstLine(text) ?? statusMessage(open),
        ...(frames.length > 0 ? { frames: frames.map(({ file: path, line }) => ({ file: cut(path, NAME_CHARS), line })) } : {}),
    };
}
function statusMessage({ attributes }) {
    return cut(attributes['message'] ?? `status ${attributes['status'] ?? attributes['result'] ?? 'failed'}`, MESSAGE_CHARS);
}
/** The first line that isn't blank, colour sequences left out; null where there is none. */
function firstLine(text) {
    if (text === undefined)
        return null;
    // Raw ESC is dropped by the reader, so what is left of a colour sequence is `[31m`.
    const line = /\S.*/.exec(text
        .slice(0, DETAIL_CHARS)
        .replace(/\x1b?\[[\d;]{1,12}m/g, '')
        .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, ''))?.[0];
    return line === undefined ? null : cut(line.trimEnd(), MESSAGE_CHARS);
}
function cutOrNull(text) {
    return text === null ? null : cut(text, NAME_CHARS);
}
/** A copy: a part of a string keeps the whole alive, and a message may be a megabyte. */
function cut(text, chars) {
    const shown = text.length <= chars ? text : `${text.slice(0, chars - 1)}…`;
    return external_node_buffer_.Buffer.from(shown, 'utf16le').toString('utf16le');
}


/***/ }),

/***/ 6228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ readDetails),
/* harmony export */   fn: () => (/* binding */ disagreement),
/* harmony export */   oZ: () => (/* binding */ DETAILS_OPTIONS)
/* harmony export */ });
/* harmony import */ var _junit_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7053);
/* harmony import */ var _junit_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1510);


/** What {@link readDetails} asks of fast-xml-parser, so that its tree can be trusted to say what the gate said. */
const DETAILS_OPTIONS = {
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Without it, numeric character references stay as written.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
};
/**
 * Counts a report once more from a tree that an independent parser made of the same bytes, and describes its failing cases.
 * @param tree of fast-xml-parser with {@link DETAILS_OPTIONS}; hostile, but accepted by the gate, so its depth is bounded.
 */
function readDetails(tree, maxFailing) {
    const walk = new Walk(maxFailing);
    walk.children(tree, null, undefined);
    return { ...walk.counts, failing: walk.failing };
}
/** What the two parsers say differently, null where they agree. */
function disagreement(facts, details) {
    const { tally, suites } = facts;
    const found = { ...tally, suites: suites.all };
    for (const count of ['tests', 'failed', 'errored', 'skipped', 'suites']) {
        if (found[count] !== details[count])
            return `two parsers count its ${count} differently: ${found[count]} and ${details[count]}`;
    }
    return null;
}
class Walk {
    counts = { tests: 0, failed: 0, errored: 0, skipped: 0, suites: 0 };
    failing = [];
    #maxFailing;
    constructor(maxFailing) {
        this.#maxFailing = maxFailing;
    }
    children(nodes, suite, file) {
        for (const { name, attributes, below } of elements(nodes)) {
            if (name === 'testsuite') {
                this.counts.suites++;
                this.children(below, attributes['name'] ?? '<testsuite>', attributes['file']);
            }
            else if (name === 'testcase')
                this.#case(attributes, below, suite, file);
            else
                this.children(below, suite, file);
        }
    }
    #case(attributes, below, suite, file) {
        const open = (0,_junit_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .openCase */ .RA)(attributes, suite, 0, 0);
        for (const child of elements(below))
            this.#child(open, child);
        // Some producers nest cases in cases; each is one.
        this.children(below, suite, file);
        const end = (0,_junit_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(open);
        this.counts.tests++;
        if (end !== 'passed')
            this.counts[end]++;
        const red = end === 'failed' || end === 'errored';
        if (red && this.failing.length < this.#maxFailing)
            this.failing.push((0,_junit_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .failingTest */ .jY)(open, file));
    }
    #child(open, { name, attributes, below }) {
        const kind = (0,_junit_names_js__WEBPACK_IMPORTED_MODULE_1__/* .elementKind */ .vZ)(name);
        if (kind === 'skip')
            open.skips++;
        if (kind !== 'error' && kind !== 'failure')
            return;
        if (kind === 'error')
            open.errors++;
        else
            open.failures++;
        open.detail ??= { message: attributes['message'] ?? '', text: textOf(below) };
    }
}
function* elements(nodes) {
    if (!Array.isArray(nodes))
        return;
    for (const node of nodes) {
        const written = Object.keys(node).find((key) => key !== ':@');
        if (written === undefined || written === '#text')
            continue;
        const name = written.slice(written.lastIndexOf(':') + 1);
        yield { name, attributes: (node[':@'] ?? {}), below: node[written] };
    }
}
function textOf(nodes) {
    let text = '';
    if (!Array.isArray(nodes))
        return text;
    for (const node of nodes) {
        if (text.length >= _junit_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAIL_CHARS */ .G3)
            break;
        if (typeof node['#text'] === 'string')
            text += node['#text'].slice(0, _junit_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAIL_CHARS */ .G3 - text.length);
    }
    return text;
}


/***/ }),

/***/ 1510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ statusKind),
/* harmony export */   ly: () => (/* binding */ STATUS_WORDS),
/* harmony export */   v0: () => (/* binding */ COUNTED_ELEMENTS),
/* harmony export */   vZ: () => (/* binding */ elementKind)
/* harmony export */ });
const KINDS = new Map([
    ['testsuites', 'suites'],
    ['testsuite', 'suite'],
    ['testcase', 'case'],
    ['failure', 'failure'],
    ['error', 'error'],
    ['skipped', 'skip'],
    ['ignored', 'skip'],
    ['disabled', 'skip'],
    ['flakyFailure', 'rerun'],
    ['flakyError', 'rerun'],
    ['rerunFailure', 'rerun'],
    ['rerunError', 'rerun'],
    ['property', 'property'],
    ['properties', 'known'],
    ['system-out', 'known'],
    ['system-err', 'known'],
]);
/** @param name local, case as written. @returns null for a name that JUnit doesn't have. */
function elementKind(name) {
    return KINDS.get(name) ?? null;
}
const SKIPPED_WORDS = ['skipped', 'disabled', 'notrun', 'suppressed'];
const RED_WORDS = [
    'failed',
    'failure',
    'fail',
    'error',
    'errored',
    'broken',
    'timeout',
    'timedout',
    'timed out',
    'aborted',
    'crashed',
    'interrupted',
];
const STATUS = new Map([
    ...SKIPPED_WORDS.map((word) => [word, 'skipped']),
    ...RED_WORDS.map((word) => [word, 'red']),
]);
/** What a `status` or `result` says; null for a word that says neither (`run`, `completed`, `passed`). */
function statusKind(word) {
    return word === undefined ? null : (STATUS.get(word) ?? STATUS.get(word.trim().toLowerCase()) ?? null);
}
/** Elements whose presence changes a count. */
const COUNTED_ELEMENTS = [...KINDS].filter(([, kind]) => kind !== 'known' && kind !== 'property').map(([name]) => name);
/** Words of a status or result that change a count. */
const STATUS_WORDS = [...STATUS.keys()];


/***/ }),

/***/ 4961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ openScope),
/* harmony export */   Rf: () => (/* binding */ declaredCounts),
/* harmony export */   Wn: () => (/* binding */ addDeclared),
/* harmony export */   ZX: () => (/* binding */ Differences),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   w9: () => (/* binding */ addToOuter)
/* harmony export */ });
/** A count as producers write it (`5`, ` 5 `, `5.0`), null for everything else. */
function countOf(text) {
    if (text === undefined)
        return null;
    const digits = /^\s*\+?(\d{1,15})(?:\.0*)?\s*$/.exec(text)?.[1];
    return digits === undefined ? null : Number(digits);
}
function declaredCounts(attributes) {
    const skipped = attributes['skipped'] ?? attributes['skips'] ?? attributes['skip'] ?? attributes['ignored'];
    return {
        tests: countOf(attributes['tests']),
        failures: countOf(attributes['failures']),
        errors: countOf(attributes['errors']),
        skipped: countOf(skipped),
    };
}
/** The sum of two; what neither declares stays null. */
function addDeclared(a, b) {
    const sum = (x, y) => (x === null ? y : x + (y ?? 0));
    return {
        tests: sum(a.tests, b.tests),
        failures: sum(a.failures, b.failures),
        errors: sum(a.errors, b.errors),
        skipped: sum(a.skipped, b.skipped),
    };
}
function openScope(name, attributes, line, column) {
    const declared = declaredCounts(attributes);
    return { name, line, column, declared, inner: false, cases: 0, red: 0, skipped: 0, reruns: 0, assertions: 0, suites: 0 };
}
/** Adds what was found in a closed suite to the one around it. */
function addToOuter(outer, closed) {
    outer.inner = true;
    outer.cases += closed.cases;
    outer.red += closed.red;
    outer.skipped += closed.skipped;
    outer.reruns += closed.reruns;
    outer.assertions += closed.assertions;
    outer.suites += closed.suites + 1;
}
const TEST_READINGS = {
    cases: (scope) => scope.cases,
    attempts: (scope) => scope.cases + scope.reruns,
    assertions: (scope) => scope.assertions,
    children: (scope) => scope.cases + scope.suites,
};
const RED_READINGS = {
    cases: (scope) => scope.red,
    attempts: (scope) => scope.red + scope.reruns,
};
/** Failures and errors as one sum, since producers differ in which is which; null where neither is declared. */
function declaredRed({ failures, errors }) {
    return failures === null && errors === null ? null : (failures ?? 0) + (errors ?? 0);
}
/** Collects where declared and found counts differ, by every reading that a dialect may ask for. */
class Differences {
    #file;
    #tests = {};
    #red = {};
    #surplus = null;
    constructor(file) {
        this.#file = file;
    }
    suiteClosed(scope) {
        if (!scope.inner)
            this.#compare(scope, false);
        // An inner suite declares its own children, which only this reading can count.
        else
            this.#tests.children = this.#short(this.#tests.children, scope, scope.declared.tests, TEST_READINGS.children(scope));
    }
    /** The root decides only what no suite below it has decided. */
    rootClosed(scope) {
        this.#compare(scope, true);
    }
    shortfall() {
        const { cases = null, attempts = null, assertions = null, children = null } = this.#tests;
        return { cases, attempts, assertions, children };
    }
    redShortfall() {
        const { cases = null, attempts = null } = this.#red;
        return { cases, attempts };
    }
    surplus() {
        return this.#surplus;
    }
    #compare(scope, root) {
        const { tests } = scope.declared;
        for (const reading of ['cases', 'attempts', 'assertions', 'children']) {
            if (root && this.#tests[reading] !== undefined)
                continue;
            this.#tests[reading] = this.#short(this.#tests[reading], scope, tests, TEST_READINGS[reading](scope));
        }
        for (const reading of ['cases', 'attempts']) {
            if (root && this.#red[reading] !== undefined)
                continue;
            this.#red[reading] = this.#short(this.#red[reading], scope, declaredRed(scope.declared), RED_READINGS[reading](scope));
        }
        if (tests !== null && scope.cases > tests && !(root && this.#surplus !== null)) {
            this.#surplus = this.#add(this.#surplus ?? undefined, scope, tests, scope.cases);
        }
    }
    #short(sum, scope, declared, found) {
        return declared !== null && declared > found ? this.#add(sum, scope, declared, found) : sum;
    }
    #add(sum, scope, declared, found) {
        return {
            declared: (sum?.declared ?? 0) + declared,
            found: (sum?.found ?? 0) + found,
            suite: sum?.suite ?? scope.name,
            where: sum?.where ?? { file: this.#file, line: scope.line, column: scope.column },
        };
    }
}


/***/ }),

/***/ 3013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ limitsOf),
/* harmony export */   N: () => (/* binding */ DEFAULT_FAILING)
/* harmony export */ });
/* harmony import */ var _model_expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6818);

/** How many failing tests are described where nobody says otherwise. */
const DEFAULT_FAILING = 20;
function limitsOf({ limits }) {
    return { ..._model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d, ...limits };
}


/***/ }),

/***/ 5955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createReportReader),
  g: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(4739);
;// CONCATENATED MODULE: ./lib/core/parse/ctrf-schema.js
/** What of CTRF's schema the counts need. Whatever else a report holds is not looked at. */
// `other` is what the producer has no word for (interrupted, todo): not passed, and not red either.
const STATUSES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped', other: 'skipped' };
/** How a test of such a status is counted; null for a word that CTRF doesn't have. */
function endOfStatus(status) {
    return typeof status === 'string' && Object.hasOwn(STATUSES, status) ? STATUSES[status] : null;
}
const COUNTS = { tests: 'count', passed: 'count', failed: 'count', pending: 'count', skipped: 'count', other: 'count' };
/** The parts that are looked at, by path; `[]` is an entry of a list. */
const CTRF_PARTS = {
    '': { keys: { results: 'anything', reportFormat: 'anything' }, required: [] },
    results: { keys: { tool: 'object', summary: 'object', tests: 'array' }, required: ['tool', 'summary', 'tests'] },
    'results.tool': { keys: { name: 'text' }, required: ['name'] },
    'results.summary': { keys: COUNTS, required: Object.keys(COUNTS) },
    'results.tests[]': {
        keys: {
            name: 'text',
            status: 'status',
            message: 'text or nothing',
            trace: 'text or nothing',
            line: 'number or nothing',
            filePath: 'text or nothing',
            suite: 'suite',
            flaky: 'flag or nothing',
        },
        required: ['name', 'status'],
    },
};
const FITS = {
    object: ({ type }) => type === 'object',
    array: ({ type }) => type === 'array',
    count: ({ value }) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
    status: ({ value }) => endOfStatus(value) !== null,
    text: ({ value }) => typeof value === 'string',
    'text or nothing': (held) => typeof held.value === 'string' || isNothing(held),
    'number or nothing': (held) => typeof held.value === 'number' || isNothing(held),
    'flag or nothing': (held) => typeof held.value === 'boolean' || isNothing(held),
    suite: (held) => held.type === 'array' || typeof held.value === 'string' || isNothing(held),
    anything: () => true,
};
const isNothing = ({ type, value }) => type === 'value' && value === null;
/** What is wrong with what stands behind a key of a part: "is no count"; null where it fits, or isn't looked at. */
function misfit(part, key, held) {
    const keys = CTRF_PARTS[part]?.keys ?? {};
    const expected = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (expected === undefined || FITS[expected](held))
        return null;
    if (expected === 'status')
        return 'is none of passed, failed, skipped, pending, other';
    return `is no ${expected === 'suite' ? 'text or array' : expected.replace(' or nothing', '')}`;
}

// EXTERNAL MODULE: ./lib/core/parse/junit-cases.js + 1 modules
var junit_cases = __webpack_require__(7053);
;// CONCATENATED MODULE: ./lib/core/parse/junit-watch.js
/** What runners put between a class (or module, or suite) and a test's name. */
const JOINTS = ['.', '::', '/', ' ', ' > ', '#'];
/** @param names as printed in a log; hostile. Compared whole: nothing is matched by a part of its name. */
function finishedNames(names) {
    const found = new Set();
    const pytest = new Map([...names].filter((name) => name.includes('::')).map((name) => [dotted(name), name]));
    function look(id) {
        if (names.has(id))
            found.add(id);
    }
    return {
        finished({ name, classname, suite }) {
            if (names.size === found.size)
                return;
            look(name);
            for (const outer of new Set([classname, suite ?? ''])) {
                if (outer === '')
                    continue;
                for (const joint of JOINTS)
                    look(`${outer}${joint}${name}`);
                const node = pytest.get(`${outer}.${name}`);
                if (node !== undefined)
                    found.add(node);
            }
        },
        found: () => [...found],
    };
}
/** pytest prints `tests/test_a.py::TestX::test_y`, and reports the class `tests.test_a.TestX`. */
function dotted(nodeId) {
    return nodeId.replace(/\.py(?=::)/, '').replace(/::|[\\/]/g, '.');
}

;// CONCATENATED MODULE: ./lib/core/parse/ctrf.js




const ROOT_KEYS = 32;
const SUITES = 32;
// The one key that may be absent and changes a count: what remains of it where a character is lost.
const LOST_FLAKY = new Set(['laky', 'faky', 'flky', 'flay', 'flak']);
function createCtrfCounter(options) {
    return new Counter(options);
}
class Counter {
    #options;
    #watch;
    #levels = [];
    #rootKeys = [];
    #foreign = false;
    #results = false;
    #tool = '';
    #summary = new Map();
    /** The list of suites of the test being read. */
    #suites = [];
    #tally = { ...tally/* EMPTY_TALLY */.dd };
    #nameless = 0;
    #duplicates = { count: 0, first: null };
    #failing = [];
    #firstTest = null;
    /** The first key that seems to have lost a character. */
    #lostKey = null;
    constructor(options) {
        this.#options = options;
        this.#watch = finishedNames(options.watch);
    }
    rootKeys = () => this.#rootKeys;
    isCtrf = () => this.#results && !this.#foreign;
    cases = () => this.#tally.tests;
    open(kind) {
        const outer = this.#levels.at(-1);
        if (outer === undefined)
            this.#foreign = kind === 'array';
        const path = outer === undefined ? '' : pathIn(outer);
        const array = kind === 'array';
        const looked = path !== null && (array || Object.hasOwn(CTRF_PARTS, path));
        const complaint = outer === undefined ? null : this.#hold(outer, { type: kind, value: null });
        this.#levels.push({ path: looked ? path : null, array, seen: new Map(), key: '' });
        if (path === 'results.tests[]')
            this.#suites = [];
        return complaint;
    }
    key(name) {
        const level = this.#levels.at(-1);
        if (level === undefined)
            return null;
        level.key = name;
        if (level.path === 'results.tests[]' && LOST_FLAKY.has(name))
            this.#lostKey ??= name;
        if (level.path === '' && this.#rootKeys.length < ROOT_KEYS)
            this.#rootKeys.push(name.slice(0, 80));
        return null;
    }
    value(value) {
        const level = this.#levels.at(-1);
        if (level === undefined)
            return null;
        const inSuites = level.array && level.path === 'results.tests[].suite';
        if (inSuites && typeof value === 'string' && this.#suites.length < SUITES)
            this.#suites.push(value);
        return this.#hold(level, { type: 'value', value });
    }
    close() {
        const level = this.#levels.pop();
        if (level === undefined || level.path === null || level.array || this.#foreign)
            return null;
        const missing = CTRF_PARTS[level.path]?.required.find((key) => !level.seen.has(key));
        if (missing !== undefined)
            return `${this.#placeOf(level.path)}.${missing} is missing`;
        if (level.path === 'results.tool')
            this.#tool = textOf(level.seen, 'name');
        if (level.path === 'results.summary')
            this.#summary = level.seen;
        if (level.path === 'results.tests[]')
            this.#closeTest(level.seen);
        return null;
    }
    facts() {
        const declared = this.#declared();
        const found = this.#tally.tests;
        const short = this.#difference(declared.tests ?? 0, found);
        const lost = this.#difference(declared.failures ?? 0, (0,tally/* red */.wv)(this.#tally));
        const surplus = (declared.tests ?? 0) < found ? { ...this.#where(), declared: declared.tests ?? 0, found } : null;
        return {
            format: 'ctrf',
            traits: {
                root: 'ctrf',
                rootAttributes: { tool: this.#tool.slice(0, 256) },
                suiteAttributes: null,
                caseAttributes: this.#firstTest,
                properties: [],
                comments: [],
            },
            tally: { ...this.#tally },
            declared,
            suites: { all: 0, empty: 0, skipped: 0 },
            cases: { nameless: this.#nameless, firstNameless: null, containers: 0, firstContainer: null, redTodo: 0 },
            reruns: 0,
            passedLater: { tests: 0, failed: 0, errored: 0 },
            suiteErrors: 0,
            firstSuiteError: null,
            shortfall: { cases: short, attempts: short, assertions: short, children: short },
            redShortfall: { cases: lost, attempts: lost },
            surplus,
            finished: this.#watch.found(),
            duplicates: { ...this.#duplicates },
            failing: this.#failing,
            notes: this.#notes(),
        };
    }
    /** Remembers what a key that counts holds, once it is of the right type. */
    #hold(level, held) {
        if (level.path === null || this.#foreign)
            return null;
        if (level.array)
            return level.path === 'results.tests' && held.type !== 'object' ? 'an entry of results.tests is no object' : null;
        if (level.path === '' && level.key === 'results')
            this.#results = held.type === 'object';
        if (level.path === '' && level.key === 'reportFormat')
            this.#foreign = held.value !== 'CTRF';
        if (Object.hasOwn(CTRF_PARTS[level.path]?.keys ?? {}, level.key))
            level.seen.set(level.key, held);
        const problem = misfit(level.path, level.key, held);
        return problem === null ? null : `${this.#placeOf(level.path)}.${level.key} ${problem}`;
    }
    #placeOf(path) {
        return path.replace('[]', `[${this.#tally.tests}]`);
    }
    #closeTest(seen) {
        const [name, file, status] = [textOf(seen, 'name'), textOf(seen, 'filePath'), textOf(seen, 'status')];
        const suite = seen.get('suite')?.type === 'array' ? this.#suites.join(' > ') : textOf(seen, 'suite');
        const line = seen.get('line')?.value;
        const attributes = { name, status, ...(file === '' ? {} : { file }), ...(typeof line === 'number' ? { line: String(line) } : {}) };
        this.#firstTest ??= attributes;
        const open = (0,junit_cases/* openCase */.RA)(attributes, suite === '' ? null : suite, 0, 0);
        const end = endOfStatus(status) ?? 'skipped';
        this.#tally.tests++;
        this.#tally[end]++;
        if (end === 'passed' && seen.get('flaky')?.value === true)
            this.#tally.flaky++;
        if (end !== 'skipped')
            this.#watch.finished(open);
        if (end === 'failed' && this.#failing.length < this.#options.maxFailing) {
            this.#failing.push((0,junit_cases/* failingTest */.jY)({ ...open, detail: { message: textOf(seen, 'message'), text: textOf(seen, 'trace') } }, undefined));
        }
        this.#inspectName(name, `${suite}\0${file}`);
    }
    #inspectName(name, scope) {
        if (name.trim() === '')
            this.#nameless++;
        else if (this.#options.seen.add(scope, name)) {
            this.#duplicates.count++;
            this.#duplicates.first ??= name.slice(0, 256);
        }
    }
    #declared() {
        const count = (key) => Number(this.#summary.get(key)?.value ?? 0);
        return {
            tests: count('tests'),
            failures: count('failed'),
            errors: null,
            skipped: count('skipped') + count('pending') + count('other'),
        };
    }
    #difference(declared, found) {
        return declared > found ? { ...this.#where(), declared, found } : null;
    }
    #where() {
        return { suite: 'summary', where: { file: this.#options.file } };
    }
    #notes() {
        if (this.#lostKey === null)
            return [];
        const { file } = this.#options;
        const what = `the key ${this.#lostKey} in ${file} looks like flaky, and was not counted as such`;
        return [{ code: 'counts-differ', where: { file }, args: { what } }];
    }
}
function pathIn(outer) {
    if (outer.path === null)
        return null;
    if (outer.array)
        return `${outer.path}[]`;
    const path = outer.path === '' ? outer.key : `${outer.path}.${outer.key}`;
    return Object.hasOwn(CTRF_PARTS[outer.path]?.keys ?? {}, outer.key) ? path : null;
}
function textOf(seen, key) {
    const value = seen.get(key)?.value;
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./lib/core/parse/decoder.js
var decoder = __webpack_require__(4791);
;// CONCATENATED MODULE: ./lib/core/parse/foreign.js
const TRX = 'dotnet test --logger "junit;LogFilePath=…" writes JUnit (package JunitXml.TestLogger); trx2junit converts.';
const NUNIT = 'dotnet test --logger "junit;LogFilePath=…" writes JUnit (package JunitXml.TestLogger).';
const COVERAGE = 'Coverage is no test report: leave it out (--report with a pattern that does not match it, or `!` and its path).';
const SUMMARY = 'The TEST-*.xml files beside it are the reports: name them with --report.';
const CPP = 'Convert it, or let the test framework write JUnit itself.';
/** In the order of trial: the first that fits names the format. */
const ROOTS = [
    // CppUnit and MSTest share a root; MSTest's carries a namespace and an id.
    { root: 'TestRun', attribute: 'xmlns', format: 'a TRX file (Visual Studio test results)', how: TRX, companion: false },
    { root: 'TestRun', attribute: 'id', format: 'a TRX file (Visual Studio test results)', how: TRX, companion: false },
    { root: 'TestRun', format: 'a CppUnit report', how: CPP, companion: false },
    { root: 'test-results', format: 'an NUnit 2 report', how: NUNIT, companion: false },
    { root: 'test-run', format: 'an NUnit 3 report', how: NUNIT, companion: false },
    {
        root: 'assemblies',
        format: 'an xUnit.net report',
        how: 'xunit.console -junit report.xml, or dotnet test --logger "junit;LogFilePath=…" (package JunitXml.TestLogger), writes JUnit.',
        companion: false,
    },
    { root: 'assembly', attribute: 'run-date', format: 'an xUnit.net report', how: NUNIT, companion: false },
    {
        root: 'testng-results',
        format: 'a TestNG results file',
        how: 'TestNG writes JUnit into junitreports/, and Surefire into target/surefire-reports/TEST-*.xml.',
        companion: true,
    },
    { root: 'failsafe-summary', format: 'a Failsafe summary', how: SUMMARY, companion: true },
    {
        root: 'robot',
        format: 'a Robot Framework output file',
        how: 'robot --xunit report.xml (or rebot --xunit report.xml output.xml) writes JUnit.',
        companion: false,
    },
    {
        root: 'Site',
        format: 'a CTest (CDash) file',
        how: 'ctest --output-junit report.xml writes JUnit (CMake 3.21 and later).',
        companion: false,
    },
    { root: 'coverage', format: 'a Cobertura or Clover coverage report', how: COVERAGE, companion: true },
    { root: 'report', format: 'a JaCoCo coverage report', how: COVERAGE, companion: true },
    { root: 'CoverageSession', format: 'an OpenCover coverage report', how: COVERAGE, companion: true },
    { root: 'CoverageDSPriv', format: 'a Visual Studio coverage report', how: COVERAGE, companion: true },
    { root: 'results', format: 'an analysis or coverage result', how: COVERAGE, companion: true },
    {
        root: 'checkstyle',
        format: 'a Checkstyle report',
        how: 'It lists style findings, no tests: leave it out with `!` and its path.',
        companion: true,
    },
    { root: 'pmd', format: 'a PMD report', how: 'It lists findings, no tests: leave it out with `!` and its path.', companion: true },
    {
        root: 'BugCollection',
        format: 'a SpotBugs report',
        how: 'It lists findings, no tests: leave it out with `!` and its path.',
        companion: true,
    },
    {
        root: 'testExecutions',
        format: 'a SonarQube generic test report',
        how: 'Let the runner write JUnit; Sonar reads it too.',
        companion: true,
    },
    { root: 'CUNIT_TEST_RUN_REPORT', format: 'a CUnit report', how: CPP, companion: false },
    {
        root: 'TestLog',
        format: 'a Boost.Test log',
        how: 'Run the test program with --log_format=JUNIT --log_sink=report.xml.',
        companion: false,
    },
    {
        root: 'TestResult',
        format: 'a Boost.Test result',
        how: 'Run the test program with --log_format=JUNIT --log_sink=report.xml.',
        companion: false,
    },
    { root: 'gtester', format: 'a GLib gtester log', how: 'Let meson test write meson-logs/testlog.junit.xml.', companion: false },
    { root: 'TestCase', format: 'a Qt Test log', how: 'Run the test program with -o report.xml,junitxml.', companion: false },
    { root: 'ResultsSession', format: 'a C++test report', how: CPP, companion: false },
    { root: 'unittest-results', format: 'a UnitTest++ report', how: CPP, companion: false },
    { root: 'Catch', format: 'a Catch2 XML report', how: 'Run the test program with -r junit -o report.xml.', companion: false },
    { root: 'Catch2TestRun', format: 'a Catch2 XML report', how: 'Run the test program with -r junit -o report.xml.', companion: false },
    { root: 'doctest', format: 'a doctest XML report', how: 'Run the test program with -r=junit -o=report.xml.', companion: false },
    {
        root: 'testResults',
        format: 'a JMeter results file',
        how: 'Convert it, or let the plan assert and report through a JUnit listener.',
        companion: false,
    },
    {
        root: 'test-suite',
        format: 'an Allure 1 results file',
        how: 'Let the runner write JUnit beside it: Allure reads both.',
        companion: true,
    },
    {
        root: 'events',
        format: 'an Open Test Reporting events file',
        how: 'JUnit Platform writes JUnit beside it: name TEST-*.xml with --report.',
        companion: true,
    },
    {
        root: 'execution',
        format: 'an Open Test Reporting file',
        how: 'JUnit Platform writes JUnit beside it: name TEST-*.xml with --report.',
        companion: true,
    },
    { root: 'html', format: 'an HTML page', how: 'Name the XML report, not the page made from it.', companion: true },
    { root: 'svg', format: 'an SVG picture', how: 'Name the XML report.', companion: true },
    {
        root: 'plist',
        format: 'a property list',
        how: 'xcresult bundles become JUnit with xcresultparser or xcbeautify --report junit.',
        companion: false,
    },
    { root: 'project', format: 'a build file', how: 'Name the reports that the build writes, not its own files.', companion: true },
];
const WAY = 'Let the runner write JUnit XML (most have a reporter for it), and name that file with --report.';
/** The format that a root element gives away, null for a root that may still hold test suites. @param root local name (hostile). */
function foreignRoot(root, attributes) {
    return ROOTS.find((known) => known.root === root && (known.attribute === undefined || known.attribute in attributes)) ?? null;
}
/** For a document that ended well without a test suite in it. */
function unknownRoot(root) {
    return { format: `XML with the root element <${root.slice(0, 80)}>`, how: WAY, companion: false };
}
/** What a file that begins with neither `<` nor `{` may be, by its first characters (bytes as Latin-1). */
const STARTS = [
    { start: /^PK\x03\x04/, format: 'a ZIP archive', how: 'Unpack it, and name the reports inside.', companion: false },
    { start: /^\x1f\x8b/, format: 'a gzip file', how: 'Unpack it (gunzip), and name what is inside.', companion: false },
    { start: /^BZh|^\xfd7zXZ|^\x28\xb5\x2f\xfd/, format: 'a compressed file', how: 'Unpack it, and name what is inside.', companion: false },
    { start: /^\x7fELF|^MZ/, format: 'a program', how: WAY, companion: false },
    { start: /^%PDF-/, format: 'a PDF', how: WAY, companion: false },
    {
        start: /^\s*(?:TAP version \d+|1\.\.\d+\s*$|(?:not )?ok\b)/m,
        format: 'TAP output',
        how: 'Let the runner write JUnit, or convert TAP with tap-junit.',
        companion: false,
    },
];
/** The format that the first bytes give away where no XML and no JSON begins. @param head first bytes as Latin-1 (hostile). */
function foreignStart(head) {
    return STARTS.find(({ start }) => start.test(head)) ?? null;
}
const JSONS = [
    {
        keys: ['numTotalTests', 'testResults'],
        format: "Jest's or Vitest's own JSON",
        how: 'Take the JUnit reporter: jest-junit, or vitest --reporter=junit --outputFile=report.xml.',
        companion: false,
    },
    {
        keys: ['stats', 'tests', 'passes'],
        format: "Mocha's own JSON",
        how: 'mocha --reporter xunit --reporter-option output=report.xml writes JUnit.',
        companion: false,
    },
    { keys: ['stats', 'results', 'meta'], format: 'a Mochawesome report', how: 'Take the reporter mocha-junit-reporter.', companion: false },
    {
        keys: ['config', 'suites', 'stats'],
        format: "Playwright's own JSON",
        how: 'playwright test --reporter=junit writes JUnit (PLAYWRIGHT_JUNIT_OUTPUT_NAME names the file).',
        companion: false,
    },
    {
        keys: ['Action', 'Package'],
        format: 'the event stream of go test -json',
        how: 'gotestsum --junitfile report.xml -- ./... writes JUnit.',
        companion: false,
    },
    { keys: ['examples', 'summary_line'], format: "RSpec's own JSON", how: 'Take the formatter RspecJunitFormatter.', companion: false },
    { keys: ['meta', 'files', 'totals'], format: 'a coverage.py report', how: COVERAGE, companion: true },
];
const OTHER_JSON = {
    format: 'JSON, but no CTRF report',
    how: 'JUnit XML and CTRF (ctrf.io) are read: most runners have a reporter for one of them.',
    companion: false,
};
/** The format that a root object's keys (hostile) give away, null for none that is known. */
function foreignJson(keys) {
    return JSONS.find((known) => known.keys.every((key) => keys.includes(key))) ?? null;
}
/** For a JSON document that ended well and is no CTRF. */
function unknownJson(keys) {
    return foreignJson(keys) ?? OTHER_JSON;
}

;// CONCATENATED MODULE: ./lib/core/parse/limit-text.js
/** A limit as people set it: `64 MiB`, `1.5 KiB`, `700 bytes`. */
function limitText(bytes) {
    for (const [unit, size] of [
        ['GiB', 2 ** 30],
        ['MiB', 2 ** 20],
        ['KiB', 2 ** 10],
    ]) {
        if (bytes >= size)
            return `${Number((bytes / size).toFixed(1))} ${unit}`;
    }
    return `${bytes} bytes`;
}

;// CONCATENATED MODULE: ./lib/core/parse/json-string.js

/** How much of a string is kept; the rest is checked and dropped. */
const STRING_CHARS = 8 * 1024;
const END = /["\\\x00-\x1f]/g;
const ESCAPES = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
/** Reads the inside of one JSON string, in pieces. */
class JsonString {
    /** Its first {@link STRING_CHARS} characters. */
    kept = '';
    length = 0;
    done = false;
    problem = null;
    #limit;
    /** The start of an escape that isn't whole: `\` and what follows. */
    #escape = '';
    /** @param limit in characters. */
    constructor(limit) {
        this.#limit = limit;
    }
    /** @returns the index behind what was read: the end of the piece, the closing quote, or the character that is a problem. */
    read(piece, from) {
        let at = from;
        while (at < piece.length && !this.done && this.problem === null)
            at = this.#escape === '' ? this.#plain(piece, at) : this.#inEscape(piece, at);
        return at;
    }
    #plain(piece, from) {
        END.lastIndex = from;
        const end = END.exec(piece)?.index ?? piece.length;
        this.#keep(piece.slice(from, end));
        if (end === piece.length || this.problem !== null)
            return end;
        const sign = piece.charAt(end);
        if (sign === '"')
            this.done = true;
        else if (sign === '\\')
            this.#escape = sign;
        else {
            this.problem = { kind: 'malformed', why: 'a raw control character stands in a string' };
            return end;
        }
        return end + 1;
    }
    #inEscape(piece, at) {
        this.#escape += piece.charAt(at);
        const letter = this.#escape.charAt(1);
        if (letter === 'u' ? !/^\\u[\da-fA-F]{0,4}$/.test(this.#escape) : ESCAPES[letter] === undefined) {
            this.problem = { kind: 'malformed', why: 'an escape in a string is unknown' };
            return at;
        }
        if (letter === 'u' && this.#escape.length < 6)
            return at + 1;
        this.#keep(ESCAPES[letter] ?? String.fromCharCode(Number.parseInt(this.#escape.slice(2), 16)));
        this.#escape = '';
        return at + 1;
    }
    #keep(text) {
        this.length += text.length;
        if (this.length > this.#limit)
            this.problem = { kind: 'unsafe', why: `a string is longer than ${limitText(this.#limit)} (--max-token-size)` };
        if (this.kept.length < STRING_CHARS)
            this.kept += text.slice(0, STRING_CHARS - this.kept.length);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/json.js

class Refused extends Error {
}
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS = { true: true, false: false, null: null };
const BLANK = /[ \t\r\n]*/y;
const WORD = /[-+.\w]*/y;
/** Reads one JSON text (RFC 8259) strictly, without ever holding a value of it; a key twice in one object is refused. */
function createJsonReader(limits, events) {
    const reader = new Reader(limits, events);
    return {
        write: (piece, byte, byteLength) => reader.write(piece, byte, byteLength),
        end: () => reader.end(),
        refusal: () => reader.refusal,
        refuse: (why) => reader.stop(() => reader.refuse('malformed', why)),
    };
}
class Reader {
    refusal = null;
    #limits;
    #events;
    #next = 'value';
    /** The keys so far of each open object, null for an open array. */
    #open = [];
    /** The string being read, null outside of strings; and whether it is a key. */
    #string = null;
    #isKey = false;
    /** The number or literal being read. */
    #word = '';
    #piece = '';
    #at = 0;
    #line = 1;
    #column = 1;
    #byte = 0;
    #byteLength = (text) => text.length;
    constructor(limits, events) {
        this.#limits = limits;
        this.#events = events;
    }
    write(piece, byte, byteLength) {
        if (this.refusal !== null)
            return false;
        this.#moveOn(piece, byte, byteLength);
        this.stop(() => {
            while (this.#at < this.#piece.length)
                this.#step();
        });
        return this.refusal === null;
    }
    end() {
        if (this.refusal !== null)
            return;
        this.stop(() => {
            this.#endWord();
            if (this.#string !== null)
                this.refuse('malformed', 'it ends in the middle of a string');
            const open = this.#open.at(-1);
            if (open !== undefined)
                this.refuse('malformed', `${open === null ? 'an array' : 'an object'} is never closed`);
            if (this.#next !== 'nothing')
                this.refuse('malformed', 'it holds no value');
        });
    }
    stop(read) {
        try {
            read();
        }
        catch (error) {
            if (!(error instanceof Refused))
                throw error;
        }
    }
    refuse(kind, why) {
        const before = this.#piece.slice(0, this.#at);
        const lines = before.split('\n');
        const last = [...(lines.at(-1) ?? '')].length;
        const place = {
            line: this.#line + lines.length - 1,
            column: lines.length > 1 ? last + 1 : this.#column + last,
            byte: this.#byte + this.#byteLength(before),
        };
        this.refusal = { kind, why, place };
        throw new Refused();
    }
    #moveOn(piece, byte, byteLength) {
        const lines = this.#piece.split('\n');
        const last = [...(lines.at(-1) ?? '')].length;
        this.#line += lines.length - 1;
        this.#column = lines.length > 1 ? last + 1 : this.#column + last;
        this.#piece = piece;
        this.#at = 0;
        this.#byte = byte;
        this.#byteLength = byteLength;
    }
    #step() {
        if (this.#string !== null) {
            this.#inString(this.#string);
            return;
        }
        const word = this.#take(WORD);
        this.#word += word;
        if (this.#word.length > 64)
            this.refuse('malformed', 'a bare word is no JSON');
        if (this.#at === this.#piece.length)
            return;
        this.#endWord();
        this.#take(BLANK);
        if (this.#at < this.#piece.length && !/[-+.\w]/.test(this.#piece.charAt(this.#at)))
            this.#sign(this.#piece.charAt(this.#at));
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const taken = pattern.exec(this.#piece)?.[0] ?? '';
        this.#at += taken.length;
        return taken;
    }
    #endWord() {
        if (this.#word === '')
            return;
        const word = this.#word;
        this.#word = '';
        if (NUMBER.test(word))
            this.#value(Number(word));
        else if (Object.hasOwn(LITERALS, word))
            this.#value(LITERALS[word] ?? null);
        else
            this.refuse('malformed', 'a bare word is no JSON');
    }
    #value(value) {
        if (this.#next !== 'value' && this.#next !== 'item')
            this.refuse('malformed', 'a value stands where none was due');
        this.#complain(this.#events.value(value));
        this.#closedValue();
    }
    #closedValue() {
        this.#next = this.#open.length === 0 ? 'nothing' : 'comma';
    }
    #complain(complaint) {
        if (complaint !== null)
            this.refuse('complaint', complaint);
    }
    #sign(sign) {
        const next = this.#next;
        const value = next === 'value' || next === 'item';
        if (sign === '{' && value)
            this.#opens('object');
        else if (sign === '[' && value)
            this.#opens('array');
        else if (sign === '}' && (next === 'member' || (next === 'comma' && this.#open.at(-1) !== null)))
            this.#closes();
        else if (sign === ']' && (next === 'item' || (next === 'comma' && this.#open.at(-1) === null)))
            this.#closes();
        else if (sign === ':' && next === 'colon')
            this.#next = 'value';
        else if (sign === ',' && next === 'comma')
            this.#next = this.#open.at(-1) === null ? 'value' : 'key';
        else if (sign === '"' && (value || next === 'key' || next === 'member'))
            this.#openString(!value);
        else
            this.refuse('malformed', next === 'nothing' ? 'something stands behind the value' : `${JSON.stringify(sign)} stands where none was due`);
        this.#at++;
    }
    #opens(kind) {
        const { depth } = this.#limits;
        if (this.#open.length >= depth)
            this.refuse('unsafe', `values are nested more than ${depth} deep (--max-depth)`);
        this.#open.push(kind === 'object' ? new Set() : null);
        this.#next = kind === 'object' ? 'member' : 'item';
        this.#complain(this.#events.open(kind));
    }
    #closes() {
        this.#open.pop();
        this.#complain(this.#events.close());
        this.#closedValue();
    }
    #openString(key) {
        this.#string = new JsonString(this.#limits.tokenChars);
        this.#isKey = key;
    }
    #inString(string) {
        this.#at = string.read(this.#piece, this.#at);
        if (string.problem !== null)
            this.refuse(string.problem.kind, string.problem.why);
        if (!string.done)
            return;
        this.#string = null;
        if (this.#isKey)
            this.#key(string);
        else
            this.#value(string.kept);
    }
    #key({ kept, length }) {
        const keys = this.#open.at(-1) ?? new Set();
        const { keyLength, keys: most } = this.#limits;
        if (length > keyLength)
            this.refuse('unsafe', `a key is longer than ${keyLength} characters (--max-name-length)`);
        if (keys.has(kept))
            this.refuse('unsafe', `the key ${JSON.stringify(kept.slice(0, 80))} stands twice in one object`);
        if (keys.size >= most)
            this.refuse('unsafe', `an object has more than ${most} keys (--max-attributes)`);
        keys.add(kept);
        this.#next = 'colon';
        this.#complain(this.#events.key(kept));
    }
}

// EXTERNAL MODULE: ./lib/core/parse/report-format.js
var report_format = __webpack_require__(3013);
// EXTERNAL MODULE: ./lib/core/parse/seen-names.js
var seen_names = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/core/parse/ctrf-report.js







const PIECE = 64 * 1024;
/** Of a JSON object: a summary for each of many things is one. */
const KEYS = 10_000;
const EMPTY = external_node_buffer_.Buffer.alloc(0);
const CUT = 'The file is cut short or mixed with other output: let the runner write it itself, and finish.';
/** Reads a JSON document and counts it, as long as it may be CTRF. */
class CtrfReport {
    #counter;
    #json;
    #decoder;
    #bytes;
    constructor(sniffed, options) {
        this.#counter = createCtrfCounter({
            file: options.path,
            watch: options.watch ?? new Set(),
            maxFailing: options.maxFailing ?? report_format/* DEFAULT_FAILING */.N,
            seen: options.seen ?? (0,seen_names/* createSeenNames */.I)(),
        });
        const { token_bytes: tokenChars, depth, name_length: keyLength, attributes } = (0,report_format/* limitsOf */.A)(options);
        this.#json = createJsonReader({ tokenChars, depth, keyLength, keys: Math.max(KEYS, attributes) }, this.#counter);
        this.#decoder = (0,decoder/* createDecoder */.$)(sniffed.encoding);
        this.#bytes = sniffed.bomBytes;
    }
    root = () => (this.#counter.isCtrf() ? 'ctrf' : null);
    write(bytes) {
        for (let at = 0; at < bytes.length; at += PIECE)
            this.#feed(bytes.subarray(at, at + PIECE), false);
        return this.#refusal();
    }
    end() {
        this.#feed(EMPTY, true);
        this.#json.end();
        const refusal = this.#refusal();
        if (refusal !== null || this.#counter.isCtrf())
            return refusal;
        return { kind: 'foreign', format: unknownJson(this.#counter.rootKeys()), place: { line: 1, column: 1 } };
    }
    facts() {
        return this.#counter.facts();
    }
    #feed(bytes, last) {
        const start = this.#bytes - this.#decoder.pending();
        this.#bytes += bytes.length;
        const { text, problem } = this.#decoder.decode(bytes, last);
        this.#json.write(text, start, this.#decoder.byteLength);
        if (problem !== null && this.#json.refusal() === null)
            this.#json.refuse(problem);
    }
    #refusal() {
        const refusal = this.#json.refusal();
        if (refusal === null)
            return null;
        const known = foreignJson(this.#counter.rootKeys());
        // What is no CTRF may well be no single JSON text either (one object a line).
        if (known !== null && !this.#counter.isCtrf())
            return { kind: 'foreign', format: known, place: { line: 1, column: 1 } };
        return { kind: refusal.kind === 'unsafe' ? 'unsafe' : 'malformed', ...said(refusal), cases: this.#counter.cases() };
    }
}
function said({ kind, why, place }) {
    return { why: kind === 'complaint' ? `it is no CTRF: ${why}` : why, hint: kind === 'malformed' ? CUT : null, place };
}

// EXTERNAL MODULE: ./lib/core/parse/encoding.js
var encoding = __webpack_require__(9222);
// EXTERNAL MODULE: ./lib/core/parse/junit-names.js
var junit_names = __webpack_require__(1510);
;// CONCATENATED MODULE: ./lib/core/parse/junit-damage.js

const LOST_NAMES = withOneLost(junit_names/* COUNTED_ELEMENTS */.v0);
const LOST_WORDS = withOneLost(junit_names/* STATUS_WORDS */.ly);
const LOST_ATTRIBUTES = withOneLost(['status', 'result']);
/** From what remains when one character is lost to the word it was; what is a word itself (`fail` of `fails`) isn't damaged. */
function withOneLost(words) {
    const lost = words.flatMap((word) => [...word].map((_, at) => [word.slice(0, at) + word.slice(at + 1), word]));
    return new Map(lost.filter(([remains]) => !words.includes(remains)));
}
/**
 * Looks for elements and statuses that seem to have lost one character, so that a lost byte can't turn a red case green without a word:
 * what isn't counted because of it is noted, the first time.
 */
class DamageDetector {
    #file;
    #note = null;
    /** Some case has a status or a result. */
    #statuses = false;
    #cases = 0;
    constructor(file) {
        this.#file = file;
    }
    notes() {
        return this.#note === null ? [] : [this.#note];
    }
    /** Whether there is still something to look for. */
    looking() {
        return this.#note === null;
    }
    /** @param local name of an element that JUnit doesn't have. */
    element(local, line, column) {
        if (this.#note !== null)
            return;
        // `nsfailure` was `ns:failure`.
        const counted = LOST_NAMES.get(local) ?? junit_names/* COUNTED_ELEMENTS */.v0.find((name) => local.length > name.length && local.endsWith(name));
        if (counted !== undefined)
            this.#found(`<${local.slice(0, 80)}> looks like <${counted}>`, line, column);
    }
    /** Looking through all attributes costs: it is done where the producer writes a status, and for the first case. */
    testCase({ attributes, status, result, line, column }) {
        if (this.#note !== null)
            return;
        const has = status !== undefined || result !== undefined;
        this.#statuses ||= has;
        if (this.#cases++ > 0 && !this.#statuses)
            return;
        const lost = lostStatus(attributes);
        if (lost !== null)
            this.#found(`an attribute looks like ${lost.slice(0, 80)}`, line, column);
    }
    /** @param name of the element in which a CDATA section ends that may have swallowed others; hostile. */
    swallowed(name, line) {
        if (this.#note !== null)
            return;
        const what = `in line ${line} of ${this.#file}, a CDATA section ends that holds <${name.slice(0, 80)}> and the beginning of another: where it has lost its own end, what stood between was not counted`;
        this.#note = { code: 'counts-differ', where: { file: this.#file, line }, args: { what } };
    }
    /** @param text between suites and cases, where an element that has lost its `<` would stand. */
    strayText(text) {
        if (this.#note !== null || !text.includes('>') || !/[/?-]>/.test(text))
            return;
        const what = `${this.#file} holds the text ${JSON.stringify(text.trim().slice(0, 40))} between its elements, which may have been one of them`;
        this.#note = { code: 'counts-differ', where: { file: this.#file }, args: { what } };
    }
    #found(what, line, column) {
        this.#note = {
            code: 'counts-differ',
            where: { file: this.#file, line, column },
            args: { what: `in line ${line} of ${this.#file}, ${what}, and was not counted as such` },
        };
    }
}
/** The attribute with its value as it may have been; null where nothing looks lost. */
function lostStatus(attributes) {
    for (const name in attributes) {
        const value = attributes[name] ?? '';
        if (name === 'status' || name === 'result') {
            const word = LOST_WORDS.get(value.trim().toLowerCase());
            if (word !== undefined)
                return `${name}="${word}"`;
        }
        else if (name.length === 5 && LOST_ATTRIBUTES.has(name) && (0,junit_names/* statusKind */.BE)(value) !== null) {
            return `${LOST_ATTRIBUTES.get(name)}="${value}"`;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/core/parse/junit-reruns.js

/** So many red tests are followed, with names up to this length; further ones were never run again, as far as we know. */
const MOST_TESTS = 1000;
const MOST_CHARS = 1000;
/** Follows red tests through one report: those whose very same name passes further on, once, and never before. Bounded. */
class RerunFinder {
    #red = new Map();
    #size = 0;
    /** @param before whether the name was seen before in this report or another one; null where that can't be told. */
    add(scope, name, end, before) {
        const red = end === 'failed' || end === 'errored';
        if (this.#size === 0 && !red)
            return;
        const test = this.#red.get(name)?.get(scope);
        if (test === undefined) {
            if (red && before === false)
                this.#follow(scope, name, end);
        }
        else if (test.green)
            test.odd = true;
        else if (end === 'passed')
            test.green = true;
        else if (end === 'skipped')
            test.odd = true;
        else
            test[end]++;
    }
    found() {
        const sum = { tests: 0, failed: 0, errored: 0 };
        for (const scopes of this.#red.values()) {
            for (const { failed, errored, green, odd } of scopes.values()) {
                if (!green || odd)
                    continue;
                sum.tests++;
                sum.failed += failed;
                sum.errored += errored;
            }
        }
        return sum;
    }
    #follow(scope, name, end) {
        if (this.#size === MOST_TESTS || name.length + scope.length > MOST_CHARS)
            return;
        this.#size++;
        const scopes = this.#red.get(name) ?? new Map();
        scopes.set(ownText(scope), { failed: 0, errored: 0, green: false, odd: false, [end]: 1 });
        this.#red.set(ownText(name), scopes);
    }
}
/** A copy: a slice would keep alive the whole piece of the report that it was cut from. */
function ownText(text) {
    return external_node_buffer_.Buffer.from(text, 'utf16le').toString('utf16le');
}

;// CONCATENATED MODULE: ./lib/core/parse/junit-traits.js
/** How much of a name or a value is kept, in characters. */
const TRAIT_CHARS = 256;
const ATTRIBUTES = 64;
const PROPERTIES = 32;
/** Keeps what tells one producer's reports from another's; bounded. */
class TraitCollector {
    #root = '';
    #rootAttributes = {};
    #suiteAttributes = null;
    #caseAttributes = null;
    #properties = [];
    #firstComment = null;
    #lastComment = null;
    root(local, attributes) {
        this.#root = local;
        this.#rootAttributes = shortened(attributes);
    }
    suite(attributes) {
        this.#suiteAttributes ??= shortened(attributes);
    }
    testCase(attributes) {
        this.#caseAttributes ??= shortened(attributes);
    }
    property(name) {
        if (name !== undefined && this.#properties.length < PROPERTIES)
            this.#properties.push(name.slice(0, TRAIT_CHARS));
    }
    comment(text) {
        const short = text.trim().slice(0, TRAIT_CHARS);
        this.#firstComment ??= short;
        this.#lastComment = short;
    }
    read() {
        return {
            root: this.#root,
            rootAttributes: this.#rootAttributes,
            suiteAttributes: this.#suiteAttributes,
            caseAttributes: this.#caseAttributes,
            properties: this.#properties,
            comments: [...new Set([this.#firstComment, this.#lastComment])].filter((text) => text !== null),
        };
    }
}
function shortened(attributes) {
    const short = Object.create(null);
    for (const name of Object.keys(attributes).slice(0, ATTRIBUTES))
        short[name] = (attributes[name] ?? '').slice(0, TRAIT_CHARS);
    return short;
}

;// CONCATENATED MODULE: ./lib/core/parse/junit-name-findings.js



// `/app/test/cart.test.js` as a test's name: node:test's entry for a file whose tests said nothing
const SOURCE_PATH = /^(?:(?:[A-Za-z]:|\.{1,2})?[\\/].*|[\w.@-]+(?:[\\/][\w.@-]+)*)\.[cm]?[jt]sx?$/;
const S = 's'.charCodeAt(0);
const X = 'x'.charCodeAt(0);
/** What the names of the cases say: missing ones, those of files, those that stand twice, and those that were red and then green. */
class NameFindings {
    #file;
    #seen;
    #nameless = 0;
    #firstNameless = null;
    #containers = 0;
    #firstContainer = null;
    #duplicates = { count: 0, first: null };
    #reruns = new RerunFinder();
    constructor(file, seen) {
        this.#file = file;
        this.#seen = seen;
    }
    add(open, end) {
        const { name } = open;
        if (isBlank(name)) {
            this.#nameless++;
            this.#firstNameless ??= this.#whereOf(open);
            return;
        }
        const red = end === 'failed' || end === 'errored';
        if (!red && (isSourcePath(name) || name === open.attributes['file'])) {
            this.#containers++;
            this.#firstContainer ??= { name: name.slice(0, TRAIT_CHARS), where: this.#whereOf(open) };
        }
        const scope = (0,junit_cases/* scopeOf */.Od)(open);
        const before = this.#seen.add(scope, name);
        this.#reruns.add(scope, name, end, before);
        if (before !== true)
            return;
        this.#duplicates.count++;
        this.#duplicates.first ??= name.slice(0, TRAIT_CHARS);
    }
    cases() {
        return {
            nameless: this.#nameless,
            firstNameless: this.#firstNameless,
            containers: this.#containers,
            firstContainer: this.#firstContainer,
        };
    }
    duplicates() {
        return { ...this.#duplicates };
    }
    passedLater() {
        return this.#reruns.found();
    }
    #whereOf({ line, column }) {
        return { file: this.#file, line, column };
    }
}
function isBlank(name) {
    return name.length === 0 || (name.charCodeAt(0) <= 0x20 && name.trim() === '');
}
/** Names that can't be one are told apart by their last letter, which is much faster. */
function isSourcePath(name) {
    const last = name.charCodeAt(name.length - 1);
    return (last === S || last === X) && SOURCE_PATH.test(name);
}

// EXTERNAL MODULE: ./lib/core/parse/junit-suites.js
var junit_suites = __webpack_require__(4961);
;// CONCATENATED MODULE: ./lib/core/parse/junit.js








function createJUnitCounter(options) {
    return new junit_Counter(options);
}
class junit_Counter {
    #options;
    #differences;
    #watch;
    #damage;
    #names;
    #traits = new TraitCollector();
    /** What is open: elements by what they are to the counts; the root and every suite; each suite's `file`; cases. */
    #elements = [];
    #scopes = [];
    #suiteFiles = [];
    #cases = [];
    #tally = { ...tally/* EMPTY_TALLY */.dd };
    #rootDeclared = (0,junit_suites/* declaredCounts */.Rf)({});
    #topDeclared = (0,junit_suites/* declaredCounts */.Rf)({});
    #suites = { all: 0, empty: 0, skipped: 0 };
    #redTodo = 0;
    #reruns = 0;
    #suiteErrors = 0;
    #firstSuiteError = null;
    #failing = [];
    /** Where text goes, and at which depth its element closes. */
    #capture = null;
    #textWanted = false;
    constructor(options) {
        this.#options = options;
        this.#differences = new junit_suites/* Differences */.ZX(options.file);
        this.#watch = finishedNames(options.watch);
        this.#damage = new DamageDetector(options.file);
        this.#names = new NameFindings(options.file, options.seen);
    }
    cases = () => this.#tally.tests;
    suites = () => this.#suites.all;
    open(name, attributes, line, column) {
        const local = name.includes(':') ? name.slice(name.lastIndexOf(':') + 1) : name;
        if (this.#elements.length === 0)
            this.#openRoot(local, attributes, line, column);
        const kind = (0,junit_names/* elementKind */.vZ)(local);
        if (kind === 'case')
            this.#openCase(attributes, line, column);
        else if (kind === 'suite')
            this.#openSuite(attributes, line, column);
        else
            this.#openOther(local, kind, attributes, line, column);
        this.#wantText();
        return true;
    }
    close() {
        if (this.#capture !== null && this.#capture.depth === this.#elements.length)
            this.#capture = null;
        const element = this.#elements.pop();
        if (element === 'case')
            this.#closeCase();
        else if (element === 'suite')
            this.#closeSuite();
        if (this.#elements.length === 0)
            this.#closeRoot();
        this.#wantText();
    }
    text(text) {
        if (this.#capture === null) {
            this.#damage.strayText(text);
            return;
        }
        const { detail } = this.#capture;
        detail.text += text.slice(0, junit_cases/* DETAIL_CHARS */.G3 - detail.text.length);
        if (detail.text.length < junit_cases/* DETAIL_CHARS */.G3)
            return;
        this.#capture = null;
        this.#wantText();
    }
    comment(text) {
        this.#traits.comment(text);
    }
    swallowed(name, line) {
        this.#damage.swallowed(name, line);
    }
    facts() {
        const [root, top] = [this.#rootDeclared, this.#topDeclared];
        return {
            format: 'junit',
            traits: this.#traits.read(),
            tally: { ...this.#tally },
            declared: {
                tests: root.tests ?? top.tests,
                failures: root.failures ?? top.failures,
                errors: root.errors ?? top.errors,
                skipped: root.skipped ?? top.skipped,
            },
            suites: { ...this.#suites },
            cases: { ...this.#names.cases(), redTodo: this.#redTodo },
            reruns: this.#reruns,
            passedLater: this.#names.passedLater(),
            suiteErrors: this.#suiteErrors,
            firstSuiteError: this.#suiteError(),
            shortfall: this.#differences.shortfall(),
            redShortfall: this.#differences.redShortfall(),
            surplus: this.#differences.surplus(),
            finished: this.#watch.found(),
            duplicates: this.#names.duplicates(),
            failing: this.#failing,
            notes: this.#damage.notes(),
        };
    }
    #openRoot(local, attributes, line, column) {
        this.#traits.root(local, attributes);
        const own = local === 'testsuites' || local === 'testsuite';
        if (own)
            this.#rootDeclared = (0,junit_suites/* declaredCounts */.Rf)(attributes);
        if (local !== 'testsuite')
            this.#scopes.push((0,junit_suites/* openScope */.PQ)(attributes['name'] ?? `<${local}>`, own ? attributes : {}, line, column));
    }
    #openSuite(attributes, line, column) {
        const scope = (0,junit_suites/* openScope */.PQ)((attributes['name'] ?? '<testsuite>').slice(0, TRAIT_CHARS), attributes, line, column);
        if (this.#suiteFiles.length === 0)
            this.#topDeclared = (0,junit_suites/* addDeclared */.Wn)(this.#topDeclared, scope.declared);
        this.#traits.suite(attributes);
        this.#suites.all++;
        this.#scopes.push(scope);
        this.#suiteFiles.push(attributes['file']);
        this.#elements.push('suite');
    }
    #openCase(attributes, line, column) {
        this.#traits.testCase(attributes);
        const suite = this.#suiteFiles.length > 0 ? (this.#scopes.at(-1)?.name ?? null) : null;
        this.#cases.push((0,junit_cases/* openCase */.RA)(attributes, suite, line, column));
        this.#elements.push('case');
    }
    #openOther(local, kind, attributes, line, column) {
        const parent = this.#elements.at(-1);
        const current = parent === 'case' ? this.#cases.at(-1) : undefined;
        this.#elements.push(kind === 'suites' ? 'suites' : 'other');
        if (kind === null)
            this.#damage.element(local, line, column);
        else if (current !== undefined)
            this.#caseChild(current, kind, attributes);
        else if (kind === 'property')
            this.#traits.property(attributes['name']);
        else if ((kind === 'error' || kind === 'failure') && (parent === 'suite' || parent === 'suites')) {
            this.#suiteErrors++;
            if (this.#firstSuiteError !== null)
                return;
            const detail = this.#startCapture(attributes);
            this.#firstSuiteError = { detail, where: { file: this.#options.file, line, column } };
        }
    }
    #caseChild(current, kind, attributes) {
        if (kind === 'rerun')
            current.reruns++;
        else if (kind === 'skip') {
            current.skips++;
            current.todo ||= attributes['type'] === 'todo';
        }
        else if (kind === 'error' || kind === 'failure') {
            if (kind === 'error')
                current.errors++;
            else
                current.failures++;
            if (current.detail === null && this.#failing.length < this.#options.maxFailing)
                current.detail = this.#startCapture(attributes);
        }
    }
    #startCapture(attributes) {
        const detail = { message: (attributes['message'] ?? '').slice(0, junit_cases/* DETAIL_CHARS */.G3), text: '' };
        this.#capture = { detail, depth: this.#elements.length };
        return detail;
    }
    /** Text is asked for where it describes a failure, and where none should be: between suites and cases. */
    #wantText() {
        const parent = this.#elements.at(-1);
        const between = parent !== undefined && parent !== 'other' && this.#damage.looking();
        const wanted = this.#capture !== null || between;
        if (wanted === this.#textWanted)
            return;
        this.#textWanted = wanted;
        this.#options.capture(wanted);
    }
    #closeCase() {
        const open = this.#cases.pop();
        if (open === undefined)
            return;
        const end = (0,junit_cases/* endOf */.pJ)(open);
        const red = end === 'failed' || end === 'errored';
        this.#tally.tests++;
        this.#tally[end]++;
        this.#reruns += open.reruns;
        if (end === 'passed' && open.reruns > 0)
            this.#tally.flaky++;
        if (red && open.todo)
            this.#redTodo++;
        if (red && this.#failing.length < this.#options.maxFailing)
            this.#failing.push((0,junit_cases/* failingTest */.jY)(open, this.#suiteFiles.at(-1)));
        if (end !== 'skipped')
            this.#watch.finished(open);
        this.#countInScope(open, red, end === 'skipped');
        this.#damage.testCase(open);
        this.#names.add(open, end);
    }
    #countInScope(open, red, skipped) {
        const scope = this.#scopes.at(-1);
        if (scope === undefined)
            return;
        scope.cases++;
        scope.reruns += open.reruns;
        scope.assertions += (0,junit_suites/* countOf */.pq)(open.attributes['assertions']) ?? 1;
        if (red)
            scope.red++;
        if (skipped)
            scope.skipped++;
    }
    #closeSuite() {
        const scope = this.#scopes.pop();
        this.#suiteFiles.pop();
        if (scope === undefined)
            return;
        if (!scope.inner && scope.cases === 0)
            this.#suites.empty++;
        if (!scope.inner && scope.cases > 0 && scope.skipped === scope.cases)
            this.#suites.skipped++;
        this.#differences.suiteClosed(scope);
        const outer = this.#scopes.at(-1);
        if (outer !== undefined)
            (0,junit_suites/* addToOuter */.w9)(outer, scope);
        else if (scope.inner)
            this.#differences.rootClosed(scope);
    }
    #closeRoot() {
        const scope = this.#scopes.pop();
        if (scope !== undefined)
            this.#differences.rootClosed(scope);
    }
    #suiteError() {
        if (this.#firstSuiteError === null)
            return null;
        const { detail, where } = this.#firstSuiteError;
        return { message: (0,junit_cases/* firstLine */.TM)(detail.message) ?? (0,junit_cases/* firstLine */.TM)(detail.text) ?? 'no message', where };
    }
}

// EXTERNAL MODULE: ./lib/core/parse/xml-text.js
var xml_text = __webpack_require__(696);
;// CONCATENATED MODULE: ./lib/core/parse/xml-cdata.js

/**
 * Looks into CDATA sections for what remains where one has lost a character of its `]]>`: it goes on to the end of a later one, which must
 * stand in an element of the same name, and everything between is no markup any more, in a document that stays well-formed.
 */
class CdataWatch {
    /** What is looked for next; '' once both were found. */
    #sought = '';
    /** The end of what was looked through, shorter than what is sought. */
    #tail = '';
    /** @param element in which the section stands. */
    begin(element) {
        this.#sought = `<${element}`;
        this.#tail = '';
    }
    /** @param run a piece of the section's text. */
    add(run) {
        if (this.#sought === '')
            return;
        let from = 0;
        if (this.#sought !== xml_text/* CDATA_OPEN */.P0) {
            const found = this.#find(run, 0);
            if (found < 0)
                return;
            this.#sought = xml_text/* CDATA_OPEN */.P0;
            this.#tail = '';
            from = found;
        }
        if (this.#find(run, from) >= 0)
            this.#sought = '';
    }
    swallowed() {
        return this.#sought === '';
    }
    /** Where in the run what is sought ends, -1 where it isn't there. */
    #find(run, from) {
        const most = this.#sought.length - 1;
        const seam = this.#tail + run.slice(from, from + most);
        const crossing = this.#tail === '' ? -1 : seam.indexOf(this.#sought);
        if (crossing >= 0)
            return from + crossing + this.#sought.length - this.#tail.length;
        const found = run.indexOf(this.#sought, from);
        if (found >= 0)
            return found + this.#sought.length;
        this.#tail = (run.length - from >= most ? run.slice(run.length - most) : seam.slice(-most)).slice(-most);
        return -1;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/xml-complaints.js
const xml_complaints_CUT = 'The file is cut short: a killed runner, a full disk, or a reader that came before the writer was done. Let the runner finish, then run again.';
const TWO_WRITERS = 'Two runners, or two runs, wrote this one file, or appended to it: give each a file of its own.';
const MIXED = 'Other output went into the report: let the runner write the file itself instead of redirecting what it prints.';
/** For documents whose producer writes text as it is. */
const ESCAPING = 'Its producer does not escape text: update it, or report it as a bug there.';
/** In the order of trial: how the parser's message begins, and what to say instead. */
const COMPLAINTS = [
    ['unclosed tag', (_, name) => `<${name}> is never closed`, xml_complaints_CUT],
    ['unexpected end', () => 'it ends in the middle of a tag, a comment or a CDATA section', xml_complaints_CUT],
    ['document must contain', () => 'it ends before its root element begins', xml_complaints_CUT],
    ['documents may contain only one root', () => 'a second document begins', TWO_WRITERS],
    ['text data outside', ({ rooted }) => `text stands ${rooted ? 'behind' : 'before'} the root element`, MIXED],
    ['an XML declaration must', () => 'an XML declaration stands in the middle of the file', TWO_WRITERS],
    ['the XML declaration must', () => 'an XML declaration stands in the middle of the file', TWO_WRITERS],
    ['unmatched closing tag', (_, name) => `</${name}> closes nothing`, TWO_WRITERS],
    ['unexpected close tag', (stop) => `${closing(stop.before)} stands where </${stop.closed.slice(0, 80)}> was due`, TWO_WRITERS],
    ['undefined entity', ({ before }) => `${entity(before)} is none of the five entities of XML`, ESCAPING],
    ['disallowed character in entity name', () => 'a raw `&` stands in text or in an attribute', ESCAPING],
    ['empty entity name', () => 'a raw `&` stands in text or in an attribute', ESCAPING],
    ['malformed character entity', ({ before }) => `${entity(before)} names no character that XML allows`, ESCAPING],
    ['inappropriately located doctype', () => 'a document type declaration stands behind the root element', TWO_WRITERS],
    ['duplicate attribute', (_, name) => `the attribute ${name} stands twice in one tag`, null],
    ['the string "]]>"', () => '`]]>` stands in text', ESCAPING],
    ['malformed comment', () => '`--` stands in a comment', ESCAPING],
];
const DECLARATION = /XML declaration|^(?:version|encoding|standalone) |^expected |^did not expect|^value |^whitespace required/;
/** Translates the parser's message. */
function complaintOf(message, stop) {
    if (message === 'disallowed character.')
        return { ...disallowed(stop.char), start: 'here' };
    const start = startOf(message);
    const name = /: (.*?)\.?$/s.exec(message)?.[1]?.slice(0, 80) ?? '';
    const known = COMPLAINTS.find(([start]) => message.startsWith(start));
    if (known !== undefined)
        return { why: known[1](stop, name), hint: known[2], start };
    if (DECLARATION.test(message))
        return { why: 'its XML declaration is malformed', hint: null, start };
    return { why: `${message.replace(/\.$/, '').slice(0, 120)}${stop.char === '' ? '' : ` (at ${show(stop.char)})`}`, hint: ESCAPING, start };
}
function startOf(message) {
    if (message.includes('entity'))
        return 'reference';
    if (message.startsWith('text data outside'))
        return 'outside';
    return /only one root|clos(?:ing|e) tag|declaration must be|declaration must appear/.test(message) ? 'tag' : 'here';
}
function disallowed(char) {
    if (char === '<')
        return { why: 'a raw `<` stands in an attribute value', hint: ESCAPING };
    if (char === '\0')
        return { why: 'it holds a NUL byte', hint: 'A crash or a full disk while the file was written leaves NUL bytes: run again.' };
    return { why: `${show(char)} is not allowed in XML`, hint: ESCAPING };
}
function show(char) {
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return /[!-~]/.test(char) ? `\`${char}\`` : `U+${code}`;
}
const closing = (before) => /<\/[^<>]{1,60}>?$/.exec(before)?.[0] ?? 'an end tag';
const entity = (before) => /&[^&;\s]{0,40};?$/.exec(before)?.[0] ?? 'an entity';

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(9800);
;// CONCATENATED MODULE: ./lib/core/parse/xml-markup.js


const OPTIONS = { xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true };
/** ` a=""` */
const SHORTEST_ATTRIBUTE = 5;
/**
 * saxes, made strict: it goes on after an error unless its `fail` throws. The listener is kept outside, since one property more
 * of its own makes V8 keep the parser as a dictionary, five times slower.
 */
class Gate extends saxes/* SaxesParser */.wT {
    fail(message) {
        LISTENERS.get(this)?.(message);
        return this;
    }
    /**
     * Lets go of what the value of an attribute, or a comment, has beyond {@link VALUE_CHARS}: a message of a megabyte is read past.
     * @returns what was let go of.
     */
    trim() {
        const held = this;
        const rest = held.text.slice(VALUE_CHARS);
        if (rest !== '')
            held.text = held.text.slice(0, VALUE_CHARS);
        return rest;
    }
}
/** So much of an attribute's value is kept; nothing looks at more. */
const VALUE_CHARS = 16 * 1024;
const LISTENERS = new WeakMap();
/** Parses markup with saxes, within limits; an element's text may be left out of what is shown to it. */
class MarkupParser {
    /** Raw C0 control characters that were tolerated. */
    controls = 0;
    /** Tags, comments, processing instructions and CDATA sections that have ended. */
    tokens = 0;
    /** Elements that are open. */
    depth = 0;
    /** The root element has begun. */
    rooted = false;
    /** Characters shown when the last tag (or the like) ended: as long as no more were, saxes has come to text. */
    tokenEnd = -1;
    /** Name of the element closed last; hostile. */
    closed = '';
    /** Names of the elements that are open; hostile. */
    #names = [];
    #gate = new Gate(OPTIONS);
    #limits;
    #events;
    #trouble;
    #encoding;
    #tagStart = 0;
    #tagLine = 1;
    #tagColumn = 1;
    #controlsBefore = 0;
    #textWanted = false;
    /** What was let go of the markup that is open had control characters. */
    #letGo = false;
    /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
    constructor(limits, events, trouble, encoding, line) {
        this.#limits = limits;
        this.#events = events;
        this.#trouble = trouble;
        this.#encoding = encoding;
        this.#gate.line = line;
        this.#listen();
    }
    /** Name of the innermost element that is open. */
    element() {
        return this.#names.at(-1) ?? '';
    }
    show(text) {
        this.#gate.write(text);
        this.#letGo ||= (0,xml_text/* hasControls */.Lx)(this.#gate.trim());
    }
    /** Text was left out: so many line ends, and characters behind the last of them. */
    moveOn(lines, rest) {
        this.#gate.line += lines;
        this.#gate.column = lines > 0 ? rest : this.#gate.column + rest;
    }
    end() {
        this.#gate.close();
    }
    /** Characters shown and taken. */
    position() {
        return this.#gate.position;
    }
    /** Line (1-based) and characters of it taken. */
    place() {
        return this.#gate;
    }
    /** Without a listener saxes holds no text at all. */
    wantText(on) {
        if (on === this.#textWanted)
            return;
        this.#textWanted = on;
        if (on)
            this.#gate.on('text', (text) => this.#events.text(this.controls > 0 ? (0,xml_text/* withoutControls */.DJ)(text) : text));
        else
            this.#gate.off('text');
    }
    #listen() {
        const gate = this.#gate;
        LISTENERS.set(gate, (message) => this.#trouble.complain(message));
        gate.on('doctype', () => this.#trouble.refuse('unsafe', 'it has a document type declaration (DTD)', 'doctype'));
        gate.on('xmldecl', () => this.#ended(gate.position));
        gate.on('opentagstart', (tag) => this.#openStarts(tag.name));
        gate.on('opentag', (tag) => this.#open(tag));
        gate.on('closetag', (tag) => this.#close(tag.name));
        gate.on('cdata', (text) => {
            this.#ended(gate.position);
            if (this.#textWanted)
                this.#events.text((0,xml_text/* withoutControls */.DJ)(text));
        });
        gate.on('comment', (text) => {
            if (this.#letGo || (0,xml_text/* hasControls */.Lx)(text))
                this.#trouble.refuse('malformed', 'a control character stands in a comment', 'here');
            // It is announced before its `>`, without which it is refused.
            this.#ended(gate.position + 1);
            this.#events.comment(text);
        });
        gate.on('processinginstruction', ({ body }) => {
            if (this.#letGo || (0,xml_text/* hasControls */.Lx)(body))
                this.#trouble.refuse('malformed', 'a control character stands in a processing instruction', 'here');
            this.#ended(gate.position);
        });
    }
    #ended(position) {
        this.tokens++;
        this.tokenEnd = position;
        this.#letGo = false;
    }
    #openStarts(name) {
        const { nameLength, depth } = this.#limits;
        this.#tagStart = this.#gate.position;
        this.#controlsBefore = this.controls;
        this.#tagLine = this.#gate.line;
        this.#tagColumn = Math.max(this.#gate.column - name.length - 1, 1);
        if (name.length > nameLength)
            this.#trouble.refuse('unsafe', `a name is longer than ${nameLength} characters (--max-name-length)`, 'tag');
        if (++this.depth > depth)
            this.#trouble.refuse('unsafe', `elements are nested more than ${depth} deep (--max-depth)`, 'tag');
        if (!this.rooted)
            this.#checkDeclaration();
        this.rooted = true;
        this.#names.push(name);
    }
    /** The encoding was chosen from the raw bytes; saxes' own view of the declaration must agree. */
    #checkDeclaration() {
        const seen = this.#gate.xmlDecl.encoding ?? null;
        if (seen !== this.#encoding)
            this.#trouble.refuse('malformed', 'its XML declaration cannot be made out', 'here');
    }
    #open(tag) {
        this.#ended(this.#gate.position);
        this.#checkAttributes(tag.attributes);
        let attributes = tag.attributes;
        if (this.controls > this.#controlsBefore) {
            attributes = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, (0,xml_text/* withoutControls */.DJ)(value)]));
        }
        if (!this.#events.open(tag.name, attributes, this.#tagLine, this.#tagColumn))
            this.#trouble.stop();
    }
    /** A tag is short for most, which tells without counting. */
    #checkAttributes(attributes) {
        const most = this.#limits.attributes;
        if (this.#gate.position - this.#tagStart <= most * SHORTEST_ATTRIBUTE || Object.keys(attributes).length <= most)
            return;
        this.#trouble.refuse('unsafe', `an element has more than ${most} attributes (--max-attributes)`, 'tag');
    }
    #close(name) {
        this.#ended(this.#gate.position);
        this.closed = name;
        this.#names.pop();
        this.depth--;
        this.#events.close();
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/xml-parser.js




/** Thrown to stop parsing, and caught by the reader. */
class XmlStop extends Error {
    kind;
    why;
    hint;
    /** Index in the piece; its length for its end. */
    at;
    line;
    column;
    constructor(kind, why, hint, place) {
        super(why);
        this.kind = kind;
        this.why = why;
        this.hint = hint;
        this.at = place.at;
        this.line = place.line;
        this.column = place.column;
    }
}
/**
 * Parses text in pieces: saxes is shown the markup, character data is read here. In step by construction: text is only left out where saxes
 * has just announced a tag's end, and only such text as it could not object to. Every refusal is an {@link XmlStop}.
 */
class XmlParser {
    #markup;
    #events;
    /** Where the next character belongs: to markup (or before or behind the root), to an element's text, or to a CDATA section. */
    #in = 'markup';
    #piece = '';
    /** Where the piece begins: 1-based line, characters of that line before it, characters of the document before it. */
    #start;
    /** Characters shown to saxes, and left out; and index in the piece of what was shown last. */
    #shown = 0;
    #hidden = 0;
    #shownFrom = 0;
    #ended = false;
    #capturing = false;
    #idle = true;
    #cdata = new CdataWatch();
    /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
    constructor(limits, events, encoding, line) {
        this.#events = events;
        this.#start = { line, column: 0, chars: 0 };
        const trouble = {
            refuse: (kind, why, start) => this.refuse(kind, why, null, this.#startOf(start)),
            complain: (message) => this.#complain(message),
            stop: () => {
                throw new XmlStop('asked', '', null, { at: 0, line: 0, column: 0 });
            },
        };
        this.#markup = new MarkupParser(limits, events, trouble, encoding, line);
    }
    /** Raw C0 control characters dropped. */
    controls() {
        return this.#markup.controls;
    }
    /** Tags, comments, processing instructions and CDATA sections that have ended. */
    tokens() {
        return this.#markup.tokens;
    }
    /** A tag, comment or the like has begun and not ended yet. */
    inMarkup() {
        return this.#in === 'markup';
    }
    /** Outside the root, where nothing but white space has come since a token ended: that is held nowhere. */
    idle() {
        return this.#idle;
    }
    /** @returns how many characters were taken; the rest must come again at the start of the next piece. */
    parse(piece, last) {
        const { line, column } = this.#markup.place();
        this.#start = { line, column, chars: this.#shown + this.#hidden };
        this.#piece = piece;
        let at = 0;
        for (let stuck = false; at < piece.length && !stuck;) {
            const from = at;
            at = this.#in === 'markup' ? this.#showMarkup(at) : this.#readCharacters(at, last);
            stuck = at === from && this.#in !== 'markup';
        }
        this.#idle = this.#markup.depth === 0 && this.#isIdle();
        return at;
    }
    /** Ends the document. */
    end() {
        this.#ended = true;
        this.#markup.end();
    }
    /** Whether text is wanted from here on, within the tag just announced. */
    capture(on) {
        this.#capturing = on;
        this.#markup.wantText(on);
    }
    /** @param at index of the offending character in the piece; by default, where saxes has come to. */
    refuse(kind, why, hint, at = this.#position()) {
        const { lines, rest } = (0,xml_text/* linesIn */.hl)(this.#piece.slice(0, at));
        const { line, column } = this.#start;
        throw new XmlStop(kind, why, hint, { at, line: line + lines, column: (lines > 0 ? 0 : column) + rest + 1 });
    }
    #isIdle() {
        const tokenEnd = this.#markup.tokenEnd + this.#hidden - this.#start.chars;
        return (this.#idle || tokenEnd >= 0) && !/\S/.test(this.#piece.slice(Math.max(tokenEnd, 0)));
    }
    #position() {
        return Math.min(Math.max(this.#markup.position() + this.#hidden - this.#start.chars, 0), this.#piece.length);
    }
    #showMarkup(from) {
        // Text that stands in one go with markup comes from saxes.
        this.#markup.wantText(this.#capturing);
        const end = this.#show(from, (0,xml_text/* markupEnd */.SN)(this.#piece, from));
        if (this.#markup.tokenEnd === this.#shown && this.#markup.depth > 0)
            this.#in = 'text';
        return end;
    }
    #readCharacters(from, last) {
        this.#markup.wantText(false);
        const cdata = this.#in === 'cdata';
        const run = cdata ? (0,xml_text/* cdataRun */.F$)(this.#piece, from, last) : (0,xml_text/* textRun */.Hw)(this.#piece, from, last);
        this.#hide(from, run);
        switch (run.stop) {
            case 'wait':
                return run.end;
            case 'close':
                this.#in = 'text';
                if (this.#cdata.swallowed())
                    this.#events.swallowed(this.#markup.element(), this.#markup.place().line);
                return this.#show(run.end, run.end + 3);
            case 'reference':
                this.#show(run.end, run.end + run.shown);
                if (this.#capturing)
                    this.#events.text((0,xml_text/* decodeReference */.i6)(this.#piece.slice(run.end, run.end + run.shown)));
                return run.end + run.shown;
            case 'markup':
                return this.#openMarkup(run.end, last);
            case 'doubt':
                if (!cdata)
                    this.#refuseRaw(run.end);
                this.#in = 'markup';
                return run.end;
        }
    }
    #openMarkup(at, last) {
        const start = this.#piece.slice(at, at + xml_text/* CDATA_OPEN */.P0.length);
        if (start === xml_text/* CDATA_OPEN */.P0) {
            this.#in = 'cdata';
            this.#cdata.begin(this.#markup.element());
            return this.#show(at, at + start.length);
        }
        if (last || !xml_text/* CDATA_OPEN */.P0.startsWith(start))
            this.#in = 'markup';
        return at;
    }
    #show(from, to) {
        this.#shown += to - from;
        this.#shownFrom = from;
        this.#markup.show(this.#piece.slice(from, to));
        return to;
    }
    #hide(from, { end, controls }) {
        if (end === from)
            return;
        const run = this.#piece.slice(from, end);
        if (this.#capturing)
            this.#events.text(this.#in === 'cdata' ? (0,xml_text/* decodeCdata */.W2)(run) : (0,xml_text/* decodeText */.g7)(run));
        if (this.#in === 'cdata')
            this.#cdata.add(run);
        const { lines, rest } = (0,xml_text/* linesIn */.hl)(run);
        this.#markup.moveOn(lines, rest);
        this.#hidden += end - from;
        this.#markup.controls += controls;
    }
    #complain(message) {
        const at = this.#position() - 1;
        const char = this.#ended ? '' : this.#piece.charAt(at);
        // saxes complains again where only names may stand, so what passes here is text or an attribute's value.
        if (message === 'disallowed character.' && (0,xml_text/* isControl */.c0)(char)) {
            this.#markup.controls++;
            return;
        }
        // saxes looks for the `;` of a raw `&` up to the end of the file.
        if (this.#ended || message.includes('entity'))
            this.#refuseRaw(this.#shownFrom);
        const before = this.#piece.slice(Math.max(0, at - 64), at + 1);
        const { rooted, closed } = this.#markup;
        const { why, hint, start } = complaintOf(message, { char, before, rooted, closed });
        this.refuse('malformed', why, hint, this.#ended ? this.#piece.length : this.#startOf(start, Math.max(at, 0)));
    }
    #refuseRaw(from) {
        const raw = (0,xml_text/* rawAmpersand */.AD)(this.#piece, from);
        if (raw >= 0)
            this.refuse('malformed', 'a raw `&` stands in text or in an attribute', ESCAPING, raw);
    }
    /** The place that a reader will look for, where saxes has come to the end of what is wrong. */
    #startOf(start, at = this.#position()) {
        if (start === 'here')
            return at;
        if (start === 'outside') {
            const tokenEnd = Math.max(this.#markup.tokenEnd + this.#hidden - this.#start.chars, 0);
            return tokenEnd + (/\S/.exec(this.#piece.slice(tokenEnd))?.index ?? 0);
        }
        const sign = { reference: '&', tag: '<', doctype: '<!DOCTYPE' }[start];
        return Math.max(this.#piece.lastIndexOf(sign, at), 0);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/xml.js




/** Bytes that are decoded at once: bounds the strings alive, and the slack of the size limits. */
const xml_PIECE = 64 * 1024;
const NOTHING = external_node_buffer_.Buffer.alloc(0);
/**
 * Reads one XML 1.0 document strictly: well-formed or refused, no document type, no entities beyond the five.
 * Tolerated, and counted: raw control characters in text and attribute values (colours in captured output).
 * @param sniffed of the document's first bytes; `write` then gets all bytes behind the mark and the blank.
 */
function createXmlReader(sniffed, limits, events) {
    return new xml_Reader(sniffed, limits, events);
}
class xml_Reader {
    #sniffed;
    #limits;
    #decoder;
    #parser;
    #refusal = null;
    #stopped = false;
    #begun = false;
    /** Bytes since a token ended, and how many tokens had ended then. */
    #sinceToken = 0;
    #tokens = 0;
    /** Decoded, with the byte at which it begins; so many characters of it are parsed. */
    #piece = '';
    #taken = 0;
    #pieceByte;
    constructor(sniffed, limits, events) {
        this.#sniffed = sniffed;
        this.#limits = limits;
        this.#decoder = (0,decoder/* createDecoder */.$)(sniffed.encoding);
        this.#parser = new XmlParser(limits, events, sniffed.declared, 1 + sniffed.blankLines);
        this.#pieceByte = sniffed.bomBytes + sniffed.blankBytes;
    }
    refusal = () => this.#refusal;
    capture = (on) => this.#parser.capture(on);
    controls = () => this.#parser.controls();
    write(bytes) {
        for (let at = 0; at < bytes.length && !this.#stopped; at += xml_PIECE) {
            const part = bytes.subarray(at, at + xml_PIECE);
            this.#guard(() => this.#take(part, false));
        }
        return !this.#stopped;
    }
    end() {
        if (this.#stopped)
            return;
        this.#guard(() => {
            this.#take(NOTHING, true);
            this.#parser.end();
        });
    }
    #take(bytes, last) {
        if (this.#sniffed.problem !== null)
            this.#parser.refuse('malformed', this.#sniffed.problem, encodingHint(this.#sniffed));
        const { text, problem } = this.#decoder.decode(bytes, last);
        if (!this.#begun && text.startsWith('\ufeff'))
            this.#parser.refuse('malformed', 'it begins with two byte order marks', null);
        this.#begun = true;
        this.#addText(text);
        const ends = last || problem !== null;
        // A carriage return says only with the next character what it is.
        const whole = !ends && this.#piece.endsWith('\r') ? this.#piece.slice(0, -1) : this.#piece;
        if (this.#taken < whole.length)
            this.#taken = this.#parser.parse(whole, ends);
        if (problem !== null)
            this.#parser.refuse('malformed', problem, BYTES_HINT);
        this.#checkSize(bytes.length);
    }
    /** What was parsed is let go only now: until more text comes, a refusal may have its place there. */
    #addText(text) {
        if (text === '' && this.#taken === this.#piece.length)
            return;
        this.#pieceByte += this.#decoder.byteLength(this.#piece.slice(0, this.#taken));
        this.#piece = this.#piece.slice(this.#taken) + text;
        this.#taken = 0;
    }
    #checkSize(bytes) {
        const moved = this.#parser.tokens() !== this.#tokens || this.#parser.idle();
        this.#sinceToken = moved ? 0 : this.#sinceToken + bytes;
        this.#tokens = this.#parser.tokens();
        const { tokenBytes, markupBytes } = this.#limits;
        if (this.#sinceToken > tokenBytes)
            this.#parser.refuse('unsafe', `a text is longer than ${limitText(tokenBytes)} (--max-token-size)`, SIZE_HINT);
        if (this.#parser.inMarkup() && this.#sinceToken > markupBytes) {
            this.#parser.refuse('unsafe', `a tag, an attribute or a comment is longer than ${limitText(markupBytes)} (--max-token-size)`, MARKUP_HINT);
        }
    }
    #guard(read) {
        try {
            read();
        }
        catch (error) {
            if (!(error instanceof XmlStop))
                throw error;
            this.#stopped = true;
            if (error.kind === 'asked')
                return;
            const { kind, why, hint, line, column, at } = error;
            const byte = this.#pieceByte + this.#decoder.byteLength(this.#piece.slice(0, at));
            this.#refusal = { kind, why, hint, place: { line, column, byte } };
        }
    }
}
const BYTES_HINT = 'The file was written in another encoding than it declares (or than UTF-8, where it declares none), or raw bytes of captured output went into it.';
const SIZE_HINT = 'Keep such output out of the report; where it belongs there, raise the limit with --max-token-size (for example 256MiB).';
const MARKUP_HINT = 'Long texts belong between tags. The limit is a 32nd of --max-token-size: raise that where the report is right (for example 256MiB).';
function encodingHint(sniffed) {
    return sniffed.encoding.startsWith('utf-16')
        ? 'A redirection in PowerShell (`> report.xml`) turns text into UTF-16: let the runner write the file itself.'
        : 'UTF-8, UTF-16, ISO-8859-1, windows-1252 and US-ASCII are read: have the producer write UTF-8, and declare what it writes.';
}

;// CONCATENATED MODULE: ./lib/core/parse/junit-report.js





/** Tags and comments are held as a whole, text isn't: they may be a 32nd as long. */
const MARKUP_SHARE = 32;
/** Reads an XML document and counts it, as long as its root may be JUnit's. */
class JUnitReport {
    #file;
    #counter;
    #xml;
    #root = null;
    #foreign = null;
    constructor(sniffed, options) {
        this.#file = options.path;
        this.#counter = createJUnitCounter({
            file: options.path,
            watch: options.watch ?? new Set(),
            maxFailing: options.maxFailing ?? report_format/* DEFAULT_FAILING */.N,
            seen: options.seen ?? (0,seen_names/* createSeenNames */.I)(),
            capture: (on) => this.#xml.capture(on),
        });
        const { depth, attributes, name_length: nameLength, token_bytes: tokenBytes } = (0,report_format/* limitsOf */.A)(options);
        const counter = this.#counter;
        this.#xml = createXmlReader(sniffed, { tokenBytes, markupBytes: Math.ceil(tokenBytes / MARKUP_SHARE), depth, attributes, nameLength }, {
            open: (name, values, line, column) => this.#open(name, values, line, column),
            close: () => counter.close(),
            text: (text) => counter.text(text),
            comment: (text) => counter.comment(text),
            swallowed: (element, line) => counter.swallowed(element, line),
        });
    }
    root = () => this.#root;
    write(bytes) {
        this.#xml.write(bytes);
        return this.#refusal();
    }
    end() {
        this.#xml.end();
        const refusal = this.#refusal();
        const root = this.#root ?? '';
        // Some tools wrap suites in a root of their own; a root without any suite is another format.
        if (refusal !== null || root === 'testsuites' || root === 'testsuite' || this.#counter.suites() > 0)
            return refusal;
        return { kind: 'foreign', format: unknownRoot(root), place: { line: 1, column: 1 } };
    }
    facts() {
        const facts = this.#counter.facts();
        const count = this.#xml.controls();
        if (count === 0)
            return facts;
        return {
            ...facts,
            notes: [...facts.notes, { code: 'control-characters', args: { file: this.#file, count, what: 'control characters' } }],
        };
    }
    #open(name, attributes, line, column) {
        if (this.#root === null) {
            this.#root = name.slice(name.lastIndexOf(':') + 1);
            const format = foreignRoot(this.#root, attributes);
            const place = { line, column };
            if (format !== null)
                this.#foreign = { kind: 'foreign', format, place };
        }
        return this.#foreign === null && this.#counter.open(name, attributes, line, column);
    }
    #refusal() {
        const refusal = this.#xml.refusal();
        return refusal === null ? this.#foreign : { ...refusal, cases: this.#counter.cases() };
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/report-reader.js







/** Enough for marks, white space and an XML declaration. */
const HEAD = 4096;
/** A report is read in pieces of this size, however its bytes come: so that a refusal is the same each time, too. */
const report_reader_PIECE = 64 * 1024;
function createReportReader(options) {
    return new report_reader_Reader(options);
}
class report_reader_Reader {
    #options;
    #format = null;
    /** The start of the next piece. */
    #held = external_node_buffer_.Buffer.alloc(0);
    #sniffed = null;
    /** Nothing but white space so far. */
    #blank = true;
    #bytes = 0;
    #rejected = null;
    constructor(options) {
        this.#options = options;
    }
    write(chunk) {
        if (this.#rejected !== null)
            return false;
        const bytes = external_node_buffer_.Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const { report_bytes: reportBytes } = (0,report_format/* limitsOf */.A)(this.#options);
        this.#bytes += bytes.length;
        if (this.#bytes > reportBytes) {
            this.#reject('junit-unreadable', { why: tooLarge(reportBytes) });
            return false;
        }
        let rest = this.#held.length === 0 ? bytes : external_node_buffer_.Buffer.concat([this.#held, bytes]);
        for (; rest.length >= report_reader_PIECE && this.#rejected === null; rest = rest.subarray(report_reader_PIECE))
            this.#take(rest.subarray(0, report_reader_PIECE));
        this.#held = external_node_buffer_.Buffer.from(rest);
        return this.#rejected === null;
    }
    end() {
        if (this.#rejected === null)
            this.#take(this.#held);
        if (this.#rejected === null && this.#blank)
            this.#reject('junit-empty', {});
        const refusal = this.#rejected === null ? (this.#format?.end() ?? null) : null;
        if (refusal !== null)
            this.#refuse(refusal);
        if (this.#rejected !== null)
            return this.#rejected;
        if (this.#format === null)
            throw new Error('a report that is neither read nor rejected');
        const facts = this.#format.facts();
        return { kind: 'read', facts: { ...facts, notes: [...facts.notes, ...this.#blankNote()] } };
    }
    #take(bytes) {
        if (this.#sniffed === null)
            this.#begin(bytes);
        else
            this.#feed(bytes);
    }
    #begin(head) {
        const sniffed = (0,encoding/* sniffEncoding */.O)(head.subarray(0, HEAD));
        const rest = head.subarray(sniffed.bomBytes + sniffed.blankBytes);
        this.#sniffed = sniffed;
        const start = rest.toString('latin1', 0, HEAD).replace(/\0/g, '').trimStart();
        const foreign = /^[<[{]/.test(start) ? null : foreignStart(rest.toString('latin1', 0, HEAD));
        if (foreign !== null)
            this.#refuse({ kind: 'foreign', format: foreign, place: { line: 1, column: 1 } });
        else {
            this.#format = /^[[{]/.test(start) ? new CtrfReport(sniffed, this.#options) : new JUnitReport(sniffed, this.#options);
            this.#feed(rest);
        }
    }
    #feed(bytes) {
        this.#blank &&= this.#isBlank(bytes);
        const refusal = this.#format?.write(bytes) ?? null;
        if (refusal !== null)
            this.#refuse(refusal);
    }
    #isBlank(bytes) {
        const text = bytes.toString('latin1');
        return this.#sniffed?.encoding.startsWith('utf-16') ? /^[ \t\r\n\0]*$/.test(text) : /^[ \t\r\n]*$/.test(text);
    }
    #refuse(refusal) {
        if (refusal.kind === 'foreign') {
            const { format, how, companion } = refusal.format;
            this.#reject('not-junit', { format, how }, refusal.place, companion);
            return;
        }
        const { kind, hint, place, cases } = refusal;
        const why = cases === 0 ? refusal.why : `${refusal.why}; ${cases} ${cases === 1 ? 'case was' : 'cases were'} read before it`;
        this.#reject(kind === 'unsafe' ? 'junit-unsafe' : 'junit-malformed', { why, cases, ...(hint === null ? {} : { do: hint }) }, place);
    }
    #reject(code, args, place = {}, companion = false) {
        const file = this.#options.path;
        const reason = { code, where: { file, ...place }, args: { file, ...args } };
        this.#rejected ??= { kind: 'rejected', reason, companion, root: this.#format?.root() ?? null };
    }
    #blankNote() {
        const count = this.#sniffed?.blankBytes ?? 0;
        const what = 'bytes of white space before the XML declaration';
        return count === 0 ? [] : [{ code: 'control-characters', args: { file: this.#options.path, count, what } }];
    }
}
/** Why a report over the limit is not read. */
function tooLarge(reportBytes) {
    return `it is larger than ${limitText(reportBytes)} (--max-report-size)`;
}


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createSeenNames)
/* harmony export */ });
/** So many fill half of the largest table, which then takes 2 MiB. */
const MOST = 2 ** 17;
function createSeenNames() {
    let slots = new Float64Array(1024);
    let used = 0;
    function slotOf(table, hash) {
        let at = hash % table.length;
        while (table[at] !== 0 && table[at] !== hash)
            at = at + 1 === table.length ? 0 : at + 1;
        return at;
    }
    function grow() {
        const wider = new Float64Array(slots.length * 4);
        for (const hash of slots)
            if (hash !== 0)
                wider[slotOf(wider, hash)] = hash;
        slots = wider;
    }
    return {
        add(scope, name) {
            if (used === MOST)
                return null;
            const hash = hashOf(scope, name);
            const at = slotOf(slots, hash);
            if (slots[at] === hash)
                return true;
            slots[at] = hash;
            if (++used * 2 > slots.length)
                grow();
            return false;
        },
    };
}
/** Two 32-bit multiplicative hashes in one whole number below 2^53, never 0. */
function hashOf(scope, name) {
    let low = 0x811c9dc5;
    let high = 0x9747b28c;
    for (let at = 0; at < scope.length; at++) {
        const code = scope.charCodeAt(at);
        low = Math.imul(low ^ code, 0x01000193);
        high = (Math.imul(high, 31) + code) | 0;
    }
    low = Math.imul(low ^ 0xffff, 0x01000193);
    for (let at = 0; at < name.length; at++) {
        const code = name.charCodeAt(at);
        low = Math.imul(low ^ code, 0x01000193);
        high = (Math.imul(high, 31) + code) | 0;
    }
    return ((high >>> 0) & 0x1fffff) * 2 ** 32 + (low >>> 0) + 1;
}


/***/ }),

/***/ 696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ rawAmpersand),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   F$: () => (/* binding */ cdataRun),
/* harmony export */   Hw: () => (/* binding */ textRun),
/* harmony export */   Lx: () => (/* binding */ hasControls),
/* harmony export */   P0: () => (/* binding */ CDATA_OPEN),
/* harmony export */   SN: () => (/* binding */ markupEnd),
/* harmony export */   W2: () => (/* binding */ decodeCdata),
/* harmony export */   c0: () => (/* binding */ isControl),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   hl: () => (/* binding */ linesIn),
/* harmony export */   i6: () => (/* binding */ decodeReference)
/* harmony export */ });
/**
 * Reads character data. saxes looks at each character by itself and builds long texts from as many pieces, while most of a report is
 * captured output: so text and CDATA sections are read here, and saxes is shown markup and whatever is in doubt.
 */
const CONTROL = '\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f';
const SPECIAL = new RegExp(`[<&\\]\\0${CONTROL}\\ufffe\\uffff]`, 'g');
const SPECIAL_IN_CDATA = new RegExp(`[\\0${CONTROL}\\ufffe\\uffff]`, 'g');
const CONTROLS = new RegExp(`[${CONTROL}]`, 'g');
const KNOWN_ENTITY = /&(?:amp|lt|gt|quot|apos);/y;
const CHARACTER_REFERENCE = /&#(?:\d{1,20}|x[\da-fA-F]{1,20});/y;
const OUTSIDE_OR_RAW = /<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)|&(?![^\s&;<>"']{1,64};)/gs;
/** The longest reference that is looked at as a whole. */
const REFERENCE_CHARS = 66;
/** @param piece whole characters of well-formed UTF-16. @param from an index in element content. @param last whether no piece follows. */
function textRun(piece, from, last) {
    let controls = 0;
    for (let at = from;;) {
        SPECIAL.lastIndex = at;
        const found = SPECIAL.exec(piece)?.index ?? piece.length;
        const run = (stop, shown = 0) => ({ end: found, controls, stop, shown });
        const special = piece[found];
        if (special === undefined)
            return run('wait');
        if (special === '<')
            return run('markup');
        if (special === '&') {
            const known = lengthOf(KNOWN_ENTITY, piece, found);
            const reference = known > 0 ? 0 : lengthOf(CHARACTER_REFERENCE, piece, found);
            if (reference > 0)
                return run('reference', reference);
            if (known === 0)
                return run(!last && piece.length - found < REFERENCE_CHARS && !piece.includes(';', found) ? 'wait' : 'doubt');
            at = found + known;
        }
        else if (special === ']') {
            if (piece.startsWith(']]>', found))
                return run('doubt');
            if (!last && piece.length - found < 3 && ']]>'.startsWith(piece.slice(found)))
                return run('wait');
            at = found + 1;
        }
        else if (isControl(special)) {
            controls++;
            at = found + 1;
        }
        else
            return run('doubt');
    }
}
/** @param from an index in a CDATA section. */
function cdataRun(piece, from, last) {
    const close = piece.indexOf(']]>', from);
    const end = close >= 0 ? close : piece.length - (last ? 0 : brackets(piece, from));
    // Cut out first: a search for what isn't there would go to the end of the piece for each of many short sections.
    const section = piece.slice(from, end);
    let controls = 0;
    for (let at = 0;; at++) {
        SPECIAL_IN_CDATA.lastIndex = at;
        const found = SPECIAL_IN_CDATA.exec(section)?.index;
        if (found === undefined)
            return { end, controls, stop: close >= 0 ? 'close' : 'wait', shown: 0 };
        if (!isControl(section.charAt(found)))
            return { end: from + found, controls, stop: 'doubt', shown: 0 };
        controls++;
        at = found;
    }
}
/** The first `&` from an index of markup on that begins nothing like a reference, comments and instructions aside; -1 for none. */
function rawAmpersand(piece, from) {
    OUTSIDE_OR_RAW.lastIndex = from;
    for (let found = OUTSIDE_OR_RAW.exec(piece); found !== null; found = OUTSIDE_OR_RAW.exec(piece)) {
        if (found[0] === '&')
            return found.index;
    }
    return -1;
}
/** Characters at the end that may begin `]]>`. */
function brackets(piece, from) {
    return Math.min(piece.length - from, piece.endsWith(']]') ? 2 : piece.endsWith(']') ? 1 : 0);
}
function lengthOf(pattern, piece, at) {
    pattern.lastIndex = at;
    return pattern.test(piece) ? pattern.lastIndex - at : 0;
}
/** A C0 control character that is dropped: not NUL. @param char one character of text, which is no line end and no tab; or ''. */
function isControl(char) {
    return char !== '' && char !== '\0' && char < ' ';
}
function withoutControls(text) {
    return text.replace(CONTROLS, '');
}
function hasControls(text) {
    return text.search(CONTROLS) >= 0;
}
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
/** A run of text as an application sees it. */
function decodeText(run) {
    return decodeCdata(run).replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}
function decodeCdata(run) {
    return withoutControls(run).replace(/\r\n?/g, '\n');
}
/** @param reference one that the parser has accepted. */
function decodeReference(reference) {
    const hex = reference.startsWith('&#x');
    return String.fromCodePoint(Number.parseInt(reference.slice(hex ? 3 : 2, -1), hex ? 16 : 10));
}
/** Line ends in a run, and the characters behind the last of them (all of them without a line end). */
function linesIn(run) {
    if (run.includes('\r')) {
        const lines = run.split(/\r\n|\r|\n/);
        return { lines: lines.length - 1, rest: [...(lines.at(-1) ?? '')].length };
    }
    let lines = 0;
    let start = 0;
    for (let at = run.indexOf('\n'); at >= 0; at = run.indexOf('\n', start)) {
        lines++;
        start = at + 1;
    }
    const tail = run.slice(start);
    return { lines, rest: /[\ud800-\udbff]/.test(tail) ? [...tail].length : tail.length };
}
const CDATA_OPEN = '<![CDATA[';
/** Shorter runs cost more to find than to parse. */
const LONG_RUN = 128;
/**
 * Where to stop showing markup, as an index of the piece behind a tag (or its end): before a long run of text, before a CDATA section, and
 * behind the last tag. A guess, since a `>` may stand anywhere: whether the parser has come to text must be checked.
 */
function markupEnd(piece, from) {
    let open = piece.indexOf('<', from);
    if (open < 0)
        return behindClose(piece, from);
    for (;;) {
        const next = piece.indexOf('<', open + 1);
        const close = behindClose(piece, open);
        if (next < 0 || next - close > LONG_RUN || piece.startsWith(CDATA_OPEN, next))
            return close;
        open = next;
    }
}
function behindClose(piece, from) {
    const close = piece.indexOf('>', from);
    return close < 0 ? piece.length : close + 1;
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

/***/ 9201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyDialects),
/* harmony export */   d: () => (/* binding */ applyDialect)
/* harmony export */ });
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4739);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2035);


/**
 * The reports with their dialects: that of the runner which was chosen (--runner), else the one that the report shows. A suite may be named
 * at will, so a report that shows none is taken for one of `only`, the only runner in the log, unless that runner's own are there.
 */
function applyDialects(claims, chosen, only) {
    const shown = claims.map((claim) => (chosen?.report ? chosen : (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_1__/* .dialectOf */ .E3)(claim.facts.traits)));
    const hasOwn = shown.some((dialect) => dialect !== null && only !== null && (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sameFamily */ .bi)(dialect.name, only.name));
    const assumed = only?.report && !hasOwn ? only : null;
    return claims.map((claim, i) => applyDialect(claim, shown[i] ?? assumed, shown[i] === null && assumed !== null));
}
/** The same counts as the producer means them. */
function applyDialect(claim, dialect, assumed = false) {
    const tally = talliedAs(dialect?.report, claim.facts);
    return {
        path: claim.path,
        state: claim.state,
        facts: claim.facts,
        dialect,
        assumed,
        tally,
        tries: tally,
        containers: dialect?.report?.containers ? claim.facts.cases.containers : 0,
    };
}
function talliedAs(dialect, { tally, cases }) {
    const todo = dialect?.todoBeatsRed ? Math.min(cases.redTodo, (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .red */ .wv)(tally)) : 0;
    const todoFailed = Math.min(todo, tally.failed);
    return {
        ...tally,
        failed: tally.failed - todoFailed,
        errored: tally.errored - (todo - todoFailed),
        skipped: tally.skipped + todo,
    };
}


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   OP: () => (/* binding */ failureReasons),
/* harmony export */   aL: () => (/* binding */ declaredShortfall),
/* harmony export */   nj: () => (/* binding */ presenceReasons)
/* harmony export */ });
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4739);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2035);


/** Are the reports there, whole, and of this run? Places 8 to 14 of the table. */
function presenceReasons(reading) {
    return [...missing(reading), ...rejections(reading), ...stale(reading)];
}
function missing(reading) {
    const { reports, rejected, withoutReports, evidence } = reading;
    if (withoutReports || reports.length + rejected.length > 0)
        return [];
    const seen = seenRunner(reading);
    const asked = evidence.expectations.reports.includes('auto')
        ? 'looked for new files at the usual places'
        : `looked for ${evidence.expectations.reports.slice(0, 5).join(', ')}`;
    const elsewhere = evidence.nearby ?? [];
    const [nearby] = elsewhere;
    if (nearby !== undefined)
        return [{ code: 'junit-missing', args: { looked: `${asked}; nearby lies ${elsewhere.join(', ')}`, nearby } }];
    const hint = seen?.junit;
    return [
        {
            code: 'junit-missing',
            args: {
                looked: asked,
                ...(seen ? { runner: seen.title } : {}),
                ...(hint ? { add: hint.add, writes: hint.writes, ...(hint.needs ? { needs: hint.needs } : {}) } : {}),
            },
        },
    ];
}
/** The runner to name in a remedy: chosen, else seen in the log, else named by the command. */
function seenRunner({ chosen, outer, fromCommand }) {
    const strongest = outer.find((r) => r.trace === 'closing') ?? outer.find((r) => r.trace === 'opening') ?? outer[0];
    return chosen ?? (strongest ? (0,_runners_index_js__WEBPACK_IMPORTED_MODULE_1__/* .profileNamed */ .JD)(strongest.runner) : null) ?? fromCommand;
}
function rejections({ reports, rejected }) {
    return rejected.map(({ path, reason, companion }) => companion && reports.length > 0
        ? { code: 'foreign-report', where: { file: path }, args: { file: path, format: String(reason.args?.['format'] ?? 'another format') } }
        : reason);
}
function stale({ reports, rejected, evidence, allows }) {
    if (allows('allow-stale'))
        return [];
    const unchanged = new Set(evidence.reports.filter((claim) => claim.state === 'unchanged').map((claim) => claim.path));
    return [...reports, ...rejected]
        .filter(({ path }) => unchanged.has(path))
        .map(({ path }) => ({ code: 'junit-stale', where: { file: path }, args: { file: path } }));
}
/** Is anything red? Places 20 to 22. */
function failureReasons(reading) {
    const { reports, agreement, tally, status, redTests, withoutReports } = reading;
    const reasons = [];
    if (tally !== null && (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .red */ .wv)(tally) > 0)
        reasons.push({ code: 'test-failures', args: { red: (0,_model_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .red */ .wv)(tally), tests: tally.tests } });
    for (const report of reports)
        reasons.push(...suiteErrors(report));
    for (const { runner, what } of withoutReports && reasons.length > 0 ? [] : agreement.hiddenFailures) {
        reasons.push({ code: 'footer-failures', args: { runner, what } });
    }
    const seen = redTests > 0 || reasons.length > 0;
    if (seen && status === 0)
        reasons.push({ code: 'exit-masked' });
    return reasons;
}
function suiteErrors({ path, facts, dialect }) {
    const reasons = [];
    if (facts.suiteErrors > 0) {
        const first = facts.firstSuiteError;
        const what = `${facts.suiteErrors} at suite level${first?.message ? `: ${first.message}` : ''}`;
        reasons.push({ code: 'suite-error', where: placed(path, first?.where), args: { file: path, what } });
    }
    const lost = dialect?.report?.declared === 'attempts' ? facts.redShortfall.attempts : facts.redShortfall.cases;
    if (lost) {
        const what = `${lost.suite} declares ${lost.declared} failures and errors, ${lost.found} test cases show them`;
        reasons.push({ code: 'suite-error', where: placed(path, lost.where), args: { file: path, what } });
    }
    return reasons;
}
/** The suite or root that declares more tests than it holds, by the way its producer counts; null where none does. */
function declaredShortfall({ facts, dialect, assumed }) {
    const way = dialect?.report?.declared ?? 'cases';
    if (way === 'none' || (assumed && facts.shortfall.cases === null))
        return null;
    return facts.shortfall[way];
}
function placed(path, where) {
    return { ...where, file: path };
}


/***/ })

};
