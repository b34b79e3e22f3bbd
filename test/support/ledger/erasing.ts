import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { calledService } from '../settings/made-up-service.ts';
import type { PipelineWorld } from '../worlds/pipeline-world.ts';

export const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

const none = { list: async function* () {}, remove: async () => false };

export const erasureOfItems: NonNullable<PipelineWorld['erasure']> = {
  service: calledService,
  nameHash,
  store: none,
  inbox: none,
  deadQueues: [],
  secondSweepAfterMs: 20 * 60_000,
};
