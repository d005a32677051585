import { describe, expect, test } from 'vitest';
import { formatJudged, type Judged, parseJudged } from '../../../src/core/model/judged.ts';
import { aTally } from '../../support/builders.ts';

const PASSED: Judged = {
  outcome: 'passed',
  code: null,
  conclusion: 'success',
  runId: 30433642,
  attempt: 2,
  sha: 'a'.repeat(40),
  tally: aTally({ passed: 310, skipped: 2 }),
  policy: 'c'.repeat(64),
  evidence: 'b'.repeat(64),
  artifacts: [11, 12],
  leniencies: ['report-none'],
};
const FAILED: Judged = {
  ...PASSED,
  outcome: 'failed',
  code: 'test-failures',
  conclusion: 'failure',
  tally: aTally({ passed: 3, failed: 1 }),
};
const NOTHING: Judged = {
  ...PASSED,
  outcome: 'incomplete',
  code: 'protected-changed',
  conclusion: 'action_required',
  tally: null,
  policy: null,
  evidence: null,
  artifacts: [],
  leniencies: [],
};

const EMPTY: Judged = { ...PASSED, tally: aTally({}), leniencies: ['allow-empty'] };

describe('what judge says to publish', () => {
  test.each([PASSED, FAILED, NOTHING, EMPTY])('is one line that is read back', (judged) => {
    const line = formatJudged(judged);
    expect(line).toMatch(/^[a-z0-9/_, -]+$/);
    expect(parseJudged(line)).toEqual(judged);
  });

  const line = formatJudged(PASSED);
  test.each([
    ['nothing', ''],
    ['a line end', `${line}\n`],
    ['two lines', `${line}\n${line}`],
    ['another version', line.replace('v1', 'v2')],
    ['an unknown outcome', line.replace('passed', 'green')],
    ['a conclusion that satisfies a required check', line.replace('success', 'neutral')],
    ['a pass that is told as a failure', line.replace('success', 'failure')],
    ['a failure that is told as a success', formatJudged({ ...FAILED, conclusion: 'success' })],
    ['a pass with a reason', line.replace('passed none', 'passed timeout')],
    ['a failure without a reason', formatJudged({ ...FAILED, code: null })],
    ['a note for a reason', formatJudged(FAILED).replace('test-failures', 'flaky')],
    ['a reason that there is none of', formatJudged(FAILED).replace('test-failures', 'constructor')],
    ['a pass without counts', line.replace('312,310,0,0,2,0', 'none')],
    ['a pass with a failure', line.replace('312,310,0,0,2,0', '312,309,1,0,2,0')],
    ['a pass of no test', line.replace('312,310,0,0,2,0', '0,0,0,0,0,0')],
    ['a pass of skipped tests alone', line.replace('312,310,0,0,2,0', '2,0,0,0,2,0')],
    ['counts that do not add up', line.replace('312,310', '400,310')],
    ['a pass without evidence', line.replace('b'.repeat(64), 'none')],
    ['a pass without a policy', line.replace('c'.repeat(64), 'none')],
    ['a short commit', line.replace('a'.repeat(40), 'a'.repeat(7))],
    ['a number with a sign', line.replace('30433642', '-1')],
    ['a leniency that there is none of', line.replace('report-none', 'allow-all')],
    ['markup', line.replace('report-none', '<img>')],
  ])('is nothing else: %s', (_, text) => {
    expect(parseJudged(text)).toBeNull();
  });
});
