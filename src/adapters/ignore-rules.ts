import type { BytePath } from '../core/model/files-list.ts';
import { git, type Repository, type TreeEntry } from './git.ts';

/** One line of a committed `.gitignore`, and where that file lies. */
export interface IgnoreRule {
  /** Folder of the file relative to the work tree's top, '' or ending in `/`. */
  readonly folder: BytePath;
  readonly pattern: string;
}

/**
 * The ignore rules as a commit holds them: what lies uncommitted in the work tree, `info/exclude` and the user's own excludes hide nothing.
 * @param tree the commit's `ls-tree -r` entries
 */
export async function readIgnoreRules(repository: Repository, tree: readonly TreeEntry[]): Promise<IgnoreRule[]> {
  const files = tree.flatMap(({ mode, id, path }) => {
    const folder = /^((?:.*\/)?)\.gitignore$/s.exec(path)?.[1];
    return folder === undefined || !mode.startsWith('100') ? [] : [{ id, folder }];
  });
  // Deeper files have the last word, as in git.
  files.sort((a, b) => a.folder.split('/').length - b.folder.split('/').length);
  const contents = await readBlobs(
    repository,
    files.map(({ id }) => id),
  );
  return files.flatMap(({ folder }, index) => patternsOf(contents[index] ?? '').map((pattern) => ({ folder, pattern })));
}

/** Contents of blobs, as bytes, in the order asked for. */
export async function readBlobs(repository: Repository, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const output = await git(repository, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  const contents: string[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1] ?? -1);
    contents.push(size < 0 ? '' : output.toString('latin1', end + 1, end + 1 + size));
    at = size < 0 ? end + 1 : end + 1 + size + 1;
  }
  return contents;
}

function patternsOf(content: string): string[] {
  return content
    .replace(/^\xef\xbb\xbf/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The rules as one list for `git ls-files --exclude-from`, for a work tree whose top lies at `top` of the one they are from.
 * A pattern with a slash before its end is tied to its folder, another one matches at any depth below it.
 */
export function toExcludeFile(rules: readonly IgnoreRule[], top: BytePath): string {
  return rules.map((rule) => `${rebase(rule, top)}\n`).join('');
}

function rebase({ folder, pattern }: IgnoreRule, top: BytePath): string {
  const negated = pattern.startsWith('!');
  const body = negated ? pattern.slice(1) : pattern;
  const core = body.replace(/(?<!\\) +$/, '').replace(/\/$/, '');
  const tied = core.includes('/');
  const inside = folder.startsWith(top);
  if (core === '' || folder.includes('\n') || (!inside && (tied || !top.startsWith(folder)))) return '';
  const below = inside ? folder.slice(top.length).replace(/[\\*?[\]]/g, '\\$&') : '';
  // A bare name stays one: git is quickest with those.
  const placed = tied ? `/${below}${body.replace(/^\//, '')}` : below === '' ? body : `/${below}**/${body}`;
  return negated ? `!${placed}` : placed;
}
