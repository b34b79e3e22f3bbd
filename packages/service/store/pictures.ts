/**
 * Prepared photos by palm_id, at most 225 kB each: in a bucket one write of them costs less than a tenth of what it does in a
 * table, which is paid by the kilobyte.
 */
export interface Pictures {
  /** A photo that comes again begins its time anew. */
  put(palmId: string, jpeg: Uint8Array): Promise<void>;
  /** @returns undefined when none is kept under this palm_id */
  get(palmId: string): Promise<Uint8Array | undefined>;
}

/** Keeps pictures for the life of the process: for unit tests and for `npm run service`. */
export class MemoryPictures implements Pictures {
  readonly #pictures = new Map<string, Uint8Array>();

  async put(palmId: string, jpeg: Uint8Array): Promise<void> {
    this.#pictures.set(palmId, jpeg.slice());
  }

  async get(palmId: string): Promise<Uint8Array | undefined> {
    return this.#pictures.get(palmId)?.slice();
  }
}
