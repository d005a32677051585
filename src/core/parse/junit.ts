import type { Reason, Where } from '../model/reasons.ts';
import type { Attributes, FailingTest, ReportFacts, ReportTraits } from '../model/report.ts';
import { EMPTY_TALLY } from '../model/tally.ts';
import { DETAIL_CHARS, type Detail, endOf, failingTest, firstLine, type OpenCase, openCase, scopeOf } from './junit-cases.ts';
import { damagedElement, damagedStatus, type ElementKind, elementKind } from './junit-names.ts';
import { addToOuter, countOf, Differences, declaredCounts, openScope, type Scope } from './junit-suites.ts';
import { finishedNames, type Watch } from './junit-watch.ts';
import type { SeenNames } from './seen-names.ts';
import type { XmlAttributes, XmlEvents } from './xml.ts';

export interface CounterOptions {
  /** As the user knows it: for places. */
  readonly file: string;
  /** Names of tests to look for among the finished cases. */
  readonly watch: ReadonlySet<string>;
  readonly maxFailing: number;
  /** Names of this report, and perhaps of reports before it. */
  readonly seen: SeenNames;
  /** Called to have text events, or none. */
  readonly capture: (on: boolean) => void;
}

/** Counts a JUnit document from its elements, by DESIGN 4 "Counting"; holds nothing that grows with the document. */
export interface JUnitCounter extends XmlEvents {
  /** Test cases closed so far, whatever became of the document. */
  cases(): number;
  /** `testsuite` elements so far. */
  suites(): number;
  /** To be called once the document has ended well. */
  facts(): ReportFacts;
}

// `/app/test/cart.test.js` as a test's name: node:test's entry for a file whose tests said nothing
const SOURCE_PATH = /^(?:(?:[A-Za-z]:|\.{1,2})?[\\/].*|[\w.@-]+(?:[\\/][\w.@-]+)*)\.[cm]?[jt]sx?$/;
const S = 's'.charCodeAt(0);
const X = 'x'.charCodeAt(0);
const TRAIT_CHARS = 256;
const TRAIT_ATTRIBUTES = 64;
const TRAIT_PROPERTIES = 32;

type Kind = 'suites' | 'suite' | 'case' | 'other';

export function createJUnitCounter(options: CounterOptions): JUnitCounter {
  return new Counter(options);
}

class Counter implements JUnitCounter {
  readonly #options: CounterOptions;
  readonly #differences: Differences;
  readonly #watch: Watch;
  readonly #kinds: Kind[] = [];
  /** The root first, then every open suite. */
  readonly #scopes: Scope[] = [];
  readonly #suiteFiles: (string | undefined)[] = [];
  readonly #open: OpenCase[] = [];
  #root: string | null = null;
  readonly #tally = { ...EMPTY_TALLY };
  readonly #traits = {
    rootAttributes: {} as Attributes,
    suiteAttributes: null as Attributes | null,
    caseAttributes: null as Attributes | null,
    properties: [] as string[],
    firstComment: null as string | null,
    lastComment: null as string | null,
  };
  readonly #topDeclared = { tests: null, failures: null, errors: null, skipped: null } as Record<DeclaredName, number | null>;
  #rootDeclared = declaredCounts({});
  readonly #suites = { all: 0, empty: 0, skipped: 0 };
  #nameless = 0;
  #firstNameless: Where | null = null;
  #containers = 0;
  #firstContainer: { name: string; where: Where } | null = null;
  #redTodo = 0;
  #reruns = 0;
  #suiteErrors = 0;
  /** The first element or status that seems to have lost a character. */
  #damage: Reason | null = null;
  #firstSuiteError: { detail: Detail; where: Where } | null = null;
  readonly #duplicates = { count: 0, first: null as string | null };
  readonly #failing: FailingTest[] = [];
  /** Where text goes, and at which depth its element closes. */
  #capture: { detail: Detail; depth: number } | null = null;
  #wanted = false;
  /** A case has a status or a result. */
  #statuses = false;

  constructor(options: CounterOptions) {
    this.#options = options;
    this.#differences = new Differences(options.file);
    this.#watch = finishedNames(options.watch);
  }

  cases = () => this.#tally.tests;
  suites = () => this.#suites.all;

  open(name: string, attributes: XmlAttributes, line: number, column: number): boolean {
    const local = name.includes(':') ? name.slice(name.lastIndexOf(':') + 1) : name;
    if (this.#root === null) this.#openRoot(local, attributes, line, column);
    const kind = elementKind(local);
    if (kind === 'case') this.#openCase(attributes, line, column);
    else if (kind === 'suite') this.#openSuite(attributes, line, column);
    else this.#openOther(local, kind, attributes, line, column);
    this.#wantText();
    return true;
  }

  close(): void {
    if (this.#capture !== null && this.#capture.depth === this.#kinds.length) this.#capture = null;
    const kind = this.#kinds.pop();
    if (kind === 'case') this.#closeCase();
    else if (kind === 'suite') this.#closeSuite();
    if (this.#kinds.length === 0) this.#closeRoot();
    this.#wantText();
  }

  text(text: string): void {
    if (this.#capture === null) {
      this.#stray(text);
      return;
    }
    const { detail } = this.#capture;
    detail.text += text.slice(0, DETAIL_CHARS - detail.text.length);
    if (detail.text.length < DETAIL_CHARS) return;
    this.#capture = null;
    this.#wantText();
  }

  comment(text: string): void {
    const short = text.trim().slice(0, TRAIT_CHARS);
    this.#traits.firstComment ??= short;
    this.#traits.lastComment = short;
  }

  facts(): ReportFacts {
    const { all, empty, skipped } = this.#suites;
    return {
      format: 'junit',
      traits: this.#readTraits(),
      tally: { ...this.#tally },
      declared: {
        tests: this.#rootDeclared.tests ?? this.#topDeclared.tests,
        failures: this.#rootDeclared.failures ?? this.#topDeclared.failures,
        errors: this.#rootDeclared.errors ?? this.#topDeclared.errors,
        skipped: this.#rootDeclared.skipped ?? this.#topDeclared.skipped,
      },
      suites: { all, empty, skipped },
      cases: {
        nameless: this.#nameless,
        firstNameless: this.#firstNameless,
        containers: this.#containers,
        firstContainer: this.#firstContainer,
        redTodo: this.#redTodo,
      },
      reruns: this.#reruns,
      suiteErrors: this.#suiteErrors,
      firstSuiteError: this.#suiteError(),
      shortfall: this.#differences.shortfall(),
      redShortfall: this.#differences.redShortfall(),
      surplus: this.#differences.surplus(),
      finished: this.#watch.found(),
      duplicates: { ...this.#duplicates },
      failing: this.#failing,
      notes: this.#damage === null ? [] : [this.#damage],
    };
  }

  #openRoot(local: string, attributes: XmlAttributes, line: number, column: number): void {
    this.#root = local;
    this.#traits.rootAttributes = shortAttributes(attributes);
    const own = local === 'testsuites' || local === 'testsuite';
    if (own) this.#rootDeclared = declaredCounts(attributes);
    if (local !== 'testsuite') this.#scopes.push(openScope(attributes['name'] ?? `<${local}>`, own ? attributes : {}, line, column));
  }

  #openSuite(attributes: XmlAttributes, line: number, column: number): void {
    const declared = declaredCounts(attributes);
    if (this.#suiteFiles.length === 0) {
      for (const name of DECLARED) {
        if (declared[name] !== null) this.#topDeclared[name] = (this.#topDeclared[name] ?? 0) + declared[name];
      }
    }
    this.#traits.suiteAttributes ??= shortAttributes(attributes);
    this.#suites.all++;
    this.#scopes.push(openScope((attributes['name'] ?? '<testsuite>').slice(0, TRAIT_CHARS), attributes, line, column));
    this.#suiteFiles.push(attributes['file']);
    this.#kinds.push('suite');
  }

  #openCase(attributes: XmlAttributes, line: number, column: number): void {
    this.#traits.caseAttributes ??= shortAttributes(attributes);
    const suite = this.#suiteFiles.length > 0 ? (this.#scopes.at(-1)?.name ?? null) : null;
    this.#open.push(openCase(attributes, suite, line, column));
    this.#kinds.push('case');
  }

  #openOther(local: string, kind: ElementKind | null, attributes: XmlAttributes, line: number, column: number): void {
    const parent = this.#kinds.at(-1);
    const current = parent === 'case' ? this.#open.at(-1) : undefined;
    this.#kinds.push(kind === 'suites' ? 'suites' : 'other');
    if (kind === null) this.#unknown(local, line, column);
    else if (current !== undefined) this.#caseChild(current, kind, attributes);
    else if ((kind === 'error' || kind === 'failure') && (parent === 'suite' || parent === 'suites')) {
      this.#suiteErrors++;
      if (this.#firstSuiteError !== null) return;
      const detail = this.#startCapture(attributes);
      this.#firstSuiteError = { detail, where: { file: this.#options.file, line, column } };
    } else if (kind === 'property' && attributes['name'] !== undefined && this.#traits.properties.length < TRAIT_PROPERTIES) {
      this.#traits.properties.push(attributes['name'].slice(0, TRAIT_CHARS));
    }
  }

  #caseChild(current: OpenCase, kind: ElementKind, attributes: XmlAttributes): void {
    if (kind === 'rerun') current.reruns++;
    else if (kind === 'skip') {
      current.skips++;
      current.todo ||= attributes['type'] === 'todo';
    } else if (kind === 'error' || kind === 'failure') {
      if (kind === 'error') current.errors++;
      else current.failures++;
      if (current.detail === null && this.#failing.length < this.#options.maxFailing) current.detail = this.#startCapture(attributes);
    }
  }

  #unknown(local: string, line: number, column: number): void {
    if (this.#damage !== null) return;
    const counted = damagedElement(local);
    if (counted !== null) this.#damaged(`<${local.slice(0, 80)}> looks like <${counted}>`, line, column);
  }

  #damaged(what: string, line: number, column: number): void {
    this.#damage ??= {
      code: 'counts-differ',
      where: { file: this.#options.file, line, column },
      args: { what: `in line ${line} of ${this.#options.file}, ${what}, and was not counted as such` },
    };
  }

  #startCapture(attributes: XmlAttributes): Detail {
    const detail: Detail = { message: (attributes['message'] ?? '').slice(0, DETAIL_CHARS), text: '' };
    this.#capture = { detail, depth: this.#kinds.length };
    return detail;
  }

  /** Text is asked for where it describes a failure, and where none should be: between suites and cases. */
  #wantText(): void {
    const parent = this.#kinds.at(-1);
    const between = parent !== undefined && parent !== 'other' && this.#damage === null;
    const wanted = this.#capture !== null || between;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#options.capture(wanted);
  }

  /** An element that has lost its `<` is text. */
  #stray(text: string): void {
    if (this.#damage === null && text.includes('>') && /[/?-]>/.test(text)) {
      const { file } = this.#options;
      const what = `${file} holds the text ${JSON.stringify(text.trim().slice(0, 40))} between its elements, which may have been one of them`;
      this.#damage = { code: 'counts-differ', where: { file }, args: { what } };
    }
  }

  #closeCase(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    const end = endOf(open);
    const red = end === 'failed' || end === 'errored';
    const status = this.#mayLackStatus(open) ? damagedStatus(open.attributes) : null;
    if (status !== null) this.#damaged(`an attribute looks like ${status.slice(0, 80)}`, open.line, open.column);
    this.#tally.tests++;
    this.#tally[end]++;
    this.#reruns += open.reruns;
    if (end === 'passed' && open.reruns > 0) this.#tally.flaky++;
    if (red && open.todo) this.#redTodo++;
    if (red && this.#failing.length < this.#options.maxFailing) this.#failing.push(failingTest(open, this.#suiteFiles.at(-1)));
    if (end !== 'skipped') this.#watch.finished(open);
    this.#countInScope(open, red, end === 'skipped');
    this.#inspectName(open, red);
  }

  /** Looking through all attributes costs: it is done where the producer writes a status, and for the first case. */
  #mayLackStatus({ status, result }: OpenCase): boolean {
    const has = status !== undefined || result !== undefined;
    const first = this.#tally.tests === 0;
    this.#statuses ||= has;
    return this.#damage === null && (has || first || this.#statuses);
  }

  #countInScope(open: OpenCase, red: boolean, skipped: boolean): void {
    const scope = this.#scopes.at(-1);
    if (scope === undefined) return;
    scope.cases++;
    scope.reruns += open.reruns;
    scope.assertions += countOf(open.attributes['assertions']) ?? 1;
    if (red) scope.red++;
    if (skipped) scope.skipped++;
  }

  #inspectName(open: OpenCase, red: boolean): void {
    const where = () => ({ file: this.#options.file, line: open.line, column: open.column });
    const { name } = open;
    if (isBlank(name)) {
      this.#nameless++;
      this.#firstNameless ??= where();
      return;
    }
    if (!red && (isSourcePath(name) || name === open.attributes['file'])) {
      this.#containers++;
      this.#firstContainer ??= { name: name.slice(0, TRAIT_CHARS), where: where() };
    }
    if (this.#options.seen.add(scopeOf(open), name)) {
      this.#duplicates.count++;
      this.#duplicates.first ??= name.slice(0, TRAIT_CHARS);
    }
  }

  #closeSuite(): void {
    const scope = this.#scopes.pop();
    this.#suiteFiles.pop();
    if (scope === undefined) return;
    if (!scope.inner) {
      if (scope.cases === 0) this.#suites.empty++;
      else if (scope.skipped === scope.cases) this.#suites.skipped++;
    }
    this.#differences.suiteClosed(scope);
    const outer = this.#scopes.at(-1);
    if (outer !== undefined) addToOuter(outer, scope);
    else if (scope.inner) this.#differences.rootClosed(scope);
  }

  #closeRoot(): void {
    const scope = this.#scopes.pop();
    if (scope !== undefined) this.#differences.rootClosed(scope);
  }

  #suiteError(): ReportFacts['firstSuiteError'] {
    if (this.#firstSuiteError === null) return null;
    const { detail, where } = this.#firstSuiteError;
    return { message: firstLine(detail.message) ?? firstLine(detail.text) ?? 'no message', where };
  }

  #readTraits(): ReportTraits {
    const { rootAttributes, suiteAttributes, caseAttributes, properties, firstComment, lastComment } = this.#traits;
    const comments = [...new Set([firstComment, lastComment])].filter((text) => text !== null);
    return { root: this.#root ?? '', rootAttributes, suiteAttributes, caseAttributes, properties, comments };
  }
}

const DECLARED = ['tests', 'failures', 'errors', 'skipped'] as const;
type DeclaredName = (typeof DECLARED)[number];

function isBlank(name: string): boolean {
  return name.length === 0 || (name.charCodeAt(0) <= 0x20 && name.trim() === '');
}

/** Names that can't be one are told apart by their last letter, which is much faster. */
function isSourcePath(name: string): boolean {
  const last = name.charCodeAt(name.length - 1);
  return (last === S || last === X) && SOURCE_PATH.test(name);
}

function shortAttributes(attributes: XmlAttributes): Attributes {
  const short: Record<string, string> = Object.create(null);
  for (const name of Object.keys(attributes).slice(0, TRAIT_ATTRIBUTES)) short[name] = (attributes[name] ?? '').slice(0, TRAIT_CHARS);
  return short;
}
