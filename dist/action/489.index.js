export const id = 489;
export const ids = [489];
export const modules = {

/***/ 72851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Cancellation)
/* harmony export */ });
/** What GitHub's runner gives a step that is cancelled, less what our own end takes: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. */
const CANCELLED_MS = 10_000 - 1_500;
/**
 * Notices that the job is cancelled, instead of ending at once: the check is to be completed first. The command has its own ears.
 */
class Cancellation {
    #clock;
    #since = null;
    #signal = null;
    constructor(clock) {
        this.#clock = clock;
        for (const signal of ['SIGINT', 'SIGTERM']) {
            process.on(signal, () => {
                this.#signal ??= signal;
                this.#since ??= this.#clock.monotonic();
            });
        }
    }
    /** The signal that told us; null while nothing did. */
    get signal() {
        return this.#signal;
    }
    /** What is left until we are killed; null while the job goes on. */
    leftMs() {
        return this.#since === null ? null : Math.max(500, CANCELLED_MS - (this.#clock.monotonic() - this.#since));
    }
}


/***/ }),

/***/ 71489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/github-event.js
var github_event = __webpack_require__(14832);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
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

// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/model/errors.js
var errors = __webpack_require__(57642);
// EXTERNAL MODULE: ./lib/core/present/escape.js
var present_escape = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/core/present/markdown.js + 1 modules
var markdown = __webpack_require__(99006);
// EXTERNAL MODULE: ./lib/core/present/text.js
var present_text = __webpack_require__(44552);
// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(82035);
// EXTERNAL MODULE: ./lib/core/present/headline.js
var headline = __webpack_require__(78179);
// EXTERNAL MODULE: ./lib/core/present/quantities.js
var quantities = __webpack_require__(26454);
;// CONCATENATED MODULE: ./lib/core/present/title.js





/**
 * The check's title: facts first, one line, at most {@link TITLE_MAX_LENGTH} characters. What somebody else wrote is in it only as far as a
 * headline names a file or a runner, escaped and short. A pass by leave says so here.
 * @param attempt of the workflow run; told from the second on.
 */
function titleOf(verdict, evidence, attempt = 1) {
    const parts = [verdict.outcome.toUpperCase(), ...factsOf(verdict, evidence), ...(attempt > 1 ? [`attempt ${attempt}`] : [])];
    return (0,present_escape/* cutText */.IN)(parts.filter((part) => part !== '').join(' · '), check_run/* TITLE_MAX_LENGTH */.Nw);
}
function factsOf(verdict, evidence) {
    if (verdict.outcome === 'passed')
        return passedFacts(verdict, evidence);
    const [deciding] = verdict.reasons;
    const why = (0,headline/* isDeciding */._J)(deciding) ? (0,headline/* headlineOf */.gD)(deciding) : '';
    const hidden = verdict.reasons.some(({ code }) => code === 'exit-masked');
    const seen = deciding.code === 'killed-by-signal' && verdict.tally !== null ? ` after ${(0,quantities/* plural */.LS)(verdict.tally.tests, 'test')}` : '';
    const memory = deciding.args?.['signal'] === 'SIGKILL' ? ' (out of memory?)' : '';
    return [`${why}${seen}${memory}`, hidden ? 'the exit code hid them' : ''];
}
function passedFacts({ tally, reasons }, evidence) {
    const counts = [
        (0,quantities/* plural */.LS)(tally.tests, 'test'),
        tally.skipped > 0 ? `${tally.skipped} skipped` : '',
        tally.flaky > 0 ? `${tally.flaky} flaky` : '',
    ].filter((count) => count !== '');
    return [counts.join(', '), leaveOf(reasons) ?? runnersOf(evidence)];
}
function leaveOf(reasons) {
    const leave = reasons.filter(({ code }) => code === 'leniency').map(({ args = {} }) => args);
    const [only] = leave;
    if (only === undefined)
        return null;
    if (leave.length === 1)
        return `${only['what']} (${only['option']})`;
    const options = `by leave of ${leave.map((args) => args['option']).join(', ')}`;
    return options.length <= 60 ? options : `by leave of ${leave.length} options`;
}
function runnersOf({ log }) {
    const names = new Set(log.runners.filter(({ nestedIn }) => nestedIn === null).map(({ runner }) => (0,runners/* profileNamed */.JD)(runner)?.title ?? runner));
    return [...names]
        .slice(0, 3)
        .map((name) => (0,present_escape/* escapeTerminal */.en)(name, 40))
        .join(', ');
}

// EXTERNAL MODULE: ./lib/flow/aggregate.js
var aggregate = __webpack_require__(69895);
// EXTERNAL MODULE: ./lib/flow/exit-codes.js
var exit_codes = __webpack_require__(63637);
// EXTERNAL MODULE: ./lib/adapters/earlier-reports.js
var earlier_reports = __webpack_require__(62966);
// EXTERNAL MODULE: ./lib/adapters/files.js
var files = __webpack_require__(64683);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/adapters/git.js






/** A listing of some million files. */
const MAX_OUTPUT_BYTES = 2 ** 30;
/** GIT_* that say where configuration lies; all others could turn our reads to another repository, index or object store. */
const KEPT = new Set(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM', 'GIT_EXEC_PATH']);
function gitEnv(extra = {}) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.has(name)));
    return {
        ...env,
        LC_ALL: 'C',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_GRAFT_FILE: external_node_os_.devNull,
        ...extra,
    };
}
/** Neither replaced objects nor a program that the repository's configuration names has a say in what we read. */
const HARDENED = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${external_node_os_.devNull}`];
/** What git says when it fails: its first line, without `fatal:`. */
class GitFailure extends Error {
}
/**
 * Runs one git command and returns its raw output. Not by @actions/exec: paths in `-z` output are bytes without a line end, which that
 * one decodes as UTF-8 and searches for lines again with every chunk.
 * @throws {GitFailure} where git ends with another status than 0
 * @throws {ReceiptError} GIT_FAILED where git can't be started
 */
function git(repository, args, options = {}) {
    const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
    const safe = ['-c', `safe.directory=${repository.root}`];
    return runGit([...HARDENED, ...safe, ...place, ...args], repository.root, options);
}
function runGit(args, cwd, { input, env }) {
    return new Promise((resolve, reject) => {
        const options = { cwd, env: gitEnv(env), encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true };
        const child = (0,external_node_child_process_.execFile)('git', args, options, (error, stdout, stderr) => {
            if (error === null)
                resolve(stdout);
            else if ((0,files/* errorCode */.CA)(error) === 'ENOENT')
                reject(new GitFailure('git is not installed'));
            else if (typeof error.code !== 'number')
                reject(new errors/* ReceiptError */.x('GIT_FAILED', `git could not be run: ${error.message}`, { cause: error }));
            else
                reject(new GitFailure(firstLine(stderr.toString('utf8'))));
        });
        child.stdin?.on('error', () => { });
        child.stdin?.end(input);
    });
}
function firstLine(stderr) {
    const [line = 'git failed'] = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('warning:'));
    return line.replace(/^(fatal|error): /, '').slice(0, 300);
}
/** Output of a command that answers in text, trimmed; null where it fails. */
async function gitText(repository, args, options = {}) {
    try {
        return (await git(repository, args, options)).toString('utf8').trim();
    }
    catch (error) {
        if (error instanceof GitFailure)
            return null;
        throw error;
    }
}
/** Entries of `-z` output, as bytes. */
async function gitEntries(repository, args, options = {}) {
    const output = await git(repository, args, options);
    return output.toString('latin1').split('\0').slice(0, -1);
}
/**
 * The work tree that holds `cwd`.
 * @returns why there is none, as the end of a sentence, where there is none
 */
async function findRepository(cwd) {
    const start = (0,external_node_fs_.realpathSync)(cwd);
    for (let root = start;; root = (0,external_node_path_.dirname)(root)) {
        const gitDir = (0,external_node_path_.join)(root, '.git');
        if (exists(gitDir))
            return await readable({ root, gitDir });
        if (root === (0,external_node_path_.dirname)(root))
            return { missing: await whyMissing(start) };
    }
}
function exists(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
async function readable(repository) {
    try {
        await git(repository, ['rev-parse', '--git-dir']);
        return repository;
    }
    catch (error) {
        if (error instanceof GitFailure)
            return { missing: `git cannot read ${repository.gitDir} (${error.message})` };
        throw error;
    }
}
async function whyMissing(cwd) {
    try {
        const bare = (await runGit([...HARDENED, 'rev-parse', '--is-bare-repository'], cwd, {})).toString('utf8').trim() === 'true';
        return bare ? 'this is a bare repository, which holds no files to test' : 'not in a git work tree';
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        return error.message === 'git is not installed' ? error.message : 'not a git repository';
    }
}
async function readTree(repository, commit) {
    if (commit === null)
        return [];
    const entries = await gitEntries(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return entries.flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ mode, id, path }];
    });
}
async function readHead(repository) {
    const [commit, tree] = (await gitText(repository, ['rev-parse', 'HEAD^{commit}', 'HEAD^{tree}']))?.split('\n') ?? [];
    return { commit: commit ?? null, tree: tree ?? null };
}
/** Parents of a commit, as the commit itself names them: a shallow clone holds it without them. */
async function readParents(repository, commit) {
    const text = commit === null ? null : await gitText(repository, ['cat-file', 'commit', commit]);
    const [header = ''] = (text ?? '').split('\n\n');
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, parent]) => (parent === undefined ? [] : [parent]));
}
/** The tree of a commit; null where the clone doesn't hold it. */
async function readTreeOf(repository, commit) {
    return (await gitText(repository, ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`])) || null;
}
async function readBranch(repository) {
    return (await gitText(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || null;
}
/** `owner/name` of the branch's remote, else of `origin`, else of the only one; null where there is none or it is a folder. */
async function readRepositoryName(repository, branch) {
    const listed = (await gitText(repository, ['config', '--get-regexp', '^remote\\..*\\.url$'])) ?? '';
    const urls = new Map();
    for (const line of listed.split('\n')) {
        const [, name, url] = /^remote\.(.*)\.url (.+)$/.exec(line) ?? [];
        if (name !== undefined && url !== undefined)
            urls.set(name, url);
    }
    const upstream = branch === null ? null : await gitText(repository, ['config', '--get', `branch.${branch}.remote`]);
    const url = urls.get(upstream ?? '') ?? urls.get('origin') ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? null : repositoryNameOf(url);
}
/** The path of a remote's address, never its user, password or host: `git@host:o/n.git` and `https://user:key@host/o/n` → `o/n`. */
function repositoryNameOf(url) {
    const [, path] = /^[a-z+]+:\/\/[^/]+\/(.+)$/i.exec(url) ?? /^(?:[^/@:]+@)?[^/:]{2,}:([^/\\].*)$/.exec(url) ?? [];
    const name = path
        ?.replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
    return name !== undefined && /^[\w.~-]+(\/[\w.~-]+)+$/.test(name) ? name.slice(0, 400) : null;
}

;// CONCATENATED MODULE: ./lib/adapters/lock.js




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
        host: (0,external_node_os_.hostname)(),
        started_at: startedAt.toISOString(),
        process_start: processStart(process.pid),
    };
    const content = `${JSON.stringify(owner)}\n`;
    for (let attempt = 0; attempt < 3; attempt += 1) {
        if (create(path, content))
            return () => (0,external_node_fs_.rmSync)(path, { force: true });
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
        (0,external_node_fs_.writeFileSync)(path, content, { flag: 'wx' });
        return true;
    }
    catch (cause) {
        if ((0,files/* errorCode */.CA)(cause) === 'EEXIST')
            return false;
        throw (0,files/* ioFailed */.Wi)('create', path, cause);
    }
}
function readIfThere(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        if ((0,files/* errorCode */.CA)(cause) === 'ENOENT')
            return null;
        throw (0,files/* ioFailed */.Wi)('read', path, cause);
    }
}
/** Renaming is for one only: of two that find the same dead owner, the slower one must not remove the faster one's new lock. */
function takeAway(path, dead) {
    const aside = `${path}.${process.pid}`;
    try {
        (0,external_node_fs_.renameSync)(path, aside);
        if ((0,external_node_fs_.readFileSync)(aside, 'utf8') !== dead)
            (0,external_node_fs_.linkSync)(aside, path);
    }
    catch {
        // Somebody else was faster: the next attempt sees what is there now.
    }
    finally {
        (0,external_node_fs_.rmSync)(aside, { force: true });
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
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || Date.now() - stats.mtimeMs > WRITING_MS;
}
function isAlive({ pid, process_start }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if ((0,files/* errorCode */.CA)(error) === 'ESRCH')
            return false;
    }
    const start = processStart(pid);
    return start === null || process_start === null || start === process_start;
}
/** Linux tells it as the 22nd field of /proc/PID/stat, in ticks since the boot that has an id of its own. */
function processStart(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        return `${(0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
    }
    catch {
        return null;
    }
}
function busy(path, what, owner) {
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}, since ${owner.started_at}`;
    return new errors/* ReceiptError */.x('BUSY', `${what} is in use by ${who}`, {
        remedy: `Wait for it to end, or run another suite beside it with --suite NAME. If no such run exists any more, delete ${path}`,
    });
}

// EXTERNAL MODULE: ./lib/core/model/files-list.js
var files_list = __webpack_require__(51475);
;// CONCATENATED MODULE: ./lib/adapters/ignore-rules.js

/**
 * The ignore rules as a commit holds them: what lies uncommitted in the work tree, `info/exclude` and the user's own excludes hide nothing.
 * @param tree the commit's `ls-tree -r` entries
 */
async function readIgnoreRules(repository, tree) {
    const files = tree.flatMap(({ mode, id, path }) => {
        const folder = /^((?:.*\/)?)\.gitignore$/s.exec(path)?.[1];
        return folder === undefined || !mode.startsWith('100') ? [] : [{ id, folder }];
    });
    // Deeper files have the last word, as in git.
    files.sort((a, b) => a.folder.split('/').length - b.folder.split('/').length);
    const contents = await readBlobs(repository, files.map(({ id }) => id));
    return files.flatMap(({ folder }, index) => patternsOf(contents[index] ?? '').map((pattern) => ({ folder, pattern })));
}
/** Contents of blobs, as bytes, in the order asked for. */
async function readBlobs(repository, ids) {
    if (ids.length === 0)
        return [];
    const output = await git(repository, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
    const contents = [];
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(10, at);
        const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1] ?? -1);
        contents.push(size < 0 ? '' : output.toString('latin1', end + 1, end + 1 + size));
        at = size < 0 ? end + 1 : end + 1 + size + 1;
    }
    return contents;
}
function patternsOf(content) {
    return content
        .replace(/^\xef\xbb\xbf/, '')
        .split('\n')
        .map((line) => line.replace(/\r$/, ''))
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/**
 * The rules as one list for `git ls-files --exclude-from`, for a work tree whose top lies at `top` of the one they are from.
 * A pattern with a slash before its end is tied to its folder, another one matches at any depth below it.
 */
function toExcludeFile(rules, top) {
    return rules.map((rule) => `${rebase(rule, top)}\n`).join('');
}
function rebase({ folder, pattern }, top) {
    const negated = pattern.startsWith('!');
    const body = negated ? pattern.slice(1) : pattern;
    const core = body.replace(/(?<!\\) +$/, '').replace(/\/$/, '');
    const tied = core.includes('/');
    const inside = folder.startsWith(top);
    if (core === '' || folder.includes('\n') || (!inside && (tied || !top.startsWith(folder))))
        return '';
    const below = inside ? folder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&') : '';
    // A bare name stays one: git is quickest with those.
    const placed = tied ? `/${below}${body.replace(/^\//, '')}` : below === '' ? body : `/${below}**/${body}`;
    return negated ? `!${placed}` : placed;
}

;// CONCATENATED MODULE: ./lib/adapters/checkout-state.js






/**
 * Compares the files with HEAD by their bytes. `git status` would believe flags in the index (assume-unchanged, skip-worktree) and run
 * filters that a repository's configuration names. Honest differences between bytes and blob are taken back out: line ends, and LFS files.
 */
async function changedFromHead(repository, listing, files, blobIds) {
    const changed = [...listing.movedSubmodules];
    const missing = [];
    const otherMode = [];
    const suspects = [];
    for (const [path, { tracked, head, top, repository: owner }] of listing.files) {
        if (!tracked)
            continue;
        const file = files.get(path);
        if (head === null) {
            if (file !== undefined)
                changed.push(path);
        }
        else if (file === undefined)
            missing.push(path);
        else {
            if (file.mode !== head.mode)
                otherMode.push({ path, head: head.mode, now: file.mode });
            if (blobIds.get(path) !== head.id)
                suspects.push({ path, inner: path.slice(top.length), owner, headId: head.id, sha256: file.digest });
        }
    }
    const sparse = missing.length === 0 ? new Set() : await sparsePaths(repository);
    const clean = await convertedToHead(suspects);
    const settings = otherMode.length === 0 ? null : await readSettings(repository);
    changed.push(...missing.filter((path) => !sparse.has(path)));
    changed.push(...suspects.map(({ path }) => path).filter((path) => !clean.has(path)));
    changed.push(...otherMode.filter(({ head, now }) => settings === null || !sameMode(head, now, settings)).map(({ path }) => path));
    return { changed: [...new Set(changed)].sort(byBytes), sparse: missing.filter((path) => sparse.has(path)).length };
}
const byBytes = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Paths that a sparse checkout, switched on in the configuration, leaves out. */
async function sparsePaths(repository) {
    if ((await readFlag(repository, 'core.sparseCheckout')) !== 'true')
        return new Set();
    const entries = await gitEntries(repository, ['ls-files', '-t', '-z']);
    return new Set(entries.filter((entry) => entry.startsWith('S ')).map((entry) => entry.slice(2)));
}
function readFlag(repository, name) {
    return gitText(repository, ['config', '--type=bool', '--get', name]);
}
async function readSettings(repository) {
    return {
        fileMode: process.platform !== 'win32' && (await readFlag(repository, 'core.fileMode')) !== 'false',
        symlinks: (await readFlag(repository, 'core.symlinks')) !== 'false',
    };
}
function sameMode(head, now, { fileMode, symlinks }) {
    const isFile = (mode) => mode.startsWith('100');
    if (isFile(head) && isFile(now))
        return !fileMode || (head === '100664' && now === '100644');
    return !symlinks && head === '120000' && isFile(now);
}
/** Of files whose bytes aren't those of the blob: those that git's own conversions, or LFS, take to the blob. */
async function convertedToHead(suspects) {
    const clean = new Set();
    for (const owner of new Set(suspects.map((suspect) => suspect.owner))) {
        const own = suspects.filter((suspect) => suspect.owner === owner && suspect.sha256 !== 'unreadable');
        const ids = await convertedIds(owner, own);
        const rest = own.filter(({ path, headId }, index) => {
            if (ids[index] === headId)
                clean.add(path);
            return ids[index] !== headId;
        });
        const pointers = await readPointers(owner, rest.map(({ headId }) => headId));
        for (const [index, { path, sha256 }] of rest.entries())
            if (pointers[index] === sha256)
                clean.add(path);
    }
    return clean;
}
/** What says how git converts line ends. */
const CONVERSIONS = ['core.autocrlf', 'core.eol', 'core.attributesFile'];
/**
 * Blob ids after line-end, `ident` and encoding conversion by the attributes in the work tree. Git runs in a repository without any
 * configuration but that, so no filter program is run, whoever names it.
 */
async function convertedIds(owner, suspects) {
    // What can't be said in one line, or would be taken for a quoted name, is not asked for.
    const asked = suspects.filter(({ inner }) => !/[\n"]/.test(inner));
    if (asked.length === 0)
        return suspects.map(() => null);
    const ids = await (0,files/* inTemporaryFolder */.PX)(async (gitDir) => {
        layOutRepository(gitDir, asked[0]?.headId.length === 64);
        const settings = ['-c', 'core.safecrlf=false'];
        for (const name of CONVERSIONS) {
            const value = await gitText(owner, ['config', '--get', name]);
            if (value)
                settings.push('-c', `${name}=${value}`);
        }
        const input = Buffer.from(asked.map(({ inner }) => `${inner}\n`).join(''), 'latin1');
        const env = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
        const output = await gitText({ root: owner.root, gitDir }, [...settings, 'hash-object', '--stdin-paths'], { input, env });
        return output?.split('\n') ?? [];
    });
    const byPath = new Map(asked.map(({ path }, index) => [path, ids[index] ?? null]));
    return suspects.map(({ path }) => byPath.get(path) ?? null);
}
function layOutRepository(gitDir, sha256) {
    for (const name of ['objects', 'refs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    if (sha256)
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), '[core]\nrepositoryformatversion = 1\n[extensions]\nobjectformat = sha256\n');
}
/** The sha256 that an LFS pointer names, for each blob that is one. */
async function readPointers(owner, ids) {
    if (ids.length === 0)
        return [];
    const input = `${ids.join('\n')}\n`;
    const sizes = (await git(owner, ['cat-file', '--batch-check=%(objectsize)'], { input })).toString('latin1').split('\n');
    const small = ids.filter((_, index) => Number(sizes[index]) < 1024);
    const contents = new Map((await readBlobs(owner, small)).map((content, index) => [small[index], content]));
    return ids.map((id) => /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\n/.exec(contents.get(id) ?? '')?.[1] ?? null);
}

;// CONCATENATED MODULE: ./lib/adapters/file-digest.js



/** Most files are read in one go. */
const buffer = Buffer.allocUnsafe(2 ** 20);
/** Neither a link nor a pipe in the place of a file holds us up. Windows knows neither flag. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Where a path of a work tree lies, for node:fs; as bytes where they are no UTF-8. */
function pathOf(root, path) {
    if (/^[\x20-\x7e]*$/.test(path))
        return `${root}/${path}`;
    const text = (0,files_list/* fromBytePath */.cj)(path);
    return (0,files_list/* toBytePath */.xe)(text) === path ? `${root}/${text}` : Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, 'latin1')]);
}
/** Of a regular file or a link; undefined where there is neither. */
function fileStats(root, path) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(pathOf(root, path), { throwIfNoEntry: false });
        return stats?.isFile() || stats?.isSymbolicLink() ? stats : undefined;
    }
    catch {
        // A part of the path is no folder, or one that we may not enter: there is no such file for a test either.
        return undefined;
    }
}
/** As git says it: 100644, 100755 for a file that its owner may execute, 120000 for a link. */
function modeOf(stats) {
    if (stats.isSymbolicLink())
        return '120000';
    return (stats.mode & 0o100) === 0 ? '100644' : '100755';
}
/**
 * Digests of a file as it lies there.
 * @returns null where it can't be read, or changes its size while it is
 */
function digestFile(root, path, stats, blobs) {
    try {
        if (stats.isSymbolicLink()) {
            const target = (0,external_node_fs_.readlinkSync)(pathOf(root, path), { encoding: 'buffer' });
            return finish(start(blobs, target.length), (take) => take(target));
        }
        return digestRegularFile(pathOf(root, path), blobs);
    }
    catch {
        return null;
    }
}
function digestRegularFile(path, blobs) {
    const file = (0,external_node_fs_.openSync)(path, OPEN_FLAGS);
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        if (!stats.isFile())
            return null;
        let seen = 0;
        const digest = finish(start(blobs, stats.size), (take) => {
            // One byte more than there should be, so that the end of a small file is seen in one read.
            const wanted = Math.min(buffer.length, stats.size + 1);
            for (let size = wanted; size > 0 && seen <= stats.size;) {
                size = (0,external_node_fs_.readSync)(file, buffer, 0, wanted, null);
                seen += size;
                take(buffer.subarray(0, size));
                if (size < wanted && seen === stats.size)
                    break;
            }
        });
        return blobs !== null && seen !== stats.size ? { ...digest, blobId: null } : digest;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function start(blobs, size) {
    return { bytes: (0,external_node_crypto_.createHash)('sha256'), blob: blobs === null ? null : (0,external_node_crypto_.createHash)(blobs).update(`blob ${size}\0`) };
}
function finish({ bytes, blob }, feed) {
    feed((chunk) => {
        bytes.update(chunk);
        blob?.update(chunk);
    });
    return { sha256: bytes.digest('hex'), blobId: blob?.digest('hex') ?? null };
}

;// CONCATENATED MODULE: ./lib/adapters/git-view.js


/** Of files that git has no id for, so many bytes are read; of the rest only the size is told. */
const MAX_BYTES = 2 ** 30;
/**
 * A work tree that is too large to hash, as git sees it: unchanged files by the index, changed and untracked ones by the id that git
 * would give their raw bytes, so that committing a file changes nothing.
 */
async function readGitView(repository, present, listing) {
    const [staged, modified, added] = await Promise.all([
        gitEntries(repository, ['ls-files', '--stage', '-z']),
        gitEntries(repository, ['ls-files', '--modified', '--deleted', '-z']),
        readAdded(repository),
    ]);
    const index = new Map();
    for (const entry of staged) {
        const [, id, path] = /^\d{6} ([0-9a-f]+) 0\t(.+)$/s.exec(entry) ?? [];
        if (id !== undefined && path !== undefined)
            index.set(path, id);
    }
    for (const path of modified)
        index.delete(path);
    const algorithm = [...index.values()].some((id) => id.length === 64) ? 'sha256' : 'sha1';
    const files = new Map();
    let budget = MAX_BYTES;
    for (const { path, stats } of present) {
        let digest = index.get(path);
        if (digest === undefined) {
            budget -= stats.size;
            digest = budget < 0 ? `size:${stats.size}` : (digestFile(repository.root, path, stats, algorithm)?.blobId ?? 'unreadable');
        }
        files.set(path, { mode: modeOf(stats), digest });
    }
    const tracked = new Set([...listing.files].flatMap(([path, file]) => (file.tracked ? [path] : [])));
    const changed = [...new Set([...modified, ...added, ...listing.movedSubmodules])].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return { by: 'git', files, tracked, changed, sparse: 0 };
}
/** Staged differences from HEAD; before the first commit everything is one, and the files say so themselves. */
async function readAdded(repository) {
    const { commit } = await readHead(repository);
    return await gitEntries(repository, commit === null ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '-z', commit]);
}

;// CONCATENATED MODULE: ./lib/adapters/tree-files.js







/** Repositories within repositories within repositories. */
const MAX_DEPTH = 8;
/**
 * Every tracked path, and every file that no committed `.gitignore` ignores, submodules included. HEAD and the index only add paths:
 * flags in the index (assume-unchanged, skip-worktree), uncommitted ignore files and `info/exclude` take none away.
 * Folders named `.receipt` are evidence of other runs, not sources.
 * @throws {GitFailure}
 */
async function listTreeFiles(repository, options) {
    return await (0,files/* inTemporaryFolder */.PX)(async (folder) => {
        const listing = new Listing(options.outFolder, folder);
        await listing.addRepository(repository, '', options.rulesFrom ?? null, 0);
        return listing;
    });
}
class Listing {
    files = new Map();
    movedSubmodules = [];
    #outFolder;
    #scratch;
    #lists = 0;
    constructor(outFolder, scratch) {
        this.#outFolder = outFolder;
        this.#scratch = scratch;
    }
    async addRepository(repository, top, rulesFrom, depth) {
        const { commit } = await readHead(repository);
        const [tree, index, ruleTree] = await Promise.all([
            readTree(repository, commit),
            gitEntries(repository, ['ls-files', '-z']),
            rulesFrom === null || rulesFrom === commit ? null : readTreeIfThere(repository, rulesFrom),
        ]);
        const rules = await readIgnoreRules(repository, ruleTree ?? tree);
        const submodules = new Map(tree.filter(({ mode }) => mode === '160000').map((entry) => [entry.path, entry]));
        const nested = await this.#addFound(repository, top, rules, '');
        const real = new RealFolders(repository.root);
        const add = (path, head) => {
            this.files.set(top + path, { tracked: true, isCutOff: !real.holds(path), head, repository, top });
        };
        for (const path of index)
            add(path, null);
        for (const entry of tree)
            if (entry.mode !== '160000')
                add(entry.path, entry);
        for (const path of new Set([...nested, ...submodules.keys()])) {
            this.files.delete(top + path);
            const entry = submodules.get(path);
            if (depth >= MAX_DEPTH)
                throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
            if (entry !== undefined && (await this.#addSubmodule(repository, top, entry, depth + 1)))
                continue;
            if (nested.includes(path))
                await this.#addNested(repository, top, path, rules, depth + 1);
        }
    }
    /** A submodule ignores by its own commit, which HEAD names. @returns whether there is one that git can read */
    async #addSubmodule(outer, top, { path, id }, depth) {
        const root = (0,external_node_path_.join)(outer.root, (0,files_list/* fromBytePath */.cj)(path));
        const repository = { root, gitDir: (0,external_node_path_.join)(root, '.git') };
        if ((0,external_node_fs_.lstatSync)(repository.gitDir, { throwIfNoEntry: false }) === undefined)
            return false;
        if ((await gitText(repository, ['rev-parse', '--git-dir'])) === null)
            return false;
        const { commit } = await readHead(repository);
        if (commit !== id)
            this.movedSubmodules.push(top + path);
        await this.addRepository(repository, `${top}${path}/`, null, depth);
        return true;
    }
    /** A repository that HEAD knows nothing of is a folder of untracked files: its own rules hide none of them. */
    async #addNested(outer, top, path, rules, depth) {
        if (depth > MAX_DEPTH)
            throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
        const place = { root: (0,external_node_path_.join)(outer.root, (0,files_list/* fromBytePath */.cj)(path)), gitDir: outer.gitDir };
        for (const inner of await this.#addFound(place, `${top}${path}/`, rules, `${path}/`)) {
            await this.#addNested(outer, top, `${path}/${inner}`, rules, depth + 1);
        }
    }
    /**
     * Adds what lies there by a look at the folders alone (git is given an index without entries).
     * @param rulesTop where the work tree lies in that of the rules
     * @returns folders that hold a repository of their own, which git doesn't enter
     */
    async #addFound(repository, top, rules, rulesTop) {
        this.#lists += 1;
        const excludes = (0,external_node_path_.join)(this.#scratch, `exclude-${this.#lists}`);
        const out = this.#outFolder?.startsWith(top) ? `/${this.#outFolder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&')}/\n` : '';
        try {
            (0,external_node_fs_.writeFileSync)(excludes, Buffer.from(`${toExcludeFile(rules, rulesTop)}.receipt/\n${out}`, 'latin1'));
        }
        catch (cause) {
            throw (0,files/* ioFailed */.Wi)('write', excludes, cause);
        }
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(this.#scratch, 'no-index') };
        const found = await gitEntries(repository, ['ls-files', '--others', '-z', `--exclude-from=${excludes}`], { env });
        const nested = [];
        for (const path of found) {
            if (path.endsWith('/'))
                nested.push(path.slice(0, -1));
            else
                this.files.set(top + path, { tracked: false, isCutOff: false, head: null, repository, top });
        }
        return nested;
    }
}
/** The rules of a commit that isn't here (another clone) are those of HEAD. */
async function readTreeIfThere(repository, commit) {
    try {
        return await readTree(repository, commit);
    }
    catch (error) {
        if (error instanceof GitFailure)
            return null;
        throw error;
    }
}
/** Which folders of a work tree are folders, not links to one. */
class RealFolders {
    #root;
    #known = new Map();
    constructor(root) {
        this.#root = root;
    }
    holds(path) {
        const slash = path.lastIndexOf('/');
        return slash < 0 || this.#isReal(path.slice(0, slash));
    }
    #isReal(folder) {
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const stats = this.holds(folder) ? (0,external_node_fs_.lstatSync)(pathOf(this.#root, folder), { throwIfNoEntry: false }) : undefined;
        const real = stats?.isDirectory() ?? false;
        this.#known.set(folder, real);
        return real;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/worktree.js








/** Beyond either, hashing all that lies there takes too long: git's own view is taken. */
const HASHED = { files: 200_000, bytes: 2 * 2 ** 30 };
/**
 * What lies in a work tree: mode and digest of the raw bytes of every tracked file, and of every other one that no committed
 * `.gitignore` ignores. No index, filter or uncommitted ignore file is believed.
 * @throws {GitFailure}
 */
async function takeSnapshot(repository, options) {
    const outFolder = options.outFolder === null ? null : bytePathIn(repository.root, options.outFolder);
    const listing = await listTreeFiles(repository, { outFolder, rulesFrom: options.rulesFrom ?? null });
    const present = [];
    let bytes = 0;
    for (const [path, file] of listing.files) {
        const stats = file.isCutOff ? undefined : fileStats(repository.root, path);
        if (stats === undefined)
            continue;
        bytes += stats.size;
        present.push({ ...file, path, stats });
    }
    const limits = options.limits ?? HASHED;
    const tooLarge = present.length > limits.files || bytes > limits.bytes;
    const ownOutput = findOwnOutput(present);
    if (options.by === 'git' || (options.by === undefined && tooLarge))
        return { ...(await readGitView(repository, present, listing)), ownOutput };
    const blobs = options.compareWithHead ? blobAlgorithm(present) : null;
    const files = new Map();
    const blobIds = new Map();
    for (const { path, stats } of present) {
        const digest = digestFile(repository.root, path, stats, blobs);
        files.set(path, { mode: modeOf(stats), digest: digest?.sha256 ?? 'unreadable' });
        if (blobs !== null)
            blobIds.set(path, digest?.blobId ?? null);
    }
    const tracked = new Set([...listing.files].flatMap(([path, file]) => (file.tracked ? [path] : [])));
    const state = options.compareWithHead ? await changedFromHead(repository, listing, files, blobIds) : { changed: [], sparse: 0 };
    return { by: 'bytes', files, tracked, ...state, ownOutput };
}
function findOwnOutput(present) {
    const own = [1, 2].flatMap((descriptor) => {
        try {
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            return stats.isFile() && stats.ino !== 0 ? [stats] : [];
        }
        catch {
            return [];
        }
    });
    if (own.length === 0)
        return [];
    const isOwn = ({ tracked, stats }) => !tracked && own.some(({ dev, ino }) => dev === stats.dev && ino === stats.ino);
    return present.filter(isOwn).map(({ path }) => path);
}
function blobAlgorithm(files) {
    return files.some(({ head }) => head?.id.length === 64) ? 'sha256' : 'sha1';
}
/** Where an absolute path lies below `root`, with `/`; null where it is outside or the root itself. */
function bytePathIn(root, path) {
    const inside = (0,external_node_path_.relative)(root, path);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || inside.startsWith('/') || /^[a-z]:/i.test(inside))
        return null;
    return (0,files_list/* toBytePath */.xe)(external_node_path_.sep === '/' ? inside : inside.replaceAll(external_node_path_.sep, '/'));
}
/** `files.txt` and its digest, `source.worktree`. */
function digestSnapshot(root, snapshot, leftOut) {
    const outFolder = leftOut.outFolder === null ? null : bytePathIn(root, leftOut.outFolder);
    const own = new Set([...snapshot.ownOutput, ...(leftOut.ownOutput ?? [])]);
    const isLeftOut = (path) => leftOut.reportPaths.has(path) || isInside(path, outFolder) || (own.has(path) && !snapshot.tracked.has(path));
    const files = new Map([...snapshot.files].filter(([path]) => !isLeftOut(path)));
    const bytes = (0,files_list/* renderFilesList */.sf)(files);
    return { sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'), bytes, files };
}
function isInside(path, folder) {
    return folder !== null && (path === folder || path.startsWith(`${folder}/`));
}
/** The digest of the files before us, by the rules of a run. */
async function worktreeDigest(repository, options) {
    const snapshot = await takeSnapshot(repository, options);
    const { sha256, files } = digestSnapshot(repository.root, snapshot, options);
    return { sha256, files, by: snapshot.by };
}

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
    const release = takeLock((0,external_node_path_.join)(out, `.${suite}.lock`), `the evidence folder ${path}`, now);
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
    const inTree = repository === null ? null : bytePathIn(repository.root, out);
    if (repository === null || inTree === null)
        return;
    const shown = (0,external_node_path_.relative)(repository.root, out);
    const tracked = await gitEntries(repository, ['--literal-pathspecs', 'ls-files', '-z', '--', shown]);
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
var external_node_net_ = __webpack_require__(77030);
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
        const child = windows ? (await __webpack_require__.e(/* import() */ 546).then(__webpack_require__.t.bind(__webpack_require__, 80546, 19))).default.spawn(file, args, options) : (0,external_node_child_process_.spawn)(file, args, options);
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
var report_reader = __webpack_require__(75955);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./lib/adapters/globs.js




/** Names of folders that no report is looked for in, unless a glob begins below one. */
const SKIPPED = new Set(['node_modules', '.git']);
/** A glob that looks at more is a mistake, such as one that begins at `/`. */
const MAX_ENTRIES = 2_000_000;
/**
 * Files (whatever is no folder) that globs match, sorted by the bytes of their path. A glob that begins with `!` takes matches of the others
 * out again, wherever it stands; one that names a folder means the `.xml` files below it. Links are followed only to places inside the
 * workspace, and one file is found once.
 * @throws {ReceiptError} INPUT_INVALID where a glob looks at far too much
 */
function findFiles(globs, options) {
    const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => excluder(glob.slice(1), options));
    const found = new Map();
    for (const absolute of matches(globs.filter((glob) => !glob.startsWith('!')), options)) {
        if (excludes.some((excludes) => excludes(absolute)))
            continue;
        const file = { path: shownPath(absolute, options), absolute };
        const identity = realPath(absolute) ?? absolute;
        const other = found.get(identity);
        if (other === undefined || globs_byBytes(file, other) < 0)
            found.set(identity, file);
    }
    return [...found.values()].sort(globs_byBytes);
}
/** The folder that a glob begins at, with `/` behind it; '' for the working directory. */
function globBase(glob) {
    const { base, glob: rest } = picomatch.scan(withSlashes(glob));
    const folder = rest === '' ? base.slice(0, base.lastIndexOf('/') + 1) : base;
    return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
}
function globs_byBytes(a, b) {
    return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
}
function withSlashes(path) {
    return external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/');
}
function shownPath(absolute, { cwd, workspace }) {
    const inside = isWithin(workspace, absolute) || isWithin(cwd, absolute);
    return withSlashes(inside ? (0,external_node_path_.relative)(cwd, absolute) : absolute);
}
function isWithin(folder, path) {
    const inside = (0,external_node_path_.relative)(folder, path);
    return inside === '' || (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inside));
}
/** Null where a path, or what a link points to, doesn't exist. */
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return null;
    }
}
function excluder(glob, { cwd }) {
    const pattern = withSlashes(glob);
    const tests = [pattern, `${pattern.replace(/\/+$/, '')}/**`].map((each) => picomatch((0,external_node_path_.isAbsolute)(glob) ? each : each.replace(/^\.\//, '')));
    return (absolute) => {
        const path = withSlashes((0,external_node_path_.isAbsolute)(glob) ? absolute : (0,external_node_path_.relative)(cwd, absolute));
        return tests.some((test) => test(path));
    };
}
function matches(globs, options) {
    const found = new Set();
    // A folder is walked once, however many globs begin there.
    const below = new Map();
    const want = (folder, glob, rest) => {
        const depth = /\*\*|\(/.test(rest) ? Number.POSITIVE_INFINITY : rest.split('/').length;
        const wanted = { glob, fits: picomatch(rest), depth, hidden: /(?:^|\/)[^\w]*\./.test(rest) };
        below.set(folder, [...(below.get(folder) ?? []), wanted]);
    };
    for (const glob of globs) {
        const named = (0,external_node_path_.resolve)(options.cwd, glob);
        const { base, glob: rest } = picomatch.scan(withSlashes(glob));
        if (isFolder(named))
            want(named, glob, '**/*.xml');
        else if (globs_exists(named))
            found.add(named);
        else if (rest !== '')
            want((0,external_node_path_.resolve)(options.cwd, base), glob, rest);
    }
    for (const [folder, wanted] of below)
        for (const path of walk(folder, wanted, options))
            found.add(path);
    return found;
}
function globs_exists(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    }
    catch {
        return false;
    }
}
function walk(start, wanted, { workspace, outFolder }) {
    const deepest = Math.max(...wanted.map(({ depth }) => depth));
    const hidden = wanted.some((each) => each.hidden);
    const found = [];
    const seen = new Set();
    const open = [{ folder: start, inside: '', depth: 1 }];
    // Entered last, so that a file is known by its own path, not by that of a link, and always by the same.
    const links = [];
    let entries = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop() ?? links.pop()) {
        const { folder, inside, depth } = next;
        const real = realPath(folder);
        if (real === null || seen.has(real) || folder === outFolder)
            continue;
        seen.add(real);
        for (const entry of readFolder(folder)) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw tooMuch(wanted);
            const { name } = entry;
            const path = (0,external_node_path_.join)(folder, name);
            const fromStart = inside === '' ? name : `${inside}/${name}`;
            if (leadsToFolder(entry, path, workspace)) {
                if (depth >= deepest || SKIPPED.has(name) || (name.startsWith('.') && !hidden))
                    continue;
                (entry.isDirectory() ? open : links).push({ folder: path, inside: fromStart, depth: depth + 1 });
            }
            else if (wanted.some((each) => each.depth >= depth && each.fits(fromStart)))
                found.push(path);
        }
    }
    return found;
}
function leadsToFolder(entry, path, workspace) {
    if (entry.isDirectory())
        return true;
    if (!entry.isSymbolicLink() || !isFolder(path))
        return false;
    const real = realPath(path);
    return real !== null && isWithin(workspace, real);
}
/** A folder that may not be read, or is gone again, holds no report for us. */
function readFolder(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? 1 : -1));
    }
    catch {
        return [];
    }
}
function tooMuch(wanted) {
    const globs = wanted.map(({ glob }) => glob).join(', ');
    return new errors/* ReceiptError */.x('INPUT_INVALID', `looking for ${globs.slice(0, 200)} means looking at more than ${MAX_ENTRIES} files`, {
        remedy: 'Name the folder where the reports are, for example --report "reports/*.xml".',
    });
}

;// CONCATENATED MODULE: ./lib/adapters/report-files.js







/**
 * Moves reports from before the run out of the way, so that none of them can pass for one of this run. Tracked ones stay and are known again
 * by their digest.
 * @param isTracked by absolute path
 * @param into folder for the moved ones, made when needed
 * @throws {ReceiptError} IO_FAILED where one can't be moved
 */
function setEarlierReportsAside(search, isTracked, into) {
    const found = findFiles(search.globs, search);
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
    const found = findFiles(search.globs, search).map((file) => ({ ...file, state: stateOf(file, earlier) }));
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
    const below = search.globs.filter((glob) => !glob.startsWith('!')).map((glob) => `${globBase(glob)}**/*.xml`);
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
        return findFiles(globs, search);
    }
    catch {
        return [];
    }
}
function stateOf({ absolute }, { digests, isTracked }) {
    const before = digests.get(absolute);
    if (before === undefined) {
        const real = realPath(absolute);
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
    const real = realPath(path);
    if (isWithin(workspace, path) && real !== null && !isWithin(workspace, real))
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
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/core/parse/log-scanner.js + 23 modules
var log_scanner = __webpack_require__(58354);
;// CONCATENATED MODULE: ./lib/adapters/scan-ring.js
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
class RingReader extends (/* unused pure expression or super */ null && (Ring)) {
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
        const memory = new SharedArrayBuffer(RING_BYTES);
        this.#ring = new RingWriter(memory);
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

// EXTERNAL MODULE: ./lib/core/judge.js + 10 modules
var judge = __webpack_require__(15052);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(75117);
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

// EXTERNAL MODULE: ./lib/core/model/version.js
var version = __webpack_require__(67581);
;// CONCATENATED MODULE: ./lib/flow/draft-receipt.js





/**
 * Puts down what is asked for before anything is started: what a receipt can't hold is said now, not behind an hour of tests.
 * @throws {ReceiptError} INPUT_INVALID
 */
async function recordAsked(options, place, child) {
    const [{ suiteFingerprint }, { receiptSchema }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 57411)), Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(321)]).then(__webpack_require__.bind(__webpack_require__, 10321))]);
    const inWorkspace = bytePathIn(place.workspace, place.cwd);
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
var read_witnesses = __webpack_require__(87883);
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
        const [head, branch] = await Promise.all([readHead(repository), readBranch(repository)]);
        const [parents, name] = await Promise.all([readParents(repository, head.commit), readRepositoryName(repository, branch)]);
        const snapshot = await takeSnapshot(repository, { outFolder, compareWithHead: true });
        return { repository, head, parents, branch, name, snapshot, outFolder };
    }
    catch (error) {
        if (error instanceof GitFailure)
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
    const inTree = [...reportPaths].map((path) => bytePathIn(repository.root, path));
    const leftOut = { outFolder, reportPaths: new Set(inTree.filter((path) => path !== null)) };
    const tested = digestSnapshot(repository.root, snapshot, leftOut);
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
        const now = await readHead(repository);
        const later = await takeSnapshot(repository, { outFolder, rulesFrom: head.commit, by: snapshot.by });
        const digest = digestSnapshot(repository.root, later, leftOut);
        const { changed, missing, added } = (0,files_list/* differingFiles */.Ys)(snapshot.files, later.files);
        const out = bytePathIn(repository.root, outFolder);
        const own = new Set([...snapshot.ownOutput, ...later.ownOutput]);
        const counts = (path) => !leftOut.reportPaths.has(path) && !isInside(path, out) && !own.has(path);
        const moved = [...changed, ...missing].filter((path) => snapshot.tracked.has(path) && counts(path)).sort();
        const entry = { git_head: now.commit, git_tree: now.tree, worktree: digest.sha256, generated: added.filter(counts).length };
        return { entry, moved };
    }
    catch (error) {
        // A run that took the repository away has moved it.
        if (error instanceof GitFailure)
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
        const run = (0,github_event/* readGithubRun */.l)(env);
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
        const { completeReceipt, renderReceipt, toEvidence } = await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 57411));
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
    const found = await findRepository(cwd);
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
    return repository === null || head === null ? null : await readTreeOf(repository, head);
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
    return (path) => snapshot.tracked.has(bytePathIn(repository.root, path) ?? '');
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

// EXTERNAL MODULE: ./lib/core/present/failing-test.js
var failing_test = __webpack_require__(5216);
;// CONCATENATED MODULE: ./lib/core/present/annotations.js



/** GitHub's limit on an annotation's title; in UTF-16 units, to be safe. */
const TITLE_MAX = 255;
/** More than any source file has; a larger number is no line. */
const LAST_LINE = 10_000_000;
/**
 * Failing tests as notes at their lines, the first {@link MAX_ANNOTATIONS} of those whose place is known: a line of a tracked file. Several
 * tests at one line each have their note. The text is plain to GitHub, and escaped, since anybody's tests wrote it.
 */
function toAnnotations(failing, trackedPath) {
    const notes = [];
    for (const test of failing) {
        if (notes.length === check_run/* MAX_ANNOTATIONS */.KE)
            break;
        const place = placeOf(test, trackedPath);
        if (place === null)
            continue;
        notes.push({
            ...place,
            title: (0,present_escape/* cutUnits */.Cv)((0,present_escape/* escapeTerminal */.en)((0,failing_test/* fullName */.f)(test), 200), TITLE_MAX),
            message: (0,present_escape/* escapeTerminal */.en)(test.message || 'failed', 1000),
        });
    }
    return notes;
}
/** What the report says of the place; else the first place in the failure's text that is one of the repository. */
function placeOf(test, trackedPath) {
    for (const { file, line } of [test, ...(test.frames ?? [])]) {
        const path = file === null ? null : trackedPath(file);
        if (path !== null && line !== null && line >= 1 && line <= LAST_LINE)
            return { path, line };
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/core/present/tracked-path.js
/**
 * Finds tracked files by the names that reports use: from the working directory, from the top, absolute, as a `file:` URL, with Windows'
 * separators. A name that fits none of these is taken for the end of a path (from a package's folder, from a container's root, or the bare
 * `CartTest.java` of a JVM's frames), where exactly one tracked file ends in it.
 */
function trackedPathIn({ paths, roots, cwd }) {
    const tracked = new Set(paths);
    const byName = groupByName(paths);
    return (reported) => {
        const path = plainPath(reported);
        if (path === null)
            return null;
        const below = roots.flatMap((root) => belowRoot(path, root) ?? []);
        const exact = [...below, ...(isAbsolute(path) ? [] : [resolved(`${cwd}/${path}`), resolved(path)])];
        const found = exact.find((candidate) => candidate !== null && tracked.has(candidate));
        if (found !== undefined)
            return found;
        // What lies below our own root and isn't tracked there is no other file.
        return below.length > 0 ? null : endingIn(path, byName);
    };
}
/** With `/`, and without what belongs to a URL. */
function plainPath(reported) {
    if (reported === '' || reported.includes('\0'))
        return null;
    const url = /^file:\/\/(?:localhost)?(?<path>\/[^?#]*)/i.exec(reported)?.groups;
    const slashed = (url === undefined ? reported : decoded(url['path'] ?? '')).replaceAll('\\', '/');
    // file:///C:/repo is C:/repo.
    return slashed.replace(/^\/(?=[A-Za-z]:\/)/, '');
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
const isAbsolute = (path) => /^(?:\/|[A-Za-z]:\/)/.test(path);
/** Drives and folders of Windows are the same in any case. */
function belowRoot(path, root) {
    const same = /^[A-Za-z]:/.test(root) ? path.slice(0, root.length).toLowerCase() === root.toLowerCase() : path.startsWith(root);
    return same && path.charAt(root.length) === '/' ? resolved(path.slice(root.length + 1)) : null;
}
/** Without `.` and `..`; null for what leads out. */
function resolved(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return null;
        }
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function groupByName(paths) {
    const byName = new Map();
    for (const path of paths) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const others = byName.get(name);
        if (others === undefined)
            byName.set(name, [path]);
        else
            others.push(path);
    }
    return byName;
}
/** The one tracked file that shares the path's end: its name, and its folder too where the path is absolute and so names another place. */
function endingIn(path, byName) {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.includes('..'))
        return null;
    const least = isAbsolute(path) ? 2 : parts.length;
    const candidates = byName.get(parts.at(-1) ?? '') ?? [];
    const shared = candidates.map((candidate) => sharedEnd(candidate.split('/'), parts));
    const most = Math.max(0, ...shared);
    const best = candidates.filter((_, i) => shared[i] === most);
    return most >= least && best.length === 1 ? (best[0] ?? null) : null;
}
function sharedEnd(a, b) {
    let shared = 0;
    while (shared < a.length && shared < b.length && a[a.length - 1 - shared] === b[b.length - 1 - shared])
        shared++;
    return shared;
}

;// CONCATENATED MODULE: ./lib/action/annotations.js






const slashed = (path) => path.split(external_node_path_.sep).join('/');
/** Failing tests at their lines, as far as their files are tracked. */
async function annotationsOf({ evidence, verdict }, cwd) {
    const failing = verdict.outcome === 'passed' ? [] : (0,verdict_json/* failingTests */.qU)(evidence, verdict);
    if (failing.length === 0)
        return [];
    try {
        const repository = await findRepository(cwd);
        if ('missing' in repository)
            return [];
        const entries = await gitEntries(repository, ['ls-files', '-z']);
        const paths = entries.map((entry) => Buffer.from(entry, 'latin1').toString('utf8'));
        const below = (0,external_node_path_.relative)(repository.root, (0,external_node_fs_.realpathSync)(cwd));
        // The same place without its links resolved: so the suite may know it.
        const asGiven = below === '' ? (0,external_node_path_.resolve)(cwd) : (0,external_node_path_.resolve)(cwd, ...below.split(external_node_path_.sep).map(() => '..'));
        const files = { paths, roots: [repository.root, asGiven].map(slashed), cwd: slashed(below) };
        return toAnnotations(failing, trackedPathIn(files));
    }
    catch (error) {
        // A suite that took the repository away; the verdict says so, and needs no notes at lines.
        if (error instanceof GitFailure)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/action/cancellation.js
var cancellation = __webpack_require__(72851);
// EXTERNAL MODULE: ./lib/action/check.js
var check = __webpack_require__(76186);
;// CONCATENATED MODULE: ./lib/action/command-files.js


/** The files by which a step sets outputs, state, variables, PATH and the job summary; the runner reads them when the step has ended. */
const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
/**
 * The step's command files, which are ours alone: a suite that finds them (their names are no secret to a process of the same user) could
 * set our outputs, or leave a half-open value that swallows them.
 */
class CommandFiles {
    #paths;
    #ours = new Map();
    constructor(env) {
        const paths = FILES.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
        this.#paths = new Map(paths);
        for (const [name, path] of this.#paths)
            this.#ours.set(name, contentOf(path) ?? '');
    }
    /** Takes what stands in a file now for ours: to be called behind each write of our own, before anything foreign runs. */
    keep(name) {
        const path = this.#paths.get(name);
        if (path !== undefined)
            this.#ours.set(name, contentOf(path) ?? '');
    }
    /**
     * Makes every file anew and empty, as the runner made them: nothing that was written to them takes effect. To be called when the suite
     * has ended and before our own results are written.
     * @returns names of the files that somebody else had written to.
     * @throws {ReceiptError} IO_FAILED where a file can't be made anew: then nothing that we could say would be ours.
     */
    reset() {
        const touched = [];
        for (const [name, path] of this.#paths) {
            if (contentOf(path) !== this.#ours.get(name))
                touched.push(name);
            this.#ours.set(name, '');
            try {
                (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
                // Made by us or not at all: no link that leads elsewhere.
                (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 0o644));
            }
            catch (cause) {
                throw new errors/* ReceiptError */.x('IO_FAILED', `the step's file ${name} cannot be written anew`, { cause });
            }
        }
        return touched;
    }
}
/** Our own writes are small; a larger or another kind of file isn't ours. */
const command_files_MAX_BYTES = 2 ** 20;
function contentOf(path) {
    try {
        const stat = (0,external_node_fs_.statSync)(path);
        return stat.isFile() && stat.size <= command_files_MAX_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/adapters/github-api.js + 1 modules
var github_api = __webpack_require__(45696);
;// CONCATENATED MODULE: ./lib/adapters/github-comments.js

const PAGE = 100;
/** A pull request with more comments than this is one that no comment of ours is found on. */
const MAX_PAGES = 50;
/** Comments on pull requests, by octokit. Who we are is asked by GraphQL, which alone answers it for tokens of every kind. */
function githubComments({ owner, repo, call }) {
    const one = async (answer) => {
        const answered = await answer;
        if (!answered.ok)
            return answered;
        const seen = readComment(answered.value);
        return seen === null ? { ok: false, trouble: (0,github_api/* nonsense */.IE)() } : { ok: true, value: seen };
    };
    return {
        async self(timeoutMs) {
            const answer = await call(timeoutMs, async (octokit, request) => ({
                data: await octokit.graphql('{ viewer { login } }', { request }),
            }));
            if (!answer.ok)
                return answer;
            const login = loginOf((0,github_api/* isObject */.Gv)(answer.value) ? answer.value['viewer'] : null);
            return login === null ? { ok: false, trouble: (0,github_api/* nonsense */.IE)() } : { ok: true, value: login };
        },
        async list(pull, timeoutMs) {
            const seen = [];
            for (let page = 1; page <= MAX_PAGES; page++) {
                const answer = await call(timeoutMs, (octokit, request) => octokit.rest.issues.listComments({ owner, repo, issue_number: pull, per_page: PAGE, page, request }));
                if (!answer.ok)
                    return answer;
                const read = Array.isArray(answer.value) ? answer.value.map(readComment) : [null];
                if (!read.every((comment) => comment !== null))
                    return { ok: false, trouble: (0,github_api/* nonsense */.IE)() };
                seen.push(...read);
                if (read.length < PAGE)
                    return { ok: true, value: seen };
            }
            return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 0, what: 'the pull request has too many comments' } };
        },
        create: (pull, body, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body, request }))),
        update: (id, body, timeoutMs) => one(call(timeoutMs, (octokit, request) => octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body, request }))),
        async remove(id, timeoutMs) {
            const answer = await call(timeoutMs, (octokit, request) => octokit.rest.issues.deleteComment({ owner, repo, comment_id: id, request }));
            return answer.ok ? { ok: true, value: null } : answer;
        },
    };
}
function readComment(value) {
    if (!(0,github_api/* isObject */.Gv)(value) || typeof value['id'] !== 'number')
        return null;
    // Whoever wrote it may be gone since: then it is nobody's, and not ours.
    return { id: value['id'], author: loginOf(value['user']) ?? '', body: (0,github_api/* textOf */.b6)(value['body']) ?? '' };
}
function loginOf(user) {
    const login = (0,github_api/* isObject */.Gv)(user) ? (0,github_api/* textOf */.b6)(user['login']) : null;
    return login === '' ? null : login;
}

;// CONCATENATED MODULE: ./lib/core/model/comment.js

/** GitHub's limit on a comment, in characters; bytes are never fewer. */
const COMMENT_MAX_BYTES = 65_536;
/** Stands for a check's name in the marker. */
function commentKey(check) {
    return (0,external_node_crypto_.createHash)('sha256').update(check).digest('hex').slice(0, 16);
}
/** `receipt:comment:v1:<key>:<run>:<attempt>:<head>:<state>` */
function formatStamp({ check, runId, attempt, headSha, state }) {
    return ['receipt:comment:v1', commentKey(check), runId, attempt, headSha, state].join(':');
}
const STAMP = /^<!-- receipt:comment:v1:([0-9a-f]{16}):(\d{1,15}):(\d{1,6}):([0-9a-f]{40}|[0-9a-f]{64}):(passed|failed|incomplete|running) -->\r?(?:\n|$)/;
/** @param body of a comment, which anybody may have written. @returns null where it doesn't begin with a marker of ours. */
function parseStamp(body) {
    const [, key, runId, attempt, headSha, state] = STAMP.exec(body) ?? [];
    if (key === undefined || headSha === undefined)
        return null;
    return { key, runId: Number(runId), attempt: Number(attempt), headSha, state: state };
}
/** Whether `seen` was written by a later run, or a later attempt of the same one, than `ours`. */
function isNewer(seen, ours) {
    return seen.runId > ours.runId || (seen.runId === ours.runId && seen.attempt > ours.attempt);
}

// EXTERNAL MODULE: ./lib/core/present/markdown-escape.js
var markdown_escape = __webpack_require__(41672);
;// CONCATENATED MODULE: ./lib/core/present/comment-text.js



function comment(stamp, parts) {
    return (0,markdown_escape/* blocks */.Bv)([(0,markdown_escape/* marker */.xL)(formatStamp(stamp)), ...parts]);
}
/** The whole comment: what the check says, without digests, and shorter. */
function commentText({ view, stamp, checkUrl, server }) {
    const heading = (0,markdown_escape/* html */.qy) `<h3>${(0,markdown_escape/* words */.aL)(view.verdict.outcome.toUpperCase())} ${(0,markdown_escape/* code */.aY)(stamp.check)}</h3>`;
    const footer = checkUrl === null ? [] : [(0,markdown_escape/* html */.qy) `<p>${(0,markdown_escape/* link */.nf)('The check', checkUrl, server)} has all of it.</p>`];
    const room = COMMENT_MAX_BYTES - new TextEncoder().encode(comment(stamp, [heading, ...footer])).length;
    return comment(stamp, [heading, ...(0,markdown/* checkSections */.fM)(view, room), ...footer]);
}
/** A pass where only failures are told: what the earlier comment said no longer holds. */
function passedAgainText({ view, stamp, checkUrl, server }) {
    const tests = view.verdict.tally?.tests ?? 0;
    const page = checkUrl === null ? markdown_escape/* NOTHING */.K$ : (0,markdown_escape/* html */.qy) ` ${(0,markdown_escape/* link */.nf)('The check', checkUrl, server)}`;
    return comment(stamp, [(0,markdown_escape/* html */.qy) `<p><b>PASSED</b> ${(0,markdown_escape/* code */.aY)(stamp.check)} on ${(0,markdown_escape/* code */.aY)(stamp.headSha.slice(0, 7))}: ${tests} tests.${page}</p>`]);
}
const SAID = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE', running: 'not known yet' };
/** While the suite runs again: what the comment said is of an earlier commit or attempt. */
function outdatedText(earlier, stamp) {
    const [then, now] = [earlier.headSha.slice(0, 7), stamp.headSha.slice(0, 7)];
    const where = then === now ? (0,markdown_escape/* html */.qy) `an earlier attempt on ${(0,markdown_escape/* code */.aY)(now)}` : (0,markdown_escape/* html */.qy) `${(0,markdown_escape/* code */.aY)(then)}`;
    return comment(stamp, [
        (0,markdown_escape/* html */.qy) `<p><b>Outdated:</b> ${(0,markdown_escape/* code */.aY)(stamp.check)} was ${(0,markdown_escape/* words */.aL)(SAID[earlier.state])} for ${where}. The suite is running on ${(0,markdown_escape/* code */.aY)(now)}.</p>`,
    ]);
}
/** Where nothing can be said of the suite, in our own words. */
function wordsText(stamp, text) {
    return comment(stamp, [(0,markdown_escape/* html */.qy) `<p><b>INCOMPLETE</b> ${(0,markdown_escape/* code */.aY)(stamp.check)}: ${(0,markdown_escape/* words */.aL)(text)}</p>`]);
}

// EXTERNAL MODULE: ./lib/core/present/trouble-text.js
var trouble_text = __webpack_require__(16658);
// EXTERNAL MODULE: ./lib/flow/patience.js
var flow_patience = __webpack_require__(25001);
;// CONCATENATED MODULE: ./lib/flow/comment.js


/**
 * Brings our comment on a pull request up to date: one for each check name, known by its marker and by its author, since anybody can copy a
 * marker. A POST is never blindly repeated: whenever it is unclear what it did, we look; of several of ours the oldest stays.
 */
async function publishComment(ports, request) {
    const patience = new flow_patience/* Patience */.i3(ports, request.budget);
    const round = new Round(ports, request, patience);
    for (;;) {
        const done = await round.run();
        if ('end' in done)
            return done.end;
        if (!(await patience.again(done.retry)))
            return { kind: 'trouble', trouble: done.retry };
    }
}
class Round {
    #ports;
    #request;
    #patience;
    #self = null;
    #lookedAgain = false;
    constructor(ports, request, patience) {
        this.#ports = ports;
        this.#request = request;
        this.#patience = patience;
    }
    async run() {
        const { comments } = this.#ports;
        if (this.#self === null) {
            const self = this.#note('who we are', await comments.self(this.#patience.timeout()));
            if (!self.ok)
                return after(self.trouble);
            this.#self = self.value;
        }
        const found = await this.#find();
        if (!found.ok)
            return after(found.trouble);
        if (found.value.some(({ stamp }) => isNewer(stamp, this.#request.stamp)))
            return { end: { kind: 'superseded' } };
        const [first, ...others] = found.value;
        const body = this.#request.bodyAfter(first?.stamp ?? null);
        if (body === null)
            return { end: { kind: 'none' } };
        return first === undefined ? await this.#create(body) : await this.#update(first, others, body);
    }
    /** Ours, oldest first. */
    async #find() {
        const { pull, stamp: asked } = this.#request;
        const listed = this.#note('comments', await this.#ports.comments.list(pull, this.#patience.timeout()));
        if (!listed.ok)
            return listed;
        const key = commentKey(asked.check);
        const ours = listed.value.flatMap((comment) => {
            const stamp = comment.author === this.#self ? parseStamp(comment.body) : null;
            return stamp !== null && stamp.key === key ? [{ comment, stamp }] : [];
        });
        return { ok: true, value: ours.sort((a, b) => a.comment.id - b.comment.id) };
    }
    async #create(body) {
        const made = this.#note('comment', await this.#ports.comments.create(this.#request.pull, body, this.#patience.timeout()));
        if (!made.ok)
            return after(made.trouble);
        // Another job may have looked when we did, and made one too.
        const found = await this.#find();
        if (!found.ok)
            return { end: { kind: 'done' } };
        const [first, ...others] = found.value;
        return first === undefined || others.length === 0 ? { end: { kind: 'done' } } : await this.#update(first, others, body);
    }
    async #update({ comment }, others, body) {
        const { comments } = this.#ports;
        if (comment.body !== body) {
            const updated = this.#note(`comment ${comment.id}`, await comments.update(comment.id, body, this.#patience.timeout()));
            if (!updated.ok)
                return await this.#afterUpdate(updated.trouble);
        }
        for (const { comment: other } of others)
            this.#note(`remove ${other.id}`, await comments.remove(other.id, this.#patience.timeout()));
        return { end: { kind: 'done' } };
    }
    /** A comment that isn't there any more was deleted while we wrote: we look once more. */
    async #afterUpdate(trouble) {
        if (trouble.kind !== 'locked' || trouble.status !== 404 || this.#lookedAgain)
            return after(trouble);
        this.#lookedAgain = true;
        return await this.run();
    }
    #note(what, answer) {
        this.#ports.debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}: ${answer.trouble.what}`);
        return answer;
    }
}
/** What was refused as it was isn't sent again. */
function after(trouble) {
    return trouble.kind === 'ours' ? { end: { kind: 'trouble', trouble } } : { retry: trouble };
}

;// CONCATENATED MODULE: ./lib/action/comment.js






/** A comment is worth less waiting than a check. */
const OUTDATE_BUDGET = { totalMs: 8_000, limitsMs: 0 };
const TELL_BUDGET = { totalMs: 20_000, limitsMs: 0 };
/**
 * The comment on the pull request that a run is about; null where none is wanted, or there is no pull request.
 * @param server such as `https://github.com`.
 */
async function stickyComment(wish, run, server) {
    const pull = run?.ci.pull_request ?? null;
    const headSha = run?.ci.head_sha ?? null;
    if (wish.comment === 'off' || wish.token === null || run === null || pull === null || headSha === null)
        return null;
    const ports = await commentPorts({ owner: run.owner, repo: run.repo, token: wish.token });
    return new StickyComment(ports, wish, pull, { check: wish.checkName, runId: run.runId, attempt: run.attempt, headSha }, server);
}
async function commentPorts(access) {
    const { debug } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const comments = githubComments((0,github_api/* githubApi */.Mc)({ ...access, debug }));
    return { comments, debug, clock: machine/* systemClock */.m, random: Math.random, sleep: (ms) => new Promise((done) => setTimeout(done, ms)) };
}
/** Our one comment for a check on a pull request. Trouble with it is told, and changes nothing else. */
class StickyComment {
    #ports;
    #wish;
    #pull;
    #stamp;
    #server;
    #last = { kind: 'none' };
    constructor(ports, wish, pull, stamp, server) {
        this.#ports = ports;
        this.#wish = wish;
        this.#pull = pull;
        this.#stamp = stamp;
        this.#server = server;
    }
    /** Before the suite runs: what a comment of ours says is of an earlier commit or attempt. */
    async outdate() {
        const stamp = this.#stampOf('running');
        const request = { pull: this.#pull, stamp, budget: OUTDATE_BUDGET };
        this.#last = await publishComment(this.#ports, {
            ...request,
            bodyAfter: (earlier) => (earlier === null ? null : outdatedText(earlier, stamp)),
        });
    }
    /** @param leftMs what is left of our own time, where the job was cancelled. */
    async tell(view, published, leftMs) {
        if (this.#locked())
            return;
        const { outcome } = view.verdict;
        const rival = published?.kind === 'rival';
        const stamp = this.#stampOf(rival ? 'incomplete' : outcome);
        const checkUrl = published !== null && 'check' in published ? published.check.url : null;
        const whole = { view, stamp, checkUrl, server: this.#server };
        const quiet = this.#wish.comment === 'on-failure' && outcome === 'passed' && !rival;
        const budget = leftMs === null ? TELL_BUDGET : { totalMs: Math.min(leftMs, TELL_BUDGET.totalMs), limitsMs: 0 };
        this.#last = await publishComment(this.#ports, {
            pull: this.#pull,
            stamp,
            budget,
            bodyAfter: (earlier) => {
                if (rival)
                    return wordsText(stamp, 'two steps publish a check of this name. Give each a name of its own.');
                if (quiet)
                    return earlier === null ? null : passedAgainText(whole);
                return commentText(whole);
            },
        });
    }
    /** Where the suite ended without a verdict. */
    async giveUp(leftMs) {
        if (this.#locked())
            return;
        const stamp = this.#stampOf('incomplete');
        const budget = { totalMs: Math.min(leftMs ?? OUTDATE_BUDGET.totalMs, OUTDATE_BUDGET.totalMs), limitsMs: 0 };
        const text = wordsText(stamp, 'there is no verdict. The log of the step says why, and what to do.');
        this.#last = await publishComment(this.#ports, {
            pull: this.#pull,
            stamp,
            budget,
            bodyAfter: (earlier) => (earlier === null ? null : text),
        });
    }
    /** In one line what is wrong with the comment; null where nothing is. */
    trouble(context) {
        return this.#last.kind === 'trouble' ? (0,trouble_text/* commentTroubleText */.E)(this.#last.trouble, context) : null;
    }
    #stampOf(state) {
        return { ...this.#stamp, state };
    }
    /** Asking again would get the same answer. */
    #locked() {
        return this.#last.kind === 'trouble' && this.#last.trouble.kind === 'locked';
    }
}

// EXTERNAL MODULE: ./lib/core/model/evidence-artifact.js
var evidence_artifact = __webpack_require__(7187);
// EXTERNAL MODULE: ./lib/action/say.js
var say = __webpack_require__(56349);
;// CONCATENATED MODULE: ./lib/action/hand-over.js





/**
 * Hands the evidence over as one artifact. To be called when the suite is at its end and the guard around its output is released: the client's own
 * lines and the digest line must be the runner's to read.
 * @returns null where the workflow wants none.
 */
async function handOver(result, inputs, attempt, env) {
    if (inputs.upload === 'never')
        return null;
    const { uploadArtifact, whyNoArtifacts } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 21640));
    const impossible = whyNoArtifacts(env);
    if (impossible !== null)
        return { kind: 'none', why: impossible, expected: true };
    const name = (0,evidence_artifact/* formatArtifactName */.FJ)({ suite: inputs.suite, shard: inputs.shard, attempt });
    if ((0,evidence_artifact/* parseArtifactName */.TZ)(name) === null)
        return none('an artifact can bear only a suite and a shard of at most 64 letters, digits, `.`, `_` and `-`');
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'receipt-evidence-'));
    try {
        const { stageEvidence } = await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(599), __webpack_require__.e(79)]).then(__webpack_require__.bind(__webpack_require__, 34079));
        const staged = await stageEvidence({ ...result, env }, root);
        if (staged.kind === 'refused')
            return none(staged.why);
        const { files, receipt, verdict } = staged;
        const artifact = await folded(() => uploadArtifact({ name, files, root, retentionDays: inputs.retentionDays }));
        if ('why' in artifact)
            return { kind: 'none', why: artifact.why, expected: artifact.taken };
        const otherVerdict = verdict.outcome === result.verdict.outcome ? null : verdict.outcome;
        return { kind: 'done', name, artifact, redactions: receipt.evidence.redactions ?? [], otherVerdict };
    }
    finally {
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    }
}
/** The client tells each of its steps: folded away, in the job's log. */
async function folded(act) {
    const { group } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    return await group('Handing the evidence over', act);
}
const none = (why) => ({ kind: 'none', why, expected: false });
/**
 * Tells the digest in the job's log, alone on its line and once, and what else somebody should know.
 * @returns whether the step must fail for it.
 */
async function tellHandedOver(handed, { upload }) {
    if (handed === null)
        return false;
    if (handed.kind === 'done') {
        await (0,say.say)('info', (0,evidence_artifact/* formatDigestLine */.sv)(handed.name, handed.artifact.sha256));
        for (const line of concerns(handed))
            await (0,say.say)('warning', line, 'receipt');
        return false;
    }
    const line = `The evidence was not handed over: ${handed.why}.`;
    if (upload === 'always')
        await (0,say.say)('error', line, 'receipt');
    else if (handed.expected)
        await (0,say.say)('info', line);
    else
        await (0,say.say)('warning', line, 'receipt');
    return upload === 'always';
}
function concerns({ artifact, redactions, otherVerdict }) {
    const count = redactions.reduce((sum, each) => sum + each.count, 0);
    const files = redactions.slice(0, 5).map(({ path }) => path);
    return [
        ...(count === 0
            ? []
            : [
                `Secrets stood in the evidence (${count} in ${files.join(', ')}) and are blanked in what was handed over. Change them: this log may show them.`,
            ]),
        ...(artifact.sizeBytes <= evidence_artifact/* EVIDENCE_ZIP_MAX_BYTES */.t
            ? []
            : [
                `The evidence has ${artifact.sizeBytes} bytes when zipped; a judge takes no more than ${evidence_artifact/* EVIDENCE_ZIP_MAX_BYTES */.t}. Make the suite quieter.`,
            ]),
        ...(otherVerdict === null ? [] : [`With the secrets blanked, the evidence gives another verdict: ${otherVerdict}.`]),
    ];
}

// EXTERNAL MODULE: ./lib/action/publish-ports.js
var publish_ports = __webpack_require__(22824);
// EXTERNAL MODULE: ./lib/core/model/reasons.js
var reasons = __webpack_require__(28880);
;// CONCATENATED MODULE: ./lib/action/results.js






/** A folder as a user names it from the workspace. */
function folderFrom(workspace, folder) {
    const path = (0,external_node_path_.relative)(workspace, folder).split(external_node_path_.sep).join('/');
    return path.startsWith('..') || path === '' ? folder : path;
}
/** What a run's check, job summary and comment show. */
function checkViewOf({ verdict, evidence, receipt, receiptSha256, folder }, workspace) {
    return { verdict, evidence, receipt, receiptSha256, folder: folderFrom(workspace, folder) };
}
/**
 * Writes annotation, job summary and outputs. The last thing that the step does, into files made anew: nothing that ran before has a say in them.
 * @actions/core draws a new delimiter for each value.
 */
async function writeResults({ result, inputs, attempt, workspace, checkUrl, handedOver, touched }) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const { verdict, evidence, receipt, receiptSha256 } = result;
    const title = titleOf(verdict, evidence, attempt);
    const folder = folderFrom(workspace, result.folder);
    if (touched.length > 0) {
        await (0,say.say)('warning', `The suite wrote to files by which steps speak to GitHub (${touched.join(', ')}); what it wrote there has no effect.`);
    }
    if (verdict.outcome === 'passed')
        await (0,say.say)('info', title);
    else {
        const [deciding] = verdict.reasons;
        const text = [(0,reasons/* sentenceOf */.$N)(deciding), (0,reasons/* remedyOf */.SM)(deciding)].filter((part) => part !== '').join(' ');
        await (0,say.say)('error', text, title);
    }
    if (inputs.summary)
        await (0,say/* writeJobSummary */.j)((0,markdown/* jobSummary */.sp)(inputs.checkName, checkViewOf(result, workspace)));
    const tally = verdict.tally;
    const artifact = handedOver?.kind === 'done' ? handedOver : null;
    const outputs = {
        verdict: verdict.outcome,
        'decided-by': verdict.decidedBy ?? '',
        tests: tally?.tests ?? '',
        passed: tally?.passed ?? '',
        failed: tally?.failed ?? '',
        errored: tally?.errored ?? '',
        skipped: tally?.skipped ?? '',
        receipt: `${folder}/receipt.json`,
        'receipt-sha256': receiptSha256,
        'log-sha256': receipt.evidence.log.sha256,
        reasons: JSON.stringify((0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, receiptSha256).value.reasons),
        'check-url': checkUrl ?? '',
        'artifact-id': artifact?.artifact.id ?? '',
        'artifact-name': artifact?.name ?? '',
        'evidence-digest': artifact?.artifact.sha256 ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, String(value));
}

// EXTERNAL MODULE: ./lib/action/state.js
var state = __webpack_require__(62287);
// EXTERNAL MODULE: ./lib/action/tell-check.js
var tell_check = __webpack_require__(92958);
;// CONCATENATED MODULE: ./lib/action/main.js
























/** On cancel GitHub's runner leaves 10 s for everything; the command gets this much of it. */
const main_GRACE_MS = 2_000;
const SCREEN = { columns: 100, colour: false };
/**
 * Runs the suite as one step of a workflow: opens the check, runs, judges, completes the check, and says all of it in the job summary and
 * the outputs. The exit status carries the verdict, whatever became of the check.
 * @throws {ReceiptError} where there is no verdict; the check, if it was opened, is completed as a failure first.
 */
async function main(inputs, env, out) {
    return await new Step(inputs, env, out).run();
}
class Step {
    #inputs;
    #env;
    #out;
    #run;
    #files;
    #cancellation = new cancellation/* Cancellation */.m(machine/* systemClock */.m);
    #workspace;
    #cwd;
    /** Where a check is wanted and possible. */
    #target = null;
    #ports = null;
    /** Where one is wanted and there is a pull request. */
    #comment = null;
    constructor(inputs, env, out) {
        this.#inputs = inputs;
        this.#env = env;
        this.#out = out;
        this.#run = (0,github_event/* readGithubRun */.l)(env);
        this.#files = new CommandFiles(env);
        this.#workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        this.#cwd = (0,external_node_path_.resolve)(this.#workspace, inputs.workingDirectory);
    }
    async run() {
        const { workingDirectory } = this.#inputs;
        if (!(0,external_node_fs_.statSync)(this.#cwd, { throwIfNoEntry: false })?.isDirectory()) {
            const remedy = 'It is taken from the workspace; earlier steps (actions/checkout) have to make it.';
            throw new errors/* ReceiptError */.x('INPUT_INVALID', `the input working-directory names no folder: ${workingDirectory}`, { remedy });
        }
        const opened = await this.#open();
        this.#comment = await stickyComment(this.#inputs, this.#run, this.#env['GITHUB_SERVER_URL'] ?? '');
        await this.#comment?.outdate();
        let result;
        try {
            result = await this.#runSuite();
        }
        catch (error) {
            await this.#fail(error);
            throw error;
        }
        const touched = this.#files.reset();
        const conclusion = (0,check_run/* conclusionOf */.vu)(result.verdict.outcome);
        const published = await this.#complete({ conclusion, output: await this.#outputFor(result), evidence: result.receiptSha256 });
        await this.#comment?.tell(checkViewOf(result, this.#workspace), published, this.#cancellation.leftMs());
        const handedOver = await this.#handOver(result);
        // Publishing takes its time, and a process that the suite left behind may have used it.
        const again = this.#files.reset();
        await this.#saveState(published);
        await writeResults({
            result,
            inputs: this.#inputs,
            attempt: this.#run?.attempt ?? 1,
            workspace: this.#workspace,
            checkUrl: published !== null && 'check' in published ? published.check.url : null,
            handedOver,
            touched: [...new Set([...touched, ...again])],
        });
        const mustHave = await tellHandedOver(handedOver, this.#inputs);
        const context = (0,tell_check/* troubleContext */.Z1)(this.#run, this.#env);
        const code = await (0,tell_check/* tellCheck */.Ak)(result.verdict.outcome, published ?? opened, this.#inputs, context);
        await (0,tell_check/* tellLine */.s1)(this.#comment?.trouble(context) ?? null);
        return mustHave && code === exit_codes/* EXIT */.d.passed ? exit_codes/* EXIT */.d.ours : code;
    }
    /** Of a job that is cancelled there is no time, and nobody judges it. */
    async #handOver(result) {
        if (this.#inputs.upload === 'never' || this.#cancellation.leftMs() !== null)
            return null;
        return await handOver(result, this.#inputs, this.#run?.attempt ?? 1, this.#env);
    }
    /** @returns why there will be no check, where that is known already. */
    async #open() {
        if (this.#inputs.check === 'never')
            return null;
        const target = (0,check/* targetOf */.$r)(this.#inputs, this.#run, this.#env, machine/* systemClock */.m.now());
        if ('none' in target)
            return { kind: 'impossible', why: target.none };
        const { owner, repo } = this.#run ?? { owner: '', repo: '' };
        this.#ports = await (0,publish_ports/* publishPorts */.Y)({ owner, repo, token: this.#inputs.token ?? '' });
        this.#target = target;
        // Before the request: should we die behind it, `post` finds the check by what we saved.
        await this.#saveState(null);
        const opened = await (0,check/* openCheck */.Xq)(this.#ports, target);
        if ('check' in opened) {
            const { id, appId } = opened.check;
            this.#target = { ...target, id };
            await this.#saveState(null);
            if (target.writer.attempt > 1 && appId !== null)
                await (0,aggregate/* resetAggregates */.SU)(this.#ports, target, appId);
        }
        if (opened.kind !== 'trouble' || opened.trouble.kind !== 'locked')
            return null;
        // Asking again would get the same answer.
        this.#target = null;
        return opened;
    }
    async #runSuite() {
        const { command, shell, suite, shard, timeoutMs, passEnv, expectations, leniencies } = this.#inputs;
        const options = {
            command,
            shell,
            cwd: this.#cwd,
            out: '.receipt',
            suite,
            timeoutMs,
            passEnv,
            expectations,
            leniencies,
            ...(shard === null ? {} : { shard }),
            optionsFrom: null,
            colour: false,
        };
        const guarded = guardOutput(this.#out);
        try {
            const stopSignal = () => this.#cancellation.signal;
            const result = await runSuite(options, { display: guarded.stream, env: this.#env, stopGraceMs: main_GRACE_MS, stopSignal });
            // Names of tests are in it: no line of it may be a command either.
            guarded.stream.write(`\n${(0,present_text/* verdictText */.nt)(viewOf(result, this.#workspace), SCREEN)}`);
            return result;
        }
        finally {
            await guarded.release();
        }
    }
    async #outputFor(result) {
        const { verdict, evidence } = result;
        const annotations = this.#inputs.annotations ? await annotationsOf(result, this.#cwd) : [];
        return {
            title: titleOf(verdict, evidence, this.#run?.attempt ?? 1),
            summary: (0,markdown/* checkSummary */.Z4)({ ...checkViewOf(result, this.#workspace), marked: annotations.length }),
            annotations,
        };
    }
    async #complete(completion) {
        if (this.#target === null || this.#ports === null)
            return null;
        await this.#saveState(null);
        return await (0,check/* completeCheck */.iL)(this.#ports, this.#target, completion, this.#cancellation.leftMs());
    }
    /** Tells `post` of the check, and whether anything of it is left to do. */
    async #saveState(published) {
        if (this.#target === null)
            return;
        const { saveState } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
        saveState(state/* CHECK_STATE */.LJ, (0,state/* formatCheckState */.BV)(this.#target));
        if (published !== null && published.kind !== 'trouble')
            saveState(state/* DONE_STATE */.ZV, 'true');
        this.#files.keep('GITHUB_STATE');
    }
    /** No verdict: the check says so, as far as it can. */
    async #fail(error) {
        this.#files.reset();
        const message = error instanceof Error ? error.message : String(error);
        const title = (0,present_escape/* cutText */.IN)(`INCOMPLETE · ${(0,present_escape/* escapeTerminal */.en)(message, 80)}`, 100);
        const summary = (0,markdown/* plainSummary */.hQ)('There is no verdict: receipt itself could not do its work. The log of the step says why, and what to do.');
        const published = await this.#complete({ conclusion: 'failure', output: { title, summary, annotations: [] }, evidence: null });
        await this.#comment?.giveUp(this.#cancellation.leftMs());
        this.#files.reset();
        await this.#saveState(published);
    }
}
function viewOf(result, workspace) {
    const { evidence, verdict, receipt, receiptSha256, folder } = result;
    return { evidence, verdict, receipt: { value: receipt, sha256: receiptSha256, folder: folderFrom(workspace, folder) } };
}


/***/ }),

/***/ 69895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ aggregateChecks),
/* harmony export */   SU: () => (/* binding */ resetAggregates),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   s0: () => (/* binding */ conclusionOfAggregate)
/* harmony export */ });
/* unused harmony export aggregateOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64953);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25001);



/** Looks at what the run's other steps have published, until all that is expected is there or the time is over. */
async function aggregateChecks(ports, request) {
    const { headSha, appId } = request.target;
    const patience = new _patience_js__WEBPACK_IMPORTED_MODULE_1__/* .Patience */ .i3(ports, request.budget);
    for (;;) {
        const found = await ports.checks.find({ ref: headSha, name: null, appId }, patience.timeout());
        if (!found.ok) {
            ports.debug(`list: ${found.trouble.code}: ${found.trouble.what}`);
            if (await patience.again(found.trouble))
                continue;
            return { trouble: found.trouble };
        }
        const aggregate = aggregateOf(found.value, request);
        for (const { name, state } of aggregate.expected)
            ports.debug(`expected ${JSON.stringify(name)}: ${state}`);
        const settled = aggregate.expected.every(({ state }) => state !== 'missing' && state !== 'open' && state !== 'older');
        if (settled || !(await patience.again(NOT_ALL)))
            return aggregate;
    }
}
const NOT_ALL = { kind: 'weather', code: 'unsettled', what: 'not every check is there yet', retryAfterMs: null };
/** What the checks seen on the commit come to. */
function aggregateOf(seen, { target, expect, earlierCount }) {
    const { writer, appId, headSha } = target;
    const ours = seen.flatMap((check) => {
        const by = (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExternalId */ .Wt)(check.externalId);
        const counts = by !== null && isOfRun(by, writer) && by.suite !== _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERY_SUITE */ .$c && check.appId === appId && check.headSha === headSha;
        return counts ? [{ check, attempt: by.attempt }] : [];
    });
    const expected = expect.map((name) => {
        const named = ours.filter(({ check, attempt }) => check.name === name && attempt <= writer.attempt);
        const latest = Math.max(...named.map(({ attempt }) => attempt));
        const checks = named.filter(({ attempt }) => attempt === latest).map(({ check }) => check);
        const [newest] = checks;
        if (newest === undefined)
            return { name, state: 'missing', title: null, url: null };
        const state = latest < writer.attempt && !earlierCount ? 'older' : stateOf(checks);
        return { name, state, title: newest.title, url: newest.url };
    });
    const names = new Set(ours.map(({ check }) => check.name));
    return { outcome: outcomeOf(expected), expected, unexpected: [...names].filter((name) => !expect.includes(name)).sort() };
}
const isOfRun = (by, { repositoryId, runId }) => by.repositoryId === repositoryId && by.runId === runId;
/** Of several checks of one name all must be green. */
function stateOf(checks) {
    if (checks.some(({ status }) => status !== 'completed'))
        return 'open';
    if (checks.every(({ conclusion }) => conclusion === 'success'))
        return 'passed';
    return checks.every(({ conclusion }) => conclusion === 'success' || conclusion === 'action_required') ? 'action-required' : 'failed';
}
function outcomeOf(expected) {
    if (expected.some(({ state }) => state === 'failed'))
        return 'failed';
    return expected.length > 0 && expected.every(({ state }) => state === 'passed') ? 'passed' : 'incomplete';
}
/** The conclusion of the aggregated check; what needs a person stays so only where nothing worse was seen. */
function conclusionOfAggregate({ outcome, expected }) {
    if (outcome === 'passed')
        return 'success';
    const looks = expected.some(({ state }) => state === 'action-required');
    return looks && expected.every(({ state }) => state === 'passed' || state === 'action-required') ? 'action_required' : 'failure';
}
/** SHA-256 in hex of what an aggregate rests on. */
function evidenceOf({ expected }) {
    const facts = expected.map(({ name, state, title, url }) => [name, state, title, url]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(facts)).digest('hex');
}
const RUN_AGAIN = {
    status: 'in_progress',
    output: {
        title: 'The suites are running again',
        summary: 'A newer attempt of this run has begun; this check is completed again when its jobs have ended.',
        annotations: [],
    },
};
/**
 * Takes back what aggregated checks of earlier attempts of this run said in green: a step of a newer one has begun. One look, no second try:
 * the aggregating job comes behind, and completes the check in any case where it runs at all.
 */
async function resetAggregates(ports, { headSha, writer }, appId) {
    const timeoutMs = 5_000;
    const found = await ports.checks.find({ ref: headSha, name: null, appId }, timeoutMs);
    for (const check of found.ok ? found.value : []) {
        const by = (0,_core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExternalId */ .Wt)(check.externalId);
        if (by === null || !isOfRun(by, writer) || by.suite !== _core_model_check_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERY_SUITE */ .$c || by.attempt >= writer.attempt)
            continue;
        if (check.conclusion !== 'success')
            continue;
        const change = { externalId: check.externalId, state: RUN_AGAIN, startedAt: null, completedAt: null };
        const answer = await ports.checks.update(check.id, change, timeoutMs);
        ports.debug(`reset of ${JSON.stringify(check.name)}: ${answer.ok ? 'ok' : answer.trouble.what}`);
    }
}


/***/ })

};
