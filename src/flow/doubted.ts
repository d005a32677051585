import type { Doubt } from '../core/model/trusted-run.ts';

/** Ends a judgement at a stage: what comes later isn't asked. Caught where a verdict is made of it. */
export class Doubted extends Error {
  readonly doubts: readonly Doubt[];

  constructor(doubts: readonly Doubt[]) {
    super('there is doubt');
    this.doubts = doubts;
  }
}

/** @throws {Doubted} where there is any. */
export function refuse(doubts: readonly Doubt[]): void {
  if (doubts.length > 0) throw new Doubted(doubts);
}
