import { JOB_SUMMARY_MAX_BYTES } from '../model/check-run.ts';
import type { Evidence } from '../model/evidence.ts';
import { REASONS, type Reason, type ReasonCode } from '../model/reasons.ts';
import type { Receipt } from '../model/receipt.ts';
import type { FailingTest } from '../model/report.ts';
import { red } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { isDeciding, notesOf } from './headline.ts';
import { code, type Html, html, join, table, words } from './markdown-escape.ts';
import { formatDuration } from './quantities.ts';
import { remedyFor, type SuiteCommand } from './remedy.ts';
import { failingTests } from './verdict-json.ts';
import { witnessesOf } from './witnesses.ts';

/** What a check or a job summary shows of one verdict. */
export interface CheckView {
  readonly evidence: Evidence;
  readonly verdict: Verdict;
  readonly receipt: Receipt;
  readonly receiptSha256: string;
  /** The suite's folder as a user would name it, from the workspace. */
  readonly folder: string;
}

/** How much is shown, tried in turn until the bytes fit; `text` in code points. */
const ROOMS = [
  { failing: 20, tail: 20, text: 200, notes: 20, reports: 20 },
  { failing: 20, tail: 10, text: 80, notes: 10, reports: 10 },
  { failing: 10, tail: 5, text: 60, notes: 5, reports: 5 },
  { failing: 3, tail: 3, text: 40, notes: 3, reports: 3 },
  { failing: 0, tail: 0, text: 20, notes: 0, reports: 0 },
] as const;
type Room = (typeof ROOMS)[number];

/**
 * A verdict in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, failing tests, the three
 * witnesses, what was tested, leniencies, digests. What is cut is said.
 * @param maxBytes what it may take as UTF-8.
 */
export function checkSummary(view: CheckView, maxBytes: number): string {
  let shown = '';
  for (const room of ROOMS) {
    shown = `${sections(view, room).map(String).join('\n\n')}\n`;
    if (new TextEncoder().encode(shown).length <= maxBytes) return shown;
  }
  return shown;
}

function sections(view: CheckView, room: Room): Html[] {
  return [
    ...why(view, room),
    ...tail(view, room),
    ...failing(view, room),
    ...also(view.verdict, room),
    witnesses(view),
    tested(view),
    ...leniencies(view.verdict),
    ...notes(view.verdict, room),
    digests(view, room),
  ];
}

function why({ verdict, receipt }: CheckView, room: Room): Html[] {
  if (verdict.outcome === 'passed') {
    const { tally } = verdict;
    const skipped = tally.skipped > 0 ? html`, ${tally.skipped} skipped` : words('');
    const flaky = tally.flaky > 0 ? html`, ${tally.flaky} flaky` : words('');
    return [
      html`<p><b>${words(verdict.empty ? 'Passed without a test, by leave.' : 'Passed.')}</b> ${tally.passed} passed${skipped}${flaky}; no witness contradicts it.</p>`,
    ];
  }
  const [deciding] = verdict.reasons;
  const blocks = [html`<p><b>${sentence(deciding, room)}</b> (${code(deciding.code)})</p>`];
  const place = placeOf(deciding);
  if (place !== null) blocks.push(html`<p>At ${code(place, 300)}</p>`);
  const remedy = remedyOf(deciding, receipt.suite);
  if (remedy !== null) blocks.push(html`<p><b>Do:</b> ${remedy}</p>`);
  return blocks;
}

/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentence(reason: Reason, room: Room): Html {
  const parts = REASONS[reason.code].says.split(/\{(\w+)\}/);
  return html`${parts.map((part, i) => {
    if (i % 2 === 0) return words(part);
    const value = reason.args?.[part];
    return typeof value === 'number' ? html`${value}` : code(value ?? '…', Math.max(room.text, 60));
  })}`;
}

/** Where the log's end says more than the reports do. */
const TAIL_FOR: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['command-failed-early', 'not-started', 'exit-nonzero']);

function tail({ evidence, verdict }: CheckView, room: Room): Html[] {
  const lines = verdict.decidedBy !== null && TAIL_FOR.has(verdict.decidedBy) ? evidence.log.tail.slice(-room.tail) : [];
  if (lines.length === 0 || room.tail === 0) return [];
  return [
    html`<p>${words('The last lines of the log:')}</p>`,
    html`<ul>${lines.map((line) => html`<li>${code(line, room.text)}</li>`)}</ul>`,
  ];
}

/** Options of the command line that the table's remedies speak of, and the action's inputs for them. */
const INPUTS: Readonly<Record<string, string>> = {
  '--report': 'reports',
  '--runner': 'runner',
  '--footer': 'footer',
  '--min-tests': 'min-tests',
  '--timeout': 'timeout-minutes',
};

function remedyOf(reason: Reason, suite: SuiteCommand): Html | null {
  const text = remedyFor(reason, suite);
  if (text === '') return null;
  const ours = REASONS[reason.code].remedy;
  const shown = text === ours ? words(text) : code(text, 1000);
  const inputs = Object.entries(INPUTS).filter(([option]) => new RegExp(`${option}(?![\\w-])`).test(text));
  return inputs.length === 0
    ? shown
    : html`${shown} ${words(`In a workflow: ${inputs.map(([option, input]) => `\`${option}\` is the input \`${input}\``).join(', ')}.`)}`;
}

function placeOf({ where }: Reason): string | null {
  if (where?.file === undefined) return null;
  const place = [where.file, where.line, where.column].filter((part) => part !== undefined).join(':');
  return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}

function failing({ evidence, verdict }: CheckView, room: Room): Html[] {
  const tests = verdict.outcome === 'passed' ? [] : failingTests(evidence, verdict);
  const count = Math.max(tests.length, verdict.tally === null ? 0 : red(verdict.tally));
  if (count === 0) return [];
  const shown = tests.slice(0, room.failing);
  const rows = shown.map((test) => [
    words('✗'),
    code(nameOf(test), room.text),
    code(whereOf(test), room.text),
    code(test.message, room.text),
  ]);
  const more = count - shown.length;
  return [
    ...(rows.length > 0 ? [table(['', 'Failing test', 'Place', 'Message'], rows)] : []),
    ...(more > 0
      ? [
          html`<p>${words(shown.length > 0 ? 'and' : '')} ${more} ${words(shown.length > 0 ? 'more failing tests; the log and the reports have them.' : 'failing tests; the log and the reports have them.')}</p>`,
        ]
      : []),
  ];
}

function nameOf({ suite, name }: FailingTest): string {
  return suite === null || suite === '' || name.startsWith(suite) ? name : `${suite} > ${name}`;
}

function whereOf({ file, line }: FailingTest): string {
  return file === null ? '' : line === null ? file : `${file}:${line}`;
}

/** What else would have decided. */
function also({ outcome, reasons }: Verdict, room: Room): Html[] {
  const others = outcome === 'passed' ? [] : reasons.slice(1).filter(isDeciding);
  if (others.length === 0) return [];
  const items = others.slice(0, 10).map((reason) => html`<li>${sentence(reason, room)} (${code(reason.code)})</li>`);
  return [html`<p>Also:</p><ul>${items}</ul>`];
}

function witnesses({ evidence, verdict }: CheckView): Html {
  const rows = witnessesOf(evidence, verdict).map(({ name, seen, says }) => [
    words(name),
    code(seen, 300),
    words(says.replace(/^says: /, '')),
  ]);
  return table(['Witness', 'Seen', 'Says'], rows);
}

function tested({ receipt }: CheckView): Html {
  const { source, ci, environment, suite, run } = receipt;
  const rows: Html[][] = [];
  const row = (label: string, value: Html) => rows.push([words(label), value]);
  if (source === null || source.git_head === null) row('Tested', words('no known commit'));
  else row('Tested', html`${code(source.git_head)}${words(source.dirty ? ', with uncommitted changes' : '')}`);
  if (ci !== null && ci.head_sha !== null && ci.head_sha !== source?.git_head) row('Check goes to', code(ci.head_sha));
  if (source !== null && source.git_tree !== null) row('Tree', code(source.git_tree));
  row('Command', code(suite.command.join(' '), 300));
  const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
  row(
    'On',
    code([...runtimes, `${environment.os} ${environment.arch}`, environment.image ?? ''].filter((part) => part !== '').join(', '), 300),
  );
  if (ci !== null && ci.run_attempt !== null) row('Attempt', html`${ci.run_attempt}`);
  row('Took', words(formatDuration(run.duration_ms)));
  return table([], rows);
}

function leniencies({ reasons }: Verdict): Html[] {
  const used = reasons.filter((reason) => reason.code === 'leniency');
  if (used.length === 0) return [];
  const items = used.map(
    ({ args = {} }) => html`<li><b>${code(String(args['option'] ?? '…'))}</b>: ${code(String(args['what'] ?? '…'))}</li>`,
  );
  return [html`<p><b>By leave of:</b></p><ul>${items}</ul>`];
}

/** Notes that are shown elsewhere. */
const SHOWN_ABOVE: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['leniency']);

function notes(verdict: Verdict, room: Room): Html[] {
  const all = notesOf(verdict).filter(({ code: name }) => !SHOWN_ABOVE.has(name));
  if (all.length === 0 || room.notes === 0) return [];
  const items = all.slice(0, room.notes).map((note) => html`<li>${sentence(note, room)}</li>`);
  const more = all.length - items.length;
  return [html`<p>Notes:</p><ul>${items}${more > 0 ? html`<li>and ${more} more, in the receipt</li>` : words('')}</ul>`];
}

function digests({ receipt, receiptSha256, folder }: CheckView, room: Room): Html {
  const { log, reports } = receipt.evidence;
  const rows = [
    [words('receipt.json'), code(receiptSha256)],
    [words('log.txt'), code(log.sha256)],
    ...reports.slice(0, room.reports).map((report) => [code(report.path), code(report.sha256)]),
  ];
  const more = reports.length - Math.min(reports.length, room.reports);
  const rest = more > 0 ? html`<p>and ${more} more reports, in the receipt</p>` : words('');
  const line = html`<p>Whoever has the folder ${code(folder, 300)} can derive this verdict again: <code>npx test-receipt judge</code> ${code(folder, 300)}.</p>`;
  return html`<details><summary>Digests (sha256), and how to check them</summary>${table([], rows)}${rest}${line}</details>`;
}

/** {@link checkSummary} for a job's summary, under the check's name and title. */
export function jobSummary(name: string, title: string, view: CheckView): string {
  const heading = `${html`<h3>${code(name)} ${code(title)}</h3>`}\n\n`;
  return heading + checkSummary(view, JOB_SUMMARY_MAX_BYTES - new TextEncoder().encode(heading).length);
}

/** A check that is open while the suite runs, or was closed without a verdict: our own words only. */
export function plainSummary(...paragraphs: readonly string[]): string {
  return `${join(
    paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p>`),
    '',
  )}\n`;
}
