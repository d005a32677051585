import { describe, expect, test } from 'vitest';
import { Literals, Needles } from '../../../src/core/parse/log-literals.ts';

const LITERALS = ['fatal error: in "', ': line ', '.py::', '= test session starts =', 'ab', 'abc'];

/** Places that a search of the whole text finds, line by line. */
function found(text: string, needles: Needles): string[] {
  const literals = new Literals(text, 0, needles.for(Buffer.from(text, 'latin1')));
  let start = 0;
  return text.split('\n').filter((line) => {
    const hit = literals.within(start, start + line.length);
    start += line.length + 1;
    return hit;
  });
}

describe('literals behind other output are found', () => {
  const lines = [...LITERALS.map((literal) => `x${literal}`), `x${'y'.repeat(200)}`, 'zfatal error: inx', 'z: lin'];

  test.each(['', 'fatal error: in ', ':', 'line ', 'tesion', '."=', '\xe2\x9c\x93\x1b[2m'])(
    'whatever bytes are common in a log: %j',
    (common) => {
      const needles = new Needles(LITERALS);
      const text = `${common.repeat(9_000 / Math.max(1, common.length))}\n${lines.join('\n')}\n`;
      const expected = text.split('\n').filter((line) => LITERALS.some((literal) => line.indexOf(literal, 1) > 0));
      expect(found(text, needles)).toEqual(expected);
    },
  );

  test('when a log changes', () => {
    const needles = new Needles(LITERALS);
    for (let piece = 0; piece < 600; piece++) {
      expect(found(`${String.fromCharCode(32 + (piece % 90)).repeat(300)}\nx: line 5\n`, needles)).toContain('x: line 5');
    }
  });
});
