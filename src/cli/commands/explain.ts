import { ReceiptError } from '../../core/model/errors.ts';
import { isReasonCode, REASON_CODES } from '../../core/model/reasons.ts';
import { cutText } from '../../core/present/escape.ts';
import { reasonListText, reasonText } from '../../core/present/reason-text.ts';
import { EXIT } from '../../flow/exit-codes.ts';
import { nearestWord } from '../../flow/nearest.ts';
import { parseOptions, refuseProblems } from '../args.ts';
import { type HelpPage, helpText } from '../help.ts';
import type { Io } from '../io.ts';
import { screenOf } from '../screen.ts';

const HELP: HelpPage = {
  usage: ['explain CODE', 'explain'],
  says: 'Prints what a reason means and what to do about it; without a code, all of them in the order of precedence.',
  example: 'npx receipt explain junit-missing',
  options: [],
};

/** `receipt explain [CODE]`. */
export async function explainCommand(argv: readonly string[], io: Io): Promise<number> {
  const { values, positionals, problems } = parseOptions(argv, []);
  if (values.help) {
    io.stdout.write(helpText(HELP));
    return EXIT.passed;
  }
  const [code, ...more] = positionals;
  refuseProblems('explain', [...problems, ...(more.length > 0 ? ['explain takes one code at a time'] : [])]);
  const screen = screenOf(io.stdout, io.env);
  if (code !== undefined && !isReasonCode(code)) {
    const nearest = nearestWord(code, REASON_CODES);
    throw new ReceiptError(
      'INPUT_INVALID',
      `there is no reason ${cutText(code, 80)}${nearest === null ? '' : `; did you mean ${nearest}?`}`,
      {
        remedy: 'receipt explain lists them all',
      },
    );
  }
  io.stdout.write(code === undefined ? reasonListText(screen) : reasonText(code, screen));
  return EXIT.passed;
}
