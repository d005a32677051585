export const id = 349;
export const ids = [349];
export const modules = {

/***/ 56349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeJobSummary),
/* harmony export */   say: () => (/* binding */ say)
/* harmony export */ });
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6172);

/** What the runner takes for a command: `::name::` at the start of a line, and `##[name]` anywhere in it. */
const COMMAND = /^(\s*):(?=:)|#(?=#\[)/g;
/**
 * The rendering contract for the step's log and its annotations, and the only way to them: each line is cut, its control and invisible
 * characters are shown as escapes, and none can be a workflow command. The text may hold what anybody wrote; its line ends are ours.
 * @param title of an annotation; nothing for `info`.
 */
async function say(level, text, title) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const shown = text.split('\n').map((line) => (0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(line, 1000));
    // The other levels are commands themselves, whose text @actions/core escapes.
    if (level === 'info')
        core.info(shown
            .map((line) => line.replace(COMMAND, (_, space) => `${space ?? ''}\\x${space === undefined ? '23' : '3a'}`))
            .join('\n'));
    else
        core[level](shown.join('\n'), title === undefined ? {} : { title: (0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .en)(title, 200) });
}
/** Adds to the job summary; an old runner has none. */
async function writeJobSummary(text) {
    if (!process.env['GITHUB_STEP_SUMMARY'])
        return;
    const { summary } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    await summary.addRaw(text).write();
}


/***/ }),

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ cutUnits),
/* harmony export */   GO: () => (/* binding */ escapeJson),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   en: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/**
 * The rendering contract for a terminal: text that tests, reports, file names or git wrote is shown so that it can neither steer the
 * terminal (ESC, control characters) nor look like something else (bidi, zero-width, tag and other invisible characters, line breaks).
 * Each such character appears as a visible escape; everything else stays as it is.
 */
// Controls, format characters (bidi, zero-width, tags), lone surrogates, private use, unassigned, line and paragraph separators, and
// whatever Unicode says may be drawn as nothing (Hangul fillers, variation selectors, grapheme joiner).
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;
const UNSAFE_ALL = new RegExp(UNSAFE, 'gu');
// A variation selector behind an emoji is how editors write it: it chooses the glyph and hides nothing.
const STYLED_OR_UNSAFE = new RegExp(String.raw `(\p{Emoji}[\ufe0e\ufe0f])|${UNSAFE}`, 'gu');
// Marks stacked on one letter climb over the lines above; no script needs more than a few.
const STACKED_MARKS = /(?<=\p{M}{3})\p{M}/gu;
// Nothing in it to escape: most text, which then needs none of the large expressions above (megabytes, once they are compiled).
const PLAIN = /^[ -~…]*$/;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\x1b', '\0': '\\0' };
function visible(character) {
    const code = character.codePointAt(0) ?? 0;
    return NAMED[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`);
}
/** The first `max` code points of a text, the last of them `…` where something was cut. Looks at no more than it shows. */
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const head = [...text.slice(0, (max + 1) * 2)];
    return head.length <= max ? text : `${head.slice(0, Math.max(0, max - 1)).join('')}…`;
}
/** At most `max` UTF-16 units, no character cut in two, the last one `…` where something was cut: for limits of others. */
function cutUnits(text, max) {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - 1));
    return `${head.replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * Makes hostile text safe to show on one line of a terminal.
 * @param text whatever somebody else wrote.
 * @param max how many code points of it are shown.
 */
function escapeTerminal(text, max = 200) {
    const shown = cutText(text, max);
    if (PLAIN.test(shown))
        return shown;
    return shown
        .replace(STYLED_OR_UNSAFE, (character, styled) => styled ?? visible(character))
        .replace(STACKED_MARKS, visible);
}
/**
 * JSON whose invisible and steering characters are written as `\uXXXX`: safe to print, and the same data to every reader.
 * @param json what JSON.stringify gave; its own line breaks stay.
 */
function escapeJson(json) {
    return json.replace(UNSAFE_ALL, (character) => {
        if (character === '\n')
            return character;
        return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    });
}


/***/ })

};
