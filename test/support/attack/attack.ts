import type { Outcome } from '../../../src/core/model/verdict.ts';
import type { Phase } from '../actions-runner.ts';
import type { CheckRunRecord } from '../github/checks.ts';
import type { Gate } from '../merge-gate.ts';
import type { AttackWorld } from './world.ts';

/** What an attack must end in, through run, judge and publish, at the merge gate. */
export interface Expected {
  /** `open` only for a healthy twin: it shows that the same world without the attack is let through. */
  readonly gate: 'blocked' | 'open';
  /** One of several where chance has a word; null where no verdict is told: the check is awaited, which blocks. */
  readonly outcome: Outcome | readonly Outcome[] | null;
  /** Of the reason that decided, or one of several; null for a pass, and where there is no verdict. */
  readonly code: string | readonly string[] | null;
  readonly conclusion: 'success' | 'failure' | 'action_required' | null;
}

export interface Way {
  /** Does what the attacker does, on what is the attacker's; what he leaves is then judged and published. */
  readonly attempt: (world: AttackWorld) => unknown;
  readonly expect: Expected;
  /** What else must hold. */
  readonly also?: Also;
}

type Also = (world: AttackWorld, end: End) => unknown;

/** Ways of one threat, each named by what it does. */
export type Attack = Readonly<Record<string, Way>>;

export interface End {
  readonly judge: Phase | null;
  readonly publish: Phase | null;
  readonly gate: Gate;
  /** The App's newest; null where it wrote none. */
  readonly check: CheckRunRecord | null;
}

const way = (expect: Expected, attempt: Way['attempt'], also?: Also): Way => ({
  attempt,
  expect,
  ...(also === undefined ? {} : { also }),
});

type Red = 'failed' | 'incomplete';

/** @param code of the reason that must decide. */
export function blocked(outcome: Red | readonly Red[], code: string | readonly string[], attempt: Way['attempt'], also?: Also): Way {
  const waits = code === 'protected-changed' || code === 'workflow-changed';
  return way({ gate: 'blocked', outcome, code, conclusion: waits ? 'action_required' : 'failure' }, attempt, also);
}

/** Nothing is told of it at all. */
export function awaited(attempt: Way['attempt'], also?: Also): Way {
  return way({ gate: 'blocked', outcome: null, code: null, conclusion: null }, attempt, also);
}

/** The same world, where nothing is wrong. */
export function healthy(attempt: Way['attempt'], also?: Also): Way {
  return way({ gate: 'open', outcome: 'passed', code: null, conclusion: 'success' }, attempt, also);
}
