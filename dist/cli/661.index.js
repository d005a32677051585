export const id = 661;
export const ids = [661];
export const modules = {

/***/ 2966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEarlierReports),
/* harmony export */   n: () => (/* binding */ EARLIER_REPORTS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




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

/***/ 8427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ globBase),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   lY: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7642);




/** Names of folders that no report is looked for in, unless a glob begins below one. */
const SKIPPED = new Set(['node_modules', '.git']);
/** A glob that looks at more is a mistake, such as one that begins at `/`. */
const MAX_ENTRIES = 2_000_000;
/**
 * Files (whatever is no folder) that globs match, sorted by the bytes of their path. A glob that begins with `!` takes matches of the others
 * out again, wherever it stands; one that names a folder means the `.xml` files below it. Links are followed only to places inside the
 * workspace, and one file is found once.
 * @throws {ReceiptError} INPUT_INVALID where a glob looks at far too much
 */
function findFiles(globs, options) {
    const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => excluder(glob.slice(1), options));
    const found = new Map();
    for (const absolute of matches(globs.filter((glob) => !glob.startsWith('!')), options)) {
        if (excludes.some((excludes) => excludes(absolute)))
            continue;
        const file = { path: shownPath(absolute, options), absolute };
        const identity = realPath(absolute) ?? absolute;
        const other = found.get(identity);
        if (other === undefined || byBytes(file, other) < 0)
            found.set(identity, file);
    }
    return [...found.values()].sort(byBytes);
}
/** The folder that a glob begins at, with `/` behind it; '' for the working directory. */
function globBase(glob) {
    const { base, glob: rest } = picomatch__WEBPACK_IMPORTED_MODULE_3__.scan(withSlashes(glob));
    const folder = rest === '' ? base.slice(0, base.lastIndexOf('/') + 1) : base;
    return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
}
function byBytes(a, b) {
    return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
}
function withSlashes(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? path : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
function shownPath(absolute, { cwd, workspace }) {
    const inside = isWithin(workspace, absolute) || isWithin(cwd, absolute);
    return withSlashes(inside ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, absolute) : absolute);
}
function isWithin(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return inside === '' || (inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside));
}
/** Null where a path, or what a link points to, doesn't exist. */
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return null;
    }
}
function excluder(glob, { cwd }) {
    const pattern = withSlashes(glob);
    const tests = [pattern, `${pattern.replace(/\/+$/, '')}/**`].map((each) => picomatch__WEBPACK_IMPORTED_MODULE_3__((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(glob) ? each : each.replace(/^\.\//, '')));
    return (absolute) => {
        const path = withSlashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(glob) ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, absolute));
        return tests.some((test) => test(path));
    };
}
function matches(globs, options) {
    const found = new Set();
    // A folder is walked once, however many globs begin there.
    const below = new Map();
    const want = (folder, glob, rest) => {
        const depth = /\*\*|\(/.test(rest) ? Number.POSITIVE_INFINITY : rest.split('/').length;
        const wanted = { glob, fits: picomatch__WEBPACK_IMPORTED_MODULE_3__(rest), depth, hidden: /(?:^|\/)[^\w]*\./.test(rest) };
        below.set(folder, [...(below.get(folder) ?? []), wanted]);
    };
    for (const glob of globs) {
        const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd, glob);
        const { base, glob: rest } = picomatch__WEBPACK_IMPORTED_MODULE_3__.scan(withSlashes(glob));
        if (isFolder(named))
            want(named, glob, '**/*.xml');
        else if (exists(named))
            found.add(named);
        else if (rest !== '')
            want((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd, base), glob, rest);
    }
    for (const [folder, wanted] of below)
        for (const path of walk(folder, wanted, options))
            found.add(path);
    return found;
}
function exists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    }
    catch {
        return false;
    }
}
function walk(start, wanted, { workspace, outFolder }) {
    const deepest = Math.max(...wanted.map(({ depth }) => depth));
    const hidden = wanted.some((each) => each.hidden);
    const found = [];
    const seen = new Set();
    const open = [{ folder: start, inside: '', depth: 1 }];
    // Entered last, so that a file is known by its own path, not by that of a link, and always by the same.
    const links = [];
    let entries = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop() ?? links.pop()) {
        const { folder, inside, depth } = next;
        const real = realPath(folder);
        if (real === null || seen.has(real) || folder === outFolder)
            continue;
        seen.add(real);
        for (const entry of readFolder(folder)) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw tooMuch(wanted);
            const { name } = entry;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const fromStart = inside === '' ? name : `${inside}/${name}`;
            if (leadsToFolder(entry, path, workspace)) {
                if (depth >= deepest || SKIPPED.has(name) || (name.startsWith('.') && !hidden))
                    continue;
                (entry.isDirectory() ? open : links).push({ folder: path, inside: fromStart, depth: depth + 1 });
            }
            else if (wanted.some((each) => each.depth >= depth && each.fits(fromStart)))
                found.push(path);
        }
    }
    return found;
}
function leadsToFolder(entry, path, workspace) {
    if (entry.isDirectory())
        return true;
    if (!entry.isSymbolicLink() || !isFolder(path))
        return false;
    const real = realPath(path);
    return real !== null && isWithin(workspace, real);
}
/** A folder that may not be read, or is gone again, holds no report for us. */
function readFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? 1 : -1));
    }
    catch {
        return [];
    }
}
function tooMuch(wanted) {
    const globs = wanted.map(({ glob }) => glob).join(', ');
    return new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReceiptError */ .x('INPUT_INVALID', `looking for ${globs.slice(0, 200)} means looking at more than ${MAX_ENTRIES} files`, {
        remedy: 'Name the folder where the reports are, for example --report "reports/*.xml".',
    });
}


/***/ }),

/***/ 6554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
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

// EXTERNAL MODULE: ./lib/core/reconcile/read-report.js
var read_report = __webpack_require__(9201);
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
    const read = (0,read_report/* applyDialects */.c)(evidence.reports.filter((claim) => claim.kind === 'read'), chosen, onlyRunner(outer));
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
var model_reasons = __webpack_require__(8880);
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

// EXTERNAL MODULE: ./lib/core/reconcile/report-rules.js
var report_rules = __webpack_require__(4738);
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
        const where = (0,report_rules/* placed */.GS)(first?.path ?? '', first?.facts.cases.firstContainer?.where);
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
        reasons.push({ code: 'count-mismatch', where: (0,report_rules/* placed */.GS)(report.path, short.where), args: { what } });
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
        const short = (0,report_rules/* declaredShortfall */.aL)(report);
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
            const where = (0,report_rules/* placed */.GS)(path, facts.cases.firstNameless ?? undefined);
            reasons.push({ code: 'unfinished-test', where, args: { test: `${facts.cases.nameless} case without a name` } });
        }
        if (own > 0 && !onlyContainers && !allows('allow-containers')) {
            const first = facts.cases.firstContainer;
            const where = (0,report_rules/* placed */.GS)(path, first?.where);
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
var exit = __webpack_require__(2033);
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
        ...(0,report_rules/* presenceReasons */.nj)(reading),
        ...(0,report_rules/* failureReasons */.OP)(reading),
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

/***/ 2033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ describeExit),
/* harmony export */   _L: () => (/* binding */ signalOfStatus),
/* harmony export */   so: () => (/* binding */ isSignalName)
/* harmony export */ });
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

/***/ 1475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ parseFilesList),
/* harmony export */   Ys: () => (/* binding */ differingFiles),
/* harmony export */   cj: () => (/* binding */ fromBytePath),
/* harmony export */   sf: () => (/* binding */ renderFilesList),
/* harmony export */   xe: () => (/* binding */ toBytePath)
/* harmony export */ });
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

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ passedHeadline),
/* harmony export */   FE: () => (/* binding */ tallySays),
/* harmony export */   NB: () => (/* binding */ alsoOf),
/* harmony export */   Ro: () => (/* binding */ withoutConsequences),
/* harmony export */   Rw: () => (/* binding */ detailOf),
/* harmony export */   _J: () => (/* binding */ isDeciding),
/* harmony export */   f8: () => (/* binding */ tallyLine),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   vJ: () => (/* binding */ tallyCounts)
/* harmony export */ });
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6454);




/** The why of an outcome in a few words, for one line of a terminal. `{name}` stands for an argument of the reason. */
const HEADLINES = {
    'not-started': 'the command could not be started',
    'killed-by-signal': 'ended by {signal}',
    timeout: 'stopped at the time limit of {limit}',
    interrupted: 'interrupted from outside',
    'log-not-closed': 'a process left behind held the output',
    'log-limit': 'the log passed its limit of {limit}',
    'tree-moved': 'what was tested changed during the run',
    'source-unknown': 'what was tested is unknown',
    'dirty-checkout': 'tracked files differed from HEAD before the run',
    'head-mismatch': 'another commit was tested',
    'command-failed-early': 'exit {code} before any test ran',
    'junit-missing': 'no JUnit report was written',
    'junit-unreadable': '{file} could not be read',
    'junit-empty': '{file} is empty',
    'junit-malformed': '{file} is not well-formed',
    'junit-unsafe': '{file} is not safe to read',
    'not-junit': '{file} is {format}, not JUnit',
    'junit-stale': '{file} was not written by this run',
    'test-failures': '{red} of {tests} tests',
    'suite-error': 'an error outside any test case',
    'footer-failures': 'failures that no report shows',
    'no-tests': 'no test was executed',
    'all-skipped': 'all {skipped} tests were skipped',
    'mostly-skipped': 'only {executed} of {tests} tests were executed',
    'count-mismatch': 'the counts do not agree',
    'unfinished-test': 'a test started and has no result',
    'not-run': '{runner} says that tests did not run',
    'task-incomplete': 'fewer tasks finished than were started',
    'exit-nonzero': 'exit {code}, though no test case is red',
    'worker-crash': 'a worker process died',
    'crash-in-log': 'a process crashed during the run',
    'footer-missing': "{runner}'s closing lines are missing",
    'log-truncated': 'the log is not whole',
    'runner-unknown': 'no known test runner was recognised',
    cached: 'nothing was executed, all came from a cache',
    'below-minimum': '{executed} tests executed, at least {minimum} expected',
    'policy-invalid': 'the policy {file} cannot be used',
    'attempts-exceeded': 'attempt {attempt}; the policy allows {max}',
    'branch-unlisted': '{branch} is no branch that the policy lists',
    'workflow-changed': 'the run workflow is not the known one',
    'protected-changed': 'this changes {files}',
    'verdict-missing': '{branch} is at a commit without a green verdict',
    'jobs-unexpected': 'the run had other jobs than expected',
    'wrong-platform': '{job} ran on {given}',
    'suite-missing': 'no evidence of the suite {suite}',
    'shard-missing': 'no evidence of the shards {shards} of {suite}',
    'shard-duplicate': 'evidence of {suite} stands for more than it is',
    'wrong-command': '{suite} was not run as the policy asks',
    'leniency-refused': '{suite} was run with {option}',
    'secrets-refused': 'secrets in the evidence of {suite}',
    'run-unexpected': 'the run is not one to judge',
    'run-superseded': 'the run is no longer what counts',
    'facts-missing': 'GitHub did not tell what is needed',
    'judge-failed': 'the judge handed on no verdict',
    'artifact-unsafe': '{artifact} is not taken as evidence',
    'artifact-mismatch': '{artifact} is not what was handed over',
    'run-mismatch': 'the receipt is not of this run',
    'receipt-missing': 'there is no receipt',
    'receipt-malformed': 'the receipt cannot be read',
    'receipt-stale': '{what} from what was tested',
    'digest-mismatch': '{file} is not what the receipt was made for',
    'verdict-not-reproduced': 'the evidence gives another verdict',
    unsigned: 'the receipt carries no signature',
};
/** Notes whose words are in the headline or beside a witness already. */
const SAID_ABOVE = new Set(['some-skipped', 'exit-masked', 'flaky']);
/** Arguments that tell more than the headline, the first one present is shown below it. */
const DETAILS = ['why', 'what', 'test', 'text', 'message', 'by'];
/** A deciding reason in a few words, escaped. */
function headlineOf(reason) {
    const { args = {} } = reason;
    if (reason.code === 'junit-missing' && args['nearby'] !== undefined) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['nearby']), 60)} lies where no report was looked for`;
    }
    if (reason.code === 'junit-missing' && args['runner'] !== undefined) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['runner']), 40)} ran, but wrote no JUnit report`;
    }
    if (reason.code === 'junit-malformed' && / is never closed/.test(String(args['why']))) {
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['file']), 80)} is cut short`;
    }
    return HEADLINES[reason.code].replace(/\{(\w+)\}/g, (_, name) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args[name] ?? '…'), 80));
}
/** What a reason tells beyond its headline, escaped; '' where nothing. */
function detailOf(reason) {
    const { args = {} } = reason;
    if (reason.code === 'receipt-missing')
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args['looked'] ?? ''), 400);
    if (reason.code === 'verdict-not-reproduced') {
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(`it gives ${args['derived'] ?? '…'}; the receipt says ${args['claimed'] ?? '…'}`, 400);
    }
    const name = DETAILS.find((key) => args[key] !== undefined && args[key] !== '');
    const said = isDeciding(reason) && name !== undefined && HEADLINES[reason.code].includes(`{${name}}`);
    return name === undefined || said ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(args[name]), 400);
}
/** A further reason on one line: "code: what", with the file it is about. */
function alsoOf(reason) {
    const detail = detailOf(reason);
    const file = detail === '' || reason.args?.['file'] === undefined ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(String(reason.args['file']), 120)}: `;
    return `${reason.code}: ${file}${detail === '' ? headlineOf(reason) : detail}`;
}
function isDeciding(reason) {
    return _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason.code].outcome !== 'note';
}
const CAUSES = new Set([
    'not-started',
    'killed-by-signal',
    'timeout',
    'interrupted',
    'command-failed-early',
]);
/** Without what follows from the deciding reason: a command that never got as far as its tests leaves no report and no closing lines; that goes without saying. */
function withoutConsequences(deciding, others) {
    if (!CAUSES.has(deciding.code))
        return others;
    return others.filter(({ code }) => code !== 'junit-missing' && code !== 'runner-unknown' && code !== 'footer-missing');
}
/** Notes that a reader has not been told otherwise. */
function notesOf(verdict) {
    return verdict.reasons.filter((reason) => !isDeciding(reason) && !SAID_ABOVE.has(reason.code));
}
/** "128 tests: 126 passed, 2 skipped", "31 tests passed", with every leniency that was used: a pass by leave says so in its first line. */
function passedHeadline(tally, reasons) {
    const leave = reasons.filter((reason) => reason.code === 'leniency').map((reason) => reason.args ?? {});
    const [only] = leave;
    if (only === undefined)
        return tallyLine(tally);
    if (leave.length === 1)
        return `${tallyLine(tally)}; ${only['what']} (${only['option']})`;
    return `${tallyLine(tally)}; by leave of ${leave.map((args) => args['option']).join(', ')}`;
}
/** "128 tests: 126 passed, 2 skipped"; "4 tests passed" where that is all. */
function tallyLine(tally) {
    if (tally.passed === tally.tests && tally.flaky === 0 && tally.tests > 0)
        return `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tally.tests, 'test')} passed`;
    return [(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tally.tests, 'test'), tallyCounts(tally)].filter((text) => text !== '').join(': ');
}
/** The counts that aren't zero, in words; '' where all are. */
function tallyCounts(tally) {
    const counts = [
        tally.failed > 0 ? `${tally.failed} failed` : '',
        tally.errored > 0 ? `${tally.errored} with errors` : '',
        tally.passed > 0 ? `${tally.passed} passed` : '',
        tally.flaky > 0 ? `${tally.flaky} of them flaky` : '',
        tally.skipped > 0 ? `${tally.skipped} skipped` : '',
    ];
    return counts.filter((text) => text !== '').join(', ');
}
/** The shortest true word on a tally: for the column "says". */
function tallySays(tally) {
    if ((0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally) > 0)
        return `${(0,_model_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .red */ .wv)(tally)} failed`;
    if (tally.passed > 0)
        return `${tally.passed} passed`;
    return tally.skipped > 0 ? `${tally.skipped} skipped` : 'no tests';
}


/***/ }),

/***/ 7765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R3: () => (/* binding */ alsoRows),
  PZ: () => (/* binding */ detailRows),
  ST: () => (/* binding */ failingRows),
  bl: () => (/* binding */ redRows)
});

// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(4739);
// EXTERNAL MODULE: ./lib/core/present/columns.js
var columns = __webpack_require__(5508);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
;// CONCATENATED MODULE: ./lib/core/present/failing-test.js
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

// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
;// CONCATENATED MODULE: ./lib/core/present/red-rows.js







/**
 * What is red or missing: the deciding reason's place and detail, the failing tests, the log's end, and what else was found; escaped.
 * @param folder the suite's folder as a user would name it; null where there is none.
 * @param room how many lines there are.
 */
function redRows(evidence, verdict, folder, screen, room) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding, ...others] = verdict.reasons;
    const also = alsoRows((0,headline/* withoutConsequences */.Ro)(deciding, others), screen).slice(0, Math.max(0, Math.min(3, room - 3)));
    const failing = (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    const count = verdict.tally === null ? failing.length : Math.max((0,tally/* red */.wv)(verdict.tally), failing.length);
    const detail = detailRows(deciding, screen);
    const left = room - also.length - detail.length;
    const rows = failing.length > 0 ? failingRows(failing, count, folder, screen, left) : [];
    const last = verdict_json/* TAIL_FOR */.je.has(deciding.code) && rows.length === 0 ? evidence.log.tail.slice(-Math.max(1, Math.min(8, left))) : [];
    return [
        ...detail,
        ...rows,
        ...last.map((line) => `  ${(0,present_screen/* paint */.nI)(screen, 'dim', '|')} ${(0,columns/* fitTo */.Xn)((0,present_escape.escapeTerminal)(line, 300), screen.columns - 4)}`),
        ...also,
    ];
}
function red_rows_placeOf({ where }) {
    if (where?.file === undefined && where?.line === undefined)
        return '';
    const place = [(0,present_escape.escapeTerminal)(where.file ?? 'line', 120), where.line, where.column].filter((part) => part !== undefined).join(':');
    return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}
/** Where the deciding reason points, and what it tells beyond its headline. */
function detailRows(reason, screen) {
    const text = [red_rows_placeOf(reason), (0,headline/* detailOf */.Rw)(reason)].filter((part) => part !== '').join('  ');
    return text === '' ? [] : (0,present_screen/* paragraph */.FY)(screen, text, 3);
}
/** Further reasons that would decide by themselves, one line each. */
function alsoRows(reasons, screen) {
    return reasons.filter(headline/* isDeciding */._J).map((reason) => (0,present_screen/* labelRow */.Zz)(screen, 'also', (0,headline/* alsoOf */.NB)(reason)));
}
function failingRows(failing, count, folder, screen, room) {
    const fits = count <= room ? room : Math.max(1, room - 1);
    const shown = failing.slice(0, fits);
    const cells = shown.map((test) => [(0,present_escape.escapeTerminal)(fullName(test), 200), placeOfTest(test, screen), (0,present_escape.escapeTerminal)(test.message, 300)]);
    const rows = (0,present_screen/* table */.tp)(screen, cells, [0.46, 0.26], 4).map((row) => `  ${(0,present_screen/* paint */.nI)(screen, 'red', '✗')}${row.slice(3)}`);
    const more = count - shown.length;
    if (more <= 0)
        return rows;
    return [...rows, `    and ${more} more${folder === null ? '' : `: ${(0,present_escape.escapeTerminal)(`${folder}/log.txt`, 200)}`}`];
}
function placeOfTest(test, { from }) {
    const place = placeOf(test);
    return (0,present_escape.escapeTerminal)(from !== undefined && place.startsWith(`${from}/`) ? place.slice(from.length + 1) : place, 200);
}


/***/ }),

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ quoteWord),
/* harmony export */   u_: () => (/* binding */ runLine),
/* harmony export */   wJ: () => (/* binding */ remedyFor),
/* harmony export */   zn: () => (/* binding */ suiteCommandOf)
/* harmony export */ });
/* unused harmony export workflowRemedyFor */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _runners_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2035);


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
        return { text: reason.code === 'runner-unknown' ? remedyOf(reason) : remedyFor(reason, suite), command: null, needs: null };
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

/***/ 4453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pg: () => (/* binding */ INK),
  Km: () => (/* binding */ bareVerdictLine),
  Rc: () => (/* binding */ bareVerdictText),
  Mn: () => (/* binding */ lines),
  MT: () => (/* binding */ verdictLine),
  nt: () => (/* binding */ verdictText),
  gf: () => (/* binding */ whyOf)
});

// UNUSED EXPORTS: testedLine

// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(8880);
// EXTERNAL MODULE: ./lib/core/present/columns.js
var columns = __webpack_require__(5508);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/present/red-rows.js + 1 modules
var red_rows = __webpack_require__(7765);
// EXTERNAL MODULE: ./lib/core/present/remedy.js
var present_remedy = __webpack_require__(7511);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
// EXTERNAL MODULE: ./lib/core/model/exit.js
var model_exit = __webpack_require__(2033);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
;// CONCATENATED MODULE: ./lib/core/present/witnesses.js






/** Exit, log and reports, in this order. */
function witnessesOf(evidence, verdict) {
    return [exitWitness(evidence, verdict), logWitness(evidence), reportWitness(evidence, verdict)];
}
function exitWitness({ exit }, verdict) {
    const masked = verdict.reasons.some((reason) => reason.code === 'exit-masked');
    const seen = (0,present_escape.escapeTerminal)((0,model_exit/* describeExit */.KE)(exit), 300);
    const says = exit.kind !== 'exited' ? 'says: did not end by itself' : exit.code === 0 ? 'says: fine' : 'says: failed';
    const sign = exit.kind === 'exited' && exit.code === 0 && !masked ? 'good' : 'bad';
    return { name: 'exit', seen, says: masked ? '← hides the failures: look for `|| true` or a pipe without pipefail' : says, sign };
}
function signOf(tally) {
    if ((0,model_tally/* red */.wv)(tally) > 0)
        return 'bad';
    return tally.passed > 0 ? 'good' : 'silent';
}
/** A closing line without the rules that runners draw around it. */
function closingText(text) {
    return (0,present_escape.escapeTerminal)(text.replace(/\s+/g, ' ').replace(/^[ =─━#*-]+(?=\S)|(?<=\S)[ =─━#*-]+$/g, ''), 100);
}
/** The closing line that a reader knows from the log; the counts, where the last line of a block tells none of them. */
function closingOf({ closing, tally }) {
    const text = closing === null ? '' : closingText(closing.text);
    // "ℹ todo 0" tells nothing of a run without a pass.
    const telling = tally === null ? [] : [(0,model_tally/* executed */.AB)(tally), tally.passed].filter((count) => count > 0);
    if (tally === null || telling.some((count) => new RegExp(`\\b${count}\\b`).test(text)))
        return text === '' ? '' : `: ${text}`;
    return `: ${(0,headline/* tallyCounts */.vJ)(tally)}`;
}
function title(runner) {
    return (0,runners/* profileNamed */.JD)(runner.runner)?.title ?? (0,present_escape.escapeTerminal)(runner.runner, 40);
}
function logWitness({ log, logState }) {
    const size = log.sizeBytes === 0 ? 'empty' : (0,quantities/* formatBytes */.z3)(log.sizeBytes);
    const open = logState.closed ? '' : ', still held open by a process left behind';
    const outer = log.runners.filter((runner) => runner.nestedIn === null);
    const closed = outer.filter((runner) => runner.closed > 0);
    const unclosed = outer.find((runner) => runner.closed < runner.sessions && runner.closed === 0 && runner.trace !== 'progress');
    const tallies = closed.flatMap((runner) => (runner.tally === null ? [] : [runner.tally]));
    const says = tallies.length > 0 ? `says: ${(0,headline/* tallySays */.FE)((0,model_tally/* addTallies */.MA)(tallies))}` : 'says: nothing';
    const sign = tallies.length > 0 ? signOf((0,model_tally/* addTallies */.MA)(tallies)) : 'silent';
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
        const footerSays = log.footer.tally === null ? says : `says: ${(0,headline/* tallySays */.FE)(log.footer.tally)}`;
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
    const tally = verdict.tally ?? (0,model_tally/* addTallies */.MA)(read.map((claim) => claim.facts.tally));
    const [first] = read;
    const name = read.length === 1 && first !== undefined ? (0,present_escape.escapeTerminal)(first.path, 60) : (0,quantities/* plural */.LS)(read.length, 'file');
    const failed = (0,model_tally/* red */.wv)(tally) > 0 ? `, ${(0,model_tally/* red */.wv)(tally)} failed` : '';
    return {
        name: 'reports',
        seen: `${name}: ${(0,quantities/* plural */.LS)(tally.tests, 'case')}${failed}`,
        says: `says: ${(0,headline/* tallySays */.FE)(tally)}`,
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
    const after = cases > 0 ? ` after ${(0,quantities/* plural */.LS)(cases, 'case')}` : '';
    const beside = others > 0 ? `, beside ${(0,quantities/* plural */.LS)(others, 'readable file')}` : '';
    return `${(0,present_escape.escapeTerminal)(bad.path, 60)}: ${state}${after}${beside}`;
}
function noneSeen(asked, capture, reasons) {
    if (asked.includes('none'))
        return 'none asked for (--report none)';
    if (capture === 'foreign' && asked.includes('auto'))
        return 'none named (--report FILE)';
    const looked = reasons.find((reason) => reason.code === 'junit-missing')?.args?.['looked'];
    return looked === undefined ? 'none' : `none; ${(0,present_escape.escapeTerminal)(String(looked), 200)}`;
}

;// CONCATENATED MODULE: ./lib/core/present/text.js









const INK = { passed: 'green', failed: 'red', incomplete: 'yellow' };
const WORD = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' };
/**
 * A verdict as a terminal shows it: outcome and why, what is red or missing, the three witnesses, what was tested, where the evidence
 * is, what to do. At most {@link MAX_LINES} lines; every hostile text escaped; a line end behind.
 */
function verdictText(view, screen) {
    const { verdict, receipt } = view;
    const suite = receipt === null ? null : (0,present_remedy/* suiteCommandOf */.zn)(receipt.value);
    const witnesses = witnessRows(witnessesOf(view.evidence, verdict), verdict, screen);
    const tested = receipt === null ? [] : testedRows(receipt.value, receipt.sha256, receipt.folder, screen);
    const todo = remedyRows(verdict, suite, screen);
    const fixed = 2 + witnesses.length + tested.length + (todo.length === 0 ? 0 : todo.length + 1);
    const notes = noteRows(verdict, screen, 3);
    const room = present_screen/* MAX_LINES */.xg - fixed - notes.length - 1;
    const red = (0,red_rows/* redRows */.bl)(view.evidence, verdict, receipt?.folder ?? null, screen, Math.max(1, room));
    return lines([[text_headline(verdict, receipt?.value ?? null, screen)], red, [...witnesses, ...tested, ...notes], todo]);
}
/** A verdict of which nothing but its reasons is known: there is no readable receipt. */
function bareVerdictText(verdict, screen) {
    if (verdict.outcome === 'passed')
        return bareVerdictLine(verdict, screen);
    const [deciding, ...others] = verdict.reasons;
    const why = [...(0,red_rows/* detailRows */.PZ)(deciding, screen), ...(0,red_rows/* alsoRows */.R3)(others, screen).slice(0, 5)];
    return lines([[text_headline(verdict, null, screen)], why, remedyRows(verdict, null, screen)]);
}
function bareVerdictLine(verdict, screen) {
    return `${text_headline(verdict, null, screen)}\n`;
}
/** The outcome in one line, as `--quiet` leaves it. */
function verdictLine({ verdict, receipt }, screen) {
    return `${text_headline(verdict, receipt?.value ?? null, screen)}\n`;
}
/** Blocks with a blank line between them. */
function lines(blocks) {
    const shown = blocks.filter((block) => block.length > 0).map((block) => block.map((line) => line.trimEnd()).join('\n'));
    return `${shown.join('\n\n')}\n`;
}
/** Why an outcome is what it is, in a few escaped words. */
function whyOf(verdict) {
    if (verdict.outcome === 'passed')
        return (0,headline/* passedHeadline */.$x)(verdict.tally, verdict.reasons);
    const [deciding] = verdict.reasons;
    return (0,headline/* isDeciding */._J)(deciding) ? (0,headline/* headlineOf */.gD)(deciding) : '';
}
function text_headline(verdict, receipt, screen) {
    const duration = receipt === null ? '' : (0,quantities/* formatDuration */.a3)(receipt.run.duration_ms);
    return (0,present_screen/* headlineRow */.jc)(screen, INK[verdict.outcome], WORD[verdict.outcome], whyOf(verdict), verdict.decidedBy ?? duration);
}
function witnessRows(witnesses, verdict, screen) {
    const says = (witness) => verdict.outcome === 'incomplete' || witness.says.startsWith('←') || verdict.decidedBy !== 'test-failures' ? witness.says : '';
    if (verdict.outcome === 'passed')
        return witnesses.map(({ name, seen }) => (0,present_screen/* labelRow */.Zz)(screen, name, seen));
    const room = screen.columns - 12;
    const column = Math.min(Math.max(...witnesses.map(({ seen }) => (0,columns/* widthOf */.qz)(seen))), Math.floor(room * 0.7));
    return witnesses.map((witness) => {
        const right = says(witness);
        if (right === '')
            return (0,present_screen/* labelRow */.Zz)(screen, witness.name, witness.seen);
        if (right.startsWith('←'))
            return (0,present_screen/* labelRow */.Zz)(screen, witness.name, `${witness.seen}   ${right}`);
        return (0,present_screen/* labelRow */.Zz)(screen, witness.name, `${(0,columns/* padTo */.v0)((0,columns/* fitTo */.Xn)(witness.seen, column), column)}   ${right}`);
    });
}
function testedRows(receipt, sha256, folder, screen) {
    const path = (0,present_escape.escapeTerminal)(`${folder}/receipt.json`, 300);
    return [(0,present_screen/* labelRow */.Zz)(screen, 'tested', testedLine(receipt)), (0,present_screen/* labelRow */.Zz)(screen, 'receipt', `${path}  ${sha256.slice(0, 8)}…`)];
}
/** "3f2a9c1 on topic, clean; node 24.22.3, linux x64", escaped. */
function testedLine({ source, source_missing, environment }) {
    const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
    const where = [...runtimes, `${environment.os} ${environment.arch}`].map((text) => (0,present_escape.escapeTerminal)(text, 60)).join(', ');
    if (source === null)
        return `no commit: ${(0,present_escape.escapeTerminal)(source_missing ?? 'not a git repository', 200)}; ${where}`;
    const head = source.git_head === null ? 'no commit yet' : source.git_head.slice(0, 7);
    const branch = source.branch === null ? '' : ` on ${(0,present_escape.escapeTerminal)(source.branch, 60)}`;
    return `${head}${branch}, ${source.dirty ? 'with uncommitted changes' : 'clean'}; ${where}`;
}
function noteRows(verdict, screen, max) {
    const notes = (0,headline/* notesOf */.h$)(verdict);
    const shown = notes.length > max ? notes.slice(0, max - 1) : notes;
    const rows = shown.map((note) => (0,present_screen/* labelRow */.Zz)(screen, 'note', (0,present_escape.escapeTerminal)((0,reasons/* sentenceOf */.$N)(note), 400)));
    return shown.length < notes.length
        ? [...rows, (0,present_screen/* labelRow */.Zz)(screen, 'note', `and ${notes.length - shown.length} more in receipt.json`)]
        : rows;
}
function remedyRows(verdict, suite, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding] = verdict.reasons;
    const remedy = (0,present_escape.escapeTerminal)((0,present_remedy/* remedyFor */.wJ)(deciding, suite), 2000);
    return remedy === ''
        ? []
        : (0,present_screen/* doRows */.xE)(screen, remedy, reasons/* REASONS */.ez[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`);
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ toVerdictJson),
/* harmony export */   je: () => (/* binding */ TAIL_FOR),
/* harmony export */   kw: () => (/* binding */ distrusted),
/* harmony export */   qU: () => (/* binding */ failingTests)
/* harmony export */ });
/* unused harmony export VERDICT_JSON_MAX_BYTES */
/* harmony import */ var _model_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);
/* harmony import */ var _model_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4739);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);




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
        const bytes = encoder.encode(`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeJson */ .G)(JSON.stringify(value, null, 1))}\n`);
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
        tail: tail?.map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(line, room.text)) ?? null,
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
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)((0,_model_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(reason), text),
        // A remedy may hold the command to copy, which is of no use when cut in the middle: it gets more room.
        remedy: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)((0,_remedy_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyFor */ .wJ)(reason, suite), text * 5),
        where: where === undefined ? null : where.file === undefined ? where : { ...where, file: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(where.file, text) },
    };
}
function exitJson(exit, text) {
    return exit.kind === 'not_started' ? { ...exit, message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(exit.message, text) } : exit;
}
function failingJson(test, text) {
    const cut = (value) => (value === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(value, text));
    return {
        suite: cut(test.suite),
        name: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(test.name, text),
        file: cut(test.file),
        line: test.line,
        message: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(test.message, text),
    };
}
function digestsOf({ evidence }) {
    return [...evidence.reports, ...evidence.rejected]
        .flatMap(({ path, sha256 }) => (path === null || sha256 === null ? [] : [{ path: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__.cutText)(path, 200), sha256 }]))
        .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
function sourceJson(source) {
    if (source === null)
        return null;
    const { git_head, git_tree, worktree, dirty } = source;
    return { git_head, git_tree, worktree, dirty };
}


/***/ }),

/***/ 7883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x6: () => (/* binding */ readLog),
  oh: () => (/* binding */ readReports),
  fp: () => (/* binding */ scannerOptions)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/report-file.js
var report_file = __webpack_require__(1079);
;// CONCATENATED MODULE: ./lib/core/model/report.js
/** So many failing tests of a run are described, over all its reports: all that a check marks at lines and a job summary lists. */
const MAX_FAILING_KEPT = 500;

// EXTERNAL MODULE: ./lib/core/parse/log-scanner.js + 23 modules
var log_scanner = __webpack_require__(8354);
// EXTERNAL MODULE: ./lib/core/parse/seen-names.js
var seen_names = __webpack_require__(9981);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var tally = __webpack_require__(4739);
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
