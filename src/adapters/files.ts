import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ReceiptError } from '../core/model/errors.ts';

/** The code of a system error (`ENOENT`), or '' for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const SAYS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than the system allows',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it exists already',
  ELOOP: 'it is a link, or a circle of links',
  EMFILE: 'too many open files',
};

/** What a system error means, without its call and path. */
export function describeIoError(error: unknown): string {
  const code = errorCode(error);
  return SAYS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'Make it writable, or put the evidence elsewhere with --out DIR.',
  EPERM: 'Make it writable, or put the evidence elsewhere with --out DIR.',
  EROFS: 'Put the evidence on a writable file system with --out DIR.',
  ENOSPC: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
  EDQUOT: 'Free some space, or put the evidence on another disk with --out DIR. What was written so far is kept; there is no receipt.',
};

/** An error of ours about a file of ours. */
export function ioFailed(act: string, path: string, cause: unknown): ReceiptError {
  const remedy = REMEDIES[errorCode(cause)];
  return new ReceiptError('IO_FAILED', `cannot ${act} ${path}: ${describeIoError(cause)}`, {
    cause,
    ...(remedy === undefined ? {} : { remedy }),
  });
}

/**
 * Makes a folder, and those above it, where there is none. Level by level: Node's `recursive` says ENOENT on a read-only file system.
 * @throws {ReceiptError} IO_FAILED
 */
export function makeFolder(path: string): void {
  const problem = tryMakeFolder(path);
  if (problem === null) return;
  if (errorCode(problem) !== 'ENOENT' || dirname(path) === path) throw ioFailed('make', path, problem);
  makeFolder(dirname(path));
  const again = tryMakeFolder(path);
  if (again !== null) throw ioFailed('make', path, again);
}

/**
 * Has `use` work in a folder that is gone afterwards.
 * @throws {ReceiptError} IO_FAILED where none can be made
 */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  let folder: string;
  try {
    folder = mkdtempSync(join(tmpdir(), 'receipt-'));
  } catch (cause) {
    throw new ReceiptError('IO_FAILED', `no temporary folder can be made in ${tmpdir()}: ${describeIoError(cause)}`, {
      cause,
      remedy: 'Name one that can be written to by the variable TMPDIR.',
    });
  }
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryMakeFolder(path: string): unknown {
  try {
    mkdirSync(path);
    return null;
  } catch (cause) {
    return isFolder(path) ? null : cause;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Puts a whole file in its place or none: written beside it, forced to the disk, renamed.
 * @throws {ReceiptError} IO_FAILED
 */
export function writeAtomically(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(temporary, 'wx', 0o644);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
    syncFolder(dirname(path));
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw ioFailed('write', path, cause);
  }
}

/** Forces a rename to the disk; not every system can. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows opens no folders, some file systems can't sync them: the file itself is safe.
  }
}
