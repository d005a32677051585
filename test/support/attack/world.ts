import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { actionDist } from '../action-dist.ts';
import { type Phase, runPhase } from '../actions-runner.ts';
import { runtimeToken } from '../github/artifact-service.ts';
import { ARTIFACTS, type ArtifactRecord } from '../github/artifacts.ts';
import { CHECKS, type CheckRunRecord } from '../github/checks.ts';
import { CONTENTS } from '../github/contents.ts';
import { ACTIONS_APP, OWN_APP } from '../github/family.ts';
import { PULLS, type PullRecord } from '../github/pulls.ts';
import { type JobRecord, RUNS, type RunRecord, type WorkflowRecord } from '../github/runs.ts';
import type { GithubServer } from '../github/server.ts';
import { type Gate, type GateRules, type GateStatus, mayMerge } from '../merge-gate.ts';
import { gitIn, type Repository } from '../repository.ts';
import { node24, nodeHere } from '../tools.ts';
import { jobLog } from '../trusted-run.ts';
import type { End } from './attack.ts';
import { CHECK, COMMAND, JOB, REPOSITORY_ID } from './victim.ts';

/** A state of GitHub's that a world begins with. */
export interface Origin {
  /** A repository that is copied. */
  readonly path: string;
  readonly run: RunRecord;
  readonly pull: PullRecord;
  readonly workflow: WorkflowRecord;
  readonly jobs: readonly JobRecord[];
  readonly artifacts: readonly ArtifactRecord[];
}

/** The run stage; by default as the workflow that was reviewed has it. */
export interface RunStage {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Earlier steps of the job, in its checkout. */
  readonly before?: (checkout: Repository) => unknown;
  /** Later ones. */
  readonly after?: (checkout: Repository, step: Phase) => unknown;
  /** What is checked out. */
  readonly ref?: string;
  readonly job?: Partial<JobRecord>;
}

const NODE = (node24() ?? nodeHere).file;
/** That of the App, and that of the job. */
const TOKENS = { token: 'app', 'read-token': 'workflow' };

/** What GitHub knows, and what somebody may reach of it. Each attack has its own. */
export class AttackWorld {
  readonly github: GithubServer;
  readonly repository: Repository;
  readonly run: RunRecord;
  readonly pull: PullRecord;
  readonly workflow: WorkflowRecord;
  readonly statuses: GateStatus[] = [];
  readonly rules: { required: GateRules['required']; strict: boolean };
  /** GitHub starts the verdict workflow when a run has ended. */
  ended = true;
  /** What the event says besides, as the verdict workflow passes it on. */
  event: Readonly<Record<string, string>> = {};
  /** The suite's own step, as it ended the last time. */
  step: Phase | null = null;
  readonly #folder: string;
  #count = 0;

  constructor(github: GithubServer, folder: string, origin: Origin) {
    this.github = github;
    this.#folder = folder;
    const path = join(folder, 'origin');
    cpSync(origin.path, path, { recursive: true });
    this.repository = repositoryAt(path);
    const { run, pull, workflow, jobs } = structuredClone({ ...origin, artifacts: [] });
    [this.run, this.pull, this.workflow] = [run, pull, workflow];
    this.rules = { required: [{ context: CHECK, integrationId: OWN_APP }], strict: true };
    github.reset();
    github.of(CONTENTS).git = path;
    github.of(RUNS).runs.push(run);
    github.of(RUNS).workflows.push(workflow);
    this.jobs.push(...jobs);
    this.artifacts.push(...origin.artifacts.map((artifact) => ({ ...artifact })));
    this.pulls.push(pull);
    github.tokens.set('workflow', { app: ACTIONS_APP, permissions: { actions: 'read', contents: 'read', pull_requests: 'read' } });
  }

  get jobs(): JobRecord[] {
    return this.github.of(RUNS).jobs;
  }

  get artifacts(): ArtifactRecord[] {
    return this.github.of(ARTIFACTS).artifacts;
  }

  get pulls(): PullRecord[] {
    return this.github.of(PULLS).pulls;
  }

  get checks(): CheckRunRecord[] {
    return this.github.of(CHECKS).runs;
  }

  at(ref: string): string {
    return this.repository.git('rev-parse', ref).trim();
  }

  /** Pushes to the head branch of the pull request; null deletes a file. Nothing has run for the new head. */
  push(files: Readonly<Record<string, string | Buffer | null>>): void {
    this.commit('topic', files);
    this.nothingRan();
    this.pull.headSha = this.at('topic');
    this.run.headSha = this.pull.headSha;
  }

  /** Commits to any branch; a new one begins at main. */
  commit(branch: string, files: Readonly<Record<string, string | Buffer | null>>): void {
    const { git, write, commit } = this.repository;
    const known = git('branch', '--list', branch).trim() !== '';
    git('checkout', '--quiet', ...(known ? [branch] : ['-b', branch, 'main']));
    for (const [path, content] of Object.entries(files)) {
      if (content === null) git('rm', '--quiet', '-r', path);
      else write({ [path]: content });
    }
    commit('a change');
  }

  /** No job, no artifact. */
  nothingRan(): void {
    this.jobs.length = 0;
    this.artifacts.length = 0;
  }

  /** Runs the suite of the run's head as the job does: the built action, in a clone of its own, hands over to the artifact service. */
  async runSuite(stage: RunStage = {}): Promise<Phase> {
    const { run } = this;
    const folder = this.#newFolder();
    const path = join(folder, 'w');
    gitIn(folder)('clone', '--quiet', '--no-hardlinks', this.repository.path, path);
    const checkout = repositoryAt(path);
    checkout.git('checkout', '--quiet', '--detach', stage.ref ?? run.headSha);
    await stage.before?.(checkout);
    const inputs = { command: COMMAND.join(' '), check: 'never', upload: 'always', ...stage.inputs };
    const step = await this.#step('main.js', folder, path, inputs, { ...this.#jobEnv(folder), ...stage.env });
    this.step = step;
    await stage.after?.(checkout, step);
    const job = { id: 8000 + this.jobs.length, runId: run.id, attempt: run.attempt, name: JOB, labels: ['ubuntu-24.04'] };
    this.jobs.push({
      ...job,
      status: 'completed',
      conclusion: step.result,
      startedAt: `2026-03-02T09:1${run.attempt % 10}:00Z`,
      log: jobLog(...step.shown),
      ...stage.job,
    });
    run.conclusion = step.result;
    return step;
  }

  #newFolder(): string {
    const folder = join(this.#folder, `step-${++this.#count}`);
    mkdirSync(folder);
    return folder;
  }

  #jobEnv(folder: string): Record<string, string> {
    const { run, pull } = this;
    const event = join(folder, 'event.json');
    writeFileSync(event, JSON.stringify(eventOf(run, pull, this.at('main'))));
    const ofPull = run.event === 'pull_request';
    return {
      GITHUB_EVENT_NAME: run.event,
      GITHUB_EVENT_PATH: event,
      GITHUB_SHA: ofPull ? this.at('main') : run.headSha,
      GITHUB_REF: ofPull ? `refs/pull/${pull.number}/merge` : `refs/heads/${run.headBranch}`,
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
      GITHUB_JOB: 'suite',
      GITHUB_ACTOR: pull.author,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(run.id),
      ACTIONS_RESULTS_URL: `${this.github.url}/`,
    };
  }

  /** A step of a JavaScript action, as GitHub's runner starts it. */
  async #step(
    script: string,
    folder: string,
    workspace: string,
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Phase> {
    const temp = join(folder, 'temp');
    mkdirSync(temp);
    return await runPhase({
      node: NODE,
      script: join(await actionDist(), script),
      workspace,
      temp,
      inputs,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: temp,
        GIT_CONFIG_NOSYSTEM: '1',
        GITHUB_WORKSPACE: workspace,
        GITHUB_REPOSITORY: 'octo-org/octo-repo',
        GITHUB_REPOSITORY_ID: String(REPOSITORY_ID),
        GITHUB_REPOSITORY_OWNER: 'octo-org',
        GITHUB_RUN_ID: '30499999',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_JOB: 'verdict',
        GITHUB_ACTION: '__octo-org_receipt',
        GITHUB_WORKFLOW_REF: 'octo-org/octo-repo/.github/workflows/receipt-verdict.yml@refs/heads/main',
        GITHUB_EVENT_NAME: 'workflow_run',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: this.at('main'),
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_API_URL: this.github.url,
        // Each step compiles what the one before it did.
        NODE_COMPILE_CACHE: join(this.#folder, '..', 'compiled'),
        RUNNER_OS: 'Linux',
        RUNNER_ARCH: 'X64',
        RUNNER_ENVIRONMENT: 'github-hosted',
        RUNNER_TEMP: temp,
        RUNNER_TOOL_CACHE: temp,
        ...env,
      },
    });
  }

  async judge(given: Readonly<Record<string, string>> = {}): Promise<Phase> {
    const folder = this.#newFolder();
    const inputs = { 'run-id': String(this.run.id), attempt: String(this.run.attempt), token: 'workflow', summary: 'true' };
    return await this.#step('judge.js', folder, folder, { ...inputs, ...given });
  }

  async publish(judge: Phase, given: Readonly<Record<string, string>> = {}, env: Readonly<Record<string, string>> = {}): Promise<Phase> {
    const folder = this.#newFolder();
    const inputs = { 'run-id': String(this.run.id), judged: judge.outputs['judged'] ?? '', 'judge-result': judge.result, ...TOKENS };
    return await this.#step('publish.js', folder, folder, { ...inputs, ...given }, env);
  }

  /** As GitHub's documentation has it, for the head of the pull request. */
  gate(): Gate {
    const { git } = this.repository;
    const upToDate = git('merge-base', 'main', this.pull.headSha).trim() === this.at('main');
    return mayMerge({ checks: this.checks, statuses: this.statuses }, { sha: this.pull.headSha, upToDate }, this.rules);
  }

  /** What GitHub does when a run has ended: the verdict workflow judges, then publishes. */
  async finish(): Promise<End> {
    const judge = this.ended ? await this.judge(this.event) : null;
    const publish = judge === null ? null : await this.publish(judge);
    const check = this.checks.filter(({ app, name }) => app === OWN_APP && name === CHECK).at(-1) ?? null;
    return { judge, publish, check, gate: this.gate() };
  }
}

function repositoryAt(path: string): Repository {
  const git = gitIn(path);
  return {
    path,
    git,
    write: (files) => {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(path, file)), { recursive: true });
        writeFileSync(join(path, file), content);
      }
    },
    commit: (message) => {
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '--message', message);
    },
  };
}

function eventOf({ event, headSha }: RunRecord, { number, headRepositoryId }: PullRecord, base: string): unknown {
  if (event === 'merge_group') return { merge_group: { head_sha: headSha, base_sha: base } };
  if (event !== 'pull_request') return {};
  const head = { sha: headSha, repo: { id: headRepositoryId } };
  return { pull_request: { number, head, base: { sha: base, repo: { id: REPOSITORY_ID } } } };
}
