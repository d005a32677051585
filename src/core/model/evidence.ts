import type { Exit } from './exit.ts';
import type { Expectations, Leniency } from './expectations.ts';
import type { LogFacts } from './log.ts';
import type { ReportClaim } from './report.ts';

/** What was tested, as far as the verdict needs it. All of it was established by receipt, except names of files (hostile). */
export interface SourceFacts {
  readonly git_head: string | null;
  readonly git_tree: string | null;
  /** Where HEAD is a merge: its parents, two or more. */
  readonly git_parents?: readonly string[];
  readonly dirty: boolean;
  /** Where `dirty`: how many tracked files differed from HEAD before the run, and the first of them. */
  readonly changed?: { readonly count: number; readonly first: string };
  readonly after: { readonly git_head: string | null; readonly generated: number };
  readonly moved: readonly string[];
}

/** What CI says the check goes to. */
export interface CiFacts {
  /** Null where CI doesn't say. */
  readonly head_sha: string | null;
  /** Its tree; null where the clone doesn't hold that commit. */
  readonly head_tree: string | null;
}

/**
 * Everything that a verdict is derived from: the three claims (exit, log, reports), how they were captured, and what was asked for.
 * It can be made again from a receipt and its evidence folder, so anybody derives the same verdict.
 */
export interface Evidence {
  readonly exit: Exit;
  /** `own`: started and captured by receipt. `foreign`: log and reports handed over by somebody else. */
  readonly capture: 'own' | 'foreign';
  /** The command's words; null where unknown (foreign). */
  readonly command: readonly string[] | null;
  readonly shell: boolean;
  readonly log: LogFacts;
  readonly logState: {
    readonly closed: boolean;
    readonly lateOutput: boolean;
    /** Processes that the command left behind held the output until they were ended. */
    readonly leftoversEnded?: boolean;
    readonly storedBytes: number;
    readonly seenBytes: number;
  };
  /** In the order of their sorted original paths. */
  readonly reports: readonly ReportClaim[];
  readonly movedAside: number;
  /** Where no file matches the globs: JUnit files that lie elsewhere. Hostile; no evidence, only a hint. */
  readonly nearby?: readonly string[];
  /** Where secrets were blanked in log or reports: how many, and in which files. */
  readonly redacted?: { readonly count: number; readonly files: readonly string[] };
  /** Names of variables that steer a runner. */
  readonly steering: readonly string[];
  /** Null outside git. */
  readonly source: SourceFacts | null;
  readonly sourceMissing: string | null;
  /** Null outside CI. */
  readonly ci: CiFacts | null;
  readonly expectations: Expectations;
  readonly leniencies: readonly Leniency[];
}
