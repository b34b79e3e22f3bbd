import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readingOf, sample } from '../../../packages/engines/test/palmistry/samples.ts';
import { Accounts } from '../../../packages/service/accounts/accounts.ts';
import { MemoryLedger } from '../../../packages/service/accounts/memory-ledger.ts';
import { defaultPlans } from '../../../packages/service/accounts/plans.ts';
import { fixedToken } from '../../../packages/service/accounts/token-source.ts';
import { createService } from '../../../packages/service/app.ts';
import { astrologyOperations } from '../../../packages/service/astrology/operations.ts';
import { chatOperations } from '../../../packages/service/chat/operations.ts';
import { createHttpServer } from '../../../packages/service/http/server.ts';
import { rootOperation } from '../../../packages/service/operations/root.ts';
import { palmistryOperations } from '../../../packages/service/palmistry/operations.ts';
import { readerInProcess } from '../../../packages/service/palmistry/reader/palm-reader.ts';
import { MemoryPictures } from '../../../packages/service/store/pictures.ts';
import { MemoryStore } from '../../../packages/service/store/store.ts';
import { house } from '../../../packages/service/test/vastu/plans.ts';
import { vastuOperations } from '../../../packages/service/vastu/operations.ts';
import { getVastuIdPath } from '../../../packages/service/vastu/plan.ts';
import type { HostAnswer } from '../../../shared/pictures/open-address.ts';
import { requestsForService } from '../generated/corpus.ts';
import { needsSocket, toRequest } from '../request-text.ts';
import { playOnSocket, portOf } from './socket.ts';
import { plantedName, plantedToken, type Reaction, type Target, type World } from './target.ts';

const adminToken = 'pla_Qy72-planted-admin-of-the-fuzzer';
const apiKey = 'plk_Wv63-planted-key-of-the-fuzzer';
const now = Date.parse('2026-11-21T10:00:00Z');

const palmId = 'plm_1';
const planId = '50c7a7d9695346f5';

/** Inputs that fetch cannot carry go through a socket. Look-ups and requests to other hosts are simulated. */
export const serviceTarget: Target = {
  name: 'service',
  framingShare: 0.04,
  planted: [plantedToken, adminToken, apiKey, plantedName],
  maxRefusalBytes: 16 * 1024,
  generated: requestsForService(['x-service-key', plantedToken]),
  open: openService,
};

async function openService(): Promise<World> {
  const lines: string[] = [];
  const date = () => new Date(now);
  const ledger = new MemoryLedger();
  await ledger.open(1_000_000_000);
  const accounts = new Accounts({ ledger, plans: new Map(defaultPlans), now: date, graceSeconds: 3600 });
  await accounts.admitToken(plantedToken);
  await accounts.admitKeyPair('600123', apiKey, 'calculation');
  const store = new MemoryStore(date);
  await store.write('reading', palmId, await readingOf('anna'));
  const pictures = new MemoryPictures();
  await pictures.put(palmId, await sample('anna'));
  let ids = 0;
  const newId = () => {
    ids += 1;
    return ids === 1 ? planId : ids.toString(16).padStart(16, '0');
  };
  const app = createService({
    handlers: {
      ...palmistryOperations({
        store,
        pictures,
        readPalm: readerInProcess(fileURLToPath(new URL('../../..', import.meta.url))),
        open: async (url) => hostAnswer(url.pathname),
        lookup: async (host) => [
          { address: host.endsWith('internal') ? '10.0.0.1' : '93.184.216.34', family: 4 },
        ],
        allowLoopback: false,
        timeoutMs: 5000,
      }),
      ...rootOperation,
      ...astrologyOperations(),
      ...vastuOperations({ store, newId }),
      ...chatOperations({ store, clock: date, newId }),
    },
    accounts,
    admin: fixedToken(adminToken),
    log: (line) => lines.push(JSON.stringify(line)),
    clock: () => performance.now(),
  });
  const server = createHttpServer(app.fetch);
  const headers = { 'x-service-key': plantedToken, 'content-type': 'application/json' };
  await app.request(getVastuIdPath, { method: 'POST', headers, body: JSON.stringify(house()) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function playInProcess(request: Request): Promise<Reaction> {
    const answer = await app.request(request);
    const text = await answer.text();
    const { status } = answer;
    const refusal = status >= 400 ? { refusal: text } : {};
    return { kind: String(status), statuses: [status], answerBytes: text.length, ...refusal };
  }

  return {
    async play(bytes) {
      const request = needsSocket(bytes) ? undefined : toRequest(bytes);
      const reaction =
        request === undefined ? await playOnSocket(portOf(server), bytes) : await playInProcess(request);
      return { ...reaction, log: lines.splice(0).join('\n') };
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function hostAnswer(path: string): HostAnswer {
  const answer = (status: number, headers: Record<string, string>, ...chunks: string[]): HostAnswer => ({
    status,
    headers,
    body: streamOf(chunks),
    close: () => undefined,
  });
  if (path.includes('inwards')) return answer(302, { location: 'http://metadata.internal/' });
  if (path.includes('circle')) return answer(302, { location: path });
  if (path.includes('endless')) return answer(200, {}, ...Array<string>(100).fill('x'.repeat(64 * 1024)));
  if (path.includes('fault')) return answer(500, {}, 'fault');
  return answer(200, { 'content-type': 'text/html' }, '<html>');
}

async function* streamOf(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
