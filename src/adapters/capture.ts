import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, openSync, type Stats, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { ReceiptError } from '../core/model/errors.ts';
import { ioFailed } from './files.ts';

/** A reader of our output that sleeps longer than the command: what more may wait for it once nothing holds the command back. */
const BACKLOG_BYTES = 8 * 2 ** 20;

const COPY_BYTES = 64 * 1024;

/** What was kept of a command's output. */
export interface CapturedLog {
  /** Of the stored bytes. */
  readonly sha256: string;
  readonly storedBytes: number;
  readonly seenBytes: number;
  /** Of all bytes seen; equal to `sha256` unless the size limit was passed. */
  readonly seenSha256: string;
}

export interface CaptureOptions {
  /** The log file; created anew. */
  readonly path: string;
  /** What is past it is counted and hashed, not stored. */
  readonly limitBytes: number;
  /** Sees every stored byte, in order; a chunk is valid only during the call. May ask to wait for a moment. */
  readonly consume: (chunk: Uint8Array) => Promise<void> | null;
  /** Where the output is shown as it comes; null for nowhere. */
  readonly display: Writable | null;
}

/** Stores, hashes, scans and shows output as it passes. Writes are synchronous: memory stays flat, and a full disk is seen at once. */
export class Capture {
  readonly #options: CaptureOptions;
  readonly #file: number;
  readonly #all: Hash = createHash('sha256');
  #stored: string | null = null;
  #storedBytes = 0;
  #seenBytes = 0;
  #display: Writable | null;
  #copy = Buffer.alloc(0);
  readonly #displayFailed = () => {
    // Whoever reads our output has gone (`receipt run … | head`): no reason to lose the evidence.
    this.#display = null;
    this.#wake?.();
  };
  #wake: (() => void) | null = null;

  /** @throws {ReceiptError} IO_FAILED where the file can't be created. */
  constructor(options: CaptureOptions) {
    this.#options = options;
    this.#display = options.display;
    this.#display?.on('error', this.#displayFailed);
    try {
      this.#file = openSync(options.path, 'wx');
    } catch (cause) {
      throw ioFailed('create', options.path, cause);
    }
  }

  get seenBytes(): number {
    return this.#seenBytes;
  }

  /**
   * Takes one chunk, which may be overwritten afterwards.
   * @param patient wait for a slow reader of our output, not only for `consume`; once the command has ended, what such a reader doesn't take
   *   is only stored.
   * @returns null, or a promise of the moment when more is welcome.
   * @throws {ReceiptError} IO_FAILED where the log can't be written (a full disk).
   */
  take(chunk: Buffer, patient: boolean): Promise<void> | null {
    this.#seenBytes += chunk.length;
    const consumed = this.#keep(chunk);
    const shown = this.#show(chunk, patient);
    return consumed === null || shown === null ? (consumed ?? shown) : Promise.all([consumed, shown]).then(() => {});
  }

  #keep(chunk: Buffer): Promise<void> | null {
    const room = this.#options.limitBytes - this.#storedBytes;
    const kept = chunk.length <= room ? chunk : chunk.subarray(0, room);
    this.#all.update(kept);
    if (kept.length < chunk.length) {
      this.#stored ??= this.#all.copy().digest('hex');
      this.#all.update(chunk.subarray(kept.length));
    }
    return kept.length === 0 ? null : this.#store(kept);
  }

  #store(chunk: Buffer): Promise<void> | null {
    try {
      for (let at = 0; at < chunk.length; ) at += writeSync(this.#file, chunk, at);
    } catch (cause) {
      throw ioFailed('write', this.#options.path, cause);
    }
    this.#storedBytes += chunk.length;
    return this.#options.consume(chunk);
  }

  #show(chunk: Buffer, patient: boolean): Promise<void> | null {
    const display = this.#display;
    if (display === null || (!patient && display.writableLength > BACKLOG_BYTES)) return null;
    if (display.write(this.#copyFor(display, chunk)) || !patient) return null;
    return new Promise((resolve) => {
      const wake = () => {
        this.#wake = null;
        display.off('drain', wake);
        resolve();
      };
      this.#wake = wake;
      display.once('drain', wake);
    });
  }

  /**
   * A copy, since the chunk's bytes are overwritten by the next read. Our own standard streams have written a chunk when nothing waits any
   * more, so there the same place serves again; another stream may have passed it on.
   */
  #copyFor(display: Writable, chunk: Buffer): Buffer {
    const passedOn = display !== process.stdout && display !== process.stderr;
    if (passedOn) return Buffer.from(chunk);
    if (display.writableLength > 0 || this.#copy.length < chunk.length) {
      this.#copy = Buffer.allocUnsafeSlow(Math.max(chunk.length, COPY_BYTES));
    }
    const copy = this.#copy.subarray(0, chunk.length);
    copy.set(chunk);
    return copy;
  }

  /** Closes the file of a capture that failed; what was stored stays. */
  abandon(): void {
    try {
      closeSync(this.#file);
    } catch {
      // The failure that led here says more.
    }
  }

  /** Stops waiting for a slow reader. */
  hurry(): void {
    this.#wake?.();
  }

  /**
   * Closes the file; what was stored stays. The log isn't forced to the disk: should the machine die, the digest tells.
   * @throws {ReceiptError} IO_FAILED where the file system only now says that bytes are lost, or the suite took the file away.
   */
  close(): CapturedLog {
    const { path } = this.#options;
    let ours: Stats;
    try {
      ours = fstatSync(this.#file);
      closeSync(this.#file);
    } catch (cause) {
      throw ioFailed('write', path, cause);
    }
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there?.ino !== ours.ino || there.dev !== ours.dev || there.size !== this.#storedBytes) throw meddled(path, there === undefined);
    const seenSha256 = this.#all.digest('hex');
    return { sha256: this.#stored ?? seenSha256, storedBytes: this.#storedBytes, seenBytes: this.#seenBytes, seenSha256 };
  }
}

function meddled(path: string, isGone: boolean): ReceiptError {
  return new ReceiptError('IO_FAILED', `${path} was ${isGone ? 'removed' : 'changed'} by somebody else while the command ran`, {
    remedy: 'Keep the suite away from the evidence (git clean -e .receipt), or put it elsewhere with --out DIR.',
  });
}
