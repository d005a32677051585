import type { Aggregate, ExpectedCheck } from '../model/aggregate.ts';
import { CHECK_TEXT_MAX_BYTES, type CheckOutput, TITLE_MAX_LENGTH } from '../model/check-run.ts';
import type { Markdown } from '../model/shown-text.ts';
import { cutText, escapeTerminal } from './escape.ts';
import { blocks, code, type Html, html, NOTHING, table, words } from './markdown-escape.ts';
import { plural } from './quantities.ts';

const SAYS: Readonly<Record<ExpectedCheck['state'], string>> = {
  passed: 'passed',
  failed: 'failed',
  'action-required': 'needs a person to look',
  open: 'has not finished',
  missing: 'is missing',
  older: 'is missing in this attempt',
};

const DO: Readonly<Record<ExpectedCheck['state'], string>> = {
  passed: '',
  failed: 'Open the check: it says what failed, and what to do.',
  'action-required': 'Open the check: it says what to look at.',
  open: 'Let this job wait for the others by `needs`; a check whose machine was lost is closed by `receipt sweep`. Then run all jobs again.',
  missing:
    'Its job did not run, or ended before it could publish, or publishes under another name: compare `expect` with the names of the checks.',
  older:
    'Run all jobs again; or let this step know how the other jobs ended, by its input `needs`, so that those which did not run again count.',
};
/** What is told first. */
const ORDER = ['failed', 'action-required', 'missing', 'older', 'open'] as const;
const MAX_ROWS = 100;

/** `FAILED · 2 of 4 checks: receipt (22), receipt (24)`. */
export function aggregateTitle({ outcome, expected }: Aggregate): string {
  if (outcome === 'passed') return `PASSED · ${plural(expected.length, 'check')}`;
  const state = ORDER.find((each) => expected.some((check) => check.state === each)) ?? 'missing';
  const names = expected.filter((check) => check.state === state).map(({ name }) => escapeTerminal(name, 60));
  const [first = ''] = names;
  const what =
    names.length === 1
      ? `${first} ${SAYS[state]}`
      : `${names.length} of ${plural(expected.length, 'check')} ${manySay(state)}: ${names.join(', ')}`;
  return cutText(`${outcome.toUpperCase()} · ${what}`, TITLE_MAX_LENGTH);
}

const manySay = (state: ExpectedCheck['state']) =>
  SAYS[state]
    .replace(/^is /, 'are ')
    .replace(/^has /, 'have ')
    .replace(/^needs /, 'need ');

/** What people read on the aggregated check and in the job summary. */
export function aggregateSummary(aggregate: Aggregate): Markdown {
  return blocks(sectionsOf(aggregate));
}

function sectionsOf({ expected, unexpected }: Aggregate): Html[] {
  const remedies = [...new Set(ORDER.filter((each) => expected.some(({ state }) => state === each)).map((each) => DO[each]))];
  const rows = expected
    .slice(0, MAX_ROWS)
    .map(({ name, state, title }) => [code(name, 100), words(SAYS[state]), title === null ? NOTHING : code(title, 100)]);
  const parts = [
    ...remedies.map((remedy) => html`<p><b>Do:</b> ${words(remedy)}</p>`),
    table(['Check', 'here', 'says'], rows),
    expected.length > MAX_ROWS ? html`<p>${words(`and ${expected.length - MAX_ROWS} more`)}</p>` : NOTHING,
    unexpected.length > 0
      ? html`<p>${words('Not expected, and not counted:')} ${unexpected.slice(0, 20).map((name) => html`${code(name, 100)} `)}${words(unexpected.length > 20 ? `and ${unexpected.length - 20} more` : '')}</p>`
      : NOTHING,
    html`<p>${words('Counted are checks of this app, this run and this attempt. Each says for itself how to verify it.')}</p>`,
  ];
  return parts.filter((part) => part !== NOTHING);
}

/** The same for the job summary, below the check's name and title. */
export function aggregateJobSummary(name: string, aggregate: Aggregate): Markdown {
  const heading = html`<p>${code(name, 100)} ${code(aggregateTitle(aggregate), TITLE_MAX_LENGTH)}</p>`;
  return blocks([heading, ...sectionsOf(aggregate)]);
}

export function aggregateOutput(aggregate: Aggregate): CheckOutput {
  const summary = aggregateSummary(aggregate);
  const fits = Buffer.byteLength(summary) <= CHECK_TEXT_MAX_BYTES;
  return {
    title: aggregateTitle(aggregate),
    summary: fits ? summary : blocks([html`<p>${words('There are more checks than can be shown; the job summary has them.')}</p>`]),
    annotations: [],
  };
}
