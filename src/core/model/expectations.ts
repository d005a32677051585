/** What the caller asks of a run: trusted input, part of the receipt. */
export interface Expectations {
  /** Globs (`!` excludes), `['auto']` to find new reports, `['none']` for none at all. */
  readonly reports: readonly string[];
  /** A profile's name, `report-only`, or null. */
  readonly runner: string | null;
  /** Source of an expression that matches the closing line of a home-made runner; named groups give counts. */
  readonly footer: string | null;
  readonly min_tests: number;
  readonly max_skipped: number | null;
  readonly limits: Limits;
}

/** Sizes in bytes; what is kept of a log, and what is asked of reports. */
export interface Limits {
  readonly log_bytes: number;
  readonly report_bytes: number;
  /** One text of a report; one tag or comment may be a 32nd as long. */
  readonly token_bytes: number;
  /** Elements (or JSON values) within each other. */
  readonly depth: number;
  /** Of one element. */
  readonly attributes: number;
  /** Characters of an element's or attribute's name, or of a JSON key. */
  readonly name_length: number;
}

export type ReportLimits = Omit<Limits, 'log_bytes'>;

export const DEFAULT_LIMITS: Limits = {
  log_bytes: 4 * 2 ** 30,
  report_bytes: 256 * 2 ** 20,
  token_bytes: 64 * 2 ** 20,
  depth: 128,
  attributes: 256,
  name_length: 1024,
};

/**
 * Every option that makes `passed` easier. Each is recorded in the receipt, noted, and shown in the title.
 * This list and the roads of {@link ../reconcile/reconcile.ts} are all ways to green there are.
 */
export const LENIENCIES = [
  'allow-empty',
  'report-none',
  'runner-report-only',
  'allow-cached',
  'allow-stale',
  'allow-containers',
  'allow-reruns',
  'min-tests-0',
] as const;
export type Leniency = (typeof LENIENCIES)[number];
