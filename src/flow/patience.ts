import type { Trouble, WeatherCode } from '../core/model/api-answer.ts';
import type { Clock } from '../core/ports.ts';

/** How long a piece of work with GitHub's API may take. */
export interface Budget {
  /** All requests and waits together. */
  readonly totalMs: number;
  /** Beyond that: waits for which GitHub itself named the time, or asks by its rules for limits. */
  readonly limitsMs: number;
}

export interface PatiencePorts {
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 to 1: many jobs that met the same trouble are not to come back at the same moment. */
  readonly random: () => number;
  /** One line for each decision; no secrets. */
  readonly debug: (line: string) => void;
}

/** Refusals that say themselves that nothing was done. */
export const LIMITS: ReadonlySet<WeatherCode> = new Set<WeatherCode>(['rate-limit', 'secondary-limit']);

const REQUEST_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Below that no request is worth sending. */
const LEAST_MS = 1_000;

/** Decides whether and when to try again. One for each piece of work. */
export class Patience {
  readonly #ports: PatiencePorts;
  #deadline: number;
  #limitsLeft: number;
  #wait = FIRST_WAIT_MS;
  #secondaries = 0;

  constructor(ports: PatiencePorts, { totalMs, limitsMs }: Budget) {
    this.#ports = ports;
    this.#deadline = ports.clock.monotonic() + totalMs;
    this.#limitsLeft = limitsMs;
  }

  /** What is left of the budget, in ms. */
  left(): number {
    return this.#deadline - this.#ports.clock.monotonic();
  }

  /** How long the next request may take. */
  timeout(): number {
    return Math.max(1, Math.min(REQUEST_MS, this.left()));
  }

  /** Waits until it is worth trying again. @returns false, at once, where it isn't, or no longer. */
  async again(trouble: Trouble): Promise<boolean> {
    if (trouble.kind === 'locked') return this.#stop('a locked door does not open by knocking');
    if (trouble.kind === 'weather' && (trouble.code === 'rate-limit' || trouble.code === 'secondary-limit'))
      return await this.#sitOut(trouble);
    const asked = trouble.kind === 'weather' ? (trouble.retryAfterMs ?? 0) : 0;
    const pause = Math.max(asked, Math.round(this.#wait * (0.5 + this.#ports.random() / 2)));
    if (this.left() < pause + LEAST_MS) return this.#stop('the time is over');
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    return await this.#pause(pause);
  }

  /** A limit: as long as GitHub says, never less; of secondary ones longer each time. */
  async #sitOut({ code, retryAfterMs }: Trouble & { kind: 'weather' }): Promise<boolean> {
    const asked = (retryAfterMs ?? 0) * (code === 'secondary-limit' ? 2 ** this.#secondaries++ : 1);
    const pause = Math.round(asked + this.#ports.random() * FIRST_WAIT_MS);
    // A short one costs no more than other weather.
    if (this.left() >= pause + LEAST_MS) return await this.#pause(pause);
    if (pause > this.#limitsLeft) return this.#stop(`GitHub asks to wait ${Math.ceil(pause / 1000)} s, longer than we may`);
    this.#limitsLeft -= pause;
    this.#deadline += pause;
    return await this.#pause(pause);
  }

  async #pause(ms: number): Promise<true> {
    this.#ports.debug(`again in ${ms} ms`);
    await this.#ports.sleep(ms);
    return true;
  }

  #stop(why: string): false {
    this.#ports.debug(`no more tries: ${why}`);
    return false;
  }
}

/** GitHub took a request, but does not show what it did. @param what a sentence without its end. */
export function unsettled(what: string): Trouble {
  return { kind: 'weather', code: 'unsettled', what, retryAfterMs: null };
}
