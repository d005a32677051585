import { type GithubAccess, githubApi } from '../adapters/github-api.ts';
import { githubCheckRuns } from '../adapters/github-checks.ts';
import { systemClock } from '../adapters/machine.ts';
import type { PublishPorts } from '../flow/publish.ts';

/** GitHub's check runs, the clock, and the step's debug log, to which every request and decision goes. */
export async function publishPorts(access: GithubAccess): Promise<PublishPorts> {
  const { debug } = await import('@actions/core');
  const checks = githubCheckRuns(githubApi({ ...access, debug }));
  return { checks, debug, clock: systemClock, random: Math.random, sleep: (ms) => new Promise((done) => setTimeout(done, ms)) };
}
