import { constants, createReadStream } from 'node:fs';
import { access, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EARLIER_REPORTS, readEarlierReports } from './earlier-reports.ts';
import { describeIoError, errorCode } from './files.ts';
import { type ReportFile, type ReportFileOptions, readReportFile, readStoredReport } from './report-file.ts';

/** The files of one suite's evidence, wherever they lie. Hostile: names, sizes and bytes. */
export interface EvidenceFiles {
  /** Size of a regular file that can be read, or why there is none. */
  look(name: string): Promise<{ readonly sizeBytes: number } | { readonly why: string; readonly missing: boolean }>;
  /** @throws system errors where it can't be read to its end. */
  open(name: string): AsyncIterable<Uint8Array>;
  readReport(name: string, options: ReportFileOptions): Promise<ReportFile>;
  /** Of every file there is, `reports/001.xml` among them; without {@link earlier}. */
  names(): Promise<readonly string[]>;
  /** What was moved aside before the run, and its digest; null where that is no part of what was handed over. */
  earlier(): Promise<readonly { readonly path: string; readonly sha256: string | null }[] | null>;
}

/** A suite's folder on disk. Links aren't followed. @param folder absolute. */
export function evidenceFolder(folder: string): EvidenceFiles {
  const at = (name: string) => join(folder, name);
  return {
    look: async (name) => await lookAt(at(name)),
    open: (name) => createReadStream(at(name), { highWaterMark: 256 * 1024 }),
    readReport: async (name, options) => await readReportFile(at(name), options),
    names: async () => {
      const names = await readdir(folder).catch(() => []);
      const reports = await readdir(at('reports')).catch(() => []);
      return [
        ...names.filter((name) => name !== 'reports' && name !== EARLIER_REPORTS && !name.startsWith('.')),
        ...reports.map((name) => `reports/${name}`),
      ];
    },
    earlier: async () => await readEarlierReports(folder),
  };
}

async function lookAt(path: string): Promise<{ sizeBytes: number } | { why: string; missing: boolean }> {
  try {
    const found = await lstat(path);
    if (!found.isFile()) return { why: 'it is not a regular file', missing: false };
    await access(path, constants.R_OK);
    return { sizeBytes: found.size };
  } catch (error) {
    const missing = errorCode(error) === 'ENOENT';
    return { why: missing ? 'it is missing' : describeIoError(error), missing };
  }
}

/** A file that is in memory, packed or not. */
export interface StoredFile {
  readonly sizeBytes: number;
  open(): AsyncIterable<Uint8Array>;
}

/** The files of an artifact that was unpacked in memory. */
export function storedEvidence(files: ReadonlyMap<string, StoredFile>): EvidenceFiles {
  const file = (name: string): StoredFile => files.get(name) ?? { sizeBytes: 0, open: nothing };
  return {
    look: async (name) => files.get(name) ?? { why: 'it is missing', missing: true },
    open: (name) => file(name).open(),
    readReport: async (name, options) => await readStoredReport(file(name), options),
    names: async () => [...files.keys()],
    earlier: async () => null,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
