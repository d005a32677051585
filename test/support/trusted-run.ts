import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { githubApi } from '../../src/adapters/github-api.ts';
import { githubRuns } from '../../src/adapters/github-runs.ts';
import { githubSources } from '../../src/adapters/github-sources.ts';
import { formatArtifactName, formatDigestLine } from '../../src/core/model/evidence-artifact.ts';
import { DEFAULT_LIMITS, type Leniency } from '../../src/core/model/expectations.ts';
import { POLICY_PATH } from '../../src/core/model/policy.ts';
import type { Guards } from '../../src/core/trust/guards.ts';
import { type JudgedRun, type JudgeRunRequest, judgeRun } from '../../src/flow/judge-run.ts';
import { runSuite } from '../../src/flow/run.ts';
import { cleanEnv } from './cli.ts';
import { ARTIFACTS, type ArtifactRecord } from './github/artifacts.ts';
import { CONTENTS } from './github/contents.ts';
import type { World } from './github/family.ts';
import { PULLS, type PullRecord } from './github/pulls.ts';
import { type JobRecord, RUNS, type RunRecord, type WorkflowRecord } from './github/runs.ts';
import { IMITATION } from './imitation.ts';
import { makeFolder, type Repository, removeFolder, repositoryIn } from './repository.ts';
import { buildZip } from './zip-builder.ts';

export const RUN_ID = 30433642;
export const REPOSITORY_ID = 1296269;
export const RUN_WORKFLOW = '.github/workflows/receipt-run.yml';
export const CALLED = 'octo-org/ci/.github/workflows/receipt-suite.yml';
export const PINNED = '2'.repeat(40);
const COMMAND = ['node', 'suite.mjs', 'pass'];

/** GitHub's side of one run, all of it free to be changed; the repository behind it is a real one. */
export interface GithubSide {
  readonly repository: Repository;
  /** Head of the pull request, and of main. */
  readonly head: string;
  readonly base: string;
  readonly run: RunRecord;
  readonly workflow: WorkflowRecord;
  readonly jobs: JobRecord[];
  readonly artifacts: ArtifactRecord[];
  readonly pull: PullRecord;
}

export interface SideOptions {
  /** Of the imitation: `pass`, `fail`, `cut`, `silent`. */
  readonly mode?: string;
  /** How many shards the suite has; none where it runs in one piece. */
  readonly shards?: number;
  /** More fields of the policy, and files of main. */
  readonly policy?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
  /** What the pull request changes. */
  readonly change?: Readonly<Record<string, string>>;
}

/** The policy of a healthy run, as an object that is free to be changed. */
export function policyOf({ mode = 'pass', shards, policy = {} }: SideOptions = {}): Record<string, unknown> {
  return {
    version: 1,
    check: 'receipt / verdict',
    workflow: {
      path: RUN_WORKFLOW,
      jobs: shards === undefined ? ['receipt / suite'] : Array.from({ length: shards }, (_, i) => `receipt / suite (${i + 1})`),
      calls: { path: CALLED, shas: [PINNED] },
      labels: ['ubuntu-24.04'],
    },
    suites: [{ name: 'default', command: [...COMMAND.slice(0, 2), mode], ...(shards === undefined ? {} : { shards }) }],
    branches: ['main', 'release/1'],
    approvers: ['octocat'],
    ...policy,
  };
}

/**
 * A pull request whose run went well, up to the artifacts: real commits, real evidence of a suite that really ran. Made once for a file of tests;
 * {@link load} gives each test its own copy of what GitHub knows. The caller removes the folders.
 */
export async function aSide(options: SideOptions = {}): Promise<{ side: GithubSide; remove: () => void }> {
  const folder = makeFolder('receipt-side-');
  const repository = repositoryIn(folder, {
    'suite.mjs': IMITATION,
    '.gitignore': 'report.xml\n',
    [POLICY_PATH]: `${JSON.stringify(policyOf(options), null, 2)}\n`,
    [RUN_WORKFLOW]: `on: pull_request\njobs:\n  receipt:\n    uses: ${CALLED}@${PINNED}\n`,
    ...options.files,
  });
  const at = (ref: string) => repository.git('rev-parse', ref).trim();
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write(options.change ?? { 'cart.js': '// changed\n' });
  repository.commit('change the cart');
  const [head, base] = [at('topic'), at('main')];
  const pull: PullRecord = {
    number: 7,
    state: 'open',
    author: 'hubot',
    headSha: head,
    headBranch: 'topic',
    headRepositoryId: REPOSITORY_ID,
    baseBranch: 'main',
    reviews: [],
  };
  const run: RunRecord = {
    id: RUN_ID,
    workflowId: 159038,
    path: RUN_WORKFLOW,
    event: 'pull_request',
    status: 'completed',
    conclusion: options.mode === undefined || options.mode === 'pass' ? 'success' : 'failure',
    attempt: 1,
    headSha: head,
    headBranch: 'topic',
    repositoryId: REPOSITORY_ID,
    headRepositoryId: REPOSITORY_ID,
    referenced: [{ path: `${CALLED}@${PINNED}`, sha: PINNED }],
  };
  const side: GithubSide = {
    repository,
    head,
    base,
    run,
    workflow: { id: 159038, name: 'receipt-run', path: RUN_WORKFLOW },
    jobs: [],
    artifacts: [],
    pull,
  };
  const shards = options.shards === undefined ? [undefined] : Array.from({ length: options.shards }, (_, i) => String(i + 1));
  for (const [index, shard] of shards.entries()) {
    const zip = zipOf(await runStage(side, { mode: options.mode ?? 'pass', ...(shard === undefined ? {} : { shard }) }));
    handOver(side, { zip, shard: shard ?? null, index });
  }
  return { side, remove: () => removeFolder(folder) };
}

export interface StageOptions {
  readonly mode?: string;
  readonly suite?: string;
  readonly shard?: string;
  readonly attempt?: number;
  readonly runId?: number;
  readonly repository?: string;
  /** What is checked out; the head by default. */
  readonly ref?: string;
  readonly command?: readonly string[];
  readonly leniencies?: readonly Leniency[];
  readonly reports?: readonly string[];
}

/** Runs the suite as a job of GitHub Actions would, on a checkout of its own. @returns the files of its evidence. */
export async function runStage(side: GithubSide, options: StageOptions = {}): Promise<Map<string, Buffer>> {
  const { repository, run, pull, base } = side;
  const checkout = makeFolder('receipt-checkout-');
  try {
    repository.git('worktree', 'add', '--quiet', '--force', '--detach', join(checkout, 'w'), options.ref ?? run.headSha);
    const event = join(checkout, 'event.json');
    writeFileSync(event, JSON.stringify(eventOf(side)));
    const result = await runSuite(
      {
        command: options.command ?? ['node', 'suite.mjs', options.mode ?? 'pass'],
        shell: false,
        cwd: join(checkout, 'w'),
        out: join(checkout, 'out'),
        suite: options.suite ?? 'default',
        ...(options.shard === undefined ? {} : { shard: options.shard }),
        timeoutMs: null,
        passEnv: [],
        expectations: {
          reports: options.reports ?? ['auto'],
          runner: null,
          footer: null,
          min_tests: 1,
          max_skipped: null,
          limits: DEFAULT_LIMITS,
        },
        leniencies: options.leniencies ?? [],
        optionsFrom: null,
        colour: false,
      },
      {
        display: null,
        env: cleanEnv({
          GITHUB_ACTIONS: 'true',
          GITHUB_REPOSITORY: options.repository ?? 'octo-org/octo-repo',
          GITHUB_RUN_ID: String(options.runId ?? run.id),
          GITHUB_RUN_ATTEMPT: String(options.attempt ?? run.attempt),
          GITHUB_EVENT_NAME: run.event,
          GITHUB_EVENT_PATH: event,
          GITHUB_SHA: run.event === 'pull_request' ? base : run.headSha,
          GITHUB_JOB: 'suite',
          GITHUB_ACTOR: pull.author,
        }),
      },
    );
    return filesOf(result.folder);
  } finally {
    repository.git('worktree', 'remove', '--force', join(checkout, 'w'));
    removeFolder(checkout);
  }
}

function eventOf({ run, pull, base }: GithubSide): unknown {
  if (run.event === 'merge_group') return { merge_group: { head_sha: run.headSha, base_sha: base } };
  if (run.event !== 'pull_request') return {};
  const repo = { id: REPOSITORY_ID };
  return {
    pull_request: { number: pull.number, head: { sha: run.headSha, repo: { id: pull.headRepositoryId } }, base: { sha: base, repo } },
  };
}

function filesOf(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.filter((name) => !name.startsWith('earlier-reports')).map((name) => [name, readFileSync(join(folder, name))]));
}

export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  return buildZip([...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, content]) => ({ name, content })));
}

export interface Handover {
  readonly zip: Buffer;
  readonly suite?: string;
  readonly shard?: string | null;
  readonly attempt?: number;
  /** Which job of the policy does it. */
  readonly index?: number;
  readonly conclusion?: JobRecord['conclusion'];
}

/** What a job leaves behind: its artifact, and a log that tells its digest. */
export function handOver(side: GithubSide, { zip, suite = 'default', shard = null, attempt = 1, index = 0, conclusion }: Handover): void {
  const name = formatArtifactName({ suite, shard, attempt });
  const sha256 = createHash('sha256').update(zip).digest('hex');
  side.artifacts.push({ id: 4000 + side.artifacts.length, name, runId: side.run.id, zip, expired: false });
  side.jobs.push({
    id: 8000 + side.jobs.length,
    runId: side.run.id,
    attempt,
    name: shard === null ? 'receipt / suite' : `receipt / suite (${index + 1})`,
    status: 'completed',
    conclusion: conclusion ?? side.run.conclusion,
    startedAt: `2026-03-02T09:1${attempt}:00Z`,
    labels: ['ubuntu-24.04'],
    log: jobLog(formatDigestLine(name, sha256)),
  });
}

/** A log as GitHub serves it: a mark of byte order, and the time before each line. */
export function jobLog(...lines: readonly string[]): string {
  const all = ['##[group]Run npm test', ...lines, 'Cleaning up orphan processes'];
  return `\ufeff${all.map((line, at) => `2026-03-02T09:15:0${at % 10}.1234567Z ${line}\r\n`).join('')}`;
}

/** Another state of GitHub's, of the same repository. */
export function copyOf(side: GithubSide): GithubSide {
  const { repository, head, base, run, workflow, jobs, artifacts, pull } = side;
  return {
    repository,
    head,
    base,
    ...structuredClone({ run, workflow, jobs, pull }),
    artifacts: artifacts.map((artifact) => ({ ...artifact })),
  };
}

/** Has the server know all of it. */
export function load(world: World, { repository, run, workflow, jobs, artifacts, pull }: GithubSide): void {
  world.of(CONTENTS).git = repository.path;
  const runs = world.of(RUNS);
  runs.runs.push(run);
  runs.workflows.push(workflow);
  runs.jobs.push(...jobs);
  world.of(ARTIFACTS).artifacts.push(...artifacts);
  world.of(PULLS).pulls.push(pull);
  world.tokens.set('judge', { app: 15368, permissions: { actions: 'read', contents: 'read', pull_requests: 'read' } });
}

export interface JudgeOptions extends Partial<JudgeRunRequest> {
  readonly guards?: Guards;
  /** Called before each wait. */
  readonly onSleep?: (ms: number) => void;
  readonly token?: string;
}

/** Judges as the trusted workflow does, through the API; waits take no time. The address of the API is the environment's. */
export async function judge({ guards, onSleep = () => {}, token = 'judge', ...request }: JudgeOptions = {}): Promise<JudgedRun> {
  const api = githubApi({ owner: 'octo-org', repo: 'octo-repo', token });
  let passed = 0;
  const ports = {
    runs: githubRuns(api),
    sources: githubSources(api),
    clock: { now: () => new Date(), monotonic: () => passed },
    sleep: async (ms: number) => {
      passed += ms;
      onSleep(ms);
    },
    random: () => 0,
    debug: () => {},
  };
  const asked = {
    mode: 'workflow-run',
    runId: RUN_ID,
    attempt: null,
    policyPath: POLICY_PATH,
    runResult: null,
    told: [],
    budgetMs: 60_000,
  } as const;
  return await judgeRun(ports, { ...asked, ...request }, guards);
}
