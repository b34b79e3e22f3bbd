/**
 * Prepared photos by palm_id, at most 225 kB each. A write to a bucket costs less than a tenth of a write to a table,
 * which charges by the kilobyte.
 */
export interface Pictures {
  /** Stores a photo; storing it again restarts its time to live. */
  put(palmId: string, jpeg: Uint8Array): Promise<void>;
  /** @returns undefined when nothing is stored under this palm_id */
  get(palmId: string): Promise<Uint8Array | undefined>;
}

/** Keeps pictures in memory: for unit tests and for `npm run service`. */
export class MemoryPictures implements Pictures {
  readonly #pictures = new Map<string, Uint8Array>();

  async put(palmId: string, jpeg: Uint8Array): Promise<void> {
    this.#pictures.set(palmId, jpeg.slice());
  }

  async get(palmId: string): Promise<Uint8Array | undefined> {
    return this.#pictures.get(palmId)?.slice();
  }
}
