import type { Reason } from '../model/reasons.ts';
import type { FailingTest, ReportFacts, Shortfall } from '../model/report.ts';
import { EMPTY_TALLY, red } from '../model/tally.ts';
import type { JsonEvents } from './json.ts';
import { failingTest, openCase } from './junit-cases.ts';
import { finishedNames, type Watch } from './junit-watch.ts';
import type { SeenNames } from './seen-names.ts';

export interface CtrfOptions {
  /** As the user knows it: for places. */
  readonly file: string;
  readonly watch: ReadonlySet<string>;
  readonly maxFailing: number;
  readonly seen: SeenNames;
}

/** Counts a CTRF report (ctrf.io) from its tests; what its schema asks for and the verdict needs must be there. */
export interface CtrfCounter extends JsonEvents {
  /** The keys of the root so far, at most 32. */
  rootKeys(): readonly string[];
  /** It has the shape of CTRF: a root object with an object `results`, and no other `reportFormat`. */
  isCtrf(): boolean;
  cases(): number;
  facts(): ReportFacts;
}

// `other` is what the producer has no word for (interrupted, todo): not passed, and not red either.
const STATUSES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped', other: 'skipped' } as const;
const COUNTS = ['tests', 'passed', 'failed', 'pending', 'skipped', 'other'] as const;
const KNOWN = {
  '': ['results', 'reportFormat'],
  results: ['tool', 'summary', 'tests'],
  'results.tool': ['name'],
  'results.summary': [...COUNTS],
  'results.tests[]': ['name', 'status', 'message', 'trace', 'line', 'filePath', 'suite', 'flaky'],
  'results.tests[].suite': [],
} as const satisfies Record<string, readonly string[]>;
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  results: KNOWN.results,
  'results.tool': ['name'],
  'results.summary': COUNTS,
  'results.tests[]': ['name', 'status'],
};

// The one key that may be absent and counts: what remains of it where a character is lost.
const FLAKY_DAMAGED = new Set(['laky', 'faky', 'flky', 'flay', 'flak']);

type Value = string | number | boolean | null;

interface Level {
  /** `results.tests[]`; null below a part that isn't looked at. */
  readonly path: string | null;
  readonly array: boolean;
  readonly seen: Map<string, Value | 'object' | 'array'>;
  key: string;
}

export function createCtrfCounter(options: CtrfOptions): CtrfCounter {
  return new Counter(options);
}

class Counter implements CtrfCounter {
  readonly #options: CtrfOptions;
  readonly #watch: Watch;
  readonly #levels: Level[] = [];
  readonly #rootKeys: string[] = [];
  #foreign = false;
  #results = false;
  #tool = '';
  #summary: ReadonlyMap<string, Value> = new Map();
  #suites: string[] = [];
  readonly #tally = { ...EMPTY_TALLY };
  #nameless = 0;
  readonly #duplicates = { count: 0, first: null as string | null };
  readonly #failing: FailingTest[] = [];
  #traits: Record<string, string> | null = null;
  /** The first key that seems to have lost a character. */
  #damaged: string | null = null;

  constructor(options: CtrfOptions) {
    this.#options = options;
    this.#watch = finishedNames(options.watch);
  }

  rootKeys = () => this.#rootKeys;
  isCtrf = () => this.#results && !this.#foreign;
  cases = () => this.#tally.tests;

  open(kind: 'object' | 'array'): string | null {
    const outer = this.#levels.at(-1);
    const path = outer === undefined ? '' : this.#pathIn(outer);
    if (outer === undefined) this.#foreign = kind === 'array';
    const complaint = outer === undefined ? null : this.#note(outer, kind);
    const array = kind === 'array';
    this.#levels.push({ path: path !== null && (array || path in KNOWN) ? path : null, array, seen: new Map(), key: '' });
    if (path === 'results.tests[]') this.#suites = [];
    return complaint;
  }

  key(name: string): string | null {
    const level = this.#levels.at(-1);
    if (level !== undefined) level.key = name;
    if (level?.path === 'results.tests[]' && this.#damaged === null && FLAKY_DAMAGED.has(name)) this.#damaged = name;
    if (level?.path === '' && this.#rootKeys.length < 32) this.#rootKeys.push(name.slice(0, 80));
    return null;
  }

  value(value: Value): string | null {
    const level = this.#levels.at(-1);
    if (level?.path === 'results.tests[].suite' && level.array && typeof value === 'string' && this.#suites.length < 32)
      this.#suites.push(value);
    return level === undefined ? null : this.#note(level, value);
  }

  close(): string | null {
    const level = this.#levels.pop();
    if (level === undefined || level.path === null || level.array || this.#foreign) return null;
    const missing = REQUIRED[level.path]?.find((key) => !level.seen.has(key));
    if (missing !== undefined) return `${this.#placeOf(level.path)}.${missing} is missing`;
    if (level.path === 'results.tool') this.#tool = String(level.seen.get('name'));
    if (level.path === 'results.summary') this.#summary = level.seen;
    if (level.path === 'results.tests[]') this.#closeTest(level.seen);
    return null;
  }

  facts(): ReportFacts {
    const declared = this.#declared();
    const tests = this.#shortfall(declared.tests, this.#tally.tests);
    const lost = this.#shortfall(declared.failures, red(this.#tally));
    return {
      format: 'ctrf',
      traits: {
        root: 'ctrf',
        rootAttributes: { tool: this.#tool.slice(0, 256) },
        suiteAttributes: null,
        caseAttributes: this.#traits,
        properties: [],
        comments: [],
      },
      tally: { ...this.#tally },
      declared,
      suites: { all: 0, empty: 0, skipped: 0 },
      cases: { nameless: this.#nameless, firstNameless: null, containers: 0, firstContainer: null, redTodo: 0 },
      reruns: 0,
      suiteErrors: 0,
      firstSuiteError: null,
      shortfall: { cases: tests, attempts: tests, assertions: tests, children: tests },
      redShortfall: { cases: lost, attempts: lost },
      surplus: declared.tests < this.#tally.tests ? this.#difference(declared.tests, this.#tally.tests) : null,
      finished: this.#watch.found(),
      duplicates: { ...this.#duplicates },
      failing: this.#failing,
      notes: this.#notes(),
    };
  }

  #notes(): Reason[] {
    if (this.#damaged === null) return [];
    const { file } = this.#options;
    return [
      {
        code: 'counts-differ',
        where: { file },
        args: { what: `the key ${this.#damaged} in ${file} looks like flaky, and was not counted as such` },
      },
    ];
  }

  #pathIn(outer: Level): string | null {
    if (outer.path === null) return null;
    if (outer.array) return `${outer.path}[]`;
    return (KNOWN[outer.path as keyof typeof KNOWN] as readonly string[]).includes(outer.key) ? join(outer.path, outer.key) : null;
  }

  /** Remembers what a key holds, where it is one that counts, and checks its type. */
  #note(level: Level, value: Value | 'object' | 'array'): string | null {
    if (level.path === null || this.#foreign) return null;
    if (level.array) return level.path === 'results.tests' && value !== 'object' ? 'an entry of results.tests is no object' : null;
    const path = this.#pathIn(level);
    if (path === null) return null;
    level.seen.set(level.key, value);
    if (path === 'results') this.#results = value === 'object';
    if (path === 'reportFormat') this.#foreign = value !== 'CTRF';
    return this.#typeProblem(level, path, value);
  }

  #typeProblem(level: Level, path: string, value: Value | 'object' | 'array'): string | null {
    const expected = EXPECTED[path] ?? (level.path === 'results.summary' ? 'count' : 'text');
    if (path === 'results' || path === 'reportFormat' || fits(expected, value)) return null;
    return `${this.#placeOf(level.path ?? '')}.${level.key} is ${expected === 'status' ? 'none of passed, failed, skipped, pending, other' : `no ${expected}`}`;
  }

  #placeOf(path: string): string {
    return path.replace('[]', `[${this.#tally.tests}]`);
  }

  #closeTest(seen: ReadonlyMap<string, unknown>): void {
    const text = (key: string) => (typeof seen.get(key) === 'string' ? String(seen.get(key)) : '');
    const suite = text('suite') !== '' && seen.get('suite') !== 'array' ? text('suite') : this.#suites.join(' > ');
    const attributes: Record<string, string> = { name: text('name'), status: text('status') };
    if (text('filePath') !== '') attributes['file'] = text('filePath');
    if (typeof seen.get('line') === 'number') attributes['line'] = String(seen.get('line'));
    this.#traits ??= attributes;
    const open = openCase(attributes, suite === '' ? null : suite, 0, 0);
    const end = STATUSES[text('status') as keyof typeof STATUSES];
    this.#tally.tests++;
    this.#tally[end]++;
    if (end === 'passed' && seen.get('flaky') === true) this.#tally.flaky++;
    if (end !== 'skipped') this.#watch.finished(open);
    if (end === 'failed' && this.#failing.length < this.#options.maxFailing) {
      this.#failing.push(failingTest({ ...open, detail: { message: text('message'), text: text('trace') } }, undefined));
    }
    if (open.name.trim() === '') this.#nameless++;
    else if (this.#options.seen.add(`${suite}\0${attributes['file'] ?? ''}`, open.name)) {
      this.#duplicates.count++;
      this.#duplicates.first ??= open.name.slice(0, 256);
    }
  }

  #declared() {
    const count = (key: (typeof COUNTS)[number]) => Number(this.#summary.get(key) ?? 0);
    return {
      tests: count('tests'),
      failures: count('failed'),
      errors: null,
      skipped: count('skipped') + count('pending') + count('other'),
    };
  }

  #shortfall(declared: number, found: number): Shortfall | null {
    return declared > found ? this.#difference(declared, found) : null;
  }

  #difference(declared: number, found: number): Shortfall {
    return { declared, found, suite: 'summary', where: { file: this.#options.file } };
  }
}

const EXPECTED: Readonly<Record<string, 'object' | 'array' | 'status' | 'number' | 'flag' | 'suite' | 'name'>> = {
  'results.tool': 'object',
  'results.summary': 'object',
  'results.tests': 'array',
  'results.tests[].status': 'status',
  'results.tool.name': 'name',
  'results.tests[].name': 'name',
  'results.tests[].line': 'number',
  'results.tests[].flaky': 'flag',
  'results.tests[].suite': 'suite',
};

function fits(expected: string, value: Value | 'object' | 'array'): boolean {
  switch (expected) {
    case 'object':
    case 'array':
      return value === expected;
    case 'status':
      return typeof value === 'string' && Object.hasOwn(STATUSES, value);
    case 'count':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    case 'name':
      return typeof value === 'string';
    case 'suite':
      return value === null || value === 'array' || typeof value === 'string';
    case 'number':
      return value === null || typeof value === 'number';
    case 'flag':
      return value === null || typeof value === 'boolean';
    default:
      return value === null || typeof value === 'string';
  }
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
