import { execFile } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { ReceiptError } from '../core/model/errors.ts';
import type { BytePath } from '../core/model/files-list.ts';
import { errorCode } from './files.ts';

/** A listing of some million files. */
const MAX_OUTPUT_BYTES = 2 ** 30;

/** A work tree and its repository, named outright: no discovery, no `core.worktree`, no variable of the caller leads elsewhere. */
export interface Repository {
  /** Top of the work tree, absolute, links resolved. */
  readonly root: string;
  /** The `.git` in it: a folder, or a file that points to one (linked worktree, submodule). */
  readonly gitDir: string;
}

export interface GitOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** GIT_* that say where configuration lies; all others could turn our reads to another repository, index or object store. */
const KEPT = new Set(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM', 'GIT_EXEC_PATH']);

function gitEnv(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.has(name)));
  return {
    ...env,
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_GRAFT_FILE: devNull,
    ...extra,
  };
}

/** Neither replaced objects nor a program that the repository's configuration names has a say in what we read. */
const HARDENED = ['--no-replace-objects', '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${devNull}`];

/** What git says when it fails: its first line, without `fatal:`. */
export class GitFailure extends Error {}

/**
 * Runs one git command and returns its raw output. Not by @actions/exec: paths in `-z` output are bytes without a line end, which that
 * one decodes as UTF-8 and searches for lines again with every chunk.
 * @throws {GitFailure} where git ends with another status than 0
 * @throws {ReceiptError} GIT_FAILED where git can't be started
 */
export function git(repository: Repository, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
  const safe = ['-c', `safe.directory=${repository.root}`];
  return runGit([...HARDENED, ...safe, ...place, ...args], repository.root, options);
}

function runGit(args: readonly string[], cwd: string, { input, env }: GitOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: gitEnv(env), encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true } as const;
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else if (errorCode(error) === 'ENOENT') reject(new GitFailure('git is not installed'));
      else if (typeof error.code !== 'number')
        reject(new ReceiptError('GIT_FAILED', `git could not be run: ${error.message}`, { cause: error }));
      else reject(new GitFailure(firstLine(stderr.toString('utf8'))));
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

function firstLine(stderr: string): string {
  const [line = 'git failed'] = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('warning:'));
  return line.replace(/^(fatal|error): /, '').slice(0, 300);
}

/** Output of a command that answers in text, trimmed; null where it fails. */
export async function gitText(repository: Repository, args: readonly string[], options: GitOptions = {}): Promise<string | null> {
  try {
    return (await git(repository, args, options)).toString('utf8').trim();
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

/** Entries of `-z` output, as bytes. */
export async function gitEntries(repository: Repository, args: readonly string[], options: GitOptions = {}): Promise<string[]> {
  const output = await git(repository, args, options);
  return output.toString('latin1').split('\0').slice(0, -1);
}

/**
 * The work tree that holds `cwd`.
 * @returns why there is none, as the end of a sentence, where there is none
 */
export async function findRepository(cwd: string): Promise<Repository | { readonly missing: string }> {
  const start = realpathSync(cwd);
  for (let root = start; ; root = dirname(root)) {
    const gitDir = join(root, '.git');
    if (exists(gitDir)) return await readable({ root, gitDir });
    if (root === dirname(root)) return { missing: await whyMissing(start) };
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

async function readable(repository: Repository): Promise<Repository | { readonly missing: string }> {
  try {
    await git(repository, ['rev-parse', '--git-dir']);
    return repository;
  } catch (error) {
    if (error instanceof GitFailure) return { missing: `git cannot read ${repository.gitDir} (${error.message})` };
    throw error;
  }
}

async function whyMissing(cwd: string): Promise<string> {
  try {
    const bare = (await runGit([...HARDENED, 'rev-parse', '--is-bare-repository'], cwd, {})).toString('utf8').trim() === 'true';
    return bare ? 'this is a bare repository, which holds no files to test' : 'not in a git work tree';
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return error.message === 'git is not installed' ? error.message : 'not a git repository';
  }
}

/** What a commit holds at a path; mode 160000 is a submodule's commit. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: BytePath;
}

export async function readTree(repository: Repository, commit: string | null): Promise<TreeEntry[]> {
  if (commit === null) return [];
  const entries = await gitEntries(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return entries.flatMap((entry) => {
    const [, mode, id, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
    return mode === undefined || id === undefined || path === undefined ? [] : [{ mode, id, path }];
  });
}

/** What git calls what is checked out. */
export interface GitHead {
  /** Null where there is no commit yet. */
  readonly commit: string | null;
  readonly tree: string | null;
}

export async function readHead(repository: Repository): Promise<GitHead> {
  const [commit, tree] = (await gitText(repository, ['rev-parse', 'HEAD^{commit}', 'HEAD^{tree}']))?.split('\n') ?? [];
  return { commit: commit ?? null, tree: tree ?? null };
}

/** Parents of a commit, as the commit itself names them: a shallow clone holds it without them. */
export async function readParents(repository: Repository, commit: string | null): Promise<string[]> {
  const text = commit === null ? null : await gitText(repository, ['cat-file', 'commit', commit]);
  const [header = ''] = (text ?? '').split('\n\n');
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, parent]) => (parent === undefined ? [] : [parent]));
}

/** The tree of a commit; null where the clone doesn't hold it. */
export async function readTreeOf(repository: Repository, commit: string): Promise<string | null> {
  return (await gitText(repository, ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`])) || null;
}

export async function readBranch(repository: Repository): Promise<string | null> {
  return (await gitText(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || null;
}

/** `owner/name` of the branch's remote, else of `origin`, else of the only one; null where there is none or it is a folder. */
export async function readRepositoryName(repository: Repository, branch: string | null): Promise<string | null> {
  const listed = (await gitText(repository, ['config', '--get-regexp', '^remote\\..*\\.url$'])) ?? '';
  const urls = new Map<string, string>();
  for (const line of listed.split('\n')) {
    const [, name, url] = /^remote\.(.*)\.url (.+)$/.exec(line) ?? [];
    if (name !== undefined && url !== undefined) urls.set(name, url);
  }
  const upstream = branch === null ? null : await gitText(repository, ['config', '--get', `branch.${branch}.remote`]);
  const url = urls.get(upstream ?? '') ?? urls.get('origin') ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
  return url === undefined ? null : repositoryNameOf(url);
}

/** The path of a remote's address, never its user, password or host: `git@host:o/n.git` and `https://user:key@host/o/n` → `o/n`. */
export function repositoryNameOf(url: string): string | null {
  const [, path] = /^[a-z+]+:\/\/[^/]+\/(.+)$/i.exec(url) ?? /^(?:[^/@:]+@)?[^/:]{2,}:([^/\\].*)$/.exec(url) ?? [];
  const name = path
    ?.replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return name !== undefined && /^[\w.~-]+(\/[\w.~-]+)+$/.test(name) ? name.slice(0, 400) : null;
}
