import type { Server } from 'node:http';
import type { JsonFile } from './state-directory.ts';

/** Stored so that addresses stay the same between starts. */
export type Ports = Record<string, number>;

export async function listenOn(
  ports: JsonFile<Ports>,
  name: string,
  server: Server,
  requestedPort = 0,
): Promise<number> {
  const port = await listen(server, requestedPort === 0 ? [ports.value[name] ?? 0, 0] : [requestedPort]);
  savePort(ports, name, port);
  return port;
}

function savePort(ports: JsonFile<Ports>, name: string, port: number): void {
  if (ports.value[name] === port) return;
  ports.value[name] = port;
  ports.save();
}

async function listen(server: Server, candidates: readonly number[]): Promise<number> {
  let refused: unknown;
  for (const candidate of candidates) {
    try {
      return await listenOnce(server, candidate);
    } catch (error) {
      refused = error;
    }
  }
  throw refused;
}

function listenOnce(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'));
      else resolve(address.port);
    });
  });
}
