import type { Stats } from 'node:fs';
import type { BytePath, ListedFile } from '../core/model/files-list.ts';
import { digestFile, modeOf } from './file-digest.ts';
import { gitEntries, type Repository, readHead } from './git.ts';
import type { TreeListing } from './tree-files.ts';
import type { TreeSnapshot } from './worktree.ts';

/** Of files that git has no id for, so many bytes are read; of the rest only the size is told. */
const MAX_BYTES = 2 ** 30;

/**
 * A work tree that is too large to hash, as git sees it: unchanged files by the index, changed and untracked ones by the id that git
 * would give their raw bytes, so that committing a file changes nothing.
 */
export async function readGitView(
  repository: Repository,
  present: readonly { readonly path: BytePath; readonly stats: Stats; readonly tracked: boolean }[],
  listing: TreeListing,
): Promise<Omit<TreeSnapshot, 'ownOutput'>> {
  const [staged, modified, added] = await Promise.all([
    gitEntries(repository, ['ls-files', '--stage', '-z']),
    gitEntries(repository, ['ls-files', '--modified', '--deleted', '-z']),
    readAdded(repository),
  ]);
  const index = new Map<BytePath, string>();
  for (const entry of staged) {
    const [, id, path] = /^\d{6} ([0-9a-f]+) 0\t(.+)$/s.exec(entry) ?? [];
    if (id !== undefined && path !== undefined) index.set(path, id);
  }
  for (const path of modified) index.delete(path);
  const algorithm = [...index.values()].some((id) => id.length === 64) ? 'sha256' : 'sha1';
  const files = new Map<BytePath, ListedFile>();
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
async function readAdded(repository: Repository): Promise<BytePath[]> {
  const { commit } = await readHead(repository);
  return await gitEntries(repository, commit === null ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '-z', commit]);
}
