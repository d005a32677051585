import type { Outcome } from './verdict.ts';

/**
 * What GitHub is told of an outcome. There is no way to say neutral, skipped or cancelled: the first two satisfy a required check, the last
 * says nothing. `action_required` is for what a person has to look at.
 */
export type Conclusion = 'success' | 'failure' | 'action_required';

/** The conclusion that an outcome is told as. */
export function conclusionOf(outcome: Outcome): Conclusion {
  switch (outcome) {
    case 'passed':
      return 'success';
    case 'failed':
    case 'incomplete':
      return 'failure';
  }
}

/** GitHub's limits: of `output.summary` and `output.text` in bytes of UTF-8, of annotations in one request, of a job summary in bytes. */
export const CHECK_TEXT_MAX_BYTES = 65_535;
export const ANNOTATIONS_PER_REQUEST = 50;
export const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;
/** Ours: so many failing tests are marked at their lines, however many requests that takes. */
export const MAX_ANNOTATIONS = 500;
/** Ours, so that a title can be read in one look. */
export const TITLE_MAX_LENGTH = 100;

/** A note at a line of a file of the tested commit. `path` is a tracked file's; `title` and `message` are escaped and bounded. */
export interface CheckAnnotation {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** What people read on the check: made by the present room, all hostile text escaped. */
export interface CheckOutput {
  readonly title: string;
  /** GitHub's Markdown; at most {@link CHECK_TEXT_MAX_BYTES}. */
  readonly summary: string;
  /** At most {@link MAX_ANNOTATIONS}; a request takes {@link ANNOTATIONS_PER_REQUEST}. */
  readonly annotations: readonly CheckAnnotation[];
}

/** What a check run is to say. */
export type CheckState =
  | { readonly status: 'in_progress'; readonly output: CheckOutput }
  | { readonly status: 'completed'; readonly conclusion: Conclusion; readonly output: CheckOutput };

/** A check run as the API shows it; every text is hostile. */
export interface CheckRunSeen {
  readonly id: number;
  /** The app that wrote it. */
  readonly appId: number | null;
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string | null;
  /** How many it holds; they can be added to, never taken away. */
  readonly annotations: number;
  /** RFC 3339. */
  readonly startedAt: string | null;
  readonly url: string | null;
}
