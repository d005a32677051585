import type { Where } from '../model/reasons.ts';
import type { DeclaredCounts, FailingTest, ReportFacts } from '../model/report.ts';
import { EMPTY_TALLY } from '../model/tally.ts';
import { DETAIL_CHARS, type Detail, endOf, failingTest, firstLine, type OpenCase, openCase } from './junit-cases.ts';
import { DamageDetector } from './junit-damage.ts';
import { NameFindings } from './junit-name-findings.ts';
import { type ElementKind, elementKind } from './junit-names.ts';
import { addDeclared, addToOuter, countOf, Differences, declaredCounts, openScope, type Scope } from './junit-suites.ts';
import { TRAIT_CHARS, TraitCollector } from './junit-traits.ts';
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

/** Counts a JUnit document from its elements; holds nothing that grows with the document. docs/junit.md says how it counts. */
export interface JUnitCounter extends XmlEvents {
  /** Test cases closed so far, whatever became of the document. */
  cases(): number;
  /** `testsuite` elements so far. */
  suites(): number;
  /** To be called once the document has ended well. */
  facts(): ReportFacts;
}

export function createJUnitCounter(options: CounterOptions): JUnitCounter {
  return new Counter(options);
}

class Counter implements JUnitCounter {
  readonly #options: CounterOptions;
  readonly #differences: Differences;
  readonly #watch: Watch;
  readonly #damage: DamageDetector;
  readonly #names: NameFindings;
  readonly #traits = new TraitCollector();
  /** What is open: elements by what they are to the counts; the root and every suite; each suite's `file`; cases. */
  readonly #elements: ('suites' | 'suite' | 'case' | 'other')[] = [];
  readonly #scopes: Scope[] = [];
  readonly #suiteFiles: (string | undefined)[] = [];
  readonly #cases: OpenCase[] = [];
  readonly #tally = { ...EMPTY_TALLY };
  #rootDeclared: DeclaredCounts = declaredCounts({});
  #topDeclared: DeclaredCounts = declaredCounts({});
  readonly #suites = { all: 0, empty: 0, skipped: 0 };
  #redTodo = 0;
  #reruns = 0;
  #suiteErrors = 0;
  #firstSuiteError: { detail: Detail; where: Where } | null = null;
  readonly #failing: FailingTest[] = [];
  /** Where text goes, and at which depth its element closes. */
  #capture: { detail: Detail; depth: number } | null = null;
  #textWanted = false;

  constructor(options: CounterOptions) {
    this.#options = options;
    this.#differences = new Differences(options.file);
    this.#watch = finishedNames(options.watch);
    this.#damage = new DamageDetector(options.file);
    this.#names = new NameFindings(options.file, options.seen);
  }

  cases = () => this.#tally.tests;
  suites = () => this.#suites.all;

  open(name: string, attributes: XmlAttributes, line: number, column: number): boolean {
    const local = name.includes(':') ? name.slice(name.lastIndexOf(':') + 1) : name;
    if (this.#elements.length === 0) this.#openRoot(local, attributes, line, column);
    const kind = elementKind(local);
    if (kind === 'case') this.#openCase(attributes, line, column);
    else if (kind === 'suite') this.#openSuite(attributes, line, column);
    else this.#openOther(local, kind, attributes, line, column);
    this.#wantText();
    return true;
  }

  close(): void {
    if (this.#capture !== null && this.#capture.depth === this.#elements.length) this.#capture = null;
    const element = this.#elements.pop();
    if (element === 'case') this.#closeCase();
    else if (element === 'suite') this.#closeSuite();
    if (this.#elements.length === 0) this.#closeRoot();
    this.#wantText();
  }

  text(text: string): void {
    if (this.#capture === null) {
      this.#damage.strayText(text);
      return;
    }
    const { detail } = this.#capture;
    detail.text += text.slice(0, DETAIL_CHARS - detail.text.length);
    if (detail.text.length < DETAIL_CHARS) return;
    this.#capture = null;
    this.#wantText();
  }

  comment(text: string): void {
    this.#traits.comment(text);
  }

  swallowed(name: string, line: number): void {
    this.#damage.swallowed(name, line);
  }

  facts(): ReportFacts {
    const [root, top] = [this.#rootDeclared, this.#topDeclared];
    return {
      format: 'junit',
      traits: this.#traits.read(),
      tally: { ...this.#tally },
      declared: {
        tests: root.tests ?? top.tests,
        failures: root.failures ?? top.failures,
        errors: root.errors ?? top.errors,
        skipped: root.skipped ?? top.skipped,
      },
      suites: { ...this.#suites },
      cases: { ...this.#names.cases(), redTodo: this.#redTodo },
      reruns: this.#reruns,
      passedLater: this.#names.passedLater(),
      suiteErrors: this.#suiteErrors,
      firstSuiteError: this.#suiteError(),
      shortfall: this.#differences.shortfall(),
      redShortfall: this.#differences.redShortfall(),
      surplus: this.#differences.surplus(),
      finished: this.#watch.found(),
      duplicates: this.#names.duplicates(),
      failing: this.#failing,
      notes: this.#damage.notes(),
    };
  }

  #openRoot(local: string, attributes: XmlAttributes, line: number, column: number): void {
    this.#traits.root(local, attributes);
    const own = local === 'testsuites' || local === 'testsuite';
    if (own) this.#rootDeclared = declaredCounts(attributes);
    if (local !== 'testsuite') this.#scopes.push(openScope(attributes['name'] ?? `<${local}>`, own ? attributes : {}, line, column));
  }

  #openSuite(attributes: XmlAttributes, line: number, column: number): void {
    const scope = openScope((attributes['name'] ?? '<testsuite>').slice(0, TRAIT_CHARS), attributes, line, column);
    if (this.#suiteFiles.length === 0) this.#topDeclared = addDeclared(this.#topDeclared, scope.declared);
    this.#traits.suite(attributes);
    this.#suites.all++;
    this.#scopes.push(scope);
    this.#suiteFiles.push(attributes['file']);
    this.#elements.push('suite');
  }

  #openCase(attributes: XmlAttributes, line: number, column: number): void {
    this.#traits.testCase(attributes);
    const suite = this.#suiteFiles.length > 0 ? (this.#scopes.at(-1)?.name ?? null) : null;
    this.#cases.push(openCase(attributes, suite, line, column));
    this.#elements.push('case');
  }

  #openOther(local: string, kind: ElementKind | null, attributes: XmlAttributes, line: number, column: number): void {
    const parent = this.#elements.at(-1);
    const current = parent === 'case' ? this.#cases.at(-1) : undefined;
    this.#elements.push(kind === 'suites' ? 'suites' : 'other');
    if (kind === null) this.#damage.element(local, line, column);
    else if (current !== undefined) this.#caseChild(current, kind, attributes);
    else if (kind === 'property') this.#traits.property(attributes['name']);
    else if ((kind === 'error' || kind === 'failure') && (parent === 'suite' || parent === 'suites')) {
      this.#suiteErrors++;
      if (this.#firstSuiteError !== null) return;
      const detail = this.#startCapture(attributes);
      this.#firstSuiteError = { detail, where: { file: this.#options.file, line, column } };
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

  #startCapture(attributes: XmlAttributes): Detail {
    const detail: Detail = { message: (attributes['message'] ?? '').slice(0, DETAIL_CHARS), text: '' };
    this.#capture = { detail, depth: this.#elements.length };
    return detail;
  }

  /** Text is asked for where it describes a failure, and where none should be: between suites and cases. */
  #wantText(): void {
    const parent = this.#elements.at(-1);
    const between = parent !== undefined && parent !== 'other' && this.#damage.looking();
    const wanted = this.#capture !== null || between;
    if (wanted === this.#textWanted) return;
    this.#textWanted = wanted;
    this.#options.capture(wanted);
  }

  #closeCase(): void {
    const open = this.#cases.pop();
    if (open === undefined) return;
    const end = endOf(open);
    const red = end === 'failed' || end === 'errored';
    this.#tally.tests++;
    this.#tally[end]++;
    this.#reruns += open.reruns;
    if (end === 'passed' && open.reruns > 0) this.#tally.flaky++;
    if (red && open.todo) this.#redTodo++;
    if (red && this.#failing.length < this.#options.maxFailing) this.#failing.push(failingTest(open, this.#suiteFiles.at(-1)));
    if (end !== 'skipped') this.#watch.finished(open);
    this.#countInScope(open, red, end === 'skipped');
    this.#damage.testCase(open);
    this.#names.add(open, end);
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

  #closeSuite(): void {
    const scope = this.#scopes.pop();
    this.#suiteFiles.pop();
    if (scope === undefined) return;
    if (!scope.inner && scope.cases === 0) this.#suites.empty++;
    if (!scope.inner && scope.cases > 0 && scope.skipped === scope.cases) this.#suites.skipped++;
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
}
