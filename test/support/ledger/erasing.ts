import type { ReconcilerDeps } from '../../../functions/reconciler/deps.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { calledService } from '../settings/made-up-service.ts';

export const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

const emptyStore = { list: async function* () {}, remove: async () => false };

export const erasureOfItems: ReconcilerDeps['erasure'] = {
  service: calledService,
  nameHash,
  store: emptyStore,
  inbox: emptyStore,
  deadQueues: [],
  secondSweepAfterMs: 20 * 60_000,
};
