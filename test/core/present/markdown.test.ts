import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { checkSummary, jobSummary } from '../../../src/core/present/markdown.ts';
import { elementsOf, expectHarmless, hostileText, textOf } from '../../support/harmless.ts';
import { SAMPLES, type SampleName } from '../../support/sample-views.ts';
import { aFailedView } from '../../support/views.ts';

/** Text of a rendered summary, as a reader meets it. */
function read(markdown: string): string {
  const root = expectHarmless(markdown);
  const text = (node: object): string =>
    'value' in node ? String(node.value) : 'childNodes' in node ? (node.childNodes as object[]).map(text).join('') : '';
  return text(root).replace(/\s+/g, ' ').trim();
}

/** Texts in the order in which they must stand. */
function expectOrder(text: string, parts: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const part of parts) {
    const rest = text.slice(from);
    const at = typeof part === 'string' ? rest.indexOf(part) : rest.search(part);
    expect(at, `${part} behind: ${text.slice(0, from)}`).toBeGreaterThanOrEqual(0);
    from += at;
  }
}

describe('the summary of a check', () => {
  test.each<[SampleName, readonly (string | RegExp)[]]>([
    [
      'passed',
      [
        '128 tests: 126 passed, 2 skipped. Exit, log and reports agree.',
        'Exit',
        'Log',
        'Reports',
        '✓ fine',
        '✓ 126 passed',
        'Tested: 3f2a9c1',
        'Digests',
      ],
    ],
    [
      'failed',
      [
        '2 of 128 tests failed.',
        'test-failures',
        'Do:',
        '|| true',
        '✗ hides the failures',
        '✗ 2 failed',
        'cart > adds tax',
        'src/cart.test.ts:41',
        'expected 19.9',
        'Tested:',
        'Digests',
      ],
    ],
    [
      'cut-report',
      [
        'The report report.xml is not well-formed',
        'never closed',
        'report.xml:212:17 (byte 48213)',
        'Do: The file is cut short',
        '✓ fine',
        '✓ 501 passed',
        "? can't be believed",
        'Digests',
      ],
    ],
    [
      'killed',
      [
        'The command was ended by SIGKILL.',
        'Do: SIGKILL usually means out of memory',
        '✗ did not end by itself',
        '? never closed',
        '– nothing',
        'Digests',
      ],
    ],
    [
      'no-report',
      ['No JUnit report was written', 'Do: Have vitest write a report.', 'command: npx vitest run --reporter', '– nothing', 'Digests'],
    ],
    [
      'failed-early',
      ['ended with status 2 before any test runner', 'Do:', '✗ failed', 'The last lines of the log:', 'error TS2322', 'Digests'],
    ],
  ])('%s: why and what to do, the witnesses, what is red, digests, in this order', (name, parts) => {
    const { view } = SAMPLES[name]();
    for (const text of [checkSummary(view), jobSummary('receipt', view)]) {
      expectOrder(read(text), [...parts, 'npx test-receipt judge', view.receiptSha256, view.receipt.evidence.log.sha256]);
    }
  });

  test('what follows from the deciding reason is not told as one of its own', () => {
    expect(read(checkSummary(SAMPLES.killed().view))).not.toMatch(/Also|junit-missing/);
  });

  test('a job summary begins with the outcome and the name of the check', () => {
    expect(read(jobSummary('receipt / unit', SAMPLES.failed().view))).toMatch(/^FAILED receipt \/ unit 2 of 128 tests failed\./);
  });
});

const many = (count: number, text = ''): FailingTest[] =>
  Array.from({ length: count }, (_, i) => ({ suite: null, name: `test ${i} ${text}`, file: `src/${text}`, line: i, message: text }));

describe('what is cut is said', () => {
  test('a check shows twenty failing tests, a job summary all that are kept, twenty of them in the open', () => {
    const view = aFailedView({ failing: many(300) });
    expect(read(checkSummary(view))).toMatch(
      /test 19 .*And 280 more failing tests: the job summary has more of them, the log and the reports all\./,
    );
    const job = jobSummary('receipt', view);
    expect(read(job)).toMatch(/280 more failing tests.*test 299 /);
    expect(elementsOf(expectHarmless(job)).filter(({ tagName }) => tagName === 'details')).toHaveLength(2);
  });

  test('more than are kept', () => {
    const view = aFailedView({ failing: many(500), red: 5000 });
    expect(read(jobSummary('receipt', view))).toContain('And 4500 more failing tests: the log and the reports have all of them.');
  });

  test('how many are marked at their lines, where it is not all of them', () => {
    const view = aFailedView({ failing: many(500), red: 5000 });
    expect(read(checkSummary({ ...view, marked: 480 }))).toContain('480 of 5000 are marked at their lines.');
    expect(read(checkSummary({ ...view, marked: 5000 }))).not.toContain('marked at');
    expect(read(checkSummary(view))).not.toContain('marked at');
  });

  test('texts of any length take only the room there is', () => {
    const long = '|@#`<'.repeat(100_000);
    for (const room of [65_535, 20_000, 6_000]) {
      const summary = checkSummary(aFailedView({ failing: many(5000, long), path: long.slice(0, 4000) }), room);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(room);
      expect(read(summary)).toMatch(/\d+ (more )?failing tests: the job summary/);
    }
    const job = jobSummary(long, aFailedView({ failing: many(5000, long), path: long.slice(0, 4000) }));
    expect(Buffer.byteLength(job)).toBeLessThanOrEqual(1024 * 1024);
    expect(read(job)).toMatch(/And \d+ more failing tests/);
  });
});

describe('hostile text', () => {
  test('ten thousand names, in a job summary and in a check', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 100, maxLength: 100 }), (names) => {
        const failing = names.map((name, i): FailingTest => ({ suite: names[i - 1] ?? null, name, file: name, line: i, message: name }));
        const [a = '', b = ''] = names;
        const view = aFailedView({ failing, path: a, command: [b], branch: a, closing: b, what: a });
        const root = expectHarmless(jobSummary(a, view));
        // Witnesses, twenty tests, eighty tests, digests.
        expect(elementsOf(root).filter(({ tagName }) => tagName === 'table')).toHaveLength(4);
        expect(elementsOf(root).filter(({ tagName }) => tagName === 'tr')).toHaveLength(3 + 21 + 81 + 6);
        expect(textOf(root, 'outside')).toContain('Digests');
        expectHarmless(checkSummary(view));
      }),
      { numRuns: 100 },
    );
  });

  test('as the end of a log', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 20 }), (tail) => {
        const { view } = SAMPLES['failed-early']();
        expectHarmless(checkSummary({ ...view, evidence: { ...view.evidence, log: { ...view.evidence.log, tail } } }));
      }),
      { numRuns: 300 },
    );
  });
});
