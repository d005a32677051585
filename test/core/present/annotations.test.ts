import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { toAnnotations } from '../../../src/core/present/annotations.ts';
import { hostileText } from '../../support/harmless.ts';

const aTest = (parts: Partial<FailingTest> = {}): FailingTest => ({
  suite: null,
  name: 'adds tax',
  file: 'src/a.ts',
  line: 3,
  message: 'no',
  ...parts,
});
const tracked = (path: string) => (path.startsWith('src/') ? path : null);

describe('notes at lines', () => {
  test('one for each failing test, several at one line too', () => {
    const notes = toAnnotations([aTest(), aTest({ name: 'rounds' }), aTest({ suite: 'cart' })], tracked);
    expect(notes).toEqual([
      { path: 'src/a.ts', line: 3, title: 'adds tax', message: 'no' },
      { path: 'src/a.ts', line: 3, title: 'rounds', message: 'no' },
      { path: 'src/a.ts', line: 3, title: 'cart > adds tax', message: 'no' },
    ]);
  });

  test.each<[string, Partial<FailingTest>, { path: string; line: number } | null]>([
    ['without a file', { file: null }, null],
    ['without a line', { line: null }, null],
    ['at line 0', { line: 0 }, null],
    ['at a line that no file has', { line: 2 ** 40 }, null],
    ['in a file that is not tracked', { file: 'node_modules/x.js' }, null],
    [
      'whose text names a tracked file',
      {
        file: null,
        line: null,
        frames: [
          { file: '/usr/lib/x.js', line: 1 },
          { file: 'src/b.ts', line: 9 },
        ],
      },
      { path: 'src/b.ts', line: 9 },
    ],
    ['whose first place is foreign', { file: '/usr/lib/x.js', frames: [{ file: 'src/b.ts', line: 9 }] }, { path: 'src/b.ts', line: 9 }],
    ['whose report knows the place', { frames: [{ file: 'src/b.ts', line: 9 }] }, { path: 'src/a.ts', line: 3 }],
  ])('a test %s', (_, parts, place) => {
    expect(toAnnotations([aTest(parts)], tracked).map(({ path, line }) => ({ path, line }))).toEqual(place === null ? [] : [place]);
  });

  test('five hundred at most, counted by those that have a place', () => {
    const failing = Array.from({ length: 1200 }, (_, i) => aTest({ name: `test ${i}`, file: i % 2 === 0 ? 'src/a.ts' : 'other' }));
    const notes = toAnnotations(failing, tracked);
    expect(notes).toHaveLength(500);
    expect(notes.at(-1)?.title).toBe('test 998');
  });

  test("whatever a test is named, title and message are one visible line within GitHub's limits", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, message) => {
        for (const note of toAnnotations([aTest({ suite: message, name, message })], tracked)) {
          expect(note.title.length).toBeGreaterThan(0);
          expect(note.title.length).toBeLessThanOrEqual(255);
          expect(Buffer.byteLength(note.message)).toBeLessThan(64 * 1024);
          expect(note.title + note.message).not.toMatch(
            /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|[\u200b\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });
});
