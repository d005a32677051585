import { describe, expect, test } from 'vitest';
import { childEnvironment } from '../../src/flow/child-environment.ts';

const child = (env: Record<string, string>, more: { passEnv?: string[]; colour?: boolean } = {}) =>
  childEnvironment(env, { passEnv: [], colour: false, runnerVariables: ['CYPRESS_SPEC'], ...more });

describe('what a suite sees of the environment', () => {
  test('everything, on a laptop, and that it is no terminal', () => {
    const { env, dropped, set } = child({ PATH: '/bin', GITHUB_TOKEN: 'mine', INPUT_X: 'x', ACTIONS_Y: 'y' });
    expect(env).toEqual({ PATH: '/bin', GITHUB_TOKEN: 'mine', INPUT_X: 'x', ACTIONS_Y: 'y', CI: 'true' });
    expect({ dropped, set }).toEqual({ dropped: [], set: ['CI'] });
  });

  test('in GitHub Actions neither tokens nor the files that the runner listens to', () => {
    const secrets = [
      'GITHUB_TOKEN',
      'GH_TOKEN',
      'ACTIONS_RUNTIME_TOKEN',
      'ACTIONS_ID_TOKEN_REQUEST_URL',
      'INPUT_COMMAND',
      'INPUT_MIN-TESTS',
    ];
    const files = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
    const kept = { GITHUB_ACTIONS: 'true', GITHUB_SHA: 'x', GITHUB_WORKSPACE: '/w', CI: '1', MY_GITHUB_TOKEN: 'm', RUNNER_TEMP: '/t' };
    const { env, dropped, passed, set } = child({ ...kept, ...Object.fromEntries([...secrets, ...files].map((name) => [name, 'v'])) });
    expect(env).toEqual(kept);
    expect({ dropped, passed, set }).toEqual({ dropped: [...secrets, ...files].sort(), passed: [], set: [] });
  });

  test('what the caller passes all the same is named', () => {
    const { env, dropped, passed } = child(
      { GITHUB_ACTIONS: 'true', GITHUB_TOKEN: 't', GH_TOKEN: 'g', PATH: 'p' },
      { passEnv: ['github_token', 'PATH', 'UNSET'] },
    );
    expect({ token: env['GITHUB_TOKEN'], dropped, passed }).toEqual({ token: 't', dropped: ['GH_TOKEN'], passed: ['GITHUB_TOKEN'] });
  });

  test('not that an outer node:test is watching, wherever it runs', () => {
    expect(child({ NODE_TEST_CONTEXT: 'child-v8' })).toMatchObject({ env: { CI: 'true' }, dropped: ['NODE_TEST_CONTEXT'] });
    expect(child({ NODE_TEST_CONTEXT: 'x' }, { passEnv: ['NODE_TEST_CONTEXT'] }).passed).toEqual(['NODE_TEST_CONTEXT']);
  });

  test.each<[string, Record<string, string>, boolean, string | undefined]>([
    ['on a terminal', {}, true, '1'],
    ['not on a terminal', {}, false, undefined],
    ['against NO_COLOR', { NO_COLOR: '1' }, true, undefined],
    ['as FORCE_COLOR says', { FORCE_COLOR: '0' }, true, '0'],
  ])('colours %s', (_, env, colour, expected) => {
    const made = child(env, { colour });
    expect(made.env['FORCE_COLOR']).toBe(expected);
    expect(made.set.includes('FORCE_COLOR')).toBe(expected === '1');
  });

  test('CI as it is set, even to nothing', () => {
    expect(child({ CI: '' })).toMatchObject({ env: { CI: '' }, set: [] });
  });

  test('variables that steer tests are named, never their values; empty ones steer nothing', () => {
    const { steering } = child({ PYTEST_ADDOPTS: '-k fast', NODE_OPTIONS: '', LD_PRELOAD: '/x.so', CYPRESS_SPEC: 's', HOME: '/h' });
    expect(steering).toEqual(['CYPRESS_SPEC', 'LD_PRELOAD', 'PYTEST_ADDOPTS']);
  });
});
