export const id = 640;
export const ids = [640];
export const modules = {

/***/ 21640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact),
/* harmony export */   whyNoArtifacts: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64683);

/**
 * Whether there is an artifact service here that can be used: known before anything large is loaded.
 * @returns why not, as a sentence without its end; null where there is one.
 */
function whyNoArtifacts(env) {
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    // By the client's own rule.
    if (!/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host)) {
        return `GitHub Enterprise Server (${host.slice(0, 100)}) has no artifacts of the kind that is needed; the enforced level is not available here`;
    }
    const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].find((name) => !env[name]);
    return missing === undefined
        ? null
        : `this runner offers no artifact service (${missing} is not set); the enforced level is not available here`;
}
/** Uploads files as one artifact, by GitHub's own client: the protocol is documented nowhere else. */
async function uploadArtifact(artifact) {
    const { name, files, root, retentionDays } = artifact;
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(143), __webpack_require__.e(351), __webpack_require__.e(659), __webpack_require__.e(550)]).then(__webpack_require__.bind(__webpack_require__, 18550));
        const options = { compressionLevel: 6, ...(retentionDays === null ? {} : { retentionDays }) };
        const { id, size, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], root, options);
        if (id === undefined || !/^[0-9a-f]{64}$/.test(digest ?? ''))
            return notUploaded('the artifact service took it without a number or a digest');
        return { id, sha256: digest ?? '', sizeBytes: size ?? 0 };
    }
    catch (error) {
        const text = (error instanceof Error ? error.message : (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIoError */ .QY)(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
        return /already exists/i.test(text) ? { why: takenWhy(name), taken: true } : notUploaded(text);
    }
}
const notUploaded = (why) => ({ why, taken: false });
const takenWhy = (name) => `another job of this attempt has handed over ${name}; give each its own \`suite\`, or its \`shard\` where they run parts of one suite`;


/***/ })

};
