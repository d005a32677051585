import { parseArgs } from 'node:util';
import { ReceiptError } from '../core/model/errors.ts';
import { cutText } from '../core/present/escape.ts';
import { nearestWord } from '../flow/nearest.ts';
import { OPTIONS, type OptionName, type OptionValues } from './option-table.ts';
import { readValue } from './values.ts';

/** Options that every command takes. */
const COMMON = ['help', 'debug'] as const satisfies readonly OptionName[];

export interface ParsedArgs {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
  /** Where the first positional stands among the words; null without any. */
  readonly firstPositional: number | null;
  /** One line each; empty where all is well. */
  readonly problems: readonly string[];
}

function typeOf(name: OptionName) {
  const type = OPTIONS[name].kind === 'flag' ? 'boolean' : 'string';
  return name === 'help' ? ({ type, short: 'h' } as const) : ({ type } as const);
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

function unknownOption(raw: string, allowed: readonly OptionName[]): string {
  const nearest = nearestWord(raw.replace(/^-+/, ''), allowed);
  return `unknown option ${cutText(raw, 80)}${nearest === null ? '' : `; did you mean --${nearest}?`}`;
}

/**
 * Reads options and positionals, and lists everything that is wrong with them.
 * @param argv the user's words, without what stands behind `--`.
 * @param allowed the options of this command.
 */
export function parseOptions(argv: readonly string[], allowed: readonly OptionName[]): ParsedArgs {
  const names = [...allowed, ...COMMON];
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(names.map((name) => [name, typeOf(name)])),
    // Not strict: parseArgs would stop at the first bad word, and we list them all.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, boolean | number | string | string[]> = {};
  const positionals: string[] = [];
  const problems: string[] = [];
  let firstPositional: number | null = null;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      positionals.push(token.value);
      firstPositional ??= token.index;
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name) || !(names as readonly string[]).includes(name)) {
      problems.push(unknownOption(rawName, names));
      continue;
    }
    const problem = addValue(values, name, value, inlineValue === true);
    if (problem !== null) problems.push(`--${name} ${problem}`);
  }
  return { values: values as OptionValues, positionals, firstPositional, problems };
}

function addValue(
  values: Record<string, boolean | number | string | string[]>,
  name: OptionName,
  text: string | undefined,
  inline: boolean,
): string | null {
  const { kind } = OPTIONS[name];
  const before = values[name];
  if (kind === 'flag') {
    values[name] = true;
    return text === undefined ? null : 'takes no value';
  }
  // `--suite --json` forgot the value; one that really begins so is written --suite=--json.
  if (text === undefined || (!inline && /^-./.test(text))) return 'needs a value';
  const read = readValue(kind, text);
  if ('problem' in read) return `${read.problem}, not ${JSON.stringify(cutText(text, 60))}`;
  if (kind === 'list') {
    values[name] = [...(Array.isArray(before) ? before : []), String(read.value)];
    return null;
  }
  values[name] = read.value;
  return before === undefined ? null : 'was given twice';
}

/** Throws one INPUT_INVALID error that names every problem; does nothing where there is none. */
export function refuseProblems(command: string, problems: readonly string[]): void {
  const [first, ...more] = problems;
  if (first === undefined) return;
  const help = `receipt ${command} --help lists the options`;
  if (more.length === 0) throw new ReceiptError('INPUT_INVALID', first, { remedy: help });
  throw new ReceiptError('INPUT_INVALID', `${problems.length} things are wrong with this command line`, {
    remedy: [...problems, help].join('\n'),
  });
}
