import { CHECK_TEXT_MAX_BYTES, JOB_SUMMARY_MAX_BYTES } from '../model/check-run.ts';
import type { Markdown } from '../model/shown-text.ts';
import { blocks, code, type Html, html, words } from './markdown-escape.ts';
import { type CheckView, digests, failing, others, type Room, tested, why, witnesses } from './summary-sections.ts';

export type { CheckView };

/** Tried in turn until the bytes fit. */
const CHECK_ROOMS: readonly Room[] = [
  { failing: 20, folded: 0, tail: 20, text: 200, notes: 20, reports: 20 },
  { failing: 20, folded: 0, tail: 10, text: 80, notes: 10, reports: 10 },
  { failing: 10, folded: 0, tail: 5, text: 60, notes: 5, reports: 5 },
  { failing: 3, folded: 0, tail: 3, text: 40, notes: 3, reports: 3 },
  { failing: 0, folded: 0, tail: 0, text: 20, notes: 0, reports: 0 },
];
const COMMENT_ROOMS: readonly Room[] = CHECK_ROOMS.map((room) => ({
  ...room,
  failing: Math.min(room.failing, 10),
  notes: Math.min(room.notes, 5),
}));
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
 * @param make the sections in so much room. @param maxBytes what they may take as UTF-8.
 */
function fitted(rooms: readonly Room[], maxBytes: number, make: (room: Room) => Html[]): Html[] {
  let sections: Html[] = [];
  for (const room of rooms) {
    sections = make(room);
    if (byteLength(blocks(sections)) <= maxBytes) return sections;
  }
  return sections;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

function sectionsOf(view: CheckView, room: Room, elsewhere: string): Html[] {
  return [...why(view, room), witnesses(view), ...failing(view, room, elsewhere), ...others(view, room), tested(view)];
}

/** For a check run, below its title. */
export function checkSummary(view: CheckView, maxBytes = CHECK_TEXT_MAX_BYTES): Markdown {
  const elsewhere = 'the job summary has more of them, the log and the reports all';
  return blocks(fitted(CHECK_ROOMS, maxBytes, (room) => [...sectionsOf(view, room, elsewhere), digests(view, room)]));
}

/** For a job's summary, under the check's name: the same, with more failing tests. */
export function jobSummary(name: string, view: CheckView, maxBytes = JOB_SUMMARY_MAX_BYTES): Markdown {
  const heading = html`<h3>${words(view.verdict.outcome.toUpperCase())} ${code(name)}</h3>`;
  const elsewhere = 'the log and the reports have all of them';
  const room = maxBytes - byteLength(blocks([heading]));
  return blocks([heading, ...fitted(JOB_ROOMS, room, (each) => [...sectionsOf(view, each, elsewhere), digests(view, each)])]);
}

/** For a comment, between what else it says: without digests. */
export function checkSections(view: CheckView, maxBytes: number): Html[] {
  return fitted(COMMENT_ROOMS, maxBytes, (room) => sectionsOf(view, room, 'the check has more of them'));
}

/** A check that is open while the suite runs, or was closed without a verdict: our own words only. */
export function plainSummary(...paragraphs: readonly string[]): Markdown {
  return blocks([html`${paragraphs.map((paragraph) => html`<p>${words(paragraph)}</p>`)}`]);
}
