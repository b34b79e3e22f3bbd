import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultPolicy } from '../../../shared/service-client/answer.ts';
import { type Answer, type Call, send } from '../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { Accounts } from '../../service/accounts/accounts.ts';
import type { Ledger } from '../../service/accounts/ledger.ts';
import { MemoryLedger } from '../../service/accounts/memory-ledger.ts';
import { defaultPlans } from '../../service/accounts/plans.ts';
import { createService } from '../../service/app.ts';
import { assembleHandlers } from '../../service/operations/handlers.ts';
import { palmistryOperations } from '../../service/palmistry/operations.ts';
import { readerInProcess } from '../../service/palmistry/reader/palm-reader.ts';
import { MemoryPictures, type Pictures } from '../../service/store/pictures.ts';
import { MemoryStore, type Store } from '../../service/store/store.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sample = `${root}/events/samples/inbox/palms/samples/anna.jpg`;

const now = () => new Date();

export async function sampleService(
  backing: { readonly ledger: Ledger; readonly store: Store; readonly pictures: Pictures } = {
    ledger: new MemoryLedger(),
    store: new MemoryStore(now),
    pictures: new MemoryPictures(),
  },
  log: Parameters<typeof createService>[0]['log'] = () => {},
): Promise<(call: Call) => Promise<Answer>> {
  const token = 'a-token-for-the-benchmark';
  const { ledger, store, pictures } = backing;
  await ledger.open(1000);
  const accounts = new Accounts({ ledger, plans: defaultPlans, now, graceSeconds: 0 });
  await accounts.admitToken(token);
  const readPalm = readerInProcess(root);
  const palm = palmistryOperations({
    store,
    pictures,
    readPalm,
    open: async () => ({ status: 200, headers: {}, body: photo(), close: () => {} }),
    lookup: async () => [{ address: '93.184.216.34', family: 4 }],
    allowLoopback: false,
    timeoutMs: 60_000,
  });
  const handlers = {
    ...assembleHandlers({ store, pictures, allowLoopbackImages: false, readPalm, now }),
    ...palm,
  };
  const app = createService({ handlers, accounts, log, clock: () => performance.now() });
  return (call) =>
    send(
      call,
      { url: 'https://service.example', scheme: 'token' },
      { version: '1', content: { token } },
      {
        fetch: async (input, init) => app.fetch(new Request(input, init)),
        now: () => Date.now(),
        policy: defaultPolicy,
        profile: activeProfile,
        maxAnswerBytes: 8_000_000,
        attemptTimeoutMs: 120_000,
      },
    );
}

let photos = 0;

/** Appends bytes, so that each copy of the sample photo counts as another person's. */
async function* photo(): AsyncGenerator<Uint8Array> {
  photos += 1;
  yield Buffer.concat([await readFile(sample), Buffer.from(String(photos))]);
}
