import type { FailingTest, ReportFacts } from '../model/report.ts';
import { DETAIL_CHARS, endOf, failingTest, type OpenCase, openCase } from './junit-cases.ts';
import { elementKind } from './junit-names.ts';
import type { XmlAttributes } from './xml.ts';

/** A node as fast-xml-parser gives it with `preserveOrder`: one key for the element's name (`#text` for text), `:@` for its attributes. */
type Node = Readonly<Record<string, unknown>>;

/** What {@link readDetails} asks of fast-xml-parser, so that its tree can be trusted to say what the gate said. */
export const DETAILS_OPTIONS = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Without it, numeric character references stay as written.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
} as const;

/** What a second parser made of a report. */
export interface Details {
  readonly tests: number;
  readonly failed: number;
  readonly errored: number;
  readonly skipped: number;
  readonly suites: number;
  readonly failing: readonly FailingTest[];
}

/**
 * Counts a report once more from a tree that an independent parser made of the same bytes, and describes its failing cases.
 * @param tree of fast-xml-parser with {@link DETAILS_OPTIONS}; hostile, but accepted by the gate, so its depth is bounded.
 */
export function readDetails(tree: unknown, maxFailing: number): Details {
  const walk = new Walk(maxFailing);
  walk.children(tree, null, undefined);
  return { ...walk.counts, failing: walk.failing };
}

/** What the two parsers say differently, null where they agree. */
export function disagreement(facts: ReportFacts, details: Details): string | null {
  const { tally, suites } = facts;
  const found = { ...tally, suites: suites.all };
  for (const count of ['tests', 'failed', 'errored', 'skipped', 'suites'] as const) {
    if (found[count] !== details[count]) return `two parsers count its ${count} differently: ${found[count]} and ${details[count]}`;
  }
  return null;
}

class Walk {
  readonly counts = { tests: 0, failed: 0, errored: 0, skipped: 0, suites: 0 };
  readonly failing: FailingTest[] = [];
  readonly #maxFailing: number;

  constructor(maxFailing: number) {
    this.#maxFailing = maxFailing;
  }

  children(nodes: unknown, suite: string | null, file: string | undefined): void {
    for (const { name, attributes, below } of elements(nodes)) {
      if (name === 'testsuite') {
        this.counts.suites++;
        this.children(below, attributes['name'] ?? '<testsuite>', attributes['file']);
      } else if (name === 'testcase') this.#case(attributes, below, suite, file);
      else this.children(below, suite, file);
    }
  }

  #case(attributes: XmlAttributes, below: unknown, suite: string | null, file: string | undefined): void {
    const open = openCase(attributes, suite, 0, 0);
    for (const child of elements(below)) this.#child(open, child);
    // Some producers nest cases in cases; each is one.
    this.children(below, suite, file);
    const end = endOf(open);
    this.counts.tests++;
    if (end !== 'passed') this.counts[end]++;
    const red = end === 'failed' || end === 'errored';
    if (red && this.failing.length < this.#maxFailing) this.failing.push(failingTest(open, file));
  }

  #child(open: OpenCase, { name, attributes, below }: Element): void {
    const kind = elementKind(name);
    if (kind === 'skip') open.skips++;
    if (kind !== 'error' && kind !== 'failure') return;
    if (kind === 'error') open.errors++;
    else open.failures++;
    open.detail ??= { message: attributes['message'] ?? '', text: textOf(below) };
  }
}

interface Element {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly below: unknown;
}

function* elements(nodes: unknown): Generator<Element> {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes as Node[]) {
    const written = Object.keys(node).find((key) => key !== ':@');
    if (written === undefined || written === '#text') continue;
    const name = written.slice(written.lastIndexOf(':') + 1);
    yield { name, attributes: (node[':@'] ?? {}) as XmlAttributes, below: node[written] };
  }
}

function textOf(nodes: unknown): string {
  let text = '';
  if (!Array.isArray(nodes)) return text;
  for (const node of nodes as Node[]) {
    if (text.length >= DETAIL_CHARS) break;
    if (typeof node['#text'] === 'string') text += node['#text'].slice(0, DETAIL_CHARS - text.length);
  }
  return text;
}
