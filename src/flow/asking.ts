import type { Answer, Trouble } from '../core/model/api-answer.ts';
import type { Doubt } from '../core/model/trusted-run.ts';
import { type Budget, Patience, type PatiencePorts } from './patience.ts';

/** What was asked is needed, and there is no answer. Caught where a verdict is made of it: no answer is never a yes. */
export class Unanswered extends Error {
  readonly doubt: Doubt;

  constructor(what: string, trouble: Trouble) {
    super(`${what}: ${trouble.what}`);
    this.doubt = { code: 'facts-missing', args: { what: this.message.slice(0, 500), ...remedyOf(trouble) } };
  }
}

function remedyOf(trouble: Trouble): { do?: string } {
  if (trouble.kind !== 'locked') return {};
  switch (trouble.code) {
    case 'bad-token':
      return { do: 'Give a token that GitHub knows.' };
    case 'permission':
      return { do: `Let the token read it${trouble.permission === null ? '' : `: ${trouble.permission}`}.` };
    case 'saml':
      return { do: "Authorise the token for the organisation's single sign-on." };
    case 'hidden':
      return { do: 'It was deleted, or the token cannot see it. Push again, or run the workflow again.' };
    case 'gone':
      return { do: 'It has expired. Run the workflow again.' };
    default:
      return {};
  }
}

/** Just after a run has ended, GitHub may not show all of it yet. */
const LATE_TRIES = 3;
const LATE_WAIT_MS = 2_000;
/** Artifacts and logs are large. */
const DOWNLOAD_MS = 120_000;

export interface Manner {
  /** Something that was made just now. */
  readonly fresh?: boolean;
  readonly download?: boolean;
}

/** How often what a job has just left behind is looked for, before it is taken for missing. */
export const LOOKS = LATE_TRIES;

/** Asks GitHub, again where that may help, within one budget for all. Only for reading. */
export class Asking {
  readonly #ports: PatiencePorts;
  #deadline: number;
  #limitsMs: number;

  constructor(ports: PatiencePorts, { totalMs, limitsMs }: Budget) {
    this.#ports = ports;
    this.#deadline = ports.clock.monotonic() + totalMs;
    this.#limitsMs = limitsMs;
  }

  /**
   * @param what the beginning of a sentence on what went wrong.
   * @throws {Unanswered}
   */
  async ask<T>(what: string, act: (timeoutMs: number) => Promise<Answer<T>>, manner: Manner = {}): Promise<T> {
    // Each question begins with short waits; what it takes, waits for limits included, the later ones lack.
    const patience = new Patience(this.#ports, { totalMs: this.#left(), limitsMs: this.#limitsMs });
    try {
      return await this.#answer(patience, what, act, manner);
    } finally {
      const extended = patience.left() - this.#left();
      this.#deadline += extended;
      this.#limitsMs -= extended;
    }
  }

  /** Before one looks again for what may come late. */
  async pause(): Promise<void> {
    await this.#ports.sleep(LATE_WAIT_MS);
  }

  #left(): number {
    return this.#deadline - this.#ports.clock.monotonic();
  }

  async #answer<T>(
    patience: Patience,
    what: string,
    act: (timeoutMs: number) => Promise<Answer<T>>,
    { fresh = false, download = false }: Manner,
  ): Promise<T> {
    for (let late = 1; ; ) {
      const left = download ? Math.min(DOWNLOAD_MS, patience.left()) : patience.timeout();
      const answer = await act(Math.max(1, left));
      if (answer.ok) return answer.value;
      const { trouble } = answer;
      if (fresh && trouble.kind === 'locked' && trouble.code === 'hidden' && late++ < LATE_TRIES) await this.pause();
      else if (!(await patience.again(trouble))) throw new Unanswered(what, trouble);
    }
  }
}
