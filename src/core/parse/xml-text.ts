/**
 * Reads character data. saxes looks at each character by itself and builds long texts from as many pieces, while most of a report is
 * captured output: so text and CDATA sections are read here, and saxes is shown markup and whatever is in doubt.
 */

/** Character data from an index of a piece on, up to where something else begins. */
export interface Run {
  /** Where the run ends. */
  readonly end: number;
  /** C0 control characters in it, which are dropped. */
  readonly controls: number;
  /**
   * What stands at the end. markup: `<`. reference: a character reference, `shown` characters long. close: `]]>`, the end of a CDATA section.
   * doubt: something that the parser has to judge. wait: the piece ends, with or without characters that only the next one explains.
   */
  readonly stop: 'markup' | 'reference' | 'close' | 'doubt' | 'wait';
  readonly shown: number;
}

const CONTROL = '\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f';
const SPECIAL = new RegExp(`[<&\\]\\0${CONTROL}\\ufffe\\uffff]`, 'g');
const SPECIAL_IN_CDATA = new RegExp(`[\\0${CONTROL}\\ufffe\\uffff]`, 'g');
const CONTROLS = new RegExp(`[${CONTROL}]`, 'g');
const KNOWN_ENTITY = /&(?:amp|lt|gt|quot|apos);/y;
const CHARACTER_REFERENCE = /&#(?:\d{1,20}|x[\da-fA-F]{1,20});/y;
const OUTSIDE_OR_RAW = /<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)|&(?![^\s&;<>"']{1,64};)/gs;
/** The longest reference that is looked at as a whole. */
const REFERENCE_CHARS = 66;

/** @param piece whole characters of well-formed UTF-16. @param from an index in element content. @param last whether no piece follows. */
export function textRun(piece: string, from: number, last: boolean): Run {
  let controls = 0;
  for (let at = from; ; ) {
    SPECIAL.lastIndex = at;
    const found = SPECIAL.exec(piece)?.index ?? piece.length;
    const run = (stop: Run['stop'], shown = 0): Run => ({ end: found, controls, stop, shown });
    const special = piece[found];
    if (special === undefined) return run('wait');
    if (special === '<') return run('markup');
    if (special === '&') {
      const known = lengthOf(KNOWN_ENTITY, piece, found);
      const reference = known > 0 ? 0 : lengthOf(CHARACTER_REFERENCE, piece, found);
      if (reference > 0) return run('reference', reference);
      if (known === 0) return run(!last && piece.length - found < REFERENCE_CHARS && !piece.includes(';', found) ? 'wait' : 'doubt');
      at = found + known;
    } else if (special === ']') {
      if (piece.startsWith(']]>', found)) return run('doubt');
      if (!last && piece.length - found < 3 && ']]>'.startsWith(piece.slice(found))) return run('wait');
      at = found + 1;
    } else if (isControl(special)) {
      controls++;
      at = found + 1;
    } else return run('doubt');
  }
}

/** @param from an index in a CDATA section. */
export function cdataRun(piece: string, from: number, last: boolean): Run {
  const close = piece.indexOf(']]>', from);
  const end = close >= 0 ? close : piece.length - (last ? 0 : brackets(piece, from));
  // Cut out first: a search for what isn't there would go to the end of the piece for each of many short sections.
  const section = piece.slice(from, end);
  let controls = 0;
  for (let at = 0; ; at++) {
    SPECIAL_IN_CDATA.lastIndex = at;
    const found = SPECIAL_IN_CDATA.exec(section)?.index;
    if (found === undefined) return { end, controls, stop: close >= 0 ? 'close' : 'wait', shown: 0 };
    if (!isControl(section.charAt(found))) return { end: from + found, controls, stop: 'doubt', shown: 0 };
    controls++;
    at = found;
  }
}

/** The first `&` from an index of markup on that begins nothing like a reference, comments and instructions aside; -1 for none. */
export function rawAmpersand(piece: string, from: number): number {
  OUTSIDE_OR_RAW.lastIndex = from;
  for (let found = OUTSIDE_OR_RAW.exec(piece); found !== null; found = OUTSIDE_OR_RAW.exec(piece)) {
    if (found[0] === '&') return found.index;
  }
  return -1;
}

/** Characters at the end that may begin `]]>`. */
function brackets(piece: string, from: number): number {
  return Math.min(piece.length - from, piece.endsWith(']]') ? 2 : piece.endsWith(']') ? 1 : 0);
}

function lengthOf(pattern: RegExp, piece: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(piece) ? pattern.lastIndex - at : 0;
}

/** A C0 control character that is dropped: not NUL. @param char one character of text, which is no line end and no tab; or ''. */
export function isControl(char: string): boolean {
  return char !== '' && char !== '\0' && char < ' ';
}

export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

export function hasControls(text: string): boolean {
  return text.search(CONTROLS) >= 0;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** A run of text as an application sees it. */
export function decodeText(run: string): string {
  return decodeCdata(run).replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}

export function decodeCdata(run: string): string {
  return withoutControls(run).replace(/\r\n?/g, '\n');
}

/** @param reference one that the parser has accepted. */
export function decodeReference(reference: string): string {
  const hex = reference.startsWith('&#x');
  return String.fromCodePoint(Number.parseInt(reference.slice(hex ? 3 : 2, -1), hex ? 16 : 10));
}

/** Line ends in a run, and the characters behind the last of them (all of them without a line end). */
export function linesIn(run: string): { lines: number; rest: number } {
  if (run.includes('\r')) {
    const lines = run.split(/\r\n|\r|\n/);
    return { lines: lines.length - 1, rest: [...(lines.at(-1) ?? '')].length };
  }
  let lines = 0;
  let start = 0;
  for (let at = run.indexOf('\n'); at >= 0; at = run.indexOf('\n', start)) {
    lines++;
    start = at + 1;
  }
  const tail = run.slice(start);
  return { lines, rest: /[\ud800-\udbff]/.test(tail) ? [...tail].length : tail.length };
}

export const CDATA_OPEN = '<![CDATA[';
/** Shorter runs cost more to find than to parse. */
const LONG_RUN = 128;

/**
 * Where to stop showing markup, as an index of the piece behind a tag (or its end): before a long run of text, before a CDATA section, and
 * behind the last tag. A guess, since a `>` may stand anywhere: whether the parser has come to text must be checked.
 */
export function markupEnd(piece: string, from: number): number {
  let open = piece.indexOf('<', from);
  if (open < 0) return behindClose(piece, from);
  for (;;) {
    const next = piece.indexOf('<', open + 1);
    const close = behindClose(piece, open);
    if (next < 0 || next - close > LONG_RUN || piece.startsWith(CDATA_OPEN, next)) return close;
    open = next;
  }
}

function behindClose(piece: string, from: number): number {
  const close = piece.indexOf('>', from);
  return close < 0 ? piece.length : close + 1;
}
