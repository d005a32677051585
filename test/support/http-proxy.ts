import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface HttpProxy {
  readonly url: string;
  /** `CONNECT host:port`, or a method and an absolute address, as they came. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** A proxy of a company's network: the only way out. Every host leads to this machine, at the port that was asked for. */
export async function httpProxy(): Promise<HttpProxy> {
  const seen: string[] = [];
  const server = createServer((asked, answer) => {
    seen.push(`${asked.method} ${asked.url}`);
    const { port, pathname, search } = new URL(asked.url ?? '');
    const onward = request({ host: '127.0.0.1', port, path: pathname + search, method: asked.method, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('connect', (asked, socket, head) => {
    seen.push(`CONNECT ${asked.url}`);
    const onward = connect(Number(asked.url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
