import { describe, expect, test } from 'vitest';
import type { CheckRunSeen } from '../../src/core/model/check-run.ts';
import { EVERY_SUITE } from '../../src/core/model/check-writer.ts';
import { aggregateOutput, aggregateTitle } from '../../src/core/present/aggregate-text.ts';
import { aggregateChecks, aggregateOf, conclusionOfAggregate, resetAggregates } from '../../src/flow/aggregate.ts';
import { checkWorld, markOf, SHA, TARGET, WEATHER } from '../support/check-world.ts';

const target = { ...TARGET, appId: 1, name: 'all' };
const budget = { totalMs: 20_000, limitsMs: 0 };
const check = (name: string, parts: Partial<CheckRunSeen> = {}): CheckRunSeen => ({
  id: 1,
  appId: 1,
  name,
  headSha: SHA,
  externalId: markOf({}),
  status: 'completed',
  conclusion: 'success',
  title: `${name} says`,
  annotations: 0,
  startedAt: null,
  url: null,
  ...parts,
});
const red = { conclusion: 'failure' };
const of = (seen: CheckRunSeen[], expect: string[], earlierCount = false) => aggregateOf(seen, { target, expect, earlierCount });

describe('what several checks come to', () => {
  const open = { status: 'in_progress', conclusion: null };
  test.each<[string, CheckRunSeen[], string[], string, string]>([
    ['all there and green', [check('a'), check('b')], ['a', 'b'], 'success', 'PASSED · 2 checks'],
    ['one is red', [check('a', red), check('b')], ['a', 'b'], 'failure', 'FAILED · a failed'],
    ['two are red', [check('a', red), check('b', red), check('c')], ['a', 'b', 'c'], 'failure', 'FAILED · 2 of 3 checks failed: a, b'],
    ['one is missing', [check('a')], ['a', 'b'], 'failure', 'INCOMPLETE · b is missing'],
    ['all are missing', [], ['a', 'b'], 'failure', 'INCOMPLETE · 2 of 2 checks are missing: a, b'],
    ['one is open', [check('a', open), check('b')], ['a', 'b'], 'failure', 'INCOMPLETE · a has not finished'],
    ['red tells more than missing', [check('a', red)], ['a', 'b'], 'failure', 'FAILED · a failed'],
    [
      'a person has to look',
      [check('a', { conclusion: 'action_required' })],
      ['a'],
      'action_required',
      'INCOMPLETE · a needs a person to look',
    ],
    [
      'and one is missing besides',
      [check('a', { conclusion: 'action_required' })],
      ['a', 'b'],
      'failure',
      'INCOMPLETE · a needs a person to look',
    ],
    ['neutral is not green', [check('a', { conclusion: 'neutral' })], ['a'], 'failure', 'FAILED · a failed'],
    ['skipped is not green', [check('a', { conclusion: 'skipped' })], ['a'], 'failure', 'FAILED · a failed'],
    ['two of one name, one red', [check('a'), check('a', { id: 2, ...red })], ['a'], 'failure', 'FAILED · a failed'],
    ['of another app', [check('a', { appId: 2 })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['of another run', [check('a', { externalId: markOf({ runId: 8 }) })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['of another repository', [check('a', { externalId: markOf({ repositoryId: 8 }) })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['of another commit', [check('a', { headSha: 'b'.repeat(40) })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['of somebody else', [check('a', { externalId: 'green' })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['an aggregate itself', [check('a', { externalId: markOf({ suite: EVERY_SUITE }) })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    [
      'of an earlier attempt',
      [check('a', { externalId: markOf({ attempt: 1 }) })],
      ['a'],
      'failure',
      'INCOMPLETE · a is missing in this attempt',
    ],
    ['of a later attempt', [check('a', { externalId: markOf({ attempt: 3 }) })], ['a'], 'failure', 'INCOMPLETE · a is missing'],
    ['nothing is expected', [check('a')], [], 'failure', 'INCOMPLETE · 0 of 0 checks are missing: '],
  ])('%s', (_, seen, names, conclusion, title) => {
    const aggregate = of(seen, names);
    expect([conclusionOfAggregate(aggregate), aggregateTitle(aggregate)]).toEqual([conclusion, title]);
    expect(aggregate.outcome === 'passed').toBe(conclusion === 'success');
  });

  test('where all needed jobs ended well, what did not run again counts', () => {
    const before = { externalId: markOf({ attempt: 1 }) };
    expect(of([check('a', before), check('b')], ['a', 'b'], true).outcome).toBe('passed');
    expect(of([check('a', { ...before, ...red })], ['a'], true).outcome).toBe('failed');
    expect(of([check('a', before), check('a', { id: 2, ...red })], ['a'], true).outcome).toBe('failed');
  });

  test('what nobody expects is named, and does not count', () => {
    const aggregate = of([check('a'), check('b', red), check('c', { externalId: '' })], ['a']);
    expect(aggregate).toMatchObject({ outcome: 'passed', unexpected: ['b'] });
    expect(aggregateOutput(aggregate).summary).toContain('<code>b</code>');
  });

  test('hostile names and titles are shown as text', () => {
    const name = '<img src=x> [a](http://b) @octocat #1';
    const { title, summary } = aggregateOutput(of([check(name, { ...red, title: name })], [name]));
    for (const text of [/<img/, /\]\(/, /@octocat/, /#1\b/]) expect(summary).not.toMatch(text);
    expect(title).not.toContain('\n');
  });

  test('however many there are, it fits', () => {
    const names = Array.from({ length: 200 }, (_, at) => `${'é'.repeat(90)} ${at}`);
    const { title, summary } = aggregateOutput(of([], names));
    expect(title.length).toBeLessThanOrEqual(100);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
  });
});

describe('aggregateChecks', () => {
  test('looks again while something is missing, and no longer than it may', async () => {
    const late = checkWorld();
    late.add({ name: 'a', externalId: markOf({}), hiddenFor: 2 });
    const found = await aggregateChecks(late.ports, { target, expect: ['a'], earlierCount: false, budget });
    expect(found).toMatchObject({ outcome: 'passed' });
    expect(late.calls).toEqual(['find', 'find', 'find']);
    const never = checkWorld();
    expect(await aggregateChecks(never.ports, { target, expect: ['a'], earlierCount: false, budget })).toMatchObject({
      outcome: 'incomplete',
    });
    expect(never.state.now).toBeLessThanOrEqual(20_000);
  });

  test('does not take what it could not read for nothing', async () => {
    const { ports } = checkWorld(() => ({ trouble: WEATHER }));
    expect(await aggregateChecks(ports, { target, expect: ['a'], earlierCount: false, budget })).toEqual({ trouble: WEATHER });
  });
});

test('a newer attempt takes back the green of an aggregated check, and of nothing else', async () => {
  const { ports, checks, add } = checkWorld();
  const all = { suite: EVERY_SUITE, attempt: 1 };
  add({ name: 'all', externalId: markOf(all) });
  add({ name: 'of another run', externalId: markOf({ ...all, runId: 6 }) });
  add({ name: 'of this attempt', externalId: markOf({ ...all, attempt: 2 }) });
  add({ name: 'red', externalId: markOf(all), conclusion: 'failure' });
  add({ name: 'a', externalId: markOf({ attempt: 1 }) });
  add({ name: 'of another app', externalId: markOf(all), appId: 2 });
  await resetAggregates(ports, TARGET, 1);
  expect(checks.map(({ conclusion }) => conclusion)).toEqual([null, 'success', 'success', 'failure', 'success', 'success']);
  expect(checks[0]?.externalId).toBe(markOf(all));
});
