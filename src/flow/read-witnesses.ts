import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ReportFile, type ReportFileOptions, readReportFile } from '../adapters/report-file.ts';
import type { Expectations } from '../core/model/expectations.ts';
import type { LogFacts } from '../core/model/log.ts';
import { MAX_FAILING_KEPT, type ReportClaim, type ReportState } from '../core/model/report.ts';
import { createLogScanner, type LogScannerOptions } from '../core/parse/log-scanner.ts';
import { createSeenNames } from '../core/parse/seen-names.ts';
import { withoutTestngCopies } from '../core/parse/testng-copies.ts';

/** How a log is scanned: the same at the run and whenever its verdict is derived again. */
export function scannerOptions(
  { footer }: Pick<Expectations, 'footer'>,
  command: readonly string[] | null,
  shell: boolean,
): LogScannerOptions {
  return { footer: footer === null ? null : new RegExp(footer), argv: shell ? null : command };
}

/** A log read once: digested and scanned as it streamed. */
export interface ReadLog {
  readonly facts: LogFacts;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * Digests and scans a whole log in flat memory.
 * @param source absolute path of a regular file, or a stream such as standard input.
 * @throws system errors where it can't be read.
 */
export async function readLog(source: string | AsyncIterable<Uint8Array | string>, scan: LogScannerOptions): Promise<ReadLog> {
  const stream: AsyncIterable<Uint8Array | string> =
    typeof source === 'string' ? createReadStream(source, { highWaterMark: 256 * 1024 }) : source;
  const hash = createHash('sha256');
  const scanner = createLogScanner(scan);
  let sizeBytes = 0;
  for await (const piece of stream) {
    const chunk: Uint8Array = typeof piece === 'string' ? Buffer.from(piece) : piece;
    hash.update(chunk);
    scanner.write(chunk);
    sizeBytes += chunk.length;
  }
  return { facts: scanner.end(), sha256: hash.digest('hex'), sizeBytes };
}

/** A report to read. */
export interface ReportSource {
  /** Absolute; or what reads it, where it lies in no file. */
  readonly path: string | ((options: ReportFileOptions) => Promise<ReportFile>);
  /** As the user knows it: where the runner wrote it. */
  readonly original: string;
  readonly state: ReportState;
}

export interface ReadReport {
  readonly claim: ReportClaim;
  readonly sha256: string | null;
  readonly sizeBytes: number | null;
}

/** Reads reports in the order given; names of tests that the log left open are looked for among their finished cases. */
export async function readReports(
  sources: readonly ReportSource[],
  log: LogFacts,
  { limits }: Pick<Expectations, 'limits'>,
): Promise<ReadReport[]> {
  const watch = new Set(log.signs.flatMap(({ code, id }) => (code === 'unfinished-test' && id !== null ? [id] : [])));
  const seen = createSeenNames();
  const read: ReadReport[] = [];
  let failing = 0;
  for (const { path, original, state } of sources) {
    const options = { path: original, limits, watch, seen, maxFailing: MAX_FAILING_KEPT - failing };
    const file = typeof path === 'string' ? await readReportFile(path, options) : await path(options);
    const claim: ReportClaim =
      file.kind === 'read'
        ? { kind: 'read', path: original, state, facts: file.facts }
        : { kind: 'rejected', path: original, state, reason: file.reason, companion: file.companion };
    if (claim.kind === 'read') failing += claim.facts.failing.length;
    read.push({ claim, sha256: file.sha256, sizeBytes: file.sizeBytes });
  }
  const claims = withoutTestngCopies(read.map(({ claim }) => claim));
  return read.map((report, i) => ({ ...report, claim: claims[i] ?? report.claim }));
}
