import type { CommitSeen, ComparisonSeen, FileChange, PullSeen, ReviewSeen } from '../core/model/trusted-run.ts';
import type { SourceReader } from '../core/ports.ts';
import type { GithubApi } from './github-api.ts';
import { bounded, commitId, isJson, type Json, PAGE, readList, readMaybe, readOne, whole } from './github-reading.ts';

/** GitHub lists no more files of a comparison. */
const COMPARED_FILES = 300;

/** Commits, files and pull requests of one repository, as GitHub's API tells of them. */
export function githubSources(api: GithubApi): SourceReader {
  const { owner, repo } = api;
  const at = { owner, repo };
  return {
    tip: (branch, timeoutMs) =>
      readMaybe(api, timeoutMs, (octokit, request) => octokit.rest.repos.getBranch({ ...at, branch, request }), readTip),
    commit: (sha, timeoutMs) =>
      readMaybe(api, timeoutMs, (octokit, request) => octokit.rest.git.getCommit({ ...at, commit_sha: sha, request }), readCommit),
    compare: (base, head, timeoutMs) =>
      readOne(
        api,
        timeoutMs,
        (octokit, request) =>
          octokit.rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}`, per_page: PAGE, page: 1, request }),
        readComparison,
      ),
    tree: (sha, timeoutMs) =>
      readOne(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, recursive: '1', request }), readTree),
    folder: (sha, timeoutMs) =>
      readOne(api, timeoutMs, (octokit, request) => octokit.rest.git.getTree({ ...at, tree_sha: sha, request }), readFolder),
    file: (path, sha, timeoutMs) =>
      readMaybe(api, timeoutMs, (octokit, request) => octokit.rest.repos.getContent({ ...at, path, ref: sha, request }), readFile),
    pulls: (sha, timeoutMs) =>
      readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: sha, ...page }),
        key: null,
        read: readPull,
        pages: 5,
      }),
    pull: (number, timeoutMs) =>
      readMaybe(api, timeoutMs, (octokit, request) => octokit.rest.pulls.get({ ...at, pull_number: number, request }), readPull),
    reviews: (number, timeoutMs) =>
      readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.pulls.listReviews({ ...at, pull_number: number, ...page }),
        key: null,
        read: readReview,
        pages: 5,
      }),
  };
}

const part = (value: unknown, key: string): Json => (isJson(value) && isJson(value[key]) ? value[key] : {});

function readTip(value: unknown): string | null {
  return commitId(part(value, 'commit')['sha']);
}

function readCommit(value: unknown): CommitSeen | null {
  if (!isJson(value) || !Array.isArray(value['parents'])) return null;
  const [sha, tree] = [commitId(value['sha']), commitId(part(value, 'tree')['sha'])];
  const parents = value['parents'].map((parent) => (isJson(parent) ? commitId(parent['sha']) : null));
  return sha === null || tree === null || !parents.every((parent) => parent !== null) ? null : { sha, tree, parents };
}

function readComparison(value: unknown): ComparisonSeen | null {
  if (!isJson(value)) return null;
  const mergeBase = commitId(part(value, 'merge_base_commit')['sha']);
  const { status, files, commits } = value;
  if (mergeBase === null || !Array.isArray(files) || !Array.isArray(commits)) return null;
  if (status !== 'ahead' && status !== 'behind' && status !== 'identical' && status !== 'diverged') return null;
  const changes = files.map(readChange);
  if (!changes.every((change) => change !== null)) return null;
  const subjects = commits.map((commit) => (bounded(part(commit, 'commit')['message'], 500) ?? '').split('\n')[0] ?? '');
  return { mergeBase, status, files: { items: changes, whole: changes.length < COMPARED_FILES }, subjects };
}

function readTree(value: unknown) {
  if (!isJson(value) || !Array.isArray(value['tree'])) return null;
  const items = value['tree']
    .filter((entry) => !isJson(entry) || entry['type'] !== 'tree')
    .map((entry) => {
      const [path, blob] = isJson(entry) ? [bounded(entry['path'], 4096), commitId(entry['sha'])] : [null, null];
      return path === null || blob === null ? null : { path, blob };
    });
  return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}

function readFolder(value: unknown) {
  if (!isJson(value) || !Array.isArray(value['tree'])) return null;
  const items = value['tree'].map((entry) => {
    const [name, id] = isJson(entry) ? [bounded(entry['path'], 4096), commitId(entry['sha'])] : [null, null];
    return name === null || id === null ? null : { name, id, isFolder: isJson(entry) && entry['type'] === 'tree' };
  });
  return items.every((item) => item !== null) ? { items, whole: value['truncated'] === false } : null;
}

/** A folder comes as a list; a submodule has no content. */
function readFile(value: unknown) {
  if (!isJson(value)) return null;
  const blob = commitId(value['sha']);
  if (blob === null) return null;
  const { content, encoding } = value;
  return { blob, bytes: typeof content === 'string' && encoding === 'base64' ? Buffer.from(content, 'base64') : null };
}

function readChange(value: unknown): FileChange | null {
  if (!isJson(value)) return null;
  const path = bounded(value['filename'], 4096);
  const { status } = value;
  if (path === null || typeof status !== 'string') return null;
  const previousPath = status === 'renamed' ? bounded(value['previous_filename'], 4096) : null;
  if (status === 'renamed' && previousPath === null) return null;
  // GitHub may leave the blob out, which is not to look as if the file were gone.
  return { path, previousPath, blob: status === 'removed' ? null : (commitId(value['sha']) ?? '') };
}

function readPull(value: unknown): PullSeen | null {
  if (!isJson(value)) return null;
  const [head, base, user] = [part(value, 'head'), part(value, 'base'), part(value, 'user')];
  const [number, headSha, baseBranch] = [whole(value['number']), commitId(head['sha']), bounded(base['ref'])];
  if (number === null || headSha === null || baseBranch === null) return null;
  const baseRepositoryId = whole(part(base, 'repo')['id']);
  return { number, open: value['state'] === 'open', headSha, baseBranch, baseRepositoryId, author: bounded(user['login']) };
}

function readReview(value: unknown): ReviewSeen | null {
  if (!isJson(value)) return null;
  const [state, association] = [bounded(value['state']), bounded(value['author_association'])];
  if (state === null) return null;
  return { user: bounded(part(value, 'user')['login']), association: association ?? '', state, commit: commitId(value['commit_id']) };
}
