export const id = 242;
export const ids = [242];
export const modules = {

/***/ 45242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _adapters_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14832);
/* harmony import */ var _core_present_trouble_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16658);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76186);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98018);
/* harmony import */ var _publish_ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22824);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56349);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62287);
/* harmony import */ var _tell_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92958);








/** Closes the check that `main` opened and did not complete, because it was killed or cut off. Never writes anything but a failure. */
async function post(env) {
    const target = (0,_state_js__WEBPACK_IMPORTED_MODULE_7__/* .parseCheckState */ .Ng)(env[`STATE_${_state_js__WEBPACK_IMPORTED_MODULE_7__/* .CHECK_STATE */ .LJ}`]);
    const run = (0,_adapters_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readGithubRun */ .l)(env);
    const token = (env[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__.variableOf)('token')] ?? '').trim();
    if (env[`STATE_${_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DONE_STATE */ .ZV}`] === 'true' || target === null || run === null || token === '')
        return 0;
    // The suite may have written the state: checks of other runs are none of ours.
    if (target.writer.runId !== run.runId || target.writer.repositoryId !== run.repositoryId)
        return 0;
    const published = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .closeCheck */ .tQ)(await (0,_publish_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .publishPorts */ .Y)({ owner: run.owner, repo: run.repo, token }), target);
    if (published.kind === 'done')
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_5__.say)('info', 'The check was left open, and is closed as a failure now.');
    if (published.kind === 'trouble')
        await (0,_say_js__WEBPACK_IMPORTED_MODULE_5__.say)('warning', `The check was left open, and stays so, which blocks. ${(0,_core_present_trouble_text_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleText */ .N)(published.trouble, (0,_tell_check_js__WEBPACK_IMPORTED_MODULE_6__/* .troubleContext */ .Z1)(run, env))}`);
    return 0;
}


/***/ })

};
