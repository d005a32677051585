import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReceiptError } from '../core/model/errors.ts';
import { cutText } from '../core/present/escape.ts';
import { nearestWord } from '../flow/nearest.ts';
import { type JsonSource, parseJsonSource } from './json-source.ts';
import { CONFIG_OPTIONS, OPTIONS, type OptionName, type OptionValues } from './option-table.ts';
import { readValue } from './values.ts';

/** Options that a project keeps in a file. */
export interface Config {
  readonly values: OptionValues;
  /** `package.json` or `.receiptrc.json`; null where neither holds options. */
  readonly from: string | null;
  /** "file:line:column" of an option that stands in the file. */
  readonly placeOf: (name: string) => string;
}

/** Options in effect: those of the command line before those of a file. */
export function withConfig(given: OptionValues, config: Config): OptionValues {
  return { ...config.values, ...given };
}

/** Problems found with options in effect (`--name …`), those that came from a file with their place there. */
export function placeProblems(problems: readonly string[], given: OptionValues, config: Config): string[] {
  return problems.map((problem) => {
    const name = CONFIG_OPTIONS.find((option) => problem.startsWith(`--${option} `));
    if (name === undefined || given[name] !== undefined || config.values[name] === undefined) return problem;
    return `${config.placeOf(name)}: ${problem.slice(2)}`;
  });
}

const PACKAGE = 'package.json';
const OWN = '.receiptrc.json';

/**
 * Reads options from package.json ("receipt") or .receiptrc.json of a folder: the same names and the same checks as on the command line.
 * @throws ReceiptError INPUT_INVALID naming every problem with file, line and column; IO_FAILED where a file is there and can't be read.
 */
export async function loadConfig(folder: string): Promise<Config> {
  const [packageText, ownText] = await Promise.all([readOptional(join(folder, PACKAGE)), readOptional(join(folder, OWN))]);
  // Most package.json files hold no options of ours: those are not even parsed.
  const packaged = packageText?.includes('"receipt"') ? parseJsonSource(packageText, PACKAGE) : null;
  const inPackage = packaged !== null && isObject(packaged.value) && Object.hasOwn(packaged.value, 'receipt');
  if (inPackage && ownText !== null) {
    throw new ReceiptError('INPUT_INVALID', `options stand in both ${packaged.placeOf(['receipt'])} and ${OWN}`, {
      remedy: 'keep one of the two',
    });
  }
  if (ownText !== null) {
    const own = parseJsonSource(ownText, OWN);
    return { values: await checkOptions(own.value, own, []), from: OWN, placeOf: (name) => own.placeOf([name]) };
  }
  if (!inPackage || !isObject(packaged.value)) return { values: {}, from: null, placeOf: () => '' };
  const values = await checkOptions(packaged.value['receipt'], packaged, ['receipt']);
  return { values, from: PACKAGE, placeOf: (name) => packaged.placeOf(['receipt', name]) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readOptional(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ReceiptError('IO_FAILED', `${path} could not be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** zod is loaded only here: a run without options in a file never pays for it. */
async function configSchema() {
  const { z } = await import('zod');
  const text = z.string();
  const kinds = {
    flag: z.boolean(),
    text,
    list: z.union([text, z.array(text).min(1)]).transform((value) => (typeof value === 'string' ? [value] : value)),
    count: z.int().min(0),
    duration: text,
    size: text,
  };
  return z.strictObject(Object.fromEntries(CONFIG_OPTIONS.map((name) => [name, kinds[OPTIONS[name].kind].optional()])));
}

async function checkOptions(value: unknown, source: JsonSource, root: readonly string[]): Promise<OptionValues> {
  const problems: string[] = source.duplicates
    .filter((path) => root.every((step, i) => path[i] === step))
    .map((path) => `${source.placeOf(path)}: "${path.at(-1)}" stands twice`);
  const parsed = (await configSchema()).safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      problems.push(...issue.keys.map((key) => `${source.placeOf([...root, ...issue.path, key])}: ${unknownKey(key)}`));
    } else {
      const path = [...root, ...issue.path];
      problems.push(
        `${source.placeOf(path)}: ${path.length === root.length ? 'the options' : String(path.at(-1))}: ${expected(issue.path[0], issue.message)}`,
      );
    }
  }
  const values = parsed.success
    ? readTexts(parsed.data, (name, problem) => problems.push(`${source.placeOf([...root, name])}: ${name} ${problem}`))
    : {};
  if (problems.length === 0) return values;
  const [first = '', ...more] = problems;
  throw more.length === 0
    ? new ReceiptError('INPUT_INVALID', first, { remedy: 'receipt run --help lists the options' })
    : new ReceiptError('INPUT_INVALID', `${problems.length} things are wrong with the options kept in a file`, {
        remedy: problems.join('\n'),
      });
}

function unknownKey(name: string): string {
  const nearest = nearestWord(name, CONFIG_OPTIONS);
  const exists = Object.hasOwn(OPTIONS, name) ? 'is an option of the command line only' : 'is no option';
  return `${JSON.stringify(cutText(name, 60))} ${exists}${nearest === null || nearest === name ? '' : `; did you mean ${nearest}?`}`;
}

const EXPECTED = {
  flag: 'takes true or false',
  text: 'takes a text',
  list: 'takes a text or a list of texts',
  count: 'takes a whole number',
  duration: 'takes a time such as "20m"',
  size: 'takes a size such as "256MiB"',
} as const;

function expected(name: PropertyKey | undefined, message: string): string {
  const option = CONFIG_OPTIONS.find((known) => known === name);
  return option === undefined ? message : EXPECTED[OPTIONS[option].kind];
}

/** Texts become durations and sizes by the command line's own rules. */
function readTexts(data: Readonly<Record<string, unknown>>, report: (name: OptionName, problem: string) => void): OptionValues {
  const values: Record<string, unknown> = {};
  for (const name of CONFIG_OPTIONS) {
    const value = data[name];
    const { kind } = OPTIONS[name];
    if (value === undefined) continue;
    const texts = Array.isArray(value) ? value.map(String) : [String(value)];
    const read = kind === 'flag' ? [] : texts.map((text) => readValue(kind, text));
    const problem = read.find((one) => 'problem' in one);
    if (problem !== undefined && 'problem' in problem) report(name, problem.problem);
    else if (kind === 'list') values[name] = texts;
    else if (kind === 'flag') values[name] = value;
    else if (read[0] !== undefined && 'value' in read[0]) values[name] = read[0].value;
  }
  return values as OptionValues;
}
