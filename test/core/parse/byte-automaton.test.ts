import { describe, expect, test } from 'vitest';
import { ByteAutomaton } from '../../../src/core/parse/byte-automaton.ts';
import { toBytes } from '../../../src/core/parse/byte-patterns.ts';
import { PROFILES } from '../../../src/core/runners/index.ts';
import { capturedRuns } from '../runners/captured-runs.ts';

const bytes = (text: string) => Buffer.from(text).toString('latin1');
const automaton = (...expressions: RegExp[]) =>
  new ByteAutomaton(
    expressions.map((re) => toBytes(re).re),
    (places) => places,
  );
/** Places of the expressions that a line may match. */
const read = (of: ByteAutomaton<readonly number[]>, text: string) => {
  return of.plan(of.readText(bytes(text)));
};

describe('the automaton', () => {
  test.each<[RegExp, string, boolean]>([
    [/^ok \d+/, 'ok 12 - adds', true],
    [/^ok \d+/, 'ok  12', false],
    [/^ok \d+$/, 'ok 12', true],
    [/^ok \d+$/, 'ok 12  ', true],
    [/^ok \d+$/, 'ok 12 - adds', false],
    [/^(?:a|bc)*d/, 'abcabcd', true],
    [/^ *Tests +(?<n>\d+) passed/, '      Tests  4 passed', true],
    [/^[✔✓] /, '✓ adds', true],
    [/^[✔✓] /, '✗ adds', false],
    [/^[^ ]+ x/, 'ä x', true],
    [/^a?b{2}c+$/, 'bbcc', true],
    [/^a?b{2}c+$/, 'bcc', false],
    [/^ {4,}✓/, '    ✓', true],
    [/^ {4,}✓/, '     ✓', true],
    [/^ {4,}✓/, '   ✓', false],
    [/^a{2,4}b/, 'aab', true],
    [/^a{2,4}b/, 'aaaab', true],
    [/^a{2,4}b/, 'aaaaab', false],
    [/^a{0,40}b/, 'b', true],
    [/^(?!x)y/, 'y', true],
    [/^(=+) a \1$/, '== a ==', true],
    [/^tests?: \d/i, 'TEST: 1', true],
    [/^[\w.-]+$/, 'a-b.c', true],
    [/^a\tb/, 'a\tb', true],
    [/^\S+\s\S/, 'Ã b', true],
  ])('%s on %j: %s', (re, line, expected) => {
    expect((read(automaton(re), line) ?? []).length > 0).toBe(expected);
  });

  test('looks through colours', () => {
    expect(read(automaton(/^Tests: +\d/), '\x1b[1mTests: \x1b[22m\x1b[32m4')).toEqual([0]);
  });

  test('names all that may match, in order', () => {
    expect(read(automaton(/^ab/, /^a/, /^b/), 'abc')).toEqual([0, 1]);
    expect(read(automaton(/^ab/, /^a/, /^b/), 'c')).toEqual([]);
  });

  test('asks for an anchor', () => {
    expect(() => automaton(/a/)).toThrow('not anchored');
  });

  test('forgets what it made, and goes on', () => {
    const of = automaton(/^(?:[a-z]|[0-9])*x[a-z0-9]{9}y/);
    for (let n = 0; n < 20_000; n++) read(of, `${n.toString(36)}x${(n * 7919).toString(36)}`);
    expect(read(of, '1x123456789y')).toEqual([0]);
  });

  test('never misses a line that an expression matches', () => {
    const expressions = PROFILES.flatMap(({ log }) => [
      ...(log.openings ?? []).map(({ line }) => line),
      ...(log.closing?.counts ?? []).map(({ line }) => line),
      ...(log.closing?.completes ?? []).filter((line) => line instanceof RegExp),
      ...(log.progress ?? []).map(({ line }) => line),
      ...(log.results?.end ?? []).map(({ line }) => line),
    ]).filter(({ source }) => source.startsWith('^'));
    const patterns = expressions.map((re) => toBytes(re).re);
    const of = new ByteAutomaton(patterns, (places) => places);
    const lines = new Set(capturedRuns().flatMap(({ log }) => log.toString('latin1').split('\n')));
    for (const line of lines) {
      const matching = patterns.flatMap((re, place) => (re.test(line) ? [place] : []));
      const planned = of.plan(of.readText(line)) ?? [];
      expect(planned).toEqual(expect.arrayContaining(matching));
    }
  });
});
