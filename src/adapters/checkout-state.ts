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
  const settings = await readSettings(repository);
  const changed: BytePath[] = [...listing.movedSubmodules];
  const suspects: Suspect[] = [];
  let sparse = 0;
  for (const [path, { tracked, head, top, repository: owner }] of listing.files) {
    if (!tracked) continue;
    const file = files.get(path);
    if (head === null) {
      if (file !== undefined) changed.push(path);
    } else if (file === undefined) {
      if (settings.sparse.has(path)) sparse += 1;
      else changed.push(path);
    } else if (!sameMode(head.mode, file.mode, settings)) changed.push(path);
    else if (blobIds.get(path) !== head.id)
      suspects.push({ path, inner: path.slice(top.length), owner, headId: head.id, sha256: file.digest });
  }
  const clean = await convertedToHead(suspects);
  changed.push(...suspects.map(({ path }) => path).filter((path) => !clean.has(path)));
  return { changed: changed.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)), sparse };
}

interface Settings {
  readonly fileMode: boolean;
  readonly symlinks: boolean;
  /** Paths that a sparse checkout, switched on in the configuration, leaves out. */
  readonly sparse: ReadonlySet<BytePath>;
}

async function readSettings(repository: Repository): Promise<Settings> {
  const flag = (name: string) => gitText(repository, ['config', '--type=bool', '--get', name]);
  const sparse = (await flag('core.sparseCheckout')) === 'true';
  const entries = sparse ? await gitEntries(repository, ['ls-files', '-t', '-z']) : [];
  return {
    fileMode: process.platform !== 'win32' && (await flag('core.fileMode')) !== 'false',
    symlinks: (await flag('core.symlinks')) !== 'false',
    sparse: new Set(entries.filter((entry) => entry.startsWith('S ')).map((entry) => entry.slice(2))),
  };
}

function sameMode(head: string, now: string, { fileMode, symlinks }: Settings): boolean {
  if (head === now) return true;
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
