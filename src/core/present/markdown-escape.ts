import type { Markdown } from '../model/shown-text.ts';
import { escapeTerminal } from './escape.ts';

/**
 * The rendering contract for GitHub's Markdown: check runs, job summaries, comments. What we write is made of HTML blocks, one on each line,
 * in which Markdown reads nothing; and text that tests, reports, branches or users wrote stands only inside `<code>`, where GitHub makes
 * neither mentions, issue references, commit links nor emoji. There it is cut, invisible and steering characters are shown as escapes (line
 * ends too, so that no block can be left), and every ASCII punctuation character is a character reference.
 *
 * {@link Html} can only be made here, so that a plain string can't slip in.
 */
export class Html {
  readonly #text: string;

  /** For this module alone. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

function references(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function shown(text: string, max: number): string {
  // Normalised, so that a letter can't be built of parts that a reader doesn't see.
  return references(escapeTerminal(text.slice(0, max * 8).normalize('NFC'), max));
}

/** Hostile text, at most `max` code points of it. */
export function code(text: string, max = 200): Html {
  return new Html(`<code>${shown(text, max)}</code>`);
}

/** Hostile lines, such as the end of a log, each cut at `max` code points; a block of its own. */
export function codeLines(lines: readonly string[], max: number): Html {
  return new Html(`<pre><code>${lines.map((line) => shown(line, max)).join('&#10;')}</code></pre>`);
}

/** Our own words; what stands between backticks becomes code. Never for text that somebody else wrote. */
export function words(text: string): Html {
  const parts = text.split('`').map((part, i) => (i % 2 === 0 ? references(part) : `<code>${references(part)}</code>`));
  return new Html(parts.join(''));
}

const PLAIN = /^[\w ,.;:()'"`…/*=|<>&+-]*$/;
/** Mentions, references and addresses in all the forms that GitHub links, and emoji codes. */
const LINKED = /[@#]|gh(?:sa)?-|cve-|:\/\/|www\.|:[\w+-]+:|[0-9a-f]{7}|[A-Za-z]-?\d/i;

/**
 * Our own words that somebody else's may be mixed into, such as a remedy with a file's name: plain while nothing in it is of a kind that
 * GitHub makes a link of, else {@link code}.
 */
export function prose(text: string, max = 1000): Html {
  return text.length <= max && PLAIN.test(text) && !LINKED.test(text) ? words(text) : code(text, max);
}

/** A template whose values are numbers or {@link Html}; the constant parts are ours. */
export function html(parts: TemplateStringsArray, ...values: readonly (number | Html | readonly Html[])[]): Html {
  const texts = values.map((value) => (Array.isArray(value) ? value.join('') : String(value)));
  return new Html(parts.map((part, i) => part + (texts[i] ?? '')).join(''));
}

export const NOTHING = new Html('');

/** `a, b, c`. */
export function join(items: readonly Html[], between: string): Html {
  return new Html(items.join(references(between)));
}

/** A table; each row one line of the block. */
export function table(head: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const line = (cells: readonly Html[], tag: 'th' | 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const first = head.length === 0 ? '' : line(head.map(words), 'th');
  return new Html(`<table>${first}${rows.map((row) => line(row, 'td')).join('')}</table>`);
}

/**
 * A page of GitHub's own, as its API names it. Anything that isn't a plain address below `server` is shown, not linked.
 * @param server such as `https://github.com`.
 */
export function link(text: string, url: string, server: string): Html {
  const plain = /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(url) && url.length <= 500 && url.startsWith(`${server}/`);
  return plain ? new Html(`<a href="${url}">${references(text)}</a>`) : html`${words(text)}: ${code(url, 500)}`;
}

/** A comment that no reader sees, to know a text of ours by. @throws Error for anything but letters, digits, `:`, `.` and single `-`. */
export function marker(text: string): Html {
  if (!/^[\w:.]+(?:-[\w:.]+)*$/.test(text)) throw new Error('a marker is made of our own words only');
  return new Html(`<!-- ${text} -->`);
}

/** Blocks as one text, each on a line of its own between blank lines: the only place where {@link Markdown} is made. */
export function blocks(parts: readonly Html[]): Markdown {
  return `${parts.map(String).join('\n\n')}\n` as Markdown;
}
