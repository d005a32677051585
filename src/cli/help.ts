import { wrapWords } from '../core/present/columns.ts';
import { OPTIONS, type OptionName } from './option-table.ts';

export interface HelpPage {
  /** What stands behind `receipt `. */
  readonly usage: readonly string[];
  /** One sentence or two. */
  readonly says: string;
  /** One that can be copied and works in a usual project. */
  readonly example: string;
  readonly options: readonly OptionName[];
  readonly notes?: readonly string[];
}

const INDENT = 24;

function optionLines(name: OptionName): string[] {
  const { value, says, config } = OPTIONS[name];
  const left = `  --${name}${value === '' ? '' : ` ${value}`}`;
  const [first = '', ...rest] = wrapWords(config ? `${says} *` : says, 96 - INDENT);
  const lead = left.length < INDENT - 1 ? [left.padEnd(INDENT) + first] : [left, ' '.repeat(INDENT) + first];
  return [...lead, ...rest.map((line) => ' '.repeat(INDENT) + line)];
}

/** The text of `receipt COMMAND --help`. */
export function helpText(page: HelpPage): string {
  const options: readonly OptionName[] = [...page.options, 'debug', 'help'];
  const lines = [
    ...page.usage.map((usage, i) => `${i === 0 ? 'Usage: ' : '       '}receipt ${usage}`),
    '',
    ...wrapWords(page.says, 96),
    '',
    'Example:',
    `  ${page.example}`,
    '',
    'Options:',
    ...options.flatMap(optionLines),
  ];
  if (options.some((name) => OPTIONS[name].config)) {
    lines.push(
      '',
      ...wrapWords('Options marked * can also stand in package.json under "receipt", or in .receiptrc.json, by the same names.', 96),
    );
  }
  for (const note of page.notes ?? []) lines.push('', ...wrapWords(note, 96));
  return `${lines.join('\n')}\n`;
}
