import { describe, expect, test } from 'vitest';
import { readInputs, variableOf } from '../../src/action/inputs.ts';
import { ReceiptError } from '../../src/core/model/errors.ts';

const env = (inputs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value]));

function problemsOf(inputs: Readonly<Record<string, string>>): string {
  try {
    readInputs(env(inputs));
  } catch (error) {
    if (error instanceof ReceiptError && error.code === 'INPUT_INVALID') return `${error.message}\n${error.remedy}`;
    throw error;
  }
  return '';
}

describe('inputs', () => {
  test('left out', () => {
    expect(readInputs(env({ command: 'npm test' }))).toEqual({
      command: ['npm', 'test'],
      shell: false,
      workingDirectory: '.',
      expectations: expect.objectContaining({ reports: ['auto'], runner: null, footer: null, min_tests: 1, max_skipped: null }),
      leniencies: [],
      suite: 'default',
      timeoutMs: 3_600_000,
      passEnv: [],
      checkName: 'receipt',
      matrix: '',
      token: null,
      check: 'auto',
      upload: 'auto',
      shard: null,
      retentionDays: 7,
      annotations: true,
      summary: true,
      comment: 'off',
    });
  });

  test.each<[string, string | undefined, string | undefined, string | undefined, string]>([
    ['outside a matrix', 'null', undefined, undefined, 'receipt'],
    ['a leg', '{"node":22,"os":"ubuntu-latest"}', undefined, undefined, 'receipt (22, ubuntu-latest)'],
    ['a leg of one suite', '{"node":22}', undefined, 'unit', 'receipt (22) / unit'],
    ['a leg with values of several parts', '{"at":{"node":22,"lts":true},"n":[1,null]}', undefined, undefined, 'receipt (22, true, 1)'],
    ['a name of its own is left alone', '{"node":22}', 'tests on 22', undefined, 'tests on 22'],
    ['values of more than one line', '{"a":"x\\ny\\u202e"}', undefined, undefined, 'receipt (x?y?)'],
    ['no JSON', '{"a', undefined, undefined, 'receipt'],
  ])('name of the check: %s', (_, matrix, name, suite, shown) => {
    const inputs = { command: 'npm test', matrix, 'check-name': name, suite };
    const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined)) as Record<string, string>;
    expect(readInputs(env(given)).checkName).toBe(shown);
  });

  test('legs that differ only far behind have names of their own, which fit', () => {
    const [a, b] = ['1', '2'].map(
      (n) => readInputs(env({ command: 'npm test', matrix: JSON.stringify({ a: 'x'.repeat(200), n }) })).checkName,
    );
    expect(a).not.toBe(b);
    expect(a?.length).toBeLessThanOrEqual(100);
  });

  test('all given', () => {
    const inputs = readInputs(
      env({
        command: '["npm", "run", "test all"]',
        'working-directory': 'packages/a',
        reports: ' reports/*.xml \n\n!reports/old.xml\n',
        runner: 'vitest',
        suite: 'unit',
        'min-tests': '0',
        'timeout-minutes': '0.5',
        'pass-env': 'GH_TOKEN, NPM_TOKEN\nOTHER',
        'check-name': 'tests',
        token: 't',
        check: 'always',
        upload: 'never',
        shard: '2/5',
        'retention-days': '30',
        annotations: 'False',
        summary: 'false',
        comment: 'off',
      }),
    );
    expect(inputs).toMatchObject({
      command: ['npm', 'run', 'test all'],
      workingDirectory: 'packages/a',
      expectations: { reports: ['reports/*.xml', '!reports/old.xml'], runner: 'vitest', min_tests: 0 },
      leniencies: ['min-tests-0'],
      suite: 'unit',
      timeoutMs: 30_000,
      passEnv: ['GH_TOKEN', 'NPM_TOKEN', 'OTHER'],
      checkName: 'tests / unit',
      token: 't',
      check: 'always',
      upload: 'never',
      shard: '2',
      retentionDays: 30,
      annotations: false,
      summary: false,
    });
  });

  test('with a shell the command is one script', () => {
    expect(readInputs(env({ command: 'npm ci\nnpm test | cat', shell: 'true' })).command).toEqual(['npm ci\nnpm test | cat']);
  });

  test.each([
    ['1/1', '1'],
    ['03/12', '3'],
    ['e2e-chrome', 'e2e-chrome'],
    ['', null],
  ])('shard %s', (shard, name) => expect(readInputs(env({ command: 'x', shard })).shard).toBe(name));

  test('kept as long as the repository says', () =>
    expect(readInputs(env({ command: 'x', 'retention-days': '0' })).retentionDays).toBeNull());

  test('no time limit', () => expect(readInputs(env({ command: 'x', 'timeout-minutes': '0' })).timeoutMs).toBeNull());

  test.each<[Record<string, string>, RegExp]>([
    [{}, /command is missing/],
    [{ command: '[1, 2]' }, /no JSON array/],
    [{ command: '[]' }, /no JSON array/],
    [{ command: '["npm"' }, /no JSON array/],
    [{ command: 'a && b' }, /only a shell understands/],
    [{ command: 'x', shell: 'yes' }, /shell takes true or false, not "yes"/],
    [{ command: 'x', 'min-tests': '-1' }, /min-tests takes a whole number/],
    [{ command: 'x', 'timeout-minutes': 'soon' }, /timeout-minutes takes minutes/],
    [{ command: 'x', 'timeout-minutes': '99999999' }, /timeout-minutes takes minutes/],
    [{ command: 'x', runner: 'vitset' }, /runner "vitset" is not known; did you mean vitest/],
    [{ command: 'x', footer: '(' }, /footer is no regular expression/],
    [{ command: 'x', suite: '../up' }, /suite takes letters/],
    [{ command: 'x', suite: 'state' }, /suite state is a name that receipt keeps/],
    [{ command: 'x', reports: 'none\na.xml' }, /reports none stands alone/],
    [{ command: 'x', reports: '!a.xml' }, /reports only excludes/],
    [{ command: 'x', check: 'sometimes' }, /check takes auto, always, never; not "sometimes"/],
    [{ command: 'x', upload: 'yes' }, /upload takes auto, always, never; not "yes"/],
    [{ command: 'x', shard: '6/5' }, /shard takes a name .* not "6\/5"/],
    [{ command: 'x', shard: '0/5' }, /shard takes a name/],
    [{ command: 'x', shard: 'a~b' }, /shard takes a name/],
    [{ command: 'x', 'retention-days': '401' }, /retention-days takes at most 400 days/],
    [{ command: 'x', 'retention-days': 'a week' }, /retention-days takes a whole number/],
    [{ command: 'x', 'check-name': 'a\nb' }, /check-name takes one line/],
    [{ command: 'x', 'check-name': 'x'.repeat(101) }, /check-name takes one line/],
    [{ command: 'x', 'pass-env': 'A=b' }, /pass-env takes names of variables/],
    [{ command: 'x', policy: 'p.json' }, /policy: policy files are not part/],
    [{ command: 'x', comment: 'yes' }, /comment takes off, on-failure, always; not "yes"/],
    [{ command: 'x', report: 'a.xml' }, /"report" is no input; did you mean reports/],
    [{ command: 'x', 'min-test': '5' }, /"min-test" is no input; did you mean min-tests/],
  ])('%j', (inputs, problem) => expect(problemsOf(inputs)).toMatch(problem));

  test('every bad one is named at once', () => {
    const problems = problemsOf({ command: 'a | b', shell: 'x', check: 'y', 'min-tests': 'z', runner: 'w'.repeat(30) });
    expect(problems).toMatch(/^5 inputs are wrong\n/);
    for (const name of ['command', 'shell', 'check', 'min-tests', 'runner']) expect(problems).toMatch(new RegExp(`^${name} `, 'm'));
  });

  test('an input that only the runner knows is left to it', () => expect(problemsOf({ command: 'x', 'something-else': '1' })).toBe(''));
});
