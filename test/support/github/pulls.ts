import { CONTENTS, changesOf, gitSays } from './contents.ts';
import type { Asked, Family } from './family.ts';
import { shaped } from './shape.ts';
import { type Answer, notFound } from './transport.ts';

export interface ReviewRecord {
  user: string;
  /** `OWNER`, `MEMBER`, `COLLABORATOR`, `NONE` … */
  association: string;
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  commit: string;
}

export interface PullRecord {
  number: number;
  state: 'open' | 'closed';
  author: string;
  headSha: string;
  headBranch: string;
  /** Of a fork another one than the repository's. */
  headRepositoryId: number;
  baseBranch: string;
  /** Where it isn't this repository. */
  baseRepositoryId?: number;
  reviews: ReviewRecord[];
}

/** So many GitHub lists of a pull request. */
const MOST_FILES = 3000;

interface Pulls {
  readonly pulls: PullRecord[];
}

export const PULLS: Family<Pulls> = {
  name: 'pulls',
  empty: () => ({ pulls: [] }),
  operations: {
    'repos/list-pull-requests-associated-with-commit': { needs: ['pull_requests', 'read'], handle: listForCommit },
    'pulls/get': { needs: ['pull_requests', 'read'], handle: getPull },
    'pulls/list-files': { needs: ['pull_requests', 'read'], handle: listFiles },
    'pulls/list-reviews': { needs: ['pull_requests', 'read'], handle: listReviews },
  },
};

const find = ({ pulls }: Pulls, { params }: Asked) => pulls.find(({ number }) => number === Number(params['pull_number']));

export function paged<T>(items: readonly T[], { query }: Asked): T[] {
  const { per_page: perPage = 30, page = 1 } = query;
  const from = (Number(page) - 1) * Number(perPage);
  return items.slice(from, from + Number(perPage));
}

/** A pull request that has the commit, be it its head or not; of a commit on the default branch only those that were merged. */
function listForCommit({ pulls }: Pulls, asked: Asked): Answer {
  const contents = asked.world.of(CONTENTS);
  const sha = asked.params['commit_sha'] ?? '';
  if (gitSays(contents, 'merge-base', '--is-ancestor', sha, `refs/heads/${contents.defaultBranch}`) !== null)
    return { status: 200, body: [] };
  const has = ({ headSha }: PullRecord) => headSha === sha || gitSays(contents, 'merge-base', '--is-ancestor', sha, headSha) !== null;
  const body = shaped(
    'repos/list-pull-requests-associated-with-commit',
    paged(pulls.filter(has), asked).map((pull) => shown(pull, asked)),
  );
  return { status: 200, body };
}

function getPull(part: Pulls, asked: Asked): Answer {
  const pull = find(part, asked);
  return pull === undefined ? notFound() : { status: 200, body: shaped('pulls/get', shown(pull, asked)) };
}

function shown(
  { number, state, author, headSha, headBranch, headRepositoryId, baseBranch, baseRepositoryId }: PullRecord,
  { world }: Asked,
) {
  const { id } = world.of(CONTENTS);
  const tip = gitSays(world.of(CONTENTS), 'rev-parse', '--verify', '--quiet', `refs/heads/${baseBranch}`)?.trim();
  return {
    number,
    state,
    user: { login: author },
    head: { ref: headBranch, sha: headSha, repo: { id: headRepositoryId } },
    base: { ref: baseBranch, sha: tip ?? '', repo: { id: baseRepositoryId ?? id } },
  };
}

function listFiles(part: Pulls, asked: Asked): Answer {
  const pull = find(part, asked);
  if (pull === undefined) return notFound();
  const contents = asked.world.of(CONTENTS);
  const mergeBase = gitSays(contents, 'merge-base', `refs/heads/${pull.baseBranch}`, pull.headSha)?.trim() ?? '';
  const files = changesOf(contents, mergeBase, pull.headSha).slice(0, MOST_FILES);
  return { status: 200, body: shaped('pulls/list-files', paged(files, asked)) };
}

function listReviews(part: Pulls, asked: Asked): Answer {
  const pull = find(part, asked);
  if (pull === undefined) return notFound();
  const reviews = pull.reviews.map(({ user, association, state, commit }, at) => ({
    id: at + 1,
    user: { login: user },
    author_association: association,
    state,
    commit_id: commit,
  }));
  return { status: 200, body: shaped('pulls/list-reviews', paged(reviews, asked)) };
}
