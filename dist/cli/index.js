#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 1273:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7642);
/* harmony import */ var _core_model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7581);
/* harmony import */ var _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3637);




// Imported when called, so that a start costs next to nothing and the bundler cuts the bundle here.
const COMMANDS = {
    run: { does: 'run a test suite, keep the evidence, judge it', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(800), __nccwpck_require__.e(6), __nccwpck_require__.e(869), __nccwpck_require__.e(601), __nccwpck_require__.e(675), __nccwpck_require__.e(452), __nccwpck_require__.e(354), __nccwpck_require__.e(661), __nccwpck_require__.e(977), __nccwpck_require__.e(941)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2941))).runCommand },
    verify: { does: 'does the receipt hold for these very files?', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(156), __nccwpck_require__.e(800), __nccwpck_require__.e(6), __nccwpck_require__.e(869), __nccwpck_require__.e(601), __nccwpck_require__.e(675), __nccwpck_require__.e(452), __nccwpck_require__.e(354), __nccwpck_require__.e(661), __nccwpck_require__.e(599), __nccwpck_require__.e(977), __nccwpck_require__.e(10)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5010))).verifyCommand },
    judge: {
        does: 'derive the verdict from evidence again; starts nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(156), __nccwpck_require__.e(800), __nccwpck_require__.e(6), __nccwpck_require__.e(869), __nccwpck_require__.e(601), __nccwpck_require__.e(675), __nccwpck_require__.e(452), __nccwpck_require__.e(354), __nccwpck_require__.e(661), __nccwpck_require__.e(599), __nccwpck_require__.e(90)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3090))).judgeCommand,
    },
    lint: { does: 'is each report readable, safe JUnit?', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(800), __nccwpck_require__.e(869), __nccwpck_require__.e(601), __nccwpck_require__.e(675), __nccwpck_require__.e(452), __nccwpck_require__.e(932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6932))).lintCommand },
    show: { does: 'print a receipt', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(156), __nccwpck_require__.e(800), __nccwpck_require__.e(6), __nccwpck_require__.e(869), __nccwpck_require__.e(601), __nccwpck_require__.e(675), __nccwpck_require__.e(452), __nccwpck_require__.e(354), __nccwpck_require__.e(661), __nccwpck_require__.e(599), __nccwpck_require__.e(504)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8504))).showCommand },
    explain: { does: 'what a reason means and what to do', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(508)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9508))).explainCommand },
    sweep: { does: 'close checks on GitHub whose machine was lost', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(869), __nccwpck_require__.e(768), __nccwpck_require__.e(636)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9636))).sweepCommand },
    clean: { does: 'remove evidence folders', load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(869), __nccwpck_require__.e(614)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1614))).cleanCommand },
};
const HELP = `receipt ${_core_model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}: a green check that nobody can get by saying so

Usage: receipt COMMAND [options]

${Object.entries(COMMANDS)
    .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
    .join('\n')}

Example:
  npx receipt run -- npm test && npx receipt verify

Exit status: 0 passed or holds, 1 failed, 2 incomplete or does not hold, 3 trouble of our own.
receipt COMMAND --help says more.
`;
function isCommand(name) {
    return Object.hasOwn(COMMANDS, name);
}
async function dispatch(argv, io) {
    const [name, ...rest] = argv;
    if (name === '--version' || name === '-v') {
        io.stdout.write(`${_core_model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}\n`);
        return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.passed;
    }
    if (name === undefined) {
        io.stderr.write(HELP);
        return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ours;
    }
    if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
        io.stdout.write(HELP);
        return _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.passed;
    }
    if (name === 'help' && rest.length === 1)
        return await dispatch([...rest, '--help'], io);
    if (isCommand(name))
        return await (await COMMANDS[name].load())(rest, io);
    const { nearestWord } = await __nccwpck_require__.e(/* import() */ 226).then(__nccwpck_require__.bind(__nccwpck_require__, 6226));
    const { cutText } = await __nccwpck_require__.e(/* import() */ 172).then(__nccwpck_require__.bind(__nccwpck_require__, 6172));
    const nearest = nearestWord(name, Object.keys(COMMANDS));
    throw new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x('INPUT_INVALID', `unknown command ${cutText(name, 80)}`, {
        remedy: [...(nearest === null ? [] : [`did you mean receipt ${nearest}?`]), 'receipt --help lists the commands'].join('\n'),
    });
}
/** What is printed for an error of ours: what, where, what to do; the stack only where it was asked for. */
async function describeError(error, debug) {
    const { escapeTerminal } = await __nccwpck_require__.e(/* import() */ 172).then(__nccwpck_require__.bind(__nccwpck_require__, 6172));
    const { message, remedy } = explainError(error);
    const lines = [
        `receipt: ${escapeTerminal(message, 1000)}`,
        ...(remedy?.split('\n') ?? []).map((line) => `  ${escapeTerminal(line, 2000)}`),
    ];
    if (debug)
        lines.push(...stackLines(error).map((line) => `  ${escapeTerminal(line, 1000)}`));
    return `${lines.join('\n')}\n`;
}
function explainError(error) {
    if (error instanceof _core_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReceiptError */ .x)
        return { message: error.message, remedy: error.remedy };
    const message = error instanceof Error ? error.message : String(error);
    // "EACCES: permission denied, open '/x'": the system says what and where.
    if (error instanceof Error && 'syscall' in error)
        return { message, remedy: undefined };
    return { message: `unexpected: ${message}`, remedy: 'This should not happen. Run again with --debug and report what it shows.' };
}
function stackLines(error) {
    const lines = [];
    for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
        lines.push(...(at.stack ?? at.message).split('\n').map((line) => line.trimEnd()));
    }
    return lines;
}
async function main() {
    const argv = process.argv.slice(2);
    const io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env, cwd: process.cwd() };
    process.stderr.on('error', () => { });
    process.stdout.on('error', (error) => {
        // A reader that has seen enough (`| head`) is no trouble of ours; the verdict stays in the exit status.
        if (error.code === 'EPIPE')
            return;
        process.stderr.write(`receipt: standard output could not be written: ${error.message}\n`);
        process.exitCode = _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ours;
    });
    const end = argv.indexOf('--');
    const debug = (end < 0 ? argv : argv.slice(0, end)).includes('--debug');
    try {
        const code = await dispatch(argv, io);
        process.exitCode ??= code;
    }
    catch (error) {
        process.exitCode = _flow_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ours;
        process.stderr.write(await describeError(error, debug));
    }
}
// Started as a thread by a run that scans a large log beside itself: see adapters/scan-thread.ts.
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread)
    await main();
else
    (await Promise.all(/* import() */[__nccwpck_require__.e(601), __nccwpck_require__.e(354), __nccwpck_require__.e(506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2506))).scanOnThread();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ReceiptError)
/* harmony export */ });
class ReceiptError extends Error {
    code;
    /** What to do, one or more lines; printed below the message. */
    remedy;
    /** @param message what went wrong and where, without the leading `receipt:`; hostile text must be escaped by the face. */
    constructor(code, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = 'ReceiptError';
        this.code = code;
        this.remedy = options.remedy;
    }
}


/***/ }),

/***/ 7581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The package's version, as the receipt and `--version` say it; a test keeps it equal to package.json's. */
const VERSION = '0.1.0';


/***/ }),

/***/ 3637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT),
/* harmony export */   s: () => (/* binding */ exitOf)
/* harmony export */ });
/** What the process's exit status says; scripts rely on these numbers. */
const EXIT = { passed: 0, failed: 1, incomplete: 2, ours: 3 };
function exitOf(outcome) {
    return EXIT[outcome];
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(1273);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
