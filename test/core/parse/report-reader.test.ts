import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf, readReport, refusalOf } from './read-report.ts';

const FOLDER = new URL('../../../fixtures/junit/', import.meta.url);
const accepted = readdirSync(new URL('accept/', FOLDER)).sort();
const rejected = readdirSync(new URL('reject/', FOLDER)).sort();
const bytesOf = (path: string) => readFileSync(new URL(path, FOLDER));
const expected: Record<string, object> = JSON.parse(bytesOf('accept.json').toString());

describe('fixtures/junit', () => {
  test('every accepted report has its counts written down', () => {
    expect(Object.keys(expected).sort()).toEqual(accepted);
    expect(accepted.length).toBeGreaterThan(60);
    expect(rejected.length).toBeGreaterThan(80);
  });

  test.each(accepted)('accept/%s', (name) => {
    expect(factsOf(bytesOf(`accept/${name}`)).tally).toEqual(expected[name]);
  });

  test.each(rejected)('reject/%s', (name) => {
    const reason = refusalOf(bytesOf(`reject/${name}`));
    expect(reason.code).toBe(name.slice(0, name.indexOf('.')));
  });

  test.each([...accepted.map((name) => `accept/${name}`), ...rejected.map((name) => `reject/${name}`)])(
    '%s reads the same however its bytes come',
    (path) => {
      const whole = readReport(bytesOf(path));
      for (const chunk of [1, 7]) expect(readReport(bytesOf(path), { chunk })).toEqual(whole);
    },
  );
});

describe('a cut report', () => {
  const real = accepted.filter((name) => name.startsWith('real-') && bytesOf(`accept/${name}`).length < 1700);

  test('is made from reports of twenty producers and more', () => {
    expect(real.length).toBeGreaterThan(20);
  });

  test.each(real)('%s is refused wherever it is cut', (name) => {
    const bytes = bytesOf(`accept/${name}`);
    for (let cut = 0; cut < bytes.length; cut++) {
      const lost = bytes.subarray(cut).toString('latin1');
      if (/^(?:\s|<!--(?:(?!-->).)*-->)*$/s.test(lost)) continue;
      expect(readReport(bytes.subarray(0, cut)).kind, `cut at ${cut}`).toBe('rejected');
    }
  });
});

describe('any report', () => {
  const ends = fc.constantFrom('passed', 'failed', 'errored', 'skipped', 'flaky');
  const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((some) => some.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '_'));
  interface Tree {
    readonly name: string;
    readonly cases: readonly { name: string; end: string; text: string }[];
    readonly suites: readonly Tree[];
  }
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.record({
      name: text,
      cases: fc.array(fc.record({ name: text, end: ends, text }), { maxLength: 4 }),
      suites: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
    }),
  }));

  const escaped = (some: string) => some.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  const inside = { passed: '', failed: 'failure', errored: 'error', skipped: 'skipped', flaky: 'flakyFailure' } as const;

  function write({ name, cases, suites }: Tree): string {
    const written = cases.map((one) => {
      const child = inside[one.end as keyof typeof inside];
      const filled = one.text === '' ? `<${child}/>` : `<${child}>${escaped(one.text)}</${child}>`;
      const output = `<system-out>${escaped(one.text)}</system-out><system-err><![CDATA[${one.text.replaceAll(']]>', '')}]]></system-err>`;
      return `<testcase name="${escaped(one.name)}">${child === '' ? '' : filled}${output}</testcase>`;
    });
    return `<testsuite name="${escaped(name)}" tests="${total(cases, suites)}">${written.join('\n')}${suites.map(write).join('')}</testsuite>`;
  }

  function total(cases: Tree['cases'], suites: Tree['suites']): number {
    return cases.length + suites.reduce((sum, suite) => sum + total(suite.cases, suite.suites), 0);
  }

  function count({ cases, suites }: Tree, end: string): number {
    return cases.filter((one) => one.end === end).length + suites.reduce((sum, suite) => sum + count(suite, end), 0);
  }

  test('survives being written and read with the same counts', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 50 }), (suite, chunk) => {
        const facts = factsOf(write(suite), { chunk });
        const [failed, errored, skipped, flaky] = ['failed', 'errored', 'skipped', 'flaky'].map((end) => count(suite, end));
        const passed = count(suite, 'passed') + (flaky ?? 0);
        expect(facts.tally).toEqual({ tests: total(suite.cases, suite.suites), passed, failed, errored, skipped, flaky });
        expect(facts.shortfall.cases).toBeNull();
        expect(facts.surplus).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('is refused, keeps its counts, or says what differs when a byte is lost', () => {
    fc.assert(
      fc.property(tree, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (suite, where) => {
        const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${write(suite)}</testsuites>\n`);
        const at = Math.floor(where * bytes.length);
        const whole = factsOf(bytes);
        const read = readReport(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]));
        if (read.kind === 'rejected') return;
        const { tally, shortfall, surplus, notes } = read.facts;
        const changed = JSON.stringify(tally) !== JSON.stringify(whole.tally);
        expect(!changed || shortfall.cases !== null || surplus !== null || notes.length > 0, `byte ${at}: ${bytes}`).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('limits', () => {
  const of = (tokens: number) => ({ limits: { token_bytes: tokens } });
  const long = 'x'.repeat(300_000);

  test.each([
    ['text', `<testsuite><system-out>${long}</system-out></testsuite>`, 'a text is longer than 64 KiB (--max-token-size)'],
    [
      'a CDATA section',
      `<testsuite><system-out><![CDATA[${long}]]></system-out></testsuite>`,
      'a text is longer than 64 KiB (--max-token-size)',
    ],
    ['an attribute', `<testsuite name="${long}"/>`, 'a tag, an attribute or a comment is longer than 2 KiB (--max-token-size)'],
    ['a comment', `<testsuite><!--${long}--></testsuite>`, 'a tag, an attribute or a comment is longer than 2 KiB (--max-token-size)'],
    ['a JSON string', `{"results":{"x":"${long}"}}`, 'a string is longer than 64 KiB (--max-token-size)'],
  ])('%s beyond the token limit is refused, with the option that raises it', (_, report, why) => {
    const reason = refusalOf(report, of(65_536));
    expect(reason).toMatchObject({ code: 'junit-unsafe', args: { why } });
    expect(refusalOf(report, { ...of(65_536), chunk: 1000 })).toEqual(reason);
  });

  test('white space around the root is no token, a comment of it is one', () => {
    const blank = ' \n'.repeat(200_000);
    expect(
      factsOf(`<?xml version="1.0"?>${blank}<testsuite><testcase name="a"/></testsuite>${blank}<!-- -->${blank}`, of(65_536)).tally.tests,
    ).toBe(1);
    expect(refusalOf(`<testsuite><testcase name="a"/></testsuite>\n<!--${blank}-->`, of(65_536)).code).toBe('junit-unsafe');
    expect(refusalOf(`<testsuite><testcase name="a"/></testsuite><?x ${blank}?>`, of(65_536)).code).toBe('junit-unsafe');
    expect(refusalOf(`<!--${blank}--><testsuite><testcase name="a"/></testsuite>`, of(65_536)).code).toBe('junit-unsafe');
  });

  test('of what is too long to keep, nothing is overlooked', () => {
    const odd = `${'x'.repeat(100_000)}\u0001${'x'.repeat(100_000)}`;
    expect(refusalOf(`<testsuite><!--${odd}--></testsuite>`).args?.['why']).toBe('a control character stands in a comment');
    expect(refusalOf(`<testsuite><?x ${odd}?></testsuite>`).args?.['why']).toBe('a control character stands in a processing instruction');
    const facts = factsOf(`<testsuite><testcase name="${odd}"/><!--fine--></testsuite>`);
    expect(facts.notes).toMatchObject([{ code: 'control-characters', args: { count: 1 } }]);
  });

  test('much output in all is no long text', () => {
    const output = `<system-out>${'x'.repeat(60_000)}</system-out>`;
    expect(factsOf(`<testsuite><testcase name="a">${output.repeat(20)}</testcase></testsuite>`, of(65_536)).tally.tests).toBe(1);
  });

  test('a report beyond the size limit is unreadable, with the option that raises it', () => {
    const report = `<testsuite>${'<testcase name="a"/>'.repeat(100)}</testsuite>`;
    const limits = { report_bytes: 1024 };
    expect(refusalOf(report, { limits })).toMatchObject({
      code: 'junit-unreadable',
      args: { why: 'it is larger than 1 KiB (--max-report-size)' },
    });
  });

  const suites = (deep: number) => `${'<testsuite>'.repeat(deep)}<testcase name="a"/>${'</testsuite>'.repeat(deep)}`;
  const attributes = (many: number) =>
    `<testsuite ${Array.from({ length: many }, (_, i) => `a${i}="" `).join('')}><testcase name="a"/></testsuite>`;
  const named = (long: number) => `<testsuite><${'x'.repeat(long)}/><testcase name="a"/></testsuite>`;
  const ctrf = (extra: string) => bytesOf('accept/ctrf.json').toString().replace('"results":', `${extra}"results":`);
  const values = (deep: number) => ctrf(`"extra":${'['.repeat(deep)}${']'.repeat(deep)},`);
  const keys = (many: number) => ctrf(`"extra":{${Array.from({ length: many }, (_, i) => `"${i}":0`).join()}},`);

  test.each([
    ['elements', 'depth', 128, (n: number) => suites(n - 1), 'elements are nested more than 128 deep (--max-depth)'],
    ['attributes', 'attributes', 256, attributes, 'an element has more than 256 attributes (--max-attributes)'],
    ["an element's name", 'name_length', 1024, named, 'a name is longer than 1024 characters (--max-name-length)'],
    ['JSON values', 'depth', 128, (n: number) => values(n - 1), 'values are nested more than 128 deep (--max-depth)'],
    ['JSON keys', 'attributes', 10_000, keys, 'an object has more than 10000 keys (--max-attributes)'],
    [
      'a JSON key',
      'name_length',
      1024,
      (n: number) => ctrf(`"${'x'.repeat(n)}":0,`),
      'a key is longer than 1024 characters (--max-name-length)',
    ],
  ] as const)('%s up to the limit are read, beyond it refused with the option that raises it', (_, limit, most, report, why) => {
    expect(factsOf(report(most)).tally.tests).toBeGreaterThan(0);
    expect(refusalOf(report(most + 1))).toMatchObject({ code: 'junit-unsafe', args: { why: expect.stringContaining(why) } });
    expect(factsOf(report(most + 1), { limits: { [limit]: most + 1 } }).tally.tests).toBeGreaterThan(0);
  });
});

test('refused once, a reader takes nothing more', async () => {
  const { createReportReader } = await import('../../../src/core/parse/report-reader.ts');
  const reader = createReportReader({ path: 'r', limits: { report_bytes: 1e9, token_bytes: 1e6 } });
  expect(reader.write(Buffer.from(`<testsuite/><testsuite/>${' '.repeat(200_000)}`))).toBe(false);
  expect(reader.write(Buffer.from('<more/>'))).toBe(false);
  expect(reader.end()).toMatchObject({ kind: 'rejected', reason: { code: 'junit-malformed', where: { line: 1, column: 13, byte: 12 } } });
});

test('what was dropped is noted', () => {
  const note = (name: string) => factsOf(bytesOf(`accept/${name}`)).notes;
  const file = 'report.xml';
  expect(note('control-characters.xml')).toEqual([{ code: 'control-characters', args: { file, count: 7, what: 'control characters' } }]);
  const what = 'bytes of white space before the XML declaration';
  expect(note('blank-before-declaration.xml')).toEqual([{ code: 'control-characters', args: { file, count: 4, what } }]);
  expect(note('four-ends.xml')).toEqual([]);
});

test('a companion is marked as one', () => {
  const companion = (name: string) => {
    const read = readReport(bytesOf(`reject/${name}`));
    return read.kind === 'rejected' && read.companion;
  };
  expect(companion('not-junit.cobertura.xml')).toBe(true);
  expect(companion('not-junit.testng.xml')).toBe(true);
  expect(companion('not-junit.trx.xml')).toBe(false);
  expect(companion('junit-malformed.two-roots.xml')).toBe(false);
});
