import { type GithubAccess, githubApi } from '../adapters/github-api.ts';
import { githubComments } from '../adapters/github-comments.ts';
import type { GithubRun } from '../adapters/github-event.ts';
import { systemClock } from '../adapters/machine.ts';
import type { CommentStamp } from '../core/model/comment.ts';
import type { Outcome } from '../core/model/verdict.ts';
import { commentText, outdatedText, passedAgainText, wordsText } from '../core/present/comment-text.ts';
import type { CheckView } from '../core/present/markdown.ts';
import { commentTroubleText, type TroubleContext } from '../core/present/trouble-text.ts';
import { type Commented, type CommentPorts, publishComment } from '../flow/comment.ts';
import type { Published } from '../flow/publish.ts';
import type { ActionInputs } from './inputs.ts';

/** A comment is worth less waiting than a check. */
const OUTDATE_BUDGET = { totalMs: 8_000, limitsMs: 0 };
const TELL_BUDGET = { totalMs: 20_000, limitsMs: 0 };

export type CommentWish = Pick<ActionInputs, 'comment' | 'checkName' | 'token'>;

/**
 * The comment on the pull request that a run is about; null where none is wanted, or there is no pull request.
 * @param server such as `https://github.com`.
 */
export async function stickyComment(wish: CommentWish, run: GithubRun | null, server: string): Promise<StickyComment | null> {
  const pull = run?.ci.pull_request ?? null;
  const headSha = run?.ci.head_sha ?? null;
  if (wish.comment === 'off' || wish.token === null || run === null || pull === null || headSha === null) return null;
  const ports = await commentPorts({ owner: run.owner, repo: run.repo, token: wish.token });
  return new StickyComment(ports, wish, pull, { check: wish.checkName, runId: run.runId, attempt: run.attempt, headSha }, server);
}

async function commentPorts(access: GithubAccess): Promise<CommentPorts> {
  const { debug } = await import('@actions/core');
  const comments = githubComments(githubApi({ ...access, debug }));
  return { comments, debug, clock: systemClock, random: Math.random, sleep: (ms) => new Promise((done) => setTimeout(done, ms)) };
}

/** Our one comment for a check on a pull request. Trouble with it is told, and changes nothing else. */
export class StickyComment {
  readonly #ports: CommentPorts;
  readonly #wish: CommentWish;
  readonly #pull: number;
  readonly #stamp: Omit<CommentStamp, 'state'>;
  readonly #server: string;
  #last: Commented = { kind: 'none' };

  constructor(ports: CommentPorts, wish: CommentWish, pull: number, stamp: Omit<CommentStamp, 'state'>, server: string) {
    this.#ports = ports;
    this.#wish = wish;
    this.#pull = pull;
    this.#stamp = stamp;
    this.#server = server;
  }

  /** Before the suite runs: what a comment of ours says is of an earlier commit or attempt. */
  async outdate(): Promise<void> {
    const stamp = this.#stampOf('running');
    const request = { pull: this.#pull, stamp, budget: OUTDATE_BUDGET };
    this.#last = await publishComment(this.#ports, {
      ...request,
      bodyAfter: (earlier) => (earlier === null ? null : outdatedText(earlier, stamp)),
    });
  }

  /** @param leftMs what is left of our own time, where the job was cancelled. */
  async tell(view: CheckView, published: Published | null, leftMs: number | null): Promise<void> {
    if (this.#locked()) return;
    const { outcome } = view.verdict;
    const rival = published?.kind === 'rival';
    const stamp = this.#stampOf(rival ? 'incomplete' : outcome);
    const checkUrl = published !== null && 'check' in published ? published.check.url : null;
    const whole = { view, stamp, checkUrl, server: this.#server };
    const quiet = this.#wish.comment === 'on-failure' && outcome === 'passed' && !rival;
    const budget = leftMs === null ? TELL_BUDGET : { totalMs: Math.min(leftMs, TELL_BUDGET.totalMs), limitsMs: 0 };
    this.#last = await publishComment(this.#ports, {
      pull: this.#pull,
      stamp,
      budget,
      bodyAfter: (earlier) => {
        if (rival) return wordsText(stamp, 'two steps publish a check of this name. Give each a name of its own.');
        if (quiet) return earlier === null ? null : passedAgainText(whole);
        return commentText(whole);
      },
    });
  }

  /** Where the suite ended without a verdict. */
  async giveUp(leftMs: number | null): Promise<void> {
    if (this.#locked()) return;
    const stamp = this.#stampOf('incomplete');
    const budget = { totalMs: Math.min(leftMs ?? OUTDATE_BUDGET.totalMs, OUTDATE_BUDGET.totalMs), limitsMs: 0 };
    const text = wordsText(stamp, 'there is no verdict. The log of the step says why, and what to do.');
    this.#last = await publishComment(this.#ports, {
      pull: this.#pull,
      stamp,
      budget,
      bodyAfter: (earlier) => (earlier === null ? null : text),
    });
  }

  /** In one line what is wrong with the comment; null where nothing is. */
  trouble(context: TroubleContext): string | null {
    return this.#last.kind === 'trouble' ? commentTroubleText(this.#last.trouble, context) : null;
  }

  #stampOf(state: Outcome | 'running'): CommentStamp {
    return { ...this.#stamp, state };
  }

  /** Asking again would get the same answer. */
  #locked(): boolean {
    return this.#last.kind === 'trouble' && this.#last.trouble.kind === 'locked';
  }
}
