export const id = 285;
export const ids = [285];
export const modules = {

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/github.js
var github = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/adapters/github-event.js
var github_event = __webpack_require__(4832);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./lib/adapters/guarded-output.js


const LINE_END = '\n';
/** As much as may wait here for a slow reader of our output. */
const WAITING_BYTES = 2 ** 20;
/**
 * Stops workflow commands with a random token until they are released. The runner reads commands in both streams, in two syntaxes, one of
 * them anywhere in a line: nothing short of stopping them is enough. It masks the token, so that not even the log tells it.
 */
function guardOutput(out) {
    const token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    out.write(`::stop-commands::${token}${LINE_END}`);
    let last = LINE_END.charCodeAt(0);
    const stream = new external_node_stream_.Writable({
        highWaterMark: WAITING_BYTES,
        write(chunk, _encoding, done) {
            last = chunk.at(-1) ?? last;
            // Not a failure of the command: whoever reads our output has gone.
            out.write(chunk, () => done());
        },
    });
    return {
        stream,
        async release() {
            await new Promise((resolve) => {
                stream.end(() => resolve());
            });
            // Behind the end nobody's late output may fail the step.
            stream.on('error', () => { });
            out.write(`${last === LINE_END.charCodeAt(0) ? '' : LINE_END}::${token}::${LINE_END}`);
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(1285);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(5177);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/markdown.js + 1 modules
var markdown = __webpack_require__(9872);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var model_reasons = __webpack_require__(8880);
;// CONCATENATED MODULE: ./lib/core/present/columns.js
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

// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(8179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
;// CONCATENATED MODULE: ./lib/core/present/screen.js

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
    const line = justify(`${word}  ${why}`, right, screen.columns);
    const tail = right === '' || !line.endsWith(right) ? '' : right;
    const middle = line.slice(word.length, line.length - tail.length);
    return paint(screen, 'bold', paint(screen, ink, word)) + middle + (tail === '' ? '' : paint(screen, 'dim', tail));
}
/** "  label     text", cut at the last column. */
function labelRow(screen, label, text) {
    return `  ${padTo(label, 10)}${fitTo(text, screen.columns - 12)}`;
}
/** Text below the headline, indented and broken into at most `max` lines. */
function paragraph(screen, text, max, indent = 2) {
    const lines = wrapWords(text, screen.columns - indent);
    const shown = lines.slice(0, max);
    const cut = lines.length > max ? `${shown.at(-1) ?? ''} …` : shown.at(-1);
    return [...shown.slice(0, -1), cut ?? ''].map((line) => ' '.repeat(indent) + fitTo(line, screen.columns - indent));
}
/** Rows of cells as columns two spaces apart; each column is as wide as its widest cell, but at most its share; the last one takes the rest. */
function table(screen, rows, shares, indent = 2) {
    const room = screen.columns - indent;
    const widths = shares.map((share, i) => Math.min(Math.floor(room * share), Math.max(0, ...rows.map((row) => widthOf(row[i] ?? '')))));
    return rows.map((row) => {
        let line = '';
        for (const [i, cell] of row.entries()) {
            const width = widths[i];
            const left = room - widthOf(line);
            line += width === undefined ? fitTo(cell, left) : width === 0 ? '' : `${padTo(fitTo(cell, width), width)}  `;
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
    const lines = wrapWords(prose.trimEnd(), room).slice(0, max);
    if (command !== '') {
        if (prose.length <= 30)
            lines.splice(0, 1, prose + command);
        else
            lines.push(command);
    }
    else if (more !== '') {
        const last = lines.at(-1) ?? '';
        if (widthOf(last) + 4 + widthOf(more) <= room)
            lines[lines.length - 1] = `${last}    ${more}`;
        else
            lines.push(more);
    }
    return lines.map((line, i) => (i === 0 ? lead : ' '.repeat(lead.length)) + line);
}

// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
;// CONCATENATED MODULE: ./lib/core/present/red-rows.js






const CAUSES = new Set([
    'not-started',
    'killed-by-signal',
    'timeout',
    'interrupted',
    'command-failed-early',
]);
/**
 * What is red or missing: the deciding reason's place and detail, the failing tests, the log's end, and what else was found; escaped.
 * @param folder the suite's folder as a user would name it; null where there is none.
 * @param room how many lines there are.
 */
function redRows(evidence, verdict, folder, screen, room) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding, ...others] = verdict.reasons;
    const also = red_rows_alsoRows(withoutConsequences(deciding, others), screen).slice(0, Math.max(0, Math.min(3, room - 3)));
    const failing = (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    const count = verdict.tally === null ? failing.length : Math.max((0,model_tally/* red */.wv)(verdict.tally), failing.length);
    const detail = red_rows_detailRows(deciding, screen);
    const left = room - also.length - detail.length;
    const rows = failing.length > 0 ? failingRows(failing, count, folder, screen, left) : [];
    const last = verdict_json/* TAIL_FOR */.je.has(deciding.code) && rows.length === 0 ? evidence.log.tail.slice(-Math.max(1, Math.min(8, left))) : [];
    return [
        ...detail,
        ...rows,
        ...last.map((line) => `  ${paint(screen, 'dim', '|')} ${fitTo((0,present_escape.escapeTerminal)(line, 300), screen.columns - 4)}`),
        ...also,
    ];
}
function placeOf({ where }) {
    if (where?.file === undefined && where?.line === undefined)
        return '';
    const place = [(0,present_escape.escapeTerminal)(where.file ?? 'line', 120), where.line, where.column].filter((part) => part !== undefined).join(':');
    return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}
/** Where the deciding reason points, and what it tells beyond its headline. */
function red_rows_detailRows(reason, screen) {
    const text = [placeOf(reason), (0,headline/* detailOf */.Rw)(reason)].filter((part) => part !== '').join('  ');
    return text === '' ? [] : paragraph(screen, text, 3);
}
/** A command that never got as far as its tests leaves no report and no closing lines: that goes without saying. */
function withoutConsequences(deciding, others) {
    if (!CAUSES.has(deciding.code))
        return others;
    return others.filter(({ code }) => code !== 'junit-missing' && code !== 'runner-unknown' && code !== 'footer-missing');
}
/** Further reasons that would decide by themselves, one line each. */
function red_rows_alsoRows(reasons, screen) {
    return reasons.filter(headline/* isDeciding */._J).map((reason) => labelRow(screen, 'also', (0,headline/* alsoOf */.NB)(reason)));
}
function failingRows(failing, count, folder, screen, room) {
    const fits = count <= room ? room : Math.max(1, room - 1);
    const shown = failing.slice(0, fits);
    const cells = shown.map((test) => [nameOf(test), placeOfTest(test, screen), (0,present_escape.escapeTerminal)(test.message, 300)]);
    const rows = table(screen, cells, [0.46, 0.26], 4).map((row) => `  ${paint(screen, 'red', '✗')}${row.slice(3)}`);
    const more = count - shown.length;
    if (more <= 0)
        return rows;
    return [...rows, `    and ${more} more${folder === null ? '' : `: ${(0,present_escape.escapeTerminal)(`${folder}/log.txt`, 200)}`}`];
}
function nameOf({ suite, name, file }) {
    const shown = suite === null || suite === '' || suite === file || name.startsWith(suite) ? name : `${suite} > ${name}`;
    return (0,present_escape.escapeTerminal)(shown === '' ? '(no name)' : shown, 200);
}
function placeOfTest({ file, line }, { from }) {
    if (file === null)
        return '';
    const shown = from !== undefined && file.startsWith(`${from}/`) ? file.slice(from.length + 1) : file;
    return (0,present_escape.escapeTerminal)(line === null ? shown : `${shown}:${line}`, 200);
}

// EXTERNAL MODULE: ./lib/core/present/remedy.js
var present_remedy = __webpack_require__(7511);
// EXTERNAL MODULE: ./lib/core/present/witnesses.js
var present_witnesses = __webpack_require__(3716);
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
    const witnesses = witnessRows((0,present_witnesses/* witnessesOf */.L)(view.evidence, verdict), verdict, screen);
    const tested = receipt === null ? [] : testedRows(receipt.value, receipt.sha256, receipt.folder, screen);
    const todo = remedyRows(verdict, suite, screen);
    const fixed = 2 + witnesses.length + tested.length + (todo.length === 0 ? 0 : todo.length + 1);
    const notes = noteRows(verdict, screen, 3);
    const room = MAX_LINES - fixed - notes.length - 1;
    const red = redRows(view.evidence, verdict, receipt?.folder ?? null, screen, Math.max(1, room));
    return lines([[text_headline(verdict, receipt?.value ?? null, screen)], red, [...witnesses, ...tested, ...notes], todo]);
}
/** A verdict of which nothing but its reasons is known: there is no readable receipt. */
function bareVerdictText(verdict, screen) {
    if (verdict.outcome === 'passed')
        return bareVerdictLine(verdict, screen);
    const [deciding, ...others] = verdict.reasons;
    const why = [...detailRows(deciding, screen), ...alsoRows(others, screen).slice(0, 5)];
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
    return headlineRow(screen, INK[verdict.outcome], WORD[verdict.outcome], whyOf(verdict), verdict.decidedBy ?? duration);
}
function witnessRows(witnesses, verdict, screen) {
    const says = (witness) => verdict.outcome === 'incomplete' || witness.says.startsWith('←') || verdict.decidedBy !== 'test-failures' ? witness.says : '';
    if (verdict.outcome === 'passed')
        return witnesses.map(({ name, seen }) => labelRow(screen, name, seen));
    const room = screen.columns - 12;
    const column = Math.min(Math.max(...witnesses.map(({ seen }) => widthOf(seen))), Math.floor(room * 0.7));
    return witnesses.map((witness) => {
        const right = says(witness);
        if (right === '')
            return labelRow(screen, witness.name, witness.seen);
        if (right.startsWith('←'))
            return labelRow(screen, witness.name, `${witness.seen}   ${right}`);
        return labelRow(screen, witness.name, `${padTo(fitTo(witness.seen, column), column)}   ${right}`);
    });
}
function testedRows(receipt, sha256, folder, screen) {
    const path = (0,present_escape.escapeTerminal)(`${folder}/receipt.json`, 300);
    return [labelRow(screen, 'tested', testedLine(receipt)), labelRow(screen, 'receipt', `${path}  ${sha256.slice(0, 8)}…`)];
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
    const rows = shown.map((note) => labelRow(screen, 'note', (0,present_escape.escapeTerminal)((0,model_reasons/* sentenceOf */.$N)(note), 400)));
    return shown.length < notes.length
        ? [...rows, labelRow(screen, 'note', `and ${notes.length - shown.length} more in receipt.json`)]
        : rows;
}
function remedyRows(verdict, suite, screen) {
    if (verdict.outcome === 'passed')
        return [];
    const [deciding] = verdict.reasons;
    const remedy = (0,present_escape.escapeTerminal)((0,present_remedy/* remedyFor */.wJ)(deciding, suite), 2000);
    return remedy === ''
        ? []
        : doRows(screen, remedy, model_reasons/* REASONS */.ez[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`);
}

// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
;// CONCATENATED MODULE: ./lib/core/present/title.js





/**
 * The check's title: facts first, one line, at most {@link TITLE_MAX_LENGTH} characters. What somebody else wrote is in it only as far as a
 * headline names a file or a runner, escaped and short. A pass by leave says so here.
 * @param attempt of the workflow run; told from the second on.
 */
function titleOf(verdict, evidence, attempt = 1) {
    const parts = [verdict.outcome.toUpperCase(), ...factsOf(verdict, evidence), ...(attempt > 1 ? [`attempt ${attempt}`] : [])];
    return (0,present_escape/* cutText */.I)(parts.filter((part) => part !== '').join(' · '), check_run/* TITLE_MAX_LENGTH */.Nw);
}
function factsOf(verdict, evidence) {
    if (verdict.outcome === 'passed')
        return passedFacts(verdict, evidence);
    const [deciding] = verdict.reasons;
    const why = (0,headline/* isDeciding */._J)(deciding) ? (0,headline/* headlineOf */.gD)(deciding) : '';
    const hidden = verdict.reasons.some(({ code }) => code === 'exit-masked');
    const seen = deciding.code === 'killed-by-signal' && verdict.tally !== null ? ` after ${(0,quantities/* plural */.LS)(verdict.tally.tests, 'test')}` : '';
    const memory = deciding.args?.['signal'] === 'SIGKILL' ? ' (out of memory?)' : '';
    return [`${why}${seen}${memory}`, hidden ? 'the exit code hid them' : ''];
}
function passedFacts({ tally, reasons }, evidence) {
    const counts = [
        (0,quantities/* plural */.LS)(tally.tests, 'test'),
        tally.skipped > 0 ? `${tally.skipped} skipped` : '',
        tally.flaky > 0 ? `${tally.flaky} flaky` : '',
    ].filter((count) => count !== '');
    return [counts.join(', '), leaveOf(reasons) ?? runnersOf(evidence)];
}
function leaveOf(reasons) {
    const leave = reasons.filter(({ code }) => code === 'leniency').map(({ args = {} }) => args);
    const [only] = leave;
    if (only === undefined)
        return null;
    if (leave.length === 1)
        return `${only['what']} (${only['option']})`;
    const options = `by leave of ${leave.map((args) => args['option']).join(', ')}`;
    return options.length <= 60 ? options : `by leave of ${leave.length} options`;
}
function runnersOf({ log }) {
    const names = new Set(log.runners.filter(({ nestedIn }) => nestedIn === null).map(({ runner }) => (0,runners/* profileNamed */.JD)(runner)?.title ?? runner));
    return [...names]
        .slice(0, 3)
        .map((name) => (0,present_escape.escapeTerminal)(name, 40))
        .join(', ');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/adapters/earlier-reports.js




const EARLIER_REPORTS = 'earlier-reports';
/** What was moved aside, sorted by name; empty where nothing was. */
async function readEarlierReports(folder) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(folder, EARLIER_REPORTS)).catch(() => []);
    const reports = [];
    for (const name of names.sort()) {
        reports.push({ path: `${EARLIER_REPORTS}/${name}`, sha256: await digestOf((0,external_node_path_.join)(folder, EARLIER_REPORTS, name)) });
    }
    return reports;
}
async function digestOf(path) {
    try {
        if (!(await (0,promises_.lstat)(path)).isFile())
            return null;
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for await (const chunk of (0,external_node_fs_.createReadStream)(path))
            hash.update(chunk);
        return hash.digest('hex');
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/adapters/files.js




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
    return new errors/* ReceiptError */.x('IO_FAILED', `cannot ${act} ${path}: ${describeIoError(cause)}`, {
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
    if (errorCode(problem) !== 'ENOENT' || (0,external_node_path_.dirname)(path) === path)
        throw ioFailed('make', path, problem);
    makeFolder((0,external_node_path_.dirname)(path));
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
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'receipt-'));
    }
    catch (cause) {
        throw new errors/* ReceiptError */.x('IO_FAILED', `no temporary folder can be made in ${(0,external_node_os_.tmpdir)()}: ${describeIoError(cause)}`, {
            cause,
            remedy: 'Name one that can be written to by the variable TMPDIR.',
        });
    }
    try {
        return await use(folder);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function tryMakeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path);
        return null;
    }
    catch (cause) {
        return isFolder(path) ? null : cause;
    }
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
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
        const file = (0,external_node_fs_.openSync)(temporary, 'wx', 0o644);
        try {
            for (let at = 0; at < bytes.length;)
                at += (0,external_node_fs_.writeSync)(file, bytes, at);
            (0,external_node_fs_.fsyncSync)(file);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
        (0,external_node_fs_.renameSync)(temporary, path);
        syncFolder((0,external_node_path_.dirname)(path));
    }
    catch (cause) {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        throw ioFailed('write', path, cause);
    }
}
/** Forces a rename to the disk; not every system can. */
function syncFolder(path) {
    try {
        const folder = (0,external_node_fs_.openSync)(path, 'r');
        try {
            (0,external_node_fs_.fsyncSync)(folder);
        }
        finally {
            (0,external_node_fs_.closeSync)(folder);
        }
    }
    catch {
        // Windows opens no folders, some file systems can't sync them: the file itself is safe.
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/adapters/git.js






/** A listing of some million files. */
const MAX_OUTPUT_BYTES = 2 ** 30;
/** GIT_* that say where configuration lies; all others could turn our reads to another repository, index or object store. */
const KEPT = new Set(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM', 'GIT_EXEC_PATH']);
function gitEnv(extra = {}) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.has(name)));
    return {
        ...env,
        LC_ALL: 'C',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_GRAFT_FILE: external_node_os_.devNull,
        ...extra,
    };
}
/** Neither replaced objects nor a program that the repository's configuration names has a say in what we read. */
const HARDENED = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${external_node_os_.devNull}`];
/** What git says when it fails: its first line, without `fatal:`. */
class GitFailure extends Error {
}
/**
 * Runs one git command and returns its raw output. Not by @actions/exec: paths in `-z` output are bytes without a line end, which that
 * one decodes as UTF-8 and searches for lines again with every chunk.
 * @throws {GitFailure} where git ends with another status than 0
 * @throws {ReceiptError} GIT_FAILED where git can't be started
 */
function git(repository, args, options = {}) {
    const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
    const safe = ['-c', `safe.directory=${repository.root}`];
    return runGit([...HARDENED, ...safe, ...place, ...args], repository.root, options);
}
function runGit(args, cwd, { input, env }) {
    return new Promise((resolve, reject) => {
        const options = { cwd, env: gitEnv(env), encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true };
        const child = (0,external_node_child_process_.execFile)('git', args, options, (error, stdout, stderr) => {
            if (error === null)
                resolve(stdout);
            else if (errorCode(error) === 'ENOENT')
                reject(new GitFailure('git is not installed'));
            else if (typeof error.code !== 'number')
                reject(new errors/* ReceiptError */.x('GIT_FAILED', `git could not be run: ${error.message}`, { cause: error }));
            else
                reject(new GitFailure(firstLine(stderr.toString('utf8'))));
        });
        child.stdin?.on('error', () => { });
        child.stdin?.end(input);
    });
}
function firstLine(stderr) {
    const [line = 'git failed'] = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('warning:'));
    return line.replace(/^(fatal|error): /, '').slice(0, 300);
}
/** Output of a command that answers in text, trimmed; null where it fails. */
async function gitText(repository, args, options = {}) {
    try {
        return (await git(repository, args, options)).toString('utf8').trim();
    }
    catch (error) {
        if (error instanceof GitFailure)
            return null;
        throw error;
    }
}
/** Entries of `-z` output, as bytes. */
async function gitEntries(repository, args, options = {}) {
    const output = await git(repository, args, options);
    return output.toString('latin1').split('\0').slice(0, -1);
}
/**
 * The work tree that holds `cwd`.
 * @returns why there is none, as the end of a sentence, where there is none
 */
async function findRepository(cwd) {
    const start = (0,external_node_fs_.realpathSync)(cwd);
    for (let root = start;; root = (0,external_node_path_.dirname)(root)) {
        const gitDir = (0,external_node_path_.join)(root, '.git');
        if (exists(gitDir))
            return await readable({ root, gitDir });
        if (root === (0,external_node_path_.dirname)(root))
            return { missing: await whyMissing(start) };
    }
}
function exists(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
async function readable(repository) {
    try {
        await git(repository, ['rev-parse', '--git-dir']);
        return repository;
    }
    catch (error) {
        if (error instanceof GitFailure)
            return { missing: `git cannot read ${repository.gitDir} (${error.message})` };
        throw error;
    }
}
async function whyMissing(cwd) {
    try {
        const bare = (await runGit([...HARDENED, 'rev-parse', '--is-bare-repository'], cwd, {})).toString('utf8').trim() === 'true';
        return bare ? 'this is a bare repository, which holds no files to test' : 'not in a git work tree';
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        return error.message === 'git is not installed' ? error.message : 'not a git repository';
    }
}
async function readTree(repository, commit) {
    if (commit === null)
        return [];
    const entries = await gitEntries(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return entries.flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ mode, id, path }];
    });
}
async function readHead(repository) {
    const [commit, tree] = (await gitText(repository, ['rev-parse', 'HEAD^{commit}', 'HEAD^{tree}']))?.split('\n') ?? [];
    return { commit: commit ?? null, tree: tree ?? null };
}
/** Parents of a commit, as the commit itself names them: a shallow clone holds it without them. */
async function readParents(repository, commit) {
    const text = commit === null ? null : await gitText(repository, ['cat-file', 'commit', commit]);
    const [header = ''] = (text ?? '').split('\n\n');
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, parent]) => (parent === undefined ? [] : [parent]));
}
/** The tree of a commit; null where the clone doesn't hold it. */
async function readTreeOf(repository, commit) {
    return (await gitText(repository, ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`])) || null;
}
async function readBranch(repository) {
    return (await gitText(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || null;
}
/** `owner/name` of the branch's remote, else of `origin`, else of the only one; null where there is none or it is a folder. */
async function readRepositoryName(repository, branch) {
    const listed = (await gitText(repository, ['config', '--get-regexp', '^remote\\..*\\.url$'])) ?? '';
    const urls = new Map();
    for (const line of listed.split('\n')) {
        const [, name, url] = /^remote\.(.*)\.url (.+)$/.exec(line) ?? [];
        if (name !== undefined && url !== undefined)
            urls.set(name, url);
    }
    const upstream = branch === null ? null : await gitText(repository, ['config', '--get', `branch.${branch}.remote`]);
    const url = urls.get(upstream ?? '') ?? urls.get('origin') ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? null : repositoryNameOf(url);
}
/** The path of a remote's address, never its user, password or host: `git@host:o/n.git` and `https://user:key@host/o/n` → `o/n`. */
function repositoryNameOf(url) {
    const [, path] = /^[a-z+]+:\/\/[^/]+\/(.+)$/i.exec(url) ?? /^(?:[^/@:]+@)?[^/:]{2,}:([^/\\].*)$/.exec(url) ?? [];
    const name = path
        ?.replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    return name !== undefined && /^[\w.~-]+(\/[\w.~-]+)+$/.test(name) ? name.slice(0, 400) : null;
}

;// CONCATENATED MODULE: ./lib/adapters/lock.js




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
        host: (0,external_node_os_.hostname)(),
        started_at: startedAt.toISOString(),
        process_start: processStart(process.pid),
    };
    const content = `${JSON.stringify(owner)}\n`;
    for (let attempt = 0; attempt < 3; attempt += 1) {
        if (create(path, content))
            return () => (0,external_node_fs_.rmSync)(path, { force: true });
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
        (0,external_node_fs_.writeFileSync)(path, content, { flag: 'wx' });
        return true;
    }
    catch (cause) {
        if (errorCode(cause) === 'EEXIST')
            return false;
        throw ioFailed('create', path, cause);
    }
}
function readIfThere(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        if (errorCode(cause) === 'ENOENT')
            return null;
        throw ioFailed('read', path, cause);
    }
}
/** Renaming is for one only: of two that find the same dead owner, the slower one must not remove the faster one's new lock. */
function takeAway(path, dead) {
    const aside = `${path}.${process.pid}`;
    try {
        (0,external_node_fs_.renameSync)(path, aside);
        if ((0,external_node_fs_.readFileSync)(aside, 'utf8') !== dead)
            (0,external_node_fs_.linkSync)(aside, path);
    }
    catch {
        // Somebody else was faster: the next attempt sees what is there now.
    }
    finally {
        (0,external_node_fs_.rmSync)(aside, { force: true });
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
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || Date.now() - stats.mtimeMs > WRITING_MS;
}
function isAlive({ pid, process_start }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if (errorCode(error) === 'ESRCH')
            return false;
    }
    const start = processStart(pid);
    return start === null || process_start === null || start === process_start;
}
/** Linux tells it as the 22nd field of /proc/PID/stat, in ticks since the boot that has an id of its own. */
function processStart(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        return `${(0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
    }
    catch {
        return null;
    }
}
function busy(path, what, owner) {
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}, since ${owner.started_at}`;
    return new errors/* ReceiptError */.x('BUSY', `${what} is in use by ${who}`, {
        remedy: `Wait for it to end, or run another suite beside it with --suite NAME. If no such run exists any more, delete ${path}`,
    });
}

// EXTERNAL MODULE: ./lib/core/model/files-list.js
var files_list = __webpack_require__(1475);
;// CONCATENATED MODULE: ./lib/adapters/ignore-rules.js

/**
 * The ignore rules as a commit holds them: what lies uncommitted in the work tree, `info/exclude` and the user's own excludes hide nothing.
 * @param tree the commit's `ls-tree -r` entries
 */
async function readIgnoreRules(repository, tree) {
    const files = tree.flatMap(({ mode, id, path }) => {
        const folder = /^((?:.*\/)?)\.gitignore$/s.exec(path)?.[1];
        return folder === undefined || !mode.startsWith('100') ? [] : [{ id, folder }];
    });
    // Deeper files have the last word, as in git.
    files.sort((a, b) => a.folder.split('/').length - b.folder.split('/').length);
    const contents = await readBlobs(repository, files.map(({ id }) => id));
    return files.flatMap(({ folder }, index) => patternsOf(contents[index] ?? '').map((pattern) => ({ folder, pattern })));
}
/** Contents of blobs, as bytes, in the order asked for. */
async function readBlobs(repository, ids) {
    if (ids.length === 0)
        return [];
    const output = await git(repository, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
    const contents = [];
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(10, at);
        const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1] ?? -1);
        contents.push(size < 0 ? '' : output.toString('latin1', end + 1, end + 1 + size));
        at = size < 0 ? end + 1 : end + 1 + size + 1;
    }
    return contents;
}
function patternsOf(content) {
    return content
        .replace(/^\xef\xbb\xbf/, '')
        .split('\n')
        .map((line) => line.replace(/\r$/, ''))
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/**
 * The rules as one list for `git ls-files --exclude-from`, for a work tree whose top lies at `top` of the one they are from.
 * A pattern with a slash before its end is tied to its folder, another one matches at any depth below it.
 */
function toExcludeFile(rules, top) {
    return rules.map((rule) => `${rebase(rule, top)}\n`).join('');
}
function rebase({ folder, pattern }, top) {
    const negated = pattern.startsWith('!');
    const body = negated ? pattern.slice(1) : pattern;
    const core = body.replace(/(?<!\\) +$/, '').replace(/\/$/, '');
    const tied = core.includes('/');
    const inside = folder.startsWith(top);
    if (core === '' || folder.includes('\n') || (!inside && (tied || !top.startsWith(folder))))
        return '';
    const below = inside ? folder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&') : '';
    // A bare name stays one: git is quickest with those.
    const placed = tied ? `/${below}${body.replace(/^\//, '')}` : below === '' ? body : `/${below}**/${body}`;
    return negated ? `!${placed}` : placed;
}

;// CONCATENATED MODULE: ./lib/adapters/checkout-state.js






/**
 * Compares the files with HEAD by their bytes. `git status` would believe flags in the index (assume-unchanged, skip-worktree) and run
 * filters that a repository's configuration names. Honest differences between bytes and blob are taken back out: line ends, and LFS files.
 */
async function changedFromHead(repository, listing, files, blobIds) {
    const changed = [...listing.movedSubmodules];
    const missing = [];
    const otherMode = [];
    const suspects = [];
    for (const [path, { tracked, head, top, repository: owner }] of listing.files) {
        if (!tracked)
            continue;
        const file = files.get(path);
        if (head === null) {
            if (file !== undefined)
                changed.push(path);
        }
        else if (file === undefined)
            missing.push(path);
        else {
            if (file.mode !== head.mode)
                otherMode.push({ path, head: head.mode, now: file.mode });
            if (blobIds.get(path) !== head.id)
                suspects.push({ path, inner: path.slice(top.length), owner, headId: head.id, sha256: file.digest });
        }
    }
    const sparse = missing.length === 0 ? new Set() : await sparsePaths(repository);
    const clean = await convertedToHead(suspects);
    const settings = otherMode.length === 0 ? null : await readSettings(repository);
    changed.push(...missing.filter((path) => !sparse.has(path)));
    changed.push(...suspects.map(({ path }) => path).filter((path) => !clean.has(path)));
    changed.push(...otherMode.filter(({ head, now }) => settings === null || !sameMode(head, now, settings)).map(({ path }) => path));
    return { changed: [...new Set(changed)].sort(byBytes), sparse: missing.filter((path) => sparse.has(path)).length };
}
const byBytes = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Paths that a sparse checkout, switched on in the configuration, leaves out. */
async function sparsePaths(repository) {
    if ((await readFlag(repository, 'core.sparseCheckout')) !== 'true')
        return new Set();
    const entries = await gitEntries(repository, ['ls-files', '-t', '-z']);
    return new Set(entries.filter((entry) => entry.startsWith('S ')).map((entry) => entry.slice(2)));
}
function readFlag(repository, name) {
    return gitText(repository, ['config', '--type=bool', '--get', name]);
}
async function readSettings(repository) {
    return {
        fileMode: process.platform !== 'win32' && (await readFlag(repository, 'core.fileMode')) !== 'false',
        symlinks: (await readFlag(repository, 'core.symlinks')) !== 'false',
    };
}
function sameMode(head, now, { fileMode, symlinks }) {
    const isFile = (mode) => mode.startsWith('100');
    if (isFile(head) && isFile(now))
        return !fileMode || (head === '100664' && now === '100644');
    return !symlinks && head === '120000' && isFile(now);
}
/** Of files whose bytes aren't those of the blob: those that git's own conversions, or LFS, take to the blob. */
async function convertedToHead(suspects) {
    const clean = new Set();
    for (const owner of new Set(suspects.map((suspect) => suspect.owner))) {
        const own = suspects.filter((suspect) => suspect.owner === owner && suspect.sha256 !== 'unreadable');
        const ids = await convertedIds(owner, own);
        const rest = own.filter(({ path, headId }, index) => {
            if (ids[index] === headId)
                clean.add(path);
            return ids[index] !== headId;
        });
        const pointers = await readPointers(owner, rest.map(({ headId }) => headId));
        for (const [index, { path, sha256 }] of rest.entries())
            if (pointers[index] === sha256)
                clean.add(path);
    }
    return clean;
}
/** What says how git converts line ends. */
const CONVERSIONS = ['core.autocrlf', 'core.eol', 'core.attributesFile'];
/**
 * Blob ids after line-end, `ident` and encoding conversion by the attributes in the work tree. Git runs in a repository without any
 * configuration but that, so no filter program is run, whoever names it.
 */
async function convertedIds(owner, suspects) {
    // What can't be said in one line, or would be taken for a quoted name, is not asked for.
    const asked = suspects.filter(({ inner }) => !/[\n"]/.test(inner));
    if (asked.length === 0)
        return suspects.map(() => null);
    const ids = await inTemporaryFolder(async (gitDir) => {
        layOutRepository(gitDir, asked[0]?.headId.length === 64);
        const settings = ['-c', 'core.safecrlf=false'];
        for (const name of CONVERSIONS) {
            const value = await gitText(owner, ['config', '--get', name]);
            if (value)
                settings.push('-c', `${name}=${value}`);
        }
        const input = Buffer.from(asked.map(({ inner }) => `${inner}\n`).join(''), 'latin1');
        const env = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
        const output = await gitText({ root: owner.root, gitDir }, [...settings, 'hash-object', '--stdin-paths'], { input, env });
        return output?.split('\n') ?? [];
    });
    const byPath = new Map(asked.map(({ path }, index) => [path, ids[index] ?? null]));
    return suspects.map(({ path }) => byPath.get(path) ?? null);
}
function layOutRepository(gitDir, sha256) {
    for (const name of ['objects', 'refs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    if (sha256)
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), '[core]\nrepositoryformatversion = 1\n[extensions]\nobjectformat = sha256\n');
}
/** The sha256 that an LFS pointer names, for each blob that is one. */
async function readPointers(owner, ids) {
    if (ids.length === 0)
        return [];
    const input = `${ids.join('\n')}\n`;
    const sizes = (await git(owner, ['cat-file', '--batch-check=%(objectsize)'], { input })).toString('latin1').split('\n');
    const small = ids.filter((_, index) => Number(sizes[index]) < 1024);
    const contents = new Map((await readBlobs(owner, small)).map((content, index) => [small[index], content]));
    return ids.map((id) => /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\n/.exec(contents.get(id) ?? '')?.[1] ?? null);
}

;// CONCATENATED MODULE: ./lib/adapters/file-digest.js



/** Most files are read in one go. */
const buffer = Buffer.allocUnsafe(2 ** 20);
/** Neither a link nor a pipe in the place of a file holds us up. Windows knows neither flag. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Where a path of a work tree lies, for node:fs; as bytes where they are no UTF-8. */
function pathOf(root, path) {
    if (/^[\x20-\x7e]*$/.test(path))
        return `${root}/${path}`;
    const text = (0,files_list/* fromBytePath */.cj)(path);
    return (0,files_list/* toBytePath */.xe)(text) === path ? `${root}/${text}` : Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, 'latin1')]);
}
/** Of a regular file or a link; undefined where there is neither. */
function fileStats(root, path) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(pathOf(root, path), { throwIfNoEntry: false });
        return stats?.isFile() || stats?.isSymbolicLink() ? stats : undefined;
    }
    catch {
        // A part of the path is no folder, or one that we may not enter: there is no such file for a test either.
        return undefined;
    }
}
/** As git says it: 100644, 100755 for a file that its owner may execute, 120000 for a link. */
function modeOf(stats) {
    if (stats.isSymbolicLink())
        return '120000';
    return (stats.mode & 0o100) === 0 ? '100644' : '100755';
}
/**
 * Digests of a file as it lies there.
 * @returns null where it can't be read, or changes its size while it is
 */
function digestFile(root, path, stats, blobs) {
    try {
        if (stats.isSymbolicLink()) {
            const target = (0,external_node_fs_.readlinkSync)(pathOf(root, path), { encoding: 'buffer' });
            return finish(start(blobs, target.length), (take) => take(target));
        }
        return digestRegularFile(pathOf(root, path), blobs);
    }
    catch {
        return null;
    }
}
function digestRegularFile(path, blobs) {
    const file = (0,external_node_fs_.openSync)(path, OPEN_FLAGS);
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        if (!stats.isFile())
            return null;
        let seen = 0;
        const digest = finish(start(blobs, stats.size), (take) => {
            // One byte more than there should be, so that the end of a small file is seen in one read.
            const wanted = Math.min(buffer.length, stats.size + 1);
            for (let size = wanted; size > 0 && seen <= stats.size;) {
                size = (0,external_node_fs_.readSync)(file, buffer, 0, wanted, null);
                seen += size;
                take(buffer.subarray(0, size));
                if (size < wanted && seen === stats.size)
                    break;
            }
        });
        return blobs !== null && seen !== stats.size ? { ...digest, blobId: null } : digest;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function start(blobs, size) {
    return { bytes: (0,external_node_crypto_.createHash)('sha256'), blob: blobs === null ? null : (0,external_node_crypto_.createHash)(blobs).update(`blob ${size}\0`) };
}
function finish({ bytes, blob }, feed) {
    feed((chunk) => {
        bytes.update(chunk);
        blob?.update(chunk);
    });
    return { sha256: bytes.digest('hex'), blobId: blob?.digest('hex') ?? null };
}

;// CONCATENATED MODULE: ./lib/adapters/git-view.js


/** Of files that git has no id for, so many bytes are read; of the rest only the size is told. */
const MAX_BYTES = 2 ** 30;
/**
 * A work tree that is too large to hash, as git sees it: unchanged files by the index, changed and untracked ones by the id that git
 * would give their raw bytes, so that committing a file changes nothing.
 */
async function readGitView(repository, present, listing) {
    const [staged, modified, added] = await Promise.all([
        gitEntries(repository, ['ls-files', '--stage', '-z']),
        gitEntries(repository, ['ls-files', '--modified', '--deleted', '-z']),
        readAdded(repository),
    ]);
    const index = new Map();
    for (const entry of staged) {
        const [, id, path] = /^\d{6} ([0-9a-f]+) 0\t(.+)$/s.exec(entry) ?? [];
        if (id !== undefined && path !== undefined)
            index.set(path, id);
    }
    for (const path of modified)
        index.delete(path);
    const algorithm = [...index.values()].some((id) => id.length === 64) ? 'sha256' : 'sha1';
    const files = new Map();
    let budget = MAX_BYTES;
    for (const { path, stats } of present) {
        let digest = index.get(path);
        if (digest === undefined) {
            budget -= stats.size;
            digest = budget < 0 ? `size:${stats.size}` : (digestFile(repository.root, path, stats, algorithm)?.blobId ?? 'unreadable');
        }
        files.set(path, { mode: modeOf(stats), digest });
    }
    const tracked = new Set([...listing.files].flatMap(([path, file]) => (file.tracked ? [path] : [])));
    const changed = [...new Set([...modified, ...added, ...listing.movedSubmodules])].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return { by: 'git', files, tracked, changed, sparse: 0 };
}
/** Staged differences from HEAD; before the first commit everything is one, and the files say so themselves. */
async function readAdded(repository) {
    const { commit } = await readHead(repository);
    return await gitEntries(repository, commit === null ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '-z', commit]);
}

;// CONCATENATED MODULE: ./lib/adapters/tree-files.js







/** Repositories within repositories within repositories. */
const MAX_DEPTH = 8;
/**
 * Every tracked path, and every file that no committed `.gitignore` ignores, submodules included. HEAD and the index only add paths:
 * flags in the index (assume-unchanged, skip-worktree), uncommitted ignore files and `info/exclude` take none away.
 * Folders named `.receipt` are evidence of other runs, not sources.
 * @throws {GitFailure}
 */
async function listTreeFiles(repository, options) {
    return await inTemporaryFolder(async (folder) => {
        const listing = new Listing(options.outFolder, folder);
        await listing.addRepository(repository, '', options.rulesFrom ?? null, 0);
        return listing;
    });
}
class Listing {
    files = new Map();
    movedSubmodules = [];
    #outFolder;
    #scratch;
    #lists = 0;
    constructor(outFolder, scratch) {
        this.#outFolder = outFolder;
        this.#scratch = scratch;
    }
    async addRepository(repository, top, rulesFrom, depth) {
        const { commit } = await readHead(repository);
        const [tree, index, ruleTree] = await Promise.all([
            readTree(repository, commit),
            gitEntries(repository, ['ls-files', '-z']),
            rulesFrom === null || rulesFrom === commit ? null : readTreeIfThere(repository, rulesFrom),
        ]);
        const rules = await readIgnoreRules(repository, ruleTree ?? tree);
        const submodules = new Map(tree.filter(({ mode }) => mode === '160000').map((entry) => [entry.path, entry]));
        const nested = await this.#addFound(repository, top, rules, '');
        const real = new RealFolders(repository.root);
        const add = (path, head) => {
            this.files.set(top + path, { tracked: true, isCutOff: !real.holds(path), head, repository, top });
        };
        for (const path of index)
            add(path, null);
        for (const entry of tree)
            if (entry.mode !== '160000')
                add(entry.path, entry);
        for (const path of new Set([...nested, ...submodules.keys()])) {
            this.files.delete(top + path);
            const entry = submodules.get(path);
            if (depth >= MAX_DEPTH)
                throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
            if (entry !== undefined && (await this.#addSubmodule(repository, top, entry, depth + 1)))
                continue;
            if (nested.includes(path))
                await this.#addNested(repository, top, path, rules, depth + 1);
        }
    }
    /** A submodule ignores by its own commit, which HEAD names. @returns whether there is one that git can read */
    async #addSubmodule(outer, top, { path, id }, depth) {
        const root = (0,external_node_path_.join)(outer.root, (0,files_list/* fromBytePath */.cj)(path));
        const repository = { root, gitDir: (0,external_node_path_.join)(root, '.git') };
        if ((0,external_node_fs_.lstatSync)(repository.gitDir, { throwIfNoEntry: false }) === undefined)
            return false;
        if ((await gitText(repository, ['rev-parse', '--git-dir'])) === null)
            return false;
        const { commit } = await readHead(repository);
        if (commit !== id)
            this.movedSubmodules.push(top + path);
        await this.addRepository(repository, `${top}${path}/`, null, depth);
        return true;
    }
    /** A repository that HEAD knows nothing of is a folder of untracked files: its own rules hide none of them. */
    async #addNested(outer, top, path, rules, depth) {
        if (depth > MAX_DEPTH)
            throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
        const place = { root: (0,external_node_path_.join)(outer.root, (0,files_list/* fromBytePath */.cj)(path)), gitDir: outer.gitDir };
        for (const inner of await this.#addFound(place, `${top}${path}/`, rules, `${path}/`)) {
            await this.#addNested(outer, top, `${path}/${inner}`, rules, depth + 1);
        }
    }
    /**
     * Adds what lies there by a look at the folders alone (git is given an index without entries).
     * @param rulesTop where the work tree lies in that of the rules
     * @returns folders that hold a repository of their own, which git doesn't enter
     */
    async #addFound(repository, top, rules, rulesTop) {
        this.#lists += 1;
        const excludes = (0,external_node_path_.join)(this.#scratch, `exclude-${this.#lists}`);
        const out = this.#outFolder?.startsWith(top) ? `/${this.#outFolder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&')}/\n` : '';
        try {
            (0,external_node_fs_.writeFileSync)(excludes, Buffer.from(`${toExcludeFile(rules, rulesTop)}.receipt/\n${out}`, 'latin1'));
        }
        catch (cause) {
            throw ioFailed('write', excludes, cause);
        }
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(this.#scratch, 'no-index') };
        const found = await gitEntries(repository, ['ls-files', '--others', '-z', `--exclude-from=${excludes}`], { env });
        const nested = [];
        for (const path of found) {
            if (path.endsWith('/'))
                nested.push(path.slice(0, -1));
            else
                this.files.set(top + path, { tracked: false, isCutOff: false, head: null, repository, top });
        }
        return nested;
    }
}
/** The rules of a commit that isn't here (another clone) are those of HEAD. */
async function readTreeIfThere(repository, commit) {
    try {
        return await readTree(repository, commit);
    }
    catch (error) {
        if (error instanceof GitFailure)
            return null;
        throw error;
    }
}
/** Which folders of a work tree are folders, not links to one. */
class RealFolders {
    #root;
    #known = new Map();
    constructor(root) {
        this.#root = root;
    }
    holds(path) {
        const slash = path.lastIndexOf('/');
        return slash < 0 || this.#isReal(path.slice(0, slash));
    }
    #isReal(folder) {
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const stats = this.holds(folder) ? (0,external_node_fs_.lstatSync)(pathOf(this.#root, folder), { throwIfNoEntry: false }) : undefined;
        const real = stats?.isDirectory() ?? false;
        this.#known.set(folder, real);
        return real;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/worktree.js








/** Beyond either, hashing all that lies there takes too long: git's own view is taken. */
const HASHED = { files: 200_000, bytes: 2 * 2 ** 30 };
/**
 * What lies in a work tree: mode and digest of the raw bytes of every tracked file, and of every other one that no committed
 * `.gitignore` ignores. No index, filter or uncommitted ignore file is believed.
 * @throws {GitFailure}
 */
async function takeSnapshot(repository, options) {
    const outFolder = options.outFolder === null ? null : bytePathIn(repository.root, options.outFolder);
    const listing = await listTreeFiles(repository, { outFolder, rulesFrom: options.rulesFrom ?? null });
    const present = [];
    let bytes = 0;
    for (const [path, file] of listing.files) {
        const stats = file.isCutOff ? undefined : fileStats(repository.root, path);
        if (stats === undefined)
            continue;
        bytes += stats.size;
        present.push({ ...file, path, stats });
    }
    const limits = options.limits ?? HASHED;
    const tooLarge = present.length > limits.files || bytes > limits.bytes;
    const ownOutput = findOwnOutput(present);
    if (options.by === 'git' || (options.by === undefined && tooLarge))
        return { ...(await readGitView(repository, present, listing)), ownOutput };
    const blobs = options.compareWithHead ? blobAlgorithm(present) : null;
    const files = new Map();
    const blobIds = new Map();
    for (const { path, stats } of present) {
        const digest = digestFile(repository.root, path, stats, blobs);
        files.set(path, { mode: modeOf(stats), digest: digest?.sha256 ?? 'unreadable' });
        if (blobs !== null)
            blobIds.set(path, digest?.blobId ?? null);
    }
    const tracked = new Set([...listing.files].flatMap(([path, file]) => (file.tracked ? [path] : [])));
    const state = options.compareWithHead ? await changedFromHead(repository, listing, files, blobIds) : { changed: [], sparse: 0 };
    return { by: 'bytes', files, tracked, ...state, ownOutput };
}
function findOwnOutput(present) {
    const own = [1, 2].flatMap((descriptor) => {
        try {
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            return stats.isFile() && stats.ino !== 0 ? [stats] : [];
        }
        catch {
            return [];
        }
    });
    if (own.length === 0)
        return [];
    const isOwn = ({ tracked, stats }) => !tracked && own.some(({ dev, ino }) => dev === stats.dev && ino === stats.ino);
    return present.filter(isOwn).map(({ path }) => path);
}
function blobAlgorithm(files) {
    return files.some(({ head }) => head?.id.length === 64) ? 'sha256' : 'sha1';
}
/** Where an absolute path lies below `root`, with `/`; null where it is outside or the root itself. */
function bytePathIn(root, path) {
    const inside = (0,external_node_path_.relative)(root, path);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || inside.startsWith('/') || /^[a-z]:/i.test(inside))
        return null;
    return (0,files_list/* toBytePath */.xe)(external_node_path_.sep === '/' ? inside : inside.replaceAll(external_node_path_.sep, '/'));
}
/** `files.txt` and its digest, `source.worktree`. */
function digestSnapshot(root, snapshot, leftOut) {
    const outFolder = leftOut.outFolder === null ? null : bytePathIn(root, leftOut.outFolder);
    const own = new Set([...snapshot.ownOutput, ...(leftOut.ownOutput ?? [])]);
    const isLeftOut = (path) => leftOut.reportPaths.has(path) || isInside(path, outFolder) || (own.has(path) && !snapshot.tracked.has(path));
    const files = new Map([...snapshot.files].filter(([path]) => !isLeftOut(path)));
    const bytes = (0,files_list/* renderFilesList */.sf)(files);
    return { sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'), bytes, files };
}
function isInside(path, folder) {
    return folder !== null && (path === folder || path.startsWith(`${folder}/`));
}
/** The digest of the files before us, by the rules of a run. */
async function worktreeDigest(repository, options) {
    const snapshot = await takeSnapshot(repository, options);
    const { sha256, files } = digestSnapshot(repository.root, snapshot, options);
    return { sha256, files, by: snapshot.by };
}

;// CONCATENATED MODULE: ./lib/adapters/evidence-folder.js







/**
 * Makes the suite's folder, moving the earlier one aside (one is kept), so that whatever happens from here on never shows yesterday's green.
 * @throws {ReceiptError} INPUT_INVALID for an out folder that is not fit for it, BUSY, IO_FAILED
 */
async function openEvidenceFolder(options) {
    const { out, suite, now } = options;
    await refuseUnfit(options);
    makeOutFolder(out);
    const path = (0,external_node_path_.join)(out, suite);
    const release = takeLock((0,external_node_path_.join)(out, `.${suite}.lock`), `the evidence folder ${path}`, now);
    try {
        rotate(path);
        return { path, release };
    }
    catch (cause) {
        release();
        throw ioFailed('make', path, cause);
    }
}
async function refuseUnfit({ out, suite, cwd, repository }) {
    if ((0,external_node_path_.basename)(suite) !== suite || suite.startsWith('.'))
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `${suite} can't be the name of a folder`);
    if (cwd === out || cwd.startsWith(out + external_node_path_.sep)) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} holds the very files that are tested`, {
            remedy: 'Name a folder of its own with --out DIR.',
        });
    }
    const found = statsOf(out);
    if (found?.isSymbolicLink()) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is a link`, {
            remedy: 'Remove the link, or name the folder itself with --out DIR.',
        });
    }
    if (found !== undefined && !found.isDirectory()) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is not a folder`, {
            remedy: 'Remove it, or name another one with --out DIR.',
        });
    }
    const inTree = repository === null ? null : bytePathIn(repository.root, out);
    if (repository === null || inTree === null)
        return;
    const shown = (0,external_node_path_.relative)(repository.root, out);
    const tracked = await gitEntries(repository, ['--literal-pathspecs', 'ls-files', '-z', '--', shown]);
    if (tracked.length > 0) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is tracked by git (${tracked.length} files)`, {
            remedy: `Evidence is made anew by each run and belongs in no commit: git rm -r --cached ${JSON.stringify(shown)}, or name another folder with --out DIR.`,
        });
    }
}
function statsOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (cause) {
        throw ioFailed('look at', path, cause);
    }
}
function makeOutFolder(out) {
    makeFolder(out);
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(out, '.gitignore'), '*\n', { flag: 'wx' });
    }
    catch (cause) {
        if (errorCode(cause) !== 'EEXIST')
            throw ioFailed('write to', out, cause);
    }
}
function rotate(path) {
    const previous = `${path}.previous`;
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined) {
        (0,external_node_fs_.rmSync)(previous, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(path, previous);
    }
    (0,external_node_fs_.mkdirSync)(path);
}

;// CONCATENATED MODULE: ./lib/adapters/capture.js




/** A reader of our output that sleeps longer than the command: what more may wait for it once nothing holds the command back. */
const BACKLOG_BYTES = 8 * 2 ** 20;
const COPY_BYTES = 64 * 1024;
/** Stores, hashes, scans and shows output as it passes. Writes are synchronous: memory stays flat, and a full disk is seen at once. */
class Capture {
    #options;
    #file;
    #all = (0,external_node_crypto_.createHash)('sha256');
    #stored = null;
    #storedBytes = 0;
    #seenBytes = 0;
    #display;
    #copy = Buffer.alloc(0);
    #displayFailed = () => {
        // Whoever reads our output has gone (`receipt run … | head`): no reason to lose the evidence.
        this.#display = null;
        this.#wake?.();
    };
    #wake = null;
    /** @throws {ReceiptError} IO_FAILED where the file can't be created. */
    constructor(options) {
        this.#options = options;
        this.#display = options.display;
        this.#display?.on('error', this.#displayFailed);
        try {
            this.#file = (0,external_node_fs_.openSync)(options.path, 'wx');
        }
        catch (cause) {
            throw ioFailed('create', options.path, cause);
        }
    }
    get seenBytes() {
        return this.#seenBytes;
    }
    /**
     * Takes one chunk, which may be overwritten afterwards.
     * @param patient wait for a slow reader of our output, not only for `consume`; once the command has ended, what such a reader doesn't take
     *   is only stored.
     * @returns null, or a promise of the moment when more is welcome.
     * @throws {ReceiptError} IO_FAILED where the log can't be written (a full disk).
     */
    take(chunk, patient) {
        this.#seenBytes += chunk.length;
        const consumed = this.#keep(chunk);
        const shown = this.#show(chunk, patient);
        return consumed === null || shown === null ? (consumed ?? shown) : Promise.all([consumed, shown]).then(() => { });
    }
    #keep(chunk) {
        const room = this.#options.limitBytes - this.#storedBytes;
        const kept = chunk.length <= room ? chunk : chunk.subarray(0, room);
        this.#all.update(kept);
        if (kept.length < chunk.length) {
            this.#stored ??= this.#all.copy().digest('hex');
            this.#all.update(chunk.subarray(kept.length));
        }
        return kept.length === 0 ? null : this.#store(kept);
    }
    #store(chunk) {
        try {
            for (let at = 0; at < chunk.length;)
                at += (0,external_node_fs_.writeSync)(this.#file, chunk, at);
        }
        catch (cause) {
            throw ioFailed('write', this.#options.path, cause);
        }
        this.#storedBytes += chunk.length;
        return this.#options.consume(chunk);
    }
    #show(chunk, patient) {
        const display = this.#display;
        if (display === null || (!patient && display.writableLength > BACKLOG_BYTES))
            return null;
        if (display.write(this.#copyFor(display, chunk)) || !patient)
            return null;
        return new Promise((resolve) => {
            const wake = () => {
                this.#wake = null;
                display.off('drain', wake);
                resolve();
            };
            this.#wake = wake;
            display.once('drain', wake);
        });
    }
    /**
     * A copy, since the chunk's bytes are overwritten by the next read. Our own standard streams have written a chunk when nothing waits any
     * more, so there the same place serves again; another stream may have passed it on.
     */
    #copyFor(display, chunk) {
        const passedOn = display !== process.stdout && display !== process.stderr;
        if (passedOn)
            return Buffer.from(chunk);
        if (display.writableLength > 0 || this.#copy.length < chunk.length) {
            this.#copy = Buffer.allocUnsafeSlow(Math.max(chunk.length, COPY_BYTES));
        }
        const copy = this.#copy.subarray(0, chunk.length);
        copy.set(chunk);
        return copy;
    }
    /** Closes the file of a capture that failed; what was stored stays. */
    abandon() {
        try {
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch {
            // The failure that led here says more.
        }
    }
    /** Stops waiting for a slow reader. */
    hurry() {
        this.#wake?.();
    }
    /**
     * Closes the file; what was stored stays. The log isn't forced to the disk: should the machine die, the digest tells.
     * @throws {ReceiptError} IO_FAILED where the file system only now says that bytes are lost, or the suite took the file away.
     */
    close() {
        const { path } = this.#options;
        let ours;
        try {
            ours = (0,external_node_fs_.fstatSync)(this.#file);
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (cause) {
            throw ioFailed('write', path, cause);
        }
        const there = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (there?.ino !== ours.ino || there.dev !== ours.dev || there.size !== this.#storedBytes)
            throw meddled(path, there === undefined);
        const seenSha256 = this.#all.digest('hex');
        return { sha256: this.#stored ?? seenSha256, storedBytes: this.#storedBytes, seenBytes: this.#seenBytes, seenSha256 };
    }
}
function meddled(path, isGone) {
    return new errors/* ReceiptError */.x('IO_FAILED', `${path} was ${isGone ? 'removed' : 'changed'} by somebody else while the command ran`, {
        remedy: 'Keep the suite away from the evidence (git clean -e .receipt), or put it elsewhere with --out DIR.',
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/adapters/output-pipe.js





/** A pipe holds 64 KiB on Linux, so a larger buffer would never be filled. */
const READ_BYTES = 64 * 1024;
/**
 * One pipe for both streams where the system has named pipes, so that the order of the output is the order in which it was written.
 *
 * What Node makes for `stdio: 'pipe'` is a pair of sockets, one per stream: the order is lost, and a child that opens /dev/stdout gets
 * ENXIO. `sh -c 'exec "$@" 2>&1'` would restore the order but not the pipe, and would report a missing program as status 127. A named pipe
 * in a private folder, removed as soon as both ends are open, gives a real pipe as a shell makes it, and the command is spawned directly.
 */
function openOutputPipe() {
    const ends = process.platform === 'win32' ? null : openNamedPipe();
    return ends === null ? separatePipes() : onePipe(ends.readEnd, ends.writeEnd);
}
/** Null where there is no mkfifo, or the temporary folder's file system has no named pipes. */
function openNamedPipe() {
    let folder = null;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'receipt-'));
        const path = (0,external_node_path_.join)(folder, 'output');
        (0,external_node_child_process_.execFileSync)('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
        const readEnd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        return { readEnd, writeEnd: (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY) };
    }
    catch {
        return null;
    }
    finally {
        if (folder !== null)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function onePipe(readEnd, writeEnd) {
    return {
        stdio: writeEnd,
        read(_child, take, closed) {
            (0,external_node_fs_.closeSync)(writeEnd);
            // One buffer for all reads keeps memory flat, whatever the child prints.
            const buffer = Buffer.allocUnsafe(READ_BYTES);
            const onread = { buffer, callback: (size) => take(buffer.subarray(0, size)) };
            const socket = new external_node_net_.Socket({ fd: readEnd, readable: true, writable: false, onread });
            socket.on('error', () => socket.destroy());
            socket.on('close', closed);
            socket.resume();
            return { resume: () => void socket.resume(), destroy: () => void socket.destroy() };
        },
        abandon() {
            (0,external_node_fs_.closeSync)(writeEnd);
            (0,external_node_fs_.closeSync)(readEnd);
        },
    };
}
/** Windows, mostly: two pipes, whose chunks are taken as they come. */
function separatePipes() {
    return {
        stdio: 'pipe',
        read(child, take, closed) {
            const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
            let open = streams.length;
            for (const stream of streams) {
                stream.on('data', (chunk) => {
                    if (!take(chunk))
                        for (const each of streams)
                            each.pause();
                });
                stream.on('error', () => stream.destroy());
                stream.on('close', () => {
                    open -= 1;
                    if (open === 0)
                        closed();
                });
            }
            const all = (act) => () => streams.forEach(act);
            return { resume: all((stream) => stream.resume()), destroy: all((stream) => stream.destroy()) };
        },
        abandon() { },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/running-command.js

/** How long output is awaited after the exit, and how long a command that was told to end may take. */
const GRACE_MS = 10_000;
/** After the signal that we were told to stop by, the command gets SIGTERM too: shells' background jobs ignore SIGINT. */
const SECOND_SIGNAL_MS = 1_000;
/** How long a killed process may take to let go of the pipe. */
const KILLED_MS = 1_000;
/** After such a silence behind the exit, or so long after it, whatever comes was not waiting in the pipe. */
const QUIET_MS = 200;
const LATE_MS = 500;
/** More than any pipe holds: beyond it, output was written after the exit. */
const PIPE_BYTES = 2 * 2 ** 20;
/** What a timer can hold. */
const LONGEST_MS = 2 ** 31 - 1;
/** Signals by which we are told to stop. */
const STOP_SIGNALS = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A command that was spawned, until nothing of it is left. */
class RunningCommand {
    #child;
    #capture;
    #timeoutMs;
    #graceMs;
    #stopGraceMs;
    #stopSignal;
    #reader;
    #exited;
    #outputClosed;
    #timers = new Set();
    /** Why we ended the command; its own exit says nothing then. */
    #stopped = null;
    #failure = null;
    /** Set once the command has exited. */
    #tail = null;
    /** What was in the pipe at the exit has been read. */
    #isDrained = false;
    #lateOutput = false;
    #leftoversEnded = false;
    #giveUp = () => { };
    #setDrained = () => {
        this.#isDrained = true;
    };
    constructor(child, pipe, capture, limits) {
        const { timeoutMs, graceMs = GRACE_MS } = limits;
        this.#child = child;
        this.#capture = capture;
        this.#timeoutMs = timeoutMs;
        this.#graceMs = graceMs;
        this.#stopGraceMs = Math.min(graceMs, limits.stopGraceMs ?? graceMs);
        this.#stopSignal = limits.stopSignal ?? (() => null);
        this.#exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(exitOf(code, signal))));
        let closed = () => { };
        this.#outputClosed = new Promise((resolve) => {
            closed = resolve;
        });
        this.#reader = pipe.read(child, (chunk) => this.#take(chunk), () => closed(true));
    }
    /**
     * Waits for the exit, then for the output to close, ends what is left, and says how it went. Told to end or not, at the end nobody is
     * left in the group.
     * @param onExit called at the exit, before the output is awaited.
     * @throws what storing or scanning the output threw, once the command is ended.
     */
    async end(onExit) {
        const onSignal = (signal) => this.#interrupt(signal);
        for (const signal of STOP_SIGNALS)
            process.on(signal, onSignal);
        const early = this.#stopSignal();
        if (early !== null)
            this.#interrupt(early);
        const limit = this.#timeoutMs;
        const timer = limit === null ? null : this.#after(limit, () => this.#stop({ kind: 'timed_out', limit_ms: limit }, 'SIGTERM'));
        try {
            const exit = await this.#exited;
            onExit();
            if (timer !== null)
                clearTimeout(timer);
            this.#tail = { seenAtExit: this.#capture.seenBytes, quiet: this.#after(QUIET_MS, this.#setDrained) };
            this.#after(LATE_MS, this.#setDrained);
            this.#capture.hurry();
            const closed = await this.#drain();
            if (this.#failure !== null)
                throw this.#failure.error;
            return { exit: this.#stopped ?? exit, closed, leftoversEnded: this.#leftoversEnded, lateOutput: this.#lateOutput };
        }
        finally {
            for (const signal of STOP_SIGNALS)
                process.off(signal, onSignal);
            for (const each of this.#timers)
                clearTimeout(each);
            this.#signal('SIGKILL');
        }
    }
    /** Whether every writer has let go, be it because it was killed. A process that left the group keeps the pipe: it is given up. */
    async #drain() {
        if (await this.#closedWithin(this.#patienceMs()))
            return true;
        this.#leftoversEnded = true;
        for (const signal of ['SIGTERM', 'SIGKILL']) {
            this.#signal(signal);
            if (await this.#closedWithin(KILLED_MS))
                return true;
        }
        this.#reader.destroy();
        return false;
    }
    #closedWithin(ms) {
        const { promise, resolve } = withResolver();
        this.#giveUp = () => resolve(false);
        const timer = this.#after(ms, this.#giveUp);
        return Promise.race([this.#outputClosed, promise]).finally(() => clearTimeout(timer));
    }
    #take(chunk) {
        if (this.#failure !== null)
            return true;
        const tail = this.#tail;
        try {
            const more = this.#capture.take(chunk, tail === null);
            if (tail !== null) {
                if (this.#isDrained || this.#capture.seenBytes - tail.seenAtExit > PIPE_BYTES)
                    this.#lateOutput = true;
                tail.quiet.refresh();
            }
            if (more === null)
                return true;
            void more.then(() => this.#reader.resume());
            return false;
        }
        catch (error) {
            this.#failure = { error };
            this.#stop(null, 'SIGTERM');
            return true;
        }
    }
    /** The second time we are told to stop, we don't wait. */
    #interrupt(signal) {
        const again = this.#stopped?.kind === 'interrupted';
        this.#stop({ kind: 'interrupted', signal }, again ? 'SIGKILL' : signal);
    }
    /** Tells the whole group to end, and makes sure that it does. The first reason to stop is the one that counts. */
    #stop(why, signal) {
        this.#stopped ??= why;
        this.#signal(signal);
        if (this.#tail !== null)
            this.#giveUp();
        if (signal !== 'SIGTERM')
            this.#after(Math.min(SECOND_SIGNAL_MS, this.#patienceMs() / 2), () => this.#signal('SIGTERM'));
        this.#after(this.#patienceMs(), () => this.#signal('SIGKILL'));
    }
    #patienceMs() {
        return this.#stopped?.kind === 'interrupted' ? this.#stopGraceMs : this.#graceMs;
    }
    #after(ms, act) {
        const timer = setTimeout(act, Math.min(ms, LONGEST_MS));
        this.#timers.add(timer);
        return timer;
    }
    #signal(signal) {
        const { pid } = this.#child;
        if (pid === undefined)
            return;
        try {
            if (process.platform !== 'win32')
                process.kill(-pid, signal);
            // Windows has no groups, and no way to ask: the tree below a living command is ended at once, below a dead one it can't be found.
            else if (this.#tail === null)
                (0,external_node_child_process_.execFileSync)('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
        }
        catch {
            // Nobody is left, or not ours to end.
        }
    }
}
function withResolver() {
    let resolve = () => { };
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve };
}
/** A code or a signal, as the kernel said it; neither would be a bug of the platform, and no success. */
function exitOf(code, signal) {
    if (signal !== null)
        return { kind: 'signaled', signal };
    return code === null ? { kind: 'signaled', signal: 'an unknown signal' } : { kind: 'exited', code };
}

;// CONCATENATED MODULE: ./lib/adapters/process.js






/**
 * Runs a command to its end and keeps all it prints. Own code on `spawn`, not @actions/exec: that one loses the signal a command died of,
 * holds no writer back, and goes quadratic on long lines.
 *
 * The command leads a process group of its own, which is ended at a time limit, when we are told to stop, and behind its exit.
 * @throws {ReceiptError} IO_FAILED where the log can't be written; the command is ended then.
 */
async function runCommand(request, clock) {
    const { path, limitBytes, consume } = request.log;
    const capture = new Capture({ path, limitBytes, consume, display: request.display });
    const pipe = openOutputPipe();
    const startedAt = clock.now();
    const started = clock.monotonic();
    const times = () => ({ startedAt, finishedAt: clock.now(), durationMs: Math.max(0, Math.round(clock.monotonic() - started)) });
    const stopped = request.stopSignal?.() ?? null;
    const child = stopped === null ? await startChild(request, pipe) : { message: '' };
    if ('message' in child) {
        pipe.abandon();
        const exit = stopped === null ? { kind: 'not_started', message: child.message } : { kind: 'interrupted', signal: stopped };
        return { exit, ...times(), log: { ...capture.close(), closed: true, leftoversEnded: false, lateOutput: false } };
    }
    let ended = times();
    const running = new RunningCommand(child, pipe, capture, request);
    const onExit = () => {
        ended = times();
    };
    const { exit, ...output } = await running.end(onExit).catch((error) => {
        capture.abandon();
        throw error;
    });
    return { exit, ...ended, log: { ...capture.close(), ...output } };
}
const SHELL = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];
async function startChild({ command, shell, cwd, env }, pipe) {
    const [file = '', ...args] = shell ? [...SHELL, ...command] : command;
    const windows = process.platform === 'win32';
    const options = { cwd, env: { ...env }, stdio: ['ignore', pipe.stdio, pipe.stdio], detached: !windows, windowsHide: true };
    try {
        // cross-spawn knows how Windows finds programs and runs `.cmd` shims; elsewhere it adds nothing.
        const child = windows ? (await __webpack_require__.e(/* import() */ 546).then(__webpack_require__.t.bind(__webpack_require__, 546, 19))).default.spawn(file, args, options) : (0,external_node_child_process_.spawn)(file, args, options);
        return await new Promise((resolve) => {
            child.once('spawn', () => resolve(child));
            // Stays for good: Node also says by this event that a signal could not be sent.
            child.on('error', (error) => resolve({ message: describeSpawnError(file, error) }));
        });
    }
    catch (error) {
        return { message: describeSpawnError(file, error) };
    }
}
function describeSpawnError(file, error) {
    const name = file.slice(0, 200);
    switch (errorCode(error)) {
        case 'ENOENT':
            if (!/[/\\]/.test(file))
                return `${name}: not found on PATH`;
            return (0,external_node_fs_.existsSync)(file) ? `${name}: the interpreter in its first line was not found` : `${name}: not found`;
        case 'EACCES':
            return `${name}: not executable`;
        case 'E2BIG':
            return `${name}: the command or the environment is too long`;
        default:
            return `${name}: ${errorCode(error) || (error instanceof Error ? error.message : String(error))}`;
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
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
    #tally = { ...model_tally/* EMPTY_TALLY */.dd };
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
        const lost = this.#difference(declared.failures ?? 0, (0,model_tally/* red */.wv)(this.#tally));
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
const json_WORD = /[-+.\w]*/y;
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
        const word = this.#take(json_WORD);
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
        if (this.#open.length === this.#limits.depth)
            this.refuse('unsafe', `values are nested more than ${this.#limits.depth} deep`);
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
        if (length > 1024)
            this.refuse('unsafe', 'a key is longer than 1024 characters');
        if (keys.has(kept))
            this.refuse('unsafe', `the key ${JSON.stringify(kept.slice(0, 80))} stands twice in one object`);
        if (keys.size === this.#limits.keys)
            this.refuse('unsafe', `an object has more than ${this.#limits.keys} keys`);
        keys.add(kept);
        this.#next = 'colon';
        this.#complain(this.#events.key(kept));
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/report-format.js
/** How many failing tests are described where nobody says otherwise. */
const DEFAULT_FAILING = 20;

;// CONCATENATED MODULE: ./lib/core/parse/seen-names.js
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
                return false;
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

;// CONCATENATED MODULE: ./lib/core/parse/ctrf-report.js







const PIECE = 64 * 1024;
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
            maxFailing: options.maxFailing ?? DEFAULT_FAILING,
            seen: options.seen ?? createSeenNames(),
        });
        const { tokenBytes, depth = 128 } = options.limits;
        this.#json = createJsonReader({ tokenChars: tokenBytes, depth, keys: KEYS }, this.#counter);
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
/** What the names of the cases say: missing ones, those of files, and those that stand twice. */
class NameFindings {
    #file;
    #seen;
    #nameless = 0;
    #firstNameless = null;
    #containers = 0;
    #firstContainer = null;
    #duplicates = { count: 0, first: null };
    constructor(file, seen) {
        this.#file = file;
        this.#seen = seen;
    }
    add(open, red) {
        const { name } = open;
        if (isBlank(name)) {
            this.#nameless++;
            this.#firstNameless ??= this.#whereOf(open);
            return;
        }
        if (!red && (isSourcePath(name) || name === open.attributes['file'])) {
            this.#containers++;
            this.#firstContainer ??= { name: name.slice(0, TRAIT_CHARS), where: this.#whereOf(open) };
        }
        if (this.#seen.add((0,junit_cases/* scopeOf */.Od)(open), name)) {
            this.#duplicates.count++;
            this.#duplicates.first ??= name.slice(0, TRAIT_CHARS);
        }
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
    #tally = { ...model_tally/* EMPTY_TALLY */.dd };
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
        this.#names.add(open, red);
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
// EXTERNAL MODULE: ./lib/core/parse/xml-text.js
var xml_text = __webpack_require__(696);
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
}
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
    /** @param encoding that the raw bytes declare, null for none. @param line 1-based, of the first character. */
    constructor(limits, events, trouble, encoding, line) {
        this.#limits = limits;
        this.#events = events;
        this.#trouble = trouble;
        this.#encoding = encoding;
        this.#gate.line = line;
        this.#listen();
    }
    show(text) {
        this.#gate.write(text);
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
            // It is announced before its `>`, without which it is refused.
            this.#ended(gate.position + 1);
            if ((0,xml_text/* hasControls */.Lx)(text))
                this.#trouble.refuse('malformed', 'a control character stands in a comment', 'here');
            this.#events.comment(text);
        });
        gate.on('processinginstruction', ({ body }) => {
            this.#ended(gate.position);
            if ((0,xml_text/* hasControls */.Lx)(body))
                this.#trouble.refuse('malformed', 'a control character stands in a processing instruction', 'here');
        });
    }
    #ended(position) {
        this.tokens++;
        this.tokenEnd = position;
    }
    #openStarts(name) {
        const { nameLength, depth } = this.#limits;
        this.#tagStart = this.#gate.position;
        this.#controlsBefore = this.controls;
        this.#tagLine = this.#gate.line;
        this.#tagColumn = Math.max(this.#gate.column - name.length - 1, 1);
        if (name.length > nameLength)
            this.#trouble.refuse('unsafe', `a name is longer than ${nameLength} characters`, 'tag');
        if (++this.depth > depth)
            this.#trouble.refuse('unsafe', `elements are nested more than ${depth} deep`, 'tag');
        if (!this.rooted)
            this.#checkDeclaration();
        this.rooted = true;
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
        this.#trouble.refuse('unsafe', `an element has more than ${most} attributes`, 'tag');
    }
    #close(name) {
        this.#ended(this.#gate.position);
        this.closed = name;
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
        this.#sinceToken = this.#parser.tokens() === this.#tokens ? this.#sinceToken + bytes : 0;
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
const LIMITS = { depth: 128, attributes: 256, nameLength: 1024 };
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
            maxFailing: options.maxFailing ?? DEFAULT_FAILING,
            seen: options.seen ?? createSeenNames(),
            capture: (on) => this.#xml.capture(on),
        });
        const { depth, attributes, nameLength, tokenBytes } = { ...LIMITS, ...options.limits };
        const counter = this.#counter;
        this.#xml = createXmlReader(sniffed, { tokenBytes, markupBytes: Math.ceil(tokenBytes / MARKUP_SHARE), depth, attributes, nameLength }, {
            open: (name, values, line, column) => this.#open(name, values, line, column),
            close: () => counter.close(),
            text: (text) => counter.text(text),
            comment: (text) => counter.comment(text),
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
function report_reader_createReportReader(options) {
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
        const { reportBytes } = this.#options.limits;
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

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/adapters/globs.js




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
        if (other === undefined || globs_byBytes(file, other) < 0)
            found.set(identity, file);
    }
    return [...found.values()].sort(globs_byBytes);
}
function globs_byBytes(a, b) {
    return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
}
function withSlashes(path) {
    return external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/');
}
function shownPath(absolute, { cwd, workspace }) {
    const inside = isWithin(workspace, absolute) || isWithin(cwd, absolute);
    return withSlashes(inside ? (0,external_node_path_.relative)(cwd, absolute) : absolute);
}
function isWithin(folder, path) {
    const inside = (0,external_node_path_.relative)(folder, path);
    return inside === '' || (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inside));
}
/** Null where a path, or what a link points to, doesn't exist. */
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return null;
    }
}
function excluder(glob, { cwd }) {
    const pattern = withSlashes(glob);
    const tests = [pattern, `${pattern.replace(/\/+$/, '')}/**`].map((each) => picomatch((0,external_node_path_.isAbsolute)(glob) ? each : each.replace(/^\.\//, '')));
    return (absolute) => {
        const path = withSlashes((0,external_node_path_.isAbsolute)(glob) ? absolute : (0,external_node_path_.relative)(cwd, absolute));
        return tests.some((test) => test(path));
    };
}
function matches(globs, options) {
    const found = new Set();
    // A folder is walked once, however many globs begin there.
    const below = new Map();
    const want = (folder, glob, rest) => {
        const depth = /\*\*|\(/.test(rest) ? Number.POSITIVE_INFINITY : rest.split('/').length;
        const wanted = { glob, fits: picomatch(rest), depth, hidden: /(?:^|\/)[^\w]*\./.test(rest) };
        below.set(folder, [...(below.get(folder) ?? []), wanted]);
    };
    for (const glob of globs) {
        const named = (0,external_node_path_.resolve)(options.cwd, glob);
        const { base, glob: rest } = picomatch.scan(withSlashes(glob));
        if (globs_isFolder(named))
            want(named, glob, '**/*.xml');
        else if (globs_exists(named))
            found.add(named);
        else if (rest !== '')
            want((0,external_node_path_.resolve)(options.cwd, base), glob, rest);
    }
    for (const [folder, wanted] of below)
        for (const path of walk(folder, wanted, options))
            found.add(path);
    return found;
}
function globs_exists(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function globs_isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
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
            const path = (0,external_node_path_.join)(folder, name);
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
    if (!entry.isSymbolicLink() || !globs_isFolder(path))
        return false;
    const real = realPath(path);
    return real !== null && isWithin(workspace, real);
}
/** A folder that may not be read, or is gone again, holds no report for us. */
function readFolder(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? 1 : -1));
    }
    catch {
        return [];
    }
}
function tooMuch(wanted) {
    const globs = wanted.map(({ glob }) => glob).join(', ');
    return new errors/* ReceiptError */.x('INPUT_INVALID', `looking for ${globs.slice(0, 200)} means looking at more than ${MAX_ENTRIES} files`, {
        remedy: 'Name the folder where the reports are, for example --report "reports/*.xml".',
    });
}

;// CONCATENATED MODULE: ./lib/adapters/report-files.js







/**
 * Moves reports from before the run out of the way, so that none of them can pass for one of this run. Tracked ones stay and are known again
 * by their digest.
 * @param isTracked by absolute path
 * @param into folder for the moved ones, made when needed
 * @throws {ReceiptError} IO_FAILED where one can't be moved
 */
function setEarlierReportsAside(search, isTracked, into) {
    const found = findFiles(search.globs, search);
    const digests = new Map();
    const moved = [];
    for (const { path, absolute } of found) {
        if (search.keepEarlier || isTracked(absolute) || (search.auto && !isReport(absolute))) {
            digests.set(absolute, report_files_digestOf(absolute));
        }
        else {
            makeFolder(into);
            moveFile(absolute, (0,external_node_path_.join)(into, numbered(moved.push(absolute), path)), path);
        }
    }
    return { paths: search.auto ? moved : found.map(({ absolute }) => absolute), digests, isTracked, movedAside: moved.length };
}
/**
 * Finds the reports after the run and copies them, in the order of their paths.
 * @param folder the suite's folder
 * @throws {ReceiptError} IO_FAILED where a copy can't be written
 */
function collectReports(search, earlier, folder, maxBytes) {
    const found = findFiles(search.globs, search).map((file) => ({ ...file, state: stateOf(file, earlier) }));
    const reports = search.auto
        ? found.filter(({ absolute, state }) => (state !== 'unchanged' || search.keepEarlier) && isReport(absolute))
        : found;
    if (reports.length > 0)
        makeFolder((0,external_node_path_.join)(folder, 'reports'));
    return reports.map(({ path, absolute, state }, index) => {
        const kept = `reports/${numbered(index + 1, path)}`;
        const copied = copyReport(absolute, (0,external_node_path_.join)(folder, kept), search.workspace, maxBytes);
        return { original: path, absolute, state, ...('why' in copied ? { kept: null, ...copied } : { kept, ...copied }) };
    });
}
function stateOf({ absolute }, { digests, isTracked }) {
    const before = digests.get(absolute);
    if (before === undefined) {
        const real = realPath(absolute);
        // A new link to a file that was tracked all along brings nothing new.
        return real !== null && real !== absolute && isTracked(real) ? 'unchanged' : 'created';
    }
    return before !== null && before === report_files_digestOf(absolute) ? 'unchanged' : 'modified';
}
/** `001.xml`, with the file's own extension. */
function numbered(index, path) {
    return `${String(index).padStart(3, '0')}${/\.[A-Za-z0-9]{1,16}$/.exec(path)?.[0] ?? ''}`;
}
function moveFile(from, to, shown) {
    try {
        (0,external_node_fs_.renameSync)(from, to);
    }
    catch (cause) {
        if (errorCode(cause) !== 'EXDEV')
            throw notMoved(shown, cause);
        try {
            (0,external_node_fs_.copyFileSync)(from, to);
            (0,external_node_fs_.rmSync)(from);
        }
        catch (error) {
            throw notMoved(shown, error);
        }
    }
}
function notMoved(path, cause) {
    return new errors/* ReceiptError */.x('IO_FAILED', `the report ${path} from before the run can't be moved aside: ${describeIoError(cause)}`, {
        cause,
        remedy: 'Delete it, or take it out of the globs with --report "!…".',
    });
}
/** Enough for everything that may stand before the root element. */
const HEAD_BYTES = 64 * 1024;
const report_files_READ_BYTES = 256 * 1024;
/** Whether a file is JUnit by its beginning, or may be: an empty or cut one is a report that somebody failed to write. */
function isReport(path) {
    const limits = { reportBytes: HEAD_BYTES, tokenBytes: HEAD_BYTES };
    const reader = report_reader_createReportReader({ path, limits });
    try {
        readChunks(path, HEAD_BYTES, (chunk) => reader.write(chunk));
    }
    catch {
        return true;
    }
    const read = reader.end();
    return read.kind === 'read' || read.reason.code !== 'not-junit';
}
function report_files_digestOf(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        readChunks(path, Number.POSITIVE_INFINITY, (chunk) => hash.update(chunk));
        return hash.digest('hex');
    }
    catch {
        return null;
    }
}
class Unfit extends Error {
}
function copyReport(path, to, workspace, maxBytes) {
    const real = realPath(path);
    if (isWithin(workspace, path) && real !== null && !isWithin(workspace, real))
        return { why: 'it is a link out of the workspace', sizeBytes: null };
    const size = (0,external_node_fs_.lstatSync)(real ?? path, { throwIfNoEntry: false })?.size ?? null;
    if (size !== null && size > maxBytes)
        return { why: report_files_tooLarge(maxBytes), sizeBytes: size };
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let copy;
    try {
        copy = (0,external_node_fs_.openSync)(to, 'wx');
    }
    catch (cause) {
        throw ioFailed('create', to, cause);
    }
    try {
        let seen = 0;
        const sizeBytes = readChunks(path, Number.POSITIVE_INFINITY, (chunk) => {
            seen += chunk.length;
            if (seen > maxBytes)
                throw new Unfit(report_files_tooLarge(maxBytes));
            hash.update(chunk);
            writeAll(copy, chunk, to);
        });
        return { sha256: hash.digest('hex'), sizeBytes };
    }
    catch (error) {
        if (error instanceof errors/* ReceiptError */.x)
            throw error;
        (0,external_node_fs_.rmSync)(to, { force: true });
        return { why: error instanceof Unfit ? error.message : describeIoError(error), sizeBytes: size };
    }
    finally {
        (0,external_node_fs_.closeSync)(copy);
    }
}
function report_files_tooLarge(maxBytes) {
    return `it is larger than ${maxBytes} bytes (--max-report-size)`;
}
function writeAll(file, chunk, path) {
    try {
        for (let at = 0; at < chunk.length;)
            at += (0,external_node_fs_.writeSync)(file, chunk, at);
    }
    catch (cause) {
        throw ioFailed('write', path, cause);
    }
}
/**
 * Reads a regular file, at most `maxBytes` of it, that stays the same while it is read.
 * @throws {Unfit} for anything else; system errors
 */
function readChunks(path, maxBytes, take) {
    // Opening a pipe that nobody writes to would hold us for good.
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        const before = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        if (!before.isFile())
            throw new Unfit('it is not a regular file');
        const chunk = Buffer.allocUnsafe(Math.min(report_files_READ_BYTES, Number(before.size) + 1));
        let total = 0;
        while (total < maxBytes) {
            const size = (0,external_node_fs_.readSync)(file, chunk, 0, Math.min(chunk.length, maxBytes - total), null);
            if (size === 0)
                break;
            total += size;
            take(chunk.subarray(0, size));
        }
        const after = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        const whole = BigInt(total) === after.size || total === maxBytes;
        if (before.size !== after.size || before.mtimeNs !== after.mtimeNs || !whole)
            throw new Unfit('it changed while it was read');
        return total;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
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
        return [...groups].map(([nestedIn, sessions]) => log_facts_factsOf(runner, nestedIn, sessions, nestedIn === main));
    });
}
/** Ticks that any runner could have printed: nothing beside a runner of the stream that left more than that, else the first runner's. */
function withoutFaintTraces(runners) {
    const spoken = new Set(runners.filter((runner) => runner.trace !== 'progress').map((runner) => runner.stream));
    return runners.filter((runner) => {
        if (runner.trace !== 'progress')
            return true;
        const first = !spoken.has(runner.stream);
        spoken.add(runner.stream);
        return first;
    });
}
function log_facts_factsOf(runner, nestedIn, sessions, whole) {
    const closed = sessions.filter((session) => session.close !== null);
    const firstOpen = sessions.find((session) => session.close === null);
    const tallies = closed.flatMap((session) => (session.tally === null ? [] : [session.tally]));
    const uncounted = closed.some((session) => session.tally === null && !session.zero);
    const announcing = sessions.filter((session) => session.announced !== null);
    return {
        runner: runner.profile.name,
        stream: runner.stream,
        nestedIn,
        trace: runner.trace,
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
    const sum = {};
    for (const { extra } of sessions)
        for (const [name, count] of extra ?? [])
            sum[name] = (sum[name] ?? 0) + count;
    return sum;
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
            other.trace !== 'progress' &&
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
const log_lines_ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,4096}(?:\x07|\x1b\\)?|[ -/][0-~]|[0-~])|[\x00\x07\x08]/g;
/** Whether {@link stripEscapes} would change the text. */
function hasEscapes(text) {
    return /[\x00\x07\x08\x1b]/.test(text);
}
function stripEscapes(text) {
    return text.replace(log_lines_ESCAPES, '');
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
    log_lines_ESCAPES.lastIndex = from;
    const match = log_lines_ESCAPES.exec(text);
    log_lines_ESCAPES.lastIndex = 0;
    return match?.index === from ? from + match[0].length : from;
}
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
const log_lines_WORD = 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w@./:#+~-]/.test(String.fromCharCode(byte)) ? log_lines_WORD : 0));
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
    while (at < limit && CLASS[text.charCodeAt(at)] === log_lines_WORD)
        at++;
    return at;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-pieces.js


const log_pieces_PIECE = 64 * 1024;
/** Windows writes it at the beginning of a text. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Of a longer line only so much is matched by its beginning; literals are found anywhere in it. */
const log_pieces_HEAD = 8 * 1024;
/** What a literal needs around it. */
const AROUND = 512;
const TAIL_BYTES = 32 * 1024;
const TAIL_LINES = 20;
const TAIL_WIDTH = 400;
/** Stands for the rest of a line that was cut, so that no expression takes the cut for the line's end. */
const log_pieces_CUT = '\x01';
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
        this.#needles = reader.literals.map(needleOf);
    }
    write(chunk) {
        const whole = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const bytes = this.#size === 0 && whole.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
            ? whole.subarray(BYTE_ORDER_MARK.length)
            : whole;
        this.#size += whole.length;
        for (let at = 0; at < bytes.length; at += log_pieces_PIECE) {
            const piece = bytes.subarray(at, at + log_pieces_PIECE);
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
        reader.piece();
        const literals = new Literals(piece, from, this.#needles);
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
        if (this.#head.length < log_pieces_HEAD)
            this.#head += part.slice(0, log_pieces_HEAD - this.#head.length);
        this.#length += part.length;
        if (this.#length <= log_pieces_HEAD)
            return;
        this.#window += part;
        this.#searchWindow(this.#window.length - AROUND);
        this.#window = this.#window.slice(-AROUND);
    }
    /** Shows what stands around literals that begin in the window before `limit`. */
    #searchWindow(limit) {
        for (const literal of this.#reader.literals) {
            for (let at = this.#window.indexOf(literal); at >= 0 && at < limit; at = this.#window.indexOf(literal, at + AROUND)) {
                this.#reader.line(log_pieces_CUT + this.#window.slice(Math.max(0, at - 32), at + AROUND), this.#lines + 1, true);
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
        const whole = this.#length <= log_pieces_HEAD;
        if (!whole)
            this.#searchWindow(this.#window.length);
        const text = whole ? this.#head : this.#head + log_pieces_CUT;
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
/** Bytes of logs, the commonest first; any other is rarer. */
const COMMON = ' etaoinsrlhdcu0123456789.:-/(),_mpfgbwyvk';
function needleOf(literal) {
    let offset = 0;
    let best = -1;
    for (let at = 0; at < literal.length - 1; at++) {
        const place = COMMON.indexOf(literal.charAt(at));
        const rarity = place < 0 ? COMMON.length : place;
        if (rarity > best)
            [best, offset] = [rarity, at];
    }
    return { literal, key: literal.slice(offset), offset };
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
function lastLines(tail) {
    const lines = stripEscapes(tail)
        .split('\n')
        .map((line) => line.slice(line.trimEnd().lastIndexOf('\r') + 1).trimEnd())
        .filter((line) => line !== '');
    return lines.slice(-TAIL_LINES).map((line) => decodeBytes(line, TAIL_WIDTH));
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
    /** One byte of a set, perhaps repeated. */
    #bytes(from) {
        const on = this.#set();
        const { optional, repeated } = this.#quantifier();
        const end = this.#node();
        if (optional)
            this.#free(from, end);
        this.#step(from, on, end);
        if (repeated)
            this.#step(end, on, end);
        return end;
    }
    #group(from) {
        const opened = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? '(';
        this.#at += opened.length;
        const begin = this.#node();
        const end = this.#choice(begin);
        this.#take(')');
        const { optional, repeated } = this.#quantifier();
        if (/^\(\?<?[=!]/.test(opened))
            return from;
        this.#free(from, begin);
        if (!optional && !repeated)
            return end;
        if (repeated)
            this.#free(end, begin);
        const next = this.#node();
        this.#free(end, next);
        if (optional)
            this.#free(from, next);
        return next;
    }
    #quantifier() {
        const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12))?.[0] ?? '';
        this.#at += quantifier.length;
        return { optional: /^(?:[*?]|\{0)/.test(quantifier), repeated: quantifier !== '' && !quantifier.startsWith('?') };
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
/** States are made as lines need them; beyond so many all are forgotten. A table of 2 MiB. */
const MAX_STATES = 4_000;
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
const log_signs_KEPT = 6;
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
        const limit = sign.yields === 'named-case' ? KEPT_UNFINISHED : log_signs_KEPT;
        if (kept.first.length < limit)
            kept.first.push(sign);
        else {
            kept.dropped += 1;
            if (kept.latest.push(sign) > log_signs_KEPT)
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
    { line: /(?<![\w'"`])FATAL ERROR: .*(?:heap out of memory|Allocation failed|node::)/, code: 'crash-in-log', yields: 'never' },
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
            faint: others.length === 0 && own.every((rule) => rule.kind === 'progress'),
            passed: settled && own.length === 1 && others.length === 0 && isPlainPass(own[0]) ? own[0] : null,
        };
    });
    const glued = found.flatMap(({ rule, glued: literal }) => (literal === undefined ? [] : [{ literal, rule, alone: isAnchored(rule) }]));
    return { automaton, glued };
}
/** A passed test's result without groups, by an expression that the automaton reads exactly: no look-around, no word boundary. */
function isPlainPass(rule) {
    if (rule?.kind !== 'end' || rule.names.length > 1 || rule.profile.log.results?.start !== undefined)
        return false;
    return isAnchored(rule) && !/\(\?(?!:)|\\[bB1-9]/.test(rule.re.source);
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
    for (const { line, list, where, announced = false, first = anyFirst, glued, as = {}, fixed = {} } of closing?.counts ?? []) {
        const item = list ? new RegExp(list.item.source, 'g') : null;
        add('count', line, { glued, count: { where, announced, first, item, words: list?.words ?? {}, as, fixed: Object.entries(fixed) } });
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
const log_session_KEYS = new Set(['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky', 'none']);
function isCountKey(name) {
    return log_session_KEYS.has(name);
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
            target.extra.set(name, (target.extra.get(name) ?? 0) + count);
    }
    if (tally === null)
        return;
    target.tally = (0,model_tally/* addTallies */.MA)([target.tally ?? model_tally/* EMPTY_TALLY */.dd, tally]);
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
    const add = (name, n) => counts.set(name, name === 'of' ? n : (counts.get(name) ?? 0) + n);
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
        const word = groups?.['word'] ?? '';
        const key = words[word] ?? 'none';
        add(key, n);
        if (!isCountKey(word) && key !== 'tests')
            add(word, n);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-running.js

/** Names of running tests are kept up to these limits; beyond, only their number is. */
const MAX_RUNNING = 10_000;
const MAX_ID = 160;
/** A test begins, by the name it is announced with. */
function startRunning(session, id) {
    session.running ??= new Map();
    const name = shortId(id);
    const count = session.running.get(name);
    if (count !== undefined)
        session.running.set(name, count + 1);
    else if (session.running.size < MAX_RUNNING)
        session.running.set(ownBytes(name), 1);
    else
        session.overflow += 1;
}
/** @param id absent where the runner doesn't say which: the latest one. */
function endRunning(session, id) {
    const name = id === undefined ? [...(session.running?.keys() ?? [])].at(-1) : shortId(id);
    const count = name === undefined ? undefined : session.running?.get(name);
    if (name === undefined || count === undefined)
        session.overflow = Math.max(0, session.overflow - 1);
    else if (count === 1)
        session.running?.delete(name);
    else
        session.running?.set(name, count - 1);
}
function shortId(id) {
    return id.length > MAX_ID ? id.slice(0, MAX_ID) : id;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-runner.js





/** Lines of one closing block may be this far apart, unless the profile says more: other processes write between them. */
const GAP = 12;
/** Sessions that are told apart; beyond, neighbours are taken together. */
const MAX_SESSIONS = 5_000;
const MAX_CONTAINERS = 60;
const TEXT = 200;
const STRENGTH = { progress: 0, result: 1, opening: 2, closing: 3 };
/** What one runner does in one stream: a machine that the matching lines drive. Bounded, however many lines there are. */
class RunnerState {
    profile;
    stream;
    trace = 'progress';
    firstLine = 0;
    /** Of the lines that said more than that a test ended. */
    lastLine = 0;
    sessions = [];
    finished = 0;
    red = 0;
    redLines = 0;
    firstRedLine = null;
    cached = 0;
    ran = 0;
    closing = null;
    /** Closing lines wait for the blank line that completes them. */
    awaitsBlank = false;
    awaitsSince = 0;
    #closing;
    #keeper;
    #open = new Map();
    #suspended = [];
    #block = null;
    #verbose = false;
    #confirmed = false;
    #zeroNext = false;
    #notRunLine = -2;
    #finalLine = 0;
    #finalDue;
    #containers = [];
    constructor(profile, stream, line, keeper) {
        this.profile = profile;
        this.stream = stream;
        this.firstLine = line;
        this.#closing = profile.log.closing;
        this.#finalDue = this.#closing?.final !== undefined && this.#closing.finalWith === undefined;
        this.#keeper = keeper;
    }
    /** Applies a rule that matched. `text` is the clean line, as bytes. */
    apply(rule, match, line, text, afterBlank) {
        if (rule.kind === 'end') {
            this.#end(rule, match, line);
            return;
        }
        this.lastLine = line;
        const groups = groupsOf(rule.names, match);
        switch (rule.kind) {
            case 'opening':
                this.#opening(rule, groups, line);
                break;
            case 'start':
                this.#start(groups, line);
                break;
            case 'container':
                if (this.#containers.length < MAX_CONTAINERS)
                    this.#containers.push({ line, text: ownBytes(text), id: ownBytes(groups['id'] ?? '') });
                break;
            case 'plan':
                this.#plan(Number(groups['n']), line, text, afterBlank);
                break;
            case 'confirm':
                this.#confirm(groups['scope'] ?? '');
                break;
            case 'zero':
                this.#zero(rule.flag, groups['scope'] ?? '', line, text);
                break;
            case 'count':
                this.#count(rule, match, line, text);
                break;
            case 'completes':
                this.#completes(rule, groups['scope'] ?? '', line, text);
                break;
            case 'red':
                this.redLines += 1;
                this.firstRedLine ??= { line, text: decodeBytes(text, TEXT) };
                this.#mark('closing');
                break;
            case 'replayed':
                this.cached += Number(groups['n'] ?? 1);
                this.#mark('result');
                this.ran += Number(groups['of'] ?? 0) - (groups['of'] === undefined ? 0 : Number(groups['n'] ?? 0));
                break;
            case 'ran':
                this.ran += 1;
                // a wrapper says so of the task whose lines follow
                if (this.#closing === undefined)
                    this.#mark('result');
                break;
            case 'finalDue':
                this.#finalDue = true;
                break;
            case 'final':
            case 'usually':
                this.#finalLine = line;
                break;
            case 'notRun':
                if (rule.flag)
                    this.#notRunLine = line;
                else if (!rule.except?.test(text))
                    this.#sign('not-run', 'never', line, text);
                break;
            case 'notRunItem':
                if (line !== this.#notRunLine + 1)
                    return;
                this.#notRunLine = line;
                if (!rule.except?.test(text))
                    this.#sign('not-run', 'never', line, text);
                break;
            case 'interrupted':
                this.#sign('interrupted', 'never', line, text);
                break;
            case 'stopped':
                this.#sign('stopped-early', 'agreement', line, text);
                break;
            case 'worker-crash':
            case 'crash-in-log':
                this.#sign(rule.kind, 'never', line, text);
                break;
            case 'tasks':
                this.#mark('closing');
                this.closing = { line, text: decodeBytes(text, TEXT) };
                if (groups['finished'] === undefined && this.#open.has(''))
                    this.#close('', line, null);
                if (Number(groups['finished']) < Number(groups['started']))
                    this.#sign('task-incomplete', 'never', line, text);
                break;
            case 'reopens':
                if (this.trace === 'closing' || this.#open.has(''))
                    this.#session('', line).last = line;
                break;
            case 'progress':
                break;
        }
    }
    /** A line of this stream that no rule of this runner matched, while {@link awaitsBlank}. */
    otherLine(blank, ended = true) {
        if (blank || (ended && this.#closing?.completes?.includes('other')))
            this.#closeBlock('', this.#block?.last ?? 0);
        this.#block = null;
        this.awaitsBlank = false;
    }
    /** The end of the log: what is still open stays open. */
    finish(lastLine) {
        if (this.awaitsBlank && this.#block?.last === lastLine)
            this.otherLine(true);
        for (const session of [...this.#suspended, ...this.#open.values()]) {
            if (session.done && this.#closing?.from === 'last')
                session.close = session.last;
            this.#unfinished(session);
            this.#record(session);
        }
        this.sessions.sort((a, b) => a.open - b.open);
        if (this.trace === 'closing') {
            for (const { line, text, id } of this.#containers)
                this.#sign('unfinished-test', 'named-case', line, text, id);
        }
        const last = Math.max(0, ...this.sessions.map((session) => session.last));
        if (last <= this.#finalLine)
            return;
        if (this.#finalDue)
            this.#record(newSession(last, false));
        const closing = this.sessions.at(-1);
        if (this.#closing?.usually !== undefined && closing?.close === last && !closing.zero) {
            this.#sign('log-truncated', 'agreement', last, ownBytes(this.closing?.text ?? ''));
        }
    }
    #mark(trace) {
        if (STRENGTH[trace] > STRENGTH[this.trace])
            this.trace = trace;
    }
    #opening({ flag: session, sums, once }, groups, line) {
        this.#mark('opening');
        const scope = groups['scope'] ?? '';
        const before = this.#open.get(scope);
        if (session && !(once && before !== undefined)) {
            if (before)
                this.#leave(before);
            this.#open.set(scope, newSession(line, true));
            this.#block = null;
            this.#confirmed = false;
        }
        const announces = groups['announces'];
        if (announces === undefined)
            return;
        const current = this.#session(scope, line);
        current.last = line;
        const announced = Number(announces) - Number(groups['minus'] ?? 0);
        if (current.announced === null || sums)
            current.announced = (current.announced ?? 0) + announced;
    }
    #session(scope, line) {
        let session = this.#open.get(scope);
        if (session === undefined) {
            session = newSession(line, false);
            this.#open.set(scope, session);
        }
        return session;
    }
    #start(groups, line) {
        this.#mark(this.profile.log.results?.opens ? 'opening' : 'result');
        this.#verbose = true;
        const session = this.#session(groups['scope'] ?? '', line);
        session.last = line;
        session.started += 1;
        startRunning(session, groups['id'] ?? '');
    }
    /** A result without groups. */
    pass(line) {
        this.finished += 1;
        this.#mark(this.profile.log.results?.opens ? 'opening' : 'result');
        const session = this.#session('', line);
        session.last = line;
        session.passed += 1;
        this.#closeByPlan('', session, line);
    }
    /** The commonest line of all: its groups are read by their places. */
    #end({ places }, match, line) {
        const skipped = match[places.skipped] !== undefined;
        const failed = !skipped && match[places.failed] !== undefined;
        this.finished += 1;
        if (failed)
            this.red += 1;
        const { results } = this.profile.log;
        this.#mark(results?.opens && !results.start ? 'opening' : 'result');
        const scope = match[places.scope] ?? '';
        const session = results?.start ? this.#open.get(scope) : this.#session(scope, line);
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
            endRunning(session, match[places.id]);
        this.#closeByPlan(scope, session, line);
    }
    #plan(n, line, text, afterBlank) {
        const before = this.#open.get('');
        if (before !== undefined && before.plan >= 0) {
            this.#suspend(before);
            this.#open.delete('');
        }
        const session = this.#session('', line);
        this.#mark('opening');
        session.plan = n;
        session.asksMore = afterBlank && session.opened;
        session.last = line;
        session.announced = n;
        this.closing = { line, text: decodeBytes(text, TEXT) };
        this.#closeByPlan('', session, line);
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
        this.#close(scope, line, resultsTally(session));
    }
    #confirm(scope) {
        const session = this.#open.get(scope);
        if (session)
            session.confirmed = true;
        else
            this.#confirmed = true;
    }
    #zero(closes, scope, line, text) {
        const session = this.#open.get(scope);
        if (session)
            session.zero = true;
        else
            this.#zeroNext = true;
        if (!closes)
            return;
        this.closing = { line, text: decodeBytes(text, TEXT) };
        this.#close(scope, line, model_tally/* EMPTY_TALLY */.dd);
    }
    #count(rule, match, line, text) {
        if (rule.count?.where !== undefined && (this.#open.get('')?.opened === true) !== (rule.count.where === 'opened'))
            return;
        const begun = this.#block !== null && line - this.#block.last <= (this.#closing?.gap ?? GAP);
        if (!begun && !rule.count?.first)
            return;
        this.closing = { line, text: decodeBytes(text, TEXT) };
        if (rule.count?.announced) {
            const announced = this.#open.get('')?.announced ?? null;
            this.#close('', line, announced === null ? null : { ...model_tally/* EMPTY_TALLY */.dd, tests: announced, passed: announced });
            return;
        }
        if (this.#closing?.from === 'last') {
            this.#runningTotal(rule, match, line);
            return;
        }
        if (this.#block === null || !begun) {
            this.#block = { counts: new Map(), first: line, last: line };
        }
        this.#block.last = line;
        addCounts(this.#block.counts, rule, match);
        if (this.#closing?.completes === null || this.#isAsAnnounced(this.#block.counts))
            this.#closeBlock('', line);
        else if (this.#closing?.completes.some((way) => way === 'blank' || way === 'other'))
            this.awaitsBlank = true;
    }
    /** Whether the counts are those of all tests announced: then nothing more is counted, whichever line comes last. */
    #isAsAnnounced(counts) {
        const announced = this.#open.get('')?.announced ?? null;
        if (announced === null || !this.#closing?.completes?.includes('announced'))
            return false;
        return tallyOf(counts, this.#closing)?.tests === announced;
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
        session.done = of === undefined ? !session.opened || session.confirmed : (session.tally?.tests ?? 0) >= of;
        this.#mark(session.done ? 'closing' : 'opening');
    }
    /** The run that totals belong to: a new one where a complete one would have lost tests. */
    #continued(scope, line, tally) {
        const session = this.#session(scope, line);
        if (tally === null || !session.done || tally.tests >= (session.tally?.tests ?? 0))
            return session;
        this.#leave(session);
        this.#open.delete(scope);
        return this.#session(scope, line);
    }
    #completes(rule, scope, line, text) {
        if (this.#closing?.from === 'plan') {
            const session = this.#open.get('');
            if (session?.done)
                this.#close('', line, resultsTally(session));
            return;
        }
        if (this.#closing?.from !== 'results') {
            if (this.#block !== null && line - this.#block.last <= (this.#closing?.gap ?? GAP))
                this.#closeBlock(scope, line);
            else if (this.#closing?.countless)
                this.#close(scope, line, this.#open.get(scope)?.tally ?? null);
            return;
        }
        this.closing = { line, text: decodeBytes(text, TEXT) };
        const session = this.#open.get(scope);
        const confirmed = session?.confirmed ?? this.#confirmed;
        this.#confirmed = false;
        if (this.#verbose && !confirmed && rule.except?.test(text)) {
            this.#mark('opening');
            this.#suspend(this.#session(scope, line));
            this.#open.delete(scope);
        }
        else
            this.#close(scope, line, session !== undefined && session.started > 0 ? resultsTally(session) : null);
    }
    #closeBlock(scope, line) {
        const block = this.#block;
        if (block === null || this.#closing === undefined)
            return;
        const tally = tallyOf(block.counts, this.#closing);
        if (tally === null)
            return;
        const extra = [...block.counts].filter(([name]) => !isCountKey(name));
        this.#block = null;
        this.#close(scope, line, tally, block.first, extra.length > 0 ? new Map(extra) : null);
    }
    #close(scope, line, tally, first = line, extra = null) {
        this.#mark('closing');
        const nestedInItself = this.profile.log.opensAlways ? this.#suspended : [];
        const oldest = this.profile.log.overlaps ? this.#suspended.shift() : undefined;
        const session = oldest ?? this.#open.get(scope) ?? nestedInItself.pop() ?? newSession(first, false);
        if (oldest === undefined)
            this.#open.delete(scope);
        session.close = line;
        session.last = line;
        session.tally = tally;
        session.extra = extra;
        session.zero ||= this.#zeroNext;
        this.#zeroNext = false;
        if (this.#isHeadless(session))
            this.#sign('log-truncated', 'agreement', line, ownBytes(this.closing?.text ?? ''));
        this.#unfinished(session);
        this.#record(session);
    }
    /** Whether the log began in the middle of the run: the first of this runner, and closed as only one with an opening can be. */
    #isHeadless(session) {
        if (session.opened || this.sessions.length > 0 || this.#suspended.length > 0 || this.#open.size > 0)
            return false;
        return this.#closing?.headed?.test(this.closing?.text ?? '') ?? false;
    }
    /** Another run begins: the one before it has closed by its totals, or stays open. */
    #leave(session) {
        if (session.done && this.#closing?.from === 'last') {
            session.close = session.last;
            this.#record(session);
        }
        else
            this.#suspend(session);
    }
    #suspend(session) {
        if (this.#suspended.push(session) <= MAX_SESSIONS)
            return;
        const oldest = this.#suspended.shift();
        if (oldest)
            this.#record(oldest);
    }
    #record(session) {
        session.running = null;
        const before = this.sessions.at(-1);
        if (this.sessions.length < MAX_SESSIONS || before === undefined)
            this.sessions.push(session);
        else
            mergeInto(before, session);
    }
    #unfinished(session) {
        for (const [id, count] of session.running ?? []) {
            for (let n = 0; n < Math.min(count, 3); n++)
                this.#sign('unfinished-test', 'named-case', session.last, id, id);
        }
        if (session.overflow > 0)
            this.#sign('unfinished-test', 'never', session.last, `${session.overflow} more tests started and have no result`);
        session.running = null;
        session.overflow = 0;
    }
    #sign(code, yields, line, text, id = null) {
        if (STRENGTH[this.trace] < STRENGTH.result && code !== 'unfinished-test')
            this.#mark('result');
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
    #keeper;
    #waiting = [];
    constructor(name, needs, table, keeper) {
        this.name = name;
        this.needs = needs;
        this.#table = table;
        this.#keeper = keeper;
    }
    /** Some closing lines wait for what follows: every line has to be shown. */
    get attentive() {
        return this.#waiting.length > 0;
    }
    /** Lines of this plan tell nothing new: weak traces of a runner that left one already. */
    knows({ faint, rules }) {
        return faint && rules[0] !== undefined && this.runners.has(rules[0].owner);
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
        this.#runnerOf(rule, line).pass(line);
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
            if (match === null || (!alone && (match.index === prefix || (already && log_stream_isBlank(text, match.index)))))
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
        let runner = this.runners.get(owner);
        if (runner === undefined) {
            runner = new RunnerState(profile, this.name, line, this.#keeper);
            this.runners.set(owner, runner);
        }
        return runner;
    }
    #apply(rule, match, line, text, afterBlank = false) {
        if (!this.runners.has(rule.owner) && !speaksAlone(rule))
            return false;
        const runner = this.#runnerOf(rule, line);
        const waited = runner.awaitsBlank;
        runner.apply(rule, match, line, text, afterBlank);
        if (runner.awaitsBlank && !waited)
            this.#waiting.push(runner);
        if (runner.awaitsBlank)
            runner.awaitsSince = line;
        return true;
    }
    #tellWaiting(text, line, ended) {
        const blank = !/[^ \t\r]/.test(text);
        for (const runner of this.#waiting)
            if (runner.awaitsBlank && runner.awaitsSince !== line)
                runner.otherLine(blank, ended);
        this.#waiting = this.#waiting.filter((runner) => runner.awaitsBlank);
    }
}
function log_stream_isBlank(text, end) {
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
    #main;
    #streams = new Map();
    #attentive = new Set();
    #footer;
    /** The last line that was blank. */
    blankLine = -1;
    constructor(profiles, footer) {
        this.#table = tableOf(profiles);
        this.#footer = footer;
        this.#main = new LogStream('', 0, this.#table, this.#keeper);
        this.literals = [...new Set([...this.#table.glued.map(({ literal }) => literal), ...SYSTEM_LITERALS])];
    }
    /** New bytes to {@link look} at. */
    piece() {
        this.#table.automaton.forget();
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
        const behind = behindPrefix(text, skipEscapes(text, at), stop);
        if (behind < 0)
            return null;
        return this.#streams.size > 0 || (behind < stop && this.#matters(bytes, behind, stop) !== null) ? 'show' : null;
    }
    #matters(bytes, from, end) {
        const { automaton } = this.#table;
        const row = automaton.read(bytes, from, end);
        const plan = row === 0 ? null : automaton.plan(row);
        return plan === null || this.#main.knows(plan) ? null : plan;
    }
    /** Reads a line that {@link look} found to be nothing but a passed test's result. */
    passed(rule, line) {
        this.#main.passed(rule, line);
    }
    /**
     * Reads one line (or one state of a line that is written over), as bytes. `glued`: one of the literals stands in it. `known`: that it holds no
     * escape sequences, or also what {@link look} found for it. `ended`: whether a line end follows.
     */
    line(raw, line, glued, known = 'any', ended = true) {
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
            runners: believed.flatMap((stream) => [...stream.runners.values()]),
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
        const own = this.#streams.size < MAX_STREAMS ? name : OVERFLOW;
        let stream = this.#streams.get(own);
        if (stream === undefined) {
            stream = new LogStream(decodeBytes(own, 160), needs, this.#table, this.#keeper);
            this.#streams.set(own, stream);
        }
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

;// CONCATENATED MODULE: ./lib/adapters/scan-ring.js
/** A ring of slots in shared memory: one thread fills it, another empties it, neither copies more than once. */
const SLOT_BYTES = 64 * 1024;
const SLOTS = 64;
/** Places in the control block: slots written and read so far, whether the writer waits for room, whether it has ended. */
const WRITTEN = 0;
const READ = 1;
const WAITING = 2;
const ENDED = 3;
/** Grows with whatever the writer does: what a reader without work waits for. */
const EVENTS = 4;
const CONTROL = 5;
const CONTROL_BYTES = (CONTROL + SLOTS) * Int32Array.BYTES_PER_ELEMENT;
const RING_BYTES = CONTROL_BYTES + SLOTS * SLOT_BYTES;
class Ring {
    /** The control block; behind its places, the length of each slot. */
    control;
    data;
    constructor(memory) {
        this.control = new Int32Array(memory, 0, CONTROL + SLOTS);
        this.data = new Uint8Array(memory, CONTROL_BYTES);
    }
}
class RingWriter extends Ring {
    #waiting = [];
    /** @returns whether there is room for more; what found none is copied, and handed over by `flush` */
    write(chunk) {
        for (let at = 0; at < chunk.length; at += SLOT_BYTES) {
            const part = chunk.subarray(at, at + SLOT_BYTES);
            if (this.#waiting.length > 0 || !this.#put(part))
                this.#waiting.push(Uint8Array.from(part));
        }
        return this.flush();
    }
    /** @returns whether all that waited is handed over; where not, the reader will say when there is room */
    flush() {
        for (let part = this.#waiting[0]; part !== undefined; part = this.#waiting[0]) {
            if (!this.#put(part)) {
                Atomics.store(this.control, WAITING, 1);
                // The reader may have emptied the ring before it could see that.
                if (!this.#put(part))
                    return false;
            }
            this.#waiting.shift();
        }
        return true;
    }
    #put(part) {
        const written = Atomics.load(this.control, WRITTEN);
        if (written - Atomics.load(this.control, READ) >= SLOTS)
            return false;
        const slot = written % SLOTS;
        this.data.set(part, slot * SLOT_BYTES);
        this.control[CONTROL + slot] = part.length;
        Atomics.store(this.control, WRITTEN, written + 1);
        this.#tell();
        return true;
    }
    end() {
        Atomics.store(this.control, ENDED, 1);
        this.#tell();
    }
    #tell() {
        Atomics.add(this.control, EVENTS, 1);
        Atomics.notify(this.control, EVENTS);
    }
}
class RingReader extends (/* unused pure expression or super */ null && (Ring)) {
    /**
     * Empties the ring until the writer has ended; blocks the thread while there is nothing.
     * @param take gets each part, valid only during the call
     * @param room called when a writer that waits may go on
     */
    readAll(take, room) {
        for (let read = 0; this.#await(read);) {
            const slot = read % SLOTS;
            take(this.data.subarray(slot * SLOT_BYTES, slot * SLOT_BYTES + (this.control[CONTROL + slot] ?? 0)));
            read += 1;
            Atomics.store(this.control, READ, read);
            const left = Atomics.load(this.control, WRITTEN) - read;
            if (left <= SLOTS / 2 && Atomics.exchange(this.control, WAITING, 0) === 1)
                room();
        }
    }
    /** @returns whether there is another part */
    #await(read) {
        for (;;) {
            // In this order: nothing that happens after a look at it is slept through, and what was written before the end is seen before it.
            const events = Atomics.load(this.control, EVENTS);
            const ended = Atomics.load(this.control, ENDED) === 1;
            if (Atomics.load(this.control, WRITTEN) !== read)
                return true;
            if (ended)
                return false;
            Atomics.wait(this.control, EVENTS, events);
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/scan-thread.js



/** A log this small is read faster than a thread starts. */
const SMALL_BYTES = 2 * 2 ** 20;
/** Lines are garbage as soon as they are read: a small nursery costs no time and saves tens of MiB. */
const YOUNG_MB = 8;
/**
 * Scans a log while it is written: a large one on a thread of its own, since matching its lines costs more than storing them, and the one
 * who stores them holds the suite back.
 * @param entry  a script that, started as a thread, calls {@link scanOnThread}; null scans here
 */
function startLogScan(options, entry) {
    if (entry !== null)
        return new ThreadedScan(options, entry);
    const scanner = createLogScanner(options);
    return {
        write: (chunk) => {
            scanner.write(chunk);
            return null;
        },
        end: async () => scanner.end(),
        abandon: () => { },
    };
}
class ThreadedScan {
    #options;
    #entry;
    /** The beginning, kept until it is known whether a thread pays. */
    #first = [];
    #firstBytes = 0;
    #thread = null;
    constructor(options, entry) {
        this.#options = options;
        this.#entry = entry;
    }
    write(chunk) {
        if (this.#thread !== null)
            return this.#thread.write(chunk);
        this.#first.push(Buffer.from(chunk));
        this.#firstBytes += chunk.length;
        if (this.#firstBytes <= SMALL_BYTES)
            return null;
        this.#thread = new Thread(this.#options, this.#entry);
        let room = null;
        for (const each of this.#first)
            room = this.#thread.write(each);
        this.#first = [];
        return room;
    }
    async end() {
        if (this.#thread !== null)
            return await this.#thread.end();
        const scanner = createLogScanner(this.#options);
        for (const chunk of this.#first)
            scanner.write(chunk);
        return scanner.end();
    }
    abandon() {
        this.#thread?.abandon();
    }
}
class Thread {
    #ring;
    #worker;
    #facts;
    /** For those that wait for room: one promise for all. */
    #room = null;
    #died = false;
    constructor(options, entry) {
        const memory = new SharedArrayBuffer(RING_BYTES);
        this.#ring = new RingWriter(memory);
        const task = { task: 'scan-log', memory, footer: options.footer ?? null, argv: options.argv ?? null };
        this.#worker = new external_node_worker_threads_.Worker(entry, { workerData: task, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
        this.#facts = new Promise((resolve, reject) => {
            this.#worker.on('message', (message) => {
                if (message === 'room')
                    this.#giveRoom();
                else
                    resolve(message);
            });
            this.#worker.on('error', reject);
            this.#worker.on('exit', () => reject(new Error('the scanning thread ended early')));
        });
        this.#facts.catch(() => {
            this.#died = true;
            this.#giveRoom();
        });
    }
    write(chunk) {
        return this.#died || this.#ring.write(chunk) ? null : this.#awaitRoom();
    }
    #awaitRoom() {
        if (this.#room !== null)
            return this.#room.promise;
        let give = () => { };
        const promise = new Promise((resolve) => {
            give = resolve;
        });
        this.#room = { promise, give };
        return promise;
    }
    #giveRoom() {
        if (!this.#died && !this.#ring.flush())
            return;
        this.#room?.give();
        this.#room = null;
    }
    async end() {
        // What waits for room is still to be handed over.
        while (!this.#died && !this.#ring.flush())
            await this.#awaitRoom();
        this.#ring.end();
        return await this.#facts;
    }
    abandon() {
        void this.#worker.terminate();
    }
}

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
        return { title: agreement_titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: agreement_rulesOf(own) };
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
        const group = { title: agreement_titleOf(footers[0]?.runner ?? ''), footers, reports: own, rules: agreement_rulesOf(own) };
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
function agreement_rulesOf(reports) {
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
    const held = group.reports.reduce((sum, { tally }) => sum + (0,model_tally/* executed */.AB)(tally), 0);
    if (held > 0 && group.footers.length > 0 && group.footers.every((runner) => runner.zero)) {
        return { runner: group.title, what: `${group.title} says that it ran nothing, the reports hold ${held}` };
    }
    const footers = group.footers.filter((runner) => runner.tally !== null && runner.unit === 'tests');
    if (footers.length === 0 || rule === 'none')
        return 'incomparable';
    const footer = (0,model_tally/* addTallies */.MA)(footers.map((runner) => runner.tally));
    const report = (0,model_tally/* addTallies */.MA)(group.reports.map((r) => r.tally));
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
    const shown = group.reports.reduce((sum, report) => sum + (0,model_tally/* red */.wv)(report.tally), 0);
    if (counted > shown)
        return { runner: group.title, what: `${counted} failed in the closing lines, ${shown} in the reports` };
    if (counted > 0 || shown > 0)
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
function agreement_titleOf(name) {
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
    return {
        path: claim.path,
        state: claim.state,
        facts: claim.facts,
        dialect,
        assumed,
        tally: talliedAs(dialect?.report, claim.facts),
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

;// CONCATENATED MODULE: ./lib/core/reconcile/reading.js




/** @throws never: evidence of any shape gives a reading. */
function readEvidence(evidence) {
    const { expectations, leniencies } = evidence;
    const chosen = expectations.runner === null ? null : (0,runners/* profileNamed */.JD)(expectations.runner);
    const fromCommand = evidence.command === null ? null : (0,runners/* runnerOfCommand */.D)(evidence.command, evidence.shell);
    const outer = evidence.log.runners.filter((runner) => runner.nestedIn === null);
    const nested = evidence.log.runners.filter((runner) => runner.nestedIn !== null);
    const reports = applyDialects(evidence.reports.filter((claim) => claim.kind === 'read'), chosen, onlyRunner(outer));
    const rejected = evidence.reports.filter((claim) => claim.kind === 'rejected');
    const withoutReports = expectations.reports.length === 1 && expectations.reports[0] === 'none';
    const footerTally = sumFooters(evidence, outer);
    const tally = reports.length > 0 ? (0,model_tally/* addTallies */.MA)(reports.map((report) => report.tally)) : withoutReports ? footerTally : null;
    const status = evidence.exit.kind === 'exited' ? evidence.exit.code : null;
    const redTests = Math.max(tally === null ? 0 : (0,model_tally/* red */.wv)(tally), footerTally === null ? 0 : (0,model_tally/* red */.wv)(footerTally));
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
    const looked = evidence.expectations.reports.includes('auto')
        ? 'looked for new files at the usual places'
        : `looked for ${evidence.expectations.reports.slice(0, 5).join(', ')}`;
    const hint = seen?.junit;
    return [
        {
            code: 'junit-missing',
            args: {
                looked,
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
 * status 0, green test cases, and what vouches for the end of the run. test/forgeries.test.ts tries to forge each of them.
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
    const { status, tally, footerTally } = reading;
    if (status !== 0 || tally === null || (footerTally !== null && (0,model_tally/* red */.wv)(footerTally) > 0))
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

;// CONCATENATED MODULE: ./lib/flow/child-environment.js
/**
 * Tokens, and the files by which a step speaks to GitHub's runner: tests have no business with either. INPUT_* are the inputs of the action
 * that we may be.
 */
const GITHUB_DROPS = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i;
/** Tells a node:test below that it is a child of another node:test, which makes it print for a machine. */
const ALWAYS_DROPPED = /^NODE_TEST_CONTEXT$/i;
/** Language runtimes, shells and loaders; what belongs to one runner is in its profile. */
const STEERING = new Set([
    'BASH_ENV',
    'CARGO_BUILD_RUSTFLAGS',
    'CTEST_PARALLEL_LEVEL',
    'DOTNET_STARTUP_HOOKS',
    'DYLD_INSERT_LIBRARIES',
    'ENV',
    'GODEBUG',
    'GOFLAGS',
    'GRADLE_OPTS',
    'GTEST_FILTER',
    'GTEST_TOTAL_SHARDS',
    'JAVA_TOOL_OPTIONS',
    'JDK_JAVA_OPTIONS',
    'LD_AUDIT',
    'LD_LIBRARY_PATH',
    'LD_PRELOAD',
    'MAKEFLAGS',
    'MAVEN_ARGS',
    'MAVEN_OPTS',
    'NODE_OPTIONS',
    'NODE_PATH',
    'PERL5LIB',
    'PERL5OPT',
    'PHP_INI_SCAN_DIR',
    'PYTEST_ADDOPTS',
    'PYTEST_DISABLE_PLUGIN_AUTOLOAD',
    'PYTEST_PLUGINS',
    'PYTHONOPTIMIZE',
    'PYTHONPATH',
    'PYTHONSTARTUP',
    'RUBYLIB',
    'RUBYOPT',
    'RUSTFLAGS',
    'SPEC_OPTS',
    '_JAVA_OPTIONS',
]);
function childEnvironment(env, options) {
    const inActions = env['GITHUB_ACTIONS'] === 'true';
    const asked = new Set(options.passEnv.map((name) => name.toUpperCase()));
    const steers = new Set([...STEERING, ...options.runnerVariables]);
    const kept = {};
    const dropped = [];
    const passed = [];
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const unwanted = ALWAYS_DROPPED.test(name) || (inActions && GITHUB_DROPS.test(name));
        if (unwanted && !asked.has(name.toUpperCase())) {
            dropped.push(name);
            continue;
        }
        if (unwanted)
            passed.push(name);
        kept[name] = value;
    }
    const set = {};
    // Without it, several runners start a watch mode that never ends.
    if (kept['CI'] === undefined)
        set['CI'] = 'true';
    if (options.colour && kept['FORCE_COLOR'] === undefined && kept['NO_COLOR'] === undefined)
        set['FORCE_COLOR'] = '1';
    return {
        env: { ...kept, ...set },
        dropped: dropped.sort(),
        passed: passed.sort(),
        steering: Object.keys(kept)
            .filter((name) => steers.has(name) && kept[name] !== '')
            .sort(),
        set: Object.keys(set).sort(),
    };
}

;// CONCATENATED MODULE: ./lib/core/model/version.js
/** The package's version, as the receipt and `--version` say it; a test keeps it equal to package.json's. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/flow/draft-receipt.js





/**
 * Puts down what is asked for before anything is started: what a receipt can't hold is said now, not behind an hour of tests.
 * @throws {ReceiptError} INPUT_INVALID
 */
async function recordAsked(options, place, child) {
    const [{ suiteFingerprint }, { receiptSchema }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 7411)), Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(321)]).then(__webpack_require__.bind(__webpack_require__, 321))]);
    const inWorkspace = bytePathIn(place.workspace, place.cwd);
    const suite = {
        name: options.suite,
        command: [...options.command],
        shell: options.shell,
        cwd: inWorkspace === null ? '.' : (0,files_list/* fromBytePath */.cj)(inWorkspace),
    };
    const asked = {
        suite: {
            ...suite,
            fingerprint: suiteFingerprint(suite),
            timeout_ms: options.timeoutMs,
            env: { dropped: [...child.dropped], passed: [...child.passed], steering: [...child.steering], set: [...child.set] },
            leniencies: [...options.leniencies],
            options_from: options.optionsFrom,
        },
        expectations: { ...options.expectations, reports: [...options.expectations.reports] },
    };
    const checked = receiptSchema.pick({ suite: true, expectations: true }).safeParse(asked);
    const issue = checked.error?.issues[0];
    if (issue === undefined)
        return asked;
    throw new errors/* ReceiptError */.x('INPUT_INVALID', `what is asked for can't be recorded: ${issue.path.join('.')}: ${issue.message}`, {
        remedy: 'Put a long command into a script of its own.',
    });
}
/** The receipt of a run, its verdict aside. */
function draftReceipt(asked, seen) {
    const { outcome, log, earlier, earlierKept } = seen;
    const { sha256, storedBytes, seenBytes, seenSha256, closed, leftoversEnded, lateOutput } = outcome.log;
    return {
        schema: 'receipt/v1',
        tool: { name: 'test-receipt', version: VERSION },
        source: seen.source,
        source_missing: seen.sourceMissing,
        ci: seen.ci,
        environment: (0,machine/* describeMachine */.F)(seen.env),
        ...asked,
        run: {
            started_at: outcome.startedAt.toISOString(),
            finished_at: outcome.finishedAt.toISOString(),
            duration_ms: outcome.durationMs,
            exit: outcome.exit.kind === 'not_started' ? { kind: 'not_started', message: outcome.exit.message.slice(0, 1000) } : outcome.exit,
        },
        evidence: {
            log: {
                path: 'log.txt',
                sha256,
                size_bytes: storedBytes,
                seen_bytes: seenBytes,
                ...(seenBytes === storedBytes ? {} : { seen_sha256: seenSha256 }),
                closed,
                late_output: lateOutput,
                ...(leftoversEnded ? { leftovers_ended: true } : {}),
                runners: log.runners.slice(0, 200).map(({ runner, closed, tally }) => ({ name: runner, footers: closed, tally })),
            },
            ...reportEntries(seen.collected, seen.claims),
            moved_aside: earlier.movedAside,
            ...(earlierKept.length === 0 ? {} : { earlier: [...earlierKept] }),
        },
        policy: null,
    };
}
function reportEntries(collected, claims) {
    const reports = [];
    const rejected = [];
    for (const [index, report] of collected.entries()) {
        const claim = claims[index];
        const { original, state, kept, sizeBytes } = report;
        if (claim?.kind === 'read' && kept !== null) {
            reports.push({
                path: kept,
                original_path: original,
                sha256: report.sha256,
                size_bytes: report.sizeBytes,
                state,
                tally: claim.facts.tally,
            });
        }
        else {
            const code = claim?.kind === 'rejected' ? claim.reason.code : 'junit-unreadable';
            const [sha256, why] = kept === null ? [null, report.why.slice(0, 500)] : [report.sha256, null];
            rejected.push({ path: kept, original_path: original, sha256, size_bytes: sizeBytes, state, code, why });
        }
    }
    return { reports, rejected };
}

// EXTERNAL MODULE: ./lib/core/parse/junit-details.js
var junit_details = __webpack_require__(6228);
;// CONCATENATED MODULE: ./lib/adapters/report-file.js







const CHUNK = 256 * 1024;
/** Up to this size a report's details are read from a tree, which takes a good 15 times the file in memory. */
const DETAILS_BYTES = 4 * 2 ** 20;
/**
 * Reads one report file, in flat memory; what is wrong with it is in the result, nothing is thrown for it.
 * Links are followed: whether a link may be believed is for the caller to say.
 * @param path absolute; hostile. Anything but a regular file is refused without being opened, so that a pipe or device can't hold us.
 */
async function readReportFile(path, options) {
    let file = null;
    try {
        const before = await (0,promises_.stat)(path, { bigint: true });
        const problem = unfit(before, options);
        if (problem !== null)
            return unreadable(options, problem, before.isFile() ? Number(before.size) : null);
        // O_NONBLOCK: should a pipe have taken the file's place by now, opening it returns at once.
        file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const opened = await file.stat({ bigint: true });
        if (!sameFile(before, opened))
            return unreadable(options, CHANGED, null);
        const reader = report_reader_createReportReader(options);
        const kept = [];
        const hash = options.digest === false ? null : (0,external_node_crypto_.createHash)('sha256');
        const sizeBytes = await readWhole(file, reader, opened.size, kept, hash);
        const after = await (0,promises_.stat)(path, { bigint: true });
        if (!sameFile(opened, after) || (hash !== null && BigInt(sizeBytes) !== opened.size))
            return unreadable(options, CHANGED, sizeBytes);
        return {
            ...(await withDetails(reader.end(), Buffer.concat(kept), sizeBytes, options)),
            sha256: hash?.digest('hex') ?? null,
            sizeBytes,
        };
    }
    catch (error) {
        return unreadable(options, describeIoError(error), null, errorCode(error) === 'ENOENT' ? MISSING : undefined);
    }
    finally {
        await file?.close();
    }
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
    const { parseDetails } = await Promise.all(/* import() */[__webpack_require__.e(879), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 8091));
    const details = parseDetails(bytes, options.maxFailing ?? DEFAULT_FAILING);
    const why = typeof details === 'string' ? details : (0,junit_details/* disagreement */.fn)(read.facts, details);
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
function unfit(stats, { limits }) {
    if (stats.isDirectory())
        return 'it is a folder';
    if (stats.isFIFO())
        return 'it is a named pipe';
    if (stats.isSocket())
        return 'it is a socket';
    if (!stats.isFile())
        return 'it is a device';
    return stats.size > BigInt(limits.reportBytes) ? tooLarge(limits.reportBytes) : null;
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

;// CONCATENATED MODULE: ./lib/core/parse/testng-copies.js

// `<!-- Generated by org.testng.reporters.JUnitReportReporter -->`: TestNG's own JUnit files, in junitreports/
const TESTNG = /\borg\.testng\.reporters\.JUnitReportReporter\b/;
/**
 * Marks TestNG's own JUnit files as companions where they repeat the tests of a report beside them (Surefire's), test by test.
 * @param claims of one run, in order, whose reader had one set of seen names. A copy that alone shows something red stays a report.
 */
function withoutTestngCopies(claims) {
    const others = claims.filter((claim) => !isCopy(claim));
    const redElsewhere = others.some((claim) => claim.kind === 'read' && (0,model_tally/* red */.wv)(claim.facts.tally) > 0);
    return claims.map((claim) => {
        if (claim.kind === 'rejected' || !isCopy(claim) || ((0,model_tally/* red */.wv)(claim.facts.tally) > 0 && !redElsewhere))
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
    const scanner = createLogScanner(scan);
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
    const seen = createSeenNames();
    const read = [];
    for (const { path, original, state } of sources) {
        const file = await readReportFile(path, {
            path: original,
            limits: { reportBytes: limits.report_bytes, tokenBytes: limits.token_bytes },
            watch,
            seen,
        });
        const claim = file.kind === 'read'
            ? { kind: 'read', path: original, state, facts: file.facts }
            : { kind: 'rejected', path: original, state, reason: file.reason, companion: file.companion };
        read.push({ claim, sha256: file.sha256, sizeBytes: file.sizeBytes });
    }
    const claims = withoutTestngCopies(read.map(({ claim }) => claim));
    return read.map((report, i) => ({ ...report, claim: claims[i] ?? report.claim }));
}

;// CONCATENATED MODULE: ./lib/flow/report-places.js

/**
 * Where reports are looked for when nobody says: names and folders that are used for little else. Only what a build tool lays down in each
 * module is looked for at any depth: fixtures of a suite that tests reports itself lie deep too.
 */
const USUAL_PLACES = [
    'report.xml',
    'junit.xml',
    'junit-report.xml',
    'junit-results.xml',
    'test-report.xml',
    'test-results.xml',
    'results.xml',
    'TEST-*.xml',
    'reports/**/*.xml',
    'test-reports/**/*.xml',
    'test-results/**/*.xml',
    'coverage/junit.xml',
    '**/build/test-results/**/*.xml',
    '**/target/surefire-reports/*.xml',
    '**/target/failsafe-reports/*.xml',
];
/** Globs relative to the working directory. */
function reportPlaces() {
    return [...new Set([...USUAL_PLACES, ...runners/* PROFILES */.jI.flatMap((profile) => profile.report?.places ?? [])])];
}

;// CONCATENATED MODULE: ./lib/flow/source.js



/** @returns why it can't be known, as the end of a sentence, where it can't */
async function readSourceBefore(repository, outFolder) {
    try {
        const [head, branch] = await Promise.all([readHead(repository), readBranch(repository)]);
        const [parents, name] = await Promise.all([readParents(repository, head.commit), readRepositoryName(repository, branch)]);
        const snapshot = await takeSnapshot(repository, { outFolder, compareWithHead: true });
        return { repository, head, parents, branch, name, snapshot, outFolder };
    }
    catch (error) {
        if (error instanceof GitFailure)
            return { missing: `git: ${error.message}` };
        throw error;
    }
}
/** The receipt says no more of what moved; the digests do. */
const MAX_MOVED = 20;
/**
 * What was tested, and what became of it during the run.
 * @param reportPaths absolute paths of report files, from before and after the run: no part of what is tested
 * @param ciRepository `owner/name` as CI says it
 * @returns the receipt's entry, and the bytes of files.txt
 */
async function readSourceAfter(before, reportPaths, ciRepository) {
    const { repository, head, snapshot, outFolder } = before;
    const inTree = [...reportPaths].map((path) => bytePathIn(repository.root, path));
    const leftOut = { outFolder, reportPaths: new Set(inTree.filter((path) => path !== null)) };
    const tested = digestSnapshot(repository.root, snapshot, leftOut);
    const after = await readAgain(before, leftOut);
    const [first] = snapshot.changed;
    const source = {
        repository: ciRepository ?? before.name,
        git_head: head.commit,
        git_tree: head.tree,
        ...(before.parents.length < 2 ? {} : { git_parents: before.parents.slice(0, 100) }),
        worktree: tested.sha256,
        ...(snapshot.by === 'git' ? { worktree_by: 'git' } : {}),
        after: after.entry,
        moved: after.moved.slice(0, MAX_MOVED).map((path) => (0,files_list/* fromBytePath */.cj)(path).slice(0, 4096)),
        dirty: first !== undefined,
        ...(first === undefined ? {} : { changed: { count: snapshot.changed.length, first: (0,files_list/* fromBytePath */.cj)(first).slice(0, 4096) } }),
        ...(snapshot.ownOutput.length === 0 ? {} : { own_output: snapshot.ownOutput.slice(0, 2).map(files_list/* fromBytePath */.cj) }),
        ...(snapshot.sparse === 0 ? {} : { sparse: snapshot.sparse }),
        branch: before.branch?.slice(0, 400) ?? null,
    };
    return { source, filesList: tested.bytes };
}
async function readAgain({ repository, head, snapshot, outFolder }, leftOut) {
    try {
        const now = await readHead(repository);
        const later = await takeSnapshot(repository, { outFolder, rulesFrom: head.commit, by: snapshot.by });
        const digest = digestSnapshot(repository.root, later, leftOut);
        const { changed, missing, added } = (0,files_list/* differingFiles */.Ys)(snapshot.files, later.files);
        const out = bytePathIn(repository.root, outFolder);
        const own = new Set([...snapshot.ownOutput, ...later.ownOutput]);
        const counts = (path) => !leftOut.reportPaths.has(path) && !isInside(path, out) && !own.has(path);
        const moved = [...changed, ...missing].filter((path) => snapshot.tracked.has(path) && counts(path)).sort();
        const entry = { git_head: now.commit, git_tree: now.tree, worktree: digest.sha256, generated: added.filter(counts).length };
        return { entry, moved };
    }
    catch (error) {
        // A run that took the repository away has moved it.
        if (error instanceof GitFailure)
            return { entry: { git_head: null, git_tree: null, worktree: null, generated: 0 }, moved: ['.git'] };
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/flow/run.js






















/**
 * Runs a suite, keeps the evidence, judges it, and writes the receipt last: where anything of ours fails on the way, there is none.
 * @throws {ReceiptError} INPUT_INVALID, BUSY, IO_FAILED, GIT_FAILED
 */
async function runSuite(options, ports) {
    const { env = process.env, clock = machine/* systemClock */.m } = ports;
    const place = await findPlace(options);
    const folder = await openEvidenceFolder({ ...place, suite: options.suite, now: clock.now() });
    try {
        const before = place.repository === null ? { missing: place.missing } : await readSourceBefore(place.repository, place.out);
        // The suite could write another event into the file that says which commit a check goes to.
        const run = (0,github_event/* readGithubRun */.l)(env);
        const ci = run === null ? null : { ...run.ci, head_tree: await headTree(place, run.ci.head_sha) };
        const search = reportSearch(options, place);
        const earlier = setEarlierReportsAside(search, trackedBy(before), (0,external_node_path_.join)(folder.path, EARLIER_REPORTS));
        const child = childEnvironment(env, { ...options, runnerVariables: runners/* PROFILES */.jI.flatMap((profile) => profile.env ?? []) });
        const asked = await recordAsked(options, place, child);
        const { outcome, log } = await runAndScan(options, place, child, (0,external_node_path_.join)(folder.path, 'log.txt'), ports, clock);
        const collected = collectReports(search, earlier, folder.path, options.expectations.limits.report_bytes);
        const claims = await readCollected(collected, folder.path, log, options);
        const source = await sourceOf(before, [...earlier.paths, ...collected.map(({ absolute }) => absolute)], run);
        if (source.filesList !== null)
            write((0,external_node_path_.join)(folder.path, 'files.txt'), source.filesList);
        const { completeReceipt, renderReceipt, toEvidence } = await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 7411));
        const earlierKept = await readEarlierReports(folder.path);
        const seen = { outcome, log, earlier, earlierKept, collected, claims, source: source.source, sourceMissing: source.missing, ci, env };
        const draft = draftReceipt(asked, seen);
        const evidence = toEvidence(draft, log, claims);
        const verdict = judge(evidence);
        const receipt = completeReceipt(draft, verdict);
        const bytes = renderReceipt(receipt);
        const receiptSha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        writeAtomically((0,external_node_path_.join)(folder.path, 'verdict.json'), (0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, receiptSha256).bytes);
        writeAtomically((0,external_node_path_.join)(folder.path, 'receipt.json'), bytes);
        return { receipt, verdict, evidence, receiptSha256, folder: folder.path };
    }
    finally {
        folder.release();
    }
}
async function findPlace(options) {
    const cwd = realFolder(options.cwd);
    const found = await findRepository(cwd);
    const repository = 'missing' in found ? null : found;
    const missing = 'missing' in found ? found.missing : '';
    return { cwd, out: (0,external_node_path_.resolve)(cwd, options.out), repository, missing, workspace: repository?.root ?? cwd };
}
function realFolder(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.X_OK);
        return real;
    }
    catch (cause) {
        throw ioFailed('enter', path, cause);
    }
}
async function headTree({ repository }, head) {
    return repository === null || head === null ? null : await readTreeOf(repository, head);
}
function reportSearch({ expectations, leniencies }, { cwd, out, workspace }) {
    const auto = expectations.reports.length === 1 && expectations.reports[0] === 'auto';
    const none = expectations.reports.length === 1 && expectations.reports[0] === 'none';
    const globs = auto ? reportPlaces() : none ? [] : expectations.reports;
    return { globs, auto, keepEarlier: leniencies.includes('allow-stale'), cwd, workspace, outFolder: out };
}
function trackedBy(before) {
    if ('missing' in before)
        return () => false;
    const { repository, snapshot } = before;
    return (path) => snapshot.tracked.has(bytePathIn(repository.root, path) ?? '');
}
async function runAndScan({ command, shell, timeoutMs, expectations }, { cwd }, { env }, logPath, { display, graceMs, stopGraceMs, stopSignal, scanThread }, clock) {
    const scanOptions = scannerOptions(expectations, command, shell);
    const scan = startLogScan(scanOptions, scanThread ?? null);
    const log = { path: logPath, limitBytes: expectations.limits.log_bytes, consume: (chunk) => scan.write(chunk) };
    const patience = {
        ...(graceMs === undefined ? {} : { graceMs }),
        ...(stopGraceMs === undefined ? {} : { stopGraceMs }),
        ...(stopSignal === undefined ? {} : { stopSignal }),
    };
    try {
        const outcome = await runCommand({ command, shell, cwd, env, timeoutMs, log, display, ...patience }, clock);
        return { outcome, log: await scan.end().catch(() => scanAgain(logPath, outcome.log.sha256, scanOptions)) };
    }
    finally {
        scan.abandon();
    }
}
/** Should the scanning thread have died (of memory, say), the log is all there. */
async function scanAgain(path, expected, options) {
    const { facts, sha256 } = await readLog(path, options);
    if (sha256 !== expected)
        throw new errors/* ReceiptError */.x('IO_FAILED', `${path} was changed by somebody else while it was read`);
    return facts;
}
async function readCollected(collected, folder, log, { expectations }) {
    const kept = collected.flatMap(({ kept, original, state }) => (kept === null ? [] : [{ path: (0,external_node_path_.join)(folder, kept), original, state }]));
    const read = (await readReports(kept, log, expectations)).map(({ claim }) => claim);
    return collected.map((report) => {
        const claim = report.kept === null ? undefined : read.shift();
        if (claim !== undefined)
            return claim;
        const args = { file: report.original, why: report.kept === null ? report.why : 'it could not be kept' };
        const reason = { code: 'junit-unreadable', where: { file: report.original }, args };
        return { kind: 'rejected', path: report.original, state: report.state, reason, companion: false };
    });
}
async function sourceOf(before, reportPaths, ci) {
    if ('missing' in before)
        return { source: null, missing: before.missing.slice(0, 500), filesList: null };
    const name = ci === null || ci.repo === '' ? null : `${ci.owner}/${ci.repo}`.slice(0, 400);
    return { ...(await readSourceAfter(before, reportPaths, name)), missing: null };
}
function write(path, bytes) {
    try {
        (0,external_node_fs_.writeFileSync)(path, bytes, { flag: 'wx' });
    }
    catch (cause) {
        throw ioFailed('write', path, cause);
    }
}

;// CONCATENATED MODULE: ./lib/core/present/annotations.js


/**
 * Failing tests as notes at their lines. Only tests whose file is tracked and whose line is known have one; the text is escaped, since
 * anybody's tests wrote it.
 */
function toAnnotations(failing, trackedPath) {
    const found = failing.flatMap((test) => {
        const path = test.file === null ? null : trackedPath(test.file);
        if (path === null || test.line === null || test.line < 1)
            return [];
        return [{ path, line: test.line, title: (0,present_escape.escapeTerminal)(test.name, 200), message: (0,present_escape.escapeTerminal)(test.message || 'failed', 1000) }];
    });
    return found.slice(0, check_run/* ANNOTATIONS_PER_REQUEST */.jg);
}
/**
 * Finds tracked files by the names that reports use: from the working directory, from the top, or absolute.
 * @param tracked paths from the top, with `/`.
 * @param root    the work tree's top, absolute, with `/`.
 * @param cwd     the working directory from the top, '' for the top itself.
 */
function trackedPathIn(tracked, root, cwd) {
    return (reported) => {
        const path = reported.replaceAll('\\', '/').replace(/^\.\//, '');
        const fromTop = path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : [...(cwd === '' ? [] : [`${cwd}/${path}`]), path];
        return fromTop.find((candidate) => tracked.has(candidate)) ?? null;
    };
}

;// CONCATENATED MODULE: ./lib/action/annotations.js





const slashed = (path) => path.split(external_node_path_.sep).join('/');
/** Failing tests at their lines, as far as their files are tracked. */
async function annotationsOf({ evidence, verdict }, cwd) {
    const failing = verdict.outcome === 'passed' ? [] : (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    if (failing.length === 0)
        return [];
    try {
        const repository = await findRepository(cwd);
        if ('missing' in repository)
            return [];
        const entries = await gitEntries(repository, ['ls-files', '-z']);
        const tracked = new Set(entries.map((entry) => Buffer.from(entry, 'latin1').toString('utf8')));
        return toAnnotations(failing, trackedPathIn(tracked, slashed(repository.root), slashed((0,external_node_path_.relative)(repository.root, (0,external_node_fs_.realpathSync)(cwd)))));
    }
    catch (error) {
        // A suite that took the repository away; the verdict says so, and needs no notes at lines.
        if (error instanceof GitFailure)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/action/cancellation.js
/** What GitHub's runner gives a step that is cancelled, less what our own end takes: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. */
const CANCELLED_MS = 10_000 - 1_500;
/**
 * Notices that the job is cancelled, instead of ending at once: the check is to be completed first. The command has its own ears.
 */
class Cancellation {
    #clock;
    #since = null;
    #signal = null;
    constructor(clock) {
        this.#clock = clock;
        for (const signal of ['SIGINT', 'SIGTERM']) {
            process.on(signal, () => {
                this.#signal ??= signal;
                this.#since ??= this.#clock.monotonic();
            });
        }
    }
    /** The signal that told us; null while nothing did. */
    get signal() {
        return this.#signal;
    }
    /** What is left until we are killed; null while the job goes on. */
    leftMs() {
        return this.#since === null ? null : Math.max(500, CANCELLED_MS - (this.#clock.monotonic() - this.#since));
    }
}

// EXTERNAL MODULE: ./lib/action/check.js + 1 modules
var check = __webpack_require__(9116);
;// CONCATENATED MODULE: ./lib/action/command-files.js


/** The files by which a step sets outputs, state, variables, PATH and the job summary; the runner reads them when the step has ended. */
const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
/**
 * The step's command files, which are ours alone: a suite that finds them (their names are no secret to a process of the same user) could
 * set our outputs, or leave a half-open value that swallows them.
 */
class CommandFiles {
    #paths;
    #ours = new Map();
    constructor(env) {
        const paths = FILES.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
        this.#paths = new Map(paths);
        for (const [name, path] of this.#paths)
            this.#ours.set(name, contentOf(path) ?? '');
    }
    /** Takes what stands in a file now for ours: to be called behind each write of our own, before anything foreign runs. */
    keep(name) {
        const path = this.#paths.get(name);
        if (path !== undefined)
            this.#ours.set(name, contentOf(path) ?? '');
    }
    /**
     * Makes every file anew and empty, as the runner made them: nothing that was written to them takes effect. To be called when the suite
     * has ended and before our own results are written.
     * @returns names of the files that somebody else had written to.
     * @throws {ReceiptError} IO_FAILED where a file can't be made anew: then nothing that we could say would be ours.
     */
    reset() {
        const touched = [];
        for (const [name, path] of this.#paths) {
            if (contentOf(path) !== this.#ours.get(name))
                touched.push(name);
            this.#ours.set(name, '');
            try {
                (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
                // Made by us or not at all: no link that leads elsewhere.
                (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 0o644));
            }
            catch (cause) {
                throw new errors/* ReceiptError */.x('IO_FAILED', `the step's file ${name} cannot be written anew`, { cause });
            }
        }
        return touched;
    }
}
/** Our own writes are small; a larger or another kind of file isn't ours. */
const command_files_MAX_BYTES = 2 ** 20;
function contentOf(path) {
    try {
        const stat = (0,external_node_fs_.statSync)(path);
        return stat.isFile() && stat.size <= command_files_MAX_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/action/results.js






/** A folder as a user names it from the workspace. */
function folderFrom(workspace, folder) {
    const path = (0,external_node_path_.relative)(workspace, folder).split(external_node_path_.sep).join('/');
    return path.startsWith('..') || path === '' ? folder : path;
}
/**
 * Writes annotation, job summary and outputs. The last thing that the step does, into files made anew: nothing that ran before has a say in them.
 * @actions/core draws a new delimiter for each value.
 */
async function writeResults({ result, inputs, attempt, workspace, checkUrl, touched }) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
    const { verdict, evidence, receipt, receiptSha256 } = result;
    const title = titleOf(verdict, evidence, attempt);
    const folder = folderFrom(workspace, result.folder);
    if (touched.length > 0) {
        core.warning(`The suite wrote to files by which steps speak to GitHub (${touched.join(', ')}); what it wrote there has no effect.`);
    }
    if (verdict.outcome === 'passed')
        core.info(title);
    else {
        const [deciding] = verdict.reasons;
        const text = [(0,model_reasons/* sentenceOf */.$N)(deciding), (0,model_reasons/* remedyOf */.SM)(deciding)].filter((part) => part !== '').join(' ');
        core.error((0,present_escape.escapeTerminal)(text, 1000), { title });
    }
    // An old runner has no job summaries.
    if (inputs.summary && process.env['GITHUB_STEP_SUMMARY']) {
        await core.summary.addRaw((0,markdown/* jobSummary */.sp)(inputs.checkName, title, { verdict, evidence, receipt, receiptSha256, folder })).write();
    }
    const tally = verdict.tally;
    const outputs = {
        verdict: verdict.outcome,
        'decided-by': verdict.decidedBy ?? '',
        tests: tally?.tests ?? '',
        passed: tally?.passed ?? '',
        failed: tally?.failed ?? '',
        errored: tally?.errored ?? '',
        skipped: tally?.skipped ?? '',
        receipt: `${folder}/receipt.json`,
        'receipt-sha256': receiptSha256,
        'log-sha256': receipt.evidence.log.sha256,
        reasons: JSON.stringify((0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, receiptSha256).value.reasons),
        'check-url': checkUrl ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, String(value));
}

// EXTERNAL MODULE: ./lib/action/state.js
var state = __webpack_require__(2287);
// EXTERNAL MODULE: ./lib/action/tell-check.js
var tell_check = __webpack_require__(2958);
;// CONCATENATED MODULE: ./lib/action/main.js




















/** On cancel GitHub's runner leaves 10 s for everything; the command gets this much of it. */
const main_GRACE_MS = 2_000;
const SCREEN = { columns: 100, colour: false };
/**
 * Runs the suite as one step of a workflow: opens the check, runs, judges, completes the check, and says all of it in the job summary and
 * the outputs. The exit status carries the verdict, whatever became of the check.
 * @throws {ReceiptError} where there is no verdict; the check, if it was opened, is completed as a failure first.
 */
async function main(inputs, env, out) {
    return await new Step(inputs, env, out).run();
}
class Step {
    #inputs;
    #env;
    #out;
    #run;
    #files;
    #cancellation = new Cancellation(machine/* systemClock */.m);
    #workspace;
    #cwd;
    /** Where a check is wanted and possible. */
    #target = null;
    #ports = null;
    constructor(inputs, env, out) {
        this.#inputs = inputs;
        this.#env = env;
        this.#out = out;
        this.#run = (0,github_event/* readGithubRun */.l)(env);
        this.#files = new CommandFiles(env);
        this.#workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        this.#cwd = (0,external_node_path_.resolve)(this.#workspace, inputs.workingDirectory);
    }
    async run() {
        const { workingDirectory } = this.#inputs;
        if (!(0,external_node_fs_.statSync)(this.#cwd, { throwIfNoEntry: false })?.isDirectory()) {
            const remedy = 'It is taken from the workspace; earlier steps (actions/checkout) have to make it.';
            throw new errors/* ReceiptError */.x('INPUT_INVALID', `the input working-directory names no folder: ${workingDirectory}`, { remedy });
        }
        const opened = await this.#open();
        let result;
        try {
            result = await this.#runSuite();
        }
        catch (error) {
            await this.#fail(error);
            throw error;
        }
        const touched = this.#files.reset();
        const published = await this.#complete((0,check_run/* conclusionOf */.vu)(result.verdict.outcome), await this.#outputFor(result));
        // Publishing takes its time, and a process that the suite left behind may have used it.
        const again = this.#files.reset();
        await this.#saveState(published);
        await writeResults({
            result,
            inputs: this.#inputs,
            attempt: this.#run?.attempt ?? 1,
            workspace: this.#workspace,
            checkUrl: published !== null && 'url' in published ? published.url : null,
            touched: [...new Set([...touched, ...again])],
        });
        return await (0,tell_check/* tellCheck */.A)(result.verdict.outcome, published ?? opened, this.#inputs, this.#run);
    }
    /** @returns why there will be no check, where that is known already. */
    async #open() {
        if (this.#inputs.check === 'never')
            return null;
        const target = (0,check/* targetOf */.$r)(this.#inputs, this.#run, machine/* systemClock */.m.now());
        if ('none' in target)
            return { kind: 'impossible', why: target.none };
        const { debug } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
        const { owner, repo } = this.#run ?? { owner: '', repo: '' };
        const checks = (0,github/* githubCheckRuns */.a)({ owner, repo, token: this.#inputs.token ?? '' });
        this.#ports = { checks, clock: machine/* systemClock */.m, sleep: (ms) => new Promise((done) => setTimeout(done, ms)), debug };
        this.#target = target;
        // Before the request: should we die behind it, `post` finds the check by what we saved.
        await this.#saveState(null);
        const opened = await (0,check/* openCheck */.Xq)(this.#ports, target);
        if (opened.kind !== 'trouble' || opened.trouble.kind !== 'locked')
            return null;
        // Asking again would get the same answer.
        this.#target = null;
        return opened;
    }
    async #runSuite() {
        const { command, shell, suite, timeoutMs, passEnv, expectations, leniencies } = this.#inputs;
        const options = {
            command,
            shell,
            cwd: this.#cwd,
            out: '.receipt',
            suite,
            timeoutMs,
            passEnv,
            expectations,
            leniencies,
            optionsFrom: null,
            colour: false,
        };
        const guarded = guardOutput(this.#out);
        try {
            const stopSignal = () => this.#cancellation.signal;
            const result = await runSuite(options, { display: guarded.stream, env: this.#env, stopGraceMs: main_GRACE_MS, stopSignal });
            // Names of tests are in it: no line of it may be a command either.
            guarded.stream.write(`\n${verdictText(viewOf(result, this.#workspace), SCREEN)}`);
            return result;
        }
        finally {
            await guarded.release();
        }
    }
    async #outputFor(result) {
        const { verdict, evidence, receipt, receiptSha256 } = result;
        const view = { verdict, evidence, receipt, receiptSha256, folder: folderFrom(this.#workspace, result.folder) };
        return {
            title: titleOf(verdict, evidence, this.#run?.attempt ?? 1),
            summary: (0,markdown/* checkSummary */.Z4)(view, check_run/* CHECK_TEXT_MAX_BYTES */.yV),
            annotations: this.#inputs.annotations ? await annotationsOf(result, this.#cwd) : [],
        };
    }
    async #complete(conclusion, output) {
        if (this.#target === null || this.#ports === null)
            return null;
        await this.#saveState(null);
        return await (0,check/* completeCheck */.iL)(this.#ports, this.#target, conclusion, output, this.#cancellation.leftMs());
    }
    /** Tells `post` of the check, and whether anything of it is left to do. */
    async #saveState(published) {
        if (this.#target === null)
            return;
        const { saveState } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421));
        saveState(state/* CHECK_STATE */.LJ, (0,state/* formatCheckState */.BV)(this.#target));
        if (published !== null && published.kind !== 'trouble')
            saveState(state/* DONE_STATE */.ZV, 'true');
        this.#files.keep('GITHUB_STATE');
    }
    /** No verdict: the check says so, as far as it can. */
    async #fail(error) {
        this.#files.reset();
        const message = error instanceof Error ? error.message : String(error);
        const title = (0,present_escape/* cutText */.I)(`INCOMPLETE · ${(0,present_escape.escapeTerminal)(message, 80)}`, 100);
        const summary = (0,markdown/* plainSummary */.hQ)('There is no verdict: receipt itself could not do its work. The log of the step says why, and what to do.');
        const published = await this.#complete('failure', { title, summary, annotations: [] });
        this.#files.reset();
        await this.#saveState(published);
    }
}
function viewOf(result, workspace) {
    const { evidence, verdict, receipt, receiptSha256, folder } = result;
    return { evidence, verdict, receipt: { value: receipt, sha256: receiptSha256, folder: folderFrom(workspace, folder) } };
}


/***/ }),

/***/ 1475:
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
/** A red case for a reader. */
function failingTest(open, suiteFile) {
    const file = open.attributes['file'] ?? suiteFile ?? null;
    const text = open.detail?.text ?? '';
    const seen = locationIn(text, { file, classname: open.classname });
    return {
        suite: open.suite === null ? null : cut(open.suite, NAME_CHARS),
        name: cut(open.name.trim() === '' ? '(no name)' : open.name, NAME_CHARS),
        file: cutOrNull(seen?.file ?? file),
        line: seen?.line ?? (0,junit_suites/* countOf */.pq)(open.attributes['line'] ?? open.attributes['lineno']),
        message: firstLine(open.detail?.message) ?? firstLine(text) ?? statusMessage(open),
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
function cut(text, chars) {
    return text.length <= chars ? text : `${text.slice(0, chars - 1)}…`;
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


/***/ })

};
