import type { Buffer } from 'node:buffer';
import { DEFAULT_LIMITS, type ReportLimits } from '../model/expectations.ts';
import type { Where } from '../model/reasons.ts';
import type { ReportFacts } from '../model/report.ts';
import type { ForeignFormat } from './foreign.ts';
import type { SeenNames } from './seen-names.ts';

export interface ReportReaderOptions {
  /** As the user knows it: for reasons. */
  readonly path: string;
  /** What is left out is as by default. */
  readonly limits: Partial<ReportLimits>;
  /** Names of tests to look for among the finished cases: see {@link ReportFacts.finished}. */
  readonly watch?: ReadonlySet<string>;
  /** How many failing tests are described, 20 by default. */
  readonly maxFailing?: number;
  /** Shared between the reports of one run, so that a test in two of them is seen twice. */
  readonly seen?: SeenNames;
}

/** How many failing tests are described where nobody says otherwise. */
export const DEFAULT_FAILING = 20;

export function limitsOf({ limits }: Pick<ReportReaderOptions, 'limits'>): ReportLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}

/** A format's own reader, chosen by the first bytes. */
export interface FormatReader {
  /** Local name of the root, null before it. */
  root(): string | null;
  /** @returns why the report is refused, null as long as it isn't. */
  write(bytes: Buffer): Refusal | null;
  end(): Refusal | null;
  /** Once the document has ended well. */
  facts(): ReportFacts;
}

export type Refusal =
  | {
      readonly kind: 'malformed' | 'unsafe';
      readonly why: string;
      readonly hint: string | null;
      readonly place: Where;
      readonly cases: number;
    }
  | { readonly kind: 'foreign'; readonly format: ForeignFormat; readonly place: Where };
