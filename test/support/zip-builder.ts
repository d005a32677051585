import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a zip; what is left out is what an honest writer writes. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  readonly stored?: boolean;
  /** Without it, sizes and sum stand in the local header. */
  readonly descriptor?: boolean;
  /** What the data is instead of the packed content. */
  readonly packed?: Buffer;
  /** Unix mode with its kind. */
  readonly mode?: number;
  readonly host?: number;
  readonly dosAttributes?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  readonly extra?: Buffer;
  readonly comment?: string;
  /** Where the directory says that it begins. */
  readonly offset?: number;
  /** What the local header says instead. */
  readonly local?: {
    readonly name?: string;
    readonly method?: number;
    readonly flags?: number;
    readonly numbers?: readonly [number, number, number];
    readonly extra?: Buffer;
  };
  /** What stands behind the data instead of the descriptor. */
  readonly behind?: Buffer;
  /** Not listed in the directory. */
  readonly hidden?: boolean;
  /** Listed alone: there is no such file. */
  readonly listedOnly?: boolean;
}

export interface ZipParts {
  readonly before?: Buffer;
  /** Between the last file and the directory. */
  readonly between?: Buffer;
  readonly after?: Buffer;
  readonly comment?: Buffer;
  /** Of the end record: fields by their offset in it, 16 or 32 bits. */
  readonly end?: Readonly<Record<number, number>>;
  /** Zip64 records before the end record. */
  readonly zip64?: { readonly entries: number; readonly size?: number; readonly offset?: number };
}

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value & 255, (value >>> 8) & 255])));
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value >>> 0);
      return bytes;
    }),
  );
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** Builds a zip as the artifact client writes it, or as no honest writer would. */
export function buildZip(entries: readonly ZipEntry[], parts: ZipParts = {}): Buffer {
  const pieces: Buffer[] = [parts.before ?? Buffer.alloc(0)];
  let at = pieces[0]?.length ?? 0;
  const directory: Buffer[] = [];
  for (const entry of entries) {
    const { local, central } = recordsOf(entry, at);
    if (entry.listedOnly !== true) {
      pieces.push(local);
      at += local.length;
    }
    if (entry.hidden !== true) directory.push(central);
  }
  const between = parts.between ?? Buffer.alloc(0);
  const listing = Buffer.concat(directory);
  const offset = at + between.length;
  const comment = parts.comment ?? Buffer.alloc(0);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0, 0, directory.length & 0xffff, directory.length & 0xffff),
    u32(listing.length, offset),
    u16(comment.length),
  ]);
  for (const [place, value] of Object.entries(parts.end ?? {})) {
    if (Number(place) >= 12 && Number(place) < 20) end.writeUInt32LE(value >>> 0, Number(place));
    else end.writeUInt16LE(value, Number(place));
  }
  const zip64 = parts.zip64 === undefined ? Buffer.alloc(0) : zip64Records(parts.zip64, offset, listing.length);
  return Buffer.concat([...pieces, between, listing, zip64, end, comment, parts.after ?? Buffer.alloc(0)]);
}

function recordsOf(entry: ZipEntry, at: number): { local: Buffer; central: Buffer } {
  const content = Buffer.from(entry.content ?? '');
  const name = Buffer.from(entry.name);
  const stored = entry.stored ?? false;
  const packed = entry.packed ?? (stored ? content : deflateRawSync(content));
  const descriptor = entry.descriptor ?? true;
  const flags = entry.flags ?? (descriptor ? 0x0008 : 0);
  const method = entry.method ?? (stored ? 0 : 8);
  const numbers = [entry.crc ?? crc32(content), entry.packedSize ?? packed.length, entry.size ?? content.length] as const;
  const extra = entry.extra ?? Buffer.alloc(0);
  const { local = {} } = entry;
  const localName = Buffer.from(local.name ?? name);
  const localExtra = local.extra ?? Buffer.alloc(0);
  const time = u32(0x5b7d8000);
  const header = Buffer.concat([
    u32(0x04034b50),
    u16(20, local.flags ?? flags, local.method ?? method),
    time,
    u32(...(local.numbers ?? (descriptor ? [0, 0, 0] : numbers))),
    u16(localName.length, localExtra.length),
    localName,
    localExtra,
  ]);
  const behind = entry.behind ?? (descriptor ? u32(0x08074b50, ...numbers) : Buffer.alloc(0));
  const comment = Buffer.from(entry.comment ?? '');
  const central = Buffer.concat([
    u32(0x02014b50),
    u16(((entry.host ?? 3) << 8) | 45, 20, flags, method),
    time,
    u32(...numbers),
    u16(name.length, extra.length, comment.length, 0, 0),
    u32((((entry.mode ?? 0o100644) << 16) >>> 0) + (entry.dosAttributes ?? 0), entry.offset ?? at),
    name,
    extra,
    comment,
  ]);
  return { local: Buffer.concat([header, packed, behind]), central };
}

function zip64Records({ entries, size, offset }: NonNullable<ZipParts['zip64']>, directoryAt: number, directorySize: number): Buffer {
  const record = Buffer.concat([
    u32(0x06064b50),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(entries),
    u64(entries),
    u64(size ?? directorySize),
    u64(offset ?? directoryAt),
  ]);
  return Buffer.concat([record, u32(0x07064b50, 0), u64(directoryAt + directorySize), u32(1)]);
}
