import { resolve } from 'node:path';
import type { Exit } from '../../core/model/exit.ts';
import { isSignalName } from '../../core/model/exit.ts';
import { cutText } from '../../core/present/escape.ts';
import { PROFILES } from '../../core/runners/index.ts';
import { EXIT, exitOf } from '../../flow/exit-codes.ts';
import { readExpectations } from '../../flow/expectations.ts';
import { type Judged, judgeCaptured, judgeFolder } from '../../flow/judge.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { loadConfig, placeProblems, withConfig } from '../config.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { judgedText } from '../judged-text.ts';
import { type OptionName, type OptionValues, VERDICT_OPTIONS } from '../option-table.ts';
import { isFolder, screenOf, shownFrom } from '../screen.ts';

const CAPTURED = ['log', 'exit', 'started-at', 'finished-at'] as const satisfies readonly OptionName[];
const RUN = ['run', 'repository', 'policy'] as const satisfies readonly OptionName[];
const OUTPUT = ['json', 'quiet'] as const satisfies readonly OptionName[];

const HELP: HelpPage = {
  usage: ['judge DIR', 'judge --log FILE --exit N|SIG [--report GLOB]… [options]', 'judge --run ID [--repository OWNER/NAME]'],
  says: 'Derives the verdict from evidence: a folder of ours; a log, an exit and reports that somebody else captured; or what a run of GitHub Actions handed over. Starts nothing.',
  example: 'npx receipt judge --log build.log --exit 0 --report report.xml',
  options: [...CAPTURED, ...VERDICT_OPTIONS, ...RUN, ...OUTPUT],
  notes: [
    'For a folder the options that it was run with hold, and no others are taken.',
    'For a run of GitHub Actions a token is read from GH_TOKEN or GITHUB_TOKEN; it needs to read actions, contents and pull requests. The verdict is the one that the judge of the trusted workflow gives.',
  ],
};

/** `receipt judge`, both forms. */
export async function judgeCommand(argv: readonly string[], io: Io): Promise<number> {
  const parsed = parseOptions(argv, HELP.options);
  if (parsed.values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  if (parsed.values.run !== undefined) return await (await import('./judge-run.ts')).judgeRunCommand(parsed, io);
  const judged =
    parsed.values.log === undefined && parsed.values.exit === undefined ? await folder(parsed, io) : await captured(parsed, io);
  io.stdout.write(parsed.values.json ? judged.json : judgedText(judged, parsed.values.quiet === true, screenOf(io.stdout, io.env)));
  return exitOf(judged.verdict.outcome);
}

type Parsed = ReturnType<typeof parseOptions>;

async function folder({ values, positionals, problems }: Parsed, io: Io): Promise<Judged> {
  const [dir, ...more] = positionals;
  const foreign = (Object.keys(values) as OptionName[]).filter((name) => !['json', 'quiet', 'debug', ...RUN].includes(name));
  refuseProblems('judge', [
    ...problems,
    ...(dir === undefined ? ['judge needs a folder, or --log and --exit'] : []),
    ...(more.length > 0 ? ['judge takes one folder at a time'] : []),
    ...forRuns(values),
    ...foreign.map((name) => `--${name} goes with --log; a folder is judged by the options that it was run with`),
  ]);
  const path = resolve(io.cwd, dir ?? '.');
  if (!(await isFolder(path))) refuseProblems('judge', [`${dir} is not a folder`]);
  return await judgeFolder(path, shownFrom(io.cwd, path));
}

async function captured({ values, positionals, problems }: Parsed, io: Io): Promise<Judged> {
  const config = await loadConfig(io.cwd);
  const found = [...problems];
  if (positionals.length > 0) found.push(`judge takes a folder or --log, not both: ${cutText(positionals.join(' '), 80)}`);
  found.push(...forRuns(values));
  if (values.log === undefined) found.push('--exit needs --log beside it');
  const exit = readExit(values.exit, found);
  const startedAt = readTime('started-at', values, found);
  const finishedAt = readTime('finished-at', values, found);
  if (startedAt !== null && finishedAt !== null && finishedAt < startedAt) found.push('--finished-at lies before --started-at');
  const doubts: string[] = [];
  const asked = readExpectations(
    withConfig(values, config),
    PROFILES.map(({ name }) => name),
    doubts,
  );
  refuseProblems('judge', [...found, ...placeProblems(doubts, values, config)]);
  return await judgeCaptured({
    log: values.log === '-' ? io.stdin : (values.log ?? ''),
    exit,
    startedAt,
    cwd: io.cwd,
    expectations: asked.expectations,
    leniencies: asked.leniencies,
  });
}

/** Options that say which run of GitHub Actions is meant, where none is. */
function forRuns(values: OptionValues): string[] {
  return RUN.filter((name) => values[name] !== undefined).map((name) => `--${name} goes with --run`);
}

/** A status, or a signal's name with or without SIG. */
function readExit(text: string | undefined, problems: string[]): Exit {
  if (text === undefined) problems.push('--log needs --exit beside it: how did the command end?');
  else if (/^\d{1,10}$/.test(text)) return { kind: 'exited', code: Number(text) };
  else {
    const signal = text.startsWith('SIG') ? text : `SIG${text}`;
    if (isSignalName(signal)) return { kind: 'signaled', signal };
    problems.push(`--exit takes a status (0, 137) or a signal (SIGKILL), not ${JSON.stringify(cutText(text, 40))}`);
  }
  return { kind: 'not_started', message: 'unknown' };
}

const RFC3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;

function readTime(name: 'started-at' | 'finished-at', values: OptionValues, problems: string[]): Date | null {
  const text = values[name];
  if (text === undefined) return null;
  const time = new Date(RFC3339.test(text) ? text.replace(' ', 'T') : Number.NaN);
  if (Number.isNaN(time.getTime()))
    problems.push(`--${name} takes a time such as 2026-03-02T09:15:00Z, not ${JSON.stringify(cutText(text, 40))}`);
  return time;
}
