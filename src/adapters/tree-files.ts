import { lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BytePath, fromBytePath } from '../core/model/files-list.ts';
import { pathOf } from './file-digest.ts';
import { inTemporaryFolder, ioFailed } from './files.ts';
import { GitFailure, gitEntries, gitText, type Repository, readHead, readTree, type TreeEntry } from './git.ts';
import { type IgnoreRule, readIgnoreRules, toExcludeFile } from './ignore-rules.ts';

/** Repositories within repositories within repositories. */
const MAX_DEPTH = 8;

/** A path of a work tree that is part of what is tested, should there be a file. */
export interface TreeFile {
  /** In HEAD or in the index. */
  readonly tracked: boolean;
  /** Its folder is gone, or has become a link: then whatever is found under that path is no file of this tree. */
  readonly isCutOff: boolean;
  /** What HEAD holds there; null where it holds nothing. */
  readonly head: TreeEntry | null;
  /** The repository that tracks it, and where that one's top lies. */
  readonly repository: Repository;
  readonly top: BytePath;
}

export interface TreeListing {
  readonly files: ReadonlyMap<BytePath, TreeFile>;
  /** Submodules that are checked out at another commit than HEAD says. */
  readonly movedSubmodules: readonly BytePath[];
}

export interface ListingOptions {
  /** Folder that is no part of what is tested, relative to the top; null for none. */
  readonly outFolder: BytePath | null;
  /** The commit whose `.gitignore` files are believed, where it isn't HEAD. */
  readonly rulesFrom?: string | null;
}

/**
 * Every tracked path, and every file that no committed `.gitignore` ignores, submodules included. HEAD and the index only add paths:
 * flags in the index (assume-unchanged, skip-worktree), uncommitted ignore files and `info/exclude` take none away.
 * Folders named `.receipt` are evidence of other runs, not sources.
 * @throws {GitFailure}
 */
export async function listTreeFiles(repository: Repository, options: ListingOptions): Promise<TreeListing> {
  return await inTemporaryFolder(async (folder) => {
    const listing = new Listing(options.outFolder, folder);
    await listing.addRepository(repository, '', options.rulesFrom ?? null, 0);
    return listing;
  });
}

class Listing implements TreeListing {
  readonly files = new Map<BytePath, TreeFile>();
  readonly movedSubmodules: BytePath[] = [];
  readonly #outFolder: BytePath | null;
  readonly #scratch: string;
  #lists = 0;

  constructor(outFolder: BytePath | null, scratch: string) {
    this.#outFolder = outFolder;
    this.#scratch = scratch;
  }

  async addRepository(repository: Repository, top: BytePath, rulesFrom: string | null, depth: number): Promise<void> {
    const { commit } = await readHead(repository);
    const [tree, index, ruleTree] = await Promise.all([
      readTree(repository, commit),
      gitEntries(repository, ['ls-files', '-z']),
      rulesFrom === null || rulesFrom === commit ? null : readTreeIfThere(repository, rulesFrom),
    ]);
    const rules = await readIgnoreRules(repository, ruleTree ?? tree);
    const submodules = new Map(tree.filter(({ mode }) => mode === '160000').map((entry) => [entry.path, entry]));
    const nested = await this.#addFound(repository, top, rules, '');
    const real = new RealFolders(repository.root);
    const add = (path: BytePath, head: TreeEntry | null) => {
      this.files.set(top + path, { tracked: true, isCutOff: !real.holds(path), head, repository, top });
    };
    for (const path of index) add(path, null);
    for (const entry of tree) if (entry.mode !== '160000') add(entry.path, entry);
    for (const path of new Set([...nested, ...submodules.keys()])) {
      this.files.delete(top + path);
      const entry = submodules.get(path);
      if (depth >= MAX_DEPTH) throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
      if (entry !== undefined && (await this.#addSubmodule(repository, top, entry, depth + 1))) continue;
      if (nested.includes(path)) await this.#addNested(repository, top, path, rules, depth + 1);
    }
  }

  /** A submodule ignores by its own commit, which HEAD names. @returns whether there is one that git can read */
  async #addSubmodule(outer: Repository, top: BytePath, { path, id }: TreeEntry, depth: number): Promise<boolean> {
    const root = join(outer.root, fromBytePath(path));
    const repository = { root, gitDir: join(root, '.git') };
    if (lstatSync(repository.gitDir, { throwIfNoEntry: false }) === undefined) return false;
    if ((await gitText(repository, ['rev-parse', '--git-dir'])) === null) return false;
    const { commit } = await readHead(repository);
    if (commit !== id) this.movedSubmodules.push(top + path);
    await this.addRepository(repository, `${top}${path}/`, null, depth);
    return true;
  }

  /** A repository that HEAD knows nothing of is a folder of untracked files: its own rules hide none of them. */
  async #addNested(outer: Repository, top: BytePath, path: BytePath, rules: readonly IgnoreRule[], depth: number): Promise<void> {
    if (depth > MAX_DEPTH) throw new GitFailure(`repositories lie in each other more than ${MAX_DEPTH} deep`);
    const place = { root: join(outer.root, fromBytePath(path)), gitDir: outer.gitDir };
    for (const inner of await this.#addFound(place, `${top}${path}/`, rules, `${path}/`)) {
      await this.#addNested(outer, top, `${path}/${inner}`, rules, depth + 1);
    }
  }

  /**
   * Adds what lies there by a look at the folders alone (git is given an index without entries).
   * @param rulesTop where the work tree lies in that of the rules
   * @returns folders that hold a repository of their own, which git doesn't enter
   */
  async #addFound(repository: Repository, top: BytePath, rules: readonly IgnoreRule[], rulesTop: BytePath): Promise<BytePath[]> {
    this.#lists += 1;
    const excludes = join(this.#scratch, `exclude-${this.#lists}`);
    const out = this.#outFolder?.startsWith(top) ? `/${this.#outFolder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&')}/\n` : '';
    try {
      writeFileSync(excludes, Buffer.from(`${toExcludeFile(rules, rulesTop)}.receipt/\n${out}`, 'latin1'));
    } catch (cause) {
      throw ioFailed('write', excludes, cause);
    }
    const env = { GIT_INDEX_FILE: join(this.#scratch, 'no-index') };
    const found = await gitEntries(repository, ['ls-files', '--others', '-z', `--exclude-from=${excludes}`], { env });
    const nested: BytePath[] = [];
    for (const path of found) {
      if (path.endsWith('/')) nested.push(path.slice(0, -1));
      else this.files.set(top + path, { tracked: false, isCutOff: false, head: null, repository, top });
    }
    return nested;
  }
}

/** The rules of a commit that isn't here (another clone) are those of HEAD. */
async function readTreeIfThere(repository: Repository, commit: string): Promise<TreeEntry[] | null> {
  try {
    return await readTree(repository, commit);
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

/** Which folders of a work tree are folders, not links to one. */
class RealFolders {
  readonly #root: string;
  readonly #known = new Map<BytePath, boolean>();

  constructor(root: string) {
    this.#root = root;
  }

  holds(path: BytePath): boolean {
    const slash = path.lastIndexOf('/');
    return slash < 0 || this.#isReal(path.slice(0, slash));
  }

  #isReal(folder: BytePath): boolean {
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const stats = this.holds(folder) ? lstatSync(pathOf(this.#root, folder), { throwIfNoEntry: false }) : undefined;
    const real = stats?.isDirectory() ?? false;
    this.#known.set(folder, real);
    return real;
  }
}
