import type { Clock } from '../core/ports.ts';

/** What GitHub's runner gives a step that is cancelled, less what our own end takes: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. */
const CANCELLED_MS = 10_000 - 1_500;

/**
 * Notices that the job is cancelled, instead of ending at once: the check is to be completed first. The command has its own ears.
 */
export class Cancellation {
  readonly #clock: Clock;
  #since: number | null = null;
  #signal: NodeJS.Signals | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        this.#signal ??= signal;
        this.#since ??= this.#clock.monotonic();
      });
    }
  }

  /** The signal that told us; null while nothing did. */
  get signal(): NodeJS.Signals | null {
    return this.#signal;
  }

  /** What is left until we are killed; null while the job goes on. */
  leftMs(): number | null {
    return this.#since === null ? null : Math.max(500, CANCELLED_MS - (this.#clock.monotonic() - this.#since));
  }
}
