export const id = 35;
export const ids = [35];
export const modules = {

/***/ 87035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AGGREGATE_INPUT_NAMES: () => (/* binding */ AGGREGATE_INPUT_NAMES),
/* harmony export */   readAggregateInputs: () => (/* binding */ readAggregateInputs)
/* harmony export */ });
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57642);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _flow_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66226);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98018);




const AGGREGATE_INPUT_NAMES = ['expect', 'check-name', 'needs', 'token', 'check', 'summary'];
const MAX_EXPECTED = 200;
const NO_LINE = /[\p{C}\p{Zl}\p{Zp}]/u;
/** @throws {ReceiptError} INPUT_INVALID listing all that is wrong. */
function readAggregateInputs(env) {
    const problems = [];
    const text = (name) => (env[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.variableOf)(name)] ?? '').trim();
    const checkName = text('check-name') || 'receipt';
    const expect = [
        ...new Set(text('expect')
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter((line) => line !== '')),
    ];
    if (expect.length === 0)
        problems.push('expect is empty: name the checks that have to be there, one a line');
    if (expect.length > MAX_EXPECTED)
        problems.push(`expect takes at most ${MAX_EXPECTED} names`);
    const long = [checkName, ...expect].find((name) => name.length > 220 || NO_LINE.test(name));
    if (long !== undefined)
        problems.push(`${shown(long)} is no name of a check`);
    if (expect.includes(checkName))
        problems.push(`expect names the aggregated check itself, ${shown(checkName)}: give that another check-name`);
    const neededEndedWell = readNeeds(text('needs'));
    if (neededEndedWell === undefined)
        problems.push('needs takes the whole context as JSON, by `toJSON(needs)`');
    const check = text('check') || 'auto';
    if (check !== 'auto' && check !== 'always')
        problems.push(`check takes auto or always; not ${shown(check)}`);
    const summary = text('summary').toLowerCase() || 'true';
    if (summary !== 'true' && summary !== 'false')
        problems.push(`summary takes true or false, not ${shown(summary)}`);
    problems.push(...unknownInputs(env));
    const [first, ...more] = problems;
    if (first !== undefined) {
        const remedy = 'docs/action.md of test-receipt lists the inputs';
        throw more.length === 0
            ? new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReceiptError */ .x('INPUT_INVALID', `the input ${first}`, { remedy })
            : new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReceiptError */ .x('INPUT_INVALID', `${problems.length} inputs are wrong`, { remedy: [...problems, remedy].join('\n') });
    }
    return {
        expect,
        checkName,
        neededEndedWell: neededEndedWell ?? null,
        token: text('token') || null,
        check: check === 'always' ? 'always' : 'auto',
        summary: summary === 'true',
    };
}
/** @returns null where nothing is given; undefined where it is something else. */
function readNeeds(text) {
    if (text === '' || text === 'null')
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const jobs = Object.values(value);
    return jobs.length > 0 && jobs.every((job) => typeof job === 'object' && job !== null && Reflect.get(job, 'result') === 'success');
}
/** GitHub's runner only warns of an input that the action doesn't have. */
function unknownInputs(env) {
    const known = new Set(AGGREGATE_INPUT_NAMES.map(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.variableOf));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
        .flatMap((variable) => {
        const name = variable.slice('INPUT_'.length).toLowerCase();
        const nearest = (0,_flow_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, AGGREGATE_INPUT_NAMES);
        return nearest === null ? [] : [`${shown(name)} is no input; did you mean ${nearest}?`];
    });
}
const shown = (text) => JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text, 60));


/***/ })

};
