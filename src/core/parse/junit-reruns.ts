import { Buffer } from 'node:buffer';
import type { ReportFacts } from '../model/report.ts';
import type { CaseEnd } from './junit-cases.ts';

/** So many red tests are followed, with names up to this length; further ones were never run again, as far as we know. */
const MOST_TESTS = 1000;
const MOST_CHARS = 1000;

/** A test that was red. */
interface RedTest {
  failed: number;
  errored: number;
  /** It passed behind that. */
  green: boolean;
  /** Something else than red cases, and one green behind them: not what a runner writes that runs a test again until it passes. */
  odd: boolean;
}

/** Follows red tests through one report: those whose very same name passes further on, once, and never before. Bounded. */
export class RerunFinder {
  readonly #red = new Map<string, Map<string, RedTest>>();
  #size = 0;

  /** @param before whether the name was seen before in this report or another one; null where that can't be told. */
  add(scope: string, name: string, end: CaseEnd, before: boolean | null): void {
    const red = end === 'failed' || end === 'errored';
    if (this.#size === 0 && !red) return;
    const test = this.#red.get(name)?.get(scope);
    if (test === undefined) {
      if (red && before === false) this.#follow(scope, name, end);
    } else if (test.green) test.odd = true;
    else if (end === 'passed') test.green = true;
    else if (end === 'skipped') test.odd = true;
    else test[end]++;
  }

  found(): ReportFacts['passedLater'] {
    const sum = { tests: 0, failed: 0, errored: 0 };
    for (const scopes of this.#red.values()) {
      for (const { failed, errored, green, odd } of scopes.values()) {
        if (!green || odd) continue;
        sum.tests++;
        sum.failed += failed;
        sum.errored += errored;
      }
    }
    return sum;
  }

  #follow(scope: string, name: string, end: 'failed' | 'errored'): void {
    if (this.#size === MOST_TESTS || name.length + scope.length > MOST_CHARS) return;
    this.#size++;
    const scopes = this.#red.get(name) ?? new Map<string, RedTest>();
    scopes.set(ownText(scope), { failed: 0, errored: 0, green: false, odd: false, [end]: 1 });
    this.#red.set(ownText(name), scopes);
  }
}

/** A copy: a slice would keep alive the whole piece of the report that it was cut from. */
function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
