import type { Exit } from '../../src/core/model/exit.ts';
import { DEFAULT_LIMITS } from '../../src/core/model/expectations.ts';
import type { Receipt } from '../../src/core/model/receipt.ts';
import { aTally } from './builders.ts';

/** The receipt of a green vitest run on a clean checkout of branch `topic`, unless told otherwise. */
export function aReceipt(parts: Partial<Receipt> = {}, exit: Exit = { kind: 'exited', code: 0 }): Receipt {
  const ids = { git_head: '3f2a9c1'.padEnd(40, '0'), git_tree: 'c0ffee'.padEnd(40, '0'), worktree: '51be07aa'.padEnd(64, '0') };
  return {
    schema: 'receipt/v1',
    tool: { name: 'test-receipt', version: '0.1.0' },
    source: { repository: 'owner/name', ...ids, after: { ...ids, generated: 0 }, moved: [], dirty: false, branch: 'topic' },
    source_missing: null,
    ci: null,
    environment: { hostname: 'box', os: 'linux', kernel: '6.1', arch: 'x64', runtimes: { node: '24.22.3' }, image: null },
    suite: {
      name: 'default',
      command: ['npx', 'vitest', 'run'],
      shell: false,
      cwd: '.',
      fingerprint: 'f'.repeat(64),
      timeout_ms: 3_600_000,
      env: { dropped: [], passed: [], steering: [], set: ['CI'] },
      leniencies: [],
      options_from: null,
    },
    expectations: { reports: ['auto'], runner: null, footer: null, min_tests: 1, max_skipped: null, limits: DEFAULT_LIMITS },
    run: { started_at: '2026-03-02T09:15:00.000Z', finished_at: '2026-03-02T09:15:12.400Z', duration_ms: 12_400, exit },
    evidence: {
      log: {
        path: 'log.txt',
        sha256: 'a'.repeat(64),
        size_bytes: 48_213,
        seen_bytes: 48_213,
        closed: true,
        late_output: false,
        runners: [],
      },
      reports: [
        {
          path: 'reports/001.xml',
          original_path: 'report.xml',
          sha256: 'b'.repeat(64),
          size_bytes: 999,
          state: 'created',
          tally: aTally(),
        },
      ],
      rejected: [],
      moved_aside: 0,
    },
    policy: null,
    verdict: { outcome: 'passed', decided_by: null, tally: aTally(), reasons: [] },
    ...parts,
  };
}
