import type { Answer, Trouble } from '../core/model/api-answer.ts';
import { type CheckRunSeen, type CheckState, type CheckWriter, formatExternalId, parseExternalId } from '../core/model/check-run.ts';
import type { CheckRunChange, CheckRuns, Clock } from '../core/ports.ts';

/** Where a check goes, and who writes it. */
export interface CheckTarget {
  readonly headSha: string;
  readonly name: string;
  readonly writer: CheckWriter;
  readonly detailsUrl: string | null;
  /** RFC 3339. */
  readonly startedAt: string;
}

export interface PublishPorts {
  readonly checks: CheckRuns;
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  /** One line for each request and each decision; no secrets. */
  readonly debug: (line: string) => void;
}

/**
 * What became of a publication. `done`: GitHub said that the check is as asked. `rival`: another step publishes under the same name in this
 * very attempt; ours was completed as a failure that says so. `superseded`: a newer attempt holds the check. `none`: no check of ours was open.
 * `trouble`: it could not be done.
 */
export type Published =
  | { readonly kind: 'done'; readonly id: number; readonly url: string | null }
  | { readonly kind: 'rival'; readonly url: string | null }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export interface PublishRequest {
  readonly target: CheckTarget;
  readonly state: CheckState;
  /** What to say instead where another step of this attempt publishes under the same name. */
  readonly onRival: CheckState;
  /** Close what of ours is still open, and nothing else: no check is made, and none that was completed is touched. */
  readonly onlyOpen?: boolean;
  /** All requests and waits together take at most so long. */
  readonly budgetMs: number;
}

const REQUEST_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/**
 * Brings the check run to a state. There is no key by which GitHub would know a repeated request, so a POST is never blindly repeated: whenever
 * it is unclear what a request did, we look. Our checks are known by `external_id`; those of an earlier attempt of the run become ours.
 */
export async function publishCheck(ports: PublishPorts, request: PublishRequest): Promise<Published> {
  return await new Publisher(ports, request).run();
}

/** What one round came to: an end, or trouble that a later round may not meet. */
type Round = { readonly end: Published } | { readonly retry: Trouble };

class Publisher {
  readonly #ports: PublishPorts;
  readonly #request: PublishRequest;
  readonly #deadline: number;
  /** The request as it was was refused: from now on without annotations and with a short summary. */
  #minimal = false;
  /** GitHub showed a completed check as completed still, though it took our request to open it again. */
  #reopens = true;
  #looks = 2;

  constructor(ports: PublishPorts, request: PublishRequest) {
    this.#ports = ports;
    this.#request = request;
    this.#deadline = ports.clock.monotonic() + request.budgetMs;
  }

  async run(): Promise<Published> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const round = await this.#round();
      if ('end' in round) return round.end;
      const { retry: trouble } = round;
      const pause = Math.max(wait, (trouble.kind === 'weather' ? trouble.retryAfterMs : null) ?? 0);
      if (trouble.kind === 'locked' || this.#left() < pause + 1000) return { kind: 'trouble', trouble };
      this.#ports.debug(`again in ${pause} ms`);
      await this.#ports.sleep(pause);
    }
  }

  #left(): number {
    return this.#deadline - this.#ports.clock.monotonic();
  }

  #timeout(): number {
    return Math.max(1, Math.min(REQUEST_MS, this.#left()));
  }

  async #round(): Promise<Round> {
    const { checks } = this.#ports;
    const { target } = this.#request;
    const found = this.#note('find', await checks.find(target.headSha, target.name, this.#timeout()));
    if (!found.ok) return { retry: found.trouble };
    const { own, earlier, rivals, newer } = sortByWriter(found.value, target.writer);
    if (own.length === 0 && newer > 0) return { end: { kind: 'superseded' } };
    const state = rivals > 0 ? this.#request.onRival : this.#request.state;
    if (this.#request.onlyOpen === true) return await this.#closeOpen(own, state);
    // What an earlier attempt left is reset, not left to stand beside ours.
    const ours = [...own, ...earlier].filter((check) => this.#reopens || check.status !== 'completed' || state.status === 'completed');
    const written = ours.length > 0 ? await this.#updateAll(ours, state) : await this.#create(state);
    if (!written.ok) return this.#afterTrouble(written.trouble);
    if (rivals > 0 && state.status === 'completed') return { end: { kind: 'rival', url: written.value.url } };
    return { end: { kind: 'done', id: written.value.id, url: written.value.url } };
  }

  async #closeOpen(own: readonly CheckRunSeen[], state: CheckState): Promise<Round> {
    const open = own.filter((check) => check.status !== 'completed');
    // A check that was just made may not be listed yet: looking again costs little.
    if (own.length === 0 && this.#looks-- > 0)
      return { retry: { kind: 'weather', what: 'no check of this step was found', retryAfterMs: null } };
    if (open.length === 0) return { end: { kind: 'none' } };
    const written = await this.#updateAll(open, state);
    return written.ok ? { end: { kind: 'done', id: written.value.id, url: written.value.url } } : this.#afterTrouble(written.trouble);
  }

  #afterTrouble(trouble: Trouble): Round {
    if (trouble.kind !== 'ours') return { retry: trouble };
    // Something in what we say was refused: once more with the least that can be said, then no more.
    if (this.#minimal) return { end: { kind: 'trouble', trouble } };
    this.#minimal = true;
    return { retry: trouble };
  }

  #change(state: CheckState): CheckRunChange {
    const { target } = this.#request;
    return {
      externalId: formatExternalId(target.writer),
      state: this.#minimal ? minimal(state) : state,
      startedAt: target.startedAt,
      completedAt: state.status === 'completed' ? this.#ports.clock.now().toISOString() : null,
    };
  }

  async #create(state: CheckState): Promise<Answer<CheckRunSeen>> {
    const { headSha, name, detailsUrl } = this.#request.target;
    const made = await this.#ports.checks.create({ headSha, name, detailsUrl, ...this.#change(state) }, this.#timeout());
    return this.#held(this.#note('create', made), state);
  }

  /** @returns the answer for the newest; or the first trouble. */
  async #updateAll(checks: readonly CheckRunSeen[], state: CheckState): Promise<Answer<CheckRunSeen>> {
    let newest: Answer<CheckRunSeen> | null = null;
    for (const { id } of checks) {
      const updated = await this.#ports.checks.update(id, this.#change(state), this.#timeout());
      const held = this.#held(this.#note(`update ${id}`, updated), state);
      if (!held.ok) return held;
      newest ??= held;
    }
    return newest ?? { ok: false, trouble: { kind: 'ours', status: 0, what: 'nothing to update' } };
  }

  /** What was written is read back from the answer: a check that isn't as asked wasn't published. */
  #held(answer: Answer<CheckRunSeen>, state: CheckState): Answer<CheckRunSeen> {
    if (!answer.ok) return answer;
    const { status, conclusion, headSha } = answer.value;
    const asked = state.status === 'completed' ? state.conclusion : null;
    if (status === state.status && conclusion === asked && headSha === this.#request.target.headSha) return answer;
    if (state.status === 'in_progress') this.#reopens = false;
    return { ok: false, trouble: { kind: 'weather', what: 'GitHub took the check, but shows it otherwise', retryAfterMs: null } };
  }

  #note<T>(what: string, answer: Answer<T>): Answer<T> {
    this.#ports.debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}: ${answer.trouble.what}`);
    return answer;
  }
}

/** Checks of this name and commit by who wrote them; what isn't ours at all is left alone. */
function sortByWriter(seen: readonly CheckRunSeen[], writer: CheckWriter) {
  const own: CheckRunSeen[] = [];
  const earlier: CheckRunSeen[] = [];
  let rivals = 0;
  let newer = 0;
  for (const check of seen) {
    const by = parseExternalId(check.externalId);
    // Another run of the same commit (another event, another workflow) has a check of its own.
    if (by === null || by.runId !== writer.runId) continue;
    if (by.attempt > writer.attempt) newer += 1;
    else if (by.attempt < writer.attempt) earlier.push(check);
    else if (by.writer === writer.writer) own.push(check);
    else rivals += 1;
  }
  return { own, earlier, rivals, newer };
}

function minimal(state: CheckState): CheckState {
  const { title } = state.output;
  return {
    ...state,
    output: { title, summary: 'GitHub refused the details. They are in the job summary and in the receipt.', annotations: [] },
  };
}
