/** Everything that the service keeps: palm readings, house plans, chat sessions. */
export const storeKinds = ['reading', 'palm-image', 'plan', 'session'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** JSON documents by kind and id. A document may be up to 1 MB; larger is a programming error. */
export interface Store {
  read(kind: StoreKind, id: string): Promise<unknown>;
  write(kind: StoreKind, id: string, document: unknown): Promise<void>;
}

/** Keeps documents for the life of the process: for unit tests and for `npm run service`. */
export class MemoryStore implements Store {
  readonly #documents = new Map<string, string>();

  async read(kind: StoreKind, id: string): Promise<unknown> {
    const text = this.#documents.get(`${kind}/${id}`);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async write(kind: StoreKind, id: string, document: unknown): Promise<void> {
    this.#documents.set(`${kind}/${id}`, JSON.stringify(document));
  }
}
