/**
 * A suite of one file that prints and writes what vitest 4 does, at the speed of a print: for tests of what happens around a suite. The real
 * runners are run in test/live. `node suite.mjs pass|fail|cut|silent|none [report]`.
 */
export const IMITATION = String.raw`
import { writeFileSync } from 'node:fs';
const [mode = 'pass', report = 'report.xml'] = process.argv.slice(2);
const red = mode === 'fail';
const failure = '<failure message="expected 19.9 to be 20" type="AssertionError">AssertionError: expected 19.9 to be 20\n ❯ cart.test.js:41:7</failure>';
const cases = ['adds', 'subtracts', 'multiplies'].map((name) => '<testcase classname="cart.test.js" name="' + name + '" time="0.001"></testcase>\n');
cases.push('<testcase classname="cart.test.js" name="adds tax" time="0.001">' + (red ? failure : '') + '</testcase>\n');
const counts = 'tests="4" failures="' + (red ? 1 : 0) + '" errors="0"';
const xml = '<?xml version="1.0" encoding="UTF-8" ?>\n<testsuites name="vitest tests" ' + counts + ' time="0.01">\n' +
  '<testsuite name="cart.test.js" ' + counts + ' skipped="0" time="0.01">\n' + cases.join('') + '</testsuite>\n</testsuites>\n';
if (mode !== 'none') writeFileSync(report, mode === 'cut' ? xml.slice(0, xml.indexOf('name="multiplies"')) : xml);
console.log('\n RUN  v4.1.12 /project\n');
if (mode === 'silent') process.exit(0);
console.log(red ? ' ❯ cart.test.js (4 tests | 1 failed) 5ms' : ' ✓ cart.test.js (4 tests) 5ms');
console.log('\n Test Files  ' + (red ? '1 failed (1)' : '1 passed (1)'));
console.log('      Tests  ' + (red ? '1 failed | 3 passed (4)' : '4 passed (4)'));
console.log('   Start at  11:24:39\n   Duration  278ms\n');
process.exitCode = red ? 1 : 0;
`;

/** What differs from run to run, made the same: durations, ages, digests, machine. */
export function masked(screen: string): string {
  return screen
    .replace(/ +\d+\.\d s$/gm, '  <time>')
    .replace(/\b[0-9a-f]{7,8}(…|\b)(?=[ ,;)…]|$|\n)/gm, '<id>$1')
    .replace(/just now|\d+ seconds? ago/g, '<age>')
    .replace(/node v?[\d.]+, \w+ \w+/g, '<machine>');
}
