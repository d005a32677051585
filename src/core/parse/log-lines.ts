/** What stands around a line of a log: escape sequences, CI timestamps, the prefix of a wrapper. All on bytes (see byte-patterns.ts). */

const ESC = 0x1b;

/** Control sequences (CSI, OSC, charset, single), and the backspaces and bells of spinners. */
export const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,4096}(?:\x07|\x1b\\)?|[ -/][0-~]|[0-~])|[\x00\x07\x08]/g;

/** Whether {@link stripEscapes} would change the text. Four searches for a byte are much faster than one for a class. */
export function hasEscapes(text: string): boolean {
  return text.includes('\x1b') || text.includes('\x08') || text.includes('\x07') || text.includes('\0');
}

export function stripEscapes(text: string): string {
  return text.replace(ESCAPES, '');
}

/** "2026-03-02T09:15:04.1234567Z " (GitHub, GitLab with its "01O "), "[2026-03-02T09:15:04.123Z] " (Jenkins), "2026-03-02 09:15:04,123 ", "[09:15:04] ", the last one also behind others. */
export const TIMESTAMP =
  /(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?: \d\d[OE](?:[ +]|$)| |$))?(?:\[\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\](?: |$)){0,2}/y;

/** Index behind a timestamp that starts at `from`, else `from`. */
export function skipTimestamp(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first !== 0x5b && !(first >= 0x30 && first <= 0x39)) return from;
  TIMESTAMP.lastIndex = from;
  return TIMESTAMP.test(text) ? TIMESTAMP.lastIndex : from;
}

/** Index behind the escape sequences that stand at `from`. */
export function skipEscapes(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === ESC) {
    const behind = text.charCodeAt(at + 1) === 0x5b ? behindControl(text, at + 2) : behindOther(text, at);
    if (behind === at) break;
    at = behind;
  }
  return at;
}

/** A control sequence goes up to a byte from `@` on. */
function behindControl(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) < 0x40) at++;
  return at + 1;
}

function behindOther(text: string, from: number): number {
  ESCAPES.lastIndex = from;
  const match = ESCAPES.exec(text);
  ESCAPES.lastIndex = 0;
  return match?.index === from ? from + match[0].length : from;
}

/** A line that a wrapper passed on: who said it, and the rest. */
export interface Prefixed {
  readonly stream: string;
  readonly rest: string;
  /** Lines with this prefix that it takes to believe that there is a wrapper. */
  readonly needs: number;
}

/** Prefixes of wrappers, and how many lines with one it takes to believe that there is a wrapper. */
export const PREFIXES: readonly { readonly re: RegExp; readonly needs: number }[] = [
  // "[test] …", "[0] …": concurrently
  { re: /^(\[[\w@:./#-]{1,60}\])(?: |$)/, needs: 2 },
  // "tests-1 | …", "tests-1  | …": docker compose
  { re: /^([\w.-]{1,60}) {1,40}\| ?/, needs: 2 },
  // "packages/a test: …": pnpm -r
  { re: /^([\w@./-]{1,100} [\w:.-]{1,40}):(?: |$)/, needs: 2 },
  // "@scope/web:test: …": turbo
  { re: /^([\w@./-]{1,100}:[\w:.-]{1,40}):(?: |$)/, needs: 2 },
  // "@scope/web: …": lerna; "web: …": lerna, nx, foreman
  { re: /^(@[\w./-]{1,100}):(?: |$)/, needs: 2 },
  { re: /^([\w.-]{1,60}):(?: |$)/, needs: 4 },
];
const LEVELS = /^\[?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|FATAL|NOTE|FAIL|FAILED|PASS|OK|SKIP)\]?$/i;
/** Longer than every prefix that is understood. */
export const MAX_PREFIX = 160;

/** Splits one wrapper prefix off; null where the line carries none. Of a blank line only the prefix may be left. */
export function splitPrefix(text: string): Prefixed | null {
  if (behindPrefix(text, 0, text.length) < 0) return null;
  const head = text.slice(0, MAX_PREFIX);
  for (const { re, needs } of PREFIXES) {
    const match = re.exec(head);
    const stream = match?.[1];
    if (match && stream !== undefined) return LEVELS.test(stream) ? null : { stream, rest: text.slice(match[0].length), needs };
  }
  return null;
}

const WORD = 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w@./:#+~-]/.test(String.fromCharCode(byte)) ? WORD : 0));

/** Index of the text behind what may be a wrapper prefix at `from`, or -1: a quick look that {@link splitPrefix} then confirms. */
export function behindPrefix(text: string, from: number, end: number): number {
  const limit = Math.min(end, from + MAX_PREFIX);
  let at = from;
  if (text.charCodeAt(from) === 0x5b) {
    while (at < limit && text.charCodeAt(at) !== 0x5d) at++;
    return at < limit ? behindBlank(text, skipEscapes(text, at + 1), end) : -1;
  }
  at = wordEnd(text, from, limit);
  if (at === from) return -1;
  const colon = text.charCodeAt(at - 1) === 0x3a;
  at = skipEscapes(text, at);
  if (colon) return behindBlank(text, at, end);
  if (text.charCodeAt(at) !== 0x20) return -1;
  while (at < limit && text.charCodeAt(at) === 0x20) at++;
  if (text.charCodeAt(at) === 0x7c) return text.charCodeAt(at + 1) === 0x20 ? at + 2 : at + 1;
  const start = at;
  at = wordEnd(text, at, limit);
  if (at === start || text.charCodeAt(at - 1) !== 0x3a) return -1;
  return behindBlank(text, skipEscapes(text, at), end);
}

/** Index behind the blank at `at`; `end` where the line ends there; else -1. */
function behindBlank(text: string, at: number, end: number): number {
  if (at >= end) return end;
  return text.charCodeAt(at) === 0x20 ? at + 1 : -1;
}

function wordEnd(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && CLASS[text.charCodeAt(at)] === WORD) at++;
  return at;
}
