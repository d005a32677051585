import type { FileChange } from '../core/model/trusted-run.ts';
import type { SourceReader } from '../core/ports.ts';
import type { Asking } from './asking.ts';

/** So many folders that differ are looked into; a change of more is left for GitHub to list. */
const MOST_FOLDERS = 300;

type Entries = ReadonlyMap<string, { readonly id: string; readonly isFolder: boolean }>;

/**
 * Files that differ between two commits, by their trees: what these hold can't change while it is read, unlike a list of a pull request's files, whose
 * head can be moved away and back. Where a list of everything is cut, folder by folder, only into those that differ.
 */
export class TreeChanges {
  readonly #asking: Asking;
  readonly #sources: SourceReader;
  #folders = 0;

  constructor(asking: Asking, sources: SourceReader) {
    this.#asking = asking;
    this.#sources = sources;
  }

  /** Null where GitHub can't list them all. @throws {Unanswered} */
  async between(before: string, after: string): Promise<readonly FileChange[] | null> {
    const [old, now] = await Promise.all([this.blobs(before), this.blobs(after)]);
    if (old === null || now === null) return await this.#below('', before, after);
    const changed = [...now].filter(([path, blob]) => old.get(path) !== blob);
    const gone = [...old.keys()].filter((path) => !now.has(path));
    return [...changed.map(([path, blob]) => change(path, blob)), ...gone.map((path) => change(path, null))];
  }

  /** Every file of a commit; null where GitHub can't list them all. @throws {Unanswered} */
  async blobs(sha: string): Promise<Map<string, string> | null> {
    const { items, whole } = await this.#asking.ask(`the tree of ${sha.slice(0, 12)}`, (ms) => this.#sources.tree(sha, ms), {
      download: true,
    });
    return whole ? new Map(items.map(({ path, blob }) => [path, blob])) : null;
  }

  /** @param folder '' or with `/` behind it; `before` and `after` its trees, null where it isn't there. */
  async #below(folder: string, before: string | null, after: string | null): Promise<FileChange[] | null> {
    const [old, now] = [await this.#entries(before), await this.#entries(after)];
    if (old === null || now === null) return null;
    const changes: FileChange[] = [];
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(name), now.get(name)];
      if (was?.id === is?.id && was?.isFolder === is?.isFolder) continue;
      const [wasFolder, isFolder] = [was?.isFolder === true ? was.id : null, is?.isFolder === true ? is.id : null];
      if (was?.isFolder === false || is?.isFolder === false) changes.push(change(folder + name, is?.isFolder === false ? is.id : null));
      if (wasFolder === null && isFolder === null) continue;
      const below = await this.#below(`${folder}${name}/`, wasFolder, isFolder);
      if (below === null) return null;
      for (const each of below) changes.push(each);
    }
    return changes;
  }

  async #entries(tree: string | null): Promise<Entries | null> {
    if (tree === null) return new Map();
    if (++this.#folders > 2 * MOST_FOLDERS) return null;
    const { items, whole } = await this.#asking.ask(`the tree ${tree.slice(0, 12)}`, (ms) => this.#sources.folder(tree, ms));
    return whole ? new Map(items.map(({ name, ...entry }) => [name, entry])) : null;
  }
}

const change = (path: string, blob: string | null): FileChange => ({ path, previousPath: null, blob });
