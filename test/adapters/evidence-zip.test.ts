import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { readEvidenceZip, type ZippedEvidence } from '../../src/adapters/evidence-zip.ts';
import { EVIDENCE_MAX_BYTES, EVIDENCE_MAX_FILES } from '../../src/core/model/evidence-artifact.ts';
import { buildZip, type ZipEntry, type ZipParts } from '../support/zip-builder.ts';

const RECEIPT: ZipEntry = { name: 'receipt.json', content: '{}' };
const LOG: ZipEntry = { name: 'log.txt', content: 'all is well\n'.repeat(1000) };

async function contents(read: ZippedEvidence): Promise<Record<string, string>> {
  if ('unsafe' in read) throw new Error(String(read.unsafe.args?.['why']));
  const files = [...read.files.values()];
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.name, (await buffer(file.open())).toString()])));
}

const why = (read: ZippedEvidence) =>
  'unsafe' in read ? [read.unsafe.code, read.unsafe.args?.['artifact'], read.unsafe.args?.['why']] : read;

test('reads each file as often as it is wanted, from any part of memory', async () => {
  const zip = buildZip([RECEIPT, { ...LOG, stored: true, descriptor: false }]);
  const inside = Buffer.concat([Buffer.alloc(7), zip, Buffer.alloc(7)]).subarray(7, 7 + zip.length);
  const read = await readEvidenceZip(inside, 'a');
  expect(await contents(read)).toEqual(await contents(read));
  expect((await contents(read))['log.txt']).toBe(LOG.content);
});

const NAMES: readonly [string, string | Buffer][] = [
  ['that climbs', '../log.txt'],
  ['that climbs from within', 'reports/../../log.txt'],
  ['that is absolute', '/etc/passwd'],
  ['with a drive', 'C:/log.txt'],
  ['with backslashes', 'reports\\001.xml'],
  ['with backslashes that climb', '..\\log.txt'],
  ['in another case', 'LOG.TXT'],
  ['with an end for C', 'log.txt\0.xml'],
  ['with a line break', 'log.txt\n'],
  ['of no evidence', '.github/workflows/x.yml'],
  ['that is empty', ''],
  ['of a folder', 'reports/'],
  ['in cp437', Buffer.from([0x72, 0x82, 0x70, 0x6f, 0x72, 0x74])],
  ['in Shift JIS, with a backslash within a character', Buffer.from([0x83, 0x5c, 0x2e, 0x74])],
  ['in overlong UTF-8', Buffer.concat([Buffer.from([0xc0, 0xae, 0xc0, 0xae]), Buffer.from('/log.txt')])],
  ['in UTF-16', Buffer.from('log.txt', 'utf16le')],
  ['in full-width letters, which normalisation makes plain', 'ｌｏｇ.txt'],
  ['with a letter composed of two', 'reports/é.xml'],
  ['that is as long as a name can be', 'x'.repeat(65_535)],
];

const ENTRIES: readonly [string, readonly ZipEntry[], RegExp][] = [
  ['a link', [{ ...LOG, mode: 0o120777 }], /log\.txt: it is no regular file/],
  ['a named pipe', [{ ...LOG, mode: 0o010644 }], /no regular file/],
  ['a device', [{ ...LOG, mode: 0o060644 }], /no regular file/],
  ['a folder by its mode', [{ ...LOG, mode: 0o040755 }], /no regular file/],
  ['a folder by its DOS attribute', [{ ...LOG, dosAttributes: 0x10 }], /no regular file/],
  ['a file made by another system, whose modes mean something else', [{ ...LOG, host: 19 }], /system that is not taken \(19\)/],
  ['the same name twice', [LOG, LOG], /"log\.txt" is in it twice/],
  ['names that differ in case alone', [{ name: 'reports/001.xml' }, { name: 'reports/001.XML' }], /"reports\/001\.XML" is in it twice/],
  ['an encrypted file', [{ ...LOG, flags: 0x0009 }], /log\.txt: it is encrypted/],
  ['strong encryption', [{ ...LOG, flags: 0x0048 }], /strong encryption/],
  ['masked headers', [{ ...LOG, flags: 0x2008 }], /flags that are not taken/],
  ['another method', [{ ...LOG, method: 12 }], /packed by method 12/],
  ['a name in an extra field', [{ ...LOG, extra: Buffer.from([0x75, 0x70, 0, 0]) }], /extra fields/],
  ['a comment', [{ ...LOG, comment: 'PK\x05\x06' }], /a comment/],
  ['another name in its own header', [{ ...LOG, local: { name: 'receipt.json' } }], /its own header and the directory differ/],
  ['another method in its own header', [{ ...LOG, local: { method: 0 } }], /differ/],
  ['other flags in its own header', [{ ...LOG, local: { flags: 0x0808 } }], /differ/],
  ['an extra field in its own header', [{ ...LOG, local: { extra: Buffer.from([1, 0, 0, 0]) } }], /differ/],
  ['sizes where the descriptor would have them', [{ ...LOG, local: { numbers: [1, 2, 3] } }], /differ/],
  ['other sizes than the directory has', [{ ...LOG, descriptor: false, local: { numbers: [1, 2, 3] } }], /differ/],
  ['a descriptor that lies', [{ ...LOG, behind: Buffer.alloc(16) }], /descriptor behind it and the directory differ/],
  ['no descriptor', [{ ...LOG, behind: Buffer.alloc(0) }], /descriptor/],
  ['a descriptor without its mark', [{ ...LOG, behind: Buffer.alloc(12) }], /descriptor/],
  ['another sum', [{ ...LOG, crc: 1 }], /check sum is another/],
  ['more than it says', [{ ...LOG, size: 11 }], /unpacks to more than the 11 bytes/],
  ['less than it says', [{ ...LOG, size: 12_001 }], /unpacks to 12000 bytes instead of 12001/],
  ['data that can not be unpacked', [{ ...LOG, packed: Buffer.from([7, 7, 7, 7]) }], /invalid/],
  [
    'data that is cut short',
    [{ ...LOG, packed: deflateRawSync(Buffer.from(String(LOG.content))).subarray(0, 9) }],
    /unexpected end|unpacks/,
  ],
  [
    'bytes behind its data',
    [{ ...LOG, packed: Buffer.concat([deflateRawSync(Buffer.from(String(LOG.content))), RAW_BYTES()]) }],
    /bytes behind its end/,
  ],
  ['a size that is no size', [{ ...LOG, packedSize: 2 ** 31 }], /overflows file bounds/],
  ['a stored file of two sizes', [{ ...LOG, stored: true, size: 5 }], /size mismatch/],
  ['two names for one data', [LOG, { ...RECEIPT, offset: 0 }], /receipt\.json: it begins at 0, not where/],
  ['a file that lies inside another', [LOG, { ...RECEIPT, offset: 40 }], /receipt\.json: it begins at 40/],
  ['a file behind the end', [{ ...LOG, offset: 2 ** 31 }], /begins at/],
  ['a file that the directory keeps back', [LOG, { ...RECEIPT, hidden: true }, { name: 'verdict.json' }], /verdict\.json: it begins at/],
  ['a last file that the directory keeps back', [LOG, { ...RECEIPT, hidden: true }], /bytes between the last file and the directory/],
];

const PARTS: readonly [string, ZipParts, RegExp][] = [
  ['bytes before it', { before: RAW_BYTES() }, /begins at/],
  ['a program before it', { before: Buffer.from('#!/bin/sh\n') }, /begins at/],
  ['bytes behind it', { after: Buffer.from('more') }, /does not end/],
  ['a comment', { comment: Buffer.from('a comment') }, /does not end/],
  ['another zip in its comment', { comment: buildZip([RECEIPT]) }, /directory is not where its end record says/],
  ['another zip behind it', { after: buildZip([RECEIPT]) }, /directory is not where its end record says/],
  ['bytes before the directory', { between: RAW_BYTES() }, /bytes between/],
  ['a second disk', { end: { 4: 1 } }, /several disks/],
  ['a directory on a second disk', { end: { 6: 1 } }, /several disks/],
  ['files on a second disk', { end: { 8: 0 } }, /several disks/],
  ['a count that is too low', { end: { 8: 1, 10: 1 } }, /bytes between|directory holds more/],
  ['a count of none', { end: { 8: 0, 10: 0 } }, /bytes between|directory holds more/],
  ['a count that is too high', { end: { 8: 3, 10: 3 } }, /more than the directory can hold|signature/],
  ['a directory that is elsewhere', { end: { 16: 3 } }, /directory is not where/],
  ['zip64', { zip64: { entries: 2 } }, /directory is not where|zip64/],
  ['zip64 that speaks of more', { zip64: { entries: 2 ** 40 }, end: { 8: 0xffff, 10: 0xffff, 12: 0xffffffff, 16: 0xffffffff } }, /zip64/],
  ['zip64 that points elsewhere', { zip64: { entries: 2, offset: 2 ** 52 }, end: { 8: 0xffff, 10: 0xffff } }, /zip64/],
  ['a comment that is longer than the zip', { end: { 20: 9 } }, /Invalid comment length/],
];

function RAW_BYTES(): Buffer {
  return Buffer.from('PK\x03\x04 and more');
}

describe('refuses, saying what and where', () => {
  test('a directory that lists more than it counts', async () => {
    const zip = buildZip([LOG, { ...RECEIPT, listedOnly: true }], { end: { 8: 1, 10: 1 } });
    expect(why(await readEvidenceZip(zip, 'a'))).toEqual(['artifact-unsafe', 'a', 'the directory holds more than its end record says']);
  });

  test('zip64 records that the directory seems to hold', async () => {
    const plain = buildZip([RECEIPT, LOG]);
    const zip = buildZip([RECEIPT, LOG], { zip64: { entries: 2 }, end: { 12: plain.readUInt32LE(plain.length - 10) + 76 } });
    expect(why(await readEvidenceZip(zip, 'a'))).toEqual(['artifact-unsafe', 'a', 'it is in the zip64 form']);
  });

  test.each(NAMES)('a name %s', async (_, name) => {
    expect(why(await readEvidenceZip(buildZip([RECEIPT, { name }]), 'receipt~a~~1'))).toEqual([
      'artifact-unsafe',
      'receipt~a~~1',
      expect.stringMatching(/^no evidence has a file named "/),
    ]);
  });

  test.each(ENTRIES)('%s', async (_, entries, message) => {
    expect(why(await readEvidenceZip(buildZip(entries), 'a'))).toEqual(['artifact-unsafe', 'a', expect.stringMatching(message)]);
  });

  test.each(PARTS)('%s', async (_, parts, message) => {
    expect(why(await readEvidenceZip(buildZip([RECEIPT, LOG], parts), 'a'))).toEqual([
      'artifact-unsafe',
      'a',
      expect.stringMatching(message),
    ]);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page of HTML', Buffer.from('<!doctype html><title>Server Error</title>'.repeat(10))],
    ['zeros', Buffer.alloc(100_000)],
    ['a zip that is cut off', buildZip([RECEIPT, LOG]).subarray(0, -30)],
  ])('%s', async (_, bytes) => {
    expect(why(await readEvidenceZip(bytes, 'a'))).toEqual(['artifact-unsafe', 'a', expect.stringMatching(/does not end as a zip/)]);
  });
});

const MIB = 2 ** 20;
/** Packs to a thousandth. */
const zeros = (bytes: number) => deflateRawSync(Buffer.alloc(bytes), { level: 9 });

const HEAVY: readonly [string, () => Buffer, RegExp][] = [
  ['a bomb', () => buildZip([{ ...LOG, packed: zeros(512 * MIB), size: 512 * MIB }]), /\d+ bytes unpack to 536870912/],
  ['a bomb that says it is small', () => buildZip([{ ...LOG, packed: zeros(512 * MIB), size: 60 * MIB }]), /unpacks to more than/],
  ['a bomb in many files', () => buildZip(bombs(40, 60 * MIB)), /bytes unpack to/],
  ['a bomb whose files share their data', () => buildZip(bombs(1000, 16 * MIB).map((entry) => ({ ...entry, offset: 0 }))), /begins at 0/],
  [
    'more than all evidence',
    () => buildZip([{ ...LOG, packed: Buffer.alloc(20 * MIB), size: EVIDENCE_MAX_BYTES + 1 }]),
    /with it there are \d+ bytes/,
  ],
  ['100 000 files', () => buildZip(many(100_000, (i) => `reports/${100_000 + i}.xml`)), /it holds 34464 files, more than 20000/],
  [
    '100 000 files in the zip64 form',
    () =>
      buildZip(
        many(100_000, (i) => `reports/${100_000 + i}.xml`),
        {
          zip64: { entries: 100_000 },
          end: { 8: 0xffff, 10: 0xffff, 12: 0xffffffff, 16: 0xffffffff },
        },
      ),
    /zip64/,
  ],
  ['60 000 files', () => buildZip(many(60_000, (i) => `reports/${100_000 + i}.xml`)), /it holds 60000 files, more than 20000/],
  [
    '100 000 files of which it tells two',
    () =>
      buildZip(
        many(100_000, (i) => `reports/${100_000 + i}.xml`),
        { end: { 8: 2, 10: 2 } },
      ),
    /bytes between|directory holds more/,
  ],
  ['the most files, all of one name', () => buildZip(many(EVIDENCE_MAX_FILES, () => 'log.txt')), /twice/],
  ['a zip that is too large', () => buildZip([{ ...LOG, stored: true, content: Buffer.alloc(65 * MIB) }]), /it has \d+ bytes, more than/],
];

function bombs(count: number, bytes: number): ZipEntry[] {
  const packed = zeros(bytes);
  return many(count, (i) => `reports/${100 + i}.xml`).map((entry) => ({ ...entry, packed, size: bytes, stored: false }));
}

const many = (count: number, name: (i: number) => string): ZipEntry[] =>
  Array.from({ length: count }, (_, i) => ({ name: name(i), content: '', stored: true, descriptor: false }));

/** Reads the zip in a process of its own. @returns what was refused, and the most memory that the process had, in MiB. */
function readApart(zip: Buffer): { why: string; peakMib: number } {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-zip-'));
  const file = join(folder, 'evidence.zip');
  writeFileSync(file, zip);
  const module = join(dirname(dirname(inject('cliMain'))), 'adapters', 'evidence-zip.js');
  const script = `
    import { existsSync, readFileSync, readdirSync } from 'node:fs';
    // Not maxRSS, which counts what the process was forked from.
    const status = () => readFileSync('/proc/self/status', 'utf8');
    const peak = () => (existsSync('/proc/self/status') ? Number(/VmHWM:\\s+(\\d+)/.exec(status())[1]) / 1024 : 0);
    const { readEvidenceZip } = await import(${JSON.stringify(module)});
    const started = performance.now();
    const read = await readEvidenceZip(readFileSync('evidence.zip'), 'a');
    const ms = performance.now() - started;
    const why = 'unsafe' in read ? read.unsafe.args.why : 'taken: ' + read.files.size;
    console.log(JSON.stringify({ why, ms, peakMib: peak(), files: readdirSync('.') }));`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { files, ...rest } = JSON.parse(done.stdout);
  expect(files).toEqual(['evidence.zip']);
  if (process.env['RECEIPT_SHOW_TIMES']) console.log(JSON.stringify(rest));
  return rest;
}

describe('refuses in flat memory, writing nothing', () => {
  test.each(HEAVY)('%s', (_, zip, message) => {
    const { why, peakMib } = readApart(zip());
    expect(why).toMatch(message);
    expect(peakMib).toBeLessThan(150);
  });
});

test('a log of a few hundred megabytes is taken, in flat memory', () => {
  const lines = Buffer.from(Array.from({ length: 20_000 }, (_, i) => `${Math.sin(i)} ok ${i} - test number ${i * 7919}\n`).join(''));
  const log = Buffer.concat(Array.from({ length: 120 }, () => lines));
  const { why, peakMib } = readApart(buildZip([RECEIPT, { ...LOG, content: log, packed: deflateRawSync(log, { level: 1 }) }]));
  expect(why).toBe('taken: 2');
  expect(peakMib).toBeLessThan(200);
});
