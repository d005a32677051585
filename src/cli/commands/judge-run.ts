import { findRepository, readBranch, readRepositoryName } from '../../adapters/git.ts';
import { githubApi } from '../../adapters/github-api.ts';
import { githubRuns } from '../../adapters/github-runs.ts';
import { githubSources } from '../../adapters/github-sources.ts';
import { systemClock } from '../../adapters/machine.ts';
import { ReceiptError } from '../../core/model/errors.ts';
import { POLICY_PATH } from '../../core/model/policy.ts';
import { cutText } from '../../core/present/escape.ts';
import { runLineText, runText } from '../../core/present/run-text.ts';
import { toVerdictJson } from '../../core/present/verdict-json.ts';
import { exitOf } from '../../flow/exit-codes.ts';
import { judgeRun } from '../../flow/judge-run.ts';
import { runViewOf } from '../../flow/run-view.ts';
import { type ParsedArgs, refuseProblems } from '../args.ts';
import type { Io } from '../io.ts';
import type { OptionName } from '../option-table.ts';
import { screenOf } from '../screen.ts';

const TAKEN: readonly OptionName[] = ['run', 'repo', 'policy', 'json', 'quiet', 'debug'];
const BUDGET_MS = 5 * 60_000;

/** `receipt judge --run`: for a person with a token, what the trusted workflow does. */
export async function judgeRunCommand({ values, positionals, problems }: ParsedArgs, io: Io): Promise<number> {
  const found = [...problems];
  const foreign = (Object.keys(values) as OptionName[]).filter((name) => !TAKEN.includes(name));
  found.push(...foreign.map((name) => `--${name} does not go with --run; a run is judged by the policy of its repository`));
  if (positionals.length > 0) found.push(`judge takes a folder or --run, not both: ${cutText(positionals.join(' '), 80)}`);
  const runId = /^\d{1,15}$/.test(values.run ?? '') ? Number(values.run) : null;
  if (runId === null) found.push('--run takes the id of a run, the number in its address behind /actions/runs/');
  if (values.repo !== undefined && !NAME.test(values.repo)) found.push('--repo takes OWNER/NAME');
  refuseProblems('judge', found);
  const [owner = '', repo = ''] = (values.repo ?? (await nameHere(io.cwd))).split('/');
  const debug = values.debug === true ? (line: string) => void io.stderr.write(`${line}\n`) : () => {};
  const api = githubApi({ owner, repo, token: tokenOf(io.env), debug });
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

const NAME = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;

async function nameHere(cwd: string): Promise<string> {
  const repository = await findRepository(cwd);
  const name = 'missing' in repository ? null : await readRepositoryName(repository, await readBranch(repository));
  if (name !== null && NAME.test(name)) return name;
  throw new ReceiptError('INPUT_INVALID', 'which repository is meant? This folder is no checkout with a remote on GitHub', {
    remedy: 'Name it: receipt judge --run ID --repo OWNER/NAME',
  });
}

function tokenOf(env: Io['env']): string {
  const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'];
  if (token) return token;
  throw new ReceiptError('INPUT_INVALID', 'a run is read through the API of GitHub, which needs a token', {
    remedy: 'GH_TOKEN=$(gh auth token) npx receipt judge --run ID\nIt needs to read actions, contents and pull requests.',
  });
}
