export const id = 977;
export const ids = [977];
export const modules = {

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Q1: () => (/* binding */ readTreeOf),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wn: () => (/* binding */ readParents),
/* harmony export */   XV: () => (/* binding */ gitEntries),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   o2: () => (/* binding */ readRepositoryName),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   q_: () => (/* binding */ gitText),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* unused harmony export repositoryNameOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7642);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4683);






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
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
        ...extra,
    };
}
/** Neither replaced objects nor a program that the repository's configuration names has a say in what we read. */
const HARDENED = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`];
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
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, options, (error, stdout, stderr) => {
            if (error === null)
                resolve(stdout);
            else if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOENT')
                reject(new GitFailure('git is not installed'));
            else if (typeof error.code !== 'number')
                reject(new _core_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceiptError */ .x('GIT_FAILED', `git could not be run: ${error.message}`, { cause: error }));
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
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(cwd);
    for (let root = start;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root)) {
        const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '.git');
        if (exists(gitDir))
            return await readable({ root, gitDir });
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root))
            return { missing: await whyMissing(start) };
    }
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
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


/***/ }),

/***/ 8977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nu: () => (/* binding */ bytePathIn),
  $p: () => (/* binding */ digestSnapshot),
  FK: () => (/* binding */ isInside),
  W9: () => (/* binding */ takeSnapshot)
});

// UNUSED EXPORTS: worktreeDigest

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model/files-list.js
var files_list = __webpack_require__(1475);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/adapters/files.js
var files = __webpack_require__(4683);
// EXTERNAL MODULE: ./lib/adapters/git.js
var git = __webpack_require__(7692);
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
    const output = await (0,git/* git */.$Y)(repository, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
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
    const entries = await (0,git/* gitEntries */.XV)(repository, ['ls-files', '-t', '-z']);
    return new Set(entries.filter((entry) => entry.startsWith('S ')).map((entry) => entry.slice(2)));
}
function readFlag(repository, name) {
    return (0,git/* gitText */.q_)(repository, ['config', '--type=bool', '--get', name]);
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
            const value = await (0,git/* gitText */.q_)(owner, ['config', '--get', name]);
            if (value)
                settings.push('-c', `${name}=${value}`);
        }
        const input = Buffer.from(asked.map(({ inner }) => `${inner}\n`).join(''), 'latin1');
        const env = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
        const output = await (0,git/* gitText */.q_)({ root: owner.root, gitDir }, [...settings, 'hash-object', '--stdin-paths'], { input, env });
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
    const sizes = (await (0,git/* git */.$Y)(owner, ['cat-file', '--batch-check=%(objectsize)'], { input })).toString('latin1').split('\n');
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
        (0,git/* gitEntries */.XV)(repository, ['ls-files', '--stage', '-z']),
        (0,git/* gitEntries */.XV)(repository, ['ls-files', '--modified', '--deleted', '-z']),
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
    const { commit } = await (0,git/* readHead */.zy)(repository);
    return await (0,git/* gitEntries */.XV)(repository, commit === null ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '-z', commit]);
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
        const { commit } = await (0,git/* readHead */.zy)(repository);
        const [tree, index, ruleTree] = await Promise.all([
            (0,git/* readTree */.Zc)(repository, commit),
            (0,git/* gitEntries */.XV)(repository, ['ls-files', '-z']),
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
                throw new git/* GitFailure */.Xi(`repositories lie in each other more than ${MAX_DEPTH} deep`);
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
        if ((await (0,git/* gitText */.q_)(repository, ['rev-parse', '--git-dir'])) === null)
            return false;
        const { commit } = await (0,git/* readHead */.zy)(repository);
        if (commit !== id)
            this.movedSubmodules.push(top + path);
        await this.addRepository(repository, `${top}${path}/`, null, depth);
        return true;
    }
    /** A repository that HEAD knows nothing of is a folder of untracked files: its own rules hide none of them. */
    async #addNested(outer, top, path, rules, depth) {
        if (depth > MAX_DEPTH)
            throw new git/* GitFailure */.Xi(`repositories lie in each other more than ${MAX_DEPTH} deep`);
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
        const found = await (0,git/* gitEntries */.XV)(repository, ['ls-files', '--others', '-z', `--exclude-from=${excludes}`], { env });
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
        return await (0,git/* readTree */.Zc)(repository, commit);
    }
    catch (error) {
        if (error instanceof git/* GitFailure */.Xi)
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


/***/ })

};
