import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES, EVIDENCE_ZIP_MAX_BYTES } from '../core/model/evidence-artifact.ts';
import type { Reason } from '../core/model/reasons.ts';

/**
 * Reads the zip of an evidence artifact, which whoever ran the tests may have made: in memory, never on disk, and all of it checked before any
 * of it is used. yauzl reads the records, since the format's corners are many and it is well kept; what it leaves open is closed here. Only one
 * form is taken, the one that the artifact client writes: entries one behind the other from the first byte on, then the directory, then its
 * end; no extra fields, no comments, no zip64. So there is nothing that two readers of the zip could see differently.
 */

/** What may be in an evidence artifact. */
const ALLOWED = /^(?:receipt\.json|verdict\.json|log\.txt|files\.txt|reports\/\d{3,6}(?:\.[A-Za-z0-9]{1,16})?)$/;

/** What is below is let through however well it packs, and what packs better beyond is a bomb: real logs stay below a twentieth of it. */
const FREE_BYTES = 64 * 2 ** 20;
const MAX_RATIO = 200;

/** One file of the evidence: intact, its name one of the allowed. */
export interface ZippedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** Its bytes as a stream, as often as they are wanted. */
  open(): Readable;
}

/** The files by name; or why nothing of the zip may be used. */
export type ZippedEvidence =
  | { readonly files: ReadonlyMap<string, ZippedFile> }
  | { readonly unsafe: Reason & { code: 'artifact-unsafe' } };

/**
 * @param bytes the whole zip, as downloaded; hostile.
 * @param name of the artifact, for the reason; hostile.
 */
export async function readEvidenceZip(bytes: Uint8Array, name: string): Promise<ZippedEvidence> {
  try {
    const files = new Map<string, ZippedFile>();
    for (const packed of await packedFiles(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
      await checkContent(packed);
      const { name, sizeBytes } = packed;
      files.set(name, { name, sizeBytes, open: () => contentOf(packed) });
    }
    return { files };
  } catch (error) {
    // Whatever a hostile zip brings a library to throw is about that zip.
    const why = error instanceof Error ? error.message : String(error);
    return { unsafe: { code: 'artifact-unsafe', args: { artifact: name, why: why.slice(0, 300) } } };
  }
}

/** An entry whose records agree; its content isn't looked at yet. */
interface PackedFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly crc: number;
  readonly deflated: boolean;
  readonly packed: Buffer;
}

async function packedFiles(bytes: Buffer): Promise<PackedFile[]> {
  if (bytes.length > EVIDENCE_ZIP_MAX_BYTES) throw new Error(`it has ${bytes.length} bytes, more than ${EVIDENCE_ZIP_MAX_BYTES}`);
  checkEnd(bytes);
  const { fromBufferPromise } = await import('yauzl');
  // Names stay bytes: what they mean in another encoding is of no interest.
  const zip = await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true });
  const [directorySize, directoryAt] = [12, 16].map((offset) => bytes.readUInt32LE(bytes.length - END_BYTES + offset));
  const files: PackedFile[] = [];
  const names = new Set<string>();
  let at = 0;
  let total = 0;
  let listed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (names.has(name.toLowerCase())) throw new Error(`${shown(name)} is in it twice`);
    names.add(name.toLowerCase());
    total += entry.uncompressedSize;
    checkEntry(entry, name, total);
    const file = await locate(zip, entry, name, at, bytes);
    files.push(file.packed);
    at = file.end;
    listed += DIRECTORY_ENTRY_BYTES + entry.fileNameLength;
  }
  if (at !== directoryAt) throw new Error(`there are bytes between the last file and the directory, at ${at}`);
  if (listed !== directorySize) throw new Error('the directory holds more than its end record says');
  return files;
}

const DIRECTORY_ENTRY_BYTES = 46;
const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;

/** The end record must be the last bytes, and speak of one disk, and of a directory that lies right before it. */
function checkEnd(bytes: Buffer): void {
  const at = bytes.length - END_BYTES;
  if (at < 0 || bytes.readUInt32LE(at) !== END_SIGNATURE) throw new Error('it does not end as a zip without a comment does');
  const [disk, directoryDisk, here, all] = [4, 6, 8, 10].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
    number,
  ];
  const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
  if (disk !== 0 || directoryDisk !== 0 || here !== all) throw new Error('it is a part of several disks');
  if (all === 0xffff || size === 0xffffffff || offset === 0xffffffff) throw new Error('it is in the zip64 form');
  if (at >= 20 && bytes.readUInt32LE(at - 20) === 0x07064b50) throw new Error('it is in the zip64 form');
  if (all > EVIDENCE_MAX_FILES) throw new Error(`it holds ${all} files, more than ${EVIDENCE_MAX_FILES}`);
  if (offset + size !== at) throw new Error(`the directory is not where its end record says, at ${offset}`);
  if (all * DIRECTORY_ENTRY_BYTES > size) throw new Error(`the end record speaks of ${all} files, more than the directory can hold`);
}

/** ASCII that is allowed, or nothing: neither `..` nor `\`, another encoding or another form of the same letters is a question then. */
function nameOf({ fileName }: Entry): string {
  const name = Buffer.isBuffer(fileName) ? fileName.toString('latin1') : fileName;
  if (!ALLOWED.test(name)) throw new Error(`no evidence has a file named ${shown(name)}`);
  return name;
}

const shown = (name: string): string => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** Deflate's level, a descriptor behind the data, names in UTF-8. */
const FLAGS = 0x0002 | 0x0004 | 0x0008 | 0x0800;
const DESCRIPTOR_FLAG = 0x0008;
const REGULAR = 0o100000;
const KIND = 0o170000;

function checkEntry(entry: Entry, name: string, total: number): void {
  const refuse = (why: string): never => {
    throw new Error(`${name}: ${why}`);
  };
  const { generalPurposeBitFlag: flags, compressionMethod: method, uncompressedSize: size, compressedSize: packed } = entry;
  if (entry.isEncrypted()) refuse('it is encrypted');
  if ((flags & ~FLAGS) !== 0) refuse(`it has flags that are not taken (0x${flags.toString(16)})`);
  if (method !== 0 && method !== 8) refuse(`it is packed by method ${method}`);
  if (entry.extraFieldLength > 0 || entry.fileCommentLength > 0) refuse('it has extra fields or a comment');
  const host = entry.versionMadeBy >>> 8;
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (host !== 0 && host !== 3) refuse(`it was made by a system that is not taken (${host})`);
  if ((kind !== 0 && kind !== REGULAR) || (entry.externalFileAttributes & 0x10) !== 0) refuse('it is no regular file');
  if (size > packed * MAX_RATIO && total > FREE_BYTES) refuse(`${packed} bytes unpack to ${size}`);
  if (total > EVIDENCE_MAX_BYTES) refuse(`with it there are ${total} bytes unpacked, more than ${EVIDENCE_MAX_BYTES}`);
}

/** Local header, data and descriptor must say what the directory says, and begin where the file before ends. */
async function locate(zip: ZipFile, entry: Entry, name: string, at: number, bytes: Buffer) {
  if (entry.relativeOffsetOfLocalHeader !== at) {
    throw new Error(`${name}: it begins at ${entry.relativeOffsetOfLocalHeader}, not where the file before ends, at ${at}`);
  }
  const local = await zip.readLocalFileHeaderPromise(entry);
  if (!agree(local, entry)) throw new Error(`${name}: its own header and the directory differ`);
  const { fileDataStart: start } = local;
  const end = start + entry.compressedSize;
  const file = {
    name,
    sizeBytes: entry.uncompressedSize,
    crc: entry.crc32,
    deflated: entry.compressionMethod === 8,
    packed: bytes.subarray(start, end),
  };
  if ((entry.generalPurposeBitFlag & DESCRIPTOR_FLAG) === 0) return { packed: file, end };
  checkDescriptor(bytes.subarray(end, end + DESCRIPTOR_BYTES), entry, name);
  return { packed: file, end: end + DESCRIPTOR_BYTES };
}

function agree(local: LocalFileHeader, entry: Entry): boolean {
  const later = (entry.generalPurposeBitFlag & DESCRIPTOR_FLAG) !== 0;
  const said = [local.crc32, local.compressedSize, local.uncompressedSize];
  return (
    local.fileName.equals(entry.fileNameRaw) &&
    local.extraFieldLength === 0 &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    local.compressionMethod === entry.compressionMethod &&
    said.join() === (later ? [0, 0, 0] : [entry.crc32, entry.compressedSize, entry.uncompressedSize]).join()
  );
}

const DESCRIPTOR_BYTES = 16;

function checkDescriptor(descriptor: Buffer, entry: Entry, name: string): void {
  const expected = Buffer.alloc(DESCRIPTOR_BYTES);
  for (const [i, value] of [0x08074b50, entry.crc32, entry.compressedSize, entry.uncompressedSize].entries()) {
    expected.writeUInt32LE(value, i * 4);
  }
  if (!descriptor.equals(expected)) throw new Error(`${name}: the descriptor behind it and the directory differ`);
}

const CHUNK_BYTES = 256 * 1024;

function contentOf({ packed, deflated }: PackedFile): Readable {
  if (!deflated) return Readable.from(piecesOf(packed));
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflate.end(packed);
  return inflate;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** Unpacks once, keeping nothing: the size must be the one that was said, to the byte, and the sum too. */
async function checkContent(file: PackedFile): Promise<void> {
  const stream = contentOf(file);
  let size = 0;
  let sum = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > file.sizeBytes) {
      stream.destroy();
      throw new Error(`${file.name}: it unpacks to more than the ${file.sizeBytes} bytes it speaks of`);
    }
    sum = crc32(chunk as Buffer, sum);
  }
  if (size !== file.sizeBytes) throw new Error(`${file.name}: it unpacks to ${size} bytes instead of ${file.sizeBytes}`);
  if (sum !== file.crc) throw new Error(`${file.name}: its check sum is another`);
  if ('bytesWritten' in stream && stream.bytesWritten !== file.packed.length)
    throw new Error(`${file.name}: there are bytes behind its end`);
}
