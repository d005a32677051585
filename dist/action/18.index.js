export const id = 18;
export const ids = [18];
export const modules = {

/***/ 98018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
  readCheckName: () => (/* binding */ readCheckName),
  readInputs: () => (/* binding */ readInputs),
  variableOf: () => (/* binding */ variableOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(57642);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(82035);
// EXTERNAL MODULE: ./lib/core/model/expectations.js
var model_expectations = __webpack_require__(96818);
// EXTERNAL MODULE: ./lib/flow/nearest.js
var flow_nearest = __webpack_require__(66226);
;// CONCATENATED MODULE: ./lib/flow/expectations.js



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
        log_bytes: values['max-log-size'] ?? model_expectations/* DEFAULT_LIMITS */.d.log_bytes,
        report_bytes: values['max-report-size'] ?? model_expectations/* DEFAULT_LIMITS */.d.report_bytes,
        token_bytes: values['max-token-size'] ?? model_expectations/* DEFAULT_LIMITS */.d.token_bytes,
        depth: values['max-depth'] ?? model_expectations/* DEFAULT_LIMITS */.d.depth,
        attributes: values['max-attributes'] ?? model_expectations/* DEFAULT_LIMITS */.d.attributes,
        name_length: values['max-name-length'] ?? model_expectations/* DEFAULT_LIMITS */.d.name_length,
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
    return model_expectations/* LENIENCIES */.k.filter((leniency) => granted[leniency]);
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
    const nearest = (0,flow_nearest/* nearestWord */.z)(runner, known);
    const advice = nearest === null ? `known are ${[...known].sort().join(', ')}, ${REPORT_ONLY}` : `did you mean ${nearest}?`;
    return [`${name} ${JSON.stringify((0,present_escape/* cutText */.IN)(runner, 60))} is not known; ${advice}`];
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

;// CONCATENATED MODULE: ./lib/action/command-words.js
/** What only a shell gives a meaning to; outside quotes. */
const SHELL_ONLY = /[|&;<>()`$]/;
const NEEDS_SHELL = 'set `shell: true`';
/**
 * Splits a line into words as a POSIX shell does: single quotes, double quotes, backslashes. What a shell would do beyond that (pipes, `&&`,
 * variables, assignments before the command) is refused instead of being handed to the program as text. Own code: the library for it takes
 * an unclosed quote for a closed one and drops comments.
 */
function splitCommand(line) {
    const words = [];
    let word = null;
    let at = 0;
    const until = (quote) => {
        const end = line.indexOf(quote, at);
        if (end < 0)
            return null;
        const text = line.slice(at, end);
        at = end + 1;
        return text;
    };
    while (at < line.length) {
        const character = line[at++] ?? '';
        if (character === "'") {
            const text = until("'");
            if (text === null)
                return { problem: 'has a single quote that is never closed' };
            word = (word ?? '') + text;
        }
        else if (character === '"') {
            const text = doubleQuoted(line, at);
            if ('problem' in text)
                return text;
            at = text.end;
            word = (word ?? '') + text.text;
        }
        else if (character === '\\') {
            if (at >= line.length)
                return { problem: 'ends in a backslash' };
            const next = line[at++];
            // A backslash at the end of a line joins it with the next one.
            if (next !== '\n')
                word = (word ?? '') + next;
        }
        else if (character === '\n') {
            return { problem: `has several lines, which only a shell runs: ${NEEDS_SHELL}` };
        }
        else if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else if (SHELL_ONLY.test(character) || (character === '#' && word === null)) {
            return { problem: `has \`${character}\` outside quotes, which only a shell understands: ${NEEDS_SHELL}, or quote it` };
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (word !== null)
        words.push(word);
    if (words[0] !== undefined && /^[A-Za-z_]\w*=/.test(words[0])) {
        return { problem: `sets a variable before the command, which only a shell understands: use \`env:\` of the step, or ${NEEDS_SHELL}` };
    }
    return words.length === 0 ? { problem: 'is empty' } : { words };
}
function doubleQuoted(line, start) {
    let text = '';
    for (let at = start; at < line.length; at++) {
        const character = line[at] ?? '';
        const next = line[at + 1] ?? '';
        if (character === '"')
            return { text, end: at + 1 };
        if (character === '\\' && /["\\$`\n]/.test(next)) {
            if (next !== '\n')
                text += next;
            at += 1;
        }
        else if (/[$`]/.test(character)) {
            return { problem: `has \`${character}\` in double quotes, which only a shell understands: ${NEEDS_SHELL}, or use single quotes` };
        }
        else {
            text += character;
        }
    }
    return { problem: 'has a double quote that is never closed' };
}

;// CONCATENATED MODULE: ./lib/action/inputs.js







const INPUT_NAMES = [
    'command',
    'shell',
    'working-directory',
    'reports',
    'runner',
    'footer',
    'suite',
    'min-tests',
    'timeout-minutes',
    'pass-env',
    'policy',
    'check-name',
    'matrix',
    'token',
    'check',
    'upload',
    'shard',
    'retention-days',
    'annotations',
    'summary',
    'comment',
];
/** The variable in which GitHub's runner hands over an input. */
const variableOf = (name) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
const DEFAULT_CHECK_NAME = 'receipt';
const MAX_CHECK_NAME = 100;
const RUNNERS = runners/* PROFILES */.jI.map(({ name }) => name);
const DEFAULT_TIMEOUT_MINUTES = 60;
/** Evidence is judged within minutes; what it may tell of the code need not lie about. */
const DEFAULT_RETENTION_DAYS = 7;
/** Timers hold a signed 32-bit number of milliseconds. */
const LONGEST_MINUTES = 24 * 24 * 60;
/**
 * Reads the step's inputs from the environment, not with @actions/core, whose import (it brings an HTTP client) would more than double the
 * time until the suite starts. An input left empty has its default, as in every action.
 * @throws {ReceiptError} INPUT_INVALID listing all that is wrong.
 */
function readInputs(env) {
    const reader = new InputReader(env);
    const shell = reader.flag('shell', false);
    const command = reader.command(shell);
    const asked = reader.expectations();
    reader.notYet('policy', 'policy files are not part of this version yet');
    const inputs = {
        command,
        shell,
        workingDirectory: reader.text('working-directory') || '.',
        ...asked,
        timeoutMs: reader.minutes('timeout-minutes'),
        passEnv: reader.variables('pass-env'),
        checkName: reader.checkName(asked.suite),
        matrix: reader.matrix(),
        token: reader.text('token') || null,
        check: reader.choice('check', ['auto', 'always', 'never']),
        upload: reader.choice('upload', ['auto', 'always', 'never']),
        shard: reader.shard(),
        retentionDays: reader.days('retention-days'),
        annotations: reader.flag('annotations', true),
        summary: reader.flag('summary', true),
        comment: reader.choice('comment', ['off', 'on-failure', 'always']),
    };
    reader.unknown();
    const [first, ...more] = reader.problems;
    if (first === undefined)
        return inputs;
    const remedy = 'docs/action.md of test-receipt lists the inputs';
    throw more.length === 0
        ? new errors/* ReceiptError */.x('INPUT_INVALID', `the input ${first}`, { remedy })
        : new errors/* ReceiptError */.x('INPUT_INVALID', `${reader.problems.length} inputs are wrong`, { remedy: [...reader.problems, remedy].join('\n') });
}
/** The name of the check that the inputs ask for, also where other inputs are wrong; null where it can't be told. */
function readCheckName(env) {
    const reader = new InputReader(env);
    const suite = reader.text('suite');
    const name = reader.checkName(suite === '' ? 'default' : suite);
    return reader.problems.length === 0 ? name : null;
}
class InputReader {
    problems = [];
    #env;
    constructor(env) {
        this.#env = env;
    }
    text(name) {
        return (this.#env[variableOf(name)] ?? '').trim();
    }
    #lines(name) {
        return this.text(name)
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '');
    }
    flag(name, otherwise) {
        const text = this.text(name);
        if (text === '')
            return otherwise;
        if (/^(true|false)$/i.test(text))
            return text.toLowerCase() === 'true';
        this.problems.push(`${name} takes true or false, not ${shown(text)}`);
        return otherwise;
    }
    choice(name, choices) {
        const text = this.text(name);
        if (text === '')
            return choices[0];
        const chosen = choices.find((choice) => choice === text);
        if (chosen === undefined)
            this.problems.push(`${name} takes ${choices.join(', ')}; not ${shown(text)}`);
        return chosen ?? choices[0];
    }
    #count(name) {
        const text = this.text(name);
        if (text === '')
            return undefined;
        if (/^\d{1,9}$/.test(text))
            return Number(text);
        this.problems.push(`${name} takes a whole number, such as 20, not ${shown(text)}`);
        return undefined;
    }
    minutes(name) {
        const text = this.text(name);
        const minutes = text === '' ? DEFAULT_TIMEOUT_MINUTES : Number(text);
        if (/^(\d{1,6}(\.\d{1,3})?)?$/.test(text) && minutes <= LONGEST_MINUTES)
            return minutes === 0 ? null : Math.round(minutes * 60_000);
        this.problems.push(`${name} takes minutes, such as 20 or 0.5 (0: no limit), not ${shown(text)}`);
        return null;
    }
    /** `2/5` is the second of five, and named `2`: the policy knows how many there are. */
    shard() {
        const text = this.text('shard');
        if (text === '')
            return null;
        const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
        if (part !== undefined && Number(part) >= 1 && Number(part) <= Number(whole))
            return String(Number(part));
        if (/^[A-Za-z0-9._-]{1,64}$/.test(text))
            return text;
        this.problems.push(`shard takes a name (letters, digits, \`.\`, \`_\` and \`-\`) or one of several such as 2/5, not ${shown(text)}`);
        return null;
    }
    days(name) {
        const days = this.#count(name) ?? DEFAULT_RETENTION_DAYS;
        // GitHub's own limits; 0 stands for the repository's setting.
        if (days <= 400)
            return days === 0 ? null : days;
        this.problems.push(`${name} takes at most 400 days, not ${days}`);
        return null;
    }
    variables(name) {
        const names = this.text(name)
            .split(/[\s,]+/)
            .filter((word) => word !== '');
        const bad = names.find((word) => !/^[A-Za-z_]\w{0,254}$/.test(word));
        if (bad !== undefined)
            this.problems.push(`${name} takes names of variables, not ${shown(bad)}`);
        return names;
    }
    /** A line, a JSON array, or with `shell` any text. */
    command(shell) {
        const text = this.text('command');
        if (text === '') {
            this.problems.push('command is missing: say what runs the tests, for example `command: npm test`');
            return [];
        }
        if (shell)
            return [text];
        if (text.startsWith('['))
            return this.#jsonCommand(text);
        const split = splitCommand(text);
        if ('words' in split)
            return [...split.words];
        this.problems.push(`command ${split.problem}`);
        return [];
    }
    #jsonCommand(text) {
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            // Reported below.
        }
        if (Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string') && value[0] !== '')
            return value;
        this.problems.push('command begins with `[` but is no JSON array of texts, such as ["npm", "test"]');
        return [];
    }
    expectations() {
        const texts = { runner: this.text('runner'), footer: this.text('footer'), suite: this.text('suite') };
        const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
        const reports = this.#lines('reports');
        const minTests = this.#count('min-tests');
        const values = {
            ...given,
            ...(reports.length > 0 ? { report: reports } : {}),
            ...(minTests === undefined ? {} : { 'min-tests': minTests }),
        };
        return readExpectations(values, RUNNERS, this.problems, (option) => (option === 'report' ? 'reports' : option));
    }
    /** GitHub gives `null` outside a matrix. */
    matrix() {
        const text = this.text('matrix');
        return text === 'null' ? '' : text;
    }
    checkName(suite) {
        const given = this.text('check-name') || DEFAULT_CHECK_NAME;
        // Legs under one name would be refused; where the workflow names none, each has the name that GitHub gives its job.
        const name = given === DEFAULT_CHECK_NAME ? nameInMatrix(given, this.matrix()) : given;
        if (name.length > MAX_CHECK_NAME || /[\p{C}\p{Zl}\p{Zp}]/u.test(name))
            this.problems.push(`check-name takes one line of at most ${MAX_CHECK_NAME} characters`);
        return suite === 'default' ? name : `${name} / ${suite}`;
    }
    notYet(name, why) {
        if (this.text(name) !== '')
            this.problems.push(`${name}: ${why}`);
    }
    /** The runner only warns of an input that the action doesn't have; one letter off, it would quietly ask for less than was meant. */
    unknown() {
        const known = new Set(INPUT_NAMES.map(variableOf));
        for (const variable of Object.keys(this.#env)) {
            if (!variable.startsWith('INPUT_') || known.has(variable))
                continue;
            const name = variable.slice('INPUT_'.length).toLowerCase();
            const nearest = (0,flow_nearest/* nearestWord */.z)(name, INPUT_NAMES);
            if (nearest !== null)
                this.problems.push(`${shown(name)} is no input; did you mean ${nearest}?`);
        }
    }
}
/** `receipt (22, ubuntu-latest)`: the leg's values as GitHub shows them in the names of jobs. */
function nameInMatrix(name, matrix) {
    const values = matrix === '' ? [] : leavesOf(parsed(matrix)).map((value) => value.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'));
    const joined = values.join(', ');
    const room = MAX_CHECK_NAME - name.length - 3;
    // Legs that differ only in what is cut off must not share a name.
    const mark = (0,external_node_crypto_.createHash)('sha256').update(matrix).digest('hex').slice(0, 6);
    const shortened = joined.length > room ? `${(0,present_escape/* cutText */.IN)(joined, room - mark.length - 1)} ${mark}` : joined;
    return values.length === 0 ? name : `${name} (${shortened})`;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        // Nothing that GitHub would give; the name then stays as it is.
        return null;
    }
}
function leavesOf(value) {
    if (typeof value === 'object' && value !== null)
        return Object.values(value).flatMap(leavesOf);
    return value === null || value === undefined ? [] : [String(value)];
}
const shown = (text) => JSON.stringify((0,present_escape/* cutText */.IN)(text, 60));


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

/***/ 66226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
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
