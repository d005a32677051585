import { resolve } from 'node:path';
import { escapeTerminal } from '../../core/present/escape.ts';
import { cleanOutFolder } from '../../flow/clean.ts';
import { EXIT } from '../../flow/exit-codes.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { loadConfig } from '../config.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';

const HELP: HelpPage = {
  usage: ['clean [--out DIR] [--state]'],
  says: 'Removes the evidence of every suite, earlier runs and reports moved aside included, and nothing that receipt did not write.',
  example: 'npx receipt clean',
  options: ['out', 'state', 'quiet'],
};

/** `receipt clean`. */
export async function cleanCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems } = parseOptions(argv, HELP.options);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  refuseProblems('clean', [...problems, ...(positionals.length > 0 ? ['clean takes no folder but --out DIR'] : [])]);
  const out = values.out ?? (await loadConfig(io.cwd)).values.out ?? '.receipt';
  const { removed, kept } = await cleanOutFolder(resolve(io.cwd, out), values.state === true);
  const name = (entry: string) => escapeTerminal(`${out.replace(/\/$/, '')}/${entry}`, 300);
  if (!values.quiet) io.stdout.write(removed.length === 0 ? 'Nothing to remove.\n' : `Removed ${removed.map(name).join(', ')}.\n`);
  if (kept.length > 0) io.stderr.write(`Left ${kept.map(name).join(', ')}: not written by receipt.\n`);
  return EXIT.passed;
}
