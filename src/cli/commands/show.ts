import { resolve } from 'node:path';
import { ReceiptError } from '../../core/model/errors.ts';
import { EXIT } from '../../flow/exit-codes.ts';
import { findSuites } from '../../flow/find-suites.ts';
import { judgeFolder } from '../../flow/judge.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { loadConfig } from '../config.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { judgedText } from '../judged-text.ts';
import { screenOf } from '../screen.ts';

const HELP: HelpPage = {
  usage: ['show [DIR]'],
  says: 'Prints the receipt of every suite found, as the run printed it. It checks nothing against the work tree: that is what verify does.',
  example: 'npx receipt show',
  options: ['json', 'quiet'],
};

/** `receipt show [DIR]`: exit 0 whatever the outcome; it only reads. */
export async function showCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems } = parseOptions(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  refuseProblems('show', [...problems, ...(positionals.length > 1 ? ['show takes one folder at a time'] : [])]);
  const [dir] = positionals;
  const out = (await loadConfig(io.cwd)).values.out ?? '.receipt';
  const suites = await findSuites(dir === undefined ? null : resolve(io.cwd, dir), out, io.cwd);
  if (suites.length === 0) {
    throw new ReceiptError('INPUT_INVALID', `no receipt in ${dir ?? out}`, {
      remedy: 'npx receipt run -- <your test command>',
    });
  }
  const screen = screenOf(io.stdout, io.env);
  for (const [i, suite] of suites.entries()) {
    const judged = await judgeFolder(suite.path, suite.shown);
    const text = values.json ? judged.json : judgedText(judged, values.quiet === true, screen);
    io.stdout.write(i > 0 && !values.json && !values.quiet ? `\n${text}` : text);
  }
  return EXIT.passed;
}
