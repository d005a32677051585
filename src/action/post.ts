import { readGithubRun } from '../adapters/github-event.ts';
import { troubleText } from '../core/present/trouble-text.ts';
import { closeCheck } from './check.ts';
import { variableOf } from './inputs.ts';
import { publishPorts } from './publish-ports.ts';
import { say } from './say.ts';
import { CHECK_STATE, DONE_STATE, parseCheckState } from './state.ts';
import { troubleContext } from './tell-check.ts';

/** Closes the check that `main` opened and did not complete, because it was killed or cut off. Never writes anything but a failure. */
export async function post(env: NodeJS.ProcessEnv): Promise<number> {
  const target = parseCheckState(env[`STATE_${CHECK_STATE}`]);
  const run = readGithubRun(env);
  const token = (env[variableOf('token')] ?? '').trim();
  if (env[`STATE_${DONE_STATE}`] === 'true' || target === null || run === null || token === '') return 0;
  // The suite may have written the state: checks of other runs are none of ours.
  if (target.writer.runId !== run.runId || target.writer.repositoryId !== run.repositoryId) return 0;
  const published = await closeCheck(await publishPorts({ owner: run.owner, repo: run.repo, token }), target);
  if (published.kind === 'done') await say('info', 'The check was left open, and is closed as a failure now.');
  if (published.kind === 'trouble')
    await say(
      'warning',
      `The check was left open, and stays so, which blocks. ${troubleText(published.trouble, troubleContext(run, env))}`,
    );
  return 0;
}
