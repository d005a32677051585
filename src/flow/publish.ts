import type { Answer, Trouble } from '../core/model/api-answer.ts';
import type { CheckOutput, CheckRunSeen, CheckState } from '../core/model/check-run.ts';
import type { CheckWriter } from '../core/model/check-writer.ts';
import type { CheckRuns } from '../core/ports.ts';
import { CheckEdits, type Completed, noted } from './check-edits.ts';
import { type Budget, Patience, type PatiencePorts, unsettled } from './patience.ts';
import { type Claims, claimsOn, type Replaces } from './publish-claims.ts';

/** Where a check goes, and who writes it. */
export interface CheckTarget {
  readonly headSha: string;
  readonly name: string;
  readonly writer: CheckWriter;
  readonly detailsUrl: string | null;
  /** RFC 3339. */
  readonly startedAt: string;
  /** The app that we write as, where it is known: no other's checks are looked at then. */
  readonly appId: number | null;
  /** Our check, where we have seen it already: it is found even while no list shows it. */
  readonly id: number | null;
}

export interface PublishPorts extends PatiencePorts {
  readonly checks: CheckRuns;
}

/**
 * What became of a publication. `done`: GitHub, asked again, shows the check as it should be. `rival`: another step publishes under the same
 * name; ours was completed as a failure that says so. `superseded`: somebody newer holds the check. `none`: nothing of ours was open.
 * `trouble`: it could not be done.
 */
export type Published =
  | { readonly kind: 'done'; readonly check: CheckRunSeen }
  | { readonly kind: 'rival'; readonly check: CheckRunSeen }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export interface PublishRequest {
  readonly target: CheckTarget;
  readonly state: CheckState;
  /** SHA-256 in hex of what the state rests on; null for a state that rests on nothing. */
  readonly evidence: string | null;
  /** What to say instead where another step publishes under the same name. */
  readonly onRival: CheckState;
  /** `attempts` by default. */
  readonly replaces?: Replaces;
  /** Close what is open of this step, or what stands green of an earlier attempt, and nothing else: no check is made. */
  readonly onlyClose?: boolean;
  readonly budget: Budget;
}

/**
 * Brings the check run to a state. There is no key by which GitHub would know a repeated request, so a POST is never blindly repeated: whenever
 * it is unclear what a request did, we look. Our checks are known by `external_id`.
 */
export async function publishCheck(ports: PublishPorts, request: PublishRequest): Promise<Published> {
  return await new Publisher(ports, request).run();
}

/** What one round came to: an end, or trouble that a later round may not meet. */
type Round = { readonly end: Published } | { readonly retry: Trouble };

class Publisher {
  readonly #ports: PublishPorts;
  readonly #request: PublishRequest;
  readonly #patience: Patience;
  readonly #edits: CheckEdits;
  /** Looks still due before we believe that there is nothing to close. */
  #looks = 2;

  constructor(ports: PublishPorts, request: PublishRequest) {
    this.#ports = ports;
    this.#request = request;
    this.#patience = new Patience(ports, request.budget);
    this.#edits = new CheckEdits(ports, request, this.#patience);
  }

  async run(): Promise<Published> {
    for (;;) {
      const round = await this.#round();
      if ('end' in round) return this.#told(round.end);
      if (!(await this.#patience.again(round.retry))) return this.#told({ kind: 'trouble', trouble: round.retry });
    }
  }

  async #round(): Promise<Round> {
    const { target, replaces = 'attempts', onlyClose = false, onRival } = this.#request;
    const seen = await this.#look();
    if (!seen.ok) return { retry: seen.trouble };
    const claims = claimsOn(
      seen.value.filter((check) => !this.#edits.isForeign(check)),
      target.writer,
      replaces,
    );
    if (claims.newer.length > 0) return { end: { kind: 'superseded' } };
    if (onlyClose) return await this.#close(claims);
    const state = claims.rivals.length > 0 ? onRival : this.#request.state;
    const written = await this.#write(claims, state);
    if (!written.ok) return this.#afterTrouble(written.trouble);
    if (state.status === 'in_progress') return { end: { kind: 'done', check: written.value } };
    const shown = await this.#readBack(written.value.id, state);
    if (!shown.ok) return { retry: shown.trouble };
    return { end: { kind: claims.rivals.length > 0 ? 'rival' : 'done', check: shown.value } };
  }

  /** The list, and our own check, which a list may not show yet. */
  async #look(): Promise<Answer<readonly CheckRunSeen[]>> {
    const { checks } = this.#ports;
    const { headSha, name, appId } = this.#request.target;
    const listed = this.#note('list', await checks.find({ ref: headSha, name, appId }, this.#patience.timeout()));
    const id = this.#edits.id;
    if (!listed.ok || id === null || listed.value.some((check) => check.id === id)) return listed;
    const known = this.#note(`get ${id}`, await checks.get(id, this.#patience.timeout()));
    if (!known.ok) {
      if (known.trouble.kind !== 'locked' || known.trouble.code !== 'hidden') return known;
      if (!this.#edits.missedForGood()) return { ok: false, trouble: unsettled('the check is not shown yet') };
      // It never was: the id comes from a file that others can write.
      this.#edits.id = null;
      return listed;
    }
    const isIt = known.value.name === name && known.value.headSha === headSha;
    return { ok: true, value: isIt ? [known.value, ...listed.value] : listed.value };
  }

  async #close({ own, earlier }: Claims): Promise<Round> {
    const { state } = this.#request;
    const open = own.filter(({ status }) => status !== 'completed');
    // An attempt that did not come to its end must not leave the green of the one before.
    const stale = own.length > 0 ? [] : earlier.filter(({ status, conclusion }) => status !== 'completed' || conclusion === 'success');
    // A check that was just made may not be listed yet: looking again costs little.
    if (own.length === 0 && stale.length === 0 && this.#looks-- > 0) return { retry: unsettled('no check of this step was found') };
    const [first, ...others] = stale;
    const ours = first === undefined ? open : [...open, first];
    if (ours.length === 0) return { end: { kind: 'none' } };
    const aside = await this.#edits.putAside(others, { status: 'completed', conclusion: 'failure', output: this.#superseded });
    const written = aside.ok ? await this.#edits.sayOnAll(ours, state) : aside;
    if (!written.ok) return this.#afterTrouble(written.trouble);
    const shown = await this.#readBack(written.value.id, state);
    return shown.ok ? { end: { kind: 'done', check: shown.value } } : { retry: shown.trouble };
  }

  /** Everything that has to say the state says it, or trouble. */
  async #write({ own, earlier, rivals }: Claims, state: CheckState): Promise<Answer<CheckRunSeen>> {
    const canSay = ({ status }: CheckRunSeen) => this.#edits.reopens || status !== 'completed' || state.status === 'completed';
    // Annotations can't be taken back: a check that holds those of an earlier attempt is put aside. Of several one becomes ours, so that we have one.
    const usable = earlier.find((check) => canSay(check) && check.annotations === 0);
    const taken = own.length > 0 ? own.filter(canSay) : usable === undefined ? [] : [usable];
    const aside = [...own, ...earlier].filter((check) => !taken.includes(check));
    if (state.status === 'in_progress') {
      const reset = await this.#edits.putAside(
        aside.filter(({ conclusion }) => conclusion === 'success' || conclusion === null),
        STALE,
      );
      if (!reset.ok) return reset;
    }
    const written = taken.length > 0 ? await this.#edits.sayOnAll(taken, state) : await this.#edits.create(state);
    if (!written.ok || state.status === 'in_progress' || rivals.length > 0) return written;
    // So that it doesn't matter whether GitHub asks the newest of a name or all of them.
    const alike = await this.#edits.putAside(aside, { ...state, output: this.#superseded });
    return alike.ok ? written : alike;
  }

  get #superseded(): CheckOutput {
    const { runId, attempt } = this.#request.target.writer;
    const title = this.#request.replaces === 'runs' ? `Superseded by run ${runId}` : `Superseded by attempt ${attempt}`;
    return { title, summary: 'A newer check of this name says what came of it.', annotations: [] };
  }

  async #readBack(id: number, state: CheckState): Promise<Answer<CheckRunSeen>> {
    const { headSha, name, appId } = this.#request.target;
    const shown = this.#note(`read back ${id}`, await this.#ports.checks.get(id, this.#patience.timeout()));
    if (shown.ok) return this.#edits.held(shown.value, state);
    if (shown.trouble.kind === 'locked' && shown.trouble.code !== 'hidden') return shown;
    // One way of looking may lag behind the other.
    const listed = this.#note('list', await this.#ports.checks.find({ ref: headSha, name, appId }, this.#patience.timeout()));
    const found = listed.ok ? listed.value.find((check) => check.id === id) : undefined;
    return found === undefined
      ? { ok: false, trouble: unsettled(`what was written could not be read back: ${shown.trouble.what}`) }
      : this.#edits.held(found, state);
  }

  #afterTrouble(trouble: Trouble): Round {
    if (trouble.kind !== 'ours') return { retry: trouble };
    // Something in what we say was refused: once more with the least that can be said, then no more.
    if (!this.#edits.sayLess()) return { end: { kind: 'trouble', trouble } };
    return { retry: trouble };
  }

  #note<T>(what: string, answer: Answer<T>): Answer<T> {
    return noted(this.#ports, what, answer);
  }

  #told(published: Published): Published {
    const { name, headSha } = this.#request.target;
    this.#ports.debug(`check ${JSON.stringify(name)} on ${headSha}: ${published.kind}`);
    return published;
  }
}

/** What stands of an earlier attempt while a newer one runs in a check of its own. */
const STALE: Completed = {
  status: 'completed',
  conclusion: 'failure',
  output: { title: 'A newer attempt is running', summary: 'A newer attempt of this run has a check of its own.', annotations: [] },
};
