import { describe, expect, it } from 'vitest';
import { judge } from '../../src/core/judge.ts';
import type { Evidence } from '../../src/core/model/evidence.ts';
import type { ReasonCode } from '../../src/core/model/reasons.ts';
import { aLog, anEvidence, aRejectedReport, aReport, aRunner, aSign, aTally, expectations, reportFacts } from '../support/builders.ts';

type Row = [
  name: string,
  patch: Partial<Evidence>,
  outcome: 'passed' | 'failed' | 'incomplete',
  decidedBy: ReasonCode | null,
  ...also: ReasonCode[],
];

const short = { declared: 5, found: 4, suite: 'a', where: { line: 2, column: 1, byte: 40 } };
const noRunner = aLog({ runners: [] });
const home = {
  rootAttributes: {},
  root: 'testsuites',
  suiteAttributes: { name: 'home' },
  caseAttributes: { name: 'x' },
  properties: [],
  comments: [],
};
const homeReport = aReport({ traits: home });

const HEAD = 'e'.repeat(40);
const BASE = 'f'.repeat(40);
const ci = (parts: Partial<NonNullable<Evidence['ci']>> = {}) => ({ head_sha: 'a'.repeat(40), head_tree: null, ...parts });

const ROWS: Row[] = [
  ['a whole green run', {}, 'passed', null],
  ['the head itself, in CI', { ci: ci() }, 'passed', null],
  ['a merge of the head, in CI', { source: source({ git_parents: [BASE, HEAD] }), ci: ci({ head_sha: HEAD }) }, 'passed', null],
  ['a commit of the same tree as the head', { ci: ci({ head_sha: HEAD, head_tree: 'b'.repeat(40) }) }, 'passed', null],
  ['not started', { exit: { kind: 'not_started', message: 'ENOENT' }, reports: [], log: noRunner }, 'incomplete', 'not-started'],
  ['a shell that found no program', { exit: { kind: 'exited', code: 127 } }, 'incomplete', 'not-started'],
  ['killed', { exit: { kind: 'signaled', signal: 'SIGKILL' } }, 'incomplete', 'killed-by-signal'],
  ['status 137, though all is green', { exit: { kind: 'exited', code: 137 } }, 'incomplete', 'killed-by-signal'],
  ['time limit', { exit: { kind: 'timed_out', limit_ms: 1000 } }, 'incomplete', 'timeout'],
  ['status 124', { exit: { kind: 'exited', code: 124 } }, 'incomplete', 'timeout'],
  ['interrupted', { exit: { kind: 'interrupted', signal: 'SIGINT' } }, 'incomplete', 'interrupted'],
  [
    'the runner says it was interrupted',
    { log: aLog({ signs: [aSign({ code: 'interrupted', yields: 'never', runner: 'vitest' })] }) },
    'incomplete',
    'interrupted',
  ],
  [
    'late output of what was left behind',
    { logState: { closed: false, lateOutput: true, storedBytes: 1, seenBytes: 1 } },
    'incomplete',
    'log-not-closed',
  ],
  [
    'a silent process left behind',
    { logState: { closed: false, lateOutput: false, storedBytes: 1, seenBytes: 1 } },
    'passed',
    null,
    'leftover-process',
  ],
  ['the log passed its limit', { logState: { closed: true, lateOutput: false, storedBytes: 1, seenBytes: 2 } }, 'incomplete', 'log-limit'],
  ['a tracked file changed', { source: source({ moved: ['src/a.ts'] }) }, 'incomplete', 'tree-moved'],
  ['HEAD moved', { source: source({ after: { git_head: 'c'.repeat(40), generated: 0 } }) }, 'incomplete', 'tree-moved'],
  ['a dirty tree on a laptop', { source: source({ dirty: true }) }, 'passed', null, 'dirty'],
  ['a dirty tree in CI', { source: source({ dirty: true }), ci: ci() }, 'incomplete', 'dirty-checkout'],
  ['no git on a laptop', { source: null, sourceMissing: 'not a git repository' }, 'passed', null, 'no-source'],
  ['no git in CI', { source: null, sourceMissing: 'not a git repository', ci: ci() }, 'incomplete', 'source-unknown'],
  [
    'a repository without a commit in CI',
    { source: source({ git_head: null, after: { git_head: null, generated: 0 } }), ci: ci() },
    'incomplete',
    'source-unknown',
  ],
  ['an event that names no commit', { source: source({}), ci: ci({ head_sha: null }) }, 'incomplete', 'source-unknown'],
  ['another commit than the head', { source: source({}), ci: ci({ head_sha: HEAD }) }, 'incomplete', 'head-mismatch'],
  ['a commit on top of the head', { source: source({ git_parents: [HEAD] }), ci: ci({ head_sha: HEAD }) }, 'incomplete', 'head-mismatch'],
  [
    'a merge of two other commits',
    { source: source({ git_parents: [BASE, 'd'.repeat(40)] }), ci: ci({ head_sha: HEAD }) },
    'incomplete',
    'head-mismatch',
  ],
  [
    'another tree than the head has',
    { source: source({}), ci: ci({ head_sha: HEAD, head_tree: 'c'.repeat(40) }) },
    'incomplete',
    'head-mismatch',
  ],
  ['a lint step failed', { exit: { kind: 'exited', code: 2 }, reports: [], log: noRunner }, 'incomplete', 'command-failed-early'],
  ['no report', { reports: [] }, 'incomplete', 'junit-missing'],
  ['an empty report beside a good one', { reports: [aReport(), aRejectedReport('junit-empty')] }, 'incomplete', 'junit-empty'],
  ['a cut report', { reports: [aRejectedReport()] }, 'incomplete', 'junit-malformed'],
  ['a companion beside a report', { reports: [aReport(), aRejectedReport('not-junit', true)] }, 'passed', null, 'foreign-report'],
  ['only a companion', { reports: [aRejectedReport('not-junit', true)] }, 'incomplete', 'not-junit'],
  ['a report of before the run', { reports: [aReport({}, { state: 'unchanged' })] }, 'incomplete', 'junit-stale'],
  ['red cases', { exit: { kind: 'exited', code: 1 }, ...bothSay({ passed: 3, failed: 1 }) }, 'failed', 'test-failures'],
  ['red cases behind exit 0', bothSay({ passed: 3, errored: 1 }), 'failed', 'test-failures', 'exit-masked'],
  ['an error at suite level', { reports: [aReport({ suiteErrors: 1 })] }, 'failed', 'suite-error'],
  [
    'declared failures without their case',
    { reports: [aReport({ redShortfall: { cases: short, attempts: short } })] },
    'failed',
    'suite-error',
  ],
  [
    'failures only in the closing lines',
    { log: aLog({ runners: [aRunner({ tally: aTally({ passed: 3, failed: 1 }) })] }) },
    'failed',
    'footer-failures',
  ],
  [
    'a red closing line without a count',
    { log: aLog({ runners: [aRunner({ redLines: 1, firstRedLine: { line: 3, text: 'FAIL pkg [build failed]' } })] }) },
    'failed',
    'footer-failures',
  ],
  ['a report without a case', { reports: [aReport({ tally: aTally({}) })] }, 'incomplete', 'no-tests'],
  ['an empty report beside a full one', { reports: [aReport(), aReport({ tally: aTally({}) })] }, 'incomplete', 'no-tests'],
  ['all skipped', bothSay({ skipped: 4 }), 'incomplete', 'all-skipped'],
  ['nearly all skipped', bothSay({ passed: 1, skipped: 19 }), 'incomplete', 'mostly-skipped'],
  [
    'nearly all skipped, as announced',
    { ...bothSay({ passed: 1, skipped: 19 }), expectations: expectations({ max_skipped: 19 }) },
    'passed',
    null,
    'leniency',
  ],
  [
    'more skipped than announced',
    { ...bothSay({ passed: 30, skipped: 2 }), expectations: expectations({ max_skipped: 1 }) },
    'incomplete',
    'mostly-skipped',
  ],
  [
    'a report that holds less than the closing lines',
    { reports: [aReport({ tally: aTally({ passed: 3 }) })] },
    'incomplete',
    'count-mismatch',
  ],
  [
    'a report that holds more than the closing lines',
    { reports: [aReport({ tally: aTally({ passed: 5 }) })] },
    'incomplete',
    'count-mismatch',
  ],
  [
    'executed and skipped are told apart',
    { reports: [aReport({ tally: aTally({ passed: 1, skipped: 3 }) })] },
    'incomplete',
    'count-mismatch',
  ],
  [
    'a suite that declares more than it holds',
    { reports: [aReport({ shortfall: { cases: short, attempts: short, assertions: null, children: null } })] },
    'incomplete',
    'count-mismatch',
  ],
  ['more announced than accounted for', { log: aLog({ runners: [aRunner({ announced: 6 })] }) }, 'incomplete', 'count-mismatch'],
  ['a started test without a result', { log: aLog({ signs: [aSign()] }) }, 'incomplete', 'unfinished-test'],
  [
    'a started test whose case the report holds',
    { log: aLog({ signs: [aSign()] }), reports: [aReport({ finished: ['TestB'] })] },
    'passed',
    null,
  ],
  [
    'tests that did not run',
    { log: aLog({ signs: [aSign({ code: 'not-run', yields: 'never', id: null, runner: 'vitest' })] }) },
    'incomplete',
    'not-run',
  ],
  [
    'a wrapper that lost a task',
    { log: aLog({ signs: [aSign({ code: 'task-incomplete', yields: 'never', id: null, runner: null })] }) },
    'incomplete',
    'task-incomplete',
  ],
  ['a status beside a clean report', { exit: { kind: 'exited', code: 1 } }, 'failed', 'exit-nonzero'],
  [
    'a worker that died, though all agrees',
    { log: aLog({ signs: [aSign({ code: 'worker-crash', yields: 'never', id: null, runner: 'vitest' })] }) },
    'incomplete',
    'worker-crash',
  ],
  [
    'a crash told by the shell, though all agrees',
    { log: aLog({ signs: [aSign({ code: 'crash-in-log', yields: 'never', id: null, runner: null, nested: true })] }) },
    'incomplete',
    'crash-in-log',
  ],
  [
    'a helper that the script stopped',
    { log: aLog({ signs: [aSign({ code: 'crash-in-log', yields: 'agreement', id: null, runner: null })] }) },
    'passed',
    null,
    'sign-in-nested-output',
  ],
  [
    'a session without closing lines',
    { log: aLog({ runners: [aRunner({ trace: 'opening', closed: 0, tally: null })] }) },
    'incomplete',
    'footer-missing',
  ],
  ['one of two sessions without closing lines', { log: aLog({ runners: [aRunner({ sessions: 2 })] }) }, 'incomplete', 'footer-missing'],
  ['a silent log of a runner that loses errors in silence', { log: noRunner }, 'incomplete', 'footer-missing'],
  [
    "another runner's output inside a session",
    { log: aLog({ runners: [aRunner(), aRunner({ runner: 'pytest', nestedIn: 'vitest', closed: 0, trace: 'opening', tally: null })] }) },
    'passed',
    null,
  ],
  [
    'a truncation mark in our own log',
    { log: aLog({ signs: [aSign({ code: 'log-truncated', yields: 'agreement', id: null, runner: null })] }) },
    'passed',
    null,
    'log-elided',
  ],
  [
    "a truncation mark in somebody else's log",
    { capture: 'foreign', log: aLog({ signs: [aSign({ code: 'log-truncated', yields: 'agreement', id: null, runner: null })] }) },
    'incomplete',
    'log-truncated',
  ],
  ['a command that names another runner than the one that closed', { command: ['npx', 'jest'] }, 'passed', null],
  ['a chosen runner that did not close', { expectations: expectations({ runner: 'jest' }) }, 'incomplete', 'footer-missing'],
  [
    'an unknown runner under a wrapper whose summary is whole',
    {
      command: ['npx', 'turbo', 'run', 'test'],
      log: aLog({ runners: [aRunner({ runner: 'turbo', tally: null, unit: 'none' })] }),
      reports: [homeReport],
    },
    'incomplete',
    'runner-unknown',
  ],
  ['an unknown runner', { command: ['make', 'test'], log: noRunner, reports: [homeReport] }, 'incomplete', 'runner-unknown'],
  [
    'an unknown runner, by its report alone',
    {
      command: ['make', 'test'],
      log: noRunner,
      reports: [homeReport],
      expectations: expectations({ runner: 'report-only' }),
      leniencies: ['runner-report-only'],
    },
    'passed',
    null,
    'leniency',
  ],
  [
    'an unknown runner with its closing line',
    {
      command: ['make'],
      log: aLog({ runners: [], footer: { matches: 1, tally: aTally(), text: '4 fine' } }),
      reports: [homeReport],
      expectations: expectations({ footer: '^(?<passed>\\d+) fine$' }),
    },
    'passed',
    null,
  ],
  [
    'an unknown runner without its closing line',
    {
      command: ['make'],
      log: aLog({ runners: [], footer: { matches: 0, tally: null, text: '' } }),
      reports: [homeReport],
      expectations: expectations({ footer: '^done$' }),
    },
    'incomplete',
    'footer-missing',
  ],
  [
    'a closing line with other counts',
    {
      command: ['make'],
      log: aLog({ runners: [], footer: { matches: 1, tally: aTally({ passed: 5 }), text: '' } }),
      reports: [homeReport],
      expectations: expectations({ footer: 'x' }),
    },
    'incomplete',
    'count-mismatch',
  ],
  ['everything from a cache', { log: aLog({ runners: [aRunner({ cached: 2, ran: 0 })] }) }, 'incomplete', 'cached'],
  ['one of two from a cache', { log: aLog({ runners: [aRunner({ cached: 1, ran: 1 })] }) }, 'passed', null],
  [
    'the tests from a cache, though the build ran',
    {
      log: aLog({
        runners: [
          aRunner({ runner: 'turbo', stream: '', tally: null, unit: 'none', cached: 1, ran: 1 }),
          aRunner({ runner: 'turbo', stream: 'web:build', tally: null, unit: 'none', sessions: 0, closed: 0, ran: 1 }),
          aRunner({ runner: 'turbo', stream: 'web:test', tally: null, unit: 'none', sessions: 0, closed: 0, cached: 1 }),
          aRunner({ stream: 'web:test' }),
        ],
      }),
    },
    'incomplete',
    'cached',
  ],
  [
    'the tests of one package from a cache, of another not',
    {
      log: aLog({
        runners: [
          aRunner({ runner: 'turbo', stream: '', tally: null, unit: 'none', cached: 1, ran: 1 }),
          aRunner({ runner: 'turbo', stream: 'web:test', tally: null, unit: 'none', sessions: 0, closed: 0, cached: 1 }),
          aRunner({ runner: 'turbo', stream: 'api:test', tally: null, unit: 'none', sessions: 0, closed: 0, ran: 1 }),
          aRunner({ stream: 'web:test', tally: aTally({ passed: 3 }) }),
          aRunner({ stream: 'api:test', tally: aTally({ passed: 1 }) }),
        ],
      }),
    },
    'passed',
    null,
  ],
  ['fewer than asked for', { expectations: expectations({ min_tests: 5 }) }, 'incomplete', 'below-minimum'],
  [
    'no report wanted',
    { reports: [], expectations: expectations({ reports: ['none'] }), leniencies: ['report-none'] },
    'passed',
    null,
    'leniency',
  ],
  [
    'no report wanted, closing lines without a count',
    {
      reports: [],
      log: aLog({ runners: [aRunner({ runner: 'go-test', unit: 'none', tally: null })] }),
      command: null,
      expectations: expectations({ reports: ['none'] }),
      leniencies: ['report-none'],
    },
    'incomplete',
    'footer-missing',
  ],
  [
    'no report wanted, red closing lines, exit 0',
    {
      reports: [],
      log: aLog({ runners: [aRunner({ tally: aTally({ passed: 3, failed: 1 }) })] }),
      expectations: expectations({ reports: ['none'] }),
      leniencies: ['report-none'],
    },
    'failed',
    'test-failures',
  ],
  [
    'no report wanted, status 1 and green closing lines',
    { exit: { kind: 'exited', code: 1 }, reports: [], expectations: expectations({ reports: ['none'] }), leniencies: ['report-none'] },
    'failed',
    'exit-nonzero',
  ],
  ['an empty run by leave', { ...bothSay({}), leniencies: ['allow-empty'] }, 'passed', null, 'leniency'],
  [
    'an empty run by leave that failed',
    { ...bothSay({}), exit: { kind: 'exited', code: 1 }, leniencies: ['allow-empty'] },
    'failed',
    'exit-nonzero',
  ],
];

function source(parts: Partial<NonNullable<Evidence['source']>>): Evidence['source'] {
  const whole = anEvidence().source;
  if (whole === null) throw new Error('the builder gives a source');
  return { ...whole, ...parts };
}

function bothSay(counts: Parameters<typeof aTally>[0]): Partial<Evidence> {
  return { log: aLog({ runners: [aRunner({ tally: aTally(counts) })] }), reports: [aReport({ tally: aTally(counts) })] };
}

describe('judge', () => {
  it.each(ROWS)('%s', (_name, patch, outcome, decidedBy, ...also) => {
    const verdict = judge(anEvidence(patch));
    const codes = verdict.reasons.map((reason) => reason.code);
    expect({ outcome: verdict.outcome, decidedBy: verdict.decidedBy, codes }).toMatchObject({ outcome, decidedBy });
    expect(codes).toEqual(expect.arrayContaining(also));
  });

  it('has the deciding reason first and the others in the order of the table', () => {
    const verdict = judge(anEvidence({ exit: { kind: 'signaled', signal: 'SIGKILL' }, reports: [], log: aLog({ runners: [] }) }));
    expect(verdict.reasons.map((reason) => reason.code)).toEqual(['killed-by-signal', 'junit-missing', 'footer-missing']);
  });

  it('keeps passed out of reach without a passed test, whatever the reports look like', () => {
    const forged = reportFacts({ tally: { ...aTally({}), tests: 4 } });
    const verdict = judge(
      anEvidence({ reports: [{ kind: 'read', path: 'r.xml', state: 'created', facts: forged }], log: aLog({ runners: [] }) }),
    );
    expect(verdict.outcome).not.toBe('passed');
  });
});
