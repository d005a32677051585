import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect } from 'vitest';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Markdown with GFM, then HTML, before GitHub's list of what is allowed takes anything out: nothing may need that list. */
export function rendered(markdown: string): Node {
  return parseFragment(micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }));
}

function* walk(node: Node, inCode = false): Generator<{ node: Node; inCode: boolean }> {
  yield { node, inCode };
  const within = inCode || ('tagName' in node && node.tagName === 'code');
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* walk(child, within);
}

export const elementsOf = (root: Node): Element[] => [...walk(root)].flatMap(({ node }) => ('tagName' in node ? [node as Element] : []));
export const textOf = (root: Node, where: 'code' | 'outside'): string =>
  [...walk(root)].flatMap(({ node, inCode }) => ('value' in node && inCode === (where === 'code') ? [node.value] : [])).join('\u0000');

const OURS = ['b', 'br', 'code', 'details', 'h3', 'li', 'p', 'pre', 'summary', 'table', 'tbody', 'td', 'th', 'tr', 'ul'];

/** What GitHub makes something of in text outside code: mentions, references in every form, commits, addresses, emoji, advisories, mathematics. */
const LINKED = /@\w|#\d|\bGH-\d|\b(?:CVE|GHSA)-\w|:[\w+-]+:|:\/\/|www\.|\b[0-9a-f]{7,64}\b|\$/i;
const STEERING =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e0fff}]|[\ud800-\udfff]|\p{M}{4}/u;

/** What of ours a text may have beyond words. */
export interface Ours {
  /** Addresses. */
  readonly links?: readonly string[];
  /** The one comment that readers don't see. */
  readonly marker?: string;
}

/** Holds a text to the rendering contract. @returns the document. */
export function expectHarmless(markdown: string, { links = [], marker }: Ours = {}): Node {
  const root = rendered(markdown);
  for (const { tagName, attrs } of elementsOf(root)) {
    if (tagName === 'a') expect(links).toContain(attrs[0]?.value);
    else expect(OURS).toContain(tagName);
    expect(attrs.map(({ name }) => name)).toEqual(tagName === 'a' ? ['href'] : []);
  }
  const comments = [...walk(root)].flatMap(({ node }) => (node.nodeName === '#comment' && 'data' in node ? [node.data.trim()] : []));
  expect(comments).toEqual(marker === undefined ? [] : [marker]);
  expect(textOf(root, 'outside')).not.toMatch(LINKED);
  for (const text of [textOf(root, 'outside'), textOf(root, 'code')]) expect(text.replaceAll('\u0000', '')).not.toMatch(STEERING);
  return root;
}

/** What can be done to a reader or to GitHub with a test's name. */
export const HOSTILE = [
  '✅ all passed',
  '</code></td></table>',
  '</code></pre>',
  '</details>',
  '</p>\n\n# PASSED',
  '<img src=//evil.invalid/x.png>',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<a href="https://evil.invalid" onclick="y">',
  '[x](https://evil.invalid)',
  '[x](javascript:alert(1))',
  '![x](https://evil.invalid/y.png)',
  '[x]: https://evil.invalid',
  '<https://evil.invalid>',
  '@octo-org/team',
  '@octocat',
  '@\u200boctocat',
  '#1',
  'octo-org/octo-repo#1',
  'octo-org/octo-repo@0123456789abcdef0123456789abcdef01234567',
  'GH-1',
  'CVE-2024-12345',
  'GHSA-aaaa-bbbb-cccc',
  'a'.repeat(40),
  '0123456789abcdef0123456789abcdef01234567',
  'deadbee',
  'https://evil.invalid',
  'http://127.0.0.1:80/?q=<x>',
  'www.evil.invalid',
  'a@evil.invalid',
  'mailto:a@evil.invalid',
  'xmpp:a@evil.invalid',
  '`code`',
  '``',
  '```\n# out of the fence\n```',
  '````',
  '~~~',
  '~~struck~~',
  '**bold** __bold__ *i* _i_',
  '| a | b |\n|---|---|\n| c | d |',
  '\\|',
  '\\',
  '\\`',
  ':tada:',
  ':+1:',
  '<!-- ',
  '-->',
  '<!-- receipt:comment:v1 -->',
  '<![CDATA[',
  ']]>',
  '<?php',
  '&lt;img&gt;',
  '&#64;octocat',
  '&#x40;octocat',
  '&commat;octocat',
  '&amp;#35;1',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\u202egnp.exe',
  '\u2066isolated\u2069',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u{e0041}\u{e0042}\u{e007f}',
  'e\u0301\u0302\u0303\u0304\u0305\u0306',
  '\r\n\r\n- item',
  '\n\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\v\f',
  '\t',
  '    indented',
  '\0',
  '\ud800',
  '\udc00',
  '[^1]',
  '[^1]: note',
  '$x^2$',
  '$`x`$',
  '$$',
  '> quote',
  '> [!WARNING]\n> forged',
  '1. one',
  '- [x] done',
  '---',
  '===',
  '# heading',
  '{{ 1 }}',
  `$${'{{'} secrets.X }}`,
  '%0A::error::x',
  '::set-output name=x::y',
  '##[error]x',
  '\'"',
  'x'.repeat(5000),
  '&'.repeat(3000),
  '\u0301'.repeat(2000),
  '🎉',
  '👩‍👩‍👧',
  '日本語',
  'שלום',
] as const;

/** Names that mix all of that with whatever else a string can hold. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'<>&"\'`@#:/\\|*_~[]()!-=+.$%^{};?\n\r\t '), maxLength: 30 }) },
      { weight: 1, arbitrary: fc.constantFrom(' ', '\n', '\n\n', ' > ', '_', 'a') },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));
