/** Stores photos of at most 225 kB; a bucket write costs a tenth of a table write. */
export interface Pictures {
  /** Storing a photo again restarts its time to live. */
  put(palmId: string, jpeg: Uint8Array): Promise<void>;
  get(palmId: string): Promise<Uint8Array | undefined>;
}

export class MemoryPictures implements Pictures {
  readonly #pictures = new Map<string, Uint8Array>();

  async put(palmId: string, jpeg: Uint8Array): Promise<void> {
    this.#pictures.set(palmId, jpeg.slice());
  }

  async get(palmId: string): Promise<Uint8Array | undefined> {
    return this.#pictures.get(palmId)?.slice();
  }
}
