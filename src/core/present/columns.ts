/**
 * How many columns of a terminal text takes, and fitting text into them. Text is expected to be escaped already, so that what has no
 * width is at most a combining mark.
 */

// The blocks that Unicode 16's EastAsianWidth.txt gives as W or F, joined where only unassigned code points lie between.
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x20000, 0x3fffd],
];
const NO_WIDTH = /\p{M}/u;
const EMOJI = /\p{Emoji_Presentation}/u;

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (NO_WIDTH.test(character)) return 0;
  return EMOJI.test(character) || WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** The text, or as much of its beginning as fits with a `…` behind it. */
export function fitTo(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let fitted = '';
  let width = 0;
  for (const character of text) {
    width += characterWidth(character);
    if (width > columns - 1) break;
    fitted += character;
  }
  return columns < 1 ? '' : `${fitted}…`;
}

/** The text with spaces behind it up to the given width. */
export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

/** Left text, and right text ending in the last column; the left one gives way. */
export function justify(left: string, right: string, columns: number): string {
  if (right === '') return fitTo(left, columns);
  const fitted = fitTo(left, Math.max(1, columns - widthOf(right) - 2));
  return padTo(fitted, columns - widthOf(right)) + right;
}

/** Words broken into lines of at most `columns`; a word that is longer by itself keeps a line of its own, uncut, so that it can be copied. */
export function wrapWords(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
