import { lintJson, lintText } from '../../core/present/lint.ts';
import { EXIT } from '../../flow/exit-codes.ts';
import { readLimits } from '../../flow/expectations.ts';
import { lintReports } from '../../flow/lint.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { loadConfig, placeProblems, withConfig } from '../config.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { REPORT_LIMITS } from '../option-table.ts';
import { screenOf } from '../screen.ts';

const HELP: HelpPage = {
  usage: ['lint REPORT…'],
  says: 'Says of each report whether it is readable, safe JUnit (or CTRF), where it is not, and what it counts. A folder stands for the reports in and below it, `-` for standard input.',
  example: 'npx receipt lint reports/*.xml',
  options: [...REPORT_LIMITS, 'json'],
  notes: ['Exit status: 0 where every report is accepted, 2 where one is refused. Failing tests are counted, never refused.'],
};

/** `receipt lint REPORT…`. */
export async function lintCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems: found } = parseOptions(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  const config = await loadConfig(io.cwd);
  const doubts: string[] = [];
  const limits = readLimits(withConfig(values, config), doubts);
  const problems = [...found, ...placeProblems(doubts, values, config)];
  refuseProblems('lint', [...problems, ...(positionals.length === 0 ? ['lint needs the path of a report, or `-`'] : [])]);
  const reports = await lintReports(positionals, { cwd: io.cwd, limits, stdin: io.stdin });
  io.stdout.write(values.json ? lintJson(reports) : lintText(reports, screenOf(io.stdout, io.env)));
  return reports.every(({ accepted }) => accepted) ? EXIT.passed : EXIT.incomplete;
}
