import { mkdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { BytePath, FilesList } from '../core/model/files-list.ts';
import { inTemporaryFolder } from './files.ts';
import { git, gitEntries, gitText, type Repository } from './git.ts';
import { readBlobs } from './ignore-rules.ts';
import type { TreeListing } from './tree-files.ts';

export interface CheckoutState {
  /** Tracked files that differ from HEAD or are missing, and added ones; sorted. */
  readonly changed: readonly BytePath[];
  /** Tracked files that a sparse checkout leaves out. */
  readonly sparse: number;
}

/**
 * Compares the files with HEAD by their bytes. `git status` would believe flags in the index (assume-unchanged, skip-worktree) and run
 * filters that a repository's configuration names. Honest differences between bytes and blob are taken back out: line ends, and LFS files.
 */
export async function changedFromHead(
  repository: Repository,
  listing: TreeListing,
  files: FilesList,
  blobIds: ReadonlyMap<BytePath, string | null>,
): Promise<CheckoutState> {
  const changed: BytePath[] = [...listing.movedSubmodules];
  const missing: BytePath[] = [];
  const otherMode: { readonly path: BytePath; readonly head: string; readonly now: string }[] = [];
  const suspects: Suspect[] = [];
  for (const [path, { tracked, head, top, repository: owner }] of listing.files) {
    if (!tracked) continue;
    const file = files.get(path);
    if (head === null) {
      if (file !== undefined) changed.push(path);
    } else if (file === undefined) missing.push(path);
    else {
      if (file.mode !== head.mode) otherMode.push({ path, head: head.mode, now: file.mode });
      if (blobIds.get(path) !== head.id)
        suspects.push({ path, inner: path.slice(top.length), owner, headId: head.id, sha256: file.digest });
    }
  }
  const sparse = missing.length === 0 ? new Set<BytePath>() : await sparsePaths(repository);
  const clean = await convertedToHead(suspects);
  const settings = otherMode.length === 0 ? null : await readSettings(repository);
  changed.push(...missing.filter((path) => !sparse.has(path)));
  changed.push(...suspects.map(({ path }) => path).filter((path) => !clean.has(path)));
  changed.push(...otherMode.filter(({ head, now }) => settings === null || !sameMode(head, now, settings)).map(({ path }) => path));
  return { changed: [...new Set(changed)].sort(byBytes), sparse: missing.filter((path) => sparse.has(path)).length };
}

const byBytes = (a: BytePath, b: BytePath) => (a < b ? -1 : a > b ? 1 : 0);

/** Paths that a sparse checkout, switched on in the configuration, leaves out. */
async function sparsePaths(repository: Repository): Promise<Set<BytePath>> {
  if ((await readFlag(repository, 'core.sparseCheckout')) !== 'true') return new Set();
  const entries = await gitEntries(repository, ['ls-files', '-t', '-z']);
  return new Set(entries.filter((entry) => entry.startsWith('S ')).map((entry) => entry.slice(2)));
}

function readFlag(repository: Repository, name: string): Promise<string | null> {
  return gitText(repository, ['config', '--type=bool', '--get', name]);
}

/** What the file system can hold, as git found out when the repository was made. */
interface Settings {
  readonly fileMode: boolean;
  readonly symlinks: boolean;
}

async function readSettings(repository: Repository): Promise<Settings> {
  return {
    fileMode: process.platform !== 'win32' && (await readFlag(repository, 'core.fileMode')) !== 'false',
    symlinks: (await readFlag(repository, 'core.symlinks')) !== 'false',
  };
}

function sameMode(head: string, now: string, { fileMode, symlinks }: Settings): boolean {
  const isFile = (mode: string) => mode.startsWith('100');
  if (isFile(head) && isFile(now)) return !fileMode || (head === '100664' && now === '100644');
  return !symlinks && head === '120000' && isFile(now);
}

interface Suspect {
  readonly path: BytePath;
  /** As its own repository calls it. */
  readonly inner: BytePath;
  readonly owner: Repository;
  readonly headId: string;
  readonly sha256: string;
}

/** Of files whose bytes aren't those of the blob: those that git's own conversions, or LFS, take to the blob. */
async function convertedToHead(suspects: readonly Suspect[]): Promise<Set<BytePath>> {
  const clean = new Set<BytePath>();
  for (const owner of new Set(suspects.map((suspect) => suspect.owner))) {
    const own = suspects.filter((suspect) => suspect.owner === owner && suspect.sha256 !== 'unreadable');
    const ids = await convertedIds(owner, own);
    const rest = own.filter(({ path, headId }, index) => {
      if (ids[index] === headId) clean.add(path);
      return ids[index] !== headId;
    });
    const pointers = await readPointers(
      owner,
      rest.map(({ headId }) => headId),
    );
    for (const [index, { path, sha256 }] of rest.entries()) if (pointers[index] === sha256) clean.add(path);
  }
  return clean;
}

/** What says how git converts line ends. */
const CONVERSIONS = ['core.autocrlf', 'core.eol', 'core.attributesFile'];

/**
 * Blob ids after line-end, `ident` and encoding conversion by the attributes in the work tree. Git runs in a repository without any
 * configuration but that, so no filter program is run, whoever names it.
 */
async function convertedIds(owner: Repository, suspects: readonly Suspect[]): Promise<(string | null)[]> {
  // What can't be said in one line, or would be taken for a quoted name, is not asked for.
  const asked = suspects.filter(({ inner }) => !/[\n"]/.test(inner));
  if (asked.length === 0) return suspects.map(() => null);
  const ids = await inTemporaryFolder(async (gitDir) => {
    layOutRepository(gitDir, asked[0]?.headId.length === 64);
    const settings = ['-c', 'core.safecrlf=false'];
    for (const name of CONVERSIONS) {
      const value = await gitText(owner, ['config', '--get', name]);
      if (value) settings.push('-c', `${name}=${value}`);
    }
    const input = Buffer.from(asked.map(({ inner }) => `${inner}\n`).join(''), 'latin1');
    const env = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
    const output = await gitText({ root: owner.root, gitDir }, [...settings, 'hash-object', '--stdin-paths'], { input, env });
    return output?.split('\n') ?? [];
  });
  const byPath = new Map(asked.map(({ path }, index) => [path, ids[index] ?? null]));
  return suspects.map(({ path }) => byPath.get(path) ?? null);
}

function layOutRepository(gitDir: string, sha256: boolean): void {
  for (const name of ['objects', 'refs']) mkdirSync(join(gitDir, name));
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
  if (sha256) writeFileSync(join(gitDir, 'config'), '[core]\nrepositoryformatversion = 1\n[extensions]\nobjectformat = sha256\n');
}

/** The sha256 that an LFS pointer names, for each blob that is one. */
async function readPointers(owner: Repository, ids: readonly string[]): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const input = `${ids.join('\n')}\n`;
  const sizes = (await git(owner, ['cat-file', '--batch-check=%(objectsize)'], { input })).toString('latin1').split('\n');
  const small = ids.filter((_, index) => Number(sizes[index]) < 1024);
  const contents = new Map((await readBlobs(owner, small)).map((content, index) => [small[index], content]));
  return ids.map(
    (id) =>
      /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\n/.exec(contents.get(id) ?? '')?.[1] ?? null,
  );
}
