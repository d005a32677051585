import { gitIn } from '../repository.ts';
import type { Asked, Family } from './family.ts';
import { shaped } from './shape.ts';
import { type Answer, notFound } from './transport.ts';

/** What GitHub knows of a repository: the commits, branches and files of a real one. */
export interface Contents {
  /** Absolute path of the real repository; null where there is none. */
  git: string | null;
  id: number;
  fullName: string;
  defaultBranch: string;
  /** Lists of trees are cut. */
  truncated: boolean;
  /** Else those of trees with all that is below them are. */
  wholeTrees: boolean;
}

/** Most files of a comparison. */
const COMPARED_FILES = 300;

export const CONTENTS: Family<Contents> = {
  name: 'contents',
  empty: () => ({ git: null, id: 1296269, fullName: 'octo-org/octo-repo', defaultBranch: 'main', truncated: false, wholeTrees: true }),
  operations: {
    'repos/get': { needs: ['contents', 'read'], handle: getRepository },
    'repos/get-branch': { needs: ['contents', 'read'], handle: getBranch },
    'git/get-commit': { needs: ['contents', 'read'], handle: getCommit },
    'git/get-tree': { needs: ['contents', 'read'], handle: getTree },
    'repos/compare-commits-with-basehead': { needs: ['contents', 'read'], handle: compare },
    'repos/get-content': { needs: ['contents', 'read'], handle: getContent },
  },
};

/** What git said of objects, which are what their names are, in whatever repository. */
const said = new Map<string, string>();
const NAMES_OBJECTS = /^(?:[0-9a-f]{40}(?:\.{2,3}[0-9a-f]{40}|:.*|\^\{commit\})?|-.*)$/;

/** Git's own word; null where it has none. */
export function gitSays({ git }: Pick<Contents, 'git'>, command: string, ...args: string[]): string | null {
  if (git === null) return null;
  const key = args.every((arg) => NAMES_OBJECTS.test(arg)) ? [command, ...args].join('\0') : null;
  const known = key === null ? undefined : said.get(key);
  if (known !== undefined) return known;
  try {
    const says = gitIn(git)(command, ...args);
    if (key !== null) said.set(key, says);
    return says;
  } catch {
    return null;
  }
}

function getRepository({ id, fullName, defaultBranch }: Contents): Answer {
  const [login, name] = fullName.split('/');
  return { status: 200, body: shaped('repos/get', { id, full_name: fullName, name, default_branch: defaultBranch, owner: { login } }) };
}

function getBranch(contents: Contents, { params }: Asked): Answer {
  const name = decodeURIComponent(params['branch'] ?? '');
  const sha = gitSays(contents, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`)?.trim();
  return sha === undefined ? notFound() : { status: 200, body: shaped('repos/get-branch', { name, commit: { sha } }) };
}

function getCommit(contents: Contents, { params }: Asked): Answer {
  const commit = commitOf(contents, params['commit_sha'] ?? '');
  return commit === null ? notFound() : { status: 200, body: shaped('git/get-commit', commit) };
}

function commitOf(contents: Contents, sha: string) {
  const says = /^[0-9a-f]{40}$/.test(sha) ? gitSays(contents, 'show', '--no-patch', '--format=%H%n%T%n%P%n%B', `${sha}^{commit}`) : null;
  if (says === null) return null;
  const [id, tree, parents = '', ...message] = says.split('\n');
  return {
    sha: id,
    tree: { sha: tree },
    parents: parents.split(' ').flatMap((parent) => (parent === '' ? [] : [{ sha: parent }])),
    message: message.join('\n').trim(),
  };
}

function getTree(contents: Contents, { params, query }: Asked): Answer {
  const sha = params['tree_sha'] ?? '';
  const below = query['recursive'] !== undefined;
  const listed = gitSays(contents, 'ls-tree', ...(below ? ['-r', '-t'] : []), '-z', sha);
  if (listed === null) return notFound();
  const tree = listed.split('\0').flatMap((line) => {
    const [, mode, type, id, path] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return path === undefined ? [] : [{ path, mode, type, sha: id }];
  });
  const truncated = contents.truncated || (below && !contents.wholeTrees);
  return { status: 200, body: shaped('git/get-tree', { sha, tree: truncated ? tree.slice(0, 1) : tree, truncated }) };
}

function compare(contents: Contents, { params, query }: Asked): Answer {
  const [base = '', head = ''] = decodeURIComponent(params['basehead'] ?? '').split('...');
  const mergeBase = gitSays(contents, 'merge-base', base, head)?.trim();
  const counts = gitSays(contents, 'rev-list', '--left-right', '--count', `${base}...${head}`);
  if (mergeBase === undefined || counts === null) return notFound();
  const [behind = 0, ahead = 0] = counts.trim().split('\t').map(Number);
  const { per_page: perPage = 250, page = 1 } = query;
  const from = (Number(page) - 1) * Number(perPage);
  const ids = (gitSays(contents, 'rev-list', '--reverse', `${base}..${head}`) ?? '').split('\n').filter((id) => id !== '');
  const commits = ids
    .slice(from, from + Number(perPage))
    .map((sha) => ({ sha, commit: { message: commitOf(contents, sha)?.message ?? '' } }));
  return {
    status: 200,
    body: shaped('repos/compare-commits-with-basehead', {
      status: behind > 0 ? (ahead > 0 ? 'diverged' : 'behind') : ahead > 0 ? 'ahead' : 'identical',
      ahead_by: ahead,
      behind_by: behind,
      total_commits: ids.length,
      commits,
      merge_base_commit: { sha: mergeBase },
      files: changesOf(contents, mergeBase, head).slice(0, COMPARED_FILES),
    }),
  };
}

const STATUSES: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', C: 'copied', T: 'changed' };

/** Files that differ, as GitHub lists them. */
export function changesOf(contents: Contents, from: string, to: string): Record<string, unknown>[] {
  const says = gitSays(contents, 'diff-tree', '-r', '-M', '--raw', '--no-abbrev', '-z', from, to) ?? '';
  const words = says.split('\0');
  const files: Record<string, unknown>[] = [];
  for (let at = 0; at + 1 < words.length; ) {
    const [, , , , after, letter = ''] = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])/.exec(words[at] ?? '') ?? [];
    const moved = letter === 'R' || letter === 'C';
    const before = /^:\d+ \d+ ([0-9a-f]+)/.exec(words[at] ?? '')?.[1];
    const filename = words[at + (moved ? 2 : 1)];
    files.push({
      sha: letter === 'D' ? before : after,
      filename,
      status: STATUSES[letter],
      ...(moved ? { previous_filename: words[at + 1] } : {}),
    });
    at += moved ? 3 : 2;
  }
  return files;
}

function getContent(contents: Contents, { params, query }: Asked): Answer {
  const path = decodeURIComponent(params['path'] ?? '');
  const ref = query['ref'] ?? contents.defaultBranch;
  const sha = gitSays(contents, 'rev-parse', '--verify', '--quiet', `${ref}:${path}`)?.trim();
  if (sha === undefined) return notFound();
  const type = gitSays(contents, 'cat-file', '-t', sha)?.trim();
  if (type !== 'blob') return { status: 200, body: [] };
  const size = Number(gitSays(contents, 'cat-file', '-s', sha));
  const content = Buffer.from(gitSays(contents, 'cat-file', 'blob', sha) ?? '').toString('base64');
  const name = path.split('/').at(-1);
  return { status: 200, body: shaped('repos/get-content', { type: 'file', encoding: 'base64', size, name, path, content, sha }) };
}
