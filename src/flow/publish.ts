import type { Answer, Trouble } from '../core/model/api-answer.ts';
import {
  ANNOTATIONS_PER_REQUEST,
  type CheckAnnotation,
  type CheckOutput,
  type CheckRunSeen,
  type CheckState,
} from '../core/model/check-run.ts';
import { type CheckWriter, formatExternalId, parseExternalId } from '../core/model/check-writer.ts';
import type { CheckRunChange, CheckRuns } from '../core/ports.ts';
import { type Budget, LIMITS, Patience, type PatiencePorts } from './patience.ts';
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
type Completed = Extract<CheckState, { status: 'completed' }>;

/** So often we look for a check that may have been made before we make another. */
const LOOKS = 3;
/** A check that we know of may be missing so often before we believe it. */
const MISSES = 3;
/** GitHub asks for a second between writes. */
const BETWEEN_WRITES_MS = 1_000;
/** With less time than this, annotations beyond the last request's are left out. */
const ANNOTATING_MS = 8_000;

class Publisher {
  readonly #ports: PublishPorts;
  readonly #request: PublishRequest;
  readonly #patience: Patience;
  #id: number | null;
  /** The request as it was was refused: from now on without annotations and with a short summary. */
  #minimal = false;
  /** GitHub showed a completed check as completed still, though it took our request to open it again. */
  #reopens = true;
  /** Looks still due before a check is made: one may have been, though nobody told us. */
  #looks = 0;
  #misses = 0;
  /** Annotations that GitHub took for the check that is being completed. */
  #sent = 0;
  /** Checks with our marks that aren't ours to write: another app's, or closed to us by GitHub. */
  readonly #foreign = new Set<number>();

  constructor(ports: PublishPorts, request: PublishRequest) {
    this.#ports = ports;
    this.#request = request;
    this.#patience = new Patience(ports, request.budget);
    this.#id = request.target.id;
    if (request.onlyClose === true) this.#looks = 2;
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
      seen.value.filter(({ id }) => !this.#foreign.has(id)),
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
    const id = this.#id;
    if (!listed.ok || id === null || listed.value.some((check) => check.id === id)) return listed;
    const known = this.#note(`get ${id}`, await checks.get(id, this.#patience.timeout()));
    if (!known.ok) {
      if (known.trouble.kind !== 'locked' || known.trouble.code !== 'hidden') return known;
      if (++this.#misses < MISSES) return { ok: false, trouble: unsettled('the check is not shown yet') };
      // It never was: the id comes from a file that others can write.
      this.#id = null;
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
    const [newest, ...others] = [...open, ...stale];
    if (newest === undefined) return { end: { kind: 'none' } };
    const written = await this.#writeAll([newest, ...others], state);
    if (!written.ok) return this.#afterTrouble(written.trouble);
    const shown = await this.#readBack(written.value.id, state);
    return shown.ok ? { end: { kind: 'done', check: shown.value } } : { retry: shown.trouble };
  }

  /** Everything that has to say the state says it, or trouble. */
  async #write({ own, earlier, rivals }: Claims, state: CheckState): Promise<Answer<CheckRunSeen>> {
    const canSay = ({ status }: CheckRunSeen) => this.#reopens || status !== 'completed' || state.status === 'completed';
    // Annotations can't be taken back: a check that holds those of an earlier attempt is put aside. Of several one becomes ours, so that we have one.
    const usable = earlier.find((check) => canSay(check) && check.annotations === 0);
    const taken = own.length > 0 ? own.filter(canSay) : usable === undefined ? [] : [usable];
    const aside = [...own, ...earlier].filter((check) => !taken.includes(check));
    if (state.status === 'in_progress') {
      const reset = await this.#putAside(
        aside.filter(({ conclusion }) => conclusion === 'success' || conclusion === null),
        STALE,
      );
      if (!reset.ok) return reset;
    }
    const written = taken.length > 0 ? await this.#writeAll(taken, state) : await this.#create(state);
    if (!written.ok || state.status === 'in_progress' || rivals.length > 0) return written;
    // So that it doesn't matter whether GitHub asks the newest of a name or all of them.
    const alike = await this.#putAside(aside, { ...state, output: this.#superseded });
    return alike.ok ? written : alike;
  }

  get #superseded(): CheckOutput {
    const { runId, attempt } = this.#request.target.writer;
    const title = this.#request.replaces === 'runs' ? `Superseded by run ${runId}` : `Superseded by attempt ${attempt}`;
    return { title, summary: 'A newer check of this name says what came of it.', annotations: [] };
  }

  async #putAside(checks: readonly CheckRunSeen[], state: Completed): Promise<Answer<null>> {
    for (const check of checks) {
      if (check.status === 'completed' && check.conclusion === state.conclusion) continue;
      const change = { externalId: check.externalId, state, startedAt: null, completedAt: this.#now() };
      const answer = this.#own(check, await this.#update(check.id, change));
      if (!answer.ok) return answer;
    }
    return { ok: true, value: null };
  }

  async #create(state: CheckState): Promise<Answer<CheckRunSeen>> {
    if (this.#looks > 0) {
      this.#looks -= 1;
      return { ok: false, trouble: unsettled('a check may have been made, and is not listed yet') };
    }
    const { headSha, name, detailsUrl } = this.#request.target;
    const { annotations } = this.#said(state).output;
    const first = annotations.length > ANNOTATIONS_PER_REQUEST ? unfinished(state) : state;
    const change = this.#change(first, annotations.slice(0, ANNOTATIONS_PER_REQUEST));
    const made = this.#note('create', await this.#ports.checks.create({ headSha, name, detailsUrl, ...change }, this.#patience.timeout()));
    if (!made.ok) {
      // A limit says that nothing was done; all other weather leaves it open.
      if (made.trouble.kind === 'weather' && !LIMITS.has(made.trouble.code)) this.#looks = LOOKS;
      return made;
    }
    this.#id = made.value.id;
    return first === state ? this.#held(made.value, state) : await this.#say(made.value, state);
  }

  /** @param checks newest first. @returns the newest as written; or the first trouble. */
  async #writeAll(checks: readonly CheckRunSeen[], state: CheckState): Promise<Answer<CheckRunSeen>> {
    let written: Answer<CheckRunSeen> = { ok: false, trouble: unsettled('there is nothing to write to') };
    // The newest is what people see and what decides: it comes last.
    for (const check of [...checks].reverse()) {
      const newest = check === checks[0];
      written = await this.#say(check, newest ? state : { ...state, output: { ...state.output, annotations: [] } });
      if (!written.ok) return written;
    }
    return written;
  }

  /** Annotations first, as far as one request doesn't take them all, and only then the conclusion: what is cut off in between stays open. */
  async #say(check: CheckRunSeen, state: CheckState): Promise<Answer<CheckRunSeen>> {
    if (this.#says(check, state)) return { ok: true, value: check };
    const { annotations } = this.#said(state).output;
    let sent = Math.min(Math.max(check.annotations, check.id === this.#id ? this.#sent : 0), annotations.length);
    while (annotations.length - sent > ANNOTATIONS_PER_REQUEST) {
      if (this.#patience.left() < ANNOTATING_MS) {
        this.#ports.debug(`no time for ${annotations.length - sent} of ${annotations.length} annotations`);
        sent = annotations.length;
        break;
      }
      const next = annotations.slice(sent, sent + ANNOTATIONS_PER_REQUEST);
      const answer = this.#own(check, await this.#update(check.id, this.#change(unfinished(state), next)));
      if (!answer.ok) return answer;
      sent += next.length;
      this.#id = check.id;
      this.#sent = sent;
      await this.#ports.sleep(BETWEEN_WRITES_MS);
    }
    const answer = this.#own(check, await this.#update(check.id, this.#change(state, annotations.slice(sent))));
    return answer.ok ? this.#held(answer.value, state) : answer;
  }

  async #readBack(id: number, state: CheckState): Promise<Answer<CheckRunSeen>> {
    const { headSha, name, appId } = this.#request.target;
    const shown = this.#note(`read back ${id}`, await this.#ports.checks.get(id, this.#patience.timeout()));
    if (shown.ok) return this.#held(shown.value, state);
    if (shown.trouble.kind === 'locked' && shown.trouble.code !== 'hidden') return shown;
    // One way of looking may lag behind the other.
    const listed = this.#note('list', await this.#ports.checks.find({ ref: headSha, name, appId }, this.#patience.timeout()));
    const found = listed.ok ? listed.value.find((check) => check.id === id) : undefined;
    return found === undefined
      ? { ok: false, trouble: unsettled(`what was written could not be read back: ${shown.trouble.what}`) }
      : this.#held(found, state);
  }

  async #update(id: number, change: CheckRunChange): Promise<Answer<CheckRunSeen>> {
    return this.#note(`update ${id}`, await this.#ports.checks.update(id, change, this.#patience.timeout()));
  }

  /** What a refusal to change this check means: that it is another's to write, or missing for a moment, needn't be the end. */
  #own(check: CheckRunSeen, answer: Answer<CheckRunSeen>): Answer<CheckRunSeen> {
    if (answer.ok || answer.trouble.kind !== 'locked') return answer;
    const { code } = answer.trouble;
    if (code === 'hidden' && ++this.#misses < MISSES) return { ok: false, trouble: unsettled('a check that was there is not found') };
    const { writer } = this.#request.target.writer;
    const another = code === 'not-yours' || (code === 'permission' && parseExternalId(check.externalId)?.writer !== writer);
    if (!another || check.id === this.#id) return answer;
    // If it is we who may write nothing, making a check of our own will tell.
    this.#foreign.add(check.id);
    return { ok: false, trouble: unsettled('a check with our marks is not ours to write') };
  }

  #change(state: CheckState, annotations: readonly CheckAnnotation[]): CheckRunChange {
    const { target, evidence } = this.#request;
    const said = this.#said(state);
    return {
      externalId: formatExternalId(target.writer, state.status === 'completed' ? evidence : null),
      state: { ...said, output: { ...said.output, annotations } },
      startedAt: target.startedAt,
      completedAt: state.status === 'completed' ? this.#now() : null,
    };
  }

  #said(state: CheckState): CheckState {
    return this.#minimal ? minimal(state) : state;
  }

  #now(): string {
    return this.#ports.clock.now().toISOString();
  }

  /** Is all of this on the check already? */
  #says(check: CheckRunSeen, state: CheckState): boolean {
    const { target, evidence } = this.#request;
    const externalId = formatExternalId(target.writer, state.status === 'completed' ? evidence : null);
    return check.externalId === externalId && this.#isAs(check, state) && check.title === state.output.title;
  }

  #isAs({ status, conclusion, headSha }: CheckRunSeen, state: CheckState): boolean {
    const asked = state.status === 'completed' ? state.conclusion : null;
    return status === state.status && conclusion === asked && headSha === this.#request.target.headSha;
  }

  /** A check that isn't as asked wasn't published. */
  #held(check: CheckRunSeen, state: CheckState): Answer<CheckRunSeen> {
    if (this.#isAs(check, state)) return { ok: true, value: check };
    if (state.status === 'in_progress') this.#reopens = false;
    return { ok: false, trouble: unsettled('GitHub took the check, but shows it otherwise') };
  }

  #afterTrouble(trouble: Trouble): Round {
    if (trouble.kind !== 'ours') return { retry: trouble };
    // Something in what we say was refused: once more with the least that can be said, then no more.
    if (this.#minimal) return { end: { kind: 'trouble', trouble } };
    this.#minimal = true;
    return { retry: trouble };
  }

  #note<T>(what: string, answer: Answer<T>): Answer<T> {
    this.#ports.debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}, ${answer.trouble.code}: ${answer.trouble.what}`);
    return answer;
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

function unsettled(what: string): Trouble {
  return { kind: 'weather', code: 'unsettled', what, retryAfterMs: null };
}

function unfinished({ output }: CheckState): CheckState {
  return { status: 'in_progress', output };
}

function minimal(state: CheckState): CheckState {
  const { title } = state.output;
  return {
    ...state,
    output: { title, summary: 'GitHub refused the details. They are in the job summary and in the receipt.', annotations: [] },
  };
}
