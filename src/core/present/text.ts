import type { Evidence } from '../model/evidence.ts';
import { REASONS, sentenceOf } from '../model/reasons.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Outcome, Verdict } from '../model/verdict.ts';
import { fitTo, padTo, widthOf } from './columns.ts';
import { escapeTerminal } from './escape.ts';
import { headlineOf, isDeciding, notesOf, passedHeadline } from './headline.ts';
import { formatDuration } from './quantities.ts';
import { alsoRows, detailRows, redRows } from './red-rows.ts';
import { remedyFor, type SuiteCommand, suiteCommandOf } from './remedy.ts';
import { doRows, headlineRow, type Ink, labelRow, MAX_LINES, type Screen } from './screen.ts';
import { type Witness, witnessesOf } from './witnesses.ts';

/** What a terminal shows of one verdict. */
export interface VerdictView {
  readonly evidence: Evidence;
  readonly verdict: Verdict;
  /** Null for evidence captured elsewhere. */
  readonly receipt: {
    readonly value: Receipt;
    readonly sha256: string;
    /** The suite's folder as a user would name it from where he stands. */
    readonly folder: string;
  } | null;
}

export const INK: Readonly<Record<Outcome, Ink>> = { passed: 'green', failed: 'red', incomplete: 'yellow' };
const WORD: Readonly<Record<Outcome, string>> = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' };

/**
 * A verdict as a terminal shows it: outcome and why, what is red or missing, the three witnesses, what was tested, where the evidence
 * is, what to do. At most {@link MAX_LINES} lines; every hostile text escaped; a line end behind.
 */
export function verdictText(view: VerdictView, screen: Screen): string {
  const { verdict, receipt } = view;
  const suite = receipt === null ? null : suiteCommandOf(receipt.value);
  const witnesses = witnessRows(witnessesOf(view.evidence, verdict), verdict, screen);
  const tested = receipt === null ? [] : testedRows(receipt.value, receipt.sha256, receipt.folder, screen);
  const todo = remedyRows(verdict, suite, screen);
  const fixed = 2 + witnesses.length + tested.length + (todo.length === 0 ? 0 : todo.length + 1);
  const notes = noteRows(verdict, screen, 3);
  const room = MAX_LINES - fixed - notes.length - 1;
  const red = redRows(view.evidence, verdict, receipt?.folder ?? null, screen, Math.max(1, room));
  return lines([[headline(verdict, receipt?.value ?? null, screen)], red, [...witnesses, ...tested, ...notes], todo]);
}

/** A verdict of which nothing but its reasons is known: there is no readable receipt. */
export function bareVerdictText(verdict: Verdict, screen: Screen): string {
  if (verdict.outcome === 'passed') return bareVerdictLine(verdict, screen);
  const [deciding, ...others] = verdict.reasons;
  const why = [...detailRows(deciding, screen), ...alsoRows(others, screen).slice(0, 5)];
  return lines([[headline(verdict, null, screen)], why, remedyRows(verdict, null, screen)]);
}

export function bareVerdictLine(verdict: Verdict, screen: Screen): string {
  return `${headline(verdict, null, screen)}\n`;
}

/** The outcome in one line, as `--quiet` leaves it. */
export function verdictLine({ verdict, receipt }: VerdictView, screen: Screen): string {
  return `${headline(verdict, receipt?.value ?? null, screen)}\n`;
}

/** Blocks with a blank line between them. */
export function lines(blocks: readonly (readonly string[])[]): string {
  const shown = blocks.filter((block) => block.length > 0).map((block) => block.map((line) => line.trimEnd()).join('\n'));
  return `${shown.join('\n\n')}\n`;
}

/** Why an outcome is what it is, in a few escaped words. */
export function whyOf(verdict: Verdict): string {
  if (verdict.outcome === 'passed') return passedHeadline(verdict.tally, verdict.reasons);
  const [deciding] = verdict.reasons;
  return isDeciding(deciding) ? headlineOf(deciding) : '';
}

function headline(verdict: Verdict, receipt: Receipt | null, screen: Screen): string {
  const duration = receipt === null ? '' : formatDuration(receipt.run.duration_ms);
  return headlineRow(screen, INK[verdict.outcome], WORD[verdict.outcome], whyOf(verdict), verdict.decidedBy ?? duration);
}

function witnessRows(witnesses: readonly Witness[], verdict: Verdict, screen: Screen): string[] {
  const says = (witness: Witness) =>
    verdict.outcome === 'incomplete' || witness.says.startsWith('←') || verdict.decidedBy !== 'test-failures' ? witness.says : '';
  if (verdict.outcome === 'passed') return witnesses.map(({ name, seen }) => labelRow(screen, name, seen));
  const room = screen.columns - 12;
  const column = Math.min(Math.max(...witnesses.map(({ seen }) => widthOf(seen))), Math.floor(room * 0.7));
  return witnesses.map((witness) => {
    const right = says(witness);
    if (right === '') return labelRow(screen, witness.name, witness.seen);
    if (right.startsWith('←')) return labelRow(screen, witness.name, `${witness.seen}   ${right}`);
    return labelRow(screen, witness.name, `${padTo(fitTo(witness.seen, column), column)}   ${right}`);
  });
}

function testedRows(receipt: Receipt, sha256: string, folder: string, screen: Screen): string[] {
  const path = escapeTerminal(`${folder}/receipt.json`, 300);
  return [labelRow(screen, 'tested', testedLine(receipt)), labelRow(screen, 'receipt', `${path}  ${sha256.slice(0, 8)}…`)];
}

/** "3f2a9c1 on topic, clean; node 24.22.3, linux x64", escaped. */
export function testedLine({ source, source_missing, environment }: Receipt): string {
  const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
  const where = [...runtimes, `${environment.os} ${environment.arch}`].map((text) => escapeTerminal(text, 60)).join(', ');
  if (source === null) return `no commit: ${escapeTerminal(source_missing ?? 'not a git repository', 200)}; ${where}`;
  const head = source.git_head === null ? 'no commit yet' : source.git_head.slice(0, 7);
  const branch = source.branch === null ? '' : ` on ${escapeTerminal(source.branch, 60)}`;
  return `${head}${branch}, ${source.dirty ? 'with uncommitted changes' : 'clean'}; ${where}`;
}

function noteRows(verdict: Verdict, screen: Screen, max: number): string[] {
  const notes = notesOf(verdict);
  const shown = notes.length > max ? notes.slice(0, max - 1) : notes;
  const rows = shown.map((note) => labelRow(screen, 'note', escapeTerminal(sentenceOf(note), 400)));
  return shown.length < notes.length
    ? [...rows, labelRow(screen, 'note', `and ${notes.length - shown.length} more in receipt.json`)]
    : rows;
}

function remedyRows(verdict: Verdict, suite: SuiteCommand | null, screen: Screen): string[] {
  if (verdict.outcome === 'passed') return [];
  const [deciding] = verdict.reasons;
  const remedy = escapeTerminal(remedyFor(deciding, suite), 2000);
  return remedy === ''
    ? []
    : doRows(screen, remedy, REASONS[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`);
}
