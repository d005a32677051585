import type { Asked, Family } from './family.ts';
import { PULLS, paged } from './pulls.ts';
import { shaped } from './shape.ts';
import type { Answer } from './transport.ts';

interface Heads {
  /** Branch to commit. */
  readonly branches: Map<string, string>;
}

/** Lists of what somebody may want to merge. */
export const HEADS: Family<Heads> = {
  name: 'heads',
  empty: () => ({ branches: new Map() }),
  operations: {
    'pulls/list': { needs: ['pull_requests', 'read'], handle: listPulls },
    'repos/list-branches': { needs: ['contents', 'read'], handle: listBranches },
  },
};

function listPulls(_: Heads, asked: Asked): Answer {
  const { state = 'open' } = asked.query;
  const { pulls } = asked.world.of(PULLS);
  const listed = pulls.filter((pull) => state === 'all' || pull.state === state);
  const body = paged(listed, asked).map(({ number, headSha, headBranch, baseBranch }) => ({
    number,
    state,
    head: { ref: headBranch, sha: headSha },
    base: { ref: baseBranch },
  }));
  return { status: 200, body: shaped('pulls/list', body) };
}

function listBranches({ branches }: Heads, asked: Asked): Answer {
  const body = paged([...branches], asked).map(([name, sha]) => ({ name, commit: { sha }, protected: false }));
  return { status: 200, body: shaped('repos/list-branches', body) };
}
