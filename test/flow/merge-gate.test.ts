import { describe, expect, test } from 'vitest';
import { type GateCheck, type GateRules, type GateStatus, mayMerge } from '../support/merge-gate.ts';

const sha = 'a'.repeat(40);
const mergeSha = 'b'.repeat(40);
const check = (parts: Partial<GateCheck> = {}): GateCheck => ({
  id: 1,
  app: 15368,
  name: 'receipt',
  head_sha: sha,
  status: 'completed',
  conclusion: 'success',
  ...parts,
});
const status = (parts: Partial<GateStatus> = {}): GateStatus => ({ id: 1, app: null, context: 'receipt', sha, state: 'success', ...parts });
const any: GateRules = { required: [{ context: 'receipt' }] };
const pinned: GateRules = { required: [{ context: 'receipt', integrationId: 15368 }] };
const open = { status: 'in_progress', conclusion: null };

describe('the gate of these tests answers as GitHub does', () => {
  test.each<[string, GateCheck[], GateStatus[], GateRules, boolean]>([
    ['nothing is there', [], [], any, false],
    ['nothing is required', [], [], { required: [] }, true],
    ['success', [check()], [], any, true],
    ['neutral satisfies', [check({ conclusion: 'neutral' })], [], any, true],
    ['skipped satisfies', [check({ conclusion: 'skipped' })], [], any, true],
    ['failure', [check({ conclusion: 'failure' })], [], any, false],
    ['action_required', [check({ conclusion: 'action_required' })], [], any, false],
    ['cancelled', [check({ conclusion: 'cancelled' })], [], any, false],
    ['stale', [check({ conclusion: 'stale' })], [], any, false],
    ['in progress', [check(open)], [], any, false],
    ['another name', [check({ name: 'other' })], [], any, false],
    ['another commit', [check({ head_sha: 'c'.repeat(40) })], [], any, false],
    ['the newest decides: green behind red', [check({ id: 1, conclusion: 'failure' }), check({ id: 2 })], [], any, true],
    ['the newest decides: red behind green', [check({ id: 2, conclusion: 'failure' }), check({ id: 1 })], [], any, false],
    ['the newest decides: open behind green', [check(), check({ id: 2, ...open })], [], any, false],
    ['another app, none asked for', [check({ app: 7 })], [], any, true],
    ['another app than asked for', [check({ app: 7 })], [], pinned, false],
    ['red of another app, none asked for', [check(), check({ id: 2, app: 7, conclusion: 'failure' })], [], any, false],
    ['red of another app than asked for', [check(), check({ id: 2, app: 7, conclusion: 'failure' })], [], pinned, true],
    ['a status alone', [], [status()], any, true],
    ['a status of nobody where an app is asked for', [], [status()], pinned, false],
    ['check and status of one name are both required', [check()], [status({ state: 'failure' })], any, false],
    ['the newest status decides', [], [status({ id: 1, state: 'error' }), status({ id: 2 })], any, true],
    ['the test merge commit is asked where it has any', [check({ head_sha: mergeSha, conclusion: 'failure' }), check()], [], any, false],
  ])('%s', (_, checks, statuses, rules, may) => {
    expect(mayMerge({ checks, statuses }, { sha, mergeSha }, rules).open).toBe(may);
  });

  test('strict: the head must hold the base', () => {
    const strict = { ...any, strict: true };
    expect(mayMerge({ checks: [check()] }, { sha, upToDate: false }, strict)).toEqual({
      open: false,
      why: ['the head is behind its base'],
    });
    expect(mayMerge({ checks: [check()] }, { sha, upToDate: true }, strict).open).toBe(true);
  });
});
