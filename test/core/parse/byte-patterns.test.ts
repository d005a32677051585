import { describe, expect, test } from 'vitest';
import { decodeBytes, toBytes } from '../../../src/core/parse/byte-patterns.ts';

const bytes = (text: string) => Buffer.from(text).toString('latin1');

describe('an expression over bytes', () => {
  test.each<[RegExp, string, boolean]>([
    [/^✔ (.+)$/, '✔ größer', true],
    [/^[✔x✖] /, '✖ no', true],
    [/^[✔x✖] /, 'x no', true],
    [/^✓+$/, '✓✓✓', true],
    [/^a✓?b$/, 'ab', true],
    [/^\S+$/, 'à', true],
    [/^\s+x$/, '  x', true],
    [/^\s$/, '\u00a0', false],
    [/^(?:é|ü)+$/i, 'éü', true],
  ])('%s on %j: %s', (re, text, expected) => {
    expect(toBytes(re).re.test(bytes(text))).toBe(expected);
  });

  test('keeps the names of its groups by number', () => {
    const { re, names } = toBytes(/^(a)(?:b)(?<id>c)(?=d)(?<n>\d)?(\()/);
    expect(names).toEqual(['', '', 'id', 'n', '']);
    expect(re.source).not.toContain('?<');
  });

  test('refuses what would mean something else over bytes', () => {
    expect(() => toBytes(/[^✔]/)).toThrow('negated');
  });
});

test('text for a reader is decoded, and cut', () => {
  expect(decodeBytes(bytes('größer ✓'), 200)).toBe('größer ✓');
  expect(decodeBytes('\xff\xfe', 200)).toBe('��');
  expect(decodeBytes(bytes('✓'.repeat(300)), 200)).toBe(`${'✓'.repeat(199)}…`);
});
