import { COMMENT_MAX_BYTES, type CommentStamp, formatStamp, type SeenStamp } from '../model/comment.ts';
import type { Markdown } from '../model/shown-text.ts';
import { type CheckView, checkSections } from './markdown.ts';
import { blocks, code, type Html, html, link, marker, NOTHING, words } from './markdown-escape.ts';

export interface CommentView {
  readonly view: CheckView;
  readonly stamp: CommentStamp;
  /** Page of the check; null where none was written. */
  readonly checkUrl: string | null;
  /** Such as `https://github.com`: pages elsewhere are not linked. */
  readonly server: string;
}

function comment(stamp: CommentStamp, parts: readonly Html[]): Markdown {
  return blocks([marker(formatStamp(stamp)), ...parts]);
}

/** The whole comment: what the check says, without digests, and shorter. */
export function commentText({ view, stamp, checkUrl, server }: CommentView): Markdown {
  const heading = html`<h3>${words(view.verdict.outcome.toUpperCase())} ${code(stamp.check)}</h3>`;
  const footer = checkUrl === null ? [] : [html`<p>${link('The check', checkUrl, server)} has all of it.</p>`];
  const room = COMMENT_MAX_BYTES - new TextEncoder().encode(comment(stamp, [heading, ...footer])).length;
  return comment(stamp, [heading, ...checkSections(view, room), ...footer]);
}

/** A pass where only failures are told: what the earlier comment said no longer holds. */
export function passedAgainText({ view, stamp, checkUrl, server }: CommentView): Markdown {
  const tests = view.verdict.tally?.tests ?? 0;
  const page = checkUrl === null ? NOTHING : html` ${link('The check', checkUrl, server)}`;
  return comment(stamp, [html`<p><b>PASSED</b> ${code(stamp.check)} on ${code(stamp.headSha.slice(0, 7))}: ${tests} tests.${page}</p>`]);
}

const SAID = { passed: 'PASSED', failed: 'FAILED', incomplete: 'INCOMPLETE', running: 'not known yet' } as const;

/** While the suite runs again: what the comment said is of an earlier commit or attempt. */
export function outdatedText(earlier: SeenStamp, stamp: CommentStamp): Markdown {
  const [then, now] = [earlier.headSha.slice(0, 7), stamp.headSha.slice(0, 7)];
  const where = then === now ? html`an earlier attempt on ${code(now)}` : html`${code(then)}`;
  return comment(stamp, [
    html`<p><b>Outdated:</b> ${code(stamp.check)} was ${words(SAID[earlier.state])} for ${where}. The suite is running on ${code(now)}.</p>`,
  ]);
}

/** Where nothing can be said of the suite, in our own words. */
export function wordsText(stamp: CommentStamp, text: string): Markdown {
  return comment(stamp, [html`<p><b>INCOMPLETE</b> ${code(stamp.check)}: ${words(text)}</p>`]);
}
