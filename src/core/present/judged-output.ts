import { type CheckOutput, TITLE_MAX_LENGTH } from '../model/check-run.ts';
import type { Judged } from '../model/judged.ts';
import { REASONS } from '../model/reasons.ts';
import { cutText } from './escape.ts';
import { tallyLine } from './headline.ts';
import { blocks, code, type Html, html, link, NOTHING, table, words } from './markdown-escape.ts';
import { plural } from './quantities.ts';

/**
 * What the check of a judged run shows: made of numbers, commit ids, digests, and words of our own tables. Nothing that a test, a report or a
 * branch could have written has a way in; names are in the job summary of the judge, to which it leads.
 * @param judgeUrl page of the workflow run that judged. @param server where GitHub is: addresses elsewhere are no links.
 */
export function judgedOutput(judged: Judged, judgeUrl: string | null, server: string): CheckOutput {
  return { title: judgedTitle(judged), summary: blocks(sections(judged, judgeUrl, server)), annotations: [] };
}

/** One line, at most {@link TITLE_MAX_LENGTH} characters. A pass by leave says so here. */
export function judgedTitle({ outcome, conclusion, code: reason, tally, attempt, leniencies }: Judged): string {
  const word = conclusion === 'action_required' ? 'NEEDS REVIEW' : outcome.toUpperCase();
  const counts = tally === null ? '' : tallyLine(tally);
  const facts = [
    reason === null ? counts : reason,
    outcome === 'failed' ? counts : '',
    leniencies.length === 0 ? '' : `by leave of ${leniencies.join(', ')}`,
    attempt > 1 ? `attempt ${attempt}` : '',
  ];
  const title = [word, ...facts.filter((fact) => fact !== '')].join(' · ');
  if (title.length <= TITLE_MAX_LENGTH) return title;
  return cutText(title.replace(/by leave of [^·]*[^· ]/, `by leave of ${plural(leniencies.length, 'option')}`), TITLE_MAX_LENGTH);
}

function sections(judged: Judged, judgeUrl: string | null, server: string): Html[] {
  const { code: reason, tally, runId, attempt, sha, evidence, artifacts, leniencies } = judged;
  const rows: [Html, Html][] = [
    [words('run'), html`${code(String(runId))}, attempt ${code(String(attempt))}`],
    [words('commit'), code(sha)],
    ...(tally === null ? [] : [[words('tests'), words(tallyLine(tally))] as [Html, Html]]),
    ...(leniencies.length === 0 ? [] : [[words('by leave of'), code(leniencies.join(', '))] as [Html, Html]]),
    ...(evidence === null
      ? []
      : [[words('evidence'), html`${words(plural(artifacts.length, 'artifact'))}, ${code(evidence)}`] as [Html, Html]]),
  ];
  return [
    ...(reason === null ? [html`<p><b>${words('The evidence of this run was judged anew, and holds.')}</b></p>`] : why(reason)),
    ...(judgeUrl === null ? [] : [html`<p>${link('What was found, by name', judgeUrl, server)}</p>`]),
    table([], rows),
  ];
}

/** The table's own words, as far as they need no name. */
function why(reason: NonNullable<Judged['code']>): Html[] {
  const { says, remedy } = REASONS[reason];
  const plain = (text: string) => text !== '' && !/\{\w+\}/.test(text);
  return [
    html`<p><b>${plain(says) ? words(says) : code(reason)}</b>${plain(says) ? html`<br>${code(reason)}` : NOTHING}</p>`,
    ...(plain(remedy) ? [html`<p><b>Do:</b> ${words(remedy)}</p>`] : []),
  ];
}
