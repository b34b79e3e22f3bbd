/** Older photos have the kind `palm-image` until they expire. */
const storeKinds = ['reading', 'palm-image', 'plan', 'session'] as const;
export type StoreKind = (typeof storeKinds)[number];

export interface Store {
  read(kind: StoreKind, id: string): Promise<unknown>;
  write(kind: StoreKind, id: string, document: unknown): Promise<void>;
}

const sessionDays = 30;

/** @param readingDays after the latest write */
export function expiryOf(kind: StoreKind, now: Date, readingDays?: number): Date | undefined {
  const days = kind === 'session' ? sessionDays : readingDays;
  return days === undefined ? undefined : new Date(now.getTime() + days * 86_400_000);
}

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
