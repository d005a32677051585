import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findRepository, GitFailure, gitText, type Repository, readHead } from '../adapters/git.ts';
import { findFiles } from '../adapters/globs.ts';
import { bytePathIn, digestSnapshot, type TreeSnapshot, takeSnapshot } from '../adapters/worktree.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { type BytePath, differingFiles, type FilesList, fromBytePath, parseFilesList, toBytePath } from '../core/model/files-list.ts';
import type { Reason } from '../core/model/reasons.ts';
import type { Receipt, Source } from '../core/model/receipt.ts';
import type { FileDifferences } from '../core/present/verify-text.ts';
import { reportPathsOf } from '../core/receipt.ts';
import type { Distrust } from './check-folder.ts';
import type { SuiteFolder } from './find-suites.ts';

/** Whether the files before us are those that were tested. */
export interface Compared {
  readonly problems: readonly Distrust[];
  readonly notes: readonly Reason[];
  readonly files: number | null;
  readonly differing: FileDifferences | null;
}

const same = (files: number | null, notes: readonly Reason[] = []): Compared => ({ problems: [], notes, files, differing: null });

function stale(what: string, more: Record<string, string> = {}, differing: FileDifferences | null = null): Compared {
  return { problems: [{ code: 'receipt-stale', args: { what, ...more } }], notes: [], files: null, differing };
}

/** What a receipt's source is compared with. */
export interface Standpoint {
  /** Absolute; what the user named, or null for where he stands. */
  readonly folder: string | null;
  /** Path of the out folder, relative to `cwd`. */
  readonly out: string;
  /** Absolute. */
  readonly cwd: string;
  /** Compare with this commit instead of the work tree. */
  readonly commit: string | null;
  /** Snapshots taken so far: several suites of one run look at the same files. */
  readonly snapshots: Map<string, Promise<TreeSnapshot>>;
}

/**
 * Compares what a receipt says was tested with the work tree where the user stands, or with a commit of his choice.
 * @throws ReceiptError INPUT_INVALID where the commit named isn't there; GIT_FAILED.
 */
export async function compareSource(receipt: Receipt, suite: SuiteFolder, standpoint: Standpoint): Promise<Compared> {
  const { source } = receipt;
  if (source === null) {
    return stale('nobody can tell whether these files differ', {
      why: `the run was bound to no files: ${receipt.source_missing ?? 'it was outside git'}`,
      do: 'Put the files under git (git init, git add, git commit), then run the suite again.',
    });
  }
  const repository = await findRepository(await placeOf(standpoint));
  if ('missing' in repository) {
    return stale('nobody can tell whether these files differ', {
      why: repository.missing,
      do: 'Run verify inside the repository that was tested.',
    });
  }
  try {
    if (standpoint.commit !== null) return await compareCommit(repository, source, standpoint.commit);
    return await compareWorktree(repository, receipt, source, suite, standpoint);
  } catch (error) {
    if (error instanceof GitFailure) return stale('nobody can tell whether these files differ', { why: `git: ${error.message}` });
    throw error;
  }
}

/** Where the user stands, as long as that is a work tree: a repository inside an evidence folder has no say. */
async function placeOf({ cwd, folder }: Standpoint): Promise<string> {
  return folder === null || !('missing' in (await findRepository(cwd))) ? cwd : folder;
}

async function compareWorktree(
  repository: Repository,
  receipt: Receipt,
  source: Source,
  suite: SuiteFolder,
  standpoint: Standpoint,
): Promise<Compared> {
  const { root } = repository;
  const snapshot = await snapshotOnce(repository, source, standpoint);
  const reportPaths = reportPathsIn(root, receipt, suite);
  const ownOutput = new Set(source.own_output?.map(toBytePath));
  const now = digestSnapshot(root, snapshot, { outFolder: suite.evidenceRoot, reportPaths, ownOutput });
  if (now.sha256 === source.worktree || now.sha256 === source.after.worktree) {
    const { commit } = await readHead(repository);
    const moved = commit !== source.git_head && commit !== source.after.git_head;
    return same(now.files.size, moved ? [{ code: 'same-tree' }] : []);
  }
  const differing = await nameDifferences(suite.path, now.files);
  const count = differing?.total ?? 0;
  return stale(count === 1 ? '1 file differs' : count > 1 ? `${count} files differ` : 'the files differ', {}, differing);
}

function snapshotOnce(repository: Repository, source: Source, { cwd, out, snapshots }: Standpoint): Promise<TreeSnapshot> {
  const view = { outFolder: resolve(cwd, out), rulesFrom: source.git_head, by: source.worktree_by ?? 'bytes' } as const;
  const key = JSON.stringify([repository.root, view]);
  const taken = snapshots.get(key) ?? takeSnapshot(repository, view);
  snapshots.set(key, taken);
  return taken;
}

/** Reports are no part of what is tested, by the rule of the run: those it took, and whatever the named globs match. */
function reportPathsIn(root: string, receipt: Receipt, { evidenceRoot }: SuiteFolder): Set<BytePath> {
  const paths = reportPathsOf(receipt);
  const named = receipt.expectations.reports.filter((glob) => glob !== 'auto' && glob !== 'none');
  for (const { absolute } of findFiles(named, { cwd: resolve(root, receipt.suite.cwd), workspace: root, outFolder: evidenceRoot })) {
    const path = bytePathIn(root, absolute);
    if (path !== null) paths.add(path);
  }
  return paths;
}

const NAMED_FILES = 100;

/** From files.txt, which was whole or is a problem of its own; null where it tells nothing. */
async function nameDifferences(folder: string, now: FilesList): Promise<FileDifferences | null> {
  const tested = await readFile(join(folder, 'files.txt')).then(parseFilesList, () => null);
  if (tested === null) return null;
  const { changed, added, missing } = differingFiles(tested, now);
  const names = (paths: readonly string[]) => paths.slice(0, NAMED_FILES).map(fromBytePath);
  return { changed: names(changed), added: names(added), deleted: names(missing), total: changed.length + added.length + missing.length };
}

async function compareCommit(repository: Repository, source: Source, rev: string): Promise<Compared> {
  const tree = rev.startsWith('-') ? null : await gitText(repository, ['rev-parse', '--verify', '--quiet', `${rev}^{tree}`]);
  if (tree === null || tree === '') {
    throw new ReceiptError('INPUT_INVALID', `--commit ${rev} names no commit here`, {
      remedy: 'name a commit, branch or tag of this repository',
    });
  }
  if (source.dirty) {
    return stale(`${rev} differs`, {
      why: 'files with uncommitted changes were tested, which are in no commit',
      do: 'Commit, then run the suite again; or verify the work tree, without --commit.',
    });
  }
  if (source.sparse !== undefined) {
    return stale(`${rev} differs`, {
      why: `a sparse checkout left ${source.sparse} of its files out`,
      do: 'Run the suite on a whole checkout (git sparse-checkout disable).',
    });
  }
  return tree === source.git_tree
    ? same(null)
    : stale(`${rev} differs`, { why: `its tree is ${tree.slice(0, 8)}…, tested was ${source.git_tree?.slice(0, 8) ?? 'none'}…` });
}
