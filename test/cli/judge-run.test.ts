import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';
import { useGithub } from '../support/github/use-github.ts';
import { aSide, copyOf, type GithubSide, load, RUN_ID } from '../support/trusted-run.ts';

const github = useGithub();
let made: { side: GithubSide; remove: () => void };
beforeAll(async () => {
  made = await aSide();
  made.side.repository.git('remote', 'add', 'origin', 'https://github.com/octo-org/octo-repo.git');
});
afterAll(() => made.remove());

const judge = async (args: readonly string[], env: Readonly<Record<string, string>> = { GH_TOKEN: 'judge' }) =>
  await receipt(['judge', ...args], { cwd: made.side.repository.path, env: { GITHUB_API_URL: github.server.url, ...env } });

describe('receipt judge --run', () => {
  test('gives the verdict of the trusted workflow', async () => {
    load(github.server, copyOf(made.side));
    const { code, stdout, stderr } = await judge(['--run', String(RUN_ID)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { head } = made.side;
    expect(stdout.replace(head, '<head>').replace(/[0-9a-f]{8}…/, '<digest>…')).toBe(`PASSED  4 tests passed

  run       30433642, attempt 1 of octo-org/octo-repo
  commit    <head>
  evidence  1 artifact, sha256 <digest>…
`);
  });

  test('says why a run does not pass, and what to do', async () => {
    const side = copyOf(made.side);
    side.pull.baseBranch = 'topic';
    load(github.server, side);
    const { code, stdout } = await judge(['--run', String(RUN_ID), '--repository', 'octo-org/octo-repo']);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^INCOMPLETE {2}topic is no branch that the policy lists +branch-unlisted\n/);
    expect(stdout).toContain('The commit goes into the branch topic, which the policy does not list.');
    expect(stdout).toContain('More: npx receipt explain branch-unlisted');
  });

  test('prints verdict.json, or one line', async () => {
    load(github.server, copyOf(made.side));
    const json = await judge(['--run', String(RUN_ID), '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ schema: 'verdict/v1', outcome: 'passed', tally: { tests: 4 } });
    const quiet = await judge(['--run', String(RUN_ID), '--quiet']);
    expect(quiet.stdout).toBe('PASSED  4 tests passed\n');
  });

  test.each([
    [['--run', 'x'], {}, /--run takes the id of a run/],
    [['--run', '5', '--log', 'x'], {}, /--log does not go with --run/],
    [['--run', '5', 'folder'], {}, /a folder or --run, not both/],
    [['--run', '5', '--repository', 'octo'], {}, /--repository takes OWNER\/NAME/],
    [['.', '--repository', 'a/b'], {}, /--repository goes with --run/],
    [['--log', 'x', '--exit', '0', '--policy', 'p'], {}, /--policy goes with --run/],
    [['--run', '5'], { GH_TOKEN: '' }, /needs a token, in GH_TOKEN or GITHUB_TOKEN\n {2}GH_TOKEN=\$\(gh auth token\)/],
  ])('%j with %j is refused', async (args, env, says) => {
    const { code, stderr } = await judge(args, env);
    expect(code).toBe(3);
    expect(stderr).toMatch(says);
  });
});
