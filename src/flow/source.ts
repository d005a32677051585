import { GitFailure, type GitHead, type Repository, readBranch, readHead, readParents, readRepositoryName } from '../adapters/git.ts';
import { bytePathIn, digestSnapshot, isInside, type LeftOut, type TreeSnapshot, takeSnapshot } from '../adapters/worktree.ts';
import { type BytePath, differingFiles, fromBytePath } from '../core/model/files-list.ts';
import type { Source } from '../core/model/receipt.ts';

/** What lay in the work tree before a run. */
export interface SourceBefore {
  readonly repository: Repository;
  readonly head: GitHead;
  readonly parents: readonly string[];
  readonly branch: string | null;
  readonly name: string | null;
  readonly snapshot: TreeSnapshot;
  readonly outFolder: string;
}

/** @returns why it can't be known, as the end of a sentence, where it can't */
export async function readSourceBefore(repository: Repository, outFolder: string): Promise<SourceBefore | { readonly missing: string }> {
  try {
    const [head, branch] = await Promise.all([readHead(repository), readBranch(repository)]);
    const [parents, name] = await Promise.all([readParents(repository, head.commit), readRepositoryName(repository, branch)]);
    const snapshot = await takeSnapshot(repository, { outFolder, compareWithHead: true });
    return { repository, head, parents, branch, name, snapshot, outFolder };
  } catch (error) {
    if (error instanceof GitFailure) return { missing: `git: ${error.message}` };
    throw error;
  }
}

/** The receipt says no more of what moved; the digests do. */
const MAX_MOVED = 20;

/**
 * What was tested, and what became of it during the run.
 * @param reportPaths absolute paths of report files, from before and after the run: no part of what is tested
 * @param ciRepository `owner/name` as CI says it
 * @returns the receipt's entry, and the bytes of files.txt
 */
export async function readSourceAfter(
  before: SourceBefore,
  reportPaths: Iterable<string>,
  ciRepository: string | null,
): Promise<{ source: Source; filesList: Uint8Array }> {
  const { repository, head, snapshot, outFolder } = before;
  const inTree = [...reportPaths].map((path) => bytePathIn(repository.root, path));
  const leftOut: LeftOut = { outFolder, reportPaths: new Set(inTree.filter((path) => path !== null)) };
  const tested = digestSnapshot(repository.root, snapshot, leftOut);
  const after = await readAgain(before, leftOut);
  const [first] = snapshot.changed;
  const source: Source = {
    repository: ciRepository ?? before.name,
    git_head: head.commit,
    git_tree: head.tree,
    ...(before.parents.length < 2 ? {} : { git_parents: before.parents.slice(0, 100) }),
    worktree: tested.sha256,
    ...(snapshot.by === 'git' ? { worktree_by: 'git' as const } : {}),
    after: after.entry,
    moved: after.moved.slice(0, MAX_MOVED).map((path) => fromBytePath(path).slice(0, 4096)),
    dirty: first !== undefined,
    ...(first === undefined ? {} : { changed: { count: snapshot.changed.length, first: fromBytePath(first).slice(0, 4096) } }),
    ...(snapshot.ownOutput.length === 0 ? {} : { own_output: snapshot.ownOutput.slice(0, 2).map(fromBytePath) }),
    ...(snapshot.sparse === 0 ? {} : { sparse: snapshot.sparse }),
    branch: before.branch?.slice(0, 400) ?? null,
  };
  return { source, filesList: tested.bytes };
}

interface After {
  readonly entry: Source['after'];
  readonly moved: readonly BytePath[];
}

async function readAgain({ repository, head, snapshot, outFolder }: SourceBefore, leftOut: LeftOut): Promise<After> {
  try {
    const now = await readHead(repository);
    const later = await takeSnapshot(repository, { outFolder, rulesFrom: head.commit, by: snapshot.by });
    const digest = digestSnapshot(repository.root, later, leftOut);
    const { changed, missing, added } = differingFiles(snapshot.files, later.files);
    const out = bytePathIn(repository.root, outFolder);
    const own = new Set([...snapshot.ownOutput, ...later.ownOutput]);
    const counts = (path: BytePath) => !leftOut.reportPaths.has(path) && !isInside(path, out) && !own.has(path);
    const moved = [...changed, ...missing].filter((path) => snapshot.tracked.has(path) && counts(path)).sort();
    const entry = { git_head: now.commit, git_tree: now.tree, worktree: digest.sha256, generated: added.filter(counts).length };
    return { entry, moved };
  } catch (error) {
    // A run that took the repository away has moved it.
    if (error instanceof GitFailure) return { entry: { git_head: null, git_tree: null, worktree: null, generated: 0 }, moved: ['.git'] };
    throw error;
  }
}
