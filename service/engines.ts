import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { OperationName } from '../shared/contract/operations.ts';
import { astrologyOperations } from './astrology/operations.ts';
import { chatOperations } from './chat/operations.ts';
import type { Handlers } from './operation.ts';
import { openAddress } from './palmistry/fetch/open-address.ts';
import { palmistryOperations } from './palmistry/operations.ts';
import type { Store } from './store.ts';
import { vastuOperations } from './vastu/operations.ts';

export interface EngineDeps {
  readonly store: Store;
  /** Lets image addresses point at this machine. */
  readonly allowLoopbackImages: boolean;
  /** Where the palm engine's model lies: the package root, or the directory of a bundle. */
  readonly modelDirectory: string;
  readonly now: () => Date;
}

export type ServiceHandlers = Handlers<OperationName>;

const imageTimeout = 20_000;

/** All handlers of the service. The record is total: an operation without a handler does not compile. */
export function assembleHandlers({
  store,
  allowLoopbackImages,
  modelDirectory,
  now,
}: EngineDeps): ServiceHandlers {
  const newId = () => randomBytes(8).toString('hex');
  const { 'devatas-45': devatas } = vastuOperations({ store, newId });
  return {
    ...palmistryOperations({
      store,
      modelDirectory,
      open: openAddress,
      lookup: (host) => lookup(host, { all: true }),
      allowLoopback: allowLoopbackImages,
      timeoutMs: imageTimeout,
    }),
    ...astrologyOperations(),
    'devatas-45': devatas,
    ...chatOperations({ store, clock: now, newId }),
  };
}
