export const id = 508;
export const ids = [508];
export const modules = {

/***/ 9508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(8880);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/columns.js
var columns = __webpack_require__(5508);
// EXTERNAL MODULE: ./lib/core/present/screen.js
var present_screen = __webpack_require__(1663);
;// CONCATENATED MODULE: ./lib/core/present/reason-text.js



const GROUPS = {
    run: 'The run, or its evidence, cannot be believed',
    failure: 'A failure was seen',
    missing: 'Nothing red was seen, but something is missing',
    ending: 'The run ended, but not as a whole run ends',
    policy: 'The policy was not met',
    trust: 'The receipt cannot be trusted',
    note: 'Notes: shown, never deciding',
};
const CLASSES = {
    code: 'the code under test, its tests or how they are called',
    environment: 'the environment it ran in',
    infrastructure: 'the machinery around it; editing code does not help',
};
/** A template for a reader who has no arguments: `{file}` becomes `<file>`. */
function reason_text_open(template) {
    return template.replace(/\{(\w+)\}/g, '<$1>');
}
/** What `receipt explain CODE` prints. */
function reasonText(code, screen) {
    const { outcome, class: kind, group, says, remedy } = reasons/* REASONS */.ez[code];
    const rows = [
        `${code}  ${outcome === 'note' ? 'a note, decides nothing' : `makes a run ${outcome}`}`,
        '',
        ...(0,columns/* wrapWords */.EO)(reason_text_open(says), screen.columns - 2).map((line) => `  ${line}`),
        '',
        ...(remedy === '' ? [] : [...(0,present_screen/* doRows */.xE)(screen, reason_text_open(remedy), '', 8), '']),
        `  Kind   ${GROUPS[group]}.`,
        `  Class  ${kind}: ${CLASSES[kind]}.`,
    ];
    return `${rows.join('\n')}\n`;
}
/** Every reason in its order: the first one present decides. */
function reasonListText(screen) {
    const rows = ['The first reason present, in this order, decides the outcome.'];
    let group = '';
    for (const code of reasons/* REASON_CODES */.OE) {
        if (reasons/* REASONS */.ez[code].group !== group) {
            group = reasons/* REASONS */.ez[code].group;
            rows.push('', GROUPS[reasons/* REASONS */.ez[code].group]);
        }
        const [first = '', ...rest] = (0,columns/* wrapWords */.EO)(reason_text_open(reasons/* REASONS */.ez[code].says), screen.columns - 38);
        rows.push(`  ${(0,columns/* padTo */.v0)(code, 23)}${(0,columns/* padTo */.v0)(reasons/* REASONS */.ez[code].outcome, 12)} ${first}`, ...rest.map((line) => ' '.repeat(38) + line));
    }
    return `${rows.join('\n')}\n`;
}

// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/flow/nearest.js
var flow_nearest = __webpack_require__(6226);
// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
// EXTERNAL MODULE: ./lib/cli/screen.js
var cli_screen = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/cli/commands/explain.js









const HELP = {
    usage: ['explain CODE', 'explain'],
    says: 'Prints what a reason means and what to do about it; without a code, all of them in the order of precedence.',
    example: 'npx receipt explain junit-missing',
    options: [],
};
/** `receipt explain [CODE]`. */
async function explainCommand(argv, io) {
    const { values, positionals, problems } = (0,args/* parseOptions */.A)(argv, []);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    const [code, ...more] = positionals;
    (0,args/* refuseProblems */.n)('explain', [...problems, ...(more.length > 0 ? ['explain takes one code at a time'] : [])]);
    const screen = (0,cli_screen/* screenOf */.S)(io.stdout, io.env);
    if (code !== undefined && !(0,reasons/* isReasonCode */.O8)(code)) {
        const nearest = (0,flow_nearest.nearestWord)(code, reasons/* REASON_CODES */.OE);
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `there is no reason ${(0,present_escape.cutText)(code, 80)}${nearest === null ? '' : `; did you mean ${nearest}?`}`, {
            remedy: 'receipt explain lists them all',
        });
    }
    io.stdout.write(code === undefined ? reasonListText(screen) : reasonText(code, screen));
    return exit_codes/* EXIT */.d.passed;
}


/***/ })

};
