/**
 * Everything that the service keeps but the photos of palms, which are in {@link file://./pictures.ts}: palm readings, house plans, chat
 * sessions. Photos that were kept before they had a place of their own are of the kind `palm-image`, and are read until their time is over.
 */
const storeKinds = ['reading', 'palm-image', 'plan', 'session'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** JSON documents by kind and id. A document may be up to 1 MB; larger is a programming error. */
export interface Store {
  read(kind: StoreKind, id: string): Promise<unknown>;
  write(kind: StoreKind, id: string, document: unknown): Promise<void>;
}

/** Days that a chat session is kept after its last question. */
const sessionDays = 30;

/**
 * When a document written now ends; undefined for one that is kept until the store itself ends.
 *
 * @param readingDays how long a palm reading with its picture, and a house plan, are kept after they were last written
 */
export function expiryOf(kind: StoreKind, now: Date, readingDays?: number): Date | undefined {
  const days = kind === 'session' ? sessionDays : readingDays;
  return days === undefined ? undefined : new Date(now.getTime() + days * 86_400_000);
}

/** Keeps documents for the life of the process: for unit tests and for `npm run service`. */
export class MemoryStore implements Store {
  readonly #documents = new Map<string, { text: string; expiresAt: Date | undefined }>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  async read(kind: StoreKind, id: string): Promise<unknown> {
    const found = this.#documents.get(`${kind}/${id}`);
    if (found === undefined) return undefined;
    if (found.expiresAt !== undefined && found.expiresAt <= this.#now()) return undefined;
    return JSON.parse(found.text);
  }

  async write(kind: StoreKind, id: string, document: unknown): Promise<void> {
    this.#documents.set(`${kind}/${id}`, {
      text: JSON.stringify(document),
      expiresAt: expiryOf(kind, this.#now()),
    });
  }
}
