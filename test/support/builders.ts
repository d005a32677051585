import type { Evidence } from '../../src/core/model/evidence.ts';
import { DEFAULT_LIMITS, type Expectations } from '../../src/core/model/expectations.ts';
import type { LogFacts, LogSign, RunnerFacts } from '../../src/core/model/log.ts';
import type { ReportClaim, ReportFacts } from '../../src/core/model/report.ts';
import { EMPTY_TALLY, type Tally } from '../../src/core/model/tally.ts';

/** `{passed: 3, failed: 1}` → a tally whose `tests` is the sum. */
export function aTally(counts: Partial<Omit<Tally, 'tests'>> = { passed: 4 }): Tally {
  const tally = { ...EMPTY_TALLY, ...counts };
  return { ...tally, tests: tally.passed + tally.failed + tally.errored + tally.skipped };
}

/** A vitest session with its closing lines, unless told otherwise. */
export function aRunner(parts: Partial<RunnerFacts> = {}): RunnerFacts {
  return {
    runner: 'vitest',
    stream: '',
    nestedIn: null,
    trace: 'closing',
    sessions: 1,
    closed: 1,
    firstUnclosedLine: null,
    tally: aTally(),
    unit: 'tests',
    extra: {},
    announced: null,
    results: { finished: 0, red: 0 },
    zero: false,
    redLines: 0,
    firstRedLine: null,
    cached: 0,
    ran: 0,
    closing: { line: 9, text: 'Tests  4 passed (4)' },
    ...parts,
  };
}

export function aSign(parts: Partial<LogSign> = {}): LogSign {
  return {
    code: 'unfinished-test',
    line: 5,
    text: '=== RUN TestB',
    runner: 'go-test',
    nested: false,
    id: 'TestB',
    yields: 'named-case',
    ...parts,
  };
}

export function aLog(parts: Partial<LogFacts> = {}): LogFacts {
  return { sizeBytes: 100, lines: 10, blank: false, endsMidLine: false, runners: [aRunner()], signs: [], footer: null, tail: [], ...parts };
}

export function reportFacts(parts: Partial<ReportFacts> = {}): ReportFacts {
  return {
    format: 'junit',
    traits: {
      root: 'testsuites',
      rootAttributes: { name: 'vitest tests' },
      suiteAttributes: { name: 'a.test.ts' },
      caseAttributes: { name: 'one', classname: 'a.test.ts' },
      properties: [],
      comments: [],
    },
    tally: aTally(),
    declared: { tests: null, failures: null, errors: null, skipped: null },
    suites: { all: 1, empty: 0, skipped: 0 },
    cases: { nameless: 0, firstNameless: null, containers: 0, firstContainer: null, redTodo: 0 },
    reruns: 0,
    passedLater: { tests: 0, failed: 0, errored: 0 },
    suiteErrors: 0,
    firstSuiteError: null,
    shortfall: { cases: null, attempts: null, assertions: null, children: null },
    redShortfall: { cases: null, attempts: null },
    surplus: null,
    finished: [],
    duplicates: { count: 0, first: null },
    failing: [],
    notes: [],
    ...parts,
  };
}

/** A vitest report with four passed cases, created by the run, unless told otherwise. */
export function aReport(facts: Partial<ReportFacts> = {}, parts: Partial<Extract<ReportClaim, { kind: 'read' }>> = {}): ReportClaim {
  return { kind: 'read', path: 'report.xml', state: 'created', facts: reportFacts(facts), ...parts };
}

export function aRejectedReport(code: 'junit-empty' | 'junit-malformed' | 'not-junit' = 'junit-malformed', companion = false): ReportClaim {
  const path = 'broken.xml';
  return {
    kind: 'rejected',
    path,
    state: 'created',
    reason: { code, where: { file: path }, args: { file: path, format: 'TRX' } },
    companion,
  };
}

export function expectations(parts: Partial<Expectations> = {}): Expectations {
  return { reports: ['auto'], runner: null, footer: null, min_tests: 1, max_skipped: null, limits: DEFAULT_LIMITS, ...parts };
}

/** A whole, green, honest run of vitest in a clean repository. */
export function anEvidence(parts: Partial<Evidence> = {}): Evidence {
  return {
    exit: { kind: 'exited', code: 0 },
    capture: 'own',
    command: ['npx', 'vitest', 'run'],
    shell: false,
    log: aLog(),
    logState: { closed: true, lateOutput: false, storedBytes: 100, seenBytes: 100 },
    reports: [aReport()],
    movedAside: 0,
    steering: [],
    source: {
      git_head: 'a'.repeat(40),
      git_tree: 'b'.repeat(40),
      dirty: false,
      after: { git_head: 'a'.repeat(40), generated: 0 },
      moved: [],
    },
    sourceMissing: null,
    ci: null,
    expectations: expectations(),
    leniencies: [],
    ...parts,
  };
}
