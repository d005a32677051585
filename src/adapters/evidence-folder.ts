import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { ReceiptError } from '../core/model/errors.ts';
import { errorCode, ioFailed, makeFolder } from './files.ts';
import { gitEntries, type Repository } from './git.ts';
import { takeLock } from './lock.ts';
import { bytePathIn } from './worktree.ts';

/** One suite's empty folder, ours alone until released. */
export interface EvidenceFolder {
  /** Absolute path of the suite's folder. */
  readonly path: string;
  release(): void;
}

export interface EvidenceFolderOptions {
  /** Absolute path of the out folder, which holds all suites. */
  readonly out: string;
  /** A safe file name. */
  readonly suite: string;
  /** Where the suite runs; the out folder must not be this or hold it. */
  readonly cwd: string;
  /** The work tree, so that a tracked out folder is refused; null outside git. */
  readonly repository: Repository | null;
  readonly now: Date;
}

/**
 * Makes the suite's folder, moving the earlier one aside (one is kept), so that whatever happens from here on never shows yesterday's green.
 * @throws {ReceiptError} INPUT_INVALID for an out folder that is not fit for it, BUSY, IO_FAILED
 */
export async function openEvidenceFolder(options: EvidenceFolderOptions): Promise<EvidenceFolder> {
  const { out, suite, now } = options;
  await refuseUnfit(options);
  makeOutFolder(out);
  const path = join(out, suite);
  const release = takeLock(join(out, `.${suite}.lock`), `the evidence folder ${path}`, now);
  try {
    rotate(path);
    return { path, release };
  } catch (cause) {
    release();
    throw ioFailed('make', path, cause);
  }
}

async function refuseUnfit({ out, suite, cwd, repository }: EvidenceFolderOptions): Promise<void> {
  if (basename(suite) !== suite || suite.startsWith('.')) throw new ReceiptError('INPUT_INVALID', `${suite} can't be the name of a folder`);
  if (cwd === out || cwd.startsWith(out + sep)) {
    throw new ReceiptError('INPUT_INVALID', `the out folder ${out} holds the very files that are tested`, {
      remedy: 'Name a folder of its own with --out DIR.',
    });
  }
  const found = statsOf(out);
  if (found?.isSymbolicLink()) {
    throw new ReceiptError('INPUT_INVALID', `the out folder ${out} is a link`, {
      remedy: 'Remove the link, or name the folder itself with --out DIR.',
    });
  }
  if (found !== undefined && !found.isDirectory()) {
    throw new ReceiptError('INPUT_INVALID', `the out folder ${out} is not a folder`, {
      remedy: 'Remove it, or name another one with --out DIR.',
    });
  }
  const inTree = repository === null ? null : bytePathIn(repository.root, out);
  if (repository === null || inTree === null) return;
  const shown = relative(repository.root, out);
  const tracked = await gitEntries(repository, ['--literal-pathspecs', 'ls-files', '-z', '--', shown]);
  if (tracked.length > 0) {
    throw new ReceiptError('INPUT_INVALID', `the out folder ${out} is tracked by git (${tracked.length} files)`, {
      remedy: `Evidence is made anew by each run and belongs in no commit: git rm -r --cached ${JSON.stringify(shown)}, or name another folder with --out DIR.`,
    });
  }
}

function statsOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    throw ioFailed('look at', path, cause);
  }
}

function makeOutFolder(out: string): void {
  makeFolder(out);
  try {
    writeFileSync(join(out, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw ioFailed('write to', out, cause);
  }
}

function rotate(path: string): void {
  const previous = `${path}.previous`;
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(path, previous);
  }
  mkdirSync(path);
}
