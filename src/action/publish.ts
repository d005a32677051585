import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadArtifact, whyNoArtifacts } from '../adapters/artifact-upload.ts';
import { githubApi } from '../adapters/github-api.ts';
import { type GithubRun, readGithubRun } from '../adapters/github-event.ts';
import { githubRuns } from '../adapters/github-runs.ts';
import { githubSources } from '../adapters/github-sources.ts';
import { ReceiptError } from '../core/model/errors.ts';
import type { Judged } from '../core/model/judged.ts';
import { judgedOutput, judgedTitle } from '../core/present/judged-output.ts';
import { EXIT } from '../flow/exit-codes.ts';
import { type JudgedPublication, publishJudged } from '../flow/publish-judged.ts';
import type { PublishInputs } from './publish-inputs.ts';
import { publishPorts } from './publish-ports.ts';
import { say } from './say.ts';

/**
 * Publishes what judge decided: the stage that holds a credential, and reads nothing that a test could have written.
 * @returns 0 only where the check says, and GitHub shows, what was decided of a run that judge understood.
 * @throws {ReceiptError} where the workflow itself is wrong.
 */
export async function publish(inputs: PublishInputs, env: NodeJS.ProcessEnv): Promise<number> {
  const here = readGithubRun(env);
  if (here === null || here.repo === '') {
    throw new ReceiptError('INPUT_INVALID', 'GITHUB_REPOSITORY names no repository', {
      remedy: 'Use this action in a workflow of GitHub Actions.',
    });
  }
  const core = await import('@actions/core');
  const { owner, repo, url: detailsUrl } = here;
  const ports = await publishPorts({ owner, repo, token: inputs.token });
  const reading = githubApi({ owner, repo, token: inputs.readToken, debug: core.debug });
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const output = (judged: Judged) => judgedOutput(judged, detailsUrl, server);
  const publication = await publishJudged(
    { ...ports, runs: githubRuns(reading), sources: githubSources(reading) },
    { ...inputs, detailsUrl, output },
  );
  const artifactId = publication.kind === 'published' ? await keepReceipt(publication, here, env) : null;
  return await tell(publication, artifactId);
}

async function tell(publication: JudgedPublication, artifactId: number | null): Promise<number> {
  const core = await import('@actions/core');
  const { judged, why } = publication;
  const check = publication.kind === 'published' ? publication.published.check : null;
  const outputs = { conclusion: check?.conclusion ?? '', 'check-url': check?.url ?? '', 'artifact-id': artifactId ?? '' };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, String(value));
  if (publication.kind === 'unpublished') {
    await say('error', `The verdict was not published: ${publication.why}.`, 'receipt');
    return EXIT.ours;
  }
  await say('info', judged === null ? '' : judgedTitle(judged));
  if (why === null) return EXIT.passed;
  await say('error', `The check says INCOMPLETE: ${why}.`, 'receipt');
  return EXIT.incomplete;
}

/** The receipt of a verdict that was published, for whoever asks later what the check stood on. It decides nothing, so that it may be missing. */
async function keepReceipt(
  { judged }: JudgedPublication & { kind: 'published' },
  here: GithubRun,
  env: NodeJS.ProcessEnv,
): Promise<number | null> {
  const impossible = whyNoArtifacts(env);
  if (impossible !== null) {
    await say('info', `The receipt of the verdict was not kept: ${impossible}.`);
    return null;
  }
  const root = mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'receipt-judged-'));
  try {
    const file = join(root, 'judged.json');
    writeFileSync(file, judgedReceipt(judged, here));
    const name = `receipt-judged~${judged.runId}~${judged.attempt}~${here.attempt}`;
    const kept = await uploadArtifact({ name, files: [file], root, retentionDays: null });
    if ('why' in kept) await say('info', `The receipt of the verdict was not kept: ${kept.why}.`);
    return 'why' in kept ? null : kept.id;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function judgedReceipt(judged: Judged, { owner, repo, repositoryId }: GithubRun): string {
  const { runId, attempt, sha, outcome, code, conclusion, tally, policy, evidence, artifacts, leniencies } = judged;
  const receipt = {
    schema: 'judged/v1',
    repository: { id: repositoryId, name: `${owner}/${repo}` },
    run: { id: runId, attempt, head_sha: sha },
    verdict: { outcome, decided_by: code, conclusion, tally, leniencies },
    policy: { sha256: policy },
    evidence: { sha256: evidence, artifacts },
  };
  return `${JSON.stringify(receipt, null, 2)}\n`;
}
