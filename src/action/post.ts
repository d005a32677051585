import { githubApi } from '../adapters/github-api.ts';
import { githubCheckRuns } from '../adapters/github-checks.ts';
import { readGithubRun } from '../adapters/github-event.ts';
import { systemClock } from '../adapters/machine.ts';
import { closeCheck } from './check.ts';
import { variableOf } from './inputs.ts';
import { CHECK_STATE, DONE_STATE, parseCheckState } from './state.ts';
import { describeTrouble } from './tell-check.ts';

/** Closes the check that `main` opened and did not complete, because it was killed or cut off. Never writes anything but a failure. */
export async function post(env: NodeJS.ProcessEnv): Promise<number> {
  const target = parseCheckState(env[`STATE_${CHECK_STATE}`]);
  const run = readGithubRun(env);
  const token = (env[variableOf('token')] ?? '').trim();
  if (env[`STATE_${DONE_STATE}`] === 'true' || target === null || run === null || token === '') return 0;
  const { debug, info, warning } = await import('@actions/core');
  const checks = githubCheckRuns(githubApi({ owner: run.owner, repo: run.repo, token }));
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const published = await closeCheck({ checks, clock: systemClock, sleep, debug }, target);
  if (published.kind === 'done') info('The check was left open, and is closed as a failure now.');
  if (published.kind === 'trouble') warning(`The check was left open and could not be closed: ${describeTrouble(published.trouble, run)}`);
  return 0;
}
