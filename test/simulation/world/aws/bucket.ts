import { createHash } from 'node:crypto';
import type { Objects } from '../../../../shared/erasure/sweep-deps.ts';
import type { BodyStore } from '../../../../shared/ledger/context.ts';
import { DeletedObjectError, type Inbox } from '../../../../shared/uploads/inbox.ts';

interface StoredObject {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** S3 gives this ETag to an object of a single put. */
export const etagOf = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Unversioned: each put replaces the object. */
export class Bucket {
  readonly #objects = new Map<string, StoredObject>();

  put(key: string, bytes: Uint8Array, metadata: Readonly<Record<string, string>> = {}): void {
    this.#objects.set(key, { bytes, etag: etagOf(bytes), metadata });
  }

  get(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  remove(key: string): boolean {
    return this.#objects.delete(key);
  }

  keys(prefix = ''): string[] {
    return [...this.#objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
}

/** Performs an effect on the store as a step of a simulated process. */
export type Crossing = <T>(effect: () => Promise<T>) => Promise<T>;

const atOnce: Crossing = (effect) => effect();

class NoSuchKeyError extends Error {
  override readonly name = 'NoSuchKey';
}

export function bodyStoreOf(bucket: Bucket, cross: Crossing = atOnce): BodyStore {
  const read = (key: string): Uint8Array => {
    const found = bucket.get(key);
    if (found === undefined) throw new NoSuchKeyError('The bucket has no such key');
    return found.bytes;
  };
  return {
    put: (key, bytes) => cross(async () => bucket.put(key, bytes)),
    get: (key) => cross(async () => read(key)),
    copy: (from, to) => cross(async () => bucket.put(to, read(from))),
  };
}

const chunkBytes = 2048;

export function inboxOf(bucket: Bucket, cross: Crossing = atOnce): Inbox {
  const find = (key: string, etag: string): StoredObject | undefined => {
    const found = bucket.get(key);
    if (found === undefined) throw new DeletedObjectError('The object is deleted');
    return found.etag === etag ? found : undefined;
  };
  return {
    find: ({ key, etag }) =>
      cross(async () => {
        const found = find(key, etag);
        return found && { ...found, time: 0 };
      }),
    read: ({ key, etag }, fromByte = 0) =>
      cross(async () => {
        const found = find(key, etag);
        if (found === undefined) return undefined;
        const bytes = found.bytes.subarray(fromByte);
        return {
          metadata: found.metadata,
          bytes: () => cross(async () => bytes),
          chunks: async function* () {
            for (let start = 0; start < bytes.length; start += chunkBytes)
              yield await cross(async () => bytes.subarray(start, start + chunkBytes));
          },
        };
      }),
  };
}

export function objectsOf(bucket: Bucket, cross: Crossing = atOnce): Objects {
  return {
    list: async function* (prefix) {
      yield* await cross(async () => bucket.keys(prefix));
    },
    remove: (key) => cross(async () => bucket.remove(key)),
  };
}
