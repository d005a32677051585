import { type Reason, remedyOf, sentenceOf, type Where } from '../model/reasons.ts';
import type { DeclaredCounts } from '../model/report.ts';
import type { Tally } from '../model/tally.ts';
import { padTo, widthOf, wrapWords } from './columns.ts';
import { escapeJson, escapeTerminal } from './escape.ts';
import { plural } from './quantities.ts';
import { paint, type Screen } from './screen.ts';

/** What lint found out about one report; texts are hostile. */
export interface LintLine {
  readonly path: string;
  readonly accepted: boolean;
  readonly code: string | null;
  readonly where: Where | null;
  readonly sizeBytes: number | null;
  readonly root: string | null;
  readonly tally: Tally | null;
  readonly declared: DeclaredCounts | null;
  readonly notes: readonly Reason[];
  readonly reason: Reason | null;
}

/** Longer paths push their line to the right. */
const MOST_LEFT = 36;

/** `lint --json`: one entry for each report, in the order given. */
export function lintJson(reports: readonly LintLine[]): string {
  const entries = reports.map(({ path, accepted, code, where, root, tally, declared, notes, reason }) => ({
    path,
    accepted,
    code,
    where: where === null ? null : placeOnly(where),
    root,
    tally,
    declared,
    notes: notes.map((note) => ({
      code: note.code,
      message: sentenceOf(note),
      where: note.where === undefined ? null : placeOnly(note.where),
    })),
    message: reason === null ? null : sentenceOf(reason),
    remedy: reason === null ? null : remedyOf(reason),
  }));
  return `${escapeJson(JSON.stringify(entries, null, 2))}\n`;
}

function placeOnly({ line, column, byte }: Where): Where {
  return { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }), ...(byte === undefined ? {} : { byte }) };
}

/** One line for each report (`path:line:column`, ok or refused, why), what to do below it, and how many were refused. */
export function lintText(reports: readonly LintLine[], screen: Screen): string {
  const places = reports.map(placeOf);
  const left = Math.min(Math.max(...places.map(widthOf), 20), MOST_LEFT);
  const lines = reports.flatMap((report, i) => rows(report, places[i] ?? '', left, screen));
  const bad = reports.filter((report) => !report.accepted).length;
  lines.push(bad === 0 ? `${plural(reports.length, 'report')} ok` : `${bad} of ${plural(reports.length, 'report')} refused`);
  return `${lines.join('\n')}\n`;
}

function placeOf({ path, where }: LintLine): string {
  const place = where?.line === undefined ? '' : `:${where.line}${where.column === undefined ? '' : `:${where.column}`}`;
  return `${escapeTerminal(path, 300)}${place}`;
}

function rows(report: LintLine, place: string, left: number, screen: Screen): string[] {
  const indent = left + 16;
  const below = (text: string) =>
    wrapWords(escapeTerminal(text, 600), Math.max(48, screen.columns - indent)).map((line) => ' '.repeat(indent) + line);
  const lead = padTo(`${place}  `, left + 4);
  if (report.reason === null) {
    const word = paint(screen, 'green', padTo('ok', 12));
    return [`${lead}${word}${countsOf(report.tally)}`, ...report.notes.filter(worthSaying).flatMap((note) => below(sentenceOf(note)))];
  }
  const word = paint(screen, 'red', padTo('refused', 12));
  const why = escapeTerminal(whyOf(report.reason, report.sizeBytes), 300);
  const code = paint(screen, 'dim', report.code ?? '');
  return [`${lead}${word}${why}    ${code}`, ...below(remedyOf(report.reason))];
}

/** The counts stand in the line already. */
function worthSaying({ code }: Reason): boolean {
  return code !== 'test-failures' && code !== 'some-skipped' && code !== 'flaky';
}

function countsOf(tally: Tally | null): string {
  if (tally === null) return '';
  const parts = [
    [tally.passed, 'passed'],
    [tally.failed, 'failed'],
    [tally.errored, 'with errors'],
    [tally.skipped, 'skipped'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const flaky = tally.flaky > 0 ? ` (${tally.flaky} flaky)` : '';
  return `${plural(tally.tests, 'case')}: ${shown.join(', ')}${flaky}`;
}

/** The reason without the file's name, which stands at the left. */
function whyOf(reason: Reason, sizeBytes: number | null): string {
  const { why, format, what } = reason.args ?? {};
  const byte = reason.where?.byte;
  const of = sizeBytes === null ? '' : ` of ${sizeBytes}`;
  if (why !== undefined) return `${why}${byte === undefined ? '' : ` (byte ${byte}${of})`}`;
  if (format !== undefined) return `this is ${format}, not JUnit`;
  return what === undefined ? sentenceOf(reason) : String(what);
}
