export const id = 91;
export const ids = [91];
export const modules = {

/***/ 18091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseDetails: () => (/* binding */ parseDetails)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41143);
/* harmony import */ var _core_parse_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);
/* harmony import */ var _core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76228);
/* harmony import */ var _core_parse_xml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60696);




// Above the gate's own limit, so that only the gate decides on depth.
const parser = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A({ ..._core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS_OPTIONS */ .oZ, maxNestedTags: 10_000 });
/**
 * Reads the details of a report with fast-xml-parser. To be imported only when needed: it loads the parser.
 * @param bytes whole, and accepted by the report reader. @returns a sentence where this parser can't read them.
 */
function parseDetails(bytes, maxFailing) {
    try {
        return (0,_core_parse_junit_details_js__WEBPACK_IMPORTED_MODULE_1__/* .readDetails */ .LF)(parser.parse((0,_core_parse_xml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)((0,_core_parse_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeWhole */ .g)(bytes))), maxFailing);
    }
    catch (error) {
        return `a second parser cannot read it: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown error'}`;
    }
}


/***/ })

};
