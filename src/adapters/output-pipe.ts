import { type ChildProcess, execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A pipe holds 64 KiB on Linux, so a larger buffer would never be filled. */
const READ_BYTES = 64 * 1024;

/** Where a command's stdout and stderr go, before it is started. */
export interface OutputPipe {
  /** For both stdout and stderr of `spawn`. */
  readonly stdio: number | 'pipe';
  /**
   * Starts reading, once the command is spawned. `take` gets each chunk, valid only during the call, and returns false to hold the writer
   * back until `resume`; it must not throw. `closed` is called once, when every writer has let go or after `destroy`.
   */
  read(child: ChildProcess, take: (chunk: Buffer) => boolean, closed: () => void): OutputReader;
  /** Gives the pipe up where the command could not be spawned. */
  abandon(): void;
}

export interface OutputReader {
  resume(): void;
  destroy(): void;
}

/**
 * One pipe for both streams where the system has named pipes, so that the order of the output is the order in which it was written.
 *
 * What Node makes for `stdio: 'pipe'` is a pair of sockets, one per stream: the order is lost, and a child that opens /dev/stdout gets
 * ENXIO. `sh -c 'exec "$@" 2>&1'` would restore the order but not the pipe, and would report a missing program as status 127. A named pipe
 * in a private folder, removed as soon as both ends are open, gives a real pipe as a shell makes it, and the command is spawned directly.
 */
export function openOutputPipe(): OutputPipe {
  const ends = process.platform === 'win32' ? null : openNamedPipe();
  return ends === null ? separatePipes() : onePipe(ends.readEnd, ends.writeEnd);
}

/** Null where there is no mkfifo, or the temporary folder's file system has no named pipes. */
function openNamedPipe(): { readEnd: number; writeEnd: number } | null {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(tmpdir(), 'receipt-'));
    const path = join(folder, 'output');
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
    const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return { readEnd, writeEnd: openSync(path, constants.O_WRONLY) };
  } catch {
    return null;
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

function onePipe(readEnd: number, writeEnd: number): OutputPipe {
  return {
    stdio: writeEnd,
    read(_child, take, closed) {
      closeSync(writeEnd);
      // One buffer for all reads keeps memory flat, whatever the child prints.
      const buffer = Buffer.allocUnsafe(READ_BYTES);
      const onread = { buffer, callback: (size: number) => take(buffer.subarray(0, size)) };
      const socket = new Socket({ fd: readEnd, readable: true, writable: false, onread });
      socket.on('error', () => socket.destroy());
      socket.on('close', closed);
      socket.resume();
      return { resume: () => void socket.resume(), destroy: () => void socket.destroy() };
    },
    abandon() {
      closeSync(writeEnd);
      closeSync(readEnd);
    },
  };
}

/** Windows, mostly: two pipes, whose chunks are taken as they come. */
function separatePipes(): OutputPipe {
  return {
    stdio: 'pipe',
    read(child, take, closed) {
      const streams = [child.stdout, child.stderr].filter((stream): stream is Readable => stream !== null);
      let open = streams.length;
      for (const stream of streams) {
        stream.on('data', (chunk: Buffer) => {
          if (!take(chunk)) for (const each of streams) each.pause();
        });
        stream.on('error', () => stream.destroy());
        stream.on('close', () => {
          open -= 1;
          if (open === 0) closed();
        });
      }
      const all = (act: (stream: Readable) => void) => () => streams.forEach(act);
      return { resume: all((stream) => stream.resume()), destroy: all((stream) => stream.destroy()) };
    },
    abandon() {},
  };
}
