import type { ReportFacts } from '../../../src/core/model/report.ts';
import { createReportReader, type ReportRead, type ReportReaderOptions } from '../../../src/core/parse/report-reader.ts';

type Options = Partial<Omit<ReportReaderOptions, 'limits'>> & {
  readonly limits?: Partial<ReportReaderOptions['limits']>;
  readonly chunk?: number;
};

/** Reads a whole report, as one piece of bytes or cut into chunks. */
export function readReport(report: Buffer | string, options: Options = {}): ReportRead {
  const bytes = Buffer.from(report);
  const { chunk = Math.max(bytes.length, 1), limits, ...rest } = options;
  const reader = createReportReader({ path: 'report.xml', ...rest, limits: { report_bytes: 2 ** 30, token_bytes: 2 ** 26, ...limits } });
  for (let at = 0; at < bytes.length; at += chunk) reader.write(bytes.subarray(at, at + chunk));
  return reader.end();
}

/** The facts of a report that must be readable. */
export function factsOf(report: Buffer | string, options: Options = {}): ReportFacts {
  const read = readReport(report, options);
  if (read.kind === 'rejected') throw new Error(`${read.reason.code}: ${JSON.stringify(read.reason.args)}`);
  return read.facts;
}

/** Why a report that must not be readable is refused. */
export function refusalOf(report: Buffer | string, options: Options = {}) {
  const read = readReport(report, options);
  if (read.kind === 'read') throw new Error(`accepted: ${JSON.stringify(read.facts.tally)}`);
  return read.reason;
}
