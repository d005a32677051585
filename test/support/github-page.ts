import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment } from 'parse5';
import { ROOT } from './root.ts';

/** Markdown as GitHub makes HTML of it: CommonMark with its extensions, raw HTML, then its list of what is allowed. */
export function githubHtml(markdown: string): string {
  const raw = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  return toHtml(sanitize(fromParse5(parseFragment(raw)), defaultSchema));
}

export interface PageOptions {
  readonly theme: 'light' | 'dark';
  /** What GitHub shows above: a check's name and title; null for a job summary or a comment. */
  readonly title: string | null;
}

const SHEETS = { light: 'github-markdown-light.css', dark: 'github-markdown-dark.css' } as const;
const COLOURS = {
  light: { paper: '#ffffff', line: '#d1d9e0', ink: '#1f2328' },
  dark: { paper: '#0d1117', line: '#3d444d', ink: '#f0f6fc' },
} as const;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page that holds one rendered text as GitHub shows it. */
export function githubPage(markdown: string, { theme, title }: PageOptions): string {
  const css = readFileSync(join(ROOT, 'node_modules', 'github-markdown-css', SHEETS[theme]), 'utf8');
  const { paper, line, ink } = COLOURS[theme];
  const head = title === null ? '' : `<header>${escaped(title)}</header>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${css}
body { margin: 0; padding: 16px; background: ${paper}; }
header { font: 600 20px/1.25 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; color: ${ink}; padding-bottom: 12px; margin-bottom: 16px; border-bottom: 1px solid ${line}; overflow-wrap: anywhere; }
</style></head><body>${head}<article class="markdown-body">${githubHtml(markdown)}</article></body></html>`;
}
