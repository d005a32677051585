import { expect, test } from 'vitest';
import { locationIn } from '../../../src/core/parse/junit-location.ts';

test.each<[string, string, object | null]>([
  [
    'node',
    'Error: x\n    at f (/app/node_modules/chai/a.js:1:2)\n    at Context.<anonymous> (test/a.js:16:12)',
    { file: 'test/a.js', line: 16 },
  ],
  ['vitest', 'AssertionError: x\n ❯ src/cart.test.ts:41:20', { file: 'src/cart.test.ts', line: 41 }],
  ['an ES module', 'at file:///app/b.test.mjs:7:3', { file: '/app/b.test.mjs', line: 7 }],
  ['pytest', 'def test():\n>   assert 1\n\ntests/test_a.py:12: AssertionError', { file: 'tests/test_a.py', line: 12 }],
  ['unittest', '  File "/app/t.py", line 9, in test\n    self.fail()', { file: '/app/t.py', line: 9 }],
  ['go', '    a_test.go:12: want 1', { file: 'a_test.go', line: 12 }],
  ['.NET', '   at Ns.T.M() in C:\\src\\T.cs:line 29', { file: 'C:\\src\\T.cs', line: 29 }],
  ['rspec', "# ./spec/a_spec.rb:15:in `block'", { file: './spec/a_spec.rb', line: 15 }],
  ['gtest', 'sample_test.cpp:18\nExpected: 1', { file: 'sample_test.cpp', line: 18 }],
  [
    'a JVM, by the class',
    'at org.junit.Assert.fail(Assert.java:86)\n\tat com.x.CartTest.adds(CartTest.java:28)',
    { file: 'CartTest.java', line: 28 },
  ],
  ['a JVM, without the class', 'at org.junit.Assert.fail(Assert.java:86)', null],
  ['an address', 'GET http://example.com:8080/ failed at 10:20:30', null],
  ['nothing', 'expected 1 to be 2', null],
])('%s', (_, text, place) => {
  expect(locationIn(text, { file: null, classname: 'com.x.CartTest' })).toEqual(place);
});

test('a place in the file that the report names comes first, and only such a place', () => {
  const text = 'at helper (src/helper.ts:1:1)\nat test (/app/src/cart.test.ts:41:7)';
  expect(locationIn(text, { file: 'src/cart.test.ts', classname: '' })).toEqual({ file: 'src/cart.test.ts', line: 41 });
  expect(locationIn(text, { file: 'other.test.ts', classname: '' })).toBeNull();
  expect(locationIn('xsrc/cart.test.ts:4', { file: 'src/cart.test.ts', classname: '' })).toBeNull();
});

test('a long text without a place is searched in no time', () => {
  expect(locationIn(`${'a/b.'.repeat(2000)}\n${' '.repeat(8000)}`, { file: null, classname: '' })).toBeNull();
});
