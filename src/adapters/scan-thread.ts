import { Worker } from 'node:worker_threads';
import type { LogFacts } from '../core/model/log.ts';
import { createLogScanner, type LogScannerOptions } from '../core/parse/log-scanner.ts';
import { RING_BYTES, RingWriter, type ScanTask } from './scan-ring.ts';

/** A log this small is read faster than a thread starts. */
const SMALL_BYTES = 2 * 2 ** 20;

/** Lines are garbage as soon as they are read: a small nursery costs no time and saves tens of MiB. */
const YOUNG_MB = 8;

/** A log scanner that may keep its writer waiting. */
export interface LogScan {
  /** Takes a chunk, which may be overwritten afterwards. @returns null, or a promise of the moment when there is room for more */
  write(chunk: Uint8Array): Promise<void> | null;
  /** @throws where the thread died: then somebody has to read the log again */
  end(): Promise<LogFacts>;
  /** Lets go of everything; for a run that failed. */
  abandon(): void;
}

/**
 * Scans a log while it is written: a large one on a thread of its own, since matching its lines costs more than storing them, and the one
 * who stores them holds the suite back.
 * @param entry  a script that, started as a thread, calls {@link scanOnThread}; null scans here
 */
export function startLogScan(options: LogScannerOptions, entry: URL | null): LogScan {
  if (entry !== null) return new ThreadedScan(options, entry);
  const scanner = createLogScanner(options);
  return {
    write: (chunk) => {
      scanner.write(chunk);
      return null;
    },
    end: async () => scanner.end(),
    abandon: () => {},
  };
}

class ThreadedScan implements LogScan {
  readonly #options: LogScannerOptions;
  readonly #entry: URL;
  /** The beginning, kept until it is known whether a thread pays. */
  #first: Buffer[] = [];
  #firstBytes = 0;
  #thread: Thread | null = null;

  constructor(options: LogScannerOptions, entry: URL) {
    this.#options = options;
    this.#entry = entry;
  }

  write(chunk: Uint8Array): Promise<void> | null {
    if (this.#thread !== null) return this.#thread.write(chunk);
    this.#first.push(Buffer.from(chunk));
    this.#firstBytes += chunk.length;
    if (this.#firstBytes <= SMALL_BYTES) return null;
    this.#thread = new Thread(this.#options, this.#entry);
    let room: Promise<void> | null = null;
    for (const each of this.#first) room = this.#thread.write(each);
    this.#first = [];
    return room;
  }

  async end(): Promise<LogFacts> {
    if (this.#thread !== null) return await this.#thread.end();
    const scanner = createLogScanner(this.#options);
    for (const chunk of this.#first) scanner.write(chunk);
    return scanner.end();
  }

  abandon(): void {
    this.#thread?.abandon();
  }
}

class Thread {
  readonly #ring: RingWriter;
  readonly #worker: Worker;
  readonly #facts: Promise<LogFacts>;
  /** For those that wait for room: one promise for all. */
  #room: { readonly promise: Promise<void>; readonly give: () => void } | null = null;
  #died = false;

  constructor(options: LogScannerOptions, entry: URL) {
    const memory = new SharedArrayBuffer(RING_BYTES);
    this.#ring = new RingWriter(memory);
    const task: ScanTask = { task: 'scan-log', memory, footer: options.footer ?? null, argv: options.argv ?? null };
    this.#worker = new Worker(entry, { workerData: task, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.#facts = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: LogFacts | 'room') => {
        if (message === 'room') this.#giveRoom();
        else resolve(message);
      });
      this.#worker.on('error', reject);
      this.#worker.on('exit', () => reject(new Error('the scanning thread ended early')));
    });
    this.#facts.catch(() => {
      this.#died = true;
      this.#giveRoom();
    });
  }

  write(chunk: Uint8Array): Promise<void> | null {
    return this.#died || this.#ring.write(chunk) ? null : this.#awaitRoom();
  }

  #awaitRoom(): Promise<void> {
    if (this.#room !== null) return this.#room.promise;
    let give = () => {};
    const promise = new Promise<void>((resolve) => {
      give = resolve;
    });
    this.#room = { promise, give };
    return promise;
  }

  #giveRoom(): void {
    if (!this.#died && !this.#ring.flush()) return;
    this.#room?.give();
    this.#room = null;
  }

  async end(): Promise<LogFacts> {
    // What waits for room is still to be handed over.
    while (!this.#died && !this.#ring.flush()) await this.#awaitRoom();
    this.#ring.end();
    return await this.#facts;
  }

  abandon(): void {
    void this.#worker.terminate();
  }
}
