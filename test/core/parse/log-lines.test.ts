import { describe, expect, test } from 'vitest';
import { skipTimestamp, splitPrefix } from '../../../src/core/parse/log-lines.ts';
import { createLogScanner } from '../../../src/core/parse/log-scanner.ts';

describe('a wrapper’s prefix', () => {
  test.each([
    ['[test] ok 1', '[test]', 'ok 1'],
    ['tests-1  |  4 pass', 'tests-1', ' 4 pass'],
    ['tests-1 |ok 1', 'tests-1', 'ok 1'],
    ['packages/a test: ok 1', 'packages/a test', 'ok 1'],
    ['@scope/web:test: ok 1', '@scope/web:test', 'ok 1'],
    ['web: ok 1', 'web', 'ok 1'],
  ])('%j', (line, stream, rest) => {
    expect(splitPrefix(line)).toMatchObject({ stream, rest });
  });

  test.each([['[test]'], ['tests-1  |'], ['packages/a test:'], ['@scope/web:test:'], ['web:']])('alone, of a blank line: %j', (line) => {
    expect(splitPrefix(line)).toMatchObject({ rest: '' });
  });

  test.each(['[INFO] x', 'ERROR: x', 'no prefix here', '[not closed', 'a|b', ''])('none: %j', (line) => {
    expect(splitPrefix(line)).toBeNull();
  });

  // mocha's counts are closed by the blank line behind them; what colon, pipe or bracket stands before it is the wrapper's
  test.each([
    '[test] ',
    'tests-1  | ',
    'packages/a test: ',
    'web:test: ',
    '@lab/a: ',
    '\x1b[34m[test]\x1b[39m ',
    '2026-03-02T09:15:04.1234567Z [test] ',
  ])('keeps the blank lines of its stream: %j', (prefix) => {
    const scanner = createLogScanner();
    const lines = ['', '  ✔ adds', '  ✔ subtracts', '', '  2 passing (5ms)', ''];
    scanner.write(new TextEncoder().encode(lines.map((line) => `${prefix}${line}\n`).join('')));
    expect(scanner.end().runners).toMatchObject([{ runner: 'mocha', closed: 1, tally: { passed: 2 } }]);
  });
});

describe('a timestamp', () => {
  test.each([
    ['2026-03-02T09:15:04.1234567Z  4 pass', ' 4 pass'],
    ['2026-03-02T09:15:04.123456Z 01O  4 pass', ' 4 pass'],
    ['2026-03-02T09:15:04.123456Z 01E+ok', 'ok'],
    ['2026-03-02T09:15:04.123456Z 01O', ''],
    ['[2026-03-02T09:15:04.123Z] ok', 'ok'],
  ])('%j', (line, rest) => {
    expect(line.slice(skipTimestamp(line, 0))).toBe(rest);
  });
});
