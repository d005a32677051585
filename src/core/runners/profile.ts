/**
 * What a runner profile is: data about one test runner, no functions. Expressions are linear and start with `^` (a few may match
 * anywhere, then a literal finds their lines); each carries, as a comment in its profile, the real line that it was written for.
 * They are matched against one line: ANSI, CI timestamp, wrapper prefix and trailing white space taken off, leading white space kept.
 */
export interface RunnerProfile {
  /** `vitest`, `node-test`, `go-test`: what --runner takes and what the receipt says. */
  readonly name: string;
  /** How people write it, for messages: `node:test`. */
  readonly title: string;
  /**
   * Runners that write each other's lines or reports share a family: lines of one are never signs against the other
   * (jest-junit under another name). A profile is always in its own family.
   */
  readonly family?: string;
  /** Profiles whose lines this runner prints as its own (prove: raw TAP); they are nested wherever they stand beside it. */
  readonly wraps?: readonly string[];
  /** What it wraps may stay open: it says itself how that ended. */
  readonly wrapsUnclosed?: boolean;
  /** Matched against one simple command's words joined by one space, its program without folders, launchers taken off. */
  readonly argv: readonly RegExp[];
  readonly log: LogProfile;
  readonly exit?: ExitProfile;
  readonly report?: ReportProfile;
  /** Variables that steer the runner and are noted by name. */
  readonly env?: readonly string[];
  /** How to make it write JUnit. */
  readonly junit?: JUnitHint;
}

/** What a named group of an expression counts. `failed` and `errored` are red, `skipped` was not executed, `none` is known and not counted. */
export type CountKey = 'tests' | 'passed' | 'failed' | 'errored' | 'skipped' | 'flaky' | 'none';

export interface LogProfile {
  readonly openings?: readonly Opening[];
  /** Every run prints its opening: closing lines without one belong to the latest run that is still open (a runner tested by itself). */
  readonly opensAlways?: boolean;
  /** Its runs may overlap (modules that are built at once): closing lines belong to the oldest run that is open. */
  readonly overlaps?: boolean;
  /** Weak traces: the runner was here, nothing more. A line counts for the first profile that knows it. */
  readonly progress?: readonly LineAnywhere[];
  /**
   * For runners that print no opening: results as nobody else prints them. Behind the closing lines of a run they are of another one, which
   * needs closing lines of its own.
   */
  readonly reopens?: readonly RegExp[];
  readonly results?: Results;
  /** Absent for wrappers that run no tests of their own (turbo, tox). */
  readonly closing?: Closing;
  /** The runner itself says that there was nothing to run; with `closes` these are its closing lines. */
  readonly zero?: readonly { readonly line: RegExp; readonly closes: boolean }[];
  /** Closing lines that say red without a count of tests. */
  readonly red?: readonly (RegExp | LineAnywhere)[];
  /** Lines that say that tests did not run: `line` itself, or the lines after it that match `items`; `except` takes lines back out. */
  readonly notRun?: readonly { readonly line: RegExp; readonly items?: RegExp; readonly except?: RegExp }[];
  /** Interrupted from outside. */
  readonly interrupted?: readonly RegExp[];
  /** A failure limit was reached: the note `stopped-early`. */
  readonly stopped?: readonly RegExp[];
  /** The runner's own sentence that a worker, fork or host (or itself) died: never yields. */
  readonly fatal?: readonly (LineAnywhere & { readonly code: 'worker-crash' | 'crash-in-log' })[];
  /** Units replayed from a cache, and units that ran; groups `n` and `of` where one line counts them. */
  readonly cached?: { readonly replayed: RegExp; readonly ran: RegExp };
  /**
   * A wrapper's own closing lines, which its openings ask for. One with groups `finished` and `started` only counts: fewer finished is
   * `task-incomplete`.
   */
  readonly tasks?: readonly RegExp[];
}

/**
 * Every line of a log is looked at by its beginning. An expression that begins with anything (a name, a path) would keep all of them busy:
 * it needs a literal that finds its lines.
 */
export interface LineAnywhere {
  readonly line: RegExp;
  /** May stand behind other output on its line, or begins with anything; this literal finds such lines. */
  readonly glued?: string;
}

export interface Opening {
  /** Several such lines of one run add up what they announce (a line for each file). */
  readonly sums?: boolean;
  /** May have a group `announces` (tests that will run), `minus` (deselected ones), and `scope` (see {@link Results}). */
  readonly line: RegExp;
  /** Each such line needs closing lines of its own; otherwise it only tells of the run that is open. */
  readonly session: boolean;
  /** With `session`: only where no run is open (a line for each task). */
  readonly once?: boolean;
  /** May stand behind other output on its line (then the expression has no `^`), or begins with anything; this literal finds such lines. */
  readonly glued?: string;
}

/**
 * Results printed while running. Groups: `id` (the test's name), `scope` (what keeps equal names and interleaved runs apart: a package).
 */
export interface Results {
  /** A test (or a unit) starts. Only for runners that announce each start; a start without an end is an unfinished test. */
  readonly start?: readonly RegExp[];
  /** A test ends; a group `passed`, `failed` or `skipped` that took part says how (skipped beats failed beats passed). */
  readonly end?: readonly LineAnywhere[];
  /** A start (or, without starts, an end) opens a run where none is open. */
  readonly opens?: boolean;
  /** A green result at top level whose `id` is a file: the file ended without results of its own. */
  readonly container?: readonly RegExp[];
}

export interface Closing {
  readonly counts: readonly CountLine[];
  /**
   * The lines without which the block isn't closed; `'blank'` is a blank line right behind the counts; `'other'` any line that isn't one of
   * them, or the end of the log (they are the last that the runner prints, and whoever called it goes on behind them);
   * `'announced'`: the counts add up to what was announced.
   * null where each counting line completes its own block.
   */
  readonly completes: readonly (RegExp | 'blank' | 'other' | 'announced')[] | null;
  /**
   * `lines`: counts come from the closing lines; `last`: a later closing line replaces the earlier ones of its run (running totals; with a
   * group `of` the run is closed when so many are counted, else when it is `confirmed`);
   * `results`: the tests are counted by their results, and in runs that announce no starts there is no count;
   * `plan`: counted by results as well, closed when there are as many as the line of `plan` says; where the plan comes last, behind a
   * blank line, in a run that was opened, one of `completes` has to follow.
   */
  readonly from: 'lines' | 'last' | 'results' | 'plan';
  /** TAP's plan: group `n`. */
  readonly plan?: RegExp;
  readonly unit: 'tests' | 'assertions';
  /** Whether a printed total of tests holds the skipped ones (it does, unless said). Asked only where the lines give no `passed`. */
  readonly total?: 'with-skipped' | 'without-skipped';
  /** The block is closed only when passed, failed and skipped add up to the total (where each line repeats it: group `of`). */
  readonly addsUp?: boolean;
  /** What is neither passed nor skipped of the total has failed. */
  readonly restFailed?: boolean;
  /** A completing line without counts closes as well. */
  readonly countless?: boolean;
  /** So many lines may stand between two lines of one block; 12 unless said. */
  readonly gap?: number;
  /** Behind the closing lines of its last run the runner prints one of these, or it didn't come to its end (a build of many modules). */
  readonly final?: readonly RegExp[];
  /** Only a log with such a line needs a `final` one: with --quiet there is neither. */
  readonly finalWith?: RegExp;
  /** The very last line, which some options leave out: where it is missing at the end, the log may have been cut (a sign that yields). */
  readonly usually?: readonly RegExp[];
  /**
   * Closing lines like this stand only in a log that has the opening before them: where there is none, its head is missing (a sign that
   * yields). Not for what some option or reporter prints without.
   */
  readonly headed?: RegExp;
  /**
   * The runner has a mode that runs red tests again: this group counts the rounds. From the second on, the counts hold those of the
   * closing line before, which stood at the end of the round before.
   */
  readonly rounds?: string;
  /** In runs that announce starts, a completing line that matches `of` counts only behind a line that matches `line`, since the last one. */
  readonly confirmed?: { readonly of?: RegExp; readonly line: RegExp };
}

export interface CountLine {
  /** Groups named as a {@link CountKey} count that, others what `as` says; any further group (save `list` and `scope`) goes to the facts' `extra`. */
  readonly line: RegExp;
  readonly as?: Readonly<Record<string, CountKey>>;
  /** What the line counts without a number ("Test passed."). */
  readonly fixed?: Readonly<Partial<Record<CountKey, number>>>;
  /** The group `list` holds a free list ("2 failed, 3 passed"): `item` has groups `n` and `word`, `words` says what each word counts. Unknown words count nothing. */
  readonly list?: { readonly item: RegExp; readonly words: Readonly<Record<string, CountKey>> };
  /** A closing block begins with this line (or another such): without it, the others are somebody's output. */
  readonly first?: boolean;
  /** The line has no number: all that the opening announced has passed; where it announced none, the line closes without a count. */
  readonly announced?: boolean;
  /** May stand behind other output on its line; this literal finds such lines, and the expression has no `^`. */
  readonly glued?: string;
  /** A running total that further ones always follow, whatever it counts. */
  readonly running?: boolean;
  /** The line stands only in a run whose opening was seen, or only where none was. */
  readonly where?: 'opened' | 'unopened';
}

export interface ExitProfile {
  /** The status is the number of failures, up to `max`. */
  readonly countsFailures?: { readonly max: number };
  /** Statuses with a meaning of their own. */
  readonly codes?: Readonly<Record<number, 'failures' | 'no-tests' | 'interrupted' | 'usage' | 'internal'>>;
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
   * listed: the report may list todo tests as cases; between: skips are counted that are no tests, so the reports hold no fewer than the
   * tests less the skips, and no more than the tests; more: parts of a test are cases as well (doctest's subcases), so the reports hold
   * no fewer; none: not comparable.
   */
  readonly agrees: 'executed' | 'elements' | 'listed' | 'between' | 'more' | 'none';
  /** A red case marked todo is skipped, as the runner says. */
  readonly todoBeatsRed?: boolean;
  /** A green case named like a source file is a container: no test. */
  readonly containers?: boolean;
  /**
   * How the report shows that the runner's own mode has run red tests again, which --allow-reruns then counts by how they ended.
   * cases: each try is a case of the same name, and the closing lines count `rounds`; elements: one case with flaky elements, each of which
   * the closing lines count as one more red test.
   */
  readonly reruns?: 'cases' | 'elements';
  /** A case without a name is a test that never finished. */
  readonly namelessIsUnfinished?: boolean;
}

export interface ReportSign {
  readonly element: 'root' | 'suite' | 'case' | 'property' | 'comment';
  /** Attribute name; `''` for the element's own name (root), absent for property and comment. */
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
