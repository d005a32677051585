import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommentStamp, formatStamp, parseStamp } from '../../../src/core/model/comment.ts';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { commentText, outdatedText, passedAgainText, wordsText } from '../../../src/core/present/comment-text.ts';
import { elementsOf, expectHarmless, hostileText, type Ours, textOf } from '../../support/harmless.ts';
import { SAMPLES } from '../../support/sample-views.ts';
import { aFailedView } from '../../support/views.ts';

const server = 'https://github.invalid';
const checkUrl = `${server}/octo-org/octo-repo/runs/1000`;
const aStamp = (parts: Partial<CommentStamp> = {}): CommentStamp => ({
  check: 'receipt',
  runId: 10,
  attempt: 1,
  headSha: 'b'.repeat(40),
  state: 'failed',
  ...parts,
});
const ours = (stamp: CommentStamp): Ours => ({ links: [checkUrl], marker: formatStamp(stamp) });
const read = (body: string, stamp: CommentStamp) => {
  const root = expectHarmless(body, ours(stamp));
  return `${textOf(root, 'outside')} ${textOf(root, 'code')}`.replace(/[\u0000\s]+/g, ' ');
};

describe('what a comment says', () => {
  test('the verdict, shorter than the check, which it links', () => {
    const stamp = aStamp();
    const body = commentText({ view: SAMPLES.failed().view, stamp, checkUrl, server });
    expect(parseStamp(body)).toMatchObject({ runId: 10, state: 'failed' });
    expect(read(body, stamp)).toMatch(/FAILED .*2.* of 128.* tests failed/);
    expect(body).toContain('cart &#62; adds tax');
    expect(body).toContain(`<a href="${checkUrl}">The check</a>`);
    expect(body).not.toContain('Digests');
  });

  test('ten failing tests, the others counted', () => {
    const failing = Array.from(
      { length: 30 },
      (_, i): FailingTest => ({ suite: null, name: `test ${i}`, file: null, line: null, message: 'no' }),
    );
    const body = commentText({ view: aFailedView({ failing }), stamp: aStamp(), checkUrl: null, server });
    expect(body).toContain('test 9<');
    expect(body).not.toContain('test 10<');
    expect(body).toContain('And 20 more failing tests');
  });

  test('no link to anywhere but the server', () => {
    const body = commentText({ view: SAMPLES.failed().view, stamp: aStamp(), checkUrl: 'https://evil.invalid/x', server });
    expect(elementsOf(expectHarmless(body, ours(aStamp()))).filter(({ tagName }) => tagName === 'a')).toEqual([]);
  });

  test('a pass after a failure: one line', () => {
    const stamp = aStamp({ state: 'passed' });
    const body = passedAgainText({ view: SAMPLES.passed().view, stamp, checkUrl, server });
    expect(read(body, stamp)).toMatch(/PASSED on : 128 tests\. The check receipt bbbbbbb/);
    expect(elementsOf(expectHarmless(body, ours(stamp))).filter(({ tagName }) => tagName === 'p')).toHaveLength(1);
  });

  test.each([
    ['another commit', 'a'.repeat(40), /Outdated: was FAILED for \. The suite is running on \. receipt aaaaaaa bbbbbbb/],
    ['an earlier attempt', 'b'.repeat(40), /Outdated: was FAILED for an earlier attempt on \./],
  ])('outdated by %s', (_, headSha, text) => {
    const stamp = aStamp({ state: 'running' });
    const earlier = parseStamp(commentText({ view: SAMPLES.failed().view, stamp: aStamp({ headSha }), checkUrl, server }));
    expect(read(outdatedText(earlier ?? expect.fail('no marker'), stamp), stamp)).toMatch(text);
  });
});

test('hostile names: whatever they hold, a comment has no more than our own words, link and marker, within its limit', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 20, maxLength: 20 }), (names) => {
      const failing = names.map((name, i): FailingTest => ({ suite: names[i - 1] ?? null, name, file: name, line: i, message: name }));
      const [a = '', b = ''] = names;
      const stamp = aStamp({ check: a });
      const view = aFailedView({ failing, path: a, command: [b], branch: a, closing: b, what: a });
      const whole = { view, stamp, checkUrl, server };
      for (const body of [commentText(whole), passedAgainText(whole), wordsText(stamp, 'there is none.')]) {
        expectHarmless(body, ours(stamp));
        expect(parseStamp(body)).not.toBeNull();
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
      }
    }),
    { numRuns: 500 },
  );
});
