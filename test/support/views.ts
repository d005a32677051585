import { judge } from '../../src/core/judge.ts';
import type { Receipt } from '../../src/core/model/receipt.ts';
import type { FailingTest } from '../../src/core/model/report.ts';
import type { CheckView } from '../../src/core/present/summary-sections.ts';
import { toVerdictEntry } from '../../src/core/receipt.ts';
import { aLog, anEvidence, aReport, aRunner, aTally } from './builders.ts';

export interface FailedView {
  readonly failing: readonly FailingTest[];
  /** How many tests failed, where it is more than are described. */
  readonly red?: number;
  readonly path?: string;
  readonly command?: readonly string[];
  readonly branch?: string;
  readonly closing?: string;
  /** Text of another reason beside the failures. */
  readonly what?: string;
}

/** A run with failing tests, every text of it given. */
export function aFailedView({
  failing,
  red = failing.length,
  path = 'report.xml',
  command = ['npm', 'test'],
  branch = 'topic',
  closing = '2 failed',
  what,
}: FailedView): CheckView {
  const tally = aTally({ passed: 4, failed: red });
  const report = aReport({ tally, failing: [...failing] }, { path });
  const runner = aRunner({ tally, closing: { line: 9, text: closing } });
  const signs =
    what === undefined
      ? []
      : [{ code: 'crash-in-log' as const, line: 3, text: what, runner: null, nested: false, id: null, yields: 'never' as const }];
  const evidence = anEvidence({ command, reports: [report], log: aLog({ runners: [runner], signs }) });
  const verdict = judge(evidence);
  const digest = 'd'.repeat(64);
  const receipt: Receipt = {
    schema: 'receipt/v1',
    tool: { name: 'test-receipt', version: '0.1.0' },
    source: {
      repository: 'octo-org/octo-repo',
      git_head: 'a'.repeat(40),
      git_tree: 'b'.repeat(40),
      worktree: digest,
      after: { git_head: 'a'.repeat(40), git_tree: 'b'.repeat(40), worktree: digest, generated: 0 },
      moved: [],
      dirty: false,
      branch,
    },
    source_missing: null,
    ci: null,
    environment: { hostname: 'h', os: 'linux', kernel: '6', arch: 'x64', runtimes: { node: '24.0.0' }, image: branch },
    suite: {
      name: 'default',
      command: [...command],
      shell: false,
      cwd: '.',
      fingerprint: digest,
      timeout_ms: null,
      env: { dropped: [], passed: [], steering: [], set: [] },
      leniencies: [],
      options_from: null,
    },
    expectations: { ...evidence.expectations, reports: [...evidence.expectations.reports] },
    run: { started_at: '2026-11-29T09:15:02Z', finished_at: '2026-11-29T09:15:03Z', duration_ms: 1000, exit: evidence.exit },
    evidence: {
      log: { path: 'log.txt', sha256: digest, size_bytes: 100, seen_bytes: 100, closed: true, late_output: false, runners: [] },
      reports: [{ path: 'reports/001.xml', original_path: path, sha256: digest, size_bytes: 9, state: 'created', tally }],
      rejected: [],
      moved_aside: 0,
    },
    policy: null,
    verdict: toVerdictEntry(verdict),
  };
  return { evidence, verdict, receipt, receiptSha256: digest, folder: '.receipt/default' };
}
