import { describe, expect, test } from 'vitest';
import type { Encoding } from '../../../src/core/parse/decoder.ts';
import { decodeWhole, sniffEncoding } from '../../../src/core/parse/encoding.ts';

const declaration = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a/>`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('the encoding of a file', () => {
  test.each<[string, Buffer, Encoding]>([
    ['nothing said', latin('<a/>'), 'utf-8'],
    ['a UTF-8 mark', latin('\xef\xbb\xbf<a/>'), 'utf-8'],
    ['a UTF-16 LE mark', Buffer.concat([latin('\xff\xfe'), utf16('<a/>')]), 'utf-16le'],
    ['a UTF-16 BE mark', Buffer.concat([latin('\xfe\xff'), utf16('<a/>').swap16()]), 'utf-16be'],
    ['NUL bytes of UTF-16 LE', utf16('<a/>'), 'utf-16le'],
    ['NUL bytes of UTF-16 BE', utf16('<a/>').swap16(), 'utf-16be'],
    ['declared Latin-1', latin(declaration('iso-8859-1')), 'iso-8859-1'],
    ['declared windows-1252', latin(declaration('Windows-1252')), 'windows-1252'],
    ['declared US-ASCII', latin(declaration('US-ASCII')), 'us-ascii'],
    ['declared in single quotes', latin(declaration('latin1').replaceAll('"', "'")), 'iso-8859-1'],
    ['a mark and the same declared', Buffer.concat([latin('\xff\xfe'), utf16(declaration('UTF-16'))]), 'utf-16le'],
    ['nothing at all', Buffer.alloc(0), 'utf-8'],
  ])('%s', (_, head, encoding) => {
    expect(sniffEncoding(head)).toMatchObject({ encoding, problem: null });
  });

  test.each<[string, Buffer, string]>([
    ['UTF-16 declared of UTF-8', latin(declaration('UTF-16')), 'it declares the encoding UTF-16, but its bytes are not UTF-16'],
    ['UTF-8 declared of UTF-16', utf16(declaration('utf-8')), 'it declares the encoding utf-8, but its bytes are UTF-16'],
    [
      'Latin-1 behind a UTF-8 mark',
      latin(`\xef\xbb\xbf${declaration('latin1')}`),
      'it declares the encoding latin1, but its bytes are UTF-8',
    ],
    ['another one', latin(declaration('EBCDIC')), 'its encoding EBCDIC is not supported'],
  ])('%s does not fit', (_, head, problem) => {
    expect(sniffEncoding(head).problem).toBe(problem);
  });

  test('white space before the declaration is measured in bytes and lines', () => {
    expect(sniffEncoding(latin(` \r\n\n${declaration('UTF-8')}`))).toMatchObject({ blankBytes: 4, blankLines: 2, declared: 'UTF-8' });
    expect(sniffEncoding(utf16(`\n${declaration('UTF-16')}`))).toMatchObject({ blankBytes: 2, blankLines: 1 });
    expect(sniffEncoding(latin('\n<a/>'))).toMatchObject({ blankBytes: 0, blankLines: 0 });
  });
});

test('the whole of a file comes without mark and leading blank', () => {
  expect(decodeWhole(latin(`\xef\xbb\xbf \n${declaration('UTF-8')}`))).toBe(declaration('UTF-8'));
});
