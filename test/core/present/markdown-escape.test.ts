import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, codeLines, html, link, prose, words } from '../../../src/core/present/markdown-escape.ts';
import { elementsOf, expectHarmless, HOSTILE, hostileText, rendered, textOf } from '../../support/harmless.ts';

describe('hostile text', () => {
  test('as a name in code: one code element, and in it the text, visibly escaped', () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const root = expectHarmless(`${html`<p>${code(name)}</p>`}\n`);
        expect(elementsOf(root).map(({ tagName }) => tagName)).toEqual(['p', 'code']);
        expect(textOf(root, 'outside').trim()).toBe('');
      }),
      { numRuns: 10_000, examples: HOSTILE.map((name) => [name]) },
    );
  });

  test.each(HOSTILE)('%j', (name) => {
    const root = expectHarmless(`${html`<p>${code(name)}</p>`}\n`);
    expect(elementsOf(root)).toHaveLength(2);
  });

  test('as lines of a log: one block, a line each', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 5 }), (lines) => {
        const root = expectHarmless(`${codeLines(lines, 100)}\n\n${html`<p>after</p>`}\n`);
        expect(elementsOf(root).map(({ tagName }) => tagName)).toEqual(['pre', 'code', 'p']);
        expect(textOf(root, 'code').split('\n')).toHaveLength(lines.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('in words of ours it becomes code, unless nothing in it can be linked', () => {
    fc.assert(
      fc.property(hostileText, (text) => void expectHarmless(`${html`<p>${prose(text)}</p>`}\n`)),
      { numRuns: 10_000, examples: HOSTILE.map((name) => [name]) },
    );
    expect(String(prose('Let the runner finish, then run again.'))).not.toContain('<code>');
    for (const text of [
      '@octocat',
      'see #1',
      'octo-org/octo-repo#1',
      'TICKET-12',
      'CVE-2024-1',
      'deadbeef',
      'x.invalid/www.y',
      ':tada:',
      'größe',
    ]) {
      expect(String(prose(text))).toMatch(/^<code>/);
    }
  });

  test('as an address it is a link only where it is a plain one', () => {
    const server = 'https://github.invalid';
    const page = 'https://github.invalid/octo-org/octo-repo/runs/1000';
    expect(String(link('the check', page, server))).toBe(`<a href="${page}">the check</a>`);
    fc.assert(
      fc.property(hostileText, (text) => void expectHarmless(`${html`<p>${link('the check', text, server)}</p>`}\n`)),
      { numRuns: 2000 },
    );
    for (const url of [
      'javascript:alert(1)',
      'https://github.invalid/"onclick="',
      'https://github.invalid/?a=1',
      'https://github.invalid.evil/x',
      `https://github.invalid/${'a'.repeat(600)}`,
    ]) {
      expect(elementsOf(rendered(String(html`<p>${link('x', url, server)}</p>`))).map(({ tagName }) => tagName)).toEqual(['p', 'code']);
    }
  });
});

test('our own words: code between backticks, nothing else', () => {
  expect(String(words('use `a|b`, not <c>'))).toBe('use <code>a&#124;b</code>&#44; not &#60;c&#62;');
});
