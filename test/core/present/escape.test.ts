import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, escapeJson, escapeTerminal } from '../../../src/core/present/escape.ts';

describe('escapeTerminal', () => {
  test.each([
    ['an escape sequence', '\u001b[2J\u001b]0;owned\u0007', '\\x1b[2J\\x1b]0;owned\\x07'],
    ['C1 controls', '\u009b31m', '\\x9b31m'],
    ['line breaks', 'a\r\nb\tc\u0085d\u2028e', 'a\\r\\nb\\tc\\x85d\\u{2028}e'],
    ['NUL and DEL', '\0\u007f', '\\0\\x7f'],
    ['bidi overrides and isolates', 'a\u202eb\u2066c\u200fd', 'a\\u{202e}b\\u{2066}c\\u{200f}d'],
    ['zero-width characters', 'a\u200bb\u200dc\ufeffd\u00ade', 'a\\u{200b}b\\u{200d}c\\u{feff}d\\xade'],
    ['tag characters', 'a\u{e0041}\u{e007f}', 'a\\u{e0041}\\u{e007f}'],
    ['letters that are drawn as nothing', '\u3164\u115f\u034f', '\\u{3164}\\u{115f}\\u{34f}'],
    ['lone surrogates', '\ud800x\udc00', '\\u{d800}x\\u{dc00}'],
    ['private use and unassigned', '\ue000\u0378', '\\u{e000}\\u{378}'],
    ['marks beyond the third on one letter', `a${'\u0301'.repeat(5)}`, `a${'\u0301'.repeat(3)}\\u{301}\\u{301}`],
    ['a variation selector that styles nothing', 'a\ufe0f', 'a\\u{fe0f}'],
  ])('shows %s as visible escapes', (_, text, shown) => {
    expect(escapeTerminal(text)).toBe(shown);
  });

  test.each(['plain', 'größer > 日本語', 'crème brûlée', 'emoji 🎉 and ❤️', 'C:\\path\\to', 'שלום', 'हिन्दी'])(
    'leaves %s as it is',
    (text) => {
      expect(escapeTerminal(text)).toBe(text);
    },
  );

  test('shows at most as many code points as asked for, the last one saying that some were cut', () => {
    expect(escapeTerminal('🎉'.repeat(10), 4)).toBe('🎉🎉🎉…');
    expect(escapeTerminal('abcd', 4)).toBe('abcd');
    expect(cutText('x'.repeat(1_000_000), 5)).toBe('xxxx…');
  });

  test('never lets a steering or invisible character through, whatever the text', () => {
    const hostile = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = escapeTerminal(text, 50).replace(/\p{Emoji}[\ufe0e\ufe0f]/gu, '');
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u);
        expect(shown).not.toMatch(/\p{M}{4}/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('escapeJson', () => {
  test('is the same data to a reader and holds no steering character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = escapeJson(JSON.stringify({ text }));
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ text })));
        expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u);
      }),
    );
  });
});
