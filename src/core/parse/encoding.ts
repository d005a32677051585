import type { Buffer } from 'node:buffer';
import { createDecoder, type Encoding } from './decoder.ts';

/** What the first bytes of a file say about the rest. */
export interface Sniffed {
  readonly encoding: Encoding;
  /** Bytes of the byte order mark, 0 without one. */
  readonly bomBytes: number;
  /** Bytes of white space between the mark and the XML declaration, where XML forbids it; 0 without a declaration. */
  readonly blankBytes: number;
  /** Line ends within those bytes. */
  readonly blankLines: number;
  /** The encoding's name as the XML declaration has it, null without one. */
  readonly declared: string | null;
  /** Why the bytes cannot be in the encoding that they are marked or declared with; null where all fits. */
  readonly problem: string | null;
}

const NAMES: Readonly<Record<string, Encoding | 'utf-16'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  iso_8859_1: 'iso-8859-1',
  'iso_8859-1': 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  latin1: 'iso-8859-1',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'us-ascii': 'us-ascii',
  ascii: 'us-ascii',
};

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*')[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']([\w.-]+)["']/;

/** The encoding of the marks at the start of `head`, and how long the mark is; null where nothing marks one. */
function marked(head: Buffer): { encoding: Encoding; bomBytes: number } | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', bomBytes: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', bomBytes: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', bomBytes: 2 };
  // XML begins with `<` or white space, so a NUL beside the first byte is the other half of a UTF-16 unit.
  if (head.length >= 2 && head[0] !== 0 && head[1] === 0) return { encoding: 'utf-16le', bomBytes: 0 };
  if (head.length >= 2 && head[0] === 0 && head[1] !== 0) return { encoding: 'utf-16be', bomBytes: 0 };
  return null;
}

/**
 * Finds the encoding by the byte order mark, by the pattern of NUL bytes, or by the XML declaration.
 * @param head the first bytes of the file, at least 1 KiB of them where there are as many; hostile.
 */
export function sniffEncoding(head: Buffer): Sniffed {
  const mark = marked(head);
  const wide = mark !== null && mark.encoding !== 'utf-8';
  const rest = head.subarray(mark?.bomBytes ?? 0);
  const text = wide ? createDecoder(mark.encoding).decode(rest, false).text : rest.toString('latin1');
  const blank = /^[ \t\r\n]+(?=<\?xml[ \t\r\n])/.exec(text)?.[0] ?? '';
  const declared = DECLARATION.exec(text.slice(blank.length))?.[1] ?? null;
  const encoding = chooseEncoding(mark, declared);
  return {
    encoding: typeof encoding === 'string' ? encoding : (mark?.encoding ?? 'utf-8'),
    bomBytes: mark?.bomBytes ?? 0,
    blankBytes: blank.length * (wide ? 2 : 1),
    blankLines: blank.split(/\r\n|\r|\n/).length - 1,
    declared,
    problem: typeof encoding === 'string' ? null : encoding.problem,
  };
}

/** The whole text of a file that the reader has accepted, without mark and the white space before its declaration. */
export function decodeWhole(bytes: Buffer): string {
  const { encoding, bomBytes, blankBytes } = sniffEncoding(bytes.subarray(0, 4096));
  return createDecoder(encoding).decode(bytes.subarray(bomBytes + blankBytes), true).text;
}

function chooseEncoding(mark: { encoding: Encoding; bomBytes: number } | null, declared: string | null): Encoding | { problem: string } {
  if (declared === null) return mark?.encoding ?? 'utf-8';
  const named = NAMES[declared.toLowerCase()];
  if (named === undefined) return { problem: `its encoding ${declared} is not supported` };
  if (mark !== null) {
    const fits = named === mark.encoding || (named === 'utf-16' && mark.encoding !== 'utf-8');
    const form = mark.encoding === 'utf-8' ? 'UTF-8' : 'UTF-16';
    return fits ? mark.encoding : { problem: `it declares the encoding ${declared}, but its bytes are ${form}` };
  }
  if (named === 'utf-16' || named === 'utf-16le' || named === 'utf-16be') {
    return { problem: `it declares the encoding ${declared}, but its bytes are not UTF-16` };
  }
  return named;
}
