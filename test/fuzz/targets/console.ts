import { once } from 'node:events';
import { consoleServer } from '../../../packages/cli/api/console.ts';
import { ConsoleKey } from '../../../packages/cli/api/console-key.ts';
import { signedFetch } from '../../../packages/cli/api/signed-fetch.ts';
import { requestsForConsole } from '../generated/corpus.ts';
import { reportsApp } from './reports.ts';
import { playOnSocket, portOf } from './socket.ts';
import { plantedName, type Target, type World } from './target.ts';

const identity = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'planted-secret-access-key',
  sessionToken: 'planted-session-token',
};

export const consoleTarget: Target = {
  name: 'console',
  framingShare: 0.15,
  planted: [identity.secretAccessKey, identity.sessionToken, plantedName],
  maxRefusalBytes: 16 * 1024,
  generated: requestsForConsole,
  open: openConsole,
};

async function openConsole(): Promise<World> {
  const { app, logLines } = await reportsApp();
  const reports = signedFetch(
    'https://reports.lambda-url.eu-central-1.on.aws/',
    'eu-central-1',
    async () => identity,
    async (url, init) => app.request(String(url), init),
  );
  const key = new ConsoleKey();
  const server = consoleServer(reports, key);
  server.listen(0, '127.0.0.1');
  const token = new URL(key.linkTo('http://127.0.0.1/')).searchParams.get('token');
  const withToken = (bytes: Buffer): Buffer => {
    const end = bytes.indexOf('\r\n');
    if (end < 0) return bytes;
    const line = Buffer.from(`\r\nauthorization: Bearer ${token}`);
    return Buffer.concat([bytes.subarray(0, end), line, bytes.subarray(end)]);
  };
  await once(server, 'listening');
  return {
    async play(bytes) {
      const reaction = await playOnSocket(portOf(server), withToken(bytes));
      return { ...reaction, log: logLines.splice(0).join('\n') };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
