import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReportFile, readReportFile, readReportStream } from '../../src/adapters/report-file.ts';

const GOOD = '<testsuite name="s"><testcase name="a"><failure message="no">at a.js:3:1</failure></testcase></testsuite>';
const limits = { report_bytes: 2 ** 20, token_bytes: 2 ** 20 };
const options = { path: 'report.xml', limits };

let folder = '';
const place = (name: string) => join(folder, name);
const why = (file: ReportFile) => (file.kind === 'rejected' ? file.reason.args?.['why'] : null);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-file-'));
  writeFileSync(place('good.xml'), GOOD);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a report file', () => {
  test('is read whole, with the digest of its bytes', async () => {
    const file = await readReportFile(place('good.xml'), options);
    expect(file).toMatchObject({ kind: 'read', sha256: createHash('sha256').update(GOOD).digest('hex'), sizeBytes: GOOD.length });
    expect(file.kind === 'read' && file.facts.failing).toEqual([{ suite: 's', name: 'a', file: 'a.js', line: 3, message: 'no' }]);
  });

  test('has its digest where it is refused, too', async () => {
    const text = `<testsuite/><testsuite/>${' '.repeat(200_000)}`;
    writeFileSync(place('two.xml'), text);
    const file = await readReportFile(place('two.xml'), options);
    expect(file).toMatchObject({
      kind: 'rejected',
      reason: { code: 'junit-malformed' },
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    expect(await readReportFile(place('two.xml'), { ...options, digest: false })).toMatchObject({ kind: 'rejected', sha256: null });
  });

  test('may be reached by a link', async () => {
    symlinkSync(place('good.xml'), place('link.xml'));
    expect((await readReportFile(place('link.xml'), options)).kind).toBe('read');
  });

  test('that is larger than the limit is not read at all', async () => {
    const file = await readReportFile(place('good.xml'), { ...options, limits: { ...limits, report_bytes: 50 } });
    expect(file).toMatchObject({ kind: 'rejected', reason: { code: 'junit-unreadable' }, sha256: null, sizeBytes: GOOD.length });
    expect(why(file)).toBe('it is larger than 50 bytes (--max-report-size)');
  });

  test('that is missing, a folder or a dead link is unreadable', async () => {
    mkdirSync(place('folder.xml'));
    symlinkSync(place('nowhere'), place('dead.xml'));
    expect(why(await readReportFile(place('folder.xml'), options))).toBe('it is a folder');
    expect(why(await readReportFile(place('missing.xml'), options))).toBe('it does not exist');
    expect(why(await readReportFile(place('dead.xml'), options))).toBe('it does not exist');
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('that may not be read is unreadable', async () => {
    writeFileSync(place('secret.xml'), GOOD);
    chmodSync(place('secret.xml'), 0);
    expect(why(await readReportFile(place('secret.xml'), options))).toBe('permission denied');
  });

  test.skipIf(process.platform === 'win32')('that is a pipe, a socket or a device is refused without waiting for it', async () => {
    execFileSync('mkfifo', [place('pipe.xml')]);
    const server = createServer().listen(place('socket.xml'));
    await new Promise((resolve) => server.once('listening', resolve));
    expect(why(await readReportFile(place('pipe.xml'), options))).toBe('it is a named pipe');
    expect(why(await readReportFile(place('socket.xml'), options))).toBe('it is a socket');
    expect(why(await readReportFile('/dev/zero', options))).toBe('it is a device');
    await new Promise((resolve) => server.close(resolve));
  });

  test('that changes while it is read is unreadable', async () => {
    const path = place('growing.xml');
    writeFileSync(path, GOOD + ' '.repeat(900_000));
    const reading = readReportFile(path, options);
    appendFileSync(path, ' ');
    const file = await reading;
    // Either the change came before the first look at the file, and there was none, or it was seen.
    expect(file.kind === 'read' ? file.sizeBytes : why(file)).toBe(
      file.kind === 'read' ? GOOD.length + 900_001 : 'it changed while it was read',
    );
  });

  test('larger than what a tree is made of keeps the details of the stream', async () => {
    const padding = `<testcase name="b"><system-out>${'x'.repeat(50_000)}</system-out></testcase>`;
    writeFileSync(place('large.xml'), GOOD.replace('</testsuite>', `${padding.repeat(100)}</testsuite>`));
    const file = await readReportFile(place('large.xml'), { ...options, limits: { report_bytes: 2 ** 30, token_bytes: 2 ** 26 } });
    expect(file.kind === 'read' && file.facts.failing).toEqual([{ suite: 's', name: 'a', file: 'a.js', line: 3, message: 'no' }]);
  });

  test('that the second parser cannot read is refused', async () => {
    writeFileSync(place('odd.xml'), GOOD.replace('<testcase', '<constructor/><testcase'));
    const file = await readReportFile(place('odd.xml'), options);
    expect(file).toMatchObject({ kind: 'rejected', reason: { code: 'junit-malformed' } });
    expect(why(file)).toMatch(/^a second parser cannot read it/);
  });
});

test('a stream is read like a file, and no further than it needs', async () => {
  const read = await readReportStream(Readable.from([Buffer.from(GOOD.slice(0, 30)), Buffer.from(GOOD.slice(30))]), options);
  expect(read.kind === 'read' && read.facts.failing.length).toBe(1);
  let asked = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        asked++;
        yield Buffer.alloc(65_536);
      }
    })(),
  );
  expect((await readReportStream(endless, options)).kind).toBe('rejected');
  expect(asked).toBeLessThan(40);
});
