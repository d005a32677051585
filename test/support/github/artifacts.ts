import { createHash } from 'node:crypto';
import type { Asked, Family, RawRequest } from './family.ts';
import { paged } from './pulls.ts';
import { RUNS } from './runs.ts';
import { shaped } from './shape.ts';
import { type Answer, notFound } from './transport.ts';

export interface ArtifactRecord {
  id: number;
  name: string;
  runId: number;
  zip: Buffer;
  expired: boolean;
  /** What GitHub says instead of the zip's own digest; null where it says none. */
  digest?: string | null;
  /** What GitHub says instead of the run's own. */
  headSha?: string;
  /** What GitHub says instead of the zip's own. */
  sizeBytes?: number;
}

interface Artifacts {
  readonly artifacts: ArtifactRecord[];
}

/** Artifacts of runs, as the API lists them and hands them out. */
export const ARTIFACTS: Family<Artifacts> = {
  name: 'artifacts',
  empty: () => ({ artifacts: [] }),
  operations: {
    'actions/list-workflow-run-artifacts': { needs: ['actions', 'read'], handle: list },
    'actions/get-artifact': { needs: ['actions', 'read'], handle: get },
    'actions/download-artifact': { needs: ['actions', 'read'], handle: download },
  },
  outside: stored,
};

function list({ artifacts }: Artifacts, asked: Asked): Answer {
  const own = artifacts.filter(({ runId }) => runId === Number(asked.params['run_id'])).reverse();
  const body = { total_count: own.length, artifacts: paged(own, asked).map((artifact) => shown(artifact, asked)) };
  return { status: 200, body: shaped('actions/list-workflow-run-artifacts', body) };
}

const find = ({ artifacts }: Artifacts, { params }: Asked) => artifacts.find(({ id }) => id === Number(params['artifact_id']));

function get(part: Artifacts, asked: Asked): Answer {
  const artifact = find(part, asked);
  return artifact === undefined ? notFound() : { status: 200, body: shaped('actions/get-artifact', shown(artifact, asked)) };
}

function shown({ id, name, runId, zip, expired, digest, headSha, sizeBytes }: ArtifactRecord, { world }: Asked): Record<string, unknown> {
  const run = world.of(RUNS).runs.find((each) => each.id === runId);
  return {
    id,
    name,
    size_in_bytes: sizeBytes ?? zip.length,
    expired,
    digest: digest === undefined ? `sha256:${createHash('sha256').update(zip).digest('hex')}` : digest,
    workflow_run: { id: runId, head_sha: headSha ?? run?.headSha ?? '', head_branch: run?.headBranch ?? '' },
  };
}

const ZIPS = '/storage/artifacts/';

function download(part: Artifacts, asked: Asked): Answer {
  const artifact = find(part, asked);
  if (artifact === undefined) return notFound();
  if (artifact.expired) return { status: 410, body: { message: 'Artifact has expired', status: '410' } };
  return { status: 302, headers: { location: `${new URL(asked.world.url).origin}${ZIPS}${artifact.id}` }, body: '' };
}

function stored({ artifacts }: Artifacts, { url }: RawRequest): Answer | null {
  if (!url.pathname.startsWith(ZIPS)) return null;
  const artifact = artifacts.find(({ id }) => id === Number(url.pathname.slice(ZIPS.length)));
  return artifact === undefined ? notFound() : { status: 200, headers: { 'content-type': 'application/zip' }, body: artifact.zip };
}
