/** One check that has to be there and green, and what was found of it. */
export interface ExpectedCheck {
  /** As the workflow names it; written by whoever wrote that. */
  readonly name: string;
  /**
   * `open`: it has not been completed. `missing`: this attempt has none. `older`: this attempt has none, though an earlier one had; whether that
   * job was to run again isn't known.
   */
  readonly state: 'passed' | 'failed' | 'action-required' | 'open' | 'missing' | 'older';
  /** What the check itself says; hostile. */
  readonly title: string | null;
  readonly url: string | null;
}

/** What several checks of one run come to together; `passed` only where every one of them is there and green. */
export interface Aggregate {
  readonly outcome: 'passed' | 'failed' | 'incomplete';
  readonly expected: readonly ExpectedCheck[];
  /** Names of checks of this run that nobody expects, and that don't count. */
  readonly unexpected: readonly string[];
}
