import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionDist } from './action-dist.ts';
import { type Phase, type PhaseOptions, runPhase } from './actions-runner.ts';
import type { GithubEvent } from './events.ts';
import type { GithubServer } from './github/server.ts';
import { temporaryFolder } from './repository.ts';
import { node24, nodeHere } from './tools.ts';

/** A job with one step, ours. */
export interface JobOptions {
  readonly event: GithubEvent;
  /** The checked-out repository. */
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Where the API is; nowhere: nothing listens. */
  readonly server: GithubServer | null;
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly attempt?: number;
  /** What the action starts; `main.js` by default. */
  readonly script?: string;
  /** The job's name in its workflow; `test` by default. */
  readonly job?: string;
  /** Sees both phases. */
  readonly onStart?: NonNullable<PhaseOptions['onStart']>;
  /** Sees what main prints. */
  readonly onLine?: NonNullable<PhaseOptions['onLine']>;
}

export interface Job {
  readonly main: Phase;
  readonly post: Phase;
  /** As GitHub shows the job. */
  readonly result: 'success' | 'failure';
}

/** Inputs that the action's own defaults give. */
const DEFAULTS = { token: 'full' };

/** `main`, and then `post`, which runs whatever became of `main`. */
export async function runJob(options: JobOptions): Promise<Job> {
  const main = await runMain(options);
  const post = await runPost(options, main.state);
  return { main, post, result: main.result === 'success' && post.result === 'success' ? 'success' : 'failure' };
}

export async function runMain(options: JobOptions): Promise<Phase> {
  const { onLine, script = 'main.js' } = options;
  return await runPhase({ ...(await phaseOptions(options, script)), ...(onLine === undefined ? {} : { onLine }) });
}

export async function runPost(options: JobOptions, state: Readonly<Record<string, string>>): Promise<Phase> {
  return await runPhase({ ...(await phaseOptions(options, 'post.js')), state });
}

async function phaseOptions(
  { event, workspace, inputs, server, node, env, attempt = 1, job = 'test', onStart }: JobOptions,
  script: string,
): Promise<PhaseOptions> {
  const temp = temporaryFolder('receipt-runner-');
  const eventPath = join(temp, '_github_workflow', 'event.json');
  mkdirSync(join(temp, '_github_workflow'));
  writeFileSync(eventPath, JSON.stringify(event.payload));
  // A port that nobody may listen at.
  const api = server?.url ?? 'http://127.0.0.1:65533';
  return {
    // What GitHub's runner brings, where it can be had.
    node: node ?? (node24() ?? nodeHere).file,
    script: join(await actionDist(), script),
    workspace,
    temp,
    inputs: { ...DEFAULTS, ...inputs },
    ...(onStart === undefined ? {} : { onStart }),
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: temp,
      GIT_CONFIG_NOSYSTEM: '1',
      ...event.env,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'octo-org/octo-repo',
      GITHUB_REPOSITORY_ID: '17273051',
      GITHUB_REPOSITORY_OWNER: 'octo-org',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_NUMBER: '12',
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: job,
      GITHUB_WORKFLOW: 'ci',
      GITHUB_WORKFLOW_REF: 'octo-org/octo-repo/.github/workflows/ci.yml@refs/pull/2/merge',
      GITHUB_ACTION: '__octo-org_receipt',
      GITHUB_SERVER_URL: 'https://github.invalid',
      GITHUB_API_URL: api,
      GITHUB_GRAPHQL_URL: `${api}/graphql`,
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_NAME: 'test',
      RUNNER_ENVIRONMENT: 'github-hosted',
      RUNNER_TEMP: temp,
      RUNNER_TOOL_CACHE: temp,
      ...env,
    },
  };
}
