import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { checkSummary, jobSummary } from '../../../src/core/present/markdown.ts';
import { code, html, words } from '../../../src/core/present/markdown-escape.ts';
import { aFailedView } from '../../support/views.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** As GitHub renders: Markdown with GFM, then HTML. */
function rendered(markdown: string): Node {
  return parseFragment(micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }));
}

function* walk(node: Node, inCode = false): Generator<{ node: Node; inCode: boolean }> {
  yield { node, inCode };
  const within = inCode || ('tagName' in node && node.tagName === 'code');
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* walk(child, within);
}

const elements = (root: Node) => [...walk(root)].flatMap(({ node }) => ('tagName' in node ? [node as Element] : []));
const text = (root: Node, where: 'code' | 'outside') =>
  [...walk(root)].flatMap(({ node, inCode }) => ('value' in node && inCode === (where === 'code') ? [node.value] : [])).join('\u0000');

const OUR_ELEMENTS = ['b', 'code', 'details', 'h3', 'li', 'p', 'summary', 'table', 'tbody', 'td', 'th', 'tr', 'ul'];

/** What can be done to a reader or to GitHub with a test's name. */
const HOSTILE = [
  '✅ all passed',
  '</code></td></table>',
  '</details>',
  '</p>\n\n# PASSED',
  '<img src=//evil.invalid/x.png>',
  '<script>alert(1)</script>',
  '[x](https://evil.invalid)',
  '![x](https://evil.invalid/y.png)',
  '@octo-org/team',
  '@octocat',
  '#1',
  'octo-org/octo-repo#1',
  'GH-1',
  'a'.repeat(40),
  'https://evil.invalid',
  'www.evil.invalid',
  'a@evil.invalid',
  '`code`',
  '```\n# out of the fence\n```',
  '~~~',
  '| a | b |',
  '\\|',
  '\\',
  ':tada:',
  '<!-- ',
  '-->',
  '<![CDATA[',
  '&lt;img&gt;',
  '&#64;octocat',
  '\u001b[31mred\u001b[0m',
  '\u202egnp.exe',
  '\u200b',
  '\u{e0041}',
  '\r\n\r\n- item',
  '\t',
  '\0',
  '\ud800',
  '[^1]',
  '$x^2$',
  '> quote',
  '1. one',
  '- [x] done',
  '---',
  '<a href="x" onclick="y">',
  '\'"',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));

function expectHarmless(markdown: string): Node {
  const root = rendered(markdown);
  for (const element of elements(root)) {
    expect(OUR_ELEMENTS).toContain(element.tagName);
    expect(element.attrs).toEqual([]);
  }
  const comments = [...walk(root)].filter(({ node }) => node.nodeName === '#comment');
  expect(comments).toEqual([]);
  // Outside code GitHub would link these.
  expect(text(root, 'outside')).not.toMatch(/@\w|#\d|GH-\d|:\w+:|\/\/|www\.|\b[0-9a-f]{7,40}\b/);
  // Nothing that steers or hides.
  expect(text(root, 'outside') + text(root, 'code')).not.toMatch(
    /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u,
  );
  return root;
}

describe('hostile text', () => {
  test('as a name in code: one code element, and in it the text, visibly escaped', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const root = expectHarmless(`${html`<p>${code(name)}</p>`}\n`);
        expect(elements(root).map(({ tagName }) => tagName)).toEqual(['p', 'code']);
        expect(text(root, 'outside').trim()).toBe('');
      }),
      { numRuns: 10_000, examples: HOSTILE.map((name) => [name]) },
    );
  });

  test.each(HOSTILE)('%j', (name) => {
    const root = expectHarmless(`${html`<p>${code(name)}</p>`}\n`);
    expect(elements(root)).toHaveLength(2);
  });

  test('in every place of a whole summary', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const failing: FailingTest[] = [{ suite: a, name: b, file: a, line: 3, message: b }];
        const view = aFailedView({ failing, path: a, command: [b], branch: a, closing: b, what: a });
        const heads = elements(expectHarmless(jobSummary(a, b, view))).filter(({ tagName }) => tagName === 'table');
        expect(heads).toHaveLength(4);
      }),
      { numRuns: 500 },
    );
  });

  test('of any length takes only the room there is, and what is cut is said', () => {
    const long = '|@#`<'.repeat(100_000);
    const failing = Array.from(
      { length: 5000 },
      (_, i): FailingTest => ({ suite: null, name: `${i} ${long}`, file: long, line: i, message: long }),
    );
    for (const room of [65_535, 20_000, 6_000]) {
      const summary = checkSummary(aFailedView({ failing, path: long.slice(0, 4000) }), room);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(room);
      expectHarmless(summary);
      expect(summary).toMatch(/more failing tests|failing tests; the log/);
    }
  });
});

test('our own words: code between backticks, nothing else', () => {
  expect(String(words('use `a|b`, not <c>'))).toBe('use <code>a&#124;b</code>&#44; not &#60;c&#62;');
});
