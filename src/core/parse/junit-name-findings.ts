import type { Where } from '../model/reasons.ts';
import type { ReportFacts } from '../model/report.ts';
import { type CaseEnd, type OpenCase, scopeOf } from './junit-cases.ts';
import { RerunFinder } from './junit-reruns.ts';
import { TRAIT_CHARS } from './junit-traits.ts';
import type { SeenNames } from './seen-names.ts';

// `/app/test/cart.test.js` as a test's name: node:test's entry for a file whose tests said nothing
const SOURCE_PATH = /^(?:(?:[A-Za-z]:|\.{1,2})?[\\/].*|[\w.@-]+(?:[\\/][\w.@-]+)*)\.[cm]?[jt]sx?$/;
const S = 's'.charCodeAt(0);
const X = 'x'.charCodeAt(0);

/** What the names of the cases say: missing ones, those of files, those that stand twice, and those that were red and then green. */
export class NameFindings {
  readonly #file: string;
  readonly #seen: SeenNames;
  #nameless = 0;
  #firstNameless: Where | null = null;
  #containers = 0;
  #firstContainer: { name: string; where: Where } | null = null;
  readonly #duplicates = { count: 0, first: null as string | null };
  readonly #reruns = new RerunFinder();

  constructor(file: string, seen: SeenNames) {
    this.#file = file;
    this.#seen = seen;
  }

  add(open: OpenCase, end: CaseEnd): void {
    const { name } = open;
    if (isBlank(name)) {
      this.#nameless++;
      this.#firstNameless ??= this.#whereOf(open);
      return;
    }
    const red = end === 'failed' || end === 'errored';
    if (!red && (isSourcePath(name) || name === open.attributes['file'])) {
      this.#containers++;
      this.#firstContainer ??= { name: name.slice(0, TRAIT_CHARS), where: this.#whereOf(open) };
    }
    const scope = scopeOf(open);
    const before = this.#seen.add(scope, name);
    this.#reruns.add(scope, name, end, before);
    if (before !== true) return;
    this.#duplicates.count++;
    this.#duplicates.first ??= name.slice(0, TRAIT_CHARS);
  }

  cases(): Omit<ReportFacts['cases'], 'redTodo'> {
    return {
      nameless: this.#nameless,
      firstNameless: this.#firstNameless,
      containers: this.#containers,
      firstContainer: this.#firstContainer,
    };
  }

  duplicates(): ReportFacts['duplicates'] {
    return { ...this.#duplicates };
  }

  passedLater(): ReportFacts['passedLater'] {
    return this.#reruns.found();
  }

  #whereOf({ line, column }: OpenCase): Where {
    return { file: this.#file, line, column };
  }
}

function isBlank(name: string): boolean {
  return name.length === 0 || (name.charCodeAt(0) <= 0x20 && name.trim() === '');
}

/** Names that can't be one are told apart by their last letter, which is much faster. */
function isSourcePath(name: string): boolean {
  const last = name.charCodeAt(name.length - 1);
  return (last === S || last === X) && SOURCE_PATH.test(name);
}
