/**
 * Logs are matched as bytes, one character each (latin1): no decoding on the way, and broken UTF-8 can't break a match.
 * So the profiles' expressions, written in Unicode, are turned into expressions over UTF-8 bytes.
 */

const encoder = new TextEncoder();

function bytesOfChar(char: string): string {
  return Array.from(encoder.encode(char), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

/** The length of the class (`[…]`) that starts at `at`, brackets included. */
function classLength(source: string, at: number): number {
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1 - at;
}

function classToBytes(body: string): string {
  const wide = [...body].filter((char) => char > '\x7f');
  if (wide.length === 0) return body;
  if (body.startsWith('[^')) throw new Error(`a negated class can't hold ${wide.join(' ')}: ${body}`);
  const narrow = [...body].filter((char) => char <= '\x7f').join('');
  const choices = wide.map(bytesOfChar);
  return `(?:${[...(narrow === '[]' ? [] : [narrow]), ...choices].join('|')})`;
}

/** An expression over bytes. Its groups have no names, which makes a match cheaper: `names` has them by number, `''` where there is none. */
export interface BytePattern {
  readonly re: RegExp;
  readonly names: readonly string[];
}

/** `re` as an expression over the UTF-8 bytes of a line. Ranges and negated classes of characters beyond ASCII aren't supported. */
export function toBytes(re: RegExp): BytePattern {
  const { source } = re;
  const names = [''];
  let out = '';
  for (let at = 0; at < source.length; ) {
    const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
    let length = char.length;
    if (char === '\\') {
      length = 2;
      const pair = source.slice(at, at + 2);
      // U+00A0 is white space to JavaScript, and a part of many characters in UTF-8
      out += pair === '\\s' ? '[ \\t\\r\\n\\f\\v]' : pair === '\\S' ? '[^ \\t\\r\\n\\f\\v]' : pair;
    } else if (char === '[') {
      length = classLength(source, at);
      out += classToBytes(source.slice(at, at + length));
    } else if (char === '(') {
      const name = /^\(\?<(\w+)>/.exec(source.slice(at, at + 40));
      if (name !== null || source[at + 1] !== '?') names.push(name?.[1] ?? '');
      length = name?.[0].length ?? 1;
      out += '(';
    } else out += char > '\x7f' ? `(?:${bytesOfChar(char)})` : char;
    at += length;
  }
  return { re: new RegExp(out, re.flags.replace('u', '')), names };
}

/** Text of the log for a reader: the bytes decoded as UTF-8, what isn't UTF-8 replaced, cut at `limit` characters. Never a slice that keeps its chunk alive. */
export function decodeBytes(bytes: string, limit: number): string {
  const text = Buffer.from(bytes.slice(0, limit * 4), 'latin1').toString('utf8');
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

/** A copy: a slice would keep alive the whole piece of the log that it was cut from. */
export function ownBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('latin1');
}
