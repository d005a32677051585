import { githubApi } from '../../adapters/github-api.ts';
import { githubRuns } from '../../adapters/github-runs.ts';
import { githubSources } from '../../adapters/github-sources.ts';
import { systemClock } from '../../adapters/machine.ts';
import { POLICY_PATH } from '../../core/model/policy.ts';
import { cutText } from '../../core/present/escape.ts';
import { runLineText, runText } from '../../core/present/run-text.ts';
import { toVerdictJson } from '../../core/present/verdict-json.ts';
import { exitOf } from '../../flow/exit-codes.ts';
import { judgeRun } from '../../flow/judge-run.ts';
import { runViewOf } from '../../flow/run-view.ts';
import { type ParsedArgs, refuseProblems } from '../args.ts';
import { REPOSITORY_NAME, repositoryOnGithub, tokenFrom } from '../github-target.ts';
import type { Io } from '../io.ts';
import type { OptionName } from '../option-table.ts';
import { screenOf } from '../screen.ts';

const TAKEN: readonly OptionName[] = ['run', 'repository', 'policy', 'json', 'quiet', 'debug'];
const BUDGET_MS = 5 * 60_000;
const NEEDS = 'It needs to read actions, contents and pull requests.';

/** `receipt judge --run`: for a person with a token, what the trusted workflow does. */
export async function judgeRunCommand({ values, positionals, problems }: ParsedArgs, io: Io): Promise<number> {
  const found = [...problems];
  const foreign = (Object.keys(values) as OptionName[]).filter((name) => !TAKEN.includes(name));
  found.push(...foreign.map((name) => `--${name} does not go with --run; a run is judged by the policy of its repository`));
  if (positionals.length > 0) found.push(`judge takes a folder or --run, not both: ${cutText(positionals.join(' '), 80)}`);
  const runId = /^\d{1,15}$/.test(values.run ?? '') ? Number(values.run) : null;
  if (runId === null) found.push('--run takes the id of a run, the number in its address behind /actions/runs/');
  if (values.repository !== undefined && !REPOSITORY_NAME.test(values.repository)) found.push('--repository takes OWNER/NAME');
  refuseProblems('judge', found);
  const { owner, repo } = await repositoryOnGithub(values.repository, io, 'judge --run ID');
  const debug = values.debug === true ? (line: string) => void io.stderr.write(`${line}\n`) : () => {};
  const api = githubApi({ owner, repo, token: tokenFrom(io.env, 'judge --run ID', NEEDS), debug });
  const ports = {
    runs: githubRuns(api),
    sources: githubSources(api),
    clock: systemClock,
    sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
    random: Math.random,
    debug,
  };
  const request = { mode: 'workflow-run', runId: runId ?? 0, attempt: null, runResult: null, told: [] } as const;
  const judged = await judgeRun(ports, { ...request, policyPath: values.policy ?? POLICY_PATH, budgetMs: BUDGET_MS });
  if (values.json) io.stdout.write(new TextDecoder().decode(toVerdictJson(null, null, judged.verdict, null).bytes));
  else {
    const [view, screen] = [runViewOf(judged, runId ?? 0), screenOf(io.stdout, io.env)];
    io.stdout.write(values.quiet === true ? runLineText(view, screen) : runText(view, screen));
  }
  return exitOf(judged.verdict.outcome);
}
