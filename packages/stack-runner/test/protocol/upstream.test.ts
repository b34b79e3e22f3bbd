import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { Upstream } from '../../protocol/upstream.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

test.each(['forward', 'forwardBuffered'] as const)(
  "The gateway does not forward a client's connection headers: %s",
  async (how) => {
    const seen: IncomingHttpHeaders[] = [];
    const emulator = createServer((request, response) => {
      seen.push(request.headers);
      request.resume().on('end', () => response.end('stored'));
    });
    const upstream = new Upstream({ port: await listening(emulator), host: '127.0.0.1' });
    const answer = async (response: ServerResponse, whole: ReturnType<Upstream['forwardBuffered']>) => {
      const { status, body } = await whole;
      response.writeHead(status).end(body);
    };
    const front = createServer((request, response) => {
      void (how === 'forward'
        ? upstream.forward(request, response, request)
        : answer(response, upstream.forwardBuffered(request, request)));
    });
    const headers = { connection: 'close', 'content-type': 'text/csv' };
    const stored = await fetch(`http://127.0.0.1:${await listening(front)}/`, {
      method: 'PUT',
      headers,
      body: 'id',
    });
    expect(await stored.text()).toBe('stored');
    expect(seen).toMatchObject([{ 'content-type': 'text/csv', connection: 'keep-alive' }]);
    upstream.agent.destroy();
  },
);
