import { resolve } from 'node:path';
import { verifyLine, verifyText, worstOf } from '../../core/present/verify-text.ts';
import { EXIT, exitOf } from '../../flow/exit-codes.ts';
import { verifyReceipts } from '../../flow/verify.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { loadConfig } from '../config.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { screenOf } from '../screen.ts';

const HELP: HelpPage = {
  usage: ['verify [DIR] [options]'],
  says: 'Is there a receipt, is it whole, was it made for these very files, and does its evidence give the same verdict? Looks at every suite found; the worst decides. DIR is an evidence folder, or a project that holds one.',
  example: 'npx receipt verify',
  options: ['commit', 'require-signed', 'json', 'quiet'],
  notes: [
    'Exit status: that of the outcome where the receipt holds (0 passed, 1 failed, 2 incomplete), 2 where it does not hold.',
    'Without a signature a receipt is local evidence: a change of any one file is seen, a consistent rewrite of all of them is not.',
  ],
};

/** `receipt verify [DIR]`. */
export async function verifyCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems } = parseOptions(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  refuseProblems('verify', [...problems, ...(positionals.length > 1 ? ['verify takes one folder at a time'] : [])]);
  const [dir] = positionals;
  const { suites, json } = await verifyReceipts({
    folder: dir === undefined ? null : resolve(io.cwd, dir),
    out: (await loadConfig(io.cwd)).values.out ?? '.receipt',
    cwd: io.cwd,
    commit: values.commit ?? null,
    requireSigned: values['require-signed'] === true,
  });
  const screen = screenOf(io.stdout, io.env);
  if (values.json) io.stdout.write(json);
  else io.stdout.write(values.quiet ? verifyLine(suites, screen) : verifyText(suites, Date.now(), screen));
  return exitOf(worstOf(suites));
}
