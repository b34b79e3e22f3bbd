import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { OperationName } from '@palmleaf/contract/operations';
import { openAddress } from '@palmleaf/shared/pictures/open-address';
import { astrologyOperations } from '../astrology/operations.ts';
import type { Handlers } from '../handler/handler.ts';
import { later, once } from '../handler/later.ts';
import type { PalmReader } from '../palmistry/reader/palm-reader.ts';
import type { Pictures } from '../store/pictures.ts';
import type { Store } from '../store/store.ts';
import type { OwnHandlers } from './own-operations.ts';
import { rootOperation } from './root.ts';

interface EngineDeps {
  readonly store: Store;
  readonly pictures: Pictures;
  readonly allowLoopbackImages: boolean;
  readonly readPalm: PalmReader;
  readonly now: () => Date;
}

const photoTimeoutMs = 20_000;

export type ServiceHandlers = Handlers<OperationName> & OwnHandlers;

export function assembleHandlers(deps: EngineDeps): ServiceHandlers {
  const { store, pictures, allowLoopbackImages, readPalm, now } = deps;
  const newId = () => randomBytes(8).toString('hex');
  const palmistry = once(async () =>
    (await import('../palmistry/operations.ts')).palmistryOperations({
      store,
      pictures,
      readPalm,
      open: openAddress,
      lookup: (host) => lookup(host, { all: true }),
      allowLoopback: allowLoopbackImages,
      timeoutMs: photoTimeoutMs,
    }),
  );
  const vastu = once(async () => (await import('../vastu/operations.ts')).vastuOperations({ store, newId }));
  const chat = once(async () =>
    (await import('../chat/operations.ts')).chatOperations({ store, clock: now, newId }),
  );
  return {
    ...rootOperation,
    predict: later('predict', palmistry),
    'api-predict': later('api-predict', palmistry),
    basic: later('basic', palmistry),
    legacy: later('legacy', palmistry),
    'get-palm-id': later('get-palm-id', palmistry),
    'get-palm-image': later('get-palm-image', palmistry),
    'hand-type': later('hand-type', palmistry),
    fingers: later('fingers', palmistry),
    'major-lines': later('major-lines', palmistry),
    mounts: later('mounts', palmistry),
    'special-features': later('special-features', palmistry),
    'minor-lines': later('minor-lines', palmistry),
    summary: later('summary', palmistry),
    personality: later('personality', palmistry),
    career: later('career', palmistry),
    money: later('money', palmistry),
    love: later('love', palmistry),
    marriage: later('marriage', palmistry),
    health: later('health', palmistry),
    challenges: later('challenges', palmistry),
    luck: later('luck', palmistry),
    ...astrologyOperations(),
    'devatas-45': later('devatas-45', vastu),
    'get-vastu-id': async (plan, context) => (await vastu())['get-vastu-id'](plan, context),
    chat: later('chat', chat),
  };
}
