import { createHash } from 'node:crypto';
import { closeSync, constants, copyFileSync, fstatSync, lstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ReceiptError } from '../core/model/errors.ts';
import type { ReportState } from '../core/model/report.ts';
import { createReportReader } from '../core/parse/report-reader.ts';
import { describeIoError, errorCode, ioFailed, makeFolder } from './files.ts';
import { type FoundFile, findFiles, type GlobOptions, globBase, isWithin, realPath } from './globs.ts';

/** Which files are the reports of a run. */
export interface ReportSearch extends GlobOptions {
  readonly globs: readonly string[];
  /** Nobody named the globs: of what they match, the reports are the files that are JUnit and new or changed. */
  readonly auto: boolean;
  /** Earlier reports stay in their place and count (--allow-stale). */
  readonly keepEarlier: boolean;
}

/** What matched before the run. */
export interface EarlierReports {
  /** Absolute paths of those that are no part of what is tested: all that named globs match, else only the reports among it. */
  readonly paths: readonly string[];
  /** Of those that stayed in place: the digest, null where the file could not be read. */
  readonly digests: ReadonlyMap<string, string | null>;
  /** By absolute path: whether git tracked it before the run. */
  readonly isTracked: (path: string) => boolean;
  readonly movedAside: number;
}

/** A report after the run, kept byte for byte, or why it could not be kept. */
export type CollectedReport = {
  /** As the user knows it. Hostile. */
  readonly original: string;
  readonly absolute: string;
  readonly state: ReportState;
} & (
  | {
      /** Inside the suite's folder: `reports/001.xml`. */
      readonly kept: string;
      readonly sha256: string;
      readonly sizeBytes: number;
    }
  | { readonly kept: null; readonly why: string; readonly sizeBytes: number | null }
);

/**
 * Moves reports from before the run out of the way, so that none of them can pass for one of this run. Tracked ones stay and are known again
 * by their digest.
 * @param isTracked by absolute path
 * @param into folder for the moved ones, made when needed
 * @throws {ReceiptError} IO_FAILED where one can't be moved
 */
export function setEarlierReportsAside(search: ReportSearch, isTracked: (path: string) => boolean, into: string): EarlierReports {
  const found = findFiles(search.globs, search);
  const digests = new Map<string, string | null>();
  const moved: string[] = [];
  for (const { path, absolute } of found) {
    if (search.keepEarlier || isTracked(absolute) || (search.auto && !isReport(absolute))) {
      digests.set(absolute, digestOf(absolute));
    } else {
      makeFolder(into);
      moveFile(absolute, join(into, numbered(moved.push(absolute), path)), path);
    }
  }
  return { paths: search.auto ? moved : found.map(({ absolute }) => absolute), digests, isTracked, movedAside: moved.length };
}

/**
 * Finds the reports after the run and copies them, in the order of their paths.
 * @param folder the suite's folder
 * @throws {ReceiptError} IO_FAILED where a copy can't be written
 */
export function collectReports(search: ReportSearch, earlier: EarlierReports, folder: string, maxBytes: number): CollectedReport[] {
  const found = findFiles(search.globs, search).map((file) => ({ ...file, state: stateOf(file, earlier) }));
  const reports = search.auto
    ? found.filter(({ absolute, state }) => (state !== 'unchanged' || search.keepEarlier) && isReport(absolute))
    : found;
  if (reports.length > 0) makeFolder(join(folder, 'reports'));
  return reports.map(({ path, absolute, state }, index) => {
    const kept = `reports/${numbered(index + 1, path)}`;
    const copied = copyReport(absolute, join(folder, kept), search.workspace, maxBytes);
    return { original: path, absolute, state, ...('why' in copied ? { kept: null, ...copied } : { kept, ...copied }) };
  });
}

const MAX_NEARBY = 5;

/**
 * Where a run's globs match nothing: JUnit files at the usual places, and below the folders where the globs begin. Names for a hint, which the
 * globs may have missed by a letter; none of them is evidence.
 */
export function nearbyReports(search: ReportSearch, usualPlaces: readonly string[], { isTracked }: EarlierReports): string[] {
  const below = search.globs.filter((glob) => !glob.startsWith('!')).map((glob) => `${globBase(glob)}**/*.xml`);
  const reports: string[] = [];
  for (const { path, absolute } of findOrNone([...usualPlaces, ...below], search)) {
    if (reports.length === MAX_NEARBY) break;
    // Tracked ones are fixtures.
    if (path.length <= 200 && !isTracked(absolute) && isReport(absolute)) reports.push(path);
  }
  return reports;
}

/** A hint is not worth an error. */
function findOrNone(globs: readonly string[], search: ReportSearch): FoundFile[] {
  try {
    return findFiles(globs, search);
  } catch {
    return [];
  }
}

function stateOf({ absolute }: FoundFile, { digests, isTracked }: EarlierReports): ReportState {
  const before = digests.get(absolute);
  if (before === undefined) {
    const real = realPath(absolute);
    // A new link to a file that was tracked all along brings nothing new.
    return real !== null && real !== absolute && isTracked(real) ? 'unchanged' : 'created';
  }
  return before !== null && before === digestOf(absolute) ? 'unchanged' : 'modified';
}

/** `001.xml`, with the file's own extension. */
function numbered(index: number, path: string): string {
  return `${String(index).padStart(3, '0')}${/\.[A-Za-z0-9]{1,16}$/.exec(path)?.[0] ?? ''}`;
}

function moveFile(from: string, to: string, shown: string): void {
  try {
    renameSync(from, to);
  } catch (cause) {
    if (errorCode(cause) !== 'EXDEV') throw notMoved(shown, cause);
    try {
      copyFileSync(from, to);
      rmSync(from);
    } catch (error) {
      throw notMoved(shown, error);
    }
  }
}

function notMoved(path: string, cause: unknown): ReceiptError {
  return new ReceiptError('IO_FAILED', `the report ${path} from before the run can't be moved aside: ${describeIoError(cause)}`, {
    cause,
    remedy: 'Delete it, or take it out of the globs with --report "!…".',
  });
}

/** Enough for everything that may stand before the root element. */
const HEAD_BYTES = 64 * 1024;
const READ_BYTES = 256 * 1024;

/** Whether a file is JUnit by its beginning, or may be: an empty or cut one is a report that somebody failed to write. */
function isReport(path: string): boolean {
  const limits = { report_bytes: HEAD_BYTES, token_bytes: HEAD_BYTES };
  const reader = createReportReader({ path, limits });
  try {
    readChunks(path, HEAD_BYTES, (chunk) => reader.write(chunk));
  } catch {
    return true;
  }
  const read = reader.end();
  return read.kind === 'read' || read.reason.code !== 'not-junit';
}

function digestOf(path: string): string | null {
  const hash = createHash('sha256');
  try {
    readChunks(path, Number.POSITIVE_INFINITY, (chunk) => hash.update(chunk));
    return hash.digest('hex');
  } catch {
    return null;
  }
}

class Unfit extends Error {}

/** Why a file can't be kept as a report, and its size where that is known. */
type Refusal = { readonly why: string; readonly sizeBytes: number | null };

function copyReport(path: string, to: string, workspace: string, maxBytes: number): { sha256: string; sizeBytes: number } | Refusal {
  const real = realPath(path);
  if (isWithin(workspace, path) && real !== null && !isWithin(workspace, real))
    return { why: 'it is a link out of the workspace', sizeBytes: null };
  const size = lstatSync(real ?? path, { throwIfNoEntry: false })?.size ?? null;
  if (size !== null && size > maxBytes) return { why: tooLarge(maxBytes), sizeBytes: size };
  const hash = createHash('sha256');
  let copy: number;
  try {
    copy = openSync(to, 'wx');
  } catch (cause) {
    throw ioFailed('create', to, cause);
  }
  try {
    let seen = 0;
    const sizeBytes = readChunks(path, Number.POSITIVE_INFINITY, (chunk) => {
      seen += chunk.length;
      if (seen > maxBytes) throw new Unfit(tooLarge(maxBytes));
      hash.update(chunk);
      writeAll(copy, chunk, to);
    });
    return { sha256: hash.digest('hex'), sizeBytes };
  } catch (error) {
    if (error instanceof ReceiptError) throw error;
    rmSync(to, { force: true });
    return { why: error instanceof Unfit ? error.message : describeIoError(error), sizeBytes: size };
  } finally {
    closeSync(copy);
  }
}

function tooLarge(maxBytes: number): string {
  return `it is larger than ${maxBytes} bytes (--max-report-size)`;
}

function writeAll(file: number, chunk: Buffer, path: string): void {
  try {
    for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at);
  } catch (cause) {
    throw ioFailed('write', path, cause);
  }
}

/**
 * Reads a regular file, at most `maxBytes` of it, that stays the same while it is read.
 * @throws {Unfit} for anything else; system errors
 */
function readChunks(path: string, maxBytes: number, take: (chunk: Buffer) => void): number {
  // Opening a pipe that nobody writes to would hold us for good.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const before = fstatSync(file, { bigint: true });
    if (!before.isFile()) throw new Unfit('it is not a regular file');
    const chunk = Buffer.allocUnsafe(Math.min(READ_BYTES, Number(before.size) + 1));
    let total = 0;
    while (total < maxBytes) {
      const size = readSync(file, chunk, 0, Math.min(chunk.length, maxBytes - total), null);
      if (size === 0) break;
      total += size;
      take(chunk.subarray(0, size));
    }
    const after = fstatSync(file, { bigint: true });
    const whole = BigInt(total) === after.size || total === maxBytes;
    if (before.size !== after.size || before.mtimeNs !== after.mtimeNs || !whole) throw new Unfit('it changed while it was read');
    return total;
  } finally {
    closeSync(file);
  }
}
