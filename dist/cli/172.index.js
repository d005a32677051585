export const id = 172;
export const ids = [172];
export const modules = {

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson),
/* harmony export */   cutText: () => (/* binding */ cutText),
/* harmony export */   escapeTerminal: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* unused harmony export cutUnits */
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
