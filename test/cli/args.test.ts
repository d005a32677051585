import { describe, expect, test } from 'vitest';
import { parseOptions, refuseProblems } from '../../src/cli/args.ts';
import { OPTIONS, type OptionName } from '../../src/cli/option-table.ts';

const ALL = Object.keys(OPTIONS) as OptionName[];

test.each([
  [['--timeout', '90s'], { timeout: 90_000 }],
  [['--timeout', '1h30m'], { timeout: 5_400_000 }],
  [['--timeout=0'], { timeout: 0 }],
  [['--timeout', '1.5s'], { timeout: 1500 }],
  [['--max-log-size', '256MiB'], { 'max-log-size': 268_435_456 }],
  [['--max-log-size', '1GB'], { 'max-log-size': 1_000_000_000 }],
  [['--max-log-size', '1.5KiB'], { 'max-log-size': 1536 }],
  [['--max-log-size', '4096'], { 'max-log-size': 4096 }],
  [['--min-tests', '20'], { 'min-tests': 20 }],
  [['--report', 'a.xml', '--report', '!b.xml'], { report: ['a.xml', '!b.xml'] }],
  [['--report=-odd.xml'], { report: ['-odd.xml'] }],
  [['--json', '--quiet'], { json: true, quiet: true }],
  [['--log', '-'], { log: '-' }],
])('reads %j', (argv, values) => {
  expect(parseOptions(argv, ALL)).toEqual({ values, positionals: [], firstPositional: null, problems: [] });
});

test.each([
  [['--timeout', '20'], '--timeout takes a time such as 90s, 20m or 1h, not "20"'],
  [['--timeout', '20 m'], '--timeout takes a time such as 90s, 20m or 1h, not "20 m"'],
  [['--timeout', '999h'], '--timeout takes a time of at most 24 days, not "999h"'],
  [['--max-log-size', '4gib'], '--max-log-size takes a size such as 256MiB or 4GiB, not "4gib"'],
  [['--min-tests', '-1'], '--min-tests needs a value'],
  [['--min-tests', 'many'], '--min-tests takes a whole number, such as 20, not "many"'],
  [['--min-tests', '1', '--min-tests', '2'], '--min-tests was given twice'],
  [['--suite'], '--suite needs a value'],
  [['--suite', '--json'], '--suite needs a value'],
  [['--suite='], '--suite needs a value, not ""'],
  [['--json=yes'], '--json takes no value'],
  [['--tiemout', '20m'], 'unknown option --tiemout; did you mean --timeout?'],
  [['--reports', 'a.xml'], 'unknown option --reports; did you mean --report?'],
  [['--min'], 'unknown option --min; did you mean --min-tests?'],
  [['--xyzzy'], 'unknown option --xyzzy'],
  [['-x'], 'unknown option -x'],
])('refuses %j', (argv, problem) => {
  expect(parseOptions(argv, ALL).problems).toContain(problem);
});

test('refuses an option of another command', () => {
  expect(parseOptions(['--shell'], ['json']).problems).toEqual(['unknown option --shell']);
});

describe('refuseProblems', () => {
  test('names a single problem in the message', () => {
    expect(() => refuseProblems('run', ['unknown option --x'])).toThrowError(
      expect.objectContaining({ code: 'INPUT_INVALID', message: 'unknown option --x', remedy: 'receipt run --help lists the options' }),
    );
  });

  test('lists every one of several', () => {
    const { problems } = parseOptions(['--timeout', '20', '--xyzzy', '--json=1'], ALL);
    expect(() => refuseProblems('run', problems)).toThrowError(
      expect.objectContaining({
        message: '3 things are wrong with this command line',
        remedy: expect.stringContaining('unknown option --xyzzy\n--json takes no value'),
      }),
    );
  });

  test('does nothing where there is none', () => {
    expect(() => refuseProblems('run', [])).not.toThrow();
  });
});
