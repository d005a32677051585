import { type Conclusion, TITLE_MAX_LENGTH } from '../model/check-run.ts';
import { REASONS, remedyOf, sentenceOf } from '../model/reasons.ts';
import type { FailingTest } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { cutText, escapeTerminal } from './escape.ts';
import { headlineOf, isDeciding, notesOf, tallyLine } from './headline.ts';
import { plural } from './quantities.ts';
import { alsoRows, failingRows } from './red-rows.ts';
import { doRows, headlineRow, labelRow, paragraph, type Screen } from './screen.ts';
import { INK, lines, whyOf } from './text.ts';

/** What is shown of a run of GitHub Actions that was judged. Texts are hostile. */
export interface RunView {
  readonly verdict: Verdict;
  readonly conclusion: Conclusion;
  /** `owner/name`; null where it isn't known. */
  readonly repository: string | null;
  readonly runId: number;
  readonly attempt: number | null;
  /** The commit that was judged. */
  readonly headSha: string | null;
  readonly parts: readonly RunPart[];
  /** Over all artifacts; null without any. */
  readonly evidence: string | null;
}

/** A suite, or one shard of it. */
export interface RunPart {
  /** `default`, `unit/2`. */
  readonly label: string;
  readonly artifact: string;
  readonly sha256: string;
  /** Null where its evidence could not be read. */
  readonly verdict: Verdict | null;
  readonly failing: readonly FailingTest[];
}

const WORDS = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE' } as const;

const wordOf = ({ verdict, conclusion }: RunView) => (conclusion === 'action_required' ? 'NEEDS REVIEW' : WORDS[verdict.outcome]);

/** The check's title; one line, at most {@link TITLE_MAX_LENGTH} characters, what others wrote in it escaped and short. */
export function runTitle(view: RunView): string {
  const { verdict, parts, attempt } = view;
  const facts = [
    whyOf(verdict),
    verdict.outcome === 'passed' && parts.length > 1 ? `in ${parts.length} parts` : '',
    attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
  ];
  return cutText([wordOf(view), ...facts.filter((fact) => fact !== '')].join(' · '), TITLE_MAX_LENGTH);
}

/** What `receipt judge --run` prints. */
export function runText(view: RunView, screen: Screen): string {
  const { verdict, parts, evidence } = view;
  const head = headlineRow(screen, INK[verdict.outcome], wordOf(view), whyOf(verdict), verdict.decidedBy ?? '');
  const several =
    parts.length > 1
      ? parts.slice(0, 8).map((part) => labelRow(screen, 'part', `${escapeTerminal(part.label, 80)}  ${partSays(part)}`))
      : [];
  const more = parts.length > 8 ? [labelRow(screen, '', `and ${parts.length - 8} more`)] : [];
  const rows = [
    ...several,
    ...more,
    labelRow(screen, 'run', runLine(view)),
    ...(view.headSha === null ? [] : [labelRow(screen, 'commit', view.headSha)]),
    ...(evidence === null ? [] : [labelRow(screen, 'evidence', `${plural(parts.length, 'artifact')}, sha256 ${evidence.slice(0, 8)}…`)]),
    ...notesOf(verdict)
      .slice(0, 3)
      .map((note) => labelRow(screen, 'note', escapeTerminal(sentenceOf(note), 300))),
  ];
  return lines([[head], whyRows(view, screen), rows, remedyRows(verdict, screen)]);
}

/** The first line alone, for `--quiet`. */
export function runLineText(view: RunView, screen: Screen): string {
  const { verdict } = view;
  return `${headlineRow(screen, INK[verdict.outcome], wordOf(view), whyOf(verdict), verdict.decidedBy ?? '')}\n`;
}

function runLine({ runId, attempt, repository }: RunView): string {
  const where = repository === null ? '' : ` of ${escapeTerminal(repository, 120)}`;
  return `${runId}${attempt === null ? '' : `, attempt ${attempt}`}${where}`;
}

function whyRows({ verdict, parts }: RunView, screen: Screen): string[] {
  if (verdict.outcome === 'passed') return [];
  const [deciding, ...others] = verdict.reasons;
  const failing = parts.flatMap((part) => part.failing);
  return [
    ...paragraph(screen, escapeTerminal(sentenceOf(deciding), 600), 4),
    ...failingRows(failing.slice(0, 5), failing.length, null, screen, 6),
    ...alsoRows(others, screen).slice(0, 4),
  ];
}

function partSays({ verdict }: RunPart): string {
  if (verdict === null) return 'its evidence cannot be read';
  if (verdict.outcome === 'passed') return `passed, ${tallyLine(verdict.tally).replace(/ passed$/, '')}`;
  const [deciding] = verdict.reasons;
  return `${verdict.outcome}, ${isDeciding(deciding) ? headlineOf(deciding) : ''} (${deciding.code})`;
}

function remedyRows(verdict: Verdict, screen: Screen): string[] {
  if (verdict.outcome === 'passed') return [];
  const [deciding] = verdict.reasons;
  const remedy = escapeTerminal(remedyOf(deciding), 2000);
  const more = REASONS[deciding.code].outcome === 'note' ? '' : `More: npx receipt explain ${deciding.code}`;
  return remedy === '' ? [] : doRows(screen, remedy, more);
}
