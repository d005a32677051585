import { JOB_SUMMARY_MAX_BYTES } from '../model/check-run.ts';
import { REASONS, type Reason, remedyOf } from '../model/reasons.ts';
import type { FailingTest } from '../model/report.ts';
import type { Markdown } from '../model/shown-text.ts';
import { fullName, placeOf } from './failing-test.ts';
import { headlineOf, isDeciding, notesOf, tallyLine } from './headline.ts';
import { blocks, code, type Html, html, NOTHING, table, words } from './markdown-escape.ts';
import { type RunPart, type RunView, runTitle } from './run-text.ts';

/** How much is shown, tried in turn until the bytes fit. */
const ROOMS = [
  { failing: 100, parts: 256, notes: 30, text: 200 },
  { failing: 20, parts: 64, notes: 10, text: 100 },
  { failing: 0, parts: 16, notes: 0, text: 60 },
] as const;
type Room = (typeof ROOMS)[number];

/**
 * A judged run in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, its parts, failing tests, what
 * else was found, digests.
 */
export function runSummary(view: RunView, maxBytes = JOB_SUMMARY_MAX_BYTES): Markdown {
  let shown = blocks([]);
  for (const room of ROOMS) {
    shown = blocks(sections(view, room));
    if (new TextEncoder().encode(shown).length <= maxBytes) return shown;
  }
  return shown;
}

function sections(view: RunView, room: Room): Html[] {
  return [
    html`<h3>${code(runTitle(view))}</h3>`,
    ...why(view, room),
    ...parts(view, room),
    ...failing(view, room),
    ...others(view, room),
    about(view),
  ];
}

function why({ verdict }: RunView, room: Room): Html[] {
  if (verdict.outcome === 'passed')
    return [html`<p><b>${words(verdict.empty ? 'Passed without a test, by leave.' : `${tallyLine(verdict.tally)}.`)}</b></p>`];
  const [deciding] = verdict.reasons;
  const remedy = remedyOf(deciding);
  const shown = remedy === REASONS[deciding.code].remedy ? words(remedy) : code(remedy, 1000);
  return [
    html`<p><b>${sentence(deciding, room)}</b><br>${code(deciding.code)}</p>`,
    ...(remedy === '' ? [] : [html`<p><b>Do:</b> ${shown}</p>`]),
  ];
}

/** The table's sentence; its own words as they are, its arguments as hostile text. */
function sentence(reason: Reason, { text }: Room): Html {
  const parts = REASONS[reason.code].says.split(/\{(\w+)\}/);
  return html`${parts.map((part, i) => {
    if (i % 2 === 0) return words(part);
    const value = reason.args?.[part] ?? '…';
    return typeof value === 'number' ? html`${value}` : code(value, Math.max(text, 100));
  })}`;
}

function parts({ parts: all }: RunView, room: Room): Html[] {
  if (all.length === 0) return [];
  const rows = all.slice(0, room.parts).map((part) => [code(part.label), ...saysOf(part), code(part.sha256)]);
  const more = all.length - rows.length;
  return [table(['Suite', 'Verdict', 'Tests', 'SHA-256 of its artifact'], rows), ...(more > 0 ? [html`<p>and ${more} more</p>`] : [])];
}

function saysOf({ verdict }: RunPart): [Html, Html] {
  if (verdict === null) return [words('? unreadable'), NOTHING];
  const counts = verdict.tally === null ? NOTHING : words(tallyLine(verdict.tally));
  if (verdict.outcome === 'passed') return [words('✓ passed'), counts];
  const [deciding] = verdict.reasons;
  return [
    html`${words(`✗ ${verdict.outcome}`)} ${code(deciding.code)}<br>${isDeciding(deciding) ? code(headlineOf(deciding)) : NOTHING}`,
    counts,
  ];
}

function failing({ parts: all }: RunView, room: Room): Html[] {
  const tests = all.flatMap((part) => part.failing.map((test) => ({ test, label: part.label })));
  if (tests.length === 0) return [];
  const rows = tests.slice(0, room.failing).map(({ test, label }) => [code(label), cell(test, room), code(test.message, room.text)]);
  const more = tests.length - rows.length;
  return [
    ...(rows.length > 0 ? [table(['Suite', 'Failing test', 'Message'], rows)] : []),
    ...(more > 0 ? [html`<p>and ${more} more failing tests, in the artifacts</p>`] : []),
  ];
}

function cell(test: FailingTest, { text }: Room): Html {
  const place = placeOf(test);
  return html`${code(fullName(test), text)}${place === '' ? NOTHING : html`<br>${code(place, text)}`}`;
}

function others({ verdict }: RunView, room: Room): Html[] {
  const also = verdict.outcome === 'passed' ? [] : verdict.reasons.slice(1).filter(isDeciding);
  const item = (reason: Reason) => html`<li>${sentence(reason, room)} ${code(reason.code)}</li>`;
  const listed = [...also, ...notesOf(verdict)].slice(0, room.notes);
  return listed.length === 0 ? [] : [html`<p>Also:</p>`, html`<ul>${listed.map(item)}</ul>`];
}

function about({ runId, attempt, headSha, repository, evidence }: RunView): Html {
  const rows = [
    [words('Run'), html`${code(String(runId))}${attempt === null ? NOTHING : html`, attempt ${attempt}`}`],
    ...(repository === null ? [] : [[words('Repository'), code(repository)]]),
    ...(headSha === null ? [] : [[words('Commit'), code(headSha)]]),
    ...(evidence === null ? [] : [[words('Evidence'), code(evidence)]]),
  ];
  return table([], rows);
}
