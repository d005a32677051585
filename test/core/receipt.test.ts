import { describe, expect, test } from 'vitest';
import { judge } from '../../src/core/judge.ts';
import type { Receipt } from '../../src/core/model/receipt.ts';
import {
  completeReceipt,
  parseReceipt,
  renderReceipt,
  reportPathsOf,
  suiteFingerprint,
  toEvidence,
  toVerdictEntry,
} from '../../src/core/receipt.ts';
import { aLog, anEvidence, aReport } from '../support/builders.ts';
import { aReceipt } from '../support/receipt-builder.ts';

const text = (receipt: Receipt) => new TextDecoder().decode(renderReceipt(receipt));
const parse = (json: string) => parseReceipt(new TextEncoder().encode(json));
const WHOLE = text(aReceipt());

describe('a receipt', () => {
  test('reads back as it was written, and is written in the same bytes again', () => {
    const parsed = parse(WHOLE);
    expect(parsed).toEqual({ receipt: aReceipt() });
    expect('receipt' in parsed && text(parsed.receipt)).toBe(WHOLE);
    expect(WHOLE.startsWith('{\n  "schema": "receipt/v1",\n  "tool": {\n')).toBe(true);
    expect(WHOLE.endsWith('\n}\n')).toBe(true);
  });

  test('has its keys in one order, whatever the order in which it was put together', () => {
    const shuffled = Object.fromEntries(Object.entries(aReceipt()).reverse()) as Receipt;
    expect(text(shuffled)).toBe(WHOLE);
  });

  test('that breaks the schema is not written', () => {
    expect(() => renderReceipt({ ...aReceipt(), schema: 'receipt/v2' as 'receipt/v1' })).toThrow();
  });

  test.each<[string, string, RegExp]>([
    ['nothing', '', /^it is empty$/],
    ['cut short', WHOLE.slice(0, -40), /^it is not whole JSON$/],
    ['no JSON', 'passed', /^it is not whole JSON$/],
    ['another thing', '[]\n', /expected object/i],
    ['a newer minor version', WHOLE.replace('receipt/v1', 'receipt/v1.1'), /newer version \(schema receipt\/v1\.1\); update/],
    ['a newer major version', WHOLE.replace('receipt/v1', 'receipt/v2'), /newer version/],
    ['no version of ours', WHOLE.replace('receipt/v1', 'r'), /^schema: /],
    ['an unknown key', WHOLE.replace('"policy": null', '"policy": null,\n  "trust": "me"'), /trust/],
    ['a missing key', WHOLE.replace('  "policy": null,\n', ''), /^policy: /],
    ['a wrong type', WHOLE.replace('"dirty": false', '"dirty": "no"'), /^source\.dirty: /],
    ['a digest in capitals', WHOLE.replace('a'.repeat(64), 'A'.repeat(64)), /^evidence\.log\.sha256: /],
    ['a negative count', WHOLE.replace('"generated": 0', '"generated": -1'), /^source\.after\.generated: /],
    ['an unknown reason', WHOLE.replace('"decided_by": null', '"decided_by": "whatever"'), /^verdict\.decided_by: /],
    ['an over-long name', WHOLE.replace('"name": "default"', `"name": "${'x'.repeat(101)}"`), /^suite\.name: /],
    ['a key twice', WHOLE.replace('"dirty": false', '"dirty": true,\n    "dirty": false'), /^a key stands twice/],
    ['a key twice, once escaped', WHOLE.replace('"dirty": false', '"d\\u0069rty": true,\n    "dirty": false'), /^a key stands twice/],
    ['another layout', JSON.stringify(JSON.parse(WHOLE)), /formatted anew/],
    ['something behind it', `${WHOLE}\n`, /formatted anew/],
    ['a number in another form', WHOLE.replace('"duration_ms": 12400', '"duration_ms": 1.24e4'), /formatted anew/],
    ['a mark in front of it', `\ufeff${WHOLE}`, /^it is not whole JSON$/],
    ['__proto__', WHOLE.replace('"policy": null', '"__proto__": {},\n  "policy": null'), /__proto__/],
    ['nesting beyond measure', '['.repeat(100_000), /^it is not whole JSON$/],
    ['nesting in a field', WHOLE.replace('"policy": null', `"policy": ${'['.repeat(5000)}${']'.repeat(5000)}`), /^policy: /],
  ])('%s is refused', (_, json, why) => {
    const parsed = parse(json);
    expect(parsed).toEqual({ why: expect.stringMatching(why) });
  });

  test('of bytes that are no UTF-8 is refused', () => {
    const bytes = Buffer.from(WHOLE);
    bytes[bytes.indexOf('topic')] = 0xff;
    expect(parseReceipt(bytes)).toEqual({ why: 'it is not UTF-8' });
  });
});

describe('the evidence of a receipt', () => {
  test('is all that a verdict is derived from', () => {
    const evidence = anEvidence();
    const receipt = aReceipt();
    const { source } = receipt;
    const again = toEvidence(receipt, evidence.log, evidence.reports);
    expect(Object.keys(again).sort()).toEqual(Object.keys(evidence).sort());
    expect(again).toMatchObject({ exit: receipt.run.exit, capture: 'own', command: receipt.suite.command, ci: null, movedAside: 0 });
    expect(again.source).toMatchObject({ git_head: source?.git_head, dirty: false, moved: [] });
    expect(judge(again)).toEqual(judge({ ...evidence, source: again.source, command: again.command }));
  });

  test('carries every fact that changes a verdict', () => {
    const evidence = anEvidence();
    const base = aReceipt();
    const log = { ...base.evidence.log };
    const codes = (parts: Partial<Receipt>) =>
      judge(toEvidence(aReceipt(parts), evidence.log, evidence.reports)).reasons.map(({ code }) => code);
    const withLog = (more: Partial<typeof log>) => ({ evidence: { ...base.evidence, log: { ...log, ...more } } });
    const withSource = (more: object) => ({ source: base.source === null ? null : { ...base.source, ...more } });
    expect(codes({})).toEqual([]);
    expect(codes(withLog({ closed: false, late_output: true }))).toContain('log-not-closed');
    expect(codes(withLog({ leftovers_ended: true }))).toContain('leftover-process');
    expect(codes(withLog({ seen_bytes: log.size_bytes + 1 }))).toContain('log-limit');
    expect(codes(withSource({ moved: ['a'] }))).toContain('tree-moved');
    expect(codes(withSource({ dirty: true }))).toContain('dirty');
    expect(codes({ source: null, source_missing: 'not a git repository' })).toContain('no-source');
    expect(codes({ evidence: { ...base.evidence, moved_aside: 1 } })).toContain('reports-moved');
    expect(codes({ run: { ...base.run, exit: { kind: 'signaled', signal: 'SIGKILL' } } })).toContain('killed-by-signal');
    expect(codes({ suite: { ...base.suite, env: { ...base.suite.env, steering: ['GOFLAGS'] } } })).toContain('env-steers-tests');
  });
});

describe('the entry of a verdict', () => {
  test('is complete, bounded, and survives the receipt', () => {
    const verdict = judge(
      toEvidence(aReceipt({}, { kind: 'not_started', message: `\u001b[2J${'x'.repeat(900)}` }), aLog({ runners: [] }), [aReport()]),
    );
    const entry = toVerdictEntry({
      ...verdict,
      reasons: verdict.reasons.map((reason) => ({
        ...reason,
        args: { ...reason.args, long: 'x'.repeat(9000) },
        where: { file: 'f'.repeat(9000) },
      })),
    } as typeof verdict);
    const parsed = parse(text({ ...aReceipt(), verdict: entry }));
    expect('receipt' in parsed && parsed.receipt.verdict).toEqual(entry);
    expect(entry.reasons[0]).toMatchObject({ code: 'not-started', outcome: 'incomplete' });
  });

  test('of a passed verdict decides nothing', () => {
    const receipt = aReceipt();
    const evidence = anEvidence();
    expect(completeReceipt(receipt, judge(evidence)).verdict).toEqual({
      outcome: 'passed',
      decided_by: null,
      tally: { tests: 4, passed: 4, failed: 0, errored: 0, skipped: 0, flaky: 0 },
      reasons: [],
    });
  });
});

test.each([
  ['name', { name: 'other' }],
  ['command', { command: ['npm', 'test', ''] }],
  ['words', { command: ['npm test'] }],
  ['shell', { shell: true }],
  ['folder', { cwd: 'sub' }],
])('the fingerprint tells another %s', (_, change) => {
  const suite = { name: 'default', command: ['npm', 'test'], shell: false, cwd: '.' };
  expect(suiteFingerprint({ ...suite, ...change })).not.toBe(suiteFingerprint(suite));
  expect(suiteFingerprint({ ...suite })).toBe(suiteFingerprint(suite));
});

test('reports lie where the run was, relative to the top', () => {
  const paths = (cwd: string, ...originals: readonly string[]) => {
    const base = aReceipt();
    const [report] = base.evidence.reports;
    if (report === undefined) throw new Error('no report');
    const reports = originals.map((original_path) => ({ ...report, original_path }));
    return [...reportPathsOf({ suite: { ...base.suite, cwd }, evidence: { ...base.evidence, reports } })];
  };
  expect(paths('.', 'report.xml', './a//b.xml', 'ü.xml')).toEqual(['report.xml', 'a/b.xml', '\xc3\xbc.xml']);
  expect(paths('pkg/a', 'r.xml', '../b/r.xml', '../../r.xml')).toEqual(['pkg/a/r.xml', 'pkg/b/r.xml', 'r.xml']);
  expect(paths('pkg', '/tmp/r.xml', 'C:/r.xml', '../../r.xml')).toEqual([]);
});
