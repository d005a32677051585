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

/**
 * Who wrote a check run, kept in its `external_id`. `writer` is drawn anew by each step: two steps that publish under one name in one
 * attempt are told apart by it, and neither may overwrite the other.
 */
export interface CheckWriter {
  readonly runId: number;
  readonly attempt: number;
  /** 16 hex digits. */
  readonly writer: string;
}

const PREFIX = 'receipt:v1';

export function formatExternalId({ runId, attempt, writer }: CheckWriter): string {
  return `${PREFIX}:${runId}:${attempt}:${writer}`;
}

/** @returns null for what isn't ours: anybody may write anything there. */
export function parseExternalId(text: string): CheckWriter | null {
  const parts = /^receipt:v1:(\d{1,15}):(\d{1,6}):([0-9a-f]{16})$/.exec(text);
  return parts === null ? null : { runId: Number(parts[1]), attempt: Number(parts[2]), writer: parts[3] ?? '' };
}

/** A check run as the API shows it; every text is hostile. */
export interface CheckRunSeen {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly url: string | null;
}
