import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CollectedReport, collectReports, type ReportSearch, setEarlierReportsAside } from '../../src/adapters/report-files.ts';
import { temporaryFolder } from '../support/repository.ts';

const posix = process.platform !== 'win32';
const JUNIT = '<testsuites><testsuite name="a" tests="1"><testcase name="x"/></testsuite></testsuites>';
const OTHER = '<coverage line-rate="1"/>';

interface Scene {
  readonly files?: Readonly<Record<string, string>>;
  readonly tracked?: readonly string[];
  readonly search?: Partial<ReportSearch>;
  readonly run?: (write: (files: Readonly<Record<string, string>>) => void, root: string) => void;
  readonly maxBytes?: number;
}

/** What became of the reports of a run. */
function play({ files = {}, tracked = [], search = {}, run = () => {}, maxBytes = 2 ** 20 }: Scene) {
  const root = temporaryFolder();
  const suite = join(root, '.receipt/default');
  mkdirSync(suite, { recursive: true });
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(more)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
  };
  write(files);
  const whole = {
    globs: ['*.xml'],
    auto: false,
    keepEarlier: false,
    cwd: root,
    workspace: root,
    outFolder: join(root, '.receipt'),
    ...search,
  };
  const earlier = setEarlierReportsAside(
    whole,
    (path) => tracked.some((name) => join(root, name) === path),
    join(suite, 'earlier-reports'),
  );
  run(write, root);
  const reports = collectReports(whole, earlier, suite, maxBytes);
  const aside = existsSync(join(suite, 'earlier-reports')) ? readdirSync(join(suite, 'earlier-reports')) : [];
  return { root, suite, earlier, reports, aside, states: reports.map(({ original, state }) => `${original} ${state}`) };
}

const why = (report: CollectedReport | undefined) => (report?.kept === null ? report.why : report?.kept);

describe('reports from before the run', () => {
  test('are moved aside, so that what lies there afterwards is of this run', () => {
    const { states, aside, suite, earlier } = play({
      files: { 'a.xml': JUNIT, 'b.xml': JUNIT },
      run: (write) => write({ 'b.xml': JUNIT }),
    });
    expect({ states, aside, moved: earlier.movedAside }).toEqual({ states: ['b.xml created'], aside: ['001.xml', '002.xml'], moved: 2 });
    expect(readFileSync(join(suite, 'earlier-reports/001.xml'), 'utf8')).toBe(JUNIT);
  });

  test('that are tracked stay, and are known again by their bytes', () => {
    const { states, aside } = play({
      files: { 'same.xml': JUNIT, 'other.xml': JUNIT, 'gone.xml': JUNIT },
      tracked: ['same.xml', 'other.xml', 'gone.xml'],
      run: (write, root) => {
        write({ 'same.xml': JUNIT, 'other.xml': `${JUNIT}\n` });
        execFileSync(process.execPath, ['-e', `require('fs').rmSync(${JSON.stringify(join(root, 'gone.xml'))})`]);
      },
    });
    expect({ states, aside }).toEqual({ states: ['other.xml modified', 'same.xml unchanged'], aside: [] });
  });

  test('stay and count as what they are where the caller allows stale ones', () => {
    const { states, aside } = play({ files: { 'a.xml': JUNIT }, search: { keepEarlier: true } });
    expect({ states, aside }).toEqual({ states: ['a.xml unchanged'], aside: [] });
    expect(play({ files: { 'report.xml': JUNIT }, search: { keepEarlier: true, auto: true } }).states).toEqual(['report.xml unchanged']);
  });
});

describe('reports found without being named', () => {
  const auto = { auto: true, globs: ['*.xml', 'reports/**/*.xml'] };

  test('are those that are JUnit by content and new, or changed', () => {
    const { states, aside } = play({
      files: { 'old.xml': JUNIT, 'coverage.xml': OTHER, 'config.xml': OTHER, 'fixture.xml': JUNIT, 'touched.xml': JUNIT },
      tracked: ['fixture.xml', 'touched.xml'],
      search: auto,
      run: (write) =>
        write({
          'reports/a/new.xml': JUNIT,
          'coverage.xml': `${OTHER}\n`,
          'touched.xml': `${JUNIT}\n`,
          'config.xml': JUNIT,
          'new.xml': OTHER,
        }),
    });
    expect(states).toEqual(['config.xml modified', 'reports/a/new.xml created', 'touched.xml modified']);
    expect(aside).toEqual(['001.xml']);
  });

  test.each([
    ['empty', ''],
    ['cut in its first line', '<?xml vers'],
    ['cut in its root', '<testsui'],
    ['cut later', JUNIT.slice(0, 60)],
    ['with a document type', `<!DOCTYPE testsuites>${JUNIT}`],
    ['in UTF-16', Buffer.from(`\ufeff${JUNIT}`, 'utf16le').toString('latin1')],
  ])('count also when they are %s: somebody failed to write them', (_, content) => {
    const { states } = play({ search: auto, run: (_write, root) => writeFileSync(join(root, 'report.xml'), content, 'latin1') });
    expect(states).toEqual(['report.xml created']);
  });

  test('leave what is no report in the tested tree', () => {
    const { earlier, root } = play({ files: { 'coverage.xml': OTHER, 'old.xml': JUNIT }, search: auto });
    expect(earlier.paths).toEqual([join(root, 'old.xml')]);
  });
});

describe('a copy', () => {
  test('is byte for byte, numbered in the order of the paths, with the file’s own extension', () => {
    const bytes = Buffer.from([0, 255, 13, 10]).toString('latin1');
    const { reports, suite } = play({
      search: { globs: ['*.xml', '*.json', 'plain'] },
      run: (write, root) => {
        write({ 'b.json': '{}', plain: '' });
        writeFileSync(join(root, 'a.xml'), bytes, 'latin1');
      },
    });
    expect(reports.map(({ kept }) => kept)).toEqual(['reports/001.xml', 'reports/002.json', 'reports/003']);
    expect(readFileSync(join(suite, 'reports/001.xml'), 'latin1')).toBe(bytes);
    expect(reports[0]).toMatchObject({ sizeBytes: 4, sha256: createHash('sha256').update(bytes, 'latin1').digest('hex') });
  });

  test('is not made of what is too large', () => {
    const { reports, suite } = play({ maxBytes: 10, run: (write) => write({ 'a.xml': JUNIT }) });
    expect(why(reports[0])).toBe('it is larger than 10 bytes (--max-report-size)');
    expect(readdirSync(join(suite, 'reports'))).toEqual([]);
  });

  test.runIf(posix)('is not made of links out of the workspace, pipes, or what is not there', () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'o.xml'), JUNIT);
    const { reports, suite } = play({
      run: (write, root) => {
        write({ 'inside/real.txt': JUNIT });
        symlinkSync('inside/real.txt', join(root, 'a.xml'));
        symlinkSync(join(outside, 'o.xml'), join(root, 'b.xml'));
        symlinkSync('nowhere', join(root, 'c.xml'));
        execFileSync('mkfifo', [join(root, 'd.xml')]);
      },
    });
    expect(reports.map((report) => [report.original, why(report)])).toEqual([
      ['a.xml', 'reports/001.xml'],
      ['b.xml', 'it is a link out of the workspace'],
      ['c.xml', 'it does not exist'],
      ['d.xml', 'it is not a regular file'],
    ]);
    expect(readdirSync(join(suite, 'reports'))).toEqual(['001.xml']);
  });

  test('may be of a file outside the workspace that was named outright', () => {
    const outside = temporaryFolder();
    const { reports } = play({ search: { globs: [join(outside, '*.xml')] }, run: () => writeFileSync(join(outside, 'o.xml'), JUNIT) });
    expect(reports.map(({ kept, original }) => [kept, original])).toEqual([
      ['reports/001.xml', join(outside, 'o.xml').replaceAll('\\', '/')],
    ]);
  });
});
