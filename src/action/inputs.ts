import { createHash } from 'node:crypto';
import { ReceiptError } from '../core/model/errors.ts';
import type { Expectations, Leniency } from '../core/model/expectations.ts';
import { cutText } from '../core/present/escape.ts';
import { PROFILES } from '../core/runners/index.ts';
import { readExpectations } from '../flow/expectations.ts';
import { nearestWord } from '../flow/nearest.ts';
import { splitCommand } from './command-words.ts';

/** What the workflow asks for: read once, all checked. */
export interface ActionInputs {
  /** argv; with `shell`, one string in one element. */
  readonly command: readonly string[];
  readonly shell: boolean;
  /** As given; relative to the workspace. */
  readonly workingDirectory: string;
  readonly expectations: Expectations;
  readonly leniencies: readonly Leniency[];
  readonly suite: string;
  readonly timeoutMs: number | null;
  readonly passEnv: readonly string[];
  readonly checkName: string;
  /** The leg's values as JSON, as GitHub gives them; '' outside a matrix. */
  readonly matrix: string;
  /** Null where the workflow gives none. */
  readonly token: string | null;
  readonly check: 'auto' | 'always' | 'never';
  readonly upload: 'auto' | 'always' | 'never';
  /** Null where the suite runs in one piece. */
  readonly shard: string | null;
  /** Null for the repository's own. */
  readonly retentionDays: number | null;
  readonly annotations: boolean;
  readonly summary: boolean;
  readonly comment: 'off' | 'on-failure' | 'always';
}

export const INPUT_NAMES = [
  'command',
  'shell',
  'working-directory',
  'reports',
  'runner',
  'footer',
  'suite',
  'min-tests',
  'timeout-minutes',
  'pass-env',
  'policy',
  'check-name',
  'matrix',
  'token',
  'check',
  'upload',
  'shard',
  'retention-days',
  'annotations',
  'summary',
  'comment',
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

type Env = Readonly<Record<string, string | undefined>>;

/** The variable in which GitHub's runner hands over an input. */
export const variableOf = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;

const DEFAULT_CHECK_NAME = 'receipt';
const MAX_CHECK_NAME = 100;
const RUNNERS = PROFILES.map(({ name }) => name);
const DEFAULT_TIMEOUT_MINUTES = 60;
/** Evidence is judged within minutes; what it may tell of the code need not lie about. */
const DEFAULT_RETENTION_DAYS = 7;
/** Timers hold a signed 32-bit number of milliseconds. */
const LONGEST_MINUTES = 24 * 24 * 60;

/**
 * Reads the step's inputs from the environment, not with @actions/core, whose import (it brings an HTTP client) would more than double the
 * time until the suite starts. An input left empty has its default, as in every action.
 * @throws {ReceiptError} INPUT_INVALID listing all that is wrong.
 */
export function readInputs(env: Env): ActionInputs {
  const reader = new InputReader(env);
  const shell = reader.flag('shell', false);
  const command = reader.command(shell);
  const asked = reader.expectations();
  reader.notYet('policy', 'policy files are not part of this version yet');
  const inputs: ActionInputs = {
    command,
    shell,
    workingDirectory: reader.text('working-directory') || '.',
    ...asked,
    timeoutMs: reader.minutes('timeout-minutes'),
    passEnv: reader.variables('pass-env'),
    checkName: reader.checkName(asked.suite),
    matrix: reader.matrix(),
    token: reader.text('token') || null,
    check: reader.choice('check', ['auto', 'always', 'never']),
    upload: reader.choice('upload', ['auto', 'always', 'never']),
    shard: reader.shard(),
    retentionDays: reader.days('retention-days'),
    annotations: reader.flag('annotations', true),
    summary: reader.flag('summary', true),
    comment: reader.choice('comment', ['off', 'on-failure', 'always']),
  };
  reader.unknown();
  const [first, ...more] = reader.problems;
  if (first === undefined) return inputs;
  const remedy = 'docs/action.md of test-receipt lists the inputs';
  throw more.length === 0
    ? new ReceiptError('INPUT_INVALID', `the input ${first}`, { remedy })
    : new ReceiptError('INPUT_INVALID', `${reader.problems.length} inputs are wrong`, { remedy: [...reader.problems, remedy].join('\n') });
}

/** The name of the check that the inputs ask for, also where other inputs are wrong; null where it can't be told. */
export function readCheckName(env: Env): string | null {
  const reader = new InputReader(env);
  const suite = reader.text('suite');
  const name = reader.checkName(suite === '' ? 'default' : suite);
  return reader.problems.length === 0 ? name : null;
}

class InputReader {
  readonly problems: string[] = [];
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = env;
  }

  text(name: InputName): string {
    return (this.#env[variableOf(name)] ?? '').trim();
  }

  #lines(name: InputName): string[] {
    return this.text(name)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  flag(name: InputName, otherwise: boolean): boolean {
    const text = this.text(name);
    if (text === '') return otherwise;
    if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
    this.problems.push(`${name} takes true or false, not ${shown(text)}`);
    return otherwise;
  }

  choice<T extends string>(name: InputName, choices: readonly [T, ...T[]]): T {
    const text = this.text(name);
    if (text === '') return choices[0];
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) this.problems.push(`${name} takes ${choices.join(', ')}; not ${shown(text)}`);
    return chosen ?? choices[0];
  }

  #count(name: InputName): number | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    this.problems.push(`${name} takes a whole number, such as 20, not ${shown(text)}`);
    return undefined;
  }

  minutes(name: InputName): number | null {
    const text = this.text(name);
    const minutes = text === '' ? DEFAULT_TIMEOUT_MINUTES : Number(text);
    if (/^(\d{1,6}(\.\d{1,3})?)?$/.test(text) && minutes <= LONGEST_MINUTES) return minutes === 0 ? null : Math.round(minutes * 60_000);
    this.problems.push(`${name} takes minutes, such as 20 or 0.5 (0: no limit), not ${shown(text)}`);
    return null;
  }

  /** `2/5` is the second of five, and named `2`: the policy knows how many there are. */
  shard(): string | null {
    const text = this.text('shard');
    if (text === '') return null;
    const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
    if (part !== undefined && Number(part) >= 1 && Number(part) <= Number(whole)) return String(Number(part));
    if (/^[A-Za-z0-9._-]{1,64}$/.test(text)) return text;
    this.problems.push(`shard takes a name (letters, digits, \`.\`, \`_\` and \`-\`) or one of several such as 2/5, not ${shown(text)}`);
    return null;
  }

  days(name: InputName): number | null {
    const days = this.#count(name) ?? DEFAULT_RETENTION_DAYS;
    // GitHub's own limits; 0 stands for the repository's setting.
    if (days <= 400) return days === 0 ? null : days;
    this.problems.push(`${name} takes at most 400 days, not ${days}`);
    return null;
  }

  variables(name: InputName): string[] {
    const names = this.text(name)
      .split(/[\s,]+/)
      .filter((word) => word !== '');
    const bad = names.find((word) => !/^[A-Za-z_]\w{0,254}$/.test(word));
    if (bad !== undefined) this.problems.push(`${name} takes names of variables, not ${shown(bad)}`);
    return names;
  }

  /** A line, a JSON array, or with `shell` any text. */
  command(shell: boolean): string[] {
    const text = this.text('command');
    if (text === '') {
      this.problems.push('command is missing: say what runs the tests, for example `command: npm test`');
      return [];
    }
    if (shell) return [text];
    if (text.startsWith('[')) return this.#jsonCommand(text);
    const split = splitCommand(text);
    if ('words' in split) return [...split.words];
    this.problems.push(`command ${split.problem}`);
    return [];
  }

  #jsonCommand(text: string): string[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // Reported below.
    }
    if (Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string') && value[0] !== '') return value;
    this.problems.push('command begins with `[` but is no JSON array of texts, such as ["npm", "test"]');
    return [];
  }

  expectations() {
    const texts = { runner: this.text('runner'), footer: this.text('footer'), suite: this.text('suite') };
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    const reports = this.#lines('reports');
    const minTests = this.#count('min-tests');
    const values = {
      ...given,
      ...(reports.length > 0 ? { report: reports } : {}),
      ...(minTests === undefined ? {} : { 'min-tests': minTests }),
    };
    return readExpectations(values, RUNNERS, this.problems, (option) => (option === 'report' ? 'reports' : option));
  }

  /** GitHub gives `null` outside a matrix. */
  matrix(): string {
    const text = this.text('matrix');
    return text === 'null' ? '' : text;
  }

  checkName(suite: string): string {
    const given = this.text('check-name') || DEFAULT_CHECK_NAME;
    // Legs under one name would be refused; where the workflow names none, each has the name that GitHub gives its job.
    const name = given === DEFAULT_CHECK_NAME ? nameInMatrix(given, this.matrix()) : given;
    if (name.length > MAX_CHECK_NAME || /[\p{C}\p{Zl}\p{Zp}]/u.test(name))
      this.problems.push(`check-name takes one line of at most ${MAX_CHECK_NAME} characters`);
    return suite === 'default' ? name : `${name} / ${suite}`;
  }

  notYet(name: InputName, why: string): void {
    if (this.text(name) !== '') this.problems.push(`${name}: ${why}`);
  }

  /** The runner only warns of an input that the action doesn't have; one letter off, it would quietly ask for less than was meant. */
  unknown(): void {
    const known = new Set<string>(INPUT_NAMES.map(variableOf));
    for (const variable of Object.keys(this.#env)) {
      if (!variable.startsWith('INPUT_') || known.has(variable)) continue;
      const name = variable.slice('INPUT_'.length).toLowerCase();
      const nearest = nearestWord(name, INPUT_NAMES);
      if (nearest !== null) this.problems.push(`${shown(name)} is no input; did you mean ${nearest}?`);
    }
  }
}

/** `receipt (22, ubuntu-latest)`: the leg's values as GitHub shows them in the names of jobs. */
function nameInMatrix(name: string, matrix: string): string {
  const values = matrix === '' ? [] : leavesOf(parsed(matrix)).map((value) => value.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'));
  const joined = values.join(', ');
  const room = MAX_CHECK_NAME - name.length - 3;
  // Legs that differ only in what is cut off must not share a name.
  const mark = createHash('sha256').update(matrix).digest('hex').slice(0, 6);
  const shortened = joined.length > room ? `${cutText(joined, room - mark.length - 1)} ${mark}` : joined;
  return values.length === 0 ? name : `${name} (${shortened})`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Nothing that GitHub would give; the name then stays as it is.
    return null;
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [String(value)];
}

const shown = (text: string): string => JSON.stringify(cutText(text, 60));
