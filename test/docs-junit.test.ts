import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOf, refusalOf } from './core/parse/read-report.ts';

const page = readFileSync(new URL('../docs/junit.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```(?:xml|json) (accepted|refused) ([^\n]*)\n(.*?)^```$/gms)].map(([, end, what, text]) => ({
  end,
  what,
  text: text ?? '',
}));

describe('docs/junit.md', () => {
  test('shows examples of both', () => {
    expect(examples.filter(({ end }) => end === 'accepted').length).toBeGreaterThan(2);
    expect(examples.filter(({ end }) => end === 'refused').length).toBeGreaterThan(3);
    expect(page.match(/^```(?:xml|json)/gm)?.length).toBe(examples.length);
  });

  test.each(examples)('$end $what', ({ end, what, text }) => {
    if (end === 'refused') {
      const { code, where } = refusalOf(text);
      expect(`${code} ${where?.line}:${where?.column}`).toBe(what);
      return;
    }
    const { tests, passed, failed, errored, skipped, flaky } = factsOf(text).tally;
    expect(`${tests} tests: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped, ${flaky} flaky`).toBe(what);
  });
});
