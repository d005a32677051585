import { describe, expect, test } from 'vitest';
import { compileRules } from '../../../src/core/parse/log-rules.ts';
import { dialectOf, PROFILES, profileNamed, runnerOfCommand, sameFamily } from '../../../src/core/runners/index.ts';
import type { RunnerProfile } from '../../../src/core/runners/profile.ts';

/** Every expression of a profile, with the path that leads to it. */
function expressions(value: unknown, path: string): [string, RegExp][] {
  if (value instanceof RegExp) return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => expressions(inner, `${path}.${key}`));
}
const all = PROFILES.flatMap((profile) => expressions(profile.log, profile.name));

describe('a profile', () => {
  test('has a name of its own', () => {
    expect(new Set(PROFILES.map(({ name }) => name)).size).toBe(PROFILES.length);
    for (const { name } of PROFILES) expect(profileNamed(name)?.name).toBe(name);
    expect(profileNamed('nose')).toBeNull();
  });

  test('wraps only what there is', () => {
    const unknown = PROFILES.flatMap((profile: RunnerProfile) => (profile.wraps ?? []).filter((name) => profileNamed(name) === null));
    expect(unknown).toEqual([]);
  });

  test.each(all)('%s keeps to what can be matched against bytes', (_, { source, flags }) => {
    // a class of other than ASCII characters may not be negated or hold a range
    expect(source).not.toMatch(/\[\^[^\]]*[^\0-\x7f]/);
    expect(source).not.toMatch(/\[[^\]]*(?:[^\0-\x7f]-|-[^\0-\x7f])[^\]]*\]/);
    expect(flags.replace(/[iu]/g, '')).toBe('');
  });

  test.each(all)('%s repeats nothing that repeats', (_, { source }) => {
    // a group with an open repetition inside may itself repeat only where a separator begins each turn
    for (const [group] of source.matchAll(/\((?:\?:)?([^()]*)\)[*+]/g))
      expect(group).toMatch(/^\((?:\?:)?(?:, | \\?\| |\[?[ :]|\\d|[^\\[(.])/);
  });
});

describe('the beginning of a line', () => {
  const table = compileRules(PROFILES);
  /** What is still possible when so many bytes of a line were read. */
  const possible = (line: string, bytes: number) => {
    const head = Buffer.from(line).subarray(0, bytes);
    const row = table.automaton.read(head, 0, head.length, true);
    return row === 0 ? [] : (table.automaton.plan(row)?.rules ?? []);
  };

  test.each([
    'processing item number 12345 of the long list',
    'Test number 12 does a thing with some words in it',
    '  indented text of some kind here and there, and more of it',
    'src/components/button/index.ts:12:4 some message of a linter',
    'Error: something went wrong here, and the words go on and on',
    'https://example.com/a/long/address/without/end.html?x=1&y=2',
    '12345 items were processed in this round of the loop',
    '\t\tat com.example.Foo.bar(Foo.java:123) ~[foo.jar:1.0]',
    '✨ decorated lines say nothing about tests at all, mostly',
  ])('leaves nothing to look for in %j', (line) => {
    expect(possible(line, 24).map(({ profile, re }) => `${profile.name} ${re.source}`)).toEqual([]);
  });
});

describe('runnerOfCommand', () => {
  test.each<[string, string | null]>([
    ['vitest run', 'vitest'],
    ['npx vitest run --coverage', 'vitest'],
    ['npx --no -- jest --ci', 'jest'],
    ['npm exec -- mocha', 'mocha'],
    ['./node_modules/.bin/mocha test', 'mocha'],
    ['node node_modules/vitest/vitest.mjs run', 'vitest'],
    ['node --test', 'node-test'],
    ['node --import ./setup.mjs --test test/', 'node-test'],
    ['node scripts/run.mjs', null],
    ['python3 -m pytest -q', 'pytest'],
    ['python3.12 -X dev -m pytest', null],
    ['env PYTHONPATH=. timeout -k 5 20m pytest -x', 'pytest'],
    ['poetry run pytest', 'pytest'],
    ['uv run --group test pytest', 'pytest'],
    ['cross-env CI=1 jest', 'jest'],
    ['go test ./...', 'go-test'],
    ['cargo +nightly test', 'cargo-test'],
    ['bundle exec rspec', 'rspec'],
    ['yarn jest', 'jest'],
    ['pnpm exec playwright test', 'playwright'],
    ['npm test', null],
    ['npm run jest', null],
    ['make test', null],
    ['pytest-cov-report', null],
    ['cat jest.log', null],
  ])('%s', (command, expected) => {
    expect(runnerOfCommand(command.split(' '), false)?.name ?? null).toBe(expected);
  });

  test.each<[string, string | null]>([
    ['cd web && npx vitest run', 'vitest'],
    ['set -e; ./setup.sh; go test ./... || true', 'go-test'],
    ['CI=1 jest 2>&1 | tee log', 'jest'],
    ['echo "vitest run"', null],
    ['./ci.sh', null],
  ])('in a shell: %s', (script, expected) => {
    expect(runnerOfCommand([script], true)?.name ?? null).toBe(expected);
  });

  test('an argument that only names a runner calls none', () => {
    expect(runnerOfCommand(['bash', '-c', 'echo vitest'], false)).toBeNull();
  });
});

test('a family holds what prints or reports the same', () => {
  expect(sameFamily('prove', 'tap')).toBe(true);
  expect(sameFamily('tap', 'node-test')).toBe(true);
  expect(sameFamily('gotestsum', 'go-test')).toBe(true);
  expect(sameFamily('mocha', 'node-test')).toBe(false);
  expect(sameFamily('vitest', 'jest')).toBe(false);
});

test('a report of nobody known names no dialect', () => {
  const traits = {
    root: 'testsuites',
    rootAttributes: {},
    suiteAttributes: { name: 'x' },
    caseAttributes: { name: 'y' },
    properties: [],
    comments: [],
  };
  expect(dialectOf(traits)).toBeNull();
});
