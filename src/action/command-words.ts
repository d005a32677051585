/** Words of a command line, or why it isn't one that can be run without a shell. */
export type Words = { readonly words: readonly string[] } | { readonly problem: string };

/** What only a shell gives a meaning to; outside quotes. */
const SHELL_ONLY = /[|&;<>()`$]/;
const NEEDS_SHELL = 'set `shell: true`';

/**
 * Splits a line into words as a POSIX shell does: single quotes, double quotes, backslashes. What a shell would do beyond that (pipes, `&&`,
 * variables, assignments before the command) is refused instead of being handed to the program as text. Own code: the library for it takes
 * an unclosed quote for a closed one and drops comments.
 */
export function splitCommand(line: string): Words {
  const words: string[] = [];
  let word: string | null = null;
  let at = 0;
  const until = (quote: string): string | null => {
    const end = line.indexOf(quote, at);
    if (end < 0) return null;
    const text = line.slice(at, end);
    at = end + 1;
    return text;
  };
  while (at < line.length) {
    const character = line[at++] ?? '';
    if (character === "'") {
      const text = until("'");
      if (text === null) return { problem: 'has a single quote that is never closed' };
      word = (word ?? '') + text;
    } else if (character === '"') {
      const text = doubleQuoted(line, at);
      if ('problem' in text) return text;
      at = text.end;
      word = (word ?? '') + text.text;
    } else if (character === '\\') {
      if (at >= line.length) return { problem: 'ends in a backslash' };
      const next = line[at++];
      // A backslash at the end of a line joins it with the next one.
      if (next !== '\n') word = (word ?? '') + next;
    } else if (character === '\n') {
      return { problem: `has several lines, which only a shell runs: ${NEEDS_SHELL}` };
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (SHELL_ONLY.test(character) || (character === '#' && word === null)) {
      return { problem: `has \`${character}\` outside quotes, which only a shell understands: ${NEEDS_SHELL}, or quote it` };
    } else {
      word = (word ?? '') + character;
    }
  }
  if (word !== null) words.push(word);
  if (words[0] !== undefined && /^[A-Za-z_]\w*=/.test(words[0])) {
    return { problem: `sets a variable before the command, which only a shell understands: use \`env:\` of the step, or ${NEEDS_SHELL}` };
  }
  return words.length === 0 ? { problem: 'is empty' } : { words };
}

function doubleQuoted(line: string, start: number): { readonly text: string; readonly end: number } | { readonly problem: string } {
  let text = '';
  for (let at = start; at < line.length; at++) {
    const character = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (character === '"') return { text, end: at + 1 };
    if (character === '\\' && /["\\$`\n]/.test(next)) {
      if (next !== '\n') text += next;
      at += 1;
    } else if (/[$`]/.test(character)) {
      return { problem: `has \`${character}\` in double quotes, which only a shell understands: ${NEEDS_SHELL}, or use single quotes` };
    } else {
      text += character;
    }
  }
  return { problem: 'has a double quote that is never closed' };
}
