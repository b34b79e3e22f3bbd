import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { OperationName } from '../../shared/contract/operations.ts';
import { openAddress } from '../../shared/pictures/open-address.ts';
import { astrologyOperations } from '../astrology/operations.ts';
import { chatOperations } from '../chat/operations.ts';
import type { Handlers } from '../handler/handler.ts';
import { palmistryOperations } from '../palmistry/operations.ts';
import type { PalmReader } from '../palmistry/reader/palm-reader.ts';
import type { Store } from '../store/store.ts';
import { vastuOperations } from '../vastu/operations.ts';
import type { OwnHandlers } from './own-operations.ts';
import { rootOperation } from './root.ts';

interface EngineDeps {
  readonly store: Store;
  /** Lets image addresses point at this machine. */
  readonly allowLoopbackImages: boolean;
  readonly readPalm: PalmReader;
  readonly now: () => Date;
}

/** For the whole fetch of a photo, redirects included. */
const photoTimeoutMs = 20_000;

export type ServiceHandlers = Handlers<OperationName> & OwnHandlers;

/** All handlers of the service. The record is total: an operation without a handler does not compile. */
export function assembleHandlers(deps: EngineDeps): ServiceHandlers {
  const { store, allowLoopbackImages, readPalm, now } = deps;
  const newId = () => randomBytes(8).toString('hex');
  return {
    ...palmistryOperations({
      store,
      readPalm,
      open: openAddress,
      lookup: (host) => lookup(host, { all: true }),
      allowLoopback: allowLoopbackImages,
      timeoutMs: photoTimeoutMs,
    }),
    ...rootOperation,
    ...astrologyOperations(),
    ...vastuOperations({ store, newId }),
    ...chatOperations({ store, clock: now, newId }),
  };
}
