import { expect, test } from 'vitest';
import { sentenceOf } from '../../../src/core/model/reasons.ts';
import { type LintLine, lintJson, lintText } from '../../../src/core/present/lint.ts';

const tally = { tests: 128, passed: 126, failed: 0, errored: 0, skipped: 2, flaky: 0 };
const declared = { tests: 128, failures: 0, errors: 0, skipped: 2 };
const good: LintLine = {
  path: 'reports/a.xml',
  accepted: true,
  code: null,
  where: null,
  sizeBytes: null,
  root: 'testsuites',
  tally,
  declared,
  notes: [],
  reason: null,
};
const where = { file: 'reports/b.xml', line: 212, column: 17, byte: 48213 };
const cut: LintLine = {
  ...good,
  path: 'reports/b.xml',
  accepted: false,
  code: 'junit-malformed',
  where,
  sizeBytes: 48213,
  root: null,
  tally: null,
  declared: null,
  reason: {
    code: 'junit-malformed',
    where,
    args: { file: 'reports/b.xml', why: '<testcase> is never closed', do: 'Let the runner finish.' },
  },
};
const trx: LintLine = {
  ...cut,
  path: 'reports/c.xml',
  code: 'not-junit',
  where: { file: 'reports/c.xml', line: 1, column: 1 },
  reason: {
    code: 'not-junit',
    where: { line: 1, column: 1 },
    args: { file: 'reports/c.xml', format: 'a TRX file', how: 'dotnet test writes JUnit.' },
  },
};
const screen = { columns: 100, colour: false };

test('one line for each report: where, ok or refused, what; and what to do below it', () => {
  expect(lintText([good, cut, trx], screen)).toBe(`reports/a.xml           ok          128 cases: 126 passed, 2 skipped
reports/b.xml:212:17    refused     <testcase> is never closed (byte 48213 of 48213)    junit-malformed
                                    Let the runner finish.
reports/c.xml:1:1       refused     this is a TRX file, not JUnit    not-junit
                                    dotnet test writes JUnit.
2 of 3 reports refused
`);
  expect(lintText([good], screen)).toMatch(/\n1 report ok\n$/);
});

test('notes that the counts do not say stand below them', () => {
  const notes = [
    { code: 'some-skipped' as const, args: { count: 2 } },
    { code: 'count-mismatch' as const, args: { what: 's declares 3 tests and holds 2' } },
  ];
  const text = lintText([{ ...good, notes }], screen);
  expect(text).toContain('The counts do not agree: s declares 3 tests and');
  expect(text).not.toContain('tests were skipped');
});

test('colours mark the words, and nothing else changes', () => {
  const text = lintText([good, cut], { columns: 100, colour: true });
  expect(text).toContain('\u001b[32mok');
  expect(text).toContain('\u001b[31mrefused');
  expect(text.replace(/\u001b\[\d+m/g, '')).toBe(lintText([good, cut], screen));
});

test('hostile names can neither steer a terminal nor break a line', () => {
  const path = 'a\u001b[2J\n\u202e.xml';
  const text = lintText([{ ...cut, path, reason: { code: 'junit-malformed', args: { file: path, why: 'x\u001b]0;y\u0007' } } }], screen);
  expect(text).not.toMatch(/[\u001b\u0007\u202e]/);
  expect(text.split('\n').filter((line) => line.includes('refused')).length).toBe(2);
  expect(lintJson([{ ...good, path }])).not.toMatch(/[\u001b\u202e]/);
});

test('JSON says the same', () => {
  const [first, second] = JSON.parse(lintJson([{ ...good, notes: [{ code: 'flaky', args: { count: 1 } }] }, cut]));
  expect(first).toEqual({
    path: 'reports/a.xml',
    accepted: true,
    code: null,
    where: null,
    root: 'testsuites',
    tally,
    declared,
    notes: [{ code: 'flaky', message: sentenceOf({ code: 'flaky', args: { count: 1 } }), where: null }],
    message: null,
    remedy: null,
  });
  expect(second).toMatchObject({
    accepted: false,
    code: 'junit-malformed',
    where: { line: 212, column: 17, byte: 48213 },
    message: cut.reason === null ? '' : sentenceOf(cut.reason),
    remedy: 'Let the runner finish.',
  });
});
