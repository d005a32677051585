import type { DecidingCode, Reason } from '../model/reasons.ts';
import { sentenceOf } from '../model/reasons.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Outcome, Verdict } from '../model/verdict.ts';
import { worseOutcome } from '../model/verdict.ts';
import { padTo } from './columns.ts';
import { escapeTerminal } from './escape.ts';
import { alsoOf, detailOf, headlineOf } from './headline.ts';
import { formatAge, plural } from './quantities.ts';
import { remedyFor, runLine, suiteCommandOf } from './remedy.ts';
import { doRows, headlineRow, labelRow, paragraph, type Screen } from './screen.ts';
import { INK, lines, whyOf } from './text.ts';

/** Files that are not as they were tested; lists bounded by whoever made them, `total` counts all. */
export interface FileDifferences {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly deleted: readonly string[];
  readonly total: number;
}

/** What verifying one suite's folder found. */
export interface VerifiedSuite {
  readonly name: string;
  /** As a user would name it from where he stands. */
  readonly folder: string;
  readonly receipt: Receipt | null;
  /** Derived again from the evidence; null without a readable receipt. */
  readonly verdict: Verdict | null;
  /** Why the receipt does not hold, in the table's order; empty where it does. */
  readonly problems: readonly (Reason & { readonly code: DecidingCode })[];
  readonly notes: readonly Reason[];
  /** How many files were compared; null where none were (outside git, or for a commit). */
  readonly files: number | null;
  readonly differing: FileDifferences | null;
  /** The commit it was verified for, in the user's words; null for the work tree. */
  readonly commit: string | null;
}

/** The outcome of one suite's verification: what the receipt says where it holds, else incomplete. */
export function verifiedOutcome({ problems, verdict }: VerifiedSuite): Outcome {
  return problems.length > 0 || verdict === null ? 'incomplete' : verdict.outcome;
}

/** Over all suites the worst decides; none at all is incomplete. */
export function worstOf(suites: readonly VerifiedSuite[]): Outcome {
  return suites.length === 0 ? 'incomplete' : suites.map(verifiedOutcome).reduce(worseOutcome);
}

const UNSIGNED = 'unsigned local evidence';
const SHOWN_FILES = 12;

/** What `receipt verify` prints. `nowMs` tells how old the receipt is. */
export function verifyText(suites: readonly VerifiedSuite[], nowMs: number, screen: Screen): string {
  const [only] = suites;
  if (only !== undefined && suites.length === 1) return lines([[verifyHeadline(only, screen)], ...suiteBlocks(only, nowMs, screen)]);
  const worst = worstSuite(suites);
  const width = Math.min(24, Math.max(...suites.map(({ name }) => name.length)));
  const rows = suites.slice(0, 15).map((suite) => labelRow(screen, padTo(suite.name, width), ` ${summaryOf(suite)}`));
  const more = suites.length > 15 ? [`  and ${suites.length - 15} more suites`] : [];
  return lines([[severalHeadline(suites, worst, screen)], [...rows, ...more], worst === null ? [] : remedyOf(worst, screen)]);
}

/** The first line alone, for `--quiet`. */
export function verifyLine(suites: readonly VerifiedSuite[], screen: Screen): string {
  const [only] = suites;
  const line =
    only !== undefined && suites.length === 1 ? verifyHeadline(only, screen) : severalHeadline(suites, worstSuite(suites), screen);
  return `${line}\n`;
}

function worstSuite(suites: readonly VerifiedSuite[]): VerifiedSuite | null {
  const outcome = worstOf(suites);
  return outcome === 'passed' ? null : (suites.find((suite) => verifiedOutcome(suite) === outcome) ?? null);
}

function verifyHeadline(suite: VerifiedSuite, screen: Screen): string {
  const [problem] = suite.problems;
  if (problem !== undefined) return headlineRow(screen, 'yellow', 'DOES NOT HOLD', headlineOf(problem), problem.code);
  if (suite.verdict === null) return headlineRow(screen, 'yellow', 'DOES NOT HOLD', 'there is no receipt', 'receipt-missing');
  const { outcome } = suite.verdict;
  // A receipt of a red run is a true receipt; its first word must still be the outcome, never a reassuring one.
  if (outcome !== 'passed') {
    return headlineRow(screen, INK[outcome], outcome.toUpperCase(), whyOf(suite.verdict), `the receipt holds, ${UNSIGNED}`);
  }
  return headlineRow(screen, 'green', 'HOLDS', `passed, ${whyOf(suite.verdict).replace(/ passed$/, '')}`, UNSIGNED);
}

function severalHeadline(suites: readonly VerifiedSuite[], worst: VerifiedSuite | null, screen: Screen): string {
  if (worst === null) return headlineRow(screen, 'green', 'HOLDS', `passed, ${plural(suites.length, 'suite')}`, UNSIGNED);
  const [problem] = worst.problems;
  const name = escapeTerminal(worst.name, 60);
  if (problem !== undefined) return headlineRow(screen, 'yellow', 'DOES NOT HOLD', `${name}: ${headlineOf(problem)}`, problem.code);
  const outcome = worst.verdict?.outcome ?? 'incomplete';
  const why = worst.verdict === null ? 'there is no receipt' : whyOf(worst.verdict);
  return headlineRow(screen, INK[outcome], outcome.toUpperCase(), `${name}: ${why}`, `the receipt holds, ${UNSIGNED}`);
}

function summaryOf(suite: VerifiedSuite): string {
  const [problem] = suite.problems;
  if (problem !== undefined) return `does not hold: ${headlineOf(problem)} (${problem.code})`;
  return suite.verdict === null ? 'there is no receipt' : `holds: ${suite.verdict.outcome}, ${whyOf(suite.verdict)}`;
}

function suiteBlocks(suite: VerifiedSuite, nowMs: number, screen: Screen): string[][] {
  if (suite.problems.length > 0) return [problemRows(suite, screen), remedyOf(suite, screen)];
  const { receipt, verdict } = suite;
  if (receipt === null || verdict === null) return [remedyOf(suite, screen)];
  const notes = suite.notes.map((note) => labelRow(screen, 'note', escapeTerminal(sentenceOf(note), 300)));
  const sentences = [...paragraph(screen, testedSentence(suite, receipt, nowMs), 3), ...paragraph(screen, wholeSentence(receipt), 2)];
  return [[...sentences, ...notes], remedyOf(suite, screen)];
}

/** "These very files were tested (342 files, 51be07aa…) at 3f2a9c1, 4 minutes ago." */
function testedSentence({ files, commit }: VerifiedSuite, { source, run, suite }: Receipt, nowMs: number): string {
  const age = formatAge(Date.parse(run.finished_at), nowMs);
  const when = age === null ? `at ${run.finished_at}, by a clock ahead of ours` : age;
  const what = suite.name === 'default' ? '' : ` by suite ${escapeTerminal(suite.name, 60)}`;
  if (source === null) return `The run${what} ended ${when}; it is bound to no commit (outside git).`;
  const head = source.git_head === null ? 'before the first commit' : `at ${source.git_head.slice(0, 7)}`;
  if (commit !== null)
    return `The tree of ${escapeTerminal(commit, 80)} is the one that was tested${what} (${source.git_tree?.slice(0, 8)}…) ${head}, ${when}.`;
  const count = files === null ? '' : `${plural(files, 'file')}, `;
  return `These very files were tested${what} (${count}${source.worktree?.slice(0, 8) ?? '?'}…) ${head}, ${when}.`;
}

function wholeSentence({ evidence }: Receipt): string {
  const reports = evidence.reports.length + evidence.rejected.length;
  const kept = reports === 0 ? 'The log is whole' : `Log and ${plural(reports, 'report')} are whole`;
  return `${kept}; the verdict was derived again and is the same.`;
}

function problemRows(suite: VerifiedSuite, screen: Screen): string[] {
  const { differing, problems } = suite;
  const rows: string[] = [];
  if (differing !== null) {
    const named = [
      ...differing.changed.map((file) => ['changed', file] as const),
      ...differing.added.map((file) => ['new', file] as const),
      ...differing.deleted.map((file) => ['deleted', file] as const),
    ];
    rows.push(...named.slice(0, SHOWN_FILES).map(([how, file]) => labelRow(screen, how, escapeTerminal(file, 300))));
    const more = differing.total - Math.min(named.length, SHOWN_FILES);
    if (more > 0) rows.push(`  and ${plural(more, 'more file')}`);
  }
  for (const [i, problem] of problems.entries()) {
    const detail = detailOf(problem);
    if (i === 0 && detail !== '') rows.push(...paragraph(screen, detail, 3));
    if (i > 0 && i < 5) rows.push(labelRow(screen, 'also', alsoOf(problem)));
  }
  return rows;
}

function remedyOf(suite: VerifiedSuite, screen: Screen): string[] {
  const { receipt, problems, verdict } = suite;
  const deciding = problems[0] ?? (verdict !== null && verdict.outcome !== 'passed' ? verdict.reasons[0] : null);
  if (deciding === null) return [];
  const again = receipt !== null && /^(receipt-stale|digest-mismatch|verdict-not-reproduced)$/.test(deciding.code);
  const command = receipt === null ? null : suiteCommandOf(receipt);
  const text = again && command !== null ? `Run it again:  ${runLine(command)}` : remedyFor(deciding, command);
  const more = again ? '' : `More: npx receipt explain ${deciding.code}`;
  return doRows(screen, escapeTerminal(text, 2000), more);
}
