import type { BodyStore } from '../../../shared/ledger/context.ts';
import type { Inbox } from '../../../shared/uploads/inbox.ts';
import type { PaperInvocation } from './invocation.ts';

const s3RequestMs = 25;

export class PaperStore {
  readonly #folders = new Map<string, Map<string, Uint8Array | undefined>>();

  for(invocation: PaperInvocation): BodyStore {
    const bodyOf = (key: string) => this.#folders.get(folderOf(key))?.get(key) ?? new Uint8Array(0);
    const put = (key: string, bytes: Uint8Array) => {
      const folder = this.#folders.get(folderOf(key)) ?? new Map<string, Uint8Array | undefined>();
      this.#folders.set(folderOf(key), folder.set(key, key.startsWith('photos/') ? undefined : bytes));
    };
    return {
      put: (key, bytes) => invocation.request(s3RequestMs, () => put(key, bytes)),
      get: (key) => invocation.request(s3RequestMs, () => bodyOf(key)),
      copy: (from, to) => invocation.request(s3RequestMs, () => put(to, bodyOf(from))),
    };
  }

  listed(invocation: PaperInvocation) {
    const folders = this.#folders;
    return {
      async *list(prefix: string): AsyncGenerator<string> {
        const keys = await invocation.request(s3RequestMs, () => [
          ...(folders.get(prefix.slice(0, -1))?.keys() ?? []),
        ]);
        yield* keys;
      },
      remove: (key: string) =>
        invocation.request(s3RequestMs, () => folders.get(folderOf(key))?.delete(key) === true),
    };
  }
}

const folderOf = (key: string): string => key.slice(0, key.indexOf('/', key.indexOf('/') + 1));

export class PaperInbox {
  readonly tables = new Map<string, Uint8Array>();
  readonly #removed = new Set<string>();

  for(invocation: PaperInvocation): Inbox {
    return {
      find: (upload) =>
        invocation.request(s3RequestMs, () =>
          this.#removed.has(upload.key) ? undefined : { ...upload, time: 0, metadata: {} },
        ),
      read: (upload, fromByte = 0) =>
        invocation.request(s3RequestMs, () => {
          if (this.#removed.has(upload.key)) return undefined;
          const bytes = (this.tables.get(upload.key) ?? Buffer.from(upload.key)).subarray(fromByte);
          return {
            metadata: {},
            bytes: async () => bytes,
            chunks: async function* () {
              for (let start = 0; start < bytes.length; start += chunkBytes)
                yield bytes.subarray(start, start + chunkBytes);
            },
          };
        }),
    };
  }

  listed(invocation: PaperInvocation) {
    return {
      async *list(): AsyncGenerator<string> {},
      remove: (key: string) =>
        invocation.request(s3RequestMs, () => {
          const isThere = !this.#removed.has(key);
          this.#removed.add(key);
          return isThere;
        }),
    };
  }
}

const chunkBytes = 64 * 1024;
