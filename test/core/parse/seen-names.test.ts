import { expect, test } from 'vitest';
import { createSeenNames } from '../../../src/core/parse/seen-names.ts';

test('a name is seen again in its scope only', () => {
  const seen = createSeenNames();
  expect(seen.add('a', 'b')).toBe(false);
  expect(seen.add('a', 'b')).toBe(true);
  expect(seen.add('b', 'b')).toBe(false);
  expect(seen.add('ab', '')).toBe(false);
  expect(seen.add('', 'ab')).toBe(false);
});

test('many names are told apart, and remembering ends instead of growing', () => {
  const seen = createSeenNames();
  let twice = 0;
  for (let i = 0; i < 140_000; i++) if (seen.add('suite', `test ${i}`)) twice++;
  expect(twice).toBe(0);
  expect(seen.add('suite', 'test 1')).toBeNull();
});

test('up to there, every repetition is found', () => {
  const seen = createSeenNames();
  let twice = 0;
  for (let round = 0; round < 2; round++) for (let i = 0; i < 60_000; i++) if (seen.add('suite', `test ${i}`)) twice++;
  expect(twice).toBe(60_000);
});
