import { describe, expect, test } from 'vitest';
import { factsOf, refusalOf } from './read-report.ts';

const summary = { tests: 1, passed: 1, failed: 0, pending: 0, skipped: 0, other: 0, start: 0, stop: 0 };
const report = (results: object, rest: object = {}) =>
  JSON.stringify({
    reportFormat: 'CTRF',
    results: { tool: { name: 'x' }, summary, tests: [{ name: 'a', status: 'passed' }], ...results },
    ...rest,
  });

describe('a CTRF report', () => {
  test('is counted from its tests', () => {
    const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'];
    const tests = statuses.map((status) => ({ name: status, status, duration: 1 }));
    const facts = factsOf(report({ tests: [...tests, { name: 'f', status: 'passed', flaky: true, duration: 1 }] }));
    expect(facts.tally).toEqual({ tests: 6, passed: 2, failed: 1, errored: 0, skipped: 3, flaky: 1 });
    expect(facts.format).toBe('ctrf');
    expect(facts.traits).toMatchObject({ root: 'ctrf', rootAttributes: { tool: 'x' } });
    expect(facts.surplus).toMatchObject({ declared: 1, found: 6 });
  });

  test('that declares more than it holds says so', () => {
    const facts = factsOf(report({ summary: { ...summary, tests: 3, failed: 2 } }));
    expect(facts.shortfall.cases).toMatchObject({ declared: 3, found: 1 });
    expect(facts.redShortfall.cases).toMatchObject({ declared: 2, found: 0 });
  });

  test('describes its failing tests', () => {
    const failed = {
      name: 'a',
      status: 'failed',
      message: 'no\nmore',
      trace: 'at x (src/a.ts:3:1)',
      filePath: 'src/a.ts',
      suite: ['x', 'y'],
    };
    expect(factsOf(report({ tests: [failed] })).failing).toEqual([{ suite: 'x > y', name: 'a', file: 'src/a.ts', line: 3, message: 'no' }]);
    expect(factsOf(report({ tests: [{ ...failed, suite: 'z' }] })).failing[0]?.suite).toBe('z');
  });

  test('may hold keys that objects have anyway', () => {
    const tests = [{ name: 'a', status: 'passed', toString: 1, constructor: {}, ['__proto__']: { status: 'failed' } }];
    expect(factsOf(report({ tests, hasOwnProperty: [] })).tally.passed).toBe(1);
  });

  test('may hold much that is not looked at', () => {
    const tests = [{ name: 'a', status: 'passed', steps: [{ name: 'x', status: 'failed' }], extra: { status: 'failed', deep: [[[{}]]] } }];
    expect(factsOf(report({ tests, environment: { tests: [] } }, { extra: { results: { tests: 1 } } })).tally.passed).toBe(1);
  });

  test.each<[string, string, string]>([
    [
      'a status that it has no word for',
      report({ tests: [{ name: 'a', status: 'ok' }] }),
      'results.tests[0].status is none of passed, failed, skipped, pending, other',
    ],
    ['a test without a name', report({ tests: [{ status: 'passed' }] }), 'results.tests[0].name is missing'],
    ['a test that is no object', report({ tests: ['a'] }), 'an entry of results.tests is no object'],
    ['tests that are no list', report({ tests: {} }), 'results.tests is no array'],
    ['tests that are the word for a list', report({ tests: 'array' }), 'results.tests is no array'],
    ['no tests', JSON.stringify({ results: { tool: { name: 'x' }, summary } }), 'results.tests is missing'],
    ['a count that is none', report({ summary: { ...summary, failed: -1 } }), 'results.summary.failed is no count'],
    ['a missing count', report({ summary: { tests: 1 } }), 'results.summary.passed is missing'],
  ])('%s is refused', (_, text, why) => {
    const reason = refusalOf(text);
    expect(reason.code).toBe('junit-malformed');
    expect(reason.args?.['why']).toContain(`it is no CTRF: ${why}`);
  });

  test('whose key lost a character says so', () => {
    expect(factsOf(report({ tests: [{ name: 'a', status: 'passed', flay: true }] })).notes[0]?.args?.['what']).toContain(
      'looks like flaky',
    );
  });
});

describe('JSON', () => {
  test.each<[string, string, string, object]>([
    ['{"results":\n[1,]}', 'junit-malformed', '"]" stands where none was due', { line: 2, column: 4, byte: 15 }],
    ['{"a":1 "b"}', 'junit-malformed', '"\\"" stands where none was due', { line: 1, column: 8, byte: 7 }],
    ['{"a":01}', 'junit-malformed', 'a bare word is no JSON', { line: 1, column: 8, byte: 7 }],
    ['{"é":nul}', 'junit-malformed', 'a bare word is no JSON', { line: 1, column: 9, byte: 9 }],
    ['{"a":"x', 'junit-malformed', 'it ends in the middle of a string', { line: 1, column: 8, byte: 7 }],
    ['{"a":[1', 'junit-malformed', 'an array is never closed', { line: 1, column: 8, byte: 7 }],
    ['{"a":"\n"}', 'junit-malformed', 'a raw control character stands in a string', { line: 1, column: 7, byte: 6 }],
    ['{"a":"\\x"}', 'junit-malformed', 'an escape in a string is unknown', { line: 1, column: 8, byte: 7 }],
    ['{"a":"\\u12g4"}', 'junit-malformed', 'an escape in a string is unknown', { line: 1, column: 11, byte: 10 }],
    ['{} {}', 'junit-malformed', 'something stands behind the value', { line: 1, column: 4, byte: 3 }],
    ['{"a":1,"a":2}', 'junit-unsafe', 'the key "a" stands twice in one object', { line: 1, column: 11, byte: 10 }],
  ])('%j', (text, code, why, where) => {
    for (const chunk of [text.length * 2, 1]) {
      const reason = refusalOf(text, { chunk });
      expect(reason).toMatchObject({ code, where });
      expect(reason.args?.['why']).toBe(why);
    }
  });

  test.each(['true', '"a"', '-0.5e+3', '[]', 'null', '{"a":[{},[],"\\ud83d\\ude00\\n",1.5,true,false,null]}'])(
    '%s is well-formed, and no CTRF',
    (text) => {
      const reason = refusalOf(`[${text}]`, { chunk: 1 });
      expect(reason.code).toBe('not-junit');
    },
  );

  test('agrees with JSON.parse about what JSON is', () => {
    const texts = [
      '[1,2]',
      '[1 2]',
      '[,]',
      '[1,]',
      '{"a"}',
      '{"a":}',
      '{,}',
      '[-]',
      '[1.]',
      '[.5]',
      '[1e]',
      '[+1]',
      '["\\u00e9"]',
      '[tru]',
      '[[]',
      '[]]',
      '["a" : 1]',
      '{1:2}',
      "['a']",
      '[\t\r\n ]',
    ];
    for (const text of texts) {
      const isJson = (() => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      })();
      expect(refusalOf(text).code === 'not-junit', text).toBe(isJson);
    }
  });
});
