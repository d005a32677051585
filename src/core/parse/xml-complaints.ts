import type { Start } from './xml-markup.ts';

/** What is wrong with a document, in a reader's words, and the producer bug that usually makes it. */
export interface Complaint {
  readonly why: string;
  readonly hint: string | null;
  /** What is wrong begins before the place where it was found: at its `&` or `<`, or with the text outside the root. */
  readonly start: Start;
}

/** Where the parser stopped. */
export interface Stop {
  /** The character it stopped at, '' at the end of the file. */
  readonly char: string;
  /** Up to 64 characters up to and with it; hostile. */
  readonly before: string;
  /** The root element has begun. */
  readonly rooted: boolean;
  /** The name of the element closed last; hostile. */
  readonly closed: string;
}

const CUT =
  'The file is cut short: a killed runner, a full disk, or a reader that came before the writer was done. Let the runner finish, then run again.';
const TWO_WRITERS = 'Two runners, or two runs, wrote this one file, or appended to it: give each a file of its own.';
const MIXED = 'Other output went into the report: let the runner write the file itself instead of redirecting what it prints.';
/** For documents whose producer writes text as it is. */
export const ESCAPING = 'Its producer does not escape text: update it, or report it as a bug there.';

/** In the order of trial: how the parser's message begins, and what to say instead. */
const COMPLAINTS: readonly (readonly [start: string, why: (stop: Stop, name: string) => string, hint: string | null])[] = [
  ['unclosed tag', (_, name) => `<${name}> is never closed`, CUT],
  ['unexpected end', () => 'it ends in the middle of a tag, a comment or a CDATA section', CUT],
  ['document must contain', () => 'it ends before its root element begins', CUT],
  ['documents may contain only one root', () => 'a second document begins', TWO_WRITERS],
  ['text data outside', ({ rooted }) => `text stands ${rooted ? 'behind' : 'before'} the root element`, MIXED],
  ['an XML declaration must', () => 'an XML declaration stands in the middle of the file', TWO_WRITERS],
  ['the XML declaration must', () => 'an XML declaration stands in the middle of the file', TWO_WRITERS],
  ['unmatched closing tag', (_, name) => `</${name}> closes nothing`, TWO_WRITERS],
  ['unexpected close tag', (stop) => `${closing(stop.before)} stands where </${stop.closed.slice(0, 80)}> was due`, TWO_WRITERS],
  ['undefined entity', ({ before }) => `${entity(before)} is none of the five entities of XML`, ESCAPING],
  ['disallowed character in entity name', () => 'a raw `&` stands in text or in an attribute', ESCAPING],
  ['empty entity name', () => 'a raw `&` stands in text or in an attribute', ESCAPING],
  ['malformed character entity', ({ before }) => `${entity(before)} names no character that XML allows`, ESCAPING],
  ['inappropriately located doctype', () => 'a document type declaration stands behind the root element', TWO_WRITERS],
  ['duplicate attribute', (_, name) => `the attribute ${name} stands twice in one tag`, null],
  ['the string "]]>"', () => '`]]>` stands in text', ESCAPING],
  ['malformed comment', () => '`--` stands in a comment', ESCAPING],
];

const DECLARATION = /XML declaration|^(?:version|encoding|standalone) |^expected |^did not expect|^value |^whitespace required/;

/** Translates the parser's message. */
export function complaintOf(message: string, stop: Stop): Complaint {
  if (message === 'disallowed character.') return { ...disallowed(stop.char), start: 'here' };
  const start = startOf(message);
  const name = /: (.*?)\.?$/s.exec(message)?.[1]?.slice(0, 80) ?? '';
  const known = COMPLAINTS.find(([start]) => message.startsWith(start));
  if (known !== undefined) return { why: known[1](stop, name), hint: known[2], start };
  if (DECLARATION.test(message)) return { why: 'its XML declaration is malformed', hint: null, start };
  return { why: `${message.replace(/\.$/, '').slice(0, 120)}${stop.char === '' ? '' : ` (at ${show(stop.char)})`}`, hint: ESCAPING, start };
}

function startOf(message: string): Start {
  if (message.includes('entity')) return 'reference';
  if (message.startsWith('text data outside')) return 'outside';
  return /only one root|clos(?:ing|e) tag|declaration must be|declaration must appear/.test(message) ? 'tag' : 'here';
}

function disallowed(char: string): Pick<Complaint, 'why' | 'hint'> {
  if (char === '<') return { why: 'a raw `<` stands in an attribute value', hint: ESCAPING };
  if (char === '\0')
    return { why: 'it holds a NUL byte', hint: 'A crash or a full disk while the file was written leaves NUL bytes: run again.' };
  return { why: `${show(char)} is not allowed in XML`, hint: ESCAPING };
}

function show(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[!-~]/.test(char) ? `\`${char}\`` : `U+${code}`;
}

const closing = (before: string) => /<\/[^<>]{1,60}>?$/.exec(before)?.[0] ?? 'an end tag';
const entity = (before: string) => /&[^&;\s]{0,40};?$/.exec(before)?.[0] ?? 'an entity';
