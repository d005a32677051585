import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Doubt } from '../../../src/core/model/trusted-run.ts';
import type { Verdict } from '../../../src/core/model/verdict.ts';
import { runSummary } from '../../../src/core/present/run-summary.ts';
import { type RunView, runLineText, runText, runTitle } from '../../../src/core/present/run-text.ts';
import { aTally } from '../../support/builders.ts';
import { expectHarmless, hostileText, textOf } from '../../support/harmless.ts';
import { passedVerdict } from '../../support/trust-facts.ts';

const SCREEN = { columns: 80, colour: false };
const red = (code: Doubt['code'], args: Doubt['args'], outcome: 'failed' | 'incomplete' = 'incomplete'): Verdict => ({
  outcome,
  decidedBy: code,
  tally: aTally({ passed: 3, failed: 1 }),
  reasons: [{ code, ...(args === undefined ? {} : { args }) }],
});
const view = (parts: Partial<RunView> = {}): RunView => ({
  verdict: passedVerdict(aTally({ passed: 8 })),
  conclusion: 'success',
  repository: 'octo-org/octo-repo',
  runId: 30433642,
  attempt: 1,
  headSha: 'a'.repeat(40),
  parts: ['1', '2'].map((shard) => ({
    label: `unit/${shard}`,
    artifact: `receipt~unit~${shard}~1`,
    sha256: shard.repeat(64),
    verdict: passedVerdict(),
    failing: [],
  })),
  evidence: 'e'.repeat(64),
  ...parts,
});
const failed = (message = 'expected 19.9 to be 20'): RunView => {
  const verdict = red('test-failures', { red: 1, tests: 4, failed: 1, errored: 0 }, 'failed');
  const failing = [{ suite: 'cart.test.js', name: 'adds tax', file: 'cart.test.js', line: 41, message }];
  const [one, two] = view().parts;
  return view({
    verdict,
    conclusion: 'failure',
    parts: [...(one === undefined ? [] : [one]), ...(two === undefined ? [] : [{ ...two, verdict, failing }])],
  });
};
const reviewed = view({
  verdict: red('protected-changed', { files: '.github/workflows/receipt-run.yml' }),
  conclusion: 'action_required',
  parts: [],
  evidence: null,
});

describe('a judged run', () => {
  test('has a title of facts', () => {
    expect(runTitle(view())).toBe('PASSED · 8 tests passed · in 2 parts');
    expect(runTitle(view({ attempt: 3 }))).toBe('PASSED · 8 tests passed · in 2 parts · attempt 3');
    expect(runTitle(failed())).toBe('FAILED · 1 of 4 tests');
    expect(runTitle(reviewed)).toBe('NEEDS REVIEW · this changes .github/workflows/receipt-run.yml');
  });

  test('is shown to a terminal', () => {
    expect(runText(view(), SCREEN)).toMatchInlineSnapshot(`
      "PASSED  8 tests passed

        part      unit/1  passed, 4 tests
        part      unit/2  passed, 4 tests
        run       30433642, attempt 1 of octo-org/octo-repo
        commit    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        evidence  2 artifacts, sha256 eeeeeeee…
      "
    `);
    expect(runText(failed(), SCREEN)).toMatchInlineSnapshot(`
      "FAILED  1 of 4 tests                                               test-failures

        1 of 4 tests failed.
        ✗ adds tax  cart.test.js:41  expected 19.9 to be 20

        part      unit/1  passed, 4 tests
        part      unit/2  failed, 1 of 4 tests (test-failures)
        run       30433642, attempt 1 of octo-org/octo-repo
        commit    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        evidence  2 artifacts, sha256 eeeeeeee…

        Do   Fix the failing tests; the log has their whole output.
             More: npx receipt explain test-failures
      "
    `);
    expect(runText(reviewed, SCREEN)).toMatchInlineSnapshot(`
      "NEEDS REVIEW  this changes .github/workflows/receipt-run.yml   protected-changed

        Protected files are changed: .github/workflows/receipt-run.yml.

        run       30433642, attempt 1 of octo-org/octo-repo
        commit    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

        Do   An approver of the policy reviews the change and approves exactly this
             commit; then run the verdict workflow again.
             More: npx receipt explain protected-changed
      "
    `);
    expect(runLineText(reviewed, SCREEN)).toBe(`${runText(reviewed, SCREEN).split('\n')[0]}\n`);
  });

  test('is shown as a job summary', () => {
    const shown = textOf(expectHarmless(runSummary(failed())), 'code');
    for (const part of ['FAILED · 1 of 4 tests', 'test-failures', 'unit/2', 'adds tax', 'cart.test.js:41', 'a'.repeat(40)])
      expect(shown).toContain(part);
  });
});

test('whatever others wrote is harmless, and short', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, other) => {
      const shown = failed(other);
      const parts = shown.parts.map((part) => ({
        ...part,
        label: name,
        failing: part.failing.map((test) => ({ ...test, name, file: other })),
      }));
      for (const hostile of [
        { ...shown, parts, repository: other },
        view({ verdict: red('branch-unlisted', { branch: name }), conclusion: 'failure' }),
        view({ verdict: red('facts-missing', { what: name, do: other }), conclusion: 'failure' }),
        view({ verdict: red('protected-changed', { files: name }), conclusion: 'action_required' }),
      ]) {
        expectHarmless(runSummary(hostile));
        expect([...runTitle(hostile)].length).toBeLessThanOrEqual(100);
        const text = runText(hostile, SCREEN);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        expect(text.split('\n').length).toBeLessThanOrEqual(26);
      }
    }),
    { numRuns: 50 },
  );
});

test('a summary of any size is cut to what a job summary may hold', () => {
  const failing = Array.from({ length: 5000 }, (_, i) => ({
    suite: null,
    name: `test ${i} ${'x'.repeat(400)}`,
    file: null,
    line: null,
    message: 'y'.repeat(4000),
  }));
  const [part] = failed().parts;
  const parts = Array.from({ length: 200 }, (_, i) => ({ ...(part as RunView['parts'][number]), label: `s${i}`, failing }));
  const summary = runSummary({ ...failed(), parts });
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
  expectHarmless(runSummary({ ...failed(), parts: parts.slice(0, 2) }, 20_000));
});
