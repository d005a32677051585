import { relative, sep } from 'node:path';
import { remedyOf, sentenceOf } from '../core/model/reasons.ts';
import { jobSummary } from '../core/present/markdown.ts';
import type { CheckView } from '../core/present/summary-sections.ts';
import { titleOf } from '../core/present/title.ts';
import { toVerdictJson } from '../core/present/verdict-json.ts';
import type { RunResult } from '../flow/options.ts';
import type { HandedOver } from './hand-over.ts';
import type { ActionInputs } from './inputs.ts';
import { say, writeJobSummary } from './say.ts';

export interface Results {
  readonly result: RunResult;
  readonly inputs: ActionInputs;
  readonly attempt: number;
  /** Absolute. */
  readonly workspace: string;
  readonly checkUrl: string | null;
  readonly handedOver: HandedOver | null;
  /** Command files of ours that the suite had written to. */
  readonly touched: readonly string[];
}

/** A folder as a user names it from the workspace. */
export function folderFrom(workspace: string, folder: string): string {
  const path = relative(workspace, folder).split(sep).join('/');
  return path.startsWith('..') || path === '' ? folder : path;
}

/** What a run's check, job summary and comment show. */
export function checkViewOf({ verdict, evidence, receipt, receiptSha256, folder }: RunResult, workspace: string): CheckView {
  return { verdict, evidence, receipt, receiptSha256, folder: folderFrom(workspace, folder) };
}

/**
 * Writes annotation, job summary and outputs. The last thing that the step does, into files made anew: nothing that ran before has a say in them.
 * @actions/core draws a new delimiter for each value.
 */
export async function writeResults({ result, inputs, attempt, workspace, checkUrl, handedOver, touched }: Results): Promise<void> {
  const core = await import('@actions/core');
  const { verdict, evidence, receipt, receiptSha256 } = result;
  const title = titleOf(verdict, evidence, attempt);
  const folder = folderFrom(workspace, result.folder);
  if (touched.length > 0) {
    await say(
      'warning',
      `The suite wrote to files by which steps speak to GitHub (${touched.join(', ')}); what it wrote there has no effect.`,
    );
  }
  if (verdict.outcome === 'passed') await say('info', title);
  else {
    const [deciding] = verdict.reasons;
    const text = [sentenceOf(deciding), remedyOf(deciding)].filter((part) => part !== '').join(' ');
    await say('error', text, title);
  }
  if (inputs.summary) await writeJobSummary(jobSummary(inputs.checkName, checkViewOf(result, workspace)));
  const tally = verdict.tally;
  const artifact = handedOver?.kind === 'done' ? handedOver : null;
  const outputs = {
    verdict: verdict.outcome,
    'decided-by': verdict.decidedBy ?? '',
    tests: tally?.tests ?? '',
    passed: tally?.passed ?? '',
    failed: tally?.failed ?? '',
    errored: tally?.errored ?? '',
    skipped: tally?.skipped ?? '',
    receipt: `${folder}/receipt.json`,
    'receipt-sha256': receiptSha256,
    'log-sha256': receipt.evidence.log.sha256,
    reasons: JSON.stringify(toVerdictJson(receipt, evidence, verdict, receiptSha256).value.reasons),
    'check-url': checkUrl ?? '',
    'artifact-id': artifact?.artifact.id ?? '',
    'artifact-name': artifact?.name ?? '',
    'evidence-digest': artifact?.artifact.sha256 ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, String(value));
}
