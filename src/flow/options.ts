import type { Evidence } from '../core/model/evidence.ts';
import type { Expectations, Leniency } from '../core/model/expectations.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { Verdict } from '../core/model/verdict.ts';

/** What a face asks of a run: all checked, all trusted. */
export interface RunOptions {
  /** argv; with `shell`, one string in one element. */
  readonly command: readonly string[];
  readonly shell: boolean;
  /** Absolute. */
  readonly cwd: string;
  /** The out folder as the user gave it, relative to `cwd` or absolute; `.receipt` by default. */
  readonly out: string;
  readonly suite: string;
  /** Which shard of the suite this is; absent where it runs in one piece. */
  readonly shard?: string;
  readonly timeoutMs: number | null;
  /** Names of variables that stay in the child's environment though they would be dropped. */
  readonly passEnv: readonly string[];
  readonly expectations: Expectations;
  readonly leniencies: readonly Leniency[];
  /** `package.json` or `.receiptrc.json`, where options came from it. */
  readonly optionsFrom: string | null;
  /** Ask the child for colours (our own output is a terminal and NO_COLOR is not set). */
  readonly colour: boolean;
}

/** A run that came to its end: the evidence folder is written, receipt last. */
export interface RunResult {
  readonly receipt: Receipt;
  readonly verdict: Verdict;
  readonly evidence: Evidence;
  /** Of the bytes of receipt.json. */
  readonly receiptSha256: string;
  /** Absolute path of the suite's folder. */
  readonly folder: string;
}
