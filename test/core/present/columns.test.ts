import { expect, test } from 'vitest';
import { fitTo, justify, padTo, widthOf, wrapWords } from '../../../src/core/present/columns.ts';

test.each([
  ['plain', 5],
  ['größer', 6],
  ['e\u0301', 1],
  ['日本語', 6],
  ['한국', 4],
  ['🎉', 2],
  ['❤\ufe0f', 1],
  ['ﾊﾟ', 2],
  ['Ａ', 2],
  ['', 0],
])('%s takes %i columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('fits text by columns, not by characters', () => {
  expect(fitTo('日本語', 5)).toBe('日本…');
  expect(fitTo('日本語', 4)).toBe('日…');
  expect(fitTo('日本語', 6)).toBe('日本語');
  expect(fitTo('abc', 0)).toBe('');
  expect(padTo('日本', 6)).toBe('日本  ');
});

test('lets the left text give way, so that the right one ends in the last column', () => {
  expect(justify('PASSED  128 tests', '12.4 s', 30)).toBe('PASSED  128 tests       12.4 s');
  expect(justify('INCOMPLETE  a very long reason indeed', 'junit-malformed', 30)).toBe('INCOMPLETE  …  junit-malformed');
  expect(justify('left', '', 3)).toBe('le…');
});

test('breaks lines between words and keeps a long word whole', () => {
  expect(wrapWords('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapWords(`see ${'x'.repeat(20)} there`, 10)).toEqual(['see', 'x'.repeat(20), 'there']);
  expect(wrapWords('', 10)).toEqual([]);
});
