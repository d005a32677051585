import type { ReasonCode } from './reasons.ts';
import type { Tally } from './tally.ts';

/** What the log shows of one runner in one virtual stream. Line numbers are 1-based. */
export interface RunnerFacts {
  /** Profile name. */
  readonly runner: string;
  /** The wrapper prefix that carried it (`[test]`, `tests-1`, `packages/a test`), '' for plain lines. */
  readonly stream: string;
  /** The outer runner whose session wholly contains every session of this one, or that wraps it by profile; null where it is an outer one itself. */
  readonly nestedIn: string | null;
  /** The strongest trace seen. */
  readonly trace: 'closing' | 'opening' | 'result' | 'progress';
  /** Sessions that need closing lines of their own: each session opening, at least 1 where there is any trace. */
  readonly sessions: number;
  /** Sessions with a complete closing block. */
  readonly closed: number;
  /** Where the first unclosed session opened, else null. */
  readonly firstUnclosedLine: number | null;
  /** Sum over the complete closing blocks; null where none carried counts. */
  readonly tally: Tally | null;
  /** What the closing lines count. `none` = those of some session carry no count (plain `go test`): `tally` is not all there is. */
  readonly unit: 'tests' | 'assertions' | 'none';
  /** Further counts that closing lines gave, by the profile's names (node:test: `suites`; playwright: `flaky`). */
  readonly extra: Readonly<Record<string, number>>;
  /** Tests announced by openings (`collected N`, less deselected), over the sessions that announce; null where none does. */
  readonly announced: number | null;
  /** Results seen while running, where the profile counts them. */
  readonly results: { readonly finished: number; readonly red: number };
  /** The runner itself said that there was nothing to run. */
  readonly zero: boolean;
  /** Lines of the closing block that say red without a count of tests (`FAIL pkg [build failed]`). */
  readonly redLines: number;
  readonly firstRedLine: { readonly line: number; readonly text: string } | null;
  /** Units replayed from a cache, and units that ran. */
  readonly cached: number;
  readonly ran: number;
  /** The last closing line that carries counts (or the completing line): for showing; bounded to 200 characters, ANSI stripped, hostile. */
  readonly closing: { readonly line: number; readonly text: string } | null;
}

/** Codes that a line of the log can be a sign of. */
export type SignCode = Extract<
  ReasonCode,
  | 'interrupted'
  | 'unfinished-test'
  | 'not-run'
  | 'task-incomplete'
  | 'worker-crash'
  | 'crash-in-log'
  | 'log-truncated'
  | 'log-elided'
  | 'stopped-early'
>;

/** One line (or the absence of one) that speaks against the run. */
export interface LogSign {
  readonly code: SignCode;
  readonly line: number;
  /** The line, ANSI stripped, cut at 200 characters; hostile. */
  readonly text: string;
  /** The profile that names the sign; null for signs of the shell, the system, or a truncating tool. */
  readonly runner: string | null;
  /** The line lies within another runner's session (see {@link RunnerFacts.nestedIn}). */
  readonly nested: boolean;
  /** For `unfinished-test`: the test's name as the runner prints it, where it prints one. */
  readonly id: string | null;
  /**
   * never: stands whatever else agrees; agreement: a note where exit, closing lines and reports agree;
   * named-case: a note only where a report holds a finished case of that `id`.
   */
  readonly yields: 'never' | 'agreement' | 'named-case';
}

/** What one pass over the whole log found. Bounded in size whatever the log's length. */
export interface LogFacts {
  readonly sizeBytes: number;
  readonly lines: number;
  /** No byte but white space and escape sequences. */
  readonly blank: boolean;
  /** The last line has no line end and isn't blank. */
  readonly endsMidLine: boolean;
  readonly runners: readonly RunnerFacts[];
  /** At most 200, in log order; what was dropped was of a code already present. */
  readonly signs: readonly LogSign[];
  /** Lines that the reader's `--footer` expression matched, and the counts of its last match; null without an expression. */
  readonly footer: { readonly matches: number; readonly tally: Tally | null; readonly text: string } | null;
  /** The last lines that aren't blank, at most 20, each cut at 400 characters, ANSI stripped; hostile. */
  readonly tail: readonly string[];
}
