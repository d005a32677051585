import type { Answer, Trouble } from '../core/model/api-answer.ts';
import type { CheckRunSeen } from '../core/model/check-run.ts';
import { type ExternalId, parseExternalId } from '../core/model/check-writer.ts';
import type { CheckCloser, HeadLister, RunReader } from '../core/ports.ts';
import { type Budget, Patience, type PatiencePorts } from './patience.ts';

export interface SweepPorts extends PatiencePorts {
  /** All that a sweep can write is a failure. */
  readonly checks: CheckCloser;
  readonly heads: HeadLister;
  readonly runs: Pick<RunReader, 'run'>;
}

export interface SweepRequest {
  /** A check that was opened later is left alone. */
  readonly olderThanMs: number;
  /** Say what would be closed, and close nothing. */
  readonly dryRun: boolean;
  readonly budget: Budget;
}

/** A check of ours that nobody completed. */
export interface SweptCheck {
  readonly check: CheckRunSeen;
  readonly by: ExternalId;
  /** `going`: its run has not ended. `foreign`: another app's, which this token can't write. `trouble`: it could not be closed. */
  readonly became: 'closed' | 'would-close' | 'young' | 'going' | 'foreign' | 'trouble';
  readonly trouble: Trouble | null;
}

export interface Swept {
  readonly heads: number;
  /** There were more heads, or commits with more checks, than are looked at. */
  readonly whole: boolean;
  readonly checks: readonly SweptCheck[];
  /** Why heads could not be looked at; the rest of them were. */
  readonly troubles: readonly Trouble[];
}

/**
 * Closes, as failures, checks that were left in progress: their machine was lost, so that nobody else will. Looks at the heads of open pull requests and at
 * all branches.
 */
export async function sweepChecks(ports: SweepPorts, request: SweepRequest): Promise<Swept | { readonly trouble: Trouble }> {
  return await new Sweeper(ports, request).run();
}

class Sweeper {
  readonly #ports: SweepPorts;
  readonly #request: SweepRequest;
  readonly #patience: Patience;
  readonly #over = new Map<string, boolean | null>();

  constructor(ports: SweepPorts, request: SweepRequest) {
    this.#ports = ports;
    this.#request = request;
    this.#patience = new Patience(ports, request.budget);
  }

  async run(): Promise<Swept | { readonly trouble: Trouble }> {
    const listed = await this.#try((timeoutMs) => this.#ports.heads.list(timeoutMs));
    if (!listed.ok) return { trouble: listed.trouble };
    const heads = [...new Set(listed.value.items)];
    const checks: SweptCheck[] = [];
    const troubles: Trouble[] = [];
    for (const ref of heads) {
      const found = await this.#try((timeoutMs) => this.#ports.checks.find({ ref, name: null, appId: null }, timeoutMs));
      // A commit may have gone since; a door that is locked is locked for all.
      if (!found.ok && found.trouble.kind === 'locked' && found.trouble.code !== 'hidden') return { trouble: found.trouble };
      if (!found.ok) troubles.push(found.trouble);
      for (const check of found.ok ? found.value : []) {
        const by = parseExternalId(check.externalId);
        if (by !== null && check.status !== 'completed') checks.push(await this.#sweep(check, by));
      }
    }
    return { heads: heads.length, whole: listed.value.whole, checks, troubles };
  }

  async #sweep(check: CheckRunSeen, by: ExternalId): Promise<SweptCheck> {
    const as = (became: SweptCheck['became'], trouble: Trouble | null = null): SweptCheck => {
      this.#ports.debug(`check ${check.id} of run ${by.runId}: ${became}`);
      return { check, by, became, trouble };
    };
    const startedAt = Date.parse(check.startedAt ?? '');
    // Without a time nobody knows how old it is.
    if (!(this.#ports.clock.now().getTime() - startedAt >= this.#request.olderThanMs)) return as('young');
    if ((await this.#isOver(by)) === false) return as('going');
    // It may have been completed since the list was made.
    const now = await this.#try((timeoutMs) => this.#ports.checks.get(check.id, timeoutMs));
    if (!now.ok) return as('trouble', now.trouble);
    if (now.value.status === 'completed' || now.value.externalId !== check.externalId) return as('going');
    if (this.#request.dryRun) return as('would-close');
    const closed = await this.#try((timeoutMs) => this.#ports.checks.fail(check.id, this.#ports.clock.now(), timeoutMs));
    if (closed.ok) return as('closed');
    return closed.trouble.kind === 'locked' && closed.trouble.code === 'not-yours' ? as('foreign') : as('trouble', closed.trouble);
  }

  /** @returns null where the token can't see runs; then age has to do. */
  async #isOver({ runId, attempt }: ExternalId): Promise<boolean | null> {
    const key = `${runId}:${attempt}`;
    const known = this.#over.get(key);
    if (known !== undefined) return known;
    const run = await this.#try((timeoutMs) => this.#ports.runs.run(runId, timeoutMs));
    const over = run.ok ? run.value.attempt > attempt || run.value.status === 'completed' : null;
    this.#over.set(key, over);
    return over;
  }

  async #try<T>(ask: (timeoutMs: number) => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await ask(this.#patience.timeout());
      if (answer.ok || answer.trouble.kind !== 'weather' || !(await this.#patience.again(answer.trouble))) return answer;
    }
  }
}
