import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { ReceiptError } from '../core/model/errors.ts';
import { errorCode, ioFailed } from './files.ts';

/** Longer than anybody takes from creating a lock to writing its owner into it. */
const WRITING_MS = 10_000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly started_at: string;
  /** What the system calls the moment when that process started, where it tells: a process id is used again. */
  readonly process_start: string | null;
}

/**
 * Takes a lock file, created exclusively with its owner's name in it. One whose owner has died on this host is taken over.
 * @returns gives it back
 * @throws {ReceiptError} BUSY where another process holds it, IO_FAILED where it can't be created
 */
export function takeLock(path: string, what: string, startedAt: Date): () => void {
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    started_at: startedAt.toISOString(),
    process_start: processStart(process.pid),
  };
  const content = `${JSON.stringify(owner)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(path, content)) return () => rmSync(path, { force: true });
    const held = readIfThere(path);
    if (held === null) continue;
    const other = parseOwner(held);
    if (other === null ? !isOld(path) : other.host !== owner.host || isAlive(other)) throw busy(path, what, other);
    takeAway(path, held);
  }
  throw busy(path, what, null);
}

function create(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return false;
    throw ioFailed('create', path, cause);
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return null;
    throw ioFailed('read', path, cause);
  }
}

/** Renaming is for one only: of two that find the same dead owner, the slower one must not remove the faster one's new lock. */
function takeAway(path: string, dead: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, path);
  } catch {
    // Somebody else was faster: the next attempt sees what is there now.
  } finally {
    rmSync(aside, { force: true });
  }
}

function parseOwner(content: string): Owner | null {
  try {
    const value: unknown = JSON.parse(content);
    const fits =
      typeof value === 'object' &&
      value !== null &&
      'pid' in value &&
      Number.isSafeInteger(value.pid) &&
      'host' in value &&
      'started_at' in value;
    return fits ? (value as Owner) : null;
  } catch {
    return null;
  }
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined || Date.now() - stats.mtimeMs > WRITING_MS;
}

function isAlive({ pid, process_start }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const start = processStart(pid);
  return start === null || process_start === null || start === process_start;
}

/** Linux tells it as the 22nd field of /proc/PID/stat, in ticks since the boot that has an id of its own. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function busy(path: string, what: string, owner: Owner | null): ReceiptError {
  const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}, since ${owner.started_at}`;
  return new ReceiptError('BUSY', `${what} is in use by ${who}`, {
    remedy: `Wait for it to end, or run another suite beside it with --suite NAME. If no such run exists any more, delete ${path}`,
  });
}
