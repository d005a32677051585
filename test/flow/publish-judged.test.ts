import { describe, expect, test } from 'vitest';
import { formatJudged, type Judged } from '../../src/core/model/judged.ts';
import type { RunSeen } from '../../src/core/model/trusted-run.ts';
import { judgedOutput, judgedTitle } from '../../src/core/present/judged-output.ts';
import { decide } from '../../src/flow/publish-judged.ts';
import { aTally } from '../support/builders.ts';

const SHA = 'a'.repeat(40);
const RUN: RunSeen = {
  id: 5,
  repositoryId: 1,
  path: '.github/workflows/receipt-run.yml',
  workflowId: 2,
  event: 'pull_request',
  status: 'completed',
  conclusion: 'success',
  attempt: 2,
  headSha: SHA,
  headBranch: 'topic',
  pulls: [],
  referenced: [],
};

const PASSED: Judged = {
  outcome: 'passed',
  code: null,
  conclusion: 'success',
  runId: 5,
  attempt: 2,
  sha: SHA,
  tally: aTally({ passed: 3, skipped: 1 }),
  policy: 'd'.repeat(64),
  evidence: 'b'.repeat(64),
  artifacts: [7],
  leniencies: [],
};
const FAILED: Judged = {
  ...PASSED,
  outcome: 'failed',
  code: 'test-failures',
  conclusion: 'failure',
  tally: aTally({ passed: 2, failed: 1 }),
};

function decided(judged: Judged | string, judgeResult = 'success', run: Partial<RunSeen> = {}, inForce = true) {
  const line = typeof judged === 'string' ? judged : formatJudged(judged);
  const request = {
    runId: 5,
    judged: line,
    judgeResult,
    checkName: 'c',
    policyPath: null,
    detailsUrl: null,
    output: () => judgedOutput(PASSED, null, ''),
  };
  return decide(request, { ...RUN, ...run }, { inForce, appId: null });
}

describe('what is published', () => {
  test('a pass that judge ended with', () => expect(decided(PASSED)).toEqual({ judged: PASSED, why: null }));
  test('a failure, however judge ended', () => {
    for (const result of ['failure', 'success', 'cancelled']) expect(decided(FAILED, result)).toEqual({ judged: FAILED, why: null });
  });

  test.each<[string, Judged | string, string, Partial<RunSeen>, RegExp]>([
    ['judge that crashed', '', 'failure', {}, /judge handed on nothing \(failure\)/],
    ['judge that was cancelled', '', 'cancelled', {}, /judge handed on nothing \(cancelled\)/],
    ['judge that was skipped', '', 'skipped', {}, /judge handed on nothing \(skipped\)/],
    ['a result of nobody', '', '$(rm -rf /)', {}, /judge handed on nothing \(an unknown result\)/],
    ['a pass beside a failed judge', PASSED, 'failure', {}, /judge says passed and ended with failure/],
    ['a pass beside no result', PASSED, '', {}, /ended with an unknown result/],
    ['another commit', { ...PASSED, sha: 'c'.repeat(40) }, 'success', {}, /another run or commit/],
    ['another run', { ...PASSED, runId: 6 }, 'success', {}, /another run or commit/],
    ['an attempt that there is not yet', { ...PASSED, attempt: 3 }, 'success', {}, /another run or commit/],
    ['a head that moved', PASSED, 'success', { headSha: 'c'.repeat(40) }, /another run or commit/],
    ['an answer about another run', PASSED, 'success', { id: 6 }, /GitHub answers with another run/],
    ['prose', 'all 312 tests pass', 'success', {}, /something else than a verdict/],
    ['JSON', JSON.stringify(PASSED), 'success', {}, /something else than a verdict/],
    ['a line and more', `${formatJudged(PASSED)}\n::set-output name=x::y`, 'success', {}, /something else than a verdict/],
    ['a pass with red', formatJudged({ ...PASSED, tally: aTally({ passed: 2, failed: 1 }) }), 'success', {}, /something else/],
    ['a success that is no pass', formatJudged({ ...FAILED, conclusion: 'success' }), 'success', {}, /something else/],
    ['neutral', formatJudged(PASSED).replace('success', 'neutral'), 'success', {}, /something else/],
  ])('%s is INCOMPLETE, on the commit that GitHub names', (_, judged, result, run, why) => {
    expect(decided(judged, result, run)).toMatchObject({
      judged: { outcome: 'incomplete', code: 'judge-failed', conclusion: 'failure', sha: run.headSha ?? SHA, tally: null },
      why: expect.stringMatching(why),
    });
  });

  test('no pass where the policy can no longer be read; a failure is told all the same', () => {
    expect(decided(PASSED, 'success', {}, false)).toMatchObject({
      judged: { outcome: 'incomplete', code: 'judge-failed', conclusion: 'failure' },
      why: expect.stringMatching(/no policy can be read/),
    });
    expect(decided(FAILED, 'failure', {}, false)).toEqual({ judged: FAILED, why: null });
  });

  test('nothing, where a newer attempt has begun', () =>
    expect(decided(PASSED, 'success', { attempt: 3 })).toEqual({
      superseded: expect.stringMatching(/attempt 2 was judged, and attempt 3 is the newest/),
    }));
});

describe('how it is shown', () => {
  test.each<[Judged, string]>([
    [{ ...PASSED, attempt: 1 }, 'PASSED · 4 tests: 3 passed, 1 skipped'],
    [PASSED, 'PASSED · 4 tests: 3 passed, 1 skipped · attempt 2'],
    [FAILED, 'FAILED · test-failures · 3 tests: 1 failed, 2 passed · attempt 2'],
    [{ ...PASSED, attempt: 1, leniencies: ['report-none'] }, 'PASSED · 4 tests: 3 passed, 1 skipped · by leave of report-none'],
    [
      { ...FAILED, outcome: 'incomplete', code: 'protected-changed', conclusion: 'action_required', attempt: 1 },
      'NEEDS REVIEW · protected-changed',
    ],
  ])('%#', (judged, title) => expect(judgedTitle(judged)).toBe(title));

  test('many leniencies still fit', () => {
    const leniencies: Judged['leniencies'] = [
      'allow-empty',
      'report-none',
      'runner-report-only',
      'allow-cached',
      'allow-stale',
      'allow-containers',
    ];
    expect(judgedTitle({ ...PASSED, leniencies })).toBe('PASSED · 4 tests: 3 passed, 1 skipped · by leave of 6 options · attempt 2');
  });

  test('with no name of anybody, and a way to the names', () => {
    const url = 'https://github.invalid/o/r/actions/runs/9/attempts/1';
    const { summary, annotations } = judgedOutput({ ...FAILED, code: 'wrong-command' }, url, 'https://github.invalid');
    expect(annotations).toEqual([]);
    expect(summary).toContain(`<a href="${url}">`);
    expect(summary).toContain(SHA);
    expect(summary).not.toContain('…');
  });
});
