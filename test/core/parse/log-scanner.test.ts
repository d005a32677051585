import { describe, expect, test } from 'vitest';
import type { RunnerFacts } from '../../../src/core/model/log.ts';
import { createLogScanner, type LogScannerOptions } from '../../../src/core/parse/log-scanner.ts';
import { scanLog } from '../runners/captured-runs.ts';

const scan = (lines: readonly string[] | string, options: LogScannerOptions = {}) =>
  scanLog(typeof lines === 'string' ? lines : `${lines.join('\n')}\n`, options);
const named = (runners: readonly RunnerFacts[], name: string) => runners.filter(({ runner }) => runner === name);
const brief = (runners: readonly RunnerFacts[]) =>
  runners.map(({ runner, stream, nestedIn, closed, sessions, tally }) => ({
    runner,
    stream,
    nestedIn,
    closed,
    sessions,
    passed: tally?.passed ?? null,
  }));

const START = `${'='.repeat(29)} test session starts ${'='.repeat(30)}`;
const close = (what: string) => `${'='.repeat(30)} ${what} in 0.12s ${'='.repeat(31)}`;
const VITEST = [
  ' RUN  v3.2.4',
  '',
  ' ✓ src/a.test.ts (2 tests) 4ms',
  '',
  ' Test Files  1 passed (1)',
  '      Tests  2 passed (2)',
  '   Start at  09:15:03',
  '   Duration  402ms',
];
const NODE = ['ℹ tests 2', 'ℹ suites 0', 'ℹ pass 2', 'ℹ fail 0', 'ℹ cancelled 0', 'ℹ skipped 0', 'ℹ todo 0', 'ℹ duration_ms 87.92933'];

describe('a log', () => {
  test('without anything', () => {
    expect(scan('')).toEqual({ sizeBytes: 0, lines: 0, blank: true, endsMidLine: false, runners: [], signs: [], footer: null, tail: [] });
  });

  test('of white space and escape sequences is blank, and a last line without end is a line', () => {
    expect(scan('\n \x1b[32m\x1b[0m\r\n')).toMatchObject({ blank: true, lines: 2, endsMidLine: false });
    expect(scan('a\nb')).toMatchObject({ blank: false, lines: 2, endsMidLine: true, tail: ['a', 'b'] });
  });

  test('keeps its last lines, escapes taken off, the last state of each', () => {
    const { tail } = scan([...Array.from({ length: 30 }, (_, n) => `line ${n}`), '10 %\r100 %', '', `\x1b[31m${'x'.repeat(500)}\x1b[0m`]);
    expect(tail).toHaveLength(20);
    expect(tail.at(-2)).toBe('100 %');
    expect(tail.at(-1)).toBe(`${'x'.repeat(399)}…`);
  });

  test('of bytes that are no UTF-8 is read all the same', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0xe2, 0x0a]), Buffer.from(NODE.join('\n')), Buffer.from('\n')]);
    expect(brief(scanLog(bytes).runners)).toMatchObject([{ runner: 'node-test', closed: 1, passed: 2 }]);
  });
});

describe('what stands around a line', () => {
  const lines = [START, 'collected 2 items', '', close('2 passed')];
  test.each<[string, (line: string) => string]>([
    ['colours', (line) => `\x1b[1m\x1b[32m${line}\x1b[0m`],
    ['a GitHub timestamp', (line) => `2026-03-02T09:15:04.1234567Z ${line}`],
    ['a Jenkins timestamp', (line) => `[2026-03-02T09:15:04.123Z] ${line}`],
    ['a GitLab timestamp', (line) => `2026-03-02T09:15:04.123456Z 01O ${line}`],
    ['a CR at its end', (line) => `${line}\r`],
    ['a progress bar before it', (line) => `\r 10 %\r 100 %\r${line}`],
    ['trailing blanks', (line) => `${line}  `],
    ['a byte order mark of its own colour', (line) => `\x1b]0;title\x07${line}`],
  ])('%s', (_, around) => {
    expect(brief(scan(lines.map(around)).runners)).toMatchObject([{ runner: 'pytest', stream: '', closed: 1, sessions: 1, passed: 2 }]);
  });

  test.each<[string, string, string]>([
    ['concurrently', '[test] ', '[test]'],
    ['docker compose', 'tests-1  | ', 'tests-1'],
    ['pnpm', 'packages/a test: ', 'packages/a test'],
    ['turbo', '@scope/web:test: ', '@scope/web:test'],
    ['lerna', '@scope/web: ', '@scope/web'],
    ['foreman', 'web: ', 'web'],
    ['colours', '\x1b[34m[test]\x1b[39m ', '[test]'],
  ])('a prefix of %s, a stream of its own', (_, prefix, stream) => {
    const facts = scan(['listening', ...VITEST.map((line) => `${prefix}${line}`)]);
    expect(brief(facts.runners)).toEqual([{ runner: 'vitest', stream, nestedIn: null, closed: 1, sessions: 1, passed: 2 }]);
  });

  test('a word and a colon make no wrapper', () => {
    expect(scan([`result: ${close('1 failed, 2 passed')}`, `tests/log.py parsed: ${close('9 failed')}`]).runners).toEqual([]);
  });

  test('two streams are told apart, and one that stopped stays open', () => {
    const facts = scan([...VITEST.map((line) => `[a] ${line}`), ...VITEST.slice(0, 4).map((line) => `[b] ${line}`)]);
    expect(brief(facts.runners)).toMatchObject([
      { stream: '[a]', closed: 1, sessions: 1 },
      { stream: '[b]', closed: 0, sessions: 1 },
    ]);
  });
});

describe('closing lines', () => {
  test('each session needs its own', () => {
    const facts = scan([START, 'collected 40 items', 'tests/a.py ...', START, 'collected 2 items', close('2 passed')]);
    expect(facts.runners).toMatchObject([{ sessions: 2, closed: 1, firstUnclosedLine: 1, announced: 42 }]);
  });

  test('an opening behind progress opens as well', () => {
    const facts = scan([START, `tests/unit/test_a.py ...${START}`, close('2 passed')]);
    expect(facts.runners).toMatchObject([{ sessions: 2, closed: 1 }]);
  });

  test('behind progress, or within a word, they close nothing', () => {
    expect(scan([START, `tests/a.py .${close('3 passed')}`]).runners).toMatchObject([{ sessions: 1, closed: 0 }]);
    expect(scan([START, '3 passed in 0.10s']).runners).toMatchObject([{ sessions: 1, closed: 0 }]);
  });

  test('of all sessions are summed', () => {
    const facts = scan([...VITEST, ...VITEST]);
    expect(facts.runners).toMatchObject([{ sessions: 2, closed: 2, tally: { tests: 4, passed: 4 } }]);
  });

  test.each([1, 3, 6, 7])('the first %i lines of node:test’s eight are not enough', (kept) => {
    expect(brief(scan(NODE.slice(0, kept)).runners)).toMatchObject([{ closed: 0, sessions: 1 }]);
  });

  test('behind them, a line that told nothing new before tells of another run', () => {
    const scenario = '  Scenario: add      # features/sample.feature:3';
    const log = [scenario, scenario, '2 scenarios (2 passed)', '2 steps (2 passed)', '0m0.055s'];
    expect(scan(log).runners).toMatchObject([{ runner: 'cucumber', sessions: 1, closed: 1 }]);
    expect(scan([...log, scenario]).runners).toMatchObject([{ runner: 'cucumber', sessions: 2, closed: 1 }]);
  });

  test('far apart they are no block', () => {
    const far = [...NODE.slice(0, 7), ...Array.from({ length: 20 }, () => 'noise'), ...NODE.slice(7)];
    expect(brief(scan(far).runners)).toMatchObject([{ closed: 0 }]);
  });

  test.each<[string, string, number]>([
    ['AVA', '  4 tests passed', 1],
    ['digits may go on', 'ℹ duration_ms 87.92933', 0],
    ['a word may go on', '4 tests, 0 failures', 0],
  ])('a last line without its end is whole only by its shape: %s', (_, line, closed) => {
    const before = line.startsWith('ℹ') ? NODE.slice(0, 7) : ['.'];
    expect(scan(`${[...before, line].join('\n')}`).runners.at(-1)?.closed ?? 0).toBe(closed);
    expect(scan([...before, line, '']).runners.at(-1)?.closed).toBe(1);
  });

  test.each<[string, string]>([
    ['mocha', '  4 passing (5ms)'],
    ['Boost.Test', '  4 test cases out of 4 passed'],
  ])('a blank line that is always printed has to be there: %s', (_, line) => {
    expect(scan(`.\n\n${line}\n`).runners).toMatchObject([{ closed: 0 }]);
    expect(scan(`.\n\n${line}\n\n`).runners).toMatchObject([{ closed: 1 }]);
  });

  test('a closing block of vitest that its nested runs do not close', () => {
    const facts = scan([VITEST[0] ?? '', ...VITEST, ...VITEST.slice(4)]);
    expect(brief(facts.runners)).toMatchObject([
      { nestedIn: null, closed: 1, sessions: 1 },
      { nestedIn: 'vitest', closed: 1, sessions: 1 },
    ]);
  });

  test('of an interrupted or empty run are counted as such', () => {
    expect(scan([START, 'collected 0 items', close('no tests ran')]).runners).toMatchObject([
      { closed: 1, zero: true, tally: { tests: 0 } },
    ]);
    expect(scan([START, '!!!!!!!! KeyboardInterrupt !!!!!!!!', close('1 passed')]).signs).toMatchObject([
      { code: 'interrupted', yields: 'never', line: 2 },
    ]);
    expect(scan([START, '!!!! Interrupted: 1 error during collection !!!!', close('1 error')]).signs).toEqual([]);
  });
});

describe('nested runs', () => {
  const inner = [START, 'collected 3 items', close('1 failed, 2 passed')];
  const outer = (lines: readonly string[]) => [...VITEST.slice(0, 2), ...lines, ...VITEST.slice(2)];

  test('lie within an opening and the last closing line', () => {
    expect(brief(scan(outer(inner)).runners)).toMatchObject([
      { runner: 'vitest', nestedIn: null },
      { runner: 'pytest', nestedIn: 'vitest' },
    ]);
    expect(brief(scan(outer([START, 'tests/x.py ..'])).runners)).toMatchObject([{}, { nestedIn: 'vitest', closed: 0 }]);
  });

  test('but not behind it, nor in a run that never closed, nor in one without an opening', () => {
    expect(named(scan([...VITEST, ...inner]).runners, 'pytest')).toMatchObject([{ nestedIn: null }]);
    expect(named(scan([...VITEST.slice(0, 4), ...inner]).runners, 'pytest')).toMatchObject([{ nestedIn: null }]);
    expect(named(scan(['✔ first (1.5ms)', ...inner, ...NODE]).runners, 'pytest')).toMatchObject([{ nestedIn: null }]);
  });

  test('half inside, half behind are told apart', () => {
    expect(brief(named(scan([...outer(inner), ...inner]).runners, 'pytest'))).toMatchObject([
      { nestedIn: 'vitest', sessions: 1 },
      { nestedIn: null, sessions: 1 },
    ]);
  });

  test('are all that stands before the end of a command that is itself the runner', () => {
    const log = [...inner, ...NODE];
    expect(named(scan(log, { argv: ['node', '--test'] }).runners, 'pytest')).toMatchObject([{ nestedIn: 'node-test' }]);
    expect(named(scan(log, { argv: ['npm', 'test'] }).runners, 'pytest')).toMatchObject([{ nestedIn: null }]);
    expect(named(scan([...NODE, ...inner], { argv: ['node', '--test'] }).runners, 'pytest')).toMatchObject([{ nestedIn: null }]);
  });

  test('signs in them are marked', () => {
    const { signs } = scan(outer([START, "worker 'gw0' crashed while running 'a.py::b'"]));
    expect(signs).toMatchObject([{ code: 'worker-crash', runner: 'pytest', nested: true }]);
  });
});

describe('go test', () => {
  const ok = 'ok  \texample.com/a\t0.004s';
  test('counts by results where each start is announced', () => {
    const facts = scan(['=== RUN   TestA', 'Hello--- PASS: TestA (0.00s)', '=== RUN   TestB', '    --- SKIP: TestB (0.00s)', 'PASS', ok]);
    expect(facts.runners).toMatchObject([{ closed: 1, sessions: 1, unit: 'tests', tally: { passed: 1, skipped: 1 } }]);
    expect(scan([ok]).runners).toMatchObject([{ closed: 1, unit: 'none', tally: null, ran: 1 }]);
  });

  test('a start without an end is an unfinished test', () => {
    const facts = scan(['=== RUN   TestA', '--- PASS: TestA (0.00s)', '=== RUN   TestB', ok]);
    expect(facts.signs).toMatchObject([{ code: 'unfinished-test', id: 'TestB', yields: 'named-case' }]);
  });

  test('a package without PASS, where others print it, is not closed', () => {
    const facts = scan(['=== RUN   TestA', '--- PASS: TestA (0.00s)', 'PASS', ok, 'ok  \texample.com/b\t0.002s']);
    expect(facts.runners).toMatchObject([{ sessions: 2, closed: 1, firstUnclosedLine: 5 }]);
  });

  test('packages of -json may interleave', () => {
    const event = (action: string, name: string, test = '') =>
      `{"Time":"2026-11-29T11:15:37Z","Action":"${action}","Package":"${name}"${test ? `,"Test":"${test}"` : ''}${action === 'run' ? '' : ',"Elapsed":0'}}`;
    const pass = (name: string) => `{"Time":"2026-11-29T11:15:37Z","Action":"output","Package":"${name}","Output":"PASS\\n"}`;
    const log = [
      event('run', 'a', 'T'),
      event('run', 'b', 'T'),
      event('pass', 'a', 'T'),
      event('pass', 'b', 'T'),
      pass('a'),
      event('pass', 'a'),
    ];
    expect(scan(log).runners).toMatchObject([{ sessions: 2, closed: 1 }]);
    expect(scan([...log, pass('b'), event('pass', 'b')]).runners).toMatchObject([{ sessions: 2, closed: 2, tally: { passed: 2 } }]);
  });

  test('benchmarks of -json (golang.org/issue/61767) are no tests, and their package has to end', () => {
    const tests = [
      '{"Action":"run","Package":"example.com/a","Test":"TestFoo"}',
      '{"Action":"pass","Package":"example.com/a","Test":"TestFoo","Elapsed":0}',
    ];
    const benchmark = (name: string) => [
      `{"Action":"run","Package":"${name}","Test":"BenchmarkFib10"}`,
      `{"Action":"output","Package":"${name}","Test":"BenchmarkFib10","Output":"BenchmarkFib10-36    \\t4135846\\t       287.1 ns/op\\n"}`,
    ];
    const end = (name: string) => [
      `{"Action":"output","Package":"${name}","Output":"PASS\\n"}`,
      `{"Action":"pass","Package":"${name}","Elapsed":1.5}`,
    ];
    const log = [...tests, ...benchmark('example.com/a'), ...end('example.com/a'), ...benchmark('example.com/b')];
    expect(scan(log)).toMatchObject({ runners: [{ sessions: 2, closed: 1 }], signs: [] });
    const whole = scan([...log, ...end('example.com/b')]);
    expect(whole).toMatchObject({ runners: [{ sessions: 2, closed: 2, unit: 'tests', tally: { tests: 1, passed: 1 } }], signs: [] });
  });

  test('what came from the cache and what ran are counted', () => {
    expect(scan(['ok  \texample.com/a\t(cached)', ok]).runners).toMatchObject([{ cached: 1, ran: 1 }]);
  });
});

describe('signs of the shell and the system', () => {
  test.each<[string, string, string]>([
    ['run_tests.sh: line 213:  4711 Segmentation fault      (core dumped) pytest tests/mpi', 'crash-in-log', 'never'],
    ['tests/mpi/test_a.py ..run.sh: line 7: 4711 Aborted                 pytest', 'crash-in-log', 'never'],
    ['Segmentation fault', 'crash-in-log', 'never'],
    ['Segmentation fault (core dumped)', 'crash-in-log', 'never'],
    ['tests/a.py ..Segmentation fault (core dumped)', 'crash-in-log', 'never'],
    ['Aborted (core dumped)', 'crash-in-log', 'never'],
    ['Bus error', 'crash-in-log', 'never'],
    ['make: *** [Makefile:3: test] Segmentation fault (core dumped)', 'crash-in-log', 'never'],
    ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'crash-in-log', 'never'],
    ['# A fatal error has been detected by the Java Runtime Environment:', 'crash-in-log', 'never'],
    ['Fatal Python error: Segmentation fault', 'crash-in-log', 'never'],
    ['fatal error: all goroutines are asleep - deadlock!', 'crash-in-log', 'never'],
    ['e2e.sh: line 14:  4711 Terminated              npm start', 'crash-in-log', 'agreement'],
    ['script.sh: line 7:  2721 Killed                  sleep 30', 'crash-in-log', 'agreement'],
    ['Terminated', 'crash-in-log', 'agreement'],
    ['Killed', 'crash-in-log', 'agreement'],
    ['[worker] Segmentation fault (core dumped)', 'crash-in-log', 'never'],
  ])('%s', (line, code, yields) => {
    expect(scan(['one', line, 'three']).signs).toMatchObject([{ code, yields, line: 2, text: line, runner: null }]);
  });

  test.each([
    '  ✓ reports a Segmentation fault',
    '  ✔ explains "Segmentation fault (core dumped)"',
    'handler for Segmentation fault installed',
    'Aborted by user request, cleaning up',
    'build.sh: line 3: foo: command not found',
    'Killed process 12 of 30',
    '    FATAL ERROR: in a message of ours',
  ])('none: %s', (line) => {
    expect(scan([line]).signs).toEqual([]);
  });
});

describe('truncation marks', () => {
  test.each([
    '... [1204 lines truncated] ...',
    '... [8 lines truncated]',
    '[82 characters truncated]',
    '...[output truncated]',
    '[output truncated]',
    '[Output truncated. Full output saved to /tmp/x]',
    '... 1204 lines truncated ...',
    '…512 tokens truncated…',
    '[... omitted 812 of 1300 lines ...]',
    '[... Observation truncated due to length ...]',
    '[... PREVIOUS OUTPUT TRUNCATED ...]',
    '<response clipped><NOTE>To save on context only part of this file has been shown to you.</NOTE>',
    '< truncated lines 190-437 >',
    '[...truncated 1.23 MB...]',
    '[...truncated 345 lines...]',
    '[output clipped, log limit 2MiB reached]',
    '#12 5.0 [output clipped, log limit 200KiB/s reached]',
    "Job's log exceeded limit of 4194304 bytes.",
    'The job exceeded the maximum log length, and has been terminated.',
    'This step has been truncated due to its large size. Download the full logs from the menu once the workflow run has completed.',
  ])('%s', (line) => {
    expect(scan([line]).signs).toMatchObject([{ code: 'log-truncated', yields: 'agreement', runner: null }]);
  });

  test.each([
    '\t... 23 more',
    '... 23 more',
    '... 30 common frames omitted',
    "...Full output truncated (12 lines hidden), use '-vv' to show",
    'E         ...Full output truncated (12 lines hidden)',
    '  ... 5 more items',
    'the output was [output truncated] for brevity',
    '[truncate] 12 lines',
  ])('none: %s', (line) => {
    expect(scan([line]).signs).toEqual([]);
  });
});

describe('--footer', () => {
  test('counts by its groups, the last match', () => {
    const footer = /^Suite done: (?<passed>\d+) good(?:, (?<failed>\d+) bad)?$/;
    expect(scan(['Suite done: 3 good', '\x1b[1mSuite done: 5 good, 1 bad\x1b[0m'], { footer }).footer).toEqual({
      matches: 2,
      tally: { tests: 6, passed: 5, failed: 1, errored: 0, skipped: 0, flaky: 0 },
      text: 'Suite done: 5 good, 1 bad',
    });
    expect(scan(['nothing'], { footer }).footer).toEqual({ matches: 0, tally: null, text: '' });
  });

  test('may count nothing, and may be sticky or global', () => {
    expect(scan(['all done', 'all done'], { footer: /^all done$/gy }).footer).toMatchObject({ matches: 2, tally: null });
  });

  test('is matched against text, not bytes', () => {
    expect(scan(['✓ fertig: 3 grün'], { footer: /^✓ fertig: (?<passed>\d+) grün$/u }).footer).toMatchObject({ tally: { passed: 3 } });
  });
});

describe('whatever is written, what is kept is bounded', () => {
  const write = (pieces: Iterable<string>) => {
    const scanner = createLogScanner();
    for (const piece of pieces) scanner.write(Buffer.from(piece));
    return scanner.end();
  };
  function* repeat(times: number, piece: (n: number) => string) {
    for (let n = 0; n < times; n++) yield piece(n);
  }

  test('a line without end, and what is glued into it', () => {
    const facts = write([
      ...repeat(64, () => 'x'.repeat(65_536)),
      START,
      ...repeat(3, () => 'y'.repeat(65_536)),
      '\n',
      `${close('2 passed')}\n`,
    ]);
    expect(facts).toMatchObject({ lines: 2, runners: [{ runner: 'pytest', sessions: 1, closed: 1 }] });
    expect(Buffer.byteLength(JSON.stringify(facts))).toBeLessThan(20_000);
  });

  test('a cut beginning of a long line is not taken for a whole line', () => {
    expect(write([`Segmentation fault${' '.repeat(20_000)}and more\n`]).signs).toEqual([]);
  });

  test('tests that never end: some by name, and one sign that never yields for the rest', () => {
    const { signs } = write(repeat(30_000, (n) => `=== RUN   Test${n}\n`));
    expect(signs.length).toBeLessThanOrEqual(200);
    expect(signs.filter(({ yields, id }) => yields === 'never' && id === null).length).toBeGreaterThan(0);
  });

  test('tests beyond what can be remembered all ended', () => {
    const all = 12_000;
    const starts = [...repeat(all, (n) => `=== RUN   Test${n}\n`)];
    const ends = [...repeat(all, (n) => `--- PASS: Test${n} (0.00s)\n`)];
    const facts = write([...starts, ...ends, 'PASS\nok  \ta\t0.1s\n']);
    expect(facts).toMatchObject({ signs: [], runners: [{ closed: 1, tally: { passed: all } }] });
  });

  test('sessions: the counts stay right', () => {
    const facts = write(
      repeat(20_000, () => 'running 1 test\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n'),
    );
    expect(facts.runners).toMatchObject([{ tally: { passed: 20_000 }, announced: 20_000 }]);
    expect(facts.runners[0]?.closed).toBe(facts.runners[0]?.sessions);
  });

  test('a session that stayed open among them is not lost', () => {
    const open = 9_000;
    const facts = write(
      repeat(
        20_000,
        (n) => `running 1 test\n${n === open ? '' : 'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n'}`,
      ),
    );
    expect(facts.runners[0]?.closed).toBeLessThan(facts.runners[0]?.sessions ?? 0);
  });

  const event = (n: number, action: string, rest: string) => `{"Action":"${action}","Package":"example.com/p${n}",${rest}}\n`;
  const started = (n: number) => event(n, 'run', '"Test":"TestA"');
  const ended = (n: number) =>
    event(n, 'pass', '"Test":"TestA","Elapsed":0') + event(n, 'output', '"Output":"PASS\\n"') + event(n, 'pass', '"Elapsed":0.006');
  const packages = (count: number, gone: number) => [...repeat(count, started), ...repeat(count, (n) => (n === gone ? '' : ended(n)))];

  test('packages that run at once: told apart up to a limit, and beyond it never taken for closed', () => {
    const few = write(packages(3_000, -1)).runners[0];
    expect(few).toMatchObject({ sessions: 3_000, closed: 3_000, tally: { passed: 3_000 } });
    const lost = write(packages(3_000, 2_999)).runners[0];
    expect(lost).toMatchObject({ sessions: 3_000, closed: 2_999 });
    const many = write(packages(9_000, -1)).runners[0];
    expect(many?.closed).toBeLessThan(many?.sessions ?? 0);
  });

  test('browsers: the same', () => {
    const totals = (n: number) => `Chrome ${n} (Linux): Executed 1 of 2 (0.5 secs / 0.001 secs)\n`;
    const facts = write([...repeat(9_000, totals), ...repeat(9_000, (n) => totals(n).replace('1 of 2', '2 of 2'))]);
    expect(facts.runners[0]?.closed).toBeLessThan(facts.runners[0]?.sessions ?? 0);
  });

  test('words of closing lines', () => {
    const letters = (n: number) => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
    const facts = write(repeat(200, (n) => `===== 5 passed, 3 ${letters(n)} in 0.12s =====\n`));
    expect(facts.runners).toMatchObject([{ closed: 200, tally: { passed: 1_000 } }]);
    expect(Object.keys(facts.runners[0]?.extra ?? {}).length).toBeLessThanOrEqual(40);
  });

  test('prefixes', () => {
    const facts = write(repeat(3_000, (n) => VITEST.map((line) => `[task-${n}] ${line}\n`).join('')));
    expect(facts.runners.length).toBeLessThan(1_100);
    expect(facts.runners.reduce((sum, { tally }) => sum + (tally?.passed ?? 0), 0)).toBe(6_000);
  });

  test('signs: a flood of those that yield hides none that does not', () => {
    const { signs } = write([...repeat(5_000, () => 'Terminated\n'), 'Aborted (core dumped)\n', ...repeat(5_000, () => 'Terminated\n')]);
    expect(signs.length).toBeLessThanOrEqual(200);
    expect(signs).toContainEqual(expect.objectContaining({ yields: 'never', line: 5_001 }));
  });
});
