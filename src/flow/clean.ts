import { existsSync } from 'node:fs';
import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ioFailed } from '../adapters/files.ts';
import { takeLock } from '../adapters/lock.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { STATE_FOLDER } from './find-suites.ts';

export interface CleanResult {
  /** Names inside the out folder that were removed; empty where there was nothing. */
  readonly removed: readonly string[];
  /** Names that were left because they are not ours. */
  readonly kept: readonly string[];
}

/** All that a suite's folder ever holds, half-written files included. */
const OURS = /^(?:receipt\.json|verdict\.json|log\.txt|files\.txt|reports|earlier-reports|steps\.jsonl|bundle\.sigstore\.json|.*\.tmp)$/;
const LOCK = /^\.(?<suite>.+)\.lock$/;

/**
 * Removes the evidence of every suite from an out folder: only folders that hold nothing but what receipt writes. `state/` stays unless asked
 * for; the out folder goes when nothing is left in it.
 * @param out absolute.
 * @throws ReceiptError INPUT_INVALID where `out` is a link or no folder; BUSY where a suite is running; IO_FAILED where something can't be removed.
 */
export async function cleanOutFolder(out: string, withState: boolean): Promise<CleanResult> {
  if (!existsSync(out)) return { removed: [], kept: [] };
  const found = await lstat(out);
  if (!found.isDirectory()) {
    throw new ReceiptError('INPUT_INVALID', `${out} is ${found.isSymbolicLink() ? 'a link' : 'no folder'}`, {
      remedy: 'receipt only removes from a folder of its own; remove it by hand',
    });
  }
  const removed: string[] = [];
  const kept: string[] = [];
  for (const name of (await readdir(out)).sort()) {
    const path = join(out, name);
    if (name === '.gitignore' || LOCK.test(name)) continue;
    const ours = name === STATE_FOLDER ? withState : await isSuiteFolder(path);
    if (ours) await removeHeld(out, name);
    (ours ? removed : kept).push(name);
  }
  if (kept.length === 0) await removeEmpty(out);
  return { removed, kept: kept.filter((name) => name !== STATE_FOLDER) };
}

/** Whether a folder (no link) holds nothing but what receipt writes there; what the names hold doesn't matter. */
async function isSuiteFolder(path: string): Promise<boolean> {
  if (!(await lstat(path)).isDirectory()) return false;
  return (await readdir(path)).every((name) => OURS.test(name));
}

/** With the suite's lock, so that nothing is taken from under a run. */
async function removeHeld(out: string, name: string): Promise<void> {
  const suite = name.replace(/\.previous$/, '');
  const release = takeLock(join(out, `.${suite}.lock`), `the evidence folder ${join(out, suite)}`, new Date());
  try {
    await rm(join(out, name), { recursive: true, force: true });
  } catch (cause) {
    throw ioFailed('remove', join(out, name), cause);
  } finally {
    release();
  }
}

/** The folder itself, unless a lock (of a run that is just beginning) or anything else is in it. */
async function removeEmpty(out: string): Promise<void> {
  const left = (await readdir(out)).filter((name) => name !== '.gitignore');
  if (left.length > 0) return;
  await rm(join(out, '.gitignore'), { force: true });
  await rmdir(out).catch(() => {
    // Somebody put something in meanwhile: it stays.
  });
}
