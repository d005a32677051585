import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../../../src/core/judge.ts';
import type { Evidence } from '../../../src/core/model/evidence.ts';
import type { Receipt } from '../../../src/core/model/receipt.ts';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { distrusted, toVerdictJson, VERDICT_JSON_MAX_BYTES } from '../../../src/core/present/verdict-json.ts';
import { aLog, anEvidence, aReport, aTally } from '../../support/builders.ts';
import { aReceipt } from '../../support/receipt-builder.ts';

const SHA = 'c'.repeat(64);
const make = (evidence: Evidence, receipt: Receipt = aReceipt({}, evidence.exit)) => toVerdictJson(receipt, evidence, judge(evidence), SHA);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function withFailing(failing: readonly FailingTest[]): Evidence {
  const tally = aTally({ passed: 1, failed: failing.length });
  return anEvidence({ exit: { kind: 'exited', code: 1 }, reports: [aReport({ tally, failing })] });
}

test('holds all that an agent needs, in one fixed order', () => {
  const { value, bytes } = make(anEvidence());
  expect(Object.keys(value)).toEqual([
    'schema',
    'outcome',
    'class',
    'decided_by',
    'reasons',
    'tally',
    'exit',
    'failing',
    'tail',
    'log',
    'reports',
    'source',
    'receipt_sha256',
  ]);
  expect(value).toMatchObject({
    outcome: 'passed',
    class: null,
    decided_by: null,
    exit: { kind: 'exited', code: 0 },
    failing: [],
    receipt_sha256: SHA,
  });
  expect(value.reports).toEqual([{ path: 'reports/001.xml', sha256: 'b'.repeat(64) }]);
  expect(value.source).toEqual({
    git_head: '3f2a9c1'.padEnd(40, '0'),
    git_tree: 'c0ffee'.padEnd(40, '0'),
    worktree: '51be07aa'.padEnd(64, '0'),
    dirty: false,
  });
  expect(JSON.parse(text(bytes))).toEqual(value);
});

test('names the deciding reason first, with message, remedy and class', () => {
  const { value } = make(anEvidence({ reports: [] }));
  expect(value.reasons[0]).toMatchObject({ code: 'junit-missing', outcome: 'incomplete', class: 'code', where: null });
  expect(value.reasons[0]?.remedy).toContain('npx receipt run -- npx vitest run --reporter=default');
  expect(value.class).toBe('code');
});

test('shows the end of the log only where the command failed before or beside the tests', () => {
  const log = aLog({ runners: [], tail: ['one', 'two'] });
  expect(make(anEvidence({ exit: { kind: 'exited', code: 2 }, command: ['npm', 'test'], log, reports: [] })).value).toMatchObject({
    decided_by: 'command-failed-early',
    tail: ['one', 'two'],
  });
  expect(make(anEvidence({ log: aLog({ tail: ['one'] }) })).value.tail).toBeNull();
});

test('stays within 8 KiB and says what it left out', () => {
  const failing = Array.from({ length: 20 }, (_, i) => ({
    suite: 's'.repeat(500),
    name: `${i}${'n'.repeat(900)}`,
    file: 'f'.repeat(900),
    line: i,
    message: 'm'.repeat(900),
  }));
  const { value, bytes } = make(withFailing(failing));
  expect(bytes.length).toBeLessThanOrEqual(VERDICT_JSON_MAX_BYTES);
  expect(value.failing.length).toBeGreaterThan(0);
  expect(value.omitted?.failing).toBe(20 - value.failing.length);
});

test('keeps twenty failing tests of usual size, whole', () => {
  const failing = Array.from({ length: 20 }, (_, i) => ({
    suite: 'cart.test.ts',
    name: `cart > adds tax ${i}`,
    file: 'src/cart.test.ts',
    line: i,
    message: 'expected 19.9 to be 20',
  }));
  const { value } = make(withFailing(failing));
  expect(value.failing).toEqual(failing);
  expect(value.omitted).toBeUndefined();
});

test('stays within 8 KiB and gives the same bytes again, whatever the evidence holds', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 3000 });
  const test_ = fc.record({
    suite: fc.option(hostile),
    name: hostile,
    file: fc.option(hostile),
    line: fc.option(fc.nat()),
    message: hostile,
  });
  fc.assert(
    fc.property(
      fc.array(test_, { maxLength: 20 }),
      fc.array(hostile, { maxLength: 20 }),
      fc.array(hostile, { maxLength: 60 }),
      (failing, tail, paths) => {
        const evidence = { ...withFailing(failing), log: aLog({ tail }) };
        const reports = paths.map((path) => ({
          path,
          original_path: path,
          sha256: 'b'.repeat(64),
          size_bytes: 1,
          state: 'created' as const,
          tally: null,
        }));
        const receipt = aReceipt({ evidence: { ...aReceipt().evidence, reports } });
        const { bytes } = make(evidence, receipt);
        expect(bytes.length).toBeLessThanOrEqual(VERDICT_JSON_MAX_BYTES);
        expect(text(make(structuredClone(evidence), structuredClone(receipt)).bytes)).toBe(text(bytes));
        expect(() => JSON.parse(text(bytes))).not.toThrow();
      },
    ),
    { numRuns: 100 },
  );
});

test('what is not believed decides, and what was derived is still told', () => {
  const evidence = anEvidence();
  const verdict = distrusted(judge(evidence), [{ code: 'digest-mismatch', args: { file: 'log.txt', why: 'it is missing' } }]);
  const { value } = toVerdictJson(aReceipt(), evidence, verdict, SHA);
  expect(value).toMatchObject({ outcome: 'incomplete', decided_by: 'digest-mismatch', class: 'infrastructure', tally: { passed: 4 } });
});

test('without a receipt there is nothing to tell but why', () => {
  const verdict = distrusted(null, [{ code: 'receipt-missing', args: { looked: 'looked in .receipt' } }]);
  expect(toVerdictJson(null, null, verdict, null).value).toMatchObject({
    outcome: 'incomplete',
    decided_by: 'receipt-missing',
    tally: null,
    exit: null,
    log: null,
    source: null,
    receipt_sha256: null,
  });
});
