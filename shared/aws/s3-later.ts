import type { Objects } from '../erasure/sweep-deps.ts';
import type { BodyStore } from '../ledger/context.ts';
import type { ArchiveInbox, Inbox } from '../uploads/inbox.ts';

/** Loads the S3 client at first use: it is a fifth of a function's code, and many events need no object. */
function loadedOnce<Opened>(open: (s3: typeof import('./s3.ts')) => Opened): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= import('./s3.ts').then(open);
    return opening;
  };
}

interface Store extends BodyStore {
  addressOf(key: string): Promise<string>;
}

export function lazyStore(bucket: string): Store {
  const opened = loadedOnce(({ openStore }) => openStore(bucket));
  return {
    put: async (key, bytes, contentType) => (await opened()).put(key, bytes, contentType),
    get: async (key) => (await opened()).get(key),
    copy: async (from, to) => (await opened()).copy(from, to),
    addressOf: async (key) => (await opened()).addressOf(key),
  };
}

export function lazyObjects(bucket: string): Objects {
  const opened = loadedOnce(({ openObjects }) => openObjects(bucket));
  return {
    async *list(prefix) {
      yield* (await opened()).list(prefix);
    },
    remove: async (key) => (await opened()).remove(key),
  };
}

export function lazyInbox(): Inbox {
  const opened = loadedOnce(({ openInbox }) => openInbox());
  return {
    read: async (upload, fromByte) => (await opened()).read(upload, fromByte),
    find: async (upload) => (await opened()).find(upload),
  };
}

export function lazyArchives(): ArchiveInbox {
  const opened = loadedOnce(({ openArchives }) => openArchives());
  return {
    range: async (upload, from, to) => (await opened()).range(upload, from, to),
    put: async (to, bytes, metadata) => (await opened()).put(to, bytes, metadata),
  };
}

export function lazyForms(bucket: string) {
  const opened = loadedOnce(({ openForms }) => openForms(bucket));
  return async (key: string, maxBytes: number, metadata?: Readonly<Record<string, string>>) =>
    (await opened())(key, maxBytes, metadata);
}
