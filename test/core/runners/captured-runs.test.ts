import { describe, expect, test } from 'vitest';
import type { LogFacts } from '../../../src/core/model/log.ts';
import { addTallies, executed, red } from '../../../src/core/model/tally.ts';
import { dialectOf, PROFILES, profileNamed, runnerOfCommand, sameFamily } from '../../../src/core/runners/index.ts';
import { readReport } from '../parse/read-report.ts';
import { type CapturedRun, capturedRuns, scanLog } from './captured-runs.ts';

const runs = capturedRuns();
const of = (...scenarios: string[]) => runs.filter(({ scenario }) => scenarios.includes(scenario));
const outer = (facts: LogFacts) => facts.runners.filter(({ nestedIn }) => nestedIn === null);
const ended = (facts: LogFacts) =>
  outer(facts).some(({ closed }) => closed > 0) && outer(facts).every(({ closed, sessions }) => closed >= sessions);
const tallyOf = (facts: LogFacts) => addTallies(outer(facts).flatMap(({ tally }) => (tally === null ? [] : [tally])));

/** Closing lines that honestly say something else than what the suite holds, and why. */
const SAYS_OTHERWISE: Readonly<Record<string, { passed: number; red: number; why: string }>> = {
  'ava/fail': { passed: 0, red: 1, why: 'what passed is not counted beside failures' },
  'go-test-plain/pass': { passed: 0, red: 0, why: 'no count without -v' },
  'go-test-plain/fail': { passed: 0, red: 0, why: 'no count without -v' },
  'gradle/pass': { passed: 0, red: 0, why: 'no count unless some failed' },
  'bazel/pass': { passed: 0, red: 0, why: 'counts targets' },
  'bazel/fail': { passed: 0, red: 0, why: 'counts targets' },
  'boost-test-confirm/fail': { passed: 0, red: 0, why: 'counts failed assertions without --report_level' },
  'boost-test-confirm/onefail': { passed: 0, red: 0, why: 'counts failed assertions without --report_level' },
  'catch2-compact/fail': { passed: 0, red: 1, why: 'what passed is not counted beside failures' },
  'prove-timer/fail': { passed: 4, red: 1, why: 'counts what is skipped as run' },
  'swift-testing/fail': { passed: 4, red: 0, why: 'counts tests and issues, not failed tests' },
  'tap-16/pass': { passed: 2, red: 0, why: 'counts files' },
  'tap-16/fail': { passed: 0, red: 1, why: 'counts files' },
  'prove/fail': { passed: 4, red: 1, why: 'counts what is skipped as run' },
  'prove-quiet/fail': { passed: 4, red: 1, why: 'counts what is skipped as run' },
};
/** Stops its other tasks at the first failure. */
const STOPS_THE_OTHERS = ['turbo/fail'];
/** Runs that show a test though the suite holds none. */
const COUNTS_NOTHING_AS_ONE = ['ant-junit/zero', 'junit4/zero', 'node-test-emptyfile/zero'];
/** Each of their tests is a process of its own, which may exit as it likes. */
const SURVIVES_EXIT = ['check/exit0', 'criterion/exit0'];
/** Its tasks are told apart by prefix only, and the one that was lost had printed nothing: here the status alone tells. */
const LEFT_NO_TRACE = ['concurrently/killed'];

describe('a run that came to its end', () => {
  test.each(of('pass', 'one', 'fail', 'onefail').map((run) => [run.name, run] as const))(
    '%s: closed, and counted as it was',
    (name, { log, expected }) => {
      const facts = scanLog(log);
      expect(ended(facts)).toBe(!STOPS_THE_OTHERS.includes(name));
      if (STOPS_THE_OTHERS.includes(name)) return;
      const { passed, red: reds } = SAYS_OTHERWISE[name] ?? {
        passed: expected?.passed,
        red: (expected?.failed ?? 0) + (expected?.errors ?? 0),
      };
      const tally = tallyOf(facts);
      expect([tally.passed, red(tally)]).toEqual([passed, reds]);
    },
  );

  test.each(of('fail', 'onefail').map((run) => [run.name, run] as const))('%s: something in it is red', (_, { log }) => {
    const facts = scanLog(log);
    expect(red(tallyOf(facts)) + outer(facts).reduce((sum, { redLines }) => sum + redLines, 0)).toBeGreaterThan(0);
  });

  test.each(of('pass', 'one').map((run) => [run.name, run] as const))('%s: nothing in it speaks against it', (_, { log }) => {
    const facts = scanLog(log);
    expect(facts.signs).toEqual([]);
    expect(outer(facts).reduce((sum, { redLines }) => sum + redLines, 0)).toBe(0);
  });
});

describe('a run that stopped in the middle', () => {
  const stopped = [...of('killed'), ...of('exit0').filter(({ exitCode }) => exitCode === 0)];
  test.each(stopped.map((run) => [run.name, run] as const))('%s: left open, or a test is', (name, { log }) => {
    const facts = scanLog(log);
    const open = !ended(facts) || facts.signs.some(({ code }) => code === 'unfinished-test');
    expect(open).toBe(![...SURVIVES_EXIT, ...LEFT_NO_TRACE].includes(name));
  });
});

describe('a status with a meaning of its own', () => {
  const meant = runs.flatMap((run) => {
    const meaning = profileNamed(run.profile)?.exit?.codes?.[run.exitCode];
    return meaning === undefined ? [] : [[run.name, run.scenario, meaning] as const];
  });
  test.each(meant)('%s: what it says', (_, scenario, meaning) => {
    const fitting: Readonly<Record<string, readonly string[]>> = {
      failures: ['fail', 'onefail', 'exit0', 'zero'],
      'no-tests': ['zero'],
      internal: ['zero', 'exit0'],
    };
    expect(fitting[meaning] ?? []).toContain(scenario);
  });
});

describe('a run with nothing to run', () => {
  test.each(of('zero').map((run) => [run.name, run] as const))('%s: counts no test', (name, { log }) => {
    expect(executed(tallyOf(scanLog(log)))).toBe(COUNTS_NOTHING_AS_ONE.includes(name) ? 1 : 0);
  });
});

describe('lines of one runner', () => {
  const known = (run: CapturedRun, name: string) => {
    const inner = profileNamed(run.profile)?.log.closing === undefined ? ['pytest', 'node-test', 'tap', 'nx', 'npm-run-all'] : [];
    return sameFamily(run.profile, name) || inner.includes(name);
  };
  test.each(runs.map((run) => [run.name, run] as const))('%s: no other family takes them for its own', (_, run) => {
    const strangers = outer(scanLog(run.log)).filter(({ runner, trace }) => trace !== 'progress' && !known(run, runner));
    expect(strangers).toEqual([]);
  });

  test.each(runs.map((run) => [run.name, run] as const))('%s: the same, however the log is cut into chunks', (_, { log }) => {
    const whole = scanLog(log);
    expect(scanLog(log, {}, 1)).toEqual(whole);
    expect(scanLog(log, {}, 61)).toEqual(whole);
  });

  test.each(runs.map((run) => [run.name, run] as const))('%s: the same when every line is looked at', (_, { log }) => {
    const { footer, ...all } = scanLog(log, { footer: /(?!)/ });
    expect({ ...all, footer: null }).toEqual(scanLog(log));
    expect(footer?.matches).toBe(0);
  });
});

describe('what names a runner', () => {
  const reported = runs.filter(({ reports, scenario }) => reports.length > 0 && ['pass', 'fail'].includes(scenario));
  /** Nothing in these reports tells them from others. */
  const NAMELESS = ['cmocka', 'cucumber', 'meson-test', 'gotestsum'];
  test.each(reported.map((run) => [run.name, run] as const))('%s: its report, unless it is like others', (_, { reports, profile }) => {
    for (const report of reports) {
      const read = readReport(report);
      const dialect = read.kind === 'read' ? dialectOf(read.facts.traits) : null;
      const expected = profile === 'gotestsum' ? 'go-test' : NAMELESS.includes(profile) ? undefined : profile;
      expect(dialect?.name).toBe(expected);
    }
  });

  const SAYS_NOTHING = /^(?:\.\/|ruby |perl |make |java .*(?:ConsoleLauncher|JUnitCore))/;
  const called = of('pass').filter(({ command }) => !SAYS_NOTHING.test(command));
  test.each(called.map((run) => [run.name, run] as const))('%s: its command', (_, { command, profile }) => {
    expect(sameFamily(runnerOfCommand(command.split(' '), false)?.name ?? '', profile)).toBe(true);
  });
});

test('every profile has a pass, a fail, a zero and a killed run', () => {
  const missing = PROFILES.flatMap(({ name }) => {
    const has = new Set(runs.filter(({ profile }) => profile === name).map(({ scenario }) => scenario));
    return ['pass', 'fail', 'zero', 'killed'].filter((scenario) => !has.has(scenario)).map((scenario) => `${name}/${scenario}`);
  });
  expect(missing).toEqual([]);
});
