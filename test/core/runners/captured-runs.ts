import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogFacts } from '../../../src/core/model/log.ts';
import { createLogScanner, type LogScannerOptions } from '../../../src/core/parse/log-scanner.ts';
import { ROOT } from '../../support/root.ts';

const RUNS = join(ROOT, 'fixtures/runs');

export interface CapturedRun {
  /** `pytest-xdist/fail` */
  readonly name: string;
  readonly scenario: string;
  readonly profile: string;
  readonly command: string;
  readonly exitCode: number;
  /** What the suite holds; null where it did not come to its end, or held nothing. */
  readonly expected: { readonly passed: number; readonly failed: number; readonly errors: number; readonly skipped: number } | null;
  /** Where the log was written by hand: what it was written from. */
  readonly imitation: string | null;
  readonly log: Buffer;
  readonly reports: readonly Buffer[];
}

/** Every captured run below fixtures/runs. */
export function capturedRuns(): CapturedRun[] {
  return readdirSync(RUNS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(RUNS, name)).map((scenario) => readRun(name, scenario)));
}

function readRun(variant: string, scenario: string): CapturedRun {
  const folder = join(RUNS, variant, scenario);
  const meta = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'));
  const reports = readdirSync(folder).filter((file) => file.endsWith('.xml'));
  return {
    name: `${variant}/${scenario}`,
    scenario,
    profile: meta.profile,
    command: meta.command,
    exitCode: meta.exit_code,
    expected: meta.expected,
    imitation: meta.imitation,
    log: existsSync(join(folder, 'log.txt')) ? readFileSync(join(folder, 'log.txt')) : Buffer.alloc(0),
    reports: reports.map((file) => readFileSync(join(folder, file))),
  };
}

/** Scans a whole log, cut into chunks. */
export function scanLog(log: Buffer | string, options: LogScannerOptions = {}, chunk = 1 << 20): LogFacts {
  const bytes = Buffer.from(log);
  const scanner = createLogScanner(options);
  for (let at = 0; at < bytes.length; at += chunk) scanner.write(bytes.subarray(at, at + chunk));
  return scanner.end();
}
