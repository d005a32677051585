import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes; handed in, so that a face in a test is the face of a user. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute; relative paths that the user gives start here. */
  readonly cwd: string;
}

/** A subcommand: the words behind its name in, the exit code out. Throws ReceiptError for what the caller or the world did wrong. */
export type Command = (argv: readonly string[], io: Io) => Promise<number>;
