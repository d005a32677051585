import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describeIoError, errorCode } from '../adapters/files.ts';
import { ReceiptError } from '../core/model/errors.ts';

/** A folder that holds, or should hold, one suite's evidence. */
export interface SuiteFolder {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** As a user would name it from where he stands. */
  readonly shown: string;
  /** Absolute; the out folder it lies in, or itself where it lies elsewhere: evidence, and so no part of what was tested. */
  readonly evidenceRoot: string;
}

/** Files by which a suite's folder is known, whatever it is called. */
const MARKS = ['receipt.json', 'verdict.json', 'log.txt'];
/** What must outlive runs is kept here, beside the suites. */
export const STATE_FOLDER = 'state';
const PREVIOUS = '.previous';

/**
 * The suites whose evidence there is. Where nothing is named: those in the out folder where the user stands. Of a named folder: itself where it
 * is one suite's, else those in the out folder in it, else those right below it. In an out folder every folder counts as a suite, also one
 * without a receipt: a run that died leaves no other trace.
 * @param folder absolute; what the user named, or null.
 * @param out path of the out folder, relative to where it is looked for.
 * @throws ReceiptError INPUT_INVALID where there is no such folder; IO_FAILED where it can't be read.
 */
export async function findSuites(folder: string | null, out: string, cwd: string): Promise<SuiteFolder[]> {
  const inside = resolve(folder ?? cwd, out);
  if (folder === null) return await suitesIn(inside, (await readFolder(inside)) ?? [], true, cwd);
  const entries = await readFolder(folder);
  if (entries === null) {
    throw new ReceiptError('INPUT_INVALID', `${folder} is not a folder`, { remedy: 'name the folder that holds the evidence' });
  }
  if (entries.includes('receipt.json')) return [namedSuite(folder, out, cwd)];
  const listed = await readFolder(inside);
  if (listed !== null) return await suitesIn(inside, listed, true, cwd);
  if (MARKS.some((mark) => entries.includes(mark))) return [namedSuite(folder, out, cwd)];
  return await suitesIn(folder, entries, basename(folder) === basename(out), cwd);
}

function namedSuite(folder: string, out: string, cwd: string): SuiteFolder {
  const parent = dirname(folder);
  return suiteAt(folder, basename(parent) === basename(out) ? parent : folder, cwd);
}

async function suitesIn(parent: string, entries: readonly string[], isOut: boolean, cwd: string): Promise<SuiteFolder[]> {
  const suites: SuiteFolder[] = [];
  for (const name of [...entries].sort()) {
    if (name === STATE_FOLDER || name.endsWith(PREVIOUS) || name.startsWith('.')) continue;
    const path = join(parent, name);
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && (isOut || MARKS.some((mark) => existsSync(join(path, mark))))) suites.push(suiteAt(path, parent, cwd));
  }
  return suites;
}

function suiteAt(path: string, evidenceRoot: string, cwd: string): SuiteFolder {
  const shown = relative(cwd, path);
  return { name: basename(path), path, shown: shown === '' ? '.' : shown.startsWith('..') ? path : shown, evidenceRoot };
}

/** Names in a folder; null where there is no folder of that name. */
async function readFolder(path: string): Promise<string[] | null> {
  try {
    return await readdir(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw new ReceiptError('IO_FAILED', `${path} could not be read: ${describeIoError(error)}`, { cause: error });
  }
}
