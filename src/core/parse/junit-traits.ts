import type { Attributes, ReportTraits } from '../model/report.ts';
import type { XmlAttributes } from './xml.ts';

/** How much of a name or a value is kept, in characters. */
export const TRAIT_CHARS = 256;
const ATTRIBUTES = 64;
const PROPERTIES = 32;

/** Keeps what tells one producer's reports from another's; bounded. */
export class TraitCollector {
  #root = '';
  #rootAttributes: Attributes = {};
  #suiteAttributes: Attributes | null = null;
  #caseAttributes: Attributes | null = null;
  readonly #properties: string[] = [];
  #firstComment: string | null = null;
  #lastComment: string | null = null;

  root(local: string, attributes: XmlAttributes): void {
    this.#root = local;
    this.#rootAttributes = shortened(attributes);
  }

  suite(attributes: XmlAttributes): void {
    this.#suiteAttributes ??= shortened(attributes);
  }

  testCase(attributes: XmlAttributes): void {
    this.#caseAttributes ??= shortened(attributes);
  }

  property(name: string | undefined): void {
    if (name !== undefined && this.#properties.length < PROPERTIES) this.#properties.push(name.slice(0, TRAIT_CHARS));
  }

  comment(text: string): void {
    const short = text.trim().slice(0, TRAIT_CHARS);
    this.#firstComment ??= short;
    this.#lastComment = short;
  }

  read(): ReportTraits {
    return {
      root: this.#root,
      rootAttributes: this.#rootAttributes,
      suiteAttributes: this.#suiteAttributes,
      caseAttributes: this.#caseAttributes,
      properties: this.#properties,
      comments: [...new Set([this.#firstComment, this.#lastComment])].filter((text) => text !== null),
    };
  }
}

function shortened(attributes: XmlAttributes): Attributes {
  const short: Record<string, string> = Object.create(null);
  for (const name of Object.keys(attributes).slice(0, ATTRIBUTES)) short[name] = (attributes[name] ?? '').slice(0, TRAIT_CHARS);
  return short;
}
