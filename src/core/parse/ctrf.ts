import type { Reason } from '../model/reasons.ts';
import type { DeclaredCounts, FailingTest, ReportFacts, Shortfall } from '../model/report.ts';
import { EMPTY_TALLY, red } from '../model/tally.ts';
import { CTRF_PARTS, endOfStatus, type Held, type JsonValue, misfit } from './ctrf-schema.ts';
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

const ROOT_KEYS = 32;
const SUITES = 32;
// The one key that may be absent and changes a count: what remains of it where a character is lost.
const LOST_FLAKY = new Set(['laky', 'faky', 'flky', 'flay', 'flak']);

/** An open object or array. */
interface Level {
  /** `results.tests[]`; null below a part that isn't looked at. */
  readonly path: string | null;
  readonly array: boolean;
  readonly seen: Map<string, Held>;
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
  #summary: ReadonlyMap<string, Held> = new Map();
  /** The list of suites of the test being read. */
  #suites: string[] = [];
  readonly #tally = { ...EMPTY_TALLY };
  #nameless = 0;
  readonly #duplicates = { count: 0, first: null as string | null };
  readonly #failing: FailingTest[] = [];
  #firstTest: Record<string, string> | null = null;
  /** The first key that seems to have lost a character. */
  #lostKey: string | null = null;

  constructor(options: CtrfOptions) {
    this.#options = options;
    this.#watch = finishedNames(options.watch);
  }

  rootKeys = () => this.#rootKeys;
  isCtrf = () => this.#results && !this.#foreign;
  cases = () => this.#tally.tests;

  open(kind: 'object' | 'array'): string | null {
    const outer = this.#levels.at(-1);
    if (outer === undefined) this.#foreign = kind === 'array';
    const path = outer === undefined ? '' : pathIn(outer);
    const array = kind === 'array';
    const looked = path !== null && (array || Object.hasOwn(CTRF_PARTS, path));
    const complaint = outer === undefined ? null : this.#hold(outer, { type: kind, value: null });
    this.#levels.push({ path: looked ? path : null, array, seen: new Map(), key: '' });
    if (path === 'results.tests[]') this.#suites = [];
    return complaint;
  }

  key(name: string): string | null {
    const level = this.#levels.at(-1);
    if (level === undefined) return null;
    level.key = name;
    if (level.path === 'results.tests[]' && LOST_FLAKY.has(name)) this.#lostKey ??= name;
    if (level.path === '' && this.#rootKeys.length < ROOT_KEYS) this.#rootKeys.push(name.slice(0, 80));
    return null;
  }

  value(value: JsonValue): string | null {
    const level = this.#levels.at(-1);
    if (level === undefined) return null;
    const inSuites = level.array && level.path === 'results.tests[].suite';
    if (inSuites && typeof value === 'string' && this.#suites.length < SUITES) this.#suites.push(value);
    return this.#hold(level, { type: 'value', value });
  }

  close(): string | null {
    const level = this.#levels.pop();
    if (level === undefined || level.path === null || level.array || this.#foreign) return null;
    const missing = CTRF_PARTS[level.path]?.required.find((key) => !level.seen.has(key));
    if (missing !== undefined) return `${this.#placeOf(level.path)}.${missing} is missing`;
    if (level.path === 'results.tool') this.#tool = textOf(level.seen, 'name');
    if (level.path === 'results.summary') this.#summary = level.seen;
    if (level.path === 'results.tests[]') this.#closeTest(level.seen);
    return null;
  }

  facts(): ReportFacts {
    const declared = this.#declared();
    const found = this.#tally.tests;
    const short = this.#difference(declared.tests ?? 0, found);
    const lost = this.#difference(declared.failures ?? 0, red(this.#tally));
    const surplus = (declared.tests ?? 0) < found ? { ...this.#where(), declared: declared.tests ?? 0, found } : null;
    return {
      format: 'ctrf',
      traits: {
        root: 'ctrf',
        rootAttributes: { tool: this.#tool.slice(0, 256) },
        suiteAttributes: null,
        caseAttributes: this.#firstTest,
        properties: [],
        comments: [],
      },
      tally: { ...this.#tally },
      declared,
      suites: { all: 0, empty: 0, skipped: 0 },
      cases: { nameless: this.#nameless, firstNameless: null, containers: 0, firstContainer: null, redTodo: 0 },
      reruns: 0,
      passedLater: { tests: 0, failed: 0, errored: 0 },
      suiteErrors: 0,
      firstSuiteError: null,
      shortfall: { cases: short, attempts: short, assertions: short, children: short },
      redShortfall: { cases: lost, attempts: lost },
      surplus,
      finished: this.#watch.found(),
      duplicates: { ...this.#duplicates },
      failing: this.#failing,
      notes: this.#notes(),
    };
  }

  /** Remembers what a key that counts holds, once it is of the right type. */
  #hold(level: Level, held: Held): string | null {
    if (level.path === null || this.#foreign) return null;
    if (level.array) return level.path === 'results.tests' && held.type !== 'object' ? 'an entry of results.tests is no object' : null;
    if (level.path === '' && level.key === 'results') this.#results = held.type === 'object';
    if (level.path === '' && level.key === 'reportFormat') this.#foreign = held.value !== 'CTRF';
    if (Object.hasOwn(CTRF_PARTS[level.path]?.keys ?? {}, level.key)) level.seen.set(level.key, held);
    const problem = misfit(level.path, level.key, held);
    return problem === null ? null : `${this.#placeOf(level.path)}.${level.key} ${problem}`;
  }

  #placeOf(path: string): string {
    return path.replace('[]', `[${this.#tally.tests}]`);
  }

  #closeTest(seen: ReadonlyMap<string, Held>): void {
    const [name, file, status] = [textOf(seen, 'name'), textOf(seen, 'filePath'), textOf(seen, 'status')];
    const suite = seen.get('suite')?.type === 'array' ? this.#suites.join(' > ') : textOf(seen, 'suite');
    const line = seen.get('line')?.value;
    const attributes = { name, status, ...(file === '' ? {} : { file }), ...(typeof line === 'number' ? { line: String(line) } : {}) };
    this.#firstTest ??= attributes;
    const open = openCase(attributes, suite === '' ? null : suite, 0, 0);
    const end = endOfStatus(status) ?? 'skipped';
    this.#tally.tests++;
    this.#tally[end]++;
    if (end === 'passed' && seen.get('flaky')?.value === true) this.#tally.flaky++;
    if (end !== 'skipped') this.#watch.finished(open);
    if (end === 'failed' && this.#failing.length < this.#options.maxFailing) {
      this.#failing.push(failingTest({ ...open, detail: { message: textOf(seen, 'message'), text: textOf(seen, 'trace') } }, undefined));
    }
    this.#inspectName(name, `${suite}\0${file}`);
  }

  #inspectName(name: string, scope: string): void {
    if (name.trim() === '') this.#nameless++;
    else if (this.#options.seen.add(scope, name)) {
      this.#duplicates.count++;
      this.#duplicates.first ??= name.slice(0, 256);
    }
  }

  #declared(): DeclaredCounts {
    const count = (key: string) => Number(this.#summary.get(key)?.value ?? 0);
    return {
      tests: count('tests'),
      failures: count('failed'),
      errors: null,
      skipped: count('skipped') + count('pending') + count('other'),
    };
  }

  #difference(declared: number, found: number): Shortfall | null {
    return declared > found ? { ...this.#where(), declared, found } : null;
  }

  #where(): Pick<Shortfall, 'suite' | 'where'> {
    return { suite: 'summary', where: { file: this.#options.file } };
  }

  #notes(): Reason[] {
    if (this.#lostKey === null) return [];
    const { file } = this.#options;
    const what = `the key ${this.#lostKey} in ${file} looks like flaky, and was not counted as such`;
    return [{ code: 'counts-differ', where: { file }, args: { what } }];
  }
}

function pathIn(outer: Level): string | null {
  if (outer.path === null) return null;
  if (outer.array) return `${outer.path}[]`;
  const path = outer.path === '' ? outer.key : `${outer.path}.${outer.key}`;
  return Object.hasOwn(CTRF_PARTS[outer.path]?.keys ?? {}, outer.key) ? path : null;
}

function textOf(seen: ReadonlyMap<string, Held>, key: string): string {
  const value = seen.get(key)?.value;
  return typeof value === 'string' ? value : '';
}
