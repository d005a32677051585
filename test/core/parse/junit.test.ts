import { describe, expect, test } from 'vitest';
import { factsOf } from './read-report.ts';

const suite = (attributes: string, cases: string) => `<testsuite name="s" ${attributes}>${cases}</testsuite>`;
const green = (count: number) => '<testcase name="t"/>'.repeat(count);
const at = { file: 'report.xml', line: 1, column: 1 };

describe('declared against found', () => {
  test.each<[string, string, { shortfall: object | null; red: object | null; surplus: object | null }]>([
    ['agreement', suite('tests="2" failures="0" errors="0"', green(2)), { shortfall: null, red: null, surplus: null }],
    ['nothing declared', suite('', green(2)), { shortfall: null, red: null, surplus: null }],
    [
      'fewer found',
      suite('tests="3"', green(2)),
      { shortfall: { declared: 3, found: 2, suite: 's', where: at }, red: null, surplus: null },
    ],
    ['more found', suite('tests="1"', green(2)), { shortfall: null, red: null, surplus: { declared: 1, found: 2, suite: 's', where: at } }],
    [
      'red declared, as failures or errors',
      suite('tests="2" failures="1" errors="1"', `${green(1)}<testcase name="f"><error/></testcase>`),
      { shortfall: null, red: { declared: 2, found: 1, suite: 's', where: at }, surplus: null },
    ],
    [
      'failures shown as errors',
      suite('failures="1"', '<testcase name="f"><error/></testcase>'),
      { shortfall: null, red: null, surplus: null },
    ],
    ['skipped are never compared', suite('tests="1" skipped="1"', green(1)), { shortfall: null, red: null, surplus: null }],
  ])('%s', (_, report, { shortfall, red, surplus }) => {
    const facts = factsOf(report);
    expect(facts.shortfall.cases).toEqual(shortfall);
    expect(facts.redShortfall.cases).toEqual(red);
    expect(facts.surplus).toEqual(surplus);
  });

  test('leaf suites are summed, and the root counts only where none of them falls short', () => {
    const two = `<testsuites tests="9">${suite('tests="2"', green(1))}${suite('tests="4"', green(1))}${suite('tests="1"', green(1))}</testsuites>`;
    expect(factsOf(two).shortfall.cases).toMatchObject({ declared: 6, found: 2, where: { column: 23 } });
    const rootOnly = `<testsuites name="all" tests="9">${suite('tests="1"', green(1))}</testsuites>`;
    expect(factsOf(rootOnly).shortfall.cases).toMatchObject({ declared: 9, found: 1, suite: 'all' });
    const nested = suite('tests="9"', suite('tests="1"', green(1)));
    expect(factsOf(nested).shortfall.cases).toMatchObject({ declared: 9, found: 1 });
  });

  test('each way to count tests is tried', () => {
    const reruns = '<testcase name="f"><flakyFailure/><flakyError/></testcase><testcase name="r"><failure/><rerunFailure/></testcase>';
    const surefire = factsOf(suite('tests="5" failures="4" errors="0"', reruns));
    expect(surefire.shortfall).toMatchObject({ cases: { declared: 5, found: 2 }, attempts: null });
    expect(surefire.redShortfall).toMatchObject({ cases: { declared: 4, found: 1 }, attempts: null });
    const tap = factsOf(suite('tests="5"', '<testcase name="a" assertions="3"/><testcase name="b" assertions="2"/>'));
    expect(tap.shortfall).toMatchObject({ cases: { found: 2 }, assertions: null });
    const node = factsOf(`<testsuites>${suite('tests="2"', suite('tests="1"', green(1)) + green(1))}</testsuites>`);
    expect(node.shortfall).toMatchObject({ cases: null, children: null });
    const lost = factsOf(`<testsuites>${suite('tests="3"', suite('tests="1"', green(1)) + green(1))}</testsuites>`);
    expect(lost.shortfall).toMatchObject({ cases: null, children: null });
    const lostMore = factsOf(`<testsuites>${suite('tests="4"', suite('tests="1"', green(1)) + green(1))}</testsuites>`);
    expect(lostMore.shortfall).toMatchObject({ cases: null, children: { declared: 4, found: 3 } });
  });

  test.each([
    ['tests=" 2 "', 2],
    ['tests="2.0"', 2],
    ['tests="+2"', 2],
    ['tests="two"', null],
    ['tests="-2"', null],
    ['tests="2e3"', null],
    ['tests="99999999999999999999"', null],
    ['', null],
  ])('a count as %s', (attributes, tests) => {
    expect(factsOf(suite(attributes, green(2))).declared.tests).toBe(tests);
  });

  test("what is declared is the root's, else the sum of the top suites", () => {
    const suites = suite('tests="1" failures="0" skips="2"', green(1)) + suite('tests="2" errors="1" ignored="1"', green(1));
    expect(factsOf(`<testsuites>${suites}</testsuites>`).declared).toEqual({ tests: 3, failures: 0, errors: 1, skipped: 3 });
    expect(factsOf(`<testsuites tests="7">${suites}</testsuites>`).declared).toMatchObject({ tests: 7, failures: 0 });
  });
});

describe('suites and cases', () => {
  test('empty and wholly skipped leaf suites are counted', () => {
    const skipped = suite('', '<testcase name="a"><skipped/></testcase>');
    const facts = factsOf(`<testsuites>${suite('', '')}${skipped}${suite('', suite('', green(1)))}</testsuites>`);
    expect(facts.suites).toEqual({ all: 4, empty: 1, skipped: 1 });
  });

  test('nameless cases, containers, failing todos and duplicates are counted, with the first of each', () => {
    const facts = factsOf(
      `<testsuites>
<testcase name="/app/a.test.mjs" classname="test"/><testcase name="src/b.spec.ts"/><testcase name="x" file="x"/>
<testcase/><testcase name=" "/>
<testcase name="todo"><skipped type="todo"/><failure/></testcase>
<testcase name="loads ./config.js"/><testcase name="d"/><testcase name="d"/><testcase name="d"/>
</testsuites>`,
    );
    expect(facts.cases).toEqual({
      nameless: 2,
      firstNameless: { file: 'report.xml', line: 3, column: 1 },
      containers: 3,
      firstContainer: { name: '/app/a.test.mjs', where: { file: 'report.xml', line: 2, column: 1 } },
      redTodo: 1,
    });
    expect(facts.duplicates).toEqual({ count: 2, first: 'd' });
  });

  test('errors at suite level keep the first message', () => {
    const facts = factsOf(
      '<testsuites><testsuite name="s">\n<error>\n  TypeError: x\n  at y</error><failure message="m"/></testsuite></testsuites>',
    );
    expect(facts.suiteErrors).toBe(2);
    expect(facts.firstSuiteError).toEqual({ message: 'TypeError: x', where: { file: 'report.xml', line: 2, column: 1 } });
    expect(facts.tally.tests).toBe(0);
  });

  test('traits are those of the first elements', () => {
    const facts = factsOf(
      `<!-- first --><testsuites time="1"><testsuite name="a" hostname="h"><properties><property name="p" value="v"/></properties>
<testcase name="x" classname="${'c'.repeat(300)}"/></testsuite><testsuite name="b"/></testsuites><!-- tests 1 -->`,
    );
    expect(facts.traits).toEqual({
      root: 'testsuites',
      rootAttributes: { time: '1' },
      suiteAttributes: { name: 'a', hostname: 'h' },
      caseAttributes: { name: 'x', classname: 'c'.repeat(256) },
      properties: ['p'],
      comments: ['first', 'tests 1'],
    });
  });
});

describe('failing tests', () => {
  test('carry suite, name, place and the first line of the message', () => {
    const facts = factsOf(
      `<testsuite name="cart" file="src/cart.test.ts"><testcase name="adds tax" classname="Cart">
<failure message="&#10;expected 19.9 to be 20&#10;more">Error: expected
    at Object.&lt;anonymous> (/app/node_modules/x/y.js:1:1)
    at test (/app/src/cart.test.ts:41:7)</failure></testcase></testsuite>`,
    );
    expect(facts.failing).toEqual([
      { suite: 'cart', name: 'adds tax', file: 'src/cart.test.ts', line: 41, message: 'expected 19.9 to be 20' },
    ]);
  });

  test.each<[string, string, string, string]>([
    ['the text, without a message', '<failure>\n\u001b[31m  boom \u001b[0m\nmore</failure>', 'boom', ''],
    ['CDATA', '<error><![CDATA[a <b>]]></error>', 'a <b>', ''],
    ['the message of the first of several', '<failure message="one"/><error message="two"/>', 'one', ''],
    ['the status, without an element', '', 'status FAILED', 'status="FAILED"'],
    ['a message attribute of the case', '', 'why', 'result="error" message="why"'],
  ])('take their message from %s', (_, inside, message, attributes) => {
    expect(factsOf(`<testsuite><testcase name="a" ${attributes}>${inside}</testcase></testsuite>`).failing[0]?.message).toBe(message);
  });

  test('are bounded in number and in length', () => {
    const one = `<testcase name="${'n'.repeat(1000)}"><failure message="${'m'.repeat(5000)}">${'x'.repeat(100_000)}</failure></testcase>`;
    const { failing } = factsOf(`<testsuite name="s">${one.repeat(30)}</testsuite>`);
    expect(failing.length).toBe(20);
    expect(failing[0]?.name.length).toBe(300);
    expect(failing[0]?.message.length).toBe(300);
    expect(factsOf(`<testsuite>${one.repeat(3)}</testsuite>`, { maxFailing: 2 }).failing.length).toBe(2);
    expect(factsOf(`<testsuite>${one}</testsuite>`, { maxFailing: 0 }).failing).toEqual([]);
  });
});

describe('a lost character', () => {
  test.each([
    ['<testcase name="a"><failur/></testcase>', '<failur> looks like <failure>'],
    ['<testcase name="a"><nsfailure/></testcase>', '<nsfailure> looks like <failure>'],
    ['<tescase name="a"/>', '<tescase> looks like <testcase>'],
    ['<testcase name="a" status="faild"/>', 'an attribute looks like status="failed"'],
    ['<testcase name="a" reslt="failed"/>', 'an attribute looks like result="failed"'],
    ['<testcase name="a">failure/></testcase>', 'holds the text "failure/>"'],
  ])('%s is noted', (inside, what) => {
    const [note] = factsOf(`<testsuite>${inside}</testsuite>`).notes;
    expect(note?.code).toBe('counts-differ');
    expect(note?.args?.['what']).toContain(what);
  });

  describe('of the end of a CDATA section', () => {
    const output = (text: string) => `<system-out><![CDATA[${text}]]></system-out>`;
    const red = `<testcase name="b"><failure/>${output('y'.repeat(3000))}</testcase>`;
    const whole = `<testsuite><testcase name="a">${output('x'.repeat(3000))}</testcase>${red}</testsuite>`;
    const lost = whole.replace(']]>', ']>');

    test.each([1, 7, 300, 70_000])('is noted, as it swallows what follows (bytes by %i)', (chunk) => {
      expect(factsOf(whole, { chunk })).toMatchObject({ tally: { tests: 2, failed: 1 }, notes: [] });
      const { tally, notes } = factsOf(lost, { chunk });
      expect(tally).toMatchObject({ tests: 1, failed: 0 });
      expect(notes).toMatchObject([{ code: 'counts-differ', where: { line: 1 } }]);
    });

    test('is noted wherever the pieces of a long report end', () => {
      for (let padding = 65_536 - 3200; padding < 65_536 - 2900; padding += 1) {
        const { notes } = factsOf(lost.replace('<testsuite>', `<testsuite>${' '.repeat(padding)}`));
        expect(notes.length, `padding ${padding}`).toBe(1);
      }
    });

    test('is not seen in printed XML of other elements, nor in one section behind another', () => {
      const printed = output('<a><![CDATA[b]]]]><![CDATA[></a>');
      expect(factsOf(`<testsuite><testcase name="a">${printed}${printed}</testcase></testsuite>`).notes).toEqual([]);
    });
  });

  test('is not seen in what producers write', () => {
    const fine = '<testcase name="a" status="run" result="completed"><system-out>a/></system-out><attachments/></testcase>';
    expect(factsOf(`<testsuite>text &gt; text${fine}<testcase name="b" status="failed"/></testsuite>`).notes).toEqual([]);
  });
});

describe('finished tests', () => {
  const finished = (name: string, report: string) => factsOf(report, { watch: new Set([name, 'another']) }).finished;

  test.each([
    ['TestA/sub', '<testsuite name="pkg"><testcase classname="pkg" name="TestA/sub"/></testsuite>'],
    ['Suite.Case', '<testsuite name="Suite"><testcase classname="Suite" name="Case"/></testsuite>'],
    ['mod::test', '<testsuite name="crate"><testcase classname="mod" name="test"/></testsuite>'],
    ['suite > test', '<testsuite name="suite"><testcase name="test"/></testsuite>'],
    [
      'tests/test_a.py::TestX::test_y[1-2]',
      '<testsuite name="pytest"><testcase classname="tests.test_a.TestX" name="test_y[1-2]"/></testsuite>',
    ],
    ['test_a.py::test_y', '<testsuite name="pytest"><testcase classname="test_a" name="test_y"><failure/></testcase></testsuite>'],
  ])('%s is found under the name that reports give it', (name, report) => {
    expect(finished(name, report)).toEqual([name]);
  });

  test.each([
    ['TestA', '<testsuite><testcase name="TestA/sub"/></testsuite>'],
    ['TestA', '<testsuite><testcase name="TestA"><skipped/></testcase></testsuite>'],
    ['a::b', '<testsuite><testcase classname="xa" name="b"/></testsuite>'],
  ])('%s is not found under a part of a name, nor skipped', (name, report) => {
    expect(finished(name, report)).toEqual([]);
  });
});
