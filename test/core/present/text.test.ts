import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/core/judge.ts';
import type { Evidence } from '../../../src/core/model/evidence.ts';
import { type DecidingCode, REASON_CODES, REASONS, type Reason } from '../../../src/core/model/reasons.ts';
import { widthOf } from '../../../src/core/present/columns.ts';
import { MAX_LINES } from '../../../src/core/present/screen.ts';
import { type VerdictView, verdictLine, verdictText } from '../../../src/core/present/text.ts';
import { aLog, anEvidence, aReport, aRunner, aTally, expectations } from '../../support/builders.ts';
import { aReceipt } from '../../support/receipt-builder.ts';

const SCREEN = { columns: 100, colour: false };

function show(evidence: Evidence, receipt: Parameters<typeof aReceipt>[0] = {}): string {
  const value = aReceipt(receipt, evidence.exit);
  const view: VerdictView = {
    evidence,
    verdict: judge(evidence),
    receipt: { value, sha256: '9f3c41d0'.padEnd(64, '0'), folder: '.receipt/default' },
  };
  return verdictText(view, SCREEN);
}

const failing = (name: string, line: number, message: string, file: string | null = 'src/cart.test.ts') => ({
  suite: file,
  name,
  file,
  line,
  message,
});

describe('a screen', () => {
  test('passed', () => {
    const tally = aTally({ passed: 126, skipped: 2 });
    const log = aLog({
      sizeBytes: 48_213,
      runners: [aRunner({ tally, closing: { line: 9, text: '      Tests  126 passed | 2 skipped (128)' } })],
    });
    expect(show(anEvidence({ log, reports: [aReport({ tally })] }))).toMatchInlineSnapshot(`
      "PASSED  128 tests: 126 passed, 2 skipped                                                      12.4 s

        exit      0
        log       48.2 KB, closed by vitest: Tests 126 passed | 2 skipped (128)
        reports   report.xml: 128 cases
        tested    3f2a9c1 on topic, clean; node 24.22.3, linux x64
        receipt   .receipt/default/receipt.json  9f3c41d0…
      "
    `);
  });

  test('failed behind a masked exit', () => {
    const tally = aTally({ passed: 124, failed: 2, skipped: 2 });
    const log = aLog({
      sizeBytes: 51_000,
      runners: [aRunner({ tally, closing: { line: 9, text: 'Tests  2 failed | 124 passed | 2 skipped (128)' } })],
    });
    const red = [failing('cart > adds tax', 41, 'expected 19.9 to be 20'), failing('cart > rounds half up', 58, 'expected 2 to be 3')];
    expect(show(anEvidence({ log, reports: [aReport({ tally, failing: red })] }))).toMatchInlineSnapshot(`
      "FAILED  2 of 128 tests                                                                 test-failures

        ✗ cart > adds tax        src/cart.test.ts:41  expected 19.9 to be 20
        ✗ cart > rounds half up  src/cart.test.ts:58  expected 2 to be 3

        exit      0   ← hides the failures: look for \`|| true\` or a pipe without pipefail
        log       51.0 KB, closed by vitest: Tests 2 failed | 124 passed | 2 skipped (128)
        reports   report.xml: 128 cases, 2 failed
        tested    3f2a9c1 on topic, clean; node 24.22.3, linux x64
        receipt   .receipt/default/receipt.json  9f3c41d0…

        Do   Fix the failing tests; the log has their whole output.
             More: npx receipt explain test-failures
      "
    `);
  });

  test('incomplete: a report cut short', () => {
    const where = { file: 'report.xml', line: 212, column: 17, byte: 48_213 };
    const args = {
      file: 'report.xml',
      why: '<testcase> is never closed; 412 cases were read before it',
      cases: 412,
      do: 'The file is cut short: let the runner finish, then run again.',
    };
    const reason: Reason = { code: 'junit-malformed', where, args };
    expect(
      show(anEvidence({ reports: [{ kind: 'rejected', path: 'report.xml', state: 'created', reason, companion: false }] })),
    ).toMatchInlineSnapshot(`
      "INCOMPLETE  report.xml is cut short                                                  junit-malformed

        report.xml:212:17 (byte 48213)  <testcase> is never closed; 412 cases were read before it

        exit      0                                             says: fine
        log       100 B, closed by vitest: Tests 4 passed (4)   says: 4 passed
        reports   report.xml: unreadable after 412 cases        can't be believed
        tested    3f2a9c1 on topic, clean; node 24.22.3, linux x64
        receipt   .receipt/default/receipt.json  9f3c41d0…

        Do   The file is cut short: let the runner finish, then run again.
             More: npx receipt explain junit-malformed
      "
    `);
  });

  test('incomplete: no report, with the command to copy', () => {
    expect(show(anEvidence({ reports: [] }))).toMatchInlineSnapshot(`
      "INCOMPLETE  vitest ran, but wrote no JUnit report                                      junit-missing

        exit      0                                                says: fine
        log       100 B, closed by vitest: Tests 4 passed (4)      says: 4 passed
        reports   none; looked for new files at the usual places   says: nothing
        tested    3f2a9c1 on topic, clean; node 24.22.3, linux x64
        receipt   .receipt/default/receipt.json  9f3c41d0…

        Do   npx receipt run -- npx vitest run --reporter=default --reporter=junit --outputFile.junit=report.xml
      "
    `);
  });

  test('incomplete: no report behind npm test', () => {
    const command = ['npm', 'test'];
    expect(show(anEvidence({ reports: [], command }), { suite: { ...aReceipt().suite, command } })).toContain(
      'npx receipt run -- npm test -- --reporter=default',
    );
  });

  test('passed by leave says so in its first line', () => {
    const evidence = anEvidence({ reports: [], expectations: expectations({ reports: ['none'] }), leniencies: ['report-none'] });
    expect(show(evidence).split('\n')[0]).toMatchInlineSnapshot(
      `"PASSED  4 tests passed; exit and log only, no report (--report none)                          12.4 s"`,
    );
    const view = { evidence, verdict: judge(evidence), receipt: null };
    expect(verdictLine(view, SCREEN)).toMatchInlineSnapshot(`
      "PASSED  4 tests passed; exit and log only, no report (--report none)
      "
    `);
  });

  test('outside git', () => {
    const evidence = anEvidence({ source: null, sourceMissing: 'not a git repository' });
    expect(show(evidence, { source: null, source_missing: 'not a git repository' })).toContain(
      'tested    no commit: not a git repository; node 24.22.3, linux x64',
    );
  });

  test('a command that failed before any test shows its last lines', () => {
    const log = aLog({ runners: [], tail: ['> lint', 'src/a.ts:3:1 unused variable', '\u001b[31m1 problem\u001b[0m'] });
    expect(show(anEvidence({ exit: { kind: 'exited', code: 2 }, command: ['npm', 'test'], log, reports: [] }))).toMatchInlineSnapshot(`
      "INCOMPLETE  exit 2 before any test ran                                          command-failed-early

        | > lint
        | src/a.ts:3:1 unused variable
        | \\x1b[31m1 problem\\x1b[0m

        exit      2                                                says: failed
        log       100 B, no runner's closing lines                 says: nothing
        reports   none; looked for new files at the usual places   says: nothing
        tested    3f2a9c1 on topic, clean; node 24.22.3, linux x64
        receipt   .receipt/default/receipt.json  9f3c41d0…

        Do   A lint, compile or set-up step before the tests failed: fix what its last lines say.
             More: npx receipt explain command-failed-early
      "
    `);
  });
});

test('is at most 25 lines long, however much there is to say', () => {
  const tally = aTally({ failed: 500, passed: 1, skipped: 1 });
  const many = Array.from({ length: 20 }, (_, i) => failing(`test ${i} ${'long name '.repeat(30)}`, i, 'message '.repeat(80)));
  const log = aLog({ runners: [aRunner({ tally })], tail: Array.from({ length: 20 }, () => 'x'.repeat(400)) });
  const text = show(
    anEvidence({
      exit: { kind: 'exited', code: 0 },
      log,
      reports: [aReport({ tally, failing: many })],
      movedAside: 3,
      steering: ['NODE_OPTIONS'],
    }),
  );
  const rows = text.trimEnd().split('\n');
  expect(rows.length).toBeLessThanOrEqual(MAX_LINES);
  expect(text).toMatch(/and 4\d\d more: \.receipt\/default\/log\.txt/);
  for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(100);
});

const CODES = REASON_CODES.filter((code): code is DecidingCode => REASONS[code].outcome !== 'note');

test.each(CODES)('%s has a headline, and what to do', (code) => {
  const outcome = REASONS[code].outcome as 'failed' | 'incomplete';
  const view = { evidence: anEvidence(), verdict: { outcome, decidedBy: code, tally: null, reasons: [{ code }] }, receipt: null } as const;
  const rows = verdictText(view, SCREEN).trimEnd().split('\n');
  expect(rows[0]).toMatch(new RegExp(`^${outcome.toUpperCase()}  \\S.* ${code}$`));
  expect(rows.length).toBeLessThanOrEqual(MAX_LINES);
  expect(rows.some((row) => row.startsWith('  Do   '))).toBe(true);
});

test('lets no hostile text steer the terminal, wherever it comes from', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(hostile, hostile, hostile, (a, b, c) => {
      const reason: Reason = { code: 'junit-malformed', where: { file: a, line: 1 }, args: { file: a, why: b, do: c } };
      const log = aLog({ runners: [aRunner({ closing: { line: 1, text: c } })], tail: [a, b, c] });
      const value = aReceipt({ source_missing: b, suite: { ...aReceipt().suite, command: [a, b, c] } });
      const evidences = [
        anEvidence({ log, reports: [{ kind: 'rejected', path: a, state: 'created', reason, companion: false }] }),
        anEvidence({
          log,
          reports: [aReport({ tally: aTally({ failed: 1 }), failing: [{ suite: a, name: b, file: c, line: 1, message: a }] }, { path: b })],
        }),
        anEvidence({ log: aLog({ runners: [], tail: [a, b] }), exit: { kind: 'not_started', message: c }, reports: [] }),
      ];
      for (const evidence of evidences) {
        const text = verdictText({ evidence, verdict: judge(evidence), receipt: { value, sha256: '0'.repeat(64), folder: c } }, SCREEN);
        expect(text.replaceAll('\n', '').replace(/\p{Emoji}[\ufe0e\ufe0f]/gu, '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u,
        );
        expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
      }
    }),
    { numRuns: 300 },
  );
});

test('colours the outcome where colours are wanted, without changing a word', () => {
  const evidence = anEvidence();
  const view = { evidence, verdict: judge(evidence), receipt: null };
  const coloured = verdictText(view, { columns: 100, colour: true });
  expect(coloured).toContain('\u001b[32mPASSED\u001b[39m');
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(verdictText(view, SCREEN));
});
