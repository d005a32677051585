import type { ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text or bytes go out as they are, all else as JSON. */
  readonly body: unknown;
}

export const notFound = (): Answer => ({
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
});

export const invalid = (message: string): Answer => ({ status: 422, body: { message, status: '422' } });

/** What happens instead of an answer. `after`: the request has taken effect first. */
export type Fault = { readonly after?: boolean } & (
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' }
  /** A byte now and then, for ever. */
  | { readonly kind: 'drip' }
  | ({ readonly kind: 'answer'; readonly status: number } & Partial<Answer>)
);

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-github-request-id': 'TEST', ...headers });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null));
}

/** @returns the status that was sent; 0 where none was. */
export function fail(fault: Fault, response: ServerResponse): number {
  switch (fault.kind) {
    case 'hang':
      return 0;
    case 'reset':
      response.socket?.resetAndDestroy();
      return 0;
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
      return 200;
    }
    case 'answer': {
      const { status, headers = {}, body = { message: 'Server Error' } } = fault;
      send(response, { status, headers, body });
      return status;
    }
  }
}
