export const id = 163;
export const ids = [163];
export const modules = {

/***/ 64163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PUBLISH_INPUT_NAMES: () => (/* binding */ PUBLISH_INPUT_NAMES),
/* harmony export */   readPublishInputs: () => (/* binding */ readPublishInputs)
/* harmony export */ });
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57642);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _flow_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66226);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98018);




const PUBLISH_INPUT_NAMES = ['run-id', 'judged', 'judge-result', 'check-name', 'policy', 'token', 'read-token'];
const DEFAULT_CHECK_NAME = 'receipt / verdict';
/** @throws {ReceiptError} INPUT_INVALID listing all that is wrong. */
function readPublishInputs(env) {
    const problems = [];
    const text = (name) => (env[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.variableOf)(name)] ?? '').trim();
    const runId = /^\d{1,15}$/.test(text('run-id')) ? Number(text('run-id')) : null;
    if (runId === null)
        problems.push('run-id takes the id of a run, which `github.event.workflow_run.id` holds');
    if (text('judge-result') === '')
        problems.push('judge-result is empty: give `needs.judge.result`, or `steps.judge.outcome` within one job');
    const checkName = text('check-name') || DEFAULT_CHECK_NAME;
    if (checkName.length > 100 || /[\x00-\x1f\x7f]/.test(checkName))
        problems.push('check-name takes one line of at most 100 characters');
    if (text('token') === '')
        problems.push('token is empty: it writes the check, and needs `checks` `write`');
    problems.push(...unknownInputs(env));
    const [first, ...more] = problems;
    if (first !== undefined || runId === null) {
        const remedy = 'docs/action.md of test-receipt lists the inputs';
        throw more.length === 0
            ? new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReceiptError */ .x('INPUT_INVALID', `the input ${first}`, { remedy })
            : new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReceiptError */ .x('INPUT_INVALID', `${problems.length} inputs are wrong`, { remedy: [...problems, remedy].join('\n') });
    }
    return {
        runId,
        judged: text('judged'),
        judgeResult: text('judge-result'),
        checkName,
        policyPath: text('policy') || null,
        token: text('token'),
        readToken: text('read-token') || text('token'),
    };
}
/** GitHub's runner only warns of an input that the action doesn't have. */
function unknownInputs(env) {
    const known = new Set(PUBLISH_INPUT_NAMES.map(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.variableOf));
    return Object.keys(env).flatMap((variable) => {
        if (!variable.startsWith('INPUT_') || known.has(variable))
            return [];
        const name = variable.slice('INPUT_'.length).toLowerCase();
        const nearest = (0,_flow_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, PUBLISH_INPUT_NAMES);
        return nearest === null ? [] : [`${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(name, 60))} is no input; did you mean ${nearest}?`];
    });
}


/***/ })

};
