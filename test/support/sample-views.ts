import { judge } from '../../src/core/judge.ts';
import type { Evidence } from '../../src/core/model/evidence.ts';
import type { FailingTest, ReportClaim } from '../../src/core/model/report.ts';
import type { CheckView } from '../../src/core/present/summary-sections.ts';
import { titleOf } from '../../src/core/present/title.ts';
import { toVerdictEntry } from '../../src/core/receipt.ts';
import { aLog, anEvidence, aReport, aRunner, aTally } from './builders.ts';
import { aReceipt } from './receipt-builder.ts';

export interface Sample {
  readonly title: string;
  readonly view: CheckView;
}

function sample(parts: Partial<Evidence>, command: readonly string[] = ['npx', 'vitest', 'run']): Sample {
  const evidence = anEvidence({ command, ...parts });
  const verdict = judge(evidence);
  const base = aReceipt({}, evidence.exit);
  const receipt = { ...base, suite: { ...base.suite, command: [...command] }, verdict: toVerdictEntry(verdict) };
  return {
    title: titleOf(verdict, evidence),
    view: { evidence, verdict, receipt, receiptSha256: '9f3c41d0'.padEnd(64, '7'), folder: '.receipt/default' },
  };
}

const green = aTally({ passed: 126, skipped: 2 });
const greenClosing = { tally: green, closing: { line: 200, text: 'Tests  126 passed | 2 skipped (128)' } };

const FAILING: readonly FailingTest[] = [
  {
    suite: 'src/cart.test.ts',
    name: 'cart > adds tax',
    file: 'src/cart.test.ts',
    line: 41,
    message: 'AssertionError: expected 19.9 to be 20 // Object.is equality',
  },
  {
    suite: 'src/cart.test.ts',
    name: 'cart > rounds half up',
    file: 'src/cart.test.ts',
    line: 58,
    message: 'AssertionError: expected 2 to be 3 // Object.is equality',
  },
];

const cut: ReportClaim = {
  kind: 'rejected',
  path: 'report.xml',
  state: 'created',
  companion: false,
  reason: {
    code: 'junit-malformed',
    where: { file: 'report.xml', line: 212, column: 17, byte: 48_213 },
    args: {
      file: 'report.xml',
      why: '<testcase> is never closed; 412 cases were read before it',
      cases: 412,
      do: 'The file is cut short: a killed runner, a full disk, or a reader that came before the writer was done. Let the runner finish, then run again.',
    },
  },
};

/** Runs as people meet them, each with what the check says of it. */
export const SAMPLES = {
  passed: () =>
    sample({ log: aLog({ sizeBytes: 48_213, lines: 201, runners: [aRunner(greenClosing)] }), reports: [aReport({ tally: green })] }),
  failed: () => {
    const tally = aTally({ passed: 124, failed: 2, skipped: 2 });
    const runner = aRunner({ tally, closing: { line: 200, text: 'Tests  2 failed | 124 passed | 2 skipped (128)' } });
    return sample({ log: aLog({ sizeBytes: 51_010, lines: 220, runners: [runner] }), reports: [aReport({ tally, failing: FAILING })] });
  },
  'cut-report': () =>
    sample({
      log: aLog({
        sizeBytes: 61_700,
        lines: 520,
        runners: [aRunner({ tally: aTally({ passed: 501 }), closing: { line: 519, text: 'Tests  501 passed (501)' } })],
      }),
      reports: [cut],
    }),
  killed: () =>
    sample({
      exit: { kind: 'signaled', signal: 'SIGKILL' },
      log: aLog({
        sizeBytes: 9_120,
        lines: 80,
        runners: [aRunner({ tally: null, closed: 0, firstUnclosedLine: 3, trace: 'opening', closing: null })],
      }),
      reports: [],
    }),
  'no-report': () => sample({ log: aLog({ sizeBytes: 48_213, lines: 201, runners: [aRunner(greenClosing)] }), reports: [] }),
  'failed-early': () =>
    sample(
      {
        exit: { kind: 'exited', code: 2 },
        log: aLog({
          sizeBytes: 912,
          lines: 14,
          runners: [],
          tail: [
            '> shop@1.0.0 test',
            '> tsc --noEmit && vitest run',
            '',
            "src/cart.ts:12:5 - error TS2322: Type 'string' is not assignable to type 'number'.",
            '',
            'Found 1 error in src/cart.ts:12',
          ],
        }),
        reports: [],
      },
      ['npm', 'test'],
    ),
} as const satisfies Readonly<Record<string, () => Sample>>;
export type SampleName = keyof typeof SAMPLES;
