import type { Evidence } from '../model/evidence.ts';
import { REASONS, type Reason, type ReasonCode } from '../model/reasons.ts';
import type { Receipt } from '../model/receipt.ts';
import type { FailingTest } from '../model/report.ts';
import { red } from '../model/tally.ts';
import type { Verdict } from '../model/verdict.ts';
import { fullName, placeOf } from './failing-test.ts';
import { isDeciding, notesOf, tallyLine, withoutConsequences } from './headline.ts';
import { code, codeLines, type Html, html, join, NOTHING, prose, table, words } from './markdown-escape.ts';
import { formatDuration, plural } from './quantities.ts';
import { workflowRemedyFor } from './remedy.ts';
import { failingTests, TAIL_FOR } from './verdict-json.ts';
import { type Witness, witnessesOf } from './witnesses.ts';

/** What a check or a job summary shows of one verdict. */
export interface CheckView {
  readonly evidence: Evidence;
  readonly verdict: Verdict;
  readonly receipt: Receipt;
  readonly receiptSha256: string;
  /** The suite's folder as a user would name it, from the workspace. */
  readonly folder: string;
  /** How many failing tests are marked at their lines; absent where none are to be. */
  readonly marked?: number;
}

/** How much is shown; `text` and `names` in code points. */
export interface Room {
  /** Failing tests in the open, and below them folded away. */
  readonly failing: number;
  readonly folded: number;
  readonly tail: number;
  readonly text: number;
  readonly notes: number;
  readonly reports: number;
}

/** Why the verdict is what it is, where, and what to do. */
export function why(view: CheckView, room: Room): Html[] {
  const { verdict, receipt } = view;
  if (verdict.outcome === 'passed') return [passedBecause(view), ...leniencies(verdict)];
  const [deciding] = verdict.reasons;
  const place = whereOf(deciding);
  const at = place === null ? NOTHING : html` at ${code(place, 300)}`;
  return [
    html`<p>${boldSentenceOf(deciding, room)}<br>${code(deciding.code)}${at}</p>`,
    ...remedyOf(verdict, deciding, receipt),
    ...leniencies(verdict),
  ];
}

function passedBecause({ evidence, verdict }: CheckView): Html {
  const { tally } = verdict;
  if (tally === null || (verdict.outcome === 'passed' && verdict.empty)) return html`<p><b>Passed without a test, by leave.</b></p>`;
  const NAMES = { exit: 'exit', log: 'log', reports: 'reports' } as const;
  const agreeing = witnessesOf(evidence, verdict).flatMap(({ name, sign }) => (sign === 'good' ? [NAMES[name]] : []));
  const last = agreeing.pop() ?? '';
  const agree = agreeing.length === 0 ? '' : ` ${capital(`${agreeing.join(', ')} and ${last}`)} agree.`;
  return html`<p><b>${words(`${tallyLine(tally)}.`)}</b>${words(agree)}</p>`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Arguments that rules make of our own words, and at most of what the workflow's author asked for. */
const OURS: ReadonlySet<string> = new Set(['by', 'format', 'limit', 'looked', 'signal', 'where']);

/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentenceOf(reason: Reason, room: Room): Html {
  return html`${partsOf(reason, room).map(({ shown }) => shown)}`;
}

/** {@link sentenceOf} with our own words bold. */
function boldSentenceOf(reason: Reason, room: Room): Html {
  const parts = partsOf(reason, room);
  return html`${parts.map(({ shown, ours }, i) => {
    const opened = ours && parts[i - 1]?.ours !== true ? OPEN : NOTHING;
    const closed = ours && parts[i + 1]?.ours !== true ? CLOSE : NOTHING;
    return html`${opened}${shown}${closed}`;
  })}`;
}

const [OPEN, CLOSE] = [html`<b>`, html`</b>`];

function partsOf(reason: Reason, room: Room): { readonly shown: Html; readonly ours: boolean }[] {
  const max = Math.max(room.text, 60);
  const parts = REASONS[reason.code].says.split(/\{(\w+)\}/).map((part, i) => {
    if (i % 2 === 0) return { shown: words(part), ours: part !== '' };
    const value = reason.args?.[part] ?? '…';
    if (typeof value === 'number') return { shown: html`${value}`, ours: true };
    return OURS.has(part) ? { shown: prose(value, max), ours: true } : { shown: code(value, max), ours: false };
  });
  return parts.filter(({ shown }) => String(shown) !== '');
}

/** Options of the command line that the table's remedies speak of, and the action's inputs for them. */
const INPUTS: Readonly<Record<string, string>> = {
  '--report': 'reports',
  '--runner': 'runner',
  '--footer': 'footer',
  '--min-tests': 'min-tests',
  '--timeout': 'timeout-minutes',
};

const MASKED = ' Find what hides them from the exit status, too: `|| true`, a pipe without pipefail, or a hook that overwrites it.';

function remedyOf({ reasons }: Verdict, reason: Reason, { suite }: Receipt): Html[] {
  const { text, command, needs } = workflowRemedyFor(reason, suite);
  if (text === '') return [];
  const shown = text === REASONS[reason.code].remedy ? words(text) : prose(text);
  const first = needs === null ? NOTHING : html` First: ${code(needs)}.`;
  if (command !== null) return [html`<p><b>Do:</b> ${shown}${first} In the workflow:</p>`, codeLines([`command: ${command}`], 1000)];
  const inputs = Object.entries(INPUTS).filter(([option]) => new RegExp(`${option}(?![\\w-])`).test(text));
  const names = inputs.map(([option, input]) => html`${code(option)} is the input ${code(input)}`);
  const also = names.length === 0 ? NOTHING : html` (In a workflow ${join(names, ', ')}.)`;
  const masked = reasons.some(({ code: name }) => name === 'exit-masked') ? words(MASKED) : NOTHING;
  return [html`<p><b>Do:</b> ${shown}${also}${masked}</p>`];
}

function whereOf({ where }: Reason): string | null {
  if (where?.file === undefined) return null;
  const place = [where.file, where.line, where.column].filter((part) => part !== undefined).join(':');
  return where.byte === undefined ? place : `${place} (byte ${where.byte})`;
}

function leniencies({ reasons }: Verdict): Html[] {
  const used = reasons.filter((reason) => reason.code === 'leniency');
  if (used.length === 0) return [];
  const items = used.map(({ args = {} }) => html`${code(String(args['option'] ?? '…'))} ${code(String(args['what'] ?? '…'))}`);
  return [html`<p><b>By leave of</b> ${join(items, '; ')}</p>`];
}

const SIGNS: Readonly<Record<Witness['sign'], string>> = { good: '✓', bad: '✗', unclear: '?', silent: '–' };
const HEADS: Readonly<Record<Witness['name'], string>> = { exit: 'Exit', log: 'Log', reports: 'Reports' };

function saysOf({ name, sign, says }: Witness): string {
  if (says.startsWith('←')) return 'hides the failures';
  return name === 'log' && sign === 'unclear' ? 'never closed' : says.replace(/^says: /, '');
}

/** Exit, log and reports side by side: what each says, and below it what was seen. */
export function witnesses({ evidence, verdict }: CheckView): Html {
  const all = witnessesOf(evidence, verdict);
  const says = all.map((witness) => html`${words(SIGNS[witness.sign])}&nbsp;<b>${words(saysOf(witness))}</b>`);
  const seen = all.map(({ seen: text }) => code(text, 300));
  return table(
    all.map(({ name }) => HEADS[name]),
    [says, seen],
  );
}

/** The failing tests; where there are none, the end of the log as far as it says more. */
export function failing(view: CheckView, room: Room, elsewhere: string): Html[] {
  const { evidence, verdict } = view;
  const tests = verdict.outcome === 'passed' ? [] : failingTests(evidence, verdict);
  const count = Math.max(tests.length, verdict.tally === null ? 0 : red(verdict.tally));
  if (count === 0) return tail(evidence, verdict, room);
  const open = tests.slice(0, room.failing);
  const folded = tests.slice(open.length, open.length + room.folded);
  const more = count - open.length - folded.length;
  const shown = open.length + folded.length;
  return [
    ...(open.length > 0 ? [failingTable(open, room)] : []),
    ...(folded.length > 0
      ? [html`<details><summary>${folded.length} more failing tests</summary>${failingTable(folded, room)}</details>`]
      : []),
    ...(more > 0
      ? [
          html`<p>${words(`${shown > 0 ? 'And ' : ''}${plural(more, shown > 0 ? 'more failing test' : 'failing test')}: ${elsewhere}.`)}</p>`,
        ]
      : []),
    ...marks(view, count),
  ];
}

function failingTable(tests: readonly FailingTest[], { text }: Room): Html {
  const rows = tests.map((test) => {
    const place = placeOf(test);
    const at = place === '' ? NOTHING : html`<br>${code(place, text)}`;
    return [html`${words('✗')}&nbsp;${code(fullName(test), text)}${at}`, code(test.message, text)];
  });
  return table(['Failing test', 'Message'], rows);
}

/** Where it isn't every failing test that is marked at its line. */
function marks({ marked }: CheckView, count: number): Html[] {
  if (marked === undefined || marked === 0 || marked >= count) return [];
  return [html`<p>${marked} of ${count} are marked at their lines.</p>`];
}

function tail({ log }: Evidence, { decidedBy }: Verdict, room: Room): Html[] {
  const lines = decidedBy !== null && TAIL_FOR.has(decidedBy) ? log.tail.slice(-room.tail) : [];
  if (lines.length === 0 || room.tail === 0) return [];
  return [html`<p>The last lines of the log:</p>`, codeLines(lines, room.text)];
}

/** What else would have decided, and what else there is to know. */
export function others({ verdict }: CheckView, room: Room): Html[] {
  const also = verdict.outcome === 'passed' ? [] : withoutConsequences(verdict.reasons[0], verdict.reasons.slice(1)).filter(isDeciding);
  const notes = notesOf(verdict).filter(({ code: name }) => name !== ('leniency' satisfies ReasonCode));
  return [
    ...listOf('Also:', also, room, (reason) => html`${sentenceOf(reason, room)} ${code(reason.code)}`),
    ...listOf('Notes:', notes, room, (note) => sentenceOf(note, room)),
  ];
}

function listOf(head: string, reasons: readonly Reason[], room: Room, item: (reason: Reason) => Html): Html[] {
  const shown = reasons.slice(0, room.notes);
  if (shown.length === 0) return [];
  const more = reasons.length - shown.length;
  return [
    html`<p>${words(head)}</p>`,
    html`<ul>${shown.map((reason) => html`<li>${item(reason)}</li>`)}${more > 0 ? html`<li>and ${more} more, in the receipt</li>` : NOTHING}</ul>`,
  ];
}

/** What was tested, in one line. */
export function tested({ receipt }: CheckView): Html {
  const { source, environment, suite, run, ci } = receipt;
  const commit =
    source === null || source.git_head === null
      ? words('no known commit')
      : html`${code(source.git_head.slice(0, 7))}${words(source.dirty ? ' with uncommitted changes' : '')}`;
  const merged = ci?.head_sha != null && source?.git_head !== ci.head_sha ? html` (for ${code(ci.head_sha.slice(0, 7))})` : NOTHING;
  const runtimes = Object.entries(environment.runtimes).map(([name, version]) => `${name} ${version}`);
  const on = code([...runtimes, `${environment.os} ${environment.arch}`].join(', '), 200);
  const attempt = (ci?.run_attempt ?? 1) > 1 ? html`, attempt ${ci?.run_attempt ?? 1}` : NOTHING;
  return html`<p>Tested: ${commit}${merged} with ${code(suite.command.join(' '), 200)} in ${words(formatDuration(run.duration_ms))} on ${on}${attempt}.</p>`;
}

/** Whole digests, and how to derive the verdict from them again. */
export function digests({ receipt, receiptSha256, folder }: CheckView, room: Room): Html {
  const { source, environment, evidence, ci } = receipt;
  const { log, reports } = evidence;
  const optional = (label: string, value: string | null | undefined): Html[][] => (value == null ? [] : [[words(label), code(value)]]);
  const rows = [
    ...optional('commit', source?.git_head),
    ...optional('tree', source?.git_tree),
    ...optional('check goes to', ci?.head_sha === source?.git_head ? null : ci?.head_sha),
    ...optional('image', environment.image),
    [code('receipt.json'), code(receiptSha256)],
    [code('log.txt'), code(log.sha256)],
    ...reports.slice(0, room.reports).map((report) => [code(report.path), code(report.sha256)]),
  ];
  const more = reports.length - Math.min(reports.length, room.reports);
  const rest = more > 0 ? html`<p>and ${more} more reports, in the receipt</p>` : NOTHING;
  const line = html`<p>Whoever has the folder ${code(folder, 300)} can derive this verdict again: <code>npx test-receipt judge</code> ${code(folder, 300)}</p>`;
  return html`<details><summary>Digests (SHA-256), and how to verify</summary>${line}${table([], rows)}${rest}</details>`;
}
