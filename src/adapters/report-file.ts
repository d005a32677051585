import { createHash, type Hash } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Reason } from '../core/model/reasons.ts';
import { disagreement } from '../core/parse/junit-details.ts';
import { DEFAULT_FAILING, limitsOf, type ReportReaderOptions } from '../core/parse/report-format.ts';
import { createReportReader, type ReportRead, type ReportReader, tooLarge } from '../core/parse/report-reader.ts';
import { describeIoError, errorCode } from './files.ts';

/** What was read, and the digest of the raw bytes. */
export type ReportFile = ReportRead & {
  /** Lower-case hex; null where the file was not read to its end. */
  readonly sha256: string | null;
  /** Null where there is no file to measure. */
  readonly sizeBytes: number | null;
};

export interface ReportFileOptions extends ReportReaderOptions {
  /** false: no digest is asked for, and nothing is read behind the place where the report is refused. */
  readonly digest?: boolean;
}

const CHUNK = 256 * 1024;
/** Up to this size a report's details are read from a tree, which takes a good 15 times the file in memory. */
const DETAILS_BYTES = 2 ** 20;

/**
 * Reads one report file, in flat memory; what is wrong with it is in the result, nothing is thrown for it.
 * Links are followed: whether a link may be believed is for the caller to say.
 * @param path absolute; hostile. Anything but a regular file is refused without being opened, so that a pipe or device can't hold us.
 */
export async function readReportFile(path: string, options: ReportFileOptions): Promise<ReportFile> {
  let file: FileHandle | null = null;
  try {
    const before = await stat(path, { bigint: true });
    const problem = unfit(before, options);
    if (problem !== null) return unreadable(options, problem, before.isFile() ? Number(before.size) : null);
    // O_NONBLOCK: should a pipe have taken the file's place by now, opening it returns at once.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const opened = await file.stat({ bigint: true });
    if (!sameFile(before, opened)) return unreadable(options, CHANGED, null);
    const reader = createReportReader(options);
    const kept: Buffer[] = [];
    const hash = options.digest === false ? null : createHash('sha256');
    const sizeBytes = await readWhole(file, reader, opened.size, kept, hash);
    const after = await stat(path, { bigint: true });
    if (!sameFile(opened, after) || (hash !== null && BigInt(sizeBytes) !== opened.size)) return unreadable(options, CHANGED, sizeBytes);
    return {
      ...(await withDetails(reader.end(), Buffer.concat(kept), sizeBytes, options)),
      sha256: hash?.digest('hex') ?? null,
      sizeBytes: Number(opened.size),
    };
  } catch (error) {
    return unreadable(options, describeIoError(error), null, errorCode(error) === 'ENOENT' ? MISSING : undefined);
  } finally {
    await file?.close();
  }
}

/** As {@link readReportFile}, for a report whose bytes are in memory and whole. */
export async function readStoredReport(
  file: { readonly sizeBytes: number; open(): AsyncIterable<Uint8Array> },
  options: ReportReaderOptions,
): Promise<ReportFile> {
  const { report_bytes: most } = limitsOf(options);
  if (file.sizeBytes > most) return unreadable(options, tooLarge(most), file.sizeBytes);
  const reader = createReportReader(options);
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of file.open()) {
    sizeBytes += chunk.length;
    hash.update(chunk);
    reader.write(chunk);
    if (file.sizeBytes <= DETAILS_BYTES) kept.push(Buffer.from(chunk));
  }
  return { ...(await withDetails(reader.end(), Buffer.concat(kept), sizeBytes, options)), sha256: hash.digest('hex'), sizeBytes };
}

/** Reads a report from a stream, such as standard input. */
export async function readReportStream(stream: Readable, options: ReportReaderOptions): Promise<ReportRead> {
  const reader = createReportReader(options);
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size <= DETAILS_BYTES) kept.push(bytes);
    if (!reader.write(bytes)) break;
  }
  return await withDetails(reader.end(), Buffer.concat(kept), size, options);
}

/**
 * Has a second parser read a report that the gate accepted, where it is small: its tree gives the details of failing cases, and its
 * counts must be the gate's. Larger reports keep the details of the stream.
 */
async function withDetails(read: ReportRead, bytes: Buffer, size: number, options: ReportReaderOptions): Promise<ReportRead> {
  if (read.kind === 'rejected' || read.facts.format !== 'junit' || bytes.length !== size) return read;
  const { parseDetails } = await import('./report-details.ts');
  const details = parseDetails(bytes, options.maxFailing ?? DEFAULT_FAILING);
  const why = typeof details === 'string' ? details : disagreement(read.facts, details);
  if (why !== null || typeof details === 'string') {
    return {
      kind: 'rejected',
      reason: { code: 'junit-malformed', where: { file: options.path }, args: { file: options.path, why: why ?? '' } },
      companion: false,
      root: read.facts.traits.root,
    };
  }
  return { kind: 'read', facts: { ...read.facts, failing: details.failing } };
}

const MISSING = 'Check the path: it is taken from the working directory, and a pattern that the shell left as it is matches no file.';
const CHANGED = 'it changed while it was read';

/** Why a file can't be a report at all, null where it may be one. */
function unfit(stats: BigIntStats, options: ReportReaderOptions): string | null {
  if (stats.isDirectory()) return 'it is a folder';
  if (stats.isFIFO()) return 'it is a named pipe';
  if (stats.isSocket()) return 'it is a socket';
  if (!stats.isFile()) return 'it is a device';
  const { report_bytes: most } = limitsOf(options);
  return stats.size > BigInt(most) ? tooLarge(most) : null;
}

function sameFile(a: BigIntStats, b: BigIntStats): boolean {
  return a.dev === b.dev && a.ino === b.ino && a.size === b.size && a.mtimeNs === b.mtimeNs && b.isFile();
}

/** With a digest every byte is read, also behind the place where the reader refused; never more than the file's size and one chunk. */
async function readWhole(file: FileHandle, reader: ReportReader, size: bigint, kept: Buffer[], hash: Hash | null): Promise<number> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  let sizeBytes = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
    if (bytesRead === 0 || BigInt(sizeBytes) > size) break;
    const chunk = buffer.subarray(0, bytesRead);
    sizeBytes += bytesRead;
    hash?.update(chunk);
    if (!reader.write(chunk) && hash === null) break;
    if (size <= BigInt(DETAILS_BYTES)) kept.push(Buffer.from(chunk));
  }
  return sizeBytes;
}

function unreadable(options: ReportReaderOptions, why: string, sizeBytes: number | null, remedy?: string): ReportFile {
  const reason: Reason = {
    code: 'junit-unreadable',
    where: { file: options.path },
    args: { file: options.path, why, ...(remedy === undefined ? {} : { do: remedy }) },
  };
  return { kind: 'rejected', reason, companion: false, root: null, sha256: null, sizeBytes };
}
