import type { DeclaredCounts, Shortfall } from '../model/report.ts';
import type { XmlAttributes } from './xml.ts';

/** A suite (or the root) while it is being read: what it declares, and what was found in it at any depth. */
export interface Scope {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly declared: DeclaredCounts;
  /** It has a suite below it. */
  inner: boolean;
  cases: number;
  red: number;
  skipped: number;
  /** Flaky and rerun elements. */
  reruns: number;
  /** Sum of the cases' `assertions`, 1 for a case without. */
  assertions: number;
  suites: number;
}

/** A count as producers write it (`5`, ` 5 `, `5.0`), null for everything else. */
export function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const digits = /^\s*\+?(\d{1,15})(?:\.0*)?\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

export function declaredCounts(attributes: XmlAttributes): DeclaredCounts {
  const skipped = attributes['skipped'] ?? attributes['skips'] ?? attributes['skip'] ?? attributes['ignored'];
  return {
    tests: countOf(attributes['tests']),
    failures: countOf(attributes['failures']),
    errors: countOf(attributes['errors']),
    skipped: countOf(skipped),
  };
}

/** The sum of two; what neither declares stays null. */
export function addDeclared(a: DeclaredCounts, b: DeclaredCounts): DeclaredCounts {
  const sum = (x: number | null, y: number | null) => (x === null ? y : x + (y ?? 0));
  return {
    tests: sum(a.tests, b.tests),
    failures: sum(a.failures, b.failures),
    errors: sum(a.errors, b.errors),
    skipped: sum(a.skipped, b.skipped),
  };
}

export function openScope(name: string, attributes: XmlAttributes, line: number, column: number): Scope {
  const declared = declaredCounts(attributes);
  return { name, line, column, declared, inner: false, cases: 0, red: 0, skipped: 0, reruns: 0, assertions: 0, suites: 0 };
}

/** Adds what was found in a closed suite to the one around it. */
export function addToOuter(outer: Scope, closed: Scope): void {
  outer.inner = true;
  outer.cases += closed.cases;
  outer.red += closed.red;
  outer.skipped += closed.skipped;
  outer.reruns += closed.reruns;
  outer.assertions += closed.assertions;
  outer.suites += closed.suites + 1;
}

const TEST_READINGS = {
  cases: (scope: Scope) => scope.cases,
  attempts: (scope: Scope) => scope.cases + scope.reruns,
  assertions: (scope: Scope) => scope.assertions,
  children: (scope: Scope) => scope.cases + scope.suites,
};
const RED_READINGS = {
  cases: (scope: Scope) => scope.red,
  attempts: (scope: Scope) => scope.red + scope.reruns,
};

/** Failures and errors as one sum, since producers differ in which is which; null where neither is declared. */
function declaredRed({ failures, errors }: DeclaredCounts): number | null {
  return failures === null && errors === null ? null : (failures ?? 0) + (errors ?? 0);
}

/** Collects where declared and found counts differ, by every reading that a dialect may ask for. */
export class Differences {
  readonly #file: string;
  readonly #tests: { [R in keyof typeof TEST_READINGS]?: Shortfall | undefined } = {};
  readonly #red: { [R in keyof typeof RED_READINGS]?: Shortfall | undefined } = {};
  #surplus: Shortfall | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  suiteClosed(scope: Scope): void {
    if (!scope.inner) this.#compare(scope, false);
    // An inner suite declares its own children, which only this reading can count.
    else this.#tests.children = this.#short(this.#tests.children, scope, scope.declared.tests, TEST_READINGS.children(scope));
  }

  /** The root decides only what no suite below it has decided. */
  rootClosed(scope: Scope): void {
    this.#compare(scope, true);
  }

  shortfall() {
    const { cases = null, attempts = null, assertions = null, children = null } = this.#tests;
    return { cases, attempts, assertions, children };
  }

  redShortfall() {
    const { cases = null, attempts = null } = this.#red;
    return { cases, attempts };
  }

  surplus(): Shortfall | null {
    return this.#surplus;
  }

  #compare(scope: Scope, root: boolean): void {
    const { tests } = scope.declared;
    for (const reading of ['cases', 'attempts', 'assertions', 'children'] as const) {
      if (root && this.#tests[reading] !== undefined) continue;
      this.#tests[reading] = this.#short(this.#tests[reading], scope, tests, TEST_READINGS[reading](scope));
    }
    for (const reading of ['cases', 'attempts'] as const) {
      if (root && this.#red[reading] !== undefined) continue;
      this.#red[reading] = this.#short(this.#red[reading], scope, declaredRed(scope.declared), RED_READINGS[reading](scope));
    }
    if (tests !== null && scope.cases > tests && !(root && this.#surplus !== null)) {
      this.#surplus = this.#add(this.#surplus ?? undefined, scope, tests, scope.cases);
    }
  }

  #short(sum: Shortfall | undefined, scope: Scope, declared: number | null, found: number): Shortfall | undefined {
    return declared !== null && declared > found ? this.#add(sum, scope, declared, found) : sum;
  }

  #add(sum: Shortfall | undefined, scope: Scope, declared: number, found: number): Shortfall {
    return {
      declared: (sum?.declared ?? 0) + declared,
      found: (sum?.found ?? 0) + found,
      suite: sum?.suite ?? scope.name,
      where: sum?.where ?? { file: this.#file, line: scope.line, column: scope.column },
    };
  }
}
