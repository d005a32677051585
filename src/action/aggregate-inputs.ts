import { ReceiptError } from '../core/model/errors.ts';
import { cutText } from '../core/present/escape.ts';
import { nearestWord } from '../flow/nearest.ts';
import { variableOf } from './inputs.ts';

/** What the workflow asks of an aggregated check: read once, all checked. */
export interface AggregateInputs {
  /** Each once, in the order given. */
  readonly expect: readonly string[];
  readonly checkName: string;
  /** Did all jobs that this one needs end well? Null where the workflow doesn't tell. */
  readonly neededEndedWell: boolean | null;
  readonly token: string | null;
  readonly check: 'auto' | 'always';
  readonly summary: boolean;
}

export const AGGREGATE_INPUT_NAMES = ['expect', 'check-name', 'needs', 'token', 'check', 'summary'] as const;
type Name = (typeof AGGREGATE_INPUT_NAMES)[number];
type Env = Readonly<Record<string, string | undefined>>;

const MAX_EXPECTED = 200;
const NO_LINE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** @throws {ReceiptError} INPUT_INVALID listing all that is wrong. */
export function readAggregateInputs(env: Env): AggregateInputs {
  const problems: string[] = [];
  const text = (name: Name) => (env[variableOf(name)] ?? '').trim();
  const checkName = text('check-name') || 'receipt';
  const expect = [
    ...new Set(
      text('expect')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
  if (expect.length === 0) problems.push('expect is empty: name the checks that have to be there, one a line');
  if (expect.length > MAX_EXPECTED) problems.push(`expect takes at most ${MAX_EXPECTED} names`);
  const long = [checkName, ...expect].find((name) => name.length > 220 || NO_LINE.test(name));
  if (long !== undefined) problems.push(`${shown(long)} is no name of a check`);
  if (expect.includes(checkName))
    problems.push(`expect names the aggregated check itself, ${shown(checkName)}: give that another check-name`);
  const neededEndedWell = readNeeds(text('needs'));
  if (neededEndedWell === undefined) problems.push('needs takes the whole context as JSON, by `toJSON(needs)`');
  const check = text('check') || 'auto';
  if (check !== 'auto' && check !== 'always') problems.push(`check takes auto or always; not ${shown(check)}`);
  const summary = text('summary').toLowerCase() || 'true';
  if (summary !== 'true' && summary !== 'false') problems.push(`summary takes true or false, not ${shown(summary)}`);
  problems.push(...unknownInputs(env));
  const [first, ...more] = problems;
  if (first !== undefined) {
    const remedy = 'docs/action.md of test-receipt lists the inputs';
    throw more.length === 0
      ? new ReceiptError('INPUT_INVALID', `the input ${first}`, { remedy })
      : new ReceiptError('INPUT_INVALID', `${problems.length} inputs are wrong`, { remedy: [...problems, remedy].join('\n') });
  }
  return {
    expect,
    checkName,
    neededEndedWell: neededEndedWell ?? null,
    token: text('token') || null,
    check: check === 'always' ? 'always' : 'auto',
    summary: summary === 'true',
  };
}

/** @returns null where nothing is given; undefined where it is something else. */
function readNeeds(text: string): boolean | null | undefined {
  if (text === '' || text === 'null') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const jobs = Object.values(value);
  return jobs.length > 0 && jobs.every((job) => typeof job === 'object' && job !== null && Reflect.get(job, 'result') === 'success');
}

/** GitHub's runner only warns of an input that the action doesn't have. */
function unknownInputs(env: Env): string[] {
  const known = new Set(AGGREGATE_INPUT_NAMES.map(variableOf));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .flatMap((variable) => {
      const name = variable.slice('INPUT_'.length).toLowerCase();
      const nearest = nearestWord(name, AGGREGATE_INPUT_NAMES);
      return nearest === null ? [] : [`${shown(name)} is no input; did you mean ${nearest}?`];
    });
}

const shown = (text: string): string => JSON.stringify(cutText(text, 60));
