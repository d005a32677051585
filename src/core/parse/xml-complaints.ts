/** What is wrong with a document, in a reader's words, and the producer bug that usually makes it. */
export interface Complaint {
  readonly why: string;
  readonly hint: string | null;
}

const CUT =
  'The file is cut short: a killed runner, a full disk, or a reader that came before the writer was done. Let the runner finish, then run again.';
const TWO_WRITERS = 'Two runners, or two runs, wrote this one file, or appended to it: give each a file of its own.';
const MIXED = 'Other output went into the report: let the runner write the file itself instead of redirecting what it prints.';
const ESCAPING = 'Its producer does not escape text: update it, or report it as a bug there.';

/**
 * Translates the parser's message.
 * @param char the character it stopped at, '' at the end of the file. @param before up to 64 characters up to and with it (hostile).
 */
export function complaintOf(message: string, char: string, before: string, atEnd: boolean): Complaint {
  const name = /^(?:unclosed tag|unmatched closing tag): (.*?)\.?$/s.exec(message)?.[1]?.slice(0, 80);
  if (message.startsWith('unclosed tag')) return { why: `<${name}> is never closed`, hint: CUT };
  if (message === 'unexpected end.') return { why: 'it ends in the middle of a tag, a comment or a CDATA section', hint: CUT };
  if (message.startsWith('document must contain')) return { why: 'it ends before its root element begins', hint: CUT };
  if (message.startsWith('documents may contain only one root')) return { why: 'a second document begins', hint: TWO_WRITERS };
  if (message.startsWith('text data outside')) return { why: 'text stands outside the root element', hint: MIXED };
  if (message.includes('XML declaration must')) return { why: 'an XML declaration stands in the middle of the file', hint: TWO_WRITERS };
  if (message.startsWith('unmatched closing tag')) return { why: `</${name}> closes nothing`, hint: TWO_WRITERS };
  if (message === 'unexpected close tag.') return { why: `${closing(before)} closes another element than the open one`, hint: TWO_WRITERS };
  if (message === 'undefined entity.') return { why: `${entity(before)} is not one of the five entities of XML`, hint: ESCAPING };
  if (message === 'malformed character entity.') return { why: `${entity(before)} names no character that XML allows`, hint: ESCAPING };
  if (message === 'disallowed character.') return disallowed(char);
  if (message.startsWith('duplicate attribute')) return { why: message.slice(0, 100), hint: null };
  return { why: `${message.replace(/\.$/, '').slice(0, 120)}${atEnd || char === '' ? '' : ` (at ${show(char)})`}`, hint: null };
}

function disallowed(char: string): Complaint {
  if (char === '<') return { why: 'a raw `<` stands in an attribute value', hint: ESCAPING };
  if (char === '\0') return { why: 'a NUL byte', hint: 'A crash or a full disk while the file was written leaves NUL bytes: run again.' };
  return { why: `${show(char)} is not allowed in XML`, hint: ESCAPING };
}

function show(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[!-~]/.test(char) ? `\`${char}\`` : `U+${code}`;
}

const closing = (before: string) => /<\/[^<>]{1,60}>?$/.exec(before)?.[0] ?? 'an end tag';
const entity = (before: string) => /&[^&;\s]{1,40};?$/.exec(before)?.[0] ?? 'an entity';
