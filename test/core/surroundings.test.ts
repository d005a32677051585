import { describe, expect, test } from 'vitest';
import { judgeBytes } from '../support/judging.ts';
import { type CapturedRun, capturedRuns } from './runners/captured-runs.ts';

/** What stands around a runner's output, or comes between it and the log, says nothing about the run: the verdict stays. */

const runs = capturedRuns();
const passes = runs.filter(({ scenario }) => scenario === 'pass');
const judged = ({ log, reports }: Pick<CapturedRun, 'log' | 'reports'>) =>
  judgeBytes({ log, reports: reports.length === 0 ? 'none' : reports });
const greens = passes.filter((run) => judged(run).outcome === 'passed');
/** Their closing lines hold no count, and they came without a report. */
const COUNTLESS = ['bazel/pass', 'go-test-plain/pass', 'gradle/pass'];

const eachLine = (change: (line: string) => string) => (log: string) =>
  log
    .split('\n')
    .map((line, i, all) => (i === all.length - 1 && line === '' ? '' : change(line)))
    .join('\n');
const prefix = (text: string) => eachLine((line) => text + line);

const UNENDED = 'a last line without an end';
const AROUND: Readonly<Record<string, (log: string) => string>> = {
  'Windows line ends': (log) => log.replaceAll(/\r?\n/g, '\r\n'),
  'a byte order mark': (log) => `\xef\xbb\xbf${log}`,
  'time stamps of GitHub': prefix('2026-03-02T09:15:04.1234567Z '),
  'time stamps of GitLab': prefix('2026-03-02T09:15:04.123456Z 01O '),
  'time stamps of Jenkins': prefix('[2026-03-02T09:15:04.123Z] '),
  'times of day': prefix('[09:15:04] '),
  'a colour on every line': eachLine((line) => (line === '' ? line : `\x1b[32m${line}\x1b[39m`)),
  npm: (log) => `\n> shop@1.0.0 test\n> run the tests\n\n${log}`,
  yarn: (log) => `yarn run v1.22.19\n$ run tests\n${log}Done in 2.31s.\n`,
  make: (log) => `make[1]: Entering directory '/app'\n${log}make[1]: Leaving directory '/app'\n`,
  'a table of coverage': (log) =>
    `${log}----------|---------|\nFile      | % Stmts |\n----------|---------|\nAll files |     100 |\n----------|---------|\n`,
  'progress bars': (log) => `Downloading  10%\rDownloading 100%\n${log}\x1b[2K\x1b[1GUploading 10%\rUploading 100%\rDone\n`,
  'sections of a CI service': (log) =>
    `section_start:1700000000:step\r\x1b[0K\x1b[36;1mRun\x1b[0;m\n${log}section_end:1700000009:step\r\x1b[0K\n`,
  [UNENDED]: (log) => `${log}Done`,
};
const WRAPPED: Readonly<Record<string, (log: string) => string>> = {
  concurrently: prefix('[test] '),
  'concurrently, coloured': prefix('\x1b[34m[test]\x1b[39m '),
  'docker compose': prefix('tests-1  | '),
  pnpm: prefix('packages/a test: '),
  turbo: prefix('@scope/web:test: '),
  lerna: prefix('@lab/a: '),
  'concurrently under time stamps': prefix('2026-03-02T09:15:04.1234567Z [test] '),
};
/** Their counts end with the next line, and a line that was cut may be one of theirs. */
const NEED_A_NEXT_LINE = ['ava/pass', 'karma-mocha/pass'];
/** Its lines have prefixes of their own; one is taken off a line. */
const WRAPS = ['concurrently/pass', 'turbo/pass'];

test('a captured green run is passed, unless nothing counts it', () => {
  expect(passes.filter((run) => !greens.includes(run)).map(({ name }) => name)).toEqual(COUNTLESS);
});

describe.each(Object.entries(AROUND))('%s', (around, change) => {
  const left = around === UNENDED ? greens.filter(({ name }) => !NEED_A_NEXT_LINE.includes(name)) : greens;
  test.each(left.map((run) => [run.name, run] as const))('around %s', (_name, { log, reports }) => {
    const { outcome, reasons } = judged({ log: Buffer.from(change(log.toString('latin1')), 'latin1'), reports });
    expect({ outcome, reasons }).toMatchObject({ outcome: 'passed' });
  });
});

describe.each(Object.entries(WRAPPED))('lines marked by %s', (_, change) => {
  test.each(greens.filter(({ name }) => !WRAPS.includes(name)).map((run) => [run.name, run] as const))(
    'of %s',
    (_name, { log, reports }) => {
      const { outcome, reasons } = judged({ log: Buffer.from(change(log.toString('latin1')), 'latin1'), reports });
      expect({ outcome, reasons }).toMatchObject({ outcome: 'passed' });
    },
  );
});
