import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedArtifact } from '../adapters/artifact-upload.ts';
import { EVIDENCE_ZIP_MAX_BYTES, formatArtifactName, formatDigestLine, parseArtifactName } from '../core/model/evidence-artifact.ts';
import type { Receipt } from '../core/model/receipt.ts';
import type { RunResult } from '../flow/options.ts';
import type { ActionInputs } from './inputs.ts';
import { say } from './say.ts';

/** What became of the evidence. */
export type HandedOver =
  | {
      readonly kind: 'done';
      readonly name: string;
      readonly artifact: UploadedArtifact;
      /** Where secrets were blanked in it. */
      readonly redactions: NonNullable<Receipt['evidence']['redactions']>;
      /** Null where what was handed over gives the same verdict. */
      readonly otherVerdict: string | null;
    }
  /** `expected`: nothing broke; it could not be otherwise here. */
  | { readonly kind: 'none'; readonly why: string; readonly expected: boolean };

type Env = NodeJS.ProcessEnv;

/**
 * Hands the evidence over as one artifact. To be called when the suite is at its end and the guard around its output is released: the client's own
 * lines and the digest line must be the runner's to read.
 * @returns null where the workflow wants none.
 */
export async function handOver(result: RunResult, inputs: ActionInputs, attempt: number, env: Env): Promise<HandedOver | null> {
  if (inputs.upload === 'never') return null;
  const { uploadArtifact, whyNoArtifacts } = await import('../adapters/artifact-upload.ts');
  const impossible = whyNoArtifacts(env);
  if (impossible !== null) return { kind: 'none', why: impossible, expected: true };
  const name = formatArtifactName({ suite: inputs.suite, shard: inputs.shard, attempt });
  if (parseArtifactName(name) === null)
    return none('an artifact can bear only a suite and a shard of at most 64 letters, digits, `.`, `_` and `-`');
  const root = mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'receipt-evidence-'));
  try {
    const { stageEvidence } = await import('../flow/stage-evidence.ts');
    const staged = await stageEvidence({ ...result, env }, root);
    if (staged.kind === 'refused') return none(staged.why);
    const { files, receipt, verdict } = staged;
    const artifact = await folded(() => uploadArtifact({ name, files, root, retentionDays: inputs.retentionDays }));
    if ('why' in artifact) return { kind: 'none', why: artifact.why, expected: artifact.taken };
    const otherVerdict = verdict.outcome === result.verdict.outcome ? null : verdict.outcome;
    return { kind: 'done', name, artifact, redactions: receipt.evidence.redactions ?? [], otherVerdict };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The client tells each of its steps: folded away, in the job's log. */
async function folded<T>(act: () => Promise<T>): Promise<T> {
  const { group } = await import('@actions/core');
  return await group('Handing the evidence over', act);
}

const none = (why: string): HandedOver => ({ kind: 'none', why, expected: false });

/**
 * Tells the digest in the job's log, alone on its line and once, and what else somebody should know.
 * @returns whether the step must fail for it.
 */
export async function tellHandedOver(handed: HandedOver | null, { upload }: ActionInputs): Promise<boolean> {
  if (handed === null) return false;
  if (handed.kind === 'done') {
    await say('info', formatDigestLine(handed.name, handed.artifact.sha256));
    for (const line of concerns(handed)) await say('warning', line, 'receipt');
    return false;
  }
  const line = `The evidence was not handed over: ${handed.why}.`;
  if (upload === 'always') await say('error', line, 'receipt');
  else if (handed.expected) await say('info', line);
  else await say('warning', line, 'receipt');
  return upload === 'always';
}

function concerns({ artifact, redactions, otherVerdict }: HandedOver & { kind: 'done' }): string[] {
  const count = redactions.reduce((sum, each) => sum + each.count, 0);
  const files = redactions.slice(0, 5).map(({ path }) => path);
  return [
    ...(count === 0
      ? []
      : [
          `Secrets stood in the evidence (${count} in ${files.join(', ')}) and are blanked in what was handed over. Change them: this log may show them.`,
        ]),
    ...(artifact.sizeBytes <= EVIDENCE_ZIP_MAX_BYTES
      ? []
      : [
          `The evidence has ${artifact.sizeBytes} bytes when zipped; a judge takes no more than ${EVIDENCE_ZIP_MAX_BYTES}. Make the suite quieter.`,
        ]),
    ...(otherVerdict === null ? [] : [`With the secrets blanked, the evidence gives another verdict: ${otherVerdict}.`]),
  ];
}
