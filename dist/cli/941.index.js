export const id = 941;
export const ids = [941];
export const modules = {

/***/ 7249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7642);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);




/** Longer than anybody takes from creating a lock to writing its owner into it. */
const WRITING_MS = 10_000;
/**
 * Takes a lock file, created exclusively with its owner's name in it. One whose owner has died on this host is taken over.
 * @returns gives it back
 * @throws {ReceiptError} BUSY where another process holds it, IO_FAILED where it can't be created
 */
function takeLock(path, what, startedAt) {
    const owner = {
        pid: process.pid,
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        started_at: startedAt.toISOString(),
        process_start: processStart(process.pid),
    };
    const content = `${JSON.stringify(owner)}\n`;
    for (let attempt = 0; attempt < 3; attempt += 1) {
        if (create(path, content))
            return () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        const held = readIfThere(path);
        if (held === null)
            continue;
        const other = parseOwner(held);
        if (other === null ? !isOld(path) : other.host !== owner.host || isAlive(other))
            throw busy(path, what, other);
        takeAway(path, held);
    }
    throw busy(path, what, null);
}
function create(path, content) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { flag: 'wx' });
        return true;
    }
    catch (cause) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(cause) === 'EEXIST')
            return false;
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ioFailed */ .Wi)('create', path, cause);
    }
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(cause) === 'ENOENT')
            return null;
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ioFailed */ .Wi)('read', path, cause);
    }
}
/** Renaming is for one only: of two that find the same dead owner, the slower one must not remove the faster one's new lock. */
function takeAway(path, dead) {
    const aside = `${path}.${process.pid}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path, aside);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(aside, 'utf8') !== dead)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(aside, path);
    }
    catch {
        // Somebody else was faster: the next attempt sees what is there now.
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside, { force: true });
    }
}
function parseOwner(content) {
    try {
        const value = JSON.parse(content);
        const fits = typeof value === 'object' &&
            value !== null &&
            'pid' in value &&
            Number.isSafeInteger(value.pid) &&
            'host' in value &&
            'started_at' in value;
        return fits ? value : null;
    }
    catch {
        return null;
    }
}
function isOld(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || Date.now() - stats.mtimeMs > WRITING_MS;
}
function isAlive({ pid, process_start }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ESRCH')
            return false;
    }
    const start = processStart(pid);
    return start === null || process_start === null || start === process_start;
}
/** Linux tells it as the 22nd field of /proc/PID/stat, in ticks since the boot that has an id of its own. */
function processStart(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        return `${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
    }
    catch {
        return null;
    }
}
function busy(path, what, owner) {
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}, since ${owner.started_at}`;
    return new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReceiptError */ .x('BUSY', `${what} is in use by ${who}`, {
        remedy: `Wait for it to end, or run another suite beside it with --suite NAME. If no such run exists any more, delete ${path}`,
    });
}


/***/ }),

/***/ 1285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ describeMachine),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const systemClock = { now: () => new Date(), monotonic: () => performance.now() };
/** What a run ran on. `image` is what GitHub's hosted runners call theirs. */
function describeMachine(env) {
    const { ImageOS: os, ImageVersion: version } = env;
    return {
        hostname: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)().slice(0, 255),
        os: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)(),
        kernel: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)().slice(0, 255),
        arch: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)(),
        runtimes: { node: process.versions.node },
        image: os ? `${os}${version ? ` ${version}` : ''}`.slice(0, 255) : null,
    };
}


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ RingWriter),
/* harmony export */   pL: () => (/* binding */ RING_BYTES),
/* harmony export */   yo: () => (/* binding */ RingReader)
/* harmony export */ });
/** A ring of slots in shared memory: one thread fills it, another empties it, neither copies more than once. */
const SLOT_BYTES = 64 * 1024;
const SLOTS = 64;
/** The reader is woken for so many at once: nobody waits for what it finds before the end, and each waking costs as much as reading a slot. */
const BATCH = 16;
/** Places in the control block: slots written and read so far, whether the writer waits for room, whether it has ended. */
const WRITTEN = 0;
const READ = 1;
const WAITING = 2;
const ENDED = 3;
/** Grows with what the writer wakes the reader for: what a reader without work waits for. */
const EVENTS = 4;
const CONTROL = 5;
/** Into shared memory, whole words are copied only from and to places that are whole words: elsewhere it takes eight times as long. */
const ALIGNED = 64;
const CONTROL_BYTES = Math.ceil(((CONTROL + SLOTS) * Int32Array.BYTES_PER_ELEMENT) / ALIGNED) * ALIGNED;
const RING_BYTES = CONTROL_BYTES + SLOTS * SLOT_BYTES;
class Ring {
    /** The control block; behind its places, the length of each slot. */
    control;
    data;
    constructor(memory) {
        this.control = new Int32Array(memory, 0, CONTROL + SLOTS);
        this.data = new Uint8Array(memory, CONTROL_BYTES);
    }
}
class RingWriter extends Ring {
    #waiting = [];
    /** @returns whether there is room for more; what found none is copied, and handed over by `flush` */
    write(chunk) {
        for (let at = 0; at < chunk.length; at += SLOT_BYTES) {
            const part = chunk.subarray(at, at + SLOT_BYTES);
            if (this.#waiting.length > 0 || !this.#put(part))
                this.#waiting.push(Uint8Array.from(part));
        }
        return this.flush();
    }
    /** @returns whether all that waited is handed over; where not, the reader will say when there is room */
    flush() {
        for (let part = this.#waiting[0]; part !== undefined; part = this.#waiting[0]) {
            if (!this.#put(part)) {
                Atomics.store(this.control, WAITING, 1);
                // The reader may have emptied the ring before it could see that.
                if (!this.#put(part))
                    return false;
            }
            this.#waiting.shift();
        }
        return true;
    }
    #put(part) {
        const written = Atomics.load(this.control, WRITTEN);
        const unread = written - Atomics.load(this.control, READ);
        if (unread >= SLOTS)
            return false;
        const slot = written % SLOTS;
        this.data.set(part, slot * SLOT_BYTES);
        this.control[CONTROL + slot] = part.length;
        Atomics.store(this.control, WRITTEN, written + 1);
        if (unread + 1 >= BATCH)
            this.#tell();
        return true;
    }
    end() {
        Atomics.store(this.control, ENDED, 1);
        this.#tell();
    }
    #tell() {
        Atomics.add(this.control, EVENTS, 1);
        Atomics.notify(this.control, EVENTS);
    }
}
class RingReader extends Ring {
    /**
     * Empties the ring until the writer has ended; blocks the thread while there is nothing.
     * @param take gets each part, valid only during the call
     * @param room called when a writer that waits may go on
     */
    readAll(take, room) {
        for (let read = 0; this.#await(read);) {
            const slot = read % SLOTS;
            take(this.data.subarray(slot * SLOT_BYTES, slot * SLOT_BYTES + (this.control[CONTROL + slot] ?? 0)));
            read += 1;
            Atomics.store(this.control, READ, read);
            const left = Atomics.load(this.control, WRITTEN) - read;
            if (left <= SLOTS / 2 && Atomics.exchange(this.control, WAITING, 0) === 1)
                room();
        }
    }
    /** @returns whether there is another part */
    #await(read) {
        for (;;) {
            // In this order: nothing that happens after a look at it is slept through, and what was written before the end is seen before it.
            const events = Atomics.load(this.control, EVENTS);
            const ended = Atomics.load(this.control, ENDED) === 1;
            if (Atomics.load(this.control, WRITTEN) !== read)
                return true;
            if (ended)
                return false;
            Atomics.wait(this.control, EVENTS, events);
        }
    }
}


/***/ }),

/***/ 2941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ run_runCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./lib/adapters/guarded-output.js


const LINE_END = '\n';
/** As much as may wait here for a slow reader of our output. */
const WAITING_BYTES = 2 ** 20;
/**
 * Stops workflow commands with a random token until they are released. The runner reads commands in both streams, in two syntaxes, one of
 * them anywhere in a line: nothing short of stopping them is enough. It masks the token, so that not even the log tells it.
 */
function guardOutput(out) {
    const token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    out.write(`::stop-commands::${token}${LINE_END}`);
    let last = LINE_END.charCodeAt(0);
    const stream = new external_node_stream_.Writable({
        highWaterMark: WAITING_BYTES,
        write(chunk, _encoding, done) {
            last = chunk.at(-1) ?? last;
            // Not a failure of the command: whoever reads our output has gone.
            out.write(chunk, () => done());
        },
    });
    return {
        stream,
        async release() {
            await new Promise((resolve) => {
                stream.end(() => resolve());
            });
            // Behind the end nobody's late output may fail the step.
            stream.on('error', () => { });
            out.write(`${last === LINE_END.charCodeAt(0) ? '' : LINE_END}::${token}::${LINE_END}`);
        },
    };
}

// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/flow/expectations.js
var expectations = __webpack_require__(9453);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/earlier-reports.js
var earlier_reports = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(7642);
// EXTERNAL MODULE: ./lib/adapters/files.js
var files = __webpack_require__(4683);
// EXTERNAL MODULE: ./lib/adapters/git.js
var git = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/adapters/lock.js
var lock = __webpack_require__(7249);
// EXTERNAL MODULE: ./lib/adapters/worktree.js + 5 modules
var worktree = __webpack_require__(8977);
;// CONCATENATED MODULE: ./lib/adapters/evidence-folder.js







/**
 * Makes the suite's folder, moving the earlier one aside (one is kept), so that whatever happens from here on never shows yesterday's green.
 * @throws {ReceiptError} INPUT_INVALID for an out folder that is not fit for it, BUSY, IO_FAILED
 */
async function openEvidenceFolder(options) {
    const { out, suite, now } = options;
    await refuseUnfit(options);
    makeOutFolder(out);
    const path = (0,external_node_path_.join)(out, suite);
    const release = (0,lock/* takeLock */.H)((0,external_node_path_.join)(out, `.${suite}.lock`), `the evidence folder ${path}`, now);
    try {
        rotate(path);
        return { path, release };
    }
    catch (cause) {
        release();
        throw (0,files/* ioFailed */.Wi)('make', path, cause);
    }
}
async function refuseUnfit({ out, suite, cwd, repository }) {
    if ((0,external_node_path_.basename)(suite) !== suite || suite.startsWith('.'))
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `${suite} can't be the name of a folder`);
    if (cwd === out || cwd.startsWith(out + external_node_path_.sep)) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} holds the very files that are tested`, {
            remedy: 'Name a folder of its own with --out DIR.',
        });
    }
    const found = statsOf(out);
    if (found?.isSymbolicLink()) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is a link`, {
            remedy: 'Remove the link, or name the folder itself with --out DIR.',
        });
    }
    if (found !== undefined && !found.isDirectory()) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is not a folder`, {
            remedy: 'Remove it, or name another one with --out DIR.',
        });
    }
    const inTree = repository === null ? null : (0,worktree/* bytePathIn */.nu)(repository.root, out);
    if (repository === null || inTree === null)
        return;
    const shown = (0,external_node_path_.relative)(repository.root, out);
    const tracked = await (0,git/* gitEntries */.XV)(repository, ['--literal-pathspecs', 'ls-files', '-z', '--', shown]);
    if (tracked.length > 0) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `the out folder ${out} is tracked by git (${tracked.length} files)`, {
            remedy: `Evidence is made anew by each run and belongs in no commit: git rm -r --cached ${JSON.stringify(shown)}, or name another folder with --out DIR.`,
        });
    }
}
function statsOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('look at', path, cause);
    }
}
function makeOutFolder(out) {
    (0,files/* makeFolder */.fc)(out);
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(out, '.gitignore'), '*\n', { flag: 'wx' });
    }
    catch (cause) {
        if ((0,files/* errorCode */.CA)(cause) !== 'EEXIST')
            throw (0,files/* ioFailed */.Wi)('write to', out, cause);
    }
}
function rotate(path) {
    const previous = `${path}.previous`;
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined) {
        (0,external_node_fs_.rmSync)(previous, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(path, previous);
    }
    (0,external_node_fs_.mkdirSync)(path);
}

;// CONCATENATED MODULE: ./lib/adapters/github-event.js

/** GitHub caps payloads at 25 MB. */
const MAX_EVENT_BYTES = 32 * 2 ** 20;
const COMMIT = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;
/**
 * Reads the run's facts from the variables and the event file that GitHub's runner gives to every step. Text in them (branches, names) was
 * written by anybody and is bounded here.
 * @returns null outside GitHub Actions.
 */
function readGithubRun(env) {
    if (env['GITHUB_ACTIONS'] !== 'true')
        return null;
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const runId = wholeNumber(env['GITHUB_RUN_ID']);
    const attempt = wholeNumber(env['GITHUB_RUN_ATTEMPT']);
    const server = env['GITHUB_SERVER_URL'];
    return {
        ci: ciOf(env, event),
        owner,
        repo,
        repositoryId: wholeNumber(env['GITHUB_REPOSITORY_ID']) ?? 0,
        runId: runId ?? 0,
        attempt: attempt ?? 1,
        url: server === undefined || runId === null ? null : `${server}/${owner}/${repo}/actions/runs/${runId}/attempts/${attempt ?? 1}`,
        readOnly: readOnlyFor(env, event),
    };
}
function ciOf(env, event) {
    const pull = event.at('pull_request');
    return {
        provider: 'github-actions',
        run_id: cut(env['GITHUB_RUN_ID'], 64),
        run_attempt: wholeNumber(env['GITHUB_RUN_ATTEMPT']),
        workflow_ref: cut(env['GITHUB_WORKFLOW_REF'], 1000),
        job: cut(env['GITHUB_JOB'], 400),
        event: cut(env['GITHUB_EVENT_NAME'], 64),
        head_sha: headOf(env, event),
        // Only git knows it.
        head_tree: null,
        base_sha: pull.at('base').at('sha').commit() ?? event.at('merge_group').at('base_sha').commit(),
        pull_request: pull.at('number').number(),
        actor: cut(env['GITHUB_ACTOR'], 400),
    };
}
/**
 * The commit that a check goes to. Of a pull request its head, never the merge commit that the workflow runs on: GitHub looks for required
 * checks at the head. Null where it can't be known: a pull request's event without its head must not fall back to the merge commit.
 */
function headOf(env, event) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (name.startsWith('pull_request'))
        return event.at('pull_request').at('head').at('sha').commit();
    if (name === 'merge_group')
        return event.at('merge_group').at('head_sha').commit() ?? commit(env['GITHUB_SHA']);
    return commit(env['GITHUB_SHA']);
}
function readOnlyFor(env, event) {
    const pull = event.at('pull_request');
    const head = pull.at('head').at('repo').at('id').number();
    const base = pull.at('base').at('repo').at('id').number();
    // A fork that was deleted has no repository any more.
    if (base !== null && head !== base)
        return 'fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'dependabot' : null;
}
function readEvent(path) {
    if (path === undefined || path === '')
        return new Json(null);
    try {
        return (0,external_node_fs_.statSync)(path).size > MAX_EVENT_BYTES ? new Json(null) : new Json(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch {
        // Without an event what depends on it is unknown, and said to be.
        return new Json(null);
    }
}
/** A value of a JSON document that may have any shape. */
class Json {
    #value;
    constructor(value) {
        this.#value = value;
    }
    at(key) {
        const value = this.#value;
        return new Json(typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null);
    }
    number() {
        return typeof this.#value === 'number' && Number.isSafeInteger(this.#value) && this.#value >= 0 ? this.#value : null;
    }
    commit() {
        return typeof this.#value === 'string' ? commit(this.#value) : null;
    }
}
function commit(text) {
    return text !== undefined && COMMIT.test(text) && !/^0+$/.test(text) ? text : null;
}
function wholeNumber(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
function cut(text, max) {
    return text === undefined || text === '' ? null : text.slice(0, max);
}

// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(1285);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/adapters/capture.js




/** A reader of our output that sleeps longer than the command: what more may wait for it once nothing holds the command back. */
const BACKLOG_BYTES = 8 * 2 ** 20;
const COPY_BYTES = 64 * 1024;
/** Stores, hashes, scans and shows output as it passes. Writes are synchronous: memory stays flat, and a full disk is seen at once. */
class Capture {
    #options;
    #file;
    #all = (0,external_node_crypto_.createHash)('sha256');
    #stored = null;
    #storedBytes = 0;
    #seenBytes = 0;
    #display;
    #copy = Buffer.alloc(0);
    #displayFailed = () => {
        // Whoever reads our output has gone (`receipt run … | head`): no reason to lose the evidence.
        this.#display = null;
        this.#wake?.();
    };
    #wake = null;
    /** @throws {ReceiptError} IO_FAILED where the file can't be created. */
    constructor(options) {
        this.#options = options;
        this.#display = options.display;
        this.#display?.on('error', this.#displayFailed);
        try {
            this.#file = (0,external_node_fs_.openSync)(options.path, 'wx');
        }
        catch (cause) {
            throw (0,files/* ioFailed */.Wi)('create', options.path, cause);
        }
    }
    get seenBytes() {
        return this.#seenBytes;
    }
    /**
     * Takes one chunk, which may be overwritten afterwards.
     * @param patient wait for a slow reader of our output, not only for `consume`; once the command has ended, what such a reader doesn't take
     *   is only stored.
     * @returns null, or a promise of the moment when more is welcome.
     * @throws {ReceiptError} IO_FAILED where the log can't be written (a full disk).
     */
    take(chunk, patient) {
        this.#seenBytes += chunk.length;
        const consumed = this.#keep(chunk);
        const shown = this.#show(chunk, patient);
        return consumed === null || shown === null ? (consumed ?? shown) : Promise.all([consumed, shown]).then(() => { });
    }
    #keep(chunk) {
        const room = this.#options.limitBytes - this.#storedBytes;
        const kept = chunk.length <= room ? chunk : chunk.subarray(0, room);
        this.#all.update(kept);
        if (kept.length < chunk.length) {
            this.#stored ??= this.#all.copy().digest('hex');
            this.#all.update(chunk.subarray(kept.length));
        }
        return kept.length === 0 ? null : this.#store(kept);
    }
    #store(chunk) {
        try {
            for (let at = 0; at < chunk.length;)
                at += (0,external_node_fs_.writeSync)(this.#file, chunk, at);
        }
        catch (cause) {
            throw (0,files/* ioFailed */.Wi)('write', this.#options.path, cause);
        }
        this.#storedBytes += chunk.length;
        return this.#options.consume(chunk);
    }
    #show(chunk, patient) {
        const display = this.#display;
        if (display === null || (!patient && display.writableLength > BACKLOG_BYTES))
            return null;
        if (display.write(this.#copyFor(display, chunk)) || !patient)
            return null;
        return new Promise((resolve) => {
            const wake = () => {
                this.#wake = null;
                display.off('drain', wake);
                resolve();
            };
            this.#wake = wake;
            display.once('drain', wake);
        });
    }
    /**
     * A copy, since the chunk's bytes are overwritten by the next read. Our own standard streams have written a chunk when nothing waits any
     * more, so there the same place serves again; another stream may have passed it on.
     */
    #copyFor(display, chunk) {
        const passedOn = display !== process.stdout && display !== process.stderr;
        if (passedOn)
            return Buffer.from(chunk);
        if (display.writableLength > 0 || this.#copy.length < chunk.length) {
            this.#copy = Buffer.allocUnsafeSlow(Math.max(chunk.length, COPY_BYTES));
        }
        const copy = this.#copy.subarray(0, chunk.length);
        copy.set(chunk);
        return copy;
    }
    /** Closes the file of a capture that failed; what was stored stays. */
    abandon() {
        try {
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch {
            // The failure that led here says more.
        }
    }
    /** Stops waiting for a slow reader. */
    hurry() {
        this.#wake?.();
    }
    /**
     * Closes the file; what was stored stays. The log isn't forced to the disk: should the machine die, the digest tells.
     * @throws {ReceiptError} IO_FAILED where the file system only now says that bytes are lost, or the suite took the file away.
     */
    close() {
        const { path } = this.#options;
        let ours;
        try {
            ours = (0,external_node_fs_.fstatSync)(this.#file);
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (cause) {
            throw (0,files/* ioFailed */.Wi)('write', path, cause);
        }
        const there = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (there?.ino !== ours.ino || there.dev !== ours.dev || there.size !== this.#storedBytes)
            throw meddled(path, there === undefined);
        const seenSha256 = this.#all.digest('hex');
        return { sha256: this.#stored ?? seenSha256, storedBytes: this.#storedBytes, seenBytes: this.#seenBytes, seenSha256 };
    }
}
function meddled(path, isGone) {
    return new errors/* ReceiptError */.x('IO_FAILED', `${path} was ${isGone ? 'removed' : 'changed'} by somebody else while the command ran`, {
        remedy: 'Keep the suite away from the evidence (git clean -e .receipt), or put it elsewhere with --out DIR.',
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/adapters/output-pipe.js





/** A pipe holds 64 KiB on Linux, so a larger buffer would never be filled. */
const READ_BYTES = 64 * 1024;
/**
 * One pipe for both streams where the system has named pipes, so that the order of the output is the order in which it was written.
 *
 * What Node makes for `stdio: 'pipe'` is a pair of sockets, one per stream: the order is lost, and a child that opens /dev/stdout gets
 * ENXIO. `sh -c 'exec "$@" 2>&1'` would restore the order but not the pipe, and would report a missing program as status 127. A named pipe
 * in a private folder, removed as soon as both ends are open, gives a real pipe as a shell makes it, and the command is spawned directly.
 */
function openOutputPipe() {
    const ends = process.platform === 'win32' ? null : openNamedPipe();
    return ends === null ? separatePipes() : onePipe(ends.readEnd, ends.writeEnd);
}
/** Null where there is no mkfifo, or the temporary folder's file system has no named pipes. */
function openNamedPipe() {
    let folder = null;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'receipt-'));
        const path = (0,external_node_path_.join)(folder, 'output');
        (0,external_node_child_process_.execFileSync)('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
        const readEnd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        return { readEnd, writeEnd: (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY) };
    }
    catch {
        return null;
    }
    finally {
        if (folder !== null)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function onePipe(readEnd, writeEnd) {
    return {
        stdio: writeEnd,
        read(_child, take, closed) {
            (0,external_node_fs_.closeSync)(writeEnd);
            // One buffer for all reads keeps memory flat, whatever the child prints.
            const buffer = Buffer.allocUnsafe(READ_BYTES);
            const onread = { buffer, callback: (size) => take(buffer.subarray(0, size)) };
            const socket = new external_node_net_.Socket({ fd: readEnd, readable: true, writable: false, onread });
            socket.on('error', () => socket.destroy());
            socket.on('close', closed);
            socket.resume();
            return { resume: () => void socket.resume(), destroy: () => void socket.destroy() };
        },
        abandon() {
            (0,external_node_fs_.closeSync)(writeEnd);
            (0,external_node_fs_.closeSync)(readEnd);
        },
    };
}
/** Windows, mostly: two pipes, whose chunks are taken as they come. */
function separatePipes() {
    return {
        stdio: 'pipe',
        read(child, take, closed) {
            const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
            let open = streams.length;
            for (const stream of streams) {
                stream.on('data', (chunk) => {
                    if (!take(chunk))
                        for (const each of streams)
                            each.pause();
                });
                stream.on('error', () => stream.destroy());
                stream.on('close', () => {
                    open -= 1;
                    if (open === 0)
                        closed();
                });
            }
            const all = (act) => () => streams.forEach(act);
            return { resume: all((stream) => stream.resume()), destroy: all((stream) => stream.destroy()) };
        },
        abandon() { },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/running-command.js

/** How long output is awaited after the exit, and how long a command that was told to end may take. */
const GRACE_MS = 10_000;
/** After the signal that we were told to stop by, the command gets SIGTERM too: shells' background jobs ignore SIGINT. */
const SECOND_SIGNAL_MS = 1_000;
/** How long a killed process may take to let go of the pipe. */
const KILLED_MS = 1_000;
/** After such a silence behind the exit, or so long after it, whatever comes was not waiting in the pipe. */
const QUIET_MS = 200;
const LATE_MS = 500;
/** More than any pipe holds: beyond it, output was written after the exit. */
const PIPE_BYTES = 2 * 2 ** 20;
/** What a timer can hold. */
const LONGEST_MS = 2 ** 31 - 1;
/** Signals by which we are told to stop. */
const STOP_SIGNALS = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A command that was spawned, until nothing of it is left. */
class RunningCommand {
    #child;
    #capture;
    #timeoutMs;
    #graceMs;
    #stopGraceMs;
    #stopSignal;
    #reader;
    #exited;
    #outputClosed;
    #timers = new Set();
    /** Why we ended the command; its own exit says nothing then. */
    #stopped = null;
    #failure = null;
    /** Set once the command has exited. */
    #tail = null;
    /** What was in the pipe at the exit has been read. */
    #isDrained = false;
    #lateOutput = false;
    #leftoversEnded = false;
    #giveUp = () => { };
    #setDrained = () => {
        this.#isDrained = true;
    };
    constructor(child, pipe, capture, limits) {
        const { timeoutMs, graceMs = GRACE_MS } = limits;
        this.#child = child;
        this.#capture = capture;
        this.#timeoutMs = timeoutMs;
        this.#graceMs = graceMs;
        this.#stopGraceMs = Math.min(graceMs, limits.stopGraceMs ?? graceMs);
        this.#stopSignal = limits.stopSignal ?? (() => null);
        this.#exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(exitOf(code, signal))));
        let closed = () => { };
        this.#outputClosed = new Promise((resolve) => {
            closed = resolve;
        });
        this.#reader = pipe.read(child, (chunk) => this.#take(chunk), () => closed(true));
    }
    /**
     * Waits for the exit, then for the output to close, ends what is left, and says how it went. Told to end or not, at the end nobody is
     * left in the group.
     * @param onExit called at the exit, before the output is awaited.
     * @throws what storing or scanning the output threw, once the command is ended.
     */
    async end(onExit) {
        const onSignal = (signal) => this.#interrupt(signal);
        for (const signal of STOP_SIGNALS)
            process.on(signal, onSignal);
        const early = this.#stopSignal();
        if (early !== null)
            this.#interrupt(early);
        const limit = this.#timeoutMs;
        const timer = limit === null ? null : this.#after(limit, () => this.#stop({ kind: 'timed_out', limit_ms: limit }, 'SIGTERM'));
        try {
            const exit = await this.#exited;
            onExit();
            if (timer !== null)
                clearTimeout(timer);
            this.#tail = { seenAtExit: this.#capture.seenBytes, quiet: this.#after(QUIET_MS, this.#setDrained) };
            this.#after(LATE_MS, this.#setDrained);
            this.#capture.hurry();
            const closed = await this.#drain();
            if (this.#failure !== null)
                throw this.#failure.error;
            return { exit: this.#stopped ?? exit, closed, leftoversEnded: this.#leftoversEnded, lateOutput: this.#lateOutput };
        }
        finally {
            for (const signal of STOP_SIGNALS)
                process.off(signal, onSignal);
            for (const each of this.#timers)
                clearTimeout(each);
            this.#signal('SIGKILL');
        }
    }
    /** Whether every writer has let go, be it because it was killed. A process that left the group keeps the pipe: it is given up. */
    async #drain() {
        if (await this.#closedWithin(this.#patienceMs()))
            return true;
        this.#leftoversEnded = true;
        for (const signal of ['SIGTERM', 'SIGKILL']) {
            this.#signal(signal);
            if (await this.#closedWithin(KILLED_MS))
                return true;
        }
        this.#reader.destroy();
        return false;
    }
    #closedWithin(ms) {
        const { promise, resolve } = withResolver();
        this.#giveUp = () => resolve(false);
        const timer = this.#after(ms, this.#giveUp);
        return Promise.race([this.#outputClosed, promise]).finally(() => clearTimeout(timer));
    }
    #take(chunk) {
        if (this.#failure !== null)
            return true;
        const tail = this.#tail;
        try {
            const more = this.#capture.take(chunk, tail === null);
            if (tail !== null) {
                if (this.#isDrained || this.#capture.seenBytes - tail.seenAtExit > PIPE_BYTES)
                    this.#lateOutput = true;
                tail.quiet.refresh();
            }
            if (more === null)
                return true;
            void more.then(() => this.#reader.resume());
            return false;
        }
        catch (error) {
            this.#failure = { error };
            this.#stop(null, 'SIGTERM');
            return true;
        }
    }
    /** The second time we are told to stop, we don't wait. */
    #interrupt(signal) {
        const again = this.#stopped?.kind === 'interrupted';
        this.#stop({ kind: 'interrupted', signal }, again ? 'SIGKILL' : signal);
    }
    /** Tells the whole group to end, and makes sure that it does. The first reason to stop is the one that counts. */
    #stop(why, signal) {
        this.#stopped ??= why;
        this.#signal(signal);
        if (this.#tail !== null)
            this.#giveUp();
        if (signal !== 'SIGTERM')
            this.#after(Math.min(SECOND_SIGNAL_MS, this.#patienceMs() / 2), () => this.#signal('SIGTERM'));
        this.#after(this.#patienceMs(), () => this.#signal('SIGKILL'));
    }
    #patienceMs() {
        return this.#stopped?.kind === 'interrupted' ? this.#stopGraceMs : this.#graceMs;
    }
    #after(ms, act) {
        const timer = setTimeout(act, Math.min(ms, LONGEST_MS));
        this.#timers.add(timer);
        return timer;
    }
    #signal(signal) {
        const { pid } = this.#child;
        if (pid === undefined)
            return;
        try {
            if (process.platform !== 'win32')
                process.kill(-pid, signal);
            // Windows has no groups, and no way to ask: the tree below a living command is ended at once, below a dead one it can't be found.
            else if (this.#tail === null)
                (0,external_node_child_process_.execFileSync)('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
        }
        catch {
            // Nobody is left, or not ours to end.
        }
    }
}
function withResolver() {
    let resolve = () => { };
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve };
}
/** A code or a signal, as the kernel said it; neither would be a bug of the platform, and no success. */
function exitOf(code, signal) {
    if (signal !== null)
        return { kind: 'signaled', signal };
    return code === null ? { kind: 'signaled', signal: 'an unknown signal' } : { kind: 'exited', code };
}

;// CONCATENATED MODULE: ./lib/adapters/process.js






/**
 * Runs a command to its end and keeps all it prints. Own code on `spawn`, not @actions/exec: that one loses the signal a command died of,
 * holds no writer back, and goes quadratic on long lines.
 *
 * The command leads a process group of its own, which is ended at a time limit, when we are told to stop, and behind its exit.
 * @throws {ReceiptError} IO_FAILED where the log can't be written; the command is ended then.
 */
async function runCommand(request, clock) {
    const { path, limitBytes, consume } = request.log;
    const capture = new Capture({ path, limitBytes, consume, display: request.display });
    const pipe = openOutputPipe();
    const startedAt = clock.now();
    const started = clock.monotonic();
    const times = () => ({ startedAt, finishedAt: clock.now(), durationMs: Math.max(0, Math.round(clock.monotonic() - started)) });
    const stopped = request.stopSignal?.() ?? null;
    const child = stopped === null ? await startChild(request, pipe) : { message: '' };
    if ('message' in child) {
        pipe.abandon();
        const exit = stopped === null ? { kind: 'not_started', message: child.message } : { kind: 'interrupted', signal: stopped };
        return { exit, ...times(), log: { ...capture.close(), closed: true, leftoversEnded: false, lateOutput: false } };
    }
    let ended = times();
    const running = new RunningCommand(child, pipe, capture, request);
    const onExit = () => {
        ended = times();
    };
    const { exit, ...output } = await running.end(onExit).catch((error) => {
        capture.abandon();
        throw error;
    });
    return { exit, ...ended, log: { ...capture.close(), ...output } };
}
const SHELL = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];
async function startChild({ command, shell, cwd, env }, pipe) {
    const [file = '', ...args] = shell ? [...SHELL, ...command] : command;
    const windows = process.platform === 'win32';
    const options = { cwd, env: { ...env }, stdio: ['ignore', pipe.stdio, pipe.stdio], detached: !windows, windowsHide: true };
    try {
        // cross-spawn knows how Windows finds programs and runs `.cmd` shims; elsewhere it adds nothing.
        const child = windows ? (await __webpack_require__.e(/* import() */ 546).then(__webpack_require__.t.bind(__webpack_require__, 546, 19))).default.spawn(file, args, options) : (0,external_node_child_process_.spawn)(file, args, options);
        return await new Promise((resolve) => {
            child.once('spawn', () => resolve(child));
            // Stays for good: Node also says by this event that a signal could not be sent.
            child.on('error', (error) => resolve({ message: describeSpawnError(file, error) }));
        });
    }
    catch (error) {
        return { message: describeSpawnError(file, error) };
    }
}
function describeSpawnError(file, error) {
    const name = file.slice(0, 200);
    switch ((0,files/* errorCode */.CA)(error)) {
        case 'ENOENT':
            if (!/[/\\]/.test(file))
                return `${name}: not found on PATH`;
            return (0,external_node_fs_.existsSync)(file) ? `${name}: the interpreter in its first line was not found` : `${name}: not found`;
        case 'EACCES':
            return `${name}: not executable`;
        case 'E2BIG':
            return `${name}: the command or the environment is too long`;
        default:
            return `${name}: ${(0,files/* errorCode */.CA)(error) || (error instanceof Error ? error.message : String(error))}`;
    }
}

// EXTERNAL MODULE: ./lib/core/parse/report-reader.js + 19 modules
var report_reader = __webpack_require__(5955);
// EXTERNAL MODULE: ./lib/adapters/globs.js
var adapters_globs = __webpack_require__(8427);
;// CONCATENATED MODULE: ./lib/adapters/report-files.js







/**
 * Moves reports from before the run out of the way, so that none of them can pass for one of this run. Tracked ones stay and are known again
 * by their digest.
 * @param isTracked by absolute path
 * @param into folder for the moved ones, made when needed
 * @throws {ReceiptError} IO_FAILED where one can't be moved
 */
function setEarlierReportsAside(search, isTracked, into) {
    const found = (0,adapters_globs/* findFiles */.lY)(search.globs, search);
    const digests = new Map();
    const moved = [];
    for (const { path, absolute } of found) {
        if (search.keepEarlier || isTracked(absolute) || (search.auto && !isReport(absolute))) {
            digests.set(absolute, digestOf(absolute));
        }
        else {
            (0,files/* makeFolder */.fc)(into);
            moveFile(absolute, (0,external_node_path_.join)(into, numbered(moved.push(absolute), path)), path);
        }
    }
    return { paths: search.auto ? moved : found.map(({ absolute }) => absolute), digests, isTracked, movedAside: moved.length };
}
/**
 * Finds the reports after the run and copies them, in the order of their paths.
 * @param folder the suite's folder
 * @throws {ReceiptError} IO_FAILED where a copy can't be written
 */
function collectReports(search, earlier, folder, maxBytes) {
    const found = (0,adapters_globs/* findFiles */.lY)(search.globs, search).map((file) => ({ ...file, state: stateOf(file, earlier) }));
    const reports = search.auto
        ? found.filter(({ absolute, state }) => (state !== 'unchanged' || search.keepEarlier) && isReport(absolute))
        : found;
    if (reports.length > 0)
        (0,files/* makeFolder */.fc)((0,external_node_path_.join)(folder, 'reports'));
    return reports.map(({ path, absolute, state }, index) => {
        const kept = `reports/${numbered(index + 1, path)}`;
        const copied = copyReport(absolute, (0,external_node_path_.join)(folder, kept), search.workspace, maxBytes);
        return { original: path, absolute, state, ...('why' in copied ? { kept: null, ...copied } : { kept, ...copied }) };
    });
}
const MAX_NEARBY = 5;
/**
 * Where a run's globs match nothing: JUnit files at the usual places, and below the folders where the globs begin. Names for a hint, which the
 * globs may have missed by a letter; none of them is evidence.
 */
function nearbyReports(search, usualPlaces, { isTracked }) {
    const below = search.globs.filter((glob) => !glob.startsWith('!')).map((glob) => `${(0,adapters_globs/* globBase */.EI)(glob)}**/*.xml`);
    const reports = [];
    for (const { path, absolute } of findOrNone([...usualPlaces, ...below], search)) {
        if (reports.length === MAX_NEARBY)
            break;
        // Tracked ones are fixtures.
        if (path.length <= 200 && !isTracked(absolute) && isReport(absolute))
            reports.push(path);
    }
    return reports;
}
/** A hint is not worth an error. */
function findOrNone(globs, search) {
    try {
        return (0,adapters_globs/* findFiles */.lY)(globs, search);
    }
    catch {
        return [];
    }
}
function stateOf({ absolute }, { digests, isTracked }) {
    const before = digests.get(absolute);
    if (before === undefined) {
        const real = (0,adapters_globs/* realPath */.Ye)(absolute);
        // A new link to a file that was tracked all along brings nothing new.
        return real !== null && real !== absolute && isTracked(real) ? 'unchanged' : 'created';
    }
    return before !== null && before === digestOf(absolute) ? 'unchanged' : 'modified';
}
/** `001.xml`, with the file's own extension. */
function numbered(index, path) {
    return `${String(index).padStart(3, '0')}${/\.[A-Za-z0-9]{1,16}$/.exec(path)?.[0] ?? ''}`;
}
function moveFile(from, to, shown) {
    try {
        (0,external_node_fs_.renameSync)(from, to);
    }
    catch (cause) {
        if ((0,files/* errorCode */.CA)(cause) !== 'EXDEV')
            throw notMoved(shown, cause);
        try {
            (0,external_node_fs_.copyFileSync)(from, to);
            (0,external_node_fs_.rmSync)(from);
        }
        catch (error) {
            throw notMoved(shown, error);
        }
    }
}
function notMoved(path, cause) {
    return new errors/* ReceiptError */.x('IO_FAILED', `the report ${path} from before the run can't be moved aside: ${(0,files/* describeIoError */.QY)(cause)}`, {
        cause,
        remedy: 'Delete it, or take it out of the globs with --report "!…".',
    });
}
/** Enough for everything that may stand before the root element. */
const HEAD_BYTES = 64 * 1024;
const report_files_READ_BYTES = 256 * 1024;
/** Whether a file is JUnit by its beginning, or may be: an empty or cut one is a report that somebody failed to write. */
function isReport(path) {
    const limits = { report_bytes: HEAD_BYTES, token_bytes: HEAD_BYTES };
    const reader = (0,report_reader/* createReportReader */._)({ path, limits });
    try {
        readChunks(path, HEAD_BYTES, (chunk) => reader.write(chunk));
    }
    catch {
        return true;
    }
    const read = reader.end();
    return read.kind === 'read' || read.reason.code !== 'not-junit';
}
function digestOf(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        readChunks(path, Number.POSITIVE_INFINITY, (chunk) => hash.update(chunk));
        return hash.digest('hex');
    }
    catch {
        return null;
    }
}
class Unfit extends Error {
}
function copyReport(path, to, workspace, maxBytes) {
    const real = (0,adapters_globs/* realPath */.Ye)(path);
    if ((0,adapters_globs/* isWithin */.UO)(workspace, path) && real !== null && !(0,adapters_globs/* isWithin */.UO)(workspace, real))
        return { why: 'it is a link out of the workspace', sizeBytes: null };
    const size = (0,external_node_fs_.lstatSync)(real ?? path, { throwIfNoEntry: false })?.size ?? null;
    if (size !== null && size > maxBytes)
        return { why: tooLarge(maxBytes), sizeBytes: size };
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let copy;
    try {
        copy = (0,external_node_fs_.openSync)(to, 'wx');
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('create', to, cause);
    }
    try {
        let seen = 0;
        const sizeBytes = readChunks(path, Number.POSITIVE_INFINITY, (chunk) => {
            seen += chunk.length;
            if (seen > maxBytes)
                throw new Unfit(tooLarge(maxBytes));
            hash.update(chunk);
            writeAll(copy, chunk, to);
        });
        return { sha256: hash.digest('hex'), sizeBytes };
    }
    catch (error) {
        if (error instanceof errors/* ReceiptError */.x)
            throw error;
        (0,external_node_fs_.rmSync)(to, { force: true });
        return { why: error instanceof Unfit ? error.message : (0,files/* describeIoError */.QY)(error), sizeBytes: size };
    }
    finally {
        (0,external_node_fs_.closeSync)(copy);
    }
}
function tooLarge(maxBytes) {
    return `it is larger than ${maxBytes} bytes (--max-report-size)`;
}
function writeAll(file, chunk, path) {
    try {
        for (let at = 0; at < chunk.length;)
            at += (0,external_node_fs_.writeSync)(file, chunk, at);
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('write', path, cause);
    }
}
/**
 * Reads a regular file, at most `maxBytes` of it, that stays the same while it is read.
 * @throws {Unfit} for anything else; system errors
 */
function readChunks(path, maxBytes, take) {
    // Opening a pipe that nobody writes to would hold us for good.
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        const before = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        if (!before.isFile())
            throw new Unfit('it is not a regular file');
        const chunk = Buffer.allocUnsafe(Math.min(report_files_READ_BYTES, Number(before.size) + 1));
        let total = 0;
        while (total < maxBytes) {
            const size = (0,external_node_fs_.readSync)(file, chunk, 0, Math.min(chunk.length, maxBytes - total), null);
            if (size === 0)
                break;
            total += size;
            take(chunk.subarray(0, size));
        }
        const after = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        const whole = BigInt(total) === after.size || total === maxBytes;
        if (before.size !== after.size || before.mtimeNs !== after.mtimeNs || !whole)
            throw new Unfit('it changed while it was read');
        return total;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./lib/core/parse/log-scanner.js + 23 modules
var log_scanner = __webpack_require__(8354);
// EXTERNAL MODULE: ./lib/adapters/scan-ring.js
var scan_ring = __webpack_require__(5334);
;// CONCATENATED MODULE: ./lib/adapters/scan-thread.js



/** A log this small is read faster than a thread starts. */
const SMALL_BYTES = 2 * 2 ** 20;
/** Lines are garbage as soon as they are read: a small nursery costs no time and saves tens of MiB. */
const YOUNG_MB = 8;
/**
 * Scans a log while it is written: a large one on a thread of its own, since matching its lines costs more than storing them, and the one
 * who stores them holds the suite back.
 * @param entry  a script that, started as a thread, calls {@link scanOnThread}; null scans here
 */
function startLogScan(options, entry) {
    if (entry !== null)
        return new ThreadedScan(options, entry);
    const scanner = (0,log_scanner/* createLogScanner */.F)(options);
    return {
        write: (chunk) => {
            scanner.write(chunk);
            return null;
        },
        end: async () => scanner.end(),
        abandon: () => { },
    };
}
class ThreadedScan {
    #options;
    #entry;
    /** The beginning, kept until it is known whether a thread pays. */
    #first = [];
    #firstBytes = 0;
    #thread = null;
    constructor(options, entry) {
        this.#options = options;
        this.#entry = entry;
    }
    write(chunk) {
        if (this.#thread !== null)
            return this.#thread.write(chunk);
        this.#first.push(Buffer.from(chunk));
        this.#firstBytes += chunk.length;
        if (this.#firstBytes <= SMALL_BYTES)
            return null;
        this.#thread = new Thread(this.#options, this.#entry);
        let room = null;
        for (const each of this.#first)
            room = this.#thread.write(each);
        this.#first = [];
        return room;
    }
    async end() {
        if (this.#thread !== null)
            return await this.#thread.end();
        const scanner = (0,log_scanner/* createLogScanner */.F)(this.#options);
        for (const chunk of this.#first)
            scanner.write(chunk);
        return scanner.end();
    }
    abandon() {
        this.#thread?.abandon();
    }
}
class Thread {
    #ring;
    #worker;
    #facts;
    /** For those that wait for room: one promise for all. */
    #room = null;
    #died = false;
    constructor(options, entry) {
        const memory = new SharedArrayBuffer(scan_ring/* RING_BYTES */.pL);
        this.#ring = new scan_ring/* RingWriter */.Ih(memory);
        const task = { task: 'scan-log', memory, footer: options.footer ?? null, argv: options.argv ?? null };
        this.#worker = new external_node_worker_threads_.Worker(entry, { workerData: task, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
        this.#facts = new Promise((resolve, reject) => {
            this.#worker.on('message', (message) => {
                if (message === 'room')
                    this.#giveRoom();
                else
                    resolve(message);
            });
            this.#worker.on('error', reject);
            this.#worker.on('exit', () => reject(new Error('the scanning thread ended early')));
        });
        this.#facts.catch(() => {
            this.#died = true;
            this.#giveRoom();
        });
    }
    write(chunk) {
        return this.#died || this.#ring.write(chunk) ? null : this.#awaitRoom();
    }
    #awaitRoom() {
        if (this.#room !== null)
            return this.#room.promise;
        let give = () => { };
        const promise = new Promise((resolve) => {
            give = resolve;
        });
        this.#room = { promise, give };
        return promise;
    }
    #giveRoom() {
        if (!this.#died && !this.#ring.flush())
            return;
        this.#room?.give();
        this.#room = null;
    }
    async end() {
        // What waits for room is still to be handed over.
        while (!this.#died && !this.#ring.flush())
            await this.#awaitRoom();
        this.#ring.end();
        return await this.#facts;
    }
    abandon() {
        void this.#worker.terminate();
    }
}

// EXTERNAL MODULE: ./lib/core/judge.js + 8 modules
var judge = __webpack_require__(6554);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(5117);
;// CONCATENATED MODULE: ./lib/flow/child-environment.js
/**
 * Tokens, and the files by which a step speaks to GitHub's runner: tests have no business with either. INPUT_* are the inputs of the action
 * that we may be.
 */
const GITHUB_DROPS = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i;
/** Tells a node:test below that it is a child of another node:test, which makes it print for a machine. */
const ALWAYS_DROPPED = /^NODE_TEST_CONTEXT$/i;
/** Language runtimes, shells and loaders; what belongs to one runner is in its profile. */
const STEERING = new Set([
    'BASH_ENV',
    'CARGO_BUILD_RUSTFLAGS',
    'CTEST_PARALLEL_LEVEL',
    'DOTNET_STARTUP_HOOKS',
    'DYLD_INSERT_LIBRARIES',
    'ENV',
    'GODEBUG',
    'GOFLAGS',
    'GRADLE_OPTS',
    'GTEST_FILTER',
    'GTEST_TOTAL_SHARDS',
    'JAVA_TOOL_OPTIONS',
    'JDK_JAVA_OPTIONS',
    'LD_AUDIT',
    'LD_LIBRARY_PATH',
    'LD_PRELOAD',
    'MAKEFLAGS',
    'MAVEN_ARGS',
    'MAVEN_OPTS',
    'NODE_OPTIONS',
    'NODE_PATH',
    'PERL5LIB',
    'PERL5OPT',
    'PHP_INI_SCAN_DIR',
    'PYTEST_ADDOPTS',
    'PYTEST_DISABLE_PLUGIN_AUTOLOAD',
    'PYTEST_PLUGINS',
    'PYTHONOPTIMIZE',
    'PYTHONPATH',
    'PYTHONSTARTUP',
    'RUBYLIB',
    'RUBYOPT',
    'RUSTFLAGS',
    'SPEC_OPTS',
    '_JAVA_OPTIONS',
]);
function childEnvironment(env, options) {
    const inActions = env['GITHUB_ACTIONS'] === 'true';
    const asked = new Set(options.passEnv.map((name) => name.toUpperCase()));
    const steers = new Set([...STEERING, ...options.runnerVariables]);
    const kept = {};
    const dropped = [];
    const passed = [];
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const unwanted = ALWAYS_DROPPED.test(name) || (inActions && GITHUB_DROPS.test(name));
        if (unwanted && !asked.has(name.toUpperCase())) {
            dropped.push(name);
            continue;
        }
        if (unwanted)
            passed.push(name);
        kept[name] = value;
    }
    const set = {};
    // Without it, several runners start a watch mode that never ends.
    if (kept['CI'] === undefined)
        set['CI'] = 'true';
    if (options.colour && kept['FORCE_COLOR'] === undefined && kept['NO_COLOR'] === undefined)
        set['FORCE_COLOR'] = '1';
    return {
        env: { ...kept, ...set },
        dropped: dropped.sort(),
        passed: passed.sort(),
        steering: Object.keys(kept)
            .filter((name) => steers.has(name) && kept[name] !== '')
            .sort(),
        set: Object.keys(set).sort(),
    };
}

// EXTERNAL MODULE: ./lib/core/model/files-list.js
var files_list = __webpack_require__(1475);
// EXTERNAL MODULE: ./lib/core/model/version.js
var version = __webpack_require__(7581);
;// CONCATENATED MODULE: ./lib/flow/draft-receipt.js





/**
 * Puts down what is asked for before anything is started: what a receipt can't hold is said now, not behind an hour of tests.
 * @throws {ReceiptError} INPUT_INVALID
 */
async function recordAsked(options, place, child) {
    const [{ suiteFingerprint }, { receiptSchema }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 7411)), Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(321)]).then(__webpack_require__.bind(__webpack_require__, 321))]);
    const inWorkspace = (0,worktree/* bytePathIn */.nu)(place.workspace, place.cwd);
    const suite = {
        name: options.suite,
        command: [...options.command],
        shell: options.shell,
        cwd: inWorkspace === null ? '.' : (0,files_list/* fromBytePath */.cj)(inWorkspace),
    };
    const asked = {
        suite: {
            ...suite,
            ...(options.shard === undefined ? {} : { shard: options.shard }),
            fingerprint: suiteFingerprint(suite),
            timeout_ms: options.timeoutMs,
            env: { dropped: [...child.dropped], passed: [...child.passed], steering: [...child.steering], set: [...child.set] },
            leniencies: [...options.leniencies],
            options_from: options.optionsFrom,
        },
        expectations: { ...options.expectations, reports: [...options.expectations.reports] },
    };
    const checked = receiptSchema.pick({ suite: true, expectations: true }).safeParse(asked);
    const issue = checked.error?.issues[0];
    if (issue === undefined)
        return asked;
    throw new errors/* ReceiptError */.x('INPUT_INVALID', `what is asked for can't be recorded: ${issue.path.join('.')}: ${issue.message}`, {
        remedy: 'Put a long command into a script of its own.',
    });
}
/** The receipt of a run, its verdict aside. */
function draftReceipt(asked, seen) {
    const { outcome, log, earlier, earlierKept } = seen;
    const { sha256, storedBytes, seenBytes, seenSha256, closed, leftoversEnded, lateOutput } = outcome.log;
    return {
        schema: 'receipt/v1',
        tool: { name: 'test-receipt', version: version/* VERSION */.x },
        source: seen.source,
        source_missing: seen.sourceMissing,
        ci: seen.ci,
        environment: (0,machine/* describeMachine */.F)(seen.env),
        ...asked,
        run: {
            started_at: outcome.startedAt.toISOString(),
            finished_at: outcome.finishedAt.toISOString(),
            duration_ms: outcome.durationMs,
            exit: outcome.exit.kind === 'not_started' ? { kind: 'not_started', message: outcome.exit.message.slice(0, 1000) } : outcome.exit,
        },
        evidence: {
            log: {
                path: 'log.txt',
                sha256,
                size_bytes: storedBytes,
                seen_bytes: seenBytes,
                ...(seenBytes === storedBytes ? {} : { seen_sha256: seenSha256 }),
                closed,
                late_output: lateOutput,
                ...(leftoversEnded ? { leftovers_ended: true } : {}),
                runners: log.runners.slice(0, 200).map(({ runner, closed, tally }) => ({ name: runner, footers: closed, tally })),
            },
            ...reportEntries(seen.collected, seen.claims),
            moved_aside: earlier.movedAside,
            ...(seen.nearby.length === 0 ? {} : { nearby: [...seen.nearby] }),
            ...(earlierKept.length === 0 ? {} : { earlier: [...earlierKept] }),
        },
        policy: null,
    };
}
function reportEntries(collected, claims) {
    const reports = [];
    const rejected = [];
    for (const [index, report] of collected.entries()) {
        const claim = claims[index];
        const { original, state, kept, sizeBytes } = report;
        if (claim?.kind === 'read' && kept !== null) {
            reports.push({
                path: kept,
                original_path: original,
                sha256: report.sha256,
                size_bytes: report.sizeBytes,
                state,
                tally: claim.facts.tally,
            });
        }
        else {
            const code = claim?.kind === 'rejected' ? claim.reason.code : 'junit-unreadable';
            const [sha256, why] = kept === null ? [null, report.why.slice(0, 500)] : [report.sha256, null];
            rejected.push({ path: kept, original_path: original, sha256, size_bytes: sizeBytes, state, code, why });
        }
    }
    return { reports, rejected };
}

// EXTERNAL MODULE: ./lib/flow/read-witnesses.js + 2 modules
var read_witnesses = __webpack_require__(7883);
;// CONCATENATED MODULE: ./lib/flow/report-places.js

/**
 * Where reports are looked for when nobody says: names and folders that are used for little else. Only what a build tool lays down in each
 * module is looked for at any depth: fixtures of a suite that tests reports itself lie deep too.
 */
const USUAL_PLACES = [
    'report.xml',
    'junit.xml',
    'junit-report.xml',
    'junit-results.xml',
    'test-report.xml',
    'test-results.xml',
    'results.xml',
    'TEST-*.xml',
    'reports/**/*.xml',
    'test-reports/**/*.xml',
    'test-results/**/*.xml',
    'coverage/junit.xml',
    '**/build/test-results/**/*.xml',
    '**/target/surefire-reports/*.xml',
    '**/target/failsafe-reports/*.xml',
];
/** Globs relative to the working directory. */
function reportPlaces() {
    return [...new Set([...USUAL_PLACES, ...runners/* PROFILES */.jI.flatMap((profile) => profile.report?.places ?? [])])];
}

;// CONCATENATED MODULE: ./lib/flow/source.js



/** @returns why it can't be known, as the end of a sentence, where it can't */
async function readSourceBefore(repository, outFolder) {
    try {
        const [head, branch] = await Promise.all([(0,git/* readHead */.zy)(repository), (0,git/* readBranch */.pG)(repository)]);
        const [parents, name] = await Promise.all([(0,git/* readParents */.Wn)(repository, head.commit), (0,git/* readRepositoryName */.o2)(repository, branch)]);
        const snapshot = await (0,worktree/* takeSnapshot */.W9)(repository, { outFolder, compareWithHead: true });
        return { repository, head, parents, branch, name, snapshot, outFolder };
    }
    catch (error) {
        if (error instanceof git/* GitFailure */.Xi)
            return { missing: `git: ${error.message}` };
        throw error;
    }
}
/** The receipt says no more of what moved; the digests do. */
const MAX_MOVED = 20;
/**
 * What was tested, and what became of it during the run.
 * @param reportPaths absolute paths of report files, from before and after the run: no part of what is tested
 * @param ciRepository `owner/name` as CI says it
 * @returns the receipt's entry, and the bytes of files.txt
 */
async function readSourceAfter(before, reportPaths, ciRepository) {
    const { repository, head, snapshot, outFolder } = before;
    const inTree = [...reportPaths].map((path) => (0,worktree/* bytePathIn */.nu)(repository.root, path));
    const leftOut = { outFolder, reportPaths: new Set(inTree.filter((path) => path !== null)) };
    const tested = (0,worktree/* digestSnapshot */.$p)(repository.root, snapshot, leftOut);
    const after = await readAgain(before, leftOut);
    const [first] = snapshot.changed;
    const source = {
        repository: ciRepository ?? before.name,
        git_head: head.commit,
        git_tree: head.tree,
        ...(before.parents.length < 2 ? {} : { git_parents: before.parents.slice(0, 100) }),
        worktree: tested.sha256,
        ...(snapshot.by === 'git' ? { worktree_by: 'git' } : {}),
        after: after.entry,
        moved: after.moved.slice(0, MAX_MOVED).map((path) => (0,files_list/* fromBytePath */.cj)(path).slice(0, 4096)),
        dirty: first !== undefined,
        ...(first === undefined ? {} : { changed: { count: snapshot.changed.length, first: (0,files_list/* fromBytePath */.cj)(first).slice(0, 4096) } }),
        ...(snapshot.ownOutput.length === 0 ? {} : { own_output: snapshot.ownOutput.slice(0, 2).map(files_list/* fromBytePath */.cj) }),
        ...(snapshot.sparse === 0 ? {} : { sparse: snapshot.sparse }),
        branch: before.branch?.slice(0, 400) ?? null,
    };
    return { source, filesList: tested.bytes };
}
async function readAgain({ repository, head, snapshot, outFolder }, leftOut) {
    try {
        const now = await (0,git/* readHead */.zy)(repository);
        const later = await (0,worktree/* takeSnapshot */.W9)(repository, { outFolder, rulesFrom: head.commit, by: snapshot.by });
        const digest = (0,worktree/* digestSnapshot */.$p)(repository.root, later, leftOut);
        const { changed, missing, added } = (0,files_list/* differingFiles */.Ys)(snapshot.files, later.files);
        const out = (0,worktree/* bytePathIn */.nu)(repository.root, outFolder);
        const own = new Set([...snapshot.ownOutput, ...later.ownOutput]);
        const counts = (path) => !leftOut.reportPaths.has(path) && !(0,worktree/* isInside */.FK)(path, out) && !own.has(path);
        const moved = [...changed, ...missing].filter((path) => snapshot.tracked.has(path) && counts(path)).sort();
        const entry = { git_head: now.commit, git_tree: now.tree, worktree: digest.sha256, generated: added.filter(counts).length };
        return { entry, moved };
    }
    catch (error) {
        // A run that took the repository away has moved it.
        if (error instanceof git/* GitFailure */.Xi)
            return { entry: { git_head: null, git_tree: null, worktree: null, generated: 0 }, moved: ['.git'] };
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/flow/run.js






















/**
 * Runs a suite, keeps the evidence, judges it, and writes the receipt last: where anything of ours fails on the way, there is none.
 * @throws {ReceiptError} INPUT_INVALID, BUSY, IO_FAILED, GIT_FAILED
 */
async function runSuite(options, ports) {
    const { env = process.env, clock = machine/* systemClock */.m } = ports;
    const place = await findPlace(options);
    const folder = await openEvidenceFolder({ ...place, suite: options.suite, now: clock.now() });
    try {
        const before = place.repository === null ? { missing: place.missing } : await readSourceBefore(place.repository, place.out);
        // The suite could write another event into the file that says which commit a check goes to.
        const run = readGithubRun(env);
        const ci = run === null ? null : { ...run.ci, head_tree: await headTree(place, run.ci.head_sha) };
        const search = reportSearch(options, place);
        const earlier = setEarlierReportsAside(search, trackedBy(before), (0,external_node_path_.join)(folder.path, earlier_reports/* EARLIER_REPORTS */.n));
        const child = childEnvironment(env, { ...options, runnerVariables: runners/* PROFILES */.jI.flatMap((profile) => profile.env ?? []) });
        const asked = await recordAsked(options, place, child);
        const { outcome, log } = await runAndScan(options, place, child, (0,external_node_path_.join)(folder.path, 'log.txt'), ports, clock);
        const collected = collectReports(search, earlier, folder.path, options.expectations.limits.report_bytes);
        const nearby = collected.length === 0 && search.globs.length > 0 && !search.auto ? nearbyReports(search, reportPlaces(), earlier) : [];
        const claims = await readCollected(collected, folder.path, log, options);
        const source = await sourceOf(before, [...earlier.paths, ...collected.map(({ absolute }) => absolute)], run);
        if (source.filesList !== null)
            write((0,external_node_path_.join)(folder.path, 'files.txt'), source.filesList);
        const { completeReceipt, renderReceipt, toEvidence } = await Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 7411));
        const earlierKept = await (0,earlier_reports/* readEarlierReports */.Q)(folder.path);
        const seen = {
            outcome,
            log,
            earlier,
            earlierKept,
            collected,
            nearby,
            claims,
            source: source.source,
            sourceMissing: source.missing,
            ci,
            env,
        };
        const draft = draftReceipt(asked, seen);
        const evidence = toEvidence(draft, log, claims);
        const verdict = (0,judge/* judge */.S)(evidence);
        const receipt = completeReceipt(draft, verdict);
        const bytes = renderReceipt(receipt);
        const receiptSha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        (0,files/* writeAtomically */.vK)((0,external_node_path_.join)(folder.path, 'verdict.json'), (0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, receiptSha256).bytes);
        (0,files/* writeAtomically */.vK)((0,external_node_path_.join)(folder.path, 'receipt.json'), bytes);
        return { receipt, verdict, evidence, receiptSha256, folder: folder.path };
    }
    finally {
        folder.release();
    }
}
async function findPlace(options) {
    const cwd = realFolder(options.cwd);
    const found = await (0,git/* findRepository */.W1)(cwd);
    const repository = 'missing' in found ? null : found;
    const missing = 'missing' in found ? found.missing : '';
    return { cwd, out: (0,external_node_path_.resolve)(cwd, options.out), repository, missing, workspace: repository?.root ?? cwd };
}
function realFolder(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        (0,external_node_fs_.accessSync)(real, external_node_fs_.constants.X_OK);
        return real;
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('enter', path, cause);
    }
}
async function headTree({ repository }, head) {
    return repository === null || head === null ? null : await (0,git/* readTreeOf */.Q1)(repository, head);
}
function reportSearch({ expectations, leniencies }, { cwd, out, workspace }) {
    const auto = expectations.reports.length === 1 && expectations.reports[0] === 'auto';
    const none = expectations.reports.length === 1 && expectations.reports[0] === 'none';
    const globs = auto ? reportPlaces() : none ? [] : expectations.reports;
    return { globs, auto, keepEarlier: leniencies.includes('allow-stale'), cwd, workspace, outFolder: out };
}
function trackedBy(before) {
    if ('missing' in before)
        return () => false;
    const { repository, snapshot } = before;
    return (path) => snapshot.tracked.has((0,worktree/* bytePathIn */.nu)(repository.root, path) ?? '');
}
async function runAndScan({ command, shell, timeoutMs, expectations }, { cwd }, { env }, logPath, { display, graceMs, stopGraceMs, stopSignal, scanThread }, clock) {
    const scanOptions = (0,read_witnesses/* scannerOptions */.fp)(expectations, command, shell);
    const scan = startLogScan(scanOptions, scanThread ?? null);
    const log = { path: logPath, limitBytes: expectations.limits.log_bytes, consume: (chunk) => scan.write(chunk) };
    const patience = {
        ...(graceMs === undefined ? {} : { graceMs }),
        ...(stopGraceMs === undefined ? {} : { stopGraceMs }),
        ...(stopSignal === undefined ? {} : { stopSignal }),
    };
    try {
        const outcome = await runCommand({ command, shell, cwd, env, timeoutMs, log, display, ...patience }, clock);
        return { outcome, log: await scan.end().catch(() => scanAgain(logPath, outcome.log.sha256, scanOptions)) };
    }
    finally {
        scan.abandon();
    }
}
/** Should the scanning thread have died (of memory, say), the log is all there. */
async function scanAgain(path, expected, options) {
    const { facts, sha256 } = await (0,read_witnesses/* readLog */.x6)(path, options);
    if (sha256 !== expected)
        throw new errors/* ReceiptError */.x('IO_FAILED', `${path} was changed by somebody else while it was read`);
    return facts;
}
async function readCollected(collected, folder, log, { expectations }) {
    const kept = collected.flatMap(({ kept, original, state }) => (kept === null ? [] : [{ path: (0,external_node_path_.join)(folder, kept), original, state }]));
    const read = (await (0,read_witnesses/* readReports */.oh)(kept, log, expectations)).map(({ claim }) => claim);
    return collected.map((report) => {
        const claim = report.kept === null ? undefined : read.shift();
        if (claim !== undefined)
            return claim;
        const args = { file: report.original, why: report.kept === null ? report.why : 'it could not be kept' };
        const reason = { code: 'junit-unreadable', where: { file: report.original }, args };
        return { kind: 'rejected', path: report.original, state: report.state, reason, companion: false };
    });
}
async function sourceOf(before, reportPaths, ci) {
    if ('missing' in before)
        return { source: null, missing: before.missing.slice(0, 500), filesList: null };
    const name = ci === null || ci.repo === '' ? null : `${ci.owner}/${ci.repo}`.slice(0, 400);
    return { ...(await readSourceAfter(before, reportPaths, name)), missing: null };
}
function write(path, bytes) {
    try {
        (0,external_node_fs_.writeFileSync)(path, bytes, { flag: 'wx' });
    }
    catch (cause) {
        throw (0,files/* ioFailed */.Wi)('write', path, cause);
    }
}

// EXTERNAL MODULE: ./lib/cli/args.js
var args = __webpack_require__(2453);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/remedy.js
var remedy = __webpack_require__(7511);
;// CONCATENATED MODULE: ./lib/cli/command-words.js




const USAGE = 'receipt run [options] --';
const EXAMPLE = `${USAGE} npm test`;
/**
 * Parts `[options] -- COMMAND …`.
 * @throws ReceiptError INPUT_INVALID where the command is missing, stands before `--`, or there are two; the message shows the right form.
 */
function readCommandLine(argv, allowed) {
    const end = argv.indexOf('--');
    const own = end < 0 ? argv : argv.slice(0, end);
    const command = end < 0 ? [] : argv.slice(end + 1);
    const all = (0,args/* parseOptions */.A)(own, allowed);
    // What stands behind a command's first word belongs to the command: no unknown option of ours.
    const early = all.firstPositional === null || (end >= 0 && followsUnknown(all, own)) ? [] : own.slice(all.firstPositional);
    const parsed = early.length === 0 ? all : (0,args/* parseOptions */.A)(own.slice(0, own.length - early.length), allowed);
    if (parsed.values.help)
        return { ...parsed, command };
    if (early.length > 0) {
        throw command.length === 0 ? missingDashes(early, parsed.problems) : twoCommands(early, command, parsed.problems);
    }
    if (command.every((word) => word.trim() === '')) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', 'there is no command to run', { remedy: [...parsed.problems, EXAMPLE].join('\n') });
    }
    if (parsed.values.shell && command.length > 1) {
        throw new errors/* ReceiptError */.x('INPUT_INVALID', `--shell takes the command as one string, not as ${command.length} words`, {
            remedy: [...parsed.problems, `receipt run --shell [options] -- ${(0,remedy/* quoteWord */.XW)(command.join(' '))}`].join('\n'),
        });
    }
    return { ...parsed, command };
}
/** `--fotter x -- npm test`: the word is the value of a misspelt option, and no command. */
function followsUnknown({ firstPositional, problems }, own) {
    const before = firstPositional === null ? undefined : own[firstPositional - 1];
    return before !== undefined && problems.some((problem) => problem.startsWith(`unknown option ${before}`));
}
function shown(words) {
    return (0,present_escape.cutText)(words.map(remedy/* quoteWord */.XW).join(' '), 200);
}
function missingDashes(words, problems) {
    const line = shown(words);
    return new errors/* ReceiptError */.x('INPUT_INVALID', 'the command must come after `--`', {
        remedy: [
            `${USAGE} ${line}`,
            `(\`npm exec\` swallows the first \`--\`; use npx, or \`npm exec -- receipt run -- ${line}\`)`,
            ...problems,
        ].join('\n'),
    });
}
function twoCommands(early, command, problems) {
    // `receipt run npm test -- --watch`: the words behind `--` are more of the same command.
    const goesOn = command[0]?.startsWith('-') === true;
    return new errors/* ReceiptError */.x('INPUT_INVALID', `two commands: \`${shown(early)}\` before \`--\`, and \`${shown(command)}\` after it`, {
        remedy: [`${USAGE} ${goesOn ? `${shown(early)} -- ${shown(command)}` : shown(command)}`, ...problems].join('\n'),
    });
}

// EXTERNAL MODULE: ./lib/cli/config.js + 1 modules
var cli_config = __webpack_require__(2088);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(6454);
;// CONCATENATED MODULE: ./lib/cli/elapsed.js


/** So long nothing must have been printed before we say that the command still runs. */
const SILENCE_MS = 5_000;
const EVERY_MS = 1_000;
const elapsed_LINE_END = 10;
/**
 * A terminal on which one line says how long a silent command has been running. The line is taken away before anything else is printed, and
 * never shown behind a line that has not ended: the command's own output stays as it is.
 * @param terminal a TTY; on anything else nothing of ours may move.
 */
function showElapsed(terminal, now = () => performance.now()) {
    const started = now();
    let last = started;
    let atLineStart = true;
    let shown = false;
    const erase = () => {
        if (shown)
            terminal.write('\r\u001b[2K');
        shown = false;
    };
    const timer = setInterval(() => {
        if (!atLineStart || now() - last < SILENCE_MS)
            return;
        erase();
        terminal.write(`\u001b[2m… running for ${(0,quantities/* formatDuration */.a3)(Math.floor((now() - started) / 1000) * 1000).replace('.0 s', ' s')}\u001b[22m`);
        shown = true;
    }, EVERY_MS);
    timer.unref();
    const stream = new external_node_stream_.Writable({
        write(chunk, _encoding, done) {
            erase();
            last = now();
            if (chunk.length > 0)
                atLineStart = chunk[chunk.length - 1] === elapsed_LINE_END;
            // The terminal's pace is the command's pace.
            if (terminal.write(chunk))
                done();
            else
                terminal.once('drain', done);
        },
    });
    return {
        stream,
        stop: () => {
            clearInterval(timer);
            erase();
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/help.js
var help = __webpack_require__(931);
// EXTERNAL MODULE: ./lib/cli/judged-text.js
var judged_text = __webpack_require__(8361);
// EXTERNAL MODULE: ./lib/cli/option-table.js
var option_table = __webpack_require__(7548);
// EXTERNAL MODULE: ./lib/cli/screen.js
var cli_screen = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/cli/commands/run.js
















const OWN = ['timeout', 'shell', 'cwd', 'out', 'pass-env', 'json', 'quiet'];
const DEFAULT_TIMEOUT_MS = 3_600_000;
const HELP = {
    usage: ['run [options] -- COMMAND …', "run --shell [options] -- 'COMMAND | …'"],
    says: 'Runs a test suite, shows its output as it comes, keeps exit, log and reports in .receipt/, and judges them.',
    example: 'npx receipt run -- npx vitest run --reporter=default --reporter=junit --outputFile=report.xml',
    options: [...option_table/* VERDICT_OPTIONS */.pD, ...OWN],
    notes: [
        "--quiet leaves one line of ours; the command's own output is shown all the same (>/dev/null sends it away, the log keeps it).",
        "--json prints verdict.json on standard output; the command's output then goes to standard error.",
        'Reports are found by themselves at the usual places; name them with --report where they are not.',
    ],
};
/** `receipt run [options] -- COMMAND …`. */
async function run_runCommand(argv, io) {
    const { values, command, problems } = readCommandLine(argv, HELP.options);
    if (values.help) {
        io.stdout.write((0,help/* helpText */.B)(HELP));
        return exit_codes/* EXIT */.d.passed;
    }
    const options = await readOptions(values, command, problems, io);
    // Names of tests are in what we print, too: GitHub's runner may read commands in neither.
    const guard = io.env['GITHUB_ACTIONS'] === 'true' ? guardOutput(displayOf(values, io)) : null;
    const shown = guard === null ? io : values.json ? { ...io, stderr: guard.stream } : { ...io, stdout: guard.stream };
    try {
        const result = await runShown(options, values, shown);
        await report(result, values, shown);
        return (0,exit_codes/* exitOf */.s)(result.verdict.outcome);
    }
    finally {
        await guard?.release();
    }
}
async function readOptions(given, command, known, io) {
    const cwd = (0,external_node_path_.resolve)(io.cwd, given.cwd ?? '.');
    if (!(await (0,cli_screen/* isFolder */.lQ)(cwd)))
        (0,args/* refuseProblems */.n)('run', [...known, `--cwd ${given.cwd} is not a folder`]);
    const config = await (0,cli_config/* loadConfig */.Z9)(cwd);
    const values = (0,cli_config/* withConfig */.NV)(given, config);
    const problems = [];
    const asked = (0,expectations/* readExpectations */.u)(values, runners/* PROFILES */.jI.map(({ name }) => name), problems);
    const passEnv = values['pass-env'] ?? [];
    for (const name of passEnv)
        if (!/^[^=\s]{1,255}$/.test(name))
            problems.push(`--pass-env takes the name of a variable, not ${JSON.stringify(name)}`);
    (0,args/* refuseProblems */.n)('run', [...known, ...(0,cli_config/* placeProblems */.kv)(problems, given, config)]);
    const timeoutMs = values.timeout ?? DEFAULT_TIMEOUT_MS;
    return {
        command,
        shell: values.shell === true,
        cwd,
        out: values.out ?? '.receipt',
        suite: asked.suite,
        timeoutMs: timeoutMs === 0 ? null : timeoutMs,
        passEnv,
        expectations: asked.expectations,
        leniencies: asked.leniencies,
        optionsFrom: config.from,
        colour: (0,cli_screen/* screenOf */.S)(displayOf(values, io), io.env).colour,
    };
}
/** Where the command's output is shown: with --json, standard output is the verdict's alone. */
function displayOf(values, io) {
    return values.json ? io.stderr : io.stdout;
}
async function runShown(options, values, io) {
    const display = displayOf(values, io);
    // The script we were started by: see its last lines.
    const scanThread = (0,external_node_url_.pathToFileURL)(process.argv[1] ?? '');
    if (display.isTTY !== true)
        return await runSuite(options, { display, scanThread });
    const elapsed = showElapsed(display);
    try {
        return await runSuite(options, { display: elapsed.stream, scanThread });
    }
    finally {
        elapsed.stop();
    }
}
async function report({ receipt, verdict, evidence, receiptSha256, folder }, values, io) {
    if (values.json) {
        io.stdout.write(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'verdict.json')));
        return;
    }
    const screen = (0,cli_screen/* screenOf */.S)(io.stdout, io.env);
    const view = { evidence, verdict, receipt: { value: receipt, sha256: receiptSha256, folder: (0,cli_screen/* shownFrom */.c2)(io.cwd, folder) } };
    const lineEnd = evidence.log.endsMidLine ? '\n' : '';
    io.stdout.write(lineEnd + (values.quiet ? (0,judged_text/* judgedText */.X)({ view, verdict }, true, screen) : `\n${(0,judged_text/* judgedText */.X)({ view, verdict }, false, screen)}`));
}


/***/ }),

/***/ 8361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ judgedText)
/* harmony export */ });
/* harmony import */ var _core_present_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4453);

/** What a terminal shows of a verdict that was derived again; `quiet`: its first line alone. */
function judgedText({ view, verdict }, quiet, screen) {
    if (view === null)
        return quiet ? (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .bareVerdictLine */ .Km)(verdict, screen) : (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .bareVerdictText */ .Rc)(verdict, screen);
    return quiet ? (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictLine */ .MT)(view, screen) : (0,_core_present_text_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictText */ .nt)(view, screen);
}


/***/ }),

/***/ 9453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readLimits),
/* harmony export */   u: () => (/* binding */ readExpectations)
/* harmony export */ });
/* harmony import */ var _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6818);
/* harmony import */ var _core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6226);



const REPORT_ONLY = 'report-only';
/**
 * What a verdict is asked for, from checked options. Every problem with them is added to `problems`.
 * @param runnerNames the profiles there are.
 */
function readExpectations(values, runnerNames, problems, name = (option) => `--${option}`) {
    const reports = values.report ?? ['auto'];
    const expectations = {
        reports,
        runner: values.runner ?? null,
        footer: values.footer ?? null,
        min_tests: values['min-tests'] ?? 1,
        max_skipped: values['max-skipped'] ?? null,
        limits: readLimits(values, problems),
    };
    const suite = values.suite ?? 'default';
    problems.push(...reportProblems(reports, name('report')), ...runnerProblems(values.runner, runnerNames, name('runner')), ...footerProblems(values.footer, name('footer')), ...suiteProblems(suite, name('suite')));
    return { expectations, leniencies: grantedLeniencies(expectations, values), suite };
}
/** Deeper documents would be more than the stack of the parser that describes failing tests can take. */
const DEEPEST = 1000;
/** So much of a JSON key is looked at. */
const LONGEST_NAME = 8192;
/** The limits that the options set, the others as by default. Every problem with them is added to `problems`. */
function readLimits(values, problems) {
    const limits = {
        log_bytes: values['max-log-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.log_bytes,
        report_bytes: values['max-report-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.report_bytes,
        token_bytes: values['max-token-size'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.token_bytes,
        depth: values['max-depth'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.depth,
        attributes: values['max-attributes'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.attributes,
        name_length: values['max-name-length'] ?? _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d.name_length,
    };
    if (limits.depth > DEEPEST)
        problems.push(`--max-depth takes at most ${DEEPEST}`);
    if (limits.name_length > LONGEST_NAME)
        problems.push(`--max-name-length takes at most ${LONGEST_NAME}`);
    return limits;
}
/** Every option in effect that makes `passed` easier, in the table's order. */
function grantedLeniencies(expectations, values) {
    const granted = {
        'allow-empty': values['allow-empty'] === true,
        'report-none': expectations.reports.includes('none'),
        'runner-report-only': expectations.runner === REPORT_ONLY,
        'allow-cached': values['allow-cached'] === true,
        'allow-stale': values['allow-stale'] === true,
        'allow-containers': values['allow-containers'] === true,
        'allow-reruns': values['allow-reruns'] === true,
        'min-tests-0': expectations.min_tests === 0,
    };
    return _core_model_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .LENIENCIES */ .k.filter((leniency) => granted[leniency]);
}
function reportProblems(reports, name) {
    const alone = reports.find((report) => report === 'none' || report === 'auto');
    if (alone !== undefined && reports.length > 1)
        return [`${name} ${alone} stands alone, without others`];
    if (reports.every((report) => report.startsWith('!')))
        return [`${name} only excludes; name a report as well`];
    return [];
}
function runnerProblems(runner, known, name) {
    if (runner === undefined || runner === REPORT_ONLY || known.includes(runner))
        return [];
    const nearest = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__.nearestWord)(runner, known);
    const advice = nearest === null ? `known are ${[...known].sort().join(', ')}, ${REPORT_ONLY}` : `did you mean ${nearest}?`;
    return [`${name} ${JSON.stringify((0,_core_present_escape_js__WEBPACK_IMPORTED_MODULE_1__.cutText)(runner, 60))} is not known; ${advice}`];
}
function footerProblems(footer, name) {
    if (footer === undefined)
        return [];
    if (footer.length > 1000)
        return [`${name} takes at most 1000 characters`];
    try {
        new RegExp(footer);
        return [];
    }
    catch (error) {
        return [`${name} is no regular expression: ${error instanceof Error ? error.message : String(error)}`];
    }
}
function suiteProblems(suite, name) {
    // The name becomes a folder's, on every system, beside `state` and `<suite>.previous`.
    if (!/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9_-])?$/.test(suite)) {
        return [`${name} takes letters, digits, ".", "_" and "-", at most 100, beginning with a letter or digit`];
    }
    return suite === 'state' || suite.endsWith('.previous') ? [`${name} ${suite} is a name that receipt keeps for itself`] : [];
}


/***/ })

};
