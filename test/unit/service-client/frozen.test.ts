import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

let server: Server;
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  server.closeAllConnections();
  server.close();
});

test('The first call after a freeze does not fail on a socket that was dropped during the freeze', async () => {
  const sockets: Socket[] = [];
  let requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  const script = fileURLToPath(new URL('./frozen/invoked.ts', import.meta.url));
  const invoked = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child = invoked;
  const answers = createInterface(invoked.stdout)[Symbol.asyncIterator]();
  for (let invocation = 1; invocation <= 5; invocation += 1) {
    invoked.stdin.write(`http://127.0.0.1:${address.port}\n`);
    expect((await answers.next()).value).toBe('json');
    expect(requests).toBe(invocation);
    for (const socket of sockets) if (!socket.destroyed) socket.resetAndDestroy();
  }
  expect(sockets).toHaveLength(5);
});
