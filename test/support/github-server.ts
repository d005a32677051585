import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { ROOT } from './root.ts';

/** GitHub Actions: the app that GITHUB_TOKEN speaks for. */
export const ACTIONS_APP = 15368;

export interface CheckRunRecord {
  readonly id: number;
  readonly app: number;
  name: string;
  head_sha: string;
  external_id: string;
  status: string;
  conclusion: string | null;
  started_at: string;
  completed_at: string | null;
  details_url: string;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: Readonly<Record<string, unknown>>[];
}

export interface Call {
  /** Counts from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly token: string | null;
  /** What was answered; 0 where nothing was. */
  status: number;
  /** How the request, or our own answer to it, broke GitHub's description. */
  readonly breaches: string[];
}

/** What happens instead of an answer. `after`: the request has taken effect first. */
export type Fault =
  | { readonly kind: 'hang'; readonly after?: boolean }
  | { readonly kind: 'reset'; readonly after?: boolean }
  | { readonly kind: 'drip' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      readonly after?: boolean;
    };

export interface GithubServer {
  readonly url: string;
  readonly calls: Call[];
  readonly checks: CheckRunRecord[];
  /** All breaches of GitHub's description so far; a test asserts that there are none. */
  breaches(): string[];
  /** What each token may do; a token that isn't here is a bad one. */
  readonly tokens: Map<string, Readonly<Record<string, 'read' | 'write'>>>;
  /** Commits that the repository has; null: every one. */
  commits: Set<string> | null;
  /** Decides on a fault for each call. */
  fault: (call: Call) => Fault | null;
  /** Called when a request has come and before it takes effect, and again when it has and before it is answered. */
  watch: (call: Call, moment: 'before' | 'after') => unknown;
  /** Forgets all that was. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A server for the tests of one file, with nothing in it at the start of each; behind each test no request may have broken GitHub's description.
 */
export function useGithub(): { readonly server: GithubServer } {
  let server: GithubServer | null = null;
  const use = () => {
    if (server === null) throw new Error('the server is there only while tests run');
    return server;
  };
  beforeAll(async () => {
    server = await githubServer();
  });
  beforeEach(() => use().reset());
  afterEach(() => expect(use().breaches()).toEqual([]));
  afterAll(() => use().close());
  return {
    get server() {
      return use();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const document = () => JSON.parse(readFileSync(join(ROOT, 'fixtures', 'github', 'api.json'), 'utf8')) as Document;

/** Texts whose limit GitHub counts in bytes. */
const BYTE_LIMITED = ['summary', 'text'];
const LIMIT_BYTES = 65_535;

/**
 * GitHub's API for one repository, octo-org/octo-repo: each request is held against GitHub's own description, then answered from a state
 * in memory by the rules that matter (permissions of the token, byte limits, newest check run by name).
 */
export async function githubServer(): Promise<GithubServer> {
  const state = {
    calls: [] as Call[],
    checks: [] as CheckRunRecord[],
    tokens: new Map<string, Readonly<Record<string, 'read' | 'write'>>>([
      ['full', { checks: 'write', contents: 'read' }],
      ['reads', { checks: 'read', contents: 'read' }],
      ['nothing', {}],
    ]),
  };
  const api = await contract(state.checks, () => hub);
  const server = createServer((request, response) => void serve(request, response));
  const hub: GithubServer = {
    ...state,
    url: '',
    breaches: () => state.calls.flatMap(({ method, path, breaches }) => breaches.map((breach) => `${method} ${path}: ${breach}`)),
    commits: null,
    fault: () => null,
    watch: () => {},
    reset: () => {
      state.calls.length = 0;
      state.checks.length = 0;
      Object.assign(hub, { commits: null, fault: () => null, watch: () => {} });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://github.invalid');
    const parsed = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: raw === '' ? undefined : JSON.parse(raw),
      headers: request.headers as Record<string, string>,
    };
    const operation = api.matchOperation(parsed)?.operationId ?? '';
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const call: Call = {
      number: state.calls.length + 1,
      method: parsed.method,
      path: parsed.path,
      operation,
      body: parsed.body ?? null,
      token,
      status: 0,
      breaches: operation === '' ? ['no such operation in the description'] : [],
    };
    state.calls.push(call);
    hub.watch(call, 'before');
    const fault = hub.fault(call);
    if (fault !== null && !('after' in fault && fault.after === true)) return fail(fault, call, response);
    const answer = (await api.handleRequest(parsed, call)) as Answer;
    hub.watch(call, 'after');
    if (fault !== null) return fail(fault, call, response);
    call.status = answer.status;
    send(response, answer);
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return Object.assign(hub, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-github-request-id': 'TEST', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? null));
}

function fail(fault: Fault, call: Call, response: ServerResponse): void {
  switch (fault.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'answer':
      call.status = fault.status;
      send(response, { status: fault.status, headers: fault.headers ?? {}, body: fault.body ?? { message: 'Server Error' } });
  }
}

type Handler = (context: Context) => Answer;

async function contract(checks: CheckRunRecord[], hub: () => GithubServer): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition: document(),
    // Without checks of the description itself, which is GitHub's and large.
    quick: true,
    strict: false,
    coerceTypes: true,
    ajvOpts: { strict: false, allErrors: true, validateFormats: false, logger: false },
    handlers: {
      notFound: () => notFound(),
      methodNotAllowed: () => notFound(),
      notImplemented: (context: Context) => {
        throw new Error(`the test server does not answer ${context.operation.operationId}`);
      },
      validationFail: (context: Context, call: Call) => {
        const errors = context.validation.errors ?? [];
        call.breaches.push(...errors.map((error) => `${error.instancePath} ${error.message}`));
        return { status: 422, body: { message: 'Validation Failed', errors } };
      },
    },
  });
  const operations: Readonly<Record<string, { needs: readonly [string, 'read' | 'write']; handle: Handler }>> = {
    'checks/create': { needs: ['checks', 'write'], handle: (context) => createCheck(checks, hub(), context) },
    'checks/update': { needs: ['checks', 'write'], handle: (context) => updateCheck(checks, context) },
    'checks/get': { needs: ['checks', 'read'], handle: (context) => answerWith(checks.find(({ id }) => id === idOf(context))) },
    'checks/list-for-ref': { needs: ['checks', 'read'], handle: (context) => listChecks(checks, context) },
  };
  for (const [name, { needs, handle }] of Object.entries(operations)) {
    api.registerHandler(name, (context: Context, call: Call) => {
      const answer = refusal(call, needs, hub()) ?? handle(context);
      if (answer.status < 300) {
        const validation = api.validateResponse(JSON.parse(JSON.stringify(answer.body)), context.operation, answer.status);
        for (const error of validation.errors ?? []) call.breaches.push(`our answer: ${error.instancePath} ${error.message}`);
      }
      return answer;
    });
  }
  return await api.init();
}

const notFound = (): Answer => ({
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
});

function refusal(call: Call, [permission, level]: readonly [string, 'read' | 'write'], hub: GithubServer): Answer | null {
  const granted = call.token === null ? undefined : hub.tokens.get(call.token);
  if (granted === undefined) return { status: 401, body: { message: 'Bad credentials', status: '401' } };
  if (!/^\/repos\/octo-org\/octo-repo(\/|$)/.test(call.path)) return notFound();
  if (granted[permission] === 'write' || granted[permission] === level) return null;
  return {
    status: 403,
    headers: { 'x-accepted-github-permissions': `${permission}=${level}` },
    body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest', status: '403' },
  };
}

const invalid = (message: string): Answer => ({ status: 422, body: { message, status: '422' } });

interface CheckBody {
  readonly name?: string;
  readonly head_sha?: string;
  readonly external_id?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly started_at?: string;
  readonly completed_at?: string;
  readonly details_url?: string;
  readonly output?: {
    readonly title?: string;
    readonly summary: string;
    readonly text?: string;
    readonly annotations?: Record<string, unknown>[];
  };
}

function complaint(body: CheckBody): Answer | null {
  for (const part of BYTE_LIMITED) {
    const text = body.output?.[part as 'summary' | 'text'] ?? '';
    if (Buffer.byteLength(text) > LIMIT_BYTES) return invalid(`Only ${LIMIT_BYTES} characters are allowed for ${part}`);
  }
  if (body.status === 'completed' && body.conclusion === undefined) return invalid('conclusion is required when status is completed');
  return null;
}

function createCheck(checks: CheckRunRecord[], hub: GithubServer, context: Context): Answer {
  const body = context.request.requestBody as CheckBody;
  const refused = complaint(body);
  if (refused !== null) return refused;
  const sha = body.head_sha ?? '';
  if (hub.commits !== null && !hub.commits.has(sha)) return invalid(`No commit found for SHA: ${sha}`);
  const check: CheckRunRecord = {
    id: 1000 + checks.length,
    app: ACTIONS_APP,
    name: body.name ?? '',
    head_sha: sha,
    external_id: '',
    status: 'queued',
    conclusion: null,
    started_at: new Date().toISOString(),
    completed_at: null,
    details_url: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
  };
  checks.push(check);
  apply(check, body);
  return { status: 201, body: shown(check) };
}

function updateCheck(checks: CheckRunRecord[], context: Context): Answer {
  const check = checks.find(({ id }) => id === idOf(context));
  if (check === undefined) return notFound();
  const body = context.request.requestBody as CheckBody;
  const refused = complaint(body);
  if (refused !== null) return refused;
  apply(check, body);
  return { status: 200, body: shown(check) };
}

function apply(check: CheckRunRecord, body: CheckBody): void {
  for (const key of ['name', 'external_id', 'started_at', 'details_url'] as const) {
    const value = body[key];
    if (value !== undefined) check[key] = value;
  }
  if (body.output !== undefined) {
    check.title = body.output.title ?? check.title;
    check.summary = body.output.summary;
    check.text = body.output.text ?? check.text;
    check.annotations.push(...(body.output.annotations ?? []));
  }
  // A conclusion completes a check run, whatever the status says.
  if (body.conclusion !== undefined) {
    check.status = 'completed';
    check.conclusion = body.conclusion;
    check.completed_at = body.completed_at ?? new Date().toISOString();
  } else if (body.status !== undefined) {
    check.status = body.status;
    check.conclusion = null;
    check.completed_at = null;
  }
}

function listChecks(checks: readonly CheckRunRecord[], context: Context): Answer {
  const {
    check_name: name,
    app_id: app,
    filter = 'latest',
    per_page: perPage = 30,
    page = 1,
  } = context.request.query as Record<string, string>;
  const sha = String(context.request.params['ref']);
  const matching = checks
    .filter(
      (check) => check.head_sha === sha && (name === undefined || check.name === name) && (app === undefined || check.app === Number(app)),
    )
    .reverse();
  const listed =
    filter === 'all' ? matching : matching.filter((check, at) => matching.findIndex((other) => other.name === check.name) === at);
  const from = (Number(page) - 1) * Number(perPage);
  return {
    status: 200,
    body: { total_count: listed.length, check_runs: listed.slice(from, from + Number(perPage)).map((check) => shown(check)) },
  };
}

const idOf = (context: Context) => Number(context.request.params['check_run_id']);

function answerWith(check: CheckRunRecord | undefined): Answer {
  return check === undefined ? notFound() : { status: 200, body: shown(check) };
}

/** A check run as the API shows it. */
function shown(check: CheckRunRecord): unknown {
  const url = `https://api.github.invalid/repos/octo-org/octo-repo/check-runs/${check.id}`;
  return {
    id: check.id,
    node_id: `CR_${check.id}`,
    head_sha: check.head_sha,
    external_id: check.external_id,
    url,
    html_url: `https://github.invalid/octo-org/octo-repo/runs/${check.id}`,
    details_url: check.details_url,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.started_at,
    completed_at: check.completed_at,
    output: {
      title: check.title,
      summary: check.summary,
      text: check.text,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    name: check.name,
    check_suite: { id: 5 },
    app: {
      id: check.app,
      slug: 'github-actions',
      node_id: 'APP',
      owner: owner(),
      name: 'GitHub Actions',
      description: '',
      external_url: 'https://help.github.invalid',
      html_url: 'https://github.invalid/apps/github-actions',
      created_at: '2018-07-30T09:30:17Z',
      updated_at: '2024-04-10T20:33:16Z',
      permissions: { checks: 'write' },
      events: ['push'],
    },
    pull_requests: [],
  };
}

function owner(): unknown {
  const url = 'https://api.github.invalid/users/github';
  const links = ['followers', 'following', 'gists', 'starred', 'subscriptions', 'organizations', 'repos', 'events', 'received_events'];
  return {
    login: 'github',
    id: 9919,
    node_id: 'OWNER',
    avatar_url: `${url}/avatar`,
    gravatar_id: '',
    url,
    html_url: 'https://github.invalid/github',
    ...Object.fromEntries(links.map((link) => [`${link}_url`, `${url}/${link}`])),
    type: 'Organization',
    site_admin: false,
  };
}
