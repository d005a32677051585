import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { SecretScanner, type Span } from '../core/parse/secret-scanner.ts';
import { MAX_SECRETS, maskedIn, type SecretValue } from '../core/parse/secret-values.ts';

/** A copy of a file in which every secret is blanked; nothing is moved, so that places and lengths stay what they were. */
export interface BlankedCopy {
  /** Of the copy. */
  readonly sha256: string;
  /** Of what was copied. */
  readonly rawSha256: string;
  readonly sizeBytes: number;
  /** What was blanked, in order and without overlap; beyond {@link TOLD_SPANS} only counted. */
  readonly spans: readonly Span[];
  readonly count: number;
}

/** A receipt says no more of one file. */
export const TOLD_SPANS = 1000;
const PIECE_BYTES = 256 * 1024;

/**
 * Copies a regular file once through the scanner. What is read again and blanked is the copy, which nobody else writes to: what the scanner did
 * not see is not in it.
 * @param literals of the secrets, as bytes.
 * @throws system errors; ELOOP for a link.
 */
export async function copyBlanked(from: string, to: string, literals: readonly Uint8Array[]): Promise<BlankedCopy> {
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const copy = await open(to, 'wx+', 0o600);
    try {
      return await copyThrough(source, copy, new SecretScanner(literals));
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}

async function copyThrough(source: FileHandle, copy: FileHandle, scanner: SecretScanner): Promise<BlankedCopy> {
  const raw = createHash('sha256');
  const found = new FoundSpans();
  let sizeBytes = 0;
  for await (const piece of source.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false })) {
    raw.update(piece);
    await copy.write(piece, 0, piece.length, sizeBytes);
    sizeBytes += piece.length;
    await blankAll(copy, found.add(scanner.write(piece)));
  }
  await blankAll(copy, found.add(scanner.end()));
  const rawSha256 = raw.digest('hex');
  const sha256 = found.count === 0 ? rawSha256 : await digestOf(copy);
  return { sha256, rawSha256, sizeBytes, spans: found.told(), count: found.count };
}

/** Spans as they are found, merged where they touch; bounded. */
class FoundSpans {
  #spans: Span[] = [];
  #beyond = 0;

  get count(): number {
    return this.#spans.length + this.#beyond;
  }

  /** @returns what was given. */
  add(spans: Span[]): Span[] {
    if (spans.length === 0) return spans;
    const merged: { offset: number; length: number }[] = [];
    for (const { offset, length } of [...this.#spans, ...spans].sort((a, b) => a.offset - b.offset)) {
      const last = merged.at(-1);
      if (last !== undefined && offset <= last.offset + last.length) last.length = Math.max(last.length, offset + length - last.offset);
      else merged.push({ offset, length });
    }
    this.#beyond += Math.max(0, merged.length - TOLD_SPANS);
    this.#spans = merged.slice(0, TOLD_SPANS);
    return spans;
  }

  told(): readonly Span[] {
    return this.#spans;
  }
}

async function blankAll(copy: FileHandle, spans: readonly Span[]): Promise<void> {
  for (const { offset, length } of spans) {
    const bytes = Buffer.alloc(length);
    await copy.read(bytes, 0, length, offset);
    // Ends of lines, and what makes two bytes of one letter, stay: the file keeps its form.
    for (const [i, byte] of bytes.entries()) if (byte !== 0x0a && byte !== 0x0d && byte !== 0) bytes[i] = 0x2a;
    await copy.write(bytes, 0, length, offset);
  }
}

async function digestOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.createReadStream({ start: 0, highWaterMark: PIECE_BYTES, autoClose: false })) hash.update(piece);
  return hash.digest('hex');
}

/** Longer lines are no commands of anybody. */
const LINE_BYTES = 64 * 1024;

/**
 * What the suite itself masks in its log.
 * @returns null where it masks more than anybody looks for.
 * @throws system errors.
 */
export async function maskedInLog(path: string): Promise<SecretValue[] | null> {
  const found = new Map<string, SecretValue>();
  let rest = '';
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const text = rest + (piece as Buffer).toString('latin1');
    const cut = text.lastIndexOf('\n') + 1;
    rest = text.slice(cut).slice(0, LINE_BYTES);
    addMasked(text.slice(0, cut), found);
    if (found.size > MAX_SECRETS) return null;
  }
  addMasked(rest, found);
  return found.size > MAX_SECRETS ? null : [...found.values()];
}

function addMasked(text: string, found: Map<string, SecretValue>): void {
  // Most of any log has none; only then is it cut into lines.
  if (!/add-mask/i.test(text)) return;
  for (const line of text.split('\n')) {
    if (line.length > LINE_BYTES || !/add-mask/i.test(line)) continue;
    for (const secret of maskedIn(Buffer.from(line, 'latin1').toString())) found.set(secret.value, secret);
  }
}
