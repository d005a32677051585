import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { guardOutput } from '../../adapters/guarded-output.ts';
import { PROFILES } from '../../core/runners/index.ts';
import { EXIT, exitOf } from '../../flow/exit-codes.ts';
import { readExpectations } from '../../flow/expectations.ts';
import type { RunOptions, RunResult } from '../../flow/options.ts';
import { runSuite } from '../../flow/run.ts';
import { refuseProblems } from '../args.ts';
import { readCommandLine } from '../command-words.ts';
import { loadConfig, placeProblems, withConfig } from '../config.ts';
import { showElapsed } from '../elapsed.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { judgedText } from '../judged-text.ts';
import { type OptionName, type OptionValues, VERDICT_OPTIONS } from '../option-table.ts';
import { isFolder, screenOf, shownFrom } from '../screen.ts';

const OWN = ['timeout', 'shell', 'cwd', 'out', 'pass-env', 'json', 'quiet'] as const satisfies readonly OptionName[];
const DEFAULT_TIMEOUT_MS = 3_600_000;

const HELP: HelpPage = {
  usage: ['run [options] -- COMMAND …', "run --shell [options] -- 'COMMAND | …'"],
  says: 'Runs a test suite, shows its output as it comes, keeps exit, log and reports in .receipt/, and judges them.',
  example: 'npx receipt run -- npx vitest run --reporter=default --reporter=junit --outputFile=report.xml',
  options: [...VERDICT_OPTIONS, ...OWN],
  notes: [
    "--quiet leaves one line of ours; the command's own output is shown all the same (>/dev/null sends it away, the log keeps it).",
    "--json prints verdict.json on standard output; the command's output then goes to standard error.",
    'Reports are found by themselves at the usual places; name them with --report where they are not.',
  ],
};

/** `receipt run [options] -- COMMAND …`. */
export async function runCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, command, problems } = readCommandLine(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  const options = await readOptions(values, command, problems, io);
  // Names of tests are in what we print, too: GitHub's runner may read commands in neither.
  const guard = io.env['GITHUB_ACTIONS'] === 'true' ? guardOutput(displayOf(values, io)) : null;
  const shown = guard === null ? io : values.json ? { ...io, stderr: guard.stream } : { ...io, stdout: guard.stream };
  try {
    const result = await runShown(options, values, shown);
    await report(result, values, shown);
    return exitOf(result.verdict.outcome);
  } finally {
    await guard?.release();
  }
}

async function readOptions(given: OptionValues, command: readonly string[], known: readonly string[], io: Io): Promise<RunOptions> {
  const cwd = resolve(io.cwd, given.cwd ?? '.');
  if (!(await isFolder(cwd))) refuseProblems('run', [...known, `--cwd ${given.cwd} is not a folder`]);
  const config = await loadConfig(cwd);
  const values = withConfig(given, config);
  const problems: string[] = [];
  const asked = readExpectations(
    values,
    PROFILES.map(({ name }) => name),
    problems,
  );
  const passEnv = values['pass-env'] ?? [];
  for (const name of passEnv)
    if (!/^[^=\s]{1,255}$/.test(name)) problems.push(`--pass-env takes the name of a variable, not ${JSON.stringify(name)}`);
  refuseProblems('run', [...known, ...placeProblems(problems, given, config)]);
  const timeoutMs = values.timeout ?? DEFAULT_TIMEOUT_MS;
  return {
    command,
    shell: values.shell === true,
    cwd,
    out: values.out ?? '.receipt',
    suite: asked.suite,
    timeoutMs: timeoutMs === 0 ? null : timeoutMs,
    passEnv,
    expectations: asked.expectations,
    leniencies: asked.leniencies,
    optionsFrom: config.from,
    colour: screenOf(displayOf(values, io), io.env).colour,
  };
}

/** Where the command's output is shown: with --json, standard output is the verdict's alone. */
function displayOf(values: OptionValues, io: Io): Io['stdout'] {
  return values.json ? io.stderr : io.stdout;
}

async function runShown(options: RunOptions, values: OptionValues, io: Io): Promise<RunResult> {
  const display = displayOf(values, io);
  // The script we were started by: see its last lines.
  const scanThread = pathToFileURL(process.argv[1] ?? '');
  if (display.isTTY !== true) return await runSuite(options, { display, scanThread });
  const elapsed = showElapsed(display);
  try {
    return await runSuite(options, { display: elapsed.stream, scanThread });
  } finally {
    elapsed.stop();
  }
}

async function report({ receipt, verdict, evidence, receiptSha256, folder }: RunResult, values: OptionValues, io: Io): Promise<void> {
  if (values.json) {
    io.stdout.write(await readFile(join(folder, 'verdict.json')));
    return;
  }
  const screen = screenOf(io.stdout, io.env);
  const view = { evidence, verdict, receipt: { value: receipt, sha256: receiptSha256, folder: shownFrom(io.cwd, folder) } };
  const lineEnd = evidence.log.endsMidLine ? '\n' : '';
  io.stdout.write(
    lineEnd + (values.quiet ? judgedText({ view, verdict }, true, screen) : `\n${judgedText({ view, verdict }, false, screen)}`),
  );
}
