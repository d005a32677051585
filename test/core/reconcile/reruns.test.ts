import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Captured, judgeBytes } from '../../support/judging.ts';
import { ROOT } from '../../support/root.ts';

const read = (name: string, file: string) => readFileSync(join(ROOT, 'fixtures/reruns', name, file), 'utf8');
const runOf = (name: string): Captured & { log: string; reports: string[] } => ({
  log: read(name, 'log.txt'),
  reports: [read(name, 'report.xml')],
});

function judged(run: Captured, allowed = true) {
  const { outcome, decidedBy, tally, reasons } = judgeBytes({ ...run, leniencies: allowed ? ['allow-reruns'] : [] });
  return { outcome, decidedBy, tally, codes: reasons.map(({ code }) => code) };
}

describe("a test that passes in its runner's own rerun mode", () => {
  test.each([
    ['gotestsum', { tests: 5, passed: 4, failed: 0, errored: 0, skipped: 1, flaky: 2 }],
    ['gotestsum-testname', { tests: 5, passed: 4, failed: 0, errored: 0, skipped: 1, flaky: 2 }],
    ['gradle-merged', { tests: 2, passed: 2, failed: 0, errored: 0, skipped: 0, flaky: 1 }],
  ])('%s: passes and is flaky by --allow-reruns, which is noted', (name, tally) => {
    const { codes, ...verdict } = judged(runOf(name));
    expect(verdict, codes.join(' ')).toEqual({ outcome: 'passed', decidedBy: null, tally });
    expect(codes).toEqual(expect.arrayContaining(['flaky', 'leniency']));
  });

  test.each(['gotestsum', 'gotestsum-testname', 'gradle-merged'])('%s: has failed without that option', (name) => {
    expect(judged(runOf(name), false)).toMatchObject({ outcome: 'failed' });
  });

  test('surefire says so in its report and counts it as passed: no option is asked for', () => {
    const log = [
      '[INFO]  T E S T S',
      '[WARNING] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1',
      '[INFO] BUILD SUCCESS',
      '',
    ].join('\n');
    const report =
      '<testsuite xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire/maven-surefire-plugin/xsd/surefire-test-report-3.0.xsd" name="S" tests="2" errors="0" skipped="0" failures="0"><testcase name="a" classname="S"/><testcase name="b" classname="S"><flakyFailure type="java.lang.AssertionError"/></testcase></testsuite>';
    expect(judged({ log, reports: [report] }, false)).toMatchObject({ outcome: 'passed', tally: { passed: 2, flaky: 1 } });
  });
});

describe('no pass by --allow-reruns', () => {
  const RED = '<failure message="the port is in use"/>';
  const one = (name: string, inside = '') => `<testcase classname="example.com/sums" name="${name}">${inside}</testcase>`;
  const report = (...cases: string[]) =>
    `<testsuites><testsuite name="example.com/sums"><properties><property name="go.version" value="go1.19"/></properties>${cases.join('')}</testsuite></testsuites>`;
  const done = (runs: string, tests: number, failures: number) =>
    `✖  . (2ms)\n\nDONE ${runs}${tests} tests${failures > 0 ? `, ${failures} failures` : ''} in 0.465s\n`;
  const rerun = (tests: number, failures: number) => done('', 2, failures) + done('2 runs, ', tests, failures);
  const gotestsum = runOf('gotestsum');
  const gradle = runOf('gradle-merged');

  test('the frame of these is sound: red, then green, with its rounds in the log', () => {
    const frame = { log: rerun(3, 1), reports: [report(one('a', RED), one('b'), one('a'))] };
    expect(judged(frame)).toMatchObject({ outcome: 'passed', tally: { tests: 2, passed: 2, flaky: 1 } });
  });

  test.each<[string, Captured]>([
    ['red, then green, and no rerun mode in the log', { log: done('', 3, 1), reports: [report(one('a', RED), one('b'), one('a'))] }],
    ['one round only', { log: done('1 runs, ', 3, 1), reports: [report(one('a', RED), one('b'), one('a'))] }],
    ['green, then red', { log: rerun(3, 1), reports: [report(one('a'), one('b'), one('a', RED))] }],
    ['green, red, green', { log: rerun(3, 1), reports: [report(one('a'), one('a', RED), one('a'))] }],
    ['red, green, red', { log: rerun(3, 2), reports: [report(one('a', RED), one('a'), one('a', RED))] }],
    ['red, green, green', { log: rerun(3, 1), reports: [report(one('a', RED), one('a'), one('a'))] }],
    [
      'red, then skipped',
      {
        log: rerun(2, 1).replace('2 runs, 2 tests', '2 runs, 2 tests, 1 skipped'),
        reports: [report(one('a', RED), one('a', '<skipped/>'))],
      },
    ],
    [
      'red, skipped, green',
      { log: rerun(3, 1).replace('3 tests', '3 tests, 1 skipped'), reports: [report(one('a', RED), one('a', '<skipped/>'), one('a'))] },
    ],
    ['red without green', { log: rerun(3, 1), reports: [report(one('a', RED), one('b'), one('c'))] }],
    ['one test red and green, another one only red', { log: rerun(3, 2), reports: [report(one('a', RED), one('b', RED), one('a'))] }],
    ['red here, green in another file', { log: rerun(2, 1), reports: [report(one('a', RED)), report(one('a'))] }],
    ['green elsewhere, here red and then green', { log: rerun(3, 1), reports: [report(one('a')), report(one('a', RED), one('a'))] }],
    [
      'green in another class or suite',
      { log: rerun(2, 1), reports: [report(one('a', RED), one('a').replace('example.com/sums', 'example.com/x'))] },
    ],
    ['without a name', { log: rerun(2, 1), reports: [report(one('', RED), one(''))] }],
    ['a test that never passed', { ...runOf('gotestsum-exhausted'), exit: 0 }],
    [
      "another runner's report",
      {
        ...gotestsum,
        reports: [gotestsum.reports[0]?.replace(/<property name="go.version"[^>]*>/, '<property name="surefire.test.class.path">') ?? ''],
      },
    ],
    ['more red tests in the closing lines than in the report', { log: rerun(4, 2), reports: [report(one('a', RED), one('b'), one('a'))] }],
    [
      'a second round that counts less than the first',
      { log: done('', 2, 2) + done('2 runs, ', 3, 1), reports: [report(one('a', RED), one('b'), one('a'))] },
    ],
    ['an error at suite level beside it', { log: rerun(2, 1), reports: [report(one('a', RED), one('a'), '<error message="no"/>')] }],
    ['Gradle: separate cases, which nothing tells from others of one name', runOf('gradle-unmerged')],
    ['Gradle: a build that failed', { ...gradle, log: gradle.log.replace('BUILD SUCCESSFUL', 'BUILD FAILED') }],
    [
      'Gradle: more red in the log than flaky elements',
      { ...gradle, log: gradle.log.replace('3 tests completed, 1 failed', '3 tests completed, 2 failed') },
    ],
    [
      'Gradle: flaky and red',
      { ...gradle, reports: [gradle.reports[0]?.replace('flakyFailure message', 'failure/><flakyFailure message') ?? ''] },
    ],
    ['Gradle: a status other than 0', { ...gradle, exit: 1 }],
    ['no runner in the log', { log: '', reports: [report(one('a', RED), one('b'), one('a'))] }],
  ])('%s', (_, run) => {
    expect(judged(run).outcome).not.toBe('passed');
    expect(judged(run, false).outcome).not.toBe('passed');
  });

  test('a status other than 0: red tries are failures', () => {
    expect(judged({ ...gotestsum, exit: 1 })).toMatchObject({ decidedBy: 'test-failures', tally: { tests: 7, failed: 2, flaky: 0 } });
  });

  test('beyond the tests that are followed, red stays red', () => {
    const many = Array.from({ length: 1001 }, (_, i) => `t${i}`);
    const cases = [...many.map((name) => one(name, RED)), ...many.map((name) => one(name))];
    expect(judged({ log: done('', 1001, 1001) + done('2 runs, ', 2002, 1001), reports: [report(...cases)] })).toMatchObject({
      outcome: 'failed',
      tally: { failed: 1, flaky: 1000 },
    });
  });
});
