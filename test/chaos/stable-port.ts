import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';

/** Successive runs share the port in the file. `isStable` is false if another run already uses it. */
export async function listenOnStablePort(
  server: Server,
  file: string,
): Promise<{ readonly port: number; readonly isStable: boolean }> {
  const usual = readPort(file);
  try {
    const port = await listen(server, usual);
    if (usual === 0) writeFileSync(file, `${port}\n`);
    return { port, isStable: true };
  } catch (error) {
    if (usual === 0) throw error;
    return { port: await listen(server, 0), isStable: false };
  }
}

function readPort(file: string): number {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
