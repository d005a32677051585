import type { Answer, Trouble } from '../core/model/api-answer.ts';
import { type CommentSeen, type CommentStamp, commentKey, isNewer, parseStamp, type SeenStamp } from '../core/model/comment.ts';
import type { Markdown } from '../core/model/shown-text.ts';
import type { Comments } from '../core/ports.ts';
import { type Budget, Patience, type PatiencePorts } from './patience.ts';

export interface CommentPorts extends PatiencePorts {
  readonly comments: Comments;
}

export interface CommentRequest {
  /** Number of the pull request. */
  readonly pull: number;
  readonly stamp: CommentStamp;
  /**
   * What the comment is to say, its marker first.
   * @param earlier what ours says so far; null where there is none.
   * @returns null: leave it as it is, or make none.
   */
  readonly bodyAfter: (earlier: SeenStamp | null) => Markdown | null;
  readonly budget: Budget;
}

/** `superseded`: a later run or attempt has written already. `none`: nothing was to be said. */
export type Commented = { readonly kind: 'done' | 'superseded' | 'none' } | { readonly kind: 'trouble'; readonly trouble: Trouble };

/**
 * Brings our comment on a pull request up to date: one for each check name, known by its marker and by its author, since anybody can copy a
 * marker. A POST is never blindly repeated: whenever it is unclear what it did, we look; of several of ours the oldest stays.
 */
export async function publishComment(ports: CommentPorts, request: CommentRequest): Promise<Commented> {
  const patience = new Patience(ports, request.budget);
  const round = new Round(ports, request, patience);
  for (;;) {
    const done = await round.run();
    if ('end' in done) return done.end;
    if (!(await patience.again(done.retry))) return { kind: 'trouble', trouble: done.retry };
  }
}

type Outcome = { readonly end: Commented } | { readonly retry: Trouble };
interface Ours {
  readonly comment: CommentSeen;
  readonly stamp: SeenStamp;
}

class Round {
  readonly #ports: CommentPorts;
  readonly #request: CommentRequest;
  readonly #patience: Patience;
  #self: string | null = null;
  #lookedAgain = false;

  constructor(ports: CommentPorts, request: CommentRequest, patience: Patience) {
    this.#ports = ports;
    this.#request = request;
    this.#patience = patience;
  }

  async run(): Promise<Outcome> {
    const { comments } = this.#ports;
    if (this.#self === null) {
      const self = this.#note('who we are', await comments.self(this.#patience.timeout()));
      if (!self.ok) return after(self.trouble);
      this.#self = self.value;
    }
    const found = await this.#find();
    if (!found.ok) return after(found.trouble);
    if (found.value.some(({ stamp }) => isNewer(stamp, this.#request.stamp))) return { end: { kind: 'superseded' } };
    const [first, ...others] = found.value;
    const body = this.#request.bodyAfter(first?.stamp ?? null);
    if (body === null) return { end: { kind: 'none' } };
    return first === undefined ? await this.#create(body) : await this.#update(first, others, body);
  }

  /** Ours, oldest first. */
  async #find(): Promise<Answer<readonly Ours[]>> {
    const { pull, stamp: asked } = this.#request;
    const listed = this.#note('comments', await this.#ports.comments.list(pull, this.#patience.timeout()));
    if (!listed.ok) return listed;
    const key = commentKey(asked.check);
    const ours = listed.value.flatMap((comment): Ours[] => {
      const stamp = comment.author === this.#self ? parseStamp(comment.body) : null;
      return stamp !== null && stamp.key === key ? [{ comment, stamp }] : [];
    });
    return { ok: true, value: ours.sort((a, b) => a.comment.id - b.comment.id) };
  }

  async #create(body: Markdown): Promise<Outcome> {
    const made = this.#note('comment', await this.#ports.comments.create(this.#request.pull, body, this.#patience.timeout()));
    if (!made.ok) return after(made.trouble);
    // Another job may have looked when we did, and made one too.
    const found = await this.#find();
    if (!found.ok) return { end: { kind: 'done' } };
    const [first, ...others] = found.value;
    return first === undefined || others.length === 0 ? { end: { kind: 'done' } } : await this.#update(first, others, body);
  }

  async #update({ comment }: Ours, others: readonly Ours[], body: Markdown): Promise<Outcome> {
    const { comments } = this.#ports;
    if (comment.body !== body) {
      const updated = this.#note(`comment ${comment.id}`, await comments.update(comment.id, body, this.#patience.timeout()));
      if (!updated.ok) return await this.#afterUpdate(updated.trouble);
    }
    for (const { comment: other } of others) this.#note(`remove ${other.id}`, await comments.remove(other.id, this.#patience.timeout()));
    return { end: { kind: 'done' } };
  }

  /** A comment that isn't there any more was deleted while we wrote: we look once more. */
  async #afterUpdate(trouble: Trouble): Promise<Outcome> {
    if (trouble.kind !== 'locked' || trouble.status !== 404 || this.#lookedAgain) return after(trouble);
    this.#lookedAgain = true;
    return await this.run();
  }

  #note<T>(what: string, answer: Answer<T>): Answer<T> {
    this.#ports.debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}: ${answer.trouble.what}`);
    return answer;
  }
}

/** What was refused as it was isn't sent again. */
function after(trouble: Trouble): Outcome {
  return trouble.kind === 'ours' ? { end: { kind: 'trouble', trouble } } : { retry: trouble };
}
