import type { LogFacts } from '../model/log.ts';
import type { Tally } from '../model/tally.ts';
import { decodeBytes } from './byte-patterns.ts';

/** Watches for the closing line of a home-made runner, as the reader's own expression describes it. */
export class FooterWatch {
  readonly #re: RegExp;
  #matches = 0;
  #tally: Tally | null = null;
  #text = '';

  /** @param re the caller's, trusted; matched against each clean line, decoded. */
  constructor(re: RegExp) {
    this.#re = new RegExp(re.source, re.flags.replace(/[gy]/g, ''));
  }

  line(bytes: string): void {
    const text = decodeBytes(bytes, 4_000);
    const match = this.#re.exec(text);
    if (match === null) return;
    this.#matches += 1;
    this.#text = decodeBytes(bytes, 200);
    this.#tally = tallyOfGroups(match.groups ?? {});
  }

  found(): NonNullable<LogFacts['footer']> {
    return { matches: this.#matches, tally: this.#tally, text: this.#text };
  }
}

function tallyOfGroups(groups: Record<string, string | undefined>): Tally | null {
  const of = (name: string) => (groups[name] === undefined ? null : Number.parseInt(groups[name], 10) || 0);
  const [tests, passed, failed, errored, skipped] = [of('tests'), of('passed'), of('failed') ?? 0, of('errored') ?? 0, of('skipped') ?? 0];
  if (tests === null && passed === null) return null;
  const green = passed ?? Math.max(0, (tests ?? 0) - failed - errored - skipped);
  return { tests: green + failed + errored + skipped, passed: green, failed, errored, skipped, flaky: 0 };
}
