import { randomUUID } from 'node:crypto';
import { type GithubApi, githubApi } from '../adapters/github-api.ts';
import { githubCheckRuns } from '../adapters/github-checks.ts';
import { readGithubRun } from '../adapters/github-event.ts';
import { githubRuns } from '../adapters/github-runs.ts';
import { githubSources } from '../adapters/github-sources.ts';
import { systemClock } from '../adapters/machine.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { formatJudged } from '../core/model/judged.ts';
import { remedyOf, sentenceOf } from '../core/model/reasons.ts';
import { runSummary } from '../core/present/run-summary.ts';
import { type RunView, runText, runTitle } from '../core/present/run-text.ts';
import { auditBranch } from '../flow/audit.ts';
import { EXIT, exitOf } from '../flow/exit-codes.ts';
import { type JudgedRun, judgeRun } from '../flow/judge-run.ts';
import { judgedOf, runViewOf } from '../flow/run-view.ts';
import type { AuditInputs, JudgeInputs, RunInputs } from './judge-inputs.ts';
import { say, writeJobSummary } from './say.ts';

const BUDGET_MS = 5 * 60_000;
const SCREEN = { columns: 100, colour: false };

/**
 * Judges a run of GitHub Actions: the stage that reads what anybody may have written. It holds no credential that could write, starts nothing, and puts
 * nothing on disk; what it hands on is {@link formatJudged} alone. The exit status carries the verdict.
 * @throws {ReceiptError} where the workflow itself is wrong.
 */
export async function judge(inputs: JudgeInputs, env: NodeJS.ProcessEnv): Promise<number> {
  const here = readGithubRun(env);
  if (here === null || here.repo === '') {
    throw new ReceiptError('INPUT_INVALID', 'GITHUB_REPOSITORY names no repository', {
      remedy: 'Use this action in a workflow of GitHub Actions.',
    });
  }
  const { debug } = await import('@actions/core');
  const api = githubApi({ owner: here.owner, repo: here.repo, token: inputs.token, debug });
  return inputs.mode === 'audit' ? await audit(inputs, api, debug) : await judgeOne(inputs, api, debug);
}

function portsOf(api: GithubApi, debug: (line: string) => void) {
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  return { runs: githubRuns(api), sources: githubSources(api), clock: systemClock, sleep, random: Math.random, debug };
}

async function audit({ policyPath, branch }: AuditInputs, api: GithubApi, debug: (line: string) => void): Promise<number> {
  const core = await import('@actions/core');
  const ports = { ...portsOf(api, debug), checks: githubCheckRuns(api) };
  const { doubts, sha, ...audited } = await auditBranch(ports, { policyPath, branch, budgetMs: BUDGET_MS });
  const [first] = doubts;
  core.setOutput('verdict', first === undefined ? 'passed' : 'incomplete');
  core.setOutput('code', first?.code ?? '');
  core.setOutput('sha', sha ?? '');
  if (first === undefined) await say('info', `${audited.branch} is at a commit with a green verdict: ${sha ?? ''}`);
  else await say('error', `${sentenceOf(first)} ${remedyOf(first)}`, `INCOMPLETE · ${first.code}`);
  return first === undefined ? EXIT.passed : EXIT.incomplete;
}

async function judgeOne(inputs: RunInputs, api: GithubApi, debug: (line: string) => void): Promise<number> {
  const { token: _, summary, ...request } = inputs;
  const judged = await judgeRun(portsOf(api, debug), { ...request, budgetMs: BUDGET_MS });
  const view = runViewOf(judged, inputs.runId);
  await tell(judged, view, summary);
  return exitOf(judged.verdict.outcome);
}

async function tell(judged: JudgedRun, view: RunView, summary: boolean): Promise<void> {
  const core = await import('@actions/core');
  const { verdict } = judged;
  const title = runTitle(view);
  // Names of tests are in it: no line of it may be a command of the runner.
  const stop = randomUUID();
  process.stdout.write(`::stop-commands::${stop}\n${runText(view, SCREEN)}\n::${stop}::\n`);
  if (verdict.outcome !== 'passed') {
    const [deciding] = verdict.reasons;
    const text = [sentenceOf(deciding), remedyOf(deciding)].filter((part) => part !== '').join(' ');
    await say('error', text, title);
  }
  if (summary) await writeJobSummary(runSummary(view));
  for (const [name, value] of Object.entries(outputsOf(judged))) core.setOutput(name, String(value));
}

/** Words of fixed lists, numbers, commit ids and digests; nothing else. */
function outputsOf(run: JudgedRun) {
  const judged = judgedOf(run);
  const tally = run.verdict.tally;
  return {
    judged: judged === null ? '' : formatJudged(judged),
    verdict: run.verdict.outcome,
    code: run.verdict.decidedBy ?? '',
    conclusion: judged?.conclusion ?? 'failure',
    sha: judged?.sha ?? '',
    'run-id': judged?.runId ?? '',
    attempt: judged?.attempt ?? '',
    tests: tally?.tests ?? '',
    passed: tally?.passed ?? '',
    failed: tally?.failed ?? '',
    errored: tally?.errored ?? '',
    skipped: tally?.skipped ?? '',
    evidence: judged?.evidence ?? '',
    'artifact-id': judged?.artifacts.length === 1 ? (judged.artifacts[0] ?? '') : '',
  };
}
