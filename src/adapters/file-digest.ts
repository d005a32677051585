import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { type BytePath, fromBytePath, toBytePath } from '../core/model/files-list.ts';

/** Most files are read in one go. */
const buffer = Buffer.allocUnsafe(2 ** 20);
/** Neither a link nor a pipe in the place of a file holds us up. Windows knows neither flag. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Where a path of a work tree lies, for node:fs; as bytes where they are no UTF-8. */
export function pathOf(root: string, path: BytePath): string | Buffer {
  if (/^[\x20-\x7e]*$/.test(path)) return `${root}/${path}`;
  const text = fromBytePath(path);
  return toBytePath(text) === path ? `${root}/${text}` : Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, 'latin1')]);
}

/** Of a regular file or a link; undefined where there is neither. */
export function fileStats(root: string, path: BytePath): Stats | undefined {
  try {
    const stats = lstatSync(pathOf(root, path), { throwIfNoEntry: false });
    return stats?.isFile() || stats?.isSymbolicLink() ? stats : undefined;
  } catch {
    // A part of the path is no folder, or one that we may not enter: there is no such file for a test either.
    return undefined;
  }
}

/** As git says it: 100644, 100755 for a file that its owner may execute, 120000 for a link. */
export function modeOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return '120000';
  return (stats.mode & 0o100) === 0 ? '100644' : '100755';
}

export type BlobAlgorithm = 'sha1' | 'sha256';

export interface FileDigest {
  /** Of the raw bytes; of a link, its target. */
  readonly sha256: string;
  /** Git's id of the same bytes, no filter applied; null where not asked for. */
  readonly blobId: string | null;
}

/**
 * Digests of a file as it lies there.
 * @returns null where it can't be read, or changes its size while it is
 */
export function digestFile(root: string, path: BytePath, stats: Stats, blobs: BlobAlgorithm | null): FileDigest | null {
  try {
    if (stats.isSymbolicLink()) {
      const target = readlinkSync(pathOf(root, path), { encoding: 'buffer' });
      return finish(start(blobs, target.length), (take) => take(target));
    }
    return digestRegularFile(pathOf(root, path), blobs);
  } catch {
    return null;
  }
}

function digestRegularFile(path: string | Buffer, blobs: BlobAlgorithm | null): FileDigest | null {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return null;
    let seen = 0;
    const digest = finish(start(blobs, stats.size), (take) => {
      // One byte more than there should be, so that the end of a small file is seen in one read.
      const wanted = Math.min(buffer.length, stats.size + 1);
      for (let size = wanted; size > 0 && seen <= stats.size; ) {
        size = readSync(file, buffer, 0, wanted, null);
        seen += size;
        take(buffer.subarray(0, size));
        if (size < wanted && seen === stats.size) break;
      }
    });
    return blobs !== null && seen !== stats.size ? { ...digest, blobId: null } : digest;
  } finally {
    closeSync(file);
  }
}

interface Hashes {
  readonly bytes: Hash;
  readonly blob: Hash | null;
}

function start(blobs: BlobAlgorithm | null, size: number): Hashes {
  return { bytes: createHash('sha256'), blob: blobs === null ? null : createHash(blobs).update(`blob ${size}\0`) };
}

function finish({ bytes, blob }: Hashes, feed: (take: (chunk: Buffer) => void) => void): FileDigest {
  feed((chunk) => {
    bytes.update(chunk);
    blob?.update(chunk);
  });
  return { sha256: bytes.digest('hex'), blobId: blob?.digest('hex') ?? null };
}
