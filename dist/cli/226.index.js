export const id = 226;
export const ids = [226];
export const modules = {

/***/ 6226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearestWord: () => (/* binding */ nearestWord)
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
