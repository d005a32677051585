import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differingFiles,
  type FilesList,
  fromBytePath,
  parseFilesList,
  renderFilesList,
  toBytePath,
} from '../../../src/core/model/files-list.ts';

const DIGEST = 'a'.repeat(64);
const list = (files: Readonly<Record<string, string>>): FilesList =>
  new Map(Object.entries(files).map(([path, digest]) => [path, { mode: '100644', digest }]));
const text = (files: FilesList) => Buffer.from(renderFilesList(files)).toString('latin1');

describe('files.txt', () => {
  test('is one line a file, sorted by the bytes of the path', () => {
    const files = list({ b: 'b', 'a/c': 'c', [toBytePath('ä')]: 'u', 'a-b': 'd', A: 'e' });
    expect(text(files)).toBe(`100644 e A\n100644 d a-b\n100644 c a/c\n100644 b b\n100644 u \xc3\xa4\n`);
  });

  test('of no files is empty', () => {
    expect(text(new Map())).toBe('');
    expect(parseFilesList(Buffer.from(''))).toEqual(new Map());
  });

  test('gives each list bytes of its own, whatever the names, and reads back', () => {
    const path = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\\', 'n', '/', '\xff', '\0'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(path), (paths) => {
        const files = list(Object.fromEntries(paths.map((each) => [each, DIGEST])));
        expect(parseFilesList(renderFilesList(files))).toEqual(files);
      }),
    );
  });

  test.each(['100644 x', '100644 abc a', 'abc\n', `10064 ${DIGEST} a\n`, `100644 ${DIGEST} \n`, `100644  a\n`])('is not %j', (bytes) => {
    expect(parseFilesList(Buffer.from(bytes))).toBeNull();
  });
});

test('what differs is named: changed bytes or mode, missing, added', () => {
  const before = list({ same: '1', bytes: '1', mode: '1', gone: '1' });
  const after = new Map([...list({ same: '1', bytes: '2', new: '1' }), ['mode', { mode: '100755', digest: '1' }] as const]);
  expect(differingFiles(before, after)).toEqual({ changed: ['bytes', 'mode'], missing: ['gone'], added: ['new'] });
});

test('names that are not UTF-8 are kept as bytes', () => {
  expect(fromBytePath(toBytePath('ü/ñ.txt'))).toBe('ü/ñ.txt');
  expect(fromBytePath('\xff.txt')).toBe('\ufffd.txt');
});
