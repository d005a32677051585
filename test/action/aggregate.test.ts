import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGGREGATE_INPUT_NAMES, readAggregateInputs } from '../../src/action/aggregate-inputs.ts';
import { variableOf } from '../../src/action/inputs.ts';
import { type JobOptions, runJob } from '../support/action-job.ts';
import { EVENTS } from '../support/events.ts';
import { ACTIONS_APP } from '../support/github/family.ts';
import { useGithub } from '../support/github/use-github.ts';
import { mayMerge } from '../support/merge-gate.ts';
import { type Checkout, checkout } from '../support/replay.ts';
import { ROOT } from '../support/root.ts';
import { parseActionFile } from '../support/workflows.ts';

const github = useGithub();
const LEGS = ['20', '22', '24', '26'];
const EXPECT = LEGS.map((node) => `receipt (${node})`).join('\n');

function options(repository: Checkout, more: Partial<JobOptions>): JobOptions {
  return {
    event: EVENTS['pull_request opened'](repository.commits),
    workspace: repository.path,
    inputs: {},
    server: github.server,
    ...more,
  };
}

// A matrix that is a pull request's check needs no more time than one job; four processes after each other do.
const PATIENT = 90_000;

const leg = (repository: Checkout, node: string, run: string, more: Partial<JobOptions> = {}) =>
  runJob(options(repository, { inputs: { ...repository.inputs(run), matrix: JSON.stringify({ node }) }, ...more }));

const aggregate = (repository: Checkout, inputs: Readonly<Record<string, string>> = {}, more: Partial<JobOptions> = {}) =>
  runJob(options(repository, { script: 'aggregate.js', job: 'receipt', inputs: { expect: EXPECT, ...inputs }, ...more }));

const gate = ({ commits }: Checkout) =>
  mayMerge(github.server, { sha: commits.head }, { required: [{ context: 'receipt', integrationId: ACTIONS_APP }] });
const namesShown = () => github.server.checks.map(({ name, conclusion }) => `${name}: ${conclusion}`).sort();

describe('a matrix of four and one check over it', () => {
  test('all pass: one stable name may be required', async () => {
    const repository = checkout('merge');
    for (const node of LEGS) expect((await leg(repository, node, 'passes')).result).toBe('success');
    expect(gate(repository)).toEqual({ open: false, why: ['receipt: expected, waiting for it to be reported'] });
    const { main, result } = await aggregate(repository);
    expect(result, main.stdout).toBe('success');
    expect(main).toMatchObject({ code: 0, stderr: '', complaints: [], outputs: { verdict: 'passed', missing: '[]', failed: '[]' } });
    expect(namesShown()).toEqual(['receipt: success', ...LEGS.map((node) => `receipt (${node}): success`)].sort());
    expect(github.server.checks.at(-1)).toMatchObject({ title: 'PASSED · 4 checks', head_sha: repository.commits.head });
    expect(gate(repository).open).toBe(true);
    for (const node of LEGS) expect(main.summary).toContain(`receipt &#40;${node}&#41;`);
  });

  test(
    'one fails and one never came: both are named, and nobody is let through',
    async () => {
      const repository = checkout('merge');
      await leg(repository, '20', 'passes');
      await leg(repository, '22', 'fails');
      await leg(repository, '24', 'passes');
      const { main } = await aggregate(repository);
      expect(main).toMatchObject({ code: 1, outputs: { verdict: 'failed', missing: '["receipt (26)"]', failed: '["receipt (22)"]' } });
      expect(github.server.checks.at(-1)).toMatchObject({ conclusion: 'failure', title: 'FAILED · receipt (22) failed' });
      expect(gate(repository).open).toBe(false);
    },
    PATIENT,
  );

  test(
    'a second attempt: the green is taken back while it runs, and only what ran counts',
    async () => {
      const repository = checkout('merge');
      const two = { expect: 'receipt (20)\nreceipt (22)' };
      await leg(repository, '20', 'passes');
      await leg(repository, '22', 'passes');
      await aggregate(repository, two);
      expect(gate(repository).open).toBe(true);
      const during: boolean[] = [];
      const onLine = (line: string) => line.startsWith(' RUN ') && during.push(gate(repository).open);
      await leg(repository, '22', 'passes', { attempt: 2, onLine });
      expect(during).toEqual([false]);
      const strict = await aggregate(repository, two, { attempt: 2 });
      expect(strict.main).toMatchObject({ code: 2, outputs: { verdict: 'incomplete', missing: '["receipt (20)"]' } });
      expect(gate(repository).open).toBe(false);
      const needs = JSON.stringify({ test: { result: 'success', outputs: {} } });
      const knowing = await aggregate(repository, { ...two, needs }, { attempt: 3 });
      expect(knowing.main).toMatchObject({ code: 0, outputs: { verdict: 'passed' } });
      expect(gate(repository).open).toBe(true);
      const dead = JSON.stringify({ test: { result: 'failure', outputs: {} } });
      expect((await aggregate(repository, { ...two, needs: dead }, { attempt: 4 })).main).toMatchObject({ code: 2 });
      expect(gate(repository).open).toBe(false);
    },
    PATIENT,
  );

  test('a fork: no check, and the jobs before decide the step', async () => {
    const repository = checkout('merge');
    const event = EVENTS['pull_request from a fork'](repository.commits);
    const inputs = { token: 'reads' };
    const needs = (result: string) => JSON.stringify({ test: { result } });
    const codes = [];
    for (const told of [{}, { needs: needs('success') }, { needs: needs('failure') }]) {
      codes.push((await aggregate(repository, { ...inputs, ...told }, { event })).main.code);
    }
    expect(codes).toEqual([2, 0, 2]);
    expect(github.server.checks).toEqual([]);
  });

  test('the aggregate and a suite under one name are refused', async () => {
    const repository = checkout('merge');
    await runJob(options(repository, { inputs: repository.inputs('passes') }));
    const { main } = await aggregate(repository, { expect: 'other' });
    expect(main.result).toBe('failure');
    expect(main.annotations.map(({ message }) => message).join()).toMatch(/give each a name of its own/);
    expect(gate(repository).open).toBe(false);
  });
});

test(
  'left in progress, a leg blocks, and is named',
  async () => {
    const repository = checkout('merge');
    await leg(repository, '20', 'passes');
    const [check] = github.server.checks;
    if (check !== undefined) Object.assign(check, { status: 'in_progress', conclusion: null });
    const { main } = await aggregate(repository, { expect: 'receipt (20)' });
    expect(main).toMatchObject({ code: 2, outputs: { missing: '["receipt (20)"]' } });
    expect(github.server.checks.at(-1)?.title).toBe('INCOMPLETE · receipt (20) has not finished');
  },
  PATIENT,
);

describe('aggregate/action.yml', () => {
  const action = parseActionFile('action.yml', readFileSync(join(ROOT, 'aggregate', 'action.yml'), 'utf8'));

  test("GitHub's own parser has nothing against it", () => expect(action.problems).toEqual([]));

  test('starts what the bundle has, and closes behind itself', () => {
    const runs = { using: 'node24', main: '../dist/action/aggregate.js', post: '../dist/action/post.js', 'post-if': 'always()' };
    expect(action.runs).toEqual(runs);
  });

  test('has the inputs that the code reads, and defaults that mean what leaving out means', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...AGGREGATE_INPUT_NAMES].sort());
    const given = { [variableOf('expect')]: 'a', [variableOf('token')]: 't' };
    const defaults = Object.entries(action.inputs).flatMap(([name, input]) => (input.default ? [[variableOf(name), input.default]] : []));
    expect(readAggregateInputs({ ...Object.fromEntries(defaults), ...given })).toEqual(readAggregateInputs(given));
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['nothing expected', { expect: ' \n ' }, /expect is empty/],
    ['itself expected', { expect: 'a\nreceipt' }, /names the aggregated check itself/],
    ['two lines in a name', { expect: 'a\u2028b' }, /is no name of a check/],
    ['needs that is none', { expect: 'a', needs: 'success' }, /needs takes the whole context/],
    ['a misspelt input', { expect: 'a', expects: 'b' }, /did you mean expect/],
    ['check', { expect: 'a', check: 'never' }, /check takes auto or always/],
  ])('refuses %s', (_, inputs, why) => {
    const env = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value]));
    expect(() => readAggregateInputs(env)).toThrow(expect.objectContaining({ message: expect.stringMatching(why) }));
  });
});
