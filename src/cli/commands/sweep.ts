import { githubApi } from '../../adapters/github-api.ts';
import { githubRuns } from '../../adapters/github-runs.ts';
import { githubCheckCloser, githubHeads } from '../../adapters/github-sweep.ts';
import { systemClock } from '../../adapters/machine.ts';
import type { Trouble } from '../../core/model/api-answer.ts';
import { ReceiptError } from '../../core/model/errors.ts';
import { escapeTerminal } from '../../core/present/escape.ts';
import { plural } from '../../core/present/quantities.ts';
import { EXIT } from '../../flow/exit-codes.ts';
import type { Budget } from '../../flow/patience.ts';
import { type Swept, type SweptCheck, sweepChecks } from '../../flow/sweep.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { REPOSITORY_NAME, repositoryOnGithub, tokenFrom } from '../github-target.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';

const HELP: HelpPage = {
  usage: ['sweep [--repository OWNER/NAME] [--older-than TIME] [--dry-run]'],
  says: 'Closes, as failures, checks that receipt opened on GitHub and whose machine was lost before it could complete them. Looks at the heads of open pull requests and at all branches. Never writes anything but a failure. Meant for a scheduled workflow.',
  example: 'npx --yes test-receipt sweep --older-than 6h',
  options: ['repository', 'older-than', 'dry-run', 'quiet'],
  notes: [
    'The token is taken from GH_TOKEN or GITHUB_TOKEN; it needs checks: write, contents: read and pull-requests: read, and with actions: read a check whose run goes on is left alone. The API is where GITHUB_API_URL says.',
    'Exit status: 0 where all was looked at, whatever was found; 3 where something could not be read or closed.',
  ],
};

const DEFAULT_AGE_MS = 6 * 3_600_000;
const BUDGET: Budget = { totalMs: 10 * 60_000, limitsMs: 15 * 60_000 };

/** `receipt sweep`. */
export async function sweepCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems } = parseOptions(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  refuseProblems('sweep', [
    ...problems,
    ...(positionals.length > 0 ? ['sweep takes options only'] : []),
    ...(REPOSITORY_NAME.test(values.repository ?? 'a/b') ? [] : ['--repository takes OWNER/NAME']),
  ]);
  const { owner, repo } = await repositoryOnGithub(values.repository, io, 'sweep');
  const token = tokenFrom(io.env, 'sweep', 'It needs to write checks, and to read contents and pull requests.');
  const debug = values.debug ? (line: string) => void io.stderr.write(`${escapeTerminal(line, 1000)}\n`) : () => {};
  const api = githubApi({ owner, repo, token, debug });
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const swept = await sweepChecks(
    {
      checks: githubCheckCloser(api),
      heads: githubHeads(api),
      runs: githubRuns(api),
      clock: systemClock,
      sleep,
      random: Math.random,
      debug,
    },
    { olderThanMs: values['older-than'] ?? DEFAULT_AGE_MS, dryRun: values['dry-run'] === true, budget: BUDGET },
  );
  if ('trouble' in swept) throw refused(swept.trouble);
  return tell(swept, io, values.quiet === true);
}

function refused(trouble: Trouble): ReceiptError {
  const remedy =
    trouble.kind !== 'locked'
      ? 'Run it again later.'
      : `The token needs ${trouble.permission?.replaceAll('=', ': ') ?? 'checks: write, contents: read and pull-requests: read'} for this repository.`;
  return new ReceiptError('GITHUB_REFUSED', trouble.what, { remedy });
}

const SAYS: Readonly<Record<SweptCheck['became'], string>> = {
  closed: 'closed      ',
  'would-close': 'would close ',
  young: 'left, young ',
  going: 'left, goes on',
  foreign: 'left, of another app',
  trouble: 'NOT CLOSED  ',
};

function tell({ heads, whole, checks, troubles }: Swept, io: Io, quiet: boolean): number {
  for (const { check, by, became, trouble } of quiet ? [] : checks) {
    const where = `${escapeTerminal(check.name, 100)} on ${check.headSha.slice(0, 12)}, run ${by.runId}, attempt ${by.attempt}`;
    const since = `open since ${escapeTerminal(check.startedAt ?? 'an unknown time', 40)}`;
    io.stdout.write(`${SAYS[became]} ${where}, ${since}${trouble === null ? '' : `: ${escapeTerminal(trouble.what, 300)}`}\n`);
  }
  for (const { what } of troubles) io.stderr.write(`receipt: a head could not be looked at: ${escapeTerminal(what, 300)}\n`);
  if (!whole) io.stderr.write('receipt: there are more heads than are looked at; those of the pull requests changed last were\n');
  const count = (...states: readonly SweptCheck['became'][]) => checks.filter(({ became }) => states.includes(became)).length;
  const left = count('young', 'going', 'foreign');
  io.stdout.write(
    `Looked at ${plural(heads, 'head')}: ${count('closed')} closed, ${left + count('would-close')} left, ${count('trouble')} not closed.\n`,
  );
  return count('trouble') + troubles.length === 0 ? EXIT.passed : EXIT.ours;
}
