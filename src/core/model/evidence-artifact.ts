/**
 * How a run hands its evidence over: as one artifact, known by its name, whose digest is told by a second channel (one line in the job's log
 * and a step output), so that whoever replaces the artifact must replace both.
 */
export interface EvidenceArtifact {
  readonly suite: string;
  /** Name or number of the shard; null where the suite isn't sharded. */
  readonly shard: string | null;
  readonly attempt: number;
}

const PART = '[A-Za-z0-9._-]{1,64}';
const NAME = new RegExp(`^receipt~(${PART})~(${PART})?~(\\d{1,6})$`);

/** `receipt~<suite>~<shard>~<attempt>`: no part may hold `~`. */
export function formatArtifactName({ suite, shard, attempt }: EvidenceArtifact): string {
  return `receipt~${suite}~${shard ?? ''}~${attempt}`;
}

/** @returns null for an artifact that isn't ours: any job of a run may upload others. */
export function parseArtifactName(name: string): EvidenceArtifact | null {
  const [, suite, shard, attempt] = NAME.exec(name) ?? [];
  return suite === undefined ? null : { suite, shard: shard ?? null, attempt: Number(attempt) };
}

/**
 * The line by which the run's job tells the digest of what it uploaded; alone on its line, behind the runner's time stamp. The suite can
 * print such a line too: whoever reads the log takes exactly one for an artifact, or none.
 * @param sha256 of the zip as the artifact service has it, 64 hex digits.
 */
export function formatDigestLine(name: string, sha256: string): string {
  return `receipt-evidence ${name} sha256:${sha256}`;
}

const LINE = /^(?:\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z )?receipt-evidence (\S{1,200}) sha256:([0-9a-f]{64})\s*$/;

/** @returns every digest line in a job's log (hostile, as GitHub serves it), in order. */
export function digestLinesIn(log: string): { readonly name: string; readonly sha256: string }[] {
  return log.split('\n').flatMap((line) => {
    const [, name, sha256] = LINE.exec(line) ?? [];
    return name === undefined || sha256 === undefined ? [] : [{ name, sha256 }];
  });
}

/** Of the zip; what is larger isn't downloaded. A log compresses to a tenth or less. */
export const EVIDENCE_ZIP_MAX_BYTES = 64 * 2 ** 20;
/** Of everything unpacked; read as it streams, never held. */
export const EVIDENCE_MAX_BYTES = 2 ** 30;
/** One report file each for the classes of a very large project. */
export const EVIDENCE_MAX_FILES = 20_000;
