import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHECKS, type CheckRunRecord } from './checks.ts';
import { contract } from './contract.ts';
import { FAMILIES } from './families.ts';
import type { Call, Family, RawRequest, World } from './family.ts';
import { usualTokens } from './tokens.ts';
import { type Answer, type Fault, fail, send } from './transport.ts';

export interface GithubServer extends World {
  readonly calls: Call[];
  readonly checks: CheckRunRecord[];
  /** All breaches of GitHub's description so far; a test asserts that there are none. */
  breaches(): string[];
  /** Decides on a fault for each call. */
  fault: (call: Call) => Fault | null;
  /** Called when a request has come and before it takes effect, and again when it has and before it is answered. */
  watch: (call: Call, moment: 'before' | 'after') => unknown;
  /** Forgets all that was. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * GitHub's API for one repository, octo-org/octo-repo: each request is held against GitHub's own description, then answered from a state
 * in memory by the rules that matter.
 * @param base the path before all of the API's: '' as on github.com, '/api/v3' as on GitHub Enterprise Server.
 */
export async function githubServer(base = ''): Promise<GithubServer> {
  const parts = new Map<string, unknown>();
  const calls: Call[] = [];
  const of = <S>(family: Family<S>): S => {
    if (!parts.has(family.name)) parts.set(family.name, family.empty());
    return parts.get(family.name) as S;
  };
  const fresh = () => ({ commits: null, lag: 0, fault: () => null, watch: () => {} });
  const server = createServer((request, response) => void serve(request, response));
  const hub: GithubServer = {
    url: '',
    calls,
    of,
    tokens: usualTokens(),
    ...fresh(),
    get checks() {
      return of(CHECKS).runs;
    },
    breaches: () => calls.flatMap(({ method, path, breaches }) => breaches.map((breach) => `${method} ${path}: ${breach}`)),
    reset: () => {
      calls.length = 0;
      parts.clear();
      hub.tokens.clear();
      for (const [token, grant] of usualTokens()) hub.tokens.set(token, grant);
      Object.assign(hub, fresh());
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const api = await contract(hub);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await readRequest(request);
    const described = raw.url.pathname.startsWith(`${base}/`) ? raw.url.pathname.slice(base.length) : null;
    const parsed = { method: raw.method, path: described ?? '/', query: raw.url.search.slice(1), headers: raw.headers, body: jsonOf(raw) };
    const operation = described === null ? '' : (api.matchOperation(parsed)?.operationId ?? '');
    const outside = () => FAMILIES.reduce<Answer | null>((found, family) => found ?? family.outside(raw, hub), null);
    const call: Call = {
      number: calls.length + 1,
      method: raw.method,
      path: described ?? raw.url.pathname,
      operation,
      body: parsed.body ?? null,
      token: /^(?:token|bearer) (.+)$/i.exec(raw.headers['authorization'] ?? '')?.[1] ?? null,
      status: 0,
      breaches: [],
    };
    calls.push(call);
    hub.watch(call, 'before');
    const fault = hub.fault(call);
    if (fault !== null && fault.after !== true) {
      call.status = fail(fault, response);
      return;
    }
    const other = operation === '' ? outside() : null;
    if (operation === '' && other === null) call.breaches.push('no such operation in the description');
    const answer = other ?? (await api.handleRequest(parsed, call));
    hub.watch(call, 'after');
    if (fault !== null) {
      call.status = fail(fault, response);
      return;
    }
    call.status = answer.status;
    send(response, answer);
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return Object.defineProperty(hub, 'url', { value: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}` });
}

async function readRequest(request: IncomingMessage): Promise<RawRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://github.invalid'),
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}

function jsonOf({ headers, body }: RawRequest): Record<string, unknown> | undefined {
  if (body.length === 0 || !/json/.test(headers['content-type'] ?? '')) return undefined;
  return JSON.parse(body.toString('utf8'));
}
