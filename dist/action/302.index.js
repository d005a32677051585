export const id = 302;
export const ids = [302];
export const modules = {

/***/ 62966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEarlierReports),
/* harmony export */   n: () => (/* binding */ EARLIER_REPORTS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




const EARLIER_REPORTS = 'earlier-reports';
/** What was moved aside, sorted by name; empty where nothing was. */
async function readEarlierReports(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, EARLIER_REPORTS)).catch(() => []);
    const reports = [];
    for (const name of names.sort()) {
        reports.push({ path: `${EARLIER_REPORTS}/${name}`, sha256: await digestOf((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, EARLIER_REPORTS, name)) });
    }
    return reports;
}
async function digestOf(path) {
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)).isFile())
            return null;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
            hash.update(chunk);
        return hash.digest('hex');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 64683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   PX: () => (/* binding */ inTemporaryFolder),
/* harmony export */   QY: () => (/* binding */ describeIoError),
/* harmony export */   Wi: () => (/* binding */ ioFailed),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57642);




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

/***/ 31079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   k$: () => (/* binding */ readStoredReport)
/* harmony export */ });
/* unused harmony export readReportStream */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var _core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76228);
/* harmony import */ var _core_parse_report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63013);
/* harmony import */ var _core_parse_report_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75955);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64683);







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
    const reader = createReportReader(options);
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
    const { parseDetails } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 18091));
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

/***/ 15052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(74739);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(82035);
;// CONCATENATED MODULE: ./lib/core/reconcile/agreement.js


/** Compares per runner, both ways, by executed tests, except as the dialect explains. */
function compareFootersWithReports(witnesses) {
    const { status, outer, redTests } = witnesses;
    let unsure = false;
    let unlisted = 0;
    const disagreements = [];
    const hiddenFailures = [];
    const confirmed = new Set();
    for (const group of groupByRunner(witnesses)) {
        const hidden = hiddenFailure(group);
        if (hidden)
            hiddenFailures.push(hidden);
        if (group.reports.length === 0)
            continue;
        const compared = compareCounts(group);
        if (compared === 'equal') {
            for (const report of group.reports)
                confirmed.add(report);
            unlisted += Math.max(0, skippedIn(group.footers) - skippedIn(group.reports));
        }
        else if (compared !== 'incomparable')
            disagreements.push(compared);
        else if (group.footers.length > 0)
            unsure = true;
    }
    const exitFits = status !== null && (status === 0) === (redTests === 0);
    const allClosed = outer.every((runner) => isWeak(runner) || runner.zero || runner.closed >= runner.sessions);
    return {
        holds: exitFits && allClosed && confirmed.size > 0 && !unsure && disagreements.length === 0 && hiddenFailures.length === 0,
        disagreements,
        hiddenFailures,
        confirmed,
        unlisted,
    };
}
function skippedIn(counted) {
    return counted.reduce((sum, { tally }) => sum + (tally?.skipped ?? 0), 0);
}
/** Only results or progress were seen: perhaps another program's ticks. */
function isWeak(runner) {
    return (runner.trace === 'progress' || runner.trace === 'result') && runner.closed === 0;
}
function groupByRunner({ outer, nested, reports, footer }) {
    const families = familiesOf(outer.filter((runner) => !isWeak(runner)));
    const owners = new Map(reports.map((report) => [report, ownerOf(report, families)]));
    const groups = families.map((footers) => {
        const own = reports.filter((report) => owners.get(report) === footers);
        return { title: titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: rulesOf(own) };
    });
    const withinOthers = groupNested(nested, reports.filter((report) => owners.get(report) === null));
    const left = reports.filter((report) => owners.get(report) === null && !withinOthers.some((group) => group.reports.includes(report)));
    const found = [...groups, ...withinOthers];
    return left.length === 0 ? found : [...found.filter((group) => group.reports.length > 0), ...adopt(left, groups, footer)];
}
/** Lines that look like another runner's output, but a report of their own says the same: TAP of a suite that ran before mocha. */
function groupNested(nested, reports) {
    return familiesOf(nested.filter((runner) => runner.closed >= runner.sessions)).flatMap((footers) => {
        const own = reports.filter((report) => ownerOf(report, [footers]) !== null);
        const group = { title: titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: rulesOf(own) };
        return own.length > 0 && compareCounts(group) === 'equal' ? [group] : [];
    });
}
function familiesOf(runners) {
    const found = [];
    for (const runner of runners) {
        const family = found.find((members) => members[0] !== undefined && kinship(members[0].runner, runner.runner) >= SAME_FAMILY);
        if (family)
            family.push(runner);
        else
            found.push([runner]);
    }
    return found;
}
const SAME_FAMILY = 2;
/** 3: the same; 2: of one family; 1: one prints the other's lines; 0: none. */
function kinship(a, b) {
    if (a === b)
        return 3;
    if (!(0,runners/* sameFamily */.bi)(a, b))
        return 0;
    const [first, second] = [(0,runners/* profileNamed */.JD)(a)?.family, (0,runners/* profileNamed */.JD)(b)?.family];
    return first !== undefined && first === second ? SAME_FAMILY : 1;
}
/** The closing lines that a report belongs to by its dialect: those of its own runner before those of one that shares lines with it. */
function ownerOf({ dialect }, families) {
    if (dialect === null)
        return null;
    const ranked = families.map((family) => ({ family, rank: Math.max(...family.map(({ runner }) => kinship(dialect.name, runner))) }));
    const best = ranked.reduce((a, b) => (b.rank > a.rank ? b : a), { family: [], rank: 0 });
    return best.rank === 0 ? null : best.family;
}
function rulesOf(reports) {
    const rule = reports[0]?.dialect?.report?.agrees ?? 'executed';
    return reports.some((report) => report.assumed) ? ['executed', rule] : [rule];
}
/** Reports that no runner's dialect claims belong to the closing lines that have no report: all together, or the one family they equal. */
function adopt(reports, groups, footer) {
    const free = groups.filter((group) => group.reports.length === 0);
    const footers = free.flatMap((group) => group.footers);
    if (footer?.tally)
        footers.push(footerFacts(footer.tally));
    const all = { title: free.map((g) => g.title).join(' and ') || 'the log', footers, reports, rules: ['executed'] };
    if (free.length < 2 || compareCounts(all) === 'equal')
        return [all];
    const equal = free.find((group) => compareCounts({ ...group, reports }) === 'equal');
    if (equal === undefined)
        return [all];
    return [{ ...equal, reports }, ...free.filter((group) => group !== equal)];
}
function compareCounts(group) {
    const compared = group.rules.map((rule) => compareBy(rule, group));
    return compared.find((result) => result === 'equal') ?? compared[0] ?? 'incomparable';
}
function compareBy(rule, group) {
    const held = group.reports.reduce((sum, { tries }) => sum + (0,model_tally/* executed */.AB)(tries), 0);
    if (held > 0 && group.footers.length > 0 && group.footers.every((runner) => runner.zero)) {
        return { runner: group.title, what: `${group.title} says that it ran nothing, the reports hold ${held}` };
    }
    const footers = group.footers.filter((runner) => runner.tally !== null && runner.unit === 'tests');
    if (footers.length === 0 || rule === 'none')
        return 'incomparable';
    const footer = (0,model_tally/* addTallies */.MA)(footers.map((runner) => runner.tally));
    const report = (0,model_tally/* addTallies */.MA)(group.reports.map((r) => r.tries));
    if (rule === 'elements') {
        const suites = group.reports.reduce((sum, r) => sum + r.facts.suites.all, 0);
        return same(group, footer.tests + extra(footers, 'suites'), report.tests + suites, 'tests and suites');
    }
    const low = (0,model_tally/* executed */.AB)(footer);
    const parts = low === 0 ? 0 : Number.POSITIVE_INFINITY;
    const more = { listed: extra(footers, 'todo'), between: footer.skipped, more: parts, executed: 0 }[rule];
    return (0,model_tally/* executed */.AB)(report) > low && (0,model_tally/* executed */.AB)(report) <= low + more ? 'equal' : same(group, low, (0,model_tally/* executed */.AB)(report), 'executed');
}
function same(group, footer, report, of) {
    if (footer === report)
        return 'equal';
    return { runner: group.title, what: `${group.title}'s closing lines say ${footer} ${of}, the reports hold ${report}` };
}
function hiddenFailure(group) {
    const counted = group.footers.reduce((sum, runner) => sum + (runner.tally === null ? 0 : (0,model_tally/* red */.wv)(runner.tally)), 0);
    const shown = group.reports.reduce((sum, report) => sum + (0,model_tally/* red */.wv)(report.tries), 0);
    if (counted > shown)
        return { runner: group.title, what: `${counted} failed in the closing lines, ${shown} in the reports` };
    const left = group.reports.reduce((sum, report) => sum + (0,model_tally/* red */.wv)(report.tally), 0);
    if (left > 0 || counted > shown - left)
        return null;
    const line = group.footers.find((runner) => runner.firstRedLine !== null)?.firstRedLine;
    if (line)
        return { runner: group.title, what: line.text };
    const files = extra(group.footers, 'failedFiles');
    const ran = group.footers.some((runner) => runner.tally !== null && (0,model_tally/* executed */.AB)(runner.tally) > 0);
    // Where nothing ran at all, that is what there is to say: a file without tests fails as well.
    return files > 0 && ran ? { runner: group.title, what: `${files} of the test files failed, none of its tests` } : null;
}
function extra(runners, name) {
    return runners.reduce((sum, runner) => sum + (runner.extra[name] ?? 0), 0);
}
function titleOf(name) {
    return (0,runners/* profileNamed */.JD)(name)?.title ?? name;
}
/** A closing line found by --footer, in the shape of a runner's. */
function footerFacts(tally) {
    return {
        runner: '',
        stream: '',
        nestedIn: null,
        trace: 'closing',
        sessions: 1,
        closed: 1,
        firstUnclosedLine: null,
        tally,
        unit: 'tests',
        extra: {},
        announced: null,
        results: { finished: 0, red: 0 },
        zero: false,
        redLines: 0,
        firstRedLine: null,
        cached: 0,
        ran: 0,
        closing: null,
    };
}

;// CONCATENATED MODULE: ./lib/core/reconcile/read-report.js


/**
 * The reports with their dialects: that of the runner which was chosen (--runner), else the one that the report shows. A suite may be named
 * at will, so a report that shows none is taken for one of `only`, the only runner in the log, unless that runner's own are there.
 */
function applyDialects(claims, chosen, only) {
    const shown = claims.map((claim) => (chosen?.report ? chosen : (0,runners/* dialectOf */.E3)(claim.facts.traits)));
    const hasOwn = shown.some((dialect) => dialect !== null && only !== null && (0,runners/* sameFamily */.bi)(dialect.name, only.name));
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
    const todo = dialect?.todoBeatsRed ? Math.min(cases.redTodo, (0,model_tally/* red */.wv)(tally)) : 0;
    const todoFailed = Math.min(todo, tally.failed);
    return {
        ...tally,
        failed: tally.failed - todoFailed,
        errored: tally.errored - (todo - todoFailed),
        skipped: tally.skipped + todo,
    };
}

;// CONCATENATED MODULE: ./lib/core/reconcile/reruns.js

/**
 * The reports with tests that were run again counted by how they ended, for a run that ended with status 0 and may have reruns
 * (--allow-reruns). Only where the runner's own rerun mode shows: else a red case stays red, whatever passes behind it.
 */
function settleReruns(reports, outer) {
    return reports.map((report) => {
        const ways = outer.flatMap((runner) => report.dialect !== null && (0,runners/* sameFamily */.bi)(report.dialect.name, runner.runner) ? [wayOf(runner)] : []);
        if (ways.includes('cases'))
            return { ...report, tally: settled(report) };
        return ways.includes('elements') ? { ...report, tries: withElements(report) } : report;
    });
}
function wayOf({ runner, extra }) {
    const profile = (0,runners/* profileNamed */.JD)(runner);
    const way = profile?.report?.reruns ?? null;
    return way === 'cases' && (extra[profile?.log.closing?.rounds ?? ''] ?? 0) < 2 ? null : way;
}
/** Red cases that passed behind are no tests of their own: the passed case is, and it is flaky. */
function settled({ tally, facts }) {
    const { tests, failed, errored } = facts.passedLater;
    return {
        ...tally,
        tests: tally.tests - failed - errored,
        failed: tally.failed - failed,
        errored: tally.errored - errored,
        flaky: tally.flaky + tests,
    };
}
/** Each flaky element is a red try that the closing lines count. */
function withElements({ tally, facts }) {
    return { ...tally, tests: tally.tests + facts.reruns, failed: tally.failed + facts.reruns };
}

;// CONCATENATED MODULE: ./lib/core/reconcile/reading.js





/** @throws never: evidence of any shape gives a reading. */
function readEvidence(evidence) {
    const { expectations, leniencies } = evidence;
    const chosen = expectations.runner === null ? null : (0,runners/* profileNamed */.JD)(expectations.runner);
    const fromCommand = evidence.command === null ? null : (0,runners/* runnerOfCommand */.D)(evidence.command, evidence.shell);
    const outer = evidence.log.runners.filter((runner) => runner.nestedIn === null);
    const nested = evidence.log.runners.filter((runner) => runner.nestedIn !== null);
    const status = evidence.exit.kind === 'exited' ? evidence.exit.code : null;
    const read = applyDialects(evidence.reports.filter((claim) => claim.kind === 'read'), chosen, onlyRunner(outer));
    const reports = status === 0 && leniencies.includes('allow-reruns') ? settleReruns(read, outer) : read;
    const rejected = evidence.reports.filter((claim) => claim.kind === 'rejected');
    const withoutReports = expectations.reports.length === 1 && expectations.reports[0] === 'none';
    const footerTally = sumFooters(evidence, outer);
    const tally = reports.length > 0 ? (0,model_tally/* addTallies */.MA)(reports.map((report) => report.tally)) : withoutReports ? footerTally : null;
    const redTries = reports.reduce((sum, report) => sum + (0,model_tally/* red */.wv)(report.tries) - (0,model_tally/* red */.wv)(report.tally), 0);
    const footerRed = footerTally === null ? 0 : Math.max(0, (0,model_tally/* red */.wv)(footerTally) - redTries);
    const redTests = Math.max(tally === null ? 0 : (0,model_tally/* red */.wv)(tally), footerRed);
    const profiles = [chosen, fromCommand, ...reports.map((r) => r.dialect), ...outer.map((r) => (0,runners/* profileNamed */.JD)(r.runner))];
    return {
        evidence,
        status,
        reports,
        rejected,
        withoutReports,
        outer,
        chosen,
        fromCommand,
        tally,
        footerTally,
        footerRed,
        redTests,
        agreement: compareFootersWithReports({ status, outer, nested, reports, footer: evidence.log.footer, redTests }),
        statusCountsFailures: profiles.some((profile) => countsFailures(profile, status, redTests)),
        allows: (leniency) => leniencies.includes(leniency),
    };
}
/** The runner that left closing lines with counts, where there is but one. */
function onlyRunner(outer) {
    const names = new Set(outer.filter((runner) => !isWeak(runner) && runner.tally !== null).map(({ runner }) => runner));
    const [name] = names;
    return names.size === 1 && name !== undefined ? (0,runners/* profileNamed */.JD)(name) : null;
}
function sumFooters(evidence, outer) {
    const tallies = outer.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
    if (evidence.log.footer?.tally)
        tallies.push(evidence.log.footer.tally);
    return tallies.length === 0 ? null : (0,model_tally/* addTallies */.MA)(tallies);
}
function countsFailures(profile, status, failures) {
    const rule = profile?.exit?.countsFailures;
    return rule !== undefined && status !== null && failures > 0 && status === Math.min(failures, rule.max);
}

// EXTERNAL MODULE: ./lib/core/model/reasons.js
var model_reasons = __webpack_require__(28880);
;// CONCATENATED MODULE: ./lib/core/reconcile/ending-rules.js



/** Did the run end as a whole run of its runner ends? Places 40 to 56, crash signs aside. */
function endingReasons(reading) {
    return [
        ...exitNonzero(reading),
        ...(reading.evidence.expectations.runner === 'report-only'
            ? []
            : [...openSessions(reading), ...silentRunners(reading), ...unknown(reading)]),
        ...customFooter(reading),
        ...cut(reading),
        ...cached(reading),
        ...belowMinimum(reading),
    ];
}
function exitNonzero(reading) {
    const { status, redTests, reports, rejected, outer } = reading;
    if (status === null || status === 0 || redTests > 0)
        return [];
    const cleanReports = reports.length > 0 && rejected.length === 0;
    const cleanFooters = outer.some((runner) => runner.closed > 0) && outer.every((runner) => runner.closed >= runner.sessions);
    return cleanReports || (reading.withoutReports && cleanFooters) ? [{ code: 'exit-nonzero', args: { code: status } }] : [];
}
function missingFooter(profile, name, where) {
    return { code: 'footer-missing', args: { runner: profile?.title ?? name, where } };
}
/** Every outer session needs closing lines of its own. A weak trace asks for them only where nothing else has closed and agrees. */
function openSessions({ outer, agreement, withoutReports }) {
    const closedOne = outer.some((runner) => runner.closed > 0);
    return outer.flatMap((runner) => {
        const profile = (0,runners/* profileNamed */.JD)(runner.runner);
        if (withoutReports && runner.unit === 'none' && runner.closed > 0 && profile?.log.closing !== undefined && !isCounted(runner, outer)) {
            const args = { runner: profile?.title ?? runner.runner, where: ' a count, and there is no report', ...countRemedy(profile) };
            return [{ code: 'footer-missing', args }];
        }
        if (runner.zero || runner.closed >= runner.sessions)
            return [];
        if (isWeak(runner) && (agreement.holds || (closedOne && hasClosedRelative(runner.runner, outer))))
            return [];
        return [
            missingFooter(profile, runner.runner, runner.firstUnclosedLine === null ? '' : ` (opened at log line ${runner.firstUnclosedLine})`),
        ];
    });
}
/** Whether closing lines of a relative count what this one's leave uncounted. */
function isCounted({ runner, stream }, outer) {
    return outer.some((other) => other.tally !== null && other.stream === stream && (0,runners/* sameFamily */.bi)(other.runner, runner));
}
function countRemedy(profile) {
    const hint = profile?.junit;
    return {
        do: `${profile?.title ?? 'The runner'} prints no counts this way. Let it print each result${hint ? `, or write a report: ${hint.add}` : ', or write a report'}.`,
    };
}
function hasClosedRelative(name, outer) {
    return outer.some((other) => other.closed > 0 && (0,runners/* sameFamily */.bi)(other.runner, name));
}
/** A runner known from report, command or choice that left no closing lines in the log. */
function silentRunners(reading) {
    const { reports, chosen, fromCommand, outer, evidence, agreement } = reading;
    if (evidence.expectations.footer !== null)
        return [];
    const seen = (profile) => outer.some((runner) => (0,runners/* sameFamily */.bi)(runner.runner, profile.name));
    const silentLog = evidence.capture === 'own' && evidence.logState.closed && evidence.log.runners.every((r) => r.trace !== 'opening');
    const reasons = [];
    const named = new Set();
    for (const report of reports) {
        const { dialect } = report;
        if (dialect === null || seen(dialect) || agreement.confirmed.has(report) || named.has(dialect.name))
            continue;
        named.add(dialect.name);
        const safe = silentLog && dialect.report?.silenceSafe === true;
        reasons.push(safe ? { code: 'log-silent', args: { runner: dialect.title } } : missingFooter(dialect, dialect.name, ''));
    }
    for (const profile of [chosen, fromCommand]) {
        if (profile === null || profile.log.closing === undefined || seen(profile) || named.has(profile.name))
            continue;
        if ((profile.wraps?.length ?? 0) > 0 && outer.some((runner) => runner.closed > 0))
            continue;
        // A command's words may name a launcher of another runner; three witnesses that agree know better. A choice is a contract.
        if (profile !== chosen &&
            (agreement.holds || reports.some((report) => report.dialect !== null && (0,runners/* sameFamily */.bi)(report.dialect.name, profile.name))))
            continue;
        named.add(profile.name);
        reasons.push(missingFooter(profile, profile.name, ''));
    }
    return reasons;
}
/** Neither dialect, command, nor any line names a runner, and no contract was chosen. */
function unknown({ reports, chosen, fromCommand, outer, evidence }) {
    if (chosen !== null || fromCommand !== null || outer.length > 0 || evidence.expectations.footer !== null)
        return [];
    return reports.some((report) => report.dialect !== null) ? [] : [{ code: 'runner-unknown' }];
}
function customFooter({ evidence }) {
    const { expectations, log } = evidence;
    if (expectations.footer === null || (log.footer !== null && log.footer.matches > 0))
        return [];
    return [{ code: 'footer-missing', args: { runner: 'The suite', where: ` (no line matches --footer ${expectations.footer})` } }];
}
function cut({ evidence, outer }) {
    const { log } = evidence;
    if (!log.endsMidLine || outer.some((runner) => runner.closed > 0) || (log.footer?.matches ?? 0) > 0 || outer.length === 0)
        return [];
    return [{ code: 'log-truncated', where: { file: 'log.txt', line: log.lines }, args: { text: 'it ends in the middle of a line' } }];
}
function cached({ outer, allows }) {
    // where a wrapper says it of each task, what counts is what it says of those that tested something
    const tested = new Set(outer.filter((runner) => runner.tally !== null).map(({ stream }) => stream));
    const ofTasks = outer.filter(({ stream, cached, ran }) => stream !== '' && tested.has(stream) && cached + ran > 0);
    const telling = ofTasks.length > 0 ? ofTasks : outer;
    const replayed = telling.filter((runner) => runner.cached > 0);
    if (allows('allow-cached') || replayed.length === 0 || telling.some((runner) => runner.ran > 0))
        return [];
    const count = replayed.reduce((sum, runner) => sum + runner.cached, 0);
    return [{ code: 'cached', args: { text: `${count} of ${count}` } }];
}
function belowMinimum({ tally, evidence }) {
    const minimum = evidence.expectations.min_tests;
    if (tally === null || (0,model_tally/* executed */.AB)(tally) >= minimum)
        return [];
    if ((0,model_tally/* executed */.AB)(tally) === 0 && minimum <= 1)
        return []; // no-tests and all-skipped speak for that
    return [{ code: 'below-minimum', args: { executed: (0,model_tally/* executed */.AB)(tally), minimum } }];
}

;// CONCATENATED MODULE: ./lib/core/reconcile/report-rules.js


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
    return chosen ?? (strongest ? (0,runners/* profileNamed */.JD)(strongest.runner) : null) ?? fromCommand;
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
    if (tally !== null && (0,model_tally/* red */.wv)(tally) > 0)
        reasons.push({ code: 'test-failures', args: { red: (0,model_tally/* red */.wv)(tally), tests: tally.tests } });
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

;// CONCATENATED MODULE: ./lib/core/reconcile/missing-rules.js



/** From here on a suite is too large for nearly everything to be skipped by intent. */
const MOSTLY_SKIPPED_FROM = 20;
/** Nothing is red, but is everything there? Places 30 to 33. */
function missingReasons(reading) {
    return [...noTests(reading), ...skipped(reading), ...mismatches(reading), ...unfinishedCases(reading)];
}
function noTests({ reports, tally, withoutReports, outer, allows }) {
    if (allows('allow-empty'))
        return [];
    const reasons = [];
    for (const report of reports) {
        if (report.facts.tally.tests === 0) {
            reasons.push({ code: 'no-tests', where: { file: report.path }, args: { what: `${report.path} holds no test case` } });
        }
    }
    if (reasons.length > 0)
        return reasons;
    if (tally !== null && tally.tests === 0)
        return [{ code: 'no-tests', args: { what: 'the closing lines count none' } }];
    if (tally === null && outer.some((runner) => runner.zero)) {
        return [{ code: 'no-tests', args: { what: 'the runner says that there was nothing to run' } }];
    }
    if (withoutReports && tally === null)
        return [];
    const containers = reports.reduce((sum, report) => sum + report.containers, 0);
    if (tally !== null && containers > 0 && containers === (0,model_tally/* executed */.AB)(tally) && !allows('allow-containers')) {
        const first = reports.find((report) => report.containers > 0);
        const where = placed(first?.path ?? '', first?.facts.cases.firstContainer?.where);
        return [{ code: 'no-tests', where, args: { what: 'the only cases are files that ran no test' } }];
    }
    return [];
}
function skipped({ tally, evidence, allows }) {
    if (tally === null || tally.tests === 0)
        return [];
    const ran = (0,model_tally/* executed */.AB)(tally);
    if (ran === 0)
        return allows('allow-empty') ? [] : [{ code: 'all-skipped', args: { skipped: tally.skipped } }];
    const few = tally.tests >= MOSTLY_SKIPPED_FROM && ran * 10 < tally.tests;
    const limit = evidence.expectations.max_skipped;
    const args = { executed: ran, tests: tally.tests };
    if (limit === null)
        return few ? [{ code: 'mostly-skipped', args }] : [];
    if (tally.skipped > limit)
        return [{ code: 'mostly-skipped', args }];
    return few
        ? [{ code: 'leniency', args: { option: '--max-skipped', what: `${tally.skipped} of ${tally.tests} tests were skipped` } }]
        : [];
}
function mismatches({ reports, outer, agreement }) {
    const reasons = [];
    for (const { report, short } of unexplained(reports, agreement)) {
        const what = `${short.suite} in ${report.path} declares ${short.declared} tests and holds ${short.found}`;
        reasons.push({ code: 'count-mismatch', where: placed(report.path, short.where), args: { what } });
    }
    for (const { what } of agreement.disagreements)
        reasons.push({ code: 'count-mismatch', args: { what } });
    for (const runner of outer) {
        if (runner.announced === null || runner.tally === null || runner.announced <= runner.tally.tests)
            continue;
        const title = (0,runners/* profileNamed */.JD)(runner.runner)?.title ?? runner.runner;
        const what = `${title} announced ${runner.announced} tests, its closing lines account for ${runner.tally.tests}`;
        reasons.push({ code: 'count-mismatch', args: { what } });
    }
    return reasons;
}
/** What reports declare and don't hold; skipped tests that a reporter counts but doesn't list aside, where the closing lines count them. */
function unexplained(reports, { confirmed, unlisted }) {
    const found = reports.flatMap((report) => {
        const short = declaredShortfall(report);
        return short === null ? [] : [{ report, short, lacks: short.declared - short.found }];
    });
    const lacking = found.reduce((sum, { report, lacks }) => sum + (confirmed.has(report) ? lacks : 0), 0);
    return lacking <= unlisted ? found.filter(({ report }) => !confirmed.has(report)) : found;
}
/** Cases that the dialect knows for tests that never finished. */
function unfinishedCases({ reports, tally, allows }) {
    const reasons = [];
    const containers = reports.reduce((sum, report) => sum + report.containers, 0);
    const onlyContainers = tally !== null && containers === (0,model_tally/* executed */.AB)(tally);
    for (const { path, facts, dialect, containers: own } of reports) {
        if (dialect?.report?.namelessIsUnfinished && facts.cases.nameless > 0) {
            const where = placed(path, facts.cases.firstNameless ?? undefined);
            reasons.push({ code: 'unfinished-test', where, args: { test: `${facts.cases.nameless} case without a name` } });
        }
        if (own > 0 && !onlyContainers && !allows('allow-containers')) {
            const first = facts.cases.firstContainer;
            const where = placed(path, first?.where);
            const remedy = 'A test file that ended early and one without tests look the same here. Take files without tests out of the run, or say --allow-containers.';
            reasons.push({
                code: 'unfinished-test',
                where,
                args: { test: `the file ${first?.name ?? ''} has no result of its own tests`, do: remedy },
            });
        }
    }
    return reasons;
}
/** What single lines of the log speak against: places 4 and 33 to 53, or notes where agreement outweighs them. */
function signReasons(reading) {
    const { log, expectations } = reading.evidence;
    // --runner report-only asks for no closing lines, so nothing could outweigh a sign; what never yields stands.
    const signs = expectations.runner === 'report-only' ? log.signs.filter((sign) => sign.yields === 'never') : log.signs;
    return signs.flatMap((sign) => signReason(reading, sign));
}
/** What bash says of a job that a signal ended: "e2e.sh: line 14:  4711 Terminated              npm start". */
const ENDED_JOB = /: line \d+: +\d+ [A-Z][A-Za-z ]*?(?: \(core dumped\))? {2,}(?<command>\S.*)$/;
const TEST_SCRIPT = /^(?:npm|pnpm|yarn|bun|make|just|task|rake)(?: -\S+)*(?: run)? (?:test|check|tests)(?:$|[ :])/;
/** Whether a sign is of a job that ran tests: then the others cannot know what it would have said. A script may stop its own helpers. */
function endedTests({ text, runner }) {
    const command = runner === null ? ENDED_JOB.exec(text)?.groups?.['command'] : undefined;
    return command !== undefined && ((0,runners/* runnerOfCommand */.D)([command], true) !== null || TEST_SCRIPT.test(command));
}
function signReason({ agreement, reports, evidence }, sign) {
    const where = { file: 'log.txt', line: sign.line };
    if (sign.code === 'stopped-early' || sign.code === 'log-elided')
        return [{ code: sign.code, where, args: { text: sign.text } }];
    if (sign.yields === 'named-case' && sign.id !== null) {
        const id = sign.id;
        if (reports.some((report) => report.facts.finished.includes(id)))
            return [];
    }
    const ofAnotherRunner = sign.nested && sign.runner !== null;
    if (agreement.holds && (ofAnotherRunner || sign.yields === 'agreement') && !endedTests(sign)) {
        if (sign.code !== 'log-truncated')
            return [{ code: 'sign-in-nested-output', where, args: { code: sign.code, text: sign.text } }];
        if (evidence.capture === 'own')
            return [{ code: 'log-elided', where, args: { text: sign.text } }];
    }
    const runner = sign.runner === null ? 'the suite' : ((0,runners/* profileNamed */.JD)(sign.runner)?.title ?? sign.runner);
    return [{ code: sign.code, where, args: { text: sign.text, runner, by: sign.text, test: sign.id ?? sign.text } }];
}

;// CONCATENATED MODULE: ./lib/core/reconcile/notes.js
const LENIENCY_SAYS = {
    'allow-empty': { option: '--allow-empty', what: 'a run without any executed test counts' },
    'report-none': { option: '--report none', what: 'exit and log only, no report' },
    'runner-report-only': { option: '--runner report-only', what: 'no closing lines are asked for' },
    'allow-cached': { option: '--allow-cached', what: 'replayed results count' },
    'allow-stale': { option: '--allow-stale', what: 'reports from before the run count' },
    'allow-containers': { option: '--allow-containers', what: 'test files without tests of their own count' },
    'allow-reruns': { option: '--allow-reruns', what: 'reruns count by how they ended' },
    'min-tests-0': { option: '--min-tests 0', what: 'no minimum of tests' },
};
/** What a reader should see though it decides nothing. */
function notes(reading) {
    const { evidence, reports, tally } = reading;
    const found = [];
    const flaky = Math.max(tally?.flaky ?? 0, ...reading.outer.map((runner) => runner.extra['flaky'] ?? runner.tally?.flaky ?? 0));
    if (flaky > 0)
        found.push({ code: 'flaky', args: { count: flaky } });
    if (tally !== null && tally.skipped > 0 && tally.skipped < tally.tests)
        found.push({ code: 'some-skipped', args: { count: tally.skipped } });
    for (const { path, facts, tally: own } of reports) {
        if (reports.length > 1 && own.tests > 0 && own.skipped === own.tests)
            found.push({ code: 'suite-skipped', args: { file: path } });
        if (facts.surplus) {
            const what = `${facts.surplus.suite} in ${path} holds ${facts.surplus.found} and declares ${facts.surplus.declared}`;
            found.push({ code: 'counts-differ', where: { ...facts.surplus.where, file: path }, args: { what } });
        }
        if (facts.duplicates.count > 0) {
            found.push({
                code: 'duplicate-tests',
                where: { file: path },
                args: { count: facts.duplicates.count, first: facts.duplicates.first ?? '' },
            });
        }
        found.push(...facts.notes);
    }
    if (evidence.movedAside > 0)
        found.push({ code: 'reports-moved', args: { count: evidence.movedAside } });
    if (evidence.steering.length > 0)
        found.push({ code: 'env-steers-tests', args: { names: evidence.steering.slice(0, 20).join(', ') } });
    if (evidence.redacted !== undefined) {
        const { count, files } = evidence.redacted;
        found.push({ code: 'secret-in-log', args: { count, files: files.slice(0, 5).join(', ') } });
    }
    for (const leniency of evidence.leniencies)
        found.push({ code: 'leniency', args: LENIENCY_SAYS[leniency] });
    return found;
}

// EXTERNAL MODULE: ./lib/core/model/exit.js
var exit = __webpack_require__(52033);
;// CONCATENATED MODULE: ./lib/core/reconcile/run-rules.js

/** How the command ended, and whether log and source can be believed: places 1 to 7 of the table. */
function runReasons(reading) {
    return [...exitReasons(reading), ...logReasons(reading), ...sourceReasons(reading), ...failedEarly(reading)];
}
function exitReasons({ evidence, status, statusCountsFailures }) {
    const { exit } = evidence;
    switch (exit.kind) {
        case 'not_started':
            return [{ code: 'not-started', args: { message: exit.message } }];
        case 'signaled':
            return [{ code: 'killed-by-signal', args: { signal: exit.signal } }];
        case 'timed_out':
            return [{ code: 'timeout', args: { limit: `${exit.limit_ms / 1000} s` } }];
        case 'interrupted':
            return [{ code: 'interrupted', args: { by: exit.signal } }];
        case 'exited':
            return status === null || statusCountsFailures ? [] : statusReasons(status);
    }
}
/** Statuses by which shells and limiters pass on what happened to their child. */
function statusReasons(status) {
    if (status === 126 || status === 127) {
        return [{ code: 'not-started', args: { message: status === 127 ? 'status 127, "not found"' : 'status 126, "not executable"' } }];
    }
    if (status === 124)
        return [{ code: 'timeout', args: { limit: 'status 124 of a limiter' } }];
    if (status === 130)
        return [{ code: 'interrupted', args: { by: 'status 130, SIGINT' } }];
    const signal = (0,exit/* signalOfStatus */._L)(status);
    return signal === null ? [] : [{ code: 'killed-by-signal', args: { signal: `${signal} (status ${status})` } }];
}
function logReasons({ evidence, reports, outer }) {
    const { closed, lateOutput, leftoversEnded, storedBytes, seenBytes } = evidence.logState;
    const reasons = [];
    const witnessMissing = reports.length === 0 || !outer.some((runner) => runner.closed > 0);
    if (!closed)
        reasons.push({ code: lateOutput || witnessMissing ? 'log-not-closed' : 'leftover-process' });
    else if (leftoversEnded)
        reasons.push({ code: 'leftover-process' });
    if (seenBytes > storedBytes) {
        reasons.push({ code: 'log-limit', args: { limit: evidence.expectations.limits.log_bytes, dropped: seenBytes - storedBytes } });
    }
    return reasons;
}
function sourceReasons({ evidence }) {
    const { source, sourceMissing, ci } = evidence;
    if (source === null) {
        const why = sourceMissing ?? 'not recorded';
        if (evidence.capture === 'foreign')
            return [];
        return [ci === null ? { code: 'no-source', args: { why } } : { code: 'source-unknown', args: { why } }];
    }
    const reasons = ci === null ? [] : checkoutReasons(source, ci);
    const headMoved = source.after.git_head !== source.git_head;
    if (headMoved || source.moved.length > 0) {
        const first = source.moved[0] ?? '';
        const more = source.moved.length > 1 ? ` and ${source.moved.length - 1} more` : '';
        const what = headMoved ? 'HEAD moved' : `${first}${more} changed`;
        reasons.push({ code: 'tree-moved', args: { what }, ...(headMoved ? {} : { where: { file: first } }) });
    }
    if (source.dirty)
        reasons.push(ci === null
            ? { code: 'dirty' }
            : { code: 'dirty-checkout', args: { count: source.changed?.count ?? 1, file: source.changed?.first ?? '…' } });
    if (source.after.generated > 0)
        reasons.push({ code: 'tree-grew', args: { count: source.after.generated } });
    return reasons;
}
/** Whether what was tested is what the check goes to. */
function checkoutReasons(source, ci) {
    const { git_head: tested, git_tree: tree, git_parents: parents = [] } = source;
    if (tested === null)
        return [{ code: 'source-unknown', args: { why: 'the repository has no commit' } }];
    const { head_sha: head, head_tree: headTree } = ci;
    if (head === null)
        return [{ code: 'source-unknown', args: { why: 'the event does not say which commit the check goes to' } }];
    // One parent is no merge: such a commit is a change on top of the head.
    const isMerge = parents.length > 1 && parents.includes(head);
    if (tested === head || isMerge || (tree !== null && tree === headTree))
        return [];
    return [{ code: 'head-mismatch', args: { tested: tested.slice(0, 12), head: head.slice(0, 12) } }];
}
/** A plain failure before any runner showed up: a lint or compile step, not a lost report. */
function failedEarly({ status, reports, rejected, evidence, statusCountsFailures }) {
    if (status === null || status === 0 || statusCountsFailures || statusReasons(status).length > 0)
        return [];
    if (reports.length > 0 || rejected.length > 0 || evidence.log.runners.length > 0)
        return [];
    return [{ code: 'command-failed-early', args: { code: status } }];
}

;// CONCATENATED MODULE: ./lib/core/reconcile/reconcile.js








/**
 * Reading → verdict. Every rule is asked, all reasons are kept, and the first one in the table's order decides.
 * With none but notes, `passed` still has to be earned: one of {@link ROADS} must hold, or the run is incomplete.
 */
function reconcile(reading) {
    const reasons = (0,model_reasons/* sortReasons */.g8)([
        ...runReasons(reading),
        ...presenceReasons(reading),
        ...failureReasons(reading),
        ...missingReasons(reading),
        ...signReasons(reading),
        ...endingReasons(reading),
        ...notes(reading),
    ]);
    const deciding = reasons.find((reason) => model_reasons/* REASONS */.ez[reason.code].outcome !== 'note');
    if (deciding !== undefined)
        return blocked(deciding, reasons, reading);
    return passed(reading, reasons) ?? blocked(UNEARNED, [UNEARNED, ...reasons], reading);
}
/** No rule objected, and yet nothing showed that tests ran to their end. */
const UNEARNED = { code: 'runner-unknown' };
function blocked(deciding, reasons, { tally }) {
    const others = reasons.filter((reason) => reason !== deciding);
    return {
        outcome: model_reasons/* REASONS */.ez[deciding.code].outcome,
        decidedBy: deciding.code,
        tally,
        reasons: [deciding, ...others],
    };
}
/**
 * Every road to green. A run that no rule objects to passes only by one of these, each of which asks for positive evidence:
 * status 0, green test cases, and what vouches for the end of the run. What GitHub is told in green of a judged run or of several checks
 * is made of such passes alone ({@link ../trust/verdict.ts}, {@link ../../flow/aggregate.ts}). test/forgeries.test.ts tries to forge each of them.
 */
const ROADS = [
    { name: 'reports, and closing lines of the runner', holds: (r) => r.reports.length > 0 && closedByRunner(r) },
    { name: 'reports of a runner for which silence is safe, in a log of ours', holds: (r) => r.reports.length > 0 && silenceIsSafe(r) },
    { name: 'reports, and the closing line that --footer names', holds: (r) => r.reports.length > 0 && closedByFooter(r) },
    { name: 'reports alone, by --runner report-only', holds: (r) => r.reports.length > 0 && r.allows('runner-report-only') },
    {
        name: 'closing lines with counts alone, by --report none',
        holds: (r) => r.withoutReports && r.allows('report-none') && r.footerTally !== null && (closedByRunner(r) || closedByFooter(r)),
    },
];
function passed(reading, reasons) {
    const { status, tally, footerRed } = reading;
    if (status !== 0 || tally === null || footerRed > 0)
        return null;
    if (!ROADS.some((road) => road.holds(reading)))
        return null;
    const earned = (0,model_tally/* nonEmptyTally */.LF)(tally);
    if (earned !== null)
        return { outcome: 'passed', empty: false, decidedBy: null, tally: earned, reasons };
    return (0,model_tally/* red */.wv)(tally) === 0 && reading.allows('allow-empty') ? { outcome: 'passed', empty: true, decidedBy: null, tally, reasons } : null;
}
/** A wrapper's own summary vouches for its tasks, not for tests: it has no closing lines that could count them. */
function closedByRunner({ outer }) {
    return outer.some((runner) => (runner.closed > 0 || runner.zero) && (0,runners/* profileNamed */.JD)(runner.runner)?.log.closing !== undefined);
}
function closedByFooter({ evidence }) {
    return evidence.expectations.footer !== null && (evidence.log.footer?.matches ?? 0) > 0;
}
function silenceIsSafe({ reports, evidence }) {
    return (evidence.capture === 'own' &&
        evidence.logState.closed &&
        reports.every(({ dialect, assumed }) => !assumed && dialect?.report?.silenceSafe === true));
}

;// CONCATENATED MODULE: ./lib/core/judge.js


/**
 * Derives the verdict from evidence, the same anywhere and at any time: no clock, no files, no environment.
 * Never throws for bad evidence, and believes no verdict that was sent.
 */
function judge(evidence) {
    return reconcile(readEvidence(evidence));
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ formatArtifactName),
/* harmony export */   TZ: () => (/* binding */ parseArtifactName),
/* harmony export */   VE: () => (/* binding */ EVIDENCE_MAX_FILES),
/* harmony export */   Vl: () => (/* binding */ digestLinesIn),
/* harmony export */   rv: () => (/* binding */ EVIDENCE_MAX_BYTES),
/* harmony export */   sv: () => (/* binding */ formatDigestLine),
/* harmony export */   t: () => (/* binding */ EVIDENCE_ZIP_MAX_BYTES)
/* harmony export */ });
const PART = '[A-Za-z0-9._-]{1,64}';
const NAME = new RegExp(`^receipt~(${PART})~(${PART})?~(\\d{1,6})$`);
/** `receipt~<suite>~<shard>~<attempt>`: no part may hold `~`. */
function formatArtifactName({ suite, shard, attempt }) {
    return `receipt~${suite}~${shard ?? ''}~${attempt}`;
}
/** @returns null for an artifact that isn't ours: any job of a run may upload others. */
function parseArtifactName(name) {
    const [, suite, shard, attempt] = NAME.exec(name) ?? [];
    return suite === undefined ? null : { suite, shard: shard ?? null, attempt: Number(attempt) };
}
/**
 * The line by which the run's job tells the digest of what it uploaded; alone on its line, behind the runner's time stamp. The suite can
 * print such a line too: whoever reads the log takes exactly one for an artifact, or none.
 * @param sha256 of the zip as the artifact service has it, 64 hex digits.
 */
function formatDigestLine(name, sha256) {
    return `receipt-evidence ${name} sha256:${sha256}`;
}
const LINE = /^(?:\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z )?receipt-evidence (\S{1,200}) sha256:([0-9a-f]{64})\s*$/;
/** @returns every digest line in a job's log (hostile, as GitHub serves it), in order. */
function digestLinesIn(log) {
    return log.split('\n').flatMap((line) => {
        const [, name, sha256] = LINE.exec(line) ?? [];
        return name === undefined || sha256 === undefined ? [] : [{ name, sha256 }];
    });
}
/** Of the zip; what is larger isn't downloaded. A log compresses to a tenth or less. */
const EVIDENCE_ZIP_MAX_BYTES = 64 * 2 ** 20;
/** Of everything unpacked; read as it streams, never held. */
const EVIDENCE_MAX_BYTES = 2 ** 30;
/** One report file each for the classes of a very large project. */
const EVIDENCE_MAX_FILES = 20_000;


/***/ }),

/***/ 96818:
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

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ differingFiles),
/* harmony export */   cj: () => (/* binding */ fromBytePath),
/* harmony export */   sf: () => (/* binding */ renderFilesList),
/* harmony export */   xe: () => (/* binding */ toBytePath)
/* harmony export */ });
/* unused harmony export parseFilesList */
/**
 * The format of `files.txt`: one line `mode digest path` for each file that was tested, sorted by the bytes of the path. Modes are git's
 * (100644, 100755, 120000), the digest is the sha256 of the raw bytes (for a link: of its target), or git's blob id where the tree was too
 * large to hash. In a path, a backslash is written `\\` and a line end `\n`, so that one line is always one file.
 */
function toBytePath(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
}
/** As text; bytes that aren't UTF-8 become U+FFFD. */
function fromBytePath(path) {
    return Buffer.from(path, 'latin1').toString('utf8');
}
const byBytes = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** The bytes of `files.txt`. */
function renderFilesList(files) {
    const lines = [...files.keys()].sort(byBytes).map((path) => {
        const file = files.get(path);
        return `${file?.mode} ${file?.digest} ${escapePath(path)}\n`;
    });
    return Buffer.from(lines.join(''), 'latin1');
}
function escapePath(path) {
    return /[\\\n]/.test(path) ? path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n') : path;
}
/** @returns null where a line has another form. */
function parseFilesList(bytes) {
    const files = new Map();
    const text = Buffer.from(bytes).toString('latin1');
    if (text !== '' && !text.endsWith('\n'))
        return null;
    for (const line of text.split('\n').slice(0, -1)) {
        const [, mode, digest, path] = /^(\d{6}) ([0-9a-z:]+) (.+)$/s.exec(line) ?? [];
        if (mode === undefined || digest === undefined || path === undefined)
            return null;
        files.set(path.replace(/\\(.)/g, (_, next) => (next === 'n' ? '\n' : next)), { mode, digest });
    }
    return files;
}
/** Paths whose file differs, is missing, or is only in `after`; sorted by bytes. */
function differingFiles(before, after) {
    const changed = [];
    const missing = [];
    for (const [path, file] of before) {
        const now = after.get(path);
        if (now === undefined)
            missing.push(path);
        else if (now.mode !== file.mode || now.digest !== file.digest)
            changed.push(path);
    }
    const added = [...after.keys()].filter((path) => !before.has(path));
    return { changed: changed.sort(byBytes), missing: missing.sort(byBytes), added: added.sort(byBytes) };
}


/***/ }),

/***/ 67581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The package's version, as the receipt and `--version` say it; a test keeps it equal to package.json's. */
const VERSION = '0.1.0';


/***/ }),

/***/ 94791:
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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sniffEncoding),
/* harmony export */   g: () => (/* binding */ decodeWhole)
/* harmony export */ });
/* harmony import */ var _decoder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94791);

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

/***/ 17053:
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
var junit_names = __webpack_require__(71510);
// EXTERNAL MODULE: ./lib/core/parse/junit-suites.js
var junit_suites = __webpack_require__(24961);
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

/***/ 76228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ readDetails),
/* harmony export */   fn: () => (/* binding */ disagreement),
/* harmony export */   oZ: () => (/* binding */ DETAILS_OPTIONS)
/* harmony export */ });
/* harmony import */ var _junit_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17053);
/* harmony import */ var _junit_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71510);


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

/***/ 71510:
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

/***/ 24961:
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

/***/ 58354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createLogScanner)
});

// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(82035);
;// CONCATENATED MODULE: ./lib/core/parse/byte-patterns.js
/**
 * Logs are matched as bytes, one character each (latin1): no decoding on the way, and broken UTF-8 can't break a match.
 * So the profiles' expressions, written in Unicode, are turned into expressions over UTF-8 bytes.
 */
const encoder = new TextEncoder();
function bytesOfChar(char) {
    return Array.from(encoder.encode(char), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
/** The length of the class (`[…]`) that starts at `at`, brackets included. */
function classLength(source, at) {
    let end = at + 1;
    while (end < source.length && source[end] !== ']')
        end += source[end] === '\\' ? 2 : 1;
    return end + 1 - at;
}
function classToBytes(body) {
    const wide = [...body].filter((char) => char > '\x7f');
    if (wide.length === 0)
        return body;
    if (body.startsWith('[^'))
        throw new Error(`a negated class can't hold ${wide.join(' ')}: ${body}`);
    const narrow = [...body].filter((char) => char <= '\x7f').join('');
    const choices = wide.map(bytesOfChar);
    return `(?:${[...(narrow === '[]' ? [] : [narrow]), ...choices].join('|')})`;
}
/** `re` as an expression over the UTF-8 bytes of a line. Ranges and negated classes of characters beyond ASCII aren't supported. */
function toBytes(re) {
    const { source } = re;
    const names = [''];
    let out = '';
    for (let at = 0; at < source.length;) {
        const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
        let length = char.length;
        if (char === '\\') {
            length = 2;
            const pair = source.slice(at, at + 2);
            // U+00A0 is white space to JavaScript, and a part of many characters in UTF-8
            out += pair === '\\s' ? '[ \\t\\r\\n\\f\\v]' : pair === '\\S' ? '[^ \\t\\r\\n\\f\\v]' : pair;
        }
        else if (char === '[') {
            length = classLength(source, at);
            out += classToBytes(source.slice(at, at + length));
        }
        else if (char === '(') {
            const name = /^\(\?<(\w+)>/.exec(source.slice(at, at + 40));
            if (name !== null || source[at + 1] !== '?')
                names.push(name?.[1] ?? '');
            length = name?.[0].length ?? 1;
            out += '(';
        }
        else
            out += char > '\x7f' ? `(?:${bytesOfChar(char)})` : char;
        at += length;
    }
    return { re: new RegExp(out, re.flags.replace('u', '')), names };
}
/** Text of the log for a reader: the bytes decoded as UTF-8, what isn't UTF-8 replaced, cut at `limit` characters. Never a slice that keeps its chunk alive. */
function decodeBytes(bytes, limit) {
    const text = Buffer.from(bytes.slice(0, limit * 4), 'latin1').toString('utf8');
    return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
/** A copy: a slice would keep alive the whole piece of the log that it was cut from. */
function ownBytes(bytes) {
    return Buffer.from(bytes, 'latin1').toString('latin1');
}

;// CONCATENATED MODULE: ./lib/core/parse/footer-watch.js

/** Watches for the closing line of a home-made runner, as the reader's own expression describes it. */
class FooterWatch {
    #re;
    #matches = 0;
    #tally = null;
    #text = '';
    /** @param re the caller's, trusted; matched against each clean line, decoded. */
    constructor(re) {
        this.#re = new RegExp(re.source, re.flags.replace(/[gy]/g, ''));
    }
    line(bytes) {
        const text = decodeBytes(bytes, 4_000);
        const match = this.#re.exec(text);
        if (match === null)
            return;
        this.#matches += 1;
        this.#text = decodeBytes(bytes, 200);
        this.#tally = tallyOfGroups(match.groups ?? {});
    }
    found() {
        return { matches: this.#matches, tally: this.#tally, text: this.#text };
    }
}
function tallyOfGroups(groups) {
    const of = (name) => (groups[name] === undefined ? null : Number.parseInt(groups[name], 10) || 0);
    const [tests, passed, failed, errored, skipped] = [of('tests'), of('passed'), of('failed') ?? 0, of('errored') ?? 0, of('skipped') ?? 0];
    if (tests === null && passed === null)
        return null;
    const green = passed ?? Math.max(0, (tests ?? 0) - failed - errored - skipped);
    return { tests: green + failed + errored + skipped, passed: green, failed, errored, skipped, flaky: 0 };
}

// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(74739);
;// CONCATENATED MODULE: ./lib/core/parse/log-session.js


function newSession(open, opened) {
    return {
        open,
        opened,
        last: open,
        close: null,
        announced: null,
        tally: null,
        extra: null,
        zero: false,
        confirmed: false,
        done: false,
        passed: 0,
        failed: 0,
        skipped: 0,
        started: 0,
        plan: -1,
        asksMore: false,
        running: null,
        overflow: 0,
    };
}
const KEYS = new Set(['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky', 'none']);
function isCountKey(name) {
    return KEYS.has(name);
}
/** Words of the log that are counted apart; further ones are not. */
const MAX_WORDS = 32;
/** Characters kept of such a word. */
const MAX_WORD = 40;
/** @param name may come from the log. */
function addTo(counts, name, n) {
    const before = counts.get(name);
    if (before !== undefined)
        counts.set(name, before + n);
    else if (counts.size < MAX_WORDS || isCountKey(name))
        counts.set(ownBytes(name), n);
}
/** The tally that closing lines give; null where they don't add up though the profile says that they do. */
function tallyOf(counts, closing) {
    const of = (key) => counts.get(key) ?? 0;
    const [failed, errored, skipped, flaky] = [of('failed'), of('errored'), of('skipped'), of('flaky')];
    const total = counts.get('tests');
    const holdsSkipped = closing.total !== 'without-skipped';
    if (counts.has('passed') || total === undefined) {
        const passed = of('passed') + flaky;
        const rest = closing.restFailed && total !== undefined ? Math.max(0, total - passed - (holdsSkipped ? skipped : 0)) : 0;
        const tests = passed + failed + rest + errored + skipped;
        if (closing.addsUp && (total ?? counts.get('of')) !== tests)
            return null;
        return { tests, passed, failed: failed + rest, errored, skipped, flaky };
    }
    const passed = Math.max(0, total - failed - errored - (holdsSkipped ? skipped : 0));
    return { tests: passed + failed + errored + skipped, passed, failed, errored, skipped, flaky: Math.min(flaky, passed) };
}
function resultsTally({ passed, failed, skipped }) {
    return { tests: passed + failed + skipped, passed, failed, errored: 0, skipped, flaky: 0 };
}
/** Two sessions as one, open where either is: the counts stay right, and what is told apart by place only gets coarser. */
function mergeInto(target, { close, open, last, tally, zero, announced, extra }) {
    target.open = Math.min(target.open, open);
    target.last = Math.max(target.last, last);
    target.close = target.close === null || close === null ? null : Math.max(target.close, close);
    target.zero &&= zero;
    if (announced !== null)
        target.announced = (target.announced ?? 0) + announced;
    if (extra !== null) {
        target.extra ??= new Map();
        for (const [name, count] of extra)
            addTo(target.extra, name, count);
    }
    if (tally === null)
        return;
    target.tally = (0,model_tally/* addTallies */.MA)([target.tally ?? model_tally/* EMPTY_TALLY */.dd, tally]);
}

;// CONCATENATED MODULE: ./lib/core/parse/log-facts.js


/** The facts of each runner in each stream, outer and nested sessions apart. */
function runnerFacts(runners, nesting) {
    return withoutFaintTraces(runners).flatMap((runner) => {
        const groups = new Map();
        for (const session of runner.sessions) {
            const outer = nesting.around(runner, session);
            groups.set(outer, [...(groups.get(outer) ?? []), session]);
        }
        if (groups.size === 0)
            groups.set(isWrapper(runner) ? nesting.aroundLines(runner) : null, []);
        // what isn't kept by session belongs to the outer ones, so that nothing red is lost among nested lines
        const main = groups.has(null) ? null : [...groups.keys()][0];
        return [...groups].map(([nestedIn, sessions]) => factsOf(runner, nestedIn, sessions, nestedIn === main));
    });
}
/** Ticks that any runner could have printed: nothing beside a runner of the stream that left more than that, else the first runner's. */
function withoutFaintTraces(runners) {
    const spoken = new Set(runners.filter((runner) => runner.strongest !== 'progress').map((runner) => runner.stream));
    return runners.filter((runner) => {
        if (runner.strongest !== 'progress')
            return true;
        const first = !spoken.has(runner.stream);
        spoken.add(runner.stream);
        return first;
    });
}
function factsOf(runner, nestedIn, sessions, whole) {
    const closed = sessions.filter((session) => session.close !== null);
    const firstOpen = sessions.find((session) => session.close === null);
    const tallies = closed.flatMap((session) => (session.tally === null ? [] : [session.tally]));
    const uncounted = closed.some((session) => session.tally === null && !session.zero);
    const announcing = sessions.filter((session) => session.announced !== null);
    return {
        runner: runner.profile.name,
        stream: runner.stream,
        nestedIn,
        trace: runner.strongest,
        sessions: isWrapper(runner) ? sessions.length : Math.max(1, sessions.length),
        closed: closed.length,
        firstUnclosedLine: firstOpen?.open ?? (sessions.length === 0 && !isWrapper(runner) ? runner.firstLine : null),
        tally: tallies.length === 0 ? null : (0,model_tally/* addTallies */.MA)(tallies),
        unit: tallies.length === 0 || uncounted ? 'none' : (runner.profile.log.closing?.unit ?? 'none'),
        extra: sumExtra(closed),
        announced: announcing.length === 0 ? null : announcing.reduce((sum, session) => sum + (session.announced ?? 0), 0),
        results: whole ? { finished: runner.finished, red: runner.red } : { finished: 0, red: 0 },
        zero: closed.length > 0 &&
            closed.length === sessions.length &&
            closed.every((s) => s.zero || s.tally?.tests === 0) &&
            closed.some((s) => s.zero),
        redLines: whole ? runner.redLines : 0,
        firstRedLine: whole ? runner.firstRedLine : null,
        cached: whole ? runner.cached : 0,
        ran: whole ? runner.ran : 0,
        closing: whole ? runner.closing : null,
    };
}
function sumExtra(sessions) {
    const sum = new Map();
    for (const { extra } of sessions)
        for (const [name, count] of extra ?? [])
            addTo(sum, name, count);
    return Object.fromEntries(sum);
}
function isWrapper(runner) {
    return runner.profile.log.closing === undefined;
}
/** Marks the signs that lie in another runner's run. */
function logSigns(found, nesting) {
    return found.map(({ stream, ...sign }) => ({ ...sign, nested: nesting.coversLine(stream, sign.line, sign.runner) }));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-nesting.js
/**
 * Which runs lie within which: between an opening line and the last closing line of a run that was closed, in the same stream or around
 * it. A run without an opening line contains nothing, whatever ticks were seen before: what it lies between is not known.
 */
class Nesting {
    #byStream = new Map();
    #runners;
    /** @param direct name of the profile that the command itself is: all that it prints before its last closing line is its own. */
    constructor(runners, direct) {
        this.#runners = runners;
        for (const runner of runners) {
            // what a wrapper starts are runners in their own right
            if (runner.profile.log.closing === undefined)
                continue;
            const closed = runner.sessions.filter((session) => session.close !== null);
            const intervals = closed.flatMap((session) => session.opened ? [{ open: session.open, close: session.close ?? 0, runner, session }] : []);
            const isDirect = runner.profile.name === direct && runner.stream === '' && closed.length === runner.sessions.length && closed.length > 0;
            if (isDirect)
                intervals.push({ open: 0, close: Math.max(...closed.map((s) => s.close ?? 0)), runner, session: null });
            this.#add(runner.stream, intervals);
        }
        for (const { intervals, reach } of this.#byStream.values()) {
            intervals.sort((a, b) => a.open - b.open);
            for (const interval of intervals) {
                const before = reach.at(-1);
                reach.push(before !== undefined && before.close >= interval.close ? before : interval);
            }
        }
    }
    /** The runner within whose run the session lies wholly, or that prints such lines as its own; null for an outer one. */
    around(runner, session) {
        const outer = this.#containing(runner.stream, session.open, session.close ?? session.last, (i) => i.session !== session && !(i.runner === runner && (i.session === null || runner.profile.log.overlaps)));
        return outer?.runner.profile.name ?? this.#wrapper(runner, session);
    }
    /** The runner within whose run all lines of one lie that has no run of its own (a wrapper's summary that a test printed). */
    aroundLines(runner) {
        const outer = this.#containing(runner.stream, runner.firstLine, runner.lastLine, (interval) => interval.runner !== runner);
        return outer?.runner.profile.name ?? null;
    }
    /** Whether a line lies in the run of another runner than `name` (null: of any). */
    coversLine(stream, line, name) {
        return this.#containing(stream, line, line, (interval) => interval.runner.profile.name !== name) !== null;
    }
    /** A runner that prints the lines of this one as its own, around it or, where it prints no opening line, closing behind it. */
    #wrapper(runner, session) {
        const { name } = runner.profile;
        const outer = this.#runners.find((other) => other.profile.wraps?.includes(name) &&
            other.strongest !== 'progress' &&
            (other.stream === '' || other.stream === runner.stream) &&
            carries(other, session));
        return outer?.profile.name ?? null;
    }
    #add(stream, intervals) {
        const known = this.#byStream.get(stream);
        if (known)
            known.intervals.push(...intervals);
        else
            this.#byStream.set(stream, { intervals: [...intervals], reach: [] });
    }
    #containing(stream, first, last, allowed) {
        for (const name of stream === '' ? [''] : [stream, '']) {
            const known = this.#byStream.get(name);
            if (known === undefined)
                continue;
            const found = longestBefore(known, first);
            if (found !== null && found.open < first && found.close > last && allowed(found))
                return found;
            // the longest one is not allowed (it is the session itself, or of the same runner): look at each
            if (found !== null && !allowed(found)) {
                const other = known.intervals.find((interval) => interval.open < first && interval.close > last && allowed(interval));
                if (other)
                    return other;
            }
        }
        return null;
    }
}
/** Of the intervals that open before `line`, the one that closes last. */
function longestBefore({ intervals, reach }, line) {
    let low = 0;
    let high = intervals.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((intervals[middle]?.open ?? 0) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low === 0 ? null : (reach[low - 1] ?? null);
}
function carries(outer, inner) {
    const closed = outer.sessions.filter((session) => session.close !== null);
    // it is open itself, and that is what will be asked about
    if (closed.length === 0)
        return outer.sessions.every((session) => !session.opened || session.open < inner.open);
    // it leaves the counting to what it carries
    if (closed.every(({ tally }) => tally === null))
        return false;
    const end = inner.close ?? inner.last;
    const behind = closed.some((session) => (session.close ?? 0) >= end && (!session.opened || session.open < inner.open));
    const within = closed.some((session) => session.opened && session.open < inner.open && (session.close ?? 0) >= end);
    return within || (behind && (inner.close !== null || outer.profile.wrapsUnclosed === true));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-lines.js
/** What stands around a line of a log: escape sequences, CI timestamps, the prefix of a wrapper. All on bytes (see byte-patterns.ts). */
const ESC = 0x1b;
/** Control sequences (CSI, OSC, charset, single), and the backspaces and bells of spinners. */
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,4096}(?:\x07|\x1b\\)?|[ -/][0-~]|[0-~])|[\x00\x07\x08]/g;
/** Whether {@link stripEscapes} would change the text. Four searches for a byte are much faster than one for a class. */
function hasEscapes(text) {
    return text.includes('\x1b') || text.includes('\x08') || text.includes('\x07') || text.includes('\0');
}
function stripEscapes(text) {
    return text.replace(ESCAPES, '');
}
/** "2026-03-02T09:15:04.1234567Z " (GitHub, GitLab with its "01O "), "[2026-03-02T09:15:04.123Z] " (Jenkins), "2026-03-02 09:15:04,123 ", "[09:15:04] ", the last one also behind others. */
const TIMESTAMP = /(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?: \d\d[OE](?:[ +]|$)| |$))?(?:\[\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\](?: |$)){0,2}/y;
/** Index behind a timestamp that starts at `from`, else `from`. */
function skipTimestamp(text, from) {
    const first = text.charCodeAt(from);
    if (first !== 0x5b && !(first >= 0x30 && first <= 0x39))
        return from;
    TIMESTAMP.lastIndex = from;
    return TIMESTAMP.test(text) ? TIMESTAMP.lastIndex : from;
}
/** Index behind the escape sequences that stand at `from`. */
function skipEscapes(text, from) {
    let at = from;
    while (text.charCodeAt(at) === ESC) {
        const behind = text.charCodeAt(at + 1) === 0x5b ? behindControl(text, at + 2) : behindOther(text, at);
        if (behind === at)
            break;
        at = behind;
    }
    return at;
}
/** A control sequence goes up to a byte from `@` on. */
function behindControl(text, from) {
    let at = from;
    while (text.charCodeAt(at) < 0x40)
        at++;
    return at + 1;
}
function behindOther(text, from) {
    ESCAPES.lastIndex = from;
    const match = ESCAPES.exec(text);
    ESCAPES.lastIndex = 0;
    return match?.index === from ? from + match[0].length : from;
}
/** Prefixes of wrappers, and how many lines with one it takes to believe that there is a wrapper. */
const PREFIXES = [
    // "[test] …", "[0] …": concurrently
    { re: /^(\[[\w@:./#-]{1,60}\])(?: |$)/, needs: 2 },
    // "tests-1 | …", "tests-1  | …": docker compose
    { re: /^([\w.-]{1,60}) {1,40}\| ?/, needs: 2 },
    // "packages/a test: …": pnpm -r
    { re: /^([\w@./-]{1,100} [\w:.-]{1,40}):(?: |$)/, needs: 2 },
    // "@scope/web:test: …": turbo
    { re: /^([\w@./-]{1,100}:[\w:.-]{1,40}):(?: |$)/, needs: 2 },
    // "@scope/web: …": lerna; "web: …": lerna, nx, foreman
    { re: /^(@[\w./-]{1,100}):(?: |$)/, needs: 2 },
    { re: /^([\w.-]{1,60}):(?: |$)/, needs: 4 },
];
const LEVELS = /^\[?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|FATAL|NOTE|FAIL|FAILED|PASS|OK|SKIP)\]?$/i;
/** Longer than every prefix that is understood. */
const MAX_PREFIX = 160;
/** Splits one wrapper prefix off; null where the line carries none. Of a blank line only the prefix may be left. */
function splitPrefix(text) {
    if (behindPrefix(text, 0, text.length) < 0)
        return null;
    const head = text.slice(0, MAX_PREFIX);
    for (const { re, needs } of PREFIXES) {
        const match = re.exec(head);
        const stream = match?.[1];
        if (match && stream !== undefined)
            return LEVELS.test(stream) ? null : { stream, rest: text.slice(match[0].length), needs };
    }
    return null;
}
const WORD = 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w@./:#+~-]/.test(String.fromCharCode(byte)) ? WORD : 0));
/** Index of the text behind what may be a wrapper prefix at `from`, or -1: a quick look that {@link splitPrefix} then confirms. */
function behindPrefix(text, from, end) {
    const limit = Math.min(end, from + MAX_PREFIX);
    let at = from;
    if (text.charCodeAt(from) === 0x5b) {
        while (at < limit && text.charCodeAt(at) !== 0x5d)
            at++;
        return at < limit ? behindBlank(text, skipEscapes(text, at + 1), end) : -1;
    }
    at = wordEnd(text, from, limit);
    if (at === from)
        return -1;
    const colon = text.charCodeAt(at - 1) === 0x3a;
    at = skipEscapes(text, at);
    if (colon)
        return behindBlank(text, at, end);
    if (text.charCodeAt(at) !== 0x20)
        return -1;
    while (at < limit && text.charCodeAt(at) === 0x20)
        at++;
    if (text.charCodeAt(at) === 0x7c)
        return text.charCodeAt(at + 1) === 0x20 ? at + 2 : at + 1;
    const start = at;
    at = wordEnd(text, at, limit);
    if (at === start || text.charCodeAt(at - 1) !== 0x3a)
        return -1;
    return behindBlank(text, skipEscapes(text, at), end);
}
/** Index behind the blank at `at`; `end` where the line ends there; else -1. */
function behindBlank(text, at, end) {
    if (at >= end)
        return end;
    return text.charCodeAt(at) === 0x20 ? at + 1 : -1;
}
function wordEnd(text, from, limit) {
    let at = from;
    while (at < limit && CLASS[text.charCodeAt(at)] === WORD)
        at++;
    return at;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-literals.js
/** Pieces between two that are counted: logs change (a build, then its tests). */
const COUNT_EVERY = 256;
/** So much of a piece is counted. */
const COUNTED = 4 * 1024;
/** What to search for in a log; learns from the log itself which bytes are rare in it. */
class Needles {
    #all;
    #counts = new Uint32Array(256);
    #pieces = 0;
    /** A literal that holds another needs no search of its own: its lines are found by the other. */
    constructor(literals) {
        const apart = literals.filter((literal) => !literals.some((other) => other !== literal && literal.includes(other)));
        this.#all = apart.map((literal) => ({ literal, key: literal, offset: 0 }));
    }
    /** Those for a piece, which is the next one of its log. */
    for(piece) {
        if (this.#pieces++ % COUNT_EVERY === 0) {
            const counts = this.#counts.fill(0);
            for (let at = Math.min(piece.length, COUNTED) - 1; at >= 0; at--) {
                const byte = piece[at];
                counts[byte] = counts[byte] + 1;
            }
            this.#all = this.#all.map(({ literal }) => this.#needle(literal));
        }
        return this.#all;
    }
    #needle(literal) {
        const countAt = (at) => this.#counts[literal.charCodeAt(at)] ?? 0;
        let offset = 0;
        for (let at = 1; at < literal.length - 1; at++)
            if (countAt(at) < countAt(offset))
                offset = at;
        return { literal, key: literal.slice(offset), offset };
    }
}
/** Where the literals stand in a piece behind other output, asked for in rising order. At a line's beginning, other looks find them. */
class Literals {
    /** Place of the first one that is left; Infinity where there is none. */
    next = Number.POSITIVE_INFINITY;
    #piece;
    #left = [];
    constructor(piece, from, needles) {
        this.#piece = piece;
        for (const needle of needles) {
            const at = this.#find(needle, from);
            if (at === Number.POSITIVE_INFINITY)
                continue;
            this.#left.push({ needle, at });
            if (at < this.next)
                this.next = at;
        }
    }
    /** Whether one stands between `start` and `end`; forgets those before `end`. */
    within(start, end) {
        let found = false;
        this.next = Number.POSITIVE_INFINITY;
        for (const entry of this.#left) {
            if (entry.at < end) {
                found ||= entry.at >= start;
                entry.at = this.#find(entry.needle, end);
            }
            if (entry.at < this.next)
                this.next = entry.at;
        }
        return found;
    }
    #find({ literal, key, offset }, from) {
        const piece = this.#piece;
        for (let hit = piece.indexOf(key, from + offset); hit >= 0; hit = piece.indexOf(key, hit + 1)) {
            const at = hit - offset;
            const whole = offset === 0 || piece.startsWith(literal, at);
            // at the beginning of a line it is found by its beginning
            if (whole && !(at > 0 && piece.charCodeAt(at - 1) === 0x0a))
                return at;
        }
        return Number.POSITIVE_INFINITY;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-pieces.js



/** So much fits a processor's nearest cache, where it is searched again and again. */
const PIECE = 32 * 1024;
/** Windows writes it at the beginning of a text. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Of a longer line only so much is matched by its beginning; literals are found anywhere in it. */
const HEAD = 8 * 1024;
/** What a literal needs around it. */
const AROUND = 512;
const TAIL_BYTES = 32 * 1024;
const TAIL_LINES = 20;
const TAIL_WIDTH = 400;
/** Stands for the rest of a line that was cut, so that no expression takes the cut for the line's end. */
const CUT = '\x01';
/** Cuts a stream of bytes into lines and shows the reader those that may matter. A CR ends a state of a line, not the line. */
class LogLines {
    #reader;
    #needles;
    #size = 0;
    #lines = 0;
    #ink = false;
    /** The unfinished line: its beginning, its length, and the window in which literals are looked for once it is long. */
    #head = '';
    #length = 0;
    #window = '';
    /** An earlier state of the current line wasn't blank. */
    #overwritten = false;
    #tail = '';
    constructor(reader) {
        this.#reader = reader;
        this.#needles = new Needles(reader.literals);
    }
    write(chunk) {
        const whole = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const bytes = this.#size === 0 && whole.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
            ? whole.subarray(BYTE_ORDER_MARK.length)
            : whole;
        this.#size += whole.length;
        for (let at = 0; at < bytes.length; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            this.#piece(piece.toString('latin1'), piece);
        }
    }
    end() {
        const endsMidLine = this.#length > 0 && /[^\s]/.test(stripEscapes(this.#head));
        if (this.#length > 0) {
            this.#lines += 1;
            this.#finishLine(this.#lines, false);
        }
        return { sizeBytes: this.#size, lines: this.#lines, blank: !this.#ink, endsMidLine, tail: lastLines(this.#tail) };
    }
    #piece(piece, bytes) {
        this.#ink ||= /[^\s]/.test(stripEscapes(piece));
        this.#tail = piece.length >= TAIL_BYTES ? piece : this.#tail + piece;
        if (this.#tail.length > 2 * TAIL_BYTES)
            this.#tail = this.#tail.slice(-TAIL_BYTES);
        let from = 0;
        if (this.#length > 0) {
            const end = lineEnd(piece, 0);
            this.#extend(end < 0 ? piece : piece.slice(0, end));
            if (end < 0)
                return;
            this.#endLine(piece.charCodeAt(end));
            from = end + 1;
        }
        const rest = this.#wholeLines(piece, bytes, from);
        if (rest < piece.length)
            this.#extend(piece.slice(rest));
    }
    /** Shows the whole lines of a piece. @returns where the unfinished one begins. */
    #wholeLines(piece, bytes, from) {
        const reader = this.#reader;
        const known = hasEscapes(piece) ? 'any' : 'plain';
        reader.piece(piece);
        const literals = new Literals(piece, from, this.#needles.for(bytes));
        let start = from;
        let cr = piece.indexOf('\r', from);
        for (;;) {
            let end = piece.indexOf('\n', start);
            if (cr >= 0 && cr < start)
                cr = piece.indexOf('\r', start);
            const overwrites = cr >= 0 && (end < 0 || cr < end);
            if (overwrites)
                end = cr;
            if (end < 0)
                return start;
            if (!overwrites)
                this.#lines += 1;
            const glued = literals.next < end && literals.within(start, end);
            const plan = reader.look(piece, bytes, start, end);
            const may = plan === 'show' || plan === null || known === 'any' ? known : plan;
            if (overwrites) {
                if (glued || plan !== null)
                    reader.line(piece.slice(start, end), this.#lines + 1, glued, may);
                this.#overwritten ||= end > start;
            }
            else {
                const passed = typeof may === 'object' && !glued && !reader.attentive ? may.passed : null;
                if (passed !== null)
                    reader.passed(passed, this.#lines);
                else if (glued || plan !== null || reader.attentive)
                    this.#show(piece.slice(start, end), glued, may);
                if (end === start && !this.#overwritten)
                    reader.blankLine = this.#lines;
                this.#overwritten = false;
            }
            start = end + 1;
        }
    }
    /** What is left of an overwritten line is no blank line. */
    #show(line, glued, known) {
        if (this.#overwritten && line.length === 0)
            return;
        this.#reader.line(line, this.#lines, glued, known);
    }
    #extend(part) {
        if (this.#head.length < HEAD)
            this.#head += part.slice(0, HEAD - this.#head.length);
        this.#length += part.length;
        if (this.#length <= HEAD)
            return;
        this.#window += part;
        this.#searchWindow(this.#window.length - AROUND);
        this.#window = this.#window.slice(-AROUND);
    }
    /** Shows what stands around literals that begin in the window before `limit`. */
    #searchWindow(limit) {
        for (const literal of this.#reader.literals) {
            for (let at = this.#window.indexOf(literal); at >= 0 && at < limit; at = this.#window.indexOf(literal, at + AROUND)) {
                this.#reader.line(CUT + this.#window.slice(Math.max(0, at - 32), at + AROUND), this.#lines + 1, true);
            }
        }
    }
    #endLine(terminator) {
        const overwrites = terminator === 0x0d;
        if (!overwrites)
            this.#lines += 1;
        if (!overwrites && this.#length === 0)
            this.#reader.blankLine = this.#lines;
        this.#finishLine(overwrites ? this.#lines + 1 : this.#lines, true);
        this.#overwritten = overwrites;
    }
    #finishLine(line, ended) {
        const whole = this.#length <= HEAD;
        if (!whole)
            this.#searchWindow(this.#window.length);
        const text = whole ? this.#head : this.#head + CUT;
        const glued = whole && this.#reader.literals.some((literal) => text.includes(literal));
        this.#reader.line(text, line, glued, 'any', ended);
        this.#head = '';
        this.#length = 0;
        this.#window = '';
    }
}
function lineEnd(piece, from) {
    const lf = piece.indexOf('\n', from);
    const cr = piece.indexOf('\r', from);
    return cr >= 0 && (lf < 0 || cr < lf) ? cr : lf;
}
function lastLines(tail) {
    const lines = stripEscapes(tail)
        .split('\n')
        .map((line) => line.slice(line.trimEnd().lastIndexOf('\r') + 1).trimEnd())
        .filter((line) => line !== '');
    return lines.slice(-TAIL_LINES).map((line) => decodeBytes(line, TAIL_WIDTH));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-bounds.js
/**
 * What one scan may keep, over all streams and runners together. Beyond these numbers what is told apart gets coarser, and never larger;
 * whatever is left out keeps a run open, and closes none.
 */
class Bounds {
    /** Names of tests that run. */
    names = new Bound(10_000);
    /** Runs that are open, or were left open by another one. */
    open = new Bound(4_000);
    /** Runs that have ended. */
    ended = new Bound(5_000);
    /** Runners in the streams of wrappers. */
    runners = new Bound(1_500);
}
/** So many of one thing. */
class Bound {
    #left;
    constructor(most) {
        this.#left = most;
    }
    /** @returns whether there was room for one more. */
    take() {
        if (this.#left === 0)
            return false;
        this.#left -= 1;
        return true;
    }
    get isSpent() {
        return this.#left === 0;
    }
    give(count = 1) {
        this.#left += count;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/byte-expression.js
/** Bytes, and behind them the end of the line. */
const SYMBOLS = 257;
/** Behind a line's last byte. */
const EOL = 256;
/** Adds the nodes of one expression: enough of the syntax for the profiles. A look-around is taken for met. @returns where it starts. */
function addExpression(re, rule, nodes) {
    return new Parser(re, rule, nodes).start;
}
const ALL = new Uint8Array(SYMBOLS).fill(1);
function symbols(...list) {
    const set = new Uint8Array(SYMBOLS);
    for (const symbol of list)
        set[symbol] = 1;
    return set;
}
/** Sets of the same bytes are one set: hundreds of expressions are made of few. */
const sets = new Map();
function shared(key, make) {
    let set = sets.get(key);
    if (set === undefined) {
        set = make();
        sets.set(key, set);
    }
    return set;
}
const ANY = new Uint8Array(SYMBOLS).fill(1, 0, EOL);
const TRAILING = symbols(0x20, 0x09, 0x0d, 0x0c);
const ONLY_EOL = symbols(EOL);
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;
/** A repetition of one byte is told apart up to so often, a repeated group not at all. */
const EXACT = 8;
class Parser {
    start;
    #nodes;
    #rule;
    #source;
    #ignoreCase;
    #end;
    #at = 0;
    constructor(re, rule, nodes) {
        this.#nodes = nodes;
        this.#rule = rule;
        this.#source = re.source;
        this.#ignoreCase = re.ignoreCase;
        this.start = this.#node();
        this.#end = this.#node(true);
        this.#step(this.#end, ALL, this.#end);
        this.#free(this.#choice(this.start), this.#end);
    }
    #node(accepts = false) {
        return this.#nodes.push({ rule: this.#rule, accepts, free: null, steps: null }) - 1;
    }
    #free(from, to) {
        const node = this.#nodes[from];
        if (node === undefined)
            return;
        if (node.free === null)
            node.free = [to];
        else
            node.free.push(to);
    }
    #step(from, on, to) {
        const node = this.#nodes[from];
        if (node === undefined)
            return;
        if (node.steps === null)
            node.steps = [{ on, to }];
        else
            node.steps.push({ on, to });
    }
    #choice(from) {
        const end = this.#node();
        do {
            const begin = this.#node();
            this.#free(from, begin);
            this.#free(this.#sequence(begin), end);
        } while (this.#take('|'));
        return end;
    }
    #sequence(from) {
        let last = from;
        while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')')
            last = this.#term(last);
        return last;
    }
    #term(from) {
        if (this.#take('^') || this.#take('\\b') || this.#take('\\B'))
            return from;
        if (this.#take('$'))
            return this.#lineEnd(from);
        if (/^\\[1-9]/.test(this.#source.slice(this.#at, this.#at + 2)))
            return this.#anything(from);
        return this.#source[this.#at] === '(' ? this.#group(from) : this.#bytes(from);
    }
    /** One byte of a set, perhaps repeated: so often as the expression says, up to a few; beyond, any number of times. */
    #bytes(from) {
        const on = this.#set();
        const { min, max } = this.#quantifier();
        const next = (last) => {
            const node = this.#node();
            this.#step(last, on, node);
            return node;
        };
        let last = from;
        for (let n = 0; n < Math.min(min, EXACT); n++)
            last = next(last);
        const end = min > 0 && max === min && min <= EXACT ? last : this.#node();
        if (end !== last)
            this.#free(last, end);
        if (min > EXACT || max - min > EXACT)
            this.#step(end, on, end);
        else {
            for (let n = min; n < max; n++) {
                last = next(last);
                this.#free(last, end);
            }
        }
        return end;
    }
    #group(from) {
        const opened = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? '(';
        this.#at += opened.length;
        const begin = this.#node();
        const end = this.#choice(begin);
        this.#take(')');
        const { min, max } = this.#quantifier();
        if (/^\(\?<?[=!]/.test(opened))
            return from;
        this.#free(from, begin);
        if (min === 1 && max === 1)
            return end;
        if (max > 1)
            this.#free(end, begin);
        const next = this.#node();
        this.#free(end, next);
        if (min === 0)
            this.#free(from, next);
        return next;
    }
    /** How often what stands before may stand there. */
    #quantifier() {
        const [all, sign, low, comma, high] = QUANTIFIER.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [''];
        this.#at += all.length;
        if (sign !== undefined)
            return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
        if (low === undefined)
            return { min: 1, max: 1 };
        if (comma === undefined)
            return { min: Number(low), max: Number(low) };
        return { min: Number(low), max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
    }
    /** Trailing white space is taken off before the expressions see the line. */
    #lineEnd(from) {
        const trailing = this.#node();
        this.#free(from, trailing);
        this.#step(trailing, TRAILING, trailing);
        this.#step(trailing, ONLY_EOL, this.#end);
        return this.#node();
    }
    /** A reference back to a group: whatever it holds. */
    #anything(from) {
        this.#at += 2;
        const end = this.#node();
        this.#free(from, end);
        this.#step(end, ALL, end);
        return end;
    }
    #set() {
        const char = this.#source[this.#at] ?? '';
        if (char === '.') {
            this.#at += 1;
            return ANY;
        }
        const begin = this.#at;
        const known = char === '[' || char === '\\' ? undefined : this.#single(char);
        if (known !== undefined)
            return known;
        const set = new Uint8Array(SYMBOLS);
        if (char === '[')
            this.#class(set);
        else
            this.#add(set, this.#member());
        return shared(`${this.#ignoreCase} ${this.#source.slice(begin, this.#at)}`, () => set);
    }
    #single(char) {
        this.#at += 1;
        return shared(`${this.#ignoreCase} ${char}`, () => {
            const set = new Uint8Array(SYMBOLS);
            this.#add(set, char.charCodeAt(0) & 0xff);
            return set;
        });
    }
    #class(set) {
        this.#at += 1;
        const negated = this.#take('^');
        while (this.#at < this.#source.length && !this.#take(']')) {
            const low = this.#member();
            if (typeof low === 'number' && this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']') {
                this.#at += 1;
                const high = this.#member();
                for (let byte = low; byte <= (typeof high === 'number' ? high : low); byte++)
                    this.#add(set, byte);
            }
            else
                this.#add(set, low);
        }
        if (negated)
            for (let byte = 0; byte < EOL; byte++)
                set[byte] = set[byte] === 1 ? 0 : 1;
    }
    /** One byte, or the bytes of a class such as `\d`. */
    #member() {
        const char = this.#source[this.#at] ?? '';
        this.#at += 1;
        if (char !== '\\')
            return char.charCodeAt(0) & 0xff;
        const letter = this.#source[this.#at] ?? '';
        this.#at += 1;
        if (letter === 'x') {
            this.#at += 2;
            return Number.parseInt(this.#source.slice(this.#at - 2, this.#at), 16);
        }
        const known = { t: 9, n: 10, v: 11, f: 12, r: 13 }[letter];
        if (known !== undefined)
            return known;
        if (!/[dDwW]/.test(letter))
            return letter.charCodeAt(0) & 0xff;
        return shared(`\\${letter}`, () => {
            const re = new RegExp(`\\${letter}`);
            return Uint8Array.from({ length: EOL }, (_, byte) => (re.test(String.fromCharCode(byte)) ? 1 : 0));
        });
    }
    #add(set, member) {
        if (typeof member !== 'number') {
            for (const [byte, on] of member.entries())
                if (on === 1)
                    set[byte] = 1;
            return;
        }
        set[member] = 1;
        if (!this.#ignoreCase)
            return;
        const char = String.fromCharCode(member);
        for (const other of [char.toLowerCase(), char.toUpperCase()])
            set[other.charCodeAt(0) & 0xff] = 1;
    }
    #take(text) {
        if (!this.#source.startsWith(text, this.#at))
            return false;
        this.#at += text.length;
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/byte-automaton.js

/**
 * One automaton for the beginnings of all lines that any expression could match, so that a line is read once, byte by byte, and most are
 * let go after the first. It errs only towards more: what it lets through is then matched by the expressions themselves.
 */
/** Further bytes of a line are left to the expressions. */
const DEPTH = 256;
/** States are made as lines need them; beyond so many all are forgotten. The lines of one log need some hundred. */
const MAX_STATES = 1_000;
const byte_automaton_ESC = 0x1b;
const NONE = [];
/** Where a byte stands next, so that each stretch of a piece is searched once. */
class NextByte {
    #bytes = null;
    #byte = -1;
    #from = 0;
    #found = 0;
    forget() {
        this.#bytes = null;
    }
    /** @returns the place of `byte` at or behind `at`, else one behind the end. */
    find(bytes, byte, at) {
        if (bytes !== this.#bytes || byte !== this.#byte || at < this.#from || at > this.#found) {
            const found = bytes.indexOf(byte, at);
            this.#bytes = bytes;
            this.#byte = byte;
            this.#from = at;
            this.#found = found < 0 ? bytes.length : found;
        }
        return this.#found;
    }
}
/**
 * What the table holds for a state and a symbol: above 0 the row of the next state, below {@link SPECIAL} the negated row of a state that no
 * further byte can change, else one of these.
 */
const DEAD = 0;
const UNKNOWN = -1;
const ESCAPE = -2;
const SPECIAL = -2;
/** Below it: the negated row of a state that only one byte (besides an escape) leads out of. */
const LOOPS = -(1 << 24);
class ByteAutomaton {
    #nodes = [];
    #starts = [];
    #planFor;
    #states = [];
    #ids = new Map();
    #table = new Int32Array(0);
    #scratch = Buffer.alloc(DEPTH);
    #generation = 0;
    #nextLeaving = new NextByte();
    #nextEscape = new NextByte();
    /**
     * @param expressions over bytes, each beginning with `^`
     * @param planFor what is to be done where those of them may match whose places it is given, in order; `settled`: nothing that follows
     * changes which
     */
    constructor(expressions, planFor) {
        this.#planFor = planFor;
        for (const [rule, re] of expressions.entries()) {
            if (!re.source.startsWith('^'))
                throw new Error(`not anchored: ${re.source}`);
            this.#starts.push(addExpression(re, rule, this.#nodes));
        }
        this.#reset();
    }
    /** {@link read} for text that is bytes, one character each. */
    readText(text) {
        const length = this.#scratch.write(text, 'latin1');
        this.forget();
        // of a longer line the rest is left open, as its end is
        return this.read(this.#scratch, 0, length, text.length > length);
    }
    /**
     * Reads a line, escape sequences skipped. @param open what follows isn't the line's end
     * @returns what to give to {@link plan}, 0 where no expression can match; good until the next call.
     */
    read(bytes, from, end, open = false) {
        let row = SYMBOLS;
        let table = this.#table;
        const limit = Math.min(end, from + DEPTH);
        for (let at = from; at < limit; at++) {
            let next = table[row + bytes[at]];
            if (next <= 0) {
                if (next === UNKNOWN) {
                    next = this.#make(row, bytes[at]);
                    table = this.#table;
                }
                if (next === ESCAPE) {
                    if (bytes[at + 1] !== 0x5b)
                        return row;
                    at += 2;
                    while (at < limit && bytes[at] < 0x40)
                        at++;
                    continue;
                }
                if (next === DEAD)
                    return 0;
                if (next < SPECIAL) {
                    if (next > LOOPS)
                        return -next;
                    row = LOOPS - next;
                    const leaves = this.#states[row / SYMBOLS]?.leaves ?? byte_automaton_ESC;
                    at = Math.min(this.#nextLeaving.find(bytes, leaves, at + 1), this.#nextEscape.find(bytes, byte_automaton_ESC, at + 1), limit) - 1;
                    continue;
                }
            }
            row = next;
        }
        if (open || limit !== end)
            return row;
        const last = table[row + EOL];
        return Math.abs(last === UNKNOWN ? this.#make(row, EOL) : last);
    }
    /** The bytes that were read last are others now. */
    forget() {
        this.#nextLeaving.forget();
        this.#nextEscape.forget();
    }
    plan(row) {
        return this.#states[row / SYMBOLS]?.plan ?? null;
    }
    /** Makes the state that `symbol` leads to. @returns what the table then holds. */
    #make(row, symbol) {
        const generation = this.#generation;
        let entry = this.#intern(this.#move(row, symbol));
        if (this.#generation !== generation)
            return entry;
        if (entry === row && symbol !== EOL && this.#leavesOf(row) !== null)
            entry = LOOPS - row;
        this.#table[row + symbol] = entry;
        return entry;
    }
    #move(row, symbol) {
        const nodes = new Set();
        for (const node of this.#states[row / SYMBOLS]?.nodes ?? NONE) {
            for (const { on, to } of this.#nodes[node]?.steps ?? NONE)
                if (on[symbol] === 1)
                    nodes.add(to);
        }
        return nodes;
    }
    /** The only byte that leads out of a state that others lead back to. */
    #leavesOf(row) {
        const state = this.#states[row / SYMBOLS];
        if (state === undefined)
            return null;
        if (state.leaves === undefined) {
            const leaving = [];
            for (let byte = 0; byte < EOL && leaving.length < 2; byte++) {
                if (byte !== byte_automaton_ESC && this.#close(this.#move(row, byte)).key !== state.key)
                    leaving.push(byte);
            }
            state.leaves = leaving.length === 1 ? (leaving[0] ?? null) : null;
        }
        return state.leaves;
    }
    /** @returns what the table holds for these nodes. */
    #intern(seeds) {
        const { nodes, key } = this.#close(seeds);
        const known = this.#ids.get(key);
        if (known !== undefined)
            return known;
        if (this.#states.length >= MAX_STATES)
            this.#reset();
        const row = this.#states.length * SYMBOLS;
        const rules = [...new Set(nodes.map((node) => this.#nodes[node]?.rule ?? 0))].sort((a, b) => a - b);
        const settled = nodes.every((node) => this.#nodes[node]?.accepts);
        this.#states.push({ nodes, plan: this.#planFor(rules, settled), key, leaves: undefined });
        const entry = settled ? -row : row;
        this.#ids.set(key, entry);
        if (this.#table.length < row + SYMBOLS)
            this.#grow();
        this.#table[row + byte_automaton_ESC] = ESCAPE;
        return entry;
    }
    /** The nodes that tell a state from others, with what is reached from the seeds for free. */
    #close(seeds) {
        for (const node of seeds)
            for (const next of this.#nodes[node]?.free ?? NONE)
                seeds.add(next);
        const decided = new Set([...seeds].filter((node) => this.#nodes[node]?.accepts).map((node) => this.#nodes[node]?.rule));
        const nodes = [...seeds].filter((node) => this.#nodes[node]?.accepts || this.#matters(node, decided)).sort((a, b) => a - b);
        return { nodes, key: nodes.join() };
    }
    /** Only nodes with steps tell states apart, and none of an expression that matches already. */
    #matters(node, decided) {
        const known = this.#nodes[node];
        return known !== undefined && known.steps !== null && !decided.has(known.rule);
    }
    #grow() {
        const larger = new Int32Array(Math.max(64 * SYMBOLS, this.#table.length * 2)).fill(UNKNOWN);
        larger.set(this.#table);
        this.#table = larger;
    }
    #reset() {
        this.#generation += 1;
        this.#states = [{ nodes: [], plan: this.#planFor([], true), key: '', leaves: null }];
        this.#ids = new Map([['', DEAD]]);
        this.#table = new Int32Array(64 * SYMBOLS).fill(UNKNOWN);
        this.#table.fill(DEAD, 0, SYMBOLS);
        this.#intern(new Set(this.#starts));
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/truncation-marks.js
/**
 * Whole lines by which tools say that they left out part of a log. Each has its source. No such mark: elisions inside a stack trace or a
 * value (`... 23 more`, `... 30 common frames omitted`, `...Full output truncated (12 lines hidden), use '-vv' to show`, `... 5 more items`).
 */
const TRUNCATION_MARKS = [
    // "... [1204 lines truncated] ...", "... [8 lines truncated]", "[82 characters truncated]": agents' shells (Claude Code's wording, copied by many)
    /^(?:\.{3} ?|… ?)?\[(?:\.{3} ?|… ?)?\d[\d,]* (?:more |earlier |additional )?(?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped|not shown)\.?(?: ?\.{3}| ?…)?\](?: ?\.{3}| ?…)?$/,
    // "... 1204 lines truncated ...", "…512 tokens truncated…": the same without brackets (Codex CLI, aider)
    /^(?:\.{3}|…) ?\d[\d,]* (?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped) ?(?:\.{3}|…)$/,
    // "[... omitted 812 of 1300 lines ...]", "[... omitted 812 bytes ...]", "[... output truncated to fit 10240 bytes ...]": Codex CLI
    /^\[(?:\.{3}|…) ?(?:omitted \d|output truncated)[^\]]*\]$/,
    // "[... Observation truncated due to length ...]": OpenHands
    /^\[(?:\.{3}|…) ?Observation truncated due to length ?(?:\.{3}|…)\]$/,
    // "[output truncated]", "...[output truncated]", "[Output truncated. Full output saved to …]", "... (output truncated)", "[... PREVIOUS OUTPUT TRUNCATED ...]": agents' shells, VS Code
    /^(?:\.{3} ?|… ?)?[[(<](?:\.{3} ?|… ?)?(?:previous |command |log |test |stdout )?(?:output|log|content) (?:was |is )?truncated\b[^\])>]*[\])>](?: ?\.{3}| ?…)?$/i,
    // "<response clipped><NOTE>To save on context only part of this file has been shown …": SWE-agent's and Anthropic's reference tools
    /^<response clipped>/,
    // "< truncated lines 190-437 >", "<truncated 512 lines>": agents' shells
    /^< ?truncated (?:lines \d+-\d+|\d+ (?:lines|characters|bytes)) ?>$/,
    // "[...truncated 1.23 MB...]", "[...truncated 345 lines...]": Jenkins (console view, email-ext BUILD_LOG)
    /^\[\.{3} ?truncated \d[^\]]*\]$/,
    // "[output clipped, log limit 2MiB reached]", "#12 5.0 [output clipped, log limit 200KiB/s reached]": BuildKit
    /^(?:#\d+ [\d.]+ )?\[output clipped, log limit [^\]]+ reached\]$/,
    // "Job's log exceeded limit of 4194304 bytes.", "Build log exceeded limit of …": GitLab runner
    /^(?:Job's|Build) log exceeded limit of \d+ bytes\./,
    // "The job exceeded the maximum log length, and has been terminated.": Travis CI
    /^The job exceeded the maximum log length, and has been terminated\.$/,
    // "The log length has exceeded the limit of 4 MB (this usually means that …)": Travis CI
    /^The log length has exceeded the limit of \d+ ?[KMG]B/,
    // "This step has been truncated due to its large size. Download the full logs …": GitHub's log view
    /^This step has been truncated due to its large size\./,
];

;// CONCATENATED MODULE: ./lib/core/parse/log-signs.js


/** Signs kept of each code and way of yielding: the first ones and the latest. */
const KEPT = 6;
const KEPT_UNFINISHED = 60;
const MAX_SIGNS = 200;
/**
 * Keeps few signs of many. Nothing that decides is lost: of each code, runner and way of yielding some are kept; where tests that each
 * need a finished case of their own are too many to name, one sign that never yields stands for the rest.
 */
class SignKeeper {
    #kept = new Map();
    add(sign) {
        const key = `${sign.code} ${sign.yields}`;
        let kept = this.#kept.get(key);
        if (kept === undefined) {
            kept = { first: [], latest: [], dropped: 0 };
            this.#kept.set(key, kept);
        }
        const before = kept.latest.at(-1) ?? kept.first.at(-1);
        if (before !== undefined && before.line === sign.line && before.id === sign.id && before.runner === sign.runner)
            return;
        const limit = sign.yields === 'named-case' ? KEPT_UNFINISHED : KEPT;
        if (kept.first.length < limit)
            kept.first.push(sign);
        else {
            kept.dropped += 1;
            if (kept.latest.push(sign) > KEPT)
                kept.latest.shift();
        }
    }
    /** In log order, at most 200. */
    list() {
        const signs = [];
        for (const { first, latest, dropped } of this.#kept.values()) {
            const rest = latest[0];
            if (rest !== undefined && rest.yields === 'named-case') {
                signs.push(...first, { ...rest, id: null, text: `${dropped} more tests started and have no result`, yields: 'never' });
            }
            else
                signs.push(...first, ...latest);
        }
        const firmFirst = signs.sort((a, b) => Number(b.yields === 'never') - Number(a.yields === 'never'));
        return firmFirst.slice(0, MAX_SIGNS).sort((a, b) => a.line - b.line);
    }
}
const CRASHES = 'Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception|Trace/breakpoint trap|Bad system call';
/** Literals that find the lines that {@link SYSTEM_RULES} may match anywhere in. */
const SYSTEM_LITERALS = [': line ', '(core dumped)', 'Segmentation fault', 'FATAL ERROR: '];
/** All linear. A line may stand behind a test's progress (`..run.sh: line 3: …`), so the first ones aren't anchored. */
const SYSTEM_SIGNS = [
    // "run_tests.sh: line 213:  4711 Segmentation fault      (core dumped) pytest tests/mpi": bash, of a script's child
    { line: new RegExp(`: line \\d+: +\\d+ (?:${CRASHES})\\b`), code: 'crash-in-log', yields: 'never' },
    // "e2e.sh: line 14:  4711 Terminated              npm start": bash, perhaps of a helper that the script stopped
    { line: /: line \d+: +\d+ (?:Terminated|Killed|Hangup|Quit|User defined signal [12])\b/, code: 'crash-in-log', yields: 'agreement' },
    // "Segmentation fault (core dumped)", "..Aborted (core dumped)": dash, and so npm and make
    { line: new RegExp(`^(?:${CRASHES})(?: \\(core dumped\\))?$`), code: 'crash-in-log', yields: 'never' },
    { line: new RegExp(`[^\\w'"\`(](?:${CRASHES}) \\(core dumped\\)$`), code: 'crash-in-log', yields: 'never' },
    { line: /[^\s'"`(]Segmentation fault$/, code: 'crash-in-log', yields: 'never' },
    { line: /^(?:Terminated|Killed)(?:: \d+)?$/, code: 'crash-in-log', yields: 'agreement' },
    // "make: *** [Makefile:3: test] Segmentation fault (core dumped)", "make[1]: *** [test] Aborted", "make: [test] Aborted (core dumped) (ignored)"
    { line: new RegExp(`^make(?:\\[\\d+\\])?: (?:\\*\\*\\* )?\\[[^\\]]*\\] (?:${CRASHES})`), code: 'crash-in-log', yields: 'never' },
    // "npm error code 139", "npm ERR! errno 134": npm, of a script that crashed
    { line: /^npm (?:ERR!|error) (?:code|errno) (?:13[2-6]|139)$/, code: 'crash-in-log', yields: 'never' },
    // " ELIFECYCLE  Command failed with exit code 134." with thin spaces, "error Command failed with exit code 139.": pnpm, yarn
    {
        line: /^(?:[^A-Za-z]{0,6}ELIFECYCLE[^A-Za-z]{1,6}|error )Command failed with exit code (?:13[2-6]|139)\.$/,
        code: 'crash-in-log',
        yields: 'never',
    },
    // 'error Command failed with signal "SIGSEGV".': yarn
    { line: /^error Command failed with signal "SIG(?:SEGV|ABRT|BUS|ILL|FPE|TRAP|SYS)"\.$/, code: 'crash-in-log', yields: 'never' },
    // "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory": node
    { line: /(?<![\w'"`])FATAL ERROR: .{0,200}(?:heap out of memory|Allocation failed|node::)/, code: 'crash-in-log', yields: 'never' },
    // "# A fatal error has been detected by the Java Runtime Environment:": JVM
    { line: /^# A fatal error has been detected by the Java Runtime Environment:$/, code: 'crash-in-log', yields: 'never' },
    // "fatal error: all goroutines are asleep - deadlock!", "Fatal Python error: Segmentation fault"
    { line: /^Fatal Python error: /, code: 'crash-in-log', yields: 'never' },
    {
        line: /^fatal error: (?:all goroutines are asleep|stack overflow|out of memory|unexpected signal)/,
        code: 'crash-in-log',
        yields: 'never',
    },
];
const SYSTEM_RULES = [
    ...SYSTEM_SIGNS.map(({ line, code, yields }) => ({ re: toBytes(line).re, code, yields })),
    ...TRUNCATION_MARKS.map((mark) => ({ re: toBytes(mark).re, code: 'log-truncated', yields: 'agreement' })),
];
const PASSED = toBytes(/^[ \t]*[✓✔√] /).re;
/** Whether a line is a passed test's tick and name: whatever the name says, nothing has crashed there. */
function isPassedTest(text) {
    return PASSED.test(text);
}

;// CONCATENATED MODULE: ./lib/core/parse/log-rules.js



/** Compiles profiles to rules. @throws Error for syntax that a profile's expressions may not use. */
function compileRules(profiles) {
    const found = profiles.flatMap((profile, owner) => rulesOf(profile, owner));
    const byBeginning = found.filter(({ rule, glued }) => glued === undefined || !isAnchored(rule)).map(({ rule }) => rule);
    const system = SYSTEM_RULES;
    const automaton = new ByteAutomaton([...byBeginning, ...system].map(anchored), (places, settled) => {
        const own = places.flatMap((place) => byBeginning[place] ?? []);
        const others = places.flatMap((place) => system[place - byBeginning.length] ?? []);
        return {
            rules: own,
            system: others,
            faint: others.length === 0 && own.every(({ kind }) => kind === 'progress' || kind === 'reopens'),
            passed: settled && own.length === 1 && others.length === 0 && isPlainPass(own[0]) ? own[0] : null,
        };
    });
    const glued = found.flatMap(({ rule, glued: literal }) => (literal === undefined ? [] : [{ literal, rule, alone: isAnchored(rule) }]));
    return { automaton, glued };
}
/** A passed test's result without groups, by an expression that the automaton reads exactly: no look-around, word boundary or bounded repetition. */
function isPlainPass(rule) {
    if (rule?.kind !== 'end' || rule.names.length > 1 || rule.profile.log.results?.start !== undefined)
        return false;
    return isAnchored(rule) && !/\(\?(?!:)|\\[bB1-9]|\{/.test(rule.re.source);
}
function isAnchored({ re }) {
    return re.source.startsWith('^');
}
/** A line that a glued rule knows may also stand alone. */
function anchored({ re }) {
    return isAnchored({ re }) ? re : new RegExp(`^[ \\t]*(?:${re.source})`, re.flags);
}
/** In the order in which the kinds have to be applied to one line. */
function rulesOf(profile, owner) {
    const { log } = profile;
    const found = [];
    const add = (kind, line, { flag = false, sums = false, once = false, count = null, except, glued } = {}) => {
        const { re, names } = toBytes(line);
        const [id, scope, failed, skipped] = ['id', 'scope', 'failed', 'skipped'].map((name) => names.indexOf(name));
        const places = { id: id ?? -1, scope: scope ?? -1, failed: failed ?? -1, skipped: skipped ?? -1 };
        found.push({
            rule: { kind, profile, owner, re, names, places, flag, sums, once, count, except: except ? toBytes(except).re : null },
            glued,
        });
    };
    for (const { line, session, sums, once, glued } of log.openings ?? [])
        add('opening', line, { flag: session, sums, once, glued });
    for (const line of log.results?.start ?? [])
        add('start', line);
    for (const { line, glued } of log.results?.end ?? [])
        add('end', line, { glued });
    for (const line of log.results?.container ?? [])
        add('container', line);
    const { closing } = log;
    if (closing?.plan)
        add('plan', closing.plan);
    if (closing?.confirmed)
        add('confirm', closing.confirmed.line);
    for (const { line, closes } of log.zero ?? [])
        add('zero', line, { flag: closes });
    const anyFirst = closing?.counts.some(({ first }) => first) !== true;
    for (const { line, list, where, announced = false, running = false, first = anyFirst, glued, as = {}, fixed = {} } of closing?.counts ??
        []) {
        const item = list ? new RegExp(list.item.source, 'g') : null;
        add('count', line, {
            glued,
            count: { where, announced, running, first, item, words: list?.words ?? {}, as, fixed: Object.entries(fixed) },
        });
    }
    if (log.cached) {
        add('replayed', log.cached.replayed);
        add('ran', log.cached.ran);
    }
    for (const line of closing?.completes ?? [])
        if (typeof line !== 'string')
            add('completes', line, { except: closing?.confirmed?.of });
    for (const line of closing?.final ?? [])
        add('final', line);
    for (const line of closing?.usually ?? [])
        add('usually', line);
    for (const red of log.red ?? []) {
        if (red instanceof RegExp)
            add('red', red);
        else
            add('red', red.line, { glued: red.glued });
    }
    for (const { line, items, except } of log.notRun ?? []) {
        add('notRun', line, { flag: items !== undefined, except });
        if (items)
            add('notRunItem', items, { except });
    }
    for (const line of log.interrupted ?? [])
        add('interrupted', line);
    for (const line of log.stopped ?? [])
        add('stopped', line);
    for (const { line, code, glued } of log.fatal ?? [])
        add(code, line, { glued });
    for (const line of log.tasks ?? [])
        add('tasks', line);
    for (const line of log.reopens ?? [])
        add('reopens', line);
    for (const { line, glued } of log.progress ?? [])
        add('progress', line, { glued });
    if (closing?.finalWith)
        add('finalDue', closing.finalWith);
    return found;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-counts.js

const NO_GROUPS = {};
function groupsOf(names, match) {
    if (names.length === 1)
        return NO_GROUPS;
    const groups = {};
    for (let place = 1; place < names.length; place++) {
        const name = names[place] ?? '';
        if (name !== '' && groups[name] === undefined)
            groups[name] = match[place];
    }
    return groups;
}
/** Adds what a counting line counts. */
function addCounts(counts, { names, count: rule }, match) {
    if (rule === null)
        return;
    const add = (name, n) => {
        if (name === 'of')
            counts.set(name, n);
        else
            addTo(counts, name, n);
    };
    for (const [key, n] of rule.fixed)
        add(key, n);
    for (const [place, name] of names.entries()) {
        const value = match[place];
        if (value === undefined || name === '' || name === 'scope')
            continue;
        if (name !== 'list')
            add(rule.as[name] ?? name, Number(value.replaceAll(',', '')));
        else if (rule.item !== null)
            addList(value, rule.item, rule.words, add);
    }
}
function addList(text, item, words, add) {
    for (const { groups } of text.matchAll(item)) {
        const n = Number(groups?.['n']);
        const word = (groups?.['word'] ?? '').slice(0, MAX_WORD);
        const key = words[word] ?? 'none';
        add(key, n);
        if (!isCountKey(word) && key !== 'tests')
            add(word, n);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-closing.js



/** Lines of one closing block may be this far apart, unless the profile says more: other processes write between them. */
const GAP = 12;
/** Reads the closing lines of a runner, and closes its runs by them. */
class ClosingLines {
    /** Counts wait for the line behind them, whatever it is. */
    awaitsNext = false;
    #log;
    #closing;
    #gap;
    #traces;
    #sessions;
    #block = null;
    #confirmed = false;
    constructor(traces, sessions) {
        this.#log = traces.profile.log;
        this.#closing = this.#log.closing;
        this.#gap = this.#closing?.gap ?? GAP;
        this.#traces = traces;
        this.#sessions = sessions;
    }
    /** A run opened: what was counted before is not its own. */
    forget() {
        this.#block = null;
        this.#confirmed = false;
    }
    /** A line without which a completing one doesn't count. */
    confirm(scope) {
        const session = this.#sessions.open(scope);
        if (session)
            session.confirmed = true;
        else
            this.#confirmed = true;
    }
    /** The runner says that there was nothing to run. */
    zero(closes, scope, line, text) {
        const session = this.#sessions.open(scope);
        if (session)
            session.zero = true;
        else
            this.#sessions.zeroNext = true;
        if (!closes)
            return;
        this.#traces.closingLine(line, text);
        this.#sessions.close(scope, line, model_tally/* EMPTY_TALLY */.dd);
    }
    /** A line with counts. */
    count(rule, match, line, text) {
        const { where, first, announced } = rule.count ?? {};
        const current = this.#sessions.open('');
        if (where !== undefined && (current?.opened === true) !== (where === 'opened'))
            return;
        if (!first && !this.#reaches(line))
            return;
        this.#traces.closingLine(line, text);
        if (announced)
            this.#sessions.close('', line, allPassed(current?.announced ?? null));
        else if (this.#closing?.from === 'last')
            this.#runningTotal(rule, match, line);
        else
            this.#addToBlock(rule, match, line);
    }
    /** A line that completes a block, or closes without counts. */
    completes(rule, scope, line, text) {
        switch (this.#closing?.from) {
            case 'plan':
                this.#completesPlan(line);
                break;
            case 'results':
                this.#completesResults(rule, scope, line, text);
                break;
            default:
                if (this.#reaches(line))
                    this.#closeBlock(scope, line);
                else if (this.#closing?.countless)
                    this.#sessions.close(scope, line, this.#sessions.open(scope)?.tally ?? null);
        }
    }
    /** The line behind the counts that wait for it; not one of theirs. `ended`: a line end follows. */
    nextLine(blank, ended) {
        if (blank || (ended && this.#closing?.completes?.includes('other')))
            this.#closeBlock('', this.#block?.last ?? 0);
        this.#block = null;
        this.awaitsNext = false;
    }
    /** The end of the log, right behind the counts, is as good as any other line. */
    end(lastLine) {
        if (this.awaitsNext && this.#block?.last === lastLine && this.#closing?.completes?.includes('other'))
            this.nextLine(true, true);
    }
    /** Whether a line is near enough to the block to belong to it. */
    #reaches(line) {
        return this.#block !== null && line - this.#block.last <= this.#gap;
    }
    #addToBlock(rule, match, line) {
        const block = this.#block !== null && this.#reaches(line) ? this.#block : { counts: new Map(), first: line, last: line };
        this.#block = block;
        block.last = line;
        addCounts(block.counts, rule, match);
        if (this.#closing?.completes === null || this.#isAsAnnounced(block.counts))
            this.#closeBlock('', line);
        else if (this.#closing?.completes.some((way) => way === 'blank' || way === 'other'))
            this.awaitsNext = true;
    }
    /** Whether the counts are those of all tests announced: then nothing more is counted, whichever line comes last. */
    #isAsAnnounced(counts) {
        const announced = this.#sessions.open('')?.announced ?? null;
        if (announced === null || !this.#closing?.completes?.includes('announced'))
            return false;
        return tallyOf(counts, this.#closing)?.tests === announced;
    }
    #closeBlock(scope, line) {
        const block = this.#block;
        if (block === null || this.#closing === undefined)
            return;
        const tally = tallyOf(block.counts, this.#closing);
        if (tally === null)
            return;
        const extra = [...block.counts].filter(([name]) => !isCountKey(name));
        if ((block.counts.get(this.#closing.rounds ?? '') ?? 0) > 1)
            this.#sessions.reopenLast(tally);
        this.#block = null;
        this.#sessions.close(scope, line, tally, block.first, extra.length > 0 ? new Map(extra) : null);
    }
    #runningTotal(rule, match, line) {
        const scope = match[rule.places.scope] ?? '';
        const counts = new Map();
        addCounts(counts, rule, match);
        const of = counts.get('of');
        const tally = this.#closing ? tallyOf(counts, this.#closing) : null;
        const session = this.#continued(scope, line, of === undefined ? null : tally);
        session.last = line;
        session.tally = tally;
        const complete = of === undefined ? !session.opened || session.confirmed : (tally?.tests ?? 0) >= of;
        session.done = complete && rule.count?.running !== true;
        this.#traces.mark(session.done ? 'closing' : 'opening');
    }
    /** The run that totals belong to: a new one where a complete one would have lost tests. */
    #continued(scope, line, tally) {
        const session = this.#sessions.at(scope, line);
        if (tally === null || !session.done || tally.tests >= (session.tally?.tests ?? 0))
            return session;
        this.#sessions.leave(scope);
        return this.#sessions.at(scope, line);
    }
    #completesPlan(line) {
        const session = this.#sessions.open('');
        if (session?.done)
            this.#sessions.close('', line, resultsTally(session));
    }
    #completesResults(rule, scope, line, text) {
        this.#traces.closingLine(line, text);
        const session = this.#sessions.open(scope);
        const confirmed = session?.confirmed ?? this.#confirmed;
        this.#confirmed = false;
        if (this.#traces.announcesStarts && !confirmed && rule.except?.test(text)) {
            this.#traces.mark('opening');
            this.#sessions.at(scope, line);
            this.#sessions.suspend(scope);
        }
        else {
            // runs that are told apart by name announce each start: one without has no tests
            const counts = session !== undefined && (session.started > 0 || (session.opened && scope !== ''));
            this.#sessions.close(scope, line, counts ? resultsTally(session) : null);
        }
    }
}
function allPassed(tests) {
    return tests === null ? null : { ...model_tally/* EMPTY_TALLY */.dd, tests, passed: tests };
}

;// CONCATENATED MODULE: ./lib/core/parse/log-running.js

/** Of a name only so much is kept. */
const MAX_ID = 160;
/** A test begins, by the name it is announced with; where there is no room for its name, only its number is kept. */
function startRunning(session, id, names) {
    session.running ??= new Map();
    const name = shortId(id);
    const count = session.running.get(name);
    if (count !== undefined)
        session.running.set(name, count + 1);
    else if (names.take())
        session.running.set(ownBytes(name), 1);
    else
        session.overflow += 1;
}
/** @param id absent where the runner doesn't say which: the latest one. */
function endRunning(session, id, names) {
    const name = id === undefined ? [...(session.running?.keys() ?? [])].at(-1) : shortId(id);
    const count = name === undefined ? undefined : session.running?.get(name);
    if (name === undefined || count === undefined)
        session.overflow = Math.max(0, session.overflow - 1);
    else if (count === 1) {
        session.running?.delete(name);
        names.give();
    }
    else
        session.running?.set(name, count - 1);
}
/** The run is over: its names are nobody's any more. */
function forgetRunning(session, names) {
    names.give(session.running?.size ?? 0);
    session.running = null;
    session.overflow = 0;
}
function shortId(id) {
    return id.length > MAX_ID ? id.slice(0, MAX_ID) : id;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-results.js



const MAX_CONTAINERS = 60;
/** Reads a runner's results: which tests began and how they ended, and the plan that says how many there are. */
class ResultLines {
    #results;
    #closing;
    #traces;
    #sessions;
    #containers = [];
    constructor(traces, sessions) {
        this.#results = traces.profile.log.results;
        this.#closing = traces.profile.log.closing;
        this.#traces = traces;
        this.#sessions = sessions;
    }
    start(groups, line) {
        this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
        this.#traces.announcesStarts = true;
        const session = this.#sessions.at(groups['scope'] ?? '', line);
        session.last = line;
        session.started += 1;
        startRunning(session, groups['id'] ?? '', this.#traces.bounds.names);
    }
    /** A passed test, of which the line says nothing else. */
    pass(line) {
        this.#traces.finished += 1;
        this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
        const session = this.#sessions.at('', line);
        session.last = line;
        session.passed += 1;
        this.#closeByPlan('', session, line);
    }
    /** The commonest line of all: its groups are read by their places. */
    end({ places }, match, line) {
        const skipped = match[places.skipped] !== undefined;
        const failed = !skipped && match[places.failed] !== undefined;
        this.#traces.finished += 1;
        if (failed)
            this.#traces.red += 1;
        this.#traces.mark(this.#results?.opens && !this.#results.start ? 'opening' : 'result');
        const scope = match[places.scope] ?? '';
        const session = this.#results?.start ? this.#sessions.open(scope) : this.#sessions.at(scope, line);
        if (session === undefined)
            return;
        session.last = line;
        if (skipped)
            session.skipped += 1;
        else if (failed)
            session.failed += 1;
        else
            session.passed += 1;
        if (session.running !== null)
            endRunning(session, match[places.id], this.#traces.bounds.names);
        this.#closeByPlan(scope, session, line);
    }
    /** A green result that is named like a file. */
    container(groups, line, text) {
        if (this.#containers.length >= MAX_CONTAINERS)
            return;
        this.#containers.push({ line, text: ownBytes(text), id: ownBytes(groups['id'] ?? '') });
    }
    /** TAP's plan: another one begins another run. */
    plan(tests, line, text, afterBlank) {
        if ((this.#sessions.open('')?.plan ?? -1) >= 0)
            this.#sessions.suspend('');
        const session = this.#sessions.at('', line);
        this.#traces.mark('opening');
        session.plan = tests;
        session.asksMore = afterBlank && session.opened;
        session.last = line;
        session.announced = tests;
        this.#traces.closingLine(line, text);
        this.#closeByPlan('', session, line);
    }
    /** The end of the log: files that ended without results of their own are unfinished, in a run that closed. */
    finish() {
        if (this.#traces.strongest !== 'closing')
            return;
        for (const { line, text, id } of this.#containers)
            this.#traces.sign('unfinished-test', 'named-case', line, text, id);
    }
    #closeByPlan(scope, session, line) {
        const results = session.passed + session.failed + session.skipped;
        if (session.plan < 0 || results < session.plan)
            return;
        if (session.asksMore && results > 0 && this.#closing?.completes) {
            session.done = true;
            return;
        }
        session.zero = session.plan === 0;
        this.#sessions.close(scope, line, resultsTally(session));
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-sessions.js




/** Of one name that was started and not ended more than once. */
const MAX_OF_ONE_NAME = 3;
/** The runs of one runner in one stream: which are open, and how they end. */
class Sessions {
    /** The runner said that there is nothing to run, before its run opened or closed. */
    zeroNext = false;
    #traces;
    #closing;
    #bounds;
    #ended;
    #open = new Map();
    /** Another one began while they were open: only a runner whose runs overlap can still close them. */
    #suspended = [];
    /** Stands for all that were open beyond what can be told apart; nothing closes it. */
    #rest = null;
    constructor(traces) {
        this.#traces = traces;
        this.#closing = traces.profile.log.closing;
        this.#bounds = traces.bounds;
        this.#ended = traces.sessions;
    }
    /** The run that is open in a scope. */
    open(scope) {
        return this.#open.get(scope);
    }
    /** The run that a line belongs to, which began there if none is open. */
    at(scope, line) {
        return this.#open.get(scope) ?? this.#start(scope, newSession(line, false));
    }
    /** An opening line begins a run: the one before it has closed by its totals, or stays open. */
    begin(scope, line) {
        this.leave(scope);
        this.#start(scope, newSession(line, true));
    }
    /** Another run begins in this scope, closed where the running totals of the one before were complete. */
    leave(scope) {
        const session = this.#open.get(scope);
        if (session === undefined)
            return;
        if (session.done && this.#closing?.from === 'last') {
            session.close = session.last;
            this.#record(session);
            this.#open.delete(scope);
            this.#bounds.open.give();
        }
        else
            this.suspend(scope);
    }
    /** The run of this scope goes on no more, and has not closed. */
    suspend(scope) {
        const session = this.#open.get(scope);
        if (session === undefined)
            return;
        this.#open.delete(scope);
        this.#suspended.push(session);
    }
    /**
     * Closing lines are complete.
     * @param tally what they count; null where they count nothing.
     * @param first the first of them, where the run begins if nothing was seen of it before.
     */
    close(scope, line, tally, first = line, extra = null) {
        const { opensAlways, overlaps } = this.#traces.profile.log;
        this.#traces.mark('closing');
        const oldest = overlaps ? this.#suspended.shift() : undefined;
        const before = opensAlways ? this.#suspended : [];
        const opened = oldest ?? this.#open.get(scope) ?? before.pop();
        if (oldest === undefined)
            this.#open.delete(scope);
        if (opened !== undefined)
            this.#bounds.open.give();
        const session = opened ?? newSession(first, false);
        session.close = line;
        session.last = line;
        session.tally = tally;
        session.extra = extra;
        session.zero ||= this.zeroNext;
        this.zeroNext = false;
        if (this.#isHeadless(session))
            this.#traces.sign('log-truncated', 'agreement', line, ownBytes(this.#traces.closing?.text ?? ''));
        this.#tellUnfinished(session);
        this.#record(session);
    }
    /** The last run that closed goes on: lines that hold its counts close it anew. Only where it has something red, and no more than they. */
    reopenLast(tally) {
        const before = this.#ended.at(-1)?.tally;
        if (before && (0,model_tally/* red */.wv)(before) > 0 && (0,model_tally/* red */.wv)(before) <= (0,model_tally/* red */.wv)(tally) && before.tests <= tally.tests) {
            this.#ended.pop();
            this.#bounds.ended.give();
        }
    }
    /** The end of the log: what is still open stays open, save what its running totals close. All are then in the order of their openings. */
    end() {
        if (this.#rest !== null)
            this.#suspended.push({ ...this.#rest, done: false });
        for (const session of [...this.#suspended, ...this.#open.values()]) {
            if (session.done && this.#closing?.from === 'last')
                session.close = session.last;
            this.#tellUnfinished(session);
            this.#record(session);
        }
        this.#ended.sort((a, b) => a.open - b.open);
    }
    /** A run that must have been there, and of which nothing was seen: it stays open. */
    addMissing(line) {
        this.#record(newSession(line, false));
    }
    /** Whether the log began in the middle of the run: the first of this runner, and closed as only one with an opening can be. */
    #isHeadless(session) {
        if (session.opened || this.#ended.length > 0 || this.#suspended.length > 0 || this.#open.size > 0)
            return false;
        return this.#closing?.headed?.test(this.#traces.closing?.text ?? '') ?? false;
    }
    /** @returns the run that lines of the scope now belong to. */
    #start(scope, session) {
        if (!this.#bounds.open.take()) {
            const oldest = this.#suspended.shift();
            if (oldest === undefined) {
                this.#rest ??= session;
                return this.#rest;
            }
            this.#record(oldest);
        }
        this.#open.set(scope, session);
        return session;
    }
    /** Where there is no room for one more, neighbours are taken together. */
    #record(session) {
        forgetRunning(session, this.#bounds.names);
        const before = this.#ended.at(-1);
        if (this.#bounds.ended.take() || before === undefined)
            this.#ended.push(session);
        else
            mergeInto(before, session);
    }
    #tellUnfinished(session) {
        for (const [id, count] of session.running ?? []) {
            for (let n = 0; n < Math.min(count, MAX_OF_ONE_NAME); n++)
                this.#traces.sign('unfinished-test', 'named-case', session.last, id, id);
        }
        if (session.overflow > 0)
            this.#traces.sign('unfinished-test', 'never', session.last, `${session.overflow} more tests started and have no result`);
        forgetRunning(session, this.#bounds.names);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-traces.js

/** Characters kept of a line. */
const TEXT = 200;
const STRENGTH = { progress: 0, result: 1, opening: 2, closing: 3 };
/** What one runner left in one stream: its runs, and what was said about all of them. Lines and texts come from the log: hostile, as bytes. */
class RunnerTraces {
    profile;
    stream;
    firstLine;
    /** Of the lines that said more than that a test ended. */
    lastLine = 0;
    strongest = 'progress';
    /** Runs that can't change any more. */
    sessions = [];
    /** Tests by their results, over all runs. */
    finished = 0;
    red = 0;
    /** A line said that a test starts: in this run of the runner every test has one. */
    announcesStarts = false;
    /** Lines that say red without a count of tests. */
    redLines = 0;
    firstRedLine = null;
    /** Units replayed from a cache, and units that ran. */
    cached = 0;
    ran = 0;
    /** The latest closing line. */
    closing = null;
    bounds;
    #keeper;
    constructor(profile, stream, line, { keeper, bounds }) {
        this.profile = profile;
        this.stream = stream;
        this.firstLine = line;
        this.#keeper = keeper;
        this.bounds = bounds;
    }
    mark(trace) {
        if (STRENGTH[trace] > STRENGTH[this.strongest])
            this.strongest = trace;
    }
    closingLine(line, text) {
        this.closing = { line, text: decodeBytes(text, TEXT) };
    }
    redLine(line, text) {
        this.redLines += 1;
        this.firstRedLine ??= { line, text: decodeBytes(text, TEXT) };
        this.mark('closing');
    }
    /** @param id the name of the test that the sign is about. */
    sign(code, yields, line, text, id = null) {
        if (code !== 'unfinished-test')
            this.mark('result');
        this.#keeper.add({
            code,
            yields,
            line,
            text: decodeBytes(text, TEXT),
            id: id === null ? null : decodeBytes(id, TEXT),
            runner: this.profile.name,
            stream: this.stream,
        });
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-runner.js






/** What one runner does in one stream: a machine that the matching lines drive. Bounded, however many lines there are. */
class RunnerState {
    traces;
    sessions;
    closing;
    results;
    /** The last line that was shown to {@link closing}. */
    awaitsSince = 0;
    #notRunLine = -2;
    #finalLine = 0;
    #finalDue;
    constructor(profile, stream, line, kept) {
        this.traces = new RunnerTraces(profile, stream, line, kept);
        this.sessions = new Sessions(this.traces);
        this.closing = new ClosingLines(this.traces, this.sessions);
        this.results = new ResultLines(this.traces, this.sessions);
        this.#finalDue = profile.log.closing?.final !== undefined && profile.log.closing.finalWith === undefined;
    }
    /** A result now shows a run that needs closing lines: another one than that which has closed, or one that goes on. */
    get mayReopen() {
        return this.traces.strongest === 'closing' || this.sessions.open('') !== undefined;
    }
    /** Applies a rule that matched. `text` is the clean line, as bytes; `afterBlank`: the line before it is blank. */
    apply(rule, match, line, text, afterBlank) {
        if (rule.kind === 'end') {
            this.results.end(rule, match, line);
            return;
        }
        this.traces.lastLine = line;
        const groups = groupsOf(rule.names, match);
        const scope = groups['scope'] ?? '';
        switch (rule.kind) {
            case 'opening':
                this.#opening(rule, groups, line);
                break;
            case 'start':
                this.results.start(groups, line);
                break;
            case 'container':
                this.results.container(groups, line, text);
                break;
            case 'plan':
                this.results.plan(Number(groups['n']), line, text, afterBlank);
                break;
            case 'confirm':
                this.closing.confirm(scope);
                break;
            case 'zero':
                this.closing.zero(rule.flag, scope, line, text);
                break;
            case 'count':
                this.closing.count(rule, match, line, text);
                break;
            case 'completes':
                this.closing.completes(rule, scope, line, text);
                break;
            case 'tasks':
                this.#tasks(groups, line, text);
                break;
            case 'finalDue':
                this.#finalDue = true;
                break;
            case 'final':
            case 'usually':
                this.#finalLine = line;
                break;
            case 'reopens':
                if (this.mayReopen)
                    this.sessions.at('', line).last = line;
                break;
            case 'progress':
                break;
            default:
                this.#tells(rule, groups, line, text);
        }
    }
    /** The end of the log: what is still open stays open. */
    finish(lastLine) {
        this.closing.end(lastLine);
        this.sessions.end();
        this.results.finish();
        const { sessions } = this.traces;
        const last = Math.max(0, ...sessions.map((session) => session.last));
        if (last <= this.#finalLine)
            return;
        if (this.#finalDue)
            this.sessions.addMissing(last);
        const latest = sessions.at(-1);
        if (this.traces.profile.log.closing?.usually !== undefined && latest?.close === last && !latest.zero) {
            this.traces.sign('log-truncated', 'agreement', last, ownBytes(this.traces.closing?.text ?? ''));
        }
    }
    #opening({ flag: isSession, sums, once }, groups, line) {
        this.traces.mark('opening');
        const scope = groups['scope'] ?? '';
        if (isSession && !(once && this.sessions.open(scope))) {
            this.sessions.begin(scope, line);
            this.closing.forget();
        }
        const announces = groups['announces'];
        if (announces === undefined)
            return;
        const current = this.sessions.at(scope, line);
        current.last = line;
        const announced = Number(announces) - Number(groups['minus'] ?? 0);
        if (current.announced === null || sums)
            current.announced = (current.announced ?? 0) + announced;
    }
    /** A wrapper's own closing lines. */
    #tasks({ finished, started }, line, text) {
        this.traces.mark('closing');
        this.traces.closingLine(line, text);
        if (finished === undefined && this.sessions.open(''))
            this.sessions.close('', line, null);
        if (Number(finished) < Number(started))
            this.traces.sign('task-incomplete', 'never', line, text);
    }
    /** Lines that change no run, and say something about all of them. */
    #tells(rule, groups, line, text) {
        switch (rule.kind) {
            case 'red':
                this.traces.redLine(line, text);
                break;
            case 'replayed':
                this.traces.mark('result');
                this.traces.cached += Number(groups['n'] ?? 1);
                if (groups['of'] !== undefined)
                    this.traces.ran += Number(groups['of']) - Number(groups['n'] ?? 0);
                break;
            case 'ran':
                this.traces.ran += 1;
                // a wrapper says so of the task whose lines follow
                if (this.traces.profile.log.closing === undefined)
                    this.traces.mark('result');
                break;
            case 'notRun':
                if (rule.flag)
                    this.#notRunLine = line;
                else
                    this.#notRun(rule, line, text);
                break;
            case 'notRunItem':
                if (line !== this.#notRunLine + 1)
                    break;
                this.#notRunLine = line;
                this.#notRun(rule, line, text);
                break;
            case 'interrupted':
                this.traces.sign('interrupted', 'never', line, text);
                break;
            case 'stopped':
                this.traces.sign('stopped-early', 'agreement', line, text);
                break;
            case 'worker-crash':
            case 'crash-in-log':
                this.traces.sign(rule.kind, 'never', line, text);
                break;
        }
    }
    #notRun({ except }, line, text) {
        if (!except?.test(text))
            this.traces.sign('not-run', 'never', line, text);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-stream.js


/** Kinds of lines that can close a run. */
const CLOSING = new Set(['plan', 'zero', 'count', 'completes', 'final', 'usually', 'end', 'tasks']);
/** What a line that was cut could have gone on with. */
const MORE = [
    '\x01',
    '0',
    's',
    '.',
    ')',
    ' 0',
    ' (0)',
    ', 0',
    '; 0',
    '; 0 filtered out',
    '; finished in 0.00s',
    ' a',
    'a',
    ', 0 skipped',
    ', 0 pending',
    ' | 0 skipped',
    ' (skipped=0)',
];
/** Whether the last line of a log, which no line end ends, is whole by its own shape. */
function isWhole(re, text) {
    return !MORE.some((more) => re.test(text + more));
}
/** Kinds of lines that mean nothing where nothing else of their runner was seen: others print such lines as well. */
const SILENT = new Set([
    'completes',
    'final',
    'finalDue',
    'usually',
    'confirm',
    'notRunItem',
    'red',
    'reopens',
]);
function speaksAlone({ kind, profile, count }) {
    if (!SILENT.has(kind))
        return count?.where !== 'opened';
    const { closing } = profile.log;
    return closing === undefined || (kind === 'completes' && (closing.from === 'results' || closing.counts.length === 0));
}
/** The lines of one writer: the whole log, or what a wrapper marks with one prefix. */
class LogStream {
    name;
    runners = new Map();
    /** Lines seen, and how many it takes to believe that there is such a stream. */
    lines = 0;
    needs;
    #table;
    #kept;
    #rest;
    #waiting = [];
    /** @param rest of a wrapper's stream: where runners go for whom there is no room. */
    constructor(name, needs, table, kept, rest) {
        this.name = name;
        this.needs = needs;
        this.#table = table;
        this.#kept = kept;
        this.#rest = rest;
    }
    /** Some closing lines wait for what follows: every line has to be shown. */
    get attentive() {
        return this.#waiting.length > 0;
    }
    /** Lines of this plan tell nothing new: weak traces of a runner that left one already, and no run of theirs has closed. */
    knows({ faint, rules }) {
        if (!faint)
            return false;
        const first = rules.find(({ kind }) => kind === 'progress');
        if (first !== undefined && !this.runners.has(first.owner))
            return false;
        return rules.every(({ kind, owner }) => kind === 'progress' || this.runners.get(owner)?.mayReopen !== true);
    }
    /** Shows a clean line (bytes). @returns whether a rule matched. */
    line(text, line, plan, context) {
        let matched = plan !== null && this.#try(plan.rules, text, line, context);
        if (context.glued)
            matched = this.#tryGlued(text, line, matched, context) || matched;
        if (this.#waiting.length > 0)
            this.#tellWaiting(text, line, context.ended);
        return matched;
    }
    /** A line that is known to be nothing but a passed test's result. */
    passed(rule, line) {
        this.#runnerOf(rule, line).results.pass(line);
    }
    finish(lastLine) {
        for (const runner of this.runners.values())
            runner.finish(lastLine);
    }
    #try(rules, text, line, { ended, afterBlank }) {
        let matched = false;
        let claimed = false;
        for (const rule of rules) {
            if (rule.kind === 'progress') {
                if (claimed)
                    continue;
                claimed = this.runners.has(rule.owner);
                if (claimed)
                    continue;
            }
            const match = rule.re.exec(text);
            if (match === null || (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text)))
                continue;
            claimed ||= rule.kind === 'progress';
            matched = this.#apply(rule, match, line, text, afterBlank) || matched;
        }
        return matched;
    }
    #tryGlued(text, line, already, { prefix, behind, ended }) {
        let matched = false;
        for (const { literal, rule, alone } of this.#table.glued) {
            if ((rule.kind === 'progress' && this.runners.has(rule.owner)) || !text.includes(literal))
                continue;
            const match = rule.re.exec(text);
            if (match === null || (!alone && (match.index === prefix || (already && isBlank(text, match.index)))))
                continue;
            if (prefix >= 0 && match.index > prefix && behind?.runners.has(rule.owner))
                continue;
            if (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text))
                continue;
            if ((rule.kind === 'crash-in-log' || rule.kind === 'worker-crash') && isPassedTest(text))
                continue;
            matched = this.#apply(rule, match, line, text) || matched;
        }
        return matched;
    }
    #runnerOf({ owner, profile }, line) {
        const known = this.runners.get(owner);
        if (known !== undefined)
            return known;
        if (this.#rest !== null)
            this.#kept.bounds.runners.take();
        const runner = new RunnerState(profile, this.name, line, this.#kept);
        this.runners.set(owner, runner);
        return runner;
    }
    #apply(rule, match, line, text, afterBlank = false) {
        const known = this.runners.has(rule.owner);
        if (!known && this.#rest !== null && this.#kept.bounds.runners.isSpent)
            return this.#rest().#apply(rule, match, line, text);
        if (!known && !speaksAlone(rule))
            return false;
        const runner = this.#runnerOf(rule, line);
        const waited = runner.closing.awaitsNext;
        runner.apply(rule, match, line, text, afterBlank);
        if (runner.closing.awaitsNext && !waited)
            this.#waiting.push(runner);
        if (runner.closing.awaitsNext)
            runner.awaitsSince = line;
        return true;
    }
    #tellWaiting(text, line, ended) {
        const blank = ended && !/[^ \t\r]/.test(text);
        for (const { closing, awaitsSince } of this.#waiting)
            if (closing.awaitsNext && awaitsSince !== line)
                closing.nextLine(blank, ended);
        this.#waiting = this.#waiting.filter(({ closing }) => closing.awaitsNext);
    }
}
function isBlank(text, end) {
    for (let at = 0; at < end; at++)
        if (text.charCodeAt(at) !== 0x20 && text.charCodeAt(at) !== 0x09)
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-reader.js






/** Prefixes that are told apart; lines of further ones are taken together. */
const MAX_STREAMS = 1_000;
const OVERFLOW = '…';
const tables = new WeakMap();
function tableOf(profiles) {
    let table = tables.get(profiles);
    if (table === undefined) {
        table = compileRules(profiles);
        tables.set(profiles, table);
    }
    return table;
}
/** Reads lines: which streams there are, what their runners say, and what the system says between them. */
class LogReader {
    /** Literals that must be looked for anywhere in a line. */
    literals;
    #table;
    #keeper = new SignKeeper();
    #kept = { keeper: this.#keeper, bounds: new Bounds() };
    #main;
    #streams = new Map();
    #attentive = new Set();
    #footer;
    /** The piece holds a byte without which there is no prefix. */
    #mayHavePrefixes = true;
    /** Lines of this plan tell nothing new, as long as no other line is read. */
    #known = null;
    /** The last line that was blank. */
    blankLine = -1;
    constructor(profiles, footer) {
        this.#table = tableOf(profiles);
        this.#footer = footer;
        this.#main = new LogStream('', 0, this.#table, this.#kept, null);
        this.literals = [...new Set([...this.#table.glued.map(({ literal }) => literal), ...SYSTEM_LITERALS])];
    }
    /** A new piece of the log to {@link look} at. */
    piece(text) {
        this.#table.automaton.forget();
        this.#mayHavePrefixes = text.includes(':') || text.includes('|') || text.includes('[');
    }
    /** Every line has to be shown, whatever it begins with. */
    get attentive() {
        return this.#attentive.size > 0 || this.#footer !== null;
    }
    /**
     * Whether the line from `from` to `end` could matter: the quick look at every line of a log. `text` and `bytes` are the same, and hold at
     * least one character behind `end`. @returns what the line may mean; `'show'` where that has to be read from the clean line; null where it can't matter.
     */
    look(text, bytes, from, end) {
        const stop = lastInk(text, from, end);
        const at = end - from > 9 ? skipTimestamp(text, from) : from;
        if (at >= stop)
            return null;
        const plan = this.#matters(bytes, at, stop);
        if (plan !== null)
            return at === from ? plan : 'show';
        if (!this.#mayHavePrefixes)
            return null;
        const behind = behindPrefix(text, skipEscapes(text, at), stop);
        if (behind < 0)
            return null;
        return this.#streams.size > 0 || (behind < stop && this.#matters(bytes, behind, stop) !== null) ? 'show' : null;
    }
    #matters(bytes, from, end) {
        const { automaton } = this.#table;
        const row = automaton.read(bytes, from, end);
        const plan = row === 0 ? null : automaton.plan(row);
        if (plan === null || plan === this.#known)
            return null;
        if (!this.#main.knows(plan))
            return plan;
        this.#known = plan;
        return null;
    }
    /** Reads a line that {@link look} found to be nothing but a passed test's result. */
    passed(rule, line) {
        this.#known = null;
        this.#main.passed(rule, line);
    }
    /**
     * Reads one line (or one state of a line that is written over), as bytes. `glued`: one of the literals stands in it. `known`: that it holds no
     * escape sequences, or also what {@link look} found for it. `ended`: whether a line end follows.
     */
    line(raw, line, glued, known = 'any', ended = true) {
        this.#known = null;
        const plain = known !== 'any' || !hasEscapes(raw) ? raw : stripEscapes(raw);
        const text = plain.slice(skipTimestamp(plain, 0), lastInk(plain, 0, plain.length));
        this.#footer?.line(text);
        const plan = typeof known === 'object' ? known : this.#plan(text);
        this.#system(text, plan, line, glued);
        const before = glued ? splitPrefix(text) : null;
        const prefix = before === null ? -1 : text.length - before.rest.length;
        const behind = before === null ? null : (this.#streams.get(before.stream) ?? null);
        if (this.#show(this.#main, text, plan, line, { glued, prefix, behind, ended, afterBlank: this.blankLine === line - 1 }))
            return;
        const prefixed = before ?? splitPrefix(text);
        if (prefixed === null)
            return;
        const own = this.#plan(prefixed.rest);
        const stream = this.#streamOf(prefixed, glued || own !== null);
        if (stream === null)
            return;
        stream.lines += 1;
        this.#system(prefixed.rest, own, line, glued);
        this.#show(stream, prefixed.rest, own, line, { glued, prefix: -1, behind: null, ended, afterBlank: false });
    }
    #plan(text) {
        const { automaton } = this.#table;
        const row = automaton.readText(text);
        return row === 0 ? null : automaton.plan(row);
    }
    end(lastLine) {
        const streams = [this.#main, ...this.#streams.values()];
        for (const stream of streams)
            stream.finish(lastLine);
        const believed = streams.filter((stream) => stream.lines >= stream.needs);
        const names = new Set(believed.map((stream) => stream.name));
        return {
            runners: believed.flatMap((stream) => [...stream.runners.values()].map(({ traces }) => traces)),
            signs: this.#keeper.list().filter((sign) => names.has(sign.stream)),
        };
    }
    #show(stream, text, plan, line, context) {
        const matched = stream.line(text, line, plan, context);
        if (stream.attentive)
            this.#attentive.add(stream);
        else if (this.#attentive.size > 0)
            this.#attentive.delete(stream);
        return matched;
    }
    /** A stream begins with a line that matters; others only count for it. */
    #streamOf({ stream: name, needs }, matters) {
        const known = this.#streams.get(name);
        if (known)
            return known;
        if (!matters)
            return null;
        if (this.#streams.size >= MAX_STREAMS)
            return this.#rest();
        const own = ownBytes(name);
        const stream = new LogStream(decodeBytes(own, 160), needs, this.#table, this.#kept, () => this.#rest());
        this.#streams.set(own, stream);
        return stream;
    }
    /** Has what is beyond what can be told apart. */
    #rest() {
        const known = this.#streams.get(OVERFLOW);
        if (known)
            return known;
        const stream = new LogStream(OVERFLOW, 4, this.#table, this.#kept, null);
        this.#streams.set(OVERFLOW, stream);
        return stream;
    }
    #system(text, plan, line, glued) {
        const candidates = glued && SYSTEM_LITERALS.some((literal) => text.includes(literal)) ? SYSTEM_RULES : (plan?.system ?? []);
        const found = candidates.find(({ re }) => re.test(text));
        if (found && !isPassedTest(text))
            this.#sign(found.code, found.yields, line, text);
    }
    #sign(code, yields, line, text) {
        this.#keeper.add({ code, yields, line, text: decodeBytes(text, 200), id: null, runner: null, stream: '' });
    }
}
/** Where the white space at the end of `text` from `from` to `end` begins. */
function lastInk(text, from, end) {
    let at = end;
    while (at > from && log_reader_isBlank(text.charCodeAt(at - 1)))
        at--;
    return at;
}
function log_reader_isBlank(byte) {
    return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-scanner.js






function createLogScanner(options = {}) {
    const footer = options.footer ? new FooterWatch(options.footer) : null;
    const reader = new LogReader(options.profiles ?? runners/* PROFILES */.jI, footer);
    const lines = new LogLines(reader);
    return {
        write: (chunk) => lines.write(chunk),
        end: () => {
            const log = lines.end();
            const { runners, signs } = reader.end(log.lines);
            const nesting = new Nesting(runners, directRunner(options.argv ?? null));
            return { ...log, runners: runnerFacts(runners, nesting), signs: logSigns(signs, nesting), footer: footer?.found() ?? null };
        },
    };
}
/** One word may be a whole shell script: only words as such name the runner itself. */
function directRunner(argv) {
    return argv === null || argv.length < 2 ? null : ((0,runners/* runnerOfCommand */.D)(argv, false)?.name ?? null);
}


/***/ }),

/***/ 63013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ limitsOf),
/* harmony export */   N: () => (/* binding */ DEFAULT_FAILING)
/* harmony export */ });
/* harmony import */ var _model_expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96818);

/** How many failing tests are described where nobody says otherwise. */
const DEFAULT_FAILING = 20;
function limitsOf({ limits }) {
    return { ..._model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d, ...limits };
}


/***/ }),

/***/ 75955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createReportReader),
  g: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(74739);
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
var junit_cases = __webpack_require__(17053);
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
var decoder = __webpack_require__(94791);
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
var report_format = __webpack_require__(63013);
// EXTERNAL MODULE: ./lib/core/parse/seen-names.js
var seen_names = __webpack_require__(79981);
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
var encoding = __webpack_require__(79222);
// EXTERNAL MODULE: ./lib/core/parse/junit-names.js
var junit_names = __webpack_require__(71510);
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
var junit_suites = __webpack_require__(24961);
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
var xml_text = __webpack_require__(60696);
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
var saxes = __webpack_require__(59800);
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

/***/ 79981:
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

/***/ 60696:
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

/***/ 22012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ alsoRows),
/* harmony export */   ST: () => (/* binding */ failingRows),
/* harmony export */   bl: () => (/* binding */ redRows)
/* harmony export */ });
/* unused harmony export detailRows */
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74739);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5508);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _failing_test_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5216);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78179);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61663);
/* harmony import */ var _verdict_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75117);







/**
 * What is red or missing: the deciding reason's place and detail, the failing tests, the log's end, and what else was found; escaped.
 * @param folder the suite's folder as a user would name it; null where there is none.
 * @param room how many lines there are.
 */
function redRows(evidence, verdict, folder, screen, room) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding, ...others] = verdict.reasons;
    const also = alsoRows((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutConsequences */ .Ro)(deciding, others), screen).slice(0, Math.max(0, Math.min(3, room - 3)));
    const failing = (0,_verdict_json_js__WEBPACK_IMPORTED_MODULE_4__/* .failingTests */ .qU)(evidence, verdict);
    const count = verdict.tally === null ? failing.length : Math.max((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .red */ .wv)(verdict.tally), failing.length);
    const detail = detailRows(deciding, screen);
    const left = room - also.length - detail.length;
    const rows = failing.length > 0 ? failingRows(failing, count, folder, screen, left) : [];
    const last = _verdict_json_js__WEBPACK_IMPORTED_MODULE_4__/* .TAIL_FOR */ .je.has(deciding.code) && rows.length === 0 ? evidence.log.tail.slice(-Math.max(1, Math.min(8, left))) : [];
    return [
        ...detail,
        ...rows,
        ...last.map((line) => `  ${(0,_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(screen, 'dim', '|')} ${(0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .fitTo */ .Xn)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(line, 300), screen.columns - 4)}`),
        ...also,
    ];
}
function placeOf({ where }) {
    if (where?.file === undefined && where?.line === undefined)
        return '';
    const place = [(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(where.file ?? 'line', 120), where.line, where.column].filter((part) => part !== undefined).join(':');
    return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}
/** Where the deciding reason points, and what it tells beyond its headline. */
function detailRows(reason, screen) {
    const text = [placeOf(reason), (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .detailOf */ .Rw)(reason)].filter((part) => part !== '').join('  ');
    return text === '' ? [] : (0,_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(screen, text, 3);
}
/** Further reasons that would decide by themselves, one line each. */
function alsoRows(reasons, screen) {
    return reasons.filter(_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeciding */ ._J).map((reason) => (0,_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .labelRow */ .Zz)(screen, 'also', (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .alsoOf */ .NB)(reason)));
}
function failingRows(failing, count, folder, screen, room) {
    const fits = count <= room ? room : Math.max(1, room - 1);
    const shown = failing.slice(0, fits);
    const cells = shown.map((test) => [(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)((0,_failing_test_js__WEBPACK_IMPORTED_MODULE_6__/* .fullName */ .f)(test), 200), placeOfTest(test, screen), (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(test.message, 300)]);
    const rows = (0,_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(screen, cells, [0.46, 0.26], 4).map((row) => `  ${(0,_screen_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(screen, 'red', '✗')}${row.slice(3)}`);
    const more = count - shown.length;
    if (more <= 0)
        return rows;
    return [...rows, `    and ${more} more${folder === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(`${folder}/log.txt`, 200)}`}`];
}
function placeOfTest(test, { from }) {
    const place = (0,_failing_test_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$)(test);
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(from !== undefined && place.startsWith(`${from}/`) ? place.slice(from.length + 1) : place, 200);
}


/***/ }),

/***/ 61663:
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

/***/ 44552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Pg: () => (/* binding */ INK),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* unused harmony exports bareVerdictText, bareVerdictLine, verdictLine, testedLine */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28880);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5508);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78179);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26454);
/* harmony import */ var _red_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22012);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67511);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61663);
/* harmony import */ var _witnesses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53716);









const INK = { passed: 'green', failed: 'red', incomplete: 'yellow' };
const WORD = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' };
/**
 * A verdict as a terminal shows it: outcome and why, what is red or missing, the three witnesses, what was tested, where the evidence
 * is, what to do. At most {@link MAX_LINES} lines; every hostile text escaped; a line end behind.
 */
function verdictText(view, screen) {
    const { verdict, receipt } = view;
    const suite = receipt === null ? null : (0,_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteCommandOf */ .zn)(receipt.value);
    const witnesses = witnessRows((0,_witnesses_js__WEBPACK_IMPORTED_MODULE_6__/* .witnessesOf */ .L)(view.evidence, verdict), verdict, screen);
    const tested = receipt === null ? [] : testedRows(receipt.value, receipt.sha256, receipt.folder, screen);
    const todo = remedyRows(verdict, suite, screen);
    const fixed = 2 + witnesses.length + tested.length + (todo.length === 0 ? 0 : todo.length + 1);
    const notes = noteRows(verdict, screen, 3);
    const room = _screen_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINES */ .xg - fixed - notes.length - 1;
    const red = (0,_red_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .redRows */ .bl)(view.evidence, verdict, receipt?.folder ?? null, screen, Math.max(1, room));
    return lines([[headline(verdict, receipt?.value ?? null, screen)], red, [...witnesses, ...tested, ...notes], todo]);
}
/** A verdict of which nothing but its reasons is known: there is no readable receipt. */
function bareVerdictText(verdict, screen) {
    if (verdict.outcome === 'passed')
        return bareVerdictLine(verdict, screen);
    const [deciding, ...others] = verdict.reasons;
    const why = [...detailRows(deciding, screen), ...alsoRows(others, screen).slice(0, 5)];
    return lines([[headline(verdict, null, screen)], why, remedyRows(verdict, null, screen)]);
}
function bareVerdictLine(verdict, screen) {
    return `${headline(verdict, null, screen)}\n`;
}
/** The outcome in one line, as `--quiet` leaves it. */
function verdictLine({ verdict, receipt }, screen) {
    return `${headline(verdict, receipt?.value ?? null, screen)}\n`;
}
/** Blocks with a blank line between them. */
function lines(blocks) {
    const shown = blocks.filter((block) => block.length > 0).map((block) => block.map((line) => line.trimEnd()).join('\n'));
    return `${shown.join('\n\n')}\n`;
}
/** Why an outcome is what it is, in a few escaped words. */
function whyOf(verdict) {
    if (verdict.outcome === 'passed')
        return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .passedHeadline */ .$x)(verdict.tally, verdict.reasons);
    const [deciding] = verdict.reasons;
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeciding */ ._J)(deciding) ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineOf */ .gD)(deciding) : '';
}
function headline(verdict, receipt, screen) {
    const duration = receipt === null ? '' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(receipt.run.duration_ms);
    return (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .headlineRow */ .jc)(screen, INK[verdict.outcome], WORD[verdict.outcome], whyOf(verdict), verdict.decidedBy ?? duration);
}
function witnessRows(witnesses, verdict, screen) {
    const says = (witness) => verdict.outcome === 'incomplete' || witness.says.startsWith('←') || verdict.decidedBy !== 'test-failures' ? witness.says : '';
    if (verdict.outcome === 'passed')
        return witnesses.map(({ name, seen }) => (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, name, seen));
    const room = screen.columns - 12;
    const column = Math.min(Math.max(...witnesses.map(({ seen }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .widthOf */ .qz)(seen))), Math.floor(room * 0.7));
    return witnesses.map((witness) => {
        const right = says(witness);
        if (right === '')
            return (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, witness.name, witness.seen);
        if (right.startsWith('←'))
            return (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, witness.name, `${witness.seen}   ${right}`);
        return (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, witness.name, `${(0,_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .padTo */ .v0)((0,_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .fitTo */ .Xn)(witness.seen, column), column)}   ${right}`);
    });
}
function testedRows(receipt, sha256, folder, screen) {
    const path = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(`${folder}/receipt.json`, 300);
    return [(0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, 'tested', testedLine(receipt)), (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, 'receipt', `${path}  ${sha256.slice(0, 8)}…`)];
}
/** "3f2a9c1 on topic, clean; node 24.22.3, linux x64", escaped. */
function testedLine({ source, source_missing, environment }) {
    const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
    const where = [...runtimes, `${environment.os} ${environment.arch}`].map((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(text, 60)).join(', ');
    if (source === null)
        return `no commit: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(source_missing ?? 'not a git repository', 200)}; ${where}`;
    const head = source.git_head === null ? 'no commit yet' : source.git_head.slice(0, 7);
    const branch = source.branch === null ? '' : ` on ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)(source.branch, 60)}`;
    return `${head}${branch}, ${source.dirty ? 'with uncommitted changes' : 'clean'}; ${where}`;
}
function noteRows(verdict, screen, max) {
    const notes = (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(verdict);
    const shown = notes.length > max ? notes.slice(0, max - 1) : notes;
    const rows = shown.map((note) => (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, 'note', (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)((0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(note), 400)));
    return shown.length < notes.length
        ? [...rows, (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .labelRow */ .Zz)(screen, 'note', `and ${notes.length - shown.length} more in receipt.json`)]
        : rows;
}
function remedyRows(verdict, suite, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding] = verdict.reasons;
    const remedy = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .en)((0,_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .remedyFor */ .wJ)(deciding, suite), 2000);
    return remedy === ''
        ? []
        : (0,_screen_js__WEBPACK_IMPORTED_MODULE_5__/* .doRows */ .xE)(screen, remedy, _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`);
}


/***/ }),

/***/ 87883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x6: () => (/* binding */ readLog),
  oh: () => (/* binding */ readReports),
  fp: () => (/* binding */ scannerOptions)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/adapters/report-file.js
var report_file = __webpack_require__(31079);
;// CONCATENATED MODULE: ./lib/core/model/report.js
/** So many failing tests of a run are described, over all its reports: all that a check marks at lines and a job summary lists. */
const MAX_FAILING_KEPT = 500;

// EXTERNAL MODULE: ./lib/core/parse/log-scanner.js + 23 modules
var log_scanner = __webpack_require__(58354);
// EXTERNAL MODULE: ./lib/core/parse/seen-names.js
var seen_names = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(74739);
;// CONCATENATED MODULE: ./lib/core/parse/testng-copies.js

// `<!-- Generated by org.testng.reporters.JUnitReportReporter -->`: TestNG's own JUnit files, in junitreports/
const TESTNG = /\borg\.testng\.reporters\.JUnitReportReporter\b/;
/**
 * Marks TestNG's own JUnit files as companions where they repeat the tests of a report beside them (Surefire's), test by test.
 * @param claims of one run, in order, whose reader had one set of seen names. A copy that alone shows something red stays a report.
 */
function withoutTestngCopies(claims) {
    const others = claims.filter((claim) => !isCopy(claim));
    const redElsewhere = others.some((claim) => claim.kind === 'read' && (0,tally/* red */.wv)(claim.facts.tally) > 0);
    return claims.map((claim) => {
        if (claim.kind === 'rejected' || !isCopy(claim) || ((0,tally/* red */.wv)(claim.facts.tally) > 0 && !redElsewhere))
            return claim;
        const { path, state } = claim;
        const args = {
            file: path,
            format: "TestNG's copy of the tests of another report",
            how: 'Leave out junitreports/, with `!` and its path.',
        };
        return { kind: 'rejected', path, state, reason: { code: 'not-junit', where: { file: path }, args }, companion: true };
    });
}
function isCopy(claim) {
    if (claim.kind === 'rejected')
        return false;
    const { traits, tally, duplicates } = claim.facts;
    return tally.tests > 0 && duplicates.count >= tally.tests && traits.comments.some((comment) => TESTNG.test(comment));
}

;// CONCATENATED MODULE: ./lib/flow/read-witnesses.js







/** How a log is scanned: the same at the run and whenever its verdict is derived again. */
function scannerOptions({ footer }, command, shell) {
    return { footer: footer === null ? null : new RegExp(footer), argv: shell ? null : command };
}
/**
 * Digests and scans a whole log in flat memory.
 * @param source absolute path of a regular file, or a stream such as standard input.
 * @throws system errors where it can't be read.
 */
async function readLog(source, scan) {
    const stream = typeof source === 'string' ? (0,external_node_fs_.createReadStream)(source, { highWaterMark: 256 * 1024 }) : source;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const scanner = (0,log_scanner/* createLogScanner */.F)(scan);
    let sizeBytes = 0;
    for await (const piece of stream) {
        const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(chunk);
        scanner.write(chunk);
        sizeBytes += chunk.length;
    }
    return { facts: scanner.end(), sha256: hash.digest('hex'), sizeBytes };
}
/** Reads reports in the order given; names of tests that the log left open are looked for among their finished cases. */
async function readReports(sources, log, { limits }) {
    const watch = new Set(log.signs.flatMap(({ code, id }) => (code === 'unfinished-test' && id !== null ? [id] : [])));
    const seen = (0,seen_names/* createSeenNames */.I)();
    const read = [];
    let failing = 0;
    for (const { path, original, state } of sources) {
        const options = { path: original, limits, watch, seen, maxFailing: MAX_FAILING_KEPT - failing };
        const file = typeof path === 'string' ? await (0,report_file/* readReportFile */.$h)(path, options) : await path(options);
        const claim = file.kind === 'read'
            ? { kind: 'read', path: original, state, facts: file.facts }
            : { kind: 'rejected', path: original, state, reason: file.reason, companion: file.companion };
        if (claim.kind === 'read')
            failing += claim.facts.failing.length;
        read.push({ claim, sha256: file.sha256, sizeBytes: file.sizeBytes });
    }
    const claims = withoutTestngCopies(read.map(({ claim }) => claim));
    return read.map((report, i) => ({ ...report, claim: claims[i] ?? report.claim }));
}


/***/ })

};
