import type { Table } from '../table/table.ts';
import type { NameHash } from './name-hash.ts';

/** Where bodies lie that are too big for an item: the store. */
export interface BodyStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Rejects with an error named `NoSuchKey` where there is no such object, as S3 does. */
  get(key: string): Promise<Uint8Array>;
  copy(from: string, to: string): Promise<void>;
}

/** What the ledger leans on. `now` is in milliseconds since 1970. */
export interface LedgerContext {
  readonly table: Table;
  readonly bodies: BodyStore;
  readonly now: () => number;
  /** Finds the tombstones of erased subjects; whoever takes inputs or keeps messages must have it. */
  readonly nameHash?: NameHash;
}

/** The worker that a wave belongs to: one invocation of fan-out. `until` is its deadline and ten seconds. */
export interface Worker {
  readonly name: string;
  readonly until: number;
}

/** For functions that never touch bodies. */
export const noBodies: BodyStore = {
  put: () => Promise.reject(new Error('This function has no access to the store')),
  get: () => Promise.reject(new Error('This function has no access to the store')),
  copy: () => Promise.reject(new Error('This function has no access to the store')),
};
