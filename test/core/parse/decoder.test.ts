import { describe, expect, test } from 'vitest';
import { createDecoder, type Encoding } from '../../../src/core/parse/decoder.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('decoding', () => {
  const all = 'a é € 😀 z';

  test.each<[Encoding, Buffer, string]>([
    ['utf-8', Buffer.from(all), all],
    ['utf-16le', utf16(all), all],
    ['utf-16be', utf16(all).swap16(), all],
    ['iso-8859-1', latin('caf\xe9\x85'), 'café\u0085'],
    ['windows-1252', latin('\x80 \x93caf\xe9\x94 \x9f'), '€ “café” Ÿ'],
    ['us-ascii', latin('plain'), 'plain'],
  ])('%s, cut anywhere', (encoding, bytes, text) => {
    for (let size = 1; size <= bytes.length; size++) {
      const decoder = createDecoder(encoding);
      let read = '';
      for (let at = 0; at < bytes.length; at += size) read += decoder.decode(bytes.subarray(at, at + size), false).text;
      expect(decoder.decode(Buffer.alloc(0), true)).toEqual({ text: '', problem: null });
      expect(read).toBe(text);
      expect(decoder.byteLength(text)).toBe(bytes.length);
    }
  });

  test.each<[Encoding, Buffer, string, string]>([
    ['utf-8', latin('ab\xe9'), 'ab', 'the last UTF-8 character is cut'],
    ['utf-8', latin('ab\xe9cd'), 'ab', 'the byte 0xe9 is no UTF-8'],
    ['utf-8', latin('ab\x80cd'), 'ab', 'the byte 0x80 is no UTF-8'],
    ['utf-8', latin('é\xc0\xbc'), '', 'the byte 0xe9 is no UTF-8'],
    ['utf-8', Buffer.concat([Buffer.from('é'.repeat(500)), latin('\xff'), Buffer.from('é')]), 'é'.repeat(500), 'the byte 0xff is no UTF-8'],
    ['utf-8', latin('a\xed\xa0\x80'), 'a', 'the byte 0xed is no UTF-8'],
    ['utf-16le', Buffer.concat([utf16('ab'), latin('x')]), 'ab', 'the last UTF-16 character is cut'],
    ['utf-16le', utf16('ab\ud800cd'), 'ab', 'half of a surrogate pair is no UTF-16'],
    ['utf-16le', utf16('ab\udc00'), 'ab', 'half of a surrogate pair is no UTF-16'],
    ['us-ascii', latin('ab\xe9'), 'ab', 'the byte 0xe9 is no US-ASCII'],
    ['windows-1252', latin('\x80\x81'), '€', 'the byte 0x81 is no windows-1252'],
  ])('%s says which bytes are none of its own (%#)', (encoding, bytes, text, problem) => {
    expect(createDecoder(encoding).decode(bytes, true)).toEqual({ text, problem });
  });
});
