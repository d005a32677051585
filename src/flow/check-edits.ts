import type { Answer } from '../core/model/api-answer.ts';
import { ANNOTATIONS_PER_REQUEST, type CheckAnnotation, type CheckRunSeen, type CheckState } from '../core/model/check-run.ts';
import { formatExternalId, parseExternalId } from '../core/model/check-writer.ts';
import type { CheckRunChange } from '../core/ports.ts';
import { LIMITS, type Patience, unsettled } from './patience.ts';
import type { PublishPorts, PublishRequest } from './publish.ts';

export type Completed = Extract<CheckState, { status: 'completed' }>;

/** So often we look for a check that may have been made before we make another. */
const LOOKS = 3;
/** A check that we know of may be missing so often before we believe it. */
const MISSES = 3;
/** GitHub asks for a second between writes. */
const BETWEEN_WRITES_MS = 1_000;
/** With less time than this, annotations beyond the last request's are left out. */
const ANNOTATING_MS = 8_000;

/** What one publication writes, and what it remembers of that from round to round. */
export class CheckEdits {
  readonly #ports: PublishPorts;
  readonly #request: PublishRequest;
  readonly #patience: Patience;
  /** Of our check, as far as it is known. */
  id: number | null;
  /** The request as it was was refused: from now on without annotations and with a short summary. */
  #minimal = false;
  #reopens = true;
  /** Looks still due before a check is made: one may have been, though nobody told us. */
  #looks = 0;
  #misses = 0;
  /** Annotations that GitHub took for the check that is being completed. */
  #sent = 0;
  readonly #foreign = new Set<number>();

  constructor(ports: PublishPorts, request: PublishRequest, patience: Patience) {
    this.#ports = ports;
    this.#request = request;
    this.#patience = patience;
    this.id = request.target.id;
  }

  /** GitHub showed a completed check as completed still, though it took our request to open it again: false from then on. */
  get reopens(): boolean {
    return this.#reopens;
  }

  /** A check with our marks that isn't ours to write: another app's, or closed to us by GitHub. */
  isForeign({ id }: CheckRunSeen): boolean {
    return this.#foreign.has(id);
  }

  /** @returns whether a check that we know of has been missing so often that it is not there. */
  missedForGood(): boolean {
    return ++this.#misses >= MISSES;
  }

  /** @returns false where there is no less to say than what was refused. */
  sayLess(): boolean {
    const could = !this.#minimal;
    this.#minimal = true;
    return could;
  }

  /** Says it on checks that stay somebody else's by their marks. */
  async putAside(checks: readonly CheckRunSeen[], state: Completed): Promise<Answer<null>> {
    for (const check of checks) {
      if (check.status === 'completed' && check.conclusion === state.conclusion) continue;
      const change = { externalId: check.externalId, state, startedAt: null, completedAt: this.#now() };
      const answer = this.#own(check, await this.#update(check.id, change));
      if (!answer.ok) return answer;
    }
    return { ok: true, value: null };
  }

  /** Makes a check, unless one may have been made already. */
  async create(state: CheckState): Promise<Answer<CheckRunSeen>> {
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
    this.id = made.value.id;
    return first === state ? this.held(made.value, state) : await this.#say(made.value, state);
  }

  /** @param checks newest first. @returns the newest as written; or the first trouble. */
  async sayOnAll(checks: readonly CheckRunSeen[], state: CheckState): Promise<Answer<CheckRunSeen>> {
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
    let sent = Math.min(Math.max(check.annotations, check.id === this.id ? this.#sent : 0), annotations.length);
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
      this.id = check.id;
      this.#sent = sent;
      await this.#ports.sleep(BETWEEN_WRITES_MS);
    }
    const answer = this.#own(check, await this.#update(check.id, this.#change(state, annotations.slice(sent))));
    return answer.ok ? this.held(answer.value, state) : answer;
  }

  async #update(id: number, change: CheckRunChange): Promise<Answer<CheckRunSeen>> {
    return this.#note(`update ${id}`, await this.#ports.checks.update(id, change, this.#patience.timeout()));
  }

  /** What a refusal to change this check means: that it is another's to write, or missing for a moment, needn't be the end. */
  #own(check: CheckRunSeen, answer: Answer<CheckRunSeen>): Answer<CheckRunSeen> {
    if (answer.ok || answer.trouble.kind !== 'locked') return answer;
    const { code } = answer.trouble;
    if (code === 'hidden' && !this.missedForGood()) return { ok: false, trouble: unsettled('a check that was there is not found') };
    const { writer } = this.#request.target.writer;
    const another = code === 'not-yours' || (code === 'permission' && parseExternalId(check.externalId)?.writer !== writer);
    if (!another || check.id === this.id) return answer;
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
  held(check: CheckRunSeen, state: CheckState): Answer<CheckRunSeen> {
    if (this.#isAs(check, state)) return { ok: true, value: check };
    if (state.status === 'in_progress') this.#reopens = false;
    return { ok: false, trouble: unsettled('GitHub took the check, but shows it otherwise') };
  }

  #note<T>(what: string, answer: Answer<T>): Answer<T> {
    return noted(this.#ports, what, answer);
  }
}

/** Tells the debug log what came of a request. */
export function noted<T>({ debug }: PublishPorts, what: string, answer: Answer<T>): Answer<T> {
  debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}, ${answer.trouble.code}: ${answer.trouble.what}`);
  return answer;
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
