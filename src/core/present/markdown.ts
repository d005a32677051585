import { CHECK_TEXT_MAX_BYTES, JOB_SUMMARY_MAX_BYTES } from '../model/check-run.ts';
import { blocks, code, type Html, html, words } from './markdown-escape.ts';
import { type CheckView, digests, failing, others, type Room, tested, why, witnesses } from './summary-sections.ts';

/** Tried in turn until the bytes fit. */
const CHECK_ROOMS: readonly Room[] = [
  { failing: 20, folded: 0, tail: 20, text: 200, notes: 20, reports: 20 },
  { failing: 20, folded: 0, tail: 10, text: 80, notes: 10, reports: 10 },
  { failing: 10, folded: 0, tail: 5, text: 60, notes: 5, reports: 5 },
  { failing: 3, folded: 0, tail: 3, text: 40, notes: 3, reports: 3 },
  { failing: 0, folded: 0, tail: 0, text: 20, notes: 0, reports: 0 },
];
/** A job summary has sixteen times the room: every failing test that is kept, as long as the text allows. */
const JOB_ROOMS: readonly Room[] = [
  { failing: 20, folded: 480, tail: 20, text: 200, notes: 20, reports: 100 },
  { failing: 20, folded: 480, tail: 20, text: 100, notes: 20, reports: 50 },
  { failing: 20, folded: 180, tail: 20, text: 80, notes: 20, reports: 20 },
  ...CHECK_ROOMS,
];

/**
 * A verdict in GitHub's Markdown, by the rendering contract of {@link ./markdown-escape.ts}: why and what to do, the three witnesses side by
 * side, failing tests, what else was found, what was tested, digests and how to verify. What is cut is said.
 * @param elsewhere where failing tests that are not shown can be read.
 */
function summary(view: CheckView, rooms: readonly Room[], maxBytes: number, elsewhere: string): string {
  let shown = '';
  for (const room of rooms) {
    shown = blocks(sections(view, room, elsewhere));
    if (byteLength(shown) <= maxBytes) return shown;
  }
  return shown;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

function sections(view: CheckView, room: Room, elsewhere: string): Html[] {
  return [...why(view, room), witnesses(view), ...failing(view, room, elsewhere), ...others(view, room), tested(view), digests(view, room)];
}

/** For a check run, below its title. @param maxBytes what it may take as UTF-8. */
export function checkSummary(view: CheckView, maxBytes = CHECK_TEXT_MAX_BYTES): string {
  return summary(view, CHECK_ROOMS, maxBytes, 'the job summary has more of them, the log and the reports all');
}

/** For a job's summary, under the check's name: the same, with more failing tests. */
export function jobSummary(name: string, view: CheckView, maxBytes = JOB_SUMMARY_MAX_BYTES): string {
  const heading = blocks([html`<h3>${words(view.verdict.outcome.toUpperCase())} ${code(name)}</h3>`]);
  return `${heading}\n${summary(view, JOB_ROOMS, maxBytes - byteLength(heading) - 1, 'the log and the reports have all of them')}`;
}

/** A check that is open while the suite runs, or was closed without a verdict: our own words only. */
export function plainSummary(...paragraphs: readonly string[]): string {
  return blocks([html`${paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p>`)}`]);
}
