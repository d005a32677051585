import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../src/cli/option-table.ts';
import { LENIENCIES } from '../src/core/model/expectations.ts';
import { REASON_CODES } from '../src/core/model/reasons.ts';
import { receiptSchema } from '../src/core/model/receipt.ts';
import { VERSION } from '../src/core/model/version.ts';
import { start } from './support/cli.ts';
import { ROOT } from './support/root.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const papers = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
].filter((path) => path.endsWith('.md'));

/** Every key that an object of this schema may have, at any depth. */
function keysOf(schema: unknown, keys = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return keys;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'properties' && typeof value === 'object' && value !== null) for (const key of Object.keys(value)) keys.add(key);
    keysOf(value, keys);
  }
  return keys;
}

test('the generated documents are what the code gives', async () => {
  const ended = await start(process.execPath, [join(ROOT, 'scripts', 'docs.mjs'), '--check'], { cwd: ROOT });
  expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: '' });
});

describe('docs/receipt-format.md', () => {
  const page = read('docs/receipt-format.md');

  test('holds a whole receipt as an example', () => {
    const [, example = ''] = /```json\n(.*?)\n```/s.exec(page) ?? [];
    const receipt = receiptSchema.parse(JSON.parse(example));
    expect(receipt).toMatchObject({ tool: { version: VERSION }, verdict: { outcome: 'passed' } });
  });

  test('names every field', () => {
    const schema = JSON.parse(read('docs/receipt-v1.schema.json')) as unknown;
    const prose = page.replace(/```.*?```/gs, '');
    expect([...keysOf(schema)].filter((key) => !prose.includes(`\`${key}\``))).toEqual([]);
  });
});

test('docs/verdicts.md names every leniency', () => {
  const page = read('docs/verdicts.md');
  expect(LENIENCIES.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});

test('docs/reasons.md has an anchor for every reason', () => {
  const page = read('docs/reasons.md');
  expect(REASON_CODES.filter((code) => !page.includes(`\n### ${code}\n`))).toEqual([]);
});

describe.each(papers)('%s', (path) => {
  const page = read(path);

  test('links to files that are there', () => {
    const targets = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => join(dirname(path), target));
    expect(targets.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
  });

  test('speaks of options that exist', () => {
    // Of receipt, not of runners: those in lines that begin with it, and those in code spans of their own.
    const spans = [...page.matchAll(/`(--[a-z][a-z-]*)[^`]*`/g)].map(([, option = '']) => option);
    const lines = [...page.matchAll(/\breceipt (?:run|verify|judge|lint|show|clean|explain)\b([^`\n]*)/g)].flatMap(([, rest = '']) =>
      [...(rest.split(' -- ')[0] ?? '').matchAll(/(?<=\s)--[a-z][a-z-]*/g)].map(([option]) => option),
    );
    const known = new Set([...Object.keys(OPTIONS).map((name) => `--${name}`), '--version']);
    expect([...spans, ...lines].filter((option) => !known.has(option))).toEqual([]);
  });
});
