import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../src/core/model/reasons.ts';
import { headlineOf } from '../../../src/core/present/headline.ts';
import { quoteWord, remedyFor, runLine, suiteCommandOf, workflowRemedyFor } from '../../../src/core/present/remedy.ts';
import { aReceipt } from '../../support/receipt-builder.ts';

const missing: Reason = { code: 'junit-missing', args: { looked: 'x', runner: 'vitest', add: '--reporter=junit --outputFile=report.xml' } };
const ADDED = '--reporter=junit --outputFile=report.xml';

test.each([
  [['npx', 'vitest', 'run'], false, `npx receipt run -- npx vitest run ${ADDED}`],
  [['npm', 'test'], false, `npx receipt run -- npm test -- ${ADDED}`],
  [['npm', 'run', 'test:unit'], false, `npx receipt run -- npm run test:unit -- ${ADDED}`],
  [['npm', 'test', '--', '--bail'], false, `npx receipt run -- npm test -- --bail ${ADDED}`],
  [['pnpm', 'test'], false, `npx receipt run -- pnpm test ${ADDED}`],
  [['yarn', 'run', 'test'], false, `npx receipt run -- yarn run test ${ADDED}`],
  [['npm test'], true, `npx receipt run --shell -- 'npm test -- ${ADDED}'`],
  [['make', 'test'], false, `Add to the words that start vitest: ${ADDED}`],
  [['npx', 'mocha'], false, `Add to the words that start vitest: ${ADDED}`],
  [['npx vitest run || true'], true, `Add to the words that start vitest: ${ADDED}`],
])('%j gets the command to copy, or the words to add', (command, shell, remedy) => {
  expect(remedyFor(missing, { command, shell })).toBe(remedy);
});

test('names what has to be installed first', () => {
  const needs: Reason = { ...missing, args: { ...missing.args, needs: 'npm i -D x' } };
  expect(remedyFor(needs, null)).toBe(`First: npm i -D x. Then: Add to the words that start vitest: ${ADDED}`);
});

test('shows how to choose where no runner was recognised', () => {
  expect(remedyFor({ code: 'runner-unknown' }, { command: ['./test.sh', 'a b'], shell: false })).toMatch(
    /: npx receipt run --footer '\^\(\?<passed>.*failed' -- \.\/test\.sh 'a b'$/,
  );
});

test('running again asks for the same, and for the reports where the runner now writes them', () => {
  const receipt = aReceipt();
  const command = suiteCommandOf({
    suite: { ...receipt.suite, name: 'unit', leniencies: ['allow-cached', 'min-tests-0'] },
    expectations: { ...receipt.expectations, reports: ['out/*.xml', '!out/x.xml'], min_tests: 0, footer: '^ok (?<passed>\\d+)$' },
  });
  const rest = "--footer '^ok (?<passed>\\d+)$' --min-tests 0 --allow-cached -- npx vitest run";
  expect(runLine(command)).toBe(`npx receipt run --suite unit --report 'out/*.xml' --report '!out/x.xml' ${rest}`);
  expect(remedyFor(missing, command)).toBe(`npx receipt run --suite unit ${rest} ${ADDED}`);
});

describe('a report that lies elsewhere is named, as a shell reads it', () => {
  const elsewhere: Reason = { code: 'junit-missing', args: { looked: 'x', nearby: "out/it's.xml" } };
  const suite = { command: ['npm', 'test'], shell: false, options: ['--suite', 'unit', '--report', 'reports/*.xml'] };

  test('in the place of the globs that missed it', () =>
    expect(remedyFor(elsewhere, suite)).toBe(
      "If that is the report: npx receipt run --suite unit --report 'out/it'\\''s.xml' -- npm test",
    ));
  test('as the input of a step', () =>
    expect(workflowRemedyFor(elsewhere, suite)).toEqual({
      text: "If that is the report, name it in the input reports: out/it's.xml",
      command: null,
      needs: null,
    }));
  test('in the headline', () =>
    expect(headlineOf({ ...elsewhere, code: 'junit-missing' })).toBe("out/it's.xml lies where no report was looked for"));
});

test('a rule knows best', () => {
  expect(remedyFor({ code: 'junit-missing', args: { ...missing.args, do: 'this' } }, null)).toBe('this');
});

test('a word is quoted so that a shell reads it back', () => {
  const words = ['plain', 'a b', "it's", '', '$x `y` "z"', 'a\nb', "tab\tand 'quote' \\ \u001b[0m", '*', '~', '!x'];
  const line = `printf '%s\\0' ${words.map(quoteWord).join(' ')}`;
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(execFileSync('bash', ['-c', line], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(words);
});

test('a word is quoted no more than it needs', () => {
  expect(['plain', 'a b', "it's", '', '$x', 'a\nb'].map(quoteWord)).toEqual(['plain', "'a b'", `'it'\\''s'`, "''", "'$x'", "$'a\\nb'"]);
  expect(runLine({ command: ['a && b'], shell: true, options: ['--suite', 'x'] })).toBe("npx receipt run --suite x --shell -- 'a && b'");
});
