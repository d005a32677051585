import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/core/judge.ts';
import type { Evidence } from '../../../src/core/model/evidence.ts';
import type { ReasonCode } from '../../../src/core/model/reasons.ts';
import type { ReportFacts } from '../../../src/core/model/report.ts';
import { aLog, anEvidence, aReport, aRunner, aSign, aTally, reportFacts } from '../../support/builders.ts';

/** A report whose first elements name their producer, or nobody. */
function reportOf(root: Readonly<Record<string, string>>, parts: Partial<ReportFacts> = {}) {
  return aReport({ traits: { ...reportFacts().traits, rootAttributes: root, suiteAttributes: { name: 'cart' } }, ...parts });
}
const NOBODY = { name: 'Shop' };
const short = (declared: number, found: number) => {
  const lack = { declared, found, suite: 'cart', where: { line: 2, column: 1, byte: 40 } };
  return { cases: lack, attempts: lack, assertions: null, children: lack };
};
const jest = (parts: Parameters<typeof aRunner>[0] = {}) => aRunner({ runner: 'jest', ...parts });
const mocha = (parts: Parameters<typeof aRunner>[0] = {}) => aRunner({ runner: 'mocha', ...parts });
const tap = (parts: Parameters<typeof aRunner>[0] = {}) => aRunner({ runner: 'tap', ...parts });
const killed = (command: string) =>
  aSign({
    code: 'crash-in-log',
    runner: null,
    id: null,
    yields: 'agreement',
    text: `ci.sh: line 9:  4711 Killed                  ${command}`,
  });

type Row = [name: string, evidence: Partial<Evidence>, outcome: 'passed' | 'failed' | 'incomplete', decidedBy: ReasonCode | null];

const ROWS: Row[] = [
  [
    'a report under a name of the user’s own is read as that of the only runner',
    { log: aLog({ runners: [jest({ extra: { todo: 1 } })] }), reports: [reportOf(NOBODY, { tally: aTally({ passed: 5 }) })] },
    'passed',
    null,
  ],
  [
    'and still by plain counting',
    {
      log: aLog({ runners: [aRunner({ runner: 'node-test', extra: { suites: 3 } })] }),
      reports: [reportOf(NOBODY, { suites: { all: 9, empty: 0, skipped: 0 } })],
    },
    'passed',
    null,
  ],
  [
    'but it is not excused for lost tests',
    { log: aLog({ runners: [jest({ extra: { todo: 1 } })] }), reports: [reportOf(NOBODY, { tally: aTally({ passed: 3 }) })] },
    'incomplete',
    'count-mismatch',
  ],
  [
    'nor where the runner’s own report is there',
    {
      log: aLog({ runners: [mocha({ tally: aTally({ passed: 4, skipped: 1 }) })] }),
      reports: [reportOf({ name: 'Mocha Tests' }), reportOf(NOBODY, { shortfall: short(5, 4) })],
    },
    'incomplete',
    'count-mismatch',
  ],
  [
    'a report belongs to its own runner before one that prints such lines too',
    {
      log: aLog({ runners: [mocha(), tap({ tally: aTally({ passed: 2 }) })] }),
      reports: [reportOf({ name: 'Mocha Tests' })],
    },
    'passed',
    null,
  ],
  [
    'skipped tests that the closing lines count need not be listed',
    {
      log: aLog({ runners: [jest({ tally: aTally({ passed: 4, skipped: 2 }) })] }),
      reports: [reportOf({ name: 'jest tests' }, { shortfall: short(6, 4) })],
    },
    'passed',
    null,
  ],
  [
    'more than the skipped ones must not be missing',
    {
      log: aLog({ runners: [jest({ tally: aTally({ passed: 4, skipped: 1 }) })] }),
      reports: [reportOf({ name: 'jest tests' }, { shortfall: short(6, 4) })],
    },
    'incomplete',
    'count-mismatch',
  ],
  [
    'a file that failed without a failed test, beside tests that ran',
    { log: aLog({ runners: [jest({ extra: { failedFiles: 1 } })] }), reports: [reportOf({ name: 'jest tests' })] },
    'failed',
    'footer-failures',
  ],
  [
    'a file that failed because it holds no test, and nothing else ran',
    {
      log: aLog({ runners: [jest({ tally: aTally({}), extra: { failedFiles: 1 } })] }),
      reports: [reportOf({ name: 'jest tests' }, { tally: aTally({}) })],
      exit: { kind: 'exited', code: 1 },
    },
    'incomplete',
    'no-tests',
  ],
  [
    'a runner that ran nothing, and a report that says otherwise',
    {
      log: aLog({ runners: [aRunner({ runner: 'catch2', tally: aTally({}), zero: true })] }),
      reports: [aReport({ traits: { ...reportFacts().traits, rootAttributes: {}, suiteAttributes: { hostname: 'tbd' } } })],
    },
    'incomplete',
    'count-mismatch',
  ],
  [
    'closing lines that count only some of it say nothing against a report',
    { log: aLog({ runners: [aRunner({ runner: 'go-test', unit: 'none', tally: aTally({ passed: 1 }) })] }), reports: [reportOf(NOBODY)] },
    'passed',
    null,
  ],
  ['a helper that the script killed', { log: aLog({ signs: [killed('node server.js')] }) }, 'passed', null],
  ['a killed job that ran tests', { log: aLog({ signs: [killed('npx vitest run tests/big')] }) }, 'incomplete', 'crash-in-log'],
  ['a killed test script', { log: aLog({ signs: [killed('npm run test:big')] }) }, 'incomplete', 'crash-in-log'],
  [
    'agreement of some does not outweigh a sign where others could not be compared',
    {
      log: aLog({
        runners: [aRunner(), aRunner({ runner: 'catch2' })],
        signs: [killed('node server.js')],
      }),
      reports: [aReport(), aReport({ traits: { ...reportFacts().traits, rootAttributes: {}, suiteAttributes: { hostname: 'tbd' } } })],
    },
    'incomplete',
    'crash-in-log',
  ],
];

describe('closing lines against reports', () => {
  it.each(ROWS)('%s', (_, patch, outcome, decidedBy) => {
    const verdict = judge(anEvidence({ command: null, ...patch }));
    const codes = verdict.reasons.map(({ code }) => code);
    expect({ outcome: verdict.outcome, decidedBy: verdict.decidedBy, codes }).toMatchObject({ outcome, decidedBy });
  });
});
