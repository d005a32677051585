/**
 * What a runner profile is: data about one test runner, no functions. Expressions are anchored where they can be and linear;
 * each carries, as a comment in its profile, the real line that it was written for.
 * They are matched against one line: ANSI stripped, CI timestamps, wrapper prefix, and trailing white space taken off, leading white space kept.
 */
export interface RunnerProfile {
  /** `vitest`, `node-test`, `go-test`: what --runner takes and what the receipt says. */
  readonly name: string;
  /** How people write it, for messages: `node:test`. */
  readonly title: string;
  /**
   * Runners that write each other's lines or reports share a family: lines of one are never signs against the other
   * (prove and raw TAP; jest-junit under another name). A profile is always in its own family.
   */
  readonly family?: string;
  /** Inner runners whose output this one carries as its own; their lines are nested wherever they stand. */
  readonly wraps?: readonly string[];
  /** Matched against the command's words joined by one space (for --shell: the string). */
  readonly argv: readonly RegExp[];
  readonly log: LogProfile;
  readonly exit?: ExitProfile;
  readonly report?: ReportProfile;
  /** Variables that steer the runner and are noted by name. */
  readonly env?: readonly string[];
  /** How to make it write JUnit. */
  readonly junit?: JUnitHint;
}

/** What a named group of an expression counts. `errored`/`failed` red, `skipped` not executed, `none` known but not counted. */
export type CountKey = 'tests' | 'passed' | 'failed' | 'errored' | 'skipped' | 'flaky' | 'none';

export interface LogProfile {
  /** How a run opens. `session`: each such line needs closing lines of its own. */
  readonly openings?: readonly Opening[];
  /** Weak traces: the runner was here, nothing more. */
  readonly progress?: readonly RegExp[];
  readonly results?: {
    /** A test (or a unit) starts; group `id`. Only for runners that announce each start. */
    readonly start?: RegExp;
    /** A test ends; group `id` where it is printed. */
    readonly end?: RegExp;
    /** Of the ends: those that are red. */
    readonly red?: RegExp;
    /** `end` may stand behind other output on its line; this literal finds such lines. */
    readonly glued?: string;
  };
  readonly closing: Closing;
  /** The runner itself says that there was nothing to run. */
  readonly zero?: readonly RegExp[];
  /** Closing lines that say red without a count of tests. */
  readonly red?: readonly RegExp[];
  /** Closing lines that say that tests did not run; `except` takes lines back out (skipped, disabled). */
  readonly notRun?: readonly { readonly line: RegExp; readonly items?: RegExp; readonly except?: RegExp }[];
  /** Interrupted from outside. */
  readonly interrupted?: readonly RegExp[];
  /** A failure limit was reached: the note `stopped-early`. */
  readonly stopped?: readonly RegExp[];
  /** The runner's own sentence that a worker, fork or host (or itself) died: never yields. */
  readonly fatal?: readonly { readonly line: RegExp; readonly code: 'worker-crash' | 'crash-in-log' }[];
  /** Units replayed from a cache, and units that ran. */
  readonly cached?: { readonly replayed: RegExp; readonly ran: RegExp };
  /** A wrapper's summary: groups `finished` and `started`; fewer finished is `task-incomplete`. */
  readonly tasks?: readonly RegExp[];
}

export interface Opening {
  readonly line: RegExp;
  readonly session: boolean;
  /** May stand behind other output on its line; this literal finds such lines. */
  readonly glued?: string;
  /** `line` has a group `announces` (tests that will run) and perhaps `minus` (deselected). */
}

export interface Closing {
  /**
   * Lines that carry counts. A group named as a CountKey counts that; for free lists ("2 failed, 3 passed") `list` gives each item's
   * expression with groups `n` and `word`, and `words` what each word counts (`none`: known, not counted). An unknown word makes the line no closing line.
   */
  readonly counts: readonly CountLine[];
  /** The line without which the block isn't closed; null where each counting line completes its own block. */
  readonly completes: RegExp | null;
  /** Lines between the first line of the block and `completes` that belong to it and carry no counts. */
  readonly first?: RegExp;
  /** `block`: the lines of one block make one tally; `each`: every line is a block of its own; `last`: later lines replace earlier ones (running totals). */
  readonly mode: 'block' | 'each' | 'last';
  readonly unit: 'tests' | 'assertions' | 'none';
}

export interface CountLine {
  readonly line: RegExp;
  readonly list?: { readonly item: RegExp; readonly words: Readonly<Record<string, CountKey | string>> };
  /** For lines with one number: what it counts. */
  readonly counts?: CountKey | string;
}

export interface ExitProfile {
  /** The status is the number of failures, up to `max`. */
  readonly countsFailures?: { readonly max: number };
  /** Statuses with a meaning of their own. */
  readonly codes?: Readonly<Record<number, 'no-tests' | 'interrupted' | 'usage' | 'internal'>>;
}

/** The JUnit dialect: how this runner's reports are known, and where their numbers honestly differ. */
export interface ReportProfile {
  /** Any one of these, each with all its conditions, names the dialect. */
  readonly detect: readonly ReportSign[];
  /** Places where the runner usually writes, relative to the working directory: globs. */
  readonly places?: readonly string[];
  /** `end`: the report is complete only when the run is; then a silent log may be safe (`silenceSafe`). */
  readonly closed: 'end' | 'per-file' | 'streamed';
  readonly silenceSafe: boolean;
  /** How declared `tests` are counted: see ReportFacts.shortfall; `none`: not compared. */
  readonly declared: 'cases' | 'attempts' | 'assertions' | 'children' | 'none';
  /**
   * How closing lines and report are compared. executed: executed tests, both ways; elements: cases + suites = tests + suites (node:test);
   * listed: the report may list todo tests as cases; at-most: the report may hold fewer (it leaves out what the closing lines count as `none`); none: not comparable.
   */
  readonly agrees: 'executed' | 'elements' | 'listed' | 'none';
  /** A red case marked todo is skipped, as the runner says. */
  readonly todoBeatsRed?: boolean;
  /** A green case named like a source file is a container: no test. */
  readonly containers?: boolean;
  /** A case without a name is a test that never finished. */
  readonly namelessIsUnfinished?: boolean;
}

export interface ReportSign {
  readonly element: 'root' | 'suite' | 'case' | 'property' | 'comment';
  /** Attribute name; absent for property and comment. */
  readonly attribute?: string;
  /** Value; for `absent: true` the attribute must not be there. */
  readonly value?: RegExp;
  readonly absent?: boolean;
  readonly and?: readonly ReportSign[];
}

export interface JUnitHint {
  /** Words to add behind the runner's own words. */
  readonly add: string;
  /** What has to be installed first, if anything. */
  readonly needs?: string;
  /** The file that it then writes. */
  readonly writes: string;
}
