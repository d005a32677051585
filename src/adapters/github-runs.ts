import { digestLinesIn } from '../core/model/evidence-artifact.ts';
import type { ArtifactSeen, JobSeen, RepositorySeen, RunSeen, WorkflowSeen } from '../core/model/trusted-run.ts';
import type { RunReader } from '../core/ports.ts';
import type { GithubApi } from './github-api.ts';
import { bounded, commitId, isJson, type Json, readList, readMaybe, readOne, readStream, whole } from './github-reading.ts';

/** Jobs of all attempts, artifacts of all attempts. */
const MOST_PAGES = 10;
/** Of one job's log. */
const LOG_MAX_BYTES = 2 ** 30;
/** Pull requests beside a run. */
const MOST_HINTS = 20;

/** Runs of one repository, as GitHub's API tells of them. */
export function githubRuns(api: GithubApi): RunReader {
  const { owner, repo } = api;
  return {
    repository: (timeoutMs) =>
      readOne(api, timeoutMs, (octokit, request) => octokit.rest.repos.get({ owner, repo, request }), readRepository),
    run: (id, timeoutMs) =>
      readOne(api, timeoutMs, (octokit, request) => octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id, request }), readRun),
    workflow: (file, timeoutMs) =>
      readMaybe(
        api,
        timeoutMs,
        (octokit, request) => octokit.rest.actions.getWorkflow({ owner, repo, workflow_id: file, request }),
        readWorkflow,
      ),
    jobs: (runId, timeoutMs) =>
      readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.actions.listJobsForWorkflowRun({ owner, repo, run_id: runId, filter: 'all', ...page }),
        key: 'jobs',
        read: readJob,
        pages: MOST_PAGES,
      }),
    artifacts: (runId, timeoutMs) =>
      readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }),
        key: 'artifacts',
        read: readArtifact,
        pages: MOST_PAGES,
      }),
    async zip(artifactId, maxBytes, timeoutMs) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      const answer = await readStream(
        api,
        timeoutMs,
        (octokit, request) =>
          octokit.rest.actions.downloadArtifact({ owner, repo, artifact_id: artifactId, archive_format: 'zip', request }),
        (chunk) => {
          size += chunk.length;
          chunks.push(chunk);
          return size <= maxBytes;
        },
      );
      if (!answer.ok) return answer;
      if (answer.value) return { ok: true, value: Buffer.concat(chunks) };
      return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 200, what: `the artifact is larger than ${maxBytes} bytes` } };
    },
    async digestLines(jobId, timeoutMs) {
      const lines = new DigestLines();
      const answer = await readStream(
        api,
        timeoutMs,
        (octokit, request) => octokit.rest.actions.downloadJobLogsForWorkflowRun({ owner, repo, job_id: jobId, request }),
        (chunk) => lines.write(chunk),
      );
      if (!answer.ok) return answer;
      if (answer.value) return { ok: true, value: lines.end() };
      return { ok: false, trouble: { kind: 'ours', code: 'refused', status: 200, what: `the log of job ${jobId} is larger than any` } };
    },
  };
}

/** Finds the digest lines of a log as it streams, in flat memory. */
class DigestLines {
  readonly #found: { name: string; sha256: string }[] = [];
  #line: Buffer[] = [];
  #lineBytes = 0;
  #seen = 0;

  write(chunk: Uint8Array): boolean {
    this.#seen += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      this.#add(chunk.subarray(from, end));
      this.#close();
      from = end + 1;
    }
    this.#add(chunk.subarray(from));
    return this.#seen <= LOG_MAX_BYTES;
  }

  end(): { name: string; sha256: string }[] {
    this.#close();
    return this.#found;
  }

  #add(piece: Uint8Array): void {
    this.#lineBytes += piece.length;
    // A digest line is much shorter than that.
    if (this.#lineBytes <= 1000) this.#line.push(Buffer.from(piece));
  }

  #close(): void {
    if (this.#lineBytes <= 1000) this.#found.push(...digestLinesIn(Buffer.concat(this.#line).toString('utf8')));
    this.#line = [];
    this.#lineBytes = 0;
  }
}

function readRepository(value: unknown): RepositorySeen | null {
  if (!isJson(value)) return null;
  const [id, fullName, defaultBranch] = [whole(value['id']), bounded(value['full_name'], 400), bounded(value['default_branch'], 400)];
  return id === null || fullName === null || defaultBranch === null ? null : { id, fullName, defaultBranch };
}

function readRun(value: unknown): RunSeen | null {
  if (!isJson(value)) return null;
  const [id, workflowId, attempt] = [whole(value['id']), whole(value['workflow_id']), whole(value['run_attempt'])];
  const repositoryId = isJson(value['repository']) ? whole(value['repository']['id']) : null;
  const [path, event, status] = [bounded(value['path']), bounded(value['event']), bounded(value['status'])];
  const headSha = commitId(value['head_sha']);
  const referenced = readReferenced(value['referenced_workflows']);
  if (id === null || workflowId === null || attempt === null || repositoryId === null || headSha === null || referenced === null)
    return null;
  if (path === null || event === null || status === null) return null;
  return {
    id,
    repositoryId,
    path: withoutRef(path),
    workflowId,
    event,
    status,
    conclusion: bounded(value['conclusion']),
    attempt,
    headSha,
    headBranch: bounded(value['head_branch']),
    pulls: readPulls(value['pull_requests']),
    referenced,
  };
}

/** `.github/workflows/run.yml@refs/heads/main` */
function withoutRef(path: string): string {
  const at = path.indexOf('@');
  return at < 0 ? path : path.slice(0, at);
}

function readReferenced(value: unknown): RunSeen['referenced'] | null {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const read = value.map((each) => {
    const [path, sha] = isJson(each) ? [bounded(each['path']), commitId(each['sha'])] : [null, null];
    return path === null || sha === null ? null : { path: withoutRef(path), sha };
  });
  return read.every((each) => each !== null) ? read : null;
}

function readPulls(value: unknown): number[] {
  return (Array.isArray(value) ? value.slice(0, MOST_HINTS) : []).flatMap((pull) => (isJson(pull) ? (whole(pull['number']) ?? []) : []));
}

function readWorkflow(value: unknown): WorkflowSeen | null {
  if (!isJson(value)) return null;
  const [id, path] = [whole(value['id']), bounded(value['path'])];
  return id === null || path === null ? null : { id, path };
}

function readJob(value: unknown): JobSeen | null {
  if (!isJson(value)) return null;
  const [id, name, attempt, status] = [whole(value['id']), bounded(value['name']), whole(value['run_attempt']), bounded(value['status'])];
  if (id === null || name === null || status === null) return null;
  const labels = Array.isArray(value['labels']) ? value['labels'].map((label) => bounded(label) ?? '') : [];
  const startedAt = bounded(value['started_at']);
  return { id, name, attempt: attempt ?? 1, status, conclusion: bounded(value['conclusion']), startedAt, labels };
}

function readArtifact(value: unknown): ArtifactSeen | null {
  if (!isJson(value)) return null;
  const [id, name, sizeBytes] = [whole(value['id']), bounded(value['name']), whole(value['size_in_bytes'])];
  if (id === null || name === null || sizeBytes === null) return null;
  const run: Json = isJson(value['workflow_run']) ? value['workflow_run'] : {};
  return {
    id,
    name,
    sizeBytes,
    // What doesn't say that it is still there isn't.
    expired: value['expired'] !== false,
    digest: bounded(value['digest']),
    runId: whole(run['id']),
    headSha: commitId(run['head_sha']),
  };
}
