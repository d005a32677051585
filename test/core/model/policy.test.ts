import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Policy, parsePolicy, shardsOf } from '../../../src/core/model/policy.ts';
import { ROOT } from '../../support/root.ts';

const [, example = ''] = /```json\n(.*?)\n```/s.exec(readFileSync(join(ROOT, 'docs', 'policy.md'), 'utf8')) ?? [];
const parse = (text: string) => parsePolicy(new TextEncoder().encode(text));
const changed = (change: (policy: Record<string, unknown>) => void) => {
  const policy = JSON.parse(example) as Record<string, unknown>;
  change(policy);
  return parse(JSON.stringify(policy));
};

describe('a policy', () => {
  test('of the documentation is read, with defaults for what may be left out', () => {
    const read = parse(example);
    expect('policy' in read ? read.policy : read.why).toMatchObject({
      events: ['pull_request', 'merge_group', 'push'],
      secrets: 'redact',
      suites: [{ shell: false, cwd: '.', shards: null, reports: ['auto'], allow: [], max_skipped: null }],
    });
  });

  test('names every field in the documentation', () => {
    const page = readFileSync(join(ROOT, 'docs', 'policy.md'), 'utf8');
    const read = parse(example) as { policy: Policy };
    const names = [...Object.keys(read.policy), ...Object.keys(read.policy.workflow), ...Object.keys(read.policy.suites[0] ?? {})];
    expect(names.filter((name) => !new RegExp(`[\`.\\]]${name}[\`.[]`).test(page))).toEqual([]);
  });

  test.each<readonly [string, (policy: Record<string, unknown>) => void, RegExp]>([
    ['an unknown key', (policy) => Object.assign(policy, { protect: [] }), /^the whole: Unrecognized key: "protect"/],
    ['an unknown key further down', (policy) => Object.assign(policy['workflow'] as object, { job: 1 }), /^workflow: Unrecognized key/],
    ['another version', (policy) => Object.assign(policy, { version: 2 }), /^version: /],
    ['no branches', (policy) => Object.assign(policy, { branches: [] }), /^branches: /],
    ['a glob of branches', (policy) => Object.assign(policy, { branches: ['release/*'] }), /^branches\.0: .*without globs/],
    ['a glob that takes something out', (policy) => Object.assign(policy, { protected: ['.github/**', '!.github/x'] }), /^protected\.1: /],
    ['an approver as CODEOWNERS has it', (policy) => Object.assign(policy, { approvers: ['@octocat'] }), /^approvers\.0: .*without @/],
    ['a team', (policy) => Object.assign(policy, { approvers: ['octo-org/core'] }), /^approvers\.0: /],
    ['no suites', (policy) => Object.assign(policy, { suites: [] }), /^suites: /],
    ['no jobs', (policy) => Object.assign(policy['workflow'] as object, { jobs: [] }), /^workflow\.jobs: /],
    ['nothing on what is called', (policy) => Reflect.deleteProperty(policy['workflow'] as object, 'calls'), /^workflow\.calls: /],
    [
      'a short commit',
      (policy) => Object.assign(policy['workflow'] as object, { calls: { path: 'o/r/.github/workflows/a.yml', shas: ['1b2c3d4'] } }),
      /40 lower-case/,
    ],
    ['a workflow elsewhere', (policy) => Object.assign(policy['workflow'] as object, { path: 'ci/run.yml' }), /^workflow\.path: /],
    ['a command as a text', (policy) => Object.assign(policy, { suites: [{ name: 'a', command: 'npm test' }] }), /^suites\.0\.command: /],
    [
      'two suites of one name',
      (policy) => Object.assign(policy, { suites: [0, 1].map(() => ({ name: 'a', command: ['x'] })) }),
      /two suites have one name/,
    ],
    [
      'a suite whose name no artifact can have',
      (policy) => Object.assign(policy, { suites: [{ name: 'a~b', command: ['x'] }] }),
      /^suites\.0\.name: /,
    ],
    ['no shards', (policy) => Object.assign(policy, { suites: [{ name: 'a', command: ['x'], shards: 0 }] }), /^suites\.0\.shards: /],
    ['an event that nobody judges', (policy) => Object.assign(policy, { events: ['pull_request_target'] }), /^events\.0: /],
    [
      'a leniency that there is none of',
      (policy) => Object.assign(policy, { suites: [{ name: 'a', command: ['x'], allow: ['all'] }] }),
      /^suites\.0\.allow\.0: /,
    ],
  ])('with %s is refused', (_, change, why) => {
    expect(changed(change)).toEqual({ why: expect.stringMatching(why) });
  });

  test.each([
    ['nothing', ''],
    ['half of it', example.slice(0, 100)],
    ['a list', '[]'],
    ['null', 'null'],
    ['more than a policy', `${' '.repeat(300_000)}{}`],
  ])('that is %s is refused', (_, text) => {
    expect(parse(text)).toHaveProperty('why');
  });

  test('in another encoding is refused', () => {
    expect(parsePolicy(new Uint8Array([0xff, 0xfe, 0x7b, 0x00]))).toHaveProperty('why');
  });
});

test('shards are numbered from 1, or named', () => {
  expect([null, 3, ['unit', 'e2e']].map((shards) => shardsOf({ shards }))).toEqual([[null], ['1', '2', '3'], ['unit', 'e2e']]);
});
