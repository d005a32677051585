import type { Evidence } from '../model/evidence.ts';
import type { Reason } from '../model/reasons.ts';
import type { FailingTest } from '../model/report.ts';
import { red } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { fitTo } from './columns.ts';
import { escapeTerminal } from './escape.ts';
import { fullName, placeOf as placeIn } from './failing-test.ts';
import { alsoOf, detailOf, isDeciding, withoutConsequences } from './headline.ts';
import { labelRow, paint, paragraph, type Screen, table } from './screen.ts';
import { failingTests, TAIL_FOR } from './verdict-json.ts';

/**
 * What is red or missing: the deciding reason's place and detail, the failing tests, the log's end, and what else was found; escaped.
 * @param folder the suite's folder as a user would name it; null where there is none.
 * @param room how many lines there are.
 */
export function redRows(evidence: Evidence, verdict: Verdict, folder: string | null, screen: Screen, room: number): string[] {
  if (verdict.outcome === 'passed') return [];
  const [deciding, ...others] = verdict.reasons;
  const also = alsoRows(withoutConsequences(deciding, others), screen).slice(0, Math.max(0, Math.min(3, room - 3)));
  const failing = failingTests(evidence, verdict);
  const count = verdict.tally === null ? failing.length : Math.max(red(verdict.tally), failing.length);
  const detail = detailRows(deciding, screen);
  const left = room - also.length - detail.length;
  const rows = failing.length > 0 ? failingRows(failing, count, folder, screen, left) : [];
  const last = TAIL_FOR.has(deciding.code) && rows.length === 0 ? evidence.log.tail.slice(-Math.max(1, Math.min(8, left))) : [];
  return [
    ...detail,
    ...rows,
    ...last.map((line) => `  ${paint(screen, 'dim', '|')} ${fitTo(escapeTerminal(line, 300), screen.columns - 4)}`),
    ...also,
  ];
}

function placeOf({ where }: Reason): string {
  if (where?.file === undefined && where?.line === undefined) return '';
  const place = [escapeTerminal(where.file ?? 'line', 120), where.line, where.column].filter((part) => part !== undefined).join(':');
  return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}

/** Where the deciding reason points, and what it tells beyond its headline. */
export function detailRows(reason: Reason, screen: Screen): string[] {
  const text = [placeOf(reason), detailOf(reason)].filter((part) => part !== '').join('  ');
  return text === '' ? [] : paragraph(screen, text, 3);
}

/** Further reasons that would decide by themselves, one line each. */
export function alsoRows(reasons: readonly Reason[], screen: Screen): string[] {
  return reasons.filter(isDeciding).map((reason) => labelRow(screen, 'also', alsoOf(reason)));
}

export function failingRows(failing: readonly FailingTest[], count: number, folder: string | null, screen: Screen, room: number): string[] {
  const fits = count <= room ? room : Math.max(1, room - 1);
  const shown = failing.slice(0, fits);
  const cells = shown.map((test) => [escapeTerminal(fullName(test), 200), placeOfTest(test, screen), escapeTerminal(test.message, 300)]);
  const rows = table(screen, cells, [0.46, 0.26], 4).map((row) => `  ${paint(screen, 'red', '✗')}${row.slice(3)}`);
  const more = count - shown.length;
  if (more <= 0) return rows;
  return [...rows, `    and ${more} more${folder === null ? '' : `: ${escapeTerminal(`${folder}/log.txt`, 200)}`}`];
}

function placeOfTest(test: FailingTest, { from }: Screen): string {
  const place = placeIn(test);
  return escapeTerminal(from !== undefined && place.startsWith(`${from}/`) ? place.slice(from.length + 1) : place, 200);
}
