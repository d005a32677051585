/**
 * Who wrote a check run, kept in its `external_id`. Nothing of it is secret, and anybody who may write checks can write the same: it tells our
 * own steps apart, it proves nothing.
 */
export interface CheckWriter {
  /** 0 where it isn't known. */
  readonly repositoryId: number;
  readonly runId: number;
  readonly attempt: number;
  /** Name of the suite, or {@link EVERY_SUITE} for a check that speaks for several. */
  readonly suite: string;
  /** The job and the step, the same in every attempt: 8 hex digits. */
  readonly step: string;
  /**
   * 16 hex digits. Drawn anew by each process that may be one of two under one name, so that neither overwrites the other; the same for all
   * that would write the same.
   */
  readonly writer: string;
}

/** A writer as read back, and the digest of what the check rests on; null while it rests on nothing. */
export interface ExternalId extends CheckWriter {
  readonly evidence: string | null;
}

export const EVERY_SUITE = '*';

const FORM = /^receipt:v1:(\d{1,15}):(\d{1,15}):(\d{1,6}):([\w.-]{1,100}|\*):([0-9a-f]{8}):([0-9a-f]{16}):([0-9a-f]{32}|-)$/;
const EVIDENCE_LENGTH = 32;

/** @param evidence a SHA-256 in hex, of which the first half is kept. */
export function formatExternalId({ repositoryId, runId, attempt, suite, step, writer }: CheckWriter, evidence: string | null): string {
  return ['receipt:v1', repositoryId, runId, attempt, suite, step, writer, evidence?.slice(0, EVIDENCE_LENGTH) ?? '-'].join(':');
}

/** @returns null for what isn't ours: anybody may write anything there. */
export function parseExternalId(text: string): ExternalId | null {
  const [, repositoryId, runId, attempt, suite, step, writer, evidence] = FORM.exec(text) ?? [];
  if (suite === undefined || step === undefined || writer === undefined) return null;
  return {
    repositoryId: Number(repositoryId),
    runId: Number(runId),
    attempt: Number(attempt),
    suite,
    step,
    writer,
    evidence: evidence === undefined || evidence === '-' ? null : evidence,
  };
}
