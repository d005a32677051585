import { createHash } from 'node:crypto';
import { fstatSync, type Stats } from 'node:fs';
import { relative, sep } from 'node:path';
import { type BytePath, type FilesList, type ListedFile, renderFilesList, toBytePath } from '../core/model/files-list.ts';
import { changedFromHead } from './checkout-state.ts';
import { type BlobAlgorithm, digestFile, fileStats, modeOf } from './file-digest.ts';
import type { Repository } from './git.ts';
import { readGitView } from './git-view.ts';
import { listTreeFiles, type TreeFile } from './tree-files.ts';

/** Beyond either, hashing all that lies there takes too long: git's own view is taken. */
const HASHED = { files: 200_000, bytes: 2 * 2 ** 30 };

/** The files of a work tree at one moment. */
export interface TreeSnapshot {
  /** `git`: the tree was too large to hash; the digests of unchanged files are those of the index. */
  readonly by: 'bytes' | 'git';
  readonly files: FilesList;
  readonly tracked: ReadonlySet<BytePath>;
  /** Tracked files that differ from HEAD or are missing, added ones too, sorted; empty unless asked for. */
  readonly changed: readonly BytePath[];
  /** Tracked files that a sparse checkout leaves out. */
  readonly sparse: number;
  /** Untracked files that our own standard output or error is redirected to: they change as we speak, and are no part of what is tested. */
  readonly ownOutput: readonly BytePath[];
}

export interface SnapshotOptions {
  /** Absolute; no part of what is tested. */
  readonly outFolder: string | null;
  /** The commit whose `.gitignore` files are believed; HEAD where absent or not here. */
  readonly rulesFrom?: string | null;
  /** Whose view is taken; found out where absent. */
  readonly by?: 'bytes' | 'git';
  /** Find the tracked files that differ from HEAD. */
  readonly compareWithHead?: boolean;
  /** How much is hashed at most. */
  readonly limits?: { readonly files: number; readonly bytes: number };
}

interface PresentFile extends TreeFile {
  readonly path: BytePath;
  readonly stats: Stats;
}

/**
 * What lies in a work tree: mode and digest of the raw bytes of every tracked file, and of every other one that no committed
 * `.gitignore` ignores. No index, filter or uncommitted ignore file is believed.
 * @throws {GitFailure}
 */
export async function takeSnapshot(repository: Repository, options: SnapshotOptions): Promise<TreeSnapshot> {
  const outFolder = options.outFolder === null ? null : bytePathIn(repository.root, options.outFolder);
  const listing = await listTreeFiles(repository, { outFolder, rulesFrom: options.rulesFrom ?? null });
  const present: PresentFile[] = [];
  let bytes = 0;
  for (const [path, file] of listing.files) {
    const stats = file.isCutOff ? undefined : fileStats(repository.root, path);
    if (stats === undefined) continue;
    bytes += stats.size;
    present.push({ ...file, path, stats });
  }
  const limits = options.limits ?? HASHED;
  const tooLarge = present.length > limits.files || bytes > limits.bytes;
  const ownOutput = findOwnOutput(present);
  if (options.by === 'git' || (options.by === undefined && tooLarge))
    return { ...(await readGitView(repository, present, listing)), ownOutput };

  const blobs = options.compareWithHead ? blobAlgorithm(present) : null;
  const files = new Map<BytePath, ListedFile>();
  const blobIds = new Map<BytePath, string | null>();
  for (const { path, stats } of present) {
    const digest = digestFile(repository.root, path, stats, blobs);
    files.set(path, { mode: modeOf(stats), digest: digest?.sha256 ?? 'unreadable' });
    if (blobs !== null) blobIds.set(path, digest?.blobId ?? null);
  }
  const tracked = new Set([...listing.files].flatMap(([path, file]) => (file.tracked ? [path] : [])));
  const state = options.compareWithHead ? await changedFromHead(repository, listing, files, blobIds) : { changed: [], sparse: 0 };
  return { by: 'bytes', files, tracked, ...state, ownOutput };
}

function findOwnOutput(present: readonly PresentFile[]): BytePath[] {
  const own = [1, 2].flatMap((descriptor) => {
    try {
      const stats = fstatSync(descriptor);
      return stats.isFile() && stats.ino !== 0 ? [stats] : [];
    } catch {
      return [];
    }
  });
  if (own.length === 0) return [];
  const isOwn = ({ tracked, stats }: PresentFile) => !tracked && own.some(({ dev, ino }) => dev === stats.dev && ino === stats.ino);
  return present.filter(isOwn).map(({ path }) => path);
}

function blobAlgorithm(files: readonly TreeFile[]): BlobAlgorithm {
  return files.some(({ head }) => head?.id.length === 64) ? 'sha256' : 'sha1';
}

/** Where an absolute path lies below `root`, with `/`; null where it is outside or the root itself. */
export function bytePathIn(root: string, path: string): BytePath | null {
  const inside = relative(root, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith('/') || /^[a-z]:/i.test(inside)) return null;
  return toBytePath(sep === '/' ? inside : inside.replaceAll(sep, '/'));
}

/** What is no part of the tested files though it lies among them. */
export interface LeftOut {
  /** Absolute. */
  readonly outFolder: string | null;
  /** Report files, relative to the top. */
  readonly reportPaths: ReadonlySet<BytePath>;
  /** Files that the output of a run went to: left out as long as they are untracked. */
  readonly ownOutput?: ReadonlySet<BytePath>;
}

/** `files.txt` and its digest, `source.worktree`. */
export function digestSnapshot(
  root: string,
  snapshot: TreeSnapshot,
  leftOut: LeftOut,
): { sha256: string; bytes: Uint8Array; files: FilesList } {
  const outFolder = leftOut.outFolder === null ? null : bytePathIn(root, leftOut.outFolder);
  const own = new Set([...snapshot.ownOutput, ...(leftOut.ownOutput ?? [])]);
  const isLeftOut = (path: BytePath) =>
    leftOut.reportPaths.has(path) || isInside(path, outFolder) || (own.has(path) && !snapshot.tracked.has(path));
  const files = new Map([...snapshot.files].filter(([path]) => !isLeftOut(path)));
  const bytes = renderFilesList(files);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes, files };
}

export function isInside(path: BytePath, folder: BytePath | null): boolean {
  return folder !== null && (path === folder || path.startsWith(`${folder}/`));
}

/** The digest of the files before us, by the rules of a run. */
export async function worktreeDigest(
  repository: Repository,
  options: LeftOut & Pick<SnapshotOptions, 'rulesFrom' | 'by'>,
): Promise<{ sha256: string; files: FilesList; by: 'bytes' | 'git' }> {
  const snapshot = await takeSnapshot(repository, options);
  const { sha256, files } = digestSnapshot(repository.root, snapshot, options);
  return { sha256, files, by: snapshot.by };
}
