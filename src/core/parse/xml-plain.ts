/**
 * Finds text that no XML parser can object to, so that it needn't be shown to one: saxes looks at each character by itself, and most of
 * a report is captured output. Wherever there is doubt, text is not plain.
 */

// Markup, references, the start of `]]>`, line ends that need translating, and what XML forbids.
const SPECIAL = /[<&\]\r\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const SPECIAL_IN_CDATA = /[\]\r\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const KNOWN_ENTITY = /&(?:amp|lt|gt|quot|apos);/y;
const CDATA = '<![CDATA[';

/** Runs shorter than this cost more to find than to parse. */
const WORTH_IT = 128;

/**
 * The end of the plain text that begins at `from`.
 * @param piece well-formed UTF-16, whole characters. @param from an index in element content or, with `cdata`, in a CDATA section.
 */
export function plainEnd(piece: string, from: number, cdata: boolean): number {
  const special = cdata ? SPECIAL_IN_CDATA : SPECIAL;
  for (let at = from; ; ) {
    special.lastIndex = at;
    const found = special.exec(piece)?.index;
    if (found === undefined) return piece.length;
    const length = harmless(piece, found);
    if (length === 0) return found;
    at = found + length;
  }
}

/** Characters to step over at a special one that is no trouble here: one of the five entities, or a `]` that doesn't begin `]]>`. */
function harmless(piece: string, at: number): number {
  if (piece[at] === ']') return at + 1 < piece.length && piece[at + 1] !== ']' ? 1 : 0;
  if (piece[at] !== '&') return 0;
  KNOWN_ENTITY.lastIndex = at;
  return KNOWN_ENTITY.test(piece) ? KNOWN_ENTITY.lastIndex - at : 0;
}

export function opensCdata(piece: string, at: number): boolean {
  return piece.startsWith(CDATA, at);
}

/** How much of `<![CDATA[` and of `]]>` is shown to get into, and out of, a CDATA section. */
export const CDATA_OPEN = CDATA.length;
export const CDATA_CLOSE = 3;

/** Whether the plain end of a CDATA section's text is its end. */
export function closesCdata(piece: string, at: number): boolean {
  return piece.startsWith(']]>', at);
}

/**
 * Where to stop showing markup because a long run of text, or a CDATA section, may begin: the index behind the tag before it; the
 * piece's length where there is none. A guess: whether the parser is in content there must be checked.
 */
export function nextRun(piece: string, from: number): number {
  let open = piece.indexOf('<', from);
  while (open >= 0) {
    if (open > from && opensCdata(piece, open)) {
      const behind = piece.lastIndexOf('>', open) + 1;
      return behind > from ? behind : open;
    }
    const next = piece.indexOf('<', open + 1);
    const end = next < 0 ? piece.length : next;
    if (end - open > WORTH_IT) {
      const close = piece.indexOf('>', open);
      if (close >= 0 && end - close > WORTH_IT) return close + 1;
    }
    open = next;
  }
  return piece.length;
}

/** Line ends in a plain run, and the characters behind the last of them (all of them without a line end). */
export function linesIn(run: string): { lines: number; rest: number } {
  let lines = 0;
  let start = 0;
  for (let at = run.indexOf('\n'); at >= 0; at = run.indexOf('\n', start)) {
    lines++;
    start = at + 1;
  }
  const tail = run.slice(start);
  return { lines, rest: /[\ud800-\udbff]/.test(tail) ? [...tail].length : tail.length };
}
