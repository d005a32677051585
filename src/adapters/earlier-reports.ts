import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const EARLIER_REPORTS = 'earlier-reports';

/** A report from before the run, as it lies in the suite's folder. No evidence of the run, but kept all the same, byte for byte. */
export interface EarlierReport {
  /** Inside the suite's folder: `earlier-reports/001.xml`. Hostile. */
  readonly path: string;
  /** Null for what is no regular file, or can't be read. */
  readonly sha256: string | null;
}

/** What was moved aside, sorted by name; empty where nothing was. */
export async function readEarlierReports(folder: string): Promise<EarlierReport[]> {
  const names = await readdir(join(folder, EARLIER_REPORTS)).catch(() => []);
  const reports: EarlierReport[] = [];
  for (const name of names.sort()) {
    reports.push({ path: `${EARLIER_REPORTS}/${name}`, sha256: await digestOf(join(folder, EARLIER_REPORTS, name)) });
  }
  return reports;
}

async function digestOf(path: string): Promise<string | null> {
  try {
    if (!(await lstat(path)).isFile()) return null;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
