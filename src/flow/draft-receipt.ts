import type { EarlierReport } from '../adapters/earlier-reports.ts';
import { describeMachine } from '../adapters/machine.ts';
import type { CommandOutcome } from '../adapters/process.ts';
import type { CollectedReport, EarlierReports } from '../adapters/report-files.ts';
import { bytePathIn } from '../adapters/worktree.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { fromBytePath } from '../core/model/files-list.ts';
import type { LogFacts } from '../core/model/log.ts';
import type { Receipt, Source } from '../core/model/receipt.ts';
import type { ReportClaim } from '../core/model/report.ts';
import { VERSION } from '../core/model/version.ts';
import type { ReceiptDraft } from '../core/receipt.ts';
import type { ChildEnvironment } from './child-environment.ts';
import type { RunOptions } from './options.ts';

/** What was asked for, as the receipt will say it. */
export type Asked = Pick<Receipt, 'suite' | 'expectations'>;

/**
 * Puts down what is asked for before anything is started: what a receipt can't hold is said now, not behind an hour of tests.
 * @throws {ReceiptError} INPUT_INVALID
 */
export async function recordAsked(
  options: RunOptions,
  place: { readonly cwd: string; readonly workspace: string },
  child: ChildEnvironment,
): Promise<Asked> {
  const [{ suiteFingerprint }, { receiptSchema }] = await Promise.all([import('../core/receipt.ts'), import('../core/model/receipt.ts')]);
  const inWorkspace = bytePathIn(place.workspace, place.cwd);
  const suite = {
    name: options.suite,
    command: [...options.command],
    shell: options.shell,
    cwd: inWorkspace === null ? '.' : fromBytePath(inWorkspace),
  };
  const asked: Asked = {
    suite: {
      ...suite,
      ...(options.shard === undefined ? {} : { shard: options.shard }),
      fingerprint: suiteFingerprint(suite),
      timeout_ms: options.timeoutMs,
      env: { dropped: [...child.dropped], passed: [...child.passed], steering: [...child.steering], set: [...child.set] },
      leniencies: [...options.leniencies],
      options_from: options.optionsFrom,
    },
    expectations: { ...options.expectations, reports: [...options.expectations.reports] },
  };
  const checked = receiptSchema.pick({ suite: true, expectations: true }).safeParse(asked);
  const issue = checked.error?.issues[0];
  if (issue === undefined) return asked;
  throw new ReceiptError('INPUT_INVALID', `what is asked for can't be recorded: ${issue.path.join('.')}: ${issue.message}`, {
    remedy: 'Put a long command into a script of its own.',
  });
}

/** What a run has seen. */
export interface Seen {
  readonly outcome: CommandOutcome;
  readonly log: LogFacts;
  readonly earlier: EarlierReports;
  readonly earlierKept: readonly EarlierReport[];
  readonly collected: readonly CollectedReport[];
  /** See {@link nearbyReports}. */
  readonly nearby: readonly string[];
  /** One for each collected report. */
  readonly claims: readonly ReportClaim[];
  readonly source: Source | null;
  /** Why there is no source. */
  readonly sourceMissing: string | null;
  readonly ci: Receipt['ci'];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The receipt of a run, its verdict aside. */
export function draftReceipt(asked: Asked, seen: Seen): ReceiptDraft {
  const { outcome, log, earlier, earlierKept } = seen;
  const { sha256, storedBytes, seenBytes, seenSha256, closed, leftoversEnded, lateOutput } = outcome.log;
  return {
    schema: 'receipt/v1',
    tool: { name: 'test-receipt', version: VERSION },
    source: seen.source,
    source_missing: seen.sourceMissing,
    ci: seen.ci,
    environment: describeMachine(seen.env),
    ...asked,
    run: {
      started_at: outcome.startedAt.toISOString(),
      finished_at: outcome.finishedAt.toISOString(),
      duration_ms: outcome.durationMs,
      exit: outcome.exit.kind === 'not_started' ? { kind: 'not_started', message: outcome.exit.message.slice(0, 1000) } : outcome.exit,
    },
    evidence: {
      log: {
        path: 'log.txt',
        sha256,
        size_bytes: storedBytes,
        seen_bytes: seenBytes,
        ...(seenBytes === storedBytes ? {} : { seen_sha256: seenSha256 }),
        closed,
        late_output: lateOutput,
        ...(leftoversEnded ? { leftovers_ended: true as const } : {}),
        runners: log.runners.slice(0, 200).map(({ runner, closed, tally }) => ({ name: runner, footers: closed, tally })),
      },
      ...reportEntries(seen.collected, seen.claims),
      moved_aside: earlier.movedAside,
      ...(seen.nearby.length === 0 ? {} : { nearby: [...seen.nearby] }),
      ...(earlierKept.length === 0 ? {} : { earlier: [...earlierKept] }),
    },
    policy: null,
  };
}

function reportEntries(
  collected: readonly CollectedReport[],
  claims: readonly ReportClaim[],
): Pick<Receipt['evidence'], 'reports' | 'rejected'> {
  const reports: Receipt['evidence']['reports'] = [];
  const rejected: Receipt['evidence']['rejected'] = [];
  for (const [index, report] of collected.entries()) {
    const claim = claims[index];
    const { original, state, kept, sizeBytes } = report;
    if (claim?.kind === 'read' && kept !== null) {
      reports.push({
        path: kept,
        original_path: original,
        sha256: report.sha256,
        size_bytes: report.sizeBytes,
        state,
        tally: claim.facts.tally,
      });
    } else {
      const code = claim?.kind === 'rejected' ? claim.reason.code : 'junit-unreadable';
      const [sha256, why] = kept === null ? [null, report.why.slice(0, 500)] : [report.sha256, null];
      rejected.push({ path: kept, original_path: original, sha256, size_bytes: sizeBytes, state, code, why });
    }
  }
  return { reports, rejected };
}
