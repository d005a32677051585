import { ReceiptError } from '../core/model/errors.ts';
import { cutText } from '../core/present/escape.ts';
import { quoteWord } from '../core/present/remedy.ts';
import { type ParsedArgs, parseOptions } from './args.ts';
import type { OptionName } from './option-table.ts';

/** The user's words, parted: options of ours, and the command behind `--`. */
export interface CommandLine extends ParsedArgs {
  readonly command: readonly string[];
}

const USAGE = 'receipt run [options] --';
const EXAMPLE = `${USAGE} npm test`;

/**
 * Parts `[options] -- COMMAND …`.
 * @throws ReceiptError INPUT_INVALID where the command is missing, stands before `--`, or there are two; the message shows the right form.
 */
export function readCommandLine(argv: readonly string[], allowed: readonly OptionName[]): CommandLine {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const command = end < 0 ? [] : argv.slice(end + 1);
  const all = parseOptions(own, allowed);
  // What stands behind a command's first word belongs to the command: no unknown option of ours.
  const early = all.firstPositional === null || (end >= 0 && followsUnknown(all, own)) ? [] : own.slice(all.firstPositional);
  const parsed = early.length === 0 ? all : parseOptions(own.slice(0, own.length - early.length), allowed);
  if (parsed.values.help) return { ...parsed, command };
  if (early.length > 0) {
    throw command.length === 0 ? missingDashes(early, parsed.problems) : twoCommands(early, command, parsed.problems);
  }
  if (command.every((word) => word.trim() === '')) {
    throw new ReceiptError('INPUT_INVALID', 'there is no command to run', { remedy: [...parsed.problems, EXAMPLE].join('\n') });
  }
  if (parsed.values.shell && command.length > 1) {
    throw new ReceiptError('INPUT_INVALID', `--shell takes the command as one string, not as ${command.length} words`, {
      remedy: [...parsed.problems, `receipt run --shell [options] -- ${quoteWord(command.join(' '))}`].join('\n'),
    });
  }
  return { ...parsed, command };
}

/** `--fotter x -- npm test`: the word is the value of a misspelt option, and no command. */
function followsUnknown({ firstPositional, problems }: ParsedArgs, own: readonly string[]): boolean {
  const before = firstPositional === null ? undefined : own[firstPositional - 1];
  return before !== undefined && problems.some((problem) => problem.startsWith(`unknown option ${before}`));
}

function shown(words: readonly string[]): string {
  return cutText(words.map(quoteWord).join(' '), 200);
}

function missingDashes(words: readonly string[], problems: readonly string[]): ReceiptError {
  const line = shown(words);
  return new ReceiptError('INPUT_INVALID', 'the command must come after `--`', {
    remedy: [
      `${USAGE} ${line}`,
      `(\`npm exec\` swallows the first \`--\`; use npx, or \`npm exec -- receipt run -- ${line}\`)`,
      ...problems,
    ].join('\n'),
  });
}

function twoCommands(early: readonly string[], command: readonly string[], problems: readonly string[]): ReceiptError {
  // `receipt run npm test -- --watch`: the words behind `--` are more of the same command.
  const goesOn = command[0]?.startsWith('-') === true;
  return new ReceiptError('INPUT_INVALID', `two commands: \`${shown(early)}\` before \`--\`, and \`${shown(command)}\` after it`, {
    remedy: [`${USAGE} ${goesOn ? `${shown(early)} -- ${shown(command)}` : shown(command)}`, ...problems].join('\n'),
  });
}
