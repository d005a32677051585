import type { Reason, Where } from './reasons.ts';
import type { Tally } from './tally.ts';

/** So many failing tests of a run are described, over all its reports: all that a check marks at lines and a job summary lists. */
export const MAX_FAILING_KEPT = 500;

/** A red test case, for a reader. All text is hostile and bounded by the reader; `message` is the first line only. */
export interface FailingTest {
  readonly suite: string | null;
  readonly name: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
  /** Further places that the failure's text names, in order; absent where there are none, or the report itself says the place. */
  readonly frames?: readonly Location[];
}

/** Where in the sources a failure was seen; hostile. */
export interface Location {
  readonly file: string;
  readonly line: number;
}

/** The counts that a report's attributes declare, null where absent or no whole number. */
export interface DeclaredCounts {
  readonly tests: number | null;
  readonly failures: number | null;
  readonly errors: number | null;
  readonly skipped: number | null;
}

/** Attributes of one element, names as written, values cut at 256 characters. */
export type Attributes = Readonly<Record<string, string>>;

/** What tells one producer's reports from another's: the first elements of a report. */
export interface ReportTraits {
  /** Local name of the root: `testsuites`, `testsuite`; `ctrf` for CTRF JSON. */
  readonly root: string;
  readonly rootAttributes: Attributes;
  /** The first `testsuite` below the root (or the root itself), and the first `testcase`. */
  readonly suiteAttributes: Attributes | null;
  readonly caseAttributes: Attributes | null;
  /** Names of the first properties (at most 32). */
  readonly properties: readonly string[];
  /** Text of the first and the last comment, trimmed, cut at 256 characters. */
  readonly comments: readonly string[];
}

/** How far the declared `tests` of the leaf suites and of the root lie above what was found; null where nowhere. */
export interface Shortfall {
  /** Sum over the leaf suites; where no leaf suite falls short, the root's. */
  readonly declared: number;
  readonly found: number;
  /** The first suite (or the root) that falls short. */
  readonly suite: string;
  readonly where: Where;
}

/**
 * What a report says, counted case by case without knowing the producer: facts for every reading that a dialect may ask for.
 */
export interface ReportFacts {
  readonly format: 'junit' | 'ctrf';
  readonly traits: ReportTraits;
  /** Red beats skipped. */
  readonly tally: Tally;
  readonly declared: DeclaredCounts;
  readonly suites: {
    /** `testsuite` elements. */
    readonly all: number;
    /** Leaf suites without a test case. */
    readonly empty: number;
    /** Leaf suites with cases, all of them skipped. */
    readonly skipped: number;
  };
  readonly cases: {
    /** Without a name, or with an empty one; and the first such place. */
    readonly nameless: number;
    readonly firstNameless: Where | null;
    /** Green cases whose name is a path to a source file (node:test's container for a file): count, first name and place. */
    readonly containers: number;
    readonly firstContainer: { readonly name: string; readonly where: Where } | null;
    /** Red cases with `<skipped type="todo">` beside the failure (node:test's failing todo). */
    readonly redTodo: number;
  };
  /** Sum of flakyFailure, flakyError, rerunFailure and rerunError elements. */
  readonly reruns: number;
  /**
   * Tests that were red and then passed: red cases, and behind them in this file one passed case, of a name that stands nowhere else before.
   * How many tests, and how many failed and errored cases they have. Whether that makes them green is for the dialect and a leniency to say.
   */
  readonly passedLater: { readonly tests: number; readonly failed: number; readonly errored: number };
  /** `error`/`failure` elements directly in a suite or the root: count, and the first place. */
  readonly suiteErrors: number;
  readonly firstSuiteError: { readonly message: string; readonly where: Where } | null;
  /** Declared above found, by each way in which producers count their `tests`. */
  readonly shortfall: {
    /** found = test cases. */
    readonly cases: Shortfall | null;
    /** found = test cases + rerun and flaky elements (surefire). */
    readonly attempts: Shortfall | null;
    /** found = sum of the cases' `assertions` attributes, where they have one (node-tap). */
    readonly assertions: Shortfall | null;
    /** found = test cases + suites below (node:test declares a nested suite as one test). */
    readonly children: Shortfall | null;
  };
  /** Declared failures + errors above the red cases, by cases and by attempts (red cases + rerun and flaky elements). */
  readonly redShortfall: { readonly cases: Shortfall | null; readonly attempts: Shortfall | null };
  /** Found above declared somewhere: the note `counts-differ`. */
  readonly surplus: Shortfall | null;
  /** Of the names that the reader was asked to watch for: those with a finished (not skipped) case. */
  readonly finished: readonly string[];
  readonly duplicates: { readonly count: number; readonly first: string | null };
  /** At most 20 (or as many as asked for), in document order. */
  readonly failing: readonly FailingTest[];
  /** Notes on the file itself: `control-characters`. */
  readonly notes: readonly Reason[];
}

/** State of a report file against before the run; `unknown` for evidence captured elsewhere without a start time. */
export type ReportState = 'created' | 'modified' | 'unchanged' | 'unknown';

/** What one report file claims. */
export type ReportClaim =
  | { readonly kind: 'read'; readonly path: string; readonly state: ReportState; readonly facts: ReportFacts }
  /** `reason.code` is one of `junit-unreadable` … `not-junit`, or `no-tests`; `companion` marks a well-known file beside real reports. */
  | { readonly kind: 'rejected'; readonly path: string; readonly state: ReportState; readonly reason: Reason; readonly companion: boolean };
