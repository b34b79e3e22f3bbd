/** At most 225 kB each; a bucket write costs a tenth of a table write. */
export interface Pictures {
  /** Storing it again restarts its time to live. */
  put(palmId: string, jpeg: Uint8Array): Promise<void>;
  /** @returns undefined when nothing is stored under this palm_id */
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
