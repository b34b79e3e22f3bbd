import type { Table } from '../table/table.ts';
import type { NameHash } from './name-hash.ts';

export interface BodyStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Rejects with an error named `NoSuchKey` for a missing object, like S3. */
  get(key: string): Promise<Uint8Array>;
  copy(from: string, to: string): Promise<void>;
}

/** `now` returns epoch milliseconds. */
export interface LedgerContext {
  readonly table: Table;
  readonly bodies: BodyStore;
  readonly now: () => number;
  readonly nameHash?: NameHash;
}

/** One invocation of fan-out. `until` is its deadline plus ten seconds. */
export interface Worker {
  readonly name: string;
  readonly until: number;
}

/** A frozen worker may still write until this long after its end. */
export const lateWritesMs = 20 * 60_000;

export const noBodies: BodyStore = {
  put: () => Promise.reject(new Error('This function has no access to the store')),
  get: () => Promise.reject(new Error('This function has no access to the store')),
  copy: () => Promise.reject(new Error('This function has no access to the store')),
};
