import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { ARTIFACTS } from './artifacts.ts';
import type { Family, RawRequest, World } from './family.ts';
import type { Answer } from './transport.ts';

/**
 * The service that takes artifacts in, as GitHub's own client speaks to it: Twirp over JSON with the token of a running job, and blobs in blocks at
 * signed addresses. What it has taken in is what the API lists.
 */

/** A blob that is being written. */
interface Blob {
  readonly blocks: Map<string, Buffer>;
  content: Buffer | null;
}

interface Pending {
  readonly blob: string;
  readonly expiresAt: string | null;
}

interface ArtifactService {
  readonly blobs: Map<string, Blob>;
  /** By run and name. */
  readonly pending: Map<string, Pending>;
  /** How long each artifact is kept, as the client asked. */
  readonly expiries: Map<string, string | null>;
  nextId: number;
}

export const ARTIFACT_SERVICE: Family<ArtifactService> = {
  name: 'artifact-service',
  empty: () => ({ blobs: new Map(), pending: new Map(), expiries: new Map(), nextId: 7000 }),
  operations: {},
  outside: (part, request, world) => twirp(part, request, world) ?? storage(part, request),
};

const SECRET = 'of the service alone';
const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/';
const BLOBS = '/actions-results/';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', SECRET).update(text).digest('base64url');
/** What the service calls a run; jobs have such names too. */
const backendId = (run: number): string => `ce7f54c7-61c7-4aae-887f-${String(run).padStart(12, '0')}`;
const runOf = (backend: string): number => Number(backend.slice(-12));

/** ACTIONS_RUNTIME_TOKEN as a job of this run has it. It is bound to no permission of GITHUB_TOKEN, and any job's is as good as another's. */
export function runtimeToken(runId: number, job = 'receipt'): string {
  const scopes = [
    'Actions.GenericRead:00000000-0000-0000-0000-000000000000',
    'Actions.UploadArtifacts:00000000-0000-0000-0000-000000000000/1:Build/Build/1',
    `Actions.Results:${backendId(runId)}:ca395085-040a-526b-2ce8-bdc85f692774`,
  ];
  const now = 1_790_000_000;
  const claims = {
    ac: JSON.stringify([{ Scope: 'refs/heads/main', Permission: 1 }]),
    orchid: `${backendId(runId)}.${job}.__default`,
    scp: scopes.join(' '),
    iss: 'https://token.actions.githubusercontent.com',
    aud: 'https://token.actions.githubusercontent.com',
    nbf: now - 300,
    exp: now + 21_600,
  };
  const head = `${base64url({ alg: 'HS256', typ: 'JWT', kid: 'test' })}.${base64url(claims)}`;
  return `${head}.${sign(head)}`;
}

/** The run that a token speaks for; null for no token of ours. */
function runWithin(token: string): string | null {
  const [head, claims, signature] = token.split('.');
  if (head === undefined || claims === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(`${head}.${claims}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { scp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { scp: string };
  return /Actions\.Results:([0-9a-f-]{36}):/.exec(scp)?.[1] ?? null;
}

const twirpError = (status: number, code: string, msg: string): Answer => ({ status, body: { code, msg } });

type Body = Readonly<Record<string, unknown>>;
type Method = (part: ArtifactService, body: Body, world: World) => Answer;

const METHODS: Readonly<Record<string, Method>> = {
  CreateArtifact: create,
  FinalizeArtifact: finalize,
  ListArtifacts: list,
  GetSignedArtifactURL: signedUrl,
  DeleteArtifact: remove,
};

function twirp(part: ArtifactService, { method, url, headers, body }: RawRequest, world: World): Answer | null {
  if (!url.pathname.startsWith(TWIRP)) return null;
  const handle = METHODS[url.pathname.slice(TWIRP.length)];
  if (method !== 'POST' || handle === undefined) return twirpError(404, 'bad_route', `no handler for path ${url.pathname}`);
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return twirpError(404, 'bad_route', 'unexpected Content-Type');
  const run = runWithin((headers['authorization'] ?? '').replace(/^Bearer /i, ''));
  const asked = JSON.parse(body.toString()) as Body;
  if (run === null) return twirpError(401, 'unauthenticated', 'token is not valid');
  if (asked['workflow_run_backend_id'] !== run) return twirpError(403, 'permission_denied', 'the token is of another run');
  return handle(part, asked, world);
}

const keyOf = (body: Body): string => `${body['workflow_run_backend_id']}/${body['name']}`;
const runIdOf = (body: Body): number => runOf(String(body['workflow_run_backend_id']));
const find = (world: World, body: Body) =>
  world.of(ARTIFACTS).artifacts.find(({ runId, name }) => runId === runIdOf(body) && name === body['name']);
const origin = (world: World): string => new URL(world.url).origin;

function create(part: ArtifactService, body: Body, world: World): Answer {
  const name = String(body['name'] ?? '');
  if (name === '' || /["<>|*?\r\n\\/:]/.test(name)) return twirpError(400, 'invalid_argument', 'the artifact name is not valid');
  if (body['version'] !== 7 && body['version'] !== 4) return twirpError(400, 'invalid_argument', `version ${body['version']} is not known`);
  if (find(world, body) !== undefined) {
    return twirpError(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
  }
  const blob = `${BLOBS}${body['workflow_run_backend_id']}/workflow-job-run-${body['workflow_job_run_backend_id']}/artifacts/${randomUUID()}.zip`;
  part.blobs.set(blob, { blocks: new Map(), content: null });
  part.pending.set(keyOf(body), { blob, expiresAt: (body['expires_at'] as string | undefined) ?? null });
  return {
    status: 200,
    body: { ok: true, signed_upload_url: `${origin(world)}${blob}?se=2099-01-01T00%3A00%3A00Z&sig=${sign(blob)}&sp=cw` },
  };
}

function finalize(part: ArtifactService, body: Body, world: World): Answer {
  const pending = part.pending.get(keyOf(body));
  const content = part.blobs.get(pending?.blob ?? '')?.content ?? null;
  if (pending === undefined || content === null) return twirpError(404, 'not_found', 'the artifact was not uploaded');
  if (Number(body['size']) !== content.length) return twirpError(400, 'invalid_argument', 'the size is another');
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  if (body['hash'] !== digest) return twirpError(400, 'invalid_argument', 'the hash is another');
  part.pending.delete(keyOf(body));
  const id = part.nextId++;
  part.expiries.set(String(body['name']), pending.expiresAt);
  world.of(ARTIFACTS).artifacts.push({ id, name: String(body['name']), runId: runIdOf(body), zip: content, expired: false });
  return { status: 200, body: { ok: true, artifact_id: String(id) } };
}

function list(_: ArtifactService, body: Body, world: World): Answer {
  const own = world.of(ARTIFACTS).artifacts.filter(({ runId, name }) => {
    return runId === runIdOf(body) && (body['name_filter'] === undefined || body['name_filter'] === name);
  });
  const artifacts = own.map(({ id, name, zip }) => ({
    workflow_run_backend_id: body['workflow_run_backend_id'],
    workflow_job_run_backend_id: body['workflow_job_run_backend_id'],
    database_id: String(id),
    name,
    size: String(zip.length),
    created_at: '2026-01-01T00:00:00Z',
    digest: `sha256:${createHash('sha256').update(zip).digest('hex')}`,
  }));
  return { status: 200, body: { artifacts } };
}

function signedUrl(part: ArtifactService, body: Body, world: World): Answer {
  const artifact = find(world, body);
  if (artifact === undefined) return twirpError(404, 'not_found', 'there is no such artifact');
  const blob = `${BLOBS}out/${artifact.id}.zip`;
  part.blobs.set(blob, { blocks: new Map(), content: artifact.zip });
  return { status: 200, body: { signed_url: `${origin(world)}${blob}?sig=${sign(blob)}&sp=r` } };
}

/** Any job of the run may: an artifact can be taken away, and another put in its place. */
function remove(_: ArtifactService, body: Body, world: World): Answer {
  const artifact = find(world, body);
  if (artifact === undefined) return twirpError(404, 'not_found', 'there is no such artifact');
  const { artifacts } = world.of(ARTIFACTS);
  artifacts.splice(artifacts.indexOf(artifact), 1);
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
}

const created = (): Answer => ({
  status: 201,
  headers: { 'x-ms-request-id': randomUUID(), 'x-ms-version': '2025-01-05', etag: '"0x1"' },
  body: '',
});
const forbidden = (): Answer => ({
  status: 403,
  headers: { 'content-type': 'application/xml', 'x-ms-error-code': 'AuthenticationFailed' },
  body: '<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Signature did not match.</Message></Error>',
});

/** Azure's block blobs, as far as the client goes. */
function storage({ blobs }: ArtifactService, { method, url, body }: RawRequest): Answer | null {
  if (!url.pathname.startsWith(BLOBS)) return null;
  const blob = blobs.get(url.pathname);
  if (blob === undefined || url.searchParams.get('sig') !== sign(url.pathname)) return forbidden();
  const [comp, may] = [url.searchParams.get('comp'), url.searchParams.get('sp') ?? ''];
  if (method === 'GET' && may.includes('r') && blob.content !== null) {
    return { status: 200, headers: { 'content-type': 'application/zip' }, body: blob.content };
  }
  if (method !== 'PUT' || !may.includes('w')) return forbidden();
  if (comp === 'block') blob.blocks.set(url.searchParams.get('blockid') ?? '', body);
  else if (comp === 'blocklist') blob.content = Buffer.concat(blocksOf(body.toString(), blob));
  else blob.content = body;
  return created();
}

function blocksOf(list: string, { blocks }: Blob): Buffer[] {
  return [...list.matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)].map(([, id]) => {
    const block = blocks.get(id ?? '');
    if (block === undefined) throw new Error(`there is no block ${id}`);
    return block;
  });
}
