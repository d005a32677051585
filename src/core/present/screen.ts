import { fitTo, justify, padTo, widthOf, wrapWords } from './columns.ts';

/** What a screen may use of a terminal. */
export interface Screen {
  /** Columns of the terminal; 100 where it isn't one. */
  readonly columns: number;
  readonly colour: boolean;
  /** Where the reader stands, absolute: paths below it are shown from there. */
  readonly from?: string;
}

/** No screen of ours is longer. */
export const MAX_LINES = 25;

export type Ink = 'green' | 'red' | 'yellow' | 'dim' | 'bold';
const INKS: Readonly<Record<Ink, readonly [number, number]>> = {
  green: [32, 39],
  red: [31, 39],
  yellow: [33, 39],
  dim: [2, 22],
  bold: [1, 22],
};

/** Colours a finished piece of a line; its width stays the same to whoever measured before. */
export function paint(screen: Screen, ink: Ink, text: string): string {
  const [on, off] = INKS[ink];
  return screen.colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}

/** "WORD  why …                                              right": the outcome first, as a word. */
export function headlineRow(screen: Screen, ink: Ink, word: string, why: string, right: string): string {
  const line = justify(`${word}  ${why}`, right, screen.columns);
  const tail = right === '' || !line.endsWith(right) ? '' : right;
  const middle = line.slice(word.length, line.length - tail.length);
  return paint(screen, 'bold', paint(screen, ink, word)) + middle + (tail === '' ? '' : paint(screen, 'dim', tail));
}

/** "  label     text", cut at the last column. */
export function labelRow(screen: Screen, label: string, text: string): string {
  return `  ${padTo(label, 10)}${fitTo(text, screen.columns - 12)}`;
}

/** Text below the headline, indented and broken into at most `max` lines. */
export function paragraph(screen: Screen, text: string, max: number, indent = 2): string[] {
  const lines = wrapWords(text, screen.columns - indent);
  const shown = lines.slice(0, max);
  const cut = lines.length > max ? `${shown.at(-1) ?? ''} …` : shown.at(-1);
  return [...shown.slice(0, -1), cut ?? ''].map((line) => ' '.repeat(indent) + fitTo(line, screen.columns - indent));
}

/** Rows of cells as columns two spaces apart; each column is as wide as its widest cell, but at most its share; the last one takes the rest. */
export function table(screen: Screen, rows: readonly (readonly string[])[], shares: readonly number[], indent = 2): string[] {
  const room = screen.columns - indent;
  const widths = shares.map((share, i) => Math.min(Math.floor(room * share), Math.max(0, ...rows.map((row) => widthOf(row[i] ?? '')))));
  return rows.map((row) => {
    let line = '';
    for (const [i, cell] of row.entries()) {
      const width = widths[i];
      const left = room - widthOf(line);
      line += width === undefined ? fitTo(cell, left) : width === 0 ? '' : `${padTo(fitTo(cell, width), width)}  `;
    }
    return ' '.repeat(indent) + line.trimEnd();
  });
}

/** A command to copy at the end of a remedy, and the words before it. */
const COPYABLE = /^(?<prose>|.*: +)(?<command>npx receipt (?:run|verify|judge) .*)$/s;

/** "  Do   …": what to do next, at most `max` lines and the command to copy, which keeps one line however long. */
export function doRows(screen: Screen, text: string, more: string, max = 4): string[] {
  const lead = '  Do   ';
  const room = screen.columns - lead.length;
  const { prose = text, command = '' } = COPYABLE.exec(text)?.groups ?? {};
  const lines = wrapWords(prose.trimEnd(), room).slice(0, max);
  if (command !== '') {
    if (prose.length <= 30) lines.splice(0, 1, prose + command);
    else lines.push(command);
  } else if (more !== '') {
    const last = lines.at(-1) ?? '';
    if (widthOf(last) + 4 + widthOf(more) <= room) lines[lines.length - 1] = `${last}    ${more}`;
    else lines.push(more);
  }
  return lines.map((line, i) => (i === 0 ? lead : ' '.repeat(lead.length)) + line);
}
