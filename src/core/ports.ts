/** What the house asks of the outside world: interfaces only. Adapters implement them, flows take them, faces wire them. */
export interface Clock {
  now(): Date;
  /** Milliseconds from an arbitrary start, never going back. */
  monotonic(): number;
}
